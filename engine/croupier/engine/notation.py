"""Moves as text, for every family: one door for what storage, the wire and the command line write and read.

>>> parse_move("t3-t7").text
't3-t7'
>>> parse_move("six:H")
Call(bid='six', trumps=<Suit.HEARTS: 2>)
>>> parse_move("t3_t7")
Traceback (most recent call last):
...
croupier.engine.errors.NotationError: found 't3_t7', expected a move: t3-t7, t7-t1x2, w-f, fS-t3, draw, redeal or deal
"""

from __future__ import annotations

from typing import TypeAlias

from .errors import NotationError
from .patience.moves import PatienceMove, parse_patience_move
from .whist.moves import WhistMove, parse_whist_move

AnyMove: TypeAlias = PatienceMove | WhistMove


def parse_move(text: str) -> AnyMove:
    """Read a move of any family; `NotationError` says what was expected.

    No text is a move of both families.
    """
    try:
        return parse_patience_move(text)
    except NotationError as error:
        try:
            return parse_whist_move(text)
        except NotationError:
            raise error from None
