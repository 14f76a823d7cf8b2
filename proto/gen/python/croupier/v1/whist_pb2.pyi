from croupier.v1 import cards_pb2 as _cards_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class WhistPhase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WHIST_PHASE_UNSPECIFIED: _ClassVar[WhistPhase]
    WHIST_PHASE_DEAL: _ClassVar[WhistPhase]
    WHIST_PHASE_AUCTION: _ClassVar[WhistPhase]
    WHIST_PHASE_NAMING: _ClassVar[WhistPhase]
    WHIST_PHASE_DISCARDING: _ClassVar[WhistPhase]
    WHIST_PHASE_PLAY: _ClassVar[WhistPhase]
    WHIST_PHASE_CLAIMS: _ClassVar[WhistPhase]
    WHIST_PHASE_SETTLED: _ClassVar[WhistPhase]
    WHIST_PHASE_OVER: _ClassVar[WhistPhase]
WHIST_PHASE_UNSPECIFIED: WhistPhase
WHIST_PHASE_DEAL: WhistPhase
WHIST_PHASE_AUCTION: WhistPhase
WHIST_PHASE_NAMING: WhistPhase
WHIST_PHASE_DISCARDING: WhistPhase
WHIST_PHASE_PLAY: WhistPhase
WHIST_PHASE_CLAIMS: WhistPhase
WHIST_PHASE_SETTLED: WhistPhase
WHIST_PHASE_OVER: WhistPhase

class Call(_message.Message):
    __slots__ = ("bid", "trumps")
    BID_FIELD_NUMBER: _ClassVar[int]
    TRUMPS_FIELD_NUMBER: _ClassVar[int]
    bid: str
    trumps: _cards_pb2.Suit
    def __init__(self, bid: _Optional[str] = ..., trumps: _Optional[_Union[_cards_pb2.Suit, str]] = ...) -> None: ...

class MadeCall(_message.Message):
    __slots__ = ("seat", "call")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CALL_FIELD_NUMBER: _ClassVar[int]
    seat: int
    call: Call
    def __init__(self, seat: _Optional[int] = ..., call: _Optional[_Union[Call, _Mapping[str, object]]] = ...) -> None: ...

class Trick(_message.Message):
    __slots__ = ("leader", "cards", "winner")
    LEADER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    leader: int
    cards: _containers.RepeatedScalarFieldContainer[_cards_pb2.Card]
    winner: int
    def __init__(self, leader: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_cards_pb2.Card, str]]] = ..., winner: _Optional[int] = ...) -> None: ...

class WhistSeat(_message.Message):
    __slots__ = ("seat", "hand_size", "hand", "tricks_won", "balance", "discard")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    TRICKS_WON_FIELD_NUMBER: _ClassVar[int]
    BALANCE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_size: int
    hand: _containers.RepeatedScalarFieldContainer[_cards_pb2.Card]
    tricks_won: int
    balance: int
    discard: _cards_pb2.Card
    def __init__(self, seat: _Optional[int] = ..., hand_size: _Optional[int] = ..., hand: _Optional[_Iterable[_Union[_cards_pb2.Card, str]]] = ..., tricks_won: _Optional[int] = ..., balance: _Optional[int] = ..., discard: _Optional[_Union[_cards_pb2.Card, str]] = ...) -> None: ...

class Contract(_message.Message):
    __slots__ = ("id", "declarers", "trumps", "target", "exactly")
    ID_FIELD_NUMBER: _ClassVar[int]
    DECLARERS_FIELD_NUMBER: _ClassVar[int]
    TRUMPS_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    EXACTLY_FIELD_NUMBER: _ClassVar[int]
    id: str
    declarers: _containers.RepeatedScalarFieldContainer[int]
    trumps: _cards_pb2.Suit
    target: int
    exactly: bool
    def __init__(self, id: _Optional[str] = ..., declarers: _Optional[_Iterable[int]] = ..., trumps: _Optional[_Union[_cards_pb2.Suit, str]] = ..., target: _Optional[int] = ..., exactly: bool = ...) -> None: ...

class RevokeClaim(_message.Message):
    __slots__ = ("seat", "trick", "offender")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TRICK_FIELD_NUMBER: _ClassVar[int]
    OFFENDER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    trick: int
    offender: int
    def __init__(self, seat: _Optional[int] = ..., trick: _Optional[int] = ..., offender: _Optional[int] = ...) -> None: ...

class Settlement(_message.Message):
    __slots__ = ("made", "lost", "abandoned", "units", "pool")
    MADE_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    ABANDONED_FIELD_NUMBER: _ClassVar[int]
    UNITS_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    made: _containers.RepeatedScalarFieldContainer[int]
    lost: _containers.RepeatedScalarFieldContainer[int]
    abandoned: bool
    units: _containers.RepeatedScalarFieldContainer[int]
    pool: int
    def __init__(self, made: _Optional[_Iterable[int]] = ..., lost: _Optional[_Iterable[int]] = ..., abandoned: bool = ..., units: _Optional[_Iterable[int]] = ..., pool: _Optional[int] = ...) -> None: ...

class WhistView(_message.Message):
    __slots__ = ("hand", "phase", "dealer", "turn_up", "seats", "calls", "contract", "tricks", "settlement", "turn_up_lies", "turned", "partner_card", "hands", "tricks_moved", "claims", "factor", "pool", "stake_numerator", "stake_denominator", "cuts")
    HAND_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_UP_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CALLS_FIELD_NUMBER: _ClassVar[int]
    CONTRACT_FIELD_NUMBER: _ClassVar[int]
    TRICKS_FIELD_NUMBER: _ClassVar[int]
    SETTLEMENT_FIELD_NUMBER: _ClassVar[int]
    TURN_UP_LIES_FIELD_NUMBER: _ClassVar[int]
    TURNED_FIELD_NUMBER: _ClassVar[int]
    PARTNER_CARD_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    TRICKS_MOVED_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    FACTOR_FIELD_NUMBER: _ClassVar[int]
    POOL_FIELD_NUMBER: _ClassVar[int]
    STAKE_NUMERATOR_FIELD_NUMBER: _ClassVar[int]
    STAKE_DENOMINATOR_FIELD_NUMBER: _ClassVar[int]
    CUTS_FIELD_NUMBER: _ClassVar[int]
    hand: int
    phase: WhistPhase
    dealer: int
    turn_up: _cards_pb2.Card
    seats: _containers.RepeatedCompositeFieldContainer[WhistSeat]
    calls: _containers.RepeatedCompositeFieldContainer[MadeCall]
    contract: Contract
    tricks: _containers.RepeatedCompositeFieldContainer[Trick]
    settlement: Settlement
    turn_up_lies: bool
    turned: _cards_pb2.Suit
    partner_card: _cards_pb2.Card
    hands: int
    tricks_moved: int
    claims: _containers.RepeatedCompositeFieldContainer[RevokeClaim]
    factor: int
    pool: int
    stake_numerator: int
    stake_denominator: int
    cuts: _containers.RepeatedScalarFieldContainer[_cards_pb2.Card]
    def __init__(self, hand: _Optional[int] = ..., phase: _Optional[_Union[WhistPhase, str]] = ..., dealer: _Optional[int] = ..., turn_up: _Optional[_Union[_cards_pb2.Card, str]] = ..., seats: _Optional[_Iterable[_Union[WhistSeat, _Mapping[str, object]]]] = ..., calls: _Optional[_Iterable[_Union[MadeCall, _Mapping[str, object]]]] = ..., contract: _Optional[_Union[Contract, _Mapping[str, object]]] = ..., tricks: _Optional[_Iterable[_Union[Trick, _Mapping[str, object]]]] = ..., settlement: _Optional[_Union[Settlement, _Mapping[str, object]]] = ..., turn_up_lies: bool = ..., turned: _Optional[_Union[_cards_pb2.Suit, str]] = ..., partner_card: _Optional[_Union[_cards_pb2.Card, str]] = ..., hands: _Optional[int] = ..., tricks_moved: _Optional[int] = ..., claims: _Optional[_Iterable[_Union[RevokeClaim, _Mapping[str, object]]]] = ..., factor: _Optional[int] = ..., pool: _Optional[int] = ..., stake_numerator: _Optional[int] = ..., stake_denominator: _Optional[int] = ..., cuts: _Optional[_Iterable[_Union[_cards_pb2.Card, str]]] = ...) -> None: ...
