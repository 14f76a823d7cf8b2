"""What every store promises of a game: kept as it was made, written once, whole or not at all."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from croupier.engine.notation import parse_move
from croupier.engine.shuffle import new_pack
from croupier.server.events.facts import (
    DEALT,
    Cause,
    Ending,
    GameClosed,
    HandDealt,
    MovesPlayed,
    Rewound,
    SeatChanged,
    Sitter,
)
from croupier.server.storage.base import (
    GameFilter,
    GameNotFound,
    Head,
    Request,
    RequestExists,
    RevisionConflict,
)

from .stored_games import ANN, TABLE, Open, at_table, dealt, fact, moved, play, played, revisions, row


async def test_a_game_is_loaded_as_it_was_made(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(labels={"table": "grün"}), dealt())
        stored = await store.load("g")
        assert (stored.row, stored.head) == (row(labels={"table": "grün"}), dealt())
        assert (stored.replay.snapshot, stored.replay.facts) == (None, ())
        assert await store.revision("g") == DEALT


async def test_facts_come_back_as_they_were_written(opened: Open) -> None:
    facts = [
        fact(2, moved("t3-t7", "t7-t1x2", "w-f", "fS-t3")),
        fact(3, MovesPlayed(1, (parse_move("w-fS"),), Cause.AUTOPLAY)),
        fact(4, Rewound(2)),
        fact(5, GameClosed(Ending.RESIGNED)),
    ]
    head = dealt()._replace(revision=5, head=2, tip=3, depth=1, tip_depth=2, ending=Ending.RESIGNED)
    async with opened() as store:
        await store.create(row(), dealt())
        await store.append("g", expected=1, facts=facts, head=head)
    async with opened() as store:
        assert await store.facts("g", after=0, limit=100) == tuple(facts)
        assert await store.facts("g", after=2, limit=2) == tuple(facts[1:3])
        stored = await store.load("g")
        assert stored.head == head
        assert stored.replay.facts == (facts[0],)


async def test_a_write_that_expects_an_old_revision_is_told_the_current_one(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        await play(store, dealt())
        with pytest.raises(RevisionConflict) as conflict:
            await play(store, dealt())
        assert conflict.value.current == 2
        assert revisions(await store.facts("g", after=0, limit=9)) == [2]


async def test_of_writes_that_race_one_is_done_and_the_others_are_refused(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        ended = await asyncio.gather(*(play(store, dealt()) for _ in range(20)), return_exceptions=True)
        assert sum(isinstance(end, Head) for end in ended) == 1
        assert sum(isinstance(end, RevisionConflict) for end in ended) == 19
        assert await store.revision("g") == 2


async def test_a_refused_write_takes_nothing_from_those_that_it_shares_a_commit_with(opened: Open) -> None:
    async with opened() as store:
        for number in range(10):
            await store.create(row(f"g{number}"), dealt())
        good = [play(store, dealt(), game_id=f"g{number}") for number in range(10)]
        bad = [play(store, dealt(), game_id="nowhere"), play(store, played(played(dealt())), game_id="g3")]
        ended = await asyncio.gather(*good[:5], *bad, *good[5:], return_exceptions=True)
        assert [type(end) for end in ended[5:7]] == [GameNotFound, RevisionConflict]
        assert {await store.revision(f"g{number}") for number in range(10)} == {2}


async def test_a_write_is_done_though_its_caller_has_left(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        leaving = asyncio.create_task(play(store, dealt()))
        await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
    async with opened() as store:
        assert await store.revision("g") == 2


async def test_a_repeated_write_is_answered_with_what_the_first_one_did(opened: Open) -> None:
    request = Request("ann", "r1", b"digest")
    async with opened() as store:
        await store.create(row(), dealt())
        head = await play(store, dealt(), request=request)
        await play(store, head)
        with pytest.raises(RequestExists) as again:
            await play(store, dealt(), request=replace(request, digest=b"other"))
        done = again.value.done
        assert (done.request, done.game_id, done.revision) == (request, "g", 2)
        assert done.facts == (fact(2, moved()),)
        assert await store.request("ann", "r1", game_id="g") == done
        assert await store.revision("g") == 3


async def test_a_repeat_is_found_also_where_its_expected_revision_fits(opened: Open) -> None:
    request = Request("ann", "r1", b"digest")
    async with opened() as store:
        await store.create(row(), dealt())
        head = await play(store, dealt(), request=request)
        with pytest.raises(RequestExists):
            await play(store, head, request=request)
        assert await store.revision("g") == 2


async def test_a_refused_write_leaves_no_request(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        await play(store, dealt())
        with pytest.raises(RevisionConflict):
            await play(store, dealt(), request=Request("ann", "r1", b""))
        assert await store.request("ann", "r1", game_id="g") is None


async def test_request_ids_are_a_callers_own_in_each_game(opened: Open) -> None:
    async with opened() as store:
        await store.create(row("g"), dealt(), request=Request("ann", "r1", b""))
        await store.create(row("h"), dealt(), request=Request("bob", "r1", b""))
        await play(store, dealt(), game_id="g", request=Request("ann", "r1", b""))
        await play(store, dealt(), game_id="h", request=Request("ann", "r1", b""))
        assert await store.request("bob", "r1", game_id="g") is None
        assert await store.request("cleo", "r1") is None


async def test_the_making_of_a_game_is_not_repeated(opened: Open) -> None:
    request = Request("ann", "r1", b"digest")
    async with opened() as store:
        await store.create(row("g"), dealt(), request=request)
        with pytest.raises(RequestExists) as again:
            await store.create(row("h"), dealt(), request=request)
        assert (again.value.done.game_id, again.value.done.revision) == ("g", 1)
        assert await store.request("ann", "r1") == again.value.done
        with pytest.raises(GameNotFound):
            await store.load("h")


async def test_an_imported_game_comes_with_its_facts(opened: Open) -> None:
    head = played(played(dealt()))
    async with opened() as store:
        await store.create(row(), head, facts=[fact(2, moved()), fact(3, moved("w-f"))])
        stored = await store.load("g")
        assert stored.head == head
        assert revisions(stored.replay.facts) == [2, 3]


async def test_a_deleted_game_is_forgotten_with_all_that_hangs_on_it(opened: Open) -> None:
    request = Request("ann", "r1", b"")
    async with opened() as store:
        await store.create(row(labels={"a": "b"}), dealt(), request=request)
        await play(store, dealt(), request=request)
        await store.delete("g")
        for lost in (store.load("g"), store.revision("g"), store.facts("g", after=0, limit=9), store.delete("g")):
            with pytest.raises(GameNotFound):
                await lost
        assert await store.request("ann", "r1") is None
        assert (await store.games(GameFilter("ann", {"a": "b"}), limit=9)).games == ()
        # Nothing of the old game shows in a new one of its name.
        await store.create(row(), dealt(), request=request)
        assert await store.facts("g", after=0, limit=9) == ()
        assert await store.request("ann", "r1", game_id="g") is None


async def test_a_table_is_loaded_as_it_was_set_and_as_it_is(opened: Open) -> None:
    head = dealt()._replace(seen=(), seats=(*TABLE[:2], ANN, Sitter()), act_by_ms=7, due_ms=9)
    async with opened() as store:
        await store.create(at_table(private=True), head)
        loaded = await store.load("t")
        assert (loaded.row, loaded.head) == (at_table(private=True), head)


async def test_hands_that_were_dealt_and_seats_that_changed_come_back_as_they_were_written(opened: Open) -> None:
    written = [
        fact(2, SeatChanged(3, ANN)),
        fact(3, HandDealt(1, (*new_pack(), *new_pack()), bytes(range(32)))),
        fact(4, moved("six:H")),
        fact(5, SeatChanged(1, Sitter(bot="random"))),
    ]
    head = played(played(played(played(dealt()))))._replace(seats=TABLE)
    async with opened() as store:
        await store.create(at_table(), head._replace(head=4, depth=2), facts=written)
        assert list(await store.facts("t", after=1, limit=9)) == written
        # A deal makes a node of the tree, and a change of seats does not.
        assert [recorded.revision for recorded in await store.line("t", 4)] == [3, 4]
        assert await store.seat_changes("t", upto=4) == (SeatChanged(3, ANN),)
        assert await store.seat_changes("t", upto=5) == (SeatChanged(3, ANN), SeatChanged(1, Sitter(bot="random")))
