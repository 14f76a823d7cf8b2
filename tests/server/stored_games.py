"""Games for a store to keep, and ways to play them on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import TypeAlias

from croupier.engine.notation import parse_move
from croupier.server.events.facts import (
    Cause,
    Fact,
    Mark,
    MovesPlayed,
    RecordedFact,
    Rewound,
    Sitter,
)
from croupier.server.storage.base import (
    GameFilter,
    GameRow,
    Head,
    Node,
    Request,
    Store,
)

Open: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]

HOUR: int = 3_600_000


def row(game_id: str = "g", *, owner: str = "ann", labels: dict[str, str] | None = None, at: int = 1) -> GameRow:
    return GameRow(
        id=game_id,
        owner=owner,
        variant_id="whitehead",
        rules="{}",
        rules_digest="d",
        deal="the deal",
        deck="AS2S",
        salt=bytes(range(32)),
        create_ms=at,
        labels=labels or {},
    )


def dealt(at: int = 1) -> Head:
    return Head(
        revision=1,
        head=1,
        tip=1,
        depth=0,
        tip_depth=0,
        seen=(24, 0, 3),
        marks=frozenset({Mark.DEAL_KNOWN}),
        ending=None,
        update_ms=at,
    )


def moved(*texts: str) -> MovesPlayed:
    return MovesPlayed(1, tuple(map(parse_move, texts or ("draw",))), Cause.PLAYER)


def played(head: Head, at: int | None = None) -> Head:
    revision = head.revision + 1
    deeper = head.depth + 1
    return head._replace(
        revision=revision,
        head=revision,
        tip=revision,
        depth=deeper,
        tip_depth=deeper,
        update_ms=head.update_ms + 1 if at is None else at,
    )


def rewound(head: Head, node: Node) -> Head:
    return head._replace(revision=head.revision + 1, head=node.revision, depth=node.depth)


def fact(revision: int, what: Fact) -> RecordedFact:
    return RecordedFact(revision, 1000 + revision, what)


async def play(store: Store, head: Head, *, game_id: str = "g", request: Request | None = None) -> Head:
    after = played(head)
    facts = [fact(after.revision, moved())]
    await store.append(game_id, expected=head.revision, facts=facts, head=after, request=request)
    return after


async def play_on(store: Store, head: Head, steps: int) -> Head:
    for _ in range(steps):
        head = await play(store, head)
    return head


async def rewind(store: Store, head: Head, node: Node) -> Head:
    after = rewound(head, node)
    facts = [fact(after.revision, Rewound(node.revision))]
    await store.append("g", expected=head.revision, facts=facts, head=after)
    return after


def revisions(facts: Sequence[RecordedFact]) -> list[int]:
    return [recorded.revision for recorded in facts]


async def listed(store: Store, wanted: GameFilter, *, limit: int = 100) -> list[str]:
    """Every game that is wanted, page by page."""
    found: list[str] = []
    page = await store.games(wanted, limit=limit)
    found += [game.row.id for game in page.games]
    while page.following is not None:
        page = await store.games(wanted, limit=limit, after=page.following)
        found += [game.row.id for game in page.games]
    return found


ANN = Sitter("ann lee", "ab" * 32)
TABLE = (ANN, Sitter(bot="random"), Sitter(), Sitter("bob", "cd" * 32, left=True))


def at_table(game_id: str = "t", *, owner: str = "ann", private: bool = False) -> GameRow:
    return replace(row(game_id, owner=owner), family="whist", seats=TABLE, private=private, act_within_ms=5000)
