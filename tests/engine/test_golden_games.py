"""Each variant has a deal, counts of move sequences and a game to its end, written down once: they must not change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from croupier.engine.catalog import patiences, rules_of, variant
from croupier.engine.notation import parse_move
from croupier.engine.patience.layout import layout_of
from croupier.engine.patience.packing import pack_position, pack_rules
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.patience.solving import uses_kernel
from croupier.engine.perft import perft

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden_games.json").read_text("utf-8"))
DEEP = 4
PLAIN = 3
"""How deep the engine counts in a test; the kernel counts one move deeper."""


def test_every_variant_has_a_golden_game_and_no_other():
    assert set(GOLDEN) == {each.id for each in patiences()}


@pytest.fixture(params=sorted(GOLDEN))
def game(request):
    return request.param, GOLDEN[request.param]


def text_of(variant_id, position):
    return write_text(position_sheet(position, variant_id, rules_of(variant_id)))


def test_the_deal_lies_as_it_lay(game):
    variant_id, golden = game
    assert text_of(variant_id, variant(variant_id).deal(golden["deal"])) == golden["start"]


def test_the_moves_lead_where_they_led(game):
    variant_id, golden = game
    position = read_sheet(read_text(golden["start"]), rules_of).position
    for move in golden["moves"].split():
        position = position.play(1, parse_move(move))
    assert text_of(variant_id, position) == golden["end"]
    assert position.result == golden["result"]


def test_there_are_as_many_ways_to_go_on_as_there_were(game):
    variant_id, golden = game
    start = variant(variant_id).deal(golden["deal"])
    assert [perft(start, depth) for depth in range(1, PLAIN + 1)] == golden["perft"][:PLAIN]


@pytest.mark.skipif(not uses_kernel(), reason="there is no native kernel here")
def test_the_kernel_counts_as_many(game):
    from croupier.engine import _kernel

    variant_id, golden = game
    rules, start = pack_rules(rules_of(variant_id)), pack_position(variant(variant_id).deal(golden["deal"]))
    assert [_kernel.perft(rules, start, depth) for depth in range(1, DEEP + 1)] == golden["perft"]


def test_every_pile_has_a_place_and_none_lies_on_another(game):
    variant_id, _ = game
    layout = layout_of(rules_of(variant_id))
    piles = [pile.pile for pile in variant(variant_id).deal("seed:1").observe().piles]
    assert [place.pile for place in layout.places] == piles
    corners = [(place.x, place.y) for place in layout.places]
    for at, (x, y) in enumerate(corners):
        assert 0 <= x <= layout.width - 1
        assert all(abs(x - other_x) >= 1 or abs(y - other_y) >= 1 for other_x, other_y in corners[:at])
