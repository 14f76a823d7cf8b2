"""What a player keeps in mind at the table when a card is to be played: all of it from the seat's view."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from .holding import suit_of

Four = tuple[int, int, int, int]
"""Something for each place: seat 1 is place 0."""

NOBODY: Four = (0, 0, 0, 0)


class Aim(IntEnum):
    """What a player wants of the tricks."""

    TAKE = 0
    AVOID = 1
    """Not to take any more: a misère of one's own, or everybody's."""
    GIVE = 2
    """That a declarer who avoids tricks takes one."""


class Sight(NamedTuple):
    """A player's knowledge; places are 0 to 3, cards and suits as in `holding`.

    `friends`: a bit for each place of the player's side, the player's own among them; `declarers` likewise. `trick`:
    the cards on the table from `leader`'s on. `unseen`: what the others may hold. `shown`: cards that are known to be
    in a hand, the whole hand where it lies open (`open_hands` has its bit). `voids`: for each place a bit for each suit
    that it lacks. `left`: tricks not complete yet. `opened`: the suit that each place led first, or -1.
    """

    place: int
    hand: int
    aim: Aim
    friends: int
    declarers: int
    trump: int
    leader: int
    trick: tuple[int, ...]
    unseen: int
    shown: Four
    open_hands: int
    voids: Four
    left: int
    opened: Four

    def may_hold(self, place: int, suit: int) -> int:
        """What a place may hold in a suit, as far as this player knows."""
        if self.open_hands >> place & 1:
            return suit_of(self.shown[place], suit)
        if self.voids[place] >> suit & 1:
            return 0
        return suit_of(self.unseen, suit)


def best_so_far(trick: tuple[int, ...], trump: int) -> int:
    """At which place of the trick the card lies that takes it so far."""
    led = trick[0] >> 4
    at, best = 0, trick[0] + (64 if led == trump else 0)
    for place in range(1, len(trick)):
        card = trick[place]
        suit = card >> 4
        if suit == trump:
            card += 64
        elif suit != led:
            continue
        if card > best:
            at, best = place, card
    return at
