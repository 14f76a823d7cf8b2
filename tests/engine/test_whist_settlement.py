"""Who pays whom: every example of the rule text, and each way to settle."""

from __future__ import annotations

from fractions import Fraction

import pytest
from croupier.engine.catalog import whist
from croupier.engine.whist.ladder import ladder_for
from croupier.engine.whist.options import with_options
from croupier.engine.whist.settlement import Ruled, settled, settled_general

SOLO = whist("solo-whist").rules
WIEZEN = whist("wiezen").rules
BOSTON = whist("boston").rules
PER_TRICK = with_options(SOLO, {"overtricks": "per_trick"})


def units(rules, contract_id, declarers, taken, **more):
    """What each seat gets when the declarers have taken so many tricks; the first defender took all others."""
    contract = next(contract for contract in rules.contracts if contract.id == contract_id)
    tricks = [0, 0, 0, 0]
    tricks[declarers[0] - 1] = taken
    other = next(seat for seat in (1, 2, 3, 4) if seat not in declarers)
    tricks[other - 1] = contract.tricks - taken
    end = settled(rules, contract, declarers=declarers, tricks=tuple(tricks), **more)
    assert sum(end.units) + end.pool == 0
    return end.units


N, E, S, W = 1, 2, 3, 4

EXAMPLES = [
    *((SOLO, "solo", (N,), taken, (9, -3, -3, -3)) for taken in range(5, 14)),
    *((SOLO, "solo", (N,), taken, (-9, 3, 3, 3)) for taken in range(5)),
    (SOLO, "misere", (E,), 0, (-3, 9, -3, -3)),
    (SOLO, "misere", (E,), 1, (3, -9, 3, 3)),
    (SOLO, "prop_cop", (N, S), 8, (2, -2, 2, -2)),
    (SOLO, "prop_cop", (N, E), 13, (2, 2, -2, -2)),
    (SOLO, "prop_cop", (N, E), 7, (-2, -2, 2, 2)),
    (SOLO, "abundance", (W,), 9, (-5, -5, -5, 15)),
    (SOLO, "royal_abundance", (W,), 10, (-5, -5, -5, 15)),
    (SOLO, "spread_misere", (N,), 0, (18, -6, -6, -6)),
    (SOLO, "spread_misere", (N,), 3, (-18, 6, 6, 6)),
    (SOLO, "slam", (N,), 13, (24, -8, -8, -8)),
    (SOLO, "slam", (N,), 12, (-24, 8, 8, 8)),
    (PER_TRICK, "solo", (N,), 7, (15, -5, -5, -5)),
    (PER_TRICK, "solo", (N,), 3, (-15, 5, 5, 5)),
    (PER_TRICK, "prop_cop", (N, S), 10, (6, -6, 6, -6)),
    (PER_TRICK, "misere", (N,), 4, (-9, 3, 3, 3)),
    (PER_TRICK, "slam", (N,), 5, (-24, 8, 8, 8)),
]


@pytest.mark.parametrize(("rules", "contract", "declarers", "taken", "expected"), EXAMPLES)
def test_the_examples_of_the_rule_text(rules, contract, declarers, taken, expected):
    assert units(rules, contract, declarers, taken) == expected


def test_in_the_club_each_partner_settles_with_one_defender():
    club = whist("solo-whist-club").rules
    assert units(club, "prop_cop", (N, S), 8) == (1, -1, 1, -1)
    assert units(club, "solo", (N,), 5) == (3, -1, -1, -1)
    assert units(club, "slam", (N,), 13) == (18, -6, -6, -6)


def test_all_thirteen_tricks_have_a_price_of_their_own_at_wiezen():
    assert units(WIEZEN, "vragen_meegaan", (N, E), 12) == (6, 6, -6, -6)
    assert units(WIEZEN, "vragen_meegaan", (N, E), 13) == (15, 15, -15, -15)
    assert units(WIEZEN, "vragen_meegaan", (N, E), 6) == (-5, -5, 5, 5)
    assert units(WIEZEN, "troel", (N, E), 10) == (8, 8, -8, -8)
    assert units(WIEZEN, "alleen", (N,), 13) == (60, -20, -20, -20)


def test_each_holder_of_a_misere_settles_with_all_three_others():
    contract = next(each for each in WIEZEN.contracts if each.id == "miserie")
    end = settled(WIEZEN, contract, declarers=(N, E), tricks=(0, 2, 5, 6))
    assert end.units == (45 + 15, -45 - 15, 0, 0)
    assert (end.made, end.lost) == ((N,), (E,))


def test_a_table_says_what_each_missing_trick_costs_at_boston():
    assert units(BOSTON, "six", (N,), 6) == (45, -15, -15, -15)
    assert units(BOSTON, "six", (N,), 5) == (-45, 15, 15, 15)
    assert units(BOSTON, "six", (N,), 0) == (-195, 65, 65, 65)


def test_from_seven_on_the_pool_is_won_or_doubled():
    assert units(BOSTON, "six", (N,), 6, pool=40) == (45, -15, -15, -15)
    assert units(BOSTON, "seven", (N,), 7, pool=40) == (60 + 40, -20, -20, -20)
    assert units(BOSTON, "seven", (N,), 6, pool=40) == (-60 - 40, 20, 20, 20)
    assert units(BOSTON, "little_misere", (N,), 0, pool=10) == (60 + 10, -20, -20, -20)


def test_a_pool_is_not_doubled_beyond_its_limit():
    assert units(BOSTON, "seven", (N,), 6, pool=200) == (-60 - 50, 20, 20, 20)
    assert units(BOSTON, "seven", (N,), 6, pool=250) == (-60, 20, 20, 20)
    assert units(BOSTON, "seven", (N,), 6, pool=260) == (-60, 20, 20, 20)


def test_a_hand_after_abandoned_ones_is_paid_as_often_but_the_pool_is_not():
    assert units(SOLO, "solo", (N,), 5, factor=4) == (36, -12, -12, -12)
    assert units(BOSTON, "seven", (N,), 7, factor=2, pool=40) == (120 + 40, -40, -40, -40)


def test_what_a_revoke_decides_is_paid_plainly():
    assert units(PER_TRICK, "solo", (N,), 9, ruled=(Ruled.LOST,)) == (-9, 3, 3, 3)
    assert units(PER_TRICK, "solo", (N,), 1, ruled=(Ruled.MADE,)) == (9, -3, -3, -3)
    assert units(BOSTON, "six", (N,), 0, ruled=(Ruled.LOST,)) == (-45, 15, 15, 15)


def test_revokes_move_tricks_before_anything_is_paid():
    assert units(SOLO, "solo", (N,), 6, moved=-3) == (-9, 3, 3, 3)
    assert units(SOLO, "solo", (N,), 3, moved=3) == (9, -3, -3, -3)


def test_a_general_misere_costs_whoever_took_most_tricks_alone():
    assert settled_general(BOSTON, tricks=(5, 4, 3, 1), last=2).units == (-30, 10, 10, 10)
    assert settled_general(BOSTON, tricks=(5, 5, 3, 0), last=2).units == (0, 0, 0, 0)
    last = with_options(SOLO, {"all_pass": "general_misere_last_trick"})
    assert settled_general(last, tricks=(5, 4, 3, 1), last=2, factor=2).units == (2, -6, 2, 2)


def test_the_stake_is_an_exact_fraction():
    tenth = with_options(SOLO, {"stake_factor": "1/10"})
    assert ladder_for(tenth).stake * 9 == Fraction(9, 10)
