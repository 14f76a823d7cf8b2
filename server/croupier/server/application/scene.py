"""Where a game stands at a revision, and how each fact moves it on. The same steps live and in a replay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from croupier.engine.cards import Card
from croupier.engine.game import Hidden, Opening, Seat
from croupier.server.events.facts import (
    DEALT,
    Ending,
    GameClosed,
    HandDealt,
    Mark,
    MovesPlayed,
    RecordedFact,
    SeatChanged,
    Sitter,
)
from croupier.server.storage.base import Head

from .families import AnyPosition, applied


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal of a game of several hands, with the salt of its promise, and when its cards may be told."""

    hand: int
    deck: tuple[Card, ...] = field(repr=False)
    salt: bytes = field(repr=False)
    opening: Opening = Opening.AT_THE_END


class Standing(NamedTuple):
    """A position, and the deal on the table with the one before it, where there are several."""

    position: AnyPosition
    deals: tuple[Deal, ...] = ()

    def after(self, fact: MovesPlayed | HandDealt) -> Standing:
        """Where a fact that makes a node leads to; what is stored was judged before."""
        match fact:
            case MovesPlayed(seat, moves, _):
                return self._replace(position=applied(self.position, seat, moves))
            case HandDealt(hand, deck, salt):
                before = tuple(replace(deal, opening=self.position.opening) for deal in self.deals[-1:])
                return Standing(self.position.dealt(deck), (*before, Deal(hand, deck, salt)))

    @property
    def hand(self) -> int:
        """Which deal is on the table; 0 before the first."""
        return self.deals[-1].hand if self.deals else 0


class Scene(NamedTuple):
    """A game at a revision: its head then, and where it stands. `act_within_ms`: how long a seat may take to act."""

    head: Head
    standing: Standing
    act_within_ms: int = 0

    @property
    def position(self) -> AnyPosition:
        """The position."""
        return self.standing.position


class Happening(NamedTuple):
    """A fact and the scene after it; no fact where a watcher is only shown how things stand."""

    fact: RecordedFact | None
    scene: Scene

    @property
    def revision(self) -> int:
        """The revision of the scene."""
        return self.scene.head.revision


def begun(
    position: AnyPosition,
    marks: Iterable[Mark],
    now_ms: int,
    *,
    seats: tuple[Sitter, ...] = (),
    act_within_ms: int = 0,
) -> Scene:
    """A game as it is made."""
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
        seats=seats,
    )
    return Scene(head, Standing(position), act_within_ms)


def lowest(seen: Hidden, hidden: Hidden) -> Hidden:
    """The least that each pile ever hid, when it now hides `hidden`."""
    return seen if hidden == seen else tuple(map(min, seen, hidden))


def moved(scene: Scene, recorded: RecordedFact, standing: Standing, by: Seat | None = None) -> Scene:
    """After a fact that makes a node; what had been undone cannot be redone any more."""
    head, position = scene.head, standing.position
    act_by, due = _waiting(scene, position, head.seats, recorded.time_ms, by)
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
        seats=head.seats,
        act_by_ms=act_by,
        due_ms=due,
    )
    return scene._replace(head=after, standing=standing)


def rewound(scene: Scene, recorded: RecordedFact, node: int, depth: int, standing: Standing) -> Scene:
    """After undo or redo to a node at a depth; undoing a reveal is marked."""
    head = scene.head
    hidden = standing.position.hidden()
    covered = lowest(head.seen, hidden) != hidden
    after = head._replace(
        revision=recorded.revision,
        head=node,
        depth=depth,
        marks=head.marks | {Mark.REVEAL_UNDONE} if covered else head.marks,
        ending=None,
        update_ms=recorded.time_ms,
    )
    return scene._replace(head=after, standing=standing)


def seated(scene: Scene, recorded: RecordedFact, change: SeatChanged) -> Scene:
    """After somebody took a seat or left it."""
    head = scene.head
    seats = sitting(head.seats, (change,))
    act_by, due = _waiting(scene, scene.position, seats, recorded.time_ms, None)
    after = head._replace(
        revision=recorded.revision, seats=seats, act_by_ms=act_by, due_ms=due, update_ms=recorded.time_ms
    )
    return scene._replace(head=after)


def sitting(seats: tuple[Sitter, ...], changes: Iterable[SeatChanged]) -> tuple[Sitter, ...]:
    """Who sits where after some changes."""
    table = list(seats)
    for change in changes:
        table[change.seat - 1] = change.sitter
    return tuple(table)


def closed(scene: Scene, recorded: RecordedFact, ending: Ending) -> Scene:
    """After the game ended."""
    after = scene.head._replace(
        revision=recorded.revision,
        ending=ending,
        update_ms=recorded.time_ms,
        act_by_ms=None,
        due_ms=None,
    )
    return scene._replace(head=after)


def after_fact(scene: Scene, recorded: RecordedFact) -> Scene:
    """After a fact that leads on; `Rewound` leads elsewhere, and needs a store to go there."""
    match recorded.fact:
        case MovesPlayed(seat, _, _) as fact:
            return moved(scene, recorded, scene.standing.after(fact), by=seat)
        case HandDealt() as fact:
            return moved(scene, recorded, scene.standing.after(fact))
        case SeatChanged() as fact:
            return seated(scene, recorded, fact)
        case GameClosed(ending):
            return closed(scene, recorded, ending)
    raise ValueError(f"{recorded.fact!r} does not lead on")


def _waiting(
    scene: Scene, position: AnyPosition, seats: tuple[Sitter, ...], now_ms: int, by: Seat | None
) -> tuple[int | None, int | None]:
    """Until when those in turn may take, and when the service has to act: at once where a bot is among them.

    Whoever is in turn keeps the time that is left while others claim, come and go.
    """
    if not seats:
        return None, None
    in_turn = position.in_turn
    bots = {seat for seat in in_turn if seats[seat - 1].bot}
    act_by = None
    if scene.act_within_ms and in_turn - bots:
        is_same_turn = in_turn <= scene.position.in_turn and by not in in_turn
        begun_before = scene.head.act_by_ms if is_same_turn else None
        act_by = now_ms + scene.act_within_ms if begun_before is None else begun_before
    return act_by, now_ms if bots else act_by
