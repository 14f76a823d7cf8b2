"""What becomes of an imagined deal after a call: the auction by rules of thumb, the play, the payment."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from croupier.engine.cards import Card, Suit
from croupier.engine.game import Seat
from croupier.engine.whist import auction as bidding
from croupier.engine.whist.auction import Auction, Bid
from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.moves import Call
from croupier.engine.whist.policies import Leader, Trump
from croupier.engine.whist.rules import ContractRules
from croupier.engine.whist.seats import SEATS
from croupier.engine.whist.settlement import settled, settled_general

from .bidding import best_call, discard_to_avoid, discard_to_give, trump_for
from .holding import trump_number
from .playout import Course, Result, Terms, played_out
from .reading import SHOWN_FROM, bits_of, four, is_flat
from .sight import Four


class Undertaking(NamedTuple):
    """What an auction has ended with: a rung of the ladder (-1: a general misère), who plays it, and its trump."""

    rung: int
    declarers: tuple[Seat, ...]
    trump: int


def auction_played_out(
    auction: Auction, ladder: Ladder, hands: Four, first: Call, *, pool: int, partner_card: Card | None
) -> Undertaking | None:
    """The end of an auction in which the seat in turn calls `first`, and then everybody by rules of thumb.

    None where nobody plays anything. `partner_card`: the one that has made a pair, if the deal has made one.
    """
    auction = bidding.called(auction, ladder, first)
    while auction.turn:
        legal = bidding.legal_calls(auction, ladder)
        hand = hands[auction.turn - 1]
        call = legal[0] if len(legal) == 1 else best_call(ladder, auction, hand, legal, pool)
        auction = bidding.called(auction, ladder, call)
    return _undertaking(auction, ladder, hands, partner_card)


def _undertaking(auction: Auction, ladder: Ladder, hands: Four, partner_card: Card | None) -> Undertaking | None:
    """What a finished auction ends with."""
    standing = auction.standing
    if standing is None or standing.open:
        return Undertaking(-1, (), trump_number(None)) if ladder.general_misere else None
    contract = ladder.rules.contracts[standing.place]
    return Undertaking(
        standing.place, standing.holders, _trump(contract, standing, auction.turned, hands, partner_card)
    )


def _trump(contract: ContractRules, standing: Bid, turned: Suit | None, hands: Four, partner_card: Card | None) -> int:
    match contract.trump:
        case Trump.NAMED | Trump.NAMED_NOT_TURN_UP if standing.trumps is not None:
            return int(standing.trumps)
        case Trump.PARTNER_CARD if partner_card is not None:
            return int(partner_card.suit)
        case _:
            return trump_for(contract, turned, hands[standing.holders[0] - 1])


def terms_for(ladder: Ladder, made: Undertaking) -> Terms:
    """What an undertaking is played for."""
    if made.rung < 0:
        return Terms(0, made.trump, 0, exactly=True, general=True)
    contract = ladder.rules.contracts[made.rung]
    return Terms(
        declarers=bits_of(made.declarers),
        trump=made.trump,
        target=contract.target.tricks,
        exactly=contract.is_exact,
        shared=len(made.declarers) > 1 and contract.is_exact,
        shows_from=SHOWN_FROM[contract.expose],
        flat=is_flat(ladder, made.rung),
    )


def first_course(ladder: Ladder, made: Undertaking, hands: Four, eldest: Seat) -> Course:
    """The hand before its first lead, every card laid away that is to be."""
    if made.rung < 0:
        return Course(hands, eldest - 1)
    contract = ladder.rules.contracts[made.rung]
    if contract.discard:
        hands = four(
            [
                hand & ~(1 << (discard_to_avoid(hand) if seat in made.declarers else discard_to_give(hand)))
                for seat, hand in zip(SEATS, hands, strict=True)
            ]
        )
    match contract.leader:
        case Leader.ELDEST:
            leader = eldest
        case Leader.DECLARER:
            leader = made.declarers[0]
        case Leader.PARTNER:
            leader = made.declarers[1]
        case _:
            assert_never(contract.leader)
    return Course(hands, leader - 1)


def units_of(ladder: Ladder, made: Undertaking, result: Result, *, pool: int) -> Four:
    """What each seat gets when the play has ended so."""
    rules = ladder.rules
    if made.rung < 0:
        return settled_general(rules, tricks=result.won, last=result.last + 1).units
    contract = rules.contracts[made.rung]
    return settled(rules, contract, declarers=made.declarers, tricks=result.won, pool=pool).units


def units_by_thumb(ladder: Ladder, made: Undertaking | None, hands: Four, *, eldest: Seat, pool: int) -> Four:
    """What each seat gets when the hand is played out by rules of thumb."""
    if made is None:
        return 0, 0, 0, 0
    course = first_course(ladder, made, hands, eldest)
    return units_of(ladder, made, played_out(terms_for(ladder, made), course), pool=pool)
