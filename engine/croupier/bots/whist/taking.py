"""Playing for tricks, by rules of thumb: a card's number for a player's sight.

What each rule of thumb says stands beside it; they are the common ones of the whist books.
"""

from __future__ import annotations

from typing import Final

from .holding import above, bottom_of_run, highest, lowest, masters, suit_of
from .sight import Sight, best_so_far

_TEN: Final = 8
_ACE: Final = 12
_JACK: Final = 9


def card_to_take(sight: Sight, legal: int) -> int:
    """The card to play for somebody who wants tricks; `legal` are the cards that may be played."""
    if not sight.trick:
        return _lead(sight, legal)
    led = sight.trick[0] >> 4
    mine = suit_of(legal, led)
    if mine:
        return 16 * led + _follow(sight, led, mine)
    return _without_the_suit(sight, legal)


def _foes(sight: Sight) -> list[int]:
    return [place for place in range(4) if not sight.friends >> place & 1]


def _foes_trumps(sight: Sight) -> int:
    """The trumps that opponents may hold."""
    held = 0
    if sight.trump < 4:
        for place in _foes(sight):
            held |= sight.may_hold(place, sight.trump)
    return held


def _lead(sight: Sight, legal: int) -> int:
    declaring = sight.declarers >> sight.place & 1
    theirs = _foes_trumps(sight)
    mine = suit_of(legal, sight.trump)
    if declaring and mine and theirs and _draws_trumps(mine, theirs):
        return 16 * sight.trump + bottom_of_run(mine, highest(mine), suit_of(sight.unseen, sight.trump))
    cashed = _winner_to_cash(sight, legal, theirs)
    if cashed >= 0:
        return cashed
    if not declaring:
        wanted = _lead_for_partner(sight, legal)
        if wanted >= 0:
            return wanted
    return _lead_from_length(sight, legal)


def _draws_trumps(mine: int, theirs: int) -> bool:
    """With length, or the highest ones and company, the declarer draws trumps."""
    count = mine.bit_count()
    return count >= 5 or 2 * count > theirs.bit_count() or (count >= 3 and masters(mine, theirs) > 0)


def _winner_to_cash(sight: Sight, legal: int, theirs: int) -> int:
    """A card that nobody can beat, from the suit in which it is least likely to be ruffed; -1 if there is none."""
    found, most = -1, 0
    foes = _foes(sight)
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine or suit == sight.trump:
            continue
        held = 0
        for place in range(4):
            if place != sight.place:
                held |= sight.may_hold(place, suit)
        sure = masters(mine, held)
        if not sure:
            continue
        if theirs and any(not sight.may_hold(place, suit) and sight.may_hold(place, sight.trump) for place in foes):
            continue
        worth = 1 + held.bit_count()
        if worth > most:
            found, most = 16 * suit + highest(sure), worth
    return found


def _lead_for_partner(sight: Sight, legal: int) -> int:
    """A ruff for a partner, the suit that a partner has led, or a short suit to ruff in; -1: none of these."""
    friends = [place for place in range(4) if place != sight.place and sight.friends >> place & 1]
    declarers = [place for place in range(4) if sight.declarers >> place & 1]
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine or suit == sight.trump:
            continue
        ruffs = sight.trump < 4 and any(
            sight.voids[place] >> suit & 1 and sight.may_hold(place, sight.trump) for place in friends
        )
        if ruffs and all(sight.may_hold(place, suit) for place in declarers):
            return 16 * suit + lowest(mine)
    for place in friends:
        suit = sight.opened[place]
        if suit < 0 or suit == sight.trump:
            continue
        mine = suit_of(legal, suit)
        if mine and all(sight.may_hold(other, suit) for other in declarers):
            return 16 * suit + (highest(mine) if mine.bit_count() <= 2 else lowest(mine))
    if suit_of(sight.hand, sight.trump):
        for suit in range(4):
            mine = suit_of(legal, suit)
            if suit != sight.trump and mine.bit_count() == 1 and all(sight.may_hold(p, suit) for p in declarers):
                return 16 * suit + lowest(mine)
    return -1


def _lead_from_length(sight: Sight, legal: int) -> int:
    """From the longest side suit: the top of two that touch, else the lowest. An ace without its king stays."""
    best, chosen = -100, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        top = highest(mine)
        touching = top >= _JACK and bool(mine >> top - 1 & 1)
        worth = 2 * mine.bit_count() + 3 * touching
        if top == _ACE and not touching:
            worth -= 4
        if suit == sight.trump:
            worth -= 9
        elif any(
            not sight.may_hold(place, suit) and sight.may_hold(place, sight.trump)
            for place in _foes(sight)
            if sight.trump < 4
        ):
            worth -= 6
        if worth > best:
            best, chosen = worth, 16 * suit + (top if touching else lowest(mine))
    return chosen


def _follow(sight: Sight, led: int, mine: int) -> int:
    """The height to follow suit with."""
    trick, count = sight.trick, len(sight.trick)
    at = best_so_far(trick, sight.trump)
    best = trick[at]
    if best >> 4 != led:
        return lowest(mine)
    height = best & 15
    higher = above(mine, height)
    if not higher:
        return lowest(mine)
    friend_wins = sight.friends >> (sight.leader + at) % 4 & 1
    threats, trumped = _threats(sight, led)
    if friend_wins and not above(threats, height):
        return lowest(mine)
    if not threats:
        return lowest(higher)
    sure = masters(higher, threats)
    if count == 3:
        return lowest(mine) if friend_wins else lowest(higher)
    if sure:
        keeps = count == 1 and not trumped and _holds_back(sight, at)
        return lowest(mine) if keeps else bottom_of_run(mine, lowest(sure), sight.unseen >> 16 * led)
    if count == 1:
        # Second hand plays low, and covers an honour with an honour.
        covers = not friend_wins and height >= _TEN and highest(mine) > _TEN
        return lowest(higher) if covers else lowest(mine)
    # Third hand plays high, unless a partner's card is as good.
    top = highest(mine)
    if friend_wins and height >= _TEN and top - height <= 2:
        return lowest(mine)
    return bottom_of_run(mine, top, suit_of(sight.unseen, led)) if top >= _TEN - 1 else lowest(mine)


def _threats(sight: Sight, led: int) -> tuple[int, bool]:
    """What opponents who are still to play may hold in the suit, and whether one of them may ruff it."""
    held, trumped = 0, False
    for step in range(len(sight.trick) + 1, 4):
        place = (sight.leader + step) % 4
        if sight.friends >> place & 1:
            continue
        theirs = sight.may_hold(place, led)
        held |= theirs
        trumped = trumped or (not theirs and sight.trump < 4 and bool(sight.may_hold(place, sight.trump)))
    return held, trumped


def _holds_back(sight: Sight, at: int) -> bool:
    """A defender in second hand keeps a sure card while the declarer has played low already and a partner follows."""
    lone = sight.declarers.bit_count() == 1 and not sight.declarers >> sight.place & 1
    leader_declares = sight.declarers >> (sight.leader + at) % 4 & 1
    return bool(lone and not leader_declares and sight.left > 9)


def _without_the_suit(sight: Sight, legal: int) -> int:
    """A ruff where an opponent takes the trick so far, else a discard."""
    trumps = suit_of(legal, sight.trump)
    if trumps:
        at = best_so_far(sight.trick, sight.trump)
        best, led = sight.trick[at], sight.trick[0] >> 4
        is_trumped = best >> 4 == sight.trump
        beating = above(trumps, best & 15) if is_trumped else trumps
        friend_wins = sight.friends >> (sight.leader + at) % 4 & 1
        threats, trumped = _threats(sight, led)
        if friend_wins:
            insecure = trumped or (not is_trumped and bool(above(threats, best & 15)))
            wants = insecure and not is_trumped and (best & 15) < _TEN
        else:
            wants = True
        if beating and wants:
            return 16 * sight.trump + lowest(beating)
    return discarded(sight, legal)


def discarded(sight: Sight, legal: int) -> int:
    """The card that is least missed: low, from a weak suit, and no guard of an honour."""
    least, chosen = 1000, -1
    for suit in range(4):
        mine = suit_of(legal, suit)
        if not mine:
            continue
        low, count, unseen = lowest(mine), mine.bit_count(), suit_of(sight.unseen, suit)
        missed = 3 * low
        if suit == sight.trump:
            missed += 200
        elif low > highest(unseen):
            missed += 60
        else:
            over = above(unseen, highest(mine)).bit_count()
            # An honour with so many above it needs as many small cards beside it.
            if over < count <= over + 1:
                missed += 25
            missed += 4 * count if suit_of(sight.hand, sight.trump) else -2 * count
        if missed < least:
            least, chosen = missed, 16 * suit + low
    return chosen
