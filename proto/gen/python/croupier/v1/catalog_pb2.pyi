from croupier.v1 import patience_pb2 as _patience_pb2
from croupier.v1 import patience_rules_pb2 as _patience_rules_pb2
from croupier.v1 import texts_pb2 as _texts_pb2
from croupier.v1 import whist_rules_pb2 as _whist_rules_pb2
from google.protobuf import duration_pb2 as _duration_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Family(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FAMILY_UNSPECIFIED: _ClassVar[Family]
    FAMILY_PATIENCE: _ClassVar[Family]
    FAMILY_WHIST: _ClassVar[Family]

class Kernel(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    KERNEL_UNSPECIFIED: _ClassVar[Kernel]
    KERNEL_NATIVE: _ClassVar[Kernel]
    KERNEL_REFERENCE: _ClassVar[Kernel]

class Fan(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FAN_UNSPECIFIED: _ClassVar[Fan]
    FAN_NONE: _ClassVar[Fan]
    FAN_DOWN: _ClassVar[Fan]
FAMILY_UNSPECIFIED: Family
FAMILY_PATIENCE: Family
FAMILY_WHIST: Family
KERNEL_UNSPECIFIED: Kernel
KERNEL_NATIVE: Kernel
KERNEL_REFERENCE: Kernel
FAN_UNSPECIFIED: Fan
FAN_NONE: Fan
FAN_DOWN: Fan

class Place(_message.Message):
    __slots__ = ("pile", "kind", "x", "y", "fan", "max_cards")
    PILE_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    X_FIELD_NUMBER: _ClassVar[int]
    Y_FIELD_NUMBER: _ClassVar[int]
    FAN_FIELD_NUMBER: _ClassVar[int]
    MAX_CARDS_FIELD_NUMBER: _ClassVar[int]
    pile: str
    kind: _patience_pb2.PileKind
    x: float
    y: float
    fan: Fan
    max_cards: int
    def __init__(self, pile: _Optional[str] = ..., kind: _Optional[_Union[_patience_pb2.PileKind, str]] = ..., x: _Optional[float] = ..., y: _Optional[float] = ..., fan: _Optional[_Union[Fan, str]] = ..., max_cards: _Optional[int] = ...) -> None: ...

class Layout(_message.Message):
    __slots__ = ("width", "height", "places")
    WIDTH_FIELD_NUMBER: _ClassVar[int]
    HEIGHT_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    width: float
    height: float
    places: _containers.RepeatedCompositeFieldContainer[Place]
    def __init__(self, width: _Optional[float] = ..., height: _Optional[float] = ..., places: _Optional[_Iterable[_Union[Place, _Mapping[str, object]]]] = ...) -> None: ...

class Variant(_message.Message):
    __slots__ = ("id", "family", "seats", "title", "patience_rules", "whist_rules", "rules_digest", "layout", "sources", "disagreements", "numbered_deals", "bots", "win_rate")
    ID_FIELD_NUMBER: _ClassVar[int]
    FAMILY_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    PATIENCE_RULES_FIELD_NUMBER: _ClassVar[int]
    WHIST_RULES_FIELD_NUMBER: _ClassVar[int]
    RULES_DIGEST_FIELD_NUMBER: _ClassVar[int]
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    SOURCES_FIELD_NUMBER: _ClassVar[int]
    DISAGREEMENTS_FIELD_NUMBER: _ClassVar[int]
    NUMBERED_DEALS_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    WIN_RATE_FIELD_NUMBER: _ClassVar[int]
    id: str
    family: Family
    seats: int
    title: str
    patience_rules: _patience_rules_pb2.PatienceRules
    whist_rules: _whist_rules_pb2.WhistRules
    rules_digest: str
    layout: Layout
    sources: _containers.RepeatedScalarFieldContainer[str]
    disagreements: _containers.RepeatedScalarFieldContainer[str]
    numbered_deals: _containers.RepeatedScalarFieldContainer[str]
    bots: _containers.RepeatedScalarFieldContainer[str]
    win_rate: WinRate
    def __init__(self, id: _Optional[str] = ..., family: _Optional[_Union[Family, str]] = ..., seats: _Optional[int] = ..., title: _Optional[str] = ..., patience_rules: _Optional[_Union[_patience_rules_pb2.PatienceRules, _Mapping[str, object]]] = ..., whist_rules: _Optional[_Union[_whist_rules_pb2.WhistRules, _Mapping[str, object]]] = ..., rules_digest: _Optional[str] = ..., layout: _Optional[_Union[Layout, _Mapping[str, object]]] = ..., sources: _Optional[_Iterable[str]] = ..., disagreements: _Optional[_Iterable[str]] = ..., numbered_deals: _Optional[_Iterable[str]] = ..., bots: _Optional[_Iterable[str]] = ..., win_rate: _Optional[_Union[WinRate, _Mapping[str, object]]] = ...) -> None: ...

class WinRate(_message.Message):
    __slots__ = ("won", "lost", "open", "low", "high")
    WON_FIELD_NUMBER: _ClassVar[int]
    LOST_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    LOW_FIELD_NUMBER: _ClassVar[int]
    HIGH_FIELD_NUMBER: _ClassVar[int]
    won: int
    lost: int
    open: int
    low: float
    high: float
    def __init__(self, won: _Optional[int] = ..., lost: _Optional[int] = ..., open: _Optional[int] = ..., low: _Optional[float] = ..., high: _Optional[float] = ...) -> None: ...

class Limits(_message.Message):
    __slots__ = ("request_bytes", "moves", "labels", "label_length", "page_size", "min_heartbeat")
    REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    LABELS_FIELD_NUMBER: _ClassVar[int]
    LABEL_LENGTH_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    MIN_HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    request_bytes: int
    moves: int
    labels: int
    label_length: int
    page_size: int
    min_heartbeat: _duration_pb2.Duration
    def __init__(self, request_bytes: _Optional[int] = ..., moves: _Optional[int] = ..., labels: _Optional[int] = ..., label_length: _Optional[int] = ..., page_size: _Optional[int] = ..., min_heartbeat: _Optional[_Union[_duration_pb2.Duration, _Mapping[str, object]]] = ...) -> None: ...

class GetServiceInfoRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetServiceInfoResponse(_message.Message):
    __slots__ = ("version", "languages", "doors", "kernel", "limits")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGES_FIELD_NUMBER: _ClassVar[int]
    DOORS_FIELD_NUMBER: _ClassVar[int]
    KERNEL_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    version: str
    languages: _containers.RepeatedScalarFieldContainer[str]
    doors: _containers.RepeatedScalarFieldContainer[str]
    kernel: Kernel
    limits: Limits
    def __init__(self, version: _Optional[str] = ..., languages: _Optional[_Iterable[str]] = ..., doors: _Optional[_Iterable[str]] = ..., kernel: _Optional[_Union[Kernel, str]] = ..., limits: _Optional[_Union[Limits, _Mapping[str, object]]] = ...) -> None: ...

class ListVariantsRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListVariantsResponse(_message.Message):
    __slots__ = ("variants",)
    VARIANTS_FIELD_NUMBER: _ClassVar[int]
    variants: _containers.RepeatedCompositeFieldContainer[Variant]
    def __init__(self, variants: _Optional[_Iterable[_Union[Variant, _Mapping[str, object]]]] = ...) -> None: ...

class GetVariantRequest(_message.Message):
    __slots__ = ("variant_id",)
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    variant_id: str
    def __init__(self, variant_id: _Optional[str] = ...) -> None: ...

class GetVariantResponse(_message.Message):
    __slots__ = ("variant",)
    VARIANT_FIELD_NUMBER: _ClassVar[int]
    variant: Variant
    def __init__(self, variant: _Optional[_Union[Variant, _Mapping[str, object]]] = ...) -> None: ...
