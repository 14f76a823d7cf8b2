"""How far two clocks are from each other."""

from __future__ import annotations

from typing import Final

from .findings import Finding, Level

_MINDED: Final = 2.0
"""Seconds by which clocks may differ before anybody minds."""


def compared(key: str, theirs: float, asked: float, answered: float) -> Finding:
    """The finding `key` on a clock that showed `theirs` between two times of ours, all in seconds since 1970."""
    differs = round(theirs - (asked + answered) / 2, 1)
    level = Level.OK if abs(differs) <= _MINDED else Level.WARNING
    return Finding(level, key, {"seconds": abs(differs), "side": "behind" if differs < 0 else "ahead"})
