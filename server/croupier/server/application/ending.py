"""Ending games: giving up, and deleting."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.server.events.facts import Ending, GameClosed
from croupier.server.storage.base import GameNotFound, Request

from .access import Caller, require_hand
from .hosted import Hosted
from .house import House
from .playing import require_running
from .refusals import Refusal, Why
from .scene import Happening, closed
from .writing import Written, recorded, write


async def resign(house: House, caller: Caller, game_id: str, request: Request | None, expected: int | None) -> Written:
    """Close a running game and open its deal."""

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        require_running(hosted)
        fact = recorded(house, hosted.scene.head.revision + 1, GameClosed(Ending.RESIGNED))
        return [Happening(fact, closed(hosted.scene, fact, Ending.RESIGNED))]

    return await write(house, caller, game_id, decide, request=request, expected=expected)


async def delete(house: House, caller: Caller, game_id: str) -> None:
    """Forget a game; its watches end."""
    hosted = await house.games.get(game_id)
    require_hand(caller, hosted.row)
    async with hosted.lock:
        try:
            await house.store.delete(game_id)
        except GameNotFound:
            raise Refusal(Why.GAME_NOT_FOUND, game_id=game_id) from None
        finally:
            house.games.drop(game_id)
    house.feed.delete(game_id)
