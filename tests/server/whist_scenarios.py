"""Hands of whist in which something particular has happened, found by chance from the rules."""

from __future__ import annotations

import random
from dataclasses import dataclass

from croupier.engine.cards import Card
from croupier.engine.catalog import whist
from croupier.engine.shuffle import new_pack, shuffled
from croupier.engine.whist.loading import overlaid
from croupier.engine.whist.moves import Call, Play
from croupier.engine.whist.options import with_options
from croupier.engine.whist.position import opened

from ..engine.whist_table import choice

DEALER = 4


@dataclass(frozen=True)
class Scenario:
    """A kind of hand: rules, and what must have happened in it."""

    variant: str
    options: dict[str, str]
    contract: str = ""
    sign: str = ""

    @property
    def rules(self):
        rules = with_options(whist(self.variant).rules, self.options)
        return overlaid(rules, {"deal.first_dealer": "seat", "deal.first_seat": DEALER})


SCENARIOS = {
    "solo": Scenario("solo-whist", {}, contract="solo"),
    "prop and cop, turn-up lies": Scenario("solo-whist", {"turn_up_pickup": "after_first_trick"}, contract="prop_cop"),
    "spread, shown after a trick": Scenario("solo-whist", {}, contract="spread_misere"),
    "spread, shown after a lead": Scenario("solo-whist", {"spread_exposure": "after_first_lead"}, "spread_misere"),
    "spread, shown at once": Scenario("solo-whist", {"spread_exposure": "before_first_lead"}, "spread_misere"),
    "trump named later": Scenario("solo-whist", {"abundance_may_use_turn_up": "true"}, contract="abundance"),
    "trump named with the bid": Scenario("solo-whist", {"trump_naming": "with_bid"}, "slam", sign="abundance:"),
    "revokes that lose": Scenario(
        "solo-whist", {"revoke": "lose_hand", "stop_when_decided": "never"}, contract="solo", sign="revoke:"
    ),
    "revokes that cost tricks": Scenario(
        "solo-whist", {"revoke": "three_tricks", "stop_when_decided": "never"}, contract="prop_cop", sign="revoke:"
    ),
    "discards": Scenario("boston", {}, contract="little_misere", sign="discard:"),
    "a pair that the deal makes": Scenario("wiezen", {}, contract="troel"),
    "general misère": Scenario("solo-whist", {"all_pass": "general_misere_most_tricks"}, contract="general_misere"),
}


@dataclass(frozen=True)
class Hand:
    """A deck, and the moves made with it."""

    deck: tuple[Card, ...]
    moves: tuple[tuple[int, object], ...]


def dealt(rules, deck):
    start = opened(rules)
    return start.dealt((*deck, *new_pack()) if start.packs_awaited == 2 else deck)


def after(rules, hand):
    """The position after a hand's moves."""
    position = dealt(rules, hand.deck)
    for seat, move in hand.moves:
        position = position.play(seat, move)
    return position


def played_by_chance(scenario, seed):
    """A hand until it is settled."""
    rules, chance = scenario.rules, random.Random(seed)
    deck = shuffled(new_pack(), chance.randrange)
    position, moves = dealt(rules, deck), []
    while not position.awaits_deal and position.outcome() is None:
        seat = chance.choice(sorted(position.to_act))
        if scenario.contract == "general_misere" and position.the_hand.contract is None:
            move = Call("pass")
        else:
            move = sensible(position, seat, chance) or choice(position, seat, chance)
        moves.append((seat, move))
        position = position.play(seat, move)
    return Hand(tuple(deck), tuple(moves)), position


def sensible(position, seat, chance):
    """Mostly follow suit, and seldom claim a revoke, where the rules would let one do otherwise; None: anything."""
    plays = [move for move in position.legal_moves(seat) if isinstance(move, Play)]
    if not position.ladder.claims or not plays or chance.random() < 0.1:
        return None
    trick = position.the_hand.trick.cards
    same = [move for move in plays if trick and move.card.suit is trick[0].suit]
    return chance.choice(same or plays)


def a_hand_of(scenario):
    """The first hand by chance that is as the scenario wants it."""
    for seed in range(5000):
        hand, position = played_by_chance(scenario, seed)
        contract = position.the_hand.contract
        texts = [move.text for _, move in hand.moves]
        tricks = len(position.the_hand.tricks)
        fits = contract is not None and contract.id == scenario.contract and tricks >= 4
        if fits and any(text.startswith(scenario.sign) for text in texts):
            return hand
    raise AssertionError(f"no such hand: {scenario}")


def passes(deck, rules):
    """A hand that nobody plays."""
    position, moves = dealt(rules, deck), []
    while not position.awaits_deal:
        (seat,) = position.in_turn
        moves.append((seat, Call("pass")))
        position = position.play(seat, Call("pass"))
    return Hand(tuple(deck), tuple(moves))
