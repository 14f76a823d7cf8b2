"""GameService: each method reads its request, asks the application, and writes the reply."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import replace
from typing import Final, Protocol

from croupier.engine.catalog import variant
from croupier.engine.game import Move
from croupier.engine.patience.autoplay import Autoplay
from croupier.engine.patience.moves import Transfer
from croupier.engine.patience.position import Position
from croupier.server.application import dealing, ending, playing, reading, records, rewinding, seating, watching
from croupier.server.application.access import Caller, seat_of
from croupier.server.application.families import AnyPosition, heard
from croupier.server.application.hosted import Hosted
from croupier.server.application.house import House
from croupier.server.application.refusals import invalid
from croupier.server.application.scene import Happening, Scene
from croupier.server.application.writing import Written
from croupier.texts import texts_for
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from google.protobuf.message import Message

from .calls import Call, write_of
from .catalog import variant_to
from .codec import event_to, summary_to
from .creations import deal_of, game_of, table_of
from .moves import move_from, move_to
from .pages import cursor_from, milliseconds, token_of
from .views import Views, with_view

_AUTOPLAYS: Final = {
    service.AUTOPLAY_UNSPECIFIED: None,
    service.AUTOPLAY_SAFE: Autoplay.SAFE,
    service.AUTOPLAY_ALL: Autoplay.ALL,
    service.AUTOPLAY_FINISH: Autoplay.FINISH,
}

_STATES: Final = {
    game.GAME_STATE_UNSPECIFIED: None,
    game.GAME_STATE_RUNNING: False,
    game.GAME_STATE_CLOSED: True,
}
_ENCODED: Final = 1024
"""How many encoded events are kept, so that an event is encoded once for all its watchers."""


class Games:
    """The methods of GameService."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._views = Views(house.now_ms)
        self._encoded: OrderedDict[tuple[str, int, bool, bool, int | None], bytes] = OrderedDict()

    async def CreateGame(self, call: Call[service.CreateGameRequest]) -> bytes:
        request = call.request
        command = dealing.CreateGame(
            game=game_of(request),
            deal=deal_of(request.deal),
            labels=request.labels,
            allow_full_knowledge=request.allow_full_knowledge,
            table=table_of(request),
            request=write_of(request, request.request_id, call.caller),
        )
        created = await dealing.create_game(self._house, call.caller, command)
        # Whoever made the game sees it from the seat that was asked for.
        caller = replace(call.caller, seat_token=created.token or None)
        view = self._view(caller, created.hosted, created.hosted.scene, request.with_legal_moves)
        return with_view(service.CreateGameResponse(seat_token=created.token), view)

    async def GetGame(self, call: Call[service.GetGameRequest]) -> bytes:
        request = call.request
        at = request.at_revision if request.HasField("at_revision") else None
        hosted, scene = await reading.get_scene(self._house, call.caller, _id(request), at)
        reply = service.GetGameResponse()
        if request.with_variant:
            named = variant(hosted.row.variant_id) if hosted.row.variant_id else None
            reply.variant.CopyFrom(variant_to(named, hosted.rules, call.language))
            call.report_language()
        return with_view(reply, self._view(call.caller, hosted, scene, request.with_legal_moves))

    async def ListGames(self, call: Call[service.ListGamesRequest]) -> Message:
        request = call.request
        if request.state not in _STATES:
            raise invalid("state", "RUNNING, CLOSED, or nothing for both")
        page = await reading.list_games(
            self._house,
            call.caller,
            labels=request.labels,
            closed=_STATES[request.state],
            updated_after_ms=milliseconds(request.updated_after) if request.HasField("updated_after") else None,
            open_seats=request.open_seats,
            page_size=request.page_size,
            after=cursor_from(request.page_token) if request.page_token else None,
        )
        token = "" if page.following is None else token_of(page.following)
        return service.ListGamesResponse(games=map(summary_to, page.games), next_page_token=token)

    async def DeleteGame(self, call: Call[service.DeleteGameRequest]) -> Message:
        await ending.delete(self._house, call.caller, _id(call.request))
        return service.DeleteGameResponse()

    async def ResignGame(self, call: Call[service.ResignGameRequest]) -> bytes:
        request = call.request
        written = await ending.resign(
            self._house,
            call.caller,
            _id(request),
            write_of(request, request.request_id, call.caller),
            _expected(request),
        )
        view = self._view(call.caller, written.hosted, written.scene, with_legal_moves=False)
        return with_view(service.ResignGameResponse(revision=written.revision), view)

    async def ListLegalMoves(self, call: Call[service.ListLegalMovesRequest]) -> Message:
        hosted, scene = await reading.get_scene(self._house, call.caller, _id(call.request))
        seat = seat_of(call.caller, hosted.row, scene.head)
        moves: Sequence[Move] = ()
        if seat is not None and scene.head.ending is None:
            moves = scene.position.legal_moves(seat)
        texts = texts_for(call.language) if call.request.with_sentences else None
        if texts is not None:
            call.report_language()
        listed = [
            service.LegalMove(
                move=move_to(move),
                sentence="" if texts is None else texts.move(move, _moved_cards(scene.position, move)),
            )
            for move in moves
        ]
        return service.ListLegalMovesResponse(revision=scene.head.revision, moves=listed)

    async def ExplainMove(self, call: Call[service.ExplainMoveRequest]) -> Message:
        move = move_from(call.request.move, "move")
        judgement = await reading.judge(self._house, call.caller, _id(call.request), move)
        texts = texts_for(call.language)
        call.report_language()
        reply = service.ExplainMoveResponse(language=call.language, revision=judgement.revision)
        if judgement.illegal is None:
            reply.legal = True
            reply.sentence = texts.move(move, _moved_cards(judgement.scene.position, move))
        else:
            reply.reason = judgement.illegal.reason.value
            reply.sentence = texts.reason(judgement.illegal.reason, judgement.illegal.facts)
            reply.facts.update({name: str(value) for name, value in judgement.illegal.facts.items()})
        return reply

    async def PlayMoves(self, call: Call[service.PlayMovesRequest]) -> bytes:
        request = call.request
        if request.then not in _AUTOPLAYS:
            raise invalid("then", "SAFE, ALL or FINISH")
        command = playing.PlayMoves(
            game_id=_id(request),
            moves=tuple(move_from(move, f"moves[{at}]") for at, move in enumerate(request.moves)),
            then=_AUTOPLAYS[request.then],
            request=write_of(request, request.request_id, call.caller),
            expected=_expected(request),
        )
        written = await playing.play_moves(self._house, call.caller, command)
        reply = service.PlayMovesResponse(revision=written.revision, played=map(move_to, _heard(call.caller, written)))
        return with_view(reply, self._view(call.caller, written.hosted, written.scene, request.with_legal_moves))

    async def JoinGame(self, call: Call[service.JoinGameRequest]) -> bytes:
        request = call.request
        command = seating.Join(
            game_id=_id(request),
            seat=request.seat,
            bot=request.bot,
            request=write_of(request, request.request_id, call.caller),
        )
        joined = await seating.join(self._house, call.caller, command)
        written = joined.written
        caller = replace(call.caller, seat_token=joined.token) if joined.token else call.caller
        reply = service.JoinGameResponse(revision=written.revision, seat=joined.seat, seat_token=joined.token)
        return with_view(reply, self._view(caller, written.hosted, written.scene, request.with_legal_moves))

    async def LeaveGame(self, call: Call[service.LeaveGameRequest]) -> bytes:
        request = call.request
        write = write_of(request, request.request_id, call.caller)
        written = await seating.leave(self._house, call.caller, _id(request), request.bot, write)
        view = self._view(call.caller, written.hosted, written.scene, with_legal_moves=False)
        return with_view(service.LeaveGameResponse(revision=written.revision), view)

    async def UndoMoves(self, call: Call[service.UndoMovesRequest]) -> bytes:
        written = await self._rewind(call, back=True)
        view = self._view(call.caller, written.hosted, written.scene, call.request.with_legal_moves)
        return with_view(service.UndoMovesResponse(revision=written.revision), view)

    async def RedoMoves(self, call: Call[service.RedoMovesRequest]) -> bytes:
        written = await self._rewind(call, back=False)
        view = self._view(call.caller, written.hosted, written.scene, call.request.with_legal_moves)
        return with_view(service.RedoMovesResponse(revision=written.revision), view)

    async def ExportGame(self, call: Call[service.ExportGameRequest]) -> Message:
        export = await records.export_game(self._house, call.caller, _id(call.request))
        return service.ExportGameResponse(text=export.text, revision=export.revision, partial=export.partial)

    async def ImportGame(self, call: Call[service.ImportGameRequest]) -> bytes:
        request = call.request
        command = records.ImportGame(request.text, request.labels, write_of(request, request.request_id, call.caller))
        hosted = await records.import_game(self._house, call.caller, command)
        view = self._view(replace(call.caller, seat_token=None), hosted, hosted.scene, request.with_legal_moves)
        return with_view(service.ImportGameResponse(), view)

    async def WatchGame(self, call: Call[service.WatchGameRequest]) -> AsyncGenerator[bytes, None]:
        request = call.request
        command = watching.Watch(
            game_id=_id(request),
            after=request.after_revision if request.HasField("after_revision") else None,
            heartbeat=self._heartbeat(request),
        )
        async with aclosing(watching.watch(self._house, call.caller, command)) as messages:
            async for message in messages:
                if isinstance(message, watching.Heartbeat):
                    beat = service.Heartbeat(revision=message.revision)
                    yield service.WatchGameResponse(heartbeat=beat).SerializeToString()
                else:
                    yield await self._event(call.caller, command.game_id, message, request.with_legal_moves)

    async def _event(self, caller: Caller, game_id: str, happening: Happening, with_legal_moves: bool) -> bytes:
        """The event as it goes to each of its watchers in a seat, or to each onlooker, encoded once."""
        hosted = await self._house.games.get_known(game_id)
        # Who has left the seat looks on, also at what happened while they sat there.
        seat = seat_of(caller, hosted.row, hosted.scene.head)
        key = (game_id, happening.revision, happening.fact is None, with_legal_moves, seat)
        encoded = self._encoded.get(key)
        if encoded is None:
            view = self._views.encode(hosted, happening.scene, seat, with_legal_moves=with_legal_moves)
            event = with_view(event_to(happening, seat), view)
            encoded = with_view(service.WatchGameResponse(), event, field="event")
            self._encoded[key] = encoded
            if len(self._encoded) > _ENCODED:
                self._encoded.popitem(last=False)
        return encoded

    def _view(self, caller: Caller, hosted: Hosted, scene: Scene, with_legal_moves: bool) -> bytes:
        seat = seat_of(caller, hosted.row, hosted.scene.head)
        return self._views.encode(hosted, scene, seat, with_legal_moves=with_legal_moves)

    def _heartbeat(self, request: service.WatchGameRequest) -> float:
        limits = self._house.limits
        if not request.HasField("heartbeat"):
            return limits.heartbeat
        seconds = request.heartbeat.seconds + request.heartbeat.nanos / 1e9
        if not 0 <= seconds <= 86_400:
            raise invalid("heartbeat", "a time of a day at the most, and not negative")
        return max(seconds, limits.min_heartbeat)

    async def _rewind(
        self, call: Call[service.UndoMovesRequest] | Call[service.RedoMovesRequest], *, back: bool
    ) -> Written:
        request = call.request
        command = rewinding.Rewind(
            game_id=_id(request),
            back=back,
            target=_target(request),
            request=write_of(request, request.request_id, call.caller),
            expected=_expected(request),
        )
        return await rewinding.rewind(self._house, call.caller, command)


class _NamesGame(Protocol):
    @property
    def game_id(self) -> str: ...


def _id(request: _NamesGame) -> str:
    if not request.game_id:
        raise invalid("game_id", "the id of a game")
    return request.game_id


def _expected(
    request: service.PlayMovesRequest | service.UndoMovesRequest | service.RedoMovesRequest | service.ResignGameRequest,
) -> int | None:
    return request.expected_revision if request.HasField("expected_revision") else None


def _target(request: service.UndoMovesRequest | service.RedoMovesRequest) -> rewinding.Steps | rewinding.ToRevision:
    match request.WhichOneof("target"):
        case "to_revision":
            return rewinding.ToRevision(request.to_revision)
        case "steps" if request.steps == 0:
            raise invalid("steps", "at least one step")
        case "steps":
            return rewinding.Steps(request.steps)
        case _:
            return rewinding.Steps(1)


def _heard(caller: Caller, written: Written) -> Sequence[Move]:
    """The moves of a write as its caller may hear of them, who may have asked again for what another seat did."""
    played = written.played
    if played is None:
        return ()
    seat = seat_of(caller, written.hosted.row, written.hosted.scene.head)
    return [heard(written.scene.position, move, by=played.seat, to=seat) for move in played.moves]


def _moved_cards(position: AnyPosition, move: Move) -> str:
    """The cards that a legal transfer moves, as text."""
    if not isinstance(move, Transfer) or not isinstance(position, Position):
        return ""
    seen = {pile.pile: pile.cards for pile in position.observe().piles}
    return " ".join(map(str, seen[move.source][-move.count :]))
