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
from .rules import AllPass, ContractRules, Revoke, Rules, Side, SubRank, TrumpWhen

GENERAL_MISERE: Final = "general_misere"
"""The id of what is played when nobody bids, where the rules want that; not a rung of the ladder."""


@dataclass(frozen=True, slots=True, eq=False)
class Ladder:
    """A rule set ready for play.

    `place`: the rung, from 0, that a word calls. `calls`: every call that some auction allows, in the order in which
    legal moves are listed: pass, wait, cop, then contracts from the lowest, clubs, spades, hearts, diamonds. `forced`:
    the rung that the deal itself may call, or None. `general_misere`: whether a hand that nobody bids for is played.
    `claims`: whether revokes can be made, and claimed. `stake`: what a unit is worth.
    """

    rules: Rules
    place: dict[str, int]
    rung: dict[str, int]
    calls: tuple[Call, ...]
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
    forced = [at for at, contract in enumerate(contracts) if contract.side is Side.FORCED_PAIR]
    return Ladder(
        rules=rules,
        place={contract.word: at for at, contract in enumerate(contracts)},
        rung={contract.id: at for at, contract in enumerate(contracts)},
        calls=(PASS, *((WAIT,) if rules.auction.eldest_may_wait else ()), COP, *_bids(contracts)),
        forced=forced[0] if forced else None,
        general_misere=rules.auction.all_pass
        in (AllPass.GENERAL_MISERE_MOST_TRICKS, AllPass.GENERAL_MISERE_LAST_TRICK),
        claims=rules.play.revoke is not Revoke.PREVENTED,
        stake=Fraction(rules.scoring.stake_numerator, rules.scoring.stake_denominator),
        _hash=hash(rules),
    )


def _bids(contracts: tuple[ContractRules, ...]) -> list[Call]:
    bids: list[Call] = []
    for contract in contracts:
        if contract.side is Side.FORCED_PAIR:
            continue
        if contract.names_trump and contract.trump_when is TrumpWhen.WITH_BID:
            bids += [Call(contract.word, suit) for suit in Suit]
        else:
            bids.append(Call(contract.word))
    return bids
