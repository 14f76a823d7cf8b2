"""Judging one move: why it is illegal, in the order in which a player would be told.

First the piles named, then the cards that would move, then the place where they would land.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

from ..cards import Card
from ..errors import IllegalMoveError, Reason
from .building import ranks_agree
from .legal import most_cards
from .moves import DealRow, Draw, PatienceMove, Redeal, Transfer, transfer
from .piles import ANY_FOUNDATION, PileId, PileKind
from .rules import Build, Part, StockTarget, Unit
from .table import Table

if TYPE_CHECKING:
    from .position import Cards, Position

_SUIT_FAULTS = {
    "suit": Reason.WRONG_SUIT,
    "color": Reason.WRONG_COLOR,
    "alternate": Reason.SAME_COLOR,
    "other_suit": Reason.SAME_SUIT,
}
_UNIT_FAULTS = {
    Unit.SUIT: Reason.UNIT_MIXES_SUITS,
    Unit.COLOR: Reason.UNIT_MIXES_COLORS,
    Unit.ALTERNATE: Reason.UNIT_NOT_ALTERNATING,
    Unit.OTHER_SUIT: Reason.UNIT_REPEATS_SUIT,
}


def judged(position: Position, move: PatienceMove) -> PatienceMove:
    """The move, a foundation named by its suit now named `f`; `IllegalMoveError` if the rules refuse it."""
    if position.is_won:
        raise IllegalMoveError(move, Reason.GAME_OVER)
    match move:
        case Transfer():
            return _Judge(position, move).judged()
        case Draw() | DealRow() | Redeal():
            _judge_stock(position, move)
            return move


def _judge_stock(position: Position, move: Draw | DealRow | Redeal) -> None:
    stock = position.rules.stock
    if stock.target is StockTarget.NONE:
        raise IllegalMoveError(move, Reason.NO_STOCK)
    if isinstance(move, Draw) and position.table.rows:
        raise IllegalMoveError(move, Reason.NOT_TURNED)
    if isinstance(move, DealRow) and not position.table.rows:
        raise IllegalMoveError(move, Reason.NOT_DEALT_IN_ROWS)
    if isinstance(move, Redeal):
        _judge_redeal(position, move)
    elif not position.stock:
        raise IllegalMoveError(move, Reason.STOCK_EMPTY)
    elif stock.block_if_empty and () in position.columns:
        empty = position.table.columns[position.columns.index(())]
        raise IllegalMoveError(move, Reason.COLUMN_EMPTY_BLOCKS_DEAL, {"pile": str(empty)})


def _judge_redeal(position: Position, move: Redeal) -> None:
    stock = position.rules.stock
    if position.table.rows or (stock.passes and position.turn >= stock.passes):
        raise IllegalMoveError(move, Reason.NO_REDEAL, {"passes": stock.passes})
    if position.stock:
        raise IllegalMoveError(move, Reason.STOCK_NOT_EMPTY, {"cards": len(position.stock)})
    if not position.waste:
        raise IllegalMoveError(move, Reason.WASTE_EMPTY)


class _Judge:
    """One transfer before the bench: the cards it names, and every rule they must keep."""

    def __init__(self, position: Position, move: Transfer) -> None:
        self.position = position
        self.move = move
        self.table: Table = position.table

    def judged(self) -> Transfer:
        move = self.move
        cards = self._cards()
        if move.source == move.target or (
            move.source.kind is PileKind.FOUNDATION and move.target.kind is PileKind.FOUNDATION
        ):
            self._refuse(Reason.SAME_PILE, pile=str(move.source))
        match move.target.kind:
            case PileKind.FOUNDATION:
                self._onto_foundation(cards)
                return transfer(move.source, ANY_FOUNDATION, move.count)
            case PileKind.TABLEAU:
                self._in_range(move.target, self.table.columns)
                self._as_unit(cards)
                self._onto_column(cards[0])
            case PileKind.CELL:
                self._in_range(move.target, self.table.cells)
                self._into_cell(cards)
            case _:
                self._refuse(Reason.NOT_A_TARGET, pile=str(move.target))
        return move

    def _refuse(self, reason: Reason, **facts: object) -> NoReturn:
        raise IllegalMoveError(self.move, reason, facts)

    def _in_range(self, pile: PileId, piles: tuple[PileId, ...]) -> None:
        if pile not in self.table.place:
            self._refuse(Reason.NO_SUCH_PILE, pile=str(pile), piles=len(piles))

    def _cards(self) -> Cards:
        """The cards that the move takes from its source."""
        position, source = self.position, self.move.source
        match source.kind:
            case PileKind.STOCK:
                self._refuse(Reason.NOT_A_SOURCE, pile=str(source))
            case PileKind.WASTE:
                return self._single(position.waste)
            case PileKind.TABLEAU:
                self._in_range(source, self.table.columns)
                at = self.table.place[source]
                return self._group(position.columns[at], position.down[at])
            case PileKind.RESERVE:
                self._in_range(source, self.table.reserves)
                return self._single(position.reserves[self.table.place[source]])
            case PileKind.CELL:
                self._in_range(source, self.table.cells)
                card = position.cells[self.table.place[source]]
                return self._single(() if card is None else (card,))
        return self._single(self._foundation())

    def _foundation(self) -> Cards:
        source = self.move.source
        if source.suit is None:
            self._refuse(Reason.NOT_A_SOURCE, pile=str(source))
        self._in_range(source, self.table.foundations)
        at = self.table.place[source]
        cards = self.table.wants[at][: self.position.foundations[at]]
        if cards and not self.table.gives_back:
            self._refuse(Reason.FOUNDATION_KEEPS, card=str(cards[-1]))
        return cards

    def _single(self, cards: Cards) -> Cards:
        if not cards:
            self._refuse(Reason.SOURCE_EMPTY, pile=str(self.move.source))
        if self.move.count != 1:
            self._refuse(Reason.ONE_CARD_ONLY, pile=str(self.move.source), count=self.move.count)
        return cards[-1:]

    def _group(self, column: Cards, down: int) -> Cards:
        pile, count = str(self.move.source), self.move.count
        if not column:
            self._refuse(Reason.SOURCE_EMPTY, pile=pile)
        if not 1 <= count <= len(column):
            self._refuse(Reason.TOO_FEW_CARDS, pile=pile, count=count, cards=len(column))
        if count > len(column) - down:
            card = column[-count]
            # A face-down card is named only to a player who may know it.
            facts = {} if self.table.hides_faces else {"card": str(card)}
            self._refuse(Reason.CARD_FACE_DOWN, pile=pile, count=count, up=len(column) - down, **facts)
        return column[-count:]

    def _onto_foundation(self, cards: Cards) -> None:
        table, target = self.table, self.move.target
        if target.suit is not None:
            self._in_range(target, table.foundations)
            if cards[-1].suit is not target.suit:
                self._refuse(Reason.FOUNDATION_WRONG_SUIT, card=str(cards[-1]), pile=str(target))
        if table.takes_runs:
            if self.move.source.kind is not PileKind.TABLEAU or not table.is_run(cards):
                self._refuse(Reason.FOUNDATION_WANTS_RUN, count=table.ranks)
            return
        if len(cards) > 1:
            self._refuse(Reason.NOT_AT_END, card=str(cards[0]), over=str(cards[1]), pile=str(self.move.source))
        self._wanted(cards[0])

    def _wanted(self, card: Card) -> None:
        table, target = self.table, self.move.target
        places = table.foundations_of[card.suit] if target.suit is None else (table.place[target],)
        open_places = [at for at in places if self.position.foundations[at] < table.ranks]
        wants = [table.wants[at][self.position.foundations[at]] for at in open_places]
        if not wants:
            self._refuse(Reason.FOUNDATION_COMPLETE, card=str(card))
        if card not in wants:
            self._refuse(Reason.FOUNDATION_WANTS_CARD, card=str(card), wants=str(wants[0]))

    def _into_cell(self, cards: Cards) -> None:
        move = self.move
        if move.source.kind in (PileKind.CELL, PileKind.FOUNDATION):
            self._refuse(Reason.NOT_A_TARGET, pile=str(move.target))
        if len(cards) > 1:
            self._refuse(Reason.ONE_CARD_ONLY, pile=str(move.target), count=len(cards))
        held = self.position.cells[self.table.place[move.target]]
        if held is not None:
            self._refuse(Reason.CELL_OCCUPIED, pile=str(move.target), card=str(held))

    def _as_unit(self, cards: Cards) -> None:
        """The unit, part and limit rules."""
        table, move = self.table, self.move
        if len(cards) > 1:
            self._hangs_together(cards)
        if move.source.kind is not PileKind.TABLEAU:
            return
        at = table.place[move.source]
        column, unit = self.position.columns[at], table.longest_unit(self.position.columns[at], self.position.down[at])
        if table.part is Part.MAXIMAL and len(cards) != unit:
            self._refuse(Reason.UNIT_NOT_WHOLE, count=unit, pile=str(move.source))
        if table.part is Part.TOP_OR_WHOLE and 1 < len(cards) < len(column):
            self._refuse(Reason.UNIT_NOT_WHOLE, count=len(column), pile=str(move.source))
        if table.limited and len(cards) > 1:
            to_empty = not self.position.columns[table.place[move.target]]
            most = most_cards(self.position, to_empty=to_empty)
            if len(cards) > most:
                self._refuse(Reason.UNIT_TOO_LONG, count=len(cards), most=most)

    def _hangs_together(self, cards: Cards) -> None:
        table, unit = self.table, self.table.rules.tableau.unit
        if table.anything_joins:
            return
        if table.single:
            self._refuse(Reason.ONE_CARD_ONLY, pile=str(self.move.source), count=len(cards))
        pairs = list(pairwise(cards))
        for on, card in pairs:
            if not self._next_rank(card, on):
                self._refuse(Reason.UNIT_BROKEN_SEQUENCE, card=str(card), on=str(on))
        for on, card in pairs:
            if card not in table.joins[on]:
                run = cards[cards.index(card) :] if self._runs(cards[cards.index(card) :]) else cards[-1:]
                self._refuse(_UNIT_FAULTS[unit], card=str(card), on=str(on), unit=_text(cards), movable=_text(run))

    def _runs(self, cards: Cards) -> bool:
        return all(card in self.table.joins[on] for on, card in pairwise(cards))

    def _next_rank(self, card: Card, on: Card) -> bool:
        return ranks_agree(
            card,
            on,
            ranks=self.table.ranks,
            direction=self.table.rules.tableau.direction,
            wraps=self.table.wraps,
        )

    def _onto_column(self, head: Card) -> None:
        table, target = self.table, self.move.target
        column = self.position.columns[table.place[target]]
        if not column:
            self._into_empty(head)
            return
        on, build = column[-1], table.rules.tableau.build
        if head in table.lands[on]:
            return
        if build is Build.NONE:
            self._refuse(Reason.NO_BUILDING, card=str(head), on=str(on), pile=str(target))
        fault = Reason.WRONG_RANK if not self._next_rank(head, on) else _SUIT_FAULTS[build]
        self._refuse(fault, card=str(head), on=str(on), pile=str(target))

    def _into_empty(self, head: Card) -> None:
        table, target = self.table, self.move.target
        if head in table.fills:
            return
        if not table.fills:
            self._refuse(Reason.EMPTY_COLUMN_CLOSED, card=str(head), pile=str(target))
        rank = table.name_of(table.empty_rank)
        self._refuse(Reason.EMPTY_COLUMN_WANTS_RANK, card=str(head), pile=str(target), rank=rank)


def _text(cards: Cards) -> str:
    return " ".join(str(card) for card in cards)
