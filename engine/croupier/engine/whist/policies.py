"""The policy words of a whist's rules: what a rule can be where it is no number.

The words are the values in TOML, on the wire and in the rules texts.
"""

from __future__ import annotations

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
