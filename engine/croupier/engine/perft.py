"""Counting move sequences: the classic check that two implementations of the same rules agree.

>>> from croupier.engine.catalog import variant
>>> perft(variant("whitehead").deal("seed:1"), 1) == len(variant("whitehead").deal("seed:1").legal_moves())
True
"""

from __future__ import annotations

from .patience.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` moves there are; a won position has none that are longer."""
    if depth == 0:
        return 1
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(position.play(1, move), depth - 1) for move in moves)
