"""What every store promises of lists: whose games are on them, in which order, and what is due."""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path

from croupier.server.events.facts import Ending, GameClosed, SeatChanged, Sitter
from croupier.server.storage.base import GameFilter, Head, Store
from croupier.server.storage.postgres import connected, migrated
from croupier.server.storage.postgres_schema import MIGRATIONS, SCHEMA
from croupier.server.storage.sqlite import DATABASE

from .inside import Place, store_at
from .stored_games import ANN, HOUR, TABLE, Open, at_table, dealt, fact, listed, moved, played, row


async def test_a_list_has_the_owners_games_the_most_recently_changed_first(opened: Open) -> None:
    async with opened() as store:
        for number, at in enumerate([5, 7 * HOUR, 3 * HOUR, 9, 3 * HOUR + 1]):
            await store.create(row(f"g{number}", at=at), dealt(at))
        await store.create(row("other", owner="bob"), dealt())
        order = ["g1", "g4", "g2", "g3", "g0"]
        assert await listed(store, GameFilter("ann")) == order
        for limit in (1, 2, 3, 5):
            assert await listed(store, GameFilter("ann"), limit=limit) == order
        late = played(dealt(5), at=8 * HOUR)
        await store.append("g0", expected=1, facts=[fact(2, moved())], head=late)
        assert await listed(store, GameFilter("ann")) == ["g0", "g1", "g4", "g2", "g3"]


async def test_games_that_changed_at_the_same_time_are_all_listed(opened: Open) -> None:
    async with opened() as store:
        for number in range(7):
            await store.create(row(f"g{number}"), dealt())
        assert sorted(await listed(store, GameFilter("ann"), limit=2)) == [f"g{number}" for number in range(7)]


async def test_a_list_can_be_narrowed(opened: Open) -> None:
    closed = dealt(3 * HOUR)._replace(revision=2, ending=Ending.WON)
    async with opened() as store:
        await store.create(row("red", labels={"color": "red", "size": "s"}), dealt(HOUR))
        await store.create(row("blue", labels={"color": "blue"}), dealt(2 * HOUR))
        await store.create(row("won", labels={"color": "red"}), closed, facts=[fact(2, GameClosed(Ending.WON))])
        assert await listed(store, GameFilter("ann", {"color": "red"})) == ["won", "red"]
        assert await listed(store, GameFilter("ann", {"color": "red", "size": "s"})) == ["red"]
        assert await listed(store, GameFilter("ann", {"color": "green"})) == []
        assert await listed(store, GameFilter("ann", closed=True)) == ["won"]
        assert await listed(store, GameFilter("ann", closed=False)) == ["blue", "red"]
        assert await listed(store, GameFilter("ann", updated_after_ms=HOUR)) == ["won", "blue"]
        assert await listed(store, GameFilter("ann", updated_after_ms=HOUR - 1)) == ["won", "blue", "red"]


async def test_the_games_in_which_the_service_has_to_act_are_found(opened: Open) -> None:
    async with opened() as store:
        for game_id, due_ms in (("a", 5), ("b", 10), ("c", None)):
            await store.create(at_table(game_id), dealt()._replace(seats=TABLE, due_ms=due_ms))
        assert set(await store.due(10)) == {("a", 5)}
        assert set(await store.due(11)) == {("a", 5), ("b", 10)}


async def test_tables_with_an_open_seat_are_on_everybodys_list_unless_they_are_private(opened: Open) -> None:
    full = tuple(Sitter(bot="random") for _ in TABLE)
    async with opened() as store:
        await store.create(at_table("open"), dealt()._replace(seats=TABLE))
        await store.create(at_table("private", private=True), dealt()._replace(seats=TABLE))
        await store.create(at_table("full"), dealt()._replace(seats=full))
        await store.create(at_table("over"), dealt()._replace(seats=TABLE, ending=Ending.RESIGNED))
        await store.create(at_table("nobody's", owner="", private=True), dealt()._replace(seats=TABLE))
        listed = await store.games(GameFilter("eve", open_seats=True), limit=9)
        assert [game.row.id for game in listed.games] == ["open"]
        own = await store.games(GameFilter("ann"), limit=9)
        assert {game.row.id for game in own.games} == {"open", "private", "full", "over"}
        assert (await store.games(GameFilter(""), limit=9)).games == ()


async def test_a_list_has_the_tables_that_one_sits_at_until_one_leaves(opened: Open) -> None:
    bob, open_seat = Sitter("bob", "ef" * 32), Sitter()
    sitting = dealt()._replace(seats=(ANN, bob, open_seat, open_seat))

    async def change(store: Store, head: Head, seat: int, sitter: Sitter) -> Head:
        seats = (*head.seats[: seat - 1], sitter, *head.seats[seat:])
        after = head._replace(revision=head.revision + 1, seats=seats, update_ms=head.update_ms + HOUR)
        facts = [fact(after.revision, SeatChanged(seat, sitter))]
        await store.append("t", expected=head.revision, facts=facts, head=after)
        return after

    async with opened() as store:
        await store.create(at_table(private=True), sitting)
        await store.create(row("bob's own", owner="bob"), dealt(1))
        await store.create(row("another's", owner="ann"), dealt(2))
        assert set(await listed(store, GameFilter("ann lee"))) == {"t"}
        assert await listed(store, GameFilter("eve")) == []
        joined = await change(store, sitting, 3, Sitter("eve", "12" * 32))
        assert await listed(store, GameFilter("eve")) == ["t"]
        assert await listed(store, GameFilter("bob"), limit=1) == ["t", "bob's own"]
        assert await listed(store, GameFilter("bob", closed=True)) == []
        assert await listed(store, GameFilter("bob", {"color": "red"})) == []
        left = await change(store, joined, 2, replace(bob, left=True))
        assert await listed(store, GameFilter("bob")) == ["bob's own"]
        back = await change(store, left, 2, bob)
        await change(store, back, 3, Sitter("eve", "12" * 32, bot="random"))
        assert await listed(store, GameFilter("bob")) == ["t", "bob's own"]
        assert await listed(store, GameFilter("eve")) == []
        await store.delete("t")
        assert await listed(store, GameFilter("bob")) == ["bob's own"]


async def test_tables_of_an_earlier_form_are_on_the_lists_of_those_who_sit_there(place: Place) -> None:
    sitters = (
        Sitter("bob", "ef" * 32),
        Sitter("eve", "12" * 32, left=True),
        Sitter("joe", "34" * 32, bot="thumb"),
        ANN,
    )
    store = await store_at(place)
    await store.create(at_table(owner="kim"), dealt()._replace(seats=sitters))
    await store.close()
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place / DATABASE)) as db:
            db.executescript("DROP TABLE sitting; PRAGMA user_version = 3")
    else:
        async with connected(place) as connection:
            await connection.execute(f"DROP TABLE {SCHEMA}.sitting; UPDATE {SCHEMA}.form SET number = 2")
        assert await migrated(place) == (2, len(MIGRATIONS))
    store = await store_at(place)
    found = [await listed(store, GameFilter(name)) for name in ("ann lee", "bob", "eve", "joe")]
    await store.close()
    assert found == [["t"], ["t"], [], []]


async def test_nobodys_seats_are_on_nobodys_list(opened: Open) -> None:
    async with opened() as store:
        await store.create(at_table(), dealt()._replace(seats=(Sitter("", "ab" * 32), Sitter(), Sitter(), Sitter())))
        assert await listed(store, GameFilter("")) == []


async def test_running_games_are_counted_by_owner_and_no_further_than_asked(opened: Open) -> None:
    async with opened() as store:
        for number in range(5):
            await store.create(row(f"g{number}"), dealt())
        await store.create(row("other", owner="bob"), dealt())
        await store.append("g0", expected=1, facts=[fact(2, moved())], head=played(dealt()))
        assert await store.running("ann", limit=9) == 5
        over = dealt()._replace(revision=2, ending=Ending.RESIGNED)
        await store.append("g1", expected=1, facts=[fact(2, GameClosed(Ending.RESIGNED))], head=over)
        await store.delete("g2")
        assert await store.running("ann", limit=9) == 3
        assert await store.running("ann", limit=2) == 2
        assert await store.running("eve", limit=9) == 0
