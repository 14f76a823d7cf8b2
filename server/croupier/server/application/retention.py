"""Forgetting closed games that nobody has touched for long."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from croupier.server.storage.base import Stale, Store, StoreError

from .house import House

_log = logging.getLogger(__name__)

_DAY_MS: Final = 86_400_000
_LOOK: Final = 600.0
"""Seconds between looks."""
_AT_ONCE: Final = 100
"""Games in one write: those who play wait for it."""


def stale(days: float, now_ms: int, *, running: bool = False) -> Stale:
    """The games that have not changed for so many days."""
    return Stale(now_ms - round(days * _DAY_MS), running)


async def forget(store: Store, wanted: Stale) -> list[str]:
    """Forget all of them, some at a time; their ids."""
    gone: list[str] = []
    while some := await store.forgotten(wanted, limit=_AT_ONCE):
        gone += some
    return gone


class Retention:
    """Looks now and then for what may be forgotten. Replicas do not mind each other."""

    def __init__(self, house: House, days: float) -> None:
        self._house = house
        self._days = days
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            try:
                gone = await forget(self._house.store, stale(self._days, self._house.now_ms()))
            except StoreError as error:
                _log.warning("forgetting old games failed: %s", type(error).__name__)
            else:
                for game_id in gone:
                    self._house.games.drop(game_id)
                    self._house.feed.delete(game_id)
                if gone:
                    _log.info("forgot %d closed games", len(gone))
            await asyncio.sleep(_LOOK)
