"""The three writes of the SQLite store. Each is done inside a transaction that `group_commit` began and will end."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from croupier.server.events.facts import DEALT, GameClosed, MovesPlayed, RecordedFact, Rewound

from . import sqlite_rows as rows
from .base import (
    GameNotFound,
    GameRow,
    Head,
    RequestExists,
    RequestRecord,
    RevisionConflict,
    Snapshot,
)
from .fact_text import write_fact

_CREATE: Final = f"INSERT INTO game VALUES (NULL{', ?' * 19})"
_LABEL: Final = "INSERT INTO label VALUES (?, ?, ?)"
_DEAL: Final = f"INSERT INTO fact VALUES (?, {DEALT}, ?, '', {DEALT}, NULL, 0, NULL)"
_STATE: Final = "SELECT key, revision, head FROM game WHERE id = ?"
_MOVE_HEAD: Final = """
    UPDATE game SET revision = ?, head = ?, tip = ?, depth = ?, tip_depth = ?, seen = ?, marks = ?, ending = ?,
    update_ms = ? WHERE key = ?
"""
_NODE: Final = """
    INSERT INTO fact
    SELECT game, :revision, :time_ms, :fact, :revision, revision, depth + 1,
        CASE WHEN depth % 64 = 0 THEN revision ELSE jump END
    FROM fact WHERE game = :game AND revision = :parent
"""
_FACT: Final = "INSERT INTO fact VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL)"
_SNAPSHOT: Final = "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)"
_REQUEST: Final = "INSERT INTO request VALUES (?, ?, ?, ?, ?, ?)"


def create_game(
    db: sqlite3.Connection,
    row: GameRow,
    head: Head,
    facts: Sequence[RecordedFact],
    request: RequestRecord | None,
    snapshots: Sequence[Snapshot],
) -> None:
    """Insert a game with its deal, and the facts that it comes with."""
    _refuse_repeat(db, request)
    labels = json.dumps(dict(row.labels), ensure_ascii=False)
    fixed = (row.id, row.owner, row.variant_id, row.rules, row.rules_digest, row.deal, row.deck, row.salt)
    key = db.execute(_CREATE, (*fixed, labels, row.create_ms, *_head_columns(head))).lastrowid
    assert key is not None, "an INSERT gives a rowid"
    db.executemany(_LABEL, [(key, name, value) for name, value in row.labels.items()])
    db.execute(_DEAL, (key, row.create_ms))
    _add(db, key, DEALT, facts, request, snapshots)


def append_to_game(
    db: sqlite3.Connection,
    game_id: str,
    expected: int,
    facts: Sequence[RecordedFact],
    head: Head,
    request: RequestRecord | None,
    snapshots: Sequence[Snapshot],
) -> None:
    """Add facts to a game and move its head, if it is where it is expected."""
    found = db.execute(_STATE, (game_id,)).fetchone()
    if found is None:
        raise GameNotFound(game_id)
    _refuse_repeat(db, request)
    key, revision, node = found
    if revision != expected:
        raise RevisionConflict(revision)
    db.execute(_MOVE_HEAD, (*_head_columns(head), key))
    _add(db, key, node, facts, request, snapshots)


def delete_game(db: sqlite3.Connection, game_id: str) -> None:
    """Delete a game; the tables that hang on it follow by themselves."""
    if db.execute("DELETE FROM game WHERE id = ?", (game_id,)).rowcount == 0:
        raise GameNotFound(game_id)


def _refuse_repeat(db: sqlite3.Connection, request: RequestRecord | None) -> None:
    if request is not None:
        before = rows.request(db, request.scope, request.request_id)
        if before is not None:
            raise RequestExists(before)


def _add(
    db: sqlite3.Connection,
    key: int,
    node: int,
    facts: Sequence[RecordedFact],
    request: RequestRecord | None,
    snapshots: Sequence[Snapshot],
) -> None:
    for recorded in facts:
        text = write_fact(recorded.fact)
        match recorded.fact:
            case MovesPlayed():
                values = {"game": key, "parent": node, "fact": text}
                db.execute(_NODE, {**values, "revision": recorded.revision, "time_ms": recorded.time_ms})
                node = recorded.revision
                continue
            case Rewound(to):
                node = to
            case GameClosed():
                pass
        db.execute(_FACT, (key, recorded.revision, recorded.time_ms, text, node))
    if snapshots:
        db.executemany(_SNAPSHOT, [(key, snapshot.node, snapshot.position) for snapshot in snapshots])
    if request is not None:
        moves = " ".join(request.moves)
        db.execute(_REQUEST, (request.scope, request.request_id, request.digest, key, request.revision, moves))


def _head_columns(head: Head) -> tuple[int | str | None, ...]:
    seen = " ".join(map(str, head.seen))
    where = (head.revision, head.head, head.tip, head.depth, head.tip_depth)
    return (*where, seen, " ".join(sorted(head.marks)), head.ending, head.update_ms)
