"""A patience as its player sees it: this is the one place where a patience's secrets are cut.

The order of the stock and the faces of face-down cards are not in it. What the player has seen and what undo has
covered again is: those cards stay known, with the place where they lie.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..cards import Card
from ..game import Hidden
from .piles import STOCK, WASTE, PileId
from .rules import StockTarget

if TYPE_CHECKING:
    from .position import Position


class SeenPile(NamedTuple):
    """A pile as the player sees it: `face_down` unseen cards, and on them `cards`, bottom to top.

    `known_down`: how many of `cards`, at the bottom, lie face down although their faces are known.
    """

    pile: PileId
    face_down: int
    cards: tuple[Card, ...]
    known_down: int = 0


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A hidden card that the player has seen before; `depth` cards of its pile lie above (in the stock: before) it."""

    pile: PileId
    depth: int
    card: Card


@dataclass(frozen=True, slots=True)
class PatienceObservation:
    """What the player may see. `redeals_left` is None without a limit."""

    piles: tuple[SeenPile, ...]
    base_rank: int
    redeals_left: int | None
    has_legal_moves: bool
    seen: tuple[SeenCard, ...]


def observed(position: Position, seen: Hidden | None = None) -> PatienceObservation:
    """The player's view; `seen` is the lowest `hidden()` that the game ever reached."""
    remembered = _remembered(position, seen) if seen is not None and seen != position.hidden() else ()
    return PatienceObservation(
        piles=tuple(_piles(position)),
        base_rank=position.table.base,
        redeals_left=position.redeals_left,
        has_legal_moves=position.has_legal_moves,
        seen=remembered,
    )


def _piles(position: Position) -> list[SeenPile]:
    """The piles in the order stock, waste, columns, foundations, reserves, cells."""
    table, stock = position.table, position.table.rules.stock
    piles: list[SeenPile] = []
    if stock.target is not StockTarget.NONE:
        piles.append(SeenPile(STOCK, len(position.stock), ()))
    if stock.target is StockTarget.WASTE:
        piles.append(SeenPile(WASTE, 0, position.waste))
    hides = table.hides_faces
    for pile, cards, down in zip(table.columns, position.columns, position.down, strict=True):
        piles.append(SeenPile(pile, down, cards[down:]) if hides else SeenPile(pile, 0, cards, down))
    for pile, wants, held in zip(table.foundations, table.wants, position.foundations, strict=True):
        piles.append(SeenPile(pile, 0, wants[:held]))
    for pile, cards, down in zip(table.reserves, position.reserves, position.reserve_down, strict=True):
        piles.append(SeenPile(pile, down, cards[down:]))
    for pile, card in zip(table.cells, position.cells, strict=True):
        piles.append(SeenPile(pile, 0, () if card is None else (card,)))
    return piles


def _remembered(position: Position, seen: Hidden) -> tuple[SeenCard, ...]:
    """Cards hidden now that were not at some time before."""
    table, hidden = position.table, position.hidden()
    in_stock = hidden[0] - seen[0]
    cards = [SeenCard(STOCK, depth, position.stock[depth]) for depth in range(in_stock)]
    piles = (*table.columns, *table.reserves)
    lying = (*position.columns, *position.reserves)
    for pile, on_it, low, now in zip(piles, lying, seen[1:], hidden[1:], strict=True):
        cards.extend(SeenCard(pile, len(on_it) - 1 - at, on_it[at]) for at in range(low, now))
    return tuple(cards)
