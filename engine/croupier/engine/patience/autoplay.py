"""Moves to the foundations that a player asks for by name: the safe ones, all of them, or to the end.

When is a move up safe? If nothing that is still in play could want to lie on the card. Where columns are built in
colour there is one rank more: what could lie on the card, its sister's lower neighbour, can go up itself (the argument
is in the kernel's PROOFS.md). A card that the player took back stays where it is until the player moves it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING

from ..cards import Card
from ..game import Hidden
from .moves import DEAL_ROW, DRAW, REDEAL, PatienceMove, transfer
from .piles import ANY_FOUNDATION, WASTE, PileId
from .rules import Build, Direction

if TYPE_CHECKING:
    from .position import Position


class Autoplay(StrEnum):
    """Which moves to append to a player's own."""

    SAFE = "safe"
    ALL = "all"
    FINISH = "finish"


def autoplayed(position: Position, which: Autoplay, seen: Hidden) -> tuple[PatienceMove, ...]:
    """The moves that `which` appends here; `seen` is the lowest `hidden()` that the game ever reached."""
    match which:
        case Autoplay.SAFE:
            return _upward(position, _is_safe)[0]
        case Autoplay.ALL:
            return _upward(position, _any_card)[0]
        case Autoplay.FINISH:
            return _finish(position, seen)


def _finish(position: Position, seen: Hidden) -> tuple[PatienceMove, ...]:
    """Up and through the stock to the win, or nothing.

    Whether it would win must not tell what the player cannot know, so it acts only if no two cards are unseen.
    """
    if sum(seen) > 1:
        return ()
    found: list[PatienceMove] = []
    idle = 0
    while True:
        played, position = _upward(position, _any_card)
        found.extend(played)
        if position.is_won:
            return tuple(found)
        idle = 0 if played else idle + 1
        turn = _turning(position)
        # Once through the stock without a card going up is enough: the next time would be the same.
        if turn is None or idle > len(position.stock) + len(position.waste) + 1:
            return ()
        found.append(turn)
        position = position.play(1, turn)


def _turning(position: Position) -> PatienceMove | None:
    legal = position.legal_moves()
    return next((move for move in (DRAW, REDEAL, DEAL_ROW) if move in legal), None)


def _upward(
    position: Position, allowed: Callable[[Position, PileId, Card], bool]
) -> tuple[tuple[PatienceMove, ...], Position]:
    """Cards up one after the other, sources in the order waste, columns, reserves, cells, until none may go."""
    found: list[PatienceMove] = []
    while not position.is_won:
        move = _next_up(position, allowed)
        if move is None:
            break
        found.append(move)
        position = position.play(1, move)
    return tuple(found), position


def _next_up(position: Position, allowed: Callable[[Position, PileId, Card], bool]) -> PatienceMove | None:
    wanted = position.table.wanted(position.foundations)
    for source, card in _ends(position):
        if card in wanted and card not in position.held and allowed(position, source, card):
            return transfer(source, ANY_FOUNDATION)
    if position.table.takes_runs and allowed is _any_card:
        ranks = position.table.ranks
        for pile, column, down in zip(position.table.columns, position.columns, position.down, strict=True):
            if len(column) - down >= ranks and position.table.is_run(column[-ranks:]):
                return transfer(pile, ANY_FOUNDATION, ranks)
    return None


def _ends(position: Position) -> list[tuple[PileId, Card]]:
    table = position.table
    piles = [(WASTE, position.waste)]
    piles += zip(table.columns, position.columns, strict=True)
    piles += zip(table.reserves, position.reserves, strict=True)
    ends = [(pile, cards[-1]) for pile, cards in piles if cards]
    ends += [(pile, card) for pile, card in zip(table.cells, position.cells, strict=True) if card is not None]
    return ends


def _any_card(position: Position, source: PileId, card: Card) -> bool:
    return True


def _is_safe(position: Position, source: PileId, card: Card) -> bool:
    table = position.table
    if source == WASTE and table.rules.stock.batch > 1:
        # Taking one card off the waste changes which cards the next turns bring up.
        return False
    tableau = table.rules.tableau
    downward = tableau.build is Build.COLOR and tableau.direction is Direction.DOWN and not table.wraps
    if downward and table.rules.pack.packs == 1 and table.base == 1:
        sister = table.foundations_of[card.sister.suit] if card.sister.suit in table.suits else ()
        return all(position.foundations[at] >= card.rank - 2 for at in sister)
    return all(_is_up(position, lower) for lower in table.lands[card])


def _is_up(position: Position, card: Card) -> bool:
    """Whether every copy of the card is on a foundation."""
    table = position.table
    held_at = (card.rank - table.base) % table.ranks
    return all(position.foundations[at] > held_at for at in table.foundations_of[card.suit])
