"""Questions for the whist solver, and play by the plain rules to answer them: every card of every hand."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace

from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.whist.solving import (
    Fails,
    Makes,
    Problem,
    Unknown,
    Verdict,
)

HANDS = int(os.environ.get("CROUPIER_WHIST_HANDS", "1000"))
SEATS = (1, 2, 3, 4)
ALLIANCES = [frozenset(seat for seat in SEATS if mask >> (seat - 1) & 1) for mask in range(1, 15)]

Hands = tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]


def height(card: Card) -> int:
    return 14 if card.rank is Rank.ACE else int(card.rank)


def winner_of(trick: list[Card], leader: int, trump: Suit | None) -> int:
    trumps = [card for card in trick if card.suit is trump]
    in_play = trumps or [card for card in trick if card.suit is trick[0].suit]
    return (leader - 1 + trick.index(max(in_play, key=height))) % 4 + 1


def playable(hand: frozenset[Card], trick: list[Card]) -> list[Card]:
    return [card for card in hand if trick and card.suit is trick[0].suit] or list(hand)


def tricks_by_trying_everything(problem: Problem) -> int:
    """How many tricks the alliance takes, by the shortest minimax there is."""

    def value(hands: tuple[frozenset[Card], ...], leader: int, trick: list[Card]) -> int:
        if len(trick) == 4:
            winner = winner_of(trick, leader, problem.trump)
            return int(winner in problem.alliance) + value(hands, winner, [])
        seat = (leader - 1 + len(trick)) % 4 + 1
        if not hands[seat - 1]:
            return 0
        values = [
            value((*hands[: seat - 1], hands[seat - 1] - {card}, *hands[seat:]), leader, [*trick, card])
            for card in playable(hands[seat - 1], trick)
        ]
        wants_many = (seat in problem.alliance) != problem.exactly_none
        return max(values) if wants_many else min(values)

    return value(problem.hands, problem.leader, list(problem.trick))


def any_problem(chance: random.Random, cards: int, *, on_table: int | None = None) -> Problem:
    """Hands of so many cards out of one to four suits, high or low, with any trump, alliance, aim and beginning."""
    ranks = [*list(Rank)[1:], Rank.ACE]
    suits = chance.sample(list(Suit), chance.randint(-(-4 * cards // 13), 4))
    depth = max(-(-4 * cards // len(suits)), chance.choice([0, 13]))
    deck = [Card.of(rank, suit) for suit in suits for rank in ranks[-depth:]]
    chance.shuffle(deck)
    hands = [frozenset(deck[cards * at : cards * (at + 1)]) for at in range(4)]
    leader, trump = chance.choice(SEATS), chance.choice([None, *Suit])
    trick: list[Card] = []
    for _ in range(chance.randrange(4) if on_table is None else on_table):
        seat = (leader - 1 + len(trick)) % 4
        card = chance.choice(sorted(playable(hands[seat], trick)))
        hands[seat] -= {card}
        trick.append(card)
    none = chance.random() < 0.3
    return Problem(
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=leader,
        alliance=chance.choice(ALLIANCES),
        target=0 if none else chance.randint(0, cards + 1),
        trump=trump,
        trick=tuple(trick),
        exactly_none=none,
    )


def problems(seed: int, number: int, sizes: tuple[int, ...]) -> Iterator[Problem]:
    chance = random.Random(seed)
    for _ in range(number):
        yield any_problem(chance, chance.choice(sizes))


def full_deals(seed: int, number: int, target: int) -> list[Problem]:
    chance = random.Random(seed)
    deals = []
    for _ in range(number):
        deck = list(Card)
        chance.shuffle(deck)
        hands = [frozenset(deck[13 * at : 13 * at + 13]) for at in range(4)]
        deals.append(
            Problem(
                hands=(hands[0], hands[1], hands[2], hands[3]),
                leader=chance.choice(SEATS),
                alliance=frozenset({1, 3}),
                target=target,
                trump=chance.choice([None, *Suit]),
            )
        )
    return deals


def is_made(problem: Problem, tricks: int) -> bool:
    return tricks == 0 if problem.exactly_none else tricks >= problem.target


def made(verdict: Verdict) -> bool:
    assert not isinstance(verdict, Unknown)
    return isinstance(verdict, Makes)


def after(problem: Problem, card: Card) -> int:
    """How many tricks the alliance takes once the seat to act has played this card."""
    only = frozenset({card})
    seat = problem.turn
    hands = (*problem.hands[: seat - 1], problem.hands[seat - 1] - only, *problem.hands[seat:])
    trick = (*problem.trick, card)
    if len(trick) < 4:
        return tricks_by_trying_everything(replace(problem, hands=hands, trick=trick))
    winner = winner_of(list(trick), problem.leader, problem.trump)
    taken = int(winner in problem.alliance)
    if not hands[0]:
        return taken
    return taken + tricks_by_trying_everything(replace(problem, hands=hands, trick=(), leader=winner))


def check_line(problem: Problem, verdict: Makes | Fails) -> None:
    """Play the line card by card: it is legal, and what is taken by its end decides."""
    hands, leader, trick, taken, left = list(problem.hands), problem.leader, list(problem.trick), 0, problem.tricks
    for card in verdict.line:
        seat = (leader - 1 + len(trick)) % 4
        assert card in playable(hands[seat], trick)
        hands[seat] -= {card}
        trick.append(card)
        if len(trick) == 4:
            leader = winner_of(trick, leader, problem.trump)
            taken += leader in problem.alliance
            left -= 1
            trick = []
    match verdict:
        case Makes():
            assert (left == 0 and taken == 0) if problem.exactly_none else taken >= problem.target
        case Fails():
            assert taken > 0 if problem.exactly_none else taken + left < problem.target


def imagined(problem: Problem, chance: random.Random, number: int) -> Iterator[Hands]:
    """The unseen cards dealt anew to the seats that are not to act."""
    unseen = sorted(card for seat, hand in enumerate(problem.hands, start=1) if seat != problem.turn for card in hand)
    for _ in range(number):
        chance.shuffle(unseen)
        left = iter(unseen)
        hands = [
            hand if seat == problem.turn else frozenset(next(left) for _ in hand)
            for seat, hand in enumerate(problem.hands, start=1)
        ]
        yield (hands[0], hands[1], hands[2], hands[3])
