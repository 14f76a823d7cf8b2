"""Types of the services in croupier/v1/catalog.proto: written by proto/generate.py, never edited."""

from collections.abc import AsyncIterator, Awaitable
from typing import overload

import grpc
import grpc.aio

from croupier.v1 import catalog_pb2

class CatalogServiceStub:
    @overload
    def __new__(cls, channel: grpc.Channel) -> CatalogServiceStub: ...
    @overload
    def __new__(cls, channel: grpc.aio.Channel) -> CatalogServiceAsyncStub: ...  # type: ignore[misc]
    GetServiceInfo: grpc.UnaryUnaryMultiCallable[catalog_pb2.GetServiceInfoRequest, catalog_pb2.GetServiceInfoResponse]
    ListVariants: grpc.UnaryUnaryMultiCallable[catalog_pb2.ListVariantsRequest, catalog_pb2.ListVariantsResponse]
    GetVariant: grpc.UnaryUnaryMultiCallable[catalog_pb2.GetVariantRequest, catalog_pb2.GetVariantResponse]

class CatalogServiceAsyncStub:
    """Exists for type checkers only."""

    GetServiceInfo: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.GetServiceInfoRequest, catalog_pb2.GetServiceInfoResponse]
    ListVariants: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.ListVariantsRequest, catalog_pb2.ListVariantsResponse]
    GetVariant: grpc.aio.UnaryUnaryMultiCallable[catalog_pb2.GetVariantRequest, catalog_pb2.GetVariantResponse]

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

def add_CatalogServiceServicer_to_server(servicer: CatalogServiceServicer, server: grpc.aio.Server) -> None: ...
