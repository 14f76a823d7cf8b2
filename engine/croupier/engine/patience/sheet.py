"""A position written down: the sheet between its two notations (text and JSON) and the position itself.

A sheet holds the words as they stand, each with its place, so that a fault can be shown where it is. A position's
sheet can be played from; a sheet of what a player sees is partial and cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, NoReturn, TypeVar

from ..cards import RANK_LETTERS, Card, Rank, Suit
from ..errors import NotationError, RulesError, UnknownVariantError
from .dealing import check_deck
from .loading import overlaid, overrides_between
from .observation import PatienceObservation
from .piles import PileKind
from .position import Position
from .rules import Base, Face, Rules, StockTarget
from .table import Table, table_for

T = TypeVar("T")

Cards = tuple[Card, ...]

DEFAULT_NAME = "default"
"""The name under which rules that are no variant are written, with everything that differs."""

RulesOf = Callable[[str], Rules]
"""Finds a variant's rules by its id; `UnknownVariantError` if there is none."""


class Word(NamedTuple):
    """A piece of notation and its place, both counted from 1 (0: it has none)."""

    text: str
    line: int = 0
    column: int = 0

    def wrong(self, expected: str) -> NoReturn:
        """Refuse the word where it stands."""
        raise NotationError(found=self.text, expected=expected, line=self.line, column=self.column)

    def read(self, reader: Callable[[str], T]) -> T:
        """What the reader makes of the word; its error gets the word's place."""
        try:
            return reader(self.text)
        except NotationError as error:
            raise error.at(line=self.line, column=self.column) from None


Words = tuple[Word, ...]

_NOWHERE: Final = Word("the end")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The words of a written position. None: the line is absent."""

    name: Word | None
    overrides: Mapping[str, object] = field(default_factory=dict)
    base: Word | None = None
    turn: Word | None = None
    foundations: tuple[tuple[Word, Word], ...] | None = None
    """Suit letter and top rank (`0`: empty); a second pack's come after the first's."""
    stock: Words = ()
    waste: Words = ()
    reserves: tuple[Words, ...] = ()
    reserve: Words = ()
    """Cards of a reserve in a notation that does not say in which piles they lie: see `_reserve_piles`."""
    cells: Words = ()
    held: Words = ()
    columns: tuple[Words, ...] = ()
    end: Word = _NOWHERE
    """Where the sheet ends, to show what is missing."""


@dataclass(frozen=True, slots=True)
class WrittenPosition:
    """A position with the name of its rules: what a file holds."""

    variant_id: str
    position: Position


def read_sheet(sheet: Sheet, rules_of: RulesOf, variant_id: str | None = None) -> WrittenPosition:
    """The position that a sheet says; `variant_id` goes before the sheet's own name.

    Errors: `NotationError` with the place, `DeckError` with every wrong card, `RulesError`, `UnknownVariantError`.
    """
    name = Word(variant_id) if variant_id is not None else sheet.name
    if name is None:
        sheet.end.wrong("a line 'Rules: VARIANT' (or a variant named beside the position)")
    rules = _rules(name, sheet.overrides, rules_of)
    table = table_for(rules, _base(sheet, rules))
    columns, down = _faced(sheet.columns)
    reserves, reserve_down = _faced(_reserve_piles(sheet, rules))
    if len(columns) != rules.columns:
        sheet.end.wrong(f"{rules.columns} columns, not {len(columns)}")
    position = Position(
        table=table,
        columns=columns,
        down=down,
        foundations=_foundations(sheet, table),
        stock=_cards(sheet.stock),
        waste=_cards(sheet.waste),
        reserves=_padded_reserves(sheet, rules, reserves),
        reserve_down=(*reserve_down, *(0,) * (rules.reserve.piles - len(reserve_down))),
        cells=_cells(sheet, rules),
        turn=_turn(sheet, rules),
        held=frozenset(_cards(sheet.held)),
    )
    _check(sheet, position)
    return WrittenPosition(name.text, position)


def position_sheet(position: Position, variant_id: str, named: Rules) -> Sheet:
    """The sheet of a position; `named` are the rules that go by `variant_id`."""
    table, rules = position.table, position.rules
    return Sheet(
        name=Word(variant_id),
        overrides=overrides_between(named, rules),
        base=_base_word(rules, table.base),
        turn=Word(str(position.turn)) if position.turn > 1 else None,
        foundations=_foundation_words(table, position.foundations),
        stock=_words(position.stock),
        waste=_words(position.waste),
        reserves=tuple(map(_faced_words, position.reserves, position.reserve_down)),
        cells=tuple(Word("-" if card is None else str(card)) for card in position.cells),
        held=_words(tuple(sorted(position.held))),
        columns=tuple(map(_faced_words, position.columns, position.down)),
    )


def view_sheet(view: PatienceObservation, table: Table, variant_id: str, named: Rules) -> Sheet:
    """The sheet of what a player sees: unseen cards as `<?>`, the stock as `?24`."""
    piles = {seen.pile: seen for seen in view.piles}

    def unseen(kind: PileKind) -> tuple[Words, ...]:
        return tuple(
            (Word("<?>"),) * pile.face_down + _faced_words(pile.cards, pile.known_down)
            for pile in view.piles
            if pile.pile.kind is kind
        )

    held = tuple(len(piles[pile].cards) for pile in table.foundations)
    stock = sum(pile.face_down for pile in view.piles if pile.pile.kind is PileKind.STOCK)
    waste = [pile.cards for pile in view.piles if pile.pile.kind is PileKind.WASTE]
    return Sheet(
        name=Word(variant_id),
        overrides=overrides_between(named, table.rules),
        base=_base_word(table.rules, table.base),
        foundations=_foundation_words(table, held),
        stock=(Word(f"?{stock}"),) if stock else (),
        waste=_words(waste[0] if waste else ()),
        reserves=unseen(PileKind.RESERVE),
        cells=tuple(words[0] if words else Word("-") for words in unseen(PileKind.CELL)),
        columns=unseen(PileKind.TABLEAU),
    )


def _rules(name: Word, overrides: Mapping[str, object], rules_of: RulesOf) -> Rules:
    try:
        named = Rules() if name.text == DEFAULT_NAME else rules_of(name.text)
        return overlaid(named, overrides) if overrides else named
    except (RulesError, UnknownVariantError) as error:
        if not name.line:
            raise
        raise NotationError(
            found=name.text, expected=f"known rules ({error})", line=name.line, column=name.column
        ) from None


def _base(sheet: Sheet, rules: Rules) -> int:
    fixed = rules.foundation.base.rank
    if sheet.base is None:
        if not fixed:
            sheet.end.wrong("a base card or rank, since these rules take it from the deal")
        return fixed
    rank = sheet.base.read(lambda text: Card.parse(text).rank if len(text) == 2 else Rank.parse(text))
    if rank > rules.pack.ranks or (fixed and rank != fixed):
        sheet.base.wrong(f"the base {RANK_LETTERS[fixed - 1]}" if fixed else "a rank of the pack")
    return rank


def _base_word(rules: Rules, base: int) -> Word | None:
    return Word(Rank(base).letter) if rules.foundation.base is Base.FIRST_DEALT else None


def _foundations(sheet: Sheet, table: Table) -> tuple[int, ...]:
    held = [0] * len(table.foundations)
    if sheet.foundations is None:
        if sheet.base is not None and len(sheet.base.text) == 2:
            held[table.foundations_of[Card.parse(sheet.base.text).suit][0]] = 1
        return tuple(held)
    times: dict[Suit, int] = {}
    for suit_word, top in sheet.foundations:
        suit = suit_word.read(Suit.parse)
        at = times.get(suit, 0)
        times[suit] = at + 1
        if at >= len(table.foundations_of[suit]):
            suit_word.wrong(f"{len(table.foundations_of[suit])} foundations of this suit at the most")
        if top.text != "0":
            rank = top.read(Rank.parse)
            if rank > table.ranks:
                top.wrong("a rank of the pack")
            held[table.foundations_of[suit][at]] = (rank - table.base) % table.ranks + 1
    return tuple(held)


def _foundation_words(table: Table, held: tuple[int, ...]) -> tuple[tuple[Word, Word], ...]:
    return tuple(
        (Word(wants[0].suit.letter), Word(wants[n - 1].rank.letter if n else "0"))
        for wants, n in zip(table.wants, held, strict=True)
    )


def _cards(words: Words) -> Cards:
    for word in words:
        if "?" in word.text:
            word.wrong("a card; this is what a player sees, and unseen cards cannot be played")
        if word.text.startswith("<"):
            word.wrong("a card that lies face up")
    return tuple(word.read(Card.parse) for word in words)


def _faced(piles: tuple[Words, ...]) -> tuple[tuple[Cards, ...], tuple[int, ...]]:
    """The cards of piles, and how many at the bottom of each are written face down."""
    cards, down = [], []
    for words in piles:
        bare = tuple(Word(word.text[1:-1], word.line, word.column + 1) if _is_down(word) else word for word in words)
        low = sum(1 for word in words if _is_down(word))
        for word in words[low:]:
            if _is_down(word):
                word.wrong("a card that lies face up, since one below it does")
        for word in words[low - 1 : low]:
            if low == len(words):
                word.wrong("a last card that lies face up")
        for word in words[:low]:
            if not _is_down(word):
                word.wrong("a card that lies face down, since one on it does")
        cards.append(_cards(bare))
        down.append(low)
    return tuple(cards), tuple(down)


def _is_down(word: Word) -> bool:
    return word.text.startswith("<") and word.text.endswith(">") and word.text != "<?>"


def _words(cards: Cards) -> Words:
    return tuple(Word(str(card)) for card in cards)


def _faced_words(cards: Cards, down: int) -> Words:
    return tuple(Word(f"<{card}>" if at < down else str(card)) for at, card in enumerate(cards))


def _reserve_piles(sheet: Sheet, rules: Rules) -> tuple[Words, ...]:
    """The reserve's piles: as they are written, or one card each, or all cards in the only one."""
    if not sheet.reserve:
        return sheet.reserves
    if rules.reserve.piles != 1:
        return tuple((word,) for word in sheet.reserve)
    if rules.reserve.face is Face.TOP_UP:
        covered = (word._replace(text=f"<{word.text}>") for word in sheet.reserve[:-1])
        return ((*covered, sheet.reserve[-1]),)
    return (sheet.reserve,)


def _padded_reserves(sheet: Sheet, rules: Rules, reserves: tuple[Cards, ...]) -> tuple[Cards, ...]:
    if len(reserves) > rules.reserve.piles:
        sheet.end.wrong(f"{rules.reserve.piles} reserve piles, not {len(reserves)}")
    return (*reserves, *((),) * (rules.reserve.piles - len(reserves)))


def _cells(sheet: Sheet, rules: Rules) -> tuple[Card | None, ...]:
    if len(sheet.cells) > rules.cells.count:
        sheet.cells[rules.cells.count].wrong(f"{rules.cells.count} cells at the most")
    held = tuple(None if word.text == "-" else word.read(Card.parse) for word in sheet.cells)
    return (*held, *(None,) * (rules.cells.count - len(held)))


def _turn(sheet: Sheet, rules: Rules) -> int:
    if sheet.turn is None:
        return 1
    passes = rules.stock.passes
    turn = int(sheet.turn.text) if sheet.turn.text.isascii() and sheet.turn.text.isdigit() else 0
    if not 1 <= turn <= (passes or 1_000_000_000):
        sheet.turn.wrong(f"a pass from 1 to {passes}" if passes else "a pass, 1 or more")
    return turn


def _check(sheet: Sheet, position: Position) -> None:
    """The pack is whole, and nothing lies where or how the rules never lay it."""
    table, target = position.table, position.rules.stock.target
    if not table.turns_up:
        for word in (word for pile in (*sheet.columns, *sheet.reserves) for word in pile if _is_down(word)):
            word.wrong("a card that lies face up, as these rules deal them")
    if target is StockTarget.NONE and sheet.stock:
        sheet.stock[0].wrong("no stock, since these rules have none")
    if target is not StockTarget.WASTE and sheet.waste:
        sheet.waste[0].wrong("no waste, since these rules have none")
    up = [card for wants, held in zip(table.wants, position.foundations, strict=True) for card in wants[:held]]
    check_deck(position.rules, [*position.cards(), *up])
    for word, card in zip(sheet.held, sorted(position.held), strict=False):
        if not any(column and card in column for column in position.columns):
            word.wrong("a card in a column")
