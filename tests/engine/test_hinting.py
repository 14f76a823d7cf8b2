"""Hints: they do not peek, they wait, they play, and they win."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from croupier.bots import bot
from croupier.engine.catalog import variant
from croupier.engine.patience import hinting
from croupier.engine.patience.hinting import CLOSER, MOST_LOOKS, NODES, Reason, can_wait, suggest
from croupier.engine.patience.moves import DRAW
from croupier.engine.patience.position import PLAYER
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.sheet_text import read_text


def by_hints(position):
    """What the hint bot decides, and where that leads, until it has won or gives up."""
    player, seen = bot("hint", lambda n: 0), position.hidden()
    while not position.is_won:
        chosen = player.choose(position.observe(PLAYER, seen), position.rules, position.legal_moves())
        if not chosen:
            return
        for move in chosen:
            position = position.play(PLAYER, move)
            seen = tuple(map(min, seen, position.hidden()))
        yield chosen, position


def decisions(start, stock_left):
    """What the hint bot plays until the stock has so few cards left."""
    played = []
    for chosen, position in by_hints(start):
        played.append(chosen)
        if len(position.stock) <= stock_left:
            break
    return played


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_what_comes_after_the_twelfth_card_changes_nothing_before_it(seed):
    start = variant("whitehead").deal(f"seed:{seed}")
    later = random.Random(seed).sample(start.stock[12:], 12)
    other = start._replace(stock=start.stock[:12] + tuple(later))
    assert other.stock != start.stock
    left = len(start.stock) - 12
    assert decisions(start, left) == decisions(other, left)


@pytest.mark.parametrize("variant_id", ["whitehead", "agnes", "whitehead-original"])
def test_a_hint_follows_from_the_view_and_the_number(variant_id):
    position = variant(variant_id).deal("seed:8")
    shuffled = position._replace(stock=tuple(random.Random(1).sample(position.stock, len(position.stock))))
    for number in (0, 1):
        assert suggest(position.observe(), position.rules, number=number) == suggest(
            shuffled.observe(), shuffled.rules, number=number
        )


def test_hints_are_right_for_every_published_rule_set(published, wander):
    for seed in range(1):
        position = wander(published, seed, 10)
        hints = suggest(position.observe(), published)
        assert bool(hints.plans) == position.has_legal_moves
        for plan in hints.plans:
            after = position
            for move in plan.moves:
                after = after.play(PLAYER, move)


def test_cards_that_were_seen_are_not_imagined_elsewhere():
    start = variant("whitehead").deal("seed:8")
    turned = start.play(PLAYER, DRAW)
    seen = turned.hidden()
    remembered = start.observe(PLAYER, seen)
    assert remembered.seen[0].card == start.stock[0]
    assert suggest(remembered, start.rules).plans


def test_waiting_is_right_only_where_turning_takes_nothing_away(published_rules):
    waits = {name for name, rules in published_rules.items() if can_wait(rules)}
    assert "whitehead" in waits
    assert not waits & {"agnes", "klondike", "klondike-3", "spider", "canfield", "gypsy"}


def test_where_nothing_seems_to_win_a_hint_looks_farther_only_so_often(monkeypatch):
    looks = []

    def nothing_wins(positions, nodes):
        looks.append((len(positions), nodes))
        return [False] * len(positions)

    monkeypatch.setattr(hinting, "still_won", nothing_wins)
    position = variant("agnes").deal("seed:8")
    suggest(position.observe(), position.rules)
    (at_first, near), farther = looks
    assert at_first > MOST_LOOKS
    assert near == NODES
    assert farther == (MOST_LOOKS, NODES * CLOSER)


@pytest.mark.parametrize("variant_id", ["agnes", "canfield", "klondike", "spider", "gypsy"])
def test_where_waiting_is_wrong_a_plan_ends_with_what_leads_on(variant_id):
    def progress(position):
        return position.hidden(), position.foundations, position.waste, position.reserves

    start = variant(variant_id).deal("seed:1")
    for plan in suggest(start.observe(), start.rules).plans:
        before, after = start, start
        for move in plan.moves:
            assert progress(before) == progress(after)
            before, after = after, after.play(PLAYER, move)
        assert progress(before) != progress(after)


@pytest.mark.parametrize("seed", range(1, 6))
def test_whoever_follows_the_hints_does_not_go_round_in_circles(seed):
    assert len(list(islice(by_hints(variant("agnes").deal(f"seed:{seed}")), 50))) < 50


def test_with_an_empty_waste_it_turns():
    start = variant("whitehead").deal("seed:1")
    hints = suggest(start.observe(), start.rules)
    assert (hints.plans[0].moves, hints.plans[0].reason) == ((DRAW,), Reason.TURN)


ENDING = "Rules: whitehead\nFoundations: H-K C-J D-K S-J\nStock: QC\nWaste: KC\n: QS\n: KS\n" + ":\n" * 5


def test_with_one_card_unseen_it_is_exact():
    position = read_sheet(read_text(ENDING), lambda name: variant(name).rules).position
    hints = suggest(position.observe(), position.rules)
    assert hints.exact
    for move in hints.plans[0].moves:
        position = position.play(PLAYER, move)
    assert position.is_won


def test_the_hint_bot_wins_most_deals_without_peeking():
    starts = [variant("whitehead").deal(f"seed:{deal}") for deal in range(1, 101)]
    assert sum(end.is_won for start in starts for _, end in by_hints(start)) >= 84


def test_more_time_is_more_orders_for_every_plan():
    start = variant("agnes").deal("seed:1")
    time = iter([True, True, False])
    hints = suggest(start.observe(), start.rules, has_time=lambda: next(time))
    assert {plan.tried for plan in hints.plans} == {48}
