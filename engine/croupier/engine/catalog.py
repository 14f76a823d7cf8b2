"""The games that croupier knows: each variant with its rules, its sources, and what sources disagree on.

>>> [variant.id for variant in variants()][:3]
['whitehead', 'whitehead-colour-runs', 'whitehead-single']
>>> variant("whitehead").deal("pysol:1").columns[1]
(<Card 7H: 39>, <Card TS: 26>)
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from importlib.resources import files
from typing import Final

from .cards import Card
from .errors import NotationError, UnknownVariantError
from .patience.dealing import deal
from .patience.loading import overlaid
from .patience.position import Position
from .patience.rules import Rules
from .shuffle import named_deck
from .sources import Claim, Source, claims_from, sources_from

_FOLDER: Final = files("croupier.engine.patience") / "variants"


class Family(StrEnum):
    """Which of the service's two shapes of game a variant has."""

    PATIENCE = "patience"


@dataclass(frozen=True, slots=True)
class Variant:
    """A game by its id.

    `sources`: where the rules were read. `claims`: where other sources say something else. `numbers`: the deal
    numbers (`seed`, `ms`, `pysol`) whose cards lie as the program that they come from lays them.
    """

    id: str
    family: Family
    rules: Rules
    sources: tuple[Source, ...]
    claims: tuple[Claim, ...]
    numbers: tuple[str, ...]

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


def variants() -> tuple[Variant, ...]:
    """Every variant, in the catalog's order."""
    return tuple(_catalog().values())


def variant(variant_id: str) -> Variant:
    """The variant with an id; `UnknownVariantError` if there is none."""
    found = _catalog().get(variant_id)
    if found is None:
        raise UnknownVariantError(variant_id)
    return found


def rules_of(variant_id: str) -> Rules:
    """The rules of the variant with an id; `UnknownVariantError` if there is none."""
    return variant(variant_id).rules


@lru_cache(maxsize=1)
def _catalog() -> Mapping[str, Variant]:
    default = tomllib.loads((_FOLDER / "default.toml").read_text("utf-8"))
    base = overlaid(Rules(), default)
    order = tomllib.loads((_FOLDER / "catalog.toml").read_text("utf-8"))["variants"]
    return {variant_id: _read(variant_id, base) for variant_id in order}


def _read(variant_id: str, base: Rules) -> Variant:
    table = tomllib.loads((_FOLDER / f"{variant_id}.toml").read_text("utf-8"))
    about = table.pop("about")
    return Variant(
        id=variant_id,
        family=Family.PATIENCE,
        rules=overlaid(base, table),
        sources=sources_from(about["sources"]),
        claims=claims_from(about.get("claims", ())),
        numbers=tuple(about["numbers"]),
    )
