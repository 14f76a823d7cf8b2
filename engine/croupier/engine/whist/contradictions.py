"""What makes rules impossible: every fault named, so that the author of a variant can mend them in one go.

>>> faults_of(Rules())
['contracts: the ladder has no contract']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..cards import SUIT_LETTERS
from .ladder import GENERAL_MISERE
from .moves import RESERVED, WORD
from .policies import (
    FirstDealer,
    Leader,
    LeadRule,
    LoneProp,
    OnlyAfter,
    Pickup,
    SessionEnd,
    Settle,
    Side,
    SubRank,
    Trump,
    TrumpWhen,
    TurnUp,
)
from .rules import AuctionRules, ContractRules, Rules

MAX_PAYMENT = 10_000
"""Units of one payment, so that no balance of a long session leaves 32 bits."""
MAX_CONTRACTS = 32
_PAIRS = (Side.PROPOSAL, Side.FORCED_PAIR)


def faults_of(rules: Rules) -> list[str]:
    """Everything that is wrong with the rules; empty where they can be played."""
    faults = [*_deal(rules), *_auction(rules), *_scoring(rules), *_session(rules), *_pool(rules), *_ladder(rules)]
    for contract in rules.contracts:
        faults += [f"contracts.{contract.id}.{fault}" for fault in _contract(rules, contract)]
    return faults


def _deal(rules: Rules) -> Iterator[str]:
    deal = rules.deal
    if sum(deal.packets) != 13 or min(deal.packets, default=0) < 1:
        yield f"deal.packets: {list(deal.packets)} are not 13 cards in packets of one or more"
    if not 1 <= deal.first_seat <= 4:
        yield f"deal.first_seat: {deal.first_seat} is no seat; there are 1 to 4"
    if deal.first_seat != 1 and deal.first_dealer is not FirstDealer.SEAT:
        yield f"deal.first_seat: has no meaning where deal.first_dealer is {deal.first_dealer}"
    if deal.pickup is not Pickup.AFTER_AUCTION:
        if deal.turn_up is not TurnUp.LAST_CARD:
            yield f"deal.pickup: no card of the dealer's is turned up where deal.turn_up is {deal.turn_up}"
        if any(contract.discard for contract in rules.contracts):
            yield "deal.pickup: the turned card is taken up before anybody lays a card away"


def _auction(rules: Rules) -> Iterator[str]:
    auction = rules.auction
    proposals = any(contract.side is Side.PROPOSAL for contract in rules.contracts)
    if auction.suit_rank != "by_color" and sorted(auction.suit_rank) != sorted(SUIT_LETTERS):
        yield f"auction.suit_rank: {auction.suit_rank!r} is neither by_color nor the four letters of {SUIT_LETTERS}"
    ranked = any(contract.sub_rank is SubRank.SUIT for contract in rules.contracts)
    if auction.suit_rank != AuctionRules().suit_rank and not ranked:
        yield "auction.suit_rank: has no meaning where no contract ranks by its suit"
    if ranked and auction.suit_rank == "by_color" and rules.deal.turn_up is TurnUp.NONE:
        yield "auction.suit_rank: by_color, but no suit is turned up"
    if auction.lone_prop is not LoneProp.ABANDON and not proposals:
        yield f"auction.lone_prop: {auction.lone_prop}, but there are no proposals"
    if auction.eldest_may_cop_after_pass and not proposals:
        yield "auction.eldest_may_cop_after_pass: there is no proposal to accept"
    if auction.eldest_may_cop_after_pass and not auction.passed_is_out:
        yield "auction.eldest_may_cop_after_pass: has no meaning where auction.passed_is_out is false"


def _scoring(rules: Rules) -> Iterator[str]:
    scoring = rules.scoring
    if scoring.stake_numerator < 1 or scoring.stake_denominator < 1:
        yield f"scoring.stake_numerator: {scoring.stake_numerator}/{scoring.stake_denominator} is not above 0"
    if max(scoring.stake_numerator, scoring.stake_denominator) > 1_000_000:
        yield "scoring.stake_numerator: the fraction has more than six digits"
    if not 0 < scoring.general_misere <= MAX_PAYMENT:
        yield f"scoring.general_misere: {scoring.general_misere} is not from 1 to {MAX_PAYMENT}"


def _session(rules: Rules) -> Iterator[str]:
    session = rules.session
    if session.end is SessionEnd.OPEN:
        if session.limit:
            yield "session.limit: has no meaning where session.end is open"
    elif not 1 <= session.limit <= 1_000_000:
        yield f"session.limit: {session.limit} {session.end} are not from 1 to 1000000"


def _pool(rules: Rules) -> Iterator[str]:
    pool = rules.pool
    if not pool.ante:
        if pool.won_from or pool.doubled_by_loser or pool.limit:
            yield "pool: nobody pays into it, since pool.ante is 0"
        return
    if not 0 < pool.ante <= MAX_PAYMENT:
        yield f"pool.ante: {pool.ante} is not from 0 to {MAX_PAYMENT}"
    if pool.doubled_by_loser != bool(pool.limit) or pool.limit > 100 * MAX_PAYMENT:
        yield f"pool.limit: {pool.limit}; it is above 0 where pool.doubled_by_loser, else 0"
    if pool.won_from not in rules.ladder:
        yield f"pool.won_from: there is no contract {pool.won_from!r}"
        return
    for contract in rules.contracts[rules.ladder.index(pool.won_from) :]:
        if contract.side is not Side.SOLO:
            yield f"pool.won_from: {contract.id} is not for one player, who alone could win the pool"


def _ladder(rules: Rules) -> Iterator[str]:
    contracts = rules.contracts
    if not contracts:
        yield "contracts: the ladder has no contract"
    if len(contracts) > MAX_CONTRACTS:
        yield f"contracts: {len(contracts)}, more than {MAX_CONTRACTS}"
    for name, times in Counter(contract.id for contract in contracts).items():
        if times > 1:
            yield f"contracts.{name}: stands on the ladder {times} times"
    for word, times in Counter(contract.word for contract in contracts).items():
        if times > 1:
            yield f"contracts: {times} of them are called {word!r}"
    if sum(contract.side is Side.FORCED_PAIR for contract in contracts) > 1:
        yield "contracts: the deal forces more than one contract"


def _contract(rules: Rules, contract: ContractRules) -> Iterator[str]:
    """What is wrong with a rung, each fault by the name of its parameter."""
    proposal = contract.side is Side.PROPOSAL
    if WORD.fullmatch(contract.id) is None or len(contract.id) > 40 or contract.id == GENERAL_MISERE:
        yield f"id: {contract.id!r} is no word of letters, digits and underscores that begins with three letters"
    if contract.call and proposal:
        yield "call: a proposal is called prop and accepted by cop"
    elif not proposal and (WORD.fullmatch(contract.word) is None or contract.word in RESERVED):
        yield f"call: {contract.word!r} is no word that is free for a call"
    yield from _requires(rules, contract)
    yield from _target(contract)
    yield from _trump(rules, contract)
    yield from _pay(contract)
    if contract.side is Side.MULTI_SOLO and not contract.is_exact:
        yield "side: multi_solo, but only a contract for an exact number of tricks can be held by several"
    if contract.leader is Leader.PARTNER and contract.side not in _PAIRS:
        yield "leader: partner, but there is none"
    if contract.lead_rule is LeadRule.PARTNER_CARD and (
        contract.side is not Side.FORCED_PAIR or contract.leader is not Leader.PARTNER
    ):
        yield "lead_rule: partner_card, but the leader is no partner by a card"
    if contract.lead_rule is LeadRule.HIGHEST_TRUMP and contract.trump is Trump.NONE:
        yield "lead_rule: highest_trump, but there is no trump"


def _requires(rules: Rules, contract: ContractRules) -> Iterator[str]:
    requires = contract.requires
    if requires.only_over and requires.only_over not in rules.ladder[: rules.ladder.index(contract.id)]:
        yield f"requires.only_over: no contract {requires.only_over!r} stands lower on the ladder"
    if requires.only_after is OnlyAfter.LONE_PROP:
        asked = rules.auction.lone_prop is LoneProp.PROPOSER_MAY_RAISE
        if not asked or all(other.side is not Side.PROPOSAL for other in rules.contracts):
            yield "requires.only_after: lone_prop, but no proposer is asked again"
    if (contract.side is Side.FORCED_PAIR) != bool(requires.aces):
        yield f"requires.aces: {requires.aces}; a forced pair needs some aces, and nothing else does"
    if requires.aces and not 3 <= requires.aces <= 4:
        yield f"requires.aces: {requires.aces}, but only three or four make sure that one player has them"


def _target(contract: ContractRules) -> Iterator[str]:
    target = contract.target
    least = 0 if contract.is_exact else 1
    if contract.discard not in (0, 1):
        yield f"discard: {contract.discard}, not 0 or 1"
    elif not least <= target.tricks <= contract.tricks:
        yield f"target.tricks: {target.tricks} is not from {least} to {contract.tricks}"


def _trump(rules: Rules, contract: ContractRules) -> Iterator[str]:
    nothing_turned = rules.deal.turn_up is TurnUp.NONE
    if nothing_turned and contract.trump in (Trump.TURN_UP, Trump.NAMED_NOT_TURN_UP):
        yield f"trump: {contract.trump}, but nothing is turned up"
    if contract.trump_when is TrumpWhen.WITH_BID and not contract.names_trump:
        yield f"trump_when: with_bid, but nobody names the trump where it is {contract.trump}"
    if contract.sub_rank is SubRank.SUIT and contract.trump_when is not TrumpWhen.WITH_BID:
        yield "sub_rank: suit, but the suit is not named with the bid"
    if contract.side is Side.MULTI_SOLO and contract.trump is not Trump.NONE:
        yield "trump: what several hold at once has none"
    if (contract.trump is Trump.PARTNER_CARD) != (contract.side is Side.FORCED_PAIR):
        yield f"trump: {contract.trump}, but partner_card belongs to a forced pair, and to nothing else"


def _pay(contract: ContractRules) -> Iterator[str]:
    pay = contract.pay
    pairs = contract.side in _PAIRS
    if pairs == (pay.settle is Settle.PER_OPPONENT):
        yield f"pay.settle: {pay.settle} does not fit a contract for {'two' if pairs else 'one'}"
    units = (pay.made, pay.lost, pay.over, pay.under, pay.all_tricks, *pay.lost_table)
    if min(units) < 0 or max(units) > MAX_PAYMENT:
        yield f"pay: units from 0 to {MAX_PAYMENT}"
    if (pay.over or pay.under) and (contract.is_exact or contract.target.tricks == 13):
        yield "pay.over: there are no tricks over or under where all or an exact number are wanted"
    if pay.all_tricks and (contract.is_exact or contract.discard):
        yield "pay.all_tricks: nobody wants all thirteen tricks here"
    if pay.lost_table and (contract.is_exact or len(pay.lost_table) != contract.target.tricks):
        yield f"pay.lost_table: {len(pay.lost_table)} entries, not one for each trick that can be missing"
    if pay.lost_table and (pay.under or pay.lost):
        yield "pay.lost: has no meaning where pay.lost_table says it, and is 0 there, as pay.under is"
