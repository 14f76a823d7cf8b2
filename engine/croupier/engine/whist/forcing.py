"""The contract that a deal makes by itself: who holds so many aces plays it with the holder of a named card.

Wiezen calls it troel. With three aces the card is the fourth; with all four it is the highest heart that the caller
lacks.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..cards import Card, Rank, Suit
from ..game import Seat
from .dealing import PACK, Hands
from .seats import SEATS
from .trick import strength

_ACES: Final = tuple(card for card in PACK if card.rank is Rank.ACE)
_HEARTS: Final = tuple(sorted((card for card in PACK if card.suit is Suit.HEARTS), key=strength, reverse=True))


class ForcedPair(NamedTuple):
    """Who calls, who has to go along, and the card that says so; all of it is announced before the auction."""

    caller: Seat
    partner: Seat
    card: Card


def forced_pair(hands: Hands, *, aces: int) -> ForcedPair | None:
    """The pair that so many aces in one hand make; None where nobody has them."""
    for caller in SEATS:
        held = hands[caller - 1]
        if sum(card in held for card in _ACES) >= aces:
            card = next(card for card in (*_ACES, *_HEARTS) if card not in held)
            partner = next(seat for seat in SEATS if card in hands[seat - 1])
            return ForcedPair(caller, partner, card)
    return None
