from croupier.v1 import game_pb2 as _game_pb2
from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SolveRequest(_message.Message):
    __slots__ = ("game_id", "position", "variant_id", "max_nodes", "max_time")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    MAX_NODES_FIELD_NUMBER: _ClassVar[int]
    MAX_TIME_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    position: str
    variant_id: str
    max_nodes: int
    max_time: _duration_pb2.Duration
    def __init__(self, game_id: _Optional[str] = ..., position: _Optional[str] = ..., variant_id: _Optional[str] = ..., max_nodes: _Optional[int] = ..., max_time: _Optional[_Union[_duration_pb2.Duration, _Mapping[str, object]]] = ...) -> None: ...

class SolveResponse(_message.Message):
    __slots__ = ("progress", "verdict")
    PROGRESS_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    progress: SearchProgress
    verdict: Verdict
    def __init__(self, progress: _Optional[_Union[SearchProgress, _Mapping[str, object]]] = ..., verdict: _Optional[_Union[Verdict, _Mapping[str, object]]] = ...) -> None: ...

class SearchProgress(_message.Message):
    __slots__ = ("nodes", "nodes_per_second", "depth", "seconds", "best_line")
    NODES_FIELD_NUMBER: _ClassVar[int]
    NODES_PER_SECOND_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    BEST_LINE_FIELD_NUMBER: _ClassVar[int]
    nodes: int
    nodes_per_second: float
    depth: int
    seconds: float
    best_line: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    def __init__(self, nodes: _Optional[int] = ..., nodes_per_second: _Optional[float] = ..., depth: _Optional[int] = ..., seconds: _Optional[float] = ..., best_line: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping[str, object]]]] = ...) -> None: ...

class Verdict(_message.Message):
    __slots__ = ("kind", "line", "why", "nodes", "seconds", "revision")
    class Kind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        KIND_UNSPECIFIED: _ClassVar[Verdict.Kind]
        KIND_SOLVED: _ClassVar[Verdict.Kind]
        KIND_UNSOLVABLE: _ClassVar[Verdict.Kind]
        KIND_UNKNOWN: _ClassVar[Verdict.Kind]
    KIND_UNSPECIFIED: Verdict.Kind
    KIND_SOLVED: Verdict.Kind
    KIND_UNSOLVABLE: Verdict.Kind
    KIND_UNKNOWN: Verdict.Kind
    class Why(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        WHY_UNSPECIFIED: _ClassVar[Verdict.Why]
        WHY_NODES: _ClassVar[Verdict.Why]
        WHY_SECONDS: _ClassVar[Verdict.Why]
        WHY_MEMORY: _ClassVar[Verdict.Why]
        WHY_CANCELLED: _ClassVar[Verdict.Why]
    WHY_UNSPECIFIED: Verdict.Why
    WHY_NODES: Verdict.Why
    WHY_SECONDS: Verdict.Why
    WHY_MEMORY: Verdict.Why
    WHY_CANCELLED: Verdict.Why
    KIND_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    WHY_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    kind: Verdict.Kind
    line: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    why: Verdict.Why
    nodes: int
    seconds: float
    revision: int
    def __init__(self, kind: _Optional[_Union[Verdict.Kind, str]] = ..., line: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping[str, object]]]] = ..., why: _Optional[_Union[Verdict.Why, str]] = ..., nodes: _Optional[int] = ..., seconds: _Optional[float] = ..., revision: _Optional[int] = ...) -> None: ...

class SuggestMovesRequest(_message.Message):
    __slots__ = ("game_id", "number", "max_time")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    MAX_TIME_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    number: int
    max_time: _duration_pb2.Duration
    def __init__(self, game_id: _Optional[str] = ..., number: _Optional[int] = ..., max_time: _Optional[_Union[_duration_pb2.Duration, _Mapping[str, object]]] = ...) -> None: ...

class Plan(_message.Message):
    __slots__ = ("moves", "samples_won", "samples_tried", "sentence")
    MOVES_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_WON_FIELD_NUMBER: _ClassVar[int]
    SAMPLES_TRIED_FIELD_NUMBER: _ClassVar[int]
    SENTENCE_FIELD_NUMBER: _ClassVar[int]
    moves: _containers.RepeatedCompositeFieldContainer[_game_pb2.Move]
    samples_won: int
    samples_tried: int
    sentence: str
    def __init__(self, moves: _Optional[_Iterable[_Union[_game_pb2.Move, _Mapping[str, object]]]] = ..., samples_won: _Optional[int] = ..., samples_tried: _Optional[int] = ..., sentence: _Optional[str] = ...) -> None: ...

class SuggestMovesResponse(_message.Message):
    __slots__ = ("revision", "plans", "exact", "language")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PLANS_FIELD_NUMBER: _ClassVar[int]
    EXACT_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    revision: int
    plans: _containers.RepeatedCompositeFieldContainer[Plan]
    exact: bool
    language: str
    def __init__(self, revision: _Optional[int] = ..., plans: _Optional[_Iterable[_Union[Plan, _Mapping[str, object]]]] = ..., exact: bool = ..., language: _Optional[str] = ...) -> None: ...
