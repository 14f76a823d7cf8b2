"""What a check is, what it finds, and how a list of checks is gone through."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")


class Level(Enum):
    """How bad a finding is. Only `FAIL` makes the command end with 1."""

    OK = "ok"
    WARNING = "warning"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found: the sentence is the message `key` of the texts, filled with the facts."""

    level: Level
    key: str
    facts: Mapping[str, str | int | float] = field(default_factory=dict)


Check = Callable[[T], Finding]
"""Looks at one thing of what is examined. It may change nothing that it does not put right again."""


@dataclass(frozen=True, slots=True)
class Checks(Generic[T]):
    """Checks of one kind of thing. `first` says whether it is there at all: where it fails, the others are left out."""

    first: Check[T]
    then: Sequence[Check[T] | Checks[T]]

    def of(self, subject: T) -> Iterator[tuple[str, Finding]]:
        """Each check's name and finding, as it is found."""
        finding = _found(self.first, subject)
        yield self.first.__name__, finding
        if finding.level is Level.FAIL:
            return
        for check in self.then:
            if isinstance(check, Checks):
                yield from check.of(subject)
            else:
                yield check.__name__, _found(check, subject)


def _found(check: Check[T], subject: T) -> Finding:
    try:
        return check(subject)
    except Exception as error:
        # Whatever a deployment can do to a check is a finding too.
        return Finding(Level.FAIL, "doctor-broke", {"check": check.__name__, "why": str(error) or type(error).__name__})
