"""The tables of the PostgreSQL store, as a list of migrations: a table of one row says how many there have been.

They are what SQLite has, in a schema of their own, so that the database may be shared. A migration that was ever
released is never changed; a new one is added at the end, and leaves what the version before it needs, since replicas of
both run side by side while a new version is rolled out. Not alembic: plain SQL in a list is what SQLite has too, and
what those who run a database want to read before they run it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import asyncpg

SCHEMA: Final = "croupier"

MIGRATIONS: Final = (
    """
    -- What never changes about a game; what hangs on it names its key.
    CREATE TABLE game (
        key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        variant_id TEXT NOT NULL,
        rules TEXT NOT NULL,
        rules_digest TEXT NOT NULL,
        deal TEXT NOT NULL,
        deck TEXT NOT NULL,
        salt BYTEA NOT NULL,
        labels TEXT NOT NULL,          -- a JSON object
        create_ms BIGINT NOT NULL,
        difficulty TEXT NOT NULL,
        opens_ms BIGINT NOT NULL,
        family TEXT NOT NULL,
        seats TEXT NOT NULL,           -- JSON: who sat where when it was made
        private BOOLEAN NOT NULL,
        act_within_ms BIGINT NOT NULL
    );

    -- One row: what only this store knows.
    CREATE TABLE service (key BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (key), secret BYTEA NOT NULL);

    -- What every write changes: narrow, and half empty, so that a row's next version finds room on its page and no
    -- index hears of it. Lists go by `hour`, which seldom changes, for the same reason.
    CREATE TABLE head (
        game BIGINT PRIMARY KEY,
        owner TEXT NOT NULL,
        hour BIGINT NOT NULL,          -- of update_ms
        revision INTEGER NOT NULL,
        head INTEGER NOT NULL,
        tip INTEGER NOT NULL,
        depth INTEGER NOT NULL,
        tip_depth INTEGER NOT NULL,
        seen TEXT NOT NULL,            -- numbers, a space between
        marks TEXT NOT NULL,           -- words, a space between
        ending TEXT,                   -- NULL while the game runs
        update_ms BIGINT NOT NULL,
        seats TEXT NOT NULL,           -- JSON: who sits where
        act_by_ms BIGINT,
        due_ms BIGINT,
        can_be_joined BOOLEAN NOT NULL
    ) WITH (fillfactor = 50);
    CREATE INDEX head_by_owner ON head (owner, hour);
    CREATE INDEX head_by_due ON head (due_ms) WHERE due_ms IS NOT NULL;
    CREATE INDEX head_that_can_be_joined ON head (hour) WHERE can_be_joined;

    CREATE TABLE label (
        game BIGINT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (game, name)
    );

    -- One row a revision, the deal's own (revision 1) included. `node` is where the game was at that revision; where
    -- that is the row itself, it is a node of the tree: with its parent, its depth, and `jump`, the nearest node
    -- above it whose depth is a multiple of 64, by which long lines are walked in long steps.
    CREATE TABLE fact (
        game BIGINT NOT NULL,
        revision INTEGER NOT NULL,
        time_ms BIGINT NOT NULL,
        fact TEXT NOT NULL,            -- empty for the deal
        node INTEGER NOT NULL,
        parent INTEGER,
        depth INTEGER CHECK (depth IS NOT NULL OR node <> revision),
        jump INTEGER,
        PRIMARY KEY (game, revision)
    );

    CREATE TABLE snapshot (
        game BIGINT NOT NULL,
        node INTEGER NOT NULL,
        position TEXT NOT NULL,
        PRIMARY KEY (game, node)
    );

    -- A write to a game: it made the revisions after `since` up to `revision`.
    CREATE TABLE request (
        game BIGINT NOT NULL,
        caller TEXT NOT NULL,
        id TEXT NOT NULL,
        digest BYTEA NOT NULL,
        since INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (game, caller, id)
    );

    -- The making of a game.
    CREATE TABLE creation (
        caller TEXT NOT NULL,
        id TEXT NOT NULL,
        digest BYTEA NOT NULL,
        game BIGINT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (caller, id)
    );
    CREATE INDEX creation_by_game ON creation (game);
    """,
    """
    CREATE INDEX head_that_runs ON head (owner) WHERE ending IS NULL;
    """,
    """
    -- Who says who they are and sits at a table; the subject is empty where nobody does any more.
    CREATE TABLE sitting (
        game BIGINT NOT NULL,
        seat INTEGER NOT NULL,
        subject TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    );
    CREATE INDEX sitting_by_subject ON sitting (subject, game) WHERE subject <> '';
    INSERT INTO sitting (game, seat, subject)
    SELECT game, number, sitter ->> 'subject'
    FROM head CROSS JOIN jsonb_array_elements(seats::jsonb) WITH ORDINALITY AS those (sitter, number)
    WHERE sitter ->> 'subject' <> '' AND sitter ->> 'token' <> ''
        AND sitter ->> 'bot' IS NULL AND sitter ->> 'left' IS NULL;
    """,
)

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

_BEGINNING: Final = f"""
    CREATE SCHEMA IF NOT EXISTS {SCHEMA};
    SET LOCAL search_path = {SCHEMA};
    CREATE TABLE IF NOT EXISTS form (number INTEGER NOT NULL);
"""
# Any number: that nobody else migrates meanwhile.
_LOCK: Final = "SELECT pg_advisory_xact_lock(7061626)"


async def form_of(connection: Connection) -> int:
    """How many migrations the database has had."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.form") is None:
        return 0
    return await connection.fetchval(f"SELECT number FROM {SCHEMA}.form") or 0


async def migrate(connection: Connection) -> tuple[int, int]:
    """Bring the database to the newest form, all in one transaction; from which form, and to which."""
    async with connection.transaction():
        await connection.execute(_LOCK)
        form = await form_of(connection)
        for script in script_from(form):
            await connection.execute(script)
    return form, max(form, len(MIGRATIONS))


def script_from(form: int) -> Sequence[str]:
    """The SQL that brings a database from a form to the newest, to be run in one transaction."""
    if form >= len(MIGRATIONS):
        return ()
    number = f"DELETE FROM form; INSERT INTO form VALUES ({len(MIGRATIONS)});"
    return (_BEGINNING, *MIGRATIONS[form:], number)
