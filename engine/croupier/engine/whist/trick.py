"""A trick: who led, what was played in turn, who takes it. Aces are high.

>>> cards = tuple(Card.parse(text) for text in "TH KH 2S AH".split())
>>> winner(4, cards, trumps=None), winner(4, cards, trumps=Suit.SPADES)
(3, 2)
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from ..cards import Card, Rank, Suit
from ..game import Seat

Cards = tuple[Card, ...]

_STRENGTH: Final = {card: 14 if card.rank is Rank.ACE else int(card.rank) for card in Card}
_TRUMP: Final = 64
"""More than any card's strength: the lowest trump beats the highest card of another suit."""


class Trick(NamedTuple):
    """`cards` in the order of play, `leader`'s first; `winner` is 0 while it runs."""

    leader: Seat
    cards: Cards
    winner: Seat = 0

    @property
    def turn(self) -> Seat:
        """Whose card comes next."""
        return (self.leader + len(self.cards) - 1) % 4 + 1

    def card_of(self, seat: Seat) -> Card | None:
        """What a seat has played to it; None if it has not yet."""
        at = (seat - self.leader) % 4
        return self.cards[at] if at < len(self.cards) else None


def strength(card: Card) -> int:
    """A card's height in its suit: 2 … 14, the ace being highest."""
    return _STRENGTH[card]


def in_order(cards: Iterable[Card]) -> Cards:
    """Cards as a player holds them: clubs, spades, hearts, diamonds, in each suit from the two up to the ace."""
    return tuple(sorted(cards, key=_place_in_hand))


def _place_in_hand(card: Card) -> int:
    return (card & 48) + _STRENGTH[card]


def winner(leader: Seat, cards: Sequence[Card], trumps: Suit | None) -> Seat:
    """Who takes a complete trick: the highest trump, else the highest card of the suit led."""
    led = cards[0] >> 4
    best, at = -1, 0
    for place, card in enumerate(cards):
        suit = card >> 4
        if suit == trumps:
            value = _STRENGTH[card] + _TRUMP
        elif suit == led:
            value = _STRENGTH[card]
        else:
            continue
        if value > best:
            best, at = value, place
    return (leader + at - 1) % 4 + 1


def following(hand: Collection[Card], led: Suit) -> Cards:
    """The cards of a hand that may be played when a suit was led: those of the suit, or else all."""
    same = tuple(card for card in hand if card >> 4 == led)
    return same or tuple(hand)


def failed_to_follow(trick: Trick) -> tuple[Seat, ...]:
    """Who played another suit than was led: everybody can see that, but not why."""
    led = trick.cards[0] >> 4
    return tuple((trick.leader + at - 1) % 4 + 1 for at, card in enumerate(trick.cards) if card >> 4 != led)
