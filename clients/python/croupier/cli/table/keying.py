"""From keys to moves: `3 7` moves from column 3 to column 7, `w 4` from the waste, `3 f` to the foundations.

Whole notation (`t3-t7`, `fS-t3`) can be typed the same way: what it has more is skipped.

>>> keys = Keys()
>>> for key in "t3-t":
...     keys = keys.after(key) or keys
>>> keys.held
Held(source='t3', count=None)
>>> keys.after("7")
Wanted(held=Held(source='t3', count=None), target='t7')
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .choosing import FOUNDATION, Held, Wanted

_FILLERS: Final = frozenset("t- ")
_NUMBERED: Final = ("c", "r")
_SUITS: Final = frozenset("cshd")


@dataclass(frozen=True, slots=True)
class Keys:
    """What has been typed of a move: the cards held, and the first letter of a pile that wants another key."""

    held: Held | None = None
    prefix: str = ""

    def after(self, key: str) -> Keys | Wanted | None:
        """After one more key; None where it means nothing here."""
        if self.prefix:
            return self._named(key)
        if key.isdecimal() and key.isascii():
            # Ten keys for ten columns; more have to be written out.
            return self._pile(f"t{int(key) or 10}")
        if key == "w" and self.held is None:
            return self._pile("w")
        if key == FOUNDATION and self.held is not None:
            return Wanted(self.held, FOUNDATION)
        if key in (FOUNDATION, *_NUMBERED):
            return replace(self, prefix=key)
        return self if key in _FILLERS and self.held is not None else self if key == "t" else None

    def _named(self, key: str) -> Keys | Wanted | None:
        bare = replace(self, prefix="")
        if self.prefix == FOUNDATION:
            return bare._pile(f"f{key.upper()}") if key.lower() in _SUITS else None
        return bare._pile(self.prefix + key) if key in "123456789" else None

    def _pile(self, pile: str) -> Keys | Wanted:
        return Keys(Held(pile)) if self.held is None else Wanted(self.held, pile)
