"""A session as one seat sees it: this is the one place where a whist's secrets are cut.

In a view: the seat's own hand and discard, hands that are laid open, what was turned up, the whole auction, all tricks,
the contract, balances and the settlement. Not in it: any other card, and the suit that somebody named with a bid which
has not become the contract (where suits rank, the suit is part of the bid and everybody has heard it).

>>> from croupier.engine.catalog import whist
>>> view = whist("solo-whist").deal("seed:1").observe(2)
>>> view.dealer, view.turn_up, [len(seat.hand) for seat in view.seats], [seat.hand_size for seat in view.seats]
(4, <Card 8C: 8>, [0, 13, 0, 0], [13, 13, 13, 13])
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from ..cards import Card, Suit
from ..game import Seat
from .auction import MadeCall
from .contract import Contract
from .hand import Claim, Hand, Phase
from .ladder import Ladder
from .moves import COP, HIDDEN_DISCARD, Call, Discard, HiddenDiscard, WhistMove
from .policies import Expose, Pickup, SubRank, TurnUp
from .seats import SEATS
from .settlement import Settlement
from .trick import Cards, Trick

if TYPE_CHECKING:
    from .position import Position


class SeatView(NamedTuple):
    """A seat as another sees it. `hand`: its cards where they may be seen, else nothing; `hand_size`: how many it has.

    `discard`: the card that it laid away, seen by itself alone. `balance` is in units.
    """

    seat: Seat
    hand: Cards
    hand_size: int
    tricks_won: int
    balance: int
    discard: Card | None = None


class WhistObservation(NamedTuple):
    """What a seat may see; `seat` is None for an onlooker.

    `deal`: which deal of the session this is, from 1; `hands`: how many hands have counted. `turn_up`: the card that
    was turned; `turn_up_lies`: whether it still lies on the table. `turned`: the suit that is proposed as trump.
    `partner_card`: the card that makes its holder a partner, where the deal forces a pair. `tricks`: all of them, the
    running one last with winner 0. `moved`: how many tricks revokes have given the declarers. `claims`: revokes that
    were claimed. `factor`: how much the hand counts. `stake`: what a unit is worth. `cuts`: what was cut for the first
    deal. `to_act`: who may move.
    """

    seat: Seat | None
    phase: Phase
    deal: int
    hands: int
    dealer: Seat
    turn_up: Card | None
    turn_up_lies: bool
    turned: Suit | None
    seats: tuple[SeatView, ...]
    calls: tuple[MadeCall, ...]
    partner_card: Card | None
    contract: Contract | None
    tricks: tuple[Trick, ...]
    moved: int
    claims: tuple[Claim, ...]
    settlement: Settlement | None
    factor: int
    pool: int
    stake: Fraction
    cuts: Cards
    to_act: frozenset[Seat]

    @property
    def has_legal_moves(self) -> bool:
        """Whether the seat may move now."""
        return self.seat in self.to_act

    @property
    def hand(self) -> Cards:
        """The seat's own cards; nothing for an onlooker."""
        return () if self.seat is None else self.seats[self.seat - 1].hand


def observed(position: Position, seat: Seat | None) -> WhistObservation:
    """The view of a seat; of an onlooker, if it is None or no seat of the table."""
    seat = seat if seat in SEATS else None
    session, hand = position.session, position.hand
    settlement = None if hand is None else hand.settlement
    return WhistObservation(
        seat=seat,
        phase=position.phase,
        deal=session.deals,
        hands=session.hands,
        dealer=session.dealer,
        turn_up=None if hand is None else hand.turn_up,
        turn_up_lies=hand is not None and _turn_up_lies(position, hand),
        turned=None if hand is None else hand.auction.turned,
        seats=_seats(position, seat),
        calls=() if hand is None else _calls(position, hand, seat),
        partner_card=None if hand is None else hand.partner_card,
        contract=None if hand is None else hand.contract,
        tricks=() if hand is None else _tricks(hand),
        moved=0 if hand is None else hand.moved,
        claims=() if hand is None else hand.claims,
        settlement=settlement,
        factor=session.factor if settlement is None else settlement.factor,
        pool=session.pool,
        stake=position.ladder.stake,
        cuts=session.cuts,
        to_act=position.to_act,
    )


def _seats(position: Position, seat: Seat | None) -> tuple[SeatView, ...]:
    session, hand = position.session, position.hand
    if hand is None:
        return tuple(SeatView(other, (), 0, 0, 0) for other in SEATS)
    open_to_all, held, balances = _exposed(position, hand), hand.held, session.balances
    return tuple(
        SeatView(
            other,
            held[other - 1] if other == seat or other in open_to_all else (),
            len(held[other - 1]),
            hand.won[other - 1],
            balances[other - 1],
            hand.discards[other - 1] if other == seat else None,
        )
        for other in SEATS
    )


def _exposed(position: Position, hand: Hand) -> tuple[Seat, ...]:
    """Whose hands lie open now. They stay open when the hand is settled: what was seen was seen."""
    contract = hand.contract
    if contract is None or contract.is_general_misere or not hand.trick.leader:
        return ()
    match position.ladder.contract(contract.id).expose:
        case Expose.NEVER:
            return ()
        case Expose.BEFORE_FIRST_LEAD:
            lies_open = True
        case Expose.AFTER_FIRST_LEAD:
            lies_open = bool(hand.tricks or hand.trick.cards)
        case Expose.AFTER_FIRST_TRICK:
            lies_open = bool(hand.tricks)
    return contract.declarers if lies_open else ()


def _turn_up_lies(position: Position, hand: Hand) -> bool:
    """Whether the turned card still lies on the table; that of another pack does to the end."""
    deal = position.rules.deal
    if hand.turn_up is None or deal.turn_up is TurnUp.SECOND_PACK:
        return hand.turn_up is not None
    if position.phase is Phase.AUCTION:
        return True
    if hand.settlement is not None or deal.pickup is Pickup.AFTER_AUCTION:
        return False
    return not hand.tricks and hand.turn_up not in hand.trick.cards


def _calls(position: Position, hand: Hand, seat: Seat | None) -> tuple[MadeCall, ...]:
    """The auction as a seat has heard it."""
    calls = hand.auction.calls
    if all(made.call.trumps is None for made in calls):
        return calls
    bidder = 0 if hand.contract is None or hand.contract.is_general_misere else hand.contract.declarers[0]
    last = max((at for at, made in enumerate(calls) if made.seat == bidder and made.call != COP), default=-1)
    return tuple(
        made if at == last else MadeCall(made.seat, _heard(position.ladder, made.call, by=made.seat, to=seat))
        for at, made in enumerate(calls)
    )


def _heard(ladder: Ladder, call: Call, *, by: Seat, to: Seat | None) -> Call:
    """A call as another seat hears it while it is one bid among others."""
    if call.trumps is None or by == to:
        return call
    ranks = ladder.rules.contracts[ladder.place[call.bid]].sub_rank is SubRank.SUIT
    return call if ranks else Call(call.bid)


def move_seen(ladder: Ladder, move: WhistMove, *, by: Seat, to: Seat | None) -> WhistMove | HiddenDiscard:
    """A move of the seat `by` as the seat `to` may hear of it: no discard, and no suit that is still secret."""
    match move:
        case Discard() if by != to:
            return HIDDEN_DISCARD
        case Call():
            return _heard(ladder, move, by=by, to=to)
    return move


def _tricks(hand: Hand) -> tuple[Trick, ...]:
    return (*hand.tricks, hand.trick) if hand.trick.cards else hand.tricks
