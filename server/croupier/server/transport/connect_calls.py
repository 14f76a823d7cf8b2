"""From bytes to a call and back on the Connect door, which speaks Connect and gRPC-Web in binary and in JSON.

The library's codecs hand the bytes through: requests are read here, so that no parser's text leaves, and replies that a
service has already encoded are not encoded again.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import AsyncIterator, Iterable
from contextlib import aclosing
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic, TypeVar

import grpc
from connectrpc.code import Code
from connectrpc.compression import Compression
from connectrpc.compression.gzip import GzipCompression
from connectrpc.errors import ConnectError, ErrorDetail
from connectrpc.method import IdempotencyLevel, MethodInfo, StreamType
from connectrpc.request import RequestContext
from connectrpc.server import Endpoint
from croupier.server.application.access import Caller
from croupier.server.application.refusals import invalid
from croupier.server.observing import CallContext
from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as PackedAny
from google.protobuf.descriptor import MethodDescriptor
from google.protobuf.message import Message
from google.protobuf.message_factory import GetMessageClass
from protobuf import Message as OtherMessage
from protobuf.wkt import Struct

from .attending import Attendant, CallFailedError
from .calls import Call, M, Streaming, Unary, language_in, parsed
from .peers import FORWARDED_KEY, Origin
from .status import FAILED, Failure

R = TypeVar("R", bound=Message)

_CODES: Final = {code.name: code for code in Code} | {"CANCELLED": Code.CANCELED}


@dataclass(frozen=True, slots=True)
class Received:
    """A request as it came."""

    data: bytes
    is_json: bool

    def read(self, kind: type[M]) -> M:
        """The request itself."""
        if not self.is_json:
            return parsed(kind, self.data)
        message = kind()
        try:
            json_format.Parse(self.data or b"{}", message)
        except (json_format.ParseError, UnicodeDecodeError, RecursionError):
            raise invalid(
                "request", f"the body is no JSON of a {kind.DESCRIPTOR.name}, as the contract has it"
            ) from None
        return message


@dataclass(frozen=True, slots=True)
class Reply(Generic[R]):
    """A reply as a service gives it: a message, or its bytes."""

    content: Message | bytes
    kind: type[R]

    def binary(self) -> bytes:
        """As protobuf's bytes."""
        return self.content if isinstance(self.content, bytes) else self.content.SerializeToString()

    def json(self) -> bytes:
        """As JSON, in the contract's order of fields and without those that say nothing."""
        message = self.kind.FromString(self.content) if isinstance(self.content, bytes) else self.content
        return json_format.MessageToJson(message, indent=None, ensure_ascii=False).encode()


class BinaryCodec:
    """Hands protobuf's bytes through."""

    def name(self) -> str:
        """What the content type ends with."""
        return "proto"

    def encode(self, message: Reply[Message]) -> bytes:
        """The bytes of a reply."""
        return message.binary()

    def decode(self, data: bytes | bytearray, message_class: type[Received]) -> Received:
        """The request, unread."""
        return message_class(bytes(data), is_json=False)


class JsonCodec:
    """Hands JSON through."""

    def name(self) -> str:
        """What the content type ends with."""
        return "json"

    def encode(self, message: Reply[Message]) -> bytes:
        """The bytes of a reply."""
        return message.json()

    def decode(self, data: bytes | bytearray, message_class: type[Received]) -> Received:
        """The request, unread."""
        return message_class(bytes(data), is_json=True)


class QuietGzip(GzipCompression):
    """Gzip that says nothing of how a broken body is broken."""

    def decompress(self, data: bytes | bytearray | memoryview, read_max_bytes: int | None = None) -> bytes:
        """The bytes that were compressed, of which there may be `read_max_bytes`."""
        try:
            return super().decompress(data, read_max_bytes)
        except (zlib.error, EOFError, OSError):
            raise ConnectError(Code.INVALID_ARGUMENT, "the body is not gzip") from None


COMPRESSIONS: Final[tuple[Compression, ...]] = (QuietGzip(),)


def unary_endpoint(
    descriptor: MethodDescriptor, kind: type[M], method: Unary[M], attendant: Attendant
) -> Endpoint[Received, Reply[Message]]:
    """The endpoint of a method that answers once."""
    reply_kind = GetMessageClass(descriptor.output_type)

    async def answer(received: Received, context: RequestContext[Received, Reply[Message]]) -> Reply[Message]:
        try:
            with attendant.attend(context.request_headers.get, partial(_origin, context)) as (attended, caller):
                return Reply(await method(_call(kind, received, context, attended, caller)), reply_kind)
        except CallFailedError as failed:
            raise _error(failed.failure, context) from None

    return Endpoint.unary(_info(descriptor, StreamType.UNARY), answer)


def stream_endpoint(
    descriptor: MethodDescriptor, kind: type[M], method: Streaming[M], attendant: Attendant
) -> Endpoint[Received, Reply[Message]]:
    """The endpoint of a method that answers with a stream of encoded messages."""
    reply_kind = GetMessageClass(descriptor.output_type)

    async def answers(
        received: Received, context: RequestContext[Received, Reply[Message]]
    ) -> AsyncIterator[Reply[Message]]:
        try:
            with attendant.attend(context.request_headers.get, partial(_origin, context)) as (attended, caller):
                async with aclosing(method(_call(kind, received, context, attended, caller))) as messages:
                    async for message in messages:
                        attendant.admission.require_still(attended.carried)
                        yield Reply(message, reply_kind)
        except CallFailedError as failed:
            raise _error(failed.failure, context) from None

    return Endpoint.server_stream(_info(descriptor, StreamType.SERVER_STREAM), answers)


def _info(descriptor: MethodDescriptor, stream_type: StreamType) -> MethodInfo[Received, Reply[Message]]:
    return MethodInfo(
        name=descriptor.name,
        service_name=descriptor.containing_service.full_name,
        input=Received,
        output=Reply,
        idempotency_level=IdempotencyLevel.UNKNOWN,
        stream_type=stream_type,
    )


def _call(
    kind: type[M],
    received: Received,
    context: RequestContext[Received, Reply[Message]],
    attended: CallContext,
    caller: Caller,
) -> Call[M]:
    def tell(key: str, value: str) -> None:
        context.response_headers[key] = value

    attended.request = request = received.read(kind)
    return Call(request, caller, language_in(attended.carried("accept-language")), tell)


def _origin(context: RequestContext[Received, Reply[Message]]) -> Origin:
    # The library writes the port after the address, and brackets around neither.
    peer, _, _ = (context.client_address or "").rpartition(":")
    return Origin(peer, partial(context.request_headers.getall, FORWARDED_KEY))


def _error(failure: Failure | None, context: RequestContext[Received, Reply[Message]]) -> ConnectError:
    if failure is None:
        return ConnectError(Code.INTERNAL, FAILED)
    if failure.code is grpc.StatusCode.UNAUTHENTICATED:
        # What RFC 9110, 15.5.2 wants of a 401.
        context.response_headers["www-authenticate"] = "Bearer"
    language = language_in(context.request_headers.get("accept-language"))
    return error_of(failure, language)


def error_of(failure: Failure, language: str) -> ConnectError:
    """The error of a failure; JSON shows each detail in words too, for whoever reads it with `curl`."""
    status = failure.status(language)
    return ConnectError(_CODES[failure.code.name], status.message, details=_details(status.details))


def _details(packed: Iterable[PackedAny]) -> list[ErrorDetail]:
    return [_Detail(each) for each in packed]


class _Detail(ErrorDetail):
    """A detail made of google's protobuf classes, which the library does not know."""

    def __init__(self, packed: PackedAny) -> None:
        self._packed = packed

    @property
    def type_name(self) -> str:
        return self._packed.TypeName()

    @property
    def message_bytes(self) -> bytes:
        return self._packed.value

    def value(self, *_: object) -> OtherMessage | None:  # type: ignore[override]  # whatever class is asked for
        """The detail as JSON's own kind of message, which is what the library prints beside the bytes."""
        shown = json_format.MessageToDict(self._packed)
        shown.pop("@type")
        return Struct.from_json(json.dumps(shown))
