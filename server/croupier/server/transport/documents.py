"""GetRules and GetTexts: documents in a language, made once, sent again only to who does not have them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Generic, TypeVar

from croupier.engine.catalog import Variant, variant
from croupier.engine.errors import UnknownVariantError
from croupier.server.application.families import AnyRules, digest_of
from croupier.server.application.refusals import Refusal, Why, invalid
from croupier.texts import negotiated
from croupier.texts.naming import naming
from croupier.texts.rulebook import Rulebook, rulebook, rulebook_of_rules
from croupier.v1 import cards_pb2 as cards
from croupier.v1 import texts_pb2 as texts
from google.protobuf.message import Message

from .calls import Call
from .rules_codec import rules_from, whist_rules_from

D = TypeVar("D", bound=Message)
_ETAG_LENGTH: Final = 16


@dataclass(frozen=True, slots=True)
class _Document(Generic[D]):
    """A document as it is sent, and the name of this state of it."""

    whole: D
    etag: str


def get_rules(call: Call[texts.GetRulesRequest]) -> Message:
    """The rules text that a caller asks for, or nothing but the etag if it has it."""
    request = call.request
    match request.WhichOneof("game"):
        case "variant_id":
            document = _rules_of_variant(_variant(request.variant_id), _language(call, request.language))
        case "patience_rules":
            rules = rules_from(request.patience_rules, "patience_rules")
            document = _rules_of_rules(rules, _language(call, request.language))
        case "whist_rules":
            whist = whist_rules_from(request.whist_rules, "whist_rules")
            document = _rules_of_rules(whist, _language(call, request.language))
        case _:
            raise invalid("game", "a variant_id, patience_rules or whist_rules")
    reply = texts.GetRulesResponse(etag=document.etag)
    if request.etag != document.etag:
        reply.rules.MergeFrom(document.whole)
    return reply


def get_texts(call: Call[texts.GetTextsRequest]) -> Message:
    """The names that a caller asks for, or nothing but the etag if it has them."""
    document = _texts(_language(call, call.request.language))
    reply = texts.GetTextsResponse(etag=document.etag)
    if call.request.etag != document.etag:
        reply.texts.MergeFrom(document.whole)
    return reply


def _language(call: Call[texts.GetRulesRequest] | Call[texts.GetTextsRequest], asked: str) -> str:
    return negotiated(asked) if asked else call.language


def _variant(variant_id: str) -> Variant:
    try:
        return variant(variant_id)
    except UnknownVariantError:
        raise Refusal(Why.UNKNOWN_VARIANT, variant_id=variant_id[:80]) from None


@lru_cache(maxsize=256)
def _rules_of_variant(found: Variant, language: str) -> _Document[texts.RulesText]:
    return _document(_rules_to(rulebook(found, language), found.digest, found.id))


@lru_cache(maxsize=64)
def _rules_of_rules(rules: AnyRules, language: str) -> _Document[texts.RulesText]:
    return _document(_rules_to(rulebook_of_rules(rules, language), digest_of(rules), ""))


@lru_cache(maxsize=8)
def _texts(language: str) -> _Document[texts.Texts]:
    names = naming(language)
    return _document(
        texts.Texts(
            language=language,
            # The wire counts suits from 1, since 0 says that there is none.
            suits=[
                texts.SuitName(suit=cards.Suit.Name(1 + each.suit), name=each.name, sign=each.sign)
                for each in names.suits
            ],
            ranks=[texts.RankName(rank=each.rank, name=each.name, corner=each.corner) for each in names.ranks],
            cards=[
                texts.CardName(card=cards.Card.Name(each.card), short=each.short, spoken=each.spoken)
                for each in names.cards
            ],
            piles=[_pile_to(each.pile, each.name, each.origin, each.target) for each in names.piles],
            moves=texts.MoveNames(
                transfer=names.transfer, draw=names.draw, redeal=names.redeal, deal_row=names.deal_row
            ),
            calls=[texts.CallName(word=each.word, name=each.name) for each in names.calls],
            contracts=[texts.ContractName(id=each.word, name=each.name) for each in names.contracts],
        )
    )


def _pile_to(pile: str, name: str, origin: str, target: str) -> texts.PileName:
    # `from` is a word of Python's own.
    return texts.PileName(**{"pile": pile, "name": name, "from": origin, "to": target})


def _rules_to(book: Rulebook, digest: str, variant_id: str) -> texts.RulesText:
    sections = [
        texts.RulesSection(
            topic=f"TOPIC_{section.topic.name}",
            heading=section.heading,
            items=[
                texts.RulesItem(markdown=item.text, parameters=item.parameters, disputes=item.disputes)
                for item in section.items
            ],
        )
        for section in book.sections
    ]
    return texts.RulesText(
        variant_id=variant_id,
        language=book.language,
        title=book.title,
        sections=sections,
        sources=book.sources,
        rules_digest=digest,
    )


def _document(whole: D) -> _Document[D]:
    written = whole.SerializeToString(deterministic=True)
    return _Document(whole, hashlib.sha256(written).hexdigest()[:_ETAG_LENGTH])
