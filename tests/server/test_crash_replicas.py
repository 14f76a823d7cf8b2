"""What survives when services die at random: one on its file, or three on a database that crashes too.

CROUPIER_CRASH_SECONDS says how long they die (10), CROUPIER_CRASH_BOTS how many play meanwhile (40).
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from croupier.client import connect_async
from croupier.v1 import game_pb2 as game

from .crash_players import Player, watch
from .postgres_server import PostgresServer, new_database
from .process import ServiceProcess, free_port
from .whist_party import on_wire

SECONDS = float(os.environ.get("CROUPIER_CRASH_SECONDS", "10"))
BOTS = int(os.environ.get("CROUPIER_CRASH_BOTS", "40"))
TABLES = 3
PATIENT = 120


@dataclass
class Site:
    """Services that are killed and started again, each on its own port."""

    start: Callable[[int], ServiceProcess]
    ports: list[int]
    services: list[ServiceProcess] = field(default_factory=list)
    kills: int = 0

    def address(self, number: int) -> str:
        """All the services, the client's own first: the next one serves while that is away."""
        first = number % len(self.ports)
        return "ipv4:" + ",".join(f"127.0.0.1:{port}" for port in self.ports[first:] + self.ports[:first])

    async def kill_one(self, chance: random.Random) -> None:
        number = chance.randrange(len(self.services))
        self.services[number].kill()
        self.services[number] = await asyncio.to_thread(self.start, self.ports[number])
        self.kills += 1


def on_a_file(request, folder: Path) -> tuple[Site, None]:
    return Site(lambda port: ServiceProcess(folder / "games", port=port), [free_port()]), None


def on_a_database(request, folder: Path) -> tuple[Site, PostgresServer]:
    database = new_database(request)
    ports = [free_port() for _ in range(3)]
    logs = {port: folder / f"replica-{number}" for number, port in enumerate(ports)}
    site = Site(lambda port: ServiceProcess(logs[port], port=port, database=database), ports)
    return site, request.getfixturevalue("postgres")


async def killed_at_random(site: Site, postgres: PostgresServer | None):
    """Play, watch and kill; what each player was told, what each watcher was, and what there is in the end."""
    chance = random.Random(1)
    site.services = [site.start(port) for port in site.ports]
    playing = [connect_async(site.address(number), timeout=PATIENT) for number in range(8)]
    looking = [connect_async(site.address(number), timeout=PATIENT) for number in range(1, 4)]
    players = [Player(playing[seed % len(playing)], random.Random(seed)) for seed in range(BOTS)]
    game_ids = [await player.sit_down() for player in players]
    tables = [
        (await playing[0].create(on_wire(hands=3), deal=f"seed:{seed}", seats=["thumb"] * 4)).game_id
        for seed in range(TABLES)
    ]
    watches = [
        asyncio.create_task(watch(client, each, PATIENT)) for each in (*game_ids, *tables) for client in looking[:2]
    ]
    games = [asyncio.create_task(player.play()) for player in players]
    until, crash = time.monotonic() + SECONDS, time.monotonic() + SECONDS / 2
    while time.monotonic() < until:
        assert not any(task.done() and task.exception() for task in (*games, *watches))
        await asyncio.sleep(chance.uniform(0.1, 1.5))
        await site.kill_one(chance)
        if postgres is not None and time.monotonic() > crash:
            crash = until
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.start)
    for player in players:
        player.stopping = True
    await asyncio.gather(*games)
    seen = await asyncio.gather(*watches)
    afterwards = [await watch(looking[2], game_id, PATIENT) for game_id in (*game_ids, *tables)]
    views = [await playing[2].get(game_id) for game_id in game_ids]
    sessions = [await playing[1].get(game_id) for game_id in tables]
    replayed = [
        await playing[0].import_game((await playing[0].export_game(each)).text) for each in (*game_ids, *tables)
    ]
    for client in (*playing, *looking):
        await client.close()
    return players, seen, afterwards, views, sessions, replayed


@pytest.mark.parametrize("place", [on_a_file, on_a_database], ids=["one on SQLite", "three on PostgreSQL"])
def test_whatever_dies_every_acknowledged_move_is_there_and_told_once_and_in_order(place, request, tmp_path):
    site, postgres = place(request, tmp_path)
    players, seen, afterwards, views, sessions, replayed = asyncio.run(killed_at_random(site, postgres))
    for number, player in enumerate(players):
        acknowledged = sorted(player.acknowledged.items())
        # All writes were acknowledged in the end, so the facts are those and no others: none lost, none done twice.
        assert [revision for revision, _ in acknowledged] == list(range(2, len(acknowledged) + 2))
        assert afterwards[number] == acknowledged
        assert views[number] == player.view
    for number, facts in enumerate(afterwards):
        assert [revision for revision, _ in facts] == list(range(2, len(facts) + 2))
        assert seen[2 * number] == seen[2 * number + 1] == facts
    # The rules have judged every move once more, and the bots have played their sessions to the end.
    assert all(view.ending == game.ENDING_COMPLETED for view in sessions)
    for view, again in zip((*views, *sessions), replayed, strict=True):
        assert list(again.patience.piles) == list(view.patience.piles)
        assert [seat.balance for seat in again.whist.seats] == [seat.balance for seat in view.whist.seats]
    for service in site.services:
        assert service.stop() == 0
        assert "Traceback" not in service.log.read_text()
    facts = sum(map(len, afterwards))
    print(f"{site.kills} kills, {len(players)} bots: {facts} facts, each told to two watchers, none lost or doubled")
