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


FANNED: Final = 0.22
"""How much of a covered card shows in a fan, in card heights."""


class Fan(StrEnum):
    """Which way a pile's cards spread."""

    NONE = "none"
    DOWN = "down"


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
    """Every pile's place, in the order of an observation's piles, and the size of the table.

    `height` has room for columns as long as they usually get.
    """

    width: float
    height: float
    places: tuple[Place, ...]


def layout_of(rules: Rules) -> Layout:
    """The table of a rule set: stock, waste, cells and foundations above, then the reserve, then the columns."""
    table = table_for(rules, rules.foundation.base.rank or 1)
    stock = _stock_places(rules)
    cells = _row(table.cells, float(len(stock)), 1)
    left = len(stock) + len(cells)
    width = max(float(rules.columns), float(rules.reserve.piles), left + (0.5 if left else 0.0) + rules.foundations)
    # A lone reserve pile stands beside the columns; several make a row of their own above them.
    shift = 1.5 if rules.reserve.piles == 1 else 0.0
    top = ROW if rules.reserve.piles < 2 else 2 * ROW
    deep = rules.cards if rules.stock.target is StockTarget.RESERVE else max(1, rules.reserve.cards)
    reserves = [Place(pile, float(n), ROW, Fan.NONE, deep) for n, pile in enumerate(table.reserves)]
    columns = [Place(pile, shift + n, top, Fan.DOWN, rules.cards) for n, pile in enumerate(table.columns)]
    foundations = _row(table.foundations, width - rules.foundations, rules.pack.ranks)
    longest = max(rules.deal.shape) + rules.pack.ranks - 1
    return Layout(
        width=max(width, shift + rules.columns),
        height=top + 1 + FANNED * longest,
        places=(*stock, *columns, *foundations, *reserves, *cells),
    )


def _stock_places(rules: Rules) -> list[Place]:
    if rules.stock.target is StockTarget.NONE:
        return []
    piles = (STOCK, WASTE) if rules.stock.target is StockTarget.WASTE else (STOCK,)
    return _row(piles, 0.0, rules.cards)


def _row(piles: tuple[PileId, ...], left: float, most: int) -> list[Place]:
    """Piles side by side at the top of the table."""
    return [Place(pile, left + n, 0.0, Fan.NONE, most) for n, pile in enumerate(piles)]
