"""What survives: kill -9 under load, a full disk, a stop in the middle of calls.

CROUPIER_KILLS says how often the service is killed (5).
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess

import pytest
from croupier.client import (
    CroupierError,
    ExhaustedError,
    UnavailableError,
    connect,
    connect_async,
)

from .crash_players import Player, watch
from .process import ServiceProcess, free_port

KILLS = int(os.environ.get("CROUPIER_KILLS", "5"))
GAMES = 6
WATCHERS = 2


async def killed_under_load(folder, kills):
    chance, port = random.Random(kills), free_port()
    service = ServiceProcess(folder, port=port)
    async with connect_async(service.address, timeout=60) as playing, connect_async(service.address) as looking:
        players = [Player(playing, random.Random(seed)) for seed in range(GAMES)]
        game_ids = [await player.sit_down() for player in players]
        watches = [asyncio.create_task(watch(looking, each)) for each in game_ids for _ in range(WATCHERS)]
        games = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            # Everybody is in the middle of play again before the next one; then it comes at any moment.
            marks = [len(player.acknowledged) + 3 for player in players]
            while any(len(player.acknowledged) < mark for player, mark in zip(players, marks, strict=True)):
                assert not any(task.done() for task in (*games, *watches))
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0.0, 0.4))
            service.kill()
            service = await asyncio.to_thread(ServiceProcess, folder, port=port)
        await asyncio.sleep(0.2)
        for player in players:
            player.stopping = True
        await asyncio.gather(*games)
        seen = await asyncio.gather(*watches)
        afterwards = [await watch(looking, game_id) for game_id in game_ids]
        views = [await playing.get(game_id) for game_id in game_ids]
    assert service.stop() == 0
    return players, seen, afterwards, views


def test_killed_under_load_every_acknowledged_move_is_there_and_told_once_and_in_order(tmp_path):
    players, seen, afterwards, views = asyncio.run(killed_under_load(tmp_path / "games", KILLS))
    for number, player in enumerate(players):
        # All writes were acknowledged in the end, so the facts are those and no others: none lost, none done twice.
        acknowledged = sorted(player.acknowledged.items())
        assert [revision for revision, _ in acknowledged] == list(range(2, len(acknowledged) + 2))
        assert afterwards[number] == acknowledged
        for events in seen[number * WATCHERS : (number + 1) * WATCHERS]:
            assert events == acknowledged
        assert views[number] == player.view
    facts = sum(len(player.acknowledged) for player in players)
    print(f"{KILLS} kills: {facts} facts, told {len(seen) * facts // GAMES} times over {len(seen)} watches, none lost")


@pytest.fixture
def small_disk(tmp_path):
    """A file system of 8 MB, half of it taken by a file that can be removed."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)], capture_output=True, text=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip(f"a small file system cannot be mounted here: {mounted.stderr.strip()}")
    (folder / "filler").write_bytes(bytes(4 << 20))
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(croupier, revisions):
    """Deal and play until the service refuses, and note what it acknowledged."""
    while True:
        game_id = croupier.create("whitehead", deal="pysol:2", labels={"x" * 128: "y" * 128}).game_id
        revisions[game_id] = 1
        for _ in range(20):
            revisions[game_id] = croupier.play(game_id, "draw").revision


def test_a_full_disk_is_said_loses_nothing_and_play_goes_on_when_there_is_room(small_disk, tmp_path):
    data = small_disk / "games"
    service = ServiceProcess(data)
    revisions = {}
    with connect(service.address) as croupier:
        with pytest.raises(ExhaustedError) as caught:
            fill(croupier, revisions)
        assert caught.value.reason == "STORE_FULL"
        assert caught.value.retry_after == 30.0
        assert "nothing is lost" in caught.value.sentence
        assert len(revisions) > 10
        # Reading goes on, writing is refused, and neither changes anything.
        for _ in range(3):
            with pytest.raises(ExhaustedError):
                fill(croupier, revisions)
        assert {game_id: croupier.get(game_id).revision for game_id in revisions} == revisions

    # Not even a kill at this moment loses anything, and the service comes up on the full disk.
    service.kill()
    service = ServiceProcess(data)
    with connect(service.address) as croupier:
        assert {game_id: croupier.get(game_id).revision for game_id in revisions} == revisions
        (small_disk / "filler").unlink()
        for game_id in list(revisions)[:5]:
            revisions[game_id] = croupier.undo(game_id).revision
        revisions[croupier.create("whitehead").game_id] = 1
    assert service.stop() == 0
    service = ServiceProcess(data)
    with connect(service.address) as croupier:
        assert {game_id: croupier.get(game_id).revision for game_id in revisions} == revisions
    assert service.stop() == 0
    assert "Traceback" not in service.log.read_text()


def test_asked_to_stop_it_finishes_the_calls_that_it_has_begun(tmp_path):
    service = ServiceProcess(tmp_path / "games")
    with connect(service.address) as croupier:
        view = croupier.create("whitehead", deal="pysol:2")
        croupier.play(view.game_id, "draw", "w-t4")
        forth_and_back = ("t4-t1", "t1-t4") * 100
        for _ in range(20):
            croupier.play(view.game_id, *forth_and_back)
        record = croupier.export_game(view.game_id).text

    async def story():
        async with connect_async(service.address) as croupier:
            importing = asyncio.create_task(croupier.import_game(record))
            await asyncio.sleep(0.05)
            assert not importing.done()
            service.process.send_signal(signal.SIGTERM)
            return (await importing).game_id

    game_id = asyncio.run(story())
    assert service.process.wait(60) == 0
    service = ServiceProcess(tmp_path / "games")
    with connect(service.address) as croupier:
        assert croupier.get(game_id).undo_steps == 2 + 20 * 200
    assert service.stop() == 0


def test_stopped_under_load_a_call_is_done_and_answered_or_told_to_come_back(tmp_path):
    service = ServiceProcess(tmp_path / "games")

    async def write(croupier, game_id, answered):
        for at in range(100_000):
            done = croupier.undo(game_id) if at % 2 else croupier.play(game_id, "draw")
            try:
                await done
            except CroupierError as error:
                return error
            answered[game_id] += 1
        raise AssertionError("the service did not stop")

    async def end_of_watch(croupier, game_id):
        try:
            async for _ in croupier.watch(game_id, reconnect_for=0):
                pass
        except UnavailableError as end:
            return end
        raise AssertionError("the watch ended as if the game were over")

    async def story():
        async with connect_async(service.address, timeout=1) as croupier:
            game_ids = [(await croupier.create("whitehead")).game_id for _ in range(8)]
            answered = dict.fromkeys(game_ids, 0)
            writes = [asyncio.create_task(write(croupier, game_id, answered)) for game_id in game_ids]
            watches = [asyncio.create_task(end_of_watch(croupier, game_id)) for game_id in game_ids]
            await asyncio.sleep(0.5)
            service.process.send_signal(signal.SIGTERM)
            return answered, await asyncio.gather(*writes), await asyncio.gather(*watches)

    answered, refusals, ends = asyncio.run(story())
    assert service.process.wait(60) == 0
    assert "Traceback" not in service.log.read_text()
    assert {type(refusal) for refusal in refusals} == {UnavailableError}, refusals
    assert all((end.reason, end.retry_after) == ("SHUTTING_DOWN", 1.0) for end in ends)
    service = ServiceProcess(tmp_path / "games")
    with connect(service.address) as croupier:
        for game_id, count in answered.items():
            # One more may have been done whose answer was cut off.
            assert croupier.get(game_id).revision - 1 in (count, count + 1)
    assert service.stop() == 0
