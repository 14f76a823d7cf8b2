"""Rules made ready for play: which cards fit where, as look-ups, once for all games of the same rules and base.

Everything here follows from `Rules` and the base rank, and positions share it; nothing here changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Final, TypeAlias

from ..cards import Card, Rank, Suit
from .building import follows, wraps_round
from .moves import Transfer, transfer
from .piles import ANY_FOUNDATION, WASTE, PileId, cell, column, foundation, reserve
from .rules import Accept, Autofill, Empty, Face, Limit, Part, Rules, StockTarget, TakeBack, Unit

Cards = tuple[Card, ...]

NOTHING: Final[frozenset[Card]] = frozenset()


@dataclass(frozen=True, slots=True)
class Ways:
    """The transfers of so many cards from a pile: up, to each column, to each cell."""

    up: Transfer
    columns: tuple[Transfer, ...]
    cells: tuple[Transfer, ...]


@dataclass(frozen=True, slots=True)
class ColumnWays:
    """What a column's cards could do.

    `homes`: every card elsewhere that any unit may be built on. `top`: the last card, None where the column is empty,
    and `first`: its transfers alone. `builds`: a home, and the unit's transfers to each column, smaller counts first.
    `fills`: the transfers of the units that may go to an empty column. `run`: the transfer of a whole run to the
    foundations, if one lies there.
    """

    homes: frozenset[Card]
    top: Card | None
    first: Ways
    builds: tuple[tuple[Card, tuple[Transfer, ...]], ...]
    fills: tuple[tuple[Transfer, ...], ...]
    run: Transfer | None


Look: TypeAlias = tuple[list[Card | None], list[ColumnWays], tuple[int, ...]]
"""The columns as a player looks at them: their last cards (None where one is empty), what they could do, and the
places of the columns of which that is no longer true. Positions share the lists: nobody writes to them."""


@dataclass(frozen=True, slots=True)
class Heaps:
    """The foundations when they hold so many.

    `full`: whether every card is up. `wanted`: the next cards, where single cards are taken. `tops`: the cards that
    could come back with their transfers to each column, and `homes`: every card that any of them may be built on.
    """

    full: bool
    wanted: frozenset[Card]
    tops: tuple[tuple[Card, tuple[Transfer, ...]], ...]
    homes: frozenset[Card]


class Table:
    """The look-ups of one rule set with one base rank; made by `table_for`, compared by identity."""

    def __init__(self, rules: Rules, base: int) -> None:
        tableau, ranks = rules.tableau, rules.pack.ranks
        self.rules = rules
        self.base = base
        self.ranks = ranks
        self.wraps = wraps_round(tableau.wrap, base)
        self.suits = tuple(Suit.parse(letter) for letter in rules.pack.suits)
        self.faces = tuple(Card.of(rank, suit) for suit in self.suits for rank in range(1, ranks + 1))
        self.full = rules.cards
        self.lands = self._relation(str(tableau.build))
        """For every card (by value) the cards that may be built on it."""
        self.homes = tuple(frozenset(on for on in self.faces if card in self.lands[on]) for card in range(64))
        """For every card (by value) the cards that it may be built on."""
        self.joins = self._relation(str(tableau.unit))
        """For every card (by value) the cards that may lie on it inside a moving unit."""
        self.fills = self._fills()
        """The cards that may be moved to an empty column."""
        self.single = tableau.unit is Unit.NONE
        self.anything_joins = tableau.unit is Unit.FREE
        self.part = tableau.part
        self.limit = tableau.limit
        self.limited = tableau.limit is not Limit.NONE
        self.draws = rules.stock.target is StockTarget.WASTE
        """Whether the stock is turned to a waste."""
        self.refills = tableau.autofill is not Autofill.NONE
        self.hides_faces = rules.deal.face is not Face.KNOWN
        """Whether a face-down card of a column is hidden from the player, too."""
        self.all_up = (0,) * (rules.columns + rules.reserve.piles)
        self.turns_up = rules.deal.face is not Face.ALL_UP or rules.reserve.face is not Face.ALL_UP
        """Whether any card is ever dealt face down on a column or reserve pile."""
        self.settles = self.turns_up or self.refills
        """Whether anything ever happens by itself after a move."""
        self.takes_runs = rules.foundation.accept is Accept.RUN
        self.gives_back = rules.foundation.take_back is TakeBack.ANY_TIME
        self.rows_to_columns = rules.stock.target is StockTarget.TABLEAU
        self.rows = rules.stock.target in (StockTarget.TABLEAU, StockTarget.RESERVE)
        self.twins = rules.pack.packs > 1
        """Whether a card may be there more than once."""
        self._name_piles()
        # Columns change two at a time: what the others can do has been worked out before.
        self.ways = tuple(lru_cache(maxsize=1 << 13)(partial(self._ways, at)) for at in range(len(self.columns)))
        """For every column what its cards could do: call it with the cards and how many lie face down."""
        self.heaps = lru_cache(maxsize=1 << 12)(self._heaps)
        """What the foundations want and could give back: call it with how many cards they hold."""

    def _relation(self, word: str) -> tuple[frozenset[Card], ...]:
        direction = self.rules.tableau.direction
        by_value: list[frozenset[Card]] = [NOTHING] * 64
        for on in self.faces:
            by_value[on] = frozenset(
                card
                for card in self.faces
                if follows(word, card, on=on, ranks=self.ranks, direction=direction, wraps=self.wraps)
            )
        return tuple(by_value)

    def _fills(self) -> frozenset[Card]:
        match self.rules.tableau.empty:
            case Empty.ANY:
                return frozenset(self.faces)
            case Empty.NONE:
                return NOTHING
            case Empty.KING | Empty.BASE_MINUS_1:
                return frozenset(card for card in self.faces if card.rank == self.empty_rank)

    @property
    def empty_rank(self) -> int:
        """The rank that an empty column wants, where it wants one."""
        if self.rules.tableau.empty is Empty.BASE_MINUS_1:
            return (self.base - 2) % self.ranks + 1
        return self.ranks

    def _name_piles(self) -> None:
        rules = self.rules
        self.columns = tuple(column(n) for n in range(1, rules.columns + 1))
        self.reserves = tuple(reserve(n) for n in range(1, rules.reserve.piles + 1))
        self.cells = tuple(cell(n) for n in range(1, rules.cells.count + 1))
        self.foundations = tuple(
            foundation(suit, pack) for pack in range(1, rules.pack.packs + 1) for suit in self.suits
        )
        self.foundations_of = tuple(
            tuple(at for at, pile in enumerate(self.foundations) if pile.suit is suit) for suit in Suit
        )
        """For every suit the places of its foundations."""
        self.foundations_for = {card: self.foundations_of[card.suit] for card in self.faces}
        """For every card the places of its suit's foundations."""
        self.wants = tuple(tuple(self._wanted(pile, n) for n in range(self.ranks)) for pile in self.foundations)
        """For every foundation, the card it wants when it holds n."""
        self.place = {
            pile: at
            for piles in (self.columns, self.reserves, self.cells, self.foundations)
            for at, pile in enumerate(piles)
        }
        """Every pile's place among its kind, counted from 0."""
        # Moves are made once for all: listing them is most of what a bot does.
        self.from_waste = self._from(WASTE, 1)
        self.from_reserve = tuple(self._from(pile, 1) for pile in self.reserves)
        self.from_cell = tuple(self._from(pile, 1) for pile in self.cells)
        self.from_foundation = tuple(self._from(pile, 1) for pile in self.foundations)
        self._from_column = cache(lambda at, count: self._from(self.columns[at], count))

    def _wanted(self, pile: PileId, held: int) -> Card:
        if pile.suit is None:
            raise ValueError(pile)
        return Card.of((self.base - 1 + held) % self.ranks + 1, pile.suit)

    def wanted(self, held: tuple[int, ...]) -> frozenset[Card]:
        """The next card of every foundation that takes single cards, when they hold so many."""
        return self.heaps(held).wanted

    def _heaps(self, held: tuple[int, ...]) -> Heaps:
        next_cards = [self.wants[at][n] for at, n in enumerate(held) if n < self.ranks]
        tops = [
            (self.wants[at][n - 1], self.from_foundation[at].columns)
            for at, n in enumerate(held)
            if n and self.gives_back
        ]
        return Heaps(
            full=sum(held) == self.full,
            wanted=NOTHING if self.takes_runs else frozenset(next_cards),
            tops=tuple(tops),
            homes=frozenset(home for card, _ in tops for home in self.homes[card]),
        )

    def _from(self, source: PileId, count: int) -> Ways:
        """The transfers of `count` cards from a pile."""
        return Ways(
            transfer(source, ANY_FOUNDATION, count),
            tuple(transfer(source, column, count) for column in self.columns),
            tuple(transfer(source, cell, count) for cell in self.cells),
        )

    def longest_unit(self, column: Cards, down: int) -> int:
        """How many cards at the end of a column hang together by the unit rule, face-down cards apart."""
        up = len(column) - down
        if self.single:
            return min(up, 1)
        if self.anything_joins:
            return up
        length, joins = 1, self.joins
        while length < up and column[-length] in joins[column[-length - 1]]:
            length += 1
        return length

    def _ways(self, at: int, column: Cards, down: int) -> ColumnWays:
        """All that a column's cards could do, whatever the other columns are."""
        unit = self.longest_unit(column, down) if column else 0
        top = column[-1] if column else None
        ways = [(column[-count], self._from_column(at, count)) for count in self._parts(column, unit)]
        # With one pack, the card that a column ends with is nowhere else.
        own = None if self.twins else top
        builds = [(home, way.columns) for head, way in ways for home in self.homes[head] if home != own]
        run = None
        if self.takes_runs and unit >= self.ranks and self.is_run(column[-self.ranks :]):
            run = transfer(self.columns[at], ANY_FOUNDATION, self.ranks)
        return ColumnWays(
            homes=frozenset(home for home, _ in builds),
            top=top,
            first=self._from_column(at, 1),
            builds=tuple(builds),
            fills=tuple(way.columns for head, way in ways if head in self.fills),
            run=run,
        )

    def _parts(self, column: Cards, unit: int) -> Sequence[int]:
        """The counts of a unit that the part rule lets go to another column."""
        match self.part:
            case Part.ANY:
                return range(1, unit + 1)
            case Part.MAXIMAL:
                return (unit,) if unit else ()
            case Part.TOP_OR_WHOLE:
                return tuple(count for count in range(1, unit + 1) if count in (1, len(column)))

    def is_run(self, cards: Cards) -> bool:
        """Whether the cards are a whole suit from the highest down, as a foundation that takes runs wants it."""
        top = self.ranks - 1
        return len(cards) == self.ranks and all(
            card.suit is cards[0].suit and (card.rank - self.base) % self.ranks == top - at
            for at, card in enumerate(cards)
        )

    def name_of(self, rank: int) -> str:
        """A rank's letter, for the facts of an error."""
        return Rank(rank).letter


@lru_cache(maxsize=512)
def table_for(rules: Rules, base: int) -> Table:
    """The shared table of a rule set; `base` is the rank that opens the foundations."""
    return Table(rules, base)
