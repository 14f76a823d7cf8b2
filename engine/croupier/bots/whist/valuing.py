"""What a hand is worth to a bidder: how many tricks it takes, and how likely it is to take none.

Tricks are a sum over the features of a hand. The weights are a least-squares fit to some 30,000 hands, dealt by chance
with a leaning to length and honours and played out by the rules of thumb (`playout`); what one hand takes lies about
one trick (for partners 1.6) round that sum. Misère is a logistic fit to 50,000 hands in the same way.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from .avoiding import danger
from .holding import FULL, NO_TRUMP, suit_of

_LONE: Final = (-2.73, 0.73, 0.14, 1.31, 0.91, 0.61, 0.47, 0.25, 0.94, 0.75, 0.98, 0.31, 0.45, 0.06, 1.25, 0.81, 0.29)
_PAIR: Final = (2.77, 0.49, -0.04, 0.82, 0.56, 0.36, 0.29, 0.19, 0.71, 0.56, 0.53, 0.2, 0.28, -0.08, 1.19, 0.76, 0.26)
_PLAIN: Final = (0.19, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.82, 0.87, 1.4, 0.51, 0.76, 0.36, 0.0, 0.13, 0.0)
"""Weights of: one; trumps, trumps beyond five, trump ace, king, queen, jack, ten; side aces, guarded kings without the
ace, kings beside it, guarded queens without both, queens and jacks beside an honour, side cards beyond four, voids,
singletons, doubletons."""

LONE_SPREAD: Final = 1.1
PAIR_SPREAD: Final = 1.65
PLAIN_SPREAD: Final = 1.7
"""The standard deviations of what is taken: alone, by partners, alone without trump."""


class Value(NamedTuple):
    """Tricks expected as a lone declarer by trump (clubs, spades, hearts, diamonds, none), and with a partner."""

    lone: tuple[float, float, float, float, float]
    pair: tuple[float, float, float, float]


@lru_cache(maxsize=8192)
def value(hand: int) -> Value:
    """The value of thirteen cards, or fewer."""
    as_trump, as_side = zip(*(_points(suit_of(hand, suit)) for suit in range(4)), strict=True)
    lone_sides, pair_sides, plain_sides = (sum(points) for points in zip(*as_side, strict=True))
    lone = [_LONE[0] + lone_sides + as_trump[suit][0] - as_side[suit][0] for suit in range(4)]
    pair = [_PAIR[0] + pair_sides + as_trump[suit][1] - as_side[suit][1] for suit in range(4)]
    plain = _PLAIN[0] + plain_sides
    return Value((lone[0], lone[1], lone[2], lone[3], plain), (pair[0], pair[1], pair[2], pair[3]))


@lru_cache(maxsize=8192)
def _points(holding: int) -> tuple[tuple[float, float], tuple[float, float, float]]:
    """What a suit adds as trump, alone and with a partner, and as a side suit, in a hand without trump too."""
    trump, side = _trump_features(holding), _side_features(holding)
    return (_dot(_LONE[1:8], trump), _dot(_PAIR[1:8], trump)), (
        _dot(_LONE[8:], side),
        _dot(_PAIR[8:], side),
        _dot(_PLAIN[8:], side),
    )


def _dot(weights: tuple[float, ...], features: tuple[int, ...]) -> float:
    return sum(weight * feature for weight, feature in zip(weights, features, strict=True))


def _trump_features(holding: int) -> tuple[int, ...]:
    count = holding.bit_count()
    return (count, max(0, count - 5), *(holding >> height & 1 for height in (12, 11, 10, 9, 8)))


def _side_features(holding: int) -> tuple[int, ...]:
    count = holding.bit_count()
    ace, king, queen, jack = (holding >> height & 1 for height in (12, 11, 10, 9))
    return (
        ace,
        int(king and not ace and count >= 2),
        int(king and ace),
        int(queen and not ace and not king and count >= 3),
        int(queen and (ace or king)) + int(jack and (ace or king) and queen),
        max(0, count - 4),
        int(count == 0),
        int(count == 1),
        int(count == 2),
    )


def tricks_likely(expected: float, spread: float) -> tuple[float, ...]:
    """How likely each number of tricks is, 0 to 13."""
    at_least = [1.0, *(_above((expected - tricks + 0.5) / spread) for tricks in range(1, 14)), 0.0]
    return tuple(at_least[tricks] - at_least[tricks + 1] for tricks in range(14))


def _above(deviations: float) -> float:
    return 0.5 * math.erfc(-deviations * math.sqrt(0.5))


@lru_cache(maxsize=8192)
def _danger(holding: int) -> int:
    return danger(holding, FULL & ~holding)


@lru_cache(maxsize=8192)
def misere_chance(hand: int, *, leads: bool, exposed: bool) -> float:
    """How likely a hand is to take no trick, without trump."""
    dangers = sorted((_danger(suit_of(hand, suit)) for suit in range(4)), reverse=True)
    voids = sum(not suit_of(hand, suit) for suit in range(4))
    logit = 2.75 - 0.23 * dangers[0] - 0.17 * dangers[1] - 0.1 * (dangers[2] + dangers[3]) + 0.9 * voids
    # Who sees the hand attacks its weak suit: players do that better than the rules of thumb that the fit comes from.
    return 1 / (1 + math.exp(-(logit - 0.45 * leads - 1.0 * exposed)))


def best_trump(hand: int, suits: tuple[int, ...], *, alone: bool) -> int:
    """The suit in which a hand takes most as trump."""
    worth = value(hand)
    tricks = worth.lone if alone else worth.pair
    return max(suits, key=lambda suit: tricks[suit], default=NO_TRUMP)
