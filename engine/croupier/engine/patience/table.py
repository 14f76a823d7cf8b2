"""Rules made ready for play: which cards fit where, as look-ups, once for all games of the same rules and base.

Everything here follows from `Rules` and the base rank, and positions share it; nothing here changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..cards import Card, Rank, Suit
from .building import follows, wraps_round
from .moves import Transfer, transfer
from .piles import ANY_FOUNDATION, WASTE, PileId, cell, column, foundation, reserve
from .rules import Accept, Autofill, Empty, Face, Limit, Part, Rules, StockTarget, TakeBack, Unit

NOTHING: Final[frozenset[Card]] = frozenset()


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
        self.joins = self._relation(str(tableau.unit))
        """For every card (by value) the cards that may lie on it inside a moving unit."""
        self.fills = self._fills()
        """The cards that may be moved to an empty column."""
        self.single = tableau.unit is Unit.NONE
        self.anything_joins = tableau.unit is Unit.FREE
        self.part = tableau.part
        self.whole_part = tableau.part is not Part.ANY
        self.limit = tableau.limit
        self.limited = tableau.limit is not Limit.NONE
        self.refills = tableau.autofill is not Autofill.NONE
        self.takes_runs = rules.foundation.accept is Accept.RUN
        self.gives_back = rules.foundation.take_back is TakeBack.ANY_TIME
        self.rows_to_columns = rules.stock.target is StockTarget.TABLEAU
        self.rows = rules.stock.target in (StockTarget.TABLEAU, StockTarget.RESERVE)
        self.hides_faces = rules.deal.face is not Face.KNOWN
        """Whether a face-down card of a column is hidden from the player, too."""
        self.all_up = (0,) * (rules.columns + rules.reserve.piles)
        self._name_piles()

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
        self.wants = tuple(tuple(self._wanted(pile, n) for n in range(self.ranks)) for pile in self.foundations)
        """For every foundation, the card it wants when it holds n."""
        self.place = {
            pile: at
            for piles in (self.columns, self.reserves, self.cells, self.foundations)
            for at, pile in enumerate(piles)
        }
        """Every pile's place among its kind, counted from 0."""
        # Moves are made once for all: listing them is most of what a bot does.
        self.from_column = tuple(self._from(pile, self.full) for pile in self.columns)
        self.from_waste = self._from(WASTE, 1)[0]
        self.from_reserve = tuple(self._from(pile, 1)[0] for pile in self.reserves)
        self.from_cell = tuple(self._from(pile, 1)[0] for pile in self.cells)
        self.from_foundation = tuple(self._from(pile, 1)[0] for pile in self.foundations)

    def _wanted(self, pile: PileId, held: int) -> Card:
        if pile.suit is None:
            raise ValueError(pile)
        return Card.of((self.base - 1 + held) % self.ranks + 1, pile.suit)

    def _from(self, source: PileId, counts: int) -> tuple[tuple[Transfer, ...], ...]:
        """For every count the transfers from a pile: to the foundation, to each column, to each cell."""
        # A run is as long as the ranks are many, unless it goes round the corner or is no run at all.
        longest = counts if self.anything_joins or self.wraps else min(counts, self.ranks)
        targets = (ANY_FOUNDATION, *self.columns, *self.cells)
        return tuple(tuple(transfer(source, target, count) for target in targets) for count in range(1, longest + 1))

    def name_of(self, rank: int) -> str:
        """A rank's letter, for the facts of an error."""
        return Rank(rank).letter


@lru_cache(maxsize=512)
def table_for(rules: Rules, base: int) -> Table:
    """The shared table of a rule set; `base` is the rank that opens the foundations."""
    return Table(rules, base)
