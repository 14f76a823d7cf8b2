"""The writes of the PostgreSQL store: each is one statement, so one round trip and one commit.

The facts of a write come as arrays. A new game's tree begins with its deal, so all of it is known before. What is added
to a game hangs on the node that the game is at, which is known only once its head is locked: so the statement finds
the depths from there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from croupier.server.events.facts import DEALT, RecordedFact, Rewound, makes_node

from . import queries
from .base import GameRow, Head, Request, Snapshot
from .fact_text import write_fact
from .rows import changed_sitting, head_values, hour_of, row_values, sitting

KEEP_SECRET: Final = "INSERT INTO service (secret) VALUES ($1) ON CONFLICT DO NOTHING"

_FORGET: Final = """
    WITH gone AS (DELETE FROM head USING game WHERE game = key AND {which} RETURNING key, id),
    g AS (DELETE FROM game USING gone WHERE game.key = gone.key),
    l AS (DELETE FROM label USING gone WHERE game = key),
    f AS (DELETE FROM fact USING gone WHERE game = key),
    s AS (DELETE FROM snapshot USING gone WHERE game = key),
    r AS (DELETE FROM request USING gone WHERE game = key),
    c AS (DELETE FROM creation USING gone WHERE game = key),
    t AS (DELETE FROM sitting USING gone WHERE game = key)
    SELECT id FROM gone
"""
# No write may add to what a deletion has already looked for, so the head is locked before it looks.
LOCK: Final = "SELECT FROM head JOIN game ON game = key WHERE id = $1 FOR UPDATE OF head"
DELETE: Final = _FORGET.format(which="id = $1")
# Nobody waits for a game that is being played at this moment.
LOCK_STALE: Final = f"{queries.STALE} FOR UPDATE OF head SKIP LOCKED"
DELETE_ALL: Final = _FORGET.format(which="key = ANY($1)")

APPEND: Final = """
    WITH was AS (
        SELECT key, head.head AS node FROM game JOIN head ON game = key
        WHERE id = $1 AND revision = $2 FOR UPDATE OF head
    ),
    written AS (
        UPDATE head SET hour = $3, revision = $4, head = $5, tip = $6, depth = $7, tip_depth = $8, seen = $9,
            marks = $10, ending = $11, update_ms = $12, seats = $13, act_by_ms = $14, due_ms = $15, can_be_joined = $16
        FROM was WHERE game = was.key AND revision = $2 RETURNING was.key, was.node
    ),
    asked AS (
        INSERT INTO request (game, caller, id, digest, since, revision)
        SELECT key, $17::text, $18::text, $19::bytea, $2, $4 FROM written WHERE $18 IS NOT NULL
    ),
    at AS (SELECT written.key, fact.* FROM written JOIN fact ON game = written.key AND fact.revision = written.node),
    added AS (
        INSERT INTO fact (game, revision, time_ms, fact, node, parent, depth, jump)
        SELECT at.key, new.revision, new.time_ms, new.fact, coalesce(new.node, at.revision),
            CASE WHEN steps > 0 THEN coalesce(new.parent, at.revision) END,
            at.depth + steps,
            CASE WHEN steps > 0 THEN coalesce(
                max(new.node) FILTER (WHERE (at.depth + steps) % 64 = 0) OVER before,
                CASE WHEN at.depth % 64 = 0 THEN at.revision ELSE at.jump END
            ) END
        FROM at CROSS JOIN unnest($20::int[], $21::bigint[], $22::text[], $23::int[], $24::int[], $25::int[])
            AS new (revision, time_ms, fact, node, parent, steps)
        WINDOW before AS (ORDER BY new.revision ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ),
    kept AS (
        INSERT INTO snapshot (game, node, position)
        SELECT key, new.node, new.position
        FROM written CROSS JOIN unnest($26::int[], $27::text[]) AS new (node, position)
        ON CONFLICT (game, node) DO UPDATE SET position = excluded.position
    ),
    seated AS (
        INSERT INTO sitting (game, seat, subject)
        SELECT key, new.seat, new.subject FROM written CROSS JOIN unnest($28::int[], $29::text[]) AS new (seat, subject)
        ON CONFLICT (game, seat) DO UPDATE SET subject = excluded.subject
    )
    SELECT count(*) FROM written
"""

CREATE: Final = """
    WITH written AS (
        INSERT INTO game (id, owner, variant_id, rules, rules_digest, deal, deck, salt, labels, create_ms, difficulty,
            opens_ms, family, seats, private, act_within_ms)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING key
    ),
    headed AS (
        INSERT INTO head (game, owner, hour, revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms,
            seats, act_by_ms, due_ms, can_be_joined)
        SELECT key, $2, $17::bigint, $18::int, $19::int, $20::int, $21::int, $22::int, $23, $24, $25, $26::bigint,
            $27, $28::bigint, $29::bigint, $30::bool FROM written
    ),
    labelled AS (
        INSERT INTO label (game, name, value)
        SELECT key, name, value FROM written CROSS JOIN unnest($31::text[], $32::text[]) AS new (name, value)
    ),
    asked AS (
        INSERT INTO creation (caller, id, digest, game, revision)
        SELECT $33::text, $34::text, $35::bytea, key, $18::int FROM written WHERE $34 IS NOT NULL
    ),
    dealt AS (
        INSERT INTO fact (game, revision, time_ms, fact, node, depth) SELECT key, 1, $10, '', 1, 0 FROM written
    ),
    added AS (
        INSERT INTO fact (game, revision, time_ms, fact, node, parent, depth, jump)
        SELECT key, new.* FROM written CROSS JOIN
            unnest($36::int[], $37::bigint[], $38::text[], $39::int[], $40::int[], $41::int[], $42::int[]) AS new
    ),
    kept AS (
        INSERT INTO snapshot (game, node, position)
        SELECT key, new.* FROM written CROSS JOIN unnest($43::int[], $44::text[]) AS new
    ),
    seated AS (
        INSERT INTO sitting (game, seat, subject)
        SELECT key, new.* FROM written CROSS JOIN unnest($45::int[], $46::text[]) AS new
    )
    SELECT count(*) FROM written
"""


def append_values(
    game_id: str,
    expected: int,
    facts: Sequence[RecordedFact],
    head: Head,
    request: Request | None,
    snapshots: Sequence[Snapshot],
) -> tuple[object, ...]:
    """The parameters of `APPEND`."""
    moved = (game_id, expected, hour_of(head.update_ms), *head_values(head))
    told = (*_told(facts), *_hung(facts), *_kept(snapshots))
    return (*moved, *_asked(request), *told, *_columns(changed_sitting(facts)))


def create_values(
    row: GameRow,
    head: Head,
    facts: Sequence[RecordedFact],
    request: Request | None,
    snapshots: Sequence[Snapshot],
) -> tuple[object, ...]:
    """The parameters of `CREATE`."""
    headed = (hour_of(head.update_ms), *head_values(head))
    told = (*_told(facts), *_grown(facts), *_kept(snapshots))
    return (*row_values(row), *headed, *_columns(row.labels), *_asked(request), *told, *_columns(sitting(head)))


def _columns(table: Mapping[Any, str]) -> tuple[object, object]:
    """Keys and values."""
    return list(table), list(table.values())


def _asked(request: Request | None) -> tuple[object, ...]:
    return (None, None, None) if request is None else (request.caller, request.id, request.digest)


def _told(facts: Sequence[RecordedFact]) -> tuple[object, ...]:
    """Revisions, times and texts."""
    return (
        [told.revision for told in facts],
        [told.time_ms for told in facts],
        [write_fact(told.fact) for told in facts],
    )


def _hung(facts: Sequence[RecordedFact]) -> tuple[object, ...]:
    """Nodes, parents and steps from the node that a game is at, which itself is None; no steps where none is made."""
    nodes: list[int | None] = []
    parents: list[int | None] = []
    steps: list[int | None] = []
    node, deep = None, 0
    for told in facts:
        makes = makes_node(told.fact)
        parents.append(node if makes else None)
        if makes:
            node, deep = told.revision, deep + 1
        elif isinstance(told.fact, Rewound):
            node = told.fact.to
        nodes.append(node)
        steps.append(deep if makes else None)
    return nodes, parents, steps


def _grown(facts: Sequence[RecordedFact]) -> tuple[object, ...]:
    """Nodes, parents, depths and jumps of a game from its deal."""
    places: dict[int, tuple[int, int | None]] = {DEALT: (0, None)}
    found: list[tuple[int, int | None, int | None, int | None]] = []
    node = DEALT
    for told in facts:
        if makes_node(told.fact):
            depth, jump = places[node]
            parent, node = node, told.revision
            places[node] = depth + 1, parent if depth % 64 == 0 else jump
            found.append((node, parent, *places[node]))
        else:
            node = told.fact.to if isinstance(told.fact, Rewound) else node
            found.append((node, None, None, None))
    return tuple(map(list, zip(*found, strict=True))) if found else ([], [], [], [])


def _kept(snapshots: Sequence[Snapshot]) -> tuple[object, ...]:
    """Nodes and positions."""
    return [snapshot.node for snapshot in snapshots], [snapshot.position for snapshot in snapshots]
