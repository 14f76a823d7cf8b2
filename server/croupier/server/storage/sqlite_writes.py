"""The three writes of the SQLite store. Each is done inside a transaction that `group_commit` began and will end."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from croupier.engine.game import Seat
from croupier.server.events.facts import DEALT, RecordedFact, Rewound, makes_node

from . import queries
from .base import (
    GameNotFound,
    GameRow,
    Head,
    Request,
    RequestExists,
    RevisionConflict,
    Snapshot,
    Stale,
)
from .fact_text import write_fact
from .rows import changed_sitting, head_values, hour_of, row_values, sitting
from .sqlite_reads import found_creation, found_request

_STATE: Final = "SELECT key, revision, head, hour, ending FROM game JOIN head ON head.game = game.key WHERE id = ?"
_GAME: Final = f"INSERT INTO game VALUES (NULL{', ?' * 16})"
_HEAD: Final = f"INSERT INTO head VALUES (?{', ?' * 15})"
_LABEL: Final = "INSERT INTO label VALUES (?, ?, ?)"
_DEAL: Final = f"INSERT INTO fact VALUES (?, {DEALT}, ?, '', {DEALT}, NULL, 0, NULL)"
# By number, since `ending` (?8) is left out: to set a column, even to what it was, writes to every index that has it.
_MOVE_HEAD: Final = """
    UPDATE head SET revision = ?1, head = ?2, tip = ?3, depth = ?4, tip_depth = ?5, seen = ?6, marks = ?7,
    update_ms = ?9, seats = ?10, act_by_ms = ?11, due_ms = ?12, can_be_joined = ?13 WHERE game = ?14
"""
_END: Final = "UPDATE head SET ending = ? WHERE game = ?"
_MOVE_HOUR: Final = "UPDATE head SET hour = ? WHERE game = ?"
_NODE: Final = """
    INSERT INTO fact
    SELECT game, ?, ?, ?, ?, revision, depth + 1, CASE WHEN depth % 64 = 0 THEN revision ELSE jump END
    FROM fact WHERE game = ? AND revision = ?
"""
_FACT: Final = "INSERT INTO fact VALUES (?, ?, ?, ?, ?, NULL, NULL, NULL)"
_SNAPSHOT: Final = "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)"
_REQUEST: Final = "INSERT INTO request VALUES (?, ?, ?, ?, ?, ?)"
_CREATION: Final = "INSERT INTO creation VALUES (?, ?, ?, ?, ?)"
_SITTING: Final = "INSERT OR REPLACE INTO sitting VALUES (?, ?, ?)"
_HANGS_ON_A_GAME: Final = ("head", "label", "fact", "snapshot", "request", "creation", "sitting")


def keep_secret(db: sqlite3.Connection) -> None:
    """Give the store its secret, unless it has one."""
    db.execute("INSERT INTO service SELECT ? WHERE NOT EXISTS (SELECT 1 FROM service)", (secrets.token_bytes(32),))


def create_game(
    db: sqlite3.Connection,
    row: GameRow,
    head: Head,
    facts: Sequence[RecordedFact],
    request: Request | None,
    snapshots: Sequence[Snapshot],
) -> None:
    """Insert a game with its deal, and the facts that it comes with."""
    done = None if request is None else found_creation(db, request.caller, request.id)
    if done is not None:
        raise RequestExists(done)
    key = db.execute(_GAME, row_values(row)).lastrowid
    assert key is not None, "an INSERT gives a rowid"
    db.execute(_HEAD, (key, row.owner, hour_of(head.update_ms), *head_values(head)))
    db.executemany(_LABEL, [(key, name, value) for name, value in row.labels.items()])
    db.execute(_DEAL, (key, row.create_ms))
    _seat(db, key, sitting(head))
    _add(db, key, DEALT, facts, snapshots)
    if request is not None:
        db.execute(_CREATION, (request.caller, request.id, request.digest, key, head.revision))


def append_to_game(
    db: sqlite3.Connection,
    game_id: str,
    expected: int,
    facts: Sequence[RecordedFact],
    head: Head,
    request: Request | None,
    snapshots: Sequence[Snapshot],
) -> None:
    """Add facts to a game and move its head, if it is where it is expected."""
    found = db.execute(_STATE, (game_id,)).fetchone()
    if found is None:
        raise GameNotFound(game_id)
    key, revision, node, hour, ending = found
    if revision != expected:
        if request is not None:
            _refuse_repeat(db, key, game_id, request)
        raise RevisionConflict(revision)
    if request is not None:
        _keep_request(db, key, game_id, request, expected, head.revision)
    db.execute(_MOVE_HEAD, (*head_values(head), key))
    if hour != hour_of(head.update_ms):
        db.execute(_MOVE_HOUR, (hour_of(head.update_ms), key))
    if ending != head.ending:
        db.execute(_END, (head.ending, key))
    _seat(db, key, changed_sitting(facts))
    _add(db, key, node, facts, snapshots)


def delete_game(db: sqlite3.Connection, game_id: str) -> None:
    """Delete a game and all that hangs on it."""
    found = db.execute(_STATE, (game_id,)).fetchone()
    if found is None:
        raise GameNotFound(game_id)
    _forget(db, found[0])


def forget_stale(db: sqlite3.Connection, wanted: Stale, limit: int) -> Sequence[str]:
    """Delete games that are stale; their ids."""
    found = db.execute(queries.STALE, queries.stale(wanted, limit)).fetchall()
    for key, _ in found:
        _forget(db, key)
    return [game_id for _, game_id in found]


def _forget(db: sqlite3.Connection, key: int) -> None:
    for table in _HANGS_ON_A_GAME:
        db.execute(f"DELETE FROM {table} WHERE game = ?", (key,))
    db.execute("DELETE FROM game WHERE key = ?", (key,))


def _keep_request(db: sqlite3.Connection, key: int, game_id: str, request: Request, since: int, revision: int) -> None:
    try:
        db.execute(_REQUEST, (key, request.caller, request.id, request.digest, since, revision))
    except sqlite3.IntegrityError:
        _refuse_repeat(db, key, game_id, request)
        raise


def _refuse_repeat(db: sqlite3.Connection, key: int, game_id: str, request: Request) -> None:
    done = found_request(db, key, game_id, request.caller, request.id)
    if done is not None:
        raise RequestExists(done)


def _seat(db: sqlite3.Connection, key: int, subjects: Mapping[Seat, str]) -> None:
    if subjects:
        db.executemany(_SITTING, [(key, seat, subject) for seat, subject in subjects.items()])


def _add(
    db: sqlite3.Connection,
    key: int,
    node: int,
    facts: Sequence[RecordedFact],
    snapshots: Sequence[Snapshot],
) -> None:
    for recorded in facts:
        revision, time_ms, text = recorded.revision, recorded.time_ms, write_fact(recorded.fact)
        if makes_node(recorded.fact):
            db.execute(_NODE, (revision, time_ms, text, revision, key, node))
            node = revision
        else:
            if isinstance(recorded.fact, Rewound):
                node = recorded.fact.to
            db.execute(_FACT, (key, revision, time_ms, text, node))
    if snapshots:
        db.executemany(_SNAPSHOT, [(key, snapshot.node, snapshot.position) for snapshot in snapshots])
