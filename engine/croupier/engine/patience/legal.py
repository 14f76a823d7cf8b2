"""Listing the moves of a position, in the documented order. What is listed is exactly what may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from ..cards import Card
from .moves import DEAL_ROW, DRAW, REDEAL, PatienceMove, Transfer
from .piles import PileKind
from .rules import Limit
from .table import ColumnWays, Ways

if TYPE_CHECKING:
    from .position import Position

Tops: TypeAlias = list[Card | None]
"""The last card of every column; None where it is empty."""

Ends: TypeAlias = frozenset[Card | None]
"""The same cards as a set: most questions are only whether some column ends with one."""


def moves(position: Position) -> list[PatienceMove]:
    """All legal moves of a position."""
    # Most cards have nowhere to go: two sets without a common card say so before anything is looked at closer.
    table, waste, cells = position.table, position.waste, position.cells
    heaps = table.heaps(position.foundations)
    if heaps.full:
        return []
    tops, columns = _seen(position)
    ends, wanted = frozenset(tops), heaps.wanted
    empties = None in ends
    special = empties or cells or table.takes_runs
    plain = not (special or table.twins or table.limited)
    found: list[PatienceMove] = []
    if waste and (special or waste[-1] in wanted or not table.homes[waste[-1]].isdisjoint(ends)):
        found += _one_card(position, waste[-1], table.from_waste, tops)
    for ways in columns:
        if ways.top in wanted:
            found.append(ways.first.up)
        if special or not ways.homes.isdisjoint(ends):
            found += _built(ways, tops, ends) if plain else _onward(position, ways, tops, ends)
    if position.reserves:
        for pile, card_ways in zip(position.reserves, table.from_reserve, strict=True):
            if pile:
                found += _one_card(position, pile[-1], card_ways, tops)
    if cells:
        for held, card_ways in zip(cells, table.from_cell, strict=True):
            if held is not None:
                found += _one_card(position, held, card_ways, tops)
    if empties or not heaps.homes.isdisjoint(ends):
        for card, back in heaps.tops:
            if empties or not table.homes[card].isdisjoint(ends):
                found += [back[to] for to in _columns_for(position, card, tops)]
    if table.draws and position.stock:
        found.append(DRAW)
    else:
        found += _from_stock(position)
    return found


def _seen(position: Position) -> tuple[Tops, list[ColumnWays]]:
    """The last card of every column and what its cards could do; looked at again is only what a move has changed."""
    columns, down, ways_of = position.columns, position.down, position.table.ways
    if position._look is None:
        ways = [ways_of[at](cards, down[at]) for at, cards in enumerate(columns)]
        tops = [column.top for column in ways]
    else:
        tops, ways, changed = position._look
        if changed:
            tops, ways = tops.copy(), ways.copy()
            for at in changed:
                ways[at] = column = ways_of[at](columns[at], down[at])
                tops[at] = column.top
    position._look = tops, ways, ()
    return tops, ways


def most_cards(position: Position, *, to_empty: bool) -> int:
    """How many cards the limit lets move as one."""
    table = position.table
    free = sum(1 for card in position.cells if card is None)
    if table.limit is Limit.CELLS_PLUS_1:
        return free + 1
    empties = sum(1 for column in position.columns if not column) - to_empty
    return (free + 1) << empties


def _one_card(position: Position, card: Card, ways: Ways, tops: Tops) -> Sequence[Transfer]:
    """The ways of a card that lies alone: up, to columns, and unless it is in one already, to cells."""
    found = [ways.up] if card in position.table.wanted(position.foundations) else []
    found += [ways.columns[to] for to in _columns_for(position, card, tops)]
    if position.cells and ways.up.source.kind is not PileKind.CELL:
        found += [ways.cells[at] for at, held in enumerate(position.cells) if held is None]
    return found


def _columns_for(position: Position, card: Card, tops: Tops) -> Sequence[int]:
    """The columns that take the card, from left to right."""
    homes, fills = position.table.homes[card], position.table.fills
    if card in fills:
        return [to for to, top in enumerate(tops) if top is None or top in homes]
    return [to for to, top in enumerate(tops) if top in homes]


def _built(ways: ColumnWays, tops: Tops, ends: Ends) -> list[Transfer]:
    """The ways of a column's cards to the last cards of other columns, where every card is there once."""
    built = [transfers[tops.index(home)] for home, transfers in ways.builds if home in ends]
    if len(built) > 1:
        built.sort(key=_count_then_target)
    return built


def _onward(position: Position, ways: ColumnWays, tops: Tops, ends: Ends) -> list[Transfer]:
    """The ways of a column's cards to columns and cells, and of a whole run up."""
    if ways.top is None:
        return []
    if position.table.twins:
        met, at = ways.homes & ends, ways.first.up.source.number - 1
        columns = {home: [to for to, top in enumerate(tops) if top == home and to != at] for home in met}
        onward = [transfers[to] for home, transfers in ways.builds if home in met for to in columns[home]]
    else:
        onward = _built(ways, tops, ends)
    if None in ends:
        onward += [transfers[to] for transfers in ways.fills for to, top in enumerate(tops) if top is None]
    if position.cells:
        onward += [ways.first.cells[free] for free, card in enumerate(position.cells) if card is None]
    if ways.run is not None:
        onward.append(ways.run)
    if len(onward) > 1:
        onward.sort(key=_count_then_target)
    if position.table.limited:
        onward = [move for move in onward if _within_limit(position, move)]
    return onward


def _count_then_target(move: Transfer) -> tuple[int, bool, int]:
    return move.count, move.target.kind is PileKind.CELL, move.target.number


def _within_limit(position: Position, move: Transfer) -> bool:
    if move.count == 1 or move.target.kind is PileKind.FOUNDATION:
        return True
    to_empty = not position.columns[move.target.number - 1]
    return move.count <= most_cards(position, to_empty=to_empty)


def _from_stock(position: Position) -> Sequence[PatienceMove]:
    """A row dealt, or the waste turned over."""
    table, stock = position.table, position.table.rules.stock
    if position.stock:
        return () if stock.block_if_empty and () in position.columns else (DEAL_ROW,)
    if position.waste and not table.rows and (not stock.passes or position.turn < stock.passes):
        return (REDEAL,)
    return ()
