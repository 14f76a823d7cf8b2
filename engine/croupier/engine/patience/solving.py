"""Can this position still be won? The native kernel's answer, or the reference solver's where there is no kernel.

The solver knows everything: the order of the stock and the faces of face-down cards. Whoever may not know them must
not be told its verdicts.

>>> from croupier.engine.catalog import variant
>>> from croupier.engine.patience.solving import Limits, solve
>>> verdict = solve(variant("whitehead").deal("seed:3"), limits=Limits(seconds=5))
>>> type(verdict).__name__
'Solved'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, assert_never

from .moves import PatienceMove
from .packing import pack_position, pack_rules, unpack_moves
from .position import PLAYER, Position
from .reference import solve_plainly
from .verdict import Limits, Solved, Statistics, Unknown, Unsolvable, Verdict, Why

try:
    from .. import _kernel

    _HAS_KERNEL = True
except ImportError:  # no compiler was there when the package was installed
    _HAS_KERNEL = False

__all__ = [
    "Limits",
    "Solved",
    "Statistics",
    "Unknown",
    "Unsolvable",
    "Verdict",
    "Why",
    "solve",
    "still_won",
    "uses_kernel",
]

Progress = Callable[[Statistics], None]
"""Hears of a running search every few milliseconds."""

_SOLVED: Final = 0
_UNSOLVABLE: Final = 1
_WHY: Final = (None, *Why)
_MOST_BYTES: Final = 2**63 - 1


def uses_kernel() -> bool:
    """Whether the native kernel was built; without it verdicts are as right and far slower."""
    return _HAS_KERNEL


def solve(
    position: Position,
    *,
    limits: Limits | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Verdict:
    """Whether the position can be won by its rules, whatever the order of play so far.

    `progress` is told the statistics every few milliseconds; `cancelled` is asked as often whether to give up. A line
    is played through by the rules before anyone sees it.
    """
    limits = limits or Limits()
    if not _HAS_KERNEL:
        verdict = solve_plainly(position, limits=limits, progress=progress, cancelled=cancelled)
    else:
        verdict = _solve_natively(position, limits, progress, cancelled)
    match verdict:
        case Solved(line, _):
            _check(position, line)
        case Unsolvable() | Unknown():
            pass
        case _:
            assert_never(verdict)
    return verdict


def still_won(positions: Iterable[Position], nodes: int = 1000) -> list[bool]:
    """For positions of one rule set, whether a quick look of so many nodes finds a win of each.

    False says nothing but that no win was found.
    """
    listed = list(positions)
    if not listed:
        return []
    if not _HAS_KERNEL:
        look = Limits(nodes=nodes, exhaustive=False)
        return [isinstance(solve_plainly(position, limits=look), Solved) for position in listed]
    return _kernel.still_won(pack_rules(listed[0].rules), [pack_position(position) for position in listed], nodes)


def _solve_natively(
    position: Position, limits: Limits, progress: Progress | None, cancelled: Callable[[], bool] | None
) -> Verdict:
    best: tuple[PatienceMove, ...] = ()

    def poll(nodes: int, states: int, depth: int, seconds: float, line: bytes) -> bool:
        nonlocal best
        if progress is not None:
            # The kernel writes its best way only now and then; in between the last one stands.
            best = unpack_moves(line, position.rules) if line else best
            progress(Statistics(nodes=nodes, states=states, depth=depth, seconds=seconds, best=best))
        return cancelled is not None and cancelled()

    verdict, why, line, nodes, states, memory, depth, seconds = _kernel.solve(
        pack_rules(position.rules),
        pack_position(position),
        limits.nodes,
        limits.seconds,
        min(limits.memory, _MOST_BYTES),
        limits.exhaustive,
        poll if progress is not None or cancelled is not None else None,
    )
    statistics = Statistics(nodes, states, depth, memory, seconds)
    if verdict == _SOLVED:
        return Solved(unpack_moves(line, position.rules), statistics)
    if verdict == _UNSOLVABLE:
        return Unsolvable(statistics)
    reason = _WHY[why]
    assert reason is not None
    return Unknown(reason, statistics)


def _check(position: Position, line: tuple[PatienceMove, ...]) -> None:
    """Play the line by the rules: an illegal move raises, and so does a line that does not win."""
    for move in line:
        position = position.play(PLAYER, move)
    if not position.is_won:
        raise AssertionError("a line that does not win")
