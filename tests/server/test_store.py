"""What every store promises. Stores are parameters of `opened`; no test here knows which one it has."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeAlias

import pytest
from croupier.engine.notation import parse_move
from croupier.engine.shuffle import new_pack
from croupier.server.events.facts import (
    DEALT,
    Cause,
    Ending,
    Fact,
    GameClosed,
    HandDealt,
    Mark,
    MovesPlayed,
    RecordedFact,
    Rewound,
    SeatChanged,
    Sitter,
)
from croupier.server.storage.base import (
    SNAPSHOT_EVERY,
    GameFilter,
    GameNotFound,
    GameRow,
    Head,
    Node,
    Request,
    RequestExists,
    RevisionConflict,
    RevisionNotFound,
    Snapshot,
    Store,
)
from croupier.server.storage.sqlite import SqliteStore

Open: TypeAlias = Callable[[], AbstractAsyncContextManager[Store]]

HOUR: int = 3_600_000


@pytest.fixture(params=["sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the store of this test; opened again, it is the same one."""

    @asynccontextmanager
    async def open_sqlite() -> AsyncIterator[Store]:
        store = await SqliteStore.open(tmp_path)
        try:
            yield store
        finally:
            await store.close()

    return {"sqlite": open_sqlite}[request.param]


def row(game_id: str = "g", *, owner: str = "ann", labels: dict[str, str] | None = None, at: int = 1) -> GameRow:
    return GameRow(
        id=game_id,
        owner=owner,
        variant_id="whitehead",
        rules="{}",
        rules_digest="d",
        deal="the deal",
        deck="AS2S",
        salt=bytes(range(32)),
        create_ms=at,
        labels=labels or {},
    )


def dealt(at: int = 1) -> Head:
    return Head(
        revision=1,
        head=1,
        tip=1,
        depth=0,
        tip_depth=0,
        seen=(24, 0, 3),
        marks=frozenset({Mark.DEAL_KNOWN}),
        ending=None,
        update_ms=at,
    )


def moved(*texts: str) -> MovesPlayed:
    return MovesPlayed(1, tuple(map(parse_move, texts or ("draw",))), Cause.PLAYER)


def played(head: Head, at: int | None = None) -> Head:
    revision = head.revision + 1
    deeper = head.depth + 1
    return replace(
        head,
        revision=revision,
        head=revision,
        tip=revision,
        depth=deeper,
        tip_depth=deeper,
        update_ms=head.update_ms + 1 if at is None else at,
    )


def rewound(head: Head, node: Node) -> Head:
    return replace(head, revision=head.revision + 1, head=node.revision, depth=node.depth)


def fact(revision: int, what: Fact) -> RecordedFact:
    return RecordedFact(revision, 1000 + revision, what)


async def play(store: Store, head: Head, *, game_id: str = "g", request: Request | None = None) -> Head:
    after = played(head)
    facts = [fact(after.revision, moved())]
    await store.append(game_id, expected=head.revision, facts=facts, head=after, request=request)
    return after


async def play_on(store: Store, head: Head, steps: int) -> Head:
    for _ in range(steps):
        head = await play(store, head)
    return head


async def rewind(store: Store, head: Head, node: Node) -> Head:
    after = rewound(head, node)
    facts = [fact(after.revision, Rewound(node.revision))]
    await store.append("g", expected=head.revision, facts=facts, head=after)
    return after


def revisions(facts: Sequence[RecordedFact]) -> list[int]:
    return [recorded.revision for recorded in facts]


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
    head = replace(dealt(), revision=5, head=2, tip=3, depth=1, tip_depth=2, ending=Ending.RESIGNED)
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


async def test_undone_moves_stay_stored_on_their_branch(opened: Open) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        head = await play_on(store, dealt(), 4)  # nodes 2 3 4 5
        head = await rewind(store, head, Node(3, 2))  # revision 6
        head = await play_on(store, head, 2)  # nodes 7 8
        assert revisions(await store.line("g", 8)) == [2, 3, 7, 8]
        assert revisions(await store.line("g", 5)) == [2, 3, 4, 5]
        assert [await store.ancestor("g", 8, depth) for depth in range(5)] == [1, 2, 3, 7, 8]
        assert [await store.node("g", revision) for revision in (1, 5, 6, 7)] == [
            Node(1, 0),
            Node(5, 4),
            Node(3, 2),
            Node(7, 3),
        ]
        assert [await store.tip("g", revision) for revision in (1, 4, 6, 8)] == [
            Node(1, 0),
            Node(4, 3),
            Node(5, 4),
            Node(8, 4),
        ]
        assert (head.undo_steps, head.redo_steps) == (4, 0)


@pytest.mark.parametrize("revision", [-1, 0, 3, 2**31])
async def test_a_revision_that_never_was_is_not_found(opened: Open, revision: int) -> None:
    async with opened() as store:
        await store.create(row(), dealt())
        await play(store, dealt())
        with pytest.raises(RevisionNotFound):
            await store.node("g", revision)
        with pytest.raises(RevisionNotFound):
            await store.tip("g", revision)


@dataclass
class Tree:
    """A game's tree, kept in the plainest way there is."""

    parents: dict[int, int] = field(default_factory=dict)

    def line(self, node: int) -> list[int]:
        line = []
        while node != DEALT:
            line.append(node)
            node = self.parents[node]
        return line[::-1]


@pytest.mark.parametrize("seed", range(3))
async def test_lines_through_any_tree_are_those_of_a_plain_tree(opened: Open, seed: int) -> None:
    chance = random.Random(seed)
    tree = Tree()
    facts: list[RecordedFact] = []
    snapshots: list[Snapshot] = []
    head = dealt()
    while head.revision < 600:
        if head.depth > 3 and chance.random() < 0.05:
            depth = chance.randrange(head.depth)
            node = (DEALT, *tree.line(head.head))[depth]
            head = rewound(head, Node(node, depth))
            facts.append(fact(head.revision, Rewound(node)))
        else:
            tree.parents[head.revision + 1] = head.head
            head = played(head)
            facts.append(fact(head.revision, moved()))
            if head.depth % SNAPSHOT_EVERY == 0:
                snapshots.append(Snapshot(head.head, f"at {head.head}"))
    async with opened() as store:
        await store.create(row(), head, facts=facts, snapshots=snapshots)
        for node in chance.sample(sorted(tree.parents), 60):
            line = tree.line(node)
            assert revisions(await store.line("g", node)) == line
            depth = chance.randrange(len(line) + 1)
            assert await store.ancestor("g", node, depth) == (DEALT, *line)[depth]
            replay = await store.replay("g", node)
            start = replay.snapshot.node if replay.snapshot else DEALT
            assert [*tree.line(start), *revisions(replay.facts)] == line
            assert len(replay.facts) < SNAPSHOT_EVERY


async def long_game(store: Store, steps: int) -> Head:
    facts, snapshots, head = [], [], dealt()
    for _ in range(steps):
        head = played(head)
        facts.append(fact(head.revision, moved()))
        if head.depth % SNAPSHOT_EVERY == 0:
            snapshots.append(Snapshot(head.head, "somewhere"))
    await store.create(row(), head, facts=facts, snapshots=snapshots)
    return head


async def test_a_long_game_is_loaded_from_its_last_snapshot(opened: Open) -> None:
    async with opened() as store:
        await long_game(store, 5000)
        replay = (await store.load("g")).replay
        assert replay.snapshot == Snapshot(5000 - 5000 % SNAPSHOT_EVERY + 1, "somewhere")
        assert len(replay.facts) == 5000 % SNAPSHOT_EVERY


async def test_a_long_game_is_played_on_from_the_middle(opened: Open) -> None:
    async with opened() as store:
        head = await long_game(store, 1000)
        middle = await store.ancestor("g", head.head, 500)
        head = await rewind(store, head, Node(middle, 500))
        assert (await store.load("g")).head.redo_steps == 500
        head = await play(store, head)
        assert (head.undo_steps, head.redo_steps) == (501, 0)
        assert await store.ancestor("g", head.head, 500) == middle


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


async def listed(store: Store, wanted: GameFilter, *, limit: int = 100) -> list[str]:
    """Every game that is wanted, page by page."""
    found: list[str] = []
    page = await store.games(wanted, limit=limit)
    found += [game.row.id for game in page.games]
    while page.following is not None:
        page = await store.games(wanted, limit=limit, after=page.following)
        found += [game.row.id for game in page.games]
    return found


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
    closed = replace(dealt(3 * HOUR), revision=2, ending=Ending.WON)
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


ANN = Sitter("ann lee", "ab" * 32)
TABLE = (ANN, Sitter(bot="random"), Sitter(), Sitter("bob", "cd" * 32, left=True))


def at_table(game_id: str = "t", *, owner: str = "ann", private: bool = False) -> GameRow:
    return replace(row(game_id, owner=owner), family="whist", seats=TABLE, private=private, act_within_ms=5000)


async def test_a_table_is_loaded_as_it_was_set_and_as_it_is(opened: Open) -> None:
    head = replace(dealt(), seen=(), seats=(*TABLE[:2], ANN, Sitter()), act_by_ms=7, due_ms=9)
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
    head = replace(played(played(played(played(dealt())))), seats=TABLE)
    async with opened() as store:
        await store.create(at_table(), replace(head, head=4, depth=2), facts=written)
        assert list(await store.facts("t", after=1, limit=9)) == written
        # A deal makes a node of the tree, and a change of seats does not.
        assert [recorded.revision for recorded in await store.line("t", 4)] == [3, 4]
        assert await store.seat_changes("t", upto=4) == (SeatChanged(3, ANN),)
        assert await store.seat_changes("t", upto=5) == (SeatChanged(3, ANN), SeatChanged(1, Sitter(bot="random")))


async def test_the_games_in_which_the_service_has_to_act_are_found(opened: Open) -> None:
    async with opened() as store:
        for game_id, due_ms in (("a", 5), ("b", 10), ("c", None)):
            await store.create(at_table(game_id), replace(dealt(), seats=TABLE, due_ms=due_ms))
        assert set(await store.due(10)) == {("a", 5)}
        assert set(await store.due(11)) == {("a", 5), ("b", 10)}


async def test_tables_with_an_open_seat_are_on_everybodys_list_unless_they_are_private(opened: Open) -> None:
    full = tuple(Sitter(bot="random") for _ in TABLE)
    async with opened() as store:
        await store.create(at_table("open"), replace(dealt(), seats=TABLE))
        await store.create(at_table("private", private=True), replace(dealt(), seats=TABLE))
        await store.create(at_table("full"), replace(dealt(), seats=full))
        await store.create(at_table("over"), replace(dealt(), seats=TABLE, ending=Ending.RESIGNED))
        await store.create(at_table("nobody's", owner="", private=True), replace(dealt(), seats=TABLE))
        listed = await store.games(GameFilter("eve", open_seats=True), limit=9)
        assert [game.row.id for game in listed.games] == ["open"]
        own = await store.games(GameFilter("ann"), limit=9)
        assert {game.row.id for game in own.games} == {"open", "private", "full", "over"}
        assert (await store.games(GameFilter(""), limit=9)).games == ()
