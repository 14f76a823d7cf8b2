"""The ladder made ready for play: which word calls which contract, and what can be called at all.

Everything here follows from `Rules`, and positions share it; nothing here changes.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from ..cards import Suit
from .moves import COP, PASS, WAIT, Call
from .policies import AllPass, Revoke, Side, SubRank, TrumpWhen
from .rules import ContractRules, Rules
from .settlement import is_made, payment

GENERAL_MISERE: Final = "general_misere"
"""The id of what is played when nobody bids, where the rules want that; not a rung of the ladder."""


@dataclass(frozen=True, slots=True, eq=False)
class Ladder:
    """A rule set ready for play.

    `place`: the rung, from 0, that a word calls; `rung`: the one of a contract's id. `calls`: every call that some
    auction allows, in the order in which legal moves are listed: pass, wait, cop, then contracts from the lowest,
    clubs, spades, hearts, diamonds; `first`: where in them those of each rung begin. `steady`: for each rung and each
    number of tricks taken the most tricks for which all is paid the same. `forced`: the rung that the deal itself may
    call, or None. `general_misere`: whether a hand that nobody bids for is played. `claims`: whether revokes can be
    made, and claimed. `stake`: what a unit is worth.
    """

    rules: Rules
    place: dict[str, int]
    rung: dict[str, int]
    calls: tuple[Call, ...]
    first: tuple[int, ...]
    steady: tuple[tuple[int, ...], ...]
    forced: int | None
    general_misere: bool
    claims: bool
    stake: Fraction
    _hash: int

    # Positions are compared and hashed by what they are played by too; rules are deep, and mostly the same ones.
    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ladder) and self.rules == other.rules)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<Ladder {' '.join(self.rules.ladder)}>"

    def contract(self, contract_id: str) -> ContractRules:
        """The contract of an id."""
        return self.rules.contracts[self.rung[contract_id]]

    def sub_rank(self, contract: ContractRules, trumps: Suit | None, turned: Suit | None) -> int:
        """How high the suit of a bid ranks among bids of the same contract."""
        if contract.sub_rank is SubRank.NONE or trumps is None:
            return 0
        order = self.rules.auction.suit_rank
        if order != "by_color":
            return order.index(trumps.letter)
        if turned is None:
            return 0
        return 2 if trumps is turned else int(trumps.color is turned.color)


@lru_cache(maxsize=512)
def ladder_for(rules: Rules) -> Ladder:
    """The ladder of rules that contradict nothing."""
    contracts = rules.contracts
    words = (PASS, *((WAIT,) if rules.auction.eldest_may_wait else ()), COP)
    bids = [_bids(contract) for contract in contracts]
    forced = [at for at, contract in enumerate(contracts) if contract.side is Side.FORCED_PAIR]
    return Ladder(
        rules=rules,
        place={contract.word: at for at, contract in enumerate(contracts)},
        rung={contract.id: at for at, contract in enumerate(contracts)},
        calls=(*words, *(call for rung in bids for call in rung)),
        first=tuple(len(words) + sum(map(len, bids[:at])) for at in range(len(bids))),
        steady=tuple(_steady(rules, contract) for contract in contracts),
        forced=forced[0] if forced else None,
        general_misere=rules.auction.all_pass
        in (AllPass.GENERAL_MISERE_MOST_TRICKS, AllPass.GENERAL_MISERE_LAST_TRICK),
        claims=rules.play.revoke is not Revoke.PREVENTED,
        stake=Fraction(rules.scoring.stake_numerator, rules.scoring.stake_denominator),
        _hash=hash(rules),
    )


def _bids(contract: ContractRules) -> tuple[Call, ...]:
    """How a contract may be called."""
    if contract.side is Side.FORCED_PAIR:
        return ()
    if contract.names_trump and contract.trump_when is TrumpWhen.WITH_BID:
        return tuple(Call(contract.word, suit) for suit in Suit)
    return (Call(contract.word),)


def _steady(rules: Rules, contract: ContractRules) -> tuple[int, ...]:
    ends = [(is_made(contract, tricks), payment(rules, contract, tricks)) for tricks in range(14)]
    most = [13] * 14
    for tricks in range(12, -1, -1):
        most[tricks] = most[tricks + 1] if ends[tricks] == ends[tricks + 1] else tricks
    return tuple(most)
