"""What happened in a game: the truth that is stored, told to watchers and replayed.

A fact has the revision that it made. Revision 1 is the game as dealt and has no fact. A `MovesPlayed` is a node of
the game's tree: its parent is the node that the game was at, so undone moves stay stored on their branch. The two
other facts make no node: `Rewound` takes the game to one that is there, `GameClosed` leaves it where it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from croupier.engine.game import Move, Seat

DEALT: Final = 1
"""The revision of a game as dealt: the root of its tree."""


class Cause(StrEnum):
    """Who chose the moves."""

    PLAYER = "player"
    AUTOPLAY = "autoplay"


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    RESIGNED = "resigned"


class Mark(StrEnum):
    """What a result may be worth; set once, never taken away."""

    DEAL_KNOWN = "deal_known"
    REVEAL_UNDONE = "reveal_undone"
    FULL_KNOWLEDGE = "full_knowledge"


@dataclass(frozen=True, slots=True)
class MovesPlayed:
    """A seat played moves: one call, one fact, one step to undo."""

    seat: Seat
    moves: tuple[Move, ...]
    cause: Cause


@dataclass(frozen=True, slots=True)
class Rewound:
    """Undo or redo: the game is at node `to` now."""

    to: int


@dataclass(frozen=True, slots=True)
class GameClosed:
    """The game ended."""

    ending: Ending


Fact: TypeAlias = MovesPlayed | Rewound | GameClosed


@dataclass(frozen=True, slots=True)
class RecordedFact:
    """A fact with the revision that it made, and when: milliseconds since 1970, UTC."""

    revision: int
    time_ms: int
    fact: Fact
