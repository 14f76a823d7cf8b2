"""Playing a hand out in the head, all four seats by rules of thumb, each from what it would see."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from .avoiding import card_to_avoid, card_to_give
from .holding import suit_of
from .sight import NOBODY, Aim, Four, Sight, best_so_far
from .taking import card_to_take


class Terms(NamedTuple):
    """What a hand is played for.

    `declarers`: a bit for each place; `exactly`: whether they want `target` tricks and no more; `shared`: each
    declarer plays alone; `shows_from`: after how many cards the declarers' hands lie open (99: never). `general`:
    everybody avoids tricks. `flat`: tricks over and under the target change no payment.
    """

    declarers: int
    trump: int
    target: int
    exactly: bool = False
    shared: bool = False
    general: bool = False
    shows_from: int = 99
    flat: bool = False


class Course(NamedTuple):
    """How far a hand has gone: `won` tricks of each place, and all that `Sight` says of the past."""

    hands: Four
    leader: int
    trick: tuple[int, ...] = ()
    won: Four = NOBODY
    voids: Four = NOBODY
    opened: Four = (-1, -1, -1, -1)
    played: int = 0
    shown: Four = NOBODY


class Result(NamedTuple):
    """How a hand ended: the tricks of each place, and which place took the last one."""

    won: Four
    last: int


def friends_of(terms: Terms, place: int) -> int:
    """Who is on a place's side."""
    if terms.general:
        return 1 << place
    if terms.declarers >> place & 1:
        return 1 << place if terms.shared else terms.declarers
    return 15 & ~terms.declarers


def aim_of(terms: Terms, place: int, won: Four) -> Aim:
    """What a place wants, given the tricks so far."""
    if terms.general:
        return Aim.AVOID
    if not terms.exactly:
        return Aim.TAKE
    if terms.declarers >> place & 1:
        taken = won[place] if terms.shared else _taken(terms.declarers, won)
        return Aim.TAKE if taken < terms.target else Aim.AVOID
    return Aim.GIVE if _taken(terms.declarers, won) >= terms.target else Aim.TAKE


def _taken(places: int, won: Four) -> int:
    return sum(won[place] for place in range(4) if places >> place & 1)


def thumb_card(sight: Sight, legal: int) -> int:
    """The card that the rules of thumb play."""
    match sight.aim:
        case Aim.TAKE:
            return card_to_take(sight, legal)
        case Aim.AVOID:
            return card_to_avoid(sight, legal)
        case Aim.GIVE:
            return card_to_give(sight, legal)
        case _:
            assert_never(sight.aim)


def played_out(terms: Terms, course: Course, first: int = -1) -> Result:
    """How it ends when everybody goes on by rules of thumb; `first` is the next card, unless it is -1."""
    hands, won, voids, opened = list(course.hands), list(course.won), list(course.voids), list(course.opened)
    leader, trick, played = course.leader, course.trick, course.played
    friends = [friends_of(terms, place) for place in range(4)]
    left = hands[(leader + len(trick)) % 4].bit_count()
    while left:
        place = (leader + len(trick)) % 4
        hand = hands[place]
        if first >= 0:
            card, first = first, -1
        else:
            legal = hand
            if trick:
                led = trick[0] >> 4
                legal = (suit_of(hand, led) << 16 * led) or hand
            if legal & legal - 1:
                card = thumb_card(
                    _seen(terms, hands, won, voids, opened, course.shown, place, leader, trick, friends, played, left),
                    legal,
                )
            else:
                card = legal.bit_length() - 1
        hands[place] = hand & ~(1 << card)
        if not trick:
            if opened[place] < 0:
                opened[place] = card >> 4
        elif trick[0] >> 4 != card >> 4:
            voids[place] |= 1 << (trick[0] >> 4)
        trick = (*trick, card)
        played += 1
        if len(trick) == 4:
            leader = (leader + best_so_far(trick, terms.trump)) % 4
            won[leader] += 1
            trick = ()
            left -= 1
            if _is_decided(terms, won, left):
                break
    return Result((won[0], won[1], won[2], won[3]), leader)


def _is_decided(terms: Terms, won: list[int], left: int) -> bool:
    """Whether no trick can change what is paid, as far as that is quickly told."""
    if terms.exactly:
        return not terms.general and all(
            won[place] > terms.target for place in range(4) if terms.declarers >> place & 1
        )
    if not terms.flat:
        return False
    needed = terms.target - sum(won[place] for place in range(4) if terms.declarers >> place & 1)
    return needed <= 0 or needed > left


def _seen(
    terms: Terms,
    hands: list[int],
    won: list[int],
    voids: list[int],
    opened: list[int],
    shown: Four,
    place: int,
    leader: int,
    trick: tuple[int, ...],
    friends: list[int],
    played: int,
    left: int,
) -> Sight:
    hand = hands[place]
    open_hands = terms.declarers & ~(1 << place) if played >= terms.shows_from else 0
    known = shown
    if open_hands:
        one, two, three, four = (hands[other] if open_hands >> other & 1 else 0 for other in range(4))
        known = one, two, three, four
    counts = won[0], won[1], won[2], won[3]
    return Sight(
        place,
        hand,
        aim_of(terms, place, counts),
        friends[place],
        terms.declarers,
        terms.trump,
        leader,
        trick,
        (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand,
        known,
        open_hands,
        (voids[0], voids[1], voids[2], voids[3]),
        terms.target - _taken(terms.declarers, counts),
        left,
        (opened[0], opened[1], opened[2], opened[3]),
    )
