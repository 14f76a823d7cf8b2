"""What every store promises of lists: whose games are on them, in which order, and what is due."""

from __future__ import annotations

from croupier.server.events.facts import (
    Ending,
    GameClosed,
    Sitter,
)
from croupier.server.storage.base import (
    GameFilter,
)

from .stored_games import HOUR, TABLE, Open, at_table, dealt, fact, listed, moved, played, row


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
