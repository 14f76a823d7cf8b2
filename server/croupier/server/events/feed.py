"""Telling watchers that a game has moved on.

A watcher is a cursor, not a queue: the feed remembers the last few happenings of a watched game and wakes whoever
waits. Who is slow reads from the store what the feed no longer has, and misses nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Final, Generic, Protocol, TypeVar

TAIL: Final = 32
"""How many happenings of a watched game are kept for its watchers."""


class Happening(Protocol):
    """Anything that made a revision."""

    @property
    def revision(self) -> int: ...


H = TypeVar("H", bound=Happening)


class Channel(Generic[H]):
    """The watchers of one game."""

    __slots__ = ("deleted", "tail", "told", "waiting", "watchers")

    def __init__(self, told: int) -> None:
        self.told = told
        self.tail: deque[H] = deque(maxlen=TAIL)
        self.waiting: set[asyncio.Future[None]] = set()
        self.watchers = 0
        self.deleted = False

    def add(self, happenings: Iterable[H]) -> None:
        """Keep what is new of what happened, and nothing from before a gap."""
        for happening in happenings:
            if self.tail and happening.revision != self.tail[-1].revision + 1:
                if happening.revision <= self.tail[-1].revision:
                    continue
                self.tail.clear()
            self.tail.append(happening)

    def after(self, revision: int) -> Sequence[H]:
        """What happened after a revision, if the tail reaches back that far; else nothing."""
        if not self.tail:
            return ()
        # Happenings follow one another without a gap, so a revision says where in the tail it is.
        begin = revision + 1 - self.tail[0].revision
        return list(islice(self.tail, begin, None)) if begin >= 0 else ()

    async def changed(self, timeout: float) -> None:
        """Wait until something happens, `timeout` seconds at the most."""
        loop = asyncio.get_running_loop()
        woken = loop.create_future()
        self.waiting.add(woken)
        timer = loop.call_later(timeout, _wake, woken)
        try:
            await woken
        finally:
            timer.cancel()
            self.waiting.discard(woken)

    def wake(self) -> None:
        """Wake everybody who waits."""
        waiting, self.waiting = self.waiting, set()
        for woken in waiting:
            _wake(woken)


def _wake(woken: asyncio.Future[None]) -> None:
    if not woken.done():
        woken.set_result(None)


class Feed(Generic[H]):
    """The channels of all watched games."""

    def __init__(self) -> None:
        self._channels: dict[str, Channel[H]] = {}
        self.watches = 0

    @property
    def watched(self) -> Sequence[str]:
        """The ids of the games that somebody watches."""
        return tuple(self._channels)

    def awaits(self, game_id: str, revision: int) -> bool:
        """Whether somebody watches a game who has not been told of a revision."""
        channel = self._channels.get(game_id)
        return channel is not None and channel.told < revision

    @contextmanager
    def watching(self, game_id: str, revision: int) -> Iterator[Channel[H]]:
        """Join the channel of a game that is at a revision, for as long as the context lasts."""
        channel = self._channels.setdefault(game_id, Channel(revision))
        channel.watchers += 1
        self.watches += 1
        try:
            yield channel
        finally:
            self.watches -= 1
            channel.watchers -= 1
            if not channel.watchers and self._channels.get(game_id) is channel:
                del self._channels[game_id]

    def publish(self, game_id: str, happenings: Sequence[H]) -> None:
        """Tell the watchers of a game what was just stored."""
        channel = self._channels.get(game_id)
        if channel is not None:
            channel.add(happenings)
            self.tell(game_id, happenings[-1].revision)

    def tell(self, game_id: str, revision: int) -> None:
        """Tell the watchers of a game that it has come to a revision; how, they have to ask."""
        channel = self._channels.get(game_id)
        if channel is not None:
            channel.told = max(channel.told, revision)
            channel.wake()

    def delete(self, game_id: str) -> None:
        """Tell the watchers of a game that it is gone."""
        channel = self._channels.pop(game_id, None)
        if channel is not None:
            channel.deleted = True
            channel.wake()

    def wake_all(self) -> None:
        """Wake every watcher, to see that the service is about to stop."""
        for channel in self._channels.values():
            channel.wake()
