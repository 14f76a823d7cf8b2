"""Where each pile lies on the table, computed from the rules, so that a frontend can draw any variant.

Lengths are in card widths (x) and card heights (y). `fan` says which way a pile's cards spread.

>>> from croupier.engine.patience.rules import Rules
>>> [(str(place.pile), place.x, place.y) for place in layout_of(Rules()).places][:3]
[('s', 0.0, 0.0), ('w', 1.0, 0.0), ('t1', 0.0, 1.2)]
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .piles import STOCK, WASTE, PileId
from .rules import Rules, StockTarget
from .table import table_for

ROW: Final = 1.2
"""From the top of one row of piles to the next, in card heights."""


class Fan(StrEnum):
    """Which way a pile's cards spread."""

    NONE = "none"
    DOWN = "down"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Place:
    """A pile's upper left corner, and the most cards that may lie there."""

    pile: PileId
    x: float
    y: float
    fan: Fan
    max_cards: int


@dataclass(frozen=True, slots=True)
class Layout:
    """All places, and the width of the table in card widths."""

    width: float
    places: tuple[Place, ...]


def layout_of(rules: Rules) -> Layout:
    """The table of a rule set: stock, waste, cells and foundations above, then the reserve, then the columns."""
    table = table_for(rules, rules.foundation.base.rank or 1)
    left = _stock_places(rules)
    at = float(len(left))
    left += [Place(pile, at + n, 0.0, Fan.NONE, 1) for n, pile in enumerate(table.cells)]
    used = len(left) + (0.5 if left else 0.0)
    width = max(float(rules.columns), float(rules.reserve.piles), used + rules.foundations)
    first = width - rules.foundations
    right = [Place(pile, first + n, 0.0, Fan.NONE, rules.pack.ranks) for n, pile in enumerate(table.foundations)]
    # A lone reserve pile stands beside the columns; several make a row of their own above them.
    beside = rules.reserve.piles == 1
    shift = 1.5 if beside else 0.0
    y = ROW if rules.reserve.piles < 2 else 2 * ROW
    deep = max(1, rules.reserve.cards, rules.cards if rules.stock.target is StockTarget.RESERVE else 0)
    reserves = [Place(pile, float(n), ROW, Fan.NONE, deep) for n, pile in enumerate(table.reserves)]
    columns = [Place(pile, shift + n, y, Fan.DOWN, rules.cards) for n, pile in enumerate(table.columns)]
    return Layout(max(width, shift + rules.columns), (*left, *columns, *right, *reserves))


def _stock_places(rules: Rules) -> list[Place]:
    places: list[Place] = []
    if rules.stock.target is not StockTarget.NONE:
        places.append(Place(STOCK, 0.0, 0.0, Fan.NONE, rules.cards))
    if rules.stock.target is StockTarget.WASTE:
        places.append(Place(WASTE, 1.0, 0.0, Fan.NONE, rules.cards))
    return places
