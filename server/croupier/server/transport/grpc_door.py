"""The gRPC door: the services, health and reflection on a grpc.aio server, and a graceful way to close."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import grpc
from croupier.server.application.access import anonymous
from croupier.server.application.house import House
from croupier.server.renewing import Renewed
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message_factory import GetMessageClass
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection, reflection_pb2_grpc

from .admission import Admission, Identify, admission_to
from .attending import attendant_of
from .calls import SERVICES
from .certificates import Certificate, grpc_credentials
from .grpc_calls import stream_handler, unary_handler
from .guarded import Guarded
from .peers import ANY_PEERS, Peers
from .services import Services

# A client may ask whether the line is alive every few seconds; less would end in GOAWAY.
_OPTIONS: Final = (
    ("grpc.so_reuseport", 0),
    ("grpc.http2.min_ping_interval_without_data_ms", 5_000),
    ("grpc.keepalive_permit_without_calls", 1),
    ("grpc.keepalive_time_ms", 60_000),
    ("grpc.keepalive_timeout_ms", 20_000),
    # Somebody may begin thousands of calls and take each back at once. Past the soft limit (1,000 unless said) the
    # library drops calls by chance, past the hard one all, and whoever happens to call then is told CANCELLED: so let
    # them wait. Each that waits takes some 20 KB.
    ("grpc.server.max_pending_requests", 5_000),
    ("grpc.server.max_pending_requests_hard_limit", 10_000),
    # Plain messages only (the lowest bit): the library unpacks a message whole before it looks at its size, and a
    # thousandth of it is enough to send. Ours have some hundred bytes.
    ("grpc.compression_enabled_algorithms_bitset", 1),
)


_MOMENT: Final = 0.1
"""Seconds without a call after which a service that is about to stop takes it that everybody knows."""


class GrpcDoor:
    """A listening server; over TLS, if it has a certificate."""

    def __init__(
        self,
        house: House,
        services: Services,
        *,
        identify: Identify = anonymous,
        peers: Peers = ANY_PEERS,
        certificate: Renewed[Certificate] | None = None,
    ) -> None:
        self._house = house
        self._identify = identify
        self._peers = peers
        self._certificate = certificate
        self._turned_away = 0
        limit = house.limits.request_bytes
        self._server = grpc.aio.server(options=(*_OPTIONS, ("grpc.max_receive_message_length", limit)))
        for descriptor in SERVICES:
            handlers = self._handlers(descriptor, services.of(descriptor))
            generic = grpc.method_handlers_generic_handler(descriptor.full_name, handlers)
            self._server.add_generic_rpc_handlers((generic,))
        self._health = health.aio.HealthServicer()  # type: ignore[attr-defined]  # its stubs lack this module
        guarded = Guarded(self._server)
        health_pb2_grpc.add_HealthServicer_to_server(self._health, guarded)  # type: ignore[arg-type]  # has what is asked of it
        names = [descriptor.full_name for descriptor in SERVICES]
        names += [health.SERVICE_NAME, reflection.SERVICE_NAME]
        mirror = reflection.aio.ReflectionServicer(names)  # type: ignore[attr-defined]  # its stubs lack this module
        reflection_pb2_grpc.add_ServerReflectionServicer_to_server(mirror, guarded)  # type: ignore[no-untyped-call]

    async def open(self, address: str) -> int:
        """Listen; the port that was bound."""
        if self._certificate is None:
            port = self._server.add_insecure_port(address)
        else:
            port = self._server.add_secure_port(address, grpc_credentials(self._certificate))
        await self._server.start()
        for name in ("", *(descriptor.full_name for descriptor in SERVICES)):
            await self._health.set(name, health_pb2.HealthCheckResponse.SERVING)
        return port

    async def announce_end(self) -> None:
        """Say NOT_SERVING to whoever asks."""
        await self._health.enter_graceful_shutdown()

    async def close(self, grace: float) -> None:
        """Let the calls of a draining house finish, and stop."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all_told(), grace)
        await self._server.stop(grace)

    def _require_open(self) -> None:
        self._turned_away += self._house.draining
        self._house.require_open()

    async def _all_told(self) -> None:
        # A server that stops drops the calls that it has not begun as CANCELLED, which says nothing to a caller. So
        # those that still come are told to come back, until no more do.
        before = -1
        while before != self._turned_away:
            before = self._turned_away
            await asyncio.sleep(_MOMENT)

    def _handlers(
        self, descriptor: ServiceDescriptor, service: object
    ) -> dict[str, grpc.RpcMethodHandler[bytes, bytes]]:
        return {
            method.name: (stream_handler if method.server_streaming else unary_handler)(
                GetMessageClass(method.input_type),
                getattr(service, method.name),
                attendant_of(method, "grpc", self._admission(method), self._house.observer),
            )
            for method in descriptor.methods
        }

    def _admission(self, method: MethodDescriptor) -> Admission:
        return admission_to(
            method, self._house, require_open=self._require_open, identify=self._identify, peers=self._peers
        )
