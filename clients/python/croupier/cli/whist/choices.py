"""What the player may do: cards in the hand, and whatever is no card below it. Each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.v1 import game_pb2 as game
from textual.content import Content

from ..colours import CHOSEN, INK
from .naming import Names
from .sheet import in_hand, style_of

_MARKED: Final = f"bold {INK} {CHOSEN}"


class Choices:
    """The moves that may be made, cards first as they lie in the hand, and the one that is marked."""

    def __init__(self, view: game.GameView, names: Names, *, may_act: bool) -> None:
        own = next((seat.hand for seat in view.whist.seats if seat.seat == view.seat), ())
        self._names = names
        self._hand = in_hand(own)
        legal = list(view.legal_moves) if may_act else []
        places = {card: place for place, card in enumerate(self._hand)}
        self.moves: Sequence[game.Move] = sorted(legal, key=lambda move: places.get(_card(move), len(places)))
        self._marked = 0

    @property
    def marked(self) -> game.Move | None:
        """What Enter does."""
        return self.moves[self._marked] if self.moves else None

    def mark(self, by: int) -> None:
        """Mark another move, so many further on."""
        if self.moves:
            self._marked = (self._marked + by) % len(self.moves)

    def mark_at(self, index: int) -> None:
        """Mark the move with an index."""
        self._marked = min(index, len(self.moves) - 1)

    def hand(self) -> Content:
        """The hand; what may not be played is dim."""
        playable = {_card(move): index for index, move in enumerate(self.moves)}
        return Content(" ").join([self._card(card, playable.get(card)) for card in self._hand])

    def others(self) -> Content:
        """Calls, suits to name, revokes to claim."""
        pieces = [self._deed(index, move) for index, move in enumerate(self.moves) if not _card(move)]
        return Content("  ").join(pieces)

    def _card(self, card: int, index: int | None) -> Content:
        name = self._names.card(card)
        if index is None:
            return Content.styled(f" {name}", "dim" if self.moves else style_of(card))
        style = style_of(card) if index != self._marked else _MARKED
        return Content.from_markup(f"[@click=app.choose({index})][{style}] $card[/][/]", card=name)

    def _deed(self, index: int, move: game.Move) -> Content:
        style = _MARKED if index == self._marked else "on #1d6b46"
        # Words of one deed stay on one line.
        deed = self._names.move(move).replace(" ", "\u00a0")
        return Content.from_markup(f"[@click=app.choose({index})][{style}]$deed[/][/]", deed=deed)


def _card(move: game.Move) -> int:
    """The card of a move that plays or lays one away; 0 of another."""
    return move.play or move.discard
