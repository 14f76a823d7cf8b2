"""Playing moves: all of one call or none, and what the player asked the service to add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.engine.errors import IllegalMoveError
from croupier.engine.game import Hidden
from croupier.engine.patience.autoplay import Autoplay, autoplayed
from croupier.engine.patience.moves import PatienceMove, Transfer, transfer
from croupier.engine.patience.piles import ANY_FOUNDATION, PileKind
from croupier.engine.patience.position import PLAYER, Position
from croupier.server.events.facts import Cause, Ending, GameClosed, Mark, MovesPlayed
from croupier.server.storage.base import Request

from .access import Caller
from .hosted import Hosted
from .house import House
from .refusals import IllegalInBatchError, Refusal, Why, invalid
from .scene import Happening, Scene, applied, closed, lowest, moved
from .writing import Written, recorded, write


@dataclass(frozen=True, slots=True)
class PlayMoves:
    """Play `moves`, then what `then` names."""

    game_id: str
    moves: tuple[PatienceMove, ...]
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
        require_running(hosted)
        return _played(house, hosted, command)

    return await write(house, caller, command.game_id, decide, request=command.request, expected=command.expected)


def require_running(hosted: Hosted) -> None:
    """`GAME_CLOSED` unless the game takes moves."""
    ending = hosted.scene.head.ending
    if ending is not None:
        raise Refusal(Why.GAME_CLOSED, ending=ending.value.upper())


def _played(house: House, hosted: Hosted, command: PlayMoves) -> Sequence[Happening]:
    scene = hosted.scene
    moves, position, seen = _judged(scene, command.moves)
    if command.then is not None:
        added = autoplayed(position, command.then, seen)
        moves += added
        position = applied(position, added)
    if not moves:
        return []
    cause = Cause.PLAYER if command.moves else Cause.AUTOPLAY
    fact = recorded(house, scene.head.revision + 1, MovesPlayed(PLAYER, moves, cause))
    after = moved(scene, fact, position)
    happenings = [Happening(fact, after)]
    if position.outcome() is not None:
        happenings.append(won(house, after))
    return happenings


def won(house: House, scene: Scene) -> Happening:
    """The game closes because every card is up."""
    fact = recorded(house, scene.head.revision + 1, GameClosed(Ending.WON))
    return Happening(fact, closed(scene, fact, Ending.WON))


def _judged(scene: Scene, wanted: Sequence[PatienceMove]) -> tuple[tuple[PatienceMove, ...], Position, Hidden]:
    """The moves as played, the position after them and what has been seen then.

    A move that turns up an unseen card must be the last: a move after it would ask what that card is. Whether a move
    turns one up follows from how many cards lie hidden, never from a face.
    """
    position, seen = scene.position, scene.head.seen
    guarded = not scene.head.marks & {Mark.DEAL_KNOWN}
    played: list[PatienceMove] = []
    for index, move in enumerate(wanted):
        try:
            position = position.play(PLAYER, move)
        except IllegalMoveError as illegal:
            raise IllegalInBatchError(index, illegal) from None
        hidden = position.hidden()
        now_seen = lowest(seen, hidden)
        if guarded and now_seen != seen and index + 1 < len(wanted):
            raise Refusal(Why.REVEAL_INSIDE_BATCH, index=index)
        seen = now_seen
        played.append(_canonical(move))
    return tuple(played), position, seen


def _canonical(move: PatienceMove) -> PatienceMove:
    """The move as it is listed: a foundation that was named by its suit is `f`."""
    if isinstance(move, Transfer) and move.target.kind is PileKind.FOUNDATION and move.target.suit is not None:
        return transfer(move.source, ANY_FOUNDATION, move.count)
    return move
