from croupier.v1 import cards_pb2 as _cards_pb2
from croupier.v1 import patience_pb2 as _patience_pb2
from croupier.v1 import whist_pb2 as _whist_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GameState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_STATE_UNSPECIFIED: _ClassVar[GameState]
    GAME_STATE_RUNNING: _ClassVar[GameState]
    GAME_STATE_CLOSED: _ClassVar[GameState]

class Ending(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ENDING_UNSPECIFIED: _ClassVar[Ending]
    ENDING_WON: _ClassVar[Ending]
    ENDING_RESIGNED: _ClassVar[Ending]
    ENDING_COMPLETED: _ClassVar[Ending]

class Mark(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MARK_UNSPECIFIED: _ClassVar[Mark]
    MARK_DEAL_KNOWN: _ClassVar[Mark]
    MARK_REVEAL_UNDONE: _ClassVar[Mark]
    MARK_FULL_KNOWLEDGE: _ClassVar[Mark]

class Difficulty(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DIFFICULTY_UNSPECIFIED: _ClassVar[Difficulty]
    DIFFICULTY_EASY: _ClassVar[Difficulty]
    DIFFICULTY_MEDIUM: _ClassVar[Difficulty]
    DIFFICULTY_HARD: _ClassVar[Difficulty]
    DIFFICULTY_EXPERT: _ClassVar[Difficulty]

class Cause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CAUSE_UNSPECIFIED: _ClassVar[Cause]
    CAUSE_PLAYER: _ClassVar[Cause]
    CAUSE_AUTOPLAY: _ClassVar[Cause]
    CAUSE_TIMEOUT: _ClassVar[Cause]

class SeatState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SEAT_STATE_UNSPECIFIED: _ClassVar[SeatState]
    SEAT_STATE_OPEN: _ClassVar[SeatState]
    SEAT_STATE_TAKEN: _ClassVar[SeatState]
    SEAT_STATE_LEFT: _ClassVar[SeatState]
    SEAT_STATE_BOT: _ClassVar[SeatState]
GAME_STATE_UNSPECIFIED: GameState
GAME_STATE_RUNNING: GameState
GAME_STATE_CLOSED: GameState
ENDING_UNSPECIFIED: Ending
ENDING_WON: Ending
ENDING_RESIGNED: Ending
ENDING_COMPLETED: Ending
MARK_UNSPECIFIED: Mark
MARK_DEAL_KNOWN: Mark
MARK_REVEAL_UNDONE: Mark
MARK_FULL_KNOWLEDGE: Mark
DIFFICULTY_UNSPECIFIED: Difficulty
DIFFICULTY_EASY: Difficulty
DIFFICULTY_MEDIUM: Difficulty
DIFFICULTY_HARD: Difficulty
DIFFICULTY_EXPERT: Difficulty
CAUSE_UNSPECIFIED: Cause
CAUSE_PLAYER: Cause
CAUSE_AUTOPLAY: Cause
CAUSE_TIMEOUT: Cause
SEAT_STATE_UNSPECIFIED: SeatState
SEAT_STATE_OPEN: SeatState
SEAT_STATE_TAKEN: SeatState
SEAT_STATE_LEFT: SeatState
SEAT_STATE_BOT: SeatState

class Move(_message.Message):
    __slots__ = ("text", "transfer", "draw", "redeal", "deal_row", "call", "trumps", "play", "discard", "claim_revoke")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    TRANSFER_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    DEAL_ROW_FIELD_NUMBER: _ClassVar[int]
    CALL_FIELD_NUMBER: _ClassVar[int]
    TRUMPS_FIELD_NUMBER: _ClassVar[int]
    PLAY_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    CLAIM_REVOKE_FIELD_NUMBER: _ClassVar[int]
    text: str
    transfer: _patience_pb2.Transfer
    draw: _patience_pb2.Draw
    redeal: _patience_pb2.Redeal
    deal_row: _patience_pb2.DealRow
    call: _whist_pb2.Call
    trumps: _cards_pb2.Suit
    play: _cards_pb2.Card
    discard: _cards_pb2.Card
    claim_revoke: int
    def __init__(self, text: _Optional[str] = ..., transfer: _Optional[_Union[_patience_pb2.Transfer, _Mapping[str, object]]] = ..., draw: _Optional[_Union[_patience_pb2.Draw, _Mapping[str, object]]] = ..., redeal: _Optional[_Union[_patience_pb2.Redeal, _Mapping[str, object]]] = ..., deal_row: _Optional[_Union[_patience_pb2.DealRow, _Mapping[str, object]]] = ..., call: _Optional[_Union[_whist_pb2.Call, _Mapping[str, object]]] = ..., trumps: _Optional[_Union[_cards_pb2.Suit, str]] = ..., play: _Optional[_Union[_cards_pb2.Card, str]] = ..., discard: _Optional[_Union[_cards_pb2.Card, str]] = ..., claim_revoke: _Optional[int] = ...) -> None: ...

class Commitment(_message.Message):
    __slots__ = ("hand", "digest", "salt", "deal")
    HAND_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    SALT_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    hand: int
    digest: bytes
    salt: bytes
    deal: str
    def __init__(self, hand: _Optional[int] = ..., digest: _Optional[bytes] = ..., salt: _Optional[bytes] = ..., deal: _Optional[str] = ...) -> None: ...

class Seating(_message.Message):
    __slots__ = ("seat", "state", "bot")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    state: SeatState
    bot: str
    def __init__(self, seat: _Optional[int] = ..., state: _Optional[_Union[SeatState, str]] = ..., bot: _Optional[str] = ...) -> None: ...

class GameView(_message.Message):
    __slots__ = ("game_id", "revision", "variant_id", "rules_digest", "state", "ending", "marks", "seat", "to_act", "act_by", "undo_steps", "redo_steps", "commitments", "legal_moves", "create_time", "update_time", "labels", "difficulty", "seating", "patience", "whist")
    class LabelsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    RULES_DIGEST_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    ACT_BY_FIELD_NUMBER: _ClassVar[int]
    UNDO_STEPS_FIELD_NUMBER: _ClassVar[int]
    REDO_STEPS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENTS_FIELD_NUMBER: _ClassVar[int]
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    DIFFICULTY_FIELD_NUMBER: _ClassVar[int]
    SEATING_FIELD_NUMBER: _ClassVar[int]
    PATIENCE_FIELD_NUMBER: _ClassVar[int]
    WHIST_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    revision: int
    variant_id: str
    rules_digest: str
    state: GameState
    ending: Ending
    marks: _containers.RepeatedScalarFieldContainer[Mark]
    seat: int
    to_act: _containers.RepeatedScalarFieldContainer[int]
    act_by: _timestamp_pb2.Timestamp
    undo_steps: int
    redo_steps: int
    commitments: _containers.RepeatedCompositeFieldContainer[Commitment]
    legal_moves: _containers.RepeatedCompositeFieldContainer[Move]
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    labels: _containers.ScalarMap[str, str]
    difficulty: Difficulty
    seating: _containers.RepeatedCompositeFieldContainer[Seating]
    patience: _patience_pb2.PatienceView
    whist: _whist_pb2.WhistView
    def __init__(self, game_id: _Optional[str] = ..., revision: _Optional[int] = ..., variant_id: _Optional[str] = ..., rules_digest: _Optional[str] = ..., state: _Optional[_Union[GameState, str]] = ..., ending: _Optional[_Union[Ending, str]] = ..., marks: _Optional[_Iterable[_Union[Mark, str]]] = ..., seat: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ..., act_by: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., undo_steps: _Optional[int] = ..., redo_steps: _Optional[int] = ..., commitments: _Optional[_Iterable[_Union[Commitment, _Mapping[str, object]]]] = ..., legal_moves: _Optional[_Iterable[_Union[Move, _Mapping[str, object]]]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., update_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., labels: _Optional[_Mapping[str, str]] = ..., difficulty: _Optional[_Union[Difficulty, str]] = ..., seating: _Optional[_Iterable[_Union[Seating, _Mapping[str, object]]]] = ..., patience: _Optional[_Union[_patience_pb2.PatienceView, _Mapping[str, object]]] = ..., whist: _Optional[_Union[_whist_pb2.WhistView, _Mapping[str, object]]] = ...) -> None: ...

class GameSummary(_message.Message):
    __slots__ = ("game_id", "revision", "variant_id", "rules_digest", "state", "ending", "marks", "create_time", "update_time", "labels", "seating")
    class LabelsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    RULES_DIGEST_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    ENDING_FIELD_NUMBER: _ClassVar[int]
    MARKS_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    SEATING_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    revision: int
    variant_id: str
    rules_digest: str
    state: GameState
    ending: Ending
    marks: _containers.RepeatedScalarFieldContainer[Mark]
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    labels: _containers.ScalarMap[str, str]
    seating: _containers.RepeatedCompositeFieldContainer[Seating]
    def __init__(self, game_id: _Optional[str] = ..., revision: _Optional[int] = ..., variant_id: _Optional[str] = ..., rules_digest: _Optional[str] = ..., state: _Optional[_Union[GameState, str]] = ..., ending: _Optional[_Union[Ending, str]] = ..., marks: _Optional[_Iterable[_Union[Mark, str]]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., update_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., labels: _Optional[_Mapping[str, str]] = ..., seating: _Optional[_Iterable[_Union[Seating, _Mapping[str, object]]]] = ...) -> None: ...

class MovesPlayed(_message.Message):
    __slots__ = ("seat", "moves", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    moves: _containers.RepeatedCompositeFieldContainer[Move]
    cause: Cause
    def __init__(self, seat: _Optional[int] = ..., moves: _Optional[_Iterable[_Union[Move, _Mapping[str, object]]]] = ..., cause: _Optional[_Union[Cause, str]] = ...) -> None: ...

class Rewound(_message.Message):
    __slots__ = ("to_revision",)
    TO_REVISION_FIELD_NUMBER: _ClassVar[int]
    to_revision: int
    def __init__(self, to_revision: _Optional[int] = ...) -> None: ...

class HandDealt(_message.Message):
    __slots__ = ("hand",)
    HAND_FIELD_NUMBER: _ClassVar[int]
    hand: int
    def __init__(self, hand: _Optional[int] = ...) -> None: ...

class SeatChanged(_message.Message):
    __slots__ = ("seating",)
    SEATING_FIELD_NUMBER: _ClassVar[int]
    seating: Seating
    def __init__(self, seating: _Optional[_Union[Seating, _Mapping[str, object]]] = ...) -> None: ...

class GameClosed(_message.Message):
    __slots__ = ("ending",)
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ending: Ending
    def __init__(self, ending: _Optional[_Union[Ending, str]] = ...) -> None: ...

class GameEvent(_message.Message):
    __slots__ = ("revision", "time", "moves_played", "rewound", "hand_dealt", "seat_changed", "game_closed", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    MOVES_PLAYED_FIELD_NUMBER: _ClassVar[int]
    REWOUND_FIELD_NUMBER: _ClassVar[int]
    HAND_DEALT_FIELD_NUMBER: _ClassVar[int]
    SEAT_CHANGED_FIELD_NUMBER: _ClassVar[int]
    GAME_CLOSED_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    time: _timestamp_pb2.Timestamp
    moves_played: MovesPlayed
    rewound: Rewound
    hand_dealt: HandDealt
    seat_changed: SeatChanged
    game_closed: GameClosed
    view: GameView
    def __init__(self, revision: _Optional[int] = ..., time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., moves_played: _Optional[_Union[MovesPlayed, _Mapping[str, object]]] = ..., rewound: _Optional[_Union[Rewound, _Mapping[str, object]]] = ..., hand_dealt: _Optional[_Union[HandDealt, _Mapping[str, object]]] = ..., seat_changed: _Optional[_Union[SeatChanged, _Mapping[str, object]]] = ..., game_closed: _Optional[_Union[GameClosed, _Mapping[str, object]]] = ..., view: _Optional[_Union[GameView, _Mapping[str, object]]] = ...) -> None: ...
