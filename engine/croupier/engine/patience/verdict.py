"""What a solver is asked and what it answers: `Solved`, `Unsolvable` or `Unknown`, and never a guess."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from .moves import PatienceMove


class Why(StrEnum):
    """What ran out before a verdict was reached."""

    NODES = "nodes"
    SECONDS = "seconds"
    MEMORY = "memory"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go: positions looked at, seconds, and bytes of memory.

    Not `exhaustive` is the quick look: best-first alone, which finds most wins and proves next to nothing.
    """

    nodes: int = 2**62
    seconds: float = 10.0
    memory: int = 2 * 10**9
    exhaustive: bool = True


@dataclass(frozen=True, slots=True)
class Statistics:
    """How far a search went.

    `nodes`: positions whose moves were looked at (whole classes of them where the kernel has classes); `states`:
    those it remembers; `depth`: the longest way from the start; `memory`: the most bytes it held; `seconds`: 0 from
    the reference solver, which has no clock. `best`: while the kernel searches, the beginning of its most promising
    way.
    """

    nodes: int = 0
    states: int = 0
    depth: int = 0
    memory: int = 0
    seconds: float = 0.0
    best: tuple[PatienceMove, ...] = ()


@dataclass(frozen=True, slots=True)
class Solved:
    """The position can be won, by these moves."""

    line: tuple[PatienceMove, ...]
    statistics: Statistics


@dataclass(frozen=True, slots=True)
class Unsolvable:
    """The position is lost: everything was searched."""

    statistics: Statistics


@dataclass(frozen=True, slots=True)
class Unknown:
    """Neither was shown before a limit was reached."""

    why: Why
    statistics: Statistics


Verdict: TypeAlias = Solved | Unsolvable | Unknown
