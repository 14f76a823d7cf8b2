"""A table of whist as its view is on the wire."""

from __future__ import annotations

from typing import Final

from croupier.engine.whist.auction import MadeCall
from croupier.engine.whist.contract import Contract
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.observation import SeatView, WhistObservation
from croupier.engine.whist.settlement import Settlement
from croupier.engine.whist.trick import Trick
from croupier.v1 import whist_pb2 as whist

from .moves import suit_to, wire_card

_PHASES: Final = {
    Phase.DEAL: whist.WHIST_PHASE_DEAL,
    Phase.AUCTION: whist.WHIST_PHASE_AUCTION,
    Phase.NAMING: whist.WHIST_PHASE_NAMING,
    Phase.DISCARDING: whist.WHIST_PHASE_DISCARDING,
    Phase.PLAY: whist.WHIST_PHASE_PLAY,
    Phase.CLAIMS: whist.WHIST_PHASE_CLAIMS,
    Phase.SETTLED: whist.WHIST_PHASE_SETTLED,
    Phase.OVER: whist.WHIST_PHASE_OVER,
}


def table_to(view: WhistObservation) -> whist.WhistView:
    """The view of a seat, or of an onlooker."""
    return whist.WhistView(
        hand=view.deal,
        phase=_PHASES[view.phase],
        dealer=view.dealer,
        turn_up=None if view.turn_up is None else wire_card(view.turn_up),
        turn_up_lies=view.turn_up_lies,
        turned=suit_to(view.turned),
        seats=map(_seat_to, view.seats),
        calls=map(_made_to, view.calls),
        partner_card=None if view.partner_card is None else wire_card(view.partner_card),
        contract=None if view.contract is None else _contract_to(view.contract),
        tricks=map(_trick_to, view.tricks),
        tricks_moved=view.moved,
        claims=[
            whist.RevokeClaim(seat=claim.seat, trick=claim.trick, offender=claim.offender) for claim in view.claims
        ],
        settlement=None if view.settlement is None else _settlement_to(view.settlement),
        hands=view.hands,
        factor=view.factor,
        pool=view.pool,
        stake_numerator=view.stake.numerator,
        stake_denominator=view.stake.denominator,
        cuts=map(wire_card, view.cuts),
    )


def _seat_to(seat: SeatView) -> whist.WhistSeat:
    return whist.WhistSeat(
        seat=seat.seat,
        hand_size=seat.hand_size,
        hand=map(wire_card, seat.hand),
        tricks_won=seat.tricks_won,
        balance=seat.balance,
        discard=None if seat.discard is None else wire_card(seat.discard),
    )


def _made_to(made: MadeCall) -> whist.MadeCall:
    return whist.MadeCall(seat=made.seat, call=whist.Call(bid=made.call.bid, trumps=suit_to(made.call.trumps)))


def _contract_to(contract: Contract) -> whist.Contract:
    return whist.Contract(
        id=contract.id,
        declarers=contract.declarers,
        trumps=suit_to(contract.trumps),
        target=contract.target,
        exactly=contract.exactly,
    )


def _trick_to(trick: Trick) -> whist.Trick:
    return whist.Trick(leader=trick.leader, cards=map(wire_card, trick.cards), winner=trick.winner)


def _settlement_to(settlement: Settlement) -> whist.Settlement:
    return whist.Settlement(
        made=settlement.made,
        lost=settlement.lost,
        abandoned=settlement.abandoned,
        units=settlement.units,
        pool=settlement.pool,
    )
