"""The service inside another program: for `croupier play`, and for other people's tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.server.app import Listening, running
from croupier.server.config import Settings


@dataclass(frozen=True, slots=True)
class Embedded:
    """A running service and where it listens: `address` for gRPC, `http` and `metrics` if those doors are open."""

    address: str
    http: str | None
    metrics: str | None


@contextmanager
def embedded(
    data_dir: Path | None = None, *, database: str | None = None, http: bool = False, metrics: bool = False
) -> Iterator[Embedded]:
    """A service on free ports of this machine, in a thread of its own.

    Its games are in the folder, or in a PostgreSQL database; without either they go with it.
    """
    with TemporaryDirectory(prefix="croupier-") as temporary:
        settings = Settings(
            grpc_port=0,
            http_port=0 if http else None,
            metrics_port=0 if metrics else None,
            data_dir=data_dir or Path(temporary),
            database=database,
            drain_grace=1.0,
        )
        host = _Host(settings)
        thread = threading.Thread(target=host.run, name="croupier-embedded", daemon=True)
        thread.start()
        try:
            listening = host.wait()
            yield Embedded(listening.grpc, listening.http, listening.metrics)
        finally:
            host.stop()
            thread.join()


class _Host:
    """The thread's end of the service."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._ready = threading.Event()
        self._listening: Listening | None = None
        self._fault: Exception | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopped: asyncio.Event | None = None

    def run(self) -> None:
        try:
            asyncio.run(self._serve())
        except Exception as error:
            self._fault = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        async with running(self._settings) as listening:
            self._listening = listening
            self._ready.set()
            await self._stopped.wait()

    def wait(self) -> Listening:
        self._ready.wait()
        if self._listening is None:
            raise self._fault or RuntimeError("the service ended before it was ready")
        return self._listening

    def stop(self) -> None:
        if self._loop is not None and self._stopped is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stopped.set)
