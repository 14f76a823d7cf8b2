"""A session as text, deal by deal: written out, and read back by playing it through.

    Rules: solo-whist scoring.overtricks=per_trick
    Deal: seed:7
    1.pass 2.solo 3.pass 4.pass
    1.KH 2.3H 3.9H 4.TH
    …
    Result: -3 9 -3 -3
    Deal: 2C 9H …

`Rules:` has the variant and what differs from it. `Deal:` has the name of the session that the cards are from, of which
it takes the next deal (`seed:7`), or all cards, pack after pack. Then come the moves, each with its seat, as many to a
line as one likes, and `Result:` once the hand is settled: what each seat got. The last hand may be unfinished.

>>> from croupier.engine.catalog import whist
>>> def rules_of(name): return whist(name).rules
>>> record = SessionRecord("solo-whist", rules_of("solo-whist"), rules_of("solo-whist")).dealt("seed:7")
>>> for _ in range(4):
...     (seat,) = record.position.to_act
...     record = record.played(seat, parse_whist_move("pass"))
>>> print(record.text(), end="")
Rules: solo-whist
Deal: seed:7
3.pass 4.pass 1.pass 2.pass
Result: 0 0 0 0
>>> read_session(record.text(), rules_of) == record
True
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, NoReturn, TypeAlias

from ..cards import Card
from ..errors import DeckError, IllegalMoveError, NotationError, RulesError, UnknownVariantError
from ..game import Seat
from .dealing import named_deck
from .loading import overlaid, overrides_between
from .moves import Play, WhistMove, parse_whist_move
from .position import Position, opened
from .rules import Rules
from .settlement import Units
from .trick import Cards

RulesOf: TypeAlias = Callable[[str], Rules]
"""The rules of a variant's id; `UnknownVariantError` where there is none."""

_LISTS: Final = {"ladder", "deal.packets"}
_LIST_ENDS: Final = (".lost_table",)
_MOVE: Final = re.compile(r"([1-4])\.(\S+)", re.ASCII)
_LINE: Final = re.compile(r"(Rules|Deal|Result):(.*)", re.ASCII)
_EXPECTED: Final = "'Rules:', 'Deal:', 'Result:' or moves such as 1.pass 2.KH"


class Made(NamedTuple):
    """A move, and whose."""

    seat: Seat
    move: WhistMove

    @property
    def text(self) -> str:
        """The move with its seat: `1.KH`."""
        return f"{self.seat}.{self.move.text}"


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A hand of a session: `deal` as it is written, a name or the cards; the moves; `units` once it is settled."""

    deal: str = field(repr=False)
    moves: tuple[Made, ...] = ()
    units: Units | None = None


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """A session from its first deal on, and the `position` that it has led to. `named`: the variant's own rules."""

    variant_id: str
    named: Rules = field(compare=False)
    rules: Rules
    deals: tuple[DealRecord, ...] = field(default=(), repr=False)
    reached: Position | None = None

    @property
    def position(self) -> Position:
        """Where the session stands."""
        return opened(self.rules) if self.reached is None else self.reached

    def dealt(self, deal: str) -> SessionRecord:
        """The record with the next hand, from a name (`seed:7`) or from cards: `NotationError`, `DeckError`."""
        position = self.position
        if not position.awaits_deal:
            raise ValueError("no deal is awaited")
        after = position.dealt(self.deck(deal))
        return replace(self, deals=(*self.deals, DealRecord(deal)), reached=after)

    def played(self, seat: Seat, move: WhistMove) -> SessionRecord:
        """The record after a move; `IllegalMoveError` where the rules refuse it."""
        position = self.position.play(seat, move)
        last = self.deals[-1]
        settlement = position.the_hand.settlement
        units = None if settlement is None else settlement.units
        last = replace(last, moves=(*last.moves, Made(seat, move)), units=units)
        return replace(self, deals=(*self.deals[:-1], last), reached=position)

    def deck(self, deal: str) -> Cards:
        """The packs for the next hand, by a deal's name or as written: `NotationError`."""
        return _deck(deal, self.position)

    @property
    def rules_line(self) -> str:
        """The variant, and what differs from it."""
        changed = overrides_between(self.named, self.rules)
        return " ".join(("Rules:", self.variant_id, *(f"{key}={_written(value)}" for key, value in changed.items())))

    def text(self) -> str:
        """The record as text, ending with a newline; `read_session` gives it back."""
        lines = [self.rules_line]
        for deal in self.deals:
            lines += [f"Deal: {deal.deal}", *_move_lines(deal.moves)]
            if deal.units is not None:
                lines.append(f"Result: {' '.join(map(str, deal.units))}")
        return "".join(f"{line}\n" for line in lines)


def written_deck(deck: Sequence[Card]) -> str:
    """Cards as `Deal:` has them."""
    return " ".join(card.text for card in deck)


def _deck(deal: str, position: Position) -> Cards:
    if ":" in deal:
        return named_deck(deal, deal=position.session.deals + 1, packs=position.packs_awaited)
    return tuple(map(Card.parse, deal.split()))


def _move_lines(moves: tuple[Made, ...]) -> Iterator[str]:
    """The auction on a line of its own, then a line a trick."""
    line: list[str] = []
    cards = 0
    for made in moves:
        if isinstance(made.move, Play):
            if cards % 4 == 0 and line:
                yield " ".join(line)
                line = []
            cards += 1
        line.append(made.text)
    if line:
        yield " ".join(line)


def _written(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _typed(key: str, value: str) -> object:
    """A parameter's value: true or false, a list, a number, or a word."""
    if value in ("true", "false"):
        return value == "true"
    if key in _LISTS or key.endswith(_LIST_ENDS):
        return [int(part) if part.isdecimal() else part for part in value.split(",") if part]
    return int(value) if value.isdecimal() else value


class _Place(NamedTuple):
    """A word of the text, and where it stands."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NoReturn:
        raise NotationError(found=self.text, expected=expected, line=self.line, column=self.column)


def read_session(text: str, rules_of: RulesOf) -> SessionRecord:
    """The session that a text writes, played through.

    `NotationError` with line and column for what cannot be read, an illegal move, cards that are no pack, and a
    result that is not what the hand came to.
    """
    record: SessionRecord | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        match = _LINE.fullmatch(line.rstrip())
        words = _words(line if match is None else match[2], number, 0 if match is None else match.start(2))
        if record is None:
            if match is None or match[1] != "Rules" or not words:
                raise NotationError(found=line.strip(), expected="Rules: and a variant's id", line=number, column=1)
            record = _begun(words, rules_of)
        else:
            record = _with_line(record, "" if match is None else match[1], words, number)
    if record is None:
        raise NotationError(found="", expected="Rules: and a variant's id", line=1, column=1)
    return record


def _words(text: str, line: int, offset: int) -> list[_Place]:
    return [_Place(match[0], line, offset + match.start() + 1) for match in re.finditer(r"\S+", text)]


def _begun(words: list[_Place], rules_of: RulesOf) -> SessionRecord:
    name, *rest = words
    overrides: dict[str, object] = {}
    for word in rest:
        key, equals, value = word.text.partition("=")
        if not (key and equals):
            word.wrong("PARAMETER=VALUE")
        overrides[key] = _typed(key, value)
    try:
        named = rules_of(name.text)
    except UnknownVariantError:
        name.wrong("a variant's id")
    try:
        return SessionRecord(name.text, named, overlaid(named, overrides))
    except RulesError as error:
        name.wrong("; ".join(error.faults))


def _with_line(record: SessionRecord, kind: str, words: list[_Place], number: int) -> SessionRecord:
    first = words[0] if words else _Place("nothing", number, 1)
    match kind:
        case "Rules":
            first.wrong("the rules once, in the first line")
        case "Deal":
            return _with_deal(record, first, " ".join(word.text for word in words))
        case "Result":
            _check_result(record, first, [word.text for word in words])
            return record
    for word in words:
        record = _with_move(record, word)
    return record


def _with_deal(record: SessionRecord, first: _Place, deal: str) -> SessionRecord:
    if not record.position.awaits_deal:
        first.wrong("the rest of the hand before")
    try:
        return record.dealt(deal)
    except DeckError as error:
        first.wrong("; ".join(error.faults))
    except NotationError as error:
        raise error.at(line=first.line, column=first.column) from None


def _with_move(record: SessionRecord, word: _Place) -> SessionRecord:
    match = _MOVE.fullmatch(word.text)
    if match is None:
        word.wrong(_EXPECTED)
    try:
        return record.played(int(match[1]), parse_whist_move(match[2]))
    except NotationError as error:
        raise error.at(line=word.line, column=word.column + 2) from None
    except IllegalMoveError as error:
        word.wrong(f"a legal move ({error.reason})")


def _check_result(record: SessionRecord, first: _Place, units: list[str]) -> None:
    came_to = record.deals[-1].units if record.deals else None
    if came_to is None:
        first.wrong("the rest of the hand")
    if units != [str(each) for each in came_to]:
        first.wrong(" ".join(map(str, came_to)))
