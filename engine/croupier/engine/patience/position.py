"""A patience as it stands: a value with the moves it allows.

>>> from croupier.engine.catalog import variant
>>> start = variant("whitehead").deal("pysol:1")
>>> [move.text for move in start.legal_moves()]
['t4-t3', 't5-t4', 't6-f', 't7-f', 'draw']
>>> start.play(1, start.legal_moves()[2]).foundations
(0, 0, 1, 0)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from ..cards import Card
from ..errors import IllegalMoveError, Reason
from ..game import Hidden, Opening, Outcome, Seat
from .moves import PatienceMove
from .rules import Rules
from .table import Look, Table

if TYPE_CHECKING:
    from .observation import PatienceObservation

Cards = tuple[Card, ...]

PLAYER: Seat = 1
"""The one seat of a patience."""

_NOBODY: frozenset[Seat] = frozenset()
_THE_PLAYER: frozenset[Seat] = frozenset({PLAYER})


class _Fields(NamedTuple):
    table: Table
    columns: tuple[Cards, ...]
    down: tuple[int, ...]
    foundations: tuple[int, ...]
    stock: Cards
    waste: Cards
    reserves: tuple[Cards, ...]
    reserve_down: tuple[int, ...]
    cells: tuple[Card | None, ...]
    turn: int
    held: frozenset[Card]


class Position(_Fields):
    """All there is to know of a patience now. Columns, waste and reserves are bottom first, the stock next card first.

    `down` and `reserve_down`: how many cards at the bottom of a column or reserve pile lie face down. `foundations`:
    how many cards each holds. `turn`: which time through the stock this is, from 1. `held`: cards that the player took
    back from a foundation and has not moved since; automatic moves leave them alone.
    """

    # What was worked out of the position, no part of its value. The legal moves, once they were asked for: whoever
    # lists them is about to play one. And the look of the columns, which the next position starts from.
    _legal: list[PatienceMove] | None = None
    _look: Look | None = None

    @property
    def rules(self) -> Rules:
        """The rules that the position is played by."""
        return self.table.rules

    @property
    def base(self) -> int:
        """The rank that opens the foundations."""
        return self.table.base

    @property
    def bare(self) -> Position:
        """The position without `held`: all that matters to what can be played and won."""
        return self._replace(held=frozenset()) if self.held else self

    @property
    def is_won(self) -> bool:
        """Whether every card is on the foundations."""
        return sum(self.foundations) == self.table.full

    @property
    def result(self) -> str:
        """`won`, `open` (there are moves) or `stuck`."""
        if self.is_won:
            return "won"
        return "open" if self.has_legal_moves else "stuck"

    @property
    def to_act(self) -> frozenset[Seat]:
        """The player, until the game is won."""
        return _NOBODY if self.is_won else _THE_PLAYER

    @property
    def in_turn(self) -> frozenset[Seat]:
        """The same: nobody else could be waited for."""
        return self.to_act

    @property
    def opening(self) -> Opening:
        """When the game has ended."""
        return Opening.AT_THE_END

    @property
    def awaits_deal(self) -> bool:
        """A patience has one deal."""
        return False

    @property
    def packs_awaited(self) -> int:
        """None: a patience is dealt before its first position."""
        return 0

    @property
    def redeals_left(self) -> int | None:
        """How many redeals there still are; None without a limit, and 0 where there is no waste to turn."""
        stock = self.rules.stock
        if self.table.rows:
            return 0
        return max(0, stock.passes - self.turn) if stock.passes else None

    def legal_moves(self, seat: Seat = PLAYER) -> Sequence[PatienceMove]:
        """All that the rules allow.

        The order: sources waste, columns, reserves, cells, foundations; from one source the smaller count first; for
        one count the foundation, then columns, then cells, from left to right; last `draw`, `deal`, `redeal`.
        """
        if seat != PLAYER:
            return []
        if self._legal is None:
            self._legal = legal.moves(self)
        return self._legal

    @property
    def has_legal_moves(self) -> bool:
        """Whether there is anything to play."""
        return (bool(self.stock) and not self.table.rows) or bool(self.legal_moves())

    def play(self, seat: Seat, move: PatienceMove) -> Position:
        """The position after the move; `IllegalMoveError` says which rule it would break."""
        if seat != PLAYER:
            raise IllegalMoveError(move, Reason.NOT_YOUR_SEAT, {"seat": seat})
        if self._legal is not None and move in self._legal:
            return playing.after(self, move)
        return playing.after(self, judging.judged(self, move))

    def applied(self, seat: Seat, move: PatienceMove) -> Position:
        """The position after a move that was judged when it was played; nothing is judged again."""
        return playing.after(self, move)

    def dealt(self, deck: Sequence[Card]) -> NoReturn:
        """A patience is dealt once, before its first position."""
        raise ValueError("a patience is dealt once")

    def outcome(self) -> Outcome | None:
        """Won when every card is up; None before: a patience without a move can still be undone."""
        return Outcome(winners=(PLAYER,), score=(self.table.full,)) if self.is_won else None

    def hidden(self) -> Hidden:
        """Hidden cards: those of the stock while it is gone through the first time, then of each column and reserve."""
        stock = len(self.stock) if self.turn == 1 else 0
        if not any(self.down) and not any(self.reserve_down):
            return (stock, *self.table.all_up)
        down = self.down if self.table.hides_faces else (0,) * len(self.down)
        return (stock, *down, *self.reserve_down)

    def observe(self, seat: Seat | None = PLAYER, seen: Hidden | None = None) -> PatienceObservation:
        """What the player, and any onlooker, may see."""
        return observation.observed(self, seen)

    def as_seen(self, move: PatienceMove, *, by: Seat, to: Seat | None) -> PatienceMove:
        """The move itself: a patience has nothing to hide in what is done."""
        return move

    def cards(self) -> Iterable[Card]:
        """Every card that is not on a foundation."""
        for column in self.columns:
            yield from column
        yield from self.stock
        yield from self.waste
        for pile in self.reserves:
            yield from pile
        for card in self.cells:
            if card is not None:
                yield card


# The functions over positions stand in files of their own and need the class above.
from . import judging, legal, observation, playing  # noqa: E402
