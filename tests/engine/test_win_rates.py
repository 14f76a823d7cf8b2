"""How often a game can be won: the figures in its file are the deals that were tried, one letter each."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from croupier.engine.catalog import patience, patiences
from croupier.engine.evidence import WinRate
from croupier.engine.patience.solving import solve, uses_kernel
from croupier.engine.patience.verdict import Limits, Solved, Unsolvable
from croupier.texts.rulebook import rulebook

SURVEYS = Path(__file__).parents[1] / "data" / "surveys"
SURVEYED = [each for each in patiences() if each.win_rate is not None]
WHITEHEADS = ("whitehead", "whitehead-colour-runs", "whitehead-single", "whitehead-no-return", "whitehead-original")


def letters_of(variant):
    """S for a deal that was won, U for one proven lost, ? for one left open: from seed:1 on."""
    return (SURVEYS / f"{variant.id}.txt").read_text("ascii").replace("\n", "")


@pytest.mark.parametrize("variant", SURVEYED, ids=lambda variant: variant.id)
def test_the_published_counts_are_those_of_the_deals(variant):
    letters = letters_of(variant)
    assert variant.win_rate == WinRate(letters.count("S"), letters.count("U"), letters.count("?"))


def test_every_whitehead_is_surveyed_by_thousands():
    assert all(patience(game).win_rate.deals >= 5_000 for game in (*WHITEHEADS, "agnes"))
    assert patience("whitehead").win_rate.deals >= 20_000


def test_nearly_every_whitehead_deal_is_decided():
    rate = patience("whitehead").win_rate
    assert rate.open <= rate.deals // 1_000
    low, high = rate.interval
    assert high - low < 0.01


@pytest.mark.skipif(not uses_kernel(), reason="without the native kernel these take too long")
@pytest.mark.parametrize("variant", SURVEYED, ids=lambda variant: variant.id)
def test_a_deal_is_decided_as_it_was_or_not_at_all(variant):
    letters = letters_of(variant)
    for seed in random.Random(variant.id).sample(range(1, len(letters) + 1), 40):
        verdict = solve(variant.deal(f"seed:{seed}"), limits=Limits(nodes=50_000, seconds=600))
        said = {Solved: "S", Unsolvable: "U"}.get(type(verdict), "?")
        assert "?" in (said, letters[seed - 1]) or said == letters[seed - 1], f"seed:{seed}"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_rules_text_tells_the_rate_where_one_is_known(language):
    def told(game):
        return rulebook(patience(game), language).markdown()

    assert {"en": "18,087", "de": "18.087", "ru": "18\xa0087"}[language] in told("whitehead")
    assert "95" not in told("gypsy")
