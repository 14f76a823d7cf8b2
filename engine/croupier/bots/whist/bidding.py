"""The auction by rules of thumb: what each call is worth in units, from a hand and the ladder alone.

Every contract is read from its record: a target to reach or to keep to, a trump, a side, a leader, an open hand, a
payment for each number of tricks. So a new ladder needs no new rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from croupier.engine.cards import Suit
from croupier.engine.whist.auction import Auction
from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.moves import COP, PASS, WAIT, Call
from croupier.engine.whist.policies import Expose, Leader, Settle, Side, Trump
from croupier.engine.whist.rules import ContractRules
from croupier.engine.whist.settlement import payment

from .avoiding import danger
from .holding import FULL, NO_TRUMP, highest, suit_of, trump_number
from .valuing import LONE_SPREAD, PAIR_SPREAD, PLAIN_SPREAD, best_trump, misere_chance, tricks_likely, value

_PROPOSER_GAINS: Final = 0.5
_PARTNER_GAINS: Final = 1.0
"""How many tricks more a partner has who accepts, and one who proposes, than a hand dealt by chance."""
_HOPELESS: Final = 3.0
"""So many tricks short of its target a contract is not looked at."""
_NEVER: Final = -1000.0
_STEPS: Final = 50
"""Expected tricks are taken in steps of a fiftieth."""


def worth_of_calls(
    ladder: Ladder, auction: Auction, hand: int, legal: Iterable[Call], pool: int = 0
) -> list[tuple[float, Call]]:
    """What each legal call is worth, in units of the caller; a pass is worth nothing."""
    standing = auction.standing
    found = []
    for call in legal:
        if call == PASS:
            worth = 0.0
        elif call == WAIT:
            worth = 0.001
        elif call == COP and standing is not None:
            contract = ladder.rules.contracts[standing.place]
            trump = _pair_trump(contract, auction.turned, hand)
            worth = _pair_worth(ladder, standing.place, value(hand).pair[trump] + _PARTNER_GAINS)
        else:
            worth = _bid_worth(ladder, ladder.place[call.bid], auction.turned, hand, call.trumps, pool)
        found.append((worth, call))
    return found


def best_call(ladder: Ladder, auction: Auction, hand: int, legal: Iterable[Call], pool: int = 0) -> Call:
    """The call that is worth most; of equal ones the first."""
    return max(worth_of_calls(ladder, auction, hand, legal, pool), key=lambda valued: valued[0])[1]


def trump_for(contract: ContractRules, turned: Suit | None, hand: int) -> int:
    """The trump that a hand has in a contract: the one that it names, if it names one."""
    match contract.trump:
        case Trump.TURN_UP | Trump.PARTNER_CARD:
            return trump_number(turned)
        case Trump.NONE:
            return NO_TRUMP
        case Trump.NAMED | Trump.NAMED_NOT_TURN_UP:
            barred = trump_number(turned) if contract.trump is Trump.NAMED_NOT_TURN_UP else NO_TRUMP
            suits = tuple(suit for suit in range(4) if suit != barred)
            return best_trump(hand, suits, alone=contract.side is not Side.PROPOSAL)


def _pair_trump(contract: ContractRules, turned: Suit | None, hand: int) -> int:
    # A partner does not know yet what the proposer will name.
    return trump_for(contract, turned, hand) % 4


def _bid_worth(ladder: Ladder, place: int, turned: Suit | None, hand: int, named: Suit | None, pool: int) -> float:
    contract = ladder.rules.contracts[place]
    if contract.is_exact and contract.target.tricks == 0:
        return _misere_worth(ladder, place, hand, pool)
    trump = trump_for(contract, turned, hand) if named is None else int(named)
    if contract.side is Side.PROPOSAL:
        return _pair_worth(ladder, place, value(hand).pair[trump % 4] + _PROPOSER_GAINS)
    expected = value(hand).lone[trump]
    if expected < contract.target.tricks - _HOPELESS:
        return _NEVER
    return _tricks_worth(
        ladder, place, round(_STEPS * expected), PLAIN_SPREAD if trump == NO_TRUMP else LONE_SPREAD, pool
    )


def _pair_worth(ladder: Ladder, place: int, expected: float) -> float:
    return _tricks_worth(ladder, place, round(_STEPS * expected), PAIR_SPREAD, 0)


@lru_cache(maxsize=65536)
def _tricks_worth(ladder: Ladder, place: int, steps: int, spread: float, pool: int) -> float:
    """The worth of a contract for tricks, for so many steps of expected ones: bots ask again and again."""
    return _worth(ladder, place, tricks_likely(steps / _STEPS, spread), pool)


def _misere_worth(ladder: Ladder, place: int, hand: int, pool: int) -> float:
    contract = ladder.rules.contracts[place]
    if contract.discard:
        hand &= ~(1 << discard_to_avoid(hand))
    chance = misere_chance(hand, leads=contract.leader is Leader.DECLARER, exposed=contract.expose is not Expose.NEVER)
    return _worth(ladder, place, (chance, 1 - chance, *[0.0] * 12), pool)


def _worth(ladder: Ladder, place: int, likely: tuple[float, ...], pool: int) -> float:
    units = sum(chance * paid for chance, paid in zip(likely, _paid(ladder, place), strict=True))
    if pool and place >= _pool_from(ladder):
        made = sum(chance for chance, paid in zip(likely, _paid(ladder, place), strict=True) if paid > 0)
        lost = min(pool, ladder.rules.pool.limit - pool) if ladder.rules.pool.doubled_by_loser else 0
        units += made * pool - (1 - made) * max(0, lost)
    return units


@lru_cache(maxsize=512)
def _paid(ladder: Ladder, place: int) -> tuple[int, ...]:
    """What a declarer gets in all for each number of tricks, 0 to 13."""
    contract = ladder.rules.contracts[place]
    match contract.pay.settle:
        case Settle.ONE_TO_ONE if contract.side in (Side.PROPOSAL, Side.FORCED_PAIR):
            payers = 1
        case Settle.PAIRWISE if contract.side in (Side.PROPOSAL, Side.FORCED_PAIR):
            payers = 2
        case _:
            payers = 3
    return tuple(payers * payment(ladder.rules, contract, tricks) for tricks in range(14))


def _pool_from(ladder: Ladder) -> int:
    return ladder.rung.get(ladder.rules.pool.won_from, len(ladder.rung))


def discard_to_avoid(hand: int) -> int:
    """The card without which a misère is safest."""
    best, chosen = -1.0, -1
    for suit in range(4):
        holding = suit_of(hand, suit)
        if not holding:
            continue
        top = highest(holding)
        less = hand & ~(1 << 16 * suit + top)
        # Height decides where no suit is in danger any more.
        safety = misere_chance(less, leads=False, exposed=False) + 0.001 * top
        if safety > best:
            best, chosen = safety, 16 * suit + top
    return chosen


def discard_to_give(hand: int) -> int:
    """The card that an opponent of a misère lays away: a high one of a short suit."""
    best, chosen = -1000, -1
    for suit in range(4):
        holding = suit_of(hand, suit)
        if holding:
            worth = highest(holding) - 4 * holding.bit_count() - danger(holding, FULL & ~holding) // 8
            if worth > best:
                best, chosen = worth, 16 * suit + highest(holding)
    return chosen
