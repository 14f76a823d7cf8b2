"""A whist with an auction as data: nested frozen records and policy words.

The field names are the TOML keys, the wire's field names and the words of the rules texts: one word, one meaning.
`variants/default.toml` has the Solo Whist of the rule text; a variant says only what differs. What makes one game
differ from its kin is its ladder: the contracts, lowest first, each with a target, a trump, a leader and a payment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class TurnUp(StrEnum):
    """How the suit that is proposed as trump comes about."""

    LAST_CARD = "last_card"
    """The dealer's last card is turned up; it is the dealer's."""
    SECOND_PACK = "second_pack"
    """The first card of another pack, which nobody plays."""
    CYCLE_HCDS = "cycle_hcds"
    """Hearts, clubs, diamonds, spades in turn, deal after deal."""
    CYCLE_HDCS = "cycle_hdcs"
    """Hearts, diamonds, clubs, spades in turn, deal after deal."""
    NONE = "none"
    """No suit is proposed: whoever plays a contract names it."""


class Pickup(StrEnum):
    """Until when the dealer's turned card lies on the table. Everybody knows where it went, all the same."""

    AFTER_AUCTION = "after_auction"
    AFTER_FIRST_TRICK = "after_first_trick"


class Shuffle(StrEnum):
    """Where the cards of the next hand come from."""

    ALWAYS = "always"
    CUT_ONLY = "cut_only"
    """The tricks are gathered in the order of play, the declarers' first, and cut once: 4 to 48 cards go to the end."""


class FirstDealer(StrEnum):
    """Who deals the first hand."""

    CUT_LOW = "cut_low"
    """Everybody cuts; the lowest card deals, aces being high; who ties for it cuts again."""
    RANDOM = "random"
    SEAT = "seat"
    """The seat of `DealRules.first_seat`."""


class LoneProp(StrEnum):
    """What becomes of a proposal that nobody accepts or overcalls."""

    ABANDON = "abandon"
    """The hand ends as if all had passed."""
    PROPOSER_MAY_RAISE = "proposer_may_raise"
    """The proposer is asked once more, for something higher."""


class AllPass(StrEnum):
    """What becomes of a hand without a contract."""

    REDEAL_NEXT = "redeal_next"
    REDEAL_SAME = "redeal_same"
    """The same dealer deals again."""
    GENERAL_MISERE_MOST_TRICKS = "general_misere_most_tricks"
    """It is played without trump; who takes most tricks alone pays everybody."""
    GENERAL_MISERE_LAST_TRICK = "general_misere_last_trick"
    """It is played without trump; who takes the last trick pays everybody."""
    DOUBLE_NEXT = "double_next"
    """The next hand that is played counts double; at most eightfold, after three in a row."""


class Side(StrEnum):
    """Who plays a contract."""

    SOLO = "solo"
    PROPOSAL = "proposal"
    """Called `prop`; it wants a partner, who says `cop`."""
    FORCED_PAIR = "forced_pair"
    """The deal makes it, before the auction: who has so many aces, with the holder of a named card."""
    MULTI_SOLO = "multi_solo"
    """Several seats may hold it at once; each settles with all three others."""


class SubRank(StrEnum):
    """Whether the same contract in a higher suit overcalls."""

    NONE = "none"
    SUIT = "suit"


class OnlyAfter(StrEnum):
    """When alone a contract may be called."""

    ANYTIME = "anytime"
    LONE_PROP = "lone_prop"
    """When the proposer is asked once more."""


class Compare(StrEnum):
    """How the tricks are held against the target."""

    AT_LEAST = "at_least"
    EXACTLY = "exactly"


class Trump(StrEnum):
    """Where a contract's trump comes from."""

    TURN_UP = "turn_up"
    NAMED = "named"
    NAMED_NOT_TURN_UP = "named_not_turn_up"
    NONE = "none"
    PARTNER_CARD = "partner_card"
    """The suit of the card that makes its holder the partner."""


class TrumpWhen(StrEnum):
    """When a trump that is named is named."""

    DEFERRED = "deferred"
    """After the auction, before the lead."""
    WITH_BID = "with_bid"
    """In the call itself. The others hear of it when the bid stands, or at once where suits rank."""


class Leader(StrEnum):
    """Who leads to the first trick."""

    ELDEST = "eldest"
    DECLARER = "declarer"
    PARTNER = "partner"


class LeadRule(StrEnum):
    """With what the first trick must be led."""

    ANY = "any"
    PARTNER_CARD = "partner_card"
    HIGHEST_TRUMP = "highest_trump"
    """The leader's highest trump, if there is one."""


class Expose(StrEnum):
    """When the declarers' hands are laid open to everybody."""

    NEVER = "never"
    BEFORE_FIRST_LEAD = "before_first_lead"
    AFTER_FIRST_LEAD = "after_first_lead"
    AFTER_FIRST_TRICK = "after_first_trick"


class Settle(StrEnum):
    """Between whom a payment passes."""

    PER_OPPONENT = "per_opponent"
    """A lone declarer settles with each of the three others."""
    PAIRWISE = "pairwise"
    """Each partner settles with each defender."""
    ONE_TO_ONE = "one_to_one"
    """Each partner settles with one defender."""


class Overtricks(StrEnum):
    """Whether tricks over and under the target are paid."""

    NONE = "none"
    PER_TRICK = "per_trick"
    """As each contract's `over` and `under` say."""


class Revoke(StrEnum):
    """What becomes of a card that does not follow suit although its player could."""

    PREVENTED = "prevented"
    """It is refused."""
    LOSE_HAND = "lose_hand"
    """It may be played; an opponent who claims it wins the hand."""
    THREE_TRICKS = "three_tricks"
    """It may be played; an opponent who claims it gets three tricks, and in a misère the hand."""


class Stop(StrEnum):
    """Whether a hand ends before its last trick."""

    WHEN_DECIDED = "when_decided"
    """As soon as no trick can change a payment."""
    MISERE_ONLY = "misere_only"
    """The same, but only in contracts for an exact number of tricks."""
    NEVER = "never"


class SessionEnd(StrEnum):
    """When the session is over."""

    OPEN = "open"
    """Whenever the players stop."""
    HANDS = "hands"
    """After `SessionRules.limit` hands."""
    TARGET = "target"
    """After the hand in which somebody's balance reaches `SessionRules.limit` units."""


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
