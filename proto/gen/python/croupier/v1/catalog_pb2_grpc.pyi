"""Types of the services in croupier/v1/catalog.proto: written by proto/generate.py, never edited."""

from collections.abc import AsyncIterator, Awaitable
from typing import overload

import grpc
import grpc.aio

from croupier.v1 import catalog_pb2
from croupier.v1 import texts_pb2

class CatalogServiceStub:
    @overload
    def __new__(cls, channel: grpc.Channel) -> CatalogServiceStub: ...
    @overload
    def __new__(cls, channel: grpc.aio.Channel) -> CatalogServiceAsyncStub: ...  # type: ignore[misc]
    GetServiceInfo: grpc.UnaryUnaryMultiCallable[catalog_pb2.GetServiceInfoRequest, catalog_pb2.GetServiceInfoResponse]
    ListVariants: grpc.UnaryUnaryMultiCallable[catalog_pb2.ListVariantsRequest, catalog_pb2.ListVariantsResponse]
    GetVariant: grpc.UnaryUnaryMultiCallable[catalog_pb2.GetVariantRequest, catalog_pb2.GetVariantResponse]
    GetRules: grpc.UnaryUnaryMultiCallable[texts_pb2.GetRulesRequest, texts_pb2.GetRulesResponse]
    GetTexts: grpc.UnaryUnaryMultiCallable[texts_pb2.GetTextsRequest, texts_pb2.GetTextsResponse]

class CatalogServiceAsyncStub:
    """Exists for type checkers only."""

    GetServiceInfo: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.GetServiceInfoRequest, catalog_pb2.GetServiceInfoResponse]
    ListVariants: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.ListVariantsRequest, catalog_pb2.ListVariantsResponse]
    GetVariant: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.GetVariantRequest, catalog_pb2.GetVariantResponse]
    GetRules: grpc.aio.UnaryUnaryMultiCallable[texts_pb2.GetRulesRequest, texts_pb2.GetRulesResponse]
    GetTexts: grpc.aio.UnaryUnaryMultiCallable[texts_pb2.GetTextsRequest, texts_pb2.GetTextsResponse]

class CatalogServiceServicer:
    def GetServiceInfo(
        self, request: catalog_pb2.GetServiceInfoRequest, context: grpc.aio.ServicerContext[catalog_pb2.GetServiceInfoRequest, catalog_pb2.GetServiceInfoResponse], /
    ) -> Awaitable[catalog_pb2.GetServiceInfoResponse]: ...
    def ListVariants(
        self, request: catalog_pb2.ListVariantsRequest, context: grpc.aio.ServicerContext[catalog_pb2.ListVariantsRequest, catalog_pb2.ListVariantsResponse], /
    ) -> Awaitable[catalog_pb2.ListVariantsResponse]: ...
    def GetVariant(
        self, request: catalog_pb2.GetVariantRequest, context: grpc.aio.ServicerContext[catalog_pb2.GetVariantRequest, catalog_pb2.GetVariantResponse], /
    ) -> Awaitable[catalog_pb2.GetVariantResponse]: ...
    def GetRules(
        self, request: texts_pb2.GetRulesRequest, context: grpc.aio.ServicerContext[texts_pb2.GetRulesRequest, texts_pb2.GetRulesResponse], /
    ) -> Awaitable[texts_pb2.GetRulesResponse]: ...
    def GetTexts(
        self, request: texts_pb2.GetTextsRequest, context: grpc.aio.ServicerContext[texts_pb2.GetTextsRequest, texts_pb2.GetTextsResponse], /
    ) -> Awaitable[texts_pb2.GetTextsResponse]: ...

def add_CatalogServiceServicer_to_server(servicer: CatalogServiceServicer, server: grpc.aio.Server) -> None: ...
