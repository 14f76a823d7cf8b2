"""The client to await: the methods of `Client`, for an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

import grpc
import grpc.aio
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1 import texts_pb2 as texts
from croupier.v1.analysis_pb2_grpc import AnalysisServiceStub
from croupier.v1.catalog_pb2_grpc import CatalogServiceStub
from croupier.v1.game_service_pb2_grpc import GameServiceStub
from croupier.v1.patience_rules_pb2 import PatienceRules
from croupier.v1.whist_rules_pb2 import WhistRules
from google.protobuf.message import Message

from . import asking
from .asking import AnyMove, Patience
from .errors import CroupierError, error_of
from .reaching import AnyTls, credentials_for

Q = TypeVar("Q", bound=Message)
A = TypeVar("A", bound=Message)


def connect_async(
    address: str,
    *,
    language: str | None = None,
    token: str | None = None,
    tls: AnyTls = False,
    timeout: float = 10.0,
) -> AsyncClient:
    """A client for the running event loop; see `connect`."""
    options = asking.CHANNEL_OPTIONS
    credentials = credentials_for(tls)
    if credentials is None:
        channel = grpc.aio.insecure_channel(address, options=options)
    else:
        channel = grpc.aio.secure_channel(address, credentials, options=options)
    return AsyncClient(channel, language=language, token=token, timeout=timeout)


class AsyncClient:
    """The methods of `Client`, to await, over a channel that is the client's from here on.

    A call that is cancelled may or may not have been done; repeat it with its `request_id` to learn which.
    """

    def __init__(
        self,
        channel: grpc.aio.Channel,
        *,
        language: str | None = None,
        token: str | None = None,
        timeout: float = 10.0,
    ) -> None:
        self._channel = channel
        self._catalog = CatalogServiceStub(channel)
        self._games = GameServiceStub(channel)
        self._analysis = AnalysisServiceStub(channel)
        self._seats = asking.Seats(asking.call_metadata(language, token))
        self._timeout = timeout

    async def close(self) -> None:
        """Close the connection; running watches end."""
        await self._channel.close(None)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def info(self) -> catalog.GetServiceInfoResponse:
        """What the service is: version, limits, languages."""
        return await self._call(self._catalog.GetServiceInfo, catalog.GetServiceInfoRequest())

    async def variants(self) -> Sequence[catalog.Variant]:
        """Every game that can be played."""
        return (await self._call(self._catalog.ListVariants, catalog.ListVariantsRequest())).variants

    async def variant(self, variant_id: str) -> catalog.Variant:
        """A game that can be played, with its rules and its layout."""
        request = catalog.GetVariantRequest(variant_id=variant_id)
        return (await self._call(self._catalog.GetVariant, request)).variant

    async def rules(self, variant: str | PatienceRules | WhistRules, *, language: str = "") -> texts.RulesText:
        """The rules of a game in words, in the client's language or another one."""
        return (await self._call(self._catalog.GetRules, asking.rules_request(variant, language))).rules

    async def texts(self, *, language: str = "") -> texts.Texts:
        """What suits, ranks, cards, piles and moves are called, in the client's language or another one."""
        return (await self._call(self._catalog.GetTexts, texts.GetTextsRequest(language=language))).texts

    async def create(
        self,
        variant: str | PatienceRules | WhistRules,
        *,
        deal: str | None = None,
        written: str | None = None,
        winnable: game.Difficulty | None = None,
        seats: Sequence[str | None] = (),
        private: bool = False,
        act_within: float | None = None,
        labels: Mapping[str, str] | None = None,
        allow_full_knowledge: bool = False,
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> game.GameView:
        """Make a game of a variant or of rules of your own: dealt at random, by number (`pysol:1`) or as `daily`,
        written out, or one that is proven winnable.

        `seats`, for a whist: who shall sit where, seat 1 first: a bot's name, "me", or None for whoever joins. The
        client keeps the token of your seat and sends it along. `act_within`: seconds that a seat may take to act.
        """
        request = asking.create_request(
            variant,
            deal=deal,
            written=written,
            winnable=winnable,
            seats=seats,
            private=private,
            act_within=act_within,
            labels=labels or {},
            allow_full_knowledge=allow_full_knowledge,
            with_legal_moves=with_legal_moves,
            request_id=request_id,
        )
        reply = await self._call(self._games.CreateGame, request)
        if reply.seat_token:
            self._seats.tokens[reply.view.game_id] = reply.seat_token
        return reply.view

    async def join(
        self,
        game_id: str,
        seat: int = 0,
        *,
        bot: str = "",
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> game.GameView:
        """Take a seat (0: the first that is free), come back to yours, or, at a table of your own, seat a bot."""
        request = asking.join_request(
            game_id, seat=seat, bot=bot, with_legal_moves=with_legal_moves, request_id=request_id
        )
        reply = await self._call(self._games.JoinGame, request)
        if reply.seat_token:
            self._seats.tokens[game_id] = reply.seat_token
        return reply.view

    async def leave(self, game_id: str, *, bot: str = "", request_id: str | None = None) -> game.GameView:
        """Leave your seat, to nobody or to a bot; `join` brings you back."""
        request = asking.leave_request(game_id, bot=bot, request_id=request_id)
        return (await self._call(self._games.LeaveGame, request)).view

    def seat_token(self, game_id: str) -> str:
        """The token of your seat in a game, to keep across restarts of your program; `KeyError` without a seat."""
        return self._seats.tokens[game_id]

    def take_seat(self, game_id: str, token: str) -> None:
        """Sit in a seat whose token you have kept."""
        self._seats.tokens[game_id] = token

    async def get(
        self, game_id: str, *, at_revision: int | None = None, with_legal_moves: bool = False
    ) -> game.GameView:
        """The game now, or at an earlier revision."""
        request = service.GetGameRequest(game_id=game_id, at_revision=at_revision, with_legal_moves=with_legal_moves)
        return (await self._call(self._games.GetGame, request)).view

    async def variant_of(self, game_id: str) -> catalog.Variant:
        """The rules and the layout of a game, also where they are a client's own."""
        request = service.GetGameRequest(game_id=game_id, with_variant=True)
        return (await self._call(self._games.GetGame, request)).variant

    async def games(
        self,
        *,
        labels: Mapping[str, str] | None = None,
        state: game.GameState | None = None,
        updated_after: datetime | None = None,
        open_seats: bool = False,
        page_size: int = 0,
    ) -> AsyncIterator[game.GameSummary]:
        """What you own or sit at, or anybody's with an open seat, the latest change first; pages come as wanted."""
        request = asking.list_request(labels or {}, state, updated_after, open_seats, page_size)
        while True:
            page = await self._call(self._games.ListGames, request)
            for summary in page.games:
                yield summary
            if not page.next_page_token:
                return
            request.page_token = page.next_page_token

    async def delete(self, game_id: str) -> None:
        """Delete a game; `NotFoundError` if it is gone, be it by this very call whose first answer was lost."""
        await self._call(self._games.DeleteGame, service.DeleteGameRequest(game_id=game_id))

    async def resign(
        self, game_id: str, *, expected_revision: int | None = None, request_id: str | None = None
    ) -> game.GameView:
        """Give up: the game closes, and its deal is opened."""
        request = service.ResignGameRequest(
            game_id=game_id,
            expected_revision=expected_revision,
            request_id=request_id or asking.new_id(),
        )
        return (await self._call(self._games.ResignGame, request)).view

    async def moves(self, game_id: str, *, with_sentences: bool = False) -> Sequence[service.LegalMove]:
        """What may be played now."""
        request = service.ListLegalMovesRequest(game_id=game_id, with_sentences=with_sentences)
        return (await self._call(self._games.ListLegalMoves, request)).moves

    async def explain(self, game_id: str, move: AnyMove) -> service.ExplainMoveResponse:
        """Whether a move is legal now, and if not, why."""
        request = service.ExplainMoveRequest(game_id=game_id, move=asking.move_of(move))
        return await self._call(self._games.ExplainMove, request)

    async def play(
        self,
        game_id: str,
        *moves: AnyMove,
        then: service.Autoplay | None = None,
        expected_revision: int | None = None,
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> service.PlayMovesResponse:
        """Play moves, all or none, as text or typed; `then` lets the service add moves to the foundations."""
        request = asking.play_request(
            game_id,
            moves,
            then=then,
            expected_revision=expected_revision,
            with_legal_moves=with_legal_moves,
            request_id=request_id,
        )
        return await self._call(self._games.PlayMoves, request)

    async def undo(
        self,
        game_id: str,
        *,
        steps: int | None = None,
        to_revision: int | None = None,
        expected_revision: int | None = None,
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> game.GameView:
        """Go back: one step, so many, or to a revision."""
        request = asking.undo_request(
            game_id,
            steps=steps,
            to_revision=to_revision,
            expected_revision=expected_revision,
            with_legal_moves=with_legal_moves,
            request_id=request_id,
        )
        return (await self._call(self._games.UndoMoves, request)).view

    async def redo(
        self,
        game_id: str,
        *,
        steps: int | None = None,
        to_revision: int | None = None,
        expected_revision: int | None = None,
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> game.GameView:
        """Go forward again: one step, so many, or to a revision."""
        request = asking.redo_request(
            game_id,
            steps=steps,
            to_revision=to_revision,
            expected_revision=expected_revision,
            with_legal_moves=with_legal_moves,
            request_id=request_id,
        )
        return (await self._call(self._games.RedoMoves, request)).view

    async def export_game(self, game_id: str) -> service.ExportGameResponse:
        """The game as text."""
        return await self._call(self._games.ExportGame, service.ExportGameRequest(game_id=game_id))

    async def import_game(
        self,
        text: str,
        *,
        labels: Mapping[str, str] | None = None,
        with_legal_moves: bool = False,
        request_id: str | None = None,
    ) -> game.GameView:
        """Host a game from its text."""
        request = service.ImportGameRequest(
            request_id=request_id or asking.new_id(),
            text=text,
            labels=labels or {},
            with_legal_moves=with_legal_moves,
        )
        return (await self._call(self._games.ImportGame, request)).view

    async def watch(
        self,
        game_id: str,
        after_revision: int | None = None,
        *,
        with_legal_moves: bool = False,
        heartbeat: float | None = None,
        reconnect_for: float = 60.0,
    ) -> AsyncIterator[game.GameEvent]:
        """Every event after a revision, once and in order, until the game closes; without one, the view now first.

        A lost connection is made again, and the watch goes on where it was; it fails if that takes longer than
        `reconnect_for` seconds. Closing the iterator ends the watch.
        """
        cursor, patience = after_revision, Patience(reconnect_for)
        while True:
            request = asking.watch_request(game_id, cursor, heartbeat, with_legal_moves)
            stream = self._games.WatchGame(request, metadata=self._seats.metadata_for(request))
            try:
                async for message in stream:
                    patience = Patience(reconnect_for)
                    if message.HasField("event"):
                        cursor = message.event.revision
                        yield message.event
                return
            except grpc.aio.AioRpcError as failed:
                delay = patience.delay_after(_error(failed))
            finally:
                stream.cancel()
            await asyncio.sleep(delay)

    async def suggest(
        self, game_id: str, *, number: int = 0, max_seconds: float | None = None
    ) -> analysis.SuggestMovesResponse:
        """What to play next, from what the player sees; the same view and number give the same answer."""
        return await self._call(self._analysis.SuggestMoves, asking.suggest_request(game_id, number, max_seconds))

    async def solve(
        self,
        game_id: str | None = None,
        *,
        position: str | None = None,
        variant: str = "",
        max_nodes: int = 0,
        max_seconds: float | None = None,
    ) -> AsyncIterator[analysis.SolveResponse]:
        """Whether a game or a written position can be won: progress, and the verdict last.

        To close the iterator calls the search off.
        """
        request = asking.solve_request(game_id, position, variant, max_nodes, max_seconds)
        stream = self._analysis.Solve(request, metadata=self._seats.metadata_for(request))
        try:
            async for message in stream:
                yield message
        except grpc.aio.AioRpcError as failed:
            raise _error(failed) from None
        finally:
            stream.cancel()

    async def _call(self, method: grpc.aio.UnaryUnaryMultiCallable[Q, A], request: Q) -> A:
        patience = Patience(self._timeout)
        while True:
            try:
                return await method(request, timeout=patience.left, metadata=self._seats.metadata_for(request))
            except grpc.aio.AioRpcError as failed:
                delay = patience.delay_after(_error(failed))
            await asyncio.sleep(delay)


def _error(failed: grpc.aio.AioRpcError) -> CroupierError:
    trailing = tuple(failed.trailing_metadata())
    # grpc's types call them something else, but they are pairs.
    return error_of(failed.code(), failed.details() or "", trailing)  # type: ignore[arg-type]
