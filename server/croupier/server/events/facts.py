"""What happened in a game: the truth that is stored, told to watchers and replayed.

A fact has the revision that it made. Revision 1 is the game as it was made and has no fact. A `MovesPlayed` is a node
of the game's tree: its parent is the node that the game was at, so undone moves stay stored on their branch. So is a
`HandDealt`. The other facts make no node: `Rewound` takes the game to one that is there, `SeatChanged` and `GameClosed`
leave it where it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from croupier.engine.cards import Card
from croupier.engine.game import Move, Seat

DEALT: Final = 1
"""The revision of a game as dealt: the root of its tree."""


class Cause(StrEnum):
    """Who chose the moves."""

    PLAYER = "player"
    AUTOPLAY = "autoplay"
    TIMEOUT = "timeout"


class Ending(StrEnum):
    """How a game ended."""

    WON = "won"
    RESIGNED = "resigned"
    COMPLETED = "completed"


class Mark(StrEnum):
    """What a result may be worth; set once, never taken away."""

    DEAL_KNOWN = "deal_known"
    REVEAL_UNDONE = "reveal_undone"
    FULL_KNOWLEDGE = "full_knowledge"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat at a table of several.

    `token` is the SHA-256 of the seat's token in hex, empty where no player ever took the seat; it belongs to `subject`
    alone. `bot`: which bot plays, in a player's place where there is a token. `left`: the player has left.
    """

    subject: str = ""
    token: str = field(default="", repr=False)
    bot: str = ""
    left: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat."""
        return not (self.token or self.bot)

    @property
    def is_player(self) -> bool:
        """Whether a player sits there."""
        return bool(self.token) and not (self.bot or self.left)


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
class HandDealt:
    """A hand was dealt: `hand` counts from 1. The deck, packs in a row, is secret; the salt is that of its promise."""

    hand: int
    deck: tuple[Card, ...] = field(repr=False)
    salt: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """Somebody took a seat or left it."""

    seat: Seat
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class GameClosed:
    """The game ended."""

    ending: Ending


Fact: TypeAlias = MovesPlayed | Rewound | HandDealt | SeatChanged | GameClosed


def makes_node(fact: Fact) -> bool:
    """Whether a fact makes a node of the game's tree."""
    return isinstance(fact, MovesPlayed | HandDealt)


class RecordedFact(NamedTuple):
    """A fact with the revision that it made, and when: milliseconds since 1970, UTC."""

    revision: int
    time_ms: int
    fact: Fact
