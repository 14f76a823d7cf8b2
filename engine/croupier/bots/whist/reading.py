"""From a seat's view to what a bot thinks in: cards as bits, places from 0, the auction and the terms of play."""

from __future__ import annotations

from croupier.engine.cards import Card, Suit
from croupier.engine.game import Seat
from croupier.engine.whist import auction as bidding
from croupier.engine.whist.contract import Contract
from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.moves import ClaimRevoke
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.policies import Expose, TurnUp
from croupier.engine.whist.rules import Rules
from croupier.engine.whist.seats import SEATS, after
from croupier.engine.whist.trick import Trick, failed_to_follow

from .holding import NUMBER, PACK, cards_as_bits, trump_number
from .playout import Course, Terms, aim_of, friends_of
from .sight import Four, Sight

SHOWN_FROM = {
    Expose.NEVER: 99,
    Expose.BEFORE_FIRST_LEAD: 0,
    Expose.AFTER_FIRST_LEAD: 1,
    Expose.AFTER_FIRST_TRICK: 4,
}
"""After how many cards the declarers' hands lie open."""


def four(numbers: list[int]) -> Four:
    """Four numbers, one for each place."""
    one, two, three, last = numbers
    return one, two, three, last


def auction_of(view: WhistObservation, ladder: Ladder) -> bidding.Auction:
    """The auction as far as the seat has heard it."""
    auction, calls = auction_at_first(view, ladder)
    for made in calls:
        auction = bidding.called(auction, ladder, made.call)
    return auction


def auction_at_first(view: WhistObservation, ladder: Ladder) -> tuple[bidding.Auction, tuple[bidding.MadeCall, ...]]:
    """The auction before anybody was asked, and what was called from there on: the deal itself may have made a pair."""
    auction = bidding.opened(after(view.dealer), view.turned)
    if view.partner_card is None or ladder.forced is None:
        return auction, view.calls
    caller, partner = (made.seat for made in view.calls[:2])
    return bidding.forced(auction, ladder, ladder.forced, (caller, partner)), view.calls[2:]


def terms_of(contract: Contract, ladder: Ladder) -> Terms:
    """What a contract is played for."""
    if contract.is_general_misere:
        return Terms(0, trump_number(None), 0, exactly=True, general=True)
    return Terms(
        declarers=bits_of(contract.declarers),
        trump=trump_number(contract.trumps),
        target=contract.target,
        exactly=contract.exactly,
        shared=contract.shared,
        shows_from=SHOWN_FROM[ladder.contract(contract.id).expose],
        flat=is_flat(ladder, ladder.rung[contract.id]),
    )


def is_flat(ladder: Ladder, rung: int) -> bool:
    """Whether tricks over and under a contract's target change no payment."""
    steady, target = ladder.steady[rung], ladder.rules.contracts[rung].target.tricks
    return steady[0] >= target - 1 and steady[target] == 13


def bits_of(seats: tuple[Seat, ...]) -> int:
    """A bit for the place of each seat."""
    return sum(1 << seat - 1 for seat in seats)


def played_cards(view: WhistObservation) -> Four:
    """What each seat has played in this hand."""
    played = [0, 0, 0, 0]
    for trick in view.tricks:
        for at, card in enumerate(trick.cards):
            played[(trick.leader + at - 1) % 4] |= 1 << NUMBER[card]
    return four(played)


def known_cards(view: WhistObservation, rules: Rules, played: Four) -> Four:
    """Cards that the seat knows to be in a hand now: its own, open hands, the turned card, a partner's."""
    known = [cards_as_bits(seat.hand) for seat in view.seats]
    everywhere = played[0] | played[1] | played[2] | played[3]
    if view.turn_up is not None and rules.deal.turn_up is TurnUp.LAST_CARD and not _laid_away(view, rules):
        _place(known, view.dealer, view.turn_up, everywhere)
    if view.partner_card is not None:
        holder = view.calls[1].seat
        _place(known, holder, view.partner_card, everywhere)
    return four(known)


def _laid_away(view: WhistObservation, rules: Rules) -> bool:
    """Whether everybody has laid a card away, which may be the turned one."""
    contract = view.contract
    return contract is not None and any(each.discard for each in rules.contracts if each.id == contract.id)


def _place(known: list[int], seat: Seat, card: Card, gone: int) -> None:
    bit = 1 << NUMBER[card]
    if not bit & gone:
        known[seat - 1] |= bit


def voids_of(view: WhistObservation, held: Four, played: Four) -> Four:
    """The suits that each seat lacks: it did not follow, and has shown no card of the suit since."""
    voids = [0, 0, 0, 0]
    for at, trick in enumerate(view.tricks):
        for seat in failed_to_follow(trick):
            led = trick.cards[0].suit
            if not _has_shown(view.tricks[at + 1 :], seat, led) and not held[seat - 1] >> 16 * led & 0x1FFF:
                voids[seat - 1] |= 1 << led
    return four(voids)


def _has_shown(tricks: tuple[Trick, ...], seat: Seat, suit: Suit) -> bool:
    cards = (trick.card_of(seat) for trick in tricks)
    return any(card is not None and card.suit is suit for card in cards)


def is_proven(view: WhistObservation, claim: ClaimRevoke, opponents: tuple[Seat, ...]) -> bool:
    """Whether the view shows that an opponent held the suit that was led in a trick, and did not follow."""
    trick = view.tricks[claim.trick - 1]
    led = trick.cards[0].suit
    return any(
        _has_shown(view.tricks[claim.trick :], seat, led) or any(card.suit is led for card in view.seats[seat - 1].hand)
        for seat in failed_to_follow(trick)
        if seat in opponents
    )


def first_suits(view: WhistObservation) -> Four:
    """The suit that each place led first, or -1."""
    opened = [-1, -1, -1, -1]
    for trick in view.tricks:
        if opened[trick.leader - 1] < 0:
            opened[trick.leader - 1] = int(trick.cards[0].suit)
    return four(opened)


def course_of(view: WhistObservation, rules: Rules, contract: Contract) -> Course:
    """How far the hand has gone; `hands` and `shown` are what the seat knows to be in each hand."""
    played = played_cards(view)
    known = known_cards(view, rules, played)
    running = view.tricks[-1] if view.tricks and not view.tricks[-1].winner else None
    won = [seat.tricks_won for seat in view.seats]
    if view.moved and contract.declarers:
        # Tricks that a revoke has moved count for the bidder, as if they had been taken.
        won[contract.declarers[0] - 1] += view.moved
    return Course(
        hands=known,
        leader=_leader(view, running),
        trick=() if running is None else tuple(NUMBER[card] for card in running.cards),
        won=four(won),
        voids=voids_of(view, known, played),
        opened=first_suits(view),
        played=sum(len(trick.cards) for trick in view.tricks),
        shown=known,
    )


def _leader(view: WhistObservation, running: Trick | None) -> int:
    if running is not None:
        return running.leader - 1
    # Between tricks, whoever is in turn leads.
    return 0 if view.seat is None else view.seat - 1


def sight_of(view: WhistObservation, terms: Terms, course: Course, place: int) -> Sight:
    """What the seat keeps in mind when it is to play a card."""
    hand = course.hands[place]
    mine = view.seats[place]
    gone = cards_as_bits(card for trick in view.tricks for card in trick.cards)
    if mine.discard is not None:
        gone |= 1 << NUMBER[mine.discard]
    open_hands = sum(1 << seat - 1 for seat in SEATS if seat - 1 != place and view.seats[seat - 1].hand)
    return Sight(
        place=place,
        hand=hand,
        aim=aim_of(terms, place, course.won),
        friends=friends_of(terms, place),
        declarers=terms.declarers,
        trump=terms.trump,
        leader=course.leader,
        trick=course.trick,
        unseen=PACK & ~hand & ~gone,
        shown=course.shown,
        open_hands=open_hands,
        voids=course.voids,
        left=mine.hand_size,
        opened=course.opened,
    )
