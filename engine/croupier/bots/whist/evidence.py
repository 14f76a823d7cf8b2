"""Evidence about hands that a seat does not see: what the others have called and played.

For every call and every card of another seat: how well would the rules of thumb have chosen it with an imagined hand? A
call that is worth less than their own counts less the more it would cost, a card that they would not have played counts
`_OTHER_CARD`. Nothing is impossible, since players differ.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from croupier.engine.whist import auction as bidding
from croupier.engine.whist.auction import Auction
from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.moves import Call
from croupier.engine.whist.observation import WhistObservation

from .bidding import worth_of_calls
from .holding import NUMBER, PACK, suit_of
from .playout import Terms, aim_of, friends_of, thumb_card
from .reading import auction_at_first, four
from .sight import NOBODY, Four, Sight, best_so_far

_OTHER_CARD: Final = 0.6
_OTHER_CALL: Final = 0.02


class _Heard(NamedTuple):
    """A call of another seat, and what it could have called."""

    place: int
    auction: Auction
    legal: tuple[Call, ...]
    call: Call


class _Played(NamedTuple):
    """A card of another seat, what it had played before, and what it saw besides its hand."""

    place: int
    card: int
    before: int
    remaining: int
    sight: Sight


class Evidence(NamedTuple):
    """What the other seats have called and played."""

    ladder: Ladder
    heard: tuple[_Heard, ...]
    played: tuple[_Played, ...]

    @classmethod
    def of(cls, view: WhistObservation, ladder: Ladder, terms: Terms | None) -> Evidence:
        """The evidence in a view."""
        mine = 0 if view.seat is None else view.seat - 1
        played = () if terms is None else tuple(_cards_played(view, terms, mine))
        return cls(ladder, tuple(_calls_heard(view, ladder, mine)), played)

    def likelihood(self, whole: Four) -> float:
        """How likely the others would have done what they did, with these hands; only ratios mean anything."""
        likely = 1.0
        for heard in self.heard:
            likely *= _call_likelihood(self.ladder, heard, whole[heard.place])
        for card in self.played:
            likely *= _card_likelihood(card, whole[card.place])
        return likely


def _calls_heard(view: WhistObservation, ladder: Ladder, mine: int) -> Iterator[_Heard]:
    auction, calls = auction_at_first(view, ladder)
    for made in calls:
        if made.seat - 1 != mine:
            yield _Heard(made.seat - 1, auction, bidding.legal_calls(auction, ladder), made.call)
        auction = bidding.called(auction, ladder, made.call)


def _call_likelihood(ladder: Ladder, heard: _Heard, hand: int) -> float:
    worths = worth_of_calls(ladder, heard.auction, hand, heard.legal)
    best, choice = max(worths, key=lambda valued: valued[0])
    called = heard.call
    if choice.bid == called.bid and called.trumps in (None, choice.trumps):
        return 1.0
    made = max(
        (worth for worth, call in worths if call.bid == called.bid and called.trumps in (None, call.trumps)),
        default=0.0,
    )
    scale = max(1.0, 0.5 * _stakes(ladder, heard, choice), 0.5 * _stakes(ladder, heard, called))
    return max(_OTHER_CALL, 0.6 * math.exp((made - best) / scale))


def _stakes(ladder: Ladder, heard: _Heard, call: Call) -> float:
    """What is paid for a call in all, roughly."""
    standing = heard.auction.standing
    place = ladder.place.get(call.bid, None if standing is None else standing.place)
    return 1.0 if place is None else 3.0 * ladder.rules.contracts[place].pay.made


def _cards_played(view: WhistObservation, terms: Terms, mine: int) -> Iterator[_Played]:
    """The play so far, as the players of the cards saw it."""
    gone, won, voids, opened = [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [-1, -1, -1, -1]
    everything, tricks = PACK, 13 - (1 if view.seats[mine].discard is not None else 0)
    for number, trick in enumerate(view.tricks):
        leader, lying = trick.leader - 1, tuple(NUMBER[card] for card in trick.cards)
        for at, card in enumerate(lying):
            place = (leader + at) % 4
            if place != mine:
                sight = Sight(
                    place,
                    0,
                    aim_of(terms, place, four(won)),
                    friends_of(terms, place),
                    terms.declarers,
                    terms.trump,
                    leader,
                    lying[:at],
                    0,
                    NOBODY,
                    0,
                    four(voids),
                    tricks - number,
                    four(opened),
                )
                yield _Played(place, card, gone[place], everything, sight)
            gone[place] |= 1 << card
            everything &= ~(1 << card)
            if not at:
                opened[place] = card >> 4 if opened[place] < 0 else opened[place]
            elif card >> 4 != lying[0] >> 4:
                voids[place] |= 1 << (lying[0] >> 4)
        if len(lying) == 4:
            won[(leader + best_so_far(lying, terms.trump)) % 4] += 1


def _card_likelihood(played: _Played, whole: int) -> float:
    hand = whole & ~played.before
    sight = played.sight
    legal = hand
    if sight.trick:
        led = sight.trick[0] >> 4
        legal = suit_of(hand, led) << 16 * led or hand
    if not legal & legal - 1:
        return 1.0
    unseen = played.remaining & ~hand
    chosen = thumb_card(sight._replace(hand=hand, unseen=unseen), legal)
    if chosen == played.card:
        return 1.0
    return 1.0 if _as_good(chosen, played.card, unseen) else _OTHER_CARD


def _as_good(one: int, other: int, unseen: int) -> bool:
    """Whether two cards of a suit have no card of somebody else between them."""
    low, high = min(one, other), max(one, other)
    return low >> 4 == high >> 4 and not unseen & (1 << high) - (1 << low)
