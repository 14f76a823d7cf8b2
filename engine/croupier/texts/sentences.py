"""Sentences from Fluent messages: a reason and its facts in, a sentence of a language out.

A message names cards and piles through functions, so that each language can ask for the form it needs:
`{ CARD($card) }`, `{ PILE($pile, form: "from") }`. The functions read the messages of `names.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from babel.lists import format_list
from croupier.engine.game import Move
from croupier.engine.patience.moves import DealRow, Draw, Redeal, Transfer
from croupier.engine.patience.piles import PileId
from croupier.engine.sources import Source
from croupier.engine.whist.moves import Call, ClaimRevoke, Discard, HiddenDiscard, NameTrump, Play
from fluent.runtime import FluentBundle, FluentResource

_FOLDER: Final = files("croupier.texts") / "locales"
_FILES: Final = (
    "names.ftl",
    "reasons.ftl",
    "play.ftl",
    "doctor.ftl",
    "sources.ftl",
    "rulebook.ftl",
    "whitehead.ftl",
    "whist.ftl",
)


class MissingTextError(KeyError):
    """A message that a language lacks or cannot fill: a fault of ours, found by the tests."""


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., object]] = {
            "CALL": self._call,
            "CONTRACT": self._contract,
            "CONTRACTS": self._contracts,
            "CARD": self._card,
            "CARDS": self._cards,
            "ANYOF": self._any_of,
            "CARDCOUNT": self._card_count,
            "COUNT": _count,
            "PILE": self._pile,
            "NUMBERS": self._numbers,
            "SUIT": self._suit,
            "SUITS": self._suits,
            "RANK": self._rank,
        }
        # Isolation marks would show as boxes in terminals; cards and piles never change direction.
        self._bundle = FluentBundle(
            [language],
            functions=functions,  # type: ignore[arg-type]  # its stubs leave out that text and numbers are taken
            use_isolating=False,
        )
        for name in _FILES:
            text = (_FOLDER / language / name).read_text("utf-8")
            self._bundle.add_resource(FluentResource(text))

    def reason(self, reason: str, facts: Mapping[str, object]) -> str:
        """Why something was refused: `reason` by its name on the wire, `facts` as the error carries them."""
        return _capitalized(self.say(reason.lower().replace("_", "-"), facts))

    def variant(self, variant_id: str) -> str:
        """What a variant is called."""
        return self.say(f"variant-{variant_id}", {})

    def move(self, move: Move, cards: str = "") -> str:
        """A move in words; `cards` are those that a transfer moves, as text."""
        return _capitalized(self._moved(move, cards))

    def _moved(self, move: Move, cards: str) -> str:
        match move:
            case Transfer(source, target, _):
                return self.say("move-transfer", {"cards": cards, "source": source, "target": target})
            case Draw():
                return self.say("move-draw", {})
            case Redeal():
                return self.say("move-redeal", {})
            case DealRow():
                return self.say("move-deal", {})
            case Call(bid, _):
                return self.say("move-call", {"bid": bid, "call": move.text})
            case NameTrump(trumps):
                return self.say("move-trump", {"suit": trumps.letter})
            case Play(card):
                return self.say("move-play", {"card": card.text})
            case Discard(card):
                return self.say("move-discard", {"card": card.text})
            case HiddenDiscard():
                return self.say("move-discard-hidden", {})
            case ClaimRevoke(trick):
                return self.say("move-claim", {"trick": trick})
            case _:
                raise TypeError(f"a move of no known kind: {type(move).__name__}")

    def card(self, card: str, form: str = "") -> str:
        """A card in writing or, with the form `spoken`, as it is said."""
        return self._card(card, form)

    def rank(self, rank: str) -> str:
        """A rank, by its letter."""
        return self._rank(rank)

    def pile(self, pile: str, form: str = "") -> str:
        """A pile by its name; with the form `from` or `to`, as it stands in a move."""
        return self._pile(pile, form)

    def call(self, call: str) -> str:
        """A call of an auction by its text, such as `solo` or `six:H`."""
        return self._call(call)

    def contract(self, contract_id: str, word: str) -> str:
        """A contract by its id and the word that calls it."""
        return self._contract(f"{contract_id}/{word}")

    def hint(self, reason: str, *, won: int, tried: int) -> str:
        """Why a plan is proposed, and how often it still won."""
        return self.say(f"hint-{reason}", {"won": won, "tried": tried}).strip()

    def source(self, source: Source) -> str:
        """A source by its name, with the place in it."""
        who = self.say(f"source-{source.by}", {})
        return _capitalized(self.say("source-at", {"who": who, "at": source.at}) if source.at else who)

    def sources(self, words: Sequence[str]) -> str:
        """Several sources, by their words, as a list in a sentence."""
        return self.listed([self.say(f"source-{word}", {}) for word in words])

    def listed(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Several things as the language lists them."""
        return format_list(items, style, locale=self.language)

    def say(self, key: str, facts: Mapping[str, object]) -> str:
        """The message of a key, filled; `MissingTextError` if it is not there or asks for more than the facts."""
        if not self._bundle.has_message(key):
            raise MissingTextError(f"{self.language}: no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingTextError(f"{self.language}: {key!r} has no text of its own")
        arguments = {name: value if isinstance(value, int | float) else str(value) for name, value in facts.items()}
        sentence, faults = self._bundle.format_pattern(pattern, arguments)
        if faults:
            raise MissingTextError(f"{self.language}: {key!r} with {dict(facts)}: {faults}")
        return str(sentence)

    def keys(self) -> frozenset[str]:
        """Every message that the language has."""
        return frozenset(self._bundle._messages)

    def _call(self, call: object) -> str:
        word, _, suit = str(call).partition(":")
        # Whoever makes up rules makes up words for calls too: those are said as they are.
        name = self.say(f"call-{word}", {}) if self._bundle.has_message(f"call-{word}") else word
        return self.say("call", {"name": name, "suit": suit or "none"})

    def _contract(self, contract: object) -> str:
        contract_id, _, word = str(contract).partition("/")
        if self._bundle.has_message(f"contract-{contract_id}"):
            return self.say(f"contract-{contract_id}", {})
        return _capitalized(self._call(word or contract_id))

    def _contracts(self, contracts: object) -> str:
        return self.listed([self._contract(contract) for contract in str(contracts).split()])

    def _card(self, card: object, form: str = "") -> str:
        text = str(card)
        facts = {"rank": _key(text[0]), "letter": text[0], "suit": text[1], "card": text}
        return self.say(_formed("card", form), facts)

    def _cards(self, cards: object) -> str:
        return " ".join(self._card(card) for card in str(cards).split())

    def _any_of(self, cards: object) -> str:
        return self.listed([self._card(card) for card in str(cards).split()], "or")

    def _card_count(self, count: object, form: str = "") -> str:
        return self.say(_formed("card-count", form), {"count": int(str(count))})

    def _numbers(self, numbers: object) -> str:
        return self.listed(str(numbers).split())

    def _suits(self, letters: object) -> str:
        return self.listed([self.say("suit", {"suit": letter}) for letter in str(letters)])

    def _pile(self, pile: object, form: str = "") -> str:
        named = PileId.parse(str(pile))
        suit = named.suit.letter if named.suit is not None else "any"
        facts = {"kind": named.kind.value, "number": named.number, "suit": suit, "pile": pile}
        return self.say(_formed("pile", form), facts)

    def _suit(self, card: object, form: str = "") -> str:
        return self.say(_formed("suit", form), {"suit": str(card)[-1]})

    def _rank(self, rank: object, form: str = "") -> str:
        return self.say(_formed("rank", form), {"rank": _key(str(rank))})


def _key(rank: str) -> str:
    """A rank as a key of a message: a bare digit would be read as a number, and no text equals a number."""
    return f"r{rank}"


def _formed(message: str, form: str) -> str:
    """The message for a form of a name."""
    return f"{message}-{form}" if form else message


def _capitalized(sentence: str) -> str:
    """The sentence with a capital first letter: in some languages it begins with a card's name."""
    return sentence[:1].upper() + sentence[1:]


def _count(cards: object) -> int:
    return len(str(cards).split())


@cache
def texts_for(language: str) -> Texts:
    """The sentences of a language that `negotiated` gave."""
    return Texts(language)
