"""The reference solver: plain, obvious and slow. It judges the native kernel, and serves where there is none.

Every legal move of every position, depth first, each position once. Nothing is left out on the strength of an
argument, but that empty columns, and columns of the same cards, are alike wherever no row will be dealt on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from .moves import PatienceMove, Transfer
from .piles import PileKind
from .position import PLAYER, Position
from .verdict import Limits, Solved, Statistics, Unknown, Unsolvable, Verdict, Why

_BYTES_A_STATE = 1500
"""What a remembered position takes, roughly: an estimate that keeps the memory bounded."""
_NODES_A_SECOND = 2_000
"""The engine has no clock: a limit of seconds is kept as a limit of nodes, at a rate that a slow machine reaches."""
_LOOK_UP_EVERY = 16


def solve_plainly(
    position: Position,
    *,
    limits: Limits | None = None,
    progress: Callable[[Statistics], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Verdict:
    """Whether the position can be won, found by trying everything."""
    return _Plain(limits or Limits(), progress, cancelled).solved(position.bare)


class _Plain:
    """One search: what it has seen, and how far it went."""

    def __init__(
        self,
        limits: Limits,
        progress: Callable[[Statistics], None] | None,
        cancelled: Callable[[], bool] | None,
    ) -> None:
        self.limits = limits
        self.progress = progress
        self.cancelled = cancelled
        self.seen: set[Hashable] = set()
        self.nodes = 0
        self.depth = 0

    def solved(self, position: Position) -> Verdict:
        if position.is_won:
            return Solved((), self.statistics())
        self.seen.add(same(position))
        line: list[PatienceMove] = []
        ways = [iter(self.tries(position))]
        while ways:
            tried = next(ways[-1], None)
            if tried is None:
                ways.pop()
                if line:
                    line.pop()
                continue
            move, after = tried
            if after.is_won:
                return Solved((*line, move), self.statistics())
            key = same(after)
            if key in self.seen:
                continue
            why = self.exceeded()
            if why is not None:
                return Unknown(why, self.statistics())
            self.seen.add(key)
            line.append(move)
            ways.append(iter(self.tries(after)))
            self.depth = max(self.depth, len(line))
        return Unsolvable(self.statistics())

    def tries(self, position: Position) -> list[tuple[PatienceMove, Position]]:
        """Every move with the position after it; moves up first, since they often win and leave nothing out."""
        self.nodes += 1
        moves = sorted(position.legal_moves(), key=lambda move: not _goes_up(move))
        return [(move, position.play(PLAYER, move).bare) for move in moves]

    def exceeded(self) -> Why | None:
        if self.nodes >= self.limits.nodes:
            return Why.NODES
        if self.nodes >= self.limits.seconds * _NODES_A_SECOND:
            return Why.SECONDS
        if len(self.seen) * _BYTES_A_STATE > self.limits.memory:
            return Why.MEMORY
        if self.nodes % _LOOK_UP_EVERY:
            return None
        if self.progress is not None:
            self.progress(self.statistics())
        if self.cancelled is not None and self.cancelled():
            return Why.CANCELLED
        return None

    def statistics(self) -> Statistics:
        states = len(self.seen)
        return Statistics(nodes=self.nodes, states=states, depth=self.depth, memory=states * _BYTES_A_STATE)


def same(position: Position) -> Hashable:
    """What two positions share when the same can be won from them."""
    piles = tuple(zip(position.columns, position.down, strict=True))
    to_be_dealt_on = position.table.rows_to_columns and position.stock
    columns: Hashable = piles if to_be_dealt_on else frozenset(Counter(piles).items())
    turn = position.turn if position.rules.stock.passes else 1
    return (
        columns,
        position.foundations,
        position.stock,
        position.waste,
        position.reserves,
        position.reserve_down,
        position.cells,
        turn,
    )


def _goes_up(move: PatienceMove) -> bool:
    return isinstance(move, Transfer) and move.target.kind is PileKind.FOUNDATION
