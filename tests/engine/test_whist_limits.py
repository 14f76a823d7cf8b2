"""The whist solver at its limits: cut short, called off, asked many things at once, or asked what makes no sense."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from croupier.engine.cards import Card
from croupier.engine.errors import DeckError, RulesError
from croupier.engine.whist.reference import (
    solve_many_plainly,
    solve_plainly,
)
from croupier.engine.whist.solving import (
    Answer,
    Limits,
    Problem,
    Unknown,
    Why,
    each_card,
    each_card_many,
    solve,
    solve_many,
)

from .whist_problems import HANDS, SEATS, any_problem, full_deals, imagined, made, problems


def test_a_search_cut_short_says_unknown_or_the_truth() -> None:
    unknown = 0
    for problem in problems(11, HANDS // 10, (5, 6)):
        truth = made(solve(problem))
        for nodes in (1, 5, 20, 80):
            verdict = solve(problem, limits=Limits(nodes=nodes))
            if isinstance(verdict, Unknown):
                assert verdict.why is Why.NODES
                assert verdict.statistics.nodes <= nodes
                unknown += 1
            else:
                assert made(verdict) == truth
    assert unknown > 0


def test_a_search_without_memory_still_tells_the_truth() -> None:
    for problem in problems(12, HANDS // 20, (5, 6, 7)):
        assert made(solve(problem, limits=Limits(memory=1))) == made(solve(problem)), problem


@pytest.mark.parametrize("solver", [solve, solve_plainly])
def test_a_search_that_is_cancelled_says_so(solver: type[solve]) -> None:
    deals = [replace(problem, trump=None, alliance=frozenset({1, 2})) for problem in full_deals(4, 20, target=6)]
    verdicts = [solver(problem, limits=Limits(seconds=1e9), cancelled=lambda: True) for problem in deals]
    stopped = [verdict for verdict in verdicts if isinstance(verdict, Unknown)]
    assert stopped
    assert {verdict.why for verdict in stopped} == {Why.CANCELLED}


def test_no_seconds_are_no_verdict() -> None:
    verdicts = [solve(problem, limits=Limits(seconds=0.0)) for problem in full_deals(13, 20, target=7)]
    stopped = [verdict for verdict in verdicts if isinstance(verdict, Unknown)]
    assert stopped
    assert {verdict.why for verdict in stopped} == {Why.SECONDS}


def test_many_deals_are_answered_as_each_alone() -> None:
    chance = random.Random(14)
    first = any_problem(chance, 6, on_table=1)
    asked = [replace(first, hands=hands) for hands in imagined(first, chance, 30)]
    assert solve_many(asked) == [Answer.MAKES if made(solve(problem)) else Answer.FAILS for problem in asked]
    assert each_card_many(asked) == [each_card(problem) for problem in asked]


def test_many_deals_of_other_trumps_and_sides_are_answered_as_each_alone() -> None:
    asked = list(problems(15, HANDS // 10, (3, 4, 5)))
    assert solve_many(asked) == [Answer.MAKES if made(solve(problem)) else Answer.FAILS for problem in asked]
    assert solve_many_plainly(asked[:20]) == solve_many(asked[:20])


def test_the_budget_of_many_deals_is_for_all_of_them() -> None:
    asked = full_deals(16, 12, target=7)
    answers = solve_many(asked, limits=Limits(nodes=600, seconds=1e9))
    truth = solve_many(asked, limits=Limits(seconds=1e9))
    assert Answer.UNKNOWN in answers
    assert all(answer in (Answer.UNKNOWN, true) for answer, true in zip(answers, truth, strict=True))
    assert solve_many([], limits=Limits(nodes=0)) == []


def test_an_exception_of_the_callback_is_the_callers() -> None:
    def interrupted() -> bool:
        raise KeyboardInterrupt

    hard = [replace(problem, alliance=frozenset({1, 2})) for problem in full_deals(17, 200, target=7)]
    with pytest.raises(KeyboardInterrupt):
        solve_many(hard, limits=Limits(seconds=1e9), cancelled=interrupted)


def test_cards_that_contradict_one_another_are_all_named() -> None:
    ace, king, queen = (frozenset({Card.parse(text)}) for text in ("AS", "KS", "QS"))
    with pytest.raises(DeckError) as refused:
        Problem(hands=(ace, king, ace, queen | king), leader=1, alliance=frozenset({1}), target=1)
    assert refused.value.faults == (
        "AS is there twice",
        "KS is there twice",
        "seat 4 has 2 cards where it should have 1",
    )


def test_questions_that_contradict_themselves_are_refused() -> None:
    ace, king, queen, jack = (frozenset({Card.parse(text)}) for text in ("AS", "KS", "QS", "JS"))
    hands = (ace, king, queen, jack)
    with pytest.raises(RulesError, match="an alliance is one to three"):
        Problem(hands=hands, leader=1, alliance=frozenset(SEATS), target=1)
    with pytest.raises(RulesError, match="two targets"):
        Problem(hands=hands, leader=1, alliance=frozenset({1}), target=1, exactly_none=True)
    with pytest.raises(RulesError, match="no seat 5"):
        Problem(hands=hands, leader=5, alliance=frozenset({1}), target=1)
