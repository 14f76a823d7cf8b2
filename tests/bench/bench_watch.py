"""Watching over a bare stream: facts a second to 20 streams, and the memory of 1,000 idle watchers.

The bare stream is a grpc.aio server under uvloop with the same settings, that sends bytes of the same size as fast as
it can, or nothing at all. Both run as processes of their own; memory is that of the server's process.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time

import grpc
from croupier.v1 import game_service_pb2 as service

ROUNDS = 5
STREAMS = 20
FACTS = 500
WATCHERS = 1000
CHANNELS = 20
GAMES = "/croupier.v1.GameService/"

BARE = """
import asyncio, json, sys
import grpc, uvloop
from croupier.server.transport.grpc_door import _OPTIONS

MESSAGE = b"x" * int(sys.argv[1])

async def stream(data, context):
    for _ in range(int(data)):
        yield MESSAGE
    if not int(data):
        yield MESSAGE
        await asyncio.Event().wait()

async def main():
    server = grpc.aio.server(options=_OPTIONS)
    handlers = {"Stream": grpc.unary_stream_rpc_method_handler(stream)}
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("bench.Bench", handlers),))
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    print(json.dumps({"grpc": f"127.0.0.1:{port}"}), flush=True)
    await server.wait_for_termination()

uvloop.run(main())
"""


class Server:
    """A process that listens."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = json.loads(self.process.stdout.readline())["grpc"]

    def kilobytes(self) -> int:
        """The memory that is the process's own; what it maps from files is not counted."""
        with open(f"/proc/{self.process.pid}/smaps_rollup") as rollup:
            fields = dict(line.split(":", 1) for line in rollup if ":" in line)
        return int(fields["Private_Dirty"].split()[0])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def game_with_facts(channel: grpc.aio.Channel, facts: int) -> tuple[str, int]:
    """A game that went forth and back so often, and the size of one message of its watch."""
    create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
    request = service.CreateGameRequest(variant_id="whitehead")
    request.deal.named = "pysol:2"
    game_id = (await create(request.SerializeToString())).view.game_id
    await change(channel, game_id, facts)
    watch = channel.unary_stream(GAMES + "WatchGame")
    stream = watch(service.WatchGameRequest(game_id=game_id).SerializeToString())
    size = len(await stream.read())
    stream.cancel()
    return game_id, size


async def change(channel: grpc.aio.Channel, game_id: str, facts: int) -> None:
    """Draw and undo, so many times in all."""
    play, undo = channel.unary_unary(GAMES + "PlayMoves"), channel.unary_unary(GAMES + "UndoMoves")
    draw = service.PlayMovesRequest(game_id=game_id)
    draw.moves.add(text="draw")
    back = service.UndoMovesRequest(game_id=game_id)
    for at in range(facts):
        await (undo(back.SerializeToString()) if at % 2 else play(draw.SerializeToString()))


async def read(channel: grpc.aio.Channel, method: str, request: bytes, messages: int) -> None:
    stream = channel.unary_stream(method)(request)
    for _ in range(messages):
        assert await stream.read()
    stream.cancel()


async def rate(address: str, method: str, request: bytes) -> float:
    """Messages a second that arrive over all streams, sent as fast as they are read."""
    async with grpc.aio.insecure_channel(address) as channel:
        await read(channel, method, request, 1)
        begun = time.perf_counter()
        await asyncio.gather(*(read(channel, method, request, FACTS) for _ in range(STREAMS)))
        return STREAMS * FACTS / (time.perf_counter() - begun)


async def live_rate(address: str) -> float:
    """Facts a second that reach all of 20 watchers of a game while it is played."""
    async with grpc.aio.insecure_channel(address) as channel:
        game_id, _ = await game_with_facts(channel, 0)
        request = service.WatchGameRequest(game_id=game_id, after_revision=1).SerializeToString()
        watchers = [asyncio.ensure_future(read(channel, GAMES + "WatchGame", request, FACTS)) for _ in range(STREAMS)]
        await asyncio.sleep(0.2)
        begun = time.perf_counter()
        await asyncio.gather(change(channel, game_id, FACTS), *watchers)
        return STREAMS * FACTS / (time.perf_counter() - begun)


async def idle_kilobytes(server: Server, method: str, request: bytes) -> float:
    """Kilobytes of the server's that a watcher takes who waits."""
    channels = [
        grpc.aio.insecure_channel(server.address, options=[("grpc.use_local_subchannel_pool", 1)])
        for _ in range(CHANNELS)
    ]

    async def streams(count: int) -> list:
        opened = [channels[at % CHANNELS].unary_stream(method)(request) for at in range(count)]
        for stream in opened:
            await stream.read()
        return opened

    kept = await streams(CHANNELS)
    await asyncio.sleep(0.5)
    before = server.kilobytes()
    kept += await streams(WATCHERS)
    await asyncio.sleep(0.5)
    taken = (server.kilobytes() - before) / WATCHERS
    for channel in channels:
        await channel.close()
    return taken


async def measure() -> None:
    with tempfile.TemporaryDirectory() as folder:
        croupier = Server("-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--data-dir", folder)
        async with grpc.aio.insecure_channel(croupier.address) as channel:
            game_id, size = await game_with_facts(channel, FACTS + 1)
        bare = Server("-c", BARE, str(size))
        again = service.WatchGameRequest(game_id=game_id, after_revision=1).SerializeToString()
        print(f"{STREAMS} streams, messages of {size} bytes        facts/s     bare   ratio")
        pairs = []
        for _ in range(ROUNDS):
            ours = await rate(croupier.address, GAMES + "WatchGame", again)
            theirs = await rate(bare.address, "/bench.Bench/Stream", str(FACTS + 1).encode())
            pairs.append((ours, theirs, await live_rate(croupier.address)))
        stored, sent, live = (statistics.median(each) for each in zip(*pairs, strict=True))
        print(f"{'from a past revision':<38}{stored:>8.0f}{sent:>9.0f}{stored / sent:>8.2f}")
        print(f"{'live, with the writes':<38}{live:>8.0f}{sent:>9.0f}{live / sent:>8.2f}")

        now = service.WatchGameRequest(game_id=game_id).SerializeToString()
        ours = await idle_kilobytes(croupier, GAMES + "WatchGame", now)
        theirs = await idle_kilobytes(bare, "/bench.Bench/Stream", b"0")
        print(f"\n{WATCHERS} idle watchers, each{ours:>19.1f} KB{theirs:>6.1f} KB{ours / theirs:>8.2f}")
        croupier.stop()
        bare.stop()


if __name__ == "__main__":
    asyncio.run(measure())
