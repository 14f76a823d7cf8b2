from croupier.v1 import catalog_pb2 as _catalog_pb2
from croupier.v1 import game_pb2 as _game_pb2
from croupier.v1 import patience_rules_pb2 as _patience_rules_pb2
from croupier.v1 import whist_rules_pb2 as _whist_rules_pb2
from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Autoplay(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AUTOPLAY_UNSPECIFIED: _ClassVar[Autoplay]
    AUTOPLAY_SAFE: _ClassVar[Autoplay]
    AUTOPLAY_ALL: _ClassVar[Autoplay]
    AUTOPLAY_FINISH: _ClassVar[Autoplay]
AUTOPLAY_UNSPECIFIED: Autoplay
AUTOPLAY_SAFE: Autoplay
AUTOPLAY_ALL: Autoplay
AUTOPLAY_FINISH: Autoplay

class DealSpec(_message.Message):
    __slots__ = ("named", "written", "winnable")
    NAMED_FIELD_NUMBER: _ClassVar[int]
    WRITTEN_FIELD_NUMBER: _ClassVar[int]
    WINNABLE_FIELD_NUMBER: _ClassVar[int]
    named: str
    written: str
    winnable: Winnable
    def __init__(self, named: _Optional[str] = ..., written: _Optional[str] = ..., winnable: _Optional[_Union[Winnable, _Mapping[str, object]]] = ...) -> None: ...

class Winnable(_message.Message):
    __slots__ = ("difficulty",)
    DIFFICULTY_FIELD_NUMBER: _ClassVar[int]
    difficulty: _game_pb2.Difficulty
    def __init__(self, difficulty: _Optional[_Union[_game_pb2.Difficulty, str]] = ...) -> None: ...

class SeatSpec(_message.Message):
    __slots__ = ("bot", "creator")
    BOT_FIELD_NUMBER: _ClassVar[int]
    CREATOR_FIELD_NUMBER: _ClassVar[int]
    bot: str
    creator: bool
    def __init__(self, bot: _Optional[str] = ..., creator: bool = ...) -> None: ...

class CreateGameRequest(_message.Message):
    __slots__ = ("request_id", "variant_id", "patience_rules", "whist_rules", "deal", "seats", "labels", "allow_full_knowledge", "with_legal_moves", "private", "act_within")
    class LabelsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    PATIENCE_RULES_FIELD_NUMBER: _ClassVar[int]
    WHIST_RULES_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    ALLOW_FULL_KNOWLEDGE_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    PRIVATE_FIELD_NUMBER: _ClassVar[int]
    ACT_WITHIN_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    variant_id: str
    patience_rules: _patience_rules_pb2.PatienceRules
    whist_rules: _whist_rules_pb2.WhistRules
    deal: DealSpec
    seats: _containers.RepeatedCompositeFieldContainer[SeatSpec]
    labels: _containers.ScalarMap[str, str]
    allow_full_knowledge: bool
    with_legal_moves: bool
    private: bool
    act_within: _duration_pb2.Duration
    def __init__(self, request_id: _Optional[str] = ..., variant_id: _Optional[str] = ..., patience_rules: _Optional[_Union[_patience_rules_pb2.PatienceRules, _Mapping[str, object]]] = ..., whist_rules: _Optional[_Union[_whist_rules_pb2.WhistRules, _Mapping[str, object]]] = ..., deal: _Optional[_Union[DealSpec, _Mapping[str, object]]] = ..., seats: _Optional[_Iterable[_Union[SeatSpec, _Mapping[str, object]]]] = ..., labels: _Optional[_Mapping[str, str]] = ..., allow_full_knowledge: bool = ..., with_legal_moves: bool = ..., private: bool = ..., act_within: _Optional[_Union[_duration_pb2.Duration, _Mapping[str, object]]] = ...) -> None: ...

class CreateGameResponse(_message.Message):
    __slots__ = ("view", "seat_token")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    view: _game_pb2.GameView
    seat_token: str
    def __init__(self, view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ..., seat_token: _Optional[str] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game_id", "at_revision", "with_legal_moves", "with_variant")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    AT_REVISION_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    WITH_VARIANT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    at_revision: int
    with_legal_moves: bool
    with_variant: bool
    def __init__(self, game_id: _Optional[str] = ..., at_revision: _Optional[int] = ..., with_legal_moves: bool = ..., with_variant: bool = ...) -> None: ...

class GetGameResponse(_message.Message):
    __slots__ = ("view", "variant")
    VIEW_FIELD_NUMBER: _ClassVar[int]
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    view: _game_pb2.GameView
    variant: _catalog_pb2.Variant
    def __init__(self, view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ..., variant: _Optional[_Union[_catalog_pb2.Variant, _Mapping[str, object]]] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "labels", "state", "updated_after", "open_seats")
    class LabelsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    UPDATED_AFTER_FIELD_NUMBER: _ClassVar[int]
    OPEN_SEATS_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    labels: _containers.ScalarMap[str, str]
    state: _game_pb2.GameState
    updated_after: _timestamp_pb2.Timestamp
    open_seats: bool
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., labels: _Optional[_Mapping[str, str]] = ..., state: _Optional[_Union[_game_pb2.GameState, str]] = ..., updated_after: _Optional[_Union[_timestamp_pb2.Timestamp, _Mapping[str, object]]] = ..., open_seats: bool = ...) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "next_page_token")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[_game_pb2.GameSummary]
    next_page_token: str
    def __init__(self, games: _Optional[_Iterable[_Union[_game_pb2.GameSummary, _Mapping[str, object]]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class DeleteGameRequest(_message.Message):
    __slots__ = ("game_id",)
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    def __init__(self, game_id: _Optional[str] = ...) -> None: ...

class DeleteGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ResignGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "expected_revision")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    expected_revision: int
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_revision: _Optional[int] = ...) -> None: ...

class ResignGameResponse(_message.Message):
    __slots__ = ("revision", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class ListLegalMovesRequest(_message.Message):
    __slots__ = ("game_id", "with_sentences")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    WITH_SENTENCES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    with_sentences: bool
    def __init__(self, game_id: _Optional[str] = ..., with_sentences: bool = ...) -> None: ...

class LegalMove(_message.Message):
    __slots__ = ("move", "sentence")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    move: _game_pb2.Move
    sentence: str
    def __init__(self, move: _Optional[_Union[_game_pb2.Move, _Mapping[str, object]]] = ..., sentence: _Optional[str] = ...) -> None: ...

class ListLegalMovesResponse(_message.Message):
    __slots__ = ("revision", "moves")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    revision: int
    moves: _containers.RepeatedCompositeFieldContainer[LegalMove]
    def __init__(self, revision: _Optional[int] = ..., moves: _Optional[_Iterable[_Union[LegalMove, _Mapping[str, object]]]] = ...) -> None: ...

class ExplainMoveRequest(_message.Message):
    __slots__ = ("game_id", "move")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    move: _game_pb2.Move
    def __init__(self, game_id: _Optional[str] = ..., move: _Optional[_Union[_game_pb2.Move, _Mapping[str, object]]] = ...) -> None: ...

class ExplainMoveResponse(_message.Message):
    __slots__ = ("legal", "reason", "sentence", "facts", "language", "revision")
    class FactsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    legal: bool
    reason: str
    sentence: str
    facts: _containers.ScalarMap[str, str]
    language: str
    revision: int
    def __init__(self, legal: bool = ..., reason: _Optional[str] = ..., sentence: _Optional[str] = ..., facts: _Optional[_Mapping[str, str]] = ..., language: _Optional[str] = ..., revision: _Optional[int] = ...) -> None: ...

class PlayMovesRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "expected_revision", "moves", "then", "with_legal_moves")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    THEN_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    expected_revision: int
    moves: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    then: Autoplay
    with_legal_moves: bool
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_revision: _Optional[int] = ..., moves: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping[str, object]]]] = ..., then: _Optional[_Union[Autoplay, str]] = ..., with_legal_moves: bool = ...) -> None: ...

class PlayMovesResponse(_message.Message):
    __slots__ = ("revision", "played", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PLAYED_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    played: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., played: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping[str, object]]]] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class JoinGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "seat", "bot", "with_legal_moves")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    seat: int
    bot: str
    with_legal_moves: bool
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ..., bot: _Optional[str] = ..., with_legal_moves: bool = ...) -> None: ...

class JoinGameResponse(_message.Message):
    __slots__ = ("revision", "seat", "seat_token", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    seat: int
    seat_token: str
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., seat: _Optional[int] = ..., seat_token: _Optional[str] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class LeaveGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "bot")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    bot: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., bot: _Optional[str] = ...) -> None: ...

class LeaveGameResponse(_message.Message):
    __slots__ = ("revision", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class UndoMovesRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "expected_revision", "steps", "to_revision", "with_legal_moves")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    TO_REVISION_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    expected_revision: int
    steps: int
    to_revision: int
    with_legal_moves: bool
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_revision: _Optional[int] = ..., steps: _Optional[int] = ..., to_revision: _Optional[int] = ..., with_legal_moves: bool = ...) -> None: ...

class UndoMovesResponse(_message.Message):
    __slots__ = ("revision", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class RedoMovesRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "expected_revision", "steps", "to_revision", "with_legal_moves")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    TO_REVISION_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    expected_revision: int
    steps: int
    to_revision: int
    with_legal_moves: bool
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_revision: _Optional[int] = ..., steps: _Optional[int] = ..., to_revision: _Optional[int] = ..., with_legal_moves: bool = ...) -> None: ...

class RedoMovesResponse(_message.Message):
    __slots__ = ("revision", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    view: _game_pb2.GameView
    def __init__(self, revision: _Optional[int] = ..., view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class ExportGameRequest(_message.Message):
    __slots__ = ("game_id",)
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    def __init__(self, game_id: _Optional[str] = ...) -> None: ...

class ExportGameResponse(_message.Message):
    __slots__ = ("text", "revision", "partial")
    TEXT_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PARTIAL_FIELD_NUMBER: _ClassVar[int]
    text: str
    revision: int
    partial: bool
    def __init__(self, text: _Optional[str] = ..., revision: _Optional[int] = ..., partial: bool = ...) -> None: ...

class ImportGameRequest(_message.Message):
    __slots__ = ("request_id", "text", "labels", "with_legal_moves")
    class LabelsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    text: str
    labels: _containers.ScalarMap[str, str]
    with_legal_moves: bool
    def __init__(self, request_id: _Optional[str] = ..., text: _Optional[str] = ..., labels: _Optional[_Mapping[str, str]] = ..., with_legal_moves: bool = ...) -> None: ...

class ImportGameResponse(_message.Message):
    __slots__ = ("view",)
    VIEW_FIELD_NUMBER: _ClassVar[int]
    view: _game_pb2.GameView
    def __init__(self, view: _Optional[_Union[_game_pb2.GameView, _Mapping[str, object]]] = ...) -> None: ...

class WatchGameRequest(_message.Message):
    __slots__ = ("game_id", "after_revision", "heartbeat", "with_legal_moves")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    AFTER_REVISION_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    WITH_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    after_revision: int
    heartbeat: _duration_pb2.Duration
    with_legal_moves: bool
    def __init__(self, game_id: _Optional[str] = ..., after_revision: _Optional[int] = ..., heartbeat: _Optional[_Union[_duration_pb2.Duration, _Mapping[str, object]]] = ..., with_legal_moves: bool = ...) -> None: ...

class Heartbeat(_message.Message):
    __slots__ = ("revision",)
    REVISION_FIELD_NUMBER: _ClassVar[int]
    revision: int
    def __init__(self, revision: _Optional[int] = ...) -> None: ...

class WatchGameResponse(_message.Message):
    __slots__ = ("event", "heartbeat")
    EVENT_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    event: _game_pb2.GameEvent
    heartbeat: Heartbeat
    def __init__(self, event: _Optional[_Union[_game_pb2.GameEvent, _Mapping[str, object]]] = ..., heartbeat: _Optional[_Union[Heartbeat, _Mapping[str, object]]] = ...) -> None: ...
