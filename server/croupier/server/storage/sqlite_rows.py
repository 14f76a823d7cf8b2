"""Rows of the SQLite store as records: the queries, and what they find."""

from __future__ import annotations

import json
import sqlite3
from typing import Final, TypeAlias

from croupier.server.events.facts import Ending, Mark

from .base import Cursor, GameFilter, GamePage, GameRow, Head, ListedGame, RequestRecord

_ROW: Final = "id, owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels"
_HEAD: Final = "revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms"

GAME: Final = f"SELECT key, {_ROW}, {_HEAD} FROM game WHERE id = ?"
REVISION: Final = "SELECT key, revision FROM game WHERE id = ?"
FACTS: Final = "SELECT revision, time_ms, fact FROM fact WHERE game = ? AND revision > ? ORDER BY revision LIMIT ?"
NODE: Final = """
    SELECT node.revision, node.depth FROM fact JOIN fact AS node ON node.game = fact.game AND node.revision = fact.node
    WHERE fact.game = ? AND fact.revision = ?
"""
_REQUEST: Final = """
    SELECT request.digest, game.id, request.revision, request.moves
    FROM request JOIN game ON game.key = request.game WHERE request.scope = ? AND request.id = ?
"""
_PAGE: Final = f"""
    SELECT {_ROW}, {_HEAD} FROM game WHERE {{conditions}} ORDER BY update_ms DESC, id DESC LIMIT :limit
"""
_HAS_LABEL: Final = (
    "EXISTS (SELECT 1 FROM label WHERE game = game.key AND name = :name{number} AND value = :value{number})"
)

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
    SELECT revision, time_ms, fact, NULL FROM walk
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
    str, str, str, str, str, str, str, bytes, int, str, int, int, int, int, int, str, str, str | None, int
]
"""The columns of `_ROW`, then those of `_HEAD`."""


def game(columns: GameColumns) -> tuple[GameRow, Head]:
    """A row of the table `game`."""
    id, owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels, *_ = columns
    *_, revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms = columns
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
    )


def request(db: sqlite3.Connection, scope: str, request_id: str) -> RequestRecord | None:
    """A row of the table `request`."""
    found = db.execute(_REQUEST, (scope, request_id)).fetchone()
    if found is None:
        return None
    digest, game_id, revision, moves = found
    return RequestRecord(scope, request_id, digest, game_id, revision, tuple(moves.split()))


def page(db: sqlite3.Connection, wanted: GameFilter, limit: int, after: Cursor | None) -> GamePage:
    """A page of an owner's games."""
    conditions = ["owner = :owner"]
    values: dict[str, object] = {"owner": wanted.owner, "limit": limit + 1}
    if wanted.closed is not None:
        conditions.append(f"ending IS {'NOT ' if wanted.closed else ''}NULL")
    if wanted.updated_after_ms is not None:
        conditions.append("update_ms > :updated_after")
        values["updated_after"] = wanted.updated_after_ms
    if after is not None:
        conditions.append("(update_ms, id) < (:update_ms, :id)")
        values |= {"update_ms": after.update_ms, "id": after.game_id}
    for number, (name, value) in enumerate(sorted(wanted.labels.items())):
        conditions.append(_HAS_LABEL.format(number=number))
        values |= {f"name{number}": name, f"value{number}": value}
    found = db.execute(_PAGE.format(conditions=" AND ".join(conditions)), values).fetchall()
    games = tuple(ListedGame(*game(columns)) for columns in found[:limit])
    more = len(found) > limit
    return GamePage(games, Cursor(games[-1].head.update_ms, games[-1].row.id) if more else None)
