"""What the whist solver is asked, and what it answers: `Makes`, `Fails` or `Unknown`, and never a guess.

All four hands are known to it. Whoever may not see them must not be told its verdicts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ..cards import Card, Suit
from ..errors import DeckError, RulesError
from ..game import Seat
from .seats import SEATS, round_from


@dataclass(frozen=True, slots=True)
class Problem:
    """Do the seats of an alliance make at least `target` of the tricks not complete yet, or, `exactly_none`, no trick?

    `hands` are those of seats 1 to 4, without the cards of `trick`, which lie on the table in the order of play from
    `leader` on. All seats know all cards and play their best; the others play against the alliance. With
    `exactly_none` the target is 0. `DeckError` lists cards that contradict one another, `RulesError` what else does.

    >>> ace, king, two, three = (frozenset({Card.parse(text)}) for text in ("AS", "KS", "2H", "3H"))
    >>> Problem(hands=(ace, king, two, three), leader=2, alliance=frozenset({2, 3}), target=1).turn
    2
    """

    hands: tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]
    leader: Seat
    alliance: frozenset[Seat]
    target: int
    trump: Suit | None = None
    trick: tuple[Card, ...] = ()
    exactly_none: bool = False

    def __post_init__(self) -> None:
        faults = list(self._wrong_rules())
        if faults:
            raise RulesError(faults)
        faults = list(self._wrong_cards())
        if faults:
            raise DeckError(faults)

    @property
    def turn(self) -> Seat:
        """Whose card comes next."""
        return round_from(self.leader)[len(self.trick)]

    @property
    def tricks(self) -> int:
        """How many tricks are not complete yet, the one on the table among them."""
        return len(self.hands[self.turn - 1])

    def _wrong_rules(self) -> Iterator[str]:
        if self.leader not in SEATS:
            yield f"there is no seat {self.leader} to lead"
        if not self.alliance or not self.alliance < set(SEATS):
            yield f"an alliance is one to three of the four seats, not {sorted(self.alliance)}"
        if len(self.hands) != len(SEATS):
            yield f"{len(self.hands)} hands for four seats"
        if len(self.trick) >= len(SEATS):
            yield "a trick with four cards is complete"
        if self.exactly_none and self.target != 0:
            yield f"no trick at all and {self.target} of them are two targets"
        if not 0 <= self.target <= 13:
            yield f"{self.target} is no number of tricks"

    def _wrong_cards(self) -> Iterator[str]:
        seen: set[Card] = set()
        for card in (*(card for hand in self.hands for card in sorted(hand)), *self.trick):
            if card in seen:
                yield f"{card} is there twice"
            seen.add(card)
        if not 1 <= self.tricks <= 13:
            yield f"seat {self.turn} is to play and has {self.tricks} cards"
        for step, seat in enumerate(round_from(self.leader)):
            due = self.tricks - (step < len(self.trick))
            if len(self.hands[seat - 1]) != due:
                yield f"seat {seat} has {len(self.hands[seat - 1])} cards where it should have {due}"


class Why(StrEnum):
    """What ran out before a verdict was reached."""

    NODES = "nodes"
    SECONDS = "seconds"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a search may go: positions between tricks looked at, seconds, and bytes for what it remembers.

    Memory never ends a search: what does not fit is forgotten, and proved again when it is needed.
    """

    nodes: int = 2**62
    seconds: float = 10.0
    memory: int = 256 * 2**20


@dataclass(frozen=True, slots=True)
class Statistics:
    """How far a search went.

    `nodes`: positions between tricks looked at; `states`: classes of positions it remembers; `memory`: bytes that
    these take; `seconds`: 0 from the reference solver, which has no clock.
    """

    nodes: int = 0
    states: int = 0
    memory: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Makes:
    """The alliance makes it.

    `line` is best play of all seats, card by card, to the end of the trick that decides. It is shorter where a limit
    was reached after the verdict.
    """

    line: tuple[Card, ...]
    statistics: Statistics


@dataclass(frozen=True, slots=True)
class Fails:
    """The alliance does not make it; `line` is as in `Makes`."""

    line: tuple[Card, ...]
    statistics: Statistics


@dataclass(frozen=True, slots=True)
class Unknown:
    """Neither was shown before a limit was reached."""

    why: Why
    statistics: Statistics


Verdict: TypeAlias = Makes | Fails | Unknown


@dataclass(frozen=True, slots=True)
class Best:
    """How many tricks the alliance takes when all play their best: the most, or, if it is to take none, the fewest."""

    tricks: int
    statistics: Statistics


class Answer(StrEnum):
    """A verdict without its line, for many questions at once."""

    MAKES = "makes"
    FAILS = "fails"
    UNKNOWN = "unknown"
