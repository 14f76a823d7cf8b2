"""The four seats round the table, 1 to 4 clockwise.

>>> after(4), [seat for seat in round_from(3)]
(1, [3, 4, 1, 2])
"""

from __future__ import annotations

from typing import Final

from ..game import Seat

SEATS: Final[tuple[Seat, ...]] = (1, 2, 3, 4)

_ROUNDS: Final = tuple(tuple((first - 1 + step) % 4 + 1 for step in range(4)) for first in range(5))


def after(seat: Seat) -> Seat:
    """The seat at somebody's left, who is next in turn."""
    return seat % 4 + 1


def round_from(seat: Seat) -> tuple[Seat, ...]:
    """All four seats in turn, from this one on."""
    return _ROUNDS[seat]
