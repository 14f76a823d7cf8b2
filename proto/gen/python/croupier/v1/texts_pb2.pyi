from croupier.v1 import cards_pb2 as _cards_pb2
from croupier.v1 import patience_rules_pb2 as _patience_rules_pb2
from croupier.v1 import whist_rules_pb2 as _whist_rules_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Topic(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TOPIC_UNSPECIFIED: _ClassVar[Topic]
    TOPIC_OVERVIEW: _ClassVar[Topic]
    TOPIC_HISTORY: _ClassVar[Topic]
    TOPIC_NEEDS: _ClassVar[Topic]
    TOPIC_ORDER: _ClassVar[Topic]
    TOPIC_LAYOUT: _ClassVar[Topic]
    TOPIC_SETUP: _ClassVar[Topic]
    TOPIC_AUCTION: _ClassVar[Topic]
    TOPIC_CONTRACTS: _ClassVar[Topic]
    TOPIC_PLAY: _ClassVar[Topic]
    TOPIC_EXAMPLE: _ClassVar[Topic]
    TOPIC_SCORING: _ClassVar[Topic]
    TOPIC_SESSIONS: _ClassVar[Topic]
    TOPIC_ENDING: _ClassVar[Topic]
    TOPIC_SPECIAL: _ClassVar[Topic]
    TOPIC_TIPS: _ClassVar[Topic]
    TOPIC_VARIANTS: _ClassVar[Topic]
    TOPIC_GLOSSARY: _ClassVar[Topic]
TOPIC_UNSPECIFIED: Topic
TOPIC_OVERVIEW: Topic
TOPIC_HISTORY: Topic
TOPIC_NEEDS: Topic
TOPIC_ORDER: Topic
TOPIC_LAYOUT: Topic
TOPIC_SETUP: Topic
TOPIC_AUCTION: Topic
TOPIC_CONTRACTS: Topic
TOPIC_PLAY: Topic
TOPIC_EXAMPLE: Topic
TOPIC_SCORING: Topic
TOPIC_SESSIONS: Topic
TOPIC_ENDING: Topic
TOPIC_SPECIAL: Topic
TOPIC_TIPS: Topic
TOPIC_VARIANTS: Topic
TOPIC_GLOSSARY: Topic

class RulesItem(_message.Message):
    __slots__ = ("markdown", "parameters", "disputes")
    MARKDOWN_FIELD_NUMBER: _ClassVar[int]
    PARAMETERS_FIELD_NUMBER: _ClassVar[int]
    DISPUTES_FIELD_NUMBER: _ClassVar[int]
    markdown: str
    parameters: _containers.RepeatedScalarFieldContainer[str]
    disputes: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, markdown: _Optional[str] = ..., parameters: _Optional[_Iterable[str]] = ..., disputes: _Optional[_Iterable[str]] = ...) -> None: ...

class RulesSection(_message.Message):
    __slots__ = ("topic", "heading", "items")
    TOPIC_FIELD_NUMBER: _ClassVar[int]
    HEADING_FIELD_NUMBER: _ClassVar[int]
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    topic: Topic
    heading: str
    items: _containers.RepeatedCompositeFieldContainer[RulesItem]
    def __init__(self, topic: _Optional[_Union[Topic, str]] = ..., heading: _Optional[str] = ..., items: _Optional[_Iterable[_Union[RulesItem, _Mapping[str, object]]]] = ...) -> None: ...

class RulesText(_message.Message):
    __slots__ = ("variant_id", "language", "title", "sections", "sources", "rules_digest")
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    SECTIONS_FIELD_NUMBER: _ClassVar[int]
    SOURCES_FIELD_NUMBER: _ClassVar[int]
    RULES_DIGEST_FIELD_NUMBER: _ClassVar[int]
    variant_id: str
    language: str
    title: str
    sections: _containers.RepeatedCompositeFieldContainer[RulesSection]
    sources: _containers.RepeatedScalarFieldContainer[str]
    rules_digest: str
    def __init__(self, variant_id: _Optional[str] = ..., language: _Optional[str] = ..., title: _Optional[str] = ..., sections: _Optional[_Iterable[_Union[RulesSection, _Mapping[str, object]]]] = ..., sources: _Optional[_Iterable[str]] = ..., rules_digest: _Optional[str] = ...) -> None: ...

class GetRulesRequest(_message.Message):
    __slots__ = ("variant_id", "patience_rules", "whist_rules", "language", "etag")
    VARIANT_ID_FIELD_NUMBER: _ClassVar[int]
    PATIENCE_RULES_FIELD_NUMBER: _ClassVar[int]
    WHIST_RULES_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    ETAG_FIELD_NUMBER: _ClassVar[int]
    variant_id: str
    patience_rules: _patience_rules_pb2.PatienceRules
    whist_rules: _whist_rules_pb2.WhistRules
    language: str
    etag: str
    def __init__(self, variant_id: _Optional[str] = ..., patience_rules: _Optional[_Union[_patience_rules_pb2.PatienceRules, _Mapping[str, object]]] = ..., whist_rules: _Optional[_Union[_whist_rules_pb2.WhistRules, _Mapping[str, object]]] = ..., language: _Optional[str] = ..., etag: _Optional[str] = ...) -> None: ...

class GetRulesResponse(_message.Message):
    __slots__ = ("rules", "etag")
    RULES_FIELD_NUMBER: _ClassVar[int]
    ETAG_FIELD_NUMBER: _ClassVar[int]
    rules: RulesText
    etag: str
    def __init__(self, rules: _Optional[_Union[RulesText, _Mapping[str, object]]] = ..., etag: _Optional[str] = ...) -> None: ...

class SuitName(_message.Message):
    __slots__ = ("suit", "name", "sign")
    SUIT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SIGN_FIELD_NUMBER: _ClassVar[int]
    suit: _cards_pb2.Suit
    name: str
    sign: str
    def __init__(self, suit: _Optional[_Union[_cards_pb2.Suit, str]] = ..., name: _Optional[str] = ..., sign: _Optional[str] = ...) -> None: ...

class RankName(_message.Message):
    __slots__ = ("rank", "name", "corner")
    RANK_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CORNER_FIELD_NUMBER: _ClassVar[int]
    rank: int
    name: str
    corner: str
    def __init__(self, rank: _Optional[int] = ..., name: _Optional[str] = ..., corner: _Optional[str] = ...) -> None: ...

class CardName(_message.Message):
    __slots__ = ("card", "short", "spoken")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SHORT_FIELD_NUMBER: _ClassVar[int]
    SPOKEN_FIELD_NUMBER: _ClassVar[int]
    card: _cards_pb2.Card
    short: str
    spoken: str
    def __init__(self, card: _Optional[_Union[_cards_pb2.Card, str]] = ..., short: _Optional[str] = ..., spoken: _Optional[str] = ...) -> None: ...

class PileName(_message.Message):
    __slots__ = ("pile", "name", "to")
    PILE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    FROM_FIELD_NUMBER: _ClassVar[int]
    TO_FIELD_NUMBER: _ClassVar[int]
    pile: str
    name: str
    to: str
    def __init__(self, pile: _Optional[str] = ..., name: _Optional[str] = ..., to: _Optional[str] = ..., **kwargs) -> None: ...

class MoveNames(_message.Message):
    __slots__ = ("transfer", "draw", "redeal", "deal_row")
    TRANSFER_FIELD_NUMBER: _ClassVar[int]
    DRAW_FIELD_NUMBER: _ClassVar[int]
    REDEAL_FIELD_NUMBER: _ClassVar[int]
    DEAL_ROW_FIELD_NUMBER: _ClassVar[int]
    transfer: str
    draw: str
    redeal: str
    deal_row: str
    def __init__(self, transfer: _Optional[str] = ..., draw: _Optional[str] = ..., redeal: _Optional[str] = ..., deal_row: _Optional[str] = ...) -> None: ...

class CallName(_message.Message):
    __slots__ = ("word", "name")
    WORD_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    word: str
    name: str
    def __init__(self, word: _Optional[str] = ..., name: _Optional[str] = ...) -> None: ...

class ContractName(_message.Message):
    __slots__ = ("id", "name")
    ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    id: str
    name: str
    def __init__(self, id: _Optional[str] = ..., name: _Optional[str] = ...) -> None: ...

class Texts(_message.Message):
    __slots__ = ("language", "suits", "ranks", "cards", "piles", "moves", "calls", "contracts")
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SUITS_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    PILES_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    CALLS_FIELD_NUMBER: _ClassVar[int]
    CONTRACTS_FIELD_NUMBER: _ClassVar[int]
    language: str
    suits: _containers.RepeatedCompositeFieldContainer[SuitName]
    ranks: _containers.RepeatedCompositeFieldContainer[RankName]
    cards: _containers.RepeatedCompositeFieldContainer[CardName]
    piles: _containers.RepeatedCompositeFieldContainer[PileName]
    moves: MoveNames
    calls: _containers.RepeatedCompositeFieldContainer[CallName]
    contracts: _containers.RepeatedCompositeFieldContainer[ContractName]
    def __init__(self, language: _Optional[str] = ..., suits: _Optional[_Iterable[_Union[SuitName, _Mapping[str, object]]]] = ..., ranks: _Optional[_Iterable[_Union[RankName, _Mapping[str, object]]]] = ..., cards: _Optional[_Iterable[_Union[CardName, _Mapping[str, object]]]] = ..., piles: _Optional[_Iterable[_Union[PileName, _Mapping[str, object]]]] = ..., moves: _Optional[_Union[MoveNames, _Mapping[str, object]]] = ..., calls: _Optional[_Iterable[_Union[CallName, _Mapping[str, object]]]] = ..., contracts: _Optional[_Iterable[_Union[ContractName, _Mapping[str, object]]]] = ...) -> None: ...

class GetTextsRequest(_message.Message):
    __slots__ = ("language", "etag")
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    ETAG_FIELD_NUMBER: _ClassVar[int]
    language: str
    etag: str
    def __init__(self, language: _Optional[str] = ..., etag: _Optional[str] = ...) -> None: ...

class GetTextsResponse(_message.Message):
    __slots__ = ("texts", "etag")
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    ETAG_FIELD_NUMBER: _ClassVar[int]
    texts: Texts
    etag: str
    def __init__(self, texts: _Optional[_Union[Texts, _Mapping[str, object]]] = ..., etag: _Optional[str] = ...) -> None: ...
