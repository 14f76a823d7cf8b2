"""Carrying out a move that the rules allow: the position after it, with what follows by itself.

By itself follow, in this order: the face-down card that comes to a column's end is turned up, and an empty column is
filled where the rules say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..cards import Card
from .moves import DealRow, Draw, PatienceMove, Redeal, Transfer
from .piles import PileKind
from .rules import Autofill

if TYPE_CHECKING:
    from .position import Cards, Position

# Names of their own: an enum's members are looked up slowly, and every move asks for them.
_COLUMN, _WASTE, _CELL, _FOUNDATION = PileKind.TABLEAU, PileKind.WASTE, PileKind.CELL, PileKind.FOUNDATION


def after(position: Position, move: PatienceMove) -> Position:
    """The position after a legal move."""
    match move:
        case Transfer():
            moved = _transferred(position, move)
            return _settled(moved) if position.table.settles else moved
        case Draw():
            return _drawn(position)
        case Redeal():
            return position._replace(stock=position.waste, waste=(), turn=position.turn + 1)
        case DealRow():
            return _row_dealt(position)


def _drawn(position: Position) -> Position:
    """Cards turned from the stock to the waste."""
    table, columns, down, foundations, stock, waste, reserves, reserve_down, cells, turn, held = position
    batch = table.rules.stock.batch
    stock, turned = stock[batch:], waste + stock[:batch]
    fields = (table, columns, down, foundations, stock, turned, reserves, reserve_down, cells, turn, held)
    drawn = _made(position, fields, ())
    return _settled(drawn) if table.refills else drawn


def _transferred(position: Position, move: Transfer) -> Position:
    """The cards moved, and nothing else."""
    source, target, count = move
    table, piles, down, foundations, stock, waste, reserves, reserve_down, cells, turn, held = position
    columns = list(piles)
    kind, goal = source.kind, target.kind
    moved: Cards
    changed: tuple[int, ...] = ()
    if kind is _COLUMN:
        at = source.number - 1
        moved = columns[at][-count:]
        columns[at] = columns[at][:-count]
        changed = (at,)
    elif kind is _FOUNDATION:
        at = table.place[source]
        moved = (table.wants[at][foundations[at] - 1],)
        foundations = (*foundations[:at], foundations[at] - 1, *foundations[at + 1 :])
    elif kind is _WASTE:
        moved, waste = waste[-1:], waste[:-1]
    elif kind is _CELL:
        at = source.number - 1
        moved = tuple(card for card in (cells[at],) if card is not None)
        cells = (*cells[:at], None, *cells[at + 1 :])
    else:
        at = source.number - 1
        moved = reserves[at][-1:]
        reserves = _put(reserves, at, reserves[at][:-1])
    if kind is _FOUNDATION:
        held = held.union(moved)
    elif held and not held.isdisjoint(moved):
        held = held.difference(moved)
    if goal is _COLUMN:
        at = target.number - 1
        columns[at] += moved
        changed = (*changed, at)
    elif goal is _CELL:
        at = target.number - 1
        cells = (*cells[:at], moved[0], *cells[at + 1 :])
    else:
        at = foundation_for(position, moved[-1], count)
        foundations = (*foundations[:at], foundations[at] + count, *foundations[at + 1 :])
    fields = (table, tuple(columns), down, foundations, stock, waste, reserves, reserve_down, cells, turn, held)
    return _made(position, fields, changed)


def _made(position: Position, fields: tuple[object, ...], changed: tuple[int, ...]) -> Position:
    """The position of these fields, which differs from the one before in these columns."""
    # What a named tuple's own constructor does, less a call: a third of what making one costs.
    made = tuple.__new__(type(position), fields)
    if position._look is not None:
        tops, ways, unseen = position._look
        if not unseen:
            made._look = tops, ways, changed
    return made


def foundation_for(position: Position, card: Card, count: int) -> int:
    """The place of the first foundation that wants the card (or, for a run, that is still empty)."""
    table = position.table
    for at in table.foundations_for[card]:
        held = position.foundations[at]
        if held + count <= table.ranks and (count > 1 or table.wants[at][held] == card):
            return at
    raise ValueError(f"no foundation takes {card}")


def _put(piles: tuple[Cards, ...], at: int, pile: Cards) -> tuple[Cards, ...]:
    return (*piles[:at], pile, *piles[at + 1 :])


def _row_dealt(position: Position) -> Position:
    table = position.table
    piles = list(position.columns if table.rows_to_columns else position.reserves)
    row = position.stock[: len(piles)]
    for at, card in enumerate(row):
        piles[at] += (card,)
    dealt = position._replace(stock=position.stock[len(row) :])
    return dealt._replace(columns=tuple(piles)) if table.rows_to_columns else dealt._replace(reserves=tuple(piles))


def _settled(position: Position) -> Position:
    """What happens by itself after a move."""
    table = position.table
    if table.turns_up:
        down, reserve_down = _turned(position.columns, position.down), position.reserve_down
        if position.reserves:
            reserve_down = _turned(position.reserves, reserve_down)
        if (down, reserve_down) != (position.down, position.reserve_down):
            position = position._replace(down=down, reserve_down=reserve_down)
    if table.refills and () in position.columns:
        position = _refilled(position)
    return position


def _turned(piles: tuple[Cards, ...], down: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(min(n, max(len(pile) - 1, 0)) for pile, n in zip(piles, down, strict=True))


def _refilled(position: Position) -> Position:
    """Every empty column filled, left to right, as long as there are cards to fill it with."""
    while () in position.columns:
        fill = _fill(position)
        if fill is None:
            return position
        card, rest = fill
        at = position.columns.index(())
        position = rest._replace(columns=_put(rest.columns, at, (card,)))
    return position


def _fill(position: Position) -> tuple[Card, Position] | None:
    """The card that fills an empty column and the position without it."""
    match position.table.rules.tableau.autofill:
        case Autofill.RESERVE:
            for at, pile in enumerate(position.reserves):
                if pile:
                    reserves = _put(position.reserves, at, pile[:-1])
                    down = _turned(reserves, position.reserve_down)
                    return pile[-1], position._replace(reserves=reserves, reserve_down=down)
            return None
        case Autofill.WASTE | Autofill.WASTE_THEN_STOCK if position.waste:
            return position.waste[-1], position._replace(waste=position.waste[:-1])
        case Autofill.WASTE_THEN_STOCK if position.stock:
            return position.stock[0], position._replace(stock=position.stock[1:])
        case _:
            return None
