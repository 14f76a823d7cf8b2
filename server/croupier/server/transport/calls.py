"""A call as the services see it, whichever door it came by, and what both doors do with one."""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from croupier.server.application.access import Caller
from croupier.server.application.refusals import invalid
from croupier.server.storage.base import Request
from croupier.texts import negotiated
from croupier.v1 import analysis_pb2, catalog_pb2, game_service_pb2
from google.protobuf.message import DecodeError, Message

M = TypeVar("M", bound=Message)

SERVICES: Final = (
    catalog_pb2.DESCRIPTOR.services_by_name["CatalogService"],
    game_service_pb2.DESCRIPTOR.services_by_name["GameService"],
    analysis_pb2.DESCRIPTOR.services_by_name["AnalysisService"],
)
"""What both doors serve."""

LANGUAGE_KEY: Final = "content-language"
"""Where a reply says which language it is in."""

_UUID: Final = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.ASCII | re.IGNORECASE)

Tell = Callable[[str, str], None]
"""Says something beside the reply, by a key."""


@dataclass(frozen=True, slots=True)
class Call(Generic[M]):
    """One call: the request, who calls, and in which language to answer."""

    request: M
    caller: Caller
    language: str
    tell: Tell = field(repr=False)

    def report_language(self) -> None:
        """Tell the caller which language the reply is in."""
        self.tell(LANGUAGE_KEY, self.language)


Unary = Callable[[Call[M]], Awaitable[Message | bytes]]
Streaming = Callable[[Call[M]], AsyncGenerator[bytes, None]]


def language_in(accepted: str | None) -> str:
    """The best language that we have for an `accept-language`, or for none."""
    return negotiated(accepted or "")


def parsed(kind: type[M], data: bytes) -> M:
    """The request in a call's bytes."""
    message = kind()
    try:
        message.ParseFromString(data)
    except DecodeError:
        raise invalid("request", f"the bytes are no {kind.DESCRIPTOR.name}") from None
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
