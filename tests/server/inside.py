"""A service whose inside a test can look at, and games as long as it wants them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from croupier.client import AsyncClient, connect_async
from croupier.server.analysis.bots import Bots
from croupier.server.analysis.solvers import Solvers
from croupier.server.application.elsewhere import Elsewhere
from croupier.server.application.house import House
from croupier.server.application.limits import Limits
from croupier.server.application.turns import Turns
from croupier.server.storage.postgres import PostgresStore
from croupier.server.storage.sqlite import SqliteStore
from croupier.server.transport.connect_door import ConnectDoor
from croupier.server.transport.grpc_door import GrpcDoor
from croupier.server.transport.services import Services

DEAL = "pysol:2"
OPENING = ("draw", "w-t4")
FORTH_AND_BACK = ("t4-t1", "t1-t4")
"""After the opening of this deal, two moves that can be played for ever."""


Place: TypeAlias = Path | str
"""Where games are kept: a folder, or the address of a database."""


async def store_at(place: Place) -> SqliteStore | PostgresStore:
    """The store that keeps its games there."""
    return await (SqliteStore.open(place) if isinstance(place, Path) else PostgresStore.open(place))


@contextlib.asynccontextmanager
async def open_house(
    place: Place, *, http: bool = False, **limits: float
) -> AsyncIterator[tuple[House, str, AsyncClient]]:
    """A service's inside, its address (of the Connect door, if `http`), and a client."""
    store = await store_at(place)
    house = House(store, Solvers(1), limits=replace(Limits(), **limits))
    bots = Bots(1)
    turns = Turns(house, bots)
    await turns.start()
    elsewhere = Elsewhere(house, store) if isinstance(store, PostgresStore) else None
    if elsewhere is not None:
        await elsewhere.start()
    services = Services(house, ("grpc",))
    door, other = GrpcDoor(house, services), ConnectDoor(house, services, origins=("*",))
    address = f"127.0.0.1:{await door.open('127.0.0.1:0')}"
    url = f"http://127.0.0.1:{await other.open('127.0.0.1', 0)}" if http else ""
    try:
        async with connect_async(address, timeout=60) as croupier:
            yield house, url or address, croupier
    finally:
        house.drain()
        await other.close(grace=1)
        await door.close(grace=1)
        await turns.close()
        if elsewhere is not None:
            await elsewhere.close()
        await bots.close()
        await store.close()


async def long_game(croupier: AsyncClient, moves: int) -> str:
    """The id of a game of so many moves, each a step of its own; its record is played through to make it."""
    short = await croupier.create("whitehead", deal=DEAL)
    exported = await croupier.export_game(short.game_id)
    await croupier.delete(short.game_id)
    played = [*OPENING, *FORTH_AND_BACK * (moves // 2)][:moves]
    head, _, deal = exported.text.partition("\n")
    return (await croupier.import_game(f"{head}\nMoves: {' '.join(played)}\n{deal}")).game_id
