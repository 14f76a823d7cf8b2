"""The one door for whoever watches what the service does: it hears how much, how long, of what kind, and by which ids.

The wiring gives the observer; the layers tell it, and know nothing of what is done with it. What a call carries in its
request or its reply is never told.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from traceback import extract_tb
from types import TracebackType
from typing import Final, NamedTuple, Protocol

from croupier.server.events.facts import RecordedFact

CALL_ID_KEY: Final = "x-request-id"
"""Where a caller, or a proxy before us, says by which id it knows a call."""

# What a client writes into these is its own affair; what is told of them can be no token, no text and no cards.
_CALL_ID: Final = re.compile(r"[0-9A-Za-z._:=-]{1,40}", re.ASCII)
_GAME_ID: Final = re.compile(r"[0-9a-f]{32}", re.ASCII)
_REQUEST_ID: Final = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Method:
    """A method of the contract as one door serves it: `service` is its full name, `door` is `grpc` or `connect`."""

    service: str
    name: str
    door: str
    is_streaming: bool


class Trace(NamedTuple):
    """Where a call stands in a trace: 32 and 16 hexadecimal digits."""

    trace_id: str
    span_id: str


Carried = Callable[[str], str | None]
"""What a caller sent along under a key: metadata, or a header."""


@dataclass(slots=True)
class CallContext:
    """A call under way. Its ids are looked up when somebody asks for them, since most calls are never told of.

    `request` is known once it has been read; `trace` where somebody traces.
    """

    method: Method
    carried: Carried = field(repr=False)
    request: object | None = field(default=None, repr=False)
    trace: Trace | None = None
    searched: float = 0.0
    """Seconds of it that a search took."""
    made: str = ""
    """The id of the game that it made."""
    _call_id: str = ""

    @property
    def call_id(self) -> str:
        """The caller's own id for the call if it is a short one, else one that is made."""
        if not self._call_id:
            said = self.carried(CALL_ID_KEY) or ""
            self._call_id = said if _CALL_ID.fullmatch(said) else secrets.token_hex(8)
        return self._call_id

    @property
    def game_id(self) -> str:
        """The game that the call made or is about; empty where there is none."""
        return self.made or self._named("game_id", _GAME_ID)

    @property
    def request_id(self) -> str:
        """The write's name by its caller; empty where it has none."""
        return self._named("request_id", _REQUEST_ID)

    def _named(self, name: str, form: re.Pattern[str]) -> str:
        said = getattr(self.request, name, "")
        return said if isinstance(said, str) and form.fullmatch(said) else ""


CURRENT: Final[ContextVar[CallContext | None]] = ContextVar("croupier_call", default=None)
"""The call that the running task serves."""


def game_made(game_id: str) -> None:
    """The call that the running task serves made a game."""
    call = CURRENT.get()
    if call is not None:
        call.made = game_id


def way_to(raised: TracebackType | None) -> Sequence[str]:
    """The way to where an exception was raised, the innermost place last: file, line and function, and no text."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(raised)]


class Part(Enum):
    """What a call may wait for."""

    COMMIT = "commit"
    SEARCH = "search"


End = Callable[[str, str], None]
"""Hears the status code's name that a call ended with, such as `OK`, and the reason's where it was refused."""

Begin = Callable[[CallContext], End]
"""Hears that a call begins."""


class Observer(Protocol):
    """Hears what happens. Whatever it is told, it answers at once and raises nothing."""

    def calls(self, method: Method) -> Begin:
        """Who hears of a method's calls."""
        ...

    def part(self, part: Part) -> AbstractContextManager[None]:
        """A part of what the running task does begins, and ends with the context."""
        ...

    def created(self, variant_id: str) -> None:
        """A game was stored, made or imported; the id is of the catalog, or empty for a client's own rules."""
        ...

    def written(self, facts: Sequence[RecordedFact]) -> None:
        """Facts were stored that had not happened before."""
        ...

    def committed(self, writes: int, seconds: float) -> None:
        """A commit of so many writes took so long. It is heard on the thread that writes."""
        ...


_NOTHING: Final = nullcontext()


class Unobserved:
    """Nobody listens; and what an observer does that listens only to some of it."""

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        return _begun

    def part(self, part: Part) -> AbstractContextManager[None]:
        """See `Observer.part`."""
        return _NOTHING

    def created(self, variant_id: str) -> None:
        """See `Observer.created`."""

    def written(self, facts: Sequence[RecordedFact]) -> None:
        """See `Observer.written`."""

    def committed(self, writes: int, seconds: float) -> None:
        """See `Observer.committed`."""


def _begun(_: CallContext) -> End:
    return _ended


def _ended(code: str, reason: str) -> None:
    pass


class Together:
    """Several observers as one."""

    def __init__(self, observers: Sequence[Observer]) -> None:
        self._observers = tuple(observers)

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        begins = [each.calls(method) for each in self._observers]

        def begin(call: CallContext) -> End:
            ends = [each(call) for each in begins]

            def end(code: str, reason: str) -> None:
                for each in ends:
                    each(code, reason)

            return end

        return begin

    def part(self, part: Part) -> AbstractContextManager[None]:
        """See `Observer.part`."""
        parts = [heard for each in self._observers if (heard := each.part(part)) is not _NOTHING]
        return _all(parts) if len(parts) > 1 else parts[0] if parts else _NOTHING

    def created(self, variant_id: str) -> None:
        """See `Observer.created`."""
        for each in self._observers:
            each.created(variant_id)

    def written(self, facts: Sequence[RecordedFact]) -> None:
        """See `Observer.written`."""
        for each in self._observers:
            each.written(facts)

    def committed(self, writes: int, seconds: float) -> None:
        """See `Observer.committed`."""
        for each in self._observers:
            each.committed(writes, seconds)


@contextmanager
def _all(parts: Sequence[AbstractContextManager[None]]) -> Iterator[None]:
    with ExitStack() as stack:
        for each in parts:
            stack.enter_context(each)
        yield


def together(observers: Sequence[Observer]) -> Observer:
    """One observer for any number of them."""
    return observers[0] if len(observers) == 1 else Together(observers) if observers else Unobserved()
