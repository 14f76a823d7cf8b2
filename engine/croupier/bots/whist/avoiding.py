"""Misère, by rules of thumb: not to take a trick, and to make somebody else take one."""

from __future__ import annotations

from .holding import above, below_height, highest, lowest, suit_of
from .sight import Sight, best_so_far


def card_to_avoid(sight: Sight, legal: int) -> int:
    """The card to play for somebody who wants no trick; `legal` are the cards that may be played."""
    if not sight.trick:
        return _safest_lead(sight, legal)
    led = sight.trick[0] >> 4
    mine = suit_of(legal, led)
    if not mine:
        return _most_dangerous(sight, legal)
    at = best_so_far(sight.trick, sight.trump)
    best = sight.trick[at]
    if best >> 4 != led:
        return 16 * led + highest(mine)
    under = below_height(mine, best & 15)
    if under:
        return 16 * led + highest(under)
    # It cannot be ducked. Last in hand the trick is taken anyway: with the highest. Else somebody may go over it.
    return 16 * led + (highest(mine) if len(sight.trick) == 3 else lowest(mine))


def danger(mine: int, others: int) -> int:
    """How much a suit threatens to take a trick: how far each card lies above those that can be played over it.

    The first card is safe while one other lies above it, the second while two do and so on, card by card from the
    lowest: 2, 4, 6 is as safe as 2, 3, 4.
    """
    threatened, count, rest = 0, 0, mine
    while rest:
        height = lowest(rest)
        rest &= rest - 1
        count += 1
        under = below_height(others, height).bit_count()
        over = others.bit_count() - under
        if over and under > count - 1:
            threatened += under - (count - 1)
        elif not over and others:
            threatened += 3 if under > count - 1 else 1
    return threatened


def _safest_lead(sight: Sight, legal: int) -> int:
    """The card that most others can go over; of several the highest."""
    best, chosen = -1000, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        low, unseen = lowest(mine), suit_of(sight.unseen, suit)
        over, under = above(unseen, low).bit_count(), below_height(unseen, low).bit_count()
        worth = (40 if over else 0) + 2 * over - 9 * under + low
        if worth > best:
            best, chosen = worth, 16 * suit + low
    return chosen


def _most_dangerous(sight: Sight, legal: int) -> int:
    """The card without which the hand is safest."""
    most, chosen = -1000.0, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        top, unseen = highest(mine), suit_of(sight.unseen, suit)
        gain = danger(mine, unseen) - danger(mine & ~(1 << top), unseen)
        worth = 10 * gain + top + (5 if mine.bit_count() == 1 and gain else 0) - (0 if unseen else 50)
        if worth > most:
            most, chosen = worth, 16 * suit + top
    return chosen


def card_to_give(sight: Sight, legal: int) -> int:
    """The card to play for somebody who wants a declarer to take a trick."""
    if not sight.trick:
        return _lead_to_give(sight, legal)
    led = sight.trick[0] >> 4
    mine = suit_of(legal, led)
    if not mine:
        return _unblocked(sight, legal)
    return 16 * led + _follow_to_give(sight, led, mine)


def _follow_to_give(sight: Sight, led: int, mine: int) -> int:
    trick = sight.trick
    at = best_so_far(trick, sight.trump)
    holder, height = (sight.leader + at) % 4, trick[at] & 15
    if trick[at] >> 4 != led:
        return highest(mine)
    under = below_height(mine, height)
    if sight.declarers >> holder & 1:
        # The declarer has the trick: stay below, with the highest card that does.
        return highest(under) if under else highest(mine)
    to_come = [
        place for step in range(len(trick) + 1, 4) if sight.declarers >> (place := (sight.leader + step) % 4) & 1
    ]
    if not to_come:
        return highest(mine)
    # The declarer plays later: what is low may force a card above it; what can be ducked anyway may as well be high.
    held = 0
    for place in to_come:
        held |= sight.may_hold(place, led)
    low = max(lowest(mine), height)
    if held and below_height(held, low).bit_count() <= 2:
        return highest(under) if under and lowest(mine) < height else lowest(mine)
    return highest(under) if under else lowest(mine)


def _lead_to_give(sight: Sight, legal: int) -> int:
    """Low, where a declarer still has cards above it and few below it."""
    declarers = [place for place in range(4) if sight.declarers >> place & 1]
    best, chosen = -1000.0, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        low, count = lowest(mine), mine.bit_count()
        worth = 0.0
        for place in declarers:
            theirs = sight.may_hold(place, suit)
            if not theirs:
                worth -= 30
                continue
            over, under = above(theirs, low).bit_count(), below_height(theirs, low).bit_count()
            worth += (8 if sight.open_hands >> place & 1 and not under else 0) + 0.5 * over - 4 * under
        # A short suit is soon gone, and then there is room for what one wants to throw away.
        worth -= 1.5 * count
        if worth > best:
            best, chosen = worth, 16 * suit + low
    return chosen


def _unblocked(sight: Sight, legal: int) -> int:
    """A discard: high cards of short suits go, so that low leads of partners are not taken from the declarer."""
    declarers = [place for place in range(4) if sight.declarers >> place & 1]
    best, chosen = -1000.0, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        useful = any(sight.may_hold(place, suit) for place in declarers)
        worth = highest(mine) - 3.0 * mine.bit_count() + (0 if useful else -20)
        if worth > best:
            best, chosen = worth, 16 * suit + highest(mine)
    return chosen
