"""What a player of a patience does: transfer cards, turn from the stock, deal a row, redeal.

>>> parse_patience_move("t7-t1x2")
Transfer(source=PileId(kind=<PileKind.TABLEAU: 't'>, number=7, suit=None), target=PileId(kind=<PileKind.TABLEAU: 't'>, \
number=1, suit=None), count=2)
>>> parse_patience_move("draw").text
'draw'
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ..errors import NotationError
from .piles import PileId


class Transfer(NamedTuple):
    """`count` cards from the end of one pile to another; `w-f`, `t3-t7`, `t7-t1x2`."""

    source: PileId
    target: PileId
    count: int = 1  # type: ignore[assignment]  # it hides tuple.count, which a move has no use for

    @property
    def text(self) -> str:
        """The move in text notation; the count is written when over 1."""
        return f"{self.source}-{self.target}{f'x{self.count}' if self.count > 1 else ''}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the next cards of the stock to the waste."""

    text = "draw"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Redeal:
    """Turn the waste over to be the stock again."""

    text = "redeal"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class DealRow:
    """Deal one card from the stock on every column (or reserve pile)."""

    text = "deal"

    def __str__(self) -> str:
        return self.text


PatienceMove: TypeAlias = Transfer | Draw | Redeal | DealRow

DRAW: Final = Draw()
REDEAL: Final = Redeal()
DEAL_ROW: Final = DealRow()

_WORDS: Final[dict[str, PatienceMove]] = {move.text: move for move in (DRAW, REDEAL, DEAL_ROW)}
_FORM: Final = re.compile(r"([^-\s]+)-([^-\sx]+)(?:x([1-9][0-9]{0,2}))?", re.ASCII)
_EXPECTED: Final = "a move: t3-t7, t7-t1x2, w-f, fS-t3, draw, redeal or deal"


def parse_patience_move(text: str) -> PatienceMove:
    """Read a move; `NotationError` says what was expected."""
    # Exceptions are not cached, so only texts that are moves are kept: a few thousand at the most.
    return _parse(text)


@lru_cache(maxsize=65536)
def transfer(source: PileId, target: PileId, count: int = 1) -> Transfer:
    """The one `Transfer` of these values; equal ones made elsewhere are as good."""
    return Transfer(source, target, count)


@lru_cache(maxsize=65536)
def _parse(text: str) -> PatienceMove:
    word = _WORDS.get(text)
    if word is not None:
        return word
    match = _FORM.fullmatch(text)
    if match is None:
        raise NotationError(found=text, expected=_EXPECTED)
    source, target, count = match.groups()
    return transfer(PileId.parse(source), PileId.parse(target), int(count or 1))
