"""What the auction ended with: who plays for what, and with which trump."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Suit
from ..game import Seat
from .ladder import GENERAL_MISERE
from .seats import SEATS


class Contract(NamedTuple):
    """`declarers`: the bidder first, then the partner; every holder of a misère that several hold; nobody in a general
    misère. `trumps` is None without trump, and while it has still to be named. `target`: so many tricks at least, or
    `exactly`. `partner_card`: the card that made its holder the partner.
    """

    id: str
    declarers: tuple[Seat, ...]
    trumps: Suit | None
    target: int
    exactly: bool
    shared: bool = False

    @property
    def is_general_misere(self) -> bool:
        """Whether nobody has bid, and everybody avoids tricks."""
        return self.id == GENERAL_MISERE

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """Against whom a seat plays."""
        if self.shared or self.is_general_misere:
            if seat in self.declarers or not self.declarers:
                return tuple(other for other in SEATS if other != seat)
            return self.declarers
        mine = seat in self.declarers
        return tuple(other for other in SEATS if (other in self.declarers) != mine)


NO_BID = Contract(GENERAL_MISERE, (), None, target=0, exactly=True)
"""The general misère."""
