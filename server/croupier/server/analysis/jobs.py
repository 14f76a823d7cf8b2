"""What a solver process is asked and what it answers, as lines of JSON.

A job goes to the process's standard input, its answers come from its standard output: of a search any number of
`progress`, then one `verdict`; of a question for hints one `hints`. A line `cancel` ends a search. A question for hints
carries a player's view and nothing else, so its process cannot peek.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from croupier.engine.cards import Card
from croupier.engine.patience.hinting import Hints, Plan, Reason
from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.moves import parse_patience_move
from croupier.engine.patience.observation import PatienceObservation, SeenCard, SeenPile
from croupier.engine.patience.piles import PileId
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.patience.verdict import Limits, Solved, Statistics, Unknown, Unsolvable, Verdict, Why
from croupier.engine.records import write_record

CANCEL: Final = "cancel"
_NAME: Final = "asked"


@dataclass(frozen=True, slots=True)
class SolveJob:
    """Whether a position can be won, within limits."""

    name: ClassVar[str] = "solve"

    position: Position
    limits: Limits

    def line(self) -> str:
        """The job as a line."""
        rules, limits = self.position.rules, self.limits
        return json.dumps(
            {
                "rules": write_record(rules),
                "position": write_text(position_sheet(self.position, _NAME, rules)),
                "nodes": limits.nodes,
                "seconds": limits.seconds,
                "memory": limits.memory,
            }
        )

    @classmethod
    def read(cls, said: Mapping[str, Any]) -> SolveJob:
        """The job that a line's JSON says."""
        rules = overlaid(Rules(), said["rules"])
        position = read_sheet(read_text(said["position"]), lambda _: rules).position
        return cls(position, Limits(nodes=said["nodes"], seconds=said["seconds"], memory=said["memory"]))


@dataclass(frozen=True, slots=True)
class SuggestJob:
    """What to play next for a player who sees this, in at most so many seconds (0: as little as it takes)."""

    name: ClassVar[str] = "suggest"

    view: PatienceObservation
    rules: Rules
    number: int
    seconds: float

    def line(self) -> str:
        """The job as a line."""
        view = self.view
        return json.dumps(
            {
                "rules": write_record(self.rules),
                "number": self.number,
                "seconds": self.seconds,
                "base": view.base_rank,
                "redeals": view.redeals_left,
                "has_moves": view.has_legal_moves,
                "piles": [(str(pile), down, list(cards), known) for pile, down, cards, known in view.piles],
                "seen": [(str(card.pile), card.depth, card.card) for card in view.seen],
            }
        )

    @classmethod
    def read(cls, said: Mapping[str, Any]) -> SuggestJob:
        """The job that a line's JSON says."""
        view = PatienceObservation(
            piles=tuple(
                SeenPile(PileId.parse(pile), down, tuple(map(Card, cards)), known)
                for pile, down, cards, known in said["piles"]
            ),
            base_rank=said["base"],
            redeals_left=said["redeals"],
            has_legal_moves=said["has_moves"],
            seen=tuple(SeenCard(PileId.parse(pile), depth, Card(card)) for pile, depth, card in said["seen"]),
        )
        return cls(view, overlaid(Rules(), said["rules"]), said["number"], said["seconds"])


def read_job(line: str) -> SolveJob | SuggestJob:
    """The job that a line says."""
    said = json.loads(line)
    return SuggestJob.read(said) if "piles" in said else SolveJob.read(said)


def hints_line(hints: Hints) -> str:
    """Hints, as a line."""
    plans = [([move.text for move in plan.moves], plan.won, plan.tried, plan.reason) for plan in hints.plans]
    return json.dumps({"hints": plans, "exact": hints.exact})


def progress_line(statistics: Statistics) -> str:
    """How far a search is, as a line."""
    return json.dumps({"progress": _counts(statistics)})


def verdict_line(verdict: Verdict) -> str:
    """What a search found, as a line."""
    said: dict[str, object] = {"verdict": type(verdict).__name__, "statistics": _counts(verdict.statistics)}
    match verdict:
        case Solved(line, _):
            said["line"] = [move.text for move in line]
        case Unknown(why, _):
            said["why"] = why.value
        case Unsolvable():
            pass
    return json.dumps(said)


Answer: TypeAlias = Statistics | Verdict | Hints


def read_answer(line: str) -> Answer:
    """A progress, a verdict or hints from their line."""
    said = json.loads(line)
    if "hints" in said:
        plans = tuple(
            Plan(tuple(map(parse_patience_move, moves)), won, tried, Reason(reason))
            for moves, won, tried, reason in said["hints"]
        )
        return Hints(plans, said["exact"])
    if "progress" in said:
        return _statistics(said["progress"])
    statistics = _statistics(said["statistics"])
    match said["verdict"]:
        case "Solved":
            return Solved(tuple(parse_patience_move(text) for text in said["line"]), statistics)
        case "Unsolvable":
            return Unsolvable(statistics)
        case _:
            return Unknown(Why(said["why"]), statistics)


def _counts(statistics: Statistics) -> Mapping[str, object]:
    return {
        "nodes": statistics.nodes,
        "states": statistics.states,
        "depth": statistics.depth,
        "memory": statistics.memory,
        "seconds": statistics.seconds,
        "best": [move.text for move in statistics.best],
    }


def _statistics(said: Mapping[str, Any]) -> Statistics:
    return Statistics(
        nodes=int(said["nodes"]),
        states=int(said["states"]),
        depth=int(said["depth"]),
        memory=int(said["memory"]),
        seconds=float(said["seconds"]),
        best=tuple(map(parse_patience_move, said["best"])),
    )
