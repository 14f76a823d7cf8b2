"""One thing that there is to say about a game's rules, before any language says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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
    """A message's key with the facts that fill it; `parameters` are the full names of the rules that it tells."""

    topic: Topic
    key: str
    parameters: tuple[str, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
