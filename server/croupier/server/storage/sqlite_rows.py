"""Rows of the SQLite store as records: the queries, and what they find."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Final, TypeAlias

from croupier.server.events.facts import DEALT, Ending, Mark, RecordedFact, SeatChanged

from .base import Cursor, DoneRequest, GameFilter, GamePage, GameRow, Head, ListedGame, Request
from .fact_text import read_fact, read_sitters

_ROW: Final = (
    "id, game.owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels, difficulty, opens_ms, "
    "family, game.seats, private, act_within_ms"
)
_HEAD: Final = "revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms, head.seats, act_by_ms, due_ms"

_GAMES: Final = "game JOIN head ON head.game = game.key"

SECRET: Final = "SELECT secret FROM service"
GAME: Final = f"SELECT key, {_ROW}, {_HEAD} FROM {_GAMES} WHERE id = ?"
STATE: Final = f"SELECT key, revision, head, hour FROM {_GAMES} WHERE id = ?"
_FACTS: Final = "SELECT revision, time_ms, fact FROM fact WHERE game = ? AND revision > ? ORDER BY revision LIMIT ?"
NODE: Final = """
    SELECT node.revision, node.depth FROM fact JOIN fact AS node ON node.game = fact.game AND node.revision = fact.node
    WHERE fact.game = ? AND fact.revision = ?
"""
# What moves made last: they set the tip, and nothing else does.
TIP: Final = """
    SELECT revision, depth FROM fact WHERE game = ? AND revision <= ? AND revision = node
    ORDER BY revision DESC LIMIT 1
"""
_SEAT_CHANGES: Final = """
    SELECT fact FROM fact WHERE game = ? AND revision <= ? AND fact LIKE 'seat %' ORDER BY revision
"""
DUE: Final = "SELECT id, due_ms FROM head JOIN game ON game.key = head.game WHERE due_ms < ?"
_REQUEST: Final = "SELECT digest, since, revision FROM request WHERE game = ? AND caller = ? AND id = ?"
_CREATION: Final = """
    SELECT digest, game.id, revision FROM creation JOIN game ON game.key = creation.game
    WHERE caller = ? AND creation.id = ?
"""
_PAGE: Final = f"""
    SELECT {_ROW}, {_HEAD} FROM {_GAMES} WHERE {{conditions}}
    ORDER BY hour DESC, update_ms DESC, id DESC LIMIT :limit
"""
_HAS_LABEL: Final = "EXISTS (SELECT 1 FROM label WHERE game = key AND name = :name{number} AND value = :value{number})"

# From a node up to the nearest snapshot, or to the deal.
WALK: Final = """
    WITH RECURSIVE walk (revision, parent, time_ms, fact, position) AS (
        SELECT fact.revision, parent, time_ms, fact, position
        FROM fact LEFT JOIN snapshot ON snapshot.game = fact.game AND snapshot.node = fact.revision
        WHERE fact.game = :game AND fact.revision = :node
        UNION ALL
        SELECT fact.revision, fact.parent, fact.time_ms, fact.fact, snapshot.position
        FROM walk JOIN fact ON fact.game = :game AND fact.revision = walk.parent
        LEFT JOIN snapshot ON snapshot.game = fact.game AND snapshot.node = fact.revision
        WHERE walk.position IS NULL
    )
    SELECT revision, time_ms, fact, position FROM walk
"""

# From a node up to the deal.
LINE: Final = """
    WITH RECURSIVE walk (revision, parent, time_ms, fact) AS (
        SELECT revision, parent, time_ms, fact FROM fact WHERE game = :game AND revision = :node
        UNION ALL
        SELECT fact.revision, fact.parent, fact.time_ms, fact.fact
        FROM walk JOIN fact ON fact.game = :game AND fact.revision = walk.parent
    )
    SELECT revision, time_ms, fact FROM walk
"""

# From a node up to a depth: in long steps while they do not lead past it, then in short ones.
ANCESTOR: Final = """
    WITH RECURSIVE walk (revision, depth, parent, jump) AS (
        SELECT revision, depth, parent, jump FROM fact WHERE game = :game AND revision = :node
        UNION ALL
        SELECT fact.revision, fact.depth, fact.parent, fact.jump
        FROM walk JOIN fact ON fact.game = :game AND fact.revision =
            CASE WHEN (walk.depth - 1) / 64 * 64 >= :depth THEN walk.jump ELSE walk.parent END
        WHERE walk.depth > :depth
    )
    SELECT revision FROM walk ORDER BY depth LIMIT 1
"""


GameColumns: TypeAlias = tuple[
    *tuple[str, str, str, str, str, str, str, bytes, int, str, str, int, str, str, int, int],
    *tuple[int, int, int, int, int, str, str, str | None, int, str, int | None, int | None],
]
"""The columns of `_ROW`, then those of `_HEAD`."""


def hour_of(time_ms: int) -> int:
    """The hour that lists go by."""
    return time_ms // 3_600_000


def game(columns: GameColumns) -> tuple[GameRow, Head]:
    """A row of the table `game`."""
    id, owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels, difficulty, opens_ms = columns[:12]
    family, seats, private, act_within_ms = columns[12:16]
    revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms, sitting, act_by_ms, due_ms = columns[16:]
    row = GameRow(
        id=id,
        owner=owner,
        variant_id=variant_id,
        rules=rules,
        rules_digest=rules_digest,
        deal=deal,
        deck=deck,
        salt=salt,
        create_ms=create_ms,
        labels=json.loads(labels),
        difficulty=difficulty,
        opens_ms=opens_ms,
        family=family,
        seats=read_sitters(seats),
        private=bool(private),
        act_within_ms=act_within_ms,
    )
    return row, Head(
        revision=revision,
        head=head,
        tip=tip,
        depth=depth,
        tip_depth=tip_depth,
        seen=tuple(map(int, seen.split())),
        marks=frozenset(map(Mark, marks.split())),
        ending=None if ending is None else Ending(ending),
        update_ms=update_ms,
        seats=read_sitters(sitting),
        act_by_ms=act_by_ms,
        due_ms=due_ms,
    )


def facts(db: sqlite3.Connection, key: int, after: int, limit: int) -> tuple[RecordedFact, ...]:
    """Facts in the order of their revisions."""
    return recorded(db.execute(_FACTS, (key, max(after, DEALT), limit)))


def recorded(found: Iterable[tuple[int, int, str]]) -> tuple[RecordedFact, ...]:
    """Revision, time and text of facts as records."""
    return tuple(RecordedFact(revision, time_ms, read_fact(text)) for revision, time_ms, text in found)


def seat_changes(db: sqlite3.Connection, key: int, upto: int) -> tuple[SeatChanged, ...]:
    """The facts of changed seats up to a revision."""
    found = (read_fact(text) for (text,) in db.execute(_SEAT_CHANGES, (key, upto)))
    return tuple(fact for fact in found if isinstance(fact, SeatChanged))


def request(db: sqlite3.Connection, key: int, game_id: str, caller: str, request_id: str) -> DoneRequest | None:
    """A write to a game."""
    found = db.execute(_REQUEST, (key, caller, request_id)).fetchone()
    if found is None:
        return None
    digest, since, revision = found
    made = facts(db, key, since, revision - since)
    return DoneRequest(Request(caller, request_id, digest), game_id, revision, made)


def creation(db: sqlite3.Connection, caller: str, request_id: str) -> DoneRequest | None:
    """The making of a game."""
    found = db.execute(_CREATION, (caller, request_id)).fetchone()
    if found is None:
        return None
    digest, game_id, revision = found
    return DoneRequest(Request(caller, request_id, digest), game_id, revision, ())


def page(db: sqlite3.Connection, wanted: GameFilter, limit: int, after: Cursor | None) -> GamePage:
    """A page of an owner's games."""
    # A private table of anonymous callers is on nobody's list: the owner that all of them share is nobody.
    own = "head.owner = :owner AND (head.owner <> '' OR NOT private)"
    conditions = ["can_be_joined AND NOT private" if wanted.open_seats else own]
    values: dict[str, object] = {"owner": wanted.owner, "limit": limit + 1}
    if wanted.closed is not None:
        conditions.append(f"ending IS {'NOT ' if wanted.closed else ''}NULL")
    if wanted.updated_after_ms is not None:
        conditions.append("hour >= :updated_hour AND update_ms > :updated_after")
        values |= {"updated_hour": hour_of(wanted.updated_after_ms), "updated_after": wanted.updated_after_ms}
    if after is not None:
        conditions.append("hour <= :hour AND (update_ms, id) < (:update_ms, :id)")
        values |= {"hour": hour_of(after.update_ms), "update_ms": after.update_ms, "id": after.game_id}
    for number, (name, value) in enumerate(sorted(wanted.labels.items())):
        conditions.append(_HAS_LABEL.format(number=number))
        values |= {f"name{number}": name, f"value{number}": value}
    found = db.execute(_PAGE.format(conditions=" AND ".join(conditions)), values).fetchall()
    games = tuple(ListedGame(*game(columns)) for columns in found[:limit])
    more = len(found) > limit
    return GamePage(games, Cursor(games[-1].head.update_ms, games[-1].row.id) if more else None)
