"""What replicas tell each other by way of the database: that a game is at a revision, in `NOTIFY`s of many games each.

They are sent after the write, on a connection of their own, so that no move waits for them: PostgreSQL lets one commit
with a notice through at a time. Whoever hears nothing has missed nothing but time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final

import asyncpg

from .base import Heard

_log = logging.getLogger(__name__)

CHANNEL: Final = "croupier"
_GATHER_SECONDS: Final = 0.004
"""How long notices are gathered for one message."""
_MOST: Final = 100
"""Games in a message, which may have 8,000 bytes."""
_AGAIN_SECONDS: Final = 0.5
_ALIVE_SECONDS: Final = 10.0
"""How often a connection without news is asked whether it is alive."""


class Notices:
    """Both ends of the channel."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._told: dict[str, int] = {}
        self._wanted = asyncio.Event()
        self._sending = asyncio.create_task(self._send())

    def tell(self, game_id: str, revision: int) -> None:
        """Tell the others soon that a game is at a revision (0: deleted)."""
        self._told[game_id] = revision
        self._wanted.set()

    async def listen(self, heard: Heard) -> None:
        """Pass on what is told, and keep the connection up; until cancelled."""

        def told(_: object, pid: int, channel: str, payload: object) -> None:
            for game_id, revision in _read(str(payload)):
                heard(game_id, revision)

        while True:
            with _forgiving("listening"):
                async with _connection(self._url) as connection:
                    await connection.add_listener(CHANNEL, told)
                    await _ended(connection)
            await asyncio.sleep(_AGAIN_SECONDS)

    async def close(self) -> None:
        """Send what is left, if that can be done at once, and stop."""
        if self._told:
            self._wanted.set()
            await asyncio.wait((self._sending,), timeout=0.1)
        self._sending.cancel()
        await asyncio.gather(self._sending, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self._wanted.wait()
            with _forgiving("notifying"):
                async with _connection(self._url) as connection:
                    while await self._wanted.wait():
                        await asyncio.sleep(_GATHER_SECONDS)
                        self._wanted.clear()
                        told, self._told = self._told, {}
                        for payload in _written(told):
                            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
            await asyncio.sleep(_AGAIN_SECONDS)


async def _ended(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Wait until a connection is no more; one that is silent is asked whether it is."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    while not ended.is_set():
        await connection.execute("SELECT 1", timeout=_ALIVE_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), _ALIVE_SECONDS)


def _written(told: dict[str, int]) -> Iterator[str]:
    games = [f"{game_id} {revision}" for game_id, revision in told.items()]
    for first in range(0, len(games), _MOST):
        yield " ".join(games[first : first + _MOST])


def _read(payload: str) -> Iterable[tuple[str, int]]:
    words = payload.split()
    return zip(words[::2], map(int, words[1::2]), strict=True)


@contextlib.asynccontextmanager
async def _connection(url: str) -> AsyncIterator[asyncpg.Connection[asyncpg.Record]]:
    settings = {"application_name": "croupier notices"}
    connection = await asyncpg.connect(url, timeout=_ALIVE_SECONDS, server_settings=settings)
    try:
        yield connection
    finally:
        connection.terminate()


@contextlib.contextmanager
def _forgiving(doing: str) -> Iterator[None]:
    """A hint that is lost does no harm; it is logged, and the loop goes on."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError) as error:
        _log.warning("%s: the database is away (%s)", doing, type(error).__name__)
