from croupier.v1 import cards_pb2 as _cards_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PileKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PILE_KIND_UNSPECIFIED: _ClassVar[PileKind]
    PILE_KIND_STOCK: _ClassVar[PileKind]
    PILE_KIND_WASTE: _ClassVar[PileKind]
    PILE_KIND_TABLEAU: _ClassVar[PileKind]
    PILE_KIND_FOUNDATION: _ClassVar[PileKind]
    PILE_KIND_RESERVE: _ClassVar[PileKind]
    PILE_KIND_CELL: _ClassVar[PileKind]
PILE_KIND_UNSPECIFIED: PileKind
PILE_KIND_STOCK: PileKind
PILE_KIND_WASTE: PileKind
PILE_KIND_TABLEAU: PileKind
PILE_KIND_FOUNDATION: PileKind
PILE_KIND_RESERVE: PileKind
PILE_KIND_CELL: PileKind

class Pile(_message.Message):
    __slots__ = ("id", "kind", "face_down", "cards", "known_face_down")
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    KNOWN_FACE_DOWN_FIELD_NUMBER: _ClassVar[int]
    id: str
    kind: PileKind
    face_down: int
    cards: _containers.RepeatedScalarFieldContainer[_cards_pb2.Card]
    known_face_down: int
    def __init__(self, id: _Optional[str] = ..., kind: _Optional[_Union[PileKind, str]] = ..., face_down: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_cards_pb2.Card, str]]] = ..., known_face_down: _Optional[int] = ...) -> None: ...

class SeenCard(_message.Message):
    __slots__ = ("pile", "depth", "card")
    PILE_FIELD_NUMBER: _ClassVar[int]
    DEPTH_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    pile: str
    depth: int
    card: _cards_pb2.Card
    def __init__(self, pile: _Optional[str] = ..., depth: _Optional[int] = ..., card: _Optional[_Union[_cards_pb2.Card, str]] = ...) -> None: ...

class PatienceView(_message.Message):
    __slots__ = ("piles", "base_rank", "redeals_left", "has_legal_moves", "proven_lost", "seen")
    PILES_FIELD_NUMBER: _ClassVar[int]
    BASE_RANK_FIELD_NUMBER: _ClassVar[int]
    REDEALS_LEFT_FIELD_NUMBER: _ClassVar[int]
    HAS_LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    PROVEN_LOST_FIELD_NUMBER: _ClassVar[int]
    SEEN_FIELD_NUMBER: _ClassVar[int]
    piles: _containers.RepeatedCompositeFieldContainer[Pile]
    base_rank: int
    redeals_left: int
    has_legal_moves: bool
    proven_lost: bool
    seen: _containers.RepeatedCompositeFieldContainer[SeenCard]
    def __init__(self, piles: _Optional[_Iterable[_Union[Pile, _Mapping[str, object]]]] = ..., base_rank: _Optional[int] = ..., redeals_left: _Optional[int] = ..., has_legal_moves: bool = ..., proven_lost: bool = ..., seen: _Optional[_Iterable[_Union[SeenCard, _Mapping[str, object]]]] = ...) -> None: ...

class Transfer(_message.Message):
    __slots__ = ("source", "target", "count")
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    source: str
    target: str
    count: int
    def __init__(self, source: _Optional[str] = ..., target: _Optional[str] = ..., count: _Optional[int] = ...) -> None: ...

class Draw(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Redeal(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class DealRow(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
