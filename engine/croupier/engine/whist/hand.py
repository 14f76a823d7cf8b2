"""A hand from the deal to its settlement, as a value."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..cards import Card
from ..game import Seat
from .auction import Auction
from .contract import Contract
from .dealing import Hands
from .settlement import NOTHING, Ruled, Settlement, Units
from .trick import Cards, Trick, failed_to_follow

NO_TRICK = Trick(0, ())


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    """The first hand."""
    AUCTION = "auction"
    NAMING = "naming"
    """The declarer names the trump."""
    DISCARDING = "discarding"
    """Everybody lays a card away, in any order."""
    PLAY = "play"
    CLAIMS = "claims"
    """The cards are played, and whoever may still claim a revoke claims it or passes."""
    SETTLED = "settled"
    """The hand is over, and the next one waits for its deal."""
    OVER = "over"
    """The session is over."""


class Claim(NamedTuple):
    """That somebody has claimed a revoke in a trick (counted from 1), and against whom it was upheld; 0: nobody."""

    seat: Seat
    trick: int
    offender: Seat


class Hand(NamedTuple):
    """`held`: what each seat still holds, seat 1 first. `partner_card`: the one that makes its holder the partner of a
    forced pair. `trick`: the running one. `won`: tricks taken by each seat;
    `moved`: how many more the declarers have by revokes, or fewer. `content`: who has no claim to make any more.
    `ruled` and `offender`: what a revoke has decided, and whose.
    """

    turn_up: Card | None
    held: Hands
    auction: Auction
    partner_card: Card | None = None
    contract: Contract | None = None
    discards: tuple[Card | None, ...] = (None, None, None, None)
    tricks: tuple[Trick, ...] = ()
    trick: Trick = NO_TRICK
    won: Units = NOTHING
    moved: int = 0
    claims: tuple[Claim, ...] = ()
    content: frozenset[Seat] = frozenset()
    ruled: tuple[Ruled | None, ...] = ()
    offender: Seat = 0
    settlement: Settlement | None = None

    def __repr__(self) -> str:
        return f"<Hand: {len(self.auction.calls)} calls, {len(self.tricks)} tricks>"


def without(hands: Hands, seat: Seat, card: Card) -> Hands:
    """The hands after a card has left one of them."""
    held = hands[seat - 1]
    at = held.index(card)
    left = held[:at] + held[at + 1 :]
    match seat:
        case 1:
            return left, hands[1], hands[2], hands[3]
        case 2:
            return hands[0], left, hands[2], hands[3]
        case 3:
            return hands[0], hands[1], left, hands[3]
    return hands[0], hands[1], hands[2], left


def claimable(hand: Hand, seat: Seat) -> tuple[int, ...]:
    """The tricks, counted from 1, in which a seat may claim a revoke: an opponent did not follow suit, the seat has
    not claimed it yet, nor has its own side with success.

    Everything here is public, so that who may act tells nobody anything.
    """
    contract = hand.contract
    if contract is None or seat in hand.content:
        return ()
    opponents = contract.opponents(seat)
    done = {claim.trick for claim in hand.claims if claim.seat == seat}
    done |= {claim.trick for claim in hand.claims if claim.offender in opponents}
    return tuple(
        at
        for at, trick in enumerate(hand.tricks, 1)
        if at not in done and any(other in opponents for other in failed_to_follow(trick))
    )


def revoker(hand: Hand, seat: Seat, number: int) -> Seat:
    """Which opponent of a seat has revoked in a trick; 0 if none has."""
    trick, contract = hand.tricks[number - 1], hand.contract
    opponents = () if contract is None else contract.opponents(seat)
    led = trick.cards[0].suit
    for other in failed_to_follow(trick):
        if other in opponents and any(card.suit is led for card in _held_after(hand, other, number)):
            return other
    return 0


def _held_after(hand: Hand, seat: Seat, number: int) -> Cards:
    """What a seat still held when a trick was over."""
    later = (trick.card_of(seat) for trick in (*hand.tricks[number:], hand.trick) if trick.leader)
    return (*hand.held[seat - 1], *(card for card in later if card is not None))


def gathered(hand: Hand) -> Cards:
    """The pack as it is gathered: the declarers' tricks in the order of play, the others', then what was not played."""
    contract = hand.contract
    declarers = () if contract is None else contract.declarers
    mine = [trick for trick in hand.tricks if trick.winner in declarers]
    theirs = [trick for trick in hand.tricks if trick.winner not in declarers]
    pack = [card for trick in (*mine, *theirs, hand.trick) for card in trick.cards]
    pack += [card for cards in hand.held for card in cards]
    pack += [card for card in hand.discards if card is not None]
    return tuple(pack)
