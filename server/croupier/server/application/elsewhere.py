"""What other processes write to a store that is shared: their notices are heard, and the store is asked besides.

A notice is a hint that may be lost, so every watched game's revision is asked for again and again. Only watchers need
either: whoever calls asks for the latest revision anyway.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from croupier.server.storage.base import SharedStore, StoreUnavailable

from .house import House
from .refusals import Refusal
from .watching import happened_after

_LOOK: Final = 2.0
"""Seconds between looks at the watched games."""
_AT_ONCE: Final = 1000
"""Games that are looked at with one query."""


class Elsewhere:
    """Keeps the watchers of this process informed of what happens in others."""

    def __init__(self, house: House, store: SharedStore) -> None:
        self._house = house
        self._store = store
        self._following: dict[str, asyncio.Task[None]] = {}
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    async def start(self) -> None:
        """Begin to listen and to look."""
        self._tasks = (asyncio.create_task(self._store.listen(self.heard)), asyncio.create_task(self._look()))

    async def close(self) -> None:
        """Stop."""
        tasks = (*self._tasks, *self._following.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, game_id: str, revision: int) -> None:
        """A game is said to be at a revision; at 0 it was deleted."""
        if not revision:
            self._house.games.drop(game_id)
            self._house.feed.delete(game_id)
            return
        known = self._house.games.known(game_id)
        if known is not None:
            known.heard = max(known.heard, revision)
        if self._house.feed.awaits(game_id, revision) and game_id not in self._following:
            task = asyncio.create_task(self._follow(game_id, revision))
            self._following[game_id] = task
            task.add_done_callback(lambda _: self._following.pop(game_id, None))

    async def _follow(self, game_id: str, revision: int) -> None:
        """Tell the watchers what has happened up to a revision, at least."""
        house = self._house
        # What cannot be read now is found at the next look.
        with contextlib.suppress(Refusal, StoreUnavailable):
            # As it was known before: what has happened since is read once, for all watchers.
            hosted = house.games.known(game_id) or await house.games.get_known(game_id)
            while hosted.scene.head.revision < revision:
                happenings = await happened_after(house, hosted, hosted.scene.head.revision)
                if not happenings:
                    return
                hosted.advance(happenings[-1].scene)
                house.feed.publish(game_id, happenings)
            # Where a call of this process had caught up before, the watchers have not heard of it.
            house.feed.tell(game_id, hosted.scene.head.revision)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(_LOOK)
            watched = self._house.feed.watched
            for first in range(0, len(watched), _AT_ONCE):
                some = watched[first : first + _AT_ONCE]
                with contextlib.suppress(StoreUnavailable):
                    found = await self._store.revisions(some)
                    for game_id in some:
                        self.heard(game_id, found.get(game_id, 0))
