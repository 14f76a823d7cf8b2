"""Types of the services in croupier/v1/analysis.proto: written by proto/generate.py, never edited."""

from collections.abc import AsyncIterator, Awaitable
from typing import overload

import grpc
import grpc.aio

from croupier.v1 import analysis_pb2

class AnalysisServiceStub:
    @overload
    def __new__(cls, channel: grpc.Channel) -> AnalysisServiceStub: ...
    @overload
    def __new__(cls, channel: grpc.aio.Channel) -> AnalysisServiceAsyncStub: ...  # type: ignore[misc]
    Solve: grpc.UnaryStreamMultiCallable[analysis_pb2.SolveRequest, analysis_pb2.SolveResponse]
    SuggestMoves: grpc.UnaryUnaryMultiCallable[analysis_pb2.SuggestMovesRequest, analysis_pb2.SuggestMovesResponse]

class AnalysisServiceAsyncStub:
    """Exists for type checkers only."""

    Solve: grpc.aio.UnaryStreamMultiCallable[analysis_pb2.SolveRequest, analysis_pb2.SolveResponse]
    SuggestMoves: grpc.aio.UnaryUnaryMultiCallable[analysis_pb2.SuggestMovesRequest, analysis_pb2.SuggestMovesResponse]

class AnalysisServiceServicer:
    def Solve(
        self, request: analysis_pb2.SolveRequest, context: grpc.aio.ServicerContext[analysis_pb2.SolveRequest, analysis_pb2.SolveResponse], /
    ) -> AsyncIterator[analysis_pb2.SolveResponse]: ...
    def SuggestMoves(
        self, request: analysis_pb2.SuggestMovesRequest, context: grpc.aio.ServicerContext[analysis_pb2.SuggestMovesRequest, analysis_pb2.SuggestMovesResponse], /
    ) -> Awaitable[analysis_pb2.SuggestMovesResponse]: ...

def add_AnalysisServiceServicer_to_server(servicer: AnalysisServiceServicer, server: grpc.aio.Server) -> None: ...
