"""The tables of the SQLite store, as a list of migrations: the file's `user_version` says how many it has had.

Not alembic: importing that costs half a second at every start, and a file that belongs to one process needs no more
than a list. A migration that was ever released is never changed; a new one is added at the end.
"""

from __future__ import annotations

import sqlite3
from typing import Final

from .base import StoreError

MIGRATIONS: Final = (
    """
    -- What never changes about a game; what hangs on it names its key.
    CREATE TABLE game (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        variant_id TEXT NOT NULL,
        rules TEXT NOT NULL,
        rules_digest TEXT NOT NULL,
        deal TEXT NOT NULL,
        deck TEXT NOT NULL,
        salt BLOB NOT NULL,
        labels TEXT NOT NULL,          -- a JSON object
        create_ms INTEGER NOT NULL,
        difficulty TEXT NOT NULL,
        opens_ms INTEGER NOT NULL
    ) STRICT;

    -- One row: what only this store knows.
    CREATE TABLE service (secret BLOB NOT NULL) STRICT;

    -- What every write changes, in a table of its own: its rows are small, so that the games of a batch share pages,
    -- and pages are what a commit costs. Lists go by `hour`, which seldom changes, for the same reason.
    CREATE TABLE head (
        game INTEGER PRIMARY KEY,
        owner TEXT NOT NULL,
        hour INTEGER NOT NULL,         -- of update_ms
        revision INTEGER NOT NULL,
        head INTEGER NOT NULL,
        tip INTEGER NOT NULL,
        depth INTEGER NOT NULL,
        tip_depth INTEGER NOT NULL,
        seen TEXT NOT NULL,            -- numbers, a space between
        marks TEXT NOT NULL,           -- words, a space between
        ending TEXT,                   -- NULL while the game runs
        update_ms INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX head_by_owner ON head (owner, hour);

    CREATE TABLE label (
        game INTEGER NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (game, name)
    ) STRICT, WITHOUT ROWID;

    -- One row a revision, the deal's own (revision 1) included. `node` is where the game was at that revision; where
    -- that is the row itself, it is a node of the tree: with its parent, its depth, and `jump`, the nearest node
    -- above it whose depth is a multiple of 64, by which long lines are walked in long steps.
    CREATE TABLE fact (
        game INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        time_ms INTEGER NOT NULL,
        fact TEXT NOT NULL,            -- empty for the deal
        node INTEGER NOT NULL,
        parent INTEGER,
        depth INTEGER,
        jump INTEGER,
        PRIMARY KEY (game, revision)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE snapshot (
        game INTEGER NOT NULL,
        node INTEGER NOT NULL,
        position TEXT NOT NULL,
        PRIMARY KEY (game, node)
    ) STRICT, WITHOUT ROWID;

    -- A write to a game: it made the revisions after `since` up to `revision`.
    CREATE TABLE request (
        game INTEGER NOT NULL,
        caller TEXT NOT NULL,
        id TEXT NOT NULL,
        digest BLOB NOT NULL,
        since INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (game, caller, id)
    ) STRICT, WITHOUT ROWID;

    -- The making of a game.
    CREATE TABLE creation (
        caller TEXT NOT NULL,
        id TEXT NOT NULL,
        digest BLOB NOT NULL,
        game INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (caller, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX creation_by_game ON creation (game);
    """,
    """
    ALTER TABLE game ADD COLUMN family TEXT NOT NULL DEFAULT 'patience';
    ALTER TABLE game ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';     -- JSON: who sat where when it was made
    ALTER TABLE game ADD COLUMN private INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN act_within_ms INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE head ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';     -- JSON: who sits where
    ALTER TABLE head ADD COLUMN act_by_ms INTEGER;
    ALTER TABLE head ADD COLUMN due_ms INTEGER;
    ALTER TABLE head ADD COLUMN can_be_joined INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX head_by_due ON head (due_ms) WHERE due_ms IS NOT NULL;
    CREATE INDEX head_that_can_be_joined ON head (hour) WHERE can_be_joined;
    """,
    """
    CREATE INDEX head_that_runs ON head (owner) WHERE ending IS NULL;
    """,
    """
    -- Who says who they are and sits at a table; the subject is empty where nobody does any more.
    CREATE TABLE sitting (
        game INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        subject TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sitting_by_subject ON sitting (subject, game) WHERE subject <> '';
    INSERT INTO sitting
    SELECT game, key + 1, json_extract(value, '$.subject') FROM head, json_each(seats)
    WHERE json_extract(value, '$.subject') <> '' AND json_extract(value, '$.token') <> ''
        AND json_extract(value, '$.bot') IS NULL AND json_extract(value, '$.left') IS NULL;
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form; each migration is done whole or not at all."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"the data has form {version}, this version of croupier knows {len(MIGRATIONS)}")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script}; PRAGMA user_version = {number}; COMMIT;")
