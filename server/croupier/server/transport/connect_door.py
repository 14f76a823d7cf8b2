"""The Connect door: the services for browsers and `curl`, over HTTP/1.1, in binary and JSON; and the table's page."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import uvicorn
from connectrpc.server import ConnectASGIApplication, Endpoint
from croupier.server.application.access import anonymous
from croupier.server.application.house import House
from croupier.server.renewing import Renewed
from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from .admission import Admission, Identify, admission_to
from .attending import attendant_of
from .calls import SERVICES
from .certificates import Certificate, http_context
from .connect_calls import (
    COMPRESSIONS,
    BinaryCodec,
    JsonCodec,
    Received,
    Reply,
    stream_endpoint,
    unary_endpoint,
)
from .peers import ANY_PEERS, Peers
from .services import Services
from .wary import Wary

_BACKLOG: Final = 2048
_ANY_ORIGIN: Final = "*"
_PREFLIGHT_SECONDS: Final = 7200
_TOLD: Final = ("content-language", "grpc-status", "grpc-message", "grpc-status-details-bin")
"""Headers of replies that a page of another origin may read."""


class ConnectDoor:
    """A listening server; over TLS, if it has a certificate."""

    def __init__(
        self,
        house: House,
        services: Services,
        *,
        origins: Sequence[str],
        identify: Identify = anonymous,
        peers: Peers = ANY_PEERS,
        certificate: Renewed[Certificate] | None = None,
    ) -> None:
        self._house = house
        self._ending = False
        limits = house.limits
        routes = [
            Mount(f"/{descriptor.full_name}", _wary(descriptor, services, house, identify, peers))
            for descriptor in SERVICES
        ]
        cors = Middleware(
            CORSMiddleware,
            allow_origins=list(origins),
            allow_methods=["GET", "POST"],
            allow_headers=[_ANY_ORIGIN],
            expose_headers=list(_TOLD),
            max_age=_PREFLIGHT_SECONDS,
        )
        none = Route("/croupier.v1.{service:path}", _unknown, methods=["GET", "POST"])
        page = Mount("/", StaticFiles(packages=[("croupier.server", "web")], html=True))
        app = Starlette(routes=[Route("/healthz", self._health), *routes, none, page], middleware=[cors])
        config = uvicorn.Config(
            app,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            # Else it would take a caller on this machine at its word about whose call it is.
            proxy_headers=False,
            timeout_keep_alive=75,
            h11_max_incomplete_event_size=limits.request_bytes,
        )
        config.load()
        config.ssl = None if certificate is None else http_context(certificate)
        self._server = _Server(config)
        self._serving: asyncio.Task[None] | None = None

    async def open(self, host: str, port: int) -> int:
        """Listen; the port that was bound. `OSError` where that is not possible."""
        listener = socket.create_server((host, port), backlog=_BACKLOG)
        self._serving = asyncio.create_task(self._server.serve(sockets=[listener]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        bound: int = listener.getsockname()[1]
        return bound

    def announce_end(self) -> None:
        """Say to whoever asks `/healthz` that no more calls should come."""
        self._ending = True

    async def close(self, grace: float) -> None:
        """Let the calls of a draining house finish, and stop."""
        self._server.config.timeout_graceful_shutdown = max(1, round(grace))
        self._server.should_exit = True
        if self._serving is not None:
            await self._serving

    async def _health(self, _: Request) -> Response:
        return PlainTextResponse("ending" if self._ending else "serving", 503 if self._ending else 200)


async def _unknown(_: Request) -> Response:
    """No service of ours, and no file of the page either."""
    return PlainTextResponse("no such service", 404)


class _Server(uvicorn.Server):
    """The server without its own ideas of signals: the service's are handled where it is wired."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Application(ConnectASGIApplication[object]):
    """The methods of one service."""

    def __init__(self, descriptor: ServiceDescriptor, endpoints: Mapping[str, Endpoint[Received, Reply[Message]]]):
        super().__init__(
            service=descriptor,
            endpoints=lambda _: endpoints,  # type: ignore[arg-type,return-value]  # its union of endpoints has no name
            compressions=COMPRESSIONS,
            codecs=(BinaryCodec(), JsonCodec()),
        )
        self._full_name = descriptor.full_name

    @property
    def path(self) -> str:
        return f"/{self._full_name}"


def _wary(descriptor: ServiceDescriptor, services: Services, house: House, identify: Identify, peers: Peers) -> Wary:
    service = services.of(descriptor)

    def admission(method: MethodDescriptor) -> Admission:
        return admission_to(method, house, require_open=house.require_open, identify=identify, peers=peers)

    endpoints = {
        f"/{descriptor.full_name}/{method.name}": (stream_endpoint if method.server_streaming else unary_endpoint)(
            method,
            GetMessageClass(method.input_type),
            getattr(service, method.name),
            attendant_of(method, "connect", admission(method), house.observer),
        )
        for method in descriptor.methods
    }
    application = _Application(descriptor, endpoints)
    return Wary(application, request_bytes=house.limits.request_bytes, seconds=house.limits.request_seconds)
