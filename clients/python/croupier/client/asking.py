"""What both clients share: how requests are made, what goes along with them, and when to try again."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from croupier.v1.analysis_pb2 import SolveRequest, SuggestMovesRequest
from croupier.v1.game_pb2 import Difficulty, GameState, Move
from croupier.v1.game_service_pb2 import (
    Autoplay,
    CreateGameRequest,
    DealSpec,
    JoinGameRequest,
    LeaveGameRequest,
    ListGamesRequest,
    PlayMovesRequest,
    RedoMovesRequest,
    SeatSpec,
    UndoMovesRequest,
    WatchGameRequest,
    Winnable,
)
from croupier.v1.patience_pb2 import DealRow, Draw, Redeal, Transfer
from croupier.v1.patience_rules_pb2 import PatienceRules
from croupier.v1.texts_pb2 import GetRulesRequest
from croupier.v1.whist_pb2 import Call
from croupier.v1.whist_rules_pb2 import WhistRules
from google.protobuf.message import Message
from google.protobuf.timestamp_pb2 import Timestamp

from .errors import CroupierError, UnavailableError
from .tracing import trace_metadata

AnyMove: TypeAlias = str | Move | Transfer | Draw | Redeal | DealRow | Call
"""A move as text or typed."""

ME: Final = "me"
"""Where seats are given out: the caller's own."""

# A connection that has died without a word is noticed by these pings, also in the middle of a quiet watch.
CHANNEL_OPTIONS: Final = (
    ("grpc.keepalive_time_ms", 20_000),
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.initial_reconnect_backoff_ms", 100),
    ("grpc.max_reconnect_backoff_ms", 2_000),
)

_PASSING: Final = {"RATE_LIMITED", "TOO_MANY_CALLS"}
"""Limits that a caller comes below by waiting a moment, and nothing was done."""

_FIRST_DELAY: Final = 0.05
_LONGEST_DELAY: Final = 2.0


@dataclass(slots=True)
class Patience:
    """How long to go on trying: `seconds` in all, with growing delays."""

    seconds: float
    _until: float = field(init=False)
    _delay: float = field(init=False, default=_FIRST_DELAY)

    def __post_init__(self) -> None:
        self._until = time.monotonic() + self.seconds

    @property
    def left(self) -> float:
        """Seconds that are left; never quite nothing, since a call wants some."""
        return max(0.001, self._until - time.monotonic())

    def delay_after(self, error: CroupierError) -> float:
        """How long to wait before the next try; raises the error if another is of no use or would be too late."""
        # Many who are told of the same moment shall not come back all at once, again and again.
        delay = max(error.retry_after or 0.0, random.uniform(self._delay / 2, self._delay))
        if not (isinstance(error, UnavailableError) or error.reason in _PASSING) or delay >= self.left:
            raise error
        self._delay = min(2 * self._delay, _LONGEST_DELAY)
        return delay


def call_metadata(language: str | None, token: str | None) -> tuple[tuple[str, str], ...]:
    """What goes along with every call: in which language to answer, and who calls."""
    said = {"accept-language": language, "authorization": None if token is None else f"Bearer {token}"}
    return tuple((key, value) for key, value in said.items() if value is not None)


@dataclass(frozen=True, slots=True)
class Seats:
    """The tokens of the seats that a client has, by game, and what goes along with a call about one."""

    metadata: tuple[tuple[str, str], ...] = field(repr=False)
    tokens: dict[str, str] = field(default_factory=dict, repr=False)

    def metadata_for(self, request: Message) -> tuple[tuple[str, str], ...]:
        """What goes along with a call: the language, the trace, the token of the seat in the game that it is about."""
        token = self.tokens.get(getattr(request, "game_id", ""))
        along = (*self.metadata, *trace_metadata())
        return along if token is None else (*along, ("croupier-seat", token))


def new_id() -> str:
    """An id for one write, the same for every try of it."""
    return str(uuid.uuid4())


def move_of(move: AnyMove) -> Move:
    """A move as its message."""
    match move:
        case str():
            return Move(text=move)
        case Transfer():
            return Move(transfer=move)
        case Draw():
            return Move(draw=move)
        case Redeal():
            return Move(redeal=move)
        case DealRow():
            return Move(deal_row=move)
        case Call():
            return Move(call=move)
        case _:
            return move


def rules_request(variant: str | PatienceRules | WhistRules, language: str) -> GetRulesRequest:
    """Ask for the rules of a variant, or of rules of one's own, in words."""
    if isinstance(variant, str):
        return GetRulesRequest(variant_id=variant, language=language)
    if isinstance(variant, WhistRules):
        return GetRulesRequest(whist_rules=variant, language=language)
    return GetRulesRequest(patience_rules=variant, language=language)


def seat_spec(who: str | None) -> SeatSpec:
    """Who shall have a seat: a bot by its name, `ME`, or None for whoever joins."""
    if who is None:
        return SeatSpec()
    return SeatSpec(creator=True) if who == ME else SeatSpec(bot=who)


def join_request(
    game_id: str, *, seat: int, bot: str, with_legal_moves: bool, request_id: str | None
) -> JoinGameRequest:
    """JoinGame."""
    return JoinGameRequest(
        game_id=game_id, request_id=request_id or new_id(), seat=seat, bot=bot, with_legal_moves=with_legal_moves
    )


def leave_request(game_id: str, *, bot: str, request_id: str | None) -> LeaveGameRequest:
    """LeaveGame."""
    return LeaveGameRequest(game_id=game_id, request_id=request_id or new_id(), bot=bot)


def create_request(
    game: str | PatienceRules | WhistRules,
    *,
    deal: str | None,
    written: str | None,
    winnable: Difficulty | None,
    seats: Sequence[str | None],
    private: bool,
    act_within: float | None,
    labels: Mapping[str, str],
    allow_full_knowledge: bool,
    with_legal_moves: bool,
    request_id: str | None,
) -> CreateGameRequest:
    """CreateGame: a variant's id or rules; the deal by number, written out, proven winnable, or at random; and who
    shall sit where."""
    if sum(said is not None for said in (deal, written, winnable)) > 1:
        raise ValueError("a deal is named, written or winnable, not both")
    spec = None
    if winnable is not None:
        spec = DealSpec(winnable=Winnable(difficulty=winnable))
    elif deal is not None or written is not None:
        spec = DealSpec(named=deal, written=written)
    request = CreateGameRequest(
        request_id=request_id or new_id(),
        variant_id=game if isinstance(game, str) else None,
        patience_rules=game if isinstance(game, PatienceRules) else None,
        whist_rules=game if isinstance(game, WhistRules) else None,
        deal=spec,
        seats=map(seat_spec, seats),
        private=private,
        labels=labels,
        allow_full_knowledge=allow_full_knowledge,
        with_legal_moves=with_legal_moves,
    )
    if act_within is not None:
        request.act_within.FromTimedelta(timedelta(seconds=act_within))
    return request


def list_request(
    labels: Mapping[str, str],
    state: GameState | None,
    updated_after: datetime | None,
    open_seats: bool,
    page_size: int,
) -> ListGamesRequest:
    """ListGames, its first page."""
    request = ListGamesRequest(labels=labels, state=state, open_seats=open_seats, page_size=page_size)
    if updated_after is not None:
        time_after = Timestamp()
        time_after.FromDatetime(updated_after)
        request.updated_after.CopyFrom(time_after)
    return request


def play_request(
    game_id: str,
    moves: Sequence[AnyMove],
    *,
    then: Autoplay | None,
    expected_revision: int | None,
    with_legal_moves: bool,
    request_id: str | None,
) -> PlayMovesRequest:
    """PlayMoves."""
    return PlayMovesRequest(
        game_id=game_id,
        request_id=request_id or new_id(),
        expected_revision=expected_revision,
        moves=map(move_of, moves),
        then=then,
        with_legal_moves=with_legal_moves,
    )


def undo_request(
    game_id: str,
    *,
    steps: int | None,
    to_revision: int | None,
    expected_revision: int | None,
    with_legal_moves: bool,
    request_id: str | None,
) -> UndoMovesRequest:
    """UndoMoves: so many steps, or to a revision."""
    return UndoMovesRequest(
        game_id=game_id,
        request_id=request_id or new_id(),
        expected_revision=expected_revision,
        steps=steps if to_revision is None else None,
        to_revision=to_revision,
        with_legal_moves=with_legal_moves,
    )


def redo_request(
    game_id: str,
    *,
    steps: int | None,
    to_revision: int | None,
    expected_revision: int | None,
    with_legal_moves: bool,
    request_id: str | None,
) -> RedoMovesRequest:
    """RedoMoves: so many steps, or to a revision."""
    return RedoMovesRequest(
        game_id=game_id,
        request_id=request_id or new_id(),
        expected_revision=expected_revision,
        steps=steps if to_revision is None else None,
        to_revision=to_revision,
        with_legal_moves=with_legal_moves,
    )


def watch_request(
    game_id: str, after_revision: int | None, heartbeat: float | None, with_legal_moves: bool
) -> WatchGameRequest:
    """WatchGame, from the last revision seen."""
    request = WatchGameRequest(game_id=game_id, after_revision=after_revision, with_legal_moves=with_legal_moves)
    if heartbeat is not None:
        request.heartbeat.FromTimedelta(timedelta(seconds=heartbeat))
    return request


def solve_request(
    game_id: str | None, position: str | None, variant: str, max_nodes: int, max_seconds: float | None
) -> SolveRequest:
    """Solve: a game, or a position and perhaps whose rules it is played by."""
    if (game_id is None) == (position is None):
        raise ValueError("either a game or a position is solved")
    request = SolveRequest(game_id=game_id, position=position, variant_id=variant, max_nodes=max_nodes)
    if max_seconds is not None:
        request.max_time.FromMilliseconds(round(max_seconds * 1000))
    return request


def suggest_request(game_id: str, number: int, max_seconds: float | None) -> SuggestMovesRequest:
    """SuggestMoves."""
    request = SuggestMovesRequest(game_id=game_id, number=number)
    if max_seconds is not None:
        request.max_time.FromMilliseconds(round(max_seconds * 1000))
    return request
