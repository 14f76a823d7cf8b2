"""Games of thousands of moves: undo and redo all the way, any revision again, and no move dearer than the first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from croupier.server.storage.base import SNAPSHOT_EVERY

from .inside import FORTH_AND_BACK, long_game, open_house

MOVES = 5000
SHORT, LONG = 100, 100 + 76 * SNAPSHOT_EVERY
"""Two lengths that lie equally far behind a snapshot."""


def board(view):
    return {pile.id: list(pile.cards) for pile in view.patience.piles}


async def test_a_long_game_goes_back_to_its_deal_and_forward_to_its_end(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        game_id = await long_game(croupier, MOVES)
        end = await croupier.get(game_id)
        assert (end.revision, end.undo_steps, end.redo_steps) == (MOVES + 1, MOVES, 0)
        dealt = await croupier.undo(game_id, steps=MOVES)
        assert (dealt.undo_steps, dealt.redo_steps) == (0, MOVES)
        assert board(dealt) == board(await croupier.get(game_id, at_revision=1))
        again = await croupier.redo(game_id, steps=MOVES)
        assert (again.undo_steps, again.redo_steps) == (MOVES, 0)
        assert board(again) == board(end)
        middle = await croupier.undo(game_id, to_revision=2345)
        assert middle.undo_steps == 2344
        assert board(middle) == board(await croupier.get(game_id, at_revision=2345))


async def test_a_thousand_single_steps_back_and_forth(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        game_id = await long_game(croupier, 1000)
        end = await croupier.get(game_id)
        for left in range(999, 499, -1):
            assert (await croupier.undo(game_id)).undo_steps == left
        for undone in range(500, 1000):
            assert (await croupier.redo(game_id)).undo_steps == undone + 1
        now = await croupier.get(game_id)
        assert now.revision == 2001
        assert board(now) == board(end)


async def test_every_revision_of_a_long_game_can_be_seen_also_after_a_restart(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        game_id = await long_game(croupier, MOVES)
        await croupier.undo(game_id, steps=3000)
        await croupier.play(game_id, FORTH_AND_BACK[MOVES % 2])
        before = await croupier.get(game_id, with_legal_moves=True)
        samples = [1, 2, 3, 4, 63, 64, 65, 66, 2000, 2001, 2002, 4999, 5000, 5001, 5002, 5003]
        views = [await croupier.get(game_id, at_revision=revision) for revision in samples]
    for revision, view in zip(samples[:4], views, strict=False):
        assert view.revision == revision
    # Moves 3 and 5 lead to the same table, 2 and 4 to the other; the undo went to revision 2001.
    assert board(views[3]) == board(views[5]) == board(views[7])
    assert board(views[2]) == board(views[4]) == board(views[9]) == board(views[14])
    async with open_house(tmp_path) as (_, _, croupier):
        assert await croupier.get(game_id, with_legal_moves=True) == before
        assert [await croupier.get(game_id, at_revision=revision) for revision in samples] == views
        undone = await croupier.undo(game_id)
        assert undone.undo_steps == 2000
        assert (await croupier.redo(game_id)).undo_steps == 2001


class Work:
    """Counts the steps of SQLite's machine, on both of a store's connections: work without a clock."""

    def __init__(self, store) -> None:
        self._connections = (store._reader, store._writer._connection)
        self.steps = 0

    async def of(self, do: Callable[[], Awaitable[object]]) -> int:
        self.steps = 0
        for connection in self._connections:
            connection.set_progress_handler(self._count, 1)
        await do()
        for connection in self._connections:
            connection.set_progress_handler(None, 0)
        return self.steps

    def _count(self) -> int:
        self.steps += 1
        return 0


@pytest.mark.parametrize("what", ["play", "undo", "redo", "load", "look back"])
async def test_what_a_call_costs_does_not_grow_with_the_game(what, tmp_path):
    async with open_house(tmp_path) as (house, _, croupier):
        work = Work(house.store)
        costs = []
        for moves in (SHORT, LONG):
            game_id = await long_game(croupier, moves)
            calls = {
                "play": lambda game_id=game_id: croupier.play(game_id, FORTH_AND_BACK[0]),
                "undo": lambda game_id=game_id: croupier.undo(game_id),
                "redo": lambda game_id=game_id: croupier.redo(game_id),
                "load": lambda game_id=game_id: croupier.get(game_id),
                "look back": lambda game_id=game_id, moves=moves: croupier.get(game_id, at_revision=moves - 50),
            }
            if what == "redo":
                await croupier.undo(game_id)
            house.games.drop(game_id)
            costs.append(await work.of(calls[what]))
        short, long = costs
        assert short > 0
        print(what, costs)
        assert long < 1.25 * short, costs


async def test_no_position_is_more_than_a_snapshots_worth_of_moves_away(tmp_path):
    async with open_house(tmp_path) as (house, _, croupier):
        game_id = await long_game(croupier, 1000)
        for _ in range(200):
            await croupier.play(game_id, *FORTH_AND_BACK)
        for node in (*range(1, 1202, 7), 1201):
            replay = await house.store.replay(game_id, node)
            assert len(replay.facts) < SNAPSHOT_EVERY
