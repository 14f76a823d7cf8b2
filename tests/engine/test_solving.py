"""What the solver answers: verdicts, lines, limits and cancellation."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from croupier.engine.cards import Card
from croupier.engine.catalog import variant
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.position import Position
from croupier.engine.patience.reference import solve_plainly
from croupier.engine.patience.rules import (
    Base,
    DealRules,
    FoundationRules,
    PackRules,
    Rules,
    StockRules,
    StockTarget,
    TableauRules,
    TakeBack,
    Unit,
    Wrap,
)
from croupier.engine.patience.solving import (
    Limits,
    Solved,
    Statistics,
    Unknown,
    Unsolvable,
    Why,
    solve,
    still_won,
    uses_kernel,
)

WHITEHEAD = variant("whitehead").rules


def without_take_back(rules: Rules) -> Rules:
    return replace(rules, foundation=replace(rules.foundation, take_back=TakeBack.NEVER))


def shuffled(rules: Rules, dice: random.Random) -> Position:
    deck = list(pack_of(rules))
    dice.shuffle(deck)
    return deal(rules, deck)


def laid_out(rules: Rules, up: Sequence[int], columns: Sequence[str]) -> Position:
    """A position with nothing in stock and waste; columns bottom to top."""
    start = deal(rules, pack_of(rules))
    cards = tuple(tuple(Card.parse(text) for text in column.split()) for column in columns)
    return start._replace(columns=cards, foundations=tuple(up), stock=(), waste=())


# C, S, H, D, as the foundations stand.
ONLY_A_RETURN_WINS = (
    (5, 8, 11, 13),
    ("6C 7C", "9C", "9S JS", "8C JC", "TS QS KS", "TC QC KC", "QH KH"),
)
EAGER_PLAY_LOSES = (
    (8, 9, 7, 9),
    ("KH", "TC JS", "QC 9C QH QS JH", "KS", "TH JD 8H TS 9H", "KC QD KD", "JC TD"),
)


def test_a_card_taken_back_can_be_the_only_way_to_win() -> None:
    position = laid_out(WHITEHEAD, *ONLY_A_RETURN_WINS)
    assert isinstance(solve(position), Solved)
    kept = laid_out(without_take_back(WHITEHEAD), *ONLY_A_RETURN_WINS)
    assert isinstance(solve(kept), Unsolvable)


def test_a_card_that_is_nearly_safe_does_not_go_up() -> None:
    assert isinstance(solve(laid_out(without_take_back(WHITEHEAD), *EAGER_PLAY_LOSES)), Solved)


def test_a_won_position_is_solved_by_no_moves() -> None:
    won = laid_out(WHITEHEAD, (13, 13, 13, 13), ("",) * 7)
    verdict = solve(won)
    assert isinstance(verdict, Solved)
    assert verdict.line == ()


def test_a_position_of_a_running_game_is_judged_as_it_stands() -> None:
    position = variant("whitehead").deal("seed:3")
    verdict = solve(position)
    assert isinstance(verdict, Solved)
    for at, move in enumerate(verdict.line):
        if at % 25 == 0:
            assert isinstance(solve(position), Solved)
        position = position.play(1, move)


def test_a_search_stops_at_its_nodes() -> None:
    verdict = solve(variant("agnes").deal("seed:2"), limits=Limits(nodes=3))
    assert isinstance(verdict, Unknown)
    assert verdict.why is Why.NODES


def hard_rules() -> Rules:
    """A game too large to be searched through."""
    return Rules(
        deal=DealRules(shape=(5,) * 8),
        tableau=TableauRules(unit=Unit.FREE),
        stock=StockRules(passes=3),
    )


def test_a_search_stops_at_its_memory() -> None:
    rules = replace(hard_rules(), tableau=replace(hard_rules().tableau, unit=Unit.NONE))
    dice = random.Random(1)
    whys = set()
    for _ in range(4):
        verdict = solve(shuffled(rules, dice), limits=Limits(memory=300_000, seconds=20))
        if isinstance(verdict, Unknown):
            whys.add(verdict.why)
    assert whys == {Why.MEMORY}


def test_a_cancelled_search_says_so() -> None:
    dice = random.Random(2)
    asked = []

    def cancel() -> bool:
        asked.append(1)
        return True

    verdicts = [solve(shuffled(hard_rules(), dice), cancelled=cancel) for _ in range(6)]
    unknown = [verdict for verdict in verdicts if isinstance(verdict, Unknown)]
    assert unknown
    assert asked
    assert {verdict.why for verdict in unknown} == {Why.CANCELLED}


def test_a_running_search_tells_how_far_it_is() -> None:
    dice = random.Random(2)
    told: list[Statistics] = []
    for _ in range(6):
        solve(shuffled(hard_rules(), dice), limits=Limits(seconds=0.2), progress=told.append)
    assert told
    assert all(later.nodes > 0 for later in told)


def test_an_error_of_the_progress_callback_reaches_the_caller() -> None:
    def fail(now: Statistics) -> None:
        raise LookupError(now)

    def search() -> None:
        dice = random.Random(2)
        for _ in range(10):
            solve(shuffled(hard_rules(), dice), limits=Limits(seconds=5), progress=fail)

    with pytest.raises(LookupError):
        search()


def test_a_quick_look_finds_most_wins() -> None:
    whitehead = variant("whitehead-no-return")
    starts = [whitehead.deal(f"seed:{number}") for number in range(1, 41)]
    won = still_won(starts, 1000)
    solvable = [isinstance(solve(start), Solved) for start in starts]
    assert all(exact for quick, exact in zip(won, solvable, strict=True) if quick)
    if uses_kernel():
        assert sum(won) >= 0.9 * sum(solvable)


def test_a_quick_look_that_finds_nothing_is_no_proof() -> None:
    look = Limits(nodes=2, exhaustive=False)
    assert isinstance(solve(variant("whitehead-no-return").deal("seed:4"), limits=look), Unknown)


SMALL = {
    "suit units": Rules(pack=PackRules(ranks=5), deal=DealRules(shape=(2, 3, 4))),
    "one card": Rules(pack=PackRules(ranks=5), deal=DealRules(shape=(3, 3, 3)), tableau=TableauRules(unit=Unit.NONE)),
    "colour units": Rules(pack=PackRules(ranks=5), deal=DealRules(shape=(4, 4)), tableau=TableauRules(unit=Unit.COLOR)),
    "round the corner": Rules(
        pack=PackRules(ranks=5),
        deal=DealRules(shape=(2, 3, 4)),
        tableau=TableauRules(wrap=Wrap.UNLESS_BASE_ACE),
        foundation=FoundationRules(base=Base.FIRST_DEALT),
    ),
    "rows": Rules(
        pack=PackRules(ranks=5),
        deal=DealRules(shape=(2, 3, 4)),
        tableau=TableauRules(wrap=Wrap.UNLESS_BASE_ACE),
        foundation=FoundationRules(base=Base.FIRST_DEALT),
        stock=StockRules(target=StockTarget.TABLEAU),
    ),
    "a second pass": Rules(pack=PackRules(ranks=4), deal=DealRules(shape=(3, 4)), stock=StockRules(passes=2, batch=2)),
}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("take_back", list(TakeBack))
def test_the_kernel_and_the_reference_solver_agree(name: str, take_back: TakeBack) -> None:
    rules = SMALL[name]
    rules = replace(rules, foundation=replace(rules.foundation, take_back=take_back))
    dice = random.Random(f"{name} {take_back}")
    judged = 0
    for _ in range(17):
        position = shuffled(rules, dice)
        plain = solve_plainly(position, limits=Limits(nodes=6000, seconds=100))
        if isinstance(plain, Unknown):
            continue
        judged += 1
        assert type(solve(position)) is type(plain), position
    assert judged >= 5


def test_the_reference_solver_keeps_its_limits() -> None:
    position = variant("whitehead").deal("seed:5")
    cut = solve_plainly(position, limits=Limits(nodes=50))
    assert isinstance(cut, Unknown)
    assert cut.why is Why.NODES
    assert cut.statistics.nodes == 50
    late = solve_plainly(position, limits=Limits(seconds=0.01))
    assert isinstance(late, Unknown)
    assert late.why is Why.SECONDS
    stopped = solve_plainly(position, cancelled=lambda: True)
    assert isinstance(stopped, Unknown)
    assert stopped.why is Why.CANCELLED
    tight = solve_plainly(position, limits=Limits(memory=10_000))
    assert isinstance(tight, Unknown)
    assert tight.why is Why.MEMORY


@pytest.mark.skipif(not uses_kernel(), reason="only the kernel tells its best way")
@pytest.mark.parametrize("variant_id", ["whitehead", "whitehead-single", "agnes", "klondike-3", "freecell"])
def test_the_best_way_so_far_can_be_played(variant_id: str) -> None:
    start = variant(variant_id).deal("seed:13")
    told: list[Statistics] = []
    solve(start, limits=Limits(seconds=0.4), progress=told.append)
    for statistics in told:
        position = start
        for move in statistics.best:
            position = position.play(1, move)
