"""What is the SQLite store's own: its file, its lock, a killed process, a full disk."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from croupier.engine.notation import parse_move
from croupier.server.events.facts import Cause, MovesPlayed, RecordedFact
from croupier.server.storage.base import GameRow, Head, Request, RevisionConflict, StoreError, StoreFull, StoreLocked
from croupier.server.storage.sqlite import DATABASE, SqliteStore
from croupier.server.storage.sqlite_schema import MIGRATIONS

ROW = GameRow(
    id="g",
    owner="",
    variant_id="whitehead",
    rules="{}",
    rules_digest="",
    deal="",
    deck="",
    salt=b"",
    create_ms=0,
)


def at_step(step: int) -> Head:
    """A game played straight on for so many steps."""
    return Head(
        revision=step + 1,
        head=step + 1,
        tip=step + 1,
        depth=step,
        tip_depth=step,
        seen=(),
        marks=frozenset(),
        ending=None,
        update_ms=0,
    )


async def play(store: SqliteStore, step: int, *, moves: int = 1) -> None:
    """Play the step after `step`."""
    draws = (parse_move("draw"),) * moves
    fact = RecordedFact(step + 2, 0, MovesPlayed(1, draws, Cause.PLAYER))
    await store.append("g", expected=step + 1, facts=[fact], head=at_step(step + 1))


async def test_the_data_belong_to_one_store_at_a_time(tmp_path: Path) -> None:
    first = await SqliteStore.open(tmp_path)
    with pytest.raises(StoreLocked):
        await SqliteStore.open(tmp_path)
    await first.close()
    await (await SqliteStore.open(tmp_path)).close()


async def test_games_of_the_first_form_are_games_of_the_newest(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.executescript(MIGRATIONS[0])
        connection.execute("INSERT INTO game VALUES (1, 'g', '', 'whitehead', '{}', '', '', '', x'', '{}', 0, '', 0)")
        connection.execute("INSERT INTO head VALUES (1, '', 0, 1, 1, 1, 0, 0, '', '', NULL, 0)")
        connection.execute("INSERT INTO fact VALUES (1, 1, 0, '', 1, NULL, 0, NULL)")
        connection.execute("PRAGMA user_version = 1")
    store = await SqliteStore.open(tmp_path)
    loaded = await store.load("g")
    assert (loaded.row, loaded.head) == (ROW, at_step(0))
    await play(store, 0)
    assert await store.revision("g") == 2
    await store.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("a letter " * 1000)
    with pytest.raises(StoreError, match="not a database"):
        await SqliteStore.open(tmp_path)
    assert (tmp_path / DATABASE).read_text().startswith("a letter")


async def test_data_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path)).close()
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreError, match="999"):
        await SqliteStore.open(tmp_path)


async def test_a_game_whose_snapshots_were_deleted_is_replayed_from_the_deal(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    await store.create(ROW, at_step(0))
    for step in range(70):
        await play(store, step)
    await store.close()
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("DELETE FROM snapshot")
    store = await SqliteStore.open(tmp_path)
    replay = (await store.load("g")).replay
    assert (replay.snapshot, len(replay.facts)) == (None, 70)
    await store.close()


async def test_a_write_without_room_is_refused_and_loses_nothing(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path, largest_bytes=256 * 1024)
    await store.create(ROW, at_step(0))
    step = 0
    with contextlib.suppress(StoreFull):
        while step < 1000:
            await play(store, step, moves=1000)
            step += 1
    assert 10 < step < 1000
    assert (await store.load("g")).head == at_step(step)
    assert len(await store.facts("g", after=0, limit=10**6)) == step
    await store.close()

    roomier = await SqliteStore.open(tmp_path)
    await play(roomier, step, moves=1000)
    assert (await roomier.load("g")).head == at_step(step + 1)
    await roomier.close()


async def test_a_write_that_fails_halfway_takes_nothing_from_those_that_it_shares_a_commit_with(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path)
    games = [f"g{number}" for number in range(9)]
    for game_id in games:
        await store.create(replace(ROW, id=game_id), at_step(0))
    # The request is kept before the head is found to be none that a table takes.
    broken = at_step(1)._replace(tip_depth="deep")  # type: ignore[arg-type]
    request = Request("", "r", b"")
    ended = await asyncio.gather(
        *(store.append(game_id, expected=1, facts=[], head=at_step(1)) for game_id in games[:4]),
        store.append(games[4], expected=1, facts=[], head=broken, request=request),
        store.append(games[5], expected=2, facts=[], head=at_step(1)),
        *(store.append(game_id, expected=1, facts=[], head=at_step(1)) for game_id in games[6:]),
        return_exceptions=True,
    )
    failed = {index: type(end) for index, end in enumerate(ended) if end is not None}
    assert failed == {4: sqlite3.IntegrityError, 5: RevisionConflict}
    assert [await store.revision(game_id) for game_id in games] == [2, 2, 2, 2, 1, 1, 2, 2, 2]
    assert await store.request("", "r", game_id=games[4]) is None
    await store.close()


PLAYER = f"""
import asyncio, sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parent)!r})
from test_sqlite import ROW, SqliteStore, at_step, play

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    try:
        step = (await store.load("g")).head.depth
    except Exception:
        await store.create(ROW, at_step(0))
        step = 0
    while True:
        await play(store, step)
        step += 1
        print(step, flush=True)

asyncio.run(main())
"""


@pytest.mark.parametrize("kills", [5])
async def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path, kills: int) -> None:
    acknowledged = 0
    for _ in range(kills):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        for _ in range(50):
            acknowledged = int(player.stdout.readline())
        player.send_signal(signal.SIGKILL)
        rest = player.stdout.read().split()
        acknowledged = int(rest[-1]) if rest else acknowledged
        player.wait()
    store = await SqliteStore.open(tmp_path)
    head = (await store.load("g")).head
    # The last write may have been stored and its caller killed before it was told.
    assert head.depth in (acknowledged, acknowledged + 1)
    assert len(await store.facts("g", after=0, limit=10**6)) == head.depth
    await store.close()
