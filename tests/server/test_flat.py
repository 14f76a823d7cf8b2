"""Memory does not grow with the games that are played: once as many are in memory as may be, it stays.

CROUPIER_FLAT_GAMES says how many are played after that (3,000).
"""

from __future__ import annotations

import asyncio
import os

import grpc
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1.game_service_pb2_grpc import GameServiceStub

from .process import ServiceProcess

FULL = 9_000
"""Games after which the service forgets the oldest one for each new one."""
GAMES = int(os.environ.get("CROUPIER_FLAT_GAMES", "3000"))
CLIENTS = 16
MOST = 1.05


async def play(address: str, games: int) -> None:
    async with grpc.aio.insecure_channel(address) as channel:
        stub = GameServiceStub(channel)

        async def one(variant: str) -> None:
            made = await stub.CreateGame(service.CreateGameRequest(variant_id=variant))
            game_id = made.view.game_id
            await stub.PlayMoves(service.PlayMovesRequest(game_id=game_id, moves=[game.Move(text="draw")]))
            async for _ in stub.WatchGame(service.WatchGameRequest(game_id=game_id)):
                break
            await stub.ResignGame(service.ResignGameRequest(game_id=game_id))

        async def client() -> None:
            for number in range(games // CLIENTS):
                await one(("whitehead", "klondike")[number % 2])

        await asyncio.gather(*(client() for _ in range(CLIENTS)))


def test_memory_stays_where_it_is_however_many_games_are_played(tmp_path):
    process = ServiceProcess(tmp_path / "games")
    asyncio.run(play(process.address, FULL))
    before = process.kilobytes()
    asyncio.run(play(process.address, GAMES))
    after = process.kilobytes()
    print(f"{before} KB after {FULL} games, {after} KB after {GAMES} more: {after / before:.3f}")
    assert after < MOST * before
    assert process.stop() == 0
