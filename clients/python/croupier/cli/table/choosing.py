"""Finding the move that a player means among those that the service lists. No rule is known here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from croupier.v1 import game_pb2 as game
from croupier.v1.cards_pb2 import Card
from croupier.v1.game_pb2 import Move

FOUNDATION: Final = "f"
"""Any foundation: the card's own is meant."""


@dataclass(frozen=True, slots=True)
class Held:
    """Cards that a player has picked up: `count` from the end of a pile, None where the game may say how many."""

    source: str
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Held cards and the pile that they shall go to."""

    held: Held
    target: str

    @property
    def text(self) -> str:
        """The move in notation, with as many cards as the player has named."""
        count = self.held.count or 1
        return f"{self.held.source}-{self.target}" + (f"x{count}" if count > 1 else "")


def turning(legal: Sequence[Move]) -> str | None:
    """The move that asks the stock for cards: to turn, to deal a row, or to turn the waste over."""
    return next((move.text for move in legal if move.WhichOneof("kind") != "transfer"), None)


def counts(legal: Sequence[Move], source: str) -> list[int]:
    """How many cards at once may leave a pile, in rising order."""
    return sorted({move.transfer.count for move in legal if move.transfer.source == source})


def targets(legal: Sequence[Move], held: Held) -> list[str]:
    """Where held cards may go, in the order of the list, each pile once."""
    found = [
        move.transfer.target
        for move in legal
        if move.transfer.source == held.source and held.count in (None, move.transfer.count)
    ]
    return list(dict.fromkeys(found))


def chosen(legal: Sequence[Move], wanted: Wanted) -> str | None:
    """The listed move that is wanted, with the most cards where their number was left open; None if there is none."""
    fits = {
        move.transfer.count: move.text
        for move in legal
        if move.transfer.source == wanted.held.source and _means(wanted.target, move.transfer.target)
    }
    if not fits:
        return None
    return fits[max(fits)] if wanted.held.count is None else fits.get(wanted.held.count)


def end_cards(view: game.GameView, held: Held, legal: Sequence[Move]) -> Sequence[Card]:
    """The cards that are held; where their number is open, the most that may move."""
    count = held.count or max(counts(legal, held.source), default=1)
    cards = next((pile.cards for pile in view.patience.piles if pile.id == held.source), ())
    return cards[-count:]


def _means(wanted: str, listed: str) -> bool:
    """Whether a listed target is the wanted pile: any foundation may stand for a certain one."""
    return wanted == listed or (listed == FOUNDATION and wanted.startswith(FOUNDATION))
