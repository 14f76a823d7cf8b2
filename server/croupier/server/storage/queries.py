"""What every SQL store asks of its tables, in SQL that all of them understand, with values by name (`:game`).

What they write is each store's own: how, and how much of it at once, is where they differ.
"""

from __future__ import annotations

from typing import Final

from .base import Cursor, GameFilter, Stale
from .rows import HEAD_COLUMNS, ROW_COLUMNS, hour_of

_GAMES: Final = "game JOIN head ON head.game = game.key"

SECRET: Final = "SELECT secret FROM service"
# A game, and from its head up to the nearest snapshot, or to the deal: one statement, so that no write comes between.
# What is known of the game stands beside the head, which comes first.
LOAD: Final = f"""
    WITH RECURSIVE played AS (SELECT key, {ROW_COLUMNS}, {HEAD_COLUMNS} FROM {_GAMES} WHERE id = :id),
    walk (game, revision, parent, time_ms, fact, position) AS (
        SELECT key, fact.revision, parent, time_ms, fact.fact, position
        FROM played JOIN fact ON fact.game = key AND fact.revision = head
        LEFT JOIN snapshot ON snapshot.game = key AND snapshot.node = head
        UNION ALL
        SELECT walk.game, fact.revision, fact.parent, fact.time_ms, fact.fact, snapshot.position
        FROM walk JOIN fact ON fact.game = walk.game AND fact.revision = walk.parent
        LEFT JOIN snapshot ON snapshot.game = fact.game AND snapshot.node = fact.revision
        WHERE walk.position IS NULL
    )
    SELECT walk.revision, time_ms, fact, position, played.* FROM walk LEFT JOIN played ON walk.revision = head
    ORDER BY walk.revision DESC
"""
STATE: Final = f"SELECT key, revision FROM {_GAMES} WHERE id = :id"
FACTS: Final = """
    SELECT revision, time_ms, fact FROM fact WHERE game = :game AND revision > :after ORDER BY revision LIMIT :limit
"""
NODE: Final = """
    SELECT node.revision, node.depth FROM fact JOIN fact AS node ON node.game = fact.game AND node.revision = fact.node
    WHERE fact.game = :game AND fact.revision = :revision
"""
# What moves made last: they set the tip, and nothing else does.
TIP: Final = """
    SELECT revision, depth FROM fact WHERE game = :game AND revision <= :revision AND revision = node
    ORDER BY revision DESC LIMIT 1
"""
SEAT_CHANGES: Final = """
    SELECT revision, time_ms, fact FROM fact WHERE game = :game AND revision <= :upto AND fact LIKE 'seat %'
    ORDER BY revision
"""
DUE: Final = "SELECT id, due_ms FROM head JOIN game ON game.key = head.game WHERE due_ms < :before"
RUNNING: Final = """
    SELECT COUNT(*) FROM (SELECT 1 FROM head WHERE owner = :owner AND ending IS NULL LIMIT :limit) AS those
"""
REQUEST: Final = "SELECT digest, since, revision FROM request WHERE game = :game AND caller = :caller AND id = :id"
CREATION: Final = """
    SELECT digest, game.id, revision FROM creation JOIN game ON game.key = creation.game
    WHERE caller = :caller AND creation.id = :id
"""

# From a node up to the nearest snapshot, or to the deal.
WALK: Final = """
    WITH RECURSIVE walk (revision, parent, time_ms, fact, position) AS (
        SELECT fact.revision, parent, time_ms, fact.fact, position
        FROM fact LEFT JOIN snapshot ON snapshot.game = fact.game AND snapshot.node = fact.revision
        WHERE fact.game = :game AND fact.revision = :node
        UNION ALL
        SELECT fact.revision, fact.parent, fact.time_ms, fact.fact, snapshot.position
        FROM walk JOIN fact ON fact.game = :game AND fact.revision = walk.parent
        LEFT JOIN snapshot ON snapshot.game = fact.game AND snapshot.node = fact.revision
        WHERE walk.position IS NULL
    )
    SELECT revision, time_ms, fact, position FROM walk ORDER BY revision DESC
"""

# From a node up to the deal.
LINE: Final = """
    WITH RECURSIVE walk (revision, parent, time_ms, fact) AS (
        SELECT fact.revision, parent, time_ms, fact.fact FROM fact WHERE game = :game AND fact.revision = :node
        UNION ALL
        SELECT fact.revision, fact.parent, fact.time_ms, fact.fact
        FROM walk JOIN fact ON fact.game = :game AND fact.revision = walk.parent
    )
    SELECT revision, time_ms, fact FROM walk ORDER BY revision DESC
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

# The hours first, since there is an index of them.
_GAMES_THAT: Final = f"""
    SELECT {ROW_COLUMNS}, {HEAD_COLUMNS} FROM {_GAMES} WHERE {{conditions}}
    ORDER BY hour DESC, update_ms DESC, id DESC LIMIT :limit
"""
_EITHER: Final = """
    SELECT * FROM ({one}) AS one UNION ALL SELECT * FROM ({other}) AS other
    ORDER BY update_ms DESC, id DESC LIMIT :limit
"""
# The owner that all anonymous callers share is nobody: a private table of theirs is on nobody's list.
_OWNED: Final = "head.owner = :owner AND (head.owner <> '' OR NOT private)"
_SAT_AT: Final = """
    game.key IN (SELECT sitting.game FROM sitting WHERE subject = :owner AND subject <> '') AND head.owner <> :owner
"""
_OPEN: Final = "can_be_joined AND NOT private"
_HAS_LABEL: Final = "EXISTS (SELECT 1 FROM label WHERE game = key AND name = :name{number} AND value = :value{number})"


# By hour, as lists go, and within it by time.
STALE: Final = """
    SELECT key, id FROM game JOIN head ON head.game = game.key
    WHERE hour <= :hour AND update_ms < :before AND (ending IS NOT NULL OR :running) LIMIT :limit
"""


def stale(wanted: Stale, limit: int) -> dict[str, object]:
    """The values of `STALE`."""
    before = wanted.before_ms
    return {"hour": hour_of(before), "before": before, "running": wanted.running, "limit": limit}


def page(wanted: GameFilter, limit: int, after: Cursor | None) -> tuple[str, dict[str, object]]:
    """The query for a page of games and one more, which tells whether there is another page; and its values."""
    conditions, values = _narrowed(wanted, after)
    values["limit"] = limit + 1

    def those(condition: str) -> str:
        return _GAMES_THAT.format(conditions=" AND ".join((condition, *conditions)))

    if wanted.open_seats:
        return those(_OPEN), values
    # Two lists in one, since neither index has both.
    return _EITHER.format(one=those(_OWNED), other=those(_SAT_AT)), values | {"owner": wanted.owner}


def _narrowed(wanted: GameFilter, after: Cursor | None) -> tuple[list[str], dict[str, object]]:
    """The conditions on whosever games, and their values."""
    conditions: list[str] = []
    values: dict[str, object] = {}
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
    return conditions, values
