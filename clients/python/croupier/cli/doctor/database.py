"""Checks of the PostgreSQL database that replicas share. Nothing stays of them, and no finding has its password."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from croupier.server.config import Settings
from croupier.server.storage.base import Head, StoreError
from croupier.server.storage.postgres import connected, form_at, without_password
from croupier.server.storage.postgres_schema import MIGRATIONS, SCHEMA, Connection
from croupier.server.storage.postgres_writes import APPEND, DELETE, append_values

from .clocks import compared
from .findings import Checks, Finding, Level

T = TypeVar("T")

_REPLICA: Final = Settings().database_connections + 2
"""Connections of one replica as it stands: for statements, and two for notices."""
_NO_GAME: Final = ""
_FREE: Final = """
    SELECT current_setting('max_connections')::int AS most,
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true), '0')::int
            - (SELECT sum(numbackends) FROM pg_stat_database)::int AS free
"""
# A row of its own, then the service's statements on a game that there is not, for the rights on the other tables.
_MADE: Final = "INSERT INTO creation (caller, id, digest, game, revision) VALUES ('', $1, '', 0, 0)"
_NOWHERE: Final = Head(0, head=0, tip=0, depth=0, tip_depth=0, seen=(), marks=frozenset(), ending=None, update_ms=0)
_APPENDED: Final = append_values(_NO_GAME, expected=0, facts=(), head=_NOWHERE, request=None, snapshots=())


@dataclass(frozen=True, slots=True)
class Database:
    """A database that may be there."""

    url: str = field(repr=False)

    @property
    def shown(self) -> str:
        """Its address as it may be shown."""
        return without_password(self.url)

    def ask(self, what: Callable[[Connection], Awaitable[T]]) -> T:
        """What it answers, on a connection of its own; `StoreError`."""

        async def asked() -> T:
            async with connected(self.url) as connection:
                return await what(connection)

        return asyncio.run(asked())

    def row(self, query: str) -> Mapping[str, Any]:
        """The one row that a query answers with."""
        found = self.ask(lambda connection: connection.fetch(query))
        return dict(found[0])


def reachable(database: Database) -> Finding:
    """Whether it takes us, and what it is."""
    begun = time.monotonic()
    try:
        version = database.ask(lambda connection: connection.fetchval("SHOW server_version"))
    except (StoreError, ValueError) as error:
        # A text that is no address may be quoted in the error, with its password.
        why = str(error) if isinstance(error, StoreError) else type(error).__name__
        return Finding(Level.FAIL, "doctor-no-database", {"database": database.shown, "why": why})
    ms = round((time.monotonic() - begun) * 1000)
    return Finding(Level.OK, "doctor-database", {"database": database.shown, "version": version, "ms": ms})


def tables(database: Database) -> Finding:
    """Whether the tables are as this version has them: a replica starts on no others."""
    found, known = asyncio.run(form_at(database.url)), len(MIGRATIONS)
    facts = {"form": found, "known": known}
    if found == known:
        return Finding(Level.OK, "doctor-form", facts)
    return Finding(Level.FAIL, "doctor-form-new" if found > known else "doctor-not-migrated", facts)


def writes(database: Database) -> Finding:
    """Whether the account may write what a replica writes; it is all rolled back."""

    async def tried(connection: Connection) -> None:
        transaction = connection.transaction()
        await transaction.start()
        try:
            await connection.execute(f"SET LOCAL search_path = {SCHEMA}")
            await connection.execute(_MADE, secrets.token_hex(16))
            await connection.fetch(APPEND, *_APPENDED)
            await connection.fetch(DELETE, _NO_GAME)
        finally:
            await transaction.rollback()

    try:
        database.ask(tried)
    except Exception as error:
        return Finding(Level.FAIL, "doctor-database-closed", {"why": str(error) or type(error).__name__})
    return Finding(Level.OK, "doctor-database-writable")


def durable(database: Database) -> Finding:
    """Whether what is acknowledged is on disk. `local` and the like are: they say what is awaited of copies."""
    ask = "SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS synchronous_commit"
    found = database.row(ask)
    off = [name for name, value in found.items() if value == "off"]
    if off:
        return Finding(Level.FAIL, "doctor-not-durable", {"settings": ", ".join(off)})
    return Finding(Level.OK, "doctor-durable")


def connections(database: Database) -> Finding:
    """Whether another replica would find connections enough."""
    found = database.row(_FREE)
    level = Level.OK if found["free"] >= _REPLICA else Level.WARNING
    return Finding(level, "doctor-connections", {**found, "replica": _REPLICA})


def database_clock(database: Database) -> Finding:
    """How far the database's clock is from ours."""

    async def looked(connection: Connection) -> Finding:
        asked = time.time()
        theirs = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        return compared("doctor-database-clock", theirs, asked, time.time())

    return database.ask(looked)


DATABASE_CHECKS: Final = Checks(reachable, (Checks(tables, (writes,)), durable, connections, database_clock))
