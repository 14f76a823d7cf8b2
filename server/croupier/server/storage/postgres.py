"""The store that replicas share: a PostgreSQL database.

Any replica serves any game. A write is one statement that goes through only where the game is still at the revision
that it was decided for. What a replica writes it tells the others after the commit, a few milliseconds' worth at once:
that is a hint and may get lost, so who has to know asks for revisions (`revisions`).
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg
from croupier.server.events.facts import DEALT, RecordedFact, SeatChanged
from croupier.server.observing import Observer, Unobserved

from . import queries, rows
from .base import (
    Cursor,
    DoneRequest,
    GameFilter,
    GameNotFound,
    GamePage,
    GameRow,
    Head,
    Heard,
    Node,
    Replay,
    Request,
    RequestExists,
    RevisionConflict,
    RevisionNotFound,
    Snapshot,
    Stale,
    StoredGame,
    StoreFull,
    StoreNotMigrated,
    StoreUnavailable,
)
from .postgres_notices import Notices
from .postgres_schema import MIGRATIONS, SCHEMA, Connection, form_of, migrate
from .postgres_writes import (
    APPEND,
    CREATE,
    DELETE,
    DELETE_ALL,
    KEEP_SECRET,
    LOCK,
    LOCK_STALE,
    append_values,
    create_values,
)

_CONNECT_SECONDS: Final = 10.0
_ANSWER_SECONDS: Final = 30.0
"""What takes longer is given up: the database hangs, or its machine is gone."""

_REVISIONS: Final = "SELECT id, revision FROM head JOIN game ON game.key = head.game WHERE id = ANY(:ids)"
_AWAY: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""The database is not there, does not take us, has become a copy that only reads, or undid a write."""

_NAME: Final = re.compile(r"(?<!:):([a-z_]\w*)")


class PostgresStore:
    """A `Store` in a database. Made by `open`, on the loop that will use it."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record], notices: Notices, observer: Observer) -> None:
        self._pool = pool
        self._notices = notices
        self._observer = observer
        self._secret: bytes | None = None

    @classmethod
    async def open(cls, url: str, *, connections: int = 10, observer: Observer | None = None) -> PostgresStore:
        """Connect; `StoreNotMigrated` where the tables are not as this version has them, `StoreUnavailable`."""
        with _refusing():
            pool = await asyncpg.create_pool(
                url,
                # None that would have to be kept up, with tracebacks in the log, while the database is away.
                min_size=0,
                max_size=connections,
                timeout=_CONNECT_SECONDS,
                command_timeout=_ANSWER_SECONDS,
                server_settings={"search_path": SCHEMA, "application_name": "croupier"},
                reset=_as_it_was,
            )
        try:
            with _refusing():
                async with pool.acquire() as connection:
                    form = await form_of(connection)
            if form != len(MIGRATIONS):
                raise StoreNotMigrated(form, len(MIGRATIONS))
        except BaseException:
            await pool.close()
            raise
        return cls(pool, Notices(url), observer or Unobserved())

    @property
    def is_shared(self) -> bool:
        """See `Store.is_shared`."""
        return True

    async def secret(self) -> bytes:
        """See `Store.secret`."""
        if self._secret is None:
            await self._value(KEEP_SECRET, secrets.token_bytes(32))
            self._secret = bytes(await self._value(queries.SECRET))
        return self._secret

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
        try:
            await self._committed(CREATE, create_values(row, head, facts, request, snapshots))
        except asyncpg.UniqueViolationError:
            done = None if request is None else await self.request(request.caller, request.id)
            if done is None:
                raise
            raise RequestExists(done) from None

    async def append(
        self,
        game_id: str,
        *,
        expected: int,
        facts: Sequence[RecordedFact],
        head: Head,
        request: Request | None = None,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """See `Store.append`."""
        try:
            written = await self._committed(APPEND, append_values(game_id, expected, facts, head, request, snapshots))
        except asyncpg.UniqueViolationError:
            # The request's id is all that can be there twice: the head is locked and the revisions are new.
            written = 0
        if not written:
            done = None if request is None else await self.request(request.caller, request.id, game_id=game_id)
            if done is not None:
                raise RequestExists(done)
            raise RevisionConflict(await self.revision(game_id))
        self._notices.tell(game_id, head.revision)

    async def delete(self, game_id: str) -> None:
        """See `Store.delete`."""
        with _refusing():
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute(LOCK, game_id)
                found = await connection.fetchval(DELETE, game_id)
        if not found:
            raise GameNotFound(game_id)
        self._notices.tell(game_id, 0)

    async def forgotten(self, wanted: Stale, *, limit: int) -> Sequence[str]:
        """See `Store.forgotten`."""
        with _refusing():
            async with self._pool.acquire() as connection, connection.transaction():
                found: Any = await connection.fetch(*_numbered(LOCK_STALE, queries.stale(wanted, limit)))
                await connection.execute(DELETE_ALL, [key for key, _ in found])
        for _, game_id in found:
            self._notices.tell(game_id, 0)
        return [game_id for _, game_id in found]

    async def load(self, game_id: str) -> StoredGame:
        """See `Store.load`."""
        found = await self._all(queries.LOAD, {"id": game_id})
        if not found:
            raise GameNotFound(game_id)
        return rows.loaded(found)

    async def revision(self, game_id: str) -> int:
        """See `Store.revision`."""
        return (await self._game(game_id))[1]

    async def revisions(self, game_ids: Sequence[str]) -> Mapping[str, int]:
        """See `SharedStore.revisions`."""
        found = await self._all(_REVISIONS, {"ids": game_ids})
        return dict(found)

    async def facts(self, game_id: str, *, after: int, limit: int) -> tuple[RecordedFact, ...]:
        """See `Store.facts`."""
        key, _ = await self._game(game_id)
        return await self._facts(key, after, limit)

    async def node(self, game_id: str, revision: int) -> Node:
        """See `Store.node`."""
        return await self._node(queries.NODE, game_id, revision)

    async def tip(self, game_id: str, revision: int) -> Node:
        """See `Store.tip`."""
        return await self._node(queries.TIP, game_id, revision)

    async def ancestor(self, game_id: str, node: int, depth: int) -> int:
        """See `Store.ancestor`."""
        key, _ = await self._game(game_id)
        found = await self._all(queries.ANCESTOR, {"game": key, "node": node, "depth": depth})
        if not found:
            raise RevisionNotFound(game_id, node)
        revision: int = found[0][0]
        return revision

    async def replay(self, game_id: str, node: int) -> Replay:
        """See `Store.replay`."""
        key, _ = await self._game(game_id)
        walked = await self._all(queries.WALK, {"game": key, "node": node})
        if not walked:
            raise RevisionNotFound(game_id, node)
        return rows.replay(walked)

    async def line(self, game_id: str, node: int) -> tuple[RecordedFact, ...]:
        """See `Store.line`."""
        key, _ = await self._game(game_id)
        return rows.line(await self._all(queries.LINE, {"game": key, "node": node}))

    async def seat_changes(self, game_id: str, *, upto: int) -> tuple[SeatChanged, ...]:
        """See `Store.seat_changes`."""
        key, _ = await self._game(game_id)
        return rows.seat_changes(await self._all(queries.SEAT_CHANGES, {"game": key, "upto": upto}))

    async def due(self, before_ms: int) -> tuple[tuple[str, int], ...]:
        """See `Store.due`."""
        return tuple(await self._all(queries.DUE, {"before": before_ms}))

    async def request(self, caller: str, request_id: str, *, game_id: str | None = None) -> DoneRequest | None:
        """See `Store.request`."""
        named: dict[str, object] = {"caller": caller, "id": request_id}
        if game_id is None:
            for digest, made_id, revision in await self._all(queries.CREATION, named):
                return DoneRequest(Request(caller, request_id, digest), made_id, revision, ())
            return None
        key, _ = await self._game(game_id)
        for digest, since, revision in await self._all(queries.REQUEST, {"game": key, **named}):
            facts = await self._facts(key, since, revision - since)
            return DoneRequest(Request(caller, request_id, digest), game_id, revision, facts)
        return None

    async def games(self, wanted: GameFilter, *, limit: int, after: Cursor | None = None) -> GamePage:
        """See `Store.games`."""
        query, values = queries.page(wanted, limit, after)
        return rows.game_page(await self._all(query, values), limit)

    async def running(self, owner: str, *, limit: int) -> int:
        """See `Store.running`."""
        found: int = (await self._all(queries.RUNNING, {"owner": owner, "limit": limit}))[0][0]
        return found

    async def listen(self, heard: Heard) -> None:
        """See `SharedStore.listen`."""
        await self._notices.listen(heard)

    async def close(self) -> None:
        """See `Store.close`."""
        await self._notices.close()
        try:
            await asyncio.wait_for(self._pool.close(), _CONNECT_SECONDS)
        except TimeoutError:
            self._pool.terminate()

    async def _committed(self, statement: str, values: Sequence[object]) -> int:
        """Write, though the caller may go away meanwhile; how many games were written to."""
        begun = time.perf_counter()
        writing = asyncio.ensure_future(self._value(statement, *values))
        try:
            written: int = await asyncio.shield(writing)
        except asyncio.CancelledError:
            # Nobody waits for the outcome any more, but somebody has to take it.
            writing.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise
        self._observer.committed(written, time.perf_counter() - begun)
        return written

    async def _value(self, statement: str, *values: object) -> Any:
        with _refusing():
            return await self._pool.fetchval(statement, *values)

    async def _all(self, query: str, values: Mapping[str, object]) -> list[Any]:
        """The rows of a query, as it names them."""
        # PostgreSQL's text has no NUL, so it has nothing that is equal to a text with one.
        if any(isinstance(value, str) and "\0" in value for value in values.values()):
            return []
        with _refusing():
            return [tuple(record) for record in await self._pool.fetch(*_numbered(query, values))]

    async def _facts(self, key: int, after: int, limit: int) -> tuple[RecordedFact, ...]:
        wanted = {"game": key, "after": max(after, DEALT), "limit": limit}
        return rows.recorded(await self._all(queries.FACTS, wanted))

    async def _game(self, game_id: str) -> tuple[int, int]:
        for key, revision in await self._all(queries.STATE, {"id": game_id}):
            return key, revision
        raise GameNotFound(game_id)

    async def _node(self, query: str, game_id: str, revision: int) -> Node:
        key, latest = await self._game(game_id)
        if not DEALT <= revision <= latest:
            raise RevisionNotFound(game_id, revision)
        (found,) = await self._all(query, {"game": key, "revision": revision})
        return Node(*found)


async def migrated(url: str) -> tuple[int, int]:
    """Bring a database to the form that this version has: from which form, and to which; `StoreUnavailable`."""
    async with connected(url) as connection:
        return await migrate(connection)


async def form_at(url: str) -> int:
    """The form that a database has now; `StoreUnavailable`."""
    async with connected(url) as connection:
        return await form_of(connection)


def without_password(url: str) -> str:
    """A database's address as it may be shown."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    """A connection for a few questions; `StoreUnavailable`."""
    with _refusing():
        connection = await asyncpg.connect(url, timeout=_CONNECT_SECONDS)
        try:
            yield connection
        finally:
            await connection.close()


async def _as_it_was(connection: Connection) -> None:
    """Nothing here changes a connection, so nothing has to be put back, which would take another round trip."""


@lru_cache
def _positions(query: str) -> tuple[str, tuple[str, ...]]:
    """A query with its parameters by number instead of by name, and their names in that order."""
    names = tuple(dict.fromkeys(_NAME.findall(query)))
    return _NAME.sub(lambda found: f"${names.index(found[1]) + 1}", query), names


def _numbered(query: str, values: Mapping[str, object]) -> tuple[Any, ...]:
    statement, names = _positions(query)
    return (statement, *(values[name] for name in names))


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """What goes wrong between us and the database is a `StoreError`; what is wrong with a statement is not."""
    try:
        yield
    except asyncpg.DiskFullError:
        raise StoreFull("no room left to store the write") from None
    except _AWAY as error:
        raise StoreUnavailable(type(error).__name__) from error
