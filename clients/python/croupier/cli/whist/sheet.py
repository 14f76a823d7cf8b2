"""Drawing a whist table: the player sits south, the others round it clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2 as whist
from rich.text import Text

from ..colours import BLACK, CHOSEN, LOUD, QUIET, RED
from .naming import Names

_WIDTH: Final = 78
_SOUTH, _WEST, _NORTH, _EAST = range(4)
_NAME: Final = "bold"
_ACTS: Final = f"bold {LOUD}"
_SUIT_ORDER: Final = (1, 2, 0, 3)
"""Spades, hearts, clubs, diamonds, by their places in a card's number: black and red in turn."""


def sheet(view: game.GameView, names: Names) -> Text:
    """The table without the player's own hand."""
    south, west, north, east = (_Seat(view, names, side) for side in range(4))
    trick = _trick(view, names)
    lines = [
        _middle(_pair(north.name, north.count)),
        _middle(north.open_hand),
        Text(),
        _middle(trick[_NORTH]),
        _row(west.name, Text("     ").join([trick[_WEST], trick[_EAST]]), east.name),
        _row(west.count, trick[_SOUTH], east.count),
        *(_middle(seat.open_hand) for seat in (west, east) if seat.open_hand),
        Text(),
        _middle(Text(_stakes(view.whist, names), _ACTS)),
        *(_middle(Text(line, QUIET)) for line in _wrapped(_calls(view.whist, names))),
        Text(),
        _middle(_pair(south.name, south.count)),
    ]
    return Text("\n").join(lines)


def in_hand(cards: Sequence[int]) -> list[int]:
    """Cards as a hand is held: by suits, black and red in turn, the highest first; a view has the highest last."""
    highest_first = cards[::-1]
    return sorted(highest_first, key=lambda card: _SUIT_ORDER.index(card >> 4))


def style_of(card: int) -> str:
    """The colours of a card."""
    return RED if card >> 5 else BLACK


def settlement(view: game.GameView, names: Names) -> str:
    """How a hand ended, what each seat got, and what it has now."""
    table = view.whist
    end = table.settlement
    if end.abandoned:
        return names.say("table-abandoned")
    lines = [_stakes(table, names)]
    if end.made:
        lines.append(names.say("table-made", who=names.whose(end.made)))
    if end.lost:
        lines.append(names.say("table-lost", who=names.whose(end.lost)))
    for seat, units in zip(table.seats, end.units, strict=True):
        facts = {"who": names.who(seat.seat), "units": signed(units), "balance": signed(seat.balance)}
        lines.append(names.say("table-paid", **facts))
    if table.pool or end.pool:
        lines.append(names.say("table-pool", units=table.pool))
    return "\n".join(lines)


def tricks(view: game.GameView, names: Names) -> str:
    """Every trick of the hand so far, a line each: who led, the cards, who took it."""
    lines = []
    for number, each in enumerate(view.whist.tricks, 1):
        if each.cards:
            cards = " ".join(names.card(card) for card in each.cards)
            taker = names.who(each.winner) if each.winner else "…"
            lines.append(f"{number:>2}  {names.who(each.leader)}: {cards} → {taker}")
    return "\n".join(lines) or names.say("table-no-trick")


def signed(units: int) -> str:
    """Units with their sign; nothing is 0."""
    return f"{units:+d}".replace("-", "−") if units else "0"


class _Seat:
    """A seat by the side on which it is drawn."""

    def __init__(self, view: game.GameView, names: Names, side: int) -> None:
        number = ((view.seat or 1) - 1 + side) % 4 + 1
        table = view.whist
        self._seat = next((seat for seat in table.seats if seat.seat == number), whist.WhistSeat(seat=number))
        self._names = names
        marks = " ★" if number in table.contract.declarers else ""
        marks += f" · {names.say('table-dealer')}" if number == table.dealer else ""
        facts = {"tricks": self._seat.tricks_won, "units": signed(self._seat.balance)}
        self.name = Text(names.who(number) + marks, _ACTS if number in view.to_act else _NAME)
        self.count = Text(names.say("table-count", **facts), QUIET)

    @property
    def open_hand(self) -> Text:
        """Its cards, where they lie open."""
        cards = (Text(self._names.card(card), style_of(card)) for card in in_hand(self._seat.hand))
        return Text(" ").join(cards)


def _trick(view: game.GameView, names: Names) -> Sequence[Text]:
    """The cards of the running trick, or of the last one, by the side from which they were played."""
    sides = [Text("·", QUIET)] * 4
    played = [each for each in view.whist.tricks if each.cards]
    if played:
        for place, card in enumerate(played[-1].cards):
            seat = (played[-1].leader - 1 + place) % 4 + 1
            style = f"{style_of(card)} {CHOSEN if seat == played[-1].winner else ''}"
            sides[(seat - (view.seat or 1)) % 4] = Text(f" {names.card(card)} ", style)
    return sides


def _stakes(table: whist.WhistView, names: Names) -> str:
    """What is played for, or what is proposed as trump."""
    if not table.HasField("contract"):
        lies = bool(table.turn_up and table.turn_up_lies)
        card = names.card(table.turn_up) if lies else ""
        return names.say("table-turned", card=card or "none", suit=names.suit(table.turned) or "none")
    contract = table.contract
    unnamed = table.phase == whist.WHIST_PHASE_NAMING
    trump = names.suit(contract.trumps) or ("unnamed" if unnamed else "none")
    return names.say(
        "table-playing",
        # Where nobody declares, everybody plays for himself.
        who=names.whose(contract.declarers) or "none",
        contract=names.contract(contract),
        exactly="yes" if contract.exactly else "no",
        target=contract.target,
        trump=trump,
    )


def _calls(table: whist.WhistView, names: Names) -> Sequence[str]:
    return [f"{names.who(made.seat)}: {names.call(made.call)}" for made in table.calls]


def _wrapped(pieces: Sequence[str], between: str = " · ") -> Sequence[str]:
    """Pieces on as few lines as hold them; the last three lines, if there are more."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= _WIDTH:
            lines[-1] += between + piece
        else:
            lines.append(piece)
    return lines[-3:]


def _middle(text: Text) -> Text:
    return Text(" " * max(0, (_WIDTH - text.cell_len) // 2)).append_text(text)


def _pair(left: Text, right: Text) -> Text:
    return Text("  ").join([left, right])


def _row(left: Text, middle: Text, right: Text) -> Text:
    row = left.copy()
    row.append(" " * max(1, (_WIDTH - middle.cell_len) // 2 - row.cell_len)).append_text(middle)
    return row.append(" " * max(1, _WIDTH - row.cell_len - right.cell_len)).append_text(right)
