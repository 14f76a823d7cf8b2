"""The one door for errors: from what the inside raises to `google.rpc.Status`. No exception's text leaves by it."""

from __future__ import annotations

import logging
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import grpc
from croupier.server.application.refusals import Fault, IllegalInBatchError, Kind, Refusal, Why
from croupier.server.observing import way_to
from croupier.server.storage.base import GameNotFound, StoreError, StoreFull, StoreUnavailable
from croupier.texts import DEFAULT_LANGUAGE, texts_for
from google.protobuf.any_pb2 import Any
from google.protobuf.message import Message
from google.rpc import error_details_pb2 as details
from google.rpc.status_pb2 import Status

DOMAIN: Final = "croupier"
FAILED: Final = "the service failed; nothing is known to have been done"
"""All that a caller is told of a fault of ours."""
_LONGEST: Final = 160
"""Characters of a fact that go out: what does not fit in the trailing metadata would be lost whole."""
_MOST_FAULTS: Final = 40

OK: Final = grpc.StatusCode.OK.name
CANCELLED: Final = grpc.StatusCode.CANCELLED.name

_log = logging.getLogger(__name__)

_CODES: Final = {
    Kind.INVALID: grpc.StatusCode.INVALID_ARGUMENT,
    Kind.NOT_FOUND: grpc.StatusCode.NOT_FOUND,
    Kind.UNIDENTIFIED: grpc.StatusCode.UNAUTHENTICATED,
    Kind.FORBIDDEN: grpc.StatusCode.PERMISSION_DENIED,
    Kind.PRECONDITION: grpc.StatusCode.FAILED_PRECONDITION,
    Kind.CONFLICT: grpc.StatusCode.ABORTED,
    Kind.EXISTS: grpc.StatusCode.ALREADY_EXISTS,
    Kind.EXHAUSTED: grpc.StatusCode.RESOURCE_EXHAUSTED,
    Kind.UNAVAILABLE: grpc.StatusCode.UNAVAILABLE,
}


@dataclass(frozen=True, slots=True)
class Failure:
    """An error as it goes out: the code, the reason with its facts, and the details."""

    code: grpc.StatusCode
    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)
    faults: Sequence[Fault] = ()
    retry_after: float | None = None

    def status(self, language: str) -> Status:
        """The status with its sentence in a language; the message, for developers, is English."""
        facts = {name: value if isinstance(value, int) else str(value)[:_LONGEST] for name, value in self.facts.items()}
        message = texts_for(DEFAULT_LANGUAGE).reason(self.reason, facts)
        sentence = texts_for(language).reason(self.reason, facts)
        metadata = {name: str(value) for name, value in facts.items()}
        parts: list[Message] = [
            details.ErrorInfo(reason=self.reason, domain=DOMAIN, metadata=metadata),
            details.LocalizedMessage(locale=language, message=sentence),
        ]
        parts.extend(self._more())
        number: int = self.code.value[0]
        return Status(code=number, message=message, details=[_packed(part) for part in parts])

    def _more(self) -> Sequence[Message]:
        more: list[Message] = []
        if self.faults:
            violations = [
                details.BadRequest.FieldViolation(field=fault.field, description=fault.description[:_LONGEST])
                for fault in self.faults[:_MOST_FAULTS]
            ]
            more.append(details.BadRequest(field_violations=violations))
        if self.code is grpc.StatusCode.FAILED_PRECONDITION:
            subject = str(self.facts.get("move", ""))
            violation = details.PreconditionFailure.Violation(type=self.reason, subject=subject)
            more.append(details.PreconditionFailure(violations=[violation]))
        if self.retry_after is not None:
            retry = details.RetryInfo()
            retry.retry_delay.FromMilliseconds(math.ceil(self.retry_after * 1000))
            more.append(retry)
        return more


def failure_of(error: Exception) -> Failure | None:
    """How a refusal or an illegal move goes out; None for anything else, which is a fault of ours and is logged."""
    match error:
        case Refusal():
            return Failure(_CODES[error.why.kind], error.why.name, error.facts, error.faults, error.retry_after)
        case StoreError() if (refusal := _refusal_of(error)) is not None:
            return failure_of(refusal)
        case IllegalInBatchError(index=index, illegal=illegal):
            facts = {**illegal.facts, "move": str(illegal.move), "index": index}
            return Failure(grpc.StatusCode.FAILED_PRECONDITION, illegal.reason.value, facts)
        case _:
            # Only where it happened is logged: an exception's text may hold a card.
            kind, way = type(error).__name__, way_to(error.__traceback__)
            _log.error("a call failed with %s at %s", kind, way[-1], extra={"kind": kind, "where": " > ".join(way)})
            return None


def _refusal_of(error: StoreError) -> Refusal | None:
    """What the store says that can happen to any call."""
    match error:
        case StoreFull():
            return Refusal(Why.STORE_FULL, retry_after=30.0)
        case StoreUnavailable():
            return Refusal(Why.STORE_UNAVAILABLE, retry_after=1.0)
        case GameNotFound(game_id=game_id):
            # Somebody deleted it in the middle of the call.
            return Refusal(Why.GAME_NOT_FOUND, game_id=game_id)
        case _:
            return None


def code_of(failure: Failure | None) -> str:
    """The name of the status code that a failure goes out with; a fault of ours is INTERNAL."""
    code = grpc.StatusCode.INTERNAL if failure is None else failure.code
    return code.name


def _packed(part: Message) -> Any:
    packed = Any()
    packed.Pack(part)
    return packed
