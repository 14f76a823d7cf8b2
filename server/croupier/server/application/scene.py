"""Where a game stands at a revision, and how each fact moves it on. The same steps live and in a replay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from croupier.engine.game import Hidden, Move
from croupier.engine.patience.position import PLAYER, Position
from croupier.server.events.facts import DEALT, Ending, Mark, RecordedFact
from croupier.server.storage.base import Head


@dataclass(frozen=True, slots=True)
class Scene:
    """A game at a revision: its head then, and the position."""

    head: Head
    position: Position


@dataclass(frozen=True, slots=True)
class Happening:
    """A fact and the scene after it; no fact where a watcher is only shown how things stand."""

    fact: RecordedFact | None
    scene: Scene

    @property
    def revision(self) -> int:
        """The revision of the scene."""
        return self.scene.head.revision


def dealt(position: Position, marks: Iterable[Mark], now_ms: int) -> Scene:
    """A game as dealt."""
    head = Head(
        revision=DEALT,
        head=DEALT,
        tip=DEALT,
        depth=0,
        tip_depth=0,
        seen=position.hidden(),
        marks=frozenset(marks),
        ending=None,
        update_ms=now_ms,
    )
    return Scene(head, position)


def lowest(seen: Hidden, hidden: Hidden) -> Hidden:
    """The least that each pile ever hid, when it now hides `hidden`."""
    return seen if hidden == seen else tuple(map(min, seen, hidden))


def applied(position: Position, moves: Iterable[Move]) -> Position:
    """The position after stored moves."""
    for move in moves:
        position = position.applied(PLAYER, move)  # type: ignore[arg-type]  # a patience's facts hold its own moves
    return position


def moved(scene: Scene, recorded: RecordedFact, position: Position) -> Scene:
    """After moves were played; what had been undone cannot be redone any more."""
    head = scene.head
    after = Head(
        revision=recorded.revision,
        head=recorded.revision,
        tip=recorded.revision,
        depth=head.depth + 1,
        tip_depth=head.depth + 1,
        seen=lowest(head.seen, position.hidden()),
        marks=head.marks,
        ending=None,
        update_ms=recorded.time_ms,
    )
    return Scene(after, position)


def rewound(scene: Scene, recorded: RecordedFact, node: int, depth: int, position: Position) -> Scene:
    """After undo or redo to a node at a depth; undoing a reveal is marked."""
    head = scene.head
    hidden = position.hidden()
    covered = lowest(head.seen, hidden) != hidden
    after = replace(
        head,
        revision=recorded.revision,
        head=node,
        depth=depth,
        marks=head.marks | {Mark.REVEAL_UNDONE} if covered else head.marks,
        ending=None,
        update_ms=recorded.time_ms,
    )
    return Scene(after, position)


def closed(scene: Scene, recorded: RecordedFact, ending: Ending) -> Scene:
    """After the game ended."""
    after = replace(scene.head, revision=recorded.revision, ending=ending, update_ms=recorded.time_ms)
    return Scene(after, scene.position)
