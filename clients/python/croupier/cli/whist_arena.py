"""Whist bots on the same hands, with the seats rotated: units a hand with 95 % intervals.

Every deal is played four times, each bot moving on one seat. So whoever is named first, second and so on sits once
before each of the four hands of a deal, and the luck of the cards cancels: four equal bots would all come out at 0.
What is reported of a bot is the mean over the deals of this paired difference: the units a hand of its seats, less
the mean of the table (which is 0 but for a pool). The interval comes from how these differences spread over the deals.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from croupier.bots.whist import bot
from croupier.engine.catalog import whist
from croupier.engine.evidence import mean_interval
from croupier.engine.shuffle import below_from
from croupier.engine.whist.dealing import named_deck
from croupier.engine.whist.position import Position
from croupier.engine.whist.seats import SEATS
from rich.table import Table


class Game(NamedTuple):
    """One hand to be played: which bot has which seat, seat 1 first, and the number of a seeded deal."""

    variant: str
    seats: tuple[str, str, str, str]
    deal: int


class Thought(NamedTuple):
    """How long a bot has thought in a hand: decisions where it had a choice, milliseconds, and the longest one's."""

    decisions: int
    milliseconds: float
    longest: float


class Played(NamedTuple):
    """How it went: units of each seat, the contract ("" where the hand was abandoned), who played it, who made it."""

    game: Game
    units: tuple[int, ...]
    contract: str
    declarers: tuple[int, ...]
    made: tuple[int, ...]
    thought: Mapping[str, Thought]


def read(line: object) -> Played:
    """A result from its line of a results file; `ValueError` or `TypeError` for anything else."""
    if not isinstance(line, list):
        raise ValueError("a result is a list")
    (variant_id, seats, deal), units, contract, declarers, made, thought = line
    thoughts = {name: Thought(*each) for name, each in thought.items()}
    one, two, three, four = seats
    game = Game(variant_id, (one, two, three, four), deal)
    return Played(game, tuple(units), contract, tuple(declarers), tuple(made), thoughts)


def rotations(seats: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """The four ways in which the bots can be moved on round the table."""
    one, two, three, four = seats
    return [(one, two, three, four), (four, one, two, three), (three, four, one, two), (two, three, four, one)]


def wanted(variant_id: str, seats: Sequence[str], deals: int) -> list[Game]:
    """Every deal in each rotation; a seating that comes twice is played once, and counts twice."""
    games = (Game(variant_id, seating, deal) for deal in range(1, deals + 1) for seating in rotations(seats))
    return list(dict.fromkeys(games))


def play(game: Game) -> Played:
    """Let four bots play a hand, each from what its seat sees. A hand that is abandoned is not dealt again."""
    position = whist(game.variant).opened()
    position = position.dealt(named_deck(f"seed:{game.deal}", deal=1, packs=position.packs_awaited))
    players = {
        seat: bot(name, below_from(_blocks(f"{name}:{game.deal}:{seat}:")))
        for seat, name in zip(SEATS, game.seats, strict=True)
    }
    decisions: Counter[str] = Counter()
    spent: dict[str, list[float]] = {name: [] for name in game.seats}
    while position.in_turn:
        seat = min(position.in_turn)
        legal, view = position.legal_moves(seat), position.observe(seat)
        begun = time.perf_counter()
        chosen = players[seat].choose(view, position.rules, legal)
        if len(legal) > 1:
            decisions[game.seats[seat - 1]] += 1
            spent[game.seats[seat - 1]].append(1000 * (time.perf_counter() - begun))
        position = position.play(seat, chosen)
    thought = {
        name: Thought(decisions[name], round(sum(each), 3), round(max(each, default=0.0), 3))
        for name, each in spent.items()
    }
    return _ended(game, position, thought)


def _blocks(seed: str) -> Callable[[int], bytes]:
    return lambda block: hashlib.sha256(f"{seed}{block}".encode()).digest()


def _ended(game: Game, position: Position, thought: Mapping[str, Thought]) -> Played:
    hand = position.the_hand
    contract, settlement = hand.contract, hand.settlement
    return Played(
        game,
        position.session.balances,
        "" if contract is None else contract.id,
        () if contract is None else contract.declarers,
        () if settlement is None else settlement.made,
        thought,
    )


def rows(variant_id: str, seats: Sequence[str], deals: int, results: Mapping[Game, Played]) -> list[dict[str, object]]:
    """What the hands amount to, a row for each bot."""
    seatings = rotations(seats)
    hands = [[results[Game(variant_id, seating, deal)] for seating in seatings] for deal in range(1, deals + 1)]
    return [{"bot": name, "seats": list(seats).count(name), **_row(name, hands)} for name in dict.fromkeys(seats)]


def _row(name: str, deals: Sequence[Sequence[Played]]) -> dict[str, object]:
    differences = [_difference(name, hands) for hands in deals]
    declared = [hand for hands in deals for hand in hands if _declares(name, hand)]
    thoughts = [hand.thought[name] for hands in deals for hand in hands]
    decisions = sum(each.decisions for each in thoughts)
    low, high = mean_interval(differences)
    return {
        "deals": len(deals),
        "hands": 4 * len(deals),
        "units": fmean(differences),
        "low": low,
        "high": high,
        "declared": len(declared),
        "made": sum(bool(hand.made) for hand in declared),
        "mean_ms": sum(each.milliseconds for each in thoughts) / max(decisions, 1),
        "longest_ms": max(each.longest for each in thoughts),
    }


def _difference(name: str, hands: Sequence[Played]) -> float:
    """The units a hand that a bot has made of a deal beyond the table's mean."""
    own = [units for hand in hands for units, other in zip(hand.units, hand.game.seats, strict=True) if other == name]
    return fmean(own) - fmean(units for hand in hands for units in hand.units)


def _declares(name: str, hand: Played) -> bool:
    return any(hand.game.seats[seat - 1] == name for seat in hand.declarers)


def table(made: Sequence[dict[str, object]]) -> Table:
    """The rows for somebody who reads them."""
    heads = ("bot", "seats", "hands", "units a hand", "95 %", "declared", "made", "ms a decision", "longest ms")
    drawn = Table(*heads, box=None, pad_edge=False)
    for each in made:
        drawn.add_row(
            str(each["bot"]),
            str(each["seats"]),
            str(each["hands"]),
            f"{each['units']:+.3f}",
            f"{each['low']:+.3f} to {each['high']:+.3f}",
            str(each["declared"]),
            str(each["made"]),
            f"{each['mean_ms']:.1f}",
            f"{each['longest_ms']:.0f}",
        )
    return drawn
