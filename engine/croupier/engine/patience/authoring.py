r"""A variant's file as its author wrote it, read with every fault named.

>>> read_variant('[deal]\nshape = [30, 30]', known_sources=()).faults
('deal.shape: 60 cards are dealt, but the pack has only 52',)
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ..errors import NotationError, RulesError
from ..sources import Claim, claims_from, sources_from
from .loading import overlaid
from .rules import Rules

_ABOUT: Final = "about"
_KEYS: Final = {"numbers", "sources", "claims", "win_rate"}
_NO_DEALS: Final = {"won": 0, "lost": 0, "open": 0}
_NUMBERS: Final = ("seed", "ms", "pysol")
_PLACE: Final = re.compile(r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)")


@dataclass(frozen=True, slots=True)
class Draft:
    """What a file says: the rules, where they are sound, and everything that is wrong with it."""

    rules: Rules | None
    faults: tuple[str, ...]


def read_variant(text: str, *, known_sources: Collection[str]) -> Draft:
    """The draft in a file's text; `known_sources` are the words that sources have names for.

    `NotationError` with line and column where it is no TOML.
    """
    table = _table(text)
    about = table.pop(_ABOUT, {})
    try:
        rules = overlaid(Rules(), table)
    except RulesError as error:
        return Draft(None, (*error.faults, *_about(about, None, known_sources)))
    return Draft(rules, tuple(_about(about, rules, known_sources)))


def _table(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = _PLACE.fullmatch(str(error))
        what = match["what"] if match else str(error)
        line = int(match["line"] or text.count("\n") + 1) if match else 1
        raise NotationError(
            found=what, expected="a TOML file", line=line, column=int(match["column"] or 1) if match else 1
        ) from None


def _about(about: object, rules: Rules | None, known: Collection[str]) -> Iterator[str]:
    """What is wrong with the table of sources."""
    if not isinstance(about, Mapping):
        yield f"{_ABOUT}: {about!r} is not a table"
        return
    yield from (f"{_ABOUT}.{key}: no such key; it has {', '.join(sorted(_KEYS))}" for key in about if key not in _KEYS)
    yield from (
        f"{_ABOUT}.numbers: {number!r} is none of {', '.join(_NUMBERS)}"
        for number in about.get("numbers", ())
        if number not in _NUMBERS
    )
    if not _is_win_rate(about.get("win_rate", _NO_DEALS)):
        yield f"{_ABOUT}.win_rate: counts of deals from seed:1 on, {{ won, lost, open }}"
    try:
        sources = sources_from(about.get("sources", ()))
        claims = claims_from(about.get("claims", ()))
    except TypeError:
        yield f"{_ABOUT}: a source is {{ by, at }}, a claim {{ by, rules }} or {{ by, silent_on }}"
        return
    words = {*(source.by for source in sources), *(word for claim in claims for word in claim.by)}
    yield from (f"{_ABOUT}: the source {word!r} has no name yet (source-{word})" for word in sorted(words - set(known)))
    if rules is not None:
        for claim in claims:
            yield from _claim(claim, rules)


def _is_win_rate(table: object) -> bool:
    return (
        isinstance(table, Mapping)
        and table.keys() == _NO_DEALS.keys()
        and all(type(count) is int and count >= 0 for count in table.values())
    )


def _claim(claim: Claim, rules: Rules) -> Iterator[str]:
    who = ", ".join(claim.by)
    try:
        claimed = overlaid(rules, dict(claim.rules))
    except RulesError as error:
        yield from (f"{_ABOUT}.claims ({who}): {fault}" for fault in error.faults)
        return
    if claim.rules and claimed == rules:
        yield f"{_ABOUT}.claims ({who}): says the same as the rules"
