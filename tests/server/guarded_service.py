"""A service that asks who calls, in the test's own event loop, and ways to call it that a client would not go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import grpc
from croupier.client import CroupierError
from croupier.client.errors import error_of
from croupier.server.app import Listening, running
from croupier.server.config import Settings
from croupier.server.transport.calls import SERVICES
from google.protobuf.descriptor import MethodDescriptor

from .credentials import AUDIENCE, ISSUER, Issuer

METHODS = [method for service in SERVICES for method in service.methods]
BY_NAME = {method.name: method for method in METHODS}
ISSUED = {"jwt_issuer": ISSUER, "jwt_audience": AUDIENCE}
ACE = Issuer("ace")
"""Who issues the tokens that such a service believes, where its keys are of the fixture `jwks`."""

RENEWED_WITHIN = 8.0
"""Seconds after which a changed file must be in use, on a busy machine too."""


def bearing(token: str) -> tuple[str, str]:
    """The metadata of who has a token."""
    return ("authorization", f"Bearer {token}")


@asynccontextmanager
async def serving(folder: Path, **settings: object) -> AsyncIterator[Listening]:
    """A service with these settings, both doors open."""
    kept = {"grpc_port": 0, "http_port": 0, "data_dir": folder / "games", "solvers": 1, "drain_grace": 1.0}
    async with running(Settings(**{**kept, **settings})) as listening:
        yield listening


async def refused(call: Awaitable[object]) -> CroupierError:
    """The error that a call ends with."""
    try:
        await call
    except CroupierError as error:
        return error
    raise AssertionError("the call was answered")


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + RENEWED_WITHIN
    while not await holds():
        assert time.monotonic() < end, "it never held"
        await asyncio.sleep(0.05)


async def call_bare(address: str, method: MethodDescriptor, *metadata: tuple[str, str]) -> CroupierError | None:
    """Call a method with an empty request over gRPC: how it failed, None where it was answered."""
    path = f"/{method.containing_service.full_name}/{method.name}"
    async with grpc.aio.insecure_channel(address) as channel:
        try:
            if method.server_streaming:
                async for _ in channel.unary_stream(path)(b"", metadata=metadata, timeout=10):
                    return None
            else:
                await channel.unary_unary(path)(b"", metadata=metadata, timeout=10)
        except grpc.aio.AioRpcError as failed:
            return error_of(failed.code(), failed.details() or "", failed.trailing_metadata())
    return None
