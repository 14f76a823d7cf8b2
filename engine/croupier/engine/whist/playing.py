"""Carrying out moves that are legal: from one position to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from ..cards import Card, Suit
from ..game import Seat
from . import auction as bidding
from . import dealing
from .contract import NO_BID, Contract
from .forcing import forced_pair
from .hand import Claim, Hand, Phase, claimable, gathered, revoker, without
from .ladder import Ladder
from .moves import Call, ClaimRevoke, Discard, NameTrump, Play, WhistMove
from .policies import AllPass, Compare, Leader, Revoke, Side, Stop, Trump, TrumpWhen
from .rules import ContractRules
from .seats import SEATS, after
from .session import anted, booked, is_over, next_dealer
from .settlement import ABANDONED, Ruled, Settlement, settled, settled_general
from .trick import Trick, winner

if TYPE_CHECKING:
    from .position import Position

MOVED = 3
"""How many tricks a revoke costs, where it costs tricks."""


def dealt(position: Position, deck: tuple[Card, ...]) -> Position:
    """The position with the next hand on the table."""
    rules, session = position.rules, position.session
    packs = dealing.packs_of(deck, packs=position.packs_awaited)
    last = None if position.hand is None else position.hand.settlement
    if last is None:
        dealer, cuts = dealing.first_dealer(rules, packs)
    else:
        dealer, cuts = next_dealer(session, rules, last), session.cuts
    cards = dealing.next_deck(rules, packs, session.gathered)
    session = anted(session._replace(dealer=dealer, deals=session.deals + 1, cuts=cuts, gathered=()), rules)
    turn_up = dealing.turned_card(rules, packs, cards)
    turned = dealing.turned_suit(rules, turn_up, session.deals)
    hand = Hand(
        turn_up=turn_up,
        held=dealing.hands_of(rules, cards, dealer),
        auction=bidding.opened(after(dealer), turned),
    )
    return _forced(position._replace(phase=Phase.AUCTION, session=session, hand=hand))


def _forced(position: Position) -> Position:
    """The position after the contract that the deal itself makes, where it makes one."""
    ladder, hand = position.ladder, position.the_hand
    if ladder.forced is None:
        return position
    pair = forced_pair(hand.held, aces=ladder.rules.contracts[ladder.forced].requires.aces)
    if pair is None:
        return position
    auction = bidding.forced(hand.auction, ladder, ladder.forced, (pair.caller, pair.partner))
    return _after_call(position._replace(hand=hand._replace(partner_card=pair.card)), auction)


def played(position: Position, seat: Seat, move: WhistMove) -> Position:
    """The position after a move that is legal."""
    match move:
        case Play(card):
            return _after_card(position, seat, card)
        case Call() if position.phase is Phase.CLAIMS:
            return _content(position, seat)
        case Call():
            hand = position.the_hand
            return _after_call(position, bidding.called(hand.auction, position.ladder, move))
        case NameTrump(trumps):
            contract = position.the_contract._replace(trumps=trumps)
            return _prepared(position, contract)
        case Discard(card):
            return _after_discard(position, seat, card)
        case ClaimRevoke(trick):
            return _after_claim(position, seat, trick)
        case _:
            assert_never(move)


def _with(position: Position, phase: Phase, hand: Hand) -> Position:
    return position._replace(phase=phase, hand=hand)


def _after_call(position: Position, auction: bidding.Auction) -> Position:
    hand = position.the_hand._replace(auction=auction)
    if auction.turn:
        return position._replace(hand=hand)
    standing = auction.standing
    if standing is None or standing.open:
        return _without_contract(_with(position, Phase.AUCTION, hand))
    rules = position.rules.contracts[standing.place]
    contract = Contract(
        id=rules.id,
        declarers=standing.holders,
        trumps=_trumps(hand, rules, standing),
        target=rules.target.tricks,
        exactly=rules.target.compare is Compare.EXACTLY,
        shared=rules.side is Side.MULTI_SOLO,
    )
    if rules.names_trump and rules.trump_when is TrumpWhen.DEFERRED:
        return _with(position, Phase.NAMING, hand._replace(contract=contract))
    return _prepared(position._replace(hand=hand), contract)


def _trumps(hand: Hand, contract: ContractRules, standing: bidding.Bid) -> Suit | None:
    """The trump, so far as it is known when the auction is over."""
    match contract.trump:
        case Trump.TURN_UP:
            return hand.auction.turned
        case Trump.NAMED | Trump.NAMED_NOT_TURN_UP:
            return standing.trumps
        case Trump.PARTNER_CARD:
            return None if hand.partner_card is None else hand.partner_card.suit
        case Trump.NONE:
            return None
        case _:
            assert_never(contract.trump)


def _without_contract(position: Position) -> Position:
    """All have passed, or a proposal was left alone."""
    hand = position.the_hand
    if position.ladder.general_misere:
        leader = hand.auction.eldest
        return _with(position, Phase.PLAY, hand._replace(contract=NO_BID, trick=Trick(leader, ())))
    return _booked(position, ABANDONED)


def _prepared(position: Position, contract: Contract) -> Position:
    """The position with all known about the contract: discards come next, or the first lead."""
    hand = position.the_hand._replace(contract=contract)
    if position.ladder.contract(contract.id).discard:
        return _with(position, Phase.DISCARDING, hand)
    return _led_off(position, hand, contract)


def _led_off(position: Position, hand: Hand, contract: Contract) -> Position:
    leader = hand.auction.eldest
    match position.ladder.contract(contract.id).leader:
        case Leader.DECLARER:
            leader = contract.declarers[0]
        case Leader.PARTNER:
            leader = contract.declarers[1]
        case Leader.ELDEST:
            pass
    return _with(position, Phase.PLAY, hand._replace(trick=Trick(leader, ())))


def _after_discard(position: Position, seat: Seat, card: Card) -> Position:
    hand, contract = position.the_hand, position.the_contract
    discards = tuple(card if other == seat else laid for other, laid in zip(SEATS, hand.discards, strict=True))
    hand = hand._replace(held=without(hand.held, seat, card), discards=discards)
    if None in discards:
        return position._replace(hand=hand)
    return _led_off(position, hand, contract)


def _after_card(position: Position, seat: Seat, card: Card) -> Position:
    hand, trick = position.the_hand, position.the_hand.trick
    cards = (*trick.cards, card)
    held = without(hand.held, seat, card)
    if len(cards) < 4:
        return position._replace(hand=hand._replace(held=held, trick=Trick(trick.leader, cards)))
    taker = winner(trick.leader, cards, position.the_contract.trumps)
    one, two, three, four = (won + (other == taker) for other, won in zip(SEATS, hand.won, strict=True))
    hand = hand._replace(
        held=held,
        tricks=(*hand.tricks, Trick(trick.leader, cards, taker)),
        trick=Trick(taker, ()),
        won=(one, two, three, four),
    )
    return _between_tricks(position._replace(hand=hand))


def _between_tricks(position: Position) -> Position:
    """The position after a trick or a claim: it goes on, or the cards are all played and claims are heard."""
    hand, contract = position.the_hand, position.the_contract
    if not is_decided(position.ladder, contract, hand):
        return _with(position, Phase.PLAY, hand)
    if position.ladder.claims and any(claimable(hand, seat) for seat in SEATS):
        return _with(position, Phase.CLAIMS, hand)
    return _settled(position)


def is_decided(ladder: Ladder, contract: Contract, hand: Hand) -> bool:
    """Whether the play has ended: no card is left, or no trick can change a payment and the rules stop there."""
    rules, stop = ladder.rules, ladder.rules.play.stop
    left = len(hand.held[hand.trick.leader - 1])
    if left == 0:
        return True
    if stop is Stop.NEVER or (stop is Stop.MISERE_ONLY and not contract.exactly):
        return False
    if contract.is_general_misere:
        most = sorted(hand.won)
        by_most = rules.auction.all_pass is AllPass.GENERAL_MISERE_MOST_TRICKS
        return by_most and most[-1] - most[-2] > left
    steady = ladder.steady[ladder.rung[contract.id]]
    sides = tuple((seat,) for seat in contract.declarers) if contract.shared else (contract.declarers,)
    taken = [sum(hand.won[seat - 1] for seat in side) + hand.moved for side in sides]
    return all(tricks + left <= steady[tricks] for tricks in taken)


def _content(position: Position, seat: Seat) -> Position:
    """Somebody has no claim to make; when nobody has, the hand is settled."""
    hand = position.the_hand
    hand = hand._replace(content=hand.content | {seat})
    if any(claimable(hand, other) for other in SEATS):
        return position._replace(hand=hand)
    return _settled(position._replace(hand=hand))


def _after_claim(position: Position, seat: Seat, number: int) -> Position:
    hand, contract = position.the_hand, position.the_contract
    offender = revoker(hand, seat, number)
    hand = hand._replace(claims=(*hand.claims, Claim(seat, number, offender)))
    if offender:
        costs_tricks = position.rules.play.revoke is Revoke.THREE_TRICKS and not contract.exactly
        if not costs_tricks:
            ruled = _ruled(hand, contract, offender)
            return _settled(position._replace(hand=hand._replace(ruled=ruled, offender=offender)))
        hand = hand._replace(moved=hand.moved + _moved(hand, contract, offender), content=frozenset())
    if hand.trick.cards:
        return position._replace(hand=hand)
    return _between_tricks(position._replace(hand=hand))


def _moved(hand: Hand, contract: Contract, offender: Seat) -> int:
    """How many tricks a revoke moves to the declarers; fewer than three where the offenders have fewer."""
    theirs = sum(hand.won[seat - 1] for seat in contract.declarers) + hand.moved
    if offender in contract.declarers:
        return -min(MOVED, theirs)
    return min(MOVED, len(hand.tricks) - theirs)


def _ruled(hand: Hand, contract: Contract, offender: Seat) -> tuple[Ruled | None, ...]:
    """What a revoke decides for each side of declarers: the offender's has lost, and every other has made it, unless
    its tricks have lost it before."""
    if not contract.shared:
        return (Ruled.LOST if offender in contract.declarers else Ruled.MADE,)
    return tuple(
        Ruled.LOST if seat == offender or hand.won[seat - 1] > contract.target else Ruled.MADE
        for seat in contract.declarers
    )


def _settled(position: Position) -> Position:
    """The position after the hand is paid for."""
    hand, contract, session, rules = position.the_hand, position.the_contract, position.session, position.rules
    if contract.is_general_misere:
        settlement = settled_general(
            rules, tricks=hand.won, last=hand.trick.leader, offender=hand.offender, factor=session.factor
        )
    else:
        settlement = settled(
            rules,
            position.ladder.contract(contract.id),
            declarers=contract.declarers,
            tricks=hand.won,
            moved=hand.moved,
            ruled=hand.ruled,
            factor=session.factor,
            pool=session.pool,
        )
    return _booked(position, settlement)


def _booked(position: Position, settlement: Settlement) -> Position:
    hand, rules = position.the_hand, position.rules
    session = booked(position.session, rules, settlement, gathered(hand))
    phase = Phase.OVER if is_over(session, rules) else Phase.SETTLED
    return position._replace(phase=phase, session=session, hand=hand._replace(settlement=settlement))
