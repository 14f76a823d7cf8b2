"""The wiring: a store, a house, a door, and how they start and stop."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from croupier.server.analysis.bots import Bots
from croupier.server.analysis.solvers import Solvers
from croupier.server.application.allowances import Allowances
from croupier.server.application.elsewhere import Elsewhere
from croupier.server.application.house import House
from croupier.server.application.limits import Limits
from croupier.server.application.retention import Retention
from croupier.server.application.turns import Turns
from croupier.server.config import Settings
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
from croupier.server.transport.connect_door import ConnectDoor
from croupier.server.transport.grpc_door import GrpcDoor
from croupier.server.transport.services import Services

_log = logging.getLogger("croupier.server")


class CannotStartError(Exception):
    """The service cannot run here, and the message says why."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Where the doors are: `grpc` as HOST:PORT, `http` and `metrics` as URLs, None if that door is shut."""

    grpc: str
    http: str | None
    metrics: str | None = None

    def doors(self) -> Mapping[str, str]:
        """The open doors by name."""
        doors = {"grpc": self.grpc, "http": self.http, "metrics": self.metrics}
        return {name: where for name, where in doors.items() if where is not None}

    def ready_line(self) -> str:
        """What is printed when the service is ready, as JSON."""
        return json.dumps(self.doors())


@asynccontextmanager
async def running(settings: Settings, *observers: Observer) -> AsyncIterator[Listening]:
    """The service, for as long as the context lasts; gives the addresses that it listens on.

    `observers` hear of what it does, besides those that the settings ask for.
    """
    metrics = None if settings.metrics_port is None else Metrics()
    observer = together(observers if metrics is None else (*observers, metrics))
    entrance = _entrance(settings)
    store = await _store_opened(settings, observer)
    solvers, bots = Solvers(settings.solvers), Bots(settings.solvers)
    house = House(
        store,
        solvers,
        limits=replace(Limits(), watches=settings.watches),
        allowances=Allowances(entrance.allowance),
        observer=observer,
    )
    doors = ("grpc",) if settings.http_port is None else ("grpc", "connect", "grpc-web")
    turns = Turns(house, bots)
    retention = None if settings.keep_days is None else Retention(house, settings.keep_days)
    elsewhere = Elsewhere(house, store) if isinstance(store, PostgresStore) else None
    services = Services(house, doors)
    grpc_door = GrpcDoor(
        house, services, identify=entrance.identify, peers=entrance.peers, certificate=entrance.certificate
    )
    http_door = None
    if settings.http_port is not None:
        http_door = ConnectDoor(
            house,
            services,
            origins=settings.origin,
            identify=entrance.identify,
            peers=entrance.peers,
            certificate=entrance.certificate,
        )
    metrics_door = None
    try:
        if metrics is not None and settings.metrics_port is not None:
            standing = Standing(watches=lambda: house.feed.watches, thinking=lambda: bots.jobs.running, solvers=solvers)
            metrics.registry.register(standing)
            metrics_door = _metrics_opened(metrics, settings.metrics_host, settings.metrics_port)
        listening = await _opened(grpc_door, http_door, settings)
        if metrics_door is not None:
            where = f"http://{settings.metrics_host}:{metrics_door.port}/metrics"
            listening = replace(listening, metrics=where)
        entrance.start()
        await turns.start()
        if elsewhere is not None:
            elsewhere.start()
        if retention is not None:
            retention.start()
        try:
            yield listening
        finally:
            await grpc_door.announce_end()
            if http_door is not None:
                http_door.announce_end()
            # Balancers see it, and send nothing more.
            await asyncio.sleep(settings.drain_notice)
            house.drain()
            if http_door is not None:
                await http_door.close(settings.drain_grace)
            await grpc_door.close(settings.drain_grace)
    finally:
        await entrance.close()
        await turns.close()
        for task in (elsewhere, retention):
            if task is not None:
                await task.close()
        await bots.close()
        await solvers.close()
        await store.close()
        if metrics_door is not None:
            await metrics_door.close()


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


def _metrics_opened(metrics: Metrics, host: str, port: int) -> MetricsDoor:
    try:
        return MetricsDoor.open(metrics.registry, host, port)
    except OSError:
        raise CannotStartError(f"cannot listen on {host}:{port}") from None


async def _opened(grpc_door: GrpcDoor, http_door: ConnectDoor | None, settings: Settings) -> Listening:
    host = settings.host
    try:
        port = await grpc_door.open(f"{host}:{settings.grpc_port}")
    except RuntimeError:
        raise CannotStartError(f"cannot listen on {host}:{settings.grpc_port}") from None
    if http_door is None or settings.http_port is None:
        return Listening(f"{host}:{port}", None)
    try:
        http_port = await http_door.open(host, settings.http_port)
    except OSError:
        await grpc_door.close(0)
        raise CannotStartError(f"cannot listen on {host}:{settings.http_port}") from None
    scheme = "http" if settings.tls_certificate is None else "https"
    return Listening(f"{host}:{port}", f"{scheme}://{host}:{http_port}")


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
        print(listening.ready_line(), flush=True)
        await stop.wait()
        _log.info("draining")
    _log.info("stopped")


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
