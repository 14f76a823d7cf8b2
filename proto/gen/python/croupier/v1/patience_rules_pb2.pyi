from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class PatienceRules(_message.Message):
    __slots__ = ("pack", "deal", "tableau", "foundation", "stock", "reserve", "cells")
    PACK_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    TABLEAU_FIELD_NUMBER: _ClassVar[int]
    FOUNDATION_FIELD_NUMBER: _ClassVar[int]
    STOCK_FIELD_NUMBER: _ClassVar[int]
    RESERVE_FIELD_NUMBER: _ClassVar[int]
    CELLS_FIELD_NUMBER: _ClassVar[int]
    pack: PackRules
    deal: DealRules
    tableau: TableauRules
    foundation: FoundationRules
    stock: StockRules
    reserve: ReserveRules
    cells: CellRules
    def __init__(self, pack: _Optional[_Union[PackRules, _Mapping[str, object]]] = ..., deal: _Optional[_Union[DealRules, _Mapping[str, object]]] = ..., tableau: _Optional[_Union[TableauRules, _Mapping[str, object]]] = ..., foundation: _Optional[_Union[FoundationRules, _Mapping[str, object]]] = ..., stock: _Optional[_Union[StockRules, _Mapping[str, object]]] = ..., reserve: _Optional[_Union[ReserveRules, _Mapping[str, object]]] = ..., cells: _Optional[_Union[CellRules, _Mapping[str, object]]] = ...) -> None: ...

class PackRules(_message.Message):
    __slots__ = ("packs", "suits", "ranks")
    PACKS_FIELD_NUMBER: _ClassVar[int]
    SUITS_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    packs: int
    suits: str
    ranks: int
    def __init__(self, packs: _Optional[int] = ..., suits: _Optional[str] = ..., ranks: _Optional[int] = ...) -> None: ...

class DealRules(_message.Message):
    __slots__ = ("shape", "face", "up", "order", "initial_waste")
    class Face(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        FACE_UNSPECIFIED: _ClassVar[DealRules.Face]
        FACE_ALL_UP: _ClassVar[DealRules.Face]
        FACE_TOP_UP: _ClassVar[DealRules.Face]
        FACE_KNOWN: _ClassVar[DealRules.Face]
    FACE_UNSPECIFIED: DealRules.Face
    FACE_ALL_UP: DealRules.Face
    FACE_TOP_UP: DealRules.Face
    FACE_KNOWN: DealRules.Face
    class Order(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ORDER_UNSPECIFIED: _ClassVar[DealRules.Order]
        ORDER_TRIANGLE: _ClassVar[DealRules.Order]
        ORDER_ROWS: _ClassVar[DealRules.Order]
        ORDER_OPEN_LAST: _ClassVar[DealRules.Order]
    ORDER_UNSPECIFIED: DealRules.Order
    ORDER_TRIANGLE: DealRules.Order
    ORDER_ROWS: DealRules.Order
    ORDER_OPEN_LAST: DealRules.Order
    SHAPE_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    UP_FIELD_NUMBER: _ClassVar[int]
    ORDER_FIELD_NUMBER: _ClassVar[int]
    INITIAL_WASTE_FIELD_NUMBER: _ClassVar[int]
    shape: _containers.RepeatedScalarFieldContainer[int]
    face: DealRules.Face
    up: int
    order: DealRules.Order
    initial_waste: int
    def __init__(self, shape: _Optional[_Iterable[int]] = ..., face: _Optional[_Union[DealRules.Face, str]] = ..., up: _Optional[int] = ..., order: _Optional[_Union[DealRules.Order, str]] = ..., initial_waste: _Optional[int] = ...) -> None: ...

class TableauRules(_message.Message):
    __slots__ = ("build", "direction", "wrap", "unit", "part", "limit", "empty", "autofill")
    class Build(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        BUILD_UNSPECIFIED: _ClassVar[TableauRules.Build]
        BUILD_SUIT: _ClassVar[TableauRules.Build]
        BUILD_COLOR: _ClassVar[TableauRules.Build]
        BUILD_ALTERNATE: _ClassVar[TableauRules.Build]
        BUILD_OTHER_SUIT: _ClassVar[TableauRules.Build]
        BUILD_ANY: _ClassVar[TableauRules.Build]
        BUILD_NONE: _ClassVar[TableauRules.Build]
    BUILD_UNSPECIFIED: TableauRules.Build
    BUILD_SUIT: TableauRules.Build
    BUILD_COLOR: TableauRules.Build
    BUILD_ALTERNATE: TableauRules.Build
    BUILD_OTHER_SUIT: TableauRules.Build
    BUILD_ANY: TableauRules.Build
    BUILD_NONE: TableauRules.Build
    class Direction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        DIRECTION_UNSPECIFIED: _ClassVar[TableauRules.Direction]
        DIRECTION_DOWN: _ClassVar[TableauRules.Direction]
        DIRECTION_UP: _ClassVar[TableauRules.Direction]
        DIRECTION_BOTH: _ClassVar[TableauRules.Direction]
    DIRECTION_UNSPECIFIED: TableauRules.Direction
    DIRECTION_DOWN: TableauRules.Direction
    DIRECTION_UP: TableauRules.Direction
    DIRECTION_BOTH: TableauRules.Direction
    class Wrap(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        WRAP_UNSPECIFIED: _ClassVar[TableauRules.Wrap]
        WRAP_NEVER: _ClassVar[TableauRules.Wrap]
        WRAP_ALWAYS: _ClassVar[TableauRules.Wrap]
        WRAP_UNLESS_BASE_ACE: _ClassVar[TableauRules.Wrap]
    WRAP_UNSPECIFIED: TableauRules.Wrap
    WRAP_NEVER: TableauRules.Wrap
    WRAP_ALWAYS: TableauRules.Wrap
    WRAP_UNLESS_BASE_ACE: TableauRules.Wrap
    class Unit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        UNIT_UNSPECIFIED: _ClassVar[TableauRules.Unit]
        UNIT_NONE: _ClassVar[TableauRules.Unit]
        UNIT_SUIT: _ClassVar[TableauRules.Unit]
        UNIT_COLOR: _ClassVar[TableauRules.Unit]
        UNIT_ALTERNATE: _ClassVar[TableauRules.Unit]
        UNIT_OTHER_SUIT: _ClassVar[TableauRules.Unit]
        UNIT_ANY: _ClassVar[TableauRules.Unit]
        UNIT_FREE: _ClassVar[TableauRules.Unit]
    UNIT_UNSPECIFIED: TableauRules.Unit
    UNIT_NONE: TableauRules.Unit
    UNIT_SUIT: TableauRules.Unit
    UNIT_COLOR: TableauRules.Unit
    UNIT_ALTERNATE: TableauRules.Unit
    UNIT_OTHER_SUIT: TableauRules.Unit
    UNIT_ANY: TableauRules.Unit
    UNIT_FREE: TableauRules.Unit
    class Part(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PART_UNSPECIFIED: _ClassVar[TableauRules.Part]
        PART_ANY: _ClassVar[TableauRules.Part]
        PART_MAXIMAL: _ClassVar[TableauRules.Part]
        PART_TOP_OR_WHOLE: _ClassVar[TableauRules.Part]
    PART_UNSPECIFIED: TableauRules.Part
    PART_ANY: TableauRules.Part
    PART_MAXIMAL: TableauRules.Part
    PART_TOP_OR_WHOLE: TableauRules.Part
    class Limit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        LIMIT_UNSPECIFIED: _ClassVar[TableauRules.Limit]
        LIMIT_NONE: _ClassVar[TableauRules.Limit]
        LIMIT_CELLS_PLUS_1: _ClassVar[TableauRules.Limit]
        LIMIT_SUPERMOVE: _ClassVar[TableauRules.Limit]
    LIMIT_UNSPECIFIED: TableauRules.Limit
    LIMIT_NONE: TableauRules.Limit
    LIMIT_CELLS_PLUS_1: TableauRules.Limit
    LIMIT_SUPERMOVE: TableauRules.Limit
    class Empty(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EMPTY_UNSPECIFIED: _ClassVar[TableauRules.Empty]
        EMPTY_ANY: _ClassVar[TableauRules.Empty]
        EMPTY_NONE: _ClassVar[TableauRules.Empty]
        EMPTY_KING: _ClassVar[TableauRules.Empty]
        EMPTY_BASE_MINUS_1: _ClassVar[TableauRules.Empty]
    EMPTY_UNSPECIFIED: TableauRules.Empty
    EMPTY_ANY: TableauRules.Empty
    EMPTY_NONE: TableauRules.Empty
    EMPTY_KING: TableauRules.Empty
    EMPTY_BASE_MINUS_1: TableauRules.Empty
    class Autofill(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        AUTOFILL_UNSPECIFIED: _ClassVar[TableauRules.Autofill]
        AUTOFILL_NONE: _ClassVar[TableauRules.Autofill]
        AUTOFILL_RESERVE: _ClassVar[TableauRules.Autofill]
        AUTOFILL_WASTE: _ClassVar[TableauRules.Autofill]
        AUTOFILL_WASTE_THEN_STOCK: _ClassVar[TableauRules.Autofill]
    AUTOFILL_UNSPECIFIED: TableauRules.Autofill
    AUTOFILL_NONE: TableauRules.Autofill
    AUTOFILL_RESERVE: TableauRules.Autofill
    AUTOFILL_WASTE: TableauRules.Autofill
    AUTOFILL_WASTE_THEN_STOCK: TableauRules.Autofill
    BUILD_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    WRAP_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    PART_FIELD_NUMBER: _ClassVar[int]
    LIMIT_FIELD_NUMBER: _ClassVar[int]
    EMPTY_FIELD_NUMBER: _ClassVar[int]
    AUTOFILL_FIELD_NUMBER: _ClassVar[int]
    build: TableauRules.Build
    direction: TableauRules.Direction
    wrap: TableauRules.Wrap
    unit: TableauRules.Unit
    part: TableauRules.Part
    limit: TableauRules.Limit
    empty: TableauRules.Empty
    autofill: TableauRules.Autofill
    def __init__(self, build: _Optional[_Union[TableauRules.Build, str]] = ..., direction: _Optional[_Union[TableauRules.Direction, str]] = ..., wrap: _Optional[_Union[TableauRules.Wrap, str]] = ..., unit: _Optional[_Union[TableauRules.Unit, str]] = ..., part: _Optional[_Union[TableauRules.Part, str]] = ..., limit: _Optional[_Union[TableauRules.Limit, str]] = ..., empty: _Optional[_Union[TableauRules.Empty, str]] = ..., autofill: _Optional[_Union[TableauRules.Autofill, str]] = ...) -> None: ...

class FoundationRules(_message.Message):
    __slots__ = ("base", "accept", "take_back")
    class Base(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        BASE_UNSPECIFIED: _ClassVar[FoundationRules.Base]
        BASE_FIRST_DEALT: _ClassVar[FoundationRules.Base]
        BASE_ACE: _ClassVar[FoundationRules.Base]
        BASE_TWO: _ClassVar[FoundationRules.Base]
        BASE_THREE: _ClassVar[FoundationRules.Base]
        BASE_FOUR: _ClassVar[FoundationRules.Base]
        BASE_FIVE: _ClassVar[FoundationRules.Base]
        BASE_SIX: _ClassVar[FoundationRules.Base]
        BASE_SEVEN: _ClassVar[FoundationRules.Base]
        BASE_EIGHT: _ClassVar[FoundationRules.Base]
        BASE_NINE: _ClassVar[FoundationRules.Base]
        BASE_TEN: _ClassVar[FoundationRules.Base]
        BASE_JACK: _ClassVar[FoundationRules.Base]
        BASE_QUEEN: _ClassVar[FoundationRules.Base]
        BASE_KING: _ClassVar[FoundationRules.Base]
    BASE_UNSPECIFIED: FoundationRules.Base
    BASE_FIRST_DEALT: FoundationRules.Base
    BASE_ACE: FoundationRules.Base
    BASE_TWO: FoundationRules.Base
    BASE_THREE: FoundationRules.Base
    BASE_FOUR: FoundationRules.Base
    BASE_FIVE: FoundationRules.Base
    BASE_SIX: FoundationRules.Base
    BASE_SEVEN: FoundationRules.Base
    BASE_EIGHT: FoundationRules.Base
    BASE_NINE: FoundationRules.Base
    BASE_TEN: FoundationRules.Base
    BASE_JACK: FoundationRules.Base
    BASE_QUEEN: FoundationRules.Base
    BASE_KING: FoundationRules.Base
    class Accept(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ACCEPT_UNSPECIFIED: _ClassVar[FoundationRules.Accept]
        ACCEPT_SINGLE: _ClassVar[FoundationRules.Accept]
        ACCEPT_RUN: _ClassVar[FoundationRules.Accept]
    ACCEPT_UNSPECIFIED: FoundationRules.Accept
    ACCEPT_SINGLE: FoundationRules.Accept
    ACCEPT_RUN: FoundationRules.Accept
    class TakeBack(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        TAKE_BACK_UNSPECIFIED: _ClassVar[FoundationRules.TakeBack]
        TAKE_BACK_NEVER: _ClassVar[FoundationRules.TakeBack]
        TAKE_BACK_ANY_TIME: _ClassVar[FoundationRules.TakeBack]
    TAKE_BACK_UNSPECIFIED: FoundationRules.TakeBack
    TAKE_BACK_NEVER: FoundationRules.TakeBack
    TAKE_BACK_ANY_TIME: FoundationRules.TakeBack
    BASE_FIELD_NUMBER: _ClassVar[int]
    ACCEPT_FIELD_NUMBER: _ClassVar[int]
    TAKE_BACK_FIELD_NUMBER: _ClassVar[int]
    base: FoundationRules.Base
    accept: FoundationRules.Accept
    take_back: FoundationRules.TakeBack
    def __init__(self, base: _Optional[_Union[FoundationRules.Base, str]] = ..., accept: _Optional[_Union[FoundationRules.Accept, str]] = ..., take_back: _Optional[_Union[FoundationRules.TakeBack, str]] = ...) -> None: ...

class StockRules(_message.Message):
    __slots__ = ("target", "batch", "passes", "block_if_empty")
    class StockTarget(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        STOCK_TARGET_UNSPECIFIED: _ClassVar[StockRules.StockTarget]
        STOCK_TARGET_WASTE: _ClassVar[StockRules.StockTarget]
        STOCK_TARGET_TABLEAU: _ClassVar[StockRules.StockTarget]
        STOCK_TARGET_RESERVE: _ClassVar[StockRules.StockTarget]
        STOCK_TARGET_NONE: _ClassVar[StockRules.StockTarget]
    STOCK_TARGET_UNSPECIFIED: StockRules.StockTarget
    STOCK_TARGET_WASTE: StockRules.StockTarget
    STOCK_TARGET_TABLEAU: StockRules.StockTarget
    STOCK_TARGET_RESERVE: StockRules.StockTarget
    STOCK_TARGET_NONE: StockRules.StockTarget
    TARGET_FIELD_NUMBER: _ClassVar[int]
    BATCH_FIELD_NUMBER: _ClassVar[int]
    PASSES_FIELD_NUMBER: _ClassVar[int]
    BLOCK_IF_EMPTY_FIELD_NUMBER: _ClassVar[int]
    target: StockRules.StockTarget
    batch: int
    passes: int
    block_if_empty: bool
    def __init__(self, target: _Optional[_Union[StockRules.StockTarget, str]] = ..., batch: _Optional[int] = ..., passes: _Optional[int] = ..., block_if_empty: bool = ...) -> None: ...

class ReserveRules(_message.Message):
    __slots__ = ("piles", "cards", "face")
    PILES_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    FACE_FIELD_NUMBER: _ClassVar[int]
    piles: int
    cards: int
    face: DealRules.Face
    def __init__(self, piles: _Optional[int] = ..., cards: _Optional[int] = ..., face: _Optional[_Union[DealRules.Face, str]] = ...) -> None: ...

class CellRules(_message.Message):
    __slots__ = ("count", "filled")
    COUNT_FIELD_NUMBER: _ClassVar[int]
    FILLED_FIELD_NUMBER: _ClassVar[int]
    count: int
    filled: int
    def __init__(self, count: _Optional[int] = ..., filled: _Optional[int] = ...) -> None: ...
