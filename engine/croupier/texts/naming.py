"""What everything is called in a language, as one document: for labels, and for those who listen to a board.

>>> names = naming("en")
>>> names.cards[6].spoken, names.cards[6].short
('the seven of clubs', '7♣')
>>> [(pile.origin, pile.target) for pile in names.piles if pile.pile == "t7"]
[('from column 7', 'to column 7')]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.catalog import whists
from croupier.engine.patience.contradictions import MAX_COLUMNS, MAX_PACKS, MAX_PILES
from croupier.engine.patience.piles import STOCK, WASTE
from croupier.engine.whist.ladder import ladder_for

from .sentences import texts_for

_SIGNS = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


@dataclass(frozen=True, slots=True)
class SuitName:
    """A suit's name and sign."""

    suit: Suit
    name: str
    sign: str


@dataclass(frozen=True, slots=True)
class RankName:
    """A rank's name, and what stands in the corner of the card."""

    rank: Rank
    name: str
    corner: str


@dataclass(frozen=True, slots=True)
class CardName:
    """A card in writing and as it is said."""

    card: Card
    short: str
    spoken: str


@dataclass(frozen=True, slots=True)
class PileName:
    """A pile's name, and how a move says that it starts or ends there."""

    pile: str
    name: str
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class WordName:
    """What a word of the notation is called: that of a call, or the id of a contract."""

    word: str
    name: str


@dataclass(frozen=True, slots=True)
class Names:
    """All names of a language. `transfer` has `{cards}`, `{from}` and `{to}` to be filled."""

    language: str
    suits: tuple[SuitName, ...]
    ranks: tuple[RankName, ...]
    cards: tuple[CardName, ...]
    piles: tuple[PileName, ...]
    transfer: str
    draw: str
    redeal: str
    deal_row: str
    calls: tuple[WordName, ...]
    contracts: tuple[WordName, ...]


@cache
def naming(language: str) -> Names:
    """The names of a language that `negotiated` gave."""
    texts = texts_for(language)
    cards = {card: texts.card(str(card)) for card in Card}
    return Names(
        language=language,
        suits=tuple(SuitName(suit, texts.say("suit", {"suit": suit.letter}), _SIGNS[suit]) for suit in Suit),
        ranks=tuple(RankName(rank, texts.rank(rank.letter), cards[Card.of(rank, Suit.CLUBS)][:-1]) for rank in Rank),
        cards=tuple(CardName(card, cards[card], texts.card(str(card), "spoken")) for card in Card),
        piles=tuple(
            PileName(pile, texts.pile(pile), texts.pile(pile, "from"), texts.pile(pile, "to")) for pile in _piles()
        ),
        transfer=texts.say("move-transfer-spoken", {}),
        draw=texts.say("move-draw", {}),
        redeal=texts.say("move-redeal", {}),
        deal_row=texts.say("move-deal", {}),
        calls=tuple(WordName(word, texts.call(word)) for word in _calls()),
        contracts=tuple(WordName(contract_id, texts.contract(contract_id, word)) for contract_id, word in _contracts()),
    )


def _calls() -> list[str]:
    """The word of every call of any variant, each once."""
    return list(dict.fromkeys(call.bid for each in whists() for call in ladder_for(each.rules).calls))


def _contracts() -> list[tuple[str, str]]:
    """The id of every contract of any variant, each once, with the word that calls it."""
    rungs = (contract for each in whists() for contract in each.rules.contracts)
    return list({contract.id: contract.word for contract in rungs}.items())


def _piles() -> Iterator[str]:
    """The id of every pile that any rules can ask for."""
    yield from (str(STOCK), str(WASTE))
    yield from (f"t{number}" for number in range(1, MAX_COLUMNS + 1))
    for pack in range(1, MAX_PACKS + 1):
        yield from (f"f{suit.letter}{pack if pack > 1 else ''}" for suit in Suit)
    yield from (f"{kind}{number}" for kind in "rc" for number in range(1, MAX_PILES + 1))
