"""How hard a deal is to win: how many positions a search that knows every card looks at before it finds a way.

The bounds come from 400 seeded Whitehead deals, of whose wins some 28 in 100 are easy, 40 medium, 22 hard, 10 expert.

>>> difficulty_of(Statistics(nodes=150))
<Difficulty.MEDIUM: 'medium'>
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from .verdict import Statistics


class Difficulty(StrEnum):
    """From the easiest to the hardest."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


_UP_TO: Final = {Difficulty.EASY: 60, Difficulty.MEDIUM: 200, Difficulty.HARD: 2000}


def difficulty_of(statistics: Statistics) -> Difficulty:
    """The difficulty of a deal, from the search that found how to win it."""
    return next((each for each, most in _UP_TO.items() if statistics.nodes <= most), Difficulty.EXPERT)
