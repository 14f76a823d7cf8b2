"""Rules, positions and moves as the compact bytes that the native kernel reads; the layout is the kernel's README.

>>> from croupier.engine.patience.moves import DRAW
>>> pack_move(DRAW)
b'\\x00 \\x01'
>>> unpack_moves(pack_move(DRAW), Rules())
(Draw(),)
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from ..cards import Card, Suit
from .moves import DEAL_ROW, DRAW, REDEAL, DealRow, Draw, PatienceMove, Redeal, Transfer, transfer
from .piles import ANY_FOUNDATION, WASTE, PileId, PileKind, cell, column, foundation, reserve
from .position import Position
from .rules import Rules, StockTarget
from .table import Table

_KINDS: Final = (
    PileKind.STOCK,
    PileKind.WASTE,
    PileKind.TABLEAU,
    PileKind.FOUNDATION,
    PileKind.RESERVE,
    PileKind.CELL,
)
_PILES_OF_A_KIND: Final = 32
_STOCK, _WASTE, _TABLEAU, _FOUNDATION, _RESERVE, _CELL = range(0, 6 * _PILES_OF_A_KIND, _PILES_OF_A_KIND)
MOVE_BYTES: Final = 3


@lru_cache(maxsize=512)
def pack_rules(rules: Rules) -> bytes:
    """The rules as the kernel reads them: every word by its place in its enumeration."""
    tableau, stock, foundation_rules = rules.tableau, rules.stock, rules.foundation
    suits = [Suit.parse(letter) for letter in rules.pack.suits]
    # A batch past the pack is the whole stock.
    batch = min(stock.batch, 200)
    return bytes(
        (
            rules.pack.packs,
            len(suits),
            *suits,
            *(0,) * (4 - len(suits)),
            rules.pack.ranks,
            rules.columns,
            _index(tableau.build),
            _index(tableau.direction),
            _index(tableau.wrap),
            _index(tableau.unit),
            _index(tableau.part),
            _index(tableau.limit),
            _index(tableau.empty),
            _index(tableau.autofill),
            _index(foundation_rules.accept),
            _index(foundation_rules.take_back),
            _index(stock.target),
            batch,
            stock.passes,
            stock.block_if_empty,
            rules.reserve.piles,
            rules.cells.count,
            max(foundation_rules.base.rank, 1),
        )
    )


def pack_position(position: Position) -> bytes:
    """The position as the kernel reads it, everything known: the stock's next card lies last."""
    stock = position.rules.stock
    # Without a limit the turn decides nothing.
    turn = position.turn if stock.passes else 1
    packed = [position.base, turn, *position.foundations]
    for pile, down in zip(position.columns, position.down, strict=True):
        packed += (len(pile), down, *pile)
    for pile, down in zip(position.reserves, position.reserve_down, strict=True):
        packed += (len(pile), down, *pile)
    for card in position.cells:
        packed += (0,) if card is None else (1, card)
    packed += (len(position.waste), *position.waste)
    packed += (len(position.stock), *reversed(position.stock))
    return bytes(packed)


def unpack_position(packed: bytes, table: Table) -> Position:
    """The position that the bytes stand for, among those of the table's rules."""
    rules = table.rules
    take = iter(packed)

    def pile() -> tuple[tuple[Card, ...], int]:
        count, down = next(take), next(take)
        return tuple(Card(next(take)) for _ in range(count)), down

    def bare() -> tuple[Card, ...]:
        return tuple(Card(next(take)) for _ in range(next(take)))

    _, turn = next(take), next(take)
    foundations = tuple(next(take) for _ in range(rules.foundations))
    columns = [pile() for _ in range(rules.columns)]
    reserves = [pile() for _ in range(rules.reserve.piles)]
    cells = [bare() for _ in range(rules.cells.count)]
    waste = bare()
    return Position(
        table=table,
        columns=tuple(cards for cards, _ in columns),
        down=tuple(down for _, down in columns),
        foundations=foundations,
        stock=bare()[::-1],
        waste=waste,
        reserves=tuple(cards for cards, _ in reserves),
        reserve_down=tuple(down for _, down in reserves),
        cells=tuple(held[0] if held else None for held in cells),
        turn=turn,
        held=frozenset(),
    )


def pack_move(move: PatienceMove, rules: Rules | None = None) -> bytes:
    """A move in three bytes: source, target, count. A row needs the rules, which say on what it is dealt."""
    match move:
        case Draw():
            return bytes((_STOCK, _WASTE, 1))
        case Redeal():
            return bytes((_WASTE, _STOCK, 1))
        case DealRow():
            to_reserve = rules is not None and rules.stock.target is StockTarget.RESERVE
            return bytes((_STOCK, _RESERVE if to_reserve else _TABLEAU, 1))
        case Transfer(source, target, count):
            return bytes((_code(source, rules), _code(target, rules), count))


def unpack_moves(packed: bytes, rules: Rules) -> tuple[PatienceMove, ...]:
    """The engine's moves that the kernel's bytes stand for."""
    return tuple(_move(rules, *packed[at : at + MOVE_BYTES]) for at in range(0, len(packed), MOVE_BYTES))


def _index(word: StrEnum) -> int:
    return list(type(word)).index(word)


def _code(pile: PileId, rules: Rules | None) -> int:
    first = _KINDS.index(pile.kind) * _PILES_OF_A_KIND
    if pile.kind is not PileKind.FOUNDATION:
        return first + max(pile.number - 1, 0)
    if pile.suit is None or rules is None:
        return first
    return first + (pile.number - 1) * len(rules.pack.suits) + rules.pack.suits.index(pile.suit.letter)


@lru_cache(maxsize=65536)
def _move(rules: Rules, source: int, target: int, count: int) -> PatienceMove:
    if source == _STOCK:
        return DRAW if target == _WASTE else DEAL_ROW
    if target == _STOCK:
        return REDEAL
    if target == _FOUNDATION:
        return transfer(_pile(rules, source), ANY_FOUNDATION, count)
    return transfer(_pile(rules, source), _pile(rules, target), count)


def _pile(rules: Rules, code: int) -> PileId:
    at = code % _PILES_OF_A_KIND
    match _KINDS[code // _PILES_OF_A_KIND]:
        case PileKind.TABLEAU:
            return column(at + 1)
        case PileKind.RESERVE:
            return reserve(at + 1)
        case PileKind.CELL:
            return cell(at + 1)
        case PileKind.FOUNDATION:
            pack, suit = divmod(at, len(rules.pack.suits))
            return foundation(Suit.parse(rules.pack.suits[suit]), pack + 1)
        case _:
            return WASTE
