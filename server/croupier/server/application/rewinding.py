"""Undo and redo: going back on the line from the deal, and forward again to its tip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from croupier.server.events.facts import Ending, Rewound
from croupier.server.storage.base import Node, Request, RevisionNotFound

from .access import Caller, require_seat, require_sight
from .course import followed
from .hosted import Hosted
from .house import House
from .refusals import Refusal, Why
from .scene import Happening, rewound
from .writing import Written, recorded, write


@dataclass(frozen=True, slots=True)
class Steps:
    """So many steps, at least one."""

    count: int


@dataclass(frozen=True, slots=True)
class ToRevision:
    """To the state that a revision names."""

    revision: int


@dataclass(frozen=True, slots=True)
class Rewind:
    """Undo (`back`) or redo."""

    game_id: str
    back: bool
    target: Steps | ToRevision
    request: Request | None
    expected: int | None


async def rewind(house: House, caller: Caller, command: Rewind) -> Written:
    """Undo or redo; a resigned game takes neither, a won one may still be undone."""

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        require_seat(caller, hosted.row, hosted.scene.head)
        if hosted.scene.head.seats:
            raise Refusal(Why.UNDO_NOT_ALLOWED)
        ending = hosted.scene.head.ending
        if ending is not None and not (ending is Ending.WON and command.back):
            raise Refusal(Why.GAME_CLOSED, ending=ending.value.upper())
        node = await _target(house, hosted, command)
        standing = await house.games.standing_at(hosted, node.revision)
        fact = recorded(house, hosted.scene.head.revision + 1, Rewound(node.revision))
        after = rewound(hosted.scene, fact, node.revision, node.depth, standing)
        return followed(house, hosted, [Happening(fact, after)])

    return await write(
        house,
        command.game_id,
        partial(require_sight, caller),
        decide,
        request=command.request,
        expected=command.expected,
    )


async def _target(house: House, hosted: Hosted, command: Rewind) -> Node:
    match command.target:
        case Steps(count):
            return await _by_steps(house, hosted, command.back, count)
        case ToRevision(revision):
            return await _by_revision(house, hosted, command.back, revision)


async def _by_steps(house: House, hosted: Hosted, back: bool, count: int) -> Node:
    head = hosted.scene.head
    if back and count > head.undo_steps:
        raise Refusal(Why.NOTHING_TO_UNDO, undo_steps=head.undo_steps)
    if not back and count > head.redo_steps:
        raise Refusal(Why.NOTHING_TO_REDO, redo_steps=head.redo_steps)
    depth = head.depth - count if back else head.depth + count
    start = head.head if back else head.tip
    return Node(await house.store.ancestor(hosted.row.id, start, depth), depth)


async def _by_revision(house: House, hosted: Hosted, back: bool, revision: int) -> Node:
    head, game_id = hosted.scene.head, hosted.row.id
    try:
        node = await house.store.node(game_id, revision)
    except RevisionNotFound:
        raise Refusal(Why.REVISION_NOT_FOUND, revision=revision, current_revision=head.revision) from None
    start, nearest = (head.head, 0) if back else (head.tip, head.depth)
    farthest = head.depth if back else head.tip_depth
    on_line = nearest <= node.depth <= farthest and (
        await house.store.ancestor(game_id, start, node.depth) == node.revision
    )
    if not on_line or node.revision == head.head:
        raise Refusal(Why.NOT_ON_LINE, revision=revision)
    return node
