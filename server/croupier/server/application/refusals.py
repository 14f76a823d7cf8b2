"""What the service refuses apart from moves: a closed set of reasons, each of one kind.

The rules that a move breaks are the engine's (`IllegalMoveError`); these are about requests, games and revisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from croupier.engine.errors import IllegalMoveError


class Kind(Enum):
    """What a caller can do about a refusal."""

    INVALID = auto()
    """Mend the request."""
    NOT_FOUND = auto()
    FORBIDDEN = auto()
    UNIDENTIFIED = auto()
    """Say who calls, or say it anew."""
    PRECONDITION = auto()
    """Change the state of the game first."""
    CONFLICT = auto()
    """Look again and decide anew."""
    EXISTS = auto()
    EXHAUSTED = auto()
    UNAVAILABLE = auto()
    """Try again later, here or elsewhere."""


class Why(Enum):
    """The reason, with its kind; the name is the reason's name on the wire."""

    INVALID_FIELD = Kind.INVALID, 1
    MALFORMED_NOTATION = Kind.INVALID, 2
    WRONG_DECK = Kind.INVALID, 3
    INVALID_RULES = Kind.INVALID, 4
    DEAL_NOT_AVAILABLE = Kind.INVALID, 5
    REVEAL_INSIDE_BATCH = Kind.INVALID, 6
    PARTIAL_IMPORT = Kind.INVALID, 7
    IMPORT_MISMATCH = Kind.INVALID, 8
    UNKNOWN_VARIANT = Kind.NOT_FOUND, 9
    GAME_NOT_FOUND = Kind.NOT_FOUND, 10
    REVISION_NOT_FOUND = Kind.NOT_FOUND, 11
    NOT_YOUR_GAME = Kind.FORBIDDEN, 12
    GAME_CLOSED = Kind.PRECONDITION, 13
    NOT_ON_LINE = Kind.PRECONDITION, 14
    NOTHING_TO_UNDO = Kind.PRECONDITION, 15
    NOTHING_TO_REDO = Kind.PRECONDITION, 16
    REVISION_CONFLICT = Kind.CONFLICT, 17
    REQUEST_ID_REUSED = Kind.EXISTS, 18
    TOO_MANY_MOVES = Kind.EXHAUSTED, 19
    TOO_MANY_LABELS = Kind.EXHAUSTED, 20
    TOO_MANY_WATCHES = Kind.EXHAUSTED, 21
    RECORD_TOO_LARGE = Kind.EXHAUSTED, 22
    STORE_FULL = Kind.EXHAUSTED, 23
    SHUTTING_DOWN = Kind.UNAVAILABLE, 24
    FULL_KNOWLEDGE_NOT_ALLOWED = Kind.PRECONDITION, 25
    SEARCH_LOST = Kind.UNAVAILABLE, 26
    NO_SUCH_DEAL_FOUND = Kind.PRECONDITION, 27
    SEAT_TOKEN_UNKNOWN = Kind.FORBIDDEN, 28
    SEAT_TAKEN = Kind.PRECONDITION, 29
    UNDO_NOT_ALLOWED = Kind.PRECONDITION, 30
    ONE_PLAYER_ONLY = Kind.PRECONDITION, 31
    STORE_UNAVAILABLE = Kind.UNAVAILABLE, 32
    IDENTITY_REQUIRED = Kind.UNIDENTIFIED, 33
    IDENTITY_REFUSED = Kind.UNIDENTIFIED, 34
    SCOPE_MISSING = Kind.FORBIDDEN, 35
    RATE_LIMITED = Kind.EXHAUSTED, 36
    TOO_MANY_CALLS = Kind.EXHAUSTED, 37
    TOO_MANY_GAMES = Kind.EXHAUSTED, 38
    SEARCH_LIMITED = Kind.EXHAUSTED, 39

    @property
    def kind(self) -> Kind:
        """What a caller can do about it."""
        kind: Kind = self.value[0]
        return kind


class Fault(NamedTuple):
    """One thing wrong with a request: the field's path and what is wrong with it, for developers."""

    field: str
    description: str


class Refusal(Exception):
    """A request that the service refuses; nothing was done.

    `facts` fill the sentence; `faults` list what is wrong with which field; `retry_after` in seconds, where waiting
    helps.
    """

    def __init__(
        self, why: Why, *, faults: Sequence[Fault] = (), retry_after: float | None = None, **facts: object
    ) -> None:
        self.why = why
        self.facts = facts
        self.faults = tuple(faults)
        self.retry_after = retry_after
        super().__init__(f"{why.name} {facts} {list(self.faults)}")


class IllegalInBatchError(Exception):
    """The move at `index` of a call is illegal; nothing of the call was played."""

    def __init__(self, index: int, illegal: IllegalMoveError) -> None:
        self.index = index
        self.illegal = illegal
        super().__init__(f"move {index}: {illegal}")


def invalid(field: str, description: str) -> Refusal:
    """A field that is missing, out of range or contradicts another."""
    return Refusal(Why.INVALID_FIELD, faults=[Fault(field, description)], field=field)
