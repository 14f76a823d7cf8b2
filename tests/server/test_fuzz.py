"""Whatever comes in by the live socket: no INTERNAL, no UNKNOWN, no crash, and the memory stays flat.

CROUPIER_FUZZ_SECONDS says how long each test goes on (4), CROUPIER_FUZZ_SEED where chance begins.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections import Counter
from collections.abc import Iterator

import grpc
import pytest
from croupier.client import connect
from croupier.v1 import analysis_pb2, catalog_pb2, game_service_pb2
from croupier.v1 import game_service_pb2 as service
from croupier.v1.error_pb2 import ErrorReason
from google.protobuf.message_factory import GetMessageClass
from google.rpc.error_details_pb2 import ErrorInfo
from google.rpc.status_pb2 import Status
from grpc_health.v1 import health_pb2_grpc
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse
from grpc_reflection.v1alpha.reflection_pb2 import ServerReflectionRequest
from grpc_reflection.v1alpha.reflection_pb2_grpc import ServerReflectionStub

from .conftest import STORES
from .postgres_server import new_database
from .process import ServiceProcess
from .requests import Chance
from .web_caller import WebCaller

SECONDS = float(os.environ.get("CROUPIER_FUZZ_SECONDS", "4"))
SEED = int(os.environ.get("CROUPIER_FUZZ_SEED", str(time.time_ns() % 1_000_000)))
METHODS = [
    method
    for file in (catalog_pb2, game_service_pb2, analysis_pb2)
    for described in file.DESCRIPTOR.services_by_name.values()
    for method in described.methods
]
RARELY = {"DeleteGame", "ResignGame", "GetServiceInfo", "ListVariants", "GetVariant", "Solve", "SuggestMoves"}
WEIGHTS = [0.1 if method.name in RARELY else 1.0 for method in METHODS]
BY_NAME = {method.name: method for method in METHODS}
CALLERS = 8
KEPT = 24
"""Games that are there at a time: what the service keeps of a game is no leak."""

MOST_KILOBYTES = 65_536
"""What the service keeps for speed has its bounds, some tens of megabytes in all; a long run fills them."""

EXPECTED = {
    grpc.StatusCode.OK,
    grpc.StatusCode.INVALID_ARGUMENT,
    grpc.StatusCode.NOT_FOUND,
    grpc.StatusCode.PERMISSION_DENIED,
    grpc.StatusCode.FAILED_PRECONDITION,
    grpc.StatusCode.ABORTED,
    grpc.StatusCode.ALREADY_EXISTS,
    grpc.StatusCode.RESOURCE_EXHAUSTED,
}


@pytest.fixture(scope="module", params=STORES)
def fuzzed(request, tmp_path_factory) -> Iterator[ServiceProcess]:
    database = new_database(request) if request.param == "postgresql" else None
    folder = tmp_path_factory.mktemp("fuzz") / "games"
    process = ServiceProcess(folder, options=("--http-port", "0"), database=database)
    yield process
    assert process.process.poll() is None, process.log.read_text()
    assert process.stop() == 0
    log = process.log.read_text()
    assert "a call failed" not in log, log[log.index("a call failed") :][:6000]
    assert "Traceback" not in log


class Caller:
    """Calls by chance, and judges the answers."""

    def __init__(self, channel: grpc.aio.Channel, chance: Chance, met: Counter) -> None:
        self.channel = channel
        self.chance = chance
        self.met = met

    async def call(self, method, data: bytes) -> bytes:
        path = f"/{method.containing_service.full_name}/{method.name}"
        metadata = self.chance.metadata()
        if method.server_streaming:
            call = self.channel.unary_stream(path)(data, metadata=metadata)
            reply = await self._first(call)
        else:
            call = self.channel.unary_unary(path)(data, metadata=metadata, timeout=60)
            reply = b""
            with contextlib.suppress(grpc.aio.AioRpcError):
                reply = await call
        self._judge(method, data, await call.code(), await call.trailing_metadata())
        return reply

    async def _first(self, call) -> bytes:
        """The first message of a stream, that is then left."""
        with contextlib.suppress(grpc.aio.AioRpcError, asyncio.TimeoutError):
            message = await asyncio.wait_for(call.read(), 0.2)
            if message is not grpc.aio.EOF:
                call.cancel()
                return message
        call.cancel()
        return b""

    def _judge(self, method, data, code, trailing) -> None:
        self.met[method.name, code] += 1
        if method.server_streaming and code is grpc.StatusCode.CANCELLED:
            return
        assert code in EXPECTED, f"seed {SEED}: {method.name} with {data!r} gave {code}"
        if code is not grpc.StatusCode.OK:
            status, info = Status(), ErrorInfo()
            status.ParseFromString(dict(trailing)["grpc-status-details-bin"])
            assert status.details[0].Unpack(info)
            assert f"ERROR_REASON_{info.reason}" in dict(ErrorReason.items()), info.reason


async def callers(address: str, seconds: float, met: Counter, make) -> None:
    """Several callers at once, each with requests that `make` gives it; by gRPC, or by the other door for a URL."""

    async def go_on(number: int) -> None:
        chance = Chance(SEED * CALLERS + number)
        if address.startswith("http"):
            await go_on_as(WebCaller(address, chance, met))
            return
        async with grpc.aio.insecure_channel(address, options=[("grpc.max_metadata_size", 1 << 16)]) as channel:
            await go_on_as(Caller(channel, chance, met))

    async def go_on_as(caller: Caller | WebCaller) -> None:
        until = time.monotonic() + seconds
        first = list(METHODS)
        while first or time.monotonic() < until:
            method = first.pop() if first else caller.chance.random.choices(METHODS, WEIGHTS)[0]
            await tend(caller, method, await caller.call(method, make(caller.chance, method)))

    await asyncio.gather(*(go_on(number) for number in range(CALLERS)))


async def tend(caller: Caller | WebCaller, method, reply: bytes) -> None:
    """Remember what was answered, so that later requests get further, and delete the oldest games."""
    chance = caller.chance
    if reply and not method.server_streaming:
        answer = GetMessageClass(method.output_type).FromString(reply)
        if method.name in ("CreateGame", "ImportGame"):
            chance.game_ids.append(answer.view.game_id)
        elif method.name == "ExportGame":
            chance.texts = [*chance.texts[-7:], answer.text]
        if method.name in ("CreateGame", "JoinGame") and answer.seat_token:
            chance.tokens = [*chance.tokens[-7:], answer.seat_token]
        listed = answer.view.legal_moves if "view" in answer.DESCRIPTOR.fields_by_name else ()
        chance.moves = [*chance.moves[-20:], *(move.text for move in listed)]
    while len(chance.game_ids) > KEPT // CALLERS:
        gone = service.DeleteGameRequest(game_id=chance.game_ids.pop(0))
        await caller.call(BY_NAME["DeleteGame"], gone.SerializeToString())
    if not chance.game_ids:
        new = service.CreateGameRequest(variant_id="whitehead", with_legal_moves=True)
        await tend(caller, BY_NAME["CreateGame"], await caller.call(BY_NAME["CreateGame"], new.SerializeToString()))


def well_formed(chance: Chance, method) -> bytes:
    return chance.message(method.input_type).SerializeToString()


def random_bytes(chance: Chance, method) -> bytes:
    return chance.noise(200) if chance.random.random() < 0.5 else chance.garbled(well_formed(chance, method))


@pytest.mark.parametrize("make", [well_formed, random_bytes])
@pytest.mark.parametrize("door", ["grpc", "connect"])
def test_no_request_brings_the_service_down_or_to_an_answer_that_says_nothing(fuzzed, door, make):
    met: Counter = Counter()
    asyncio.run(callers(fuzzed.address if door == "grpc" else fuzzed.http, SECONDS, met, make))
    assert {name for name, _ in met} == {method.name for method in METHODS}
    print(
        f"seed {SEED}: {met.total()} calls, {sum(n for (_, code), n in met.items() if code is grpc.StatusCode.OK)} OK"
    )


async def test_what_health_and_reflection_cannot_read_is_the_callers_fault(fuzzed):
    async with grpc.aio.insecure_channel(fuzzed.address) as channel:
        calls = (
            channel.unary_unary("/grpc.health.v1.Health/Check")(b"\xff"),
            channel.unary_stream("/grpc.health.v1.Health/Watch")(b"\xff"),
            channel.stream_stream("/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo")(iter([b"\xff"])),
        )
        for call in calls:
            assert await call.code() is grpc.StatusCode.INVALID_ARGUMENT


async def test_health_and_reflection_answer_what_they_can_read(fuzzed):
    async with grpc.aio.insecure_channel(fuzzed.address) as channel:
        health = health_pb2_grpc.HealthStub(channel)
        assert (await health.Check(HealthCheckRequest())).status == HealthCheckResponse.SERVING
        watch = health.Watch(HealthCheckRequest(service="croupier.v1.GameService"))
        assert (await watch.read()).status == HealthCheckResponse.SERVING
        watch.cancel()
        mirror = ServerReflectionStub(channel).ServerReflectionInfo(iter([ServerReflectionRequest(list_services="")]))
        listed = {service.name for service in (await mirror.read()).list_services_response.service}
        assert {"croupier.v1.CatalogService", "croupier.v1.GameService", "grpc.health.v1.Health"} <= listed


def test_bytes_that_are_no_http2_do_no_harm(fuzzed):
    host, _, port = fuzzed.address.rpartition(":")
    chance = Chance(SEED)
    until = time.monotonic() + SECONDS / 5
    with connect(fuzzed.address) as croupier:
        while time.monotonic() < until:
            with contextlib.suppress(OSError), socket.create_connection((host, int(port)), timeout=5) as line:
                preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" if chance.random.random() < 0.5 else b""
                line.sendall(preface + chance.noise(4000))
            croupier.info()


def test_memory_stays_flat_however_many_requests_come(fuzzed):
    met: Counter = Counter()
    asyncio.run(callers(fuzzed.address, SECONDS / 2, met, well_formed))
    before = fuzzed.kilobytes()
    asyncio.run(callers(fuzzed.address, SECONDS, met, well_formed))
    grown = fuzzed.kilobytes() - before
    print(f"{met.total()} calls, {grown} KB more at {before} KB")
    assert grown < MOST_KILOBYTES
