"""How often a game can be won, as far as deals were tried: counts, and what they let us say.

>>> rate = WinRate(won=884, lost=116, open=0)
>>> [round(bound, 3) for bound in rate.interval]
[0.863, 0.902]
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

_Z: Final = 1.959964
"""A normal variable lies within so many deviations in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class WinRate:
    """Deals that a solver which sees every card has won, proven lost, or left open at its limits."""

    won: int
    lost: int
    open: int

    @property
    def deals(self) -> int:
        """How many deals were tried."""
        return self.won + self.lost + self.open

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of deals that can be won lies in 95 of 100 cases, whatever the open ones are."""
        return wilson(self.won, self.deals)[0], wilson(self.won + self.open, self.deals)[1]


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after E. B. Wilson (1927); of no games, everything.

    >>> [round(bound, 3) for bound in wilson(868, 1000)]
    [0.846, 0.888]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share = won / games
    middle = share + _Z * _Z / (2 * games)
    half = _Z * math.sqrt(share * (1 - share) / games + _Z * _Z / (4 * games * games))
    scale = 1 + _Z * _Z / games
    return (middle - half) / scale, (middle + half) / scale


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean, from how at least two values spread.

    >>> [round(bound, 3) for bound in mean_interval([1.0, 2.0, 3.0])]
    [0.868, 3.132]
    """
    half = _Z * stdev(values) / math.sqrt(len(values))
    return fmean(values) - half, fmean(values) + half
