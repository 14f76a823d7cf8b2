"""Who pays whom: from a contract and the tricks taken to units for each seat. Pure arithmetic, no cards.

>>> from croupier.engine.catalog import whist
>>> rules = whist("solo-whist").rules
>>> solo = next(contract for contract in rules.contracts if contract.id == "solo")
>>> settled(rules, solo, declarers=(1,), tricks=(5, 3, 3, 2)).units
(9, -3, -3, -3)
>>> settled(rules, solo, declarers=(1,), tricks=(4, 3, 3, 3)).units
(-9, 3, 3, 3)
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from ..game import Seat
from .policies import AllPass, Overtricks, Settle, Side
from .rules import ContractRules, Rules
from .seats import SEATS

Units = tuple[int, int, int, int]
"""Something for each seat, seat 1 first."""

NOTHING: Units = (0, 0, 0, 0)


class Ruled(StrEnum):
    """What a revoke has decided about a contract, whatever the tricks say."""

    MADE = "made"
    LOST = "lost"


class Settlement(NamedTuple):
    """How a hand ended.

    `made` and `lost`: the declarers who made it, and those who did not; in a general misère `lost` has the loser.
    `units`: what each seat gets, seat 1 first. `pool`: what the pool gets; units and pool add up to 0. `factor`: by
    how much an abandoned hand before raised all payments between players. `abandoned`: nobody played anything.
    """

    made: tuple[Seat, ...] = ()
    lost: tuple[Seat, ...] = ()
    units: Units = NOTHING
    pool: int = 0
    factor: int = 1
    abandoned: bool = False


ABANDONED = Settlement(abandoned=True)
"""A hand without a contract that is not played."""


def is_made(contract: ContractRules, tricks: int) -> bool:
    """Whether so many tricks make the contract."""
    return tricks == contract.target.tricks if contract.is_exact else tricks >= contract.target.tricks


def payment(rules: Rules, contract: ContractRules, tricks: int) -> int:
    """Units of each payment to the declarers' side; below 0 what they pay."""
    pay, beyond = contract.pay, tricks - contract.target.tricks
    per_trick = rules.scoring.overtricks is Overtricks.PER_TRICK
    if is_made(contract, tricks):
        if tricks == 13 and pay.all_tricks:
            return pay.all_tricks
        return pay.made + (pay.over * beyond if per_trick else 0)
    if pay.lost_table:
        return -pay.lost_table[-beyond - 1]
    return -pay.lost - (pay.under * -beyond if per_trick else 0)


def plain_payment(contract: ContractRules, ruled: Ruled) -> int:
    """Units of each payment where a revoke decides: as plainly made, or lost by one trick without more."""
    pay = contract.pay
    if ruled is Ruled.MADE:
        return pay.made
    return -(pay.lost_table[0] if pay.lost_table else pay.lost)


def shares(declarers: tuple[Seat, ...], settle: Settle, units: int) -> Units:
    """The units of each seat when each payment to the declarers is `units`."""
    defenders = len(SEATS) - len(declarers)
    match settle:
        case Settle.PER_OPPONENT | Settle.PAIRWISE:
            gain, loss = units * defenders, units * len(declarers)
        case Settle.ONE_TO_ONE:
            gain, loss = units, units
    return _by_seat(gain if seat in declarers else -loss for seat in SEATS)


def settled(
    rules: Rules,
    contract: ContractRules,
    *,
    declarers: tuple[Seat, ...],
    tricks: Units,
    moved: int = 0,
    ruled: tuple[Ruled | None, ...] = (),
    factor: int = 1,
    pool: int = 0,
) -> Settlement:
    """The end of a hand that was played for a contract of the ladder.

    `tricks`: those each seat has taken; `moved`: how many more the declarers have by revokes (or fewer). `ruled`: for
    each side of declarers what a revoke has decided. `pool`: what lies in it.
    """
    sides = ((seat,) for seat in declarers) if contract.side is Side.MULTI_SOLO else (declarers,)
    made: list[Seat] = []
    lost: list[Seat] = []
    units = NOTHING
    for at, side in enumerate(sides):
        verdict = ruled[at] if ruled else None
        taken = sum(tricks[seat - 1] for seat in side) + moved
        each = payment(rules, contract, taken) if verdict is None else plain_payment(contract, verdict)
        success = is_made(contract, taken) if verdict is None else verdict is Ruled.MADE
        (made if success else lost).extend(side)
        units = _added(units, shares(side, contract.pay.settle, each * factor))
    change = _pool_change(rules, contract, pool, made=bool(made))
    if change:
        units = _added(units, _by_seat(-change if seat == declarers[0] else 0 for seat in SEATS))
    return Settlement(tuple(made), tuple(lost), units, pool=change, factor=factor)


def _pool_change(rules: Rules, contract: ContractRules, pool: int, *, made: bool) -> int:
    """What the pool gets from a lone declarer: all of it leaves when won, as much again comes when lost."""
    if not rules.pool.ante or rules.ladder.index(contract.id) < rules.ladder.index(rules.pool.won_from):
        return 0
    if made:
        return -pool
    return max(0, min(pool, rules.pool.limit - pool)) if rules.pool.doubled_by_loser else 0


def settled_general(
    rules: Rules,
    *,
    tricks: Units,
    last: Seat,
    offender: Seat = 0,
    factor: int = 1,
) -> Settlement:
    """The end of a general misère: `last` has taken the last trick; an `offender` has lost it by a revoke.

    >>> from croupier.engine.catalog import whist
    >>> rules = whist("boston").rules
    >>> settled_general(rules, tricks=(5, 3, 3, 2), last=4).units
    (-30, 10, 10, 10)
    >>> settled_general(rules, tricks=(5, 5, 3, 0), last=4).units
    (0, 0, 0, 0)
    """
    loser = offender or (last if rules.auction.all_pass is AllPass.GENERAL_MISERE_LAST_TRICK else _most(tricks))
    if not loser:
        return Settlement(factor=factor)
    units = shares((loser,), Settle.PER_OPPONENT, -rules.scoring.general_misere * factor)
    return Settlement(lost=(loser,), units=units, factor=factor)


def _most(tricks: Units) -> Seat:
    """Who has taken most tricks alone; 0 where several have."""
    most = max(tricks)
    return tricks.index(most) + 1 if tricks.count(most) == 1 else 0


def _by_seat(units: Iterable[int]) -> Units:
    first, second, third, fourth = units
    return first, second, third, fourth


def _added(some: Units, more: Units) -> Units:
    return some[0] + more[0], some[1] + more[1], some[2] + more[2], some[3] + more[3]
