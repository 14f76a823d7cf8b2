"""What makes rules impossible: every fault named, so that the author of a variant can mend them in one go.

>>> from dataclasses import replace
>>> faults_of(replace(Rules(), deal=DealRules(shape=(30, 30))))
['deal.shape: 60 cards are dealt, but the pack has only 52']
"""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import SUIT_LETTERS
from .rules import (
    UNLIMITED,
    Accept,
    Autofill,
    Base,
    Build,
    DealRules,
    Direction,
    Limit,
    Part,
    Rules,
    StockTarget,
    TakeBack,
    Unit,
)

MAX_PACKS = 4
MAX_COLUMNS = 32
MAX_PILES = 16
MAX_PASSES = 255
"""The kernel has a byte for them."""


def faults_of(rules: Rules) -> list[str]:
    """Everything that is wrong with the rules; empty where they can be played."""
    faults = [*_pack(rules), *_counts(rules)]
    # What is said about the deal and the policies would only repeat these.
    return faults or [*_deal(rules), *_tableau(rules), *_foundation(rules), *_stock(rules)]


def _pack(rules: Rules) -> Iterator[str]:
    pack = rules.pack
    if not 1 <= pack.packs <= MAX_PACKS:
        yield f"pack.packs: {pack.packs} is not from 1 to {MAX_PACKS}"
    if not pack.suits or len(set(pack.suits)) != len(pack.suits) or set(pack.suits) - set(SUIT_LETTERS):
        yield f"pack.suits: {pack.suits!r} is not made of the letters C, S, H and D, each once at most"
    if not 1 <= pack.ranks <= 13:
        yield f"pack.ranks: {pack.ranks} is not from 1 to 13"


def _counts(rules: Rules) -> Iterator[str]:
    if not 1 <= rules.columns <= MAX_COLUMNS:
        yield f"deal.shape: {rules.columns} columns, not from 1 to {MAX_COLUMNS}"
    if any(height < 0 for height in rules.deal.shape):
        yield "deal.shape: a column cannot have less than no cards"
    if rules.deal.up < 1:
        yield f"deal.up: {rules.deal.up}, but the last card of a column lies face up"
    if rules.deal.initial_waste < 0:
        yield f"deal.initial_waste: {rules.deal.initial_waste} is negative"
    if not 0 <= rules.reserve.piles <= MAX_PILES or rules.reserve.cards < 0:
        yield f"reserve: {rules.reserve.piles} piles of {rules.reserve.cards}, not 0 to {MAX_PILES} piles"
    if not 0 <= rules.cells.filled <= rules.cells.count <= MAX_PILES:
        yield f"cells: {rules.cells.filled} of {rules.cells.count} filled, not from 0 to {MAX_PILES} cells"
    if rules.stock.batch < 1:
        yield f"stock.batch: {rules.stock.batch} cards at once; at least 1"
    if not 0 <= rules.stock.passes <= MAX_PASSES:
        yield f"stock.passes: {rules.stock.passes} is not from 0, which is without limit, to {MAX_PASSES}"


def _deal(rules: Rules) -> Iterator[str]:
    on_table = sum(rules.deal.shape) + rules.reserve.piles * rules.reserve.cards + rules.cells.filled
    dealt = on_table + (rules.foundation.base is Base.FIRST_DEALT)
    if dealt > rules.cards:
        yield f"deal.shape: {dealt} cards are dealt, but the pack has only {rules.cards}"
    elif rules.stock.target is StockTarget.NONE and dealt < rules.cards:
        yield f"stock.target: none, but {rules.cards - dealt} cards are left after the deal"
    elif dealt + rules.deal.initial_waste > rules.cards:
        yield f"deal.initial_waste: {rules.deal.initial_waste}, but only {rules.cards - dealt} cards are left"
    if rules.deal.initial_waste and rules.stock.target is not StockTarget.WASTE:
        yield "deal.initial_waste: there is no waste, since stock.target is not waste"
    if rules.deal.up != DealRules().up and rules.deal.face.value == "all_up":
        yield "deal.up: has no meaning where deal.face is all_up"


def _tableau(rules: Rules) -> Iterator[str]:
    tableau = rules.tableau
    if tableau.direction is Direction.BOTH and tableau.unit not in (Unit.NONE, Unit.FREE):
        yield f"tableau.unit: {tableau.unit}, but a run has one direction; with direction both it is none or free"
    if tableau.part is not Part.ANY and tableau.unit in (Unit.NONE, Unit.FREE):
        yield f"tableau.part: {tableau.part} has no meaning where tableau.unit is {tableau.unit}"
    if tableau.limit is not Limit.NONE and not rules.cells.count:
        yield f"tableau.limit: {tableau.limit}, but there are no cells"
    if tableau.limit is not Limit.NONE and tableau.unit is Unit.NONE:
        yield f"tableau.limit: {tableau.limit} has no meaning where one card moves at a time"
    if tableau.autofill is Autofill.RESERVE and not rules.reserve.piles:
        yield "tableau.autofill: reserve, but there is no reserve"
    if tableau.autofill in (Autofill.WASTE, Autofill.WASTE_THEN_STOCK) and (
        rules.stock.target is not StockTarget.WASTE
    ):
        yield f"tableau.autofill: {tableau.autofill}, but there is no waste"
    if tableau.build is Build.NONE and tableau.unit is not Unit.NONE:
        yield "tableau.unit: nothing is built on columns, so one card moves at a time"


def _foundation(rules: Rules) -> Iterator[str]:
    foundation = rules.foundation
    if foundation.base.rank > rules.pack.ranks:
        yield f"foundation.base: {foundation.base}, but the pack ends with rank {rules.pack.ranks}"
    if foundation.accept is Accept.RUN:
        if foundation.take_back is not TakeBack.NEVER:
            yield "foundation.take_back: a foundation that takes whole runs keeps them"
        if foundation.base is Base.FIRST_DEALT:
            yield "foundation.base: first_dealt, but the foundations take whole runs only"


def _stock(rules: Rules) -> Iterator[str]:
    stock = rules.stock
    to_waste = stock.target is StockTarget.WASTE
    if not to_waste and stock.batch != 1:
        yield f"stock.batch: {stock.batch} has no meaning where the stock goes to {stock.target}"
    if not to_waste and stock.passes != 1:
        passes = "without limit" if stock.passes == UNLIMITED else stock.passes
        yield f"stock.passes: {passes}, but without a waste there is one pass"
    if stock.target is StockTarget.RESERVE and not rules.reserve.piles:
        yield "stock.target: reserve, but there is no reserve"
    if stock.block_if_empty and stock.target not in (StockTarget.TABLEAU, StockTarget.RESERVE):
        yield "stock.block_if_empty: has no meaning where no rows are dealt"
