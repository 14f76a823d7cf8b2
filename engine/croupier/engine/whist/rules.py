"""A whist with an auction as data: nested frozen records and policy words.

The field names are the TOML keys, the wire's field names and the words of the rules texts: one word, one meaning.
`variants/default.toml` has the Solo Whist of the rule text; a variant says only what differs. What makes one game
differ from its kin is its ladder: the contracts, lowest first, each with a target, a trump, a leader and a payment.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .policies import (
    AllPass,
    Compare,
    Expose,
    FirstDealer,
    Leader,
    LeadRule,
    LoneProp,
    OnlyAfter,
    Overtricks,
    Pickup,
    Revoke,
    SessionEnd,
    Settle,
    Shuffle,
    Side,
    Stop,
    SubRank,
    Trump,
    TrumpWhen,
    TurnUp,
)


@dataclass(frozen=True, slots=True)
class DealRules:
    """`packets`: how many cards each player gets at a time, from the dealer's left. `first_seat`: see FirstDealer."""

    packets: tuple[int, ...] = (3, 3, 3, 3, 1)
    turn_up: TurnUp = TurnUp.LAST_CARD
    pickup: Pickup = Pickup.AFTER_AUCTION
    shuffle: Shuffle = Shuffle.ALWAYS
    first_dealer: FirstDealer = FirstDealer.CUT_LOW
    first_seat: int = 1


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How contracts are called.

    `passed_is_out`: who has passed is not asked again. `eldest_may_wait`: eldest hand may say `wait` instead of a
    first call and is asked again when the turn comes round. `suit_rank`: `by_color` (the turned suit, then the other
    of its colour, then the two others as equals) or the four suits, lowest first, as `CDHS`; it matters where suits
    rank.
    """

    passed_is_out: bool = True
    overcalled_may_rebid: bool = True
    eldest_may_wait: bool = False
    eldest_may_cop_after_pass: bool = False
    lone_prop: LoneProp = LoneProp.ABANDON
    all_pass: AllPass = AllPass.REDEAL_NEXT
    suit_rank: str = "by_color"


@dataclass(frozen=True, slots=True)
class PlayRules:
    """The play of the cards."""

    revoke: Revoke = Revoke.PREVENTED
    stop: Stop = Stop.WHEN_DECIDED


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """What is paid. `general_misere`: the units that its loser pays each other player.

    A unit is worth `stake_numerator / stake_denominator` of whatever is played for; balances count units.
    """

    overtricks: Overtricks = Overtricks.NONE
    general_misere: int = 1
    stake_numerator: int = 1
    stake_denominator: int = 1


@dataclass(frozen=True, slots=True)
class SessionRules:
    """When the session ends, and whether a hand that was abandoned counts as one of its hands."""

    end: SessionEnd = SessionEnd.OPEN
    limit: int = 0
    abandoned_counts: bool = False


@dataclass(frozen=True, slots=True)
class PoolRules:
    """A pool that the dealer feeds with `ante` units a deal (0: there is none).

    `won_from`: the id of the lowest contract that wins it when made. `doubled_by_loser`: who fails in such a contract
    doubles it, but not beyond `limit` units.
    """

    ante: int = 0
    won_from: str = ""
    doubled_by_loser: bool = False
    limit: int = 0


@dataclass(frozen=True, slots=True)
class RequiresRules:
    """What a contract wants before it can be: `only_over` the standing bid of this contract id; `aces` in one hand
    (for a forced pair)."""

    only_over: str = ""
    only_after: OnlyAfter = OnlyAfter.ANYTIME
    aces: int = 0


@dataclass(frozen=True, slots=True)
class TargetRules:
    """How many tricks the declarers want."""

    compare: Compare = Compare.AT_LEAST
    tricks: int = 13


@dataclass(frozen=True, slots=True)
class PayRules:
    """Units for each payment that `settle` makes.

    `over` and `under`: more for each trick beyond or short of the target. `all_tricks`: instead of everything else
    when the declarers take all thirteen (0: nothing special). `lost_table`: instead of `lost`, by how many tricks
    are missing, one first.
    """

    made: int = 1
    lost: int = 1
    over: int = 0
    under: int = 0
    all_tricks: int = 0
    lost_table: tuple[int, ...] = ()
    settle: Settle = Settle.PER_OPPONENT


@dataclass(frozen=True, slots=True)
class ContractRules:
    """A rung of the ladder.

    `call`: the word that calls it, its `id` where empty; proposals are called `prop` and accepted by `cop`. `discard`:
    how many cards (0 or 1) everybody lays away face down before the play.
    """

    id: str = ""
    call: str = ""
    side: Side = Side.SOLO
    sub_rank: SubRank = SubRank.NONE
    requires: RequiresRules = field(default_factory=RequiresRules)
    target: TargetRules = field(default_factory=TargetRules)
    trump: Trump = Trump.TURN_UP
    trump_when: TrumpWhen = TrumpWhen.DEFERRED
    leader: Leader = Leader.ELDEST
    lead_rule: LeadRule = LeadRule.ANY
    expose: Expose = Expose.NEVER
    discard: int = 0
    pay: PayRules = field(default_factory=PayRules)

    @property
    def word(self) -> str:
        """The word that calls it."""
        return "prop" if self.side is Side.PROPOSAL else self.call or self.id

    @property
    def names_trump(self) -> bool:
        """Whether somebody names the trump."""
        return self.trump in (Trump.NAMED, Trump.NAMED_NOT_TURN_UP)

    @property
    def is_exact(self) -> bool:
        """Whether it is for an exact number of tricks, as every misère is."""
        return self.target.compare is Compare.EXACTLY

    @property
    def tricks(self) -> int:
        """How many tricks are played."""
        return 13 - self.discard


@dataclass(frozen=True, slots=True)
class Rules:
    """A whist with an auction, whole. `contracts` is the ladder, lowest first.

    >>> Rules().play.stop
    <Stop.WHEN_DECIDED: 'when_decided'>
    """

    deal: DealRules = field(default_factory=DealRules)
    auction: AuctionRules = field(default_factory=AuctionRules)
    play: PlayRules = field(default_factory=PlayRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    session: SessionRules = field(default_factory=SessionRules)
    pool: PoolRules = field(default_factory=PoolRules)
    contracts: tuple[ContractRules, ...] = ()

    @property
    def ladder(self) -> tuple[str, ...]:
        """The ids of the contracts, lowest first."""
        return tuple(contract.id for contract in self.contracts)
