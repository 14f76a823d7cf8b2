"""A deployment's life: backup and restore, what is forgotten and when, and what the first release left behind."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
import time
from pathlib import Path

import grpc
import pytest
from croupier.cli.__main__ import main as croupier_command
from croupier.client import CroupierError, connect
from croupier.server import embedded
from croupier.server.application.retention import forget, stale
from croupier.server.events.facts import Ending, GameClosed
from croupier.server.storage.base import GameFilter, GameNotFound
from google.protobuf import descriptor_pb2, descriptor_pool, json_format, message_factory

from .inside import store_at
from .postgres_server import PostgresServer
from .process import ServiceProcess
from .stored_games import dealt, fact, listed, row

ROOT = Path(__file__).parents[2]
FIRST = ROOT / "tests" / "data" / "first_release"
DAY = 86_400_000


# Backup and restore.


class Playing:
    """Somebody who plays on in a thread, and notes what was acknowledged."""

    def __init__(self, address: str) -> None:
        self.revisions: dict[str, int] = {}
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._play, args=(address,))

    def __enter__(self) -> Playing:
        self._thread.start()
        while len(self.revisions) < 5:
            self._stopping.wait(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._thread.join()

    def _play(self, address: str) -> None:
        with connect(address) as client:
            while not self._stopping.is_set():
                game_id = client.create("klondike", deal="seed:3").game_id
                for _ in range(5):
                    self.revisions[game_id] = client.play(game_id, "draw").revision


def test_a_copy_made_while_the_service_runs_has_all_that_was_acknowledged_before(tmp_path, capsys):
    service, copy = ServiceProcess(tmp_path / "games"), tmp_path / "copy"
    with Playing(service.address) as playing:
        before = dict(playing.revisions)
        assert croupier_command(["backup", "--data-dir", str(tmp_path / "games"), "--to", str(copy)]) == 0
    assert "games in" in capsys.readouterr().out
    service.kill()
    with embedded(copy) as restored, connect(restored.address) as client:
        for game_id, revision in before.items():
            assert client.get(game_id).revision >= revision
        assert client.play(next(iter(before)), "draw").revision > 1


def test_a_copy_does_not_overwrite_and_needs_something_to_copy(tmp_path, capsys):
    (tmp_path / "there").mkdir()
    assert croupier_command(["backup", "--data-dir", str(tmp_path / "none"), "--to", str(tmp_path / "copy")]) == 2
    with embedded(tmp_path / "games"):
        there = str(tmp_path / "there")
        assert croupier_command(["backup", "--data-dir", str(tmp_path / "games"), "--to", there]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_dump_of_the_database_is_restored_into_another(database: str, postgres: PostgresServer, tmp_path):
    with embedded(database=database) as service, Playing(service.address) as playing:
        before = dict(playing.revisions)
        dump = subprocess.run(["pg_dump", "--schema=croupier", database], capture_output=True, check=True).stdout
    other = postgres.new_database()
    subprocess.run(["psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", other], input=dump, check=True, capture_output=True)
    with embedded(database=other) as restored, connect(restored.address) as client:
        for game_id, revision in before.items():
            assert client.get(game_id).revision >= revision
        assert client.play(next(iter(before)), "draw").revision > 1


# What is forgotten.


async def kept(store) -> set[str]:
    return set(await listed(store, GameFilter("ann")))


async def with_old_games(store, now: int) -> None:
    """Games that were closed or left 10 days ago, and one of today."""
    for game_id, days, ending in (("old", 10, Ending.WON), ("left", 10, None), ("new", 0, Ending.WON)):
        at = now - days * DAY
        await store.create(row(game_id, at=at), dealt(at))
        if ending is not None:
            head = dealt(at)._replace(revision=2, ending=ending)
            await store.append(game_id, expected=1, facts=[fact(2, GameClosed(ending))], head=head)


async def test_closed_games_of_long_ago_are_forgotten_and_no_others(place) -> None:
    now = 100 * DAY
    store = await store_at(place)
    await with_old_games(store, now)
    assert await forget(store, stale(11, now)) == []
    assert await forget(store, stale(9, now)) == ["old"]
    assert await kept(store) == {"left", "new"}
    with pytest.raises(GameNotFound):
        await store.load("old")
    assert await forget(store, stale(9, now, running=True)) == ["left"]
    assert await kept(store) == {"new"}
    await store.close()


async def test_many_are_forgotten_a_few_at_a_time(place) -> None:
    store = await store_at(place)
    for number in range(250):
        await store.create(row(f"g{number}"), dealt())
    assert len(await forget(store, stale(1, 100 * DAY, running=True))) == 250
    assert await kept(store) == set()
    await store.close()


def test_prune_says_how_many_and_refuses_a_folder_in_use(tmp_path, capsys):
    folder = str(tmp_path / "games")
    with embedded(Path(folder)) as service, connect(service.address) as client:
        game_id = client.create("klondike").game_id
        assert croupier_command(["prune", "--data-dir", folder, "--older-than", "1"]) == 2
        assert "another process has" in capsys.readouterr().err
    assert croupier_command(["prune", "--data-dir", folder, "--older-than", "1", "--running"]) == 0
    assert capsys.readouterr().out == "0 games forgotten\n"
    assert croupier_command(["prune", "--data-dir", folder, "--older-than", "0.0000001", "--running"]) == 0
    assert capsys.readouterr().out == "1 games forgotten\n"
    with embedded(Path(folder)) as service, connect(service.address) as client, pytest.raises(CroupierError):
        client.get(game_id)


def test_prune_means_the_folder_that_it_is_told_whatever_the_environment_says(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("CROUPIER_DATABASE", "postgresql://nobody@127.0.0.1:1/nothing")
    with embedded(tmp_path) as service, connect(service.address) as client:
        client.create("klondike")
    assert croupier_command(["prune", "--data-dir", str(tmp_path), "--older-than", "1e-7", "--running"]) == 0
    assert capsys.readouterr().out == "1 games forgotten\n"
    assert croupier_command(["prune", "--older-than", "1"]) == 2


def test_pruning_a_database_ends_the_watches_of_a_running_service(database: str, capsys):
    with embedded(database=database) as service, connect(service.address) as client:
        game_id = client.create("klondike").game_id
        watch = client.watch(game_id, 1, reconnect_for=0)
        threading.Timer(
            0.5, croupier_command, [["prune", "--database", database, "--older-than", "1e-7", "--running"]]
        ).start()
        with pytest.raises(CroupierError) as gone:
            next(iter(watch))
        assert gone.value.reason == "GAME_NOT_FOUND"


def test_a_service_forgets_by_itself(tmp_path):
    with embedded(tmp_path) as service, connect(service.address) as client:
        game_id = client.create("klondike").game_id
        client.resign(game_id)
    service = ServiceProcess(tmp_path, options=("--keep-days", "0.0000001"))
    until = time.monotonic() + 30
    while "forgot 1 closed games" not in service.log.read_text():
        assert time.monotonic() < until
    with connect(service.address) as client, pytest.raises(CroupierError) as gone:
        client.get(game_id)
    assert gone.value.reason == "GAME_NOT_FOUND"
    assert service.stop() == 0


# What the first release left behind.


def says_at_least(now: object, then: object) -> bool:
    """Whether all that was said then is said now; there may be more."""
    match then:
        case dict():
            return isinstance(now, dict) and all(says_at_least(now.get(key), value) for key, value in then.items())
        case list():
            return isinstance(now, list) and len(now) == len(then) and all(map(says_at_least, now, then))
        case _:
            return now == then


@pytest.mark.parametrize("number", range(6))
def test_games_of_the_first_release_are_read_and_played_on(number, tmp_path):
    then = json.loads((FIRST / "said.json").read_text("utf-8"))[number]
    shutil.copy(FIRST / "croupier.db", tmp_path)
    with embedded(tmp_path) as service, connect(service.address) as client:
        game_id = then["view"]["gameId"]
        if then["token"]:
            client.take_seat(game_id, then["token"])
        view = client.get(game_id, with_legal_moves=True)
        assert says_at_least(json_format.MessageToDict(view), then["view"])
        assert says_at_least(json_format.MessageToDict(client.get(game_id, at_revision=1)), then["first"])
        assert client.export_game(game_id).text == then["export"]
        if view.legal_moves:
            assert client.play(game_id, view.legal_moves[0]).revision == view.revision + 1


def test_a_client_of_the_frozen_contract_plays_on():
    """Built from the image of the contract as it was frozen, and from nothing that is newer."""
    image = descriptor_pb2.FileDescriptorSet.FromString((ROOT / "proto" / "frozen.binpb").read_bytes())
    pool = descriptor_pool.DescriptorPool()
    for file in image.file:
        pool.Add(file)
    service = pool.FindServiceByName("croupier.v1.GameService")

    def call(channel, name, **said):
        method = service.methods_by_name[name]
        request = json_format.ParseDict(said, message_factory.GetMessageClass(method.input_type)())
        reply = message_factory.GetMessageClass(method.output_type)
        send = channel.unary_unary(f"/{service.full_name}/{name}", type(request).SerializeToString, reply.FromString)
        return send(request, timeout=10)

    with embedded() as running, grpc.insecure_channel(running.address) as channel:
        made = call(channel, "CreateGame", variantId="whitehead", deal={"named": "pysol:1"}, withLegalMoves=True)
        move = {"text": made.view.legal_moves[0].text}
        played = call(channel, "PlayMoves", gameId=made.view.game_id, moves=[move], withLegalMoves=True)
        assert (played.revision, played.view.revision, len(played.view.legal_moves) > 0) == (2, 2, True)
        back = call(channel, "UndoMoves", gameId=made.view.game_id)
        assert back.view.patience == made.view.patience
