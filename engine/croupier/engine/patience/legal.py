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


def moves(position: Position) -> list[PatienceMove]:
    """All legal moves of a position that is not won yet."""
    # Most cards have nowhere to go: two sets without a common card say so before anything is looked at closer.
    table, columns = position.table, position.columns
    wanted = table.wanted(position.foundations)
    tops: Tops = [column[-1] if column else None for column in columns]
    ends = frozenset(tops)
    empties = None in ends
    always = bool(empties or position.cells or table.takes_runs)
    found: list[PatienceMove] = []
    if position.waste:
        card = position.waste[-1]
        if always or card in wanted or not table.homes[card].isdisjoint(ends):
            found += _one_card(position, card, table.from_waste, tops)
    look = [ways_of(cards, low) for cards, low, ways_of in zip(columns, position.down, table.ways, strict=True)]
    for ways in [ways for ways in look if always or ways.top in wanted or not ways.homes.isdisjoint(ends)]:
        if ways.top in wanted:
            found.append(ways.first.up)
        if ways.top is not None:
            found += _onward(position, ways, tops, ends)
    if position.reserves:
        for pile, card_ways in zip(position.reserves, table.from_reserve, strict=True):
            if pile:
                found += _one_card(position, pile[-1], card_ways, tops)
    if position.cells:
        for held, card_ways in zip(position.cells, table.from_cell, strict=True):
            if held is not None:
                found += _one_card(position, held, card_ways, tops)
    if table.gives_back:
        homes, cards = table.returns(position.foundations)
        if empties or not homes.isdisjoint(ends):
            for card, card_ways in cards:
                found += [card_ways.columns[to] for to in _columns_for(position, card, tops)]
    found += _from_stock(position)
    return found


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
    return [to for to, top in enumerate(tops) if (card in fills if top is None else top in homes)]


def _onward(position: Position, ways: ColumnWays, tops: Tops, ends: frozenset[Card | None]) -> Sequence[Transfer]:
    """The ways of a column's cards to columns and cells, and of a whole run up."""
    homes, own, first, builds, fills, run = ways
    met = homes & ends
    if position.table.twins:
        at = first.up.source.number - 1
        columns = {home: [to for to, top in enumerate(tops) if top == home and to != at] for home in met}
        onward = [transfers[to] for home, transfers in builds if home in met for to in columns[home]]
    else:
        onward = [transfers[tops.index(home)] for home, transfers in builds if home in met and home != own]
    if None in ends:
        onward += [transfers[to] for transfers in fills for to, top in enumerate(tops) if top is None]
    if position.cells:
        onward += [first.cells[free] for free, card in enumerate(position.cells) if card is None]
    if run is not None:
        onward.append(run)
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
    table, stock = position.table, position.table.rules.stock
    if position.stock:
        if not table.rows:
            return (DRAW,)
        return () if stock.block_if_empty and () in position.columns else (DEAL_ROW,)
    if position.waste and not table.rows and (not stock.passes or position.turn < stock.passes):
        return (REDEAL,)
    return ()
