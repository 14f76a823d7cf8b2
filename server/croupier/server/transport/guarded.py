"""Services of other people's behind our door: bytes that they cannot parse are the caller's fault.

The library answers such bytes with UNKNOWN and writes a traceback into the log, for whoever cares to send them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeAlias

import grpc
from google.protobuf.message import DecodeError

# grpc's classes are generic in their types only, not when they run.
Handler: TypeAlias = "grpc.RpcMethodHandler[object, object]"
Generic: TypeAlias = "grpc.GenericRpcHandler[object, object]"
Context = grpc.aio.ServicerContext[object, object]
Unary = Callable[[object, Context], Awaitable[object]]
Streams = Callable[[AsyncIterator[object], Context], AsyncIterator[object]]

_UNREADABLE: Final = object()


class Guarded:
    """Stands in for the server while such a service is added to it."""

    def __init__(self, server: grpc.aio.Server) -> None:
        self._server = server

    def add_generic_rpc_handlers(self, handlers: Sequence[Generic]) -> None:
        """Add them, each behind a guard."""
        self._server.add_generic_rpc_handlers(tuple(map(_Guard, handlers)))

    def add_registered_method_handlers(self, service: str, handlers: Mapping[str, Handler]) -> None:
        """Leave them out: they are the same methods again, for servers that look them up by name."""


class _Guard(grpc.GenericRpcHandler):  # type: ignore[type-arg]  # as above
    def __init__(self, inner: Generic) -> None:
        self._inner = inner

    def service(self, handler_call_details: grpc.HandlerCallDetails) -> Handler | None:
        handler = self._inner.service(handler_call_details)
        return None if handler is None else _guarded(handler)


def _guarded(handler: Handler) -> Handler:
    parse, write = handler.request_deserializer, handler.response_serializer

    def parsed(data: bytes) -> object:
        try:
            return parse(data) if parse is not None else data
        except DecodeError:
            return _UNREADABLE

    if handler.request_streaming:
        each: Streams = handler.stream_stream  # type: ignore[assignment]  # its types know only what does not await

        async def answers(requests: AsyncIterator[object], context: Context) -> AsyncIterator[object]:
            async for answer in each(_readable(requests, context), context):
                yield answer

        return grpc.stream_stream_rpc_method_handler(answers, parsed, write)

    once = handler.unary_stream if handler.response_streaming else handler.unary_unary
    inner: Unary = once  # type: ignore[assignment]  # as above

    async def answer(request: object, context: Context) -> object:
        await _require_readable(request, context)
        return await inner(request, context)

    if handler.response_streaming:
        return grpc.unary_stream_rpc_method_handler(answer, parsed, write)
    return grpc.unary_unary_rpc_method_handler(answer, parsed, write)


async def _readable(requests: AsyncIterator[object], context: Context) -> AsyncIterator[object]:
    async for request in requests:
        await _require_readable(request, context)
        yield request


async def _require_readable(request: object, context: Context) -> None:
    if request is _UNREADABLE:
        await context.abort(grpc.StatusCode.INVALID_ARGUMENT, "the bytes are not the message that this method takes")
