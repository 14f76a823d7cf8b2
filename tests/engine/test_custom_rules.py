"""Rules that a client makes up: each is refused with every fault named, or plays as a game should."""

from __future__ import annotations

from collections import Counter

from croupier.engine.errors import IllegalMoveError, RulesError
from croupier.engine.patience.contradictions import faults_of
from croupier.engine.patience.dealing import pack_of
from croupier.engine.patience.loading import overlaid, overrides_between
from croupier.engine.patience.moves import DEAL_ROW, DRAW, REDEAL, Transfer
from croupier.engine.patience.piles import ANY_FOUNDATION, WASTE
from croupier.engine.patience.rules import (
    Accept,
    Autofill,
    Base,
    Build,
    Direction,
    Empty,
    Face,
    Limit,
    Order,
    Part,
    Rules,
    StockTarget,
    TakeBack,
    Unit,
    Wrap,
)
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_text import read_text, write_text
from hypothesis import given, settings
from hypothesis import strategies as st

OVERRIDES = st.fixed_dictionaries(
    {},
    optional={
        "packs": st.integers(0, 3),
        "suits": st.sampled_from(["CSHD", "CS", "HD", "S", "X"]),
        "ranks": st.integers(0, 14),
        "shape": st.lists(st.integers(0, 7), min_size=1, max_size=8),
        "deal.face": st.sampled_from(Face),
        "up": st.integers(0, 3),
        "order": st.sampled_from(Order),
        "initial_waste": st.integers(0, 2),
        "build": st.sampled_from(Build),
        "direction": st.sampled_from(Direction),
        "wrap": st.sampled_from(Wrap),
        "unit": st.sampled_from(Unit),
        "part": st.sampled_from(Part),
        "limit": st.sampled_from(Limit),
        "empty": st.sampled_from(Empty),
        "autofill": st.sampled_from(Autofill),
        "base": st.sampled_from(Base),
        "accept": st.sampled_from(Accept),
        "take_back": st.sampled_from(TakeBack),
        "target": st.sampled_from(StockTarget),
        "batch": st.integers(0, 3),
        "passes": st.integers(0, 3),
        "block_if_empty": st.booleans(),
        "piles": st.integers(0, 3),
        "reserve.cards": st.integers(0, 4),
        "reserve.face": st.sampled_from(Face),
        "count": st.integers(0, 4),
        "filled": st.integers(0, 2),
    },
)


def rules_or_faults(overrides):
    """The rules, or the faults that they are refused with."""
    plain = {key: value.value if hasattr(value, "value") else value for key, value in overrides.items()}
    try:
        return overlaid(Rules(), plain)
    except RulesError as error:
        return error.faults


def cards_of(position):
    up = [card for wants, n in zip(position.table.wants, position.foundations, strict=True) for card in wants[:n]]
    return Counter([*position.cards(), *up])


def playable(position):
    table = position.table
    piles = (*table.columns, *table.reserves, *table.cells, *table.foundations)
    longest = max(map(len, position.columns))
    transfers = (
        Transfer(source, target, count)
        for source in (WASTE, *piles)
        for target in (ANY_FOUNDATION, *table.columns, *table.cells)
        for count in range(1, longest + 2)
    )
    for move in (*transfers, DRAW, REDEAL, DEAL_ROW):
        try:
            position.play(1, move)
        except IllegalMoveError:
            continue
        yield move


@given(overrides=OVERRIDES, seed=st.integers(0, 1 << 32), moves=st.integers(0, 40))
@settings(max_examples=300, deadline=None)
def test_rules_are_refused_with_their_faults_or_play_as_a_game_should(wander, overrides, seed, moves):
    rules = rules_or_faults(overrides)
    if not isinstance(rules, Rules):
        assert rules
        assert all(": " in fault for fault in rules)
        return
    assert faults_of(rules) == []
    assert overlaid(Rules(), overrides_between(Rules(), rules)) == rules
    position = wander(rules, seed, moves)
    assert cards_of(position) == Counter(pack_of(rules))
    legal = position.legal_moves()
    assert set(legal) == set(playable(position))
    assert len(legal) == len(set(legal))
    sheet = position_sheet(position, "default", Rules())
    assert read_sheet(read_text(write_text(sheet)), lambda _: rules).position == position
    view = position.observe()
    assert sum(pile.face_down + len(pile.cards) for pile in view.piles) == rules.cards
