"""A token bucket: what a rate allows, and a burst besides."""

from __future__ import annotations

from typing import Final

_NOTHING: Final = 1e-6
"""What arithmetic may lose, so that who waits as long as they were told does not wait in vain."""


class Bucket:
    """Holds `size` at the most, which it does at first, and gets `rate` a second. Times in seconds of any clock."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, *, rate: float, size: float, now: float) -> None:
        self._rate = rate
        self._size = size
        self._level = size
        self._at = now

    def wait(self, amount: float, now: float) -> float:
        """Seconds until it holds so much; 0 if it does."""
        lacking = amount - self._filled(now)
        return lacking / self._rate if lacking > _NOTHING else 0.0

    def take(self, amount: float, now: float) -> None:
        """Take so much, be it there or not: what is lacking is owed."""
        self._level = self._filled(now) - amount

    def is_full(self, now: float) -> bool:
        """Whether it holds all it can."""
        return self._filled(now) >= self._size - _NOTHING

    def _filled(self, now: float) -> float:
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level
