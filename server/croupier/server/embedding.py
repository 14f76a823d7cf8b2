"""The service inside another program: for `croupier play`, and for other people's tests."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from croupier.server.app import running
from croupier.server.config import Settings


@dataclass(frozen=True, slots=True)
class Embedded:
    """A running service and where it listens."""

    address: str


@contextmanager
def embedded(data_dir: Path | None = None) -> Iterator[Embedded]:
    """A service on a free port of this machine, in a thread of its own; without a folder its games go with it."""
    with TemporaryDirectory(prefix="croupier-") as temporary:
        settings = Settings(grpc_port=0, data_dir=data_dir or Path(temporary), drain_grace=1.0)
        host = _Host(settings)
        thread = threading.Thread(target=host.run, name="croupier-embedded", daemon=True)
        thread.start()
        try:
            yield Embedded(host.wait())
        finally:
            host.stop()
            thread.join()


class _Host:
    """The thread's end of the service."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._ready = threading.Event()
        self._address = ""
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
        async with running(self._settings) as address:
            self._address = address
            self._ready.set()
            await self._stopped.wait()

    def wait(self) -> str:
        self._ready.wait()
        if self._fault is not None:
            raise self._fault
        return self._address

    def stop(self) -> None:
        if self._loop is not None and self._stopped is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stopped.set)
