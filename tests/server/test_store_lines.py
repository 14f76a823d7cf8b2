"""What every store promises of lines: undone moves stay on their branch, and any state is found again."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from croupier.server.events.facts import (
    DEALT,
    RecordedFact,
    Rewound,
)
from croupier.server.storage.base import (
    SNAPSHOT_EVERY,
    Head,
    Node,
    RevisionNotFound,
    Snapshot,
    Store,
)

from .stored_games import Open, dealt, fact, moved, play, play_on, played, revisions, rewind, rewound, row


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
