"""The rules of either family behind one face: what there is to say, and how rules are changed and compared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from croupier.engine.catalog import PatienceVariant, Variant, WhistVariant, patiences, whists
from croupier.engine.patience import loading as patience_loading
from croupier.engine.patience.rules import Rules as PatienceRules
from croupier.engine.whist import loading as whist_loading
from croupier.engine.whist.rules import Rules as WhistRules

from . import patience, whist
from .statement import Statement, Topic

AnyRules: TypeAlias = PatienceRules | WhistRules

_NEAR = {PatienceRules: 2, WhistRules: 20}
"""Games that differ in no more parameters than this are listed beside each other; whists have many more of them."""


def statements(rules: AnyRules) -> tuple[Statement, ...]:
    """Everything that there is to say about rules."""
    match rules:
        case PatienceRules():
            return patience.statements(rules)
        case WhistRules():
            return whist.statements(rules)
        case _:
            assert_never(rules)


def opening(rules: AnyRules) -> Statement:
    """What kind of game it is, in a sentence."""
    match rules:
        case PatienceRules():
            return Statement(Topic.OVERVIEW, "overview", facts=patience.facts_of(rules))
        case WhistRules():
            return Statement(Topic.OVERVIEW, "whist-overview", facts=whist.facts_of(rules))
        case _:
            assert_never(rules)


def facts_of(rules: AnyRules) -> Mapping[str, object]:
    """What texts that are written by hand may ask of rules."""
    match rules:
        case PatienceRules():
            return patience.facts_of(rules)
        case WhistRules():
            return whist.facts_of(rules)
        case _:
            assert_never(rules)


def tried(variant: Variant) -> tuple[Statement, ...]:
    """What trying many deals of a variant has shown, if anything."""
    match variant:
        case PatienceVariant(win_rate=rate) if rate is not None:
            return (patience.odds(rate),)
        case _:
            return ()


def overlaid(rules: AnyRules, overrides: Mapping[str, object]) -> AnyRules:
    """The rules with some parameters changed."""
    match rules:
        case PatienceRules():
            return patience_loading.overlaid(rules, overrides)
        case WhistRules():
            return whist_loading.overlaid(rules, overrides)
        case _:
            assert_never(rules)


def kin(variant: Variant) -> tuple[tuple[Variant, tuple[str, ...]], ...]:
    """The games that are nearly the same, with the parameters in which they differ."""
    changes: list[tuple[Variant, tuple[str, ...]]]
    match variant:
        case PatienceVariant():
            changes = [
                (other, tuple(patience_loading.overrides_between(variant.rules, other.rules))) for other in patiences()
            ]
        case WhistVariant():
            changes = [
                (other, tuple(whist_loading.overrides_between(variant.rules, other.rules))) for other in whists()
            ]
        case _:
            assert_never(variant)
    most = _NEAR[type(variant.rules)]
    return tuple((other, changed) for other, changed in changes if other.id != variant.id and len(changed) <= most)
