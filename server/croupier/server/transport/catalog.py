"""CatalogService: what can be played here, and how to draw it."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import version
from typing import Final

from croupier.engine.catalog import PatienceVariant, Variant, variant, variants
from croupier.engine.errors import UnknownVariantError
from croupier.engine.evidence import WinRate
from croupier.engine.patience.layout import Fan, Layout, layout_of
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.solving import uses_kernel
from croupier.server.application.families import AnyRules, digest_of, shape_of
from croupier.server.application.limits import Limits
from croupier.server.application.refusals import Refusal, Why
from croupier.server.application.seating import bots
from croupier.texts import LANGUAGES, texts_for
from croupier.texts.rulebook import disputes
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import texts_pb2 as texts
from google.protobuf.duration_pb2 import Duration
from google.protobuf.message import Message

from .calls import Call
from .codec import PILE_KINDS
from .documents import get_rules, get_texts
from .rules_codec import rules_to, whist_rules_to

_FANS: Final = {Fan.NONE: catalog.FAN_NONE, Fan.DOWN: catalog.FAN_DOWN}


class Catalog:
    """The methods of CatalogService."""

    def __init__(self, limits: Limits, doors: tuple[str, ...]) -> None:
        self._limits = limits
        self._doors = doors

    async def GetServiceInfo(self, call: Call[catalog.GetServiceInfoRequest]) -> Message:
        limits = self._limits
        return catalog.GetServiceInfoResponse(
            version=version("croupier"),
            languages=LANGUAGES,
            doors=self._doors,
            kernel=catalog.KERNEL_NATIVE if uses_kernel() else catalog.KERNEL_REFERENCE,
            limits=catalog.Limits(
                request_bytes=limits.request_bytes,
                moves=limits.moves,
                labels=limits.labels,
                label_length=limits.label_length,
                page_size=limits.page_size,
                min_heartbeat=_duration(limits.min_heartbeat),
            ),
        )

    async def ListVariants(self, call: Call[catalog.ListVariantsRequest]) -> Message:
        call.report_language()
        return catalog.ListVariantsResponse(
            variants=[variant_to(each, each.rules, call.language) for each in variants()]
        )

    async def GetVariant(self, call: Call[catalog.GetVariantRequest]) -> Message:
        try:
            found = variant(call.request.variant_id)
        except UnknownVariantError:
            raise Refusal(Why.UNKNOWN_VARIANT, variant_id=call.request.variant_id[:80]) from None
        call.report_language()
        return catalog.GetVariantResponse(variant=variant_to(found, found.rules, call.language))

    async def GetRules(self, call: Call[texts.GetRulesRequest]) -> Message:
        return get_rules(call)

    async def GetTexts(self, call: Call[texts.GetTextsRequest]) -> Message:
        return get_texts(call)


@lru_cache(maxsize=256)
def variant_to(named: Variant | None, rules: AnyRules, language: str) -> catalog.Variant:
    """A variant, or rules of a client's own (None), with the layout to draw them where there is one."""
    described = catalog.Variant(
        seats=shape_of(rules).seats,
        rules_digest=digest_of(rules),
        numbered_deals=named.numbers if isinstance(named, PatienceVariant) else ["seed"],
    )
    if isinstance(rules, Rules):
        described.family = catalog.FAMILY_PATIENCE
        described.patience_rules.CopyFrom(rules_to(rules))
        described.layout.CopyFrom(_layout_to(layout_of(rules)))
    else:
        described.family = catalog.FAMILY_WHIST
        described.whist_rules.CopyFrom(whist_rules_to(rules))
        described.bots.extend(bots())
    if named is not None:
        described.id = named.id
        said = texts_for(language)
        described.title = said.variant(named.id)
        described.sources.extend(map(said.source, named.sources))
        described.disagreements.extend(disputes(named, language))
    if isinstance(named, PatienceVariant) and named.win_rate is not None:
        described.win_rate.CopyFrom(_win_rate_to(named.win_rate))
    return described


def _win_rate_to(rate: WinRate) -> catalog.WinRate:
    low, high = rate.interval
    return catalog.WinRate(won=rate.won, lost=rate.lost, open=rate.open, low=low, high=high)


def _layout_to(layout: Layout) -> catalog.Layout:
    places = [
        catalog.Place(
            pile=str(place.pile),
            kind=PILE_KINDS[place.pile.kind],
            x=place.x,
            y=place.y,
            fan=_FANS[place.fan],
            max_cards=place.max_cards,
        )
        for place in layout.places
    ]
    return catalog.Layout(width=layout.width, height=layout.height, places=places)


def _duration(seconds: float) -> Duration:
    duration = Duration()
    duration.FromMilliseconds(int(seconds * 1000))
    return duration
