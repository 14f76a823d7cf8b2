"""A call from its beginning to its status: the same at both doors, for one answer and for a stream."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from croupier.server.observing import Begin

from .calls import Admit
from .status import CANCELLED, OK, Failure, code_of, failure_of


class CallFailedError(Exception):
    """A call ends with a failure; None: by a fault of ours."""

    def __init__(self, failure: Failure | None) -> None:
        super().__init__()
        self.failure = failure


@contextmanager
def attended(admit: Admit, begin: Begin) -> Iterator[None]:
    """Admit a call and do what is inside; the observer hears how it ends before the caller does.

    `CallFailedError` for whatever goes wrong, with what may be told of it and nothing else.
    """
    end = begin()
    try:
        admit()
        yield
    except (asyncio.CancelledError, GeneratorExit):
        end(CANCELLED)
        raise
    except Exception as error:
        failure = failure_of(error)
        end(code_of(failure))
        raise CallFailedError(failure) from None
    else:
        end(OK)
