"""The games that croupier knows: each variant with its rules, its sources, and what sources disagree on.

>>> [variant.id for variant in variants()][:3]
['whitehead', 'whitehead-colour-runs', 'whitehead-single']
>>> patience("whitehead").deal("pysol:1").columns[1]
(<Card 7H: 39>, <Card TS: 26>)
>>> [variant.id for variant in whists()]
['solo-whist', 'solo-whist-club', 'ghent-whist', 'wiezen', 'boston']
>>> whist("solo-whist").seats, whist("solo-whist").opened().packs_awaited
(4, 2)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from .cards import Card
from .errors import NotationError, UnknownVariantError
from .evidence import WinRate
from .patience.dealing import deal
from .patience.loading import digest_of, overlaid
from .patience.position import Position
from .patience.rules import Rules
from .shuffle import named_deck
from .sources import Claim, Source, claims_from, sources_from
from .whist import dealing as whist_dealing
from .whist import loading as whist_loading
from .whist import position as whist_position
from .whist import rules as whist_rules

_FOLDER: Final = files("croupier.engine.patience") / "variants"


class Family(StrEnum):
    """Which of the service's two shapes of game a variant has."""

    PATIENCE = "patience"
    WHIST = "whist"


@dataclass(frozen=True, slots=True)
class PatienceVariant:
    """A patience by its id.

    `sources`: where the rules were read. `claims`: where other sources say something else. `numbers`: the deal
    numbers (`seed`, `ms`, `pysol`) whose cards lie as the program that they come from lays them. `win_rate`: how many
    of the deals from `seed:1` on can be won, where that was surveyed.
    """

    id: str
    rules: Rules
    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    numbers: tuple[str, ...]
    win_rate: WinRate | None

    @property
    def digest(self) -> str:
        """A short name for what the rules say."""
        return digest_of(self.rules)

    @property
    def family(self) -> Family:
        """Patience."""
        return Family.PATIENCE

    @property
    def seats(self) -> int:
        """How many players there are."""
        return 1

    def deal(self, name: str) -> Position:
        """The first position of a named deal such as `seed:7`; `NotationError` for a name that it does not know."""
        return deal(self.rules, self.deck(name))

    def deck(self, name: str) -> tuple[Card, ...]:
        """The deck of a named deal, in deal order."""
        generator = name.partition(":")[0]
        if generator in ("ms", "pysol") and generator not in self.numbers:
            raise NotationError(found=name, expected="seed:N, since how those programs lay this game is not verified")
        pack = self.rules.pack
        return named_deck(name, pack.packs, pack.suits, pack.ranks)


@dataclass(frozen=True, slots=True)
class WhistVariant:
    """A whist by its id; `sources` and `claims` as for a patience. A game of it is a session of many deals."""

    id: str
    rules: whist_rules.Rules
    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]

    @property
    def digest(self) -> str:
        """A short name for what the rules say."""
        return whist_loading.digest_of(self.rules)

    @property
    def family(self) -> Family:
        """Whist."""
        return Family.WHIST

    @property
    def seats(self) -> int:
        """How many players there are."""
        return 4

    def opened(self) -> whist_position.Position:
        """A session before its first deal."""
        return whist_position.opened(self.rules)

    def deal(self, name: str) -> whist_position.Position:
        """A session with the first hand of a named one dealt: `seed:N`; `NotationError` for another name."""
        start = self.opened()
        return start.dealt(whist_dealing.named_deck(name, deal=1, packs=start.packs_awaited))


Variant: TypeAlias = PatienceVariant | WhistVariant
"""A game of either family."""


def variants() -> tuple[Variant, ...]:
    """Every variant, in the catalog's order: patiences first."""
    return (*patiences(), *whists())


def variant(variant_id: str) -> Variant:
    """The variant with an id; `UnknownVariantError` if there is none."""
    found = _patiences().get(variant_id) or _whists().get(variant_id)
    if found is None:
        raise UnknownVariantError(variant_id)
    return found


def patiences() -> tuple[PatienceVariant, ...]:
    """Every patience."""
    return tuple(_patiences().values())


def patience(variant_id: str) -> PatienceVariant:
    """The patience with an id; `UnknownVariantError` if there is none."""
    found = _patiences().get(variant_id)
    if found is None:
        raise UnknownVariantError(variant_id)
    return found


def whists() -> tuple[WhistVariant, ...]:
    """Every whist."""
    return tuple(_whists().values())


def whist(variant_id: str) -> WhistVariant:
    """The whist with an id; `UnknownVariantError` if there is none."""
    found = _whists().get(variant_id)
    if found is None:
        raise UnknownVariantError(variant_id)
    return found


def rules_of(variant_id: str) -> Rules:
    """The rules of the patience with an id; `UnknownVariantError` if there is none."""
    return patience(variant_id).rules


@lru_cache(maxsize=1)
def _patiences() -> Mapping[str, PatienceVariant]:
    base = overlaid(Rules(), tomllib.loads(_text(_FOLDER, "default")))
    order = tomllib.loads(_text(_FOLDER, "catalog"))["variants"]
    return {variant_id: _patience(variant_id, base) for variant_id in order}


def _patience(variant_id: str, base: Rules) -> PatienceVariant:
    table = tomllib.loads(_text(_FOLDER, variant_id))
    about = table.pop("about")
    return PatienceVariant(
        id=variant_id,
        rules=overlaid(base, table),
        sources=sources_from(about["sources"]),
        claims=claims_from(about.get("claims", ())),
        numbers=tuple(about["numbers"]),
        win_rate=WinRate(**about["win_rate"]) if "win_rate" in about else None,
    )


@lru_cache(maxsize=1)
def _whists() -> Mapping[str, WhistVariant]:
    base = whist_loading.overlaid(whist_rules.Rules(), tomllib.loads(_text(whist_loading.VARIANTS, "default")))
    order = tomllib.loads(_text(whist_loading.VARIANTS, "catalog"))["variants"]
    return {variant_id: _whist(variant_id, base) for variant_id in order}


def _whist(variant_id: str, base: whist_rules.Rules) -> WhistVariant:
    table = tomllib.loads(_text(whist_loading.VARIANTS, variant_id))
    about = table.pop("about")
    return WhistVariant(
        id=variant_id,
        rules=whist_loading.overlaid(base, table),
        sources=sources_from(about["sources"]),
        claims=claims_from(about.get("claims", ())),
    )


def _text(folder: Traversable, name: str) -> str:
    return (folder / f"{name}.toml").read_text("utf-8")
