"""The one shape of every game: what the server knows of rules, and all it knows.

A position is a value. It lists what a seat may do, plays a move into a new position, and cuts what a seat may see;
patience and whist both answer to this protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, Self, TypeAlias

from .cards import Card

Seat: TypeAlias = int
"""1 … 4 clockwise; a patience has the one seat 1."""

Hidden: TypeAlias = tuple[int, ...]
"""How many cards each pile that can hide cards hides now, in the order of the piles."""


class Move(Protocol):
    """What a seat does: a frozen value that has a text and nothing else to say about itself."""

    @property
    def text(self) -> str: ...

    def __hash__(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners`: the seats that have won; several where a whist ends in a tie. `score` has a number a seat: cards on the
    foundations, or a balance in units.
    """

    winners: tuple[Seat, ...]
    score: tuple[int, ...]


class Opening(StrEnum):
    """When the cards of the deal on the table may be told."""

    NOW = "now"
    """The hand was played to its end."""
    AT_THE_END = "at_the_end"
    """When the game has ended."""
    NEVER = "never"
    """Nobody played the hand, and what was held stays each player's own."""


class Observation(Protocol):
    """A position as one seat may see it; what it may not see is absent."""

    @property
    def has_legal_moves(self) -> bool: ...


class Position(Protocol):
    """All there is to know now; hashable, and never changed."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who may move; more than one where anyone may claim."""
        ...

    @property
    def in_turn(self) -> frozenset[Seat]:
        """Whom the game waits for; who may act, but need not, is not among them."""
        ...

    @property
    def opening(self) -> Opening:
        """When the cards of the deal on the table may be told."""
        ...

    @property
    def awaits_deal(self) -> bool:
        """The next hand needs chance, which is handed in by `dealt`."""
        ...

    @property
    def packs_awaited(self) -> int:
        """How many shuffled packs of cards `dealt` wants; 0 where no deal is awaited."""
        ...

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Everything that the seat may play, in a documented, stable order."""
        ...

    def play(self, seat: Seat, move: Move) -> Self:
        """The position after the move; `IllegalMoveError` leaves this one as it was."""
        ...

    def applied(self, seat: Seat, move: Move) -> Self:
        """The position after a move that was judged when it was played, as one that a store kept."""
        ...

    def dealt(self, deck: Sequence[Card]) -> Self:
        """The position with the next hand dealt: the packs awaited, in a row, each shuffled by itself."""
        ...

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        ...

    def hidden(self) -> Hidden:
        """What is hidden now; the lowest ever reached tells what a player has seen."""
        ...

    def observe(self, seat: Seat | None, seen: Hidden | None = None) -> Observation:
        """What a seat may see, None being an onlooker; `seen` is the lowest `hidden()` ever reached."""
        ...

    def as_seen(self, move: Move, *, by: Seat, to: Seat | None) -> Move:
        """A move that `by` is about to make here, as the seat `to` may hear of it; None being an onlooker."""
        ...
