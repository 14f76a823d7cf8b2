"""The whist solver in plain Python: it judges the native search, and serves where there is none. Right, and slow.

Alpha-beta with a dictionary of whole positions between tricks: every legal card of every hand, nothing left out but
what a bound decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final

from ..cards import Card
from .problem import Answer, Best, Fails, Limits, Makes, Problem, Statistics, Unknown, Verdict, Why
from .seats import SEATS, round_from
from .trick import Cards, following, strength, winner

_BYTES_A_STATE: Final = 700
"""What a remembered position takes, roughly: an estimate that keeps the memory bounded."""
_NODES_A_SECOND: Final = 10_000
"""The engine has no clock: a limit of seconds is kept as a limit of nodes, at a rate that a slow machine reaches."""
_LOOK_UP_EVERY: Final = 16

_Hands = tuple[frozenset[Card], ...]


class _Stop(Exception):
    """Unwinds a search that its limits end."""


def solve_plainly(
    problem: Problem, *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> Verdict:
    """Whether the alliance makes its target, found by trying everything."""
    search = _Plain(limits or Limits(), cancelled)
    try:
        makes = search.makes(problem)
    except _Stop:
        return Unknown(search.why, search.statistics())
    line: list[Card] = []
    with suppress(_Stop):  # the verdict stands, with as much of the line as was found
        search.play_on(problem, makes, line)
    return (Makes if makes else Fails)(tuple(line), search.statistics())


def best_tricks_plainly(
    problem: Problem, *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> Best | Unknown:
    """How many tricks the alliance takes, one target after another."""
    search = _Plain(limits or Limits(), cancelled)
    counted = 0
    try:
        while counted < problem.tricks and search.reaches(problem, counted + 1):
            counted += 1
    except _Stop:
        return Unknown(search.why, search.statistics())
    return Best(problem.tricks - counted if problem.exactly_none else counted, search.statistics())


def each_card_plainly(
    problems: Sequence[Problem], *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> list[dict[Card, Answer]]:
    """For every card that may be played in every problem, whether the alliance makes it after that card."""
    answers = []
    search = _Plain(limits or Limits(), cancelled)
    for at, problem in enumerate(problems):
        search.begin_share(len(problems) - at)
        found = dict.fromkeys(legal_cards(problem), Answer.UNKNOWN)
        answers.append(found)
        try:
            for card in found:
                found[card] = Answer.MAKES if search.makes(problem, after=card) else Answer.FAILS
        except _Stop:
            continue
    return answers


def solve_many_plainly(
    problems: Sequence[Problem], *, limits: Limits | None = None, cancelled: Callable[[], bool] | None = None
) -> list[Answer]:
    """One answer a problem; each has its share of the nodes that are left."""
    answers = []
    search = _Plain(limits or Limits(), cancelled)
    for at, problem in enumerate(problems):
        search.begin_share(len(problems) - at)
        try:
            answers.append(Answer.MAKES if search.makes(problem) else Answer.FAILS)
        except _Stop:
            answers.append(Answer.UNKNOWN)
    return answers


def legal_cards(problem: Problem) -> list[Card]:
    """What the seat to act may play: the suit that was led if it can, else any card; in the order of cards."""
    return sorted(_playable(problem.hands[problem.turn - 1], problem.trick))


def _playable(hand: frozenset[Card], trick: Cards) -> Collection[Card]:
    return following(hand, trick[0].suit) if trick else hand


class _Plain:
    """One search: what it has proved, and how far it went."""

    def __init__(self, limits: Limits, cancelled: Callable[[], bool] | None) -> None:
        self.limits = limits
        self.cancelled = cancelled
        self.nodes = 0
        self.most_nodes = limits.nodes
        self.why = Why.NODES
        self.proved: dict[tuple[_Hands, int, int], bool] = {}
        self.problem: Problem | None = None

    def begin_share(self, among: int) -> None:
        self.most_nodes = self.nodes + max(1, (self.limits.nodes - self.nodes) // among)

    def makes(self, problem: Problem, after: Card | None = None) -> bool:
        """Whether it is made, with a card of the seat to act played first if one is given."""
        target = problem.tricks if problem.exactly_none else problem.target
        return self.reaches(problem, target, after)

    def reaches(self, problem: Problem, target: int, after: Card | None = None) -> bool:
        """Whether the alliance gets the tricks that it counts to so many: its own, or the others' if it wants none."""
        self._begin(problem)
        if after is None:
            return self._node(problem.hands, problem.leader, problem.trick, target)
        return self._after(problem.hands, problem.leader, problem.trick, target, after)

    def play_on(self, problem: Problem, makes: bool, line: list[Card]) -> None:
        """Best play from here: who can keep the verdict keeps it, the others play their lowest card."""
        hands: _Hands = problem.hands
        leader, trick = problem.leader, problem.trick
        target = problem.tricks if problem.exactly_none else problem.target
        while trick or 0 < target <= len(hands[0]):
            seat = round_from(leader)[len(trick)]
            legal = sorted(_playable(hands[seat - 1], trick), key=lambda card: (strength(card), card))
            chosen = legal[0]
            if (seat in problem.alliance) == makes:
                chosen = next(card for card in legal if self._after(hands, leader, trick, target, card) == makes)
            line.append(chosen)
            hands, leader, trick, counted = self._played(hands, leader, trick, chosen)
            target -= counted

    def statistics(self) -> Statistics:
        return Statistics(nodes=self.nodes, states=len(self.proved), memory=len(self.proved) * _BYTES_A_STATE)

    def _begin(self, problem: Problem) -> None:
        last, self.problem = self.problem, problem
        terms = (problem.trump, problem.alliance, problem.exactly_none)
        if last is not None and terms != (last.trump, last.alliance, last.exactly_none):
            self.proved.clear()
        self.trump = problem.trump
        self.alliance = problem.alliance
        self.counted = frozenset(SEATS) - problem.alliance if problem.exactly_none else problem.alliance

    def _node(self, hands: _Hands, leader: int, trick: Cards, target: int) -> bool:
        if trick:
            return self._try_all(hands, leader, trick, target)
        if target <= 0 or target > len(hands[0]):
            return target <= 0
        key = (hands, leader, target)
        known = self.proved.get(key)
        if known is None:
            self._go_on()
            known = self._try_all(hands, leader, trick, target)
            if len(self.proved) * _BYTES_A_STATE > self.limits.memory:
                self.proved.clear()
            self.proved[key] = known
        return known

    def _try_all(self, hands: _Hands, leader: int, trick: Cards, target: int) -> bool:
        seat = round_from(leader)[len(trick)]
        hopes = seat in self.alliance
        legal = sorted(_playable(hands[seat - 1], trick), key=lambda card: (-strength(card), card))
        return any(self._after(hands, leader, trick, target, card) == hopes for card in legal) == hopes

    def _after(self, hands: _Hands, leader: int, trick: Cards, target: int, card: Card) -> bool:
        hands, leader, trick, counted = self._played(hands, leader, trick, card)
        return self._node(hands, leader, trick, target - counted)

    def _played(self, hands: _Hands, leader: int, trick: Cards, card: Card) -> tuple[_Hands, int, Cards, int]:
        """The cards after one was played, and whether it completed a trick that counts."""
        seat = round_from(leader)[len(trick)]
        hands = (*hands[: seat - 1], hands[seat - 1] - {card}, *hands[seat:])
        trick = (*trick, card)
        if len(trick) < 4:
            return hands, leader, trick, 0
        taker = winner(leader, trick, self.trump)
        return hands, taker, (), int(taker in self.counted)

    def _go_on(self) -> None:
        if self.nodes >= self.most_nodes:
            self._stop(Why.NODES)
        if self.nodes >= self.limits.seconds * _NODES_A_SECOND:
            self._stop(Why.SECONDS)
        if self.nodes % _LOOK_UP_EVERY == 0 and self.cancelled is not None and self.cancelled():
            self._stop(Why.CANCELLED)
        self.nodes += 1

    def _stop(self, why: Why) -> None:
        self.why = why
        raise _Stop
