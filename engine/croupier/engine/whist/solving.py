"""Does an alliance make its tricks, with all cards known? The native search's answer, or the reference solver's.

The solver sees all four hands. Whoever may not must not be told its verdicts; a bot asks about hands that it imagines.

>>> hands = [frozenset(map(Card.parse, text.split())) for text in ("AS KS", "QS JS", "2S 3S", "4S 5S")]
>>> problem = Problem(hands=(hands[0], hands[1], hands[2], hands[3]), leader=1, alliance=frozenset({2, 4}), target=1)
>>> type(solve(problem)).__name__
'Fails'
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Final

from ..cards import Card
from .problem import Answer, Best, Fails, Limits, Makes, Problem, Statistics, Unknown, Verdict, Why
from .reference import best_tricks_plainly, each_card_plainly, legal_cards, solve_many_plainly, solve_plainly

try:
    from .. import _whist

    _HAS_KERNEL = True
except ImportError:  # no compiler was there when the package was installed
    _HAS_KERNEL = False

__all__ = [
    "Answer",
    "Best",
    "Fails",
    "Limits",
    "Makes",
    "Problem",
    "Statistics",
    "Unknown",
    "Verdict",
    "Why",
    "best_tricks",
    "each_card",
    "each_card_many",
    "solve",
    "solve_many",
    "uses_kernel",
]

_ANSWERS: Final = (Answer.MAKES, Answer.FAILS, Answer.UNKNOWN)
_WHY: Final = (None, Why.NODES, Why.SECONDS, None, Why.CANCELLED)
_MOST: Final = 2**63 - 1
_PACKED: Final = struct.Struct("<4Q9B")
_NO_TRUMP: Final = 4

_BIT: Final = {card: 16 * card.suit + (card.rank - 2) % 13 for card in Card}
_CARD: Final = {bit: card for card, bit in _BIT.items()}

_Reply = tuple[int, int, bytes, int, int, int, float]
_Search = Callable[[bytes, int, float, int, Callable[[int, float], bool] | None], _Reply]


def uses_kernel() -> bool:
    """Whether the native search was built; without it answers are as right and far slower."""
    return _HAS_KERNEL


def solve(problem: Problem, *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None) -> Verdict:
    """Whether the alliance makes it, with a line of best play; `cancelled` is asked every few milliseconds."""
    if not _HAS_KERNEL:
        return solve_plainly(problem, limits=limits, cancelled=cancelled)
    outcome, why, line, nodes, states, memory, seconds = _searched(_whist.solve, [problem], limits, cancelled)
    statistics = Statistics(nodes, states, memory, seconds)
    answer = _ANSWERS[outcome]
    if answer is Answer.UNKNOWN:
        return Unknown(_reason(why), statistics)
    return (Makes if answer is Answer.MAKES else Fails)(tuple(_CARD[bit] for bit in line), statistics)


def best_tricks(
    problem: Problem, *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> Best | Unknown:
    """How many of the tricks not complete yet the alliance takes: the most, or the fewest if it wants none at all.

    The problem's target makes no difference.
    """
    if not _HAS_KERNEL:
        return best_tricks_plainly(problem, limits=limits, cancelled=cancelled)
    most, why, _, nodes, states, memory, seconds = _searched(_whist.most_tricks, [problem], limits, cancelled)
    statistics = Statistics(nodes, states, memory, seconds)
    if most < 0:
        return Unknown(_reason(why), statistics)
    return Best(problem.tricks - most if problem.exactly_none else most, statistics)


def each_card(
    problem: Problem, *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> dict[Card, Answer]:
    """For each card that the seat to act may play, whether the alliance makes it after that card."""
    return each_card_many([problem], limits=limits, cancelled=cancelled)[0]


def each_card_many(
    problems: Sequence[Problem], *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> list[dict[Card, Answer]]:
    """`each_card` for many deals within one budget, such as those that a bot imagines.

    Every deal has its share of the nodes that are left. What is learnt of a deal serves the next where trump,
    alliance and aim are the same.
    """
    if not problems:
        return []
    if not _HAS_KERNEL:
        return each_card_plainly(problems, limits=limits, cancelled=cancelled)
    found = _searched(_whist.each_card, problems, limits, cancelled)[2]
    return [
        {card: _ANSWERS[found[64 * at + _BIT[card]]] for card in legal_cards(problem)}
        for at, problem in enumerate(problems)
    ]


def solve_many(
    problems: Sequence[Problem], *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> list[Answer]:
    """Whether the alliance makes it in each of many deals; budget and learning are as in `each_card_many`."""
    if not problems:
        return []
    if not _HAS_KERNEL:
        return solve_many_plainly(problems, limits=limits, cancelled=cancelled)
    return [_ANSWERS[outcome] for outcome in _searched(_whist.solve_many, problems, limits, cancelled)[2]]


def _searched(
    search: _Search, problems: Sequence[Problem], limits: Limits | None, cancelled: Callable[[], bool] | None
) -> _Reply:
    limits = limits or Limits()
    poll = None if cancelled is None else lambda nodes, seconds: cancelled()
    packed = b"".join(map(_pack, problems))
    return search(packed, min(limits.nodes, _MOST), limits.seconds, min(limits.memory, _MOST), poll)


def _pack(problem: Problem) -> bytes:
    return _PACKED.pack(
        *(sum(1 << _BIT[card] for card in hand) for hand in problem.hands),
        len(problem.trick),
        *([_BIT[card] for card in problem.trick] + [0] * 3)[:3],
        problem.leader - 1,
        _NO_TRUMP if problem.trump is None else problem.trump,
        sum(1 << (seat - 1) for seat in problem.alliance),
        problem.exactly_none,
        problem.tricks if problem.exactly_none else problem.target,
    )


def _reason(why: int) -> Why:
    reason = _WHY[why]
    assert reason is not None
    return reason
