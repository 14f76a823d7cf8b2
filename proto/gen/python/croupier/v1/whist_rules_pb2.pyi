from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class WhistRules(_message.Message):
    __slots__ = ("deal", "auction", "play", "scoring", "session", "pool", "contracts")
    DEAL_FIELD_NUMBER: _ClassVar[int]
    AUCTION_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    SCORING_FIELD_NUMBER: _ClassVar[int]
    SESSION_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    CONTRACTS_FIELD_NUMBER: _ClassVar[int]
    deal: WhistDealRules
    auction: WhistAuctionRules
    play: WhistPlayRules
    scoring: WhistScoringRules
    session: WhistSessionRules
    pool: WhistPoolRules
    contracts: _containers.RepeatedCompositeFieldContainer[ContractRules]
    def __init__(self, deal: _Optional[_Union[WhistDealRules, _Mapping[str, object]]] = ..., auction: _Optional[_Union[WhistAuctionRules, _Mapping[str, object]]] = ..., play: _Optional[_Union[WhistPlayRules, _Mapping[str, object]]] = ..., scoring: _Optional[_Union[WhistScoringRules, _Mapping[str, object]]] = ..., session: _Optional[_Union[WhistSessionRules, _Mapping[str, object]]] = ..., pool: _Optional[_Union[WhistPoolRules, _Mapping[str, object]]] = ..., contracts: _Optional[_Iterable[_Union[ContractRules, _Mapping[str, object]]]] = ...) -> None: ...

class WhistDealRules(_message.Message):
    __slots__ = ("packets", "turn_up", "pickup", "shuffle", "first_dealer", "first_seat")
    class TurnUp(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        TURN_UP_UNSPECIFIED: _ClassVar[WhistDealRules.TurnUp]
        TURN_UP_LAST_CARD: _ClassVar[WhistDealRules.TurnUp]
        TURN_UP_SECOND_PACK: _ClassVar[WhistDealRules.TurnUp]
        TURN_UP_CYCLE_HCDS: _ClassVar[WhistDealRules.TurnUp]
        TURN_UP_CYCLE_HDCS: _ClassVar[WhistDealRules.TurnUp]
        TURN_UP_NONE: _ClassVar[WhistDealRules.TurnUp]
    TURN_UP_UNSPECIFIED: WhistDealRules.TurnUp
    TURN_UP_LAST_CARD: WhistDealRules.TurnUp
    TURN_UP_SECOND_PACK: WhistDealRules.TurnUp
    TURN_UP_CYCLE_HCDS: WhistDealRules.TurnUp
    TURN_UP_CYCLE_HDCS: WhistDealRules.TurnUp
    TURN_UP_NONE: WhistDealRules.TurnUp
    class Pickup(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PICKUP_UNSPECIFIED: _ClassVar[WhistDealRules.Pickup]
        PICKUP_AFTER_AUCTION: _ClassVar[WhistDealRules.Pickup]
        PICKUP_AFTER_FIRST_TRICK: _ClassVar[WhistDealRules.Pickup]
    PICKUP_UNSPECIFIED: WhistDealRules.Pickup
    PICKUP_AFTER_AUCTION: WhistDealRules.Pickup
    PICKUP_AFTER_FIRST_TRICK: WhistDealRules.Pickup
    class Shuffle(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SHUFFLE_UNSPECIFIED: _ClassVar[WhistDealRules.Shuffle]
        SHUFFLE_ALWAYS: _ClassVar[WhistDealRules.Shuffle]
        SHUFFLE_CUT_ONLY: _ClassVar[WhistDealRules.Shuffle]
    SHUFFLE_UNSPECIFIED: WhistDealRules.Shuffle
    SHUFFLE_ALWAYS: WhistDealRules.Shuffle
    SHUFFLE_CUT_ONLY: WhistDealRules.Shuffle
    class FirstDealer(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        FIRST_DEALER_UNSPECIFIED: _ClassVar[WhistDealRules.FirstDealer]
        FIRST_DEALER_CUT_LOW: _ClassVar[WhistDealRules.FirstDealer]
        FIRST_DEALER_RANDOM: _ClassVar[WhistDealRules.FirstDealer]
        FIRST_DEALER_SEAT: _ClassVar[WhistDealRules.FirstDealer]
    FIRST_DEALER_UNSPECIFIED: WhistDealRules.FirstDealer
    FIRST_DEALER_CUT_LOW: WhistDealRules.FirstDealer
    FIRST_DEALER_RANDOM: WhistDealRules.FirstDealer
    FIRST_DEALER_SEAT: WhistDealRules.FirstDealer
    PACKETS_FIELD_NUMBER: _ClassVar[int]
    TURN_UP_FIELD_NUMBER: _ClassVar[int]
    PICKUP_FIELD_NUMBER: _ClassVar[int]
    SHUFFLE_FIELD_NUMBER: _ClassVar[int]
    FIRST_DEALER_FIELD_NUMBER: _ClassVar[int]
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    packets: _containers.RepeatedScalarFieldContainer[int]
    turn_up: WhistDealRules.TurnUp
    pickup: WhistDealRules.Pickup
    shuffle: WhistDealRules.Shuffle
    first_dealer: WhistDealRules.FirstDealer
    first_seat: int
    def __init__(self, packets: _Optional[_Iterable[int]] = ..., turn_up: _Optional[_Union[WhistDealRules.TurnUp, str]] = ..., pickup: _Optional[_Union[WhistDealRules.Pickup, str]] = ..., shuffle: _Optional[_Union[WhistDealRules.Shuffle, str]] = ..., first_dealer: _Optional[_Union[WhistDealRules.FirstDealer, str]] = ..., first_seat: _Optional[int] = ...) -> None: ...

class WhistAuctionRules(_message.Message):
    __slots__ = ("passed_is_out", "overcalled_may_rebid", "eldest_may_wait", "eldest_may_cop_after_pass", "lone_prop", "all_pass", "suit_rank")
    class LoneProp(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        LONE_PROP_UNSPECIFIED: _ClassVar[WhistAuctionRules.LoneProp]
        LONE_PROP_ABANDON: _ClassVar[WhistAuctionRules.LoneProp]
        LONE_PROP_PROPOSER_MAY_RAISE: _ClassVar[WhistAuctionRules.LoneProp]
    LONE_PROP_UNSPECIFIED: WhistAuctionRules.LoneProp
    LONE_PROP_ABANDON: WhistAuctionRules.LoneProp
    LONE_PROP_PROPOSER_MAY_RAISE: WhistAuctionRules.LoneProp
    class AllPass(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ALL_PASS_UNSPECIFIED: _ClassVar[WhistAuctionRules.AllPass]
        ALL_PASS_REDEAL_NEXT: _ClassVar[WhistAuctionRules.AllPass]
        ALL_PASS_REDEAL_SAME: _ClassVar[WhistAuctionRules.AllPass]
        ALL_PASS_GENERAL_MISERE_MOST_TRICKS: _ClassVar[WhistAuctionRules.AllPass]
        ALL_PASS_GENERAL_MISERE_LAST_TRICK: _ClassVar[WhistAuctionRules.AllPass]
        ALL_PASS_DOUBLE_NEXT: _ClassVar[WhistAuctionRules.AllPass]
    ALL_PASS_UNSPECIFIED: WhistAuctionRules.AllPass
    ALL_PASS_REDEAL_NEXT: WhistAuctionRules.AllPass
    ALL_PASS_REDEAL_SAME: WhistAuctionRules.AllPass
    ALL_PASS_GENERAL_MISERE_MOST_TRICKS: WhistAuctionRules.AllPass
    ALL_PASS_GENERAL_MISERE_LAST_TRICK: WhistAuctionRules.AllPass
    ALL_PASS_DOUBLE_NEXT: WhistAuctionRules.AllPass
    PASSED_IS_OUT_FIELD_NUMBER: _ClassVar[int]
    OVERCALLED_MAY_REBID_FIELD_NUMBER: _ClassVar[int]
    ELDEST_MAY_WAIT_FIELD_NUMBER: _ClassVar[int]
    ELDEST_MAY_COP_AFTER_PASS_FIELD_NUMBER: _ClassVar[int]
    LONE_PROP_FIELD_NUMBER: _ClassVar[int]
    ALL_PASS_FIELD_NUMBER: _ClassVar[int]
    SUIT_RANK_FIELD_NUMBER: _ClassVar[int]
    passed_is_out: bool
    overcalled_may_rebid: bool
    eldest_may_wait: bool
    eldest_may_cop_after_pass: bool
    lone_prop: WhistAuctionRules.LoneProp
    all_pass: WhistAuctionRules.AllPass
    suit_rank: str
    def __init__(self, passed_is_out: bool = ..., overcalled_may_rebid: bool = ..., eldest_may_wait: bool = ..., eldest_may_cop_after_pass: bool = ..., lone_prop: _Optional[_Union[WhistAuctionRules.LoneProp, str]] = ..., all_pass: _Optional[_Union[WhistAuctionRules.AllPass, str]] = ..., suit_rank: _Optional[str] = ...) -> None: ...

class WhistPlayRules(_message.Message):
    __slots__ = ("revoke", "stop")
    class Revoke(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        REVOKE_UNSPECIFIED: _ClassVar[WhistPlayRules.Revoke]
        REVOKE_PREVENTED: _ClassVar[WhistPlayRules.Revoke]
        REVOKE_LOSE_HAND: _ClassVar[WhistPlayRules.Revoke]
        REVOKE_THREE_TRICKS: _ClassVar[WhistPlayRules.Revoke]
    REVOKE_UNSPECIFIED: WhistPlayRules.Revoke
    REVOKE_PREVENTED: WhistPlayRules.Revoke
    REVOKE_LOSE_HAND: WhistPlayRules.Revoke
    REVOKE_THREE_TRICKS: WhistPlayRules.Revoke
    class Stop(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        STOP_UNSPECIFIED: _ClassVar[WhistPlayRules.Stop]
        STOP_WHEN_DECIDED: _ClassVar[WhistPlayRules.Stop]
        STOP_MISERE_ONLY: _ClassVar[WhistPlayRules.Stop]
        STOP_NEVER: _ClassVar[WhistPlayRules.Stop]
    STOP_UNSPECIFIED: WhistPlayRules.Stop
    STOP_WHEN_DECIDED: WhistPlayRules.Stop
    STOP_MISERE_ONLY: WhistPlayRules.Stop
    STOP_NEVER: WhistPlayRules.Stop
    REVOKE_FIELD_NUMBER: _ClassVar[int]
    STOP_FIELD_NUMBER: _ClassVar[int]
    revoke: WhistPlayRules.Revoke
    stop: WhistPlayRules.Stop
    def __init__(self, revoke: _Optional[_Union[WhistPlayRules.Revoke, str]] = ..., stop: _Optional[_Union[WhistPlayRules.Stop, str]] = ...) -> None: ...

class WhistScoringRules(_message.Message):
    __slots__ = ("overtricks", "general_misere", "stake_numerator", "stake_denominator")
    class Overtricks(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        OVERTRICKS_UNSPECIFIED: _ClassVar[WhistScoringRules.Overtricks]
        OVERTRICKS_NONE: _ClassVar[WhistScoringRules.Overtricks]
        OVERTRICKS_PER_TRICK: _ClassVar[WhistScoringRules.Overtricks]
    OVERTRICKS_UNSPECIFIED: WhistScoringRules.Overtricks
    OVERTRICKS_NONE: WhistScoringRules.Overtricks
    OVERTRICKS_PER_TRICK: WhistScoringRules.Overtricks
    OVERTRICKS_FIELD_NUMBER: _ClassVar[int]
    GENERAL_MISERE_FIELD_NUMBER: _ClassVar[int]
    STAKE_NUMERATOR_FIELD_NUMBER: _ClassVar[int]
    STAKE_DENOMINATOR_FIELD_NUMBER: _ClassVar[int]
    overtricks: WhistScoringRules.Overtricks
    general_misere: int
    stake_numerator: int
    stake_denominator: int
    def __init__(self, overtricks: _Optional[_Union[WhistScoringRules.Overtricks, str]] = ..., general_misere: _Optional[int] = ..., stake_numerator: _Optional[int] = ..., stake_denominator: _Optional[int] = ...) -> None: ...

class WhistSessionRules(_message.Message):
    __slots__ = ("end", "limit", "abandoned_counts")
    class End(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        END_UNSPECIFIED: _ClassVar[WhistSessionRules.End]
        END_OPEN: _ClassVar[WhistSessionRules.End]
        END_HANDS: _ClassVar[WhistSessionRules.End]
        END_TARGET: _ClassVar[WhistSessionRules.End]
    END_UNSPECIFIED: WhistSessionRules.End
    END_OPEN: WhistSessionRules.End
    END_HANDS: WhistSessionRules.End
    END_TARGET: WhistSessionRules.End
    END_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    ABANDONED_COUNTS_FIELD_NUMBER: _ClassVar[int]
    end: WhistSessionRules.End
    limit: int
    abandoned_counts: bool
    def __init__(self, end: _Optional[_Union[WhistSessionRules.End, str]] = ..., limit: _Optional[int] = ..., abandoned_counts: bool = ...) -> None: ...

class WhistPoolRules(_message.Message):
    __slots__ = ("ante", "won_from", "doubled_by_loser", "limit")
    ANTE_FIELD_NUMBER: _ClassVar[int]
    WON_FROM_FIELD_NUMBER: _ClassVar[int]
    DOUBLED_BY_LOSER_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    ante: int
    won_from: str
    doubled_by_loser: bool
    limit: int
    def __init__(self, ante: _Optional[int] = ..., won_from: _Optional[str] = ..., doubled_by_loser: bool = ..., limit: _Optional[int] = ...) -> None: ...

class RequiresRules(_message.Message):
    __slots__ = ("only_over", "only_after", "aces")
    class OnlyAfter(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ONLY_AFTER_UNSPECIFIED: _ClassVar[RequiresRules.OnlyAfter]
        ONLY_AFTER_ANYTIME: _ClassVar[RequiresRules.OnlyAfter]
        ONLY_AFTER_LONE_PROP: _ClassVar[RequiresRules.OnlyAfter]
    ONLY_AFTER_UNSPECIFIED: RequiresRules.OnlyAfter
    ONLY_AFTER_ANYTIME: RequiresRules.OnlyAfter
    ONLY_AFTER_LONE_PROP: RequiresRules.OnlyAfter
    ONLY_OVER_FIELD_NUMBER: _ClassVar[int]
    ONLY_AFTER_FIELD_NUMBER: _ClassVar[int]
    ACES_FIELD_NUMBER: _ClassVar[int]
    only_over: str
    only_after: RequiresRules.OnlyAfter
    aces: int
    def __init__(self, only_over: _Optional[str] = ..., only_after: _Optional[_Union[RequiresRules.OnlyAfter, str]] = ..., aces: _Optional[int] = ...) -> None: ...

class TargetRules(_message.Message):
    __slots__ = ("compare", "tricks")
    class Compare(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        COMPARE_UNSPECIFIED: _ClassVar[TargetRules.Compare]
        COMPARE_AT_LEAST: _ClassVar[TargetRules.Compare]
        COMPARE_EXACTLY: _ClassVar[TargetRules.Compare]
    COMPARE_UNSPECIFIED: TargetRules.Compare
    COMPARE_AT_LEAST: TargetRules.Compare
    COMPARE_EXACTLY: TargetRules.Compare
    COMPARE_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    compare: TargetRules.Compare
    tricks: int
    def __init__(self, compare: _Optional[_Union[TargetRules.Compare, str]] = ..., tricks: _Optional[int] = ...) -> None: ...

class PayRules(_message.Message):
    __slots__ = ("made", "lost", "over", "under", "all_tricks", "lost_table", "settle")
    class Settle(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SETTLE_UNSPECIFIED: _ClassVar[PayRules.Settle]
        SETTLE_PER_OPPONENT: _ClassVar[PayRules.Settle]
        SETTLE_PAIRWISE: _ClassVar[PayRules.Settle]
        SETTLE_ONE_TO_ONE: _ClassVar[PayRules.Settle]
    SETTLE_UNSPECIFIED: PayRules.Settle
    SETTLE_PER_OPPONENT: PayRules.Settle
    SETTLE_PAIRWISE: PayRules.Settle
    SETTLE_ONE_TO_ONE: PayRules.Settle
    MADE_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    OVER_FIELD_NUMBER: _ClassVar[int]
    UNDER_FIELD_NUMBER: _ClassVar[int]
    ALL_TRICKS_FIELD_NUMBER: _ClassVar[int]
    LOST_TABLE_FIELD_NUMBER: _ClassVar[int]
    SETTLE_FIELD_NUMBER: _ClassVar[int]
    made: int
    lost: int
    over: int
    under: int
    all_tricks: int
    lost_table: _containers.RepeatedScalarFieldContainer[int]
    settle: PayRules.Settle
    def __init__(self, made: _Optional[int] = ..., lost: _Optional[int] = ..., over: _Optional[int] = ..., under: _Optional[int] = ..., all_tricks: _Optional[int] = ..., lost_table: _Optional[_Iterable[int]] = ..., settle: _Optional[_Union[PayRules.Settle, str]] = ...) -> None: ...

class ContractRules(_message.Message):
    __slots__ = ("id", "call", "side", "sub_rank", "requires", "target", "trump", "trump_when", "leader", "lead_rule", "expose", "discard", "pay")
    class Side(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SIDE_UNSPECIFIED: _ClassVar[ContractRules.Side]
        SIDE_SOLO: _ClassVar[ContractRules.Side]
        SIDE_PROPOSAL: _ClassVar[ContractRules.Side]
        SIDE_FORCED_PAIR: _ClassVar[ContractRules.Side]
        SIDE_MULTI_SOLO: _ClassVar[ContractRules.Side]
    SIDE_UNSPECIFIED: ContractRules.Side
    SIDE_SOLO: ContractRules.Side
    SIDE_PROPOSAL: ContractRules.Side
    SIDE_FORCED_PAIR: ContractRules.Side
    SIDE_MULTI_SOLO: ContractRules.Side
    class SubRank(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SUB_RANK_UNSPECIFIED: _ClassVar[ContractRules.SubRank]
        SUB_RANK_NONE: _ClassVar[ContractRules.SubRank]
        SUB_RANK_SUIT: _ClassVar[ContractRules.SubRank]
    SUB_RANK_UNSPECIFIED: ContractRules.SubRank
    SUB_RANK_NONE: ContractRules.SubRank
    SUB_RANK_SUIT: ContractRules.SubRank
    class Trump(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        TRUMP_UNSPECIFIED: _ClassVar[ContractRules.Trump]
        TRUMP_TURN_UP: _ClassVar[ContractRules.Trump]
        TRUMP_NAMED: _ClassVar[ContractRules.Trump]
        TRUMP_NAMED_NOT_TURN_UP: _ClassVar[ContractRules.Trump]
        TRUMP_NONE: _ClassVar[ContractRules.Trump]
        TRUMP_PARTNER_CARD: _ClassVar[ContractRules.Trump]
    TRUMP_UNSPECIFIED: ContractRules.Trump
    TRUMP_TURN_UP: ContractRules.Trump
    TRUMP_NAMED: ContractRules.Trump
    TRUMP_NAMED_NOT_TURN_UP: ContractRules.Trump
    TRUMP_NONE: ContractRules.Trump
    TRUMP_PARTNER_CARD: ContractRules.Trump
    class TrumpWhen(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        TRUMP_WHEN_UNSPECIFIED: _ClassVar[ContractRules.TrumpWhen]
        TRUMP_WHEN_DEFERRED: _ClassVar[ContractRules.TrumpWhen]
        TRUMP_WHEN_WITH_BID: _ClassVar[ContractRules.TrumpWhen]
    TRUMP_WHEN_UNSPECIFIED: ContractRules.TrumpWhen
    TRUMP_WHEN_DEFERRED: ContractRules.TrumpWhen
    TRUMP_WHEN_WITH_BID: ContractRules.TrumpWhen
    class Leader(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        LEADER_UNSPECIFIED: _ClassVar[ContractRules.Leader]
        LEADER_ELDEST: _ClassVar[ContractRules.Leader]
        LEADER_DECLARER: _ClassVar[ContractRules.Leader]
        LEADER_PARTNER: _ClassVar[ContractRules.Leader]
    LEADER_UNSPECIFIED: ContractRules.Leader
    LEADER_ELDEST: ContractRules.Leader
    LEADER_DECLARER: ContractRules.Leader
    LEADER_PARTNER: ContractRules.Leader
    class LeadRule(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        LEAD_RULE_UNSPECIFIED: _ClassVar[ContractRules.LeadRule]
        LEAD_RULE_ANY: _ClassVar[ContractRules.LeadRule]
        LEAD_RULE_PARTNER_CARD: _ClassVar[ContractRules.LeadRule]
        LEAD_RULE_HIGHEST_TRUMP: _ClassVar[ContractRules.LeadRule]
    LEAD_RULE_UNSPECIFIED: ContractRules.LeadRule
    LEAD_RULE_ANY: ContractRules.LeadRule
    LEAD_RULE_PARTNER_CARD: ContractRules.LeadRule
    LEAD_RULE_HIGHEST_TRUMP: ContractRules.LeadRule
    class Expose(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EXPOSE_UNSPECIFIED: _ClassVar[ContractRules.Expose]
        EXPOSE_NEVER: _ClassVar[ContractRules.Expose]
        EXPOSE_BEFORE_FIRST_LEAD: _ClassVar[ContractRules.Expose]
        EXPOSE_AFTER_FIRST_LEAD: _ClassVar[ContractRules.Expose]
        EXPOSE_AFTER_FIRST_TRICK: _ClassVar[ContractRules.Expose]
    EXPOSE_UNSPECIFIED: ContractRules.Expose
    EXPOSE_NEVER: ContractRules.Expose
    EXPOSE_BEFORE_FIRST_LEAD: ContractRules.Expose
    EXPOSE_AFTER_FIRST_LEAD: ContractRules.Expose
    EXPOSE_AFTER_FIRST_TRICK: ContractRules.Expose
    ID_FIELD_NUMBER: _ClassVar[int]
    CALL_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    SUB_RANK_FIELD_NUMBER: _ClassVar[int]
    REQUIRES_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    TRUMP_FIELD_NUMBER: _ClassVar[int]
    TRUMP_WHEN_FIELD_NUMBER: _ClassVar[int]
    LEADER_FIELD_NUMBER: _ClassVar[int]
    LEAD_RULE_FIELD_NUMBER: _ClassVar[int]
    EXPOSE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    PAY_FIELD_NUMBER: _ClassVar[int]
    id: str
    call: str
    side: ContractRules.Side
    sub_rank: ContractRules.SubRank
    requires: RequiresRules
    target: TargetRules
    trump: ContractRules.Trump
    trump_when: ContractRules.TrumpWhen
    leader: ContractRules.Leader
    lead_rule: ContractRules.LeadRule
    expose: ContractRules.Expose
    discard: int
    pay: PayRules
    def __init__(self, id: _Optional[str] = ..., call: _Optional[str] = ..., side: _Optional[_Union[ContractRules.Side, str]] = ..., sub_rank: _Optional[_Union[ContractRules.SubRank, str]] = ..., requires: _Optional[_Union[RequiresRules, _Mapping[str, object]]] = ..., target: _Optional[_Union[TargetRules, _Mapping[str, object]]] = ..., trump: _Optional[_Union[ContractRules.Trump, str]] = ..., trump_when: _Optional[_Union[ContractRules.TrumpWhen, str]] = ..., leader: _Optional[_Union[ContractRules.Leader, str]] = ..., lead_rule: _Optional[_Union[ContractRules.LeadRule, str]] = ..., expose: _Optional[_Union[ContractRules.Expose, str]] = ..., discard: _Optional[int] = ..., pay: _Optional[_Union[PayRules, _Mapping[str, object]]] = ...) -> None: ...
