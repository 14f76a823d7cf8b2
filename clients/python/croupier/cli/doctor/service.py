"""Checks of a running service by its gRPC door."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Final

import grpc
from croupier.client import Client, CroupierError, ForbiddenError, UnidentifiedError
from croupier.client.asking import call_metadata
from croupier.client.reaching import channel_to
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as wire
from croupier.v1.game_service_pb2_grpc import GameServiceStub
from grpc_health.v1 import health_pb2, health_pb2_grpc

from ..servers import Server
from .clocks import compared
from .findings import Checks, Finding, Level
from .identity import not_let_in

SECONDS: Final = 5.0
"""How long anything may take to answer."""
HEARTBEAT: Final = 1.0
"""Seconds of silence after which a watch is asked to say that it lives: the least that the service grants."""
LABELS: Final = {"made-by": "croupier doctor"}

_VARIANT: Final = "whitehead"


@dataclass(frozen=True, slots=True)
class Service:
    """A service that may be there: where, a channel to it, a client on the channel, and what goes with every call."""

    address: str
    channel: grpc.Channel
    client: Client
    metadata: tuple[tuple[str, str], ...] = field(default=(), repr=False)


@contextmanager
def service_at(server: Server, language: str) -> Iterator[Service]:
    """A service to look at. Nothing is sent before the first check."""
    channel = channel_to(server.address, server.tls)
    with Client(channel, language=language, token=server.token, timeout=SECONDS) as client:
        yield Service(server.address, channel, client, call_metadata(language, server.token))


def health(service: Service) -> Finding:
    """Whether it answers, and that it is serving."""
    begun = time.monotonic()
    try:
        check = health_pb2_grpc.HealthStub(service.channel).Check  # type: ignore[attr-defined]  # its stubs lack it
        answer = check(health_pb2.HealthCheckRequest(), timeout=SECONDS)
    except grpc.RpcError as failed:
        why = f"{failed.code().name}, {failed.details()}" if isinstance(failed, grpc.Call) else str(failed)
        return Finding(Level.FAIL, "doctor-unreachable", {"address": service.address, "why": why})
    if answer.status != health_pb2.HealthCheckResponse.SERVING:
        return Finding(Level.FAIL, "doctor-not-serving", {"address": service.address})
    return Finding(Level.OK, "doctor-serving", {"address": service.address, "ms": _ms(begun)})


def versions(service: Service) -> Finding:
    """Whether service and command are of one version."""
    theirs, ours = service.client.info().version, version("croupier")
    facts: dict[str, str | int | float] = {"version": theirs, "ours": ours}
    if theirs == ours:
        return Finding(Level.OK, "doctor-version", facts)
    return Finding(Level.WARNING, "doctor-other-version", facts)


def kernel(service: Service) -> Finding:
    """Which code searches."""
    if service.client.info().kernel == catalog.KERNEL_NATIVE:
        return Finding(Level.OK, "doctor-kernel-native")
    return Finding(Level.WARNING, "doctor-kernel-reference")


def clock(service: Service) -> Finding:
    """How far the service's clock is from ours, by the time that it gives to a new game."""
    before = time.time()
    with _a_game(service.client) as view:
        return compared("doctor-clock", view.create_time.ToMilliseconds() / 1000, before, time.time())


def whole_game(service: Service) -> Finding:
    """Whether a game can be made, moved, taken back, written out and deleted."""
    begun, client, step = time.monotonic(), service.client, "CreateGame"
    try:
        game_id = client.create(_VARIANT, labels=LABELS).game_id
        try:
            step = "PlayMoves"
            client.play(game_id, client.moves(game_id)[0].move)
            step = "UndoMoves"
            client.undo(game_id)
            step = "ExportGame"
            client.export_game(game_id)
        finally:
            client.delete(game_id)
    except (UnidentifiedError, ForbiddenError) as error:
        return not_let_in("grpc", error.reason, error.sentence or str(error))
    except CroupierError as error:
        return Finding(Level.FAIL, "doctor-game-failed", {"step": step, "why": str(error)})
    return Finding(Level.OK, "doctor-game", {"ms": _ms(begun)})


def heartbeat(service: Service) -> Finding:
    """Whether a quiet watch is heard of in time, through whatever stands between."""
    with _a_game(service.client) as view:
        request = wire.WatchGameRequest(game_id=view.game_id)
        request.heartbeat.FromMilliseconds(round(HEARTBEAT * 1000))
        begun = time.monotonic()
        stream = GameServiceStub(service.channel).WatchGame(
            request, timeout=HEARTBEAT + SECONDS, metadata=service.metadata
        )
        try:
            for message in stream:
                if message.HasField("heartbeat"):
                    return beaten("grpc", begun)
        except grpc.RpcError:
            pass
        finally:
            stream.cancel()  # type: ignore[no-untyped-call]  # grpc's types leave this one out
    return not_beaten("grpc")


def beaten(door: str, begun: float) -> Finding:
    """A heartbeat came by a door, of a watch that was begun at a monotonic time."""
    return Finding(Level.OK, "doctor-heartbeat", {"door": door, "seconds": round(time.monotonic() - begun, 1)})


def not_beaten(door: str) -> Finding:
    """None came."""
    return Finding(Level.FAIL, "doctor-no-heartbeat", {"door": door, "seconds": HEARTBEAT + SECONDS})


@contextmanager
def _a_game(client: Client) -> Iterator[game.GameView]:
    view = client.create(_VARIANT, labels=LABELS)
    try:
        yield view
    finally:
        client.delete(view.game_id)


def _ms(begun: float) -> int:
    return round((time.monotonic() - begun) * 1000)


SERVICE_CHECKS: Final = Checks(health, (versions, kernel, Checks(whole_game, (clock, heartbeat))))
