"""Whether searching starves play: how long PlayMoves takes while the line before the solvers is full, or empty.

One service; each round measures both, in turns. Sixty Solve calls of hard positions are kept under way, so that every
process searches all the time and the others wait. What counts is the ratio of the 99th percentiles of a round.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import grpc
from bench_play import GAMES, Server
from croupier.engine.catalog import patience
from croupier.engine.patience.sheet import position_sheet
from croupier.engine.patience.sheet_text import write_text
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1.patience_rules_pb2 import PatienceRules, StockRules

ROUNDS = 5
CALLS = 2000
CLIENTS = 4
SEARCHES = 60
SEARCH_SECONDS = 2
SOLVE = "/croupier.v1.AnalysisService/Solve"
HINT = "/croupier.v1.AnalysisService/SuggestMoves"


def hard() -> bytes:
    """A search that takes all the time it may."""
    position = patience("klondike-3").deal("seed:3")
    text = write_text(position_sheet(position, "klondike-3", position.rules))
    request = analysis.SolveRequest(position=text)
    request.max_time.FromSeconds(SEARCH_SECONDS)
    return request.SerializeToString()


@asynccontextmanager
async def searching(address: str) -> AsyncIterator[None]:
    """The line before the solvers is full for as long as the context lasts."""
    request = hard()
    async with grpc.aio.insecure_channel(address) as channel:
        solve = channel.unary_stream(SOLVE)

        async def again() -> None:
            while True:
                async for _ in solve(request):
                    pass

        tasks = [asyncio.create_task(again()) for _ in range(SEARCHES)]
        await asyncio.sleep(1)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def play(address: str) -> list[float]:
    """Milliseconds of each of many moves, by a few clients that play one after another."""
    async with grpc.aio.insecure_channel(address) as channel:
        create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
        move = channel.unary_unary(GAMES + "PlayMoves")
        took: list[float] = []

        async def client() -> None:
            endless = PatienceRules(stock=StockRules(passes=0))
            request = service.CreateGameRequest(patience_rules=endless, deal=service.DealSpec(named="seed:1"))
            game_id = (await create(request.SerializeToString())).view.game_id
            draw, redeal = (
                service.PlayMovesRequest(game_id=game_id, moves=[game.Move(text=text)]).SerializeToString()
                for text in ("draw", "redeal")
            )
            for at in range(CALLS // CLIENTS):
                begun = time.perf_counter()
                await move(redeal if at % 25 == 24 else draw)
                took.append((time.perf_counter() - begun) * 1e3)

        await asyncio.gather(*(client() for _ in range(CLIENTS)))
        return took


async def hint(address: str) -> float:
    """Seconds until a hint is there."""
    async with grpc.aio.insecure_channel(address) as channel:
        create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
        request = service.CreateGameRequest(variant_id="whitehead", deal=service.DealSpec(named="pysol:2"))
        game_id = (await create(request.SerializeToString())).view.game_id
        begun = time.perf_counter()
        await channel.unary_unary(HINT)(analysis.SuggestMovesRequest(game_id=game_id).SerializeToString())
        return time.perf_counter() - begun


async def measure(address: str) -> None:
    rows, hints = [], []
    await play(address)
    for _ in range(ROUNDS):
        empty = statistics.quantiles(await play(address), n=100)
        alone = await hint(address)
        async with searching(address):
            full = statistics.quantiles(await play(address), n=100)
            hints.append((alone, await hint(address)))
        rows.append((empty[49], full[49], empty[98], full[98], full[98] / empty[98]))
    p50, p50_full, p99, p99_full, ratio = (statistics.median(side) for side in zip(*rows, strict=True))
    print(f"{'PlayMoves':12}{'p50 ms':>10}{'p99 ms':>10}")
    print(f"{'line empty':12}{p50:10.2f}{p99:10.2f}")
    print(f"{'line full':12}{p50_full:10.2f}{p99_full:10.2f}    p99 {ratio:.2f} times, median of {ROUNDS} rounds")
    alone, among = (max(side) for side in zip(*hints, strict=True))
    print(f"longest wait for a hint: {alone:.2f} s, {among:.2f} s among {SEARCHES} searches of {SEARCH_SECONDS} s")


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        server = Server("-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--data-dir", folder)
        try:
            asyncio.run(measure(server.address))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
