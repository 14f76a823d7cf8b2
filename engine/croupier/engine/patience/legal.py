"""Listing the moves of a position, in the documented order. What is listed is exactly what may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..cards import Card
from .moves import DEAL_ROW, DRAW, REDEAL, PatienceMove, Transfer
from .rules import Limit, Part
from .table import Table

if TYPE_CHECKING:
    from .position import Cards, Position

_TO_FOUNDATION: Final = 0
_FIRST_COLUMN: Final = 1


def moves(position: Position) -> list[PatienceMove]:
    """All legal moves of a position that is not won yet."""
    table, columns = position.table, position.columns
    tops = [column[-1] if column else None for column in columns]
    wanted = wanted_cards(position)
    found: list[PatienceMove] = []
    if position.waste:
        _one_card(found, position, position.waste[-1], table.from_waste, tops, wanted)
    for at, column in enumerate(columns):
        if column:
            _from_column(found, position, at, column, tops, wanted)
    for at, pile in enumerate(position.reserves):
        if pile:
            _one_card(found, position, pile[-1], table.from_reserve[at], tops, wanted)
    for at, card in enumerate(position.cells):
        if card is not None:
            _one_card(found, position, card, table.from_cell[at], tops, wanted, to_cells=False)
    if table.gives_back:
        _from_foundations(found, position, tops)
    _from_stock(found, position)
    return found


def wanted_cards(position: Position) -> list[Card]:
    """The next card of every foundation that takes single cards and is not complete."""
    table = position.table
    if table.takes_runs:
        return []
    return [table.wants[at][n] for at, n in enumerate(position.foundations) if n < table.ranks]


def longest_unit(position: Position, at: int) -> int:
    """How many cards at the end of a column hang together by the unit rule, face-down cards apart."""
    table, column = position.table, position.columns[at]
    up = len(column) - position.down[at]
    if table.single:
        return min(up, 1)
    if table.anything_joins:
        return up
    length, joins = 1, table.joins
    while length < up and column[-length] in joins[column[-length - 1]]:
        length += 1
    return length


def most_cards(position: Position, *, to_empty: bool) -> int:
    """How many cards the limit lets move as one."""
    table = position.table
    free = sum(1 for card in position.cells if card is None)
    if table.limit is Limit.CELLS_PLUS_1:
        return free + 1
    empties = sum(1 for column in position.columns if not column) - to_empty
    return (free + 1) << empties


def is_run(table: Table, cards: Cards) -> bool:
    """Whether the cards are a whole suit, highest to lowest from the base, as a foundation that takes runs wants it."""
    if len(cards) != table.ranks:
        return False
    return all(
        card.suit is cards[0].suit and (card.rank - table.base) % table.ranks == table.ranks - 1 - at
        for at, card in enumerate(cards)
    )


def _one_card(
    found: list[PatienceMove],
    position: Position,
    card: Card,
    ways: tuple[Transfer, ...],
    tops: list[Card | None],
    wanted: list[Card],
    *,
    to_cells: bool = True,
) -> None:
    table = position.table
    if card in wanted:
        found.append(ways[_TO_FOUNDATION])
    lands, fills = table.lands, table.fills
    for at, top in enumerate(tops, _FIRST_COLUMN):
        if card in (fills if top is None else lands[top]):
            found.append(ways[at])
    if to_cells and position.cells:
        first = _FIRST_COLUMN + len(tops)
        found.extend(ways[first + at] for at, held in enumerate(position.cells) if held is None)


def _from_column(
    found: list[PatienceMove],
    position: Position,
    at: int,
    column: Cards,
    tops: list[Card | None],
    wanted: list[Card],
) -> None:
    table = position.table
    ways, lands, fills = table.from_column[at], table.lands, table.fills
    unit = longest_unit(position, at)
    movable = range(1, unit + 1) if not table.whole_part else _whole_counts(table, column, unit)
    for count in range(1, unit + 1):
        head = column[-count]
        if count == 1 and head in wanted:
            found.append(ways[0][_TO_FOUNDATION])
        elif table.takes_runs and count == table.ranks and is_run(table, column[-count:]):
            found.append(ways[count - 1][_TO_FOUNDATION])
        if count in movable:
            for to, top in enumerate(tops):
                if to == at or head not in (fills if top is None else lands[top]):
                    continue
                if table.limited and count > 1 and count > most_cards(position, to_empty=top is None):
                    continue
                found.append(ways[count - 1][_FIRST_COLUMN + to])
        if count == 1 and position.cells:
            first = _FIRST_COLUMN + len(tops)
            found.extend(ways[0][first + free] for free, card in enumerate(position.cells) if card is None)


def _whole_counts(table: Table, column: Cards, unit: int) -> Sequence[int]:
    """The counts that may go to another column where a run may not be parted."""
    if table.part is Part.TOP_OR_WHOLE:
        return (1, unit) if unit == len(column) else (1,)
    return (unit,)


def _from_foundations(found: list[PatienceMove], position: Position, tops: list[Card | None]) -> None:
    table = position.table
    for at, n in enumerate(position.foundations):
        if n:
            card = table.wants[at][n - 1]
            for to, top in enumerate(tops, _FIRST_COLUMN):
                if card in (table.fills if top is None else table.lands[top]):
                    found.append(table.from_foundation[at][to])


def _from_stock(found: list[PatienceMove], position: Position) -> None:
    table, stock = position.table, position.table.rules.stock
    if position.stock:
        if not table.rows:
            found.append(DRAW)
        elif not (stock.block_if_empty and () in position.columns):
            found.append(DEAL_ROW)
    elif position.waste and not table.rows and (not stock.passes or position.turn < stock.passes):
        found.append(REDEAL)
