"""Types of the services in croupier/v1/game_service.proto: written by proto/generate.py, never edited."""

from collections.abc import AsyncIterator, Awaitable
from typing import overload

import grpc
import grpc.aio

from croupier.v1 import game_service_pb2

class GameServiceStub:
    @overload
    def __new__(cls, channel: grpc.Channel) -> GameServiceStub: ...
    @overload
    def __new__(cls, channel: grpc.aio.Channel) -> GameServiceAsyncStub: ...  # type: ignore[misc]
    CreateGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.CreateGameRequest, game_service_pb2.CreateGameResponse]
    GetGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.GetGameRequest, game_service_pb2.GetGameResponse]
    ListGames: grpc.UnaryUnaryMultiCallable[game_service_pb2.ListGamesRequest, game_service_pb2.ListGamesResponse]
    DeleteGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.DeleteGameRequest, game_service_pb2.DeleteGameResponse]
    ResignGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.ResignGameRequest, game_service_pb2.ResignGameResponse]
    ListLegalMoves: grpc.UnaryUnaryMultiCallable[game_service_pb2.ListLegalMovesRequest, game_service_pb2.ListLegalMovesResponse]
    ExplainMove: grpc.UnaryUnaryMultiCallable[game_service_pb2.ExplainMoveRequest, game_service_pb2.ExplainMoveResponse]
    PlayMoves: grpc.UnaryUnaryMultiCallable[game_service_pb2.PlayMovesRequest, game_service_pb2.PlayMovesResponse]
    JoinGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.JoinGameRequest, game_service_pb2.JoinGameResponse]
    LeaveGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.LeaveGameRequest, game_service_pb2.LeaveGameResponse]
    UndoMoves: grpc.UnaryUnaryMultiCallable[game_service_pb2.UndoMovesRequest, game_service_pb2.UndoMovesResponse]
    RedoMoves: grpc.UnaryUnaryMultiCallable[game_service_pb2.RedoMovesRequest, game_service_pb2.RedoMovesResponse]
    ExportGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.ExportGameRequest, game_service_pb2.ExportGameResponse]
    ImportGame: grpc.UnaryUnaryMultiCallable[game_service_pb2.ImportGameRequest, game_service_pb2.ImportGameResponse]
    WatchGame: grpc.UnaryStreamMultiCallable[game_service_pb2.WatchGameRequest, game_service_pb2.WatchGameResponse]

class GameServiceAsyncStub:
    """Exists for type checkers only."""

    CreateGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.CreateGameRequest, game_service_pb2.CreateGameResponse]
    GetGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.GetGameRequest, game_service_pb2.GetGameResponse]
    ListGames: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ListGamesRequest, game_service_pb2.ListGamesResponse]
    DeleteGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.DeleteGameRequest, game_service_pb2.DeleteGameResponse]
    ResignGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ResignGameRequest, game_service_pb2.ResignGameResponse]
    ListLegalMoves: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ListLegalMovesRequest, game_service_pb2.ListLegalMovesResponse]
    ExplainMove: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ExplainMoveRequest, game_service_pb2.ExplainMoveResponse]
    PlayMoves: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.PlayMovesRequest, game_service_pb2.PlayMovesResponse]
    JoinGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.JoinGameRequest, game_service_pb2.JoinGameResponse]
    LeaveGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.LeaveGameRequest, game_service_pb2.LeaveGameResponse]
    UndoMoves: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.UndoMovesRequest, game_service_pb2.UndoMovesResponse]
    RedoMoves: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.RedoMovesRequest, game_service_pb2.RedoMovesResponse]
    ExportGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ExportGameRequest, game_service_pb2.ExportGameResponse]
    ImportGame: grpc.aio.UnaryUnaryMultiCallable[game_service_pb2.ImportGameRequest, game_service_pb2.ImportGameResponse]
    WatchGame: grpc.aio.UnaryStreamMultiCallable[game_service_pb2.WatchGameRequest, game_service_pb2.WatchGameResponse]

class GameServiceServicer:
    def CreateGame(
        self, request: game_service_pb2.CreateGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.CreateGameRequest, game_service_pb2.CreateGameResponse], /
    ) -> Awaitable[game_service_pb2.CreateGameResponse]: ...
    def GetGame(
        self, request: game_service_pb2.GetGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.GetGameRequest, game_service_pb2.GetGameResponse], /
    ) -> Awaitable[game_service_pb2.GetGameResponse]: ...
    def ListGames(
        self, request: game_service_pb2.ListGamesRequest, context: grpc.aio.ServicerContext[game_service_pb2.ListGamesRequest, game_service_pb2.ListGamesResponse], /
    ) -> Awaitable[game_service_pb2.ListGamesResponse]: ...
    def DeleteGame(
        self, request: game_service_pb2.DeleteGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.DeleteGameRequest, game_service_pb2.DeleteGameResponse], /
    ) -> Awaitable[game_service_pb2.DeleteGameResponse]: ...
    def ResignGame(
        self, request: game_service_pb2.ResignGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.ResignGameRequest, game_service_pb2.ResignGameResponse], /
    ) -> Awaitable[game_service_pb2.ResignGameResponse]: ...
    def ListLegalMoves(
        self, request: game_service_pb2.ListLegalMovesRequest, context: grpc.aio.ServicerContext[game_service_pb2.ListLegalMovesRequest, game_service_pb2.ListLegalMovesResponse], /
    ) -> Awaitable[game_service_pb2.ListLegalMovesResponse]: ...
    def ExplainMove(
        self, request: game_service_pb2.ExplainMoveRequest, context: grpc.aio.ServicerContext[game_service_pb2.ExplainMoveRequest, game_service_pb2.ExplainMoveResponse], /
    ) -> Awaitable[game_service_pb2.ExplainMoveResponse]: ...
    def PlayMoves(
        self, request: game_service_pb2.PlayMovesRequest, context: grpc.aio.ServicerContext[game_service_pb2.PlayMovesRequest, game_service_pb2.PlayMovesResponse], /
    ) -> Awaitable[game_service_pb2.PlayMovesResponse]: ...
    def JoinGame(
        self, request: game_service_pb2.JoinGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.JoinGameRequest, game_service_pb2.JoinGameResponse], /
    ) -> Awaitable[game_service_pb2.JoinGameResponse]: ...
    def LeaveGame(
        self, request: game_service_pb2.LeaveGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.LeaveGameRequest, game_service_pb2.LeaveGameResponse], /
    ) -> Awaitable[game_service_pb2.LeaveGameResponse]: ...
    def UndoMoves(
        self, request: game_service_pb2.UndoMovesRequest, context: grpc.aio.ServicerContext[game_service_pb2.UndoMovesRequest, game_service_pb2.UndoMovesResponse], /
    ) -> Awaitable[game_service_pb2.UndoMovesResponse]: ...
    def RedoMoves(
        self, request: game_service_pb2.RedoMovesRequest, context: grpc.aio.ServicerContext[game_service_pb2.RedoMovesRequest, game_service_pb2.RedoMovesResponse], /
    ) -> Awaitable[game_service_pb2.RedoMovesResponse]: ...
    def ExportGame(
        self, request: game_service_pb2.ExportGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.ExportGameRequest, game_service_pb2.ExportGameResponse], /
    ) -> Awaitable[game_service_pb2.ExportGameResponse]: ...
    def ImportGame(
        self, request: game_service_pb2.ImportGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.ImportGameRequest, game_service_pb2.ImportGameResponse], /
    ) -> Awaitable[game_service_pb2.ImportGameResponse]: ...
    def WatchGame(
        self, request: game_service_pb2.WatchGameRequest, context: grpc.aio.ServicerContext[game_service_pb2.WatchGameRequest, game_service_pb2.WatchGameResponse], /
    ) -> AsyncIterator[game_service_pb2.WatchGameResponse]: ...

def add_GameServiceServicer_to_server(servicer: GameServiceServicer, server: grpc.aio.Server) -> None: ...
