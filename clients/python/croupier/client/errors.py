"""What a call can fail with, as one small tree by what the caller can do about it.

CroupierError
├── InvalidRequestError   the request is wrong in itself; `faults` name the fields
├── NotFoundError         no such game, variant or revision
├── UnidentifiedError     the service wants to know who calls: no token, or one that it does not take
├── ForbiddenError        the caller may not do this
├── RefusedError          it does not fit the game's state: closed, nothing to undo …
│   └── IllegalMoveError  a rule forbids the move: `move`, and `index` in the call
├── ConflictError         somebody else came first; look again and decide anew
├── RequestReusedError    another write had this request id
├── ExhaustedError        past a limit, or the service has no room
├── UnavailableError      the service cannot be reached, or is stopping
├── TimedOutError         no answer in time; a write may or may not have been done
└── ServiceError          the service failed
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

import grpc
from croupier.v1.error_pb2 import ErrorReason
from google.protobuf.message import DecodeError, Message
from google.rpc.error_details_pb2 import BadRequest, ErrorInfo, LocalizedMessage, RetryInfo
from google.rpc.status_pb2 import Status

Metadata: TypeAlias = Iterable[tuple[str, str | bytes]]

_STATUS_KEY: Final = "grpc-status-details-bin"
_LAST_SERVICE_REASON: Final = 100
"""Reasons with higher numbers are rules that a move can break."""

M = TypeVar("M", bound=Message)


@dataclass(frozen=True, slots=True)
class FieldFault:
    """What is wrong with a field of a request, for developers."""

    field: str
    description: str


@dataclass(frozen=True, slots=True)
class Failure:
    """What is known about a failed call."""

    code: grpc.StatusCode
    details: str
    reason: str = ""
    sentence: str = ""
    language: str = ""
    metadata: Mapping[str, str] | None = None
    faults: tuple[FieldFault, ...] = ()
    retry_after: float | None = None


class CroupierError(Exception):
    """A call that failed.

    `code` is gRPC's; `reason` the name of a `croupier.v1.ErrorReason` without its prefix, empty where the service did
    not answer; `sentence` is for players, in `language`; `metadata` has the facts; `retry_after` is in seconds, None
    where waiting does not help.
    """

    def __init__(self, failure: Failure) -> None:
        self.code = failure.code
        self.reason = failure.reason
        self.sentence = failure.sentence
        self.language = failure.language
        self.metadata: Mapping[str, str] = dict(failure.metadata or {})
        self.faults = failure.faults
        self.retry_after = failure.retry_after
        super().__init__(f"{failure.reason or failure.code.name}: {failure.sentence or failure.details}")


class InvalidRequestError(CroupierError):
    """The request is wrong in itself."""


class NotFoundError(CroupierError):
    """There is no such game, variant or revision, or the caller may not know of it."""


class UnidentifiedError(CroupierError):
    """The service wants to know who calls, and there is no token, or one that it does not take."""


class ForbiddenError(CroupierError):
    """The caller may not do this."""


class RefusedError(CroupierError):
    """The request does not fit the state that the game is in."""


class IllegalMoveError(RefusedError):
    """A rule forbids the move; nothing of the call was played."""

    @property
    def move(self) -> str:
        """The move in text notation."""
        return self.metadata.get("move", "")

    @property
    def index(self) -> int:
        """Its place in the call, from 0."""
        return int(self.metadata.get("index", "0"))


class ConflictError(CroupierError):
    """The game is not at the expected revision any more."""


class RequestReusedError(CroupierError):
    """Another write had this request id."""


class ExhaustedError(CroupierError):
    """A limit is passed, or the service has no room."""


class UnavailableError(CroupierError):
    """The service cannot be reached, or is stopping."""


class TimedOutError(CroupierError):
    """No answer came in time; a write may or may not have been done."""


class ServiceError(CroupierError):
    """The service failed."""


_KINDS: Final[Mapping[grpc.StatusCode, type[CroupierError]]] = {
    grpc.StatusCode.INVALID_ARGUMENT: InvalidRequestError,
    grpc.StatusCode.NOT_FOUND: NotFoundError,
    grpc.StatusCode.UNAUTHENTICATED: UnidentifiedError,
    grpc.StatusCode.PERMISSION_DENIED: ForbiddenError,
    grpc.StatusCode.FAILED_PRECONDITION: RefusedError,
    grpc.StatusCode.ABORTED: ConflictError,
    grpc.StatusCode.ALREADY_EXISTS: RequestReusedError,
    grpc.StatusCode.RESOURCE_EXHAUSTED: ExhaustedError,
    grpc.StatusCode.UNAVAILABLE: UnavailableError,
    grpc.StatusCode.DEADLINE_EXCEEDED: TimedOutError,
}


def error_of(code: grpc.StatusCode, details: str, trailing: Metadata) -> CroupierError:
    """The error of a failed call, from its code and what came with it."""
    failure = Failure(code, details)
    for key, value in trailing:
        if key == _STATUS_KEY and isinstance(value, bytes):
            failure = _explained(code, details, value)
    kind = _KINDS.get(code, ServiceError)
    if kind is RefusedError and _is_a_rule(failure.reason):
        kind = IllegalMoveError
    return kind(failure)


def _explained(code: grpc.StatusCode, details: str, encoded: bytes) -> Failure:
    status = Status()
    try:
        status.ParseFromString(encoded)
    except DecodeError:
        return Failure(code, details)
    info, sentence = _detail(status, ErrorInfo()), _detail(status, LocalizedMessage())
    request, retry = _detail(status, BadRequest()), _detail(status, RetryInfo())
    return Failure(
        code,
        details,
        reason=info.reason,
        sentence=sentence.message,
        language=sentence.locale,
        metadata=info.metadata,
        faults=tuple(FieldFault(fault.field, fault.description) for fault in request.field_violations),
        retry_after=retry.retry_delay.ToMilliseconds() / 1000 if retry.HasField("retry_delay") else None,
    )


def _detail(status: Status, wanted: M) -> M:
    """The detail of this kind; as it is if the status has none."""
    for detail in status.details:
        if detail.Unpack(wanted):
            break
    return wanted


def _is_a_rule(reason: str) -> bool:
    value = ErrorReason.DESCRIPTOR.values_by_name.get(f"ERROR_REASON_{reason}")
    return value is not None and value.number > _LAST_SERVICE_REASON
