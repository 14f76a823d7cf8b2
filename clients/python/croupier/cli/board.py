"""Drawing any patience in a terminal, from the view and the layout that the service gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from rich.text import Text

_RANKS: Final = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_SUITS: Final = "♣♠♥♦"
_SUIT_LETTERS: Final = "CSHD"
_BACK: Final = "▒"
_EMPTY: Final = "· "
_TURN_OVER: Final = "↻ "


@dataclass(frozen=True, slots=True)
class Look:
    """Sizes in characters and styles: `pitch` from one pile to the next, `card` a card's width, `gap` between rows."""

    pitch: int = 5
    card: int = 3
    gap: int = 1
    red: str = "bold red"
    black: str = "bold"
    back: str = "dim"
    known: str = "dim"
    empty: str = "dim"
    label: str = "dim"
    chosen: str = "reverse"
    target: str = "underline"


PLAIN: Final = Look()
"""For any terminal, on whatever ground it has."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The cards that a player holds, `count` from the pile's end, and the piles that would take them."""

    pile: str
    count: int
    targets: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point: a pile, and how many of its cards from there to its end (0: an empty place)."""

    pile: str
    count: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A card, or an empty place, as it is drawn."""

    left: int
    line: int
    text: str
    style: str
    hit: Hit


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table as text, and what is where on it."""

    text: Text
    spots: tuple[Spot, ...]
    width: int

    def at(self, column: int, line: int) -> Hit | None:
        """What a player points at."""
        for spot in reversed(self.spots):
            if spot.line == line and spot.left <= column < spot.left + len(spot.text):
                return spot.hit
        return None


def card_text(card: int) -> str:
    """A card as players write it: `10♠`."""
    return _RANKS[card & 15] + _SUITS[card >> 4]


def board(
    view: game.GameView,
    layout: catalog.Layout,
    *,
    look: Look = PLAIN,
    height: int | None = None,
    chosen: Chosen | None = None,
    named: Callable[[int], str] = card_text,
) -> Drawing:
    """The table, its cards `named` in three characters at most.

    With `height`, long columns leave out their first cards so as to fit in so many lines.
    """
    artist = _Artist(view, look, height, chosen, named)
    piles = {pile.id: pile for pile in view.patience.piles}
    tops = _tops(layout, look)
    spots: list[Spot] = []
    labels: list[Spot] = []
    for place in layout.places:
        left, top = round(place.x * look.pitch), tops[place.y]
        pile = piles[place.pile]
        labels.append(Spot(left, top, f"{artist.label(pile):^{look.card}}", look.label, Hit(pile.id, 0)))
        spots += artist.pile(pile, place, left, top + 1)
    width = ceil(layout.width) * look.pitch
    spots += labels
    return Drawing(_text(spots), tuple(spots), width)


def fitting(layout: catalog.Layout, looks: Iterable[Look], width: int) -> Look:
    """The first of the looks, from large to small, whose table is no wider than that; else the last."""
    for look in looks:
        if ceil(layout.width) * look.pitch <= width:
            return look
    return look


def _tops(layout: catalog.Layout, look: Look) -> Mapping[float, int]:
    """The line of the labels for each height at which piles lie: piles of one height share a row."""
    return {y: at * (2 + look.gap) for at, y in enumerate(sorted({place.y for place in layout.places}))}


@dataclass(frozen=True, slots=True)
class _Artist:
    view: game.GameView
    look: Look
    height: int | None
    chosen: Chosen | None
    named: Callable[[int], str]

    def label(self, pile: patience.Pile) -> str:
        match pile.kind:
            case patience.PILE_KIND_STOCK:
                return str(pile.face_down)
            case patience.PILE_KIND_TABLEAU:
                return pile.id[1:]
            case _:
                return pile.id

    def pile(self, pile: patience.Pile, place: catalog.Place, left: int, line: int) -> list[Spot]:
        """The pile's cards from the top of the screen down; a pile that does not fan shows its last."""
        cards = self._cards(pile)
        size = len(cards)
        if not cards:
            return [self._spot(left, line, *self._empty(pile), Hit(pile.id, 0))]
        if place.fan != catalog.FAN_DOWN:
            return [self._spot(left, line, *cards[-1], Hit(pile.id, 1))]
        room = size if self.height is None else max(2, self.height - line)
        left_out = 0 if size <= room else size - room + 1
        spots = [] if not left_out else [self._spot(left, line, f"⋮{left_out}", self.look.back, Hit(pile.id, size))]
        for at in range(left_out, size):
            spots.append(self._spot(left, line + len(spots), *cards[at], Hit(pile.id, size - at)))
        return spots

    def _cards(self, pile: patience.Pile) -> list[tuple[str, str]]:
        """Every card with its style, bottom to top; a hidden one that has been seen is drawn as such."""
        seen = {card.depth: card.card for card in self.view.patience.seen if card.pile == pile.id}
        known = pile.kind != patience.PILE_KIND_STOCK
        hidden = [
            (self.named(seen[at]), self.look.known)
            if known and at in seen
            else (_BACK * self.look.card, self.look.back)
            for at in range(pile.face_down)
        ]
        shown = [
            (self.named(card), self.look.known if at < pile.known_face_down else self._color(card))
            for at, card in enumerate(pile.cards)
        ]
        return hidden + shown

    def _color(self, card: int) -> str:
        return self.look.red if card >> 5 else self.look.black

    def _empty(self, pile: patience.Pile) -> tuple[str, str]:
        """What an empty place says: the card that a foundation opens with, or whether the waste turns over."""
        table = self.view.patience
        text = _EMPTY
        if pile.kind == patience.PILE_KIND_FOUNDATION:
            text = self.named(16 * _SUIT_LETTERS.index(pile.id[1]) + table.base_rank)
        elif pile.kind == patience.PILE_KIND_STOCK and any(
            each.kind == patience.PILE_KIND_WASTE and each.cards for each in table.piles
        ):
            text = _EMPTY if table.HasField("redeals_left") and not table.redeals_left else _TURN_OVER
        return text, self.look.empty

    def _spot(self, left: int, line: int, text: str, style: str, hit: Hit) -> Spot:
        return Spot(left, line, f"{text:>3}".center(self.look.card), self._marked(style, hit), hit)

    def _marked(self, style: str, hit: Hit) -> str:
        chosen = self.chosen
        if chosen is None:
            return style
        if hit.pile == chosen.pile and hit.count <= max(1, chosen.count):
            return f"{style} {self.look.chosen}"
        if hit.pile in chosen.targets and hit.count <= 1:
            return f"{style} {self.look.target}"
        return style


def _text(spots: Iterable[Spot]) -> Text:
    lines: dict[int, list[Spot]] = {}
    for spot in spots:
        lines.setdefault(spot.line, []).append(spot)
    drawn = Text(no_wrap=True)
    for number in range(max(lines) + 1):
        at = 0
        for spot in sorted(lines.get(number, ()), key=lambda each: each.left):
            drawn.append(" " * (spot.left - at))
            drawn.append(spot.text, spot.style)
            at = spot.left + len(spot.text)
        if number < max(lines):
            drawn.append("\n")
    return drawn
