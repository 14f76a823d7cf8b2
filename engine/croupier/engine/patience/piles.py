"""The piles of a patience and their ids: `t3`, `fS`, `fS2`, `w`, `s`, `r1`, `c2`.

>>> PileId.parse("t3")
PileId(kind=<PileKind.TABLEAU: 't'>, number=3, suit=None)
>>> str(foundation(Suit.SPADES, pack=2))
'fS2'
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple

from ..cards import Suit
from ..errors import NotationError


class PileKind(StrEnum):
    """What a pile is for; the value is the first letter of its id."""

    STOCK = "s"
    WASTE = "w"
    TABLEAU = "t"
    FOUNDATION = "f"
    RESERVE = "r"
    CELL = "c"


class PileId(NamedTuple):
    """A pile's name.

    `number` counts columns, reserve piles and cells from 1 and says of a foundation which pack's it is; it is 0 for
    the stock and the waste. The foundation without a suit, `f`, is "the foundation on which the card belongs".
    """

    kind: PileKind
    number: int = 0
    suit: Suit | None = None

    def __str__(self) -> str:
        if self.kind is PileKind.FOUNDATION:
            suit = "" if self.suit is None else self.suit.letter
            return f"f{suit}{self.number if self.number > 1 else ''}"
        return f"{self.kind}{self.number or ''}"

    @classmethod
    def parse(cls, text: str) -> PileId:
        """Read a pile's id; `NotationError` for anything else."""
        return _parse(text)


STOCK: Final = PileId(PileKind.STOCK)
WASTE: Final = PileId(PileKind.WASTE)
ANY_FOUNDATION: Final = PileId(PileKind.FOUNDATION)

_FORM: Final = re.compile(r"(?:([trc])([1-9][0-9]?)|([ws])|f(?:([CSHD])([2-4])?)?)", re.ASCII)


@cache
def column(number: int) -> PileId:
    """The column with a number, counted from 1 on the left."""
    return PileId(PileKind.TABLEAU, number)


@cache
def reserve(number: int) -> PileId:
    """The reserve pile with a number, counted from 1."""
    return PileId(PileKind.RESERVE, number)


@cache
def cell(number: int) -> PileId:
    """The free cell with a number, counted from 1."""
    return PileId(PileKind.CELL, number)


@cache
def foundation(suit: Suit, pack: int = 1) -> PileId:
    """A suit's foundation, of the first pack or a further one."""
    return PileId(PileKind.FOUNDATION, pack, suit)


def _parse(text: str) -> PileId:
    match = _FORM.fullmatch(text)
    if match is None:
        raise NotationError(found=text, expected="a pile: t1 …, w, s, f, fC fS fH fD, r1 … or c1 …")
    kind, number, single, suit, pack = match.groups()
    if kind:
        return {"t": column, "r": reserve, "c": cell}[kind](int(number))
    if single:
        return WASTE if single == "w" else STOCK
    return foundation(Suit.parse(suit), int(pack or 1)) if suit else ANY_FOUNDATION
