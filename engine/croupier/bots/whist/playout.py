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
    table = _Table(terms, course)
    if first >= 0:
        table.lay(first)
    while table.left and not table.is_decided():
        legal = table.legal()
        table.lay(thumb_card(table.sight(), legal) if legal & legal - 1 else legal.bit_length() - 1)
    won = table.won
    return Result((won[0], won[1], won[2], won[3]), table.leader)


class _Table:
    """The cards on their way: the one thing here that changes, since thousands of hands are played to their end."""

    __slots__ = (
        "friends",
        "hands",
        "leader",
        "left",
        "opened",
        "place",
        "played",
        "shown",
        "terms",
        "trick",
        "voids",
        "won",
    )

    def __init__(self, terms: Terms, course: Course) -> None:
        self.terms = terms
        self.hands, self.won, self.voids, self.opened = map(
            list, (course.hands, course.won, course.voids, course.opened)
        )
        self.shown, self.leader, self.trick, self.played = course.shown, course.leader, course.trick, course.played
        self.place = (course.leader + len(course.trick)) % 4
        self.left = course.hands[self.place].bit_count()
        self.friends = [friends_of(terms, place) for place in range(4)]

    def legal(self) -> int:
        """What the place in turn may play."""
        hand = self.hands[self.place]
        if not self.trick:
            return hand
        led = self.trick[0] >> 4
        return suit_of(hand, led) << 16 * led or hand

    def lay(self, card: int) -> None:
        """The place in turn plays a card."""
        place, trick = self.place, self.trick
        self.hands[place] &= ~(1 << card)
        if not trick:
            if self.opened[place] < 0:
                self.opened[place] = card >> 4
        elif trick[0] >> 4 != card >> 4:
            self.voids[place] |= 1 << (trick[0] >> 4)
        self.trick = (*trick, card)
        self.played += 1
        self.place = (place + 1) % 4
        if len(trick) == 3:
            self.leader = self.place = (self.leader + best_so_far(self.trick, self.terms.trump)) % 4
            self.won[self.leader] += 1
            self.trick = ()
            self.left -= 1

    def is_decided(self) -> bool:
        """Whether no trick can change what is paid, as far as that is quickly told."""
        terms, won = self.terms, self.won
        if self.trick or not (terms.exactly or terms.flat) or terms.general:
            return False
        if terms.exactly:
            return all(won[place] > terms.target for place in range(4) if terms.declarers >> place & 1)
        needed = terms.target - sum(won[place] for place in range(4) if terms.declarers >> place & 1)
        return needed <= 0 or needed > self.left

    def sight(self) -> Sight:
        """What the place in turn keeps in mind."""
        place, terms, hands, won, voids, opened = (
            self.place,
            self.terms,
            self.hands,
            self.won,
            self.voids,
            self.opened,
        )
        hand, shown = hands[place], self.shown
        open_hands = terms.declarers & ~(1 << place) if self.played >= terms.shows_from else 0
        if open_hands:
            one, two, three, four = (hands[other] if open_hands >> other & 1 else 0 for other in range(4))
            shown = one, two, three, four
        return Sight(
            place,
            hand,
            aim_of(terms, place, (won[0], won[1], won[2], won[3])),
            self.friends[place],
            terms.declarers,
            terms.trump,
            self.leader,
            self.trick,
            (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand,
            shown,
            open_hands,
            (voids[0], voids[1], voids[2], voids[3]),
            self.left,
            (opened[0], opened[1], opened[2], opened[3]),
        )
