"""Where the rules of a game were read, and what other sources say instead.

Sources go by words for which `croupier.texts` has names (`source-pysolfc`); what they say is data laid over the
variant's own rules, so that a rules text can say it in any language and never says it wrongly.

>>> claims_from([{"by": ["aisleriot"], "rules": {"stock.passes": 3}}])
(Claim(by=('aisleriot',), rules=(('stock.passes', 3),), silent_on=()),)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Source:
    """A book, a page or a program: `by` is its word, `at` the place in it, as a reader would look it up."""

    by: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """What some sources say: other values of parameters, by full names, or nothing at all on those of `silent_on`."""

    by: tuple[str, ...]
    rules: tuple[tuple[str, object], ...] = ()
    silent_on: tuple[str, ...] = ()

    @property
    def parameters(self) -> tuple[str, ...]:
        """The full names of the parameters that it is about."""
        return (*(name for name, _ in self.rules), *self.silent_on)


def sources_from(tables: Sequence[Mapping[str, str]]) -> tuple[Source, ...]:
    """The sources that a variant's file lists."""
    return tuple(Source(**table) for table in tables)


def claims_from(tables: Sequence[Mapping[str, object]]) -> tuple[Claim, ...]:
    """The claims that a variant's file lists."""
    return tuple(_claim(**table) for table in tables)  # type: ignore[arg-type]  # tomllib's tables have no types


def _claim(*, by: Sequence[str], rules: Mapping[str, object] | None = None, silent_on: Sequence[str] = ()) -> Claim:
    said = tuple((name, _frozen(value)) for name, value in (rules or {}).items())
    return Claim(tuple(by), said, tuple(silent_on))


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value
