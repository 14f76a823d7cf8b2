"""The table on the screen: draws it, and tells where the player points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from ..board import Chosen, Drawing, Hit, Look, board, fitting
from ..colours import BLACK, CHOSEN, QUIET, RED
from .choosing import FOUNDATION, Held, counts, targets
from .session import Table

_FELT: Final = {
    "red": RED,
    "black": BLACK,
    "back": "#8fa3d9 on #34498f",
    "known": "#5a5a52 on #b9b5a8",
    "empty": "#6fa389 on #0e3d27",
    "label": QUIET,
    "chosen": CHOSEN,
    "target": "on #a5e3a0",
}
_SIZES: Final = ((8, 5), (7, 5), (6, 5), (5, 4), (4, 3))
_AIRY: Final = 28
"""Lines from which on there is room for a blank one between rows of piles."""


class BoardView(Widget, can_focus=True):
    """The table; `takes_key` is told every key, and says whether it meant something."""

    class Picked(Message):
        """The player pointed at something."""

        def __init__(self, hit: Hit) -> None:
            super().__init__()
            self.hit = hit

    def __init__(self, takes_key: Callable[[str], bool], named: Callable[[int], str]) -> None:
        super().__init__()
        self._named = named
        self._takes_key = takes_key
        self._table: Table | None = None
        self._held: Held | None = None
        self._drawing: Drawing | None = None

    def show(self, table: Table, held: Held | None) -> None:
        """Draw a table, and the cards held on it."""
        self._table, self._held = table, held
        self.refresh()

    def render(self) -> Text:
        """The table, in the middle of its widget."""
        if self._table is None:
            return Text()
        table, size = self._table, self.size
        looks = [Look(pitch, card, int(size.height >= _AIRY), **_FELT) for pitch, card in _SIZES]
        look = fitting(table.variant.layout, looks, size.width)
        self._drawing = board(
            table.view,
            table.variant.layout,
            look=look,
            height=size.height,
            chosen=_chosen(table, self._held),
            named=self._named,
        )
        drawn = Text(no_wrap=True)
        for line in self._drawing.text.split("\n"):
            drawn.append(" " * self._left(self._drawing)).append_text(line).append("\n")
        return drawn

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        if self._drawing is not None:
            hit = self._drawing.at(event.x - self._left(self._drawing), event.y)
            if hit is not None:
                self.post_message(self.Picked(hit))

    def on_key(self, event: events.Key) -> None:
        """Take the keys in the order in which they were typed."""
        if self._takes_key(event.character if event.is_printable and event.character else event.key):
            event.stop()
            event.prevent_default()

    def _left(self, drawing: Drawing) -> int:
        return max(0, (self.size.width - drawing.width) // 2)


def _chosen(table: Table, held: Held | None) -> Chosen | None:
    """The held cards and where they may go, foundations by the suit of the card."""
    if held is None:
        return None
    count = held.count or max(counts(table.legal, held.source), default=1)
    goals = targets(table.legal, held)
    piles = {pile.id: pile for pile in table.view.patience.piles}
    if FOUNDATION in goals and piles[held.source].cards:
        suit = "CSHD"[piles[held.source].cards[-1] >> 4]
        goals += [pile for pile in piles if pile.startswith(FOUNDATION + suit)]
    return Chosen(held.source, count, frozenset(goals))
