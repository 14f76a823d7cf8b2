"""The wiring: a store, a house, a door, and how they start and stop."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from croupier.server.analysis.solvers import Solvers
from croupier.server.application.house import House
from croupier.server.application.limits import Limits
from croupier.server.config import Settings
from croupier.server.storage.base import StoreError
from croupier.server.storage.sqlite import SqliteStore
from croupier.server.transport.grpc_door import GrpcDoor

_log = logging.getLogger("croupier.server")


class CannotStartError(Exception):
    """The service cannot run here, and the message says why."""


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[str]:
    """The service, for as long as the context lasts; gives the address that it listens on."""
    try:
        store = await SqliteStore.open(settings.data_dir)
    except (StoreError, OSError) as error:
        raise CannotStartError(f"cannot use {settings.data_dir}: {error}") from error
    solvers = Solvers(settings.solvers)
    house = House(store, solvers, limits=replace(Limits(), watches=settings.watches))
    door = GrpcDoor(house)
    try:
        try:
            port = await door.open(f"{settings.host}:{settings.grpc_port}")
        except RuntimeError:
            raise CannotStartError(f"cannot listen on {settings.host}:{settings.grpc_port}") from None
        try:
            yield f"{settings.host}:{port}"
        finally:
            await door.close(notice=settings.drain_notice, grace=settings.drain_grace)
    finally:
        await solvers.close()
        await store.close()


async def serve(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT; one line of JSON says when it is ready."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with running(settings) as address:
        print(json.dumps({"grpc": address}), flush=True)
        _log.info("listening on %s, games in %s", address, settings.data_dir)
        await stop.wait()
        _log.info("draining")
    _log.info("stopped")


def main(arguments: list[str] | None = None) -> int:
    """`croupier serve`: exit status 0 after a graceful end, 1 where it cannot start."""
    settings = Settings.read(arguments)
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    # asyncio.run under uvloop, which halves what a call costs.
    import uvloop

    try:
        uvloop.run(serve(settings))
    except CannotStartError as error:
        print(f"croupier serve: {error}", file=sys.stderr)
        return 1
    return 0
