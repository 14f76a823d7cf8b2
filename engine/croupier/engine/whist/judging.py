"""Judging one move: why it is illegal, in the order in which a player would be told.

First whether it is the seat's turn, then whether it is the time for such a move, and only then its cards: a seat that
is not in turn is told nothing else, so that nobody learns from a refusal what somebody else holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, assert_never

from ..cards import Card
from ..errors import IllegalMoveError, Reason
from ..game import Seat
from . import auction as bidding
from .hand import Hand, Phase, claimable
from .moves import PASS, Call, ClaimRevoke, Discard, NameTrump, Play, WhistMove
from .policies import LeadRule, Trump
from .seats import SEATS
from .trick import Cards, following, strength

if TYPE_CHECKING:
    from .position import Position


def judge(position: Position, seat: Seat, move: WhistMove) -> None:
    """Raise `IllegalMoveError` if the rules refuse the move."""
    if seat not in SEATS:
        _refuse(move, Reason.NOT_YOUR_SEAT, seat=seat)
    phase = position.phase
    if phase is Phase.OVER:
        _refuse(move, Reason.SESSION_OVER)
    if phase in (Phase.DEAL, Phase.SETTLED):
        _refuse(move, Reason.HAND_NOT_DEALT)
    if isinstance(move, ClaimRevoke):
        _judge_claim(position, seat, move)
    elif seat not in position.in_turn:
        _refuse(move, _not_in_turn(position, seat, move))
    else:
        _judge_in_turn(position, seat, move)


def _refuse(move: WhistMove, reason: Reason, **facts: object) -> NoReturn:
    raise IllegalMoveError(move, reason, facts)


def _not_in_turn(position: Position, seat: Seat, move: WhistMove) -> Reason:
    """Why the seat is not asked: what everybody can see in the auction."""
    auction = position.the_hand.auction
    if position.phase is Phase.AUCTION and isinstance(move, Call):
        if seat in auction.out:
            return Reason.NO_REBID
        if seat in auction.silent and position.rules.auction.passed_is_out:
            return Reason.HAS_PASSED
    return Reason.NOT_YOUR_TURN


def _judge_in_turn(position: Position, seat: Seat, move: Call | NameTrump | Discard | Play) -> None:
    phase, hand = position.phase, position.the_hand
    match move:
        case Call():
            if phase is Phase.AUCTION:
                fault = bidding.fault(hand.auction, position.ladder, seat, move)
                if fault is not None:
                    _refuse(move, fault[0], **fault[1])
            elif phase is not Phase.CLAIMS or move != PASS:
                _refuse(move, Reason.AUCTION_OVER)
        case NameTrump(trumps):
            if phase is not Phase.NAMING:
                _refuse(move, Reason.NO_TRUMP_TO_NAME)
            if trumps not in nameable(position):
                _refuse(move, Reason.TRUMP_NOT_ALLOWED, suit=trumps.letter)
        case Discard(card):
            if phase is not Phase.DISCARDING:
                _refuse(move, Reason.NO_DISCARD)
            _judge_held(move, hand.held[seat - 1], card)
        case Play(card):
            _judge_time(phase, move)
            _judge_card(position, seat, move, card)
        case _:
            assert_never(move)


def nameable(position: Position) -> tuple[int, ...]:
    """The suits that the declarer may name as trump."""
    contract = position.ladder.contract(position.the_contract.id)
    turned = position.the_hand.auction.turned
    return tuple(suit for suit in range(4) if contract.trump is Trump.NAMED or suit != turned)


def _judge_time(phase: Phase, move: Play) -> None:
    match phase:
        case Phase.AUCTION:
            _refuse(move, Reason.AUCTION_NOT_OVER)
        case Phase.NAMING:
            _refuse(move, Reason.NAME_TRUMP_FIRST)
        case Phase.DISCARDING:
            _refuse(move, Reason.DISCARD_FIRST)
        case Phase.CLAIMS:
            _refuse(move, Reason.CARDS_PLAYED)


def _judge_held(move: WhistMove, held: Cards, card: Card) -> None:
    if card not in held:
        _refuse(move, Reason.NOT_IN_HAND, card=card.text)


def _judge_card(position: Position, seat: Seat, move: Play, card: Card) -> None:
    hand = position.the_hand
    held = hand.held[seat - 1]
    _judge_held(move, held, card)
    if card in playable(position, hand, held):
        return
    if hand.trick.cards:
        _refuse(move, Reason.MUST_FOLLOW, card=card.text, led=hand.trick.cards[0].text)
    _refuse(move, Reason.MUST_LEAD, card=card.text, wants=playable(position, hand, held)[0].text)


def playable(position: Position, hand: Hand, held: Cards) -> Cards:
    """The cards that the seat in turn may play, of those that it holds."""
    trick = hand.trick
    if trick.cards:
        return held if position.ladder.claims else following(held, trick.cards[0].suit)
    return held if hand.tricks else _first_lead(position, hand, held)


def _first_lead(position: Position, hand: Hand, held: Cards) -> Cards:
    contract = position.the_contract
    if contract.is_general_misere:
        return held
    match position.ladder.contract(contract.id).lead_rule:
        case LeadRule.PARTNER_CARD if hand.partner_card in held:
            return (hand.partner_card,)
        case LeadRule.HIGHEST_TRUMP:
            trumps = [card for card in held if card.suit is contract.trumps]
            return (max(trumps, key=strength),) if trumps else held
    return held


def _judge_claim(position: Position, seat: Seat, move: ClaimRevoke) -> None:
    if not position.ladder.claims:
        _refuse(move, Reason.REVOKES_PREVENTED)
    hand = position.the_hand
    if position.phase not in (Phase.PLAY, Phase.CLAIMS) or seat in hand.content:
        _refuse(move, Reason.NOTHING_TO_CLAIM, trick=move.trick)
    if any(claim.seat == seat and claim.trick == move.trick for claim in hand.claims):
        _refuse(move, Reason.CLAIMED_ALREADY, trick=move.trick)
    if move.trick not in claimable(hand, seat):
        _refuse(move, Reason.NOTHING_TO_CLAIM, trick=move.trick)
