"""How fast whist hands are solved with all cards known: fixed seeded deals, and a double-dummy solver beside it.

    python tests/bench/bench_whist_solver.py [--deals 200] [--seconds 20] [--json]

Thirteen cards each, one thread, milliseconds of processor time, the whole call from Python. A lone declarer has its
longest suit as trump (`a long suit`: dealt until it has seven or more); in two against two trump is any suit or none.
Where endplay is installed, its double-dummy solver (DDS) answers the same question of the same boards in the same
process; it knows opposite partners alone. Trust the ratio more than the milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import fmean, median

from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.whist.solving import Answer, Limits, Problem, solve_many

try:
    from endplay import _dds
except ImportError:
    _dds = None

DENOMINATION = {Suit.SPADES: 0, Suit.HEARTS: 1, Suit.DIAMONDS: 2, Suit.CLUBS: 3, None: 4}
LONG = 7
LONE, OPPOSITE, ADJACENT = frozenset({1}), frozenset({1, 3}), frozenset({1, 2})


@dataclass(frozen=True)
class Row:
    """One kind of question; `ratio` and the rest of DDS's figures where it was asked too."""

    question: str
    deals: int
    median: float
    p95: float
    worst: float
    mean: float
    made: int
    undecided: int
    dds_median: float | None = None
    dds_p95: float | None = None
    dds_mean: float | None = None
    ratio_of_medians: float | None = None
    ratio_of_means: float | None = None


def problem(number: int, alliance: frozenset[int], target: int, kind: str) -> Problem:
    chance = random.Random(number)
    deck = list(Card)
    while True:
        chance.shuffle(deck)
        hands = tuple(frozenset(deck[13 * at : 13 * at + 13]) for at in range(4))
        lengths = {suit: sum(card.suit is suit for card in hands[0]) for suit in Suit}
        longest = max(Suit, key=lambda suit: lengths[suit])
        if kind != "long" or lengths[longest] >= LONG:
            break
    leader, some_trump = chance.randint(1, 4), chance.choice(list(Suit))
    return Problem(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=leader,
        alliance=alliance,
        target=target,
        trump={"longest": longest, "long": longest, "any": some_trump, "none": None}[kind],
        exactly_none=target == 0,
    )


def timed(ask: Callable[[], bool | None]) -> tuple[float, bool | None]:
    begin = time.process_time()
    answer = ask()
    return 1000 * (time.process_time() - begin), answer


def ours(asked: Problem, seconds: float) -> bool | None:
    answer = solve_many([asked], limits=Limits(seconds=seconds))[0]
    return None if answer is Answer.UNKNOWN else answer is Answer.MAKES


def of_dds(asked: Problem) -> bool:
    board = _dds.deal()
    board.trump, board.first = DENOMINATION[asked.trump], asked.leader - 1
    for seat, hand in enumerate(asked.hands):
        for card in hand:
            height = 14 if card.rank is Rank.ACE else int(card.rank)
            board.remainCards[seat][DENOMINATION[card.suit]] |= 1 << height
    leads = asked.leader in asked.alliance
    target = asked.target if leads else 14 - asked.target
    found = _dds.futureTricks()
    _dds.SolveBoard(board, target, 1, 1, found, 0)
    return (found.score[0] >= target) == leads


def row(name: str, problems: list[Problem], seconds: float) -> Row:
    found = [timed(lambda asked=asked: ours(asked, seconds)) for asked in problems]
    times = sorted(spent for spent, _ in found)
    answers = [answer for _, answer in found]
    figures = Row(
        question=name,
        deals=len(problems),
        median=median(times),
        p95=times[len(times) * 95 // 100],
        worst=times[-1],
        mean=fmean(times),
        made=answers.count(True),
        undecided=answers.count(None),
    )
    if _dds is None or problems[0].alliance != OPPOSITE:
        return figures
    theirs = [timed(lambda asked=asked: of_dds(asked)) for asked in problems]
    for asked, one, other in zip(problems, answers, theirs, strict=True):
        if one is not None and one != other[1]:
            raise AssertionError(f"the solvers differ: {asked}")
    others = sorted(spent for spent, _ in theirs)
    return Row(
        **{name: value for name, value in asdict(figures).items() if value is not None},
        dds_median=median(others),
        dds_p95=others[len(others) * 95 // 100],
        dds_mean=fmean(others),
        ratio_of_medians=figures.median / median(others),
        ratio_of_means=figures.mean / fmean(others),
    )


QUESTIONS = {
    "solo, at least 5": (LONE, 5, "longest"),
    "abundance, at least 9": (LONE, 9, "longest"),
    "abundance, at least 9, a long suit": (LONE, 9, "long"),
    "misère, none": (LONE, 0, "none"),
    "opposite partners, at least 8, trumps": (OPPOSITE, 8, "any"),
    "opposite partners, at least 8, no trump": (OPPOSITE, 8, "none"),
    "neighbours, at least 8, trumps": (ADJACENT, 8, "any"),
}


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=200)
    words.add_argument("--seconds", type=float, default=20.0)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    if _dds is not None:
        _dds.SetMaxThreads(1)
    if not asked.json:
        print(
            f"{'milliseconds a deal':42}{'median':>8}{'95 %':>8}{'worst':>8}{'mean':>8}{'made':>6}{'open':>5}", end=""
        )
        print(f"{'DDS median':>12}{'95 %':>8}{'mean':>8}{'ratio of medians':>18}{'of means':>10}")
    for name, (alliance, target, kind) in QUESTIONS.items():
        problems = [problem(number, alliance, target, kind) for number in range(1, asked.deals + 1)]
        made = row(name, problems, asked.seconds)
        if asked.json:
            print(json.dumps(asdict(made)), flush=True)
            continue
        print(f"{name:42}{made.median:8.3f}{made.p95:8.1f}{made.worst:8.0f}{made.mean:8.2f}", end="")
        print(f"{made.made:6}{made.undecided:5}", end="")
        if made.dds_median is not None:
            print(f"{made.dds_median:12.3f}{made.dds_p95:8.1f}{made.dds_mean:8.2f}", end="")
            print(f"{made.ratio_of_medians:18.2f}{made.ratio_of_means:10.2f}", end="")
        print(flush=True)


if __name__ == "__main__":
    main()
