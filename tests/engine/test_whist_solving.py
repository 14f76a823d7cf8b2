"""The whist solver against play by the plain rules: every card of every hand, and nothing left out.

`CROUPIER_WHIST_HANDS=10000` asks for a full run.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest
from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.errors import DeckError, RulesError
from croupier.engine.whist import solving
from croupier.engine.whist.reference import (
    best_tricks_plainly,
    each_card_plainly,
    solve_many_plainly,
    solve_plainly,
)
from croupier.engine.whist.solving import (
    Answer,
    Best,
    Fails,
    Limits,
    Makes,
    Problem,
    Unknown,
    Verdict,
    Why,
    best_tricks,
    each_card,
    each_card_many,
    solve,
    solve_many,
)

HANDS = int(os.environ.get("CROUPIER_WHIST_HANDS", "1000"))
SEATS = (1, 2, 3, 4)
ALLIANCES = [frozenset(seat for seat in SEATS if mask >> (seat - 1) & 1) for mask in range(1, 15)]

Hands = tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]


def height(card: Card) -> int:
    return 14 if card.rank is Rank.ACE else int(card.rank)


def winner_of(trick: list[Card], leader: int, trump: Suit | None) -> int:
    trumps = [card for card in trick if card.suit is trump]
    in_play = trumps or [card for card in trick if card.suit is trick[0].suit]
    return (leader - 1 + trick.index(max(in_play, key=height))) % 4 + 1


def playable(hand: frozenset[Card], trick: list[Card]) -> list[Card]:
    return [card for card in hand if trick and card.suit is trick[0].suit] or list(hand)


def tricks_by_trying_everything(problem: Problem) -> int:
    """How many tricks the alliance takes, by the shortest minimax there is."""

    def value(hands: tuple[frozenset[Card], ...], leader: int, trick: list[Card]) -> int:
        if len(trick) == 4:
            winner = winner_of(trick, leader, problem.trump)
            return int(winner in problem.alliance) + value(hands, winner, [])
        seat = (leader - 1 + len(trick)) % 4 + 1
        if not hands[seat - 1]:
            return 0
        values = [
            value((*hands[: seat - 1], hands[seat - 1] - {card}, *hands[seat:]), leader, [*trick, card])
            for card in playable(hands[seat - 1], trick)
        ]
        wants_many = (seat in problem.alliance) != problem.exactly_none
        return max(values) if wants_many else min(values)

    return value(problem.hands, problem.leader, list(problem.trick))


def any_problem(chance: random.Random, cards: int, *, on_table: int | None = None) -> Problem:
    """Hands of so many cards out of one to four suits, high or low, with any trump, alliance, aim and beginning."""
    ranks = [*list(Rank)[1:], Rank.ACE]
    suits = chance.sample(list(Suit), chance.randint(-(-4 * cards // 13), 4))
    depth = max(-(-4 * cards // len(suits)), chance.choice([0, 13]))
    deck = [Card.of(rank, suit) for suit in suits for rank in ranks[-depth:]]
    chance.shuffle(deck)
    hands = [frozenset(deck[cards * at : cards * (at + 1)]) for at in range(4)]
    leader, trump = chance.choice(SEATS), chance.choice([None, *Suit])
    trick: list[Card] = []
    for _ in range(chance.randrange(4) if on_table is None else on_table):
        seat = (leader - 1 + len(trick)) % 4
        card = chance.choice(sorted(playable(hands[seat], trick)))
        hands[seat] -= {card}
        trick.append(card)
    none = chance.random() < 0.3
    return Problem(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=leader,
        alliance=chance.choice(ALLIANCES),
        target=0 if none else chance.randint(0, cards + 1),
        trump=trump,
        trick=tuple(trick),
        exactly_none=none,
    )


def problems(seed: int, number: int, sizes: tuple[int, ...]) -> Iterator[Problem]:
    chance = random.Random(seed)
    for _ in range(number):
        yield any_problem(chance, chance.choice(sizes))


def full_deals(seed: int, number: int, target: int) -> list[Problem]:
    chance = random.Random(seed)
    deals = []
    for _ in range(number):
        deck = list(Card)
        chance.shuffle(deck)
        hands = [frozenset(deck[13 * at : 13 * at + 13]) for at in range(4)]
        deals.append(
            Problem(
                hands=(hands[0], hands[1], hands[2], hands[3]),
                leader=chance.choice(SEATS),
                alliance=frozenset({1, 3}),
                target=target,
                trump=chance.choice([None, *Suit]),
            )
        )
    return deals


def is_made(problem: Problem, tricks: int) -> bool:
    return tricks == 0 if problem.exactly_none else tricks >= problem.target


def made(verdict: Verdict) -> bool:
    assert not isinstance(verdict, Unknown)
    return isinstance(verdict, Makes)


def after(problem: Problem, card: Card) -> int:
    """How many tricks the alliance takes once the seat to act has played this card."""
    only = frozenset({card})
    seat = problem.turn
    hands = (*problem.hands[: seat - 1], problem.hands[seat - 1] - only, *problem.hands[seat:])
    trick = (*problem.trick, card)
    if len(trick) < 4:
        return tricks_by_trying_everything(replace(problem, hands=hands, trick=trick))
    winner = winner_of(list(trick), problem.leader, problem.trump)
    taken = int(winner in problem.alliance)
    if not hands[0]:
        return taken
    return taken + tricks_by_trying_everything(replace(problem, hands=hands, trick=(), leader=winner))


def check_line(problem: Problem, verdict: Makes | Fails) -> None:
    """Play the line card by card: it is legal, and what is taken by its end decides."""
    hands, leader, trick, taken, left = list(problem.hands), problem.leader, list(problem.trick), 0, problem.tricks
    for card in verdict.line:
        seat = (leader - 1 + len(trick)) % 4
        assert card in playable(hands[seat], trick)
        hands[seat] -= {card}
        trick.append(card)
        if len(trick) == 4:
            leader = winner_of(trick, leader, problem.trump)
            taken += leader in problem.alliance
            left -= 1
            trick = []
    match verdict:
        case Makes():
            assert (left == 0 and taken == 0) if problem.exactly_none else taken >= problem.target
        case Fails():
            assert taken > 0 if problem.exactly_none else taken + left < problem.target


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
    asked = [replace(first, hands=hands) for hands in _imagined(first, chance, 30)]
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


def _imagined(problem: Problem, chance: random.Random, number: int) -> Iterator[Hands]:
    """The unseen cards dealt anew to the seats that are not to act."""
    unseen = sorted(card for seat, hand in enumerate(problem.hands, start=1) if seat != problem.turn for card in hand)
    for _ in range(number):
        chance.shuffle(unseen)
        left = iter(unseen)
        hands = [
            hand if seat == problem.turn else frozenset(next(left) for _ in hand)
            for seat, hand in enumerate(problem.hands, start=1)
        ]
        yield (hands[0], hands[1], hands[2], hands[3])
