"""Imagining the hands that a seat does not see: dealt by chance as the view allows, and drawn by their `evidence`.

No card is dealt to a seat that cannot have it: it lies on the table or in a known hand, or the seat has not followed
its suit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.observation import WhistObservation

from .evidence import Evidence
from .holding import PACK, cards_as_bits, numbers_in
from .playout import Terms
from .reading import four, known_cards, played_cards, voids_of
from .sight import NOBODY, Four

_TRIES: Final = 12
"""How often a deal is begun again before voids are given up; only where revokes are allowed can they be wrong."""
_ALL_LAYOUTS: Final = 64
"""Up to so many ways in which the unseen cards can lie all are looked at."""
_LAID_AWAY: Final = 4
"""The place of cards that were discarded."""


class Unseen(NamedTuple):
    """What a seat does not know: `free` cards, and how much `room` each place has for them, the discard last.

    `known`: what it knows to be in each hand; `voids`: suits that a place lacks; `played`: what each place has played.
    """

    free: tuple[int, ...]
    room: tuple[int, ...]
    known: Four
    voids: Four
    played: Four


def unseen_by(view: WhistObservation, ladder: Ladder) -> Unseen:
    """What is unknown to the seat of a view."""
    played = played_cards(view)
    known = known_cards(view, ladder.rules, played)
    laid = cards_as_bits(seat.discard for seat in view.seats if seat.discard is not None)
    gone = laid | played[0] | played[1] | played[2] | played[3]
    free = numbers_in(PACK & ~gone & ~(known[0] | known[1] | known[2] | known[3]))
    room = [seat.hand_size - known[at].bit_count() for at, seat in enumerate(view.seats)]
    return Unseen(tuple(free), (*room, len(free) - sum(room)), known, voids_of(view, known, played), played)


class Imagined(NamedTuple):
    """A deal that may be: `hands` as they are now, `whole` as they were dealt, and how much it weighs."""

    hands: Four
    whole: Four
    weight: float = 1.0


def imagined(
    view: WhistObservation, ladder: Ladder, terms: Terms | None, chance: Random, *, tried: int, kept: int
) -> list[Imagined]:
    """Deals that agree with a view: of `tried` ones about `kept`, the likelier ones more often.

    All of them where there are few; `terms` are those of the play, once it has begun.
    """
    unseen = unseen_by(view, ladder)
    deals = _all_deals(unseen)
    enumerated = deals is not None
    if deals is None:
        deals = [_dealt(unseen, chance) for _ in range(tried)]
    evidence = Evidence.of(view, ladder, terms)
    weighed = [deal._replace(weight=evidence.likelihood(deal.whole)) for deal in deals]
    return weighed if enumerated else _drawn(weighed, kept, chance)


def _drawn(deals: list[Imagined], kept: int, chance: Random) -> list[Imagined]:
    """`kept` drawn at even steps of weight, so that each comes as often as it weighs; given once, with its count."""
    step = sum(deal.weight for deal in deals) / kept
    at, passed, drawn = chance.random() * step, 0.0, []
    for deal in deals:
        passed += deal.weight
        count = 0
        while at < passed:
            count += 1
            at += step
        if count:
            drawn.append(deal._replace(weight=float(count)))
    return drawn


def _dealt(unseen: Unseen, chance: Random) -> Imagined:
    for _ in range(_TRIES):
        hands = _dealt_once(unseen, chance, unseen.voids)
        if hands is not None:
            return _whole(unseen, hands)
    hands = _dealt_once(unseen, chance, NOBODY)
    if hands is None:
        raise AssertionError("without voids every deal has room for every card")
    return _whole(unseen, hands)


def _may_take(voids: Four, place: int, card: int) -> bool:
    return place == _LAID_AWAY or not voids[place] >> (card >> 4) & 1


def _dealt_once(unseen: Unseen, chance: Random, voids: Four) -> list[int] | None:
    """A deal of the free cards, those that fewest places can have first; None if somebody's room is short."""
    room = list(unseen.room)
    hands = [*unseen.known, 0]
    cards = list(unseen.free)
    chance.shuffle(cards)
    places = [place for place in range(5) if room[place]]
    if any(voids):
        takers = [sum(_may_take(voids, place, 16 * suit) for place in places) for suit in range(4)]
        cards.sort(key=lambda card: takers[card >> 4])
    for card in cards:
        fits = [place for place in places if room[place] and _may_take(voids, place, card)]
        if not fits:
            return None
        pick = chance.random() * sum(room[place] for place in fits)
        for place in fits:
            pick -= room[place]
            if pick < 0:
                break
        hands[place] |= 1 << card
        room[place] -= 1
    return hands


def _whole(unseen: Unseen, hands: list[int]) -> Imagined:
    """The deal with the hands as they were, each discard with one who may have made it."""
    whole = [hands[place] | unseen.played[place] for place in range(4)]
    laid = numbers_in(hands[_LAID_AWAY])
    for place in range(4):
        if laid and whole[place].bit_count() == 12:
            whole[place] |= 1 << laid.pop()
    return Imagined(four(hands[:4]), four(whole))


def _all_deals(unseen: Unseen) -> list[Imagined] | None:
    """Every way in which the cards can lie; None if there are many."""
    ways = math.factorial(len(unseen.free))
    for room in unseen.room:
        ways //= math.factorial(room)
    if ways > 8 * _ALL_LAYOUTS:
        return None
    deals: list[Imagined] = []
    for voids in (unseen.voids, NOBODY):
        for hands in _layouts(unseen, voids, 0, list(unseen.room), [*unseen.known, 0]):
            deals.append(_whole(unseen, hands))
            if len(deals) > _ALL_LAYOUTS:
                return None
        if deals:
            break
    return deals


def _layouts(unseen: Unseen, voids: Four, at: int, room: list[int], hands: list[int]) -> Iterator[list[int]]:
    if at == len(unseen.free):
        yield hands
        return
    card = unseen.free[at]
    for place in range(5):
        if room[place] and _may_take(voids, place, card):
            less, more = room.copy(), hands.copy()
            less[place] -= 1
            more[place] |= 1 << card
            yield from _layouts(unseen, voids, at + 1, less, more)
