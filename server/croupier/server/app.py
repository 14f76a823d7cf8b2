"""The wiring: a store, a house, its doors, and how they start and stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Final, Protocol

from croupier.server.analysis.bots import Bots
from croupier.server.analysis.solvers import Solvers
from croupier.server.application.allowances import Allowances
from croupier.server.application.elsewhere import Elsewhere
from croupier.server.application.house import House
from croupier.server.application.limits import Limits
from croupier.server.application.retention import Retention
from croupier.server.application.turns import Turns
from croupier.server.config import Settings
from croupier.server.doors import CannotStartError, Doors, Listening
from croupier.server.entrance import Entrance
from croupier.server.logs.calls import CallLog
from croupier.server.logs.lines import log_to
from croupier.server.metrics.counting import Metrics
from croupier.server.metrics.door import MetricsDoor
from croupier.server.metrics.standing import Standing
from croupier.server.observing import Observer, together
from croupier.server.renewing import UnusableError
from croupier.server.storage.base import StoreError, StoreNotMigrated
from croupier.server.storage.postgres import PostgresStore, without_password
from croupier.server.storage.sqlite import SqliteStore

__all__ = ["CannotStartError", "Listening", "main", "running"]

_log = logging.getLogger("croupier.server")

_COLLECTED_AFTER: Final = (5_000, 10, 10)
"""New containers until the collector looks at them, and how often it does so before it looks at older ones."""


@asynccontextmanager
async def running(settings: Settings, *observers: Observer) -> AsyncIterator[Listening]:
    """The service, for as long as the context lasts; gives the addresses that it listens on.

    `observers` hear of what it does, besides those that the settings ask for.
    """
    metrics = None if settings.metrics_port is None else Metrics()
    observer = together(observers if metrics is None else (*observers, metrics))
    # What is opened first is closed last.
    async with AsyncExitStack() as closing:
        entrance = _entrance(settings)
        closing.push_async_callback(entrance.close)
        store = await _store_opened(settings, observer)
        closing.push_async_callback(store.close)
        solvers, bots = Solvers(settings.solvers), Bots(settings.solvers)
        closing.push_async_callback(solvers.close)
        closing.push_async_callback(bots.close)
        house = House(
            store,
            solvers,
            limits=replace(Limits(), watches=settings.watches),
            allowances=Allowances(entrance.allowance),
            observer=observer,
        )
        metrics_url = None
        if metrics is not None:
            metrics.registry.register(
                Standing(watches=lambda: house.feed.watches, thinking=lambda: bots.jobs.running, solvers=solvers)
            )
            door = _metrics_opened(metrics, settings)
            closing.push_async_callback(door.close)
            metrics_url = f"http://{settings.metrics_host}:{door.port}/metrics"
        doors = Doors(house, settings, entrance)
        background = _background(house, bots, store, settings)
        for task in background:
            closing.push_async_callback(task.close)
        listening = await doors.open()
        closing.push_async_callback(doors.close)
        entrance.start()
        for task in background:
            await task.start()
        yield replace(listening, metrics=metrics_url)


class _Task(Protocol):
    """What goes on while the service runs."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...


def _background(house: House, bots: Bots, store: SqliteStore | PostgresStore, settings: Settings) -> Sequence[_Task]:
    tasks: list[_Task] = [Turns(house, bots)]
    if isinstance(store, PostgresStore):
        tasks.append(Elsewhere(house, store))
    if settings.keep_days is not None:
        tasks.append(Retention(house, settings.keep_days))
    return tasks


def _entrance(settings: Settings) -> Entrance:
    try:
        return Entrance(settings)
    except UnusableError as error:
        raise CannotStartError(str(error)) from None


async def _store_opened(settings: Settings, observer: Observer) -> SqliteStore | PostgresStore:
    where = _kept_in(settings)
    try:
        if settings.database is None:
            return await SqliteStore.open(settings.data_dir, observer=observer)
        return await PostgresStore.open(settings.database, connections=settings.database_connections, observer=observer)
    except StoreNotMigrated as error:
        raise CannotStartError(f"cannot use {where}: {error}; run croupier migrate") from error
    except (StoreError, OSError) as error:
        raise CannotStartError(f"cannot use {where}: {error}") from error


def _kept_in(settings: Settings) -> str:
    """Where the games are, as it may be shown."""
    return str(settings.data_dir) if settings.database is None else without_password(settings.database)


def _metrics_opened(metrics: Metrics, settings: Settings) -> MetricsDoor:
    host, port = settings.metrics_host, settings.metrics_port or 0
    try:
        return MetricsDoor.open(metrics.registry, host, port)
    except OSError:
        raise CannotStartError(f"cannot listen on {host}:{port}") from None


async def serve(settings: Settings) -> None:
    """Run until SIGTERM or SIGINT; one line of JSON says when it is ready."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with _tracing(settings) as traces, running(settings, CallLog(settings.slow_call), *traces) as listening:
        # The log first: who reads the line may end the service at once.
        where = {**listening.doors(), "games": _kept_in(settings)}
        _log.info("listening on %s", listening.grpc, extra=where)
        _spare_the_lasting()
        print(listening.ready_line(), flush=True)
        await stop.wait()
        _log.info("draining")
    _log.info("stopped")


def _spare_the_lasting() -> None:
    """Let the garbage collector look at what was loaded no more, and at the rest less often.

    A call leaves hardly a cycle behind, and to look for some took a fifth of its time. The collector is the whole
    process's, so this is done where the service has one of its own.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTED_AFTER)


@asynccontextmanager
async def _tracing(settings: Settings) -> AsyncIterator[Sequence[Observer]]:
    """The observer that traces, if one is wanted: its library takes longer to load than the service takes to start."""
    if settings.traces is None:
        yield ()
        return
    try:
        from croupier.server.traces.spans import Traces
    except ModuleNotFoundError as error:
        raise CannotStartError(f"cannot trace: {error.name} is missing; install croupier[traces]") from None
    traces = Traces.to(settings.traces)
    try:
        yield (traces,)
    finally:
        await traces.close()


def main(arguments: list[str] | None = None) -> int:
    """`croupier serve`: exit status 0 after a graceful end, 1 where it cannot start."""
    settings = Settings.read(arguments)
    log_to(sys.stderr, settings.log_format, settings.log_level)
    # asyncio.run under uvloop, which halves what a call costs.
    import uvloop

    try:
        uvloop.run(serve(settings))
    except CannotStartError as error:
        _log.critical("%s", error)
        return 1
    return 0
