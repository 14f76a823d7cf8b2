"""Ending games: giving up, and deleting."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from croupier.server.events.facts import Ending
from croupier.server.observing import Part
from croupier.server.storage.base import GameNotFound, Request

from .access import Caller, require_power, require_sight
from .course import ended
from .hosted import Hosted
from .house import House
from .playing import require_running
from .refusals import Refusal, Why
from .scene import Happening
from .writing import Written, write


async def resign(house: House, caller: Caller, game_id: str, request: Request | None, expected: int | None) -> Written:
    """Close a running game and open its deal."""

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        require_power(caller, hosted.row, hosted.scene.head)
        require_running(hosted)
        return [ended(house, hosted.scene, Ending.RESIGNED)]

    admit = partial(require_sight, caller)
    return await write(house, game_id, admit, decide, request=request, expected=expected)


async def delete(house: House, caller: Caller, game_id: str) -> None:
    """Forget a game; its watches end."""
    hosted = await house.games.get(game_id)
    require_sight(caller, hosted.row, hosted.scene.head)
    require_power(caller, hosted.row, hosted.scene.head)
    async with hosted.lock:
        try:
            with house.observer.part(Part.COMMIT):
                await house.store.delete(game_id)
        except GameNotFound:
            raise Refusal(Why.GAME_NOT_FOUND, game_id=game_id) from None
        finally:
            house.games.drop(game_id)
    house.feed.delete(game_id)
