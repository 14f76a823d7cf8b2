"""Each variant's easy and hard deals, one that can be won and one that cannot: as far as the solver decides them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from croupier.engine.catalog import patience, patiences
from croupier.engine.patience.solving import solve, uses_kernel
from croupier.engine.patience.verdict import Limits, Solved, Unsolvable

GRADED = json.loads((Path(__file__).parents[1] / "data" / "graded_deals.json").read_text("utf-8"))
DEALS = [(game, grade) for game, grades in GRADED.items() for grade in grades]

pytestmark = pytest.mark.skipif(not uses_kernel(), reason="without the native kernel these take too long")


def verdict_of(game, grade, room=1):
    """The verdict within `room` times the nodes that it once took."""
    graded = GRADED[game][grade]
    return solve(patience(game).deal(graded["deal"]), limits=Limits(nodes=graded["nodes"] * room, seconds=600))


def test_every_variant_has_graded_deals_and_no_other():
    assert set(GRADED) == {each.id for each in patiences()}
    assert all(set(grades) <= {"easy", "hard", "solvable", "unsolvable"} for grades in GRADED.values())


@pytest.mark.parametrize(("game", "grade"), DEALS)
def test_the_solver_decides_them_as_it_did_with_at_most_twice_the_work(game, grade):
    wanted = Unsolvable if grade == "unsolvable" else Solved
    assert isinstance(verdict_of(game, grade, room=2), wanted)


def test_hard_deals_are_harder_than_easy_ones():
    for grades in GRADED.values():
        if "hard" in grades:
            assert grades["easy"]["nodes"] <= grades["solvable"]["nodes"] <= grades["hard"]["nodes"]
