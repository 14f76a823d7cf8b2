"""A call from its beginning to its status: the same at both doors, for one answer and for a stream."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from croupier.server.application.access import Caller
from croupier.server.observing import CURRENT, Begin, CallContext, Carried, Method, Observer
from google.protobuf.descriptor import MethodDescriptor

from .admission import Admission
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

    @contextmanager
    def attend(self, carried: Carried, whence: Whence) -> Iterator[tuple[CallContext, Caller]]:
        """Do what is inside for a call whose caller is let in; the observer hears how it ends before they do.

        `CallFailedError` for whatever goes wrong, with what may be told of it and nothing else.
        """
        call = CallContext(self.method, carried)
        # Never reset: both doors serve each call in a task of its own.
        CURRENT.set(call)
        end = self.begin(call)
        leave = None
        try:
            caller = self.admission.caller(carried, whence)
            leave = self.admission.enter(caller)
            yield call, caller
        except (asyncio.CancelledError, GeneratorExit):
            end(CANCELLED, "")
            raise
        except Exception as error:
            failure = failure_of(error)
            end(code_of(failure), "" if failure is None else failure.reason)
            raise CallFailedError(failure) from None
        else:
            end(OK, "")
        finally:
            if leave is not None:
                leave()


def attendant_of(descriptor: MethodDescriptor, door: str, admission: Admission, observer: Observer) -> Attendant:
    """Who attends to the calls that a method gets by a door."""
    names = (descriptor.containing_service.full_name, descriptor.name)
    method = Method(*names, door, descriptor.server_streaming)
    return Attendant(method, admission, observer.calls(method))
