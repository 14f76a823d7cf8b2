"""From bytes to a call and back on the gRPC door: one wrapper around every method, whatever the service.

Requests are parsed here and not by the library, since a library that cannot parse answers INTERNAL, and since the
bytes of a write are what its digest is made from.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from functools import partial

import grpc
from croupier.server.observing import CallContext

from .attending import Attendant, CallFailedError
from .calls import LANGUAGE_KEY, SEAT_KEY, Call, M, Streaming, Unary, caller_in, language_in, parsed
from .status import FAILED, Failure

Context = grpc.aio.ServicerContext[bytes, bytes]

DETAILS_KEY = "grpc-status-details-bin"


def unary_handler(kind: type[M], method: Unary[M], attendant: Attendant) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers once."""

    async def handle(data: bytes, context: Context) -> bytes:
        try:
            with attendant.attend(partial(_metadata, context)) as attended:
                reply = await method(_call(kind, data, context, attended))
                return reply if isinstance(reply, bytes) else reply.SerializeToString()
        except CallFailedError as failed:
            await _abort(context, failed.failure)
            raise

    return grpc.unary_unary_rpc_method_handler(handle)


def stream_handler(kind: type[M], method: Streaming[M], attendant: Attendant) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers with a stream of encoded messages."""

    async def handle(data: bytes, context: Context) -> AsyncIterator[bytes]:
        try:
            with attendant.attend(partial(_metadata, context)) as attended:
                # Closed here and now when the caller goes away, not whenever its garbage is collected.
                async with aclosing(method(_call(kind, data, context, attended))) as messages:
                    async for message in messages:
                        yield message
        except CallFailedError as failed:
            await _abort(context, failed.failure)

    return grpc.unary_stream_rpc_method_handler(handle)


def _call(kind: type[M], data: bytes, context: Context, attended: CallContext) -> Call[M]:
    def tell(key: str, value: str) -> None:
        context.set_trailing_metadata(((key, value),))

    attended.request = request = parsed(kind, data)
    return Call(request, caller_in(_metadata(context, SEAT_KEY)), _language(context), tell)


def _language(context: Context) -> str:
    return language_in(_metadata(context, "accept-language"))


def _metadata(context: Context, wanted: str) -> str | None:
    """The first value of a key that the caller sent along."""
    for key, value in context.invocation_metadata() or ():
        if key == wanted:
            return value if isinstance(value, str) else value.decode("ascii", "replace")
    return None


async def _abort(context: Context, failure: Failure | None) -> None:
    """End the call with the failure's status; None: a fault of ours."""
    if failure is None:
        await context.abort(grpc.StatusCode.INTERNAL, FAILED)
    else:
        language = _language(context)
        status = failure.status(language)
        context.set_trailing_metadata(((DETAILS_KEY, status.SerializeToString()), (LANGUAGE_KEY, language)))
        await context.abort(failure.code, status.message)
