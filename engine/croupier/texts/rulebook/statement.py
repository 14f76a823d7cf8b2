"""One thing that there is to say about a game's rules, before any language says it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum


class Topic(StrEnum):
    """The sections of a rules text, in the order in which they are read."""

    OVERVIEW = "overview"
    HISTORY = "history"
    NEEDS = "needs"
    ORDER = "order"
    LAYOUT = "layout"
    SETUP = "setup"
    AUCTION = "auction"
    CONTRACTS = "contracts"
    PLAY = "play"
    EXAMPLE = "example"
    SCORING = "scoring"
    SESSIONS = "sessions"
    ENDING = "ending"
    SPECIAL = "special"
    TIPS = "tips"
    VARIANTS = "variants"
    GLOSSARY = "glossary"


@dataclass(frozen=True, slots=True)
class Statement:
    """A message's key with the facts that fill it; `parameters` are the full names of the rules that it tells.

    `parts` are said after it in the same breath, as what there is to say of one contract.
    """

    topic: Topic
    key: str
    parameters: tuple[str, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    parts: tuple[Statement, ...] = ()

    @property
    def tells(self) -> tuple[str, ...]:
        """The parameters that it and its parts tell."""
        return (*self.parameters, *(name for part in self.parts for name in part.parameters))

    def about(self, parameters: Collection[str]) -> bool:
        """Whether it tells any of some parameters, each named in full or by its group."""
        return any(_within(told, name) for told in self.tells for name in parameters)

    def only(self, parameters: Collection[str]) -> Statement:
        """The same with those parts alone that tell any of some parameters."""
        return replace(self, parts=tuple(part for part in self.parts if part.about(parameters)))


def yes_no(value: bool) -> str:
    """Truth as messages compare it."""
    return "yes" if value else "no"


def _within(parameter: str, name: str) -> bool:
    return parameter == name or parameter.startswith(f"{name}.")
