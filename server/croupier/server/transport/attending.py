"""A call from its beginning to its status: the same at both doors, for one answer and for a stream."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from croupier.server.application.access import Caller
from croupier.server.observing import CURRENT, Begin, CallContext, Carried, End, Method, Observer
from google.protobuf.descriptor import MethodDescriptor

from .admission import Admission, Leave
from .peers import Whence
from .status import CANCELLED, OK, Failure, code_of, failure_of


class CallFailedError(Exception):
    """A call ends with a failure; None: by a fault of ours."""

    def __init__(self, failure: Failure | None) -> None:
        super().__init__()
        self.failure = failure


@dataclass(frozen=True, slots=True)
class Attendant:
    """Attends to the calls of a method; whoever observes them hears `begin`."""

    method: Method
    admission: Admission
    begin: Begin

    def attend(self, carried: Carried, whence: Whence) -> Attending:
        """Do what is inside for a call whose caller is let in; the observer hears how it ends before they do.

        `CallFailedError` for whatever goes wrong, with what may be told of it and nothing else.
        """
        return Attending(self, carried, whence)


class Attending:
    """One call while it is attended to. A class and not a generator, which every call would have to pay for."""

    __slots__ = ("_attendant", "_carried", "_end", "_leave", "_whence")

    _end: End
    _leave: Leave | None

    def __init__(self, attendant: Attendant, carried: Carried, whence: Whence) -> None:
        self._attendant = attendant
        self._carried = carried
        self._whence = whence

    def __enter__(self) -> tuple[CallContext, Caller]:
        attendant, admission = self._attendant, self._attendant.admission
        call = CallContext(attendant.method, self._carried)
        # Never reset: both doors serve each call in a task of its own.
        CURRENT.set(call)
        self._end = attendant.begin(call)
        try:
            caller = admission.caller(self._carried, self._whence)
            self._leave = admission.enter(caller)
        except Exception as error:
            raise self._failed(error) from None
        return call, caller

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if self._leave is not None:
            self._leave()
        if error is None:
            self._end(OK, "")
        elif isinstance(error, asyncio.CancelledError | GeneratorExit):
            self._end(CANCELLED, "")
        elif isinstance(error, Exception):
            raise self._failed(error) from None

    def _failed(self, error: Exception) -> CallFailedError:
        failure = failure_of(error)
        self._end(code_of(failure), "" if failure is None else failure.reason)
        return CallFailedError(failure)


def attendant_of(descriptor: MethodDescriptor, door: str, admission: Admission, observer: Observer) -> Attendant:
    """Who attends to the calls that a method gets by a door."""
    names = (descriptor.containing_service.full_name, descriptor.name)
    method = Method(*names, door, descriptor.server_streaming)
    return Attendant(method, admission, observer.calls(method))
