"""How long PlayMoves takes while 1,000 idle watchers look on, over how long it takes without them; and over an echo.

Two services stand side by side, one of them watched; the same load goes to one, then to the other, seven times. What
counts is the median of the seven ratios, of the times that half and 99 of 100 calls stay below. The echo is that of
`bench_play`.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time

import grpc
from bench_play import ECHO, GAMES, Server
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1.patience_rules_pb2 import PatienceRules, StockRules

PAIRS = 7
CALLS = 4000
CLIENTS = 16
WATCHERS = 1000
CHANNELS = 20


async def new_game(channel: grpc.aio.Channel) -> str:
    create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
    endless = PatienceRules(stock=StockRules(passes=0))
    request = service.CreateGameRequest(patience_rules=endless, deal=service.DealSpec(named="seed:1"))
    return (await create(request.SerializeToString())).view.game_id


async def times(address: str, method: str, payloads) -> list[float]:
    """Seconds of each call, of several clients at once; `payloads` makes the bytes that a client sends in turn."""
    taken: list[float] = []
    async with grpc.aio.insecure_channel(address) as channel:
        call = channel.unary_unary(method)

        async def client() -> None:
            turn = await payloads(channel)
            for at in range(CALLS // CLIENTS):
                begun = time.perf_counter()
                await call(turn(at))
                taken.append(time.perf_counter() - begun)

        await asyncio.gather(*(client() for _ in range(CLIENTS)))
    return taken


async def moves(channel: grpc.aio.Channel):
    """The stock card by card, and the waste when it is used up."""
    game_id = await new_game(channel)
    draw, redeal = (
        service.PlayMovesRequest(game_id=game_id, moves=[game.Move(text=text)]).SerializeToString()
        for text in ("draw", "redeal")
    )
    return lambda at: redeal if at % 25 == 24 else draw


async def bytes_to_echo(channel: grpc.aio.Channel):
    return lambda at: b"x" * 60


async def watch_idly(address: str, watching: asyncio.Event) -> None:
    """Open the watches, each of a game of its own, and read what comes until cancelled."""
    channels = [
        grpc.aio.insecure_channel(address, options=(("grpc.use_local_subchannel_pool", 1),)) for _ in range(CHANNELS)
    ]
    calls = []
    for number in range(WATCHERS):
        channel = channels[number % CHANNELS]
        request = service.WatchGameRequest(game_id=await new_game(channel)).SerializeToString()
        call = channel.unary_stream(GAMES + "WatchGame")(request)
        await call.read()
        calls.append(call)
    watching.set()

    async def read(call) -> None:
        async for _ in call:
            pass

    try:
        await asyncio.gather(*map(read, calls))
    finally:
        for channel in channels:
            await channel.close()


def quantiles(taken: list[float]) -> tuple[float, float]:
    """Half of the calls, and 99 of 100, in milliseconds."""
    cuts = statistics.quantiles(taken, n=100)
    return cuts[49] * 1e3, cuts[98] * 1e3


async def measure(alone: Server, watched: Server, echo: Server) -> None:
    watching = asyncio.Event()
    idle = asyncio.create_task(watch_idly(watched.address, watching))
    await watching.wait()
    rows = []
    for _ in range(PAIRS):
        plain = quantiles(await times(alone.address, GAMES + "PlayMoves", moves))
        looked_at = quantiles(await times(watched.address, GAMES + "PlayMoves", moves))
        echoed = quantiles(await times(echo.address, "/bench.Bench/Echo", bytes_to_echo))
        rows.append((plain, looked_at, echoed))
    idle.cancel()
    print(f"{CLIENTS} clients, {WATCHERS} idle watchers, medians of {PAIRS} pairs")
    print(f"{'':>6}{'alone ms':>10}{'watched ms':>12}{'ratio':>8}{'echo ms':>10}{'over echo':>11}")
    for at, name in enumerate(("p50", "p99")):
        plain, looked_at, echoed = ([row[side][at] for row in rows] for side in range(3))
        ratio = statistics.median(b / a for a, b in zip(plain, looked_at, strict=True))
        over = statistics.median(a / e for a, e in zip(plain, echoed, strict=True))
        figures = (statistics.median(plain), statistics.median(looked_at), ratio, statistics.median(echoed), over)
        print("{:>6}{:10.1f}{:12.1f}{:8.2f}{:10.1f}{:11.2f}".format(name, *figures))


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = ("-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--data-dir")
        alone, watched = Server(*command, f"{folder}/alone"), Server(*command, f"{folder}/watched")
        echo = Server("-c", ECHO, "330")
        try:
            asyncio.run(measure(alone, watched, echo))
        finally:
            for server in (alone, watched, echo):
                server.stop()


if __name__ == "__main__":
    main()
