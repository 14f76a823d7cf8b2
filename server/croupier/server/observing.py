"""The one door for whoever counts what the service does: it hears how much and how long, of what kind, and never whose.

The wiring gives the observer; the layers tell it, and know nothing of what is done with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from croupier.server.events.facts import RecordedFact

End = Callable[[str], None]
"""Hears the status code's name that a call ended with, such as `OK`."""

Begin = Callable[[], End]
"""Hears that a call begins."""


@dataclass(frozen=True, slots=True)
class Method:
    """A method of the contract as one door serves it: `service` is its full name, `door` is `grpc` or `connect`."""

    service: str
    name: str
    door: str
    is_streaming: bool


class Observer(Protocol):
    """Hears what happens. Whatever it is told, it answers at once and raises nothing."""

    def calls(self, method: Method) -> Begin:
        """Who hears of a method's calls."""
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


class Unobserved:
    """Nobody listens."""

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        return _begun

    def created(self, variant_id: str) -> None:
        """See `Observer.created`."""

    def written(self, facts: Sequence[RecordedFact]) -> None:
        """See `Observer.written`."""

    def committed(self, writes: int, seconds: float) -> None:
        """See `Observer.committed`."""


def _begun() -> End:
    return _ended


def _ended(code: str) -> None:
    pass
