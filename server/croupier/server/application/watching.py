"""Watching a game: every fact once and in order, from any revision, with the scene after it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final

from croupier.server.events.facts import RecordedFact, Rewound, makes_node
from croupier.server.events.feed import Channel
from croupier.server.storage.base import GameNotFound

from .access import Caller, require_sight
from .hosted import Hosted
from .house import House
from .reading import scene_at
from .refusals import Refusal, Why
from .scene import Happening, Scene, after_fact, rewound

_CATCH_UP: Final = 64
"""How many facts are read from the store at once."""


@dataclass(frozen=True, slots=True)
class Watch:
    """Watch a game after a revision (None: from how it stands now), with a sign of life every `heartbeat` seconds."""

    game_id: str
    after: int | None
    heartbeat: float


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """Nothing new has happened."""

    revision: int


async def watch(house: House, caller: Caller, command: Watch) -> AsyncGenerator[Happening | Heartbeat, None]:
    """Happenings until the game closes; `SHUTTING_DOWN` when the service does, `GAME_NOT_FOUND` when it is deleted."""
    hosted = await house.seen_by(caller, command.game_id)
    if house.feed.watches >= house.limits.watches:
        raise Refusal(Why.TOO_MANY_WATCHES, limit=house.limits.watches, retry_after=5.0)
    current = hosted.scene.head.revision
    if command.after is not None and not 1 <= command.after <= current:
        raise Refusal(Why.REVISION_NOT_FOUND, revision=command.after, current_revision=current)
    with house.allowances.watching(caller.account), house.feed.watching(command.game_id, current) as channel:
        if command.after is None:
            first = Happening(None, hosted.scene)
            yield first
            cursor = first.revision
        else:
            cursor = command.after
        async with aclosing(_follow(house, caller, command, channel, cursor)) as happenings:
            async for happening in happenings:
                yield happening


async def _follow(
    house: House, caller: Caller, command: Watch, channel: Channel[Happening], cursor: int
) -> AsyncGenerator[Happening | Heartbeat, None]:
    while True:
        house.require_open()
        if channel.deleted:
            raise Refusal(Why.GAME_NOT_FOUND, game_id=command.game_id)
        # Who has left a private table sees nothing more of it.
        hosted = await house.games.get_known(command.game_id)
        head = hosted.scene.head
        require_sight(caller, hosted.row, head)
        if cursor < head.revision:
            for happening in channel.after(cursor) or await happened_after(house, hosted, cursor):
                yield happening
                cursor = happening.revision
        elif head.ending is not None:
            return
        else:
            await channel.changed(command.heartbeat)
            if cursor == hosted.scene.head.revision and not channel.deleted and not house.draining:
                yield Heartbeat(cursor)


async def happened_after(house: House, hosted: Hosted, revision: int) -> Sequence[Happening]:
    """The next happenings after a revision, from the store."""
    now = hosted.scene
    try:
        facts = await house.store.facts(hosted.row.id, after=revision, limit=_CATCH_UP)
    except GameNotFound:
        raise Refusal(Why.GAME_NOT_FOUND, game_id=hosted.row.id) from None
    scene = now if revision == now.head.revision else await scene_at(house, hosted, revision)
    happenings = []
    for recorded in facts:
        scene = await _next(house, hosted, scene, recorded)
        happenings.append(Happening(recorded, scene))
    return happenings


async def _next(house: House, hosted: Hosted, scene: Scene, recorded: RecordedFact) -> Scene:
    if isinstance(recorded.fact, Rewound):
        to = recorded.fact.to
        node = await house.store.node(hosted.row.id, to)
        return rewound(scene, recorded, to, node.depth, await house.games.standing_at(hosted, to))
    after = after_fact(scene, recorded)
    if makes_node(recorded.fact):
        hosted.remember(recorded.revision, after.standing)
    return after
