"""Positions as text: the board text of Freecell Solver with named lines.

    Rules: whitehead
    Foundations: H-0 C-2 D-0 S-A
    Stock: AC 4D …            (next card first)
    Waste: 4H                 (bottom first)
    Reserve: 7C 8D | 2S       (piles bottom first, divided by |)
    Freecells: 2C -
    : 9C 8S                   (a line a column, bottom first; <7S> lies face down)

`Base:` is there where the deal decides the base, `Pass:` from the second time through the stock on, `Held:` names the
cards that the player took back from a foundation. The plain form without `Rules:` and without the colons is read too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from ..errors import NotationError
from .sheet import Sheet, Word, Words

_NAMES: Final = {
    "rules": "rules",
    "base": "base",
    "pass": "pass",
    "foundations": "foundations",
    "founds": "foundations",
    "stock": "stock",
    "talon": "stock",
    "waste": "waste",
    "reserve": "reserve",
    "freecells": "freecells",
    "fc": "freecells",
    "held": "held",
}
_LINE: Final = re.compile(r"\s*([A-Za-z]+):(.*)", re.ASCII | re.DOTALL)
_TEN: Final = re.compile(r"(<?)10([CSHDcshd]>?)", re.ASCII)
_EXPECTED: Final = (
    "a line 'Rules:', 'Base:', 'Pass:', 'Foundations:', 'Stock:', 'Waste:', 'Reserve:', 'Freecells:', 'Held:', "
    "or ':' and the cards of a column"
)


def read_text(text: str) -> Sheet:
    """The sheet that a text writes; `NotationError` with line and column."""
    sheet, columns, named = Sheet(name=None), [], set()
    number = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            columns.append(_column(line, number))
            continue
        name = _NAMES.get(match[1].lower())
        if name is None or name in named:
            Word(match[1], number, match.start(1) + 1).wrong(_EXPECTED if name is None else "each line once")
        named.add(name)
        sheet = _with_line(sheet, name, _words(match[2], number, match.start(2)))
    return replace(sheet, columns=tuple(columns), end=Word("the end of the text", number + 1, 1))


def write_text(sheet: Sheet) -> str:
    """The text of a sheet, ending with a newline; `read_text` gives the sheet back."""
    lines = []
    if sheet.name is not None:
        overrides = [f"{key}={_value(value)}" for key, value in sheet.overrides.items()]
        lines.append(f"Rules: {' '.join([sheet.name.text, *overrides])}")
    if sheet.base is not None:
        lines.append(f"Base: {sheet.base.text}")
    if sheet.turn is not None:
        lines.append(f"Pass: {sheet.turn.text}")
    if sheet.foundations is not None:
        lines.append(f"Foundations: {' '.join(f'{suit.text}-{top.text}' for suit, top in sheet.foundations)}")
    lines.append(f"Stock: {_joined(sheet.stock)}")
    lines.append(f"Waste: {_joined(sheet.waste)}")
    if sheet.reserves:
        lines.append(f"Reserve: {' | '.join(map(_joined, sheet.reserves))}")
    if sheet.cells:
        lines.append(f"Freecells: {_joined(sheet.cells)}")
    if sheet.held:
        lines.append(f"Held: {_joined(sheet.held)}")
    lines.extend(f": {_joined(column)}" for column in sheet.columns)
    return "".join(f"{line.rstrip()}\n" for line in lines)


def write_plain(sheet: Sheet) -> str:
    """The text as Freecell Solver itself reads it: foundations, cells and columns, and no name of a game.

    `NotationError` if there is something that it has no line for: a stock, a waste, a reserve, a face-down card, or
    foundations that do not begin with the ace.
    """
    hidden = tuple(word for column in sheet.columns for word in column if word.text.startswith("<"))
    unsaid = {
        "a stock": sheet.stock,
        "a waste": sheet.waste,
        "a reserve": (*sheet.reserve, *(word for pile in sheet.reserves for word in pile)),
        "a face-down card": hidden,
        "a base": () if sheet.base is None else (sheet.base,),
    }
    for what, words in unsaid.items():
        if words:
            raise NotationError(found=what, expected="a board of foundations, cells and open columns alone")
    lines = []
    if sheet.foundations is not None and any(top.text != "0" for _, top in sheet.foundations):
        lines.append(f"Foundations: {' '.join(f'{suit.text}-{top.text}' for suit, top in sheet.foundations)}")
    if any(word.text != "-" for word in sheet.cells):
        lines.append(f"Freecells: {_joined(sheet.cells)}")
    lines.extend(_joined(column) for column in sheet.columns)
    return "".join(f"{line}\n" for line in lines)


def _joined(words: Words) -> str:
    return " ".join(word.text for word in words)


def _value(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _words(text: str, line: int, offset: int) -> Words:
    return tuple(
        Word(_TEN.sub(r"\1T\2", match[0]), line, offset + match.start() + 1) for match in re.finditer(r"\S+", text)
    )


def _column(line: str, number: int) -> Words:
    """A column's cards, with the colon or in the plain form without."""
    start = line.index(":") + 1 if line.lstrip().startswith(":") else 0
    if start == 0 and ":" in line:
        Word(line.strip(), number, 1).wrong(_EXPECTED)
    return _words(line[start:], number, start)


def _with_line(sheet: Sheet, name: str, words: Words) -> Sheet:
    match name:
        case "rules":
            return _with_rules(sheet, words)
        case "base" | "pass":
            if len(words) != 1:
                (words[0] if words else Word("nothing")).wrong(f"one word after '{name.capitalize()}:'")
            return replace(sheet, base=words[0]) if name == "base" else replace(sheet, turn=words[0])
        case "foundations":
            return replace(sheet, foundations=tuple(map(_foundation, words)))
        case "stock":
            return replace(sheet, stock=words)
        case "waste":
            return replace(sheet, waste=words)
        case "reserve":
            return replace(sheet, reserves=tuple(_piles(words)))
        case "freecells":
            return replace(sheet, cells=words)
        case _:
            return replace(sheet, held=words)


def _with_rules(sheet: Sheet, words: Words) -> Sheet:
    if not words:
        raise NotationError(found="Rules:", expected="a variant's id", line=1, column=1)
    overrides: dict[str, object] = {}
    for word in words[1:]:
        key, equals, value = word.text.partition("=")
        if not (key and equals and value):
            word.wrong("PARAMETER=VALUE")
        overrides[key] = _typed(key, value)
    return replace(sheet, name=words[0], overrides=overrides)


def _typed(key: str, value: str) -> object:
    """A parameter's value: a number, true or false, a list of numbers, or a word."""
    if value in ("true", "false"):
        return value == "true"
    if key.rpartition(".")[2] == "shape" or "," in value:
        parts = value.split(",")
        return [int(part) if part.isdecimal() else part for part in parts]
    return int(value) if value.isdecimal() else value


def _foundation(word: Word) -> tuple[Word, Word]:
    suit, dash, top = word.text.partition("-")
    if not dash:
        word.wrong("a foundation such as H-0 or S-K")
    return Word(suit, word.line, word.column), Word(top, word.line, word.column + len(suit) + 1)


def _piles(words: Words) -> Iterator[Words]:
    pile: list[Word] = []
    for word in words:
        if word.text == "|":
            yield tuple(pile)
            pile = []
        else:
            pile.append(word)
    yield tuple(pile)
