"""Automatic moves to the foundations."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from croupier.engine.catalog import rules_of, variant
from croupier.engine.notation import parse_move
from croupier.engine.patience.autoplay import Autoplay, autoplayed
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.sheet_text import read_text

SCENARIOS = {
    scenario["id"]: scenario["position"]
    for scenario in json.loads((Path(__file__).parents[1] / "data" / "patience_scenarios.json").read_text("utf-8"))
}


def read(text):
    return read_sheet(read_text(text), rules_of).position


def texts(position, which, seen=None):
    return [move.text for move in autoplayed(position, which, position.hidden() if seen is None else seen)]


def test_w42_a_card_that_is_still_wanted_as_a_landing_place_is_not_safe():
    position = read(SCENARIOS["W42"])
    assert "t7-f" in [move.text for move in position.legal_moves()]
    assert texts(position, Autoplay.SAFE) == []
    assert texts(position, Autoplay.ALL)[0] == "t7-f"


def test_w41_all_cards_open_is_no_reason_to_finish():
    start = variant("whitehead").deal("pysol:1")
    assert texts(start, Autoplay.FINISH) == []
    assert texts(start, Autoplay.FINISH, seen=(0,) * 8) == []


def test_aces_and_twos_are_safe():
    start = variant("whitehead").deal("pysol:1")
    assert texts(start, Autoplay.SAFE) == ["t6-f", "t7-f"]


ENDING = """Rules: whitehead
Foundations: H-K C-J D-K S-J
Stock: QC KC
Waste:
: QS
: KS
:
:
:
:
:
"""


def test_finish_turns_the_stock_and_wins():
    position = read(ENDING)
    line = texts(position, Autoplay.FINISH, seen=(0,) * 8)
    assert line == ["t1-f", "t2-f", "draw", "w-f", "draw", "w-f"]
    for move in line:
        position = position.play(1, parse_move(move))
    assert position.is_won


def test_finish_tells_nothing_of_two_unseen_cards():
    position = read(ENDING)
    other = read(ENDING.replace("QC KC", "KC QC"))
    assert texts(position, Autoplay.FINISH) == texts(other, Autoplay.FINISH) == []


def test_finish_knows_a_single_unseen_card():
    position = read(ENDING).play(1, parse_move("draw"))
    assert texts(position, Autoplay.FINISH)[-1] == "w-f"


def test_a_card_that_the_player_took_back_stays_until_it_is_moved():
    position = read(SCENARIOS["W07"])
    taken = position.play(1, parse_move("fH-t1"))
    assert texts(taken, Autoplay.ALL) == []
    moved = taken._replace(columns=((), *taken.columns[1:]), waste=())
    assert moved.held == taken.held
    there_and_back = taken.play(1, parse_move("t1-f")).play(1, parse_move("fH-t1"))
    assert there_and_back.held == taken.held


@pytest.mark.parametrize("which", list(Autoplay))
def test_what_is_appended_is_legal(published, wander, which):
    for seed in range(4):
        position = wander(published, seed, 30 * seed)
        for move in autoplayed(position, which, position.hidden()):
            position = position.play(1, move)
