"""Dealing a hand: the chance that it wants, packets, the card or suit that is turned up, the first dealer.

**Chance.** `Position.dealt` takes shuffled packs of 52 cards, one after the other, each shuffled by itself; how many,
`Position.packs_awaited` says. The first pack is dealt, its first card first (a gathered pack that is only cut takes the
height of the cut from it, see `cut_height`). The second pack, where one is wanted, is for all other chance: its first
cards are what the players cut for the first deal, its last card is the turn-up of a second pack.

**Numbers.** `seed:N` names a whole session. Pack p (from 1) of deal d (from 1) is shuffled by the algorithm of
`seed:` numbers, `croupier-1`, but with the blocks SHA-256 of "croupier-1:N:d:p:i".

>>> deck = named_deck("seed:7", deal=1, packs=1)
>>> len(deck), deck == named_deck("seed:7", deal=1, packs=2)[:52]
(52, True)
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..cards import Card, Suit
from ..errors import DeckError, NotationError
from ..game import Seat
from ..shuffle import below_from, new_pack, shuffled
from .policies import FirstDealer, Shuffle, TurnUp
from .rules import Rules
from .seats import SEATS, round_from
from .trick import Cards, in_order, strength

_NAME: Final = re.compile(r"seed:([0-9]{1,20})", re.ASCII)

PACK: Final = new_pack()
_SORTED: Final = sorted(PACK)

Hands = tuple[Cards, Cards, Cards, Cards]

_CYCLES: Final = {
    TurnUp.CYCLE_HCDS: (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES),
    TurnUp.CYCLE_HDCS: (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES),
}
_LEAST_CUT: Final = 4
_CUTS: Final = 45
"""A cut leaves four cards at least on either side."""


def packs_for(rules: Rules, *, first: bool) -> int:
    """How many shuffled packs a deal wants; the `first` one of a session may be cut for."""
    cuts = first and rules.deal.first_dealer is not FirstDealer.SEAT
    return 2 if cuts or rules.deal.turn_up is TurnUp.SECOND_PACK else 1


def named_deck(name: str, *, deal: int, packs: int) -> Cards:
    """The packs for a deal, counted from 1, of the session that a name such as `seed:7` stands for.

    `NotationError` where the name has another form.
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise NotationError(found=name, expected="a session: seed:N")
    return tuple(card for pack in range(1, packs + 1) for card in _numbered(int(match[1]), deal, pack))


def _numbered(number: int, deal: int, pack: int) -> Cards:
    def block(at: int) -> bytes:
        return hashlib.sha256(f"croupier-1:{number}:{deal}:{pack}:{at}".encode("ascii")).digest()

    return shuffled(PACK, below_from(block))


def packs_of(deck: Sequence[Card], *, packs: int) -> tuple[Cards, ...]:
    """The deck pack by pack; `DeckError` with every fault unless each is a whole pack."""
    cards = tuple(deck)
    cut = tuple(cards[at : at + 52] for at in range(0, max(len(cards), 52 * packs), 52))
    if len(cut) == packs and all(sorted(pack) == _SORTED for pack in cut):
        return cut
    faults = [] if len(cards) == 52 * packs else [f"{len(cards)} cards, not {52 * packs}"]
    for at, pack in enumerate(cut, 1):
        have = Counter(pack)
        faults += [f"pack {at}: {card} is missing" for card in PACK if not have[card]]
        faults += [f"pack {at}: {card} is there {have[card]} times" for card in PACK if have[card] > 1]
    raise DeckError(faults)


def hands_of(rules: Rules, deck: Cards, dealer: Seat) -> Hands:
    """The four hands, seat 1 first, each in order."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in SEATS}
    at = 0
    for packet in rules.deal.packets:
        for seat in (*round_from(dealer)[1:], dealer):
            hands[seat] += deck[at : at + packet]
            at += packet
    return in_order(hands[1]), in_order(hands[2]), in_order(hands[3]), in_order(hands[4])


def turned_card(rules: Rules, packs: tuple[Cards, ...], deck: Cards) -> Card | None:
    """The card that is turned up, of the dealer's or of the second pack; None where none is."""
    match rules.deal.turn_up:
        case TurnUp.LAST_CARD:
            return deck[-1]
        case TurnUp.SECOND_PACK:
            return packs[1][-1]
    return None


def turned_suit(rules: Rules, turn_up: Card | None, deal: int) -> Suit | None:
    """The suit that is proposed as trump in a deal (counted from 1); None where none is."""
    if turn_up is not None:
        return turn_up.suit
    cycle = _CYCLES.get(rules.deal.turn_up)
    return None if cycle is None else cycle[(deal - 1) % 4]


def first_dealer(rules: Rules, packs: tuple[Cards, ...]) -> tuple[Seat, Cards]:
    """Who deals first, and the cards that were cut for it, in the order of seats, ties cutting again."""
    match rules.deal.first_dealer:
        case FirstDealer.SEAT:
            return rules.deal.first_seat, ()
        case FirstDealer.RANDOM:
            return SEATS[packs[1][0].suit], ()
        case FirstDealer.CUT_LOW:
            return _cut_low(packs[1])


def _cut_low(pack: Cards) -> tuple[Seat, Cards]:
    tied, at = SEATS, 0
    # Thirteen ties of all four would end the pack: then the first seat deals.
    while len(tied) > 1 and at + len(tied) <= len(pack):
        cut = pack[at : at + len(tied)]
        at += len(tied)
        lowest = min(map(strength, cut))
        tied = tuple(seat for seat, card in zip(tied, cut, strict=True) if strength(card) == lowest)
    return tied[0], pack[:at]


def cut_height(pack: Cards) -> int:
    """Where a gathered pack is cut: the first card of a shuffled pack that is one of 45 named ones tells, 4 to 48.

    Every height is equally likely, since every card is equally likely to come first.
    """
    return _LEAST_CUT + next(at for card in pack if (at := _PLACE[card]) < _CUTS)


_PLACE: Final = {card: at for at, card in enumerate(PACK)}


def next_deck(rules: Rules, packs: tuple[Cards, ...], gathered: Cards) -> Cards:
    """The 52 cards to deal: the shuffled ones, or those of the last hand, cut."""
    if rules.deal.shuffle is Shuffle.ALWAYS or not gathered:
        return packs[0]
    height = cut_height(packs[0])
    return gathered[height:] + gathered[:height]
