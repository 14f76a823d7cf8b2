"""Drawing any patience in a terminal, from the view and the layout that the service gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from croupier.v1.cards_pb2 import Card
from rich.text import Text

CELL: Final = 5
"""Characters from one pile to the next; a card takes three of them."""

FACE_DOWN: Final = "▒▒▒"
EMPTY: Final = " · "
MORE: Final = " ⋮ "

_RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = "♣♠♥♦"
_RED: Final = "bold red"
_BLACK: Final = "bold"
_DIM: Final = "dim"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a pile is drawn, in characters: its label stands at `top`, its cards below."""

    pile: str
    left: int
    top: int
    fans: bool


def card_text(card: Card) -> str:
    """A card as players write it: `10♠`."""
    return _RANKS[card & 15] + _SUITS[card >> 4]


def card_style(card: Card) -> str:
    """Red or black."""
    return _RED if card >> 5 else _BLACK


def spots(layout: catalog.Layout) -> list[Spot]:
    """Each pile's place on the screen: piles of one height share a row, and fanned piles come last."""
    heights = sorted({place.y for place in layout.places})
    # A label, a card and a blank line for every row of piles above.
    rows = {y: 3 * at for at, y in enumerate(heights)}
    return [
        Spot(place.pile, round(place.x * CELL), rows[place.y], place.fan == catalog.FAN_DOWN) for place in layout.places
    ]


def board(view: game.GameView, layout: catalog.Layout, *, height: int | None = None) -> Text:
    """The table as text. With `height`, long columns leave out their first cards so as to fit in so many lines."""
    piles = {pile.id: pile for pile in view.patience.piles}
    canvas = _Canvas()
    for spot in spots(layout):
        pile = piles[spot.pile]
        canvas.put(spot.left, spot.top, f"{_label(pile):^3}", _DIM)
        for at, (text, style) in enumerate(_shown(pile, spot, height)):
            canvas.put(spot.left, spot.top + 1 + at, f"{text:>3}", style)
    return canvas.text()


def _label(pile: patience.Pile) -> str:
    if pile.kind == patience.PILE_KIND_STOCK:
        return str(pile.face_down)
    if pile.kind == patience.PILE_KIND_TABLEAU:
        return pile.id[1:]
    return pile.id


def _shown(pile: patience.Pile, spot: Spot, height: int | None) -> list[tuple[str, str]]:
    """The pile's visible cards with their styles, from the top of the screen down."""
    cards = [(FACE_DOWN, _DIM)] * pile.face_down
    cards += [
        (card_text(card), _DIM if at < pile.known_face_down else card_style(card)) for at, card in enumerate(pile.cards)
    ]
    if not cards:
        return [(EMPTY, _DIM)]
    if not spot.fans:
        return cards[-1:]
    room = len(cards) if height is None else max(2, height - spot.top - 1)
    return cards if len(cards) <= room else [(MORE, _DIM), *cards[len(cards) - room + 1 :]]


class _Canvas:
    """Lines of styled pieces at columns."""

    def __init__(self) -> None:
        self._lines: list[list[tuple[int, str, str]]] = []

    def put(self, left: int, line: int, text: str, style: str) -> None:
        while len(self._lines) <= line:
            self._lines.append([])
        self._lines[line].append((left, text, style))

    def text(self) -> Text:
        drawn = Text(no_wrap=True)
        for number, line in enumerate(self._lines):
            at = 0
            for left, text, style in sorted(line):
                drawn.append(" " * (left - at))
                drawn.append(text, style)
                at = left + len(text)
            if number + 1 < len(self._lines):
                drawn.append("\n")
        return drawn
