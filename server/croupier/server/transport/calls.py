"""From bytes to a call and back: one wrapper around every method, whatever the service.

Requests are parsed here and not by the library, since a library that cannot parse answers INTERNAL, and since the
bytes of a write are what its digest is made from.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import grpc
from croupier.server.application.access import Caller
from croupier.server.application.refusals import invalid
from croupier.server.storage.base import Request
from croupier.texts import negotiated
from google.protobuf.message import DecodeError, Message

from .status import abort

M = TypeVar("M", bound=Message)
Context = grpc.aio.ServicerContext[bytes, bytes]

_UUID: Final = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Call(Generic[M]):
    """One call: the request, who calls, and the call's context."""

    request: M
    caller: Caller
    context: Context

    @property
    def language(self) -> str:
        """The language that the caller is answered in."""
        return language_of(self.context)

    def report_language(self) -> None:
        """Tell the caller which language the reply is in."""
        self.context.set_trailing_metadata((("content-language", self.language),))


Unary = Callable[[Call[M]], Awaitable[Message | bytes]]
Streaming = Callable[[Call[M]], AsyncGenerator[bytes, None]]
Admit = Callable[[], None]
"""Refuses a call before anything is done for it."""


def language_of(context: Context) -> str:
    """The best language that we have for the call's `accept-language`."""
    for key, value in context.invocation_metadata() or ():
        if key == "accept-language":
            return negotiated(value if isinstance(value, str) else value.decode("ascii", "replace"))
    return negotiated("")


def unary_handler(kind: type[M], method: Unary[M], admit: Admit) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers once."""

    async def handle(data: bytes, context: Context) -> bytes:
        try:
            admit()
            reply = await method(Call(_parsed(kind, data), Caller(), context))
            return reply if isinstance(reply, bytes) else reply.SerializeToString()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            await abort(context, error, language_of(context))
            raise

    return grpc.unary_unary_rpc_method_handler(handle)


def stream_handler(kind: type[M], method: Streaming[M], admit: Admit) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers with a stream of encoded messages."""

    async def handle(data: bytes, context: Context) -> AsyncIterator[bytes]:
        try:
            admit()
            # Closed here and now when the caller goes away, not whenever its garbage is collected.
            async with aclosing(method(Call(_parsed(kind, data), Caller(), context))) as messages:
                async for message in messages:
                    yield message
        except asyncio.CancelledError:
            raise
        except Exception as error:
            await abort(context, error, language_of(context))

    return grpc.unary_stream_rpc_method_handler(handle)


def _parsed(kind: type[M], data: bytes) -> M:
    message = kind()
    try:
        message.ParseFromString(data)
    except DecodeError:
        raise invalid("", f"the bytes are no {kind.DESCRIPTOR.name}") from None
    return message


def write_of(message: Message, request_id: str, caller: Caller) -> Request | None:
    """The write's name for the store, if its caller gave it one."""
    if not request_id:
        return None
    if not _UUID.fullmatch(request_id):
        raise invalid("request_id", "a UUID such as 123e4567-e89b-12d3-a456-426614174000")
    # Maps have no order on the wire: the same request must give the same digest from any client.
    digest = hashlib.sha256(message.SerializeToString(deterministic=True)).digest()
    return Request(caller.subject, request_id.lower(), digest)
