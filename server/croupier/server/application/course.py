"""What follows by itself: a game that is over closes; a hand that is awaited is dealt, if nobody is missing.

Where no player is left at a table, bots go on only with a session that has an end: nobody would ever stop them.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.server.events.facts import Ending, GameClosed, HandDealt, Sitter

from .families import has_end, next_deck, shape_of
from .hosted import Hosted
from .house import House
from .scene import Happening, Scene, after_fact, closed
from .writing import recorded


def followed(house: House, hosted: Hosted, happenings: Sequence[Happening]) -> Sequence[Happening]:
    """The happenings, and what follows from where they lead."""
    scene = happenings[-1].scene
    position = scene.position
    if scene.head.ending is not None:
        return happenings
    if position.outcome() is not None:
        return (*happenings, ended(house, scene, shape_of(hosted.rules).ending))
    if position.awaits_deal and _can_go_on(hosted, scene.head.seats):
        return (*happenings, _dealt(house, hosted, scene))
    return happenings


def _can_go_on(hosted: Hosted, seats: Sequence[Sitter]) -> bool:
    if any(sitter.is_open for sitter in seats):
        return False
    return has_end(hosted.rules) or any(sitter.is_player for sitter in seats)


def ended(house: House, scene: Scene, ending: Ending) -> Happening:
    """The game closes."""
    fact = recorded(house, scene.head.revision + 1, GameClosed(ending))
    return Happening(fact, closed(scene, fact, ending))


def _dealt(house: House, hosted: Hosted, scene: Scene) -> Happening:
    hand = scene.standing.hand + 1
    deck = next_deck(hosted.row, scene.position, hand, house.chance.below)
    fact = recorded(house, scene.head.revision + 1, HandDealt(hand, deck, house.chance.salt()))
    return Happening(fact, after_fact(scene, fact))
