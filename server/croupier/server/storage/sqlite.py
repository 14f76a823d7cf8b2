"""The embedded store: one SQLite file that belongs to one process.

Writes go through one thread and share commits; see `group_commit`. Reads of one game are made on the loop itself,
from a connection of its own: they find a handful of rows by key, mostly in memory, and cost less than handing them to
a thread. What may read much (lists, whole lines) goes to a thread. In WAL mode neither waits for the writer.
"""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import IO, Final, TypeVar

from croupier.server.events.facts import DEALT, RecordedFact, SeatChanged
from croupier.server.observing import Observer, Unobserved

from . import queries, rows, sqlite_reads
from .base import (
    Cursor,
    DoneRequest,
    GameFilter,
    GameNotFound,
    GamePage,
    GameRow,
    Head,
    Node,
    Replay,
    Request,
    RevisionNotFound,
    Snapshot,
    Stale,
    StoredGame,
    StoreError,
    StoreLocked,
)
from .group_commit import GroupCommit
from .sqlite_schema import migrate
from .sqlite_writes import append_to_game, create_game, delete_game, forget_stale, keep_secret

T = TypeVar("T")

DATABASE: Final = "croupier.db"
LOCK: Final = "croupier.lock"


class SqliteStore:
    """A `Store` in a folder. Made by `open`, on the loop that will use it."""

    def __init__(self, *, lock: IO[str], path: Path, reader: sqlite3.Connection, writer: GroupCommit) -> None:
        self._lock = lock
        self._path = path
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(
        cls, folder: Path, *, largest_bytes: int | None = None, observer: Observer | None = None
    ) -> SqliteStore:
        """Open the data in a folder, making it where there is none; `StoreLocked` if another process has it.

        `StoreError` where it is damaged, or of a later version's form.
        `largest_bytes`: the size that the database may grow to; a write past it raises `StoreFull`.
        `observer` hears of the commits.
        """
        folder.mkdir(parents=True, exist_ok=True)
        lock = _locked(folder / LOCK)
        path = folder / DATABASE
        try:
            connection = _connect(path)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
            if largest_bytes is not None:
                (page,) = connection.execute("PRAGMA page_size").fetchone()
                connection.execute(f"PRAGMA max_page_count = {largest_bytes // page}")
        except sqlite3.DatabaseError as error:
            lock.close()
            raise StoreError(str(error)) from None
        except BaseException:
            lock.close()
            raise
        writer = GroupCommit(connection, asyncio.get_running_loop(), (observer or Unobserved()).committed)
        return cls(lock=lock, path=path, reader=_connect(path), writer=writer)

    @property
    def is_shared(self) -> bool:
        """See `Store.is_shared`."""
        return False

    async def secret(self) -> bytes:
        """See `Store.secret`."""
        await self._writer.write(keep_secret)
        found: bytes = self._reader.execute(queries.SECRET).fetchone()[0]
        return found

    async def create(
        self,
        row: GameRow,
        head: Head,
        *,
        facts: Sequence[RecordedFact] = (),
        request: Request | None = None,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """See `Store.create`."""
        await self._writer.write(lambda db: create_game(db, row, head, facts, request, snapshots))

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
        """See `Store.append`."""
        return self._writer.write(lambda db: append_to_game(db, game_id, expected, facts, head, request, snapshots))

    async def delete(self, game_id: str) -> None:
        """See `Store.delete`."""
        await self._writer.write(lambda db: delete_game(db, game_id))

    async def forgotten(self, wanted: Stale, *, limit: int) -> Sequence[str]:
        """See `Store.forgotten`."""
        found: list[str] = []
        await self._writer.write(lambda db: found.extend(forget_stale(db, wanted, limit)))
        return found

    async def load(self, game_id: str) -> StoredGame:
        """See `Store.load`."""
        found = self._reader.execute(queries.LOAD, {"id": game_id}).fetchall()
        if not found:
            raise GameNotFound(game_id)
        return rows.loaded(found)

    async def revision(self, game_id: str) -> int:
        """See `Store.revision`."""
        return self._game(game_id)[1]

    async def facts(self, game_id: str, *, after: int, limit: int) -> tuple[RecordedFact, ...]:
        """See `Store.facts`."""
        key, _ = self._game(game_id)
        return sqlite_reads.found_facts(self._reader, key, after, limit)

    async def node(self, game_id: str, revision: int) -> Node:
        """See `Store.node`."""
        return self._node(queries.NODE, game_id, revision)

    async def tip(self, game_id: str, revision: int) -> Node:
        """See `Store.tip`."""
        return self._node(queries.TIP, game_id, revision)

    async def ancestor(self, game_id: str, node: int, depth: int) -> int:
        """See `Store.ancestor`."""
        key, _ = self._game(game_id)
        found = self._reader.execute(queries.ANCESTOR, {"game": key, "node": node, "depth": depth}).fetchone()
        if found is None:
            raise RevisionNotFound(game_id, node)
        revision: int = found[0]
        return revision

    async def replay(self, game_id: str, node: int) -> Replay:
        """See `Store.replay`."""
        key, _ = self._game(game_id)
        return _replay(self._reader, key, node)

    async def line(self, game_id: str, node: int) -> tuple[RecordedFact, ...]:
        """See `Store.line`."""
        key, _ = self._game(game_id)
        return await self._aside(lambda db: _line(db, key, node))

    async def seat_changes(self, game_id: str, *, upto: int) -> tuple[SeatChanged, ...]:
        """See `Store.seat_changes`."""
        key, _ = self._game(game_id)
        return rows.seat_changes(self._reader.execute(queries.SEAT_CHANGES, {"game": key, "upto": upto}))

    async def due(self, before_ms: int) -> tuple[tuple[str, int], ...]:
        """See `Store.due`."""
        return tuple(self._reader.execute(queries.DUE, {"before": before_ms}).fetchall())

    async def request(self, caller: str, request_id: str, *, game_id: str | None = None) -> DoneRequest | None:
        """See `Store.request`."""
        if game_id is None:
            return sqlite_reads.found_creation(self._reader, caller, request_id)
        key, _ = self._game(game_id)
        return sqlite_reads.found_request(self._reader, key, game_id, caller, request_id)

    async def games(self, wanted: GameFilter, *, limit: int, after: Cursor | None = None) -> GamePage:
        """See `Store.games`."""
        query, values = queries.page(wanted, limit, after)
        return rows.game_page(await self._aside(lambda db: db.execute(query, values).fetchall()), limit)

    async def running(self, owner: str, *, limit: int) -> int:
        """See `Store.running`."""
        found: int = self._reader.execute(queries.RUNNING, {"owner": owner, "limit": limit}).fetchone()[0]
        return found

    async def close(self) -> None:
        """See `Store.close`."""
        await self._writer.close()
        self._reader.close()
        self._lock.close()

    def _game(self, game_id: str) -> tuple[int, int]:
        found: tuple[int, int] | None = self._reader.execute(queries.STATE, {"id": game_id}).fetchone()
        if found is None:
            raise GameNotFound(game_id)
        return found

    def _node(self, query: str, game_id: str, revision: int) -> Node:
        key, latest = self._game(game_id)
        if not DEALT <= revision <= latest:
            raise RevisionNotFound(game_id, revision)
        return Node(*self._reader.execute(query, {"game": key, "revision": revision}).fetchone())

    async def _aside(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read much, in a thread, by a connection that lasts as long as that."""

        def run() -> T:
            connection = _connect(self._path)
            try:
                return read(connection)
            finally:
                connection.close()

        return await asyncio.to_thread(run)


def _connect(path: Path) -> sqlite3.Connection:
    # Transactions are said in SQL. The writer's connection is made on the loop and lives in its thread.
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _locked(path: Path) -> IO[str]:
    # The system lets go of the lock however the process ends, so no stale one is left behind.
    lock = path.open("a", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreLocked(f"another process has {path.parent}") from None
    return lock


def _replay(db: sqlite3.Connection, game: int, node: int) -> Replay:
    walked = db.execute(queries.WALK, {"game": game, "node": node}).fetchall()
    if not walked:
        raise RevisionNotFound(str(game), node)
    return rows.replay(walked)


def _line(db: sqlite3.Connection, game: int, node: int) -> tuple[RecordedFact, ...]:
    return rows.line(db.execute(queries.LINE, {"game": game, "node": node}).fetchall())
