"""Playing moves: all of one call or none, and what the player asked the service to add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from croupier.engine.errors import IllegalMoveError
from croupier.engine.game import Hidden, Move, Seat
from croupier.engine.patience.autoplay import Autoplay, autoplayed
from croupier.engine.patience.moves import Transfer, transfer
from croupier.engine.patience.piles import ANY_FOUNDATION, PileKind
from croupier.engine.patience.position import Position as PatiencePosition
from croupier.server.events.facts import Cause, Mark, MovesPlayed
from croupier.server.storage.base import Request

from .access import Caller, require_seat, require_sight
from .course import followed
from .families import AnyPosition, applied, own_move, played
from .hosted import Hosted
from .house import House
from .refusals import IllegalInBatchError, Refusal, Why, invalid
from .scene import Happening, Scene, lowest, moved
from .writing import Written, recorded, write


@dataclass(frozen=True, slots=True)
class PlayMoves:
    """Play `moves`, then what `then` names."""

    game_id: str
    moves: tuple[Move, ...]
    then: Autoplay | None
    request: Request | None
    expected: int | None


async def play_moves(house: House, caller: Caller, command: PlayMoves) -> Written:
    """One call, one commit, one fact, one step to undo."""
    if len(command.moves) > house.limits.moves:
        raise Refusal(Why.TOO_MANY_MOVES, limit=house.limits.moves)
    if not command.moves and command.then is None:
        raise invalid("moves", "at least one move, or what to play with 'then'")

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        seat = require_seat(caller, hosted.row, hosted.scene.head)
        require_running(hosted)
        for index, move in enumerate(command.moves):
            own_move(hosted.rules, move, f"moves[{index}]")
        return _played(house, hosted, command, seat)

    return await write(
        house,
        command.game_id,
        partial(require_sight, caller),
        decide,
        request=command.request,
        expected=command.expected,
    )


def require_running(hosted: Hosted) -> None:
    """`GAME_CLOSED` unless the game takes moves."""
    ending = hosted.scene.head.ending
    if ending is not None:
        raise Refusal(Why.GAME_CLOSED, ending=ending.value.upper())


def _played(house: House, hosted: Hosted, command: PlayMoves, seat: Seat) -> Sequence[Happening]:
    scene = hosted.scene
    if scene.head.seats and len(command.moves) > 1:
        # A second move would ask what others hold or do: whether a claim was upheld, who takes the trick.
        raise Refusal(Why.REVEAL_INSIDE_BATCH, index=0)
    moves, position, seen = _judged(scene, seat, command.moves)
    if command.then is not None:
        if not isinstance(position, PatiencePosition):
            raise Refusal(Why.ONE_PLAYER_ONLY)
        added = autoplayed(position, command.then, seen)
        moves += added
        position = applied(position, seat, added)
    if not moves:
        return []
    cause = Cause.PLAYER if command.moves else Cause.AUTOPLAY
    return after_moves(house, hosted, position, MovesPlayed(seat, moves, cause))


def after_moves(house: House, hosted: Hosted, position: AnyPosition, played: MovesPlayed) -> Sequence[Happening]:
    """What happens when moves lead to a position: they are played, and what follows by itself follows."""
    scene = hosted.scene
    fact = recorded(house, scene.head.revision + 1, played)
    after = moved(scene, fact, scene.standing._replace(position=position), by=played.seat)
    return followed(house, hosted, [Happening(fact, after)])


def _judged(scene: Scene, seat: Seat, wanted: Sequence[Move]) -> tuple[tuple[Move, ...], AnyPosition, Hidden]:
    """The moves as played, the position after them and what has been seen then.

    A move that turns up an unseen card must be the last: a move after it would ask what that card is. Whether a move
    turns one up follows from how many cards lie hidden, never from a face.
    """
    position, seen = scene.position, scene.head.seen
    guarded = not scene.head.marks & {Mark.DEAL_KNOWN}
    done: list[Move] = []
    for index, move in enumerate(wanted):
        try:
            position = played(position, seat, move)
        except IllegalMoveError as illegal:
            raise IllegalInBatchError(index, illegal) from None
        hidden = position.hidden()
        now_seen = lowest(seen, hidden)
        if guarded and now_seen != seen and index + 1 < len(wanted):
            raise Refusal(Why.REVEAL_INSIDE_BATCH, index=index)
        seen = now_seen
        done.append(_canonical(move))
    return tuple(done), position, seen


def _canonical(move: Move) -> Move:
    """The move as it is listed: a foundation that was named by its suit is `f`."""
    if isinstance(move, Transfer) and move.target.kind is PileKind.FOUNDATION and move.target.suit is not None:
        return transfer(move.source, ANY_FOUNDATION, move.count)
    return move
