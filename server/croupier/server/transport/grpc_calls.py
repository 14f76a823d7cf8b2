"""From bytes to a call and back on the gRPC door: one wrapper around every method, whatever the service.

Requests are parsed here and not by the library, since a library that cannot parse answers INTERNAL, and since the
bytes of a write are what its digest is made from.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import aclosing
from functools import partial

import grpc
from croupier.server.application.access import Caller
from croupier.server.observing import CallContext, Carried

from .attending import Attendant, CallFailedError
from .calls import LANGUAGE_KEY, Call, M, Streaming, Unary, language_in, parsed
from .peers import FORWARDED_KEY, Origin
from .status import FAILED, Failure

Context = grpc.aio.ServicerContext[bytes, bytes]

DETAILS_KEY = "grpc-status-details-bin"


def unary_handler(kind: type[M], method: Unary[M], attendant: Attendant) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers once."""

    async def handle(data: bytes, context: Context) -> bytes:
        headers = _headers(context)
        try:
            with attendant.attend(headers.get, partial(_origin, context)) as (attended, caller):
                reply = await method(_call(kind, data, context, attended, caller))
                return reply if isinstance(reply, bytes) else reply.SerializeToString()
        except CallFailedError as failed:
            await _abort(context, headers, failed.failure)
            raise

    return grpc.unary_unary_rpc_method_handler(handle)


def stream_handler(kind: type[M], method: Streaming[M], attendant: Attendant) -> grpc.RpcMethodHandler[bytes, bytes]:
    """The handler of a method that answers with a stream of encoded messages."""

    async def handle(data: bytes, context: Context) -> AsyncIterator[bytes]:
        headers = _headers(context)
        try:
            with attendant.attend(headers.get, partial(_origin, context)) as (attended, caller):
                # Closed here and now when the caller goes away, not whenever its garbage is collected.
                async with aclosing(method(_call(kind, data, context, attended, caller))) as messages:
                    async for message in messages:
                        attendant.admission.require_still(headers.get)
                        yield message
        except CallFailedError as failed:
            await _abort(context, headers, failed.failure)

    return grpc.unary_stream_rpc_method_handler(handle)


def _call(kind: type[M], data: bytes, context: Context, attended: CallContext, caller: Caller) -> Call[M]:

    def tell(key: str, value: str) -> None:
        context.set_trailing_metadata(((key, value),))

    attended.request = request = parsed(kind, data)
    return Call(request, caller, _language(attended.carried), tell)


def _language(carried: Carried) -> str:
    return language_in(carried("accept-language"))


def _headers(context: Context) -> Mapping[str, str]:
    """What the caller sent along, each key's first value; asked for once, since the library makes it anew each time."""
    headers: dict[str, str] = {}
    for key, value in context.invocation_metadata() or ():
        headers.setdefault(key, value if isinstance(value, str) else value.decode("ascii", "replace"))
    return headers


def _origin(context: Context) -> Origin:
    def forwarded() -> Sequence[str]:
        metadata = context.invocation_metadata() or ()
        return [value for key, value in metadata if key == FORWARDED_KEY and isinstance(value, str)]

    return Origin(context.peer(), forwarded)


async def _abort(context: Context, headers: Mapping[str, str], failure: Failure | None) -> None:
    """End the call with the failure's status; None: a fault of ours."""
    if failure is None:
        await context.abort(grpc.StatusCode.INTERNAL, FAILED)
    else:
        language = _language(headers.get)
        status = failure.status(language)
        context.set_trailing_metadata(((DETAILS_KEY, status.SerializeToString()), (LANGUAGE_KEY, language)))
        await context.abort(failure.code, status.message)
