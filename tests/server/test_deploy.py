"""What we ship to run it: nginx before two replicas on one database, the same files with other addresses."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from croupier.client import connect, connect_async
from croupier.v1 import game_service_pb2 as service
from croupier.v1.game_service_pb2_grpc import GameServiceStub

from .crash_players import Player, watch
from .nginx import Nginx, program
from .postgres_server import new_database
from .process import ServiceProcess, free_port

BOTS = 12


class Site:
    """Two replicas, and nginx before them."""

    def __init__(self, folder: Path, database: str) -> None:
        self._folder = folder
        self._database = database
        self._ports = [(free_port(), free_port()) for _ in range(2)]
        self.replicas = [self._started(number) for number in range(2)]
        self.nginx = Nginx(folder / "nginx", self.replicas)

    def restart(self, number: int) -> None:
        """Ask a replica to end, as a new version is rolled out, and start it again."""
        assert self.replicas[number].stop() == 0
        self.replicas[number] = self._started(number)

    def close(self) -> None:
        self.nginx.stop()
        for replica in self.replicas:
            replica.kill()

    def has_served(self, number: int) -> bool:
        """Whether a replica has answered any call."""
        with urllib.request.urlopen(self.replicas[number].metrics) as page:
            return any(line.startswith(b"croupier_calls_total") for line in page)

    def _started(self, number: int) -> ServiceProcess:
        port, http_port = self._ports[number]
        options = ("--http-port", str(http_port), "--metrics-port", "0", "--drain-notice", "0.3", "--drain-grace", "5")
        return ServiceProcess(self._folder / f"replica-{number}", port=port, options=options, database=self._database)


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    if program() is None:
        pytest.skip("nginx is not installed")
    site = Site(tmp_path, new_database(request))
    yield site
    site.close()


def test_a_game_goes_on_through_nginx_whichever_replica_and_door_serves_it(site):
    with connect(site.nginx.address) as client:
        game = client.create("klondike", deal="seed:3")
        for revision in range(2, 12):
            assert client.play(game.game_id, "draw").revision == revision
    body = json.dumps({"gameId": game.game_id, "moves": [{"text": "draw"}]}).encode()
    for revision in range(12, 16):
        request = urllib.request.Request(f"{site.nginx.http}/croupier.v1.GameService/PlayMoves", body)
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request) as reply:
            assert json.load(reply)["revision"] == revision
    assert site.has_served(0)
    assert site.has_served(1)


def test_an_idle_watch_stays_alive_through_nginx(site):
    with connect(site.nginx.address) as client, grpc.insecure_channel(site.nginx.address) as channel:
        request = service.WatchGameRequest(game_id=client.create("klondike").game_id, after_revision=1)
        request.heartbeat.FromSeconds(1)
        begun = time.monotonic()
        watch = GameServiceStub(channel).WatchGame(request, timeout=30)
        assert [next(watch).WhichOneof("message") for _ in range(3)] == ["heartbeat"] * 3
        assert time.monotonic() - begun > 2
        watch.cancel()


def test_replicas_are_restarted_one_after_another_and_no_move_or_watcher_is_lost(site):
    async def story():
        playing = [connect_async(site.nginx.address, timeout=60) for _ in range(3)]
        players = [Player(playing[seed % 3], random.Random(seed)) for seed in range(BOTS)]
        game_ids = [await player.sit_down() for player in players]
        watches = [asyncio.create_task(watch(playing[0], game_id, 60)) for game_id in game_ids]
        games = [asyncio.create_task(player.play()) for player in players]
        for number in (0, 1, 0, 1):
            await asyncio.sleep(1)
            await asyncio.to_thread(site.restart, number)
        for player in players:
            player.stopping = True
        await asyncio.gather(*games)
        seen = await asyncio.gather(*watches)
        for client in playing:
            await client.close()
        return players, seen

    players, seen = asyncio.run(story())
    for player, events in zip(players, seen, strict=True):
        acknowledged = sorted(player.acknowledged.items())
        assert [revision for revision, _ in acknowledged] == list(range(2, len(acknowledged) + 2))
        assert events == acknowledged
    for replica in site.replicas:
        log = replica.log.read_text()
        assert log.count("stopped") == 2
        assert "Traceback" not in log


def test_without_a_replica_nginx_answers_with_a_status_that_clients_try_again(site):
    for replica in site.replicas:
        replica.kill()
    with grpc.insecure_channel(site.nginx.address) as channel, pytest.raises(grpc.RpcError) as away:
        GameServiceStub(channel).GetGame(service.GetGameRequest(game_id="g"), timeout=10)
    assert (away.value.code(), away.value.details()) == (grpc.StatusCode.UNAVAILABLE, "no replica answers")
