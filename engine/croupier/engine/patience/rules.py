"""A patience as data: nested frozen records and policy words.

The field names are the TOML keys, the wire's field names and the words of the rules texts: one word, one meaning.
Every default is the default of `variants/default.toml` too; a variant says only what differs.

Two predicates that look alike are kept apart, since whole games live on the difference: `build` judges the target
card and the head of what lands on it, `unit` judges the cards that move together.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

UNLIMITED: Final = 0
"""`StockRules.passes` without a limit."""


class Face(StrEnum):
    """Which cards are dealt face up."""

    ALL_UP = "all_up"
    TOP_UP = "top_up"
    KNOWN = "known"
    """As TOP_UP, but the player may look under the face-down cards (they still move by the rules of face-down)."""


class Order(StrEnum):
    """In which order the deck is laid on the columns."""

    TRIANGLE = "triangle"
    """Row by row from the right; the last card of every column in a row of its own at the end."""
    ROWS = "rows"
    """Row by row from the left."""
    OPEN_LAST = "open_last"
    """Row by row from the left, the last `up` cards of every column after all others."""


class Build(StrEnum):
    """How the head of a unit must relate in suit to the card it lands on."""

    SUIT = "suit"
    COLOR = "color"
    ALTERNATE = "alternate"
    OTHER_SUIT = "other_suit"
    ANY = "any"
    NONE = "none"
    """Nothing is ever built on a column's card."""


class Unit(StrEnum):
    """How neighbours inside a group must relate for the group to move as one."""

    NONE = "none"
    """One card moves at a time."""
    SUIT = "suit"
    COLOR = "color"
    ALTERNATE = "alternate"
    OTHER_SUIT = "other_suit"
    ANY = "any"
    """Rank alone."""
    FREE = "free"
    """Any face-up cards, in whatever order."""


class Direction(StrEnum):
    """Which way columns are built."""

    DOWN = "down"
    UP = "up"
    BOTH = "both"


class Wrap(StrEnum):
    """Whether a column goes round the corner (a king on an ace)."""

    NEVER = "never"
    ALWAYS = "always"
    UNLESS_BASE_ACE = "unless_base_ace"


class Part(StrEnum):
    """Which part of a run may move."""

    ANY = "any"
    MAXIMAL = "maximal"
    """The whole run at the column's end, or nothing."""
    TOP_OR_WHOLE = "top_or_whole"
    """The last card, or the whole column."""


class Limit(StrEnum):
    """How many cards may move as one."""

    NONE = "none"
    CELLS_PLUS_1 = "cells_plus_1"
    SUPERMOVE = "supermove"
    """(empty cells + 1) × 2 for every empty column that is not the target."""


class Empty(StrEnum):
    """What may be moved to an empty column."""

    ANY = "any"
    NONE = "none"
    KING = "king"
    """The highest rank of the pack."""
    BASE_MINUS_1 = "base_minus_1"
    """The rank below the foundations' base, round the corner."""


class Autofill(StrEnum):
    """From where an empty column is filled at once, by itself."""

    NONE = "none"
    RESERVE = "reserve"
    WASTE = "waste"
    WASTE_THEN_STOCK = "waste_then_stock"


class Base(StrEnum):
    """The rank that opens every foundation."""

    FIRST_DEALT = "first_dealt"
    """The card dealt after the tableau and the reserve opens its foundation and gives the rank."""
    ACE = "ace"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    FIVE = "five"
    SIX = "six"
    SEVEN = "seven"
    EIGHT = "eight"
    NINE = "nine"
    TEN = "ten"
    JACK = "jack"
    QUEEN = "queen"
    KING = "king"

    @property
    def rank(self) -> int:
        """The rank named, or 0 where the deal decides."""
        return list(Base).index(self)


class Accept(StrEnum):
    """What a foundation takes at once."""

    SINGLE = "single"
    RUN = "run"
    """A complete run of one suit, highest card to lowest, and nothing less."""


class TakeBack(StrEnum):
    """When the top card of a foundation may come back."""

    NEVER = "never"
    ANY_TIME = "any_time"


class StockTarget(StrEnum):
    """Where the cards of the stock go."""

    WASTE = "waste"
    TABLEAU = "tableau"
    """One card on each column, as far as they last."""
    RESERVE = "reserve"
    """One card on each reserve pile, as far as they last."""
    NONE = "none"
    """There is no stock."""


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards: `packs` times the `suits` (letters of `CSHD`), each from the ace to rank number `ranks`."""

    packs: int = 1
    suits: str = "CSHD"
    ranks: int = 13


@dataclass(frozen=True, slots=True)
class DealRules:
    """How the cards lie before the first move.

    `shape`: cards per column, left to right. `up`: how many cards at the end of a column lie face up (unless `face`
    is `all_up`). `initial_waste`: cards turned from the stock to the waste during the deal.
    """

    shape: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7)
    face: Face = Face.ALL_UP
    up: int = 1
    order: Order = Order.TRIANGLE
    initial_waste: int = 0


@dataclass(frozen=True, slots=True)
class TableauRules:
    """What may be built on the columns, and what moves as one."""

    build: Build = Build.COLOR
    direction: Direction = Direction.DOWN
    wrap: Wrap = Wrap.NEVER
    unit: Unit = Unit.SUIT
    part: Part = Part.ANY
    limit: Limit = Limit.NONE
    empty: Empty = Empty.ANY
    autofill: Autofill = Autofill.NONE


@dataclass(frozen=True, slots=True)
class FoundationRules:
    """Built up in suit, round the corner where the base is not the ace; one foundation for every suit of every pack."""

    base: Base = Base.ACE
    accept: Accept = Accept.SINGLE
    take_back: TakeBack = TakeBack.ANY_TIME


@dataclass(frozen=True, slots=True)
class StockRules:
    """`batch`: cards turned at once to the waste. `passes`: times through the stock (redeals + 1), 0 for no limit.
    `block_if_empty`: no row is dealt while a column is empty.
    """

    target: StockTarget = StockTarget.WASTE
    batch: int = 1
    passes: int = 1
    block_if_empty: bool = False


@dataclass(frozen=True, slots=True)
class ReserveRules:
    """`piles` × `cards` dealt after the tableau; the top card of each pile may be played."""

    piles: int = 0
    cards: int = 0
    face: Face = Face.ALL_UP


@dataclass(frozen=True, slots=True)
class CellRules:
    """Free cells, each for one card; `filled` of them, the first ones, hold a card from the deal."""

    count: int = 0
    filled: int = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """A patience, whole.

    >>> Rules().tableau.unit
    <Unit.SUIT: 'suit'>
    """

    pack: PackRules = field(default_factory=PackRules)
    deal: DealRules = field(default_factory=DealRules)
    tableau: TableauRules = field(default_factory=TableauRules)
    foundation: FoundationRules = field(default_factory=FoundationRules)
    stock: StockRules = field(default_factory=StockRules)
    reserve: ReserveRules = field(default_factory=ReserveRules)
    cells: CellRules = field(default_factory=CellRules)

    @property
    def columns(self) -> int:
        """How many columns the tableau has."""
        return len(self.deal.shape)

    @property
    def foundations(self) -> int:
        """How many foundations there are."""
        return self.pack.packs * len(self.pack.suits)

    @property
    def cards(self) -> int:
        """How many cards the game is played with."""
        return self.foundations * self.pack.ranks

    @property
    def hides_under_cards(self) -> bool:
        """Whether the deal leaves cards face down on columns or in the reserve."""
        columns = self.deal.face is Face.TOP_UP and any(height > self.deal.up for height in self.deal.shape)
        return columns or (self.reserve.face is Face.TOP_UP and self.reserve.cards > 1)
