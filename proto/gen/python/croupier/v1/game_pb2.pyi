from croupier.v1 import patience_pb2 as _patience_pb2
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
GAME_STATE_UNSPECIFIED: GameState
GAME_STATE_RUNNING: GameState
GAME_STATE_CLOSED: GameState
ENDING_UNSPECIFIED: Ending
ENDING_WON: Ending
ENDING_RESIGNED: Ending
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

class Move(_message.Message):
    __slots__ = ("text", "transfer", "draw", "redeal", "deal_row")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    TRANSFER_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    DEAL_ROW_FIELD_NUMBER: _ClassVar[int]
    text: str
    transfer: _patience_pb2.Transfer
    draw: _patience_pb2.Draw
    redeal: _patience_pb2.Redeal
    deal_row: _patience_pb2.DealRow
    def __init__(self, text: _Optional[str] = ..., transfer: _Optional[_Union[_patience_pb2.Transfer, _Mapping[str, object]]] = ..., draw: _Optional[_Union[_patience_pb2.Draw, _Mapping[str, object]]] = ..., redeal: _Optional[_Union[_patience_pb2.Redeal, _Mapping[str, object]]] = ..., deal_row: _Optional[_Union[_patience_pb2.DealRow, _Mapping[str, object]]] = ...) -> None: ...

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

class GameView(_message.Message):
    __slots__ = ("game_id", "revision", "variant_id", "rules_digest", "state", "ending", "marks", "undo_steps", "redo_steps", "commitments", "legal_moves", "create_time", "update_time", "labels", "difficulty", "patience")
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
    UNDO_STEPS_FIELD_NUMBER: _ClassVar[int]
    REDO_STEPS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENTS_FIELD_NUMBER: _ClassVar[int]
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    DIFFICULTY_FIELD_NUMBER: _ClassVar[int]
    PATIENCE_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    revision: int
    variant_id: str
    rules_digest: str
    state: GameState
    ending: Ending
    marks: _containers.RepeatedScalarFieldContainer[Mark]
    undo_steps: int
    redo_steps: int
    commitments: _containers.RepeatedCompositeFieldContainer[Commitment]
    legal_moves: _containers.RepeatedCompositeFieldContainer[Move]
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    labels: _containers.ScalarMap[str, str]
    difficulty: Difficulty
    patience: _patience_pb2.PatienceView
    def __init__(self, game_id: _Optional[str] = ..., revision: _Optional[int] = ..., variant_id: _Optional[str] = ..., rules_digest: _Optional[str] = ..., state: _Optional[_Union[GameState, str]] = ..., ending: _Optional[_Union[Ending, str]] = ..., marks: _Optional[_Iterable[_Union[Mark, str]]] = ..., undo_steps: _Optional[int] = ..., redo_steps: _Optional[int] = ..., commitments: _Optional[_Iterable[_Union[Commitment, _Mapping[str, object]]]] = ..., legal_moves: _Optional[_Iterable[_Union[Move, _Mapping[str, object]]]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., update_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., labels: _Optional[_Mapping[str, str]] = ..., difficulty: _Optional[_Union[Difficulty, str]] = ..., patience: _Optional[_Union[_patience_pb2.PatienceView, _Mapping[str, object]]] = ...) -> None: ...

class GameSummary(_message.Message):
    __slots__ = ("game_id", "revision", "variant_id", "rules_digest", "state", "ending", "marks", "create_time", "update_time", "labels")
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
    def __init__(self, game_id: _Optional[str] = ..., revision: _Optional[int] = ..., variant_id: _Optional[str] = ..., rules_digest: _Optional[str] = ..., state: _Optional[_Union[GameState, str]] = ..., ending: _Optional[_Union[Ending, str]] = ..., marks: _Optional[_Iterable[_Union[Mark, str]]] = ..., create_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., update_time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., labels: _Optional[_Mapping[str, str]] = ...) -> None: ...

class MovesPlayed(_message.Message):
    __slots__ = ("moves", "cause")
    MOVES_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    moves: _containers.RepeatedCompositeFieldContainer[Move]
    cause: Cause
    def __init__(self, moves: _Optional[_Iterable[_Union[Move, _Mapping[str, object]]]] = ..., cause: _Optional[_Union[Cause, str]] = ...) -> None: ...

class Rewound(_message.Message):
    __slots__ = ("to_revision",)
    TO_REVISION_FIELD_NUMBER: _ClassVar[int]
    to_revision: int
    def __init__(self, to_revision: _Optional[int] = ...) -> None: ...

class GameClosed(_message.Message):
    __slots__ = ("ending",)
    ENDING_FIELD_NUMBER: _ClassVar[int]
    ending: Ending
    def __init__(self, ending: _Optional[_Union[Ending, str]] = ...) -> None: ...

class GameEvent(_message.Message):
    __slots__ = ("revision", "time", "moves_played", "rewound", "game_closed", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    MOVES_PLAYED_FIELD_NUMBER: _ClassVar[int]
    REWOUND_FIELD_NUMBER: _ClassVar[int]
    GAME_CLOSED_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    time: _timestamp_pb2.Timestamp
    moves_played: MovesPlayed
    rewound: Rewound
    game_closed: GameClosed
    view: GameView
    def __init__(self, revision: _Optional[int] = ..., time: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., moves_played: _Optional[_Union[MovesPlayed, _Mapping[str, object]]] = ..., rewound: _Optional[_Union[Rewound, _Mapping[str, object]]] = ..., game_closed: _Optional[_Union[GameClosed, _Mapping[str, object]]] = ..., view: _Optional[_Union[GameView, _Mapping[str, object]]] = ...) -> None: ...
