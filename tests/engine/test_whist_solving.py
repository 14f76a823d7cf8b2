"""The whist solver against play by the plain rules: every card of every hand, and nothing left out.

`CROUPIER_WHIST_HANDS=10000` asks for a full run.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations

import pytest
from croupier.engine.cards import Card, Suit
from croupier.engine.whist import solving
from croupier.engine.whist.reference import (
    best_tricks_plainly,
    each_card_plainly,
    solve_plainly,
)
from croupier.engine.whist.solving import (
    Answer,
    Best,
    Limits,
    Unknown,
    best_tricks,
    each_card,
    solve,
)

from .whist_problems import (
    HANDS,
    SEATS,
    after,
    check_line,
    full_deals,
    height,
    is_made,
    made,
    playable,
    problems,
    tricks_by_trying_everything,
)


def test_the_native_search_is_there_when_a_kernel_is() -> None:
    try:
        from croupier.engine import _kernel  # noqa: F401
    except ImportError:
        pytest.skip("installed without a compiler")
    assert solving.uses_kernel()


def test_small_hands_end_as_when_everything_is_tried() -> None:
    for problem in problems(1, HANDS, (*[2, 3, 3] * 20, 4) if HANDS >= 10_000 else (2, 3, 3)):
        tricks = tricks_by_trying_everything(problem)
        verdict = solve(problem)
        assert made(verdict) == is_made(problem, tricks), problem
        best = best_tricks(problem)
        assert isinstance(best, Best)
        assert best.tricks == tricks, problem


def test_the_reference_ends_as_when_everything_is_tried() -> None:
    for problem in problems(2, HANDS // 2, (2, 3)):
        tricks = tricks_by_trying_everything(problem)
        assert made(solve_plainly(problem)) == is_made(problem, tricks), problem
        best = best_tricks_plainly(problem)
        assert isinstance(best, Best)
        assert best.tricks == tricks, problem


def test_a_card_is_as_good_as_the_position_after_it() -> None:
    for problem in problems(3, HANDS // 4, (2, 3)):
        answers = each_card(problem)
        assert sorted(answers) == sorted(playable(problem.hands[problem.turn - 1], list(problem.trick)))
        for card, answer in answers.items():
            expected = Answer.MAKES if is_made(problem, after(problem, card)) else Answer.FAILS
            assert answer is expected, (problem, card)
        assert each_card_plainly([problem])[0] == answers


def test_longer_endings_are_the_references() -> None:
    for problem in problems(4, HANDS // 20, (5, 5, 6) if HANDS < 10_000 else (5, 6, 7)):
        plain = best_tricks_plainly(problem, limits=Limits(nodes=20_000, seconds=1e9))
        if isinstance(plain, Unknown):
            continue
        best = best_tricks(problem)
        assert isinstance(best, Best)
        assert best.tricks == plain.tricks, problem


@pytest.mark.parametrize("solver", [solve, solve_plainly])
def test_every_line_is_legal_and_ends_where_the_verdict_says(solver: type[solve]) -> None:
    for problem in problems(5, HANDS // 4, (2, 3, 4)):
        verdict = solver(problem)
        assert not isinstance(verdict, Unknown)
        check_line(problem, verdict)


def test_lines_of_whole_deals_are_legal_and_end_where_the_verdict_says() -> None:
    for problem in full_deals(6, 5, target=8):
        for asked in (problem, replace(problem, trump=None, alliance=frozenset({2}), target=0, exactly_none=True)):
            verdict = solve(asked, limits=Limits(seconds=1e9))
            assert not isinstance(verdict, Unknown)
            check_line(asked, verdict)


def test_to_move_all_seats_round_the_table_changes_nothing() -> None:
    for problem in problems(7, HANDS // 5, (3, 5, 6)):
        for by in range(1, 4):
            turned = replace(
                problem,
                hands=tuple(problem.hands[(at - by) % 4] for at in range(4)),
                leader=(problem.leader - 1 + by) % 4 + 1,
                alliance=frozenset((seat - 1 + by) % 4 + 1 for seat in problem.alliance),
            )
            assert made(solve(turned)) == made(solve(problem)), problem


def test_to_exchange_suits_changes_nothing() -> None:
    for problem in problems(8, HANDS // 20, (3, 5, 6)):
        for order in random.Random(8).sample(list(permutations(Suit)), 4):
            other = {card: Card.of(card.rank, order[card.suit]) for card in Card}
            exchanged = replace(
                problem,
                hands=tuple(frozenset(other[card] for card in hand) for hand in problem.hands),
                trick=tuple(other[card] for card in problem.trick),
                trump=None if problem.trump is None else order[problem.trump],
            )
            assert made(solve(exchanged)) == made(solve(problem)), problem


def test_whoever_makes_more_tricks_makes_fewer_too() -> None:
    for problem in full_deals(9, 3, target=0):
        verdicts = [made(solve(replace(problem, target=target), limits=Limits(seconds=1e9))) for target in range(14)]
        best = best_tricks(problem, limits=Limits(seconds=1e9))
        assert isinstance(best, Best)
        assert verdicts == [target <= best.tricks for target in range(14)]


def test_what_one_side_makes_the_other_fails() -> None:
    for problem in problems(10, HANDS // 4, (4, 6, 7)):
        if problem.exactly_none:
            continue
        others = replace(problem, alliance=frozenset(SEATS) - problem.alliance)
        best, rest = best_tricks(problem), best_tricks(others)
        assert isinstance(best, Best)
        assert isinstance(rest, Best)
        assert best.tricks + rest.tricks == problem.tricks


def test_opposite_partners_take_what_a_double_dummy_solver_of_bridge_says() -> None:
    boards = pytest.importorskip("endplay", reason="endplay, the double-dummy solver to compare with, is not installed")
    suits = {Suit.CLUBS: "clubs", Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds"}
    for problem in full_deals(18, 200 if HANDS >= 10_000 else 20, target=0):
        pbn = "N:" + " ".join(
            ".".join(
                "".join(
                    card.rank.letter for card in sorted(hand, key=height, reverse=True) if card.suit.letter == letter
                )
                for letter in "SHDC"
            )
            for hand in problem.hands
        )
        deal = boards.Deal(
            pbn,
            first=boards.Player.find("NESW"[problem.leader - 1]),
            trump=boards.Denom.nt if problem.trump is None else getattr(boards.Denom, suits[problem.trump]),
        )
        leaders = max(tricks for _, tricks in boards.dds.solve_board(deal))
        best = best_tricks(problem, limits=Limits(seconds=1e9))
        assert isinstance(best, Best)
        assert best.tricks == (leaders if problem.leader in problem.alliance else 13 - leaders)
