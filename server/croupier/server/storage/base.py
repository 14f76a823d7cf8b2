"""What a store keeps and promises, whatever it is made of. It knows of games, facts and revisions, and of no rule.

A game is a row that never changes, a head that changes with every write, and facts that are only ever added. Its nodes
(the deal, every `MovesPlayed` and every `HandDealt`) form a tree; a node's depth is its distance from the deal.
Snapshots are a cache: a store may lose any of them at any time and only gets slower. They are wanted at every node
whose depth is a multiple of `SNAPSHOT_EVERY`, or wherever a hand is dealt, so that a game of any length is loaded in so
many steps, or those of a hand.

Every write is durable when it returns, and is done whole or not at all.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol, TypeAlias

from croupier.server.events.facts import Ending, Mark, RecordedFact, SeatChanged, Sitter

SNAPSHOT_EVERY: Final = 64
"""A node is worth a snapshot when its depth is a multiple of this."""


class StoreError(Exception):
    """Base of what a store refuses on purpose.

    StoreError
    ├── GameNotFound       no game has the id
    ├── RevisionNotFound   the game never had the revision
    ├── RevisionConflict   another write came first
    ├── RequestExists      the write was done before
    ├── StoreFull          there is no room; nothing was done, nothing is lost
    ├── StoreUnavailable   it cannot be reached; a write may have been done all the same
    ├── StoreNotMigrated   its tables are not as this version has them
    └── StoreLocked        another process has the data
    """


class GameNotFound(StoreError):
    """No game has this id."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        super().__init__(f"no game {game_id!r}")


class RevisionNotFound(StoreError):
    """The game never had this revision."""

    def __init__(self, game_id: str, revision: int) -> None:
        self.game_id = game_id
        self.revision = revision
        super().__init__(f"game {game_id!r} has no revision {revision}")


class RevisionConflict(StoreError):
    """The game is not at the expected revision any more, but at `current`."""

    def __init__(self, current: int) -> None:
        self.current = current
        super().__init__(f"the game is at revision {current}")


class RequestExists(StoreError):
    """The write was done before; `done` says what came of it."""

    def __init__(self, done: DoneRequest) -> None:
        self.done = done
        super().__init__(f"request {done.request.id!r} made revision {done.revision}")


class StoreFull(StoreError):
    """There is no room for the write. It was not done, and everything stored before is intact."""


class StoreUnavailable(StoreError):
    """The store cannot be reached now. A write that was begun may have been done all the same."""


class StoreNotMigrated(StoreError):
    """The store's tables are not as this version has them: they have form `found`, and it knows `known`."""

    def __init__(self, found: int, known: int) -> None:
        self.found = found
        self.known = known
        super().__init__(f"the data has form {found}, this version of croupier has {known}")


class StoreLocked(StoreError):
    """Another process has the data."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """What never changes about a game.

    `owner` is empty for an anonymous one; `rules` is JSON; `deal` the position at the start as text; `deck` the deck
    in deal order, empty where the deal was written out. `difficulty` is empty where it was not measured. `opens_ms`:
    the deal is opened when the game closes, and not before this time.

    A game of several hands has the name of its deals as `deal`, or nothing where they are shuffled one by one, and no
    `deck`. `seats`: who sat where when it was made, for a table of several. `act_within_ms`: how long a seat may take
    to act, 0 for as long as it likes.
    """

    id: str
    owner: str
    variant_id: str
    rules: str
    rules_digest: str
    deal: str
    deck: str
    salt: bytes
    create_ms: int
    labels: Mapping[str, str] = field(default_factory=dict)
    difficulty: str = ""
    opens_ms: int = 0
    family: str = "patience"
    seats: tuple[Sitter, ...] = ()
    private: bool = False
    act_within_ms: int = 0


class Head(NamedTuple):
    """Where a game is now.

    It is at node `head`, which lies `depth` steps from the deal; redo leads to node `tip`. `seen` is the least that
    each hiding pile ever hid. `ending` is None while the game runs. `seats`: who sits where, at a table of several.
    `act_by_ms`: when the time of those in turn is up; None without a limit. `due_ms`: when the service itself has to
    act for somebody, who may be a bot; None where it waits for others.
    """

    revision: int
    head: int
    tip: int
    depth: int
    tip_depth: int
    seen: tuple[int, ...]
    marks: frozenset[Mark]
    ending: Ending | None
    update_ms: int
    seats: tuple[Sitter, ...] = ()
    act_by_ms: int | None = None
    due_ms: int | None = None

    @property
    def undo_steps(self) -> int:
        """How many steps can be undone; none at a table of several."""
        return 0 if self.seats else self.depth

    @property
    def redo_steps(self) -> int:
        """How many undone steps can be played again."""
        return self.tip_depth - self.depth


@dataclass(frozen=True, slots=True)
class Node:
    """A node by the revision that made it, and its depth."""

    revision: int
    depth: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position at a node, as text."""

    node: int
    position: str


@dataclass(frozen=True, slots=True)
class Replay:
    """How to come to a node: from a snapshot, or from the deal where it is None, by these facts in this order."""

    snapshot: Snapshot | None
    facts: tuple[RecordedFact, ...]


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as loaded; `replay` leads to its head."""

    row: GameRow
    head: Head
    replay: Replay


@dataclass(frozen=True, slots=True)
class Request:
    """A write as its caller named it; ids are unique among a caller's writes to a game, or makings of games.

    `digest` tells whether it is the same write that is asked again.
    """

    caller: str
    id: str
    digest: bytes


@dataclass(frozen=True, slots=True)
class DoneRequest:
    """A write that was done: it brought the game to `revision` by `facts`. The making of a game has none."""

    request: Request
    game_id: str
    revision: int
    facts: tuple[RecordedFact, ...]


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Which games to list: what `owner` owns or sits at, with all the labels, and changed after `updated_after_ms`.

    `closed`: only closed games, or only running ones; None for both. `open_seats`: instead of the owner's games those
    of anybody that are not private, run, and have an open seat.
    """

    owner: str
    labels: Mapping[str, str] = field(default_factory=dict)
    closed: bool | None = None
    updated_after_ms: int | None = None
    open_seats: bool = False


@dataclass(frozen=True, slots=True)
class Cursor:
    """A place in a list of games: the last game of the page before."""

    update_ms: int
    game_id: str


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A game in a list."""

    row: GameRow
    head: Head


@dataclass(frozen=True, slots=True)
class GamePage:
    """Games, the most recently changed first; `following` starts the next page and is None on the last."""

    games: tuple[ListedGame, ...]
    following: Cursor | None


@dataclass(frozen=True, slots=True)
class Stale:
    """Games that have not changed since `before_ms`: the closed ones, with `running` also those that never ended."""

    before_ms: int
    running: bool = False


Heard: TypeAlias = Callable[[str, int], None]
"""Hears that a game is at a revision, or, with revision 0, that it was deleted."""


class Store(Protocol):
    """The games of a service. Every method that takes a game's id raises `GameNotFound`."""

    @property
    def is_shared(self) -> bool:
        """Whether others write to it too: then what was read before may be old. Such a one is a `SharedStore`."""
        ...

    async def secret(self) -> bytes:
        """32 random bytes that belong to this store and never change."""
        ...

    async def create(
        self,
        row: GameRow,
        head: Head,
        *,
        facts: Sequence[RecordedFact] = (),
        request: Request | None = None,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """Keep a new game: at revision 1, or where its facts lead if it is imported."""
        ...

    def append(
        self,
        game_id: str,
        *,
        expected: int,
        facts: Sequence[RecordedFact],
        head: Head,
        request: Request | None = None,
        snapshots: Sequence[Snapshot] = (),
    ) -> Awaitable[None]:
        """Add facts to a game that is at revision `expected`: the only commit point of a move.

        Whoever stops waiting for it does not stop it.

        `RequestExists` before `RevisionConflict`: whoever asks again wants the first answer, not a conflict with it.
        No node follows a `Rewound` in these facts.
        """
        ...

    async def load(self, game_id: str) -> StoredGame:
        """A game, at a cost that does not grow with its length."""
        ...

    async def revision(self, game_id: str) -> int:
        """The game's latest revision."""
        ...

    async def facts(self, game_id: str, *, after: int, limit: int) -> tuple[RecordedFact, ...]:
        """The facts of the revisions after one, in order, at most `limit`."""
        ...

    async def node(self, game_id: str, revision: int) -> Node:
        """The node that the game was at when it had this revision; `RevisionNotFound`."""
        ...

    async def tip(self, game_id: str, revision: int) -> Node:
        """The node that redo led to when the game had this revision; `RevisionNotFound`."""
        ...

    async def ancestor(self, game_id: str, node: int, depth: int) -> int:
        """The node at a depth on the line from the deal to a node; the node itself if it lies no deeper."""
        ...

    async def replay(self, game_id: str, node: int) -> Replay:
        """The shortest known way to a node."""
        ...

    async def line(self, game_id: str, node: int) -> tuple[RecordedFact, ...]:
        """The fact of every node from the deal to a node. Its cost grows with the game."""
        ...

    async def seat_changes(self, game_id: str, *, upto: int) -> tuple[SeatChanged, ...]:
        """How seats changed hands up to a revision, in order. Its cost grows with the game."""
        ...

    async def due(self, before_ms: int) -> tuple[tuple[str, int], ...]:
        """The ids of games in which the service has to act before a time, and when."""
        ...

    async def request(self, caller: str, request_id: str, *, game_id: str | None = None) -> DoneRequest | None:
        """What came of a write to a game, or of the making of a game if none is named; None if it was not done."""
        ...

    async def games(self, wanted: GameFilter, *, limit: int, after: Cursor | None = None) -> GamePage:
        """A page of games."""
        ...

    async def running(self, owner: str, *, limit: int) -> int:
        """How many games of an owner have not ended; it counts no further than `limit`."""
        ...

    async def delete(self, game_id: str) -> None:
        """Forget a game, its facts and its requests."""
        ...

    async def forgotten(self, wanted: Stale, *, limit: int) -> Sequence[str]:
        """Forget games of long ago, at most `limit`; their ids."""
        ...

    async def close(self) -> None:
        """Finish the writes that were begun, and let go of the data."""
        ...


class SharedStore(Store, Protocol):
    """A store that several processes use at the same time."""

    async def revisions(self, game_ids: Sequence[str]) -> Mapping[str, int]:
        """The latest revisions of those of the games that there are."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Tell of writes as far as they can be heard of, our own too, until cancelled; some may be missed."""
        ...
