"""Situations that programs get wrong, each with what the rules say; the data names the mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from croupier.engine.cards import Card
from croupier.engine.catalog import rules_of, variant
from croupier.engine.errors import IllegalMoveError, Reason, UnknownVariantError
from croupier.engine.notation import parse_move
from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.sheet_text import read_text

SCENARIOS = [
    scenario
    for scenario in json.loads((Path(__file__).parents[1] / "data" / "patience_scenarios.json").read_text("utf-8"))
    if scenario["position"]
]
BY_ID = {scenario["id"]: scenario for scenario in SCENARIOS}


@pytest.fixture
def read(published_rules):
    def find(variant_id):
        try:
            return rules_of(variant_id)
        except UnknownVariantError:
            return published_rules[variant_id]

    def position(text, variant_id=None):
        return read_sheet(read_text(text), find, variant_id).position

    return position


def judged(position, move):
    try:
        return "legal", position.play(1, parse_move(move))
    except IllegalMoveError:
        return "illegal", position


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['id']} {scenario['title']}")
def test_scenario(scenario, read):
    position = read(scenario["position"])
    for step in scenario["steps"]:
        verdict, after = judged(position, step["move"])
        assert verdict == step["expect"], (step["move"], step["result"])
        if scenario["steps_are"].startswith("played on"):
            position = after


def reason_of(position, move):
    with pytest.raises(IllegalMoveError) as caught:
        position.play(1, parse_move(move))
    return caught.value.reason


@pytest.mark.parametrize(
    ("scenario", "move", "reason"),
    [
        ("W01", "t1-t2x3", Reason.UNIT_MIXES_SUITS),
        ("W01", "t1-t2x2", Reason.WRONG_RANK),
        ("W03", "t2-t1", Reason.WRONG_COLOR),
        ("W10", "t1-fx2", Reason.NOT_AT_END),
        ("W10", "t1-f", Reason.FOUNDATION_WANTS_CARD),
        ("W12", "t3-f", Reason.FOUNDATION_WANTS_CARD),
        ("W16", "t1-t7x2", Reason.CARD_FACE_DOWN),
        ("W23", "redeal", Reason.NO_REDEAL),
    ],
)
def test_the_reason_is_the_rule_that_is_broken(scenario, move, reason, read):
    assert reason_of(read(BY_ID[scenario]["position"]), move) is reason


def test_w01_colour_runs_may_move_where_suit_runs_may_not(read):
    position = read(BY_ID["W01"]["position"], "whitehead-colour-runs")
    assert judged(position, "t1-t2x3")[0] == "legal"
    assert judged(position, "t3-t4x2")[0] == "legal"


def test_w07_foundations_that_keep_their_cards_keep_them(read):
    position = read(BY_ID["W07"]["position"], "whitehead-no-return")
    assert reason_of(position, "fH-t1") is Reason.FOUNDATION_KEEPS


def test_w08_an_ace_does_not_go_from_foundation_to_foundation(read):
    position = read(BY_ID["W07"]["position"])
    assert reason_of(position, "fH-f") is Reason.SAME_PILE
    assert reason_of(position, "fH-fS") is Reason.SAME_PILE


def test_w15_no_king_goes_on_an_ace_when_the_base_is_the_ace():
    wrapped = variant("whitehead-original")
    deck = list(wrapped.deck("seed:1"))
    for at, card in ((28, Card.AS), (27, Card.AD), (26, Card.KD)):
        where = deck.index(card)
        deck[at], deck[where] = deck[where], deck[at]
    from croupier.engine.patience.dealing import deal

    position = deal(wrapped.rules, deck)
    assert position.base == 1
    assert (position.columns[0][-1], position.columns[1][-1]) == (Card.AD, Card.KD)
    assert reason_of(position, "t2-t1") is Reason.WRONG_RANK


def test_w19_supermoves_count_free_cells_and_other_empty_columns(published_rules):
    text = """Rules: freecell
Foundations: H-0 C-0 D-0 S-0
Freecells: KC KS - -
: 9C 8D 7C 6D 5C 4D 3C
: 8C 7D 6C 5D 4C 3D 2C
:
: TH QC QS AC AS AD AH
: QH JC JS TC TS 9D 9H
: QD 8S 8H 7S 7H 6S 6H 5S
: KH KD JH JD 9S
: 5H 4S 4H 3S 3H 2S 2H 2D TD
"""
    position = read_sheet(read_text(text), lambda name: published_rules[name]).position
    # Two cells and one empty column: (2 + 1) × 2 to a column with cards, 2 + 1 to the empty one.
    assert judged(position, "t1-t7x6")[0] == "legal"
    assert reason_of(position, "t1-t8x7") is Reason.UNIT_TOO_LONG
    assert judged(position, "t1-t3x3")[0] == "legal"
    assert reason_of(position, "t1-t3x4") is Reason.UNIT_TOO_LONG


def test_w19_units_of_whitehead_have_no_limit(read):
    text = """Rules: whitehead
Foundations: H-0 C-0 D-0 S-0
Stock: AC AH AD AS 2H 2D 2C 3C 3H 3D 4C 4H 4D 5C 5H 5D 6C 6H 6D 7C 7H 7D 8C 8H 8D TH
Waste:
: 9S 8S 7S 6S 5S 4S 3S 2S
: TC
: 9C JC JD
: TD TS 9H
: QC QD QS 9D
: KC KD KS
: JS JH QH KH
"""
    assert judged(read(text), "t1-t2x8")[0] == "legal"


def test_w21_a_draw_of_three_turns_what_is_left(published_rules):
    klondike = published_rules["klondike-3"]
    from croupier.engine.patience.dealing import deal, pack_of

    position = deal(klondike, pack_of(klondike))
    while len(position.stock) > 3:
        position = position.play(1, parse_move("draw"))
    left = position.stock[:2]
    position = position._replace(stock=left, waste=position.waste + position.stock[2:])
    after = position.play(1, parse_move("draw"))
    assert after.stock == ()
    assert after.waste[-2:] == left


def test_w24_three_passes_are_two_redeals(published_rules):
    from croupier.engine.patience.dealing import deal, pack_of

    rules = overlaid(published_rules["klondike-3"], {"passes": 3})
    position = deal(rules, pack_of(rules))
    for _ in range(2):
        while position.stock:
            position = position.play(1, parse_move("draw"))
        position = position.play(1, parse_move("redeal"))
    while position.stock:
        position = position.play(1, parse_move("draw"))
    assert reason_of(position, "redeal") is Reason.NO_REDEAL
    assert "redeal" not in [move.text for move in position.legal_moves()]
    assert position.redeals_left == 0


def test_w26_a_card_in_the_stock_is_never_moved(read):
    assert reason_of(variant("whitehead").deal("pysol:1"), "s-t1") is Reason.NOT_A_SOURCE


def test_w37_a_card_to_take_back_is_a_move_and_wins(read):
    position = read(BY_ID["W37"]["position"])
    assert [move.text for move in position.legal_moves()] == ["fS-t2"]
    line = BY_ID["W37"]["note"].split("moves): ")[1].split(". With")[0]
    for move in line.split():
        position = position.play(1, parse_move(move))
    assert position.is_won
    assert read(BY_ID["W37"]["position"], "whitehead-no-return").result == "stuck"


def test_w40_a_card_on_the_waste_is_not_won_yet(read):
    text = "Rules: whitehead\nFoundations: H-K C-K D-K S-Q\nStock:\nWaste: KS\n" + ":\n" * 7
    position = read(text)
    assert position.outcome() is None
    won = position.play(1, parse_move("w-f"))
    assert won.outcome() is not None
    assert won.legal_moves() == []
    assert won.to_act == frozenset()
    assert reason_of(won, "fS-t1") is Reason.GAME_OVER
