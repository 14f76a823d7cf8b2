"""One deal of a survey: what a worker is asked, and what it answers.

>>> solve_deal(Question("whitehead", 3, seconds=5.0)).verdict
'solved'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from croupier.engine.catalog import patience
from croupier.engine.patience.solving import solve
from croupier.engine.patience.verdict import Limits, Solved, Unknown, Unsolvable, Verdict

WORDS: Final[dict[type[Verdict], str]] = {Solved: "solved", Unsolvable: "unsolvable", Unknown: "unknown"}


@dataclass(frozen=True, slots=True)
class Question:
    """Whether the deal `seed:number` of a variant can be won; the solver sees every card."""

    variant_id: str
    number: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer: `verdict` is solved, unsolvable or unknown; `moves` of the winning line; `seconds` by the clock."""

    deal: int
    verdict: str
    moves: int
    nodes: int
    seconds: float


def solve_deal(question: Question) -> Finding:
    """Search one deal."""
    start = patience(question.variant_id).deal(f"seed:{question.number}")
    verdict = solve(start, limits=Limits(seconds=question.seconds))
    return Finding(
        deal=question.number,
        verdict=WORDS[type(verdict)],
        moves=len(verdict.line) if isinstance(verdict, Solved) else 0,
        nodes=verdict.statistics.nodes,
        seconds=round(verdict.statistics.seconds, 6),
    )
