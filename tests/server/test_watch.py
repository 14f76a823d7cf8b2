"""Watching: every fact once and in order, from any revision, however slow or short-lived the watcher."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from dataclasses import replace

import grpc
import pytest
from croupier.client import ExhaustedError, NotFoundError, UnavailableError
from croupier.engine.catalog import variant
from croupier.engine.notation import parse_move
from croupier.engine.patience.solving import Limits as Search
from croupier.engine.patience.solving import solve
from croupier.server.application.access import Caller
from croupier.server.application.playing import PlayMoves, play_moves
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1.game_service_pb2_grpc import GameServiceStub

from .inside import DEAL, open_house


async def events_of(croupier, game_id, after=None, **options):
    return [event async for event in croupier.watch(game_id, after, **options)]


async def wander(croupier, game_id, steps, seed=1):
    """Play, undo and redo by chance, without ever ending the game."""
    chance = random.Random(seed)
    view = await croupier.get(game_id, with_legal_moves=True)
    for _ in range(steps):
        way = chance.random()
        if way < 0.25 and view.undo_steps:
            view = await croupier.undo(game_id, steps=chance.randint(1, min(3, view.undo_steps)), with_legal_moves=True)
        elif way < 0.4 and view.redo_steps:
            view = await croupier.redo(game_id, with_legal_moves=True)
        elif view.legal_moves:
            move = chance.choice(view.legal_moves)
            view = (await croupier.play(game_id, move, with_legal_moves=True)).view
        else:
            view = await croupier.undo(game_id, to_revision=1, with_legal_moves=True)


def told(event):
    """What must be the same for everybody: all of it, but for what is never unseen again."""
    copy = game.GameEvent()
    copy.CopyFrom(event)
    del copy.view.marks[:]
    del copy.view.patience.seen[:]
    return copy


async def test_the_first_message_is_the_view_of_now_without_a_fact(place):
    async with open_house(place) as (_, _, croupier):
        view = await croupier.create("whitehead", deal=DEAL)
        await croupier.play(view.game_id, "draw")
        async for event in croupier.watch(view.game_id, with_legal_moves=True):
            assert event.WhichOneof("fact") is None
            assert event.revision == event.view.revision == 2
            assert [move.text for move in event.view.legal_moves] == ["w-t1", "w-t4", "draw"]
            break


async def test_a_move_whose_caller_leaves_while_it_is_stored_is_told_all_the_same(place):
    draw = PlayMoves("", (parse_move("draw"),), then=None, request=None, expected=None)
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create("whitehead", deal=DEAL)).game_id
        watching = asyncio.create_task(events_of(croupier, game_id))
        while not house.feed.watches:
            await asyncio.sleep(0.01)
        for revision in range(2, 12):
            leaving = asyncio.create_task(play_moves(house, Caller(), replace(draw, game_id=game_id)))
            while not house.games.known(game_id).lock.locked():
                await asyncio.sleep(0)
            leaving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await leaving
            async with asyncio.timeout(30):
                while house.games.known(game_id).scene.head.revision < revision:
                    await asyncio.sleep(0.001)
        await croupier.resign(game_id)
        assert [event.revision for event in await watching] == list(range(1, 13))


async def test_a_watch_from_any_revision_tells_what_a_live_watcher_was_told(place):
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create("whitehead", deal=DEAL)).game_id
        live = asyncio.create_task(events_of(croupier, game_id))
        while not house.feed.watches:
            await asyncio.sleep(0.01)
        await wander(croupier, game_id, 200)
        await croupier.resign(game_id)
        first, *facts = await live
        assert first.revision == 1
        assert [event.revision for event in facts] == list(range(2, 203))
        for after in (1, 2, 63, 64, 65, 100, 137, 169, 170, 171, 200, 201, 202):
            again = await events_of(croupier, game_id, after)
            assert list(map(told, again)) == list(map(told, facts[after - 1 :])), after


async def test_a_watch_joined_in_the_middle_of_play_misses_nothing(place):
    async with open_house(place) as (_, _, croupier):
        game_id = (await croupier.create("agnes", deal="seed:1")).game_id
        playing = asyncio.create_task(wander(croupier, game_id, 150, seed=2))
        watches = []
        while not playing.done():
            now = (await croupier.get(game_id)).revision
            watches.append((now, asyncio.create_task(events_of(croupier, game_id, now))))
            await asyncio.sleep(0.01)
        await playing
        await croupier.resign(game_id)
        assert len(watches) > 3
        for after, watch in watches:
            assert [event.revision for event in await watch] == list(range(after + 1, 153))


async def test_undo_and_redo_are_told_as_the_revision_gone_to_with_the_view_there(place):
    async with open_house(place) as (_, _, croupier):
        view = await croupier.create("whitehead", deal=DEAL)
        await croupier.play(view.game_id, "draw")
        await croupier.play(view.game_id, "w-t4")
        await croupier.undo(view.game_id, steps=2)
        await croupier.redo(view.game_id)
        await croupier.resign(view.game_id)
        events = await events_of(croupier, view.game_id, 1)
        assert [event.WhichOneof("fact") for event in events] == [
            "moves_played",
            "moves_played",
            "rewound",
            "rewound",
            "game_closed",
        ]
        assert events[2].rewound.to_revision == 1
        assert events[2].view.patience.piles == view.patience.piles
        assert (events[2].view.undo_steps, events[2].view.redo_steps) == (0, 2)
        assert events[3].rewound.to_revision == 2
        assert events[3].view.patience.piles == events[0].view.patience.piles


async def test_a_won_game_ends_the_watch_with_its_closing_fact(place):
    line = solve(variant("whitehead").deal(DEAL), limits=Search(seconds=60)).line
    async with open_house(place) as (_, _, croupier):
        game_id = (await croupier.create("whitehead", deal=DEAL)).game_id
        live = asyncio.create_task(events_of(croupier, game_id, 1))
        await asyncio.sleep(0.05)
        await croupier.play(game_id, *(move.text for move in line))
        played, closed = await live
        assert len(played.moves_played.moves) == len(line)
        assert played.view.state == game.GAME_STATE_RUNNING
        assert closed.game_closed.ending == closed.view.ending == game.ENDING_WON
        # Afterwards: the view as it ended and no more, or nothing at all for who has everything.
        (last,) = await events_of(croupier, game_id)
        assert (last.revision, last.WhichOneof("fact")) == (3, None)
        assert await events_of(croupier, game_id, 3) == []


async def test_a_quiet_watch_gives_signs_of_life(place):
    async with open_house(place, min_heartbeat=0.05) as (_, address, croupier):
        game_id = (await croupier.create("whitehead")).game_id
        async with grpc.aio.insecure_channel(address) as channel:
            request = service.WatchGameRequest(game_id=game_id, after_revision=1)
            request.heartbeat.FromMilliseconds(1)
            stream = GameServiceStub(channel).WatchGame(request)
            for _ in range(2):
                assert (await stream.read()).heartbeat.revision == 1
            await croupier.play(game_id, "draw")
            messages = [await stream.read() for _ in range(3)]
            kinds = [message.WhichOneof("message") for message in messages]
            assert "event" in kinds
            assert messages[-1].heartbeat.revision == 2
            stream.cancel()


async def test_a_deleted_game_ends_its_watches_with_not_found(place):
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create("whitehead")).game_id
        watches = [asyncio.create_task(events_of(croupier, game_id, after)) for after in (None, 1)]
        await watching(house, 2)
        await croupier.delete(game_id)
        for watch in watches:
            with pytest.raises(NotFoundError) as caught:
                await watch
            assert caught.value.reason == "GAME_NOT_FOUND"


@pytest.mark.parametrize("after", [0, 2, 2**32 - 1])
async def test_a_revision_that_is_not_there_cannot_be_watched_from(after, place):
    async with open_house(place) as (_, _, croupier):
        game_id = (await croupier.create("whitehead")).game_id
        with pytest.raises(NotFoundError) as caught:
            await events_of(croupier, game_id, after)
        assert caught.value.reason == "REVISION_NOT_FOUND"


async def test_a_service_that_stops_ends_watches_and_says_when_to_come_back(place):
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create("whitehead")).game_id
        watch = asyncio.create_task(events_of(croupier, game_id, 1, reconnect_for=0))
        await watching(house, 1)
        house.drain()
        with pytest.raises(UnavailableError) as caught:
            await watch
        assert caught.value.reason == "SHUTTING_DOWN"
        assert caught.value.retry_after == 1.0


async def test_past_the_limit_a_watch_is_refused_until_another_ends(place):
    async with open_house(place, watches=2) as (house, _, croupier):
        game_id = (await croupier.create("whitehead")).game_id
        watches = [asyncio.create_task(events_of(croupier, game_id, 1)) for _ in range(2)]
        await watching(house, 2)
        with pytest.raises(ExhaustedError) as caught:
            await events_of(croupier, game_id, 1)
        assert caught.value.reason == "TOO_MANY_WATCHES"
        assert caught.value.retry_after == 5.0
        watches[0].cancel()
        await watching(house, 1)
        third = asyncio.create_task(events_of(croupier, game_id, 1))
        await croupier.resign(game_id)
        assert [event.revision for event in await third] == [2]


async def test_a_slow_reader_falls_behind_and_misses_nothing(place):
    async with open_house(place) as (house, address, croupier):
        game_id = (await croupier.create("whitehead", deal=DEAL)).game_id
        async with grpc.aio.insecure_channel(address) as channel:
            request = service.WatchGameRequest(game_id=game_id, after_revision=1, with_legal_moves=True)
            slow = GameServiceStub(channel).WatchGame(request)
            await watching(house, 1)
            await wander(croupier, game_id, 600)
            await croupier.resign(game_id)
            revisions = []
            async for message in slow:
                revisions.append(message.event.revision)
                if len(revisions) % 50 == 0:
                    await asyncio.sleep(0.01)
        assert revisions == list(range(2, 603))


async def test_watchers_that_vanish_without_goodbye_leave_nothing_behind(place):
    async with open_house(place) as (house, address, croupier):
        game_ids = [(await croupier.create("whitehead", deal=DEAL)).game_id for _ in range(5)]
        await croupier.get(game_ids[0])
        before = await tasks_at_rest()
        vanishing = await asyncio.create_subprocess_exec(sys.executable, "-c", WATCHERS, address, *game_ids)
        staying = [asyncio.create_task(events_of(croupier, game_id, 1)) for game_id in game_ids for _ in range(20)]
        await watching(house, 200)
        for game_id in game_ids:
            await wander(croupier, game_id, 5)

        vanishing.send_signal(signal.SIGKILL)
        await vanishing.wait()
        await watching(house, 100)
        for game_id in game_ids:
            await wander(croupier, game_id, 5, seed=3)
            assert house.feed._channels[game_id].watchers == 20
            assert len(house.feed._channels[game_id].waiting) <= 20
            await croupier.resign(game_id)
        for events in await asyncio.gather(*staying):
            assert [event.revision for event in events] == list(range(2, 13))
        await watching(house, 0)
        assert house.feed._channels == {}
        assert await tasks_at_rest() <= before


async def test_a_reader_that_vanishes_while_it_lags_leaves_nothing_behind(place):
    async with open_house(place) as (house, address, croupier):
        game_id = (await croupier.create("whitehead", deal=DEAL)).game_id
        await wander(croupier, game_id, 600)
        before = await tasks_at_rest()
        for _ in range(5):
            async with grpc.aio.insecure_channel(address) as channel:
                request = service.WatchGameRequest(game_id=game_id, after_revision=1, with_legal_moves=True)
                stream = GameServiceStub(channel).WatchGame(request)
                assert (await stream.read()).event.revision == 2
                await asyncio.sleep(0.05)
        await watching(house, 0)
        assert house.feed._channels == {}
        assert await tasks_at_rest() <= before


async def watching(house, count):
    """Wait until so many watches are open."""
    for _ in range(2000):
        if house.feed.watches == count:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{house.feed.watches} watches, not {count}")


async def tasks_at_rest():
    """How many tasks there are once nothing more is ending."""
    least = len(asyncio.all_tasks())
    for _ in range(20):
        await asyncio.sleep(0.02)
        least = min(least, len(asyncio.all_tasks()))
    return least


# Twenty watches of each game, until somebody ends the process.
WATCHERS = """
import asyncio, sys
from croupier.client import connect_async

async def watch(croupier, game_id):
    async for _ in croupier.watch(game_id, 1):
        pass

async def main(address, *game_ids):
    async with connect_async(address) as croupier:
        await asyncio.gather(*(watch(croupier, game_id) for game_id in game_ids for _ in range(20)))

asyncio.run(main(*sys.argv[1:]))
"""
