"""Positions as JSON: the twin of the text, with its names in lower case.

    {"variant": "whitehead", "rules": {"take_back": "never"}, "tableau": [["9C"], …], "stock": ["AC", …],
     "waste": [], "foundations": {"S": "K"}, "base": "KS", "reserve": [[…]], "cells": ["2C", null], "pass": 2}

Columns and the waste are bottom first, the stock is next card first. `foundations` gives top ranks and may be left
out; `base` is the card that opened the foundations and is absent where the rules name the rank.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from ..errors import NotationError
from .sheet import Sheet, Word, Words

_KEYS: Final = (
    "id",
    "variant",
    "rules",
    "tableau",
    "stock",
    "waste",
    "foundations",
    "base",
    "reserve",
    "cells",
    "pass",
    "held",
)


def read_json(text: str) -> Sheet:
    """The sheet that a JSON object writes; `NotationError` with line and column."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotationError(
            found=text[error.pos : error.pos + 12] or "the end of the text",
            expected=f"JSON ({error.msg.lower()})",
            line=error.lineno,
            column=error.colno,
        ) from None
    except RecursionError:
        raise NotationError(found="brackets", expected="a JSON object", line=1, column=1) from None
    return _Reader(text).sheet(value)


def write_json(sheet: Sheet) -> str:
    """The JSON of a sheet on one line; `read_json` gives the sheet back."""
    table: dict[str, object] = {}
    if sheet.name is not None:
        table["variant"] = sheet.name.text
    if sheet.overrides:
        table["rules"] = dict(sheet.overrides)
    table["tableau"] = [_texts(column) for column in sheet.columns]
    table["stock"] = _texts(sheet.stock)
    table["waste"] = _texts(sheet.waste)
    if sheet.foundations is not None:
        table["foundations"] = _tops(sheet.foundations)
    if sheet.base is not None:
        table["base"] = sheet.base.text
    if sheet.reserves:
        table["reserve"] = [_texts(pile) for pile in sheet.reserves]
    if sheet.cells:
        table["cells"] = [None if word.text == "-" else word.text for word in sheet.cells]
    if sheet.turn is not None:
        table["pass"] = int(sheet.turn.text)
    if sheet.held:
        table["held"] = _texts(sheet.held)
    return json.dumps(table, separators=(",", ":"))


def _texts(words: Words) -> list[str]:
    return [word.text for word in words]


def _tops(foundations: Sequence[tuple[Word, Word]]) -> dict[str, object]:
    tops: dict[str, list[str]] = {}
    for suit, top in foundations:
        tops.setdefault(suit.text, []).append(top.text)
    return {suit: ranks[0] if len(ranks) == 1 else ranks for suit, ranks in tops.items()}


class _Reader:
    """Turns JSON values into words and finds where each stands."""

    def __init__(self, text: str) -> None:
        self._text = text

    def sheet(self, value: object) -> Sheet:
        if not isinstance(value, Mapping):
            self._wrong(value, "an object with 'tableau', 'stock' …")
        for key in value:
            if key not in _KEYS:
                self._wrong(key, f"one of {', '.join(_KEYS)}")
        if "tableau" not in value:
            self._wrong(value, "a key 'tableau' with the columns")
        rules = value.get("rules", {})
        if not isinstance(rules, Mapping):
            self._wrong(rules, "an object with rule parameters")
        lines = self._text.count("\n") + 1
        return Sheet(
            name=self._word(value["variant"]) if value.get("variant") is not None else None,
            overrides={str(key): item for key, item in rules.items()},
            base=self._word(value["base"]) if value.get("base") is not None else None,
            turn=self._number(value["pass"]) if value.get("pass") is not None else None,
            foundations=self._foundations(value["foundations"]) if value.get("foundations") is not None else None,
            stock=self._words(value.get("stock", [])),
            waste=self._words(value.get("waste", [])),
            reserves=tuple(self._words(pile) for pile in self._list(value.get("reserve", []))),
            cells=tuple(Word("-") if card is None else self._word(card) for card in self._list(value.get("cells", []))),
            held=self._words(value.get("held", [])),
            columns=tuple(self._words(column) for column in self._list(value["tableau"])),
            end=Word("the end of the text", lines, len(self._text.rpartition("\n")[2]) + 1),
        )

    def _foundations(self, value: object) -> tuple[tuple[Word, Word], ...]:
        if not isinstance(value, Mapping):
            self._wrong(value, 'an object such as {"S": "K"}')
        return tuple(
            (self._word(suit), self._word(top))
            for suit, tops in value.items()
            for top in (tops if isinstance(tops, list) else [tops])
        )

    def _list(self, value: object) -> list[object]:
        if not isinstance(value, list):
            self._wrong(value, "a list")
        return value

    def _words(self, value: object) -> Words:
        return tuple(self._word(card) for card in self._list(value))

    def _number(self, value: object) -> Word:
        if type(value) is not int:
            self._wrong(value, "a whole number")
        return self._place(value)

    def _word(self, value: object) -> Word:
        if not isinstance(value, str):
            self._wrong(value, "a text")
        return self._place(value)

    def _place(self, value: object) -> Word:
        """The value with the place of its first mention: what is wrong once is wrong wherever it stands."""
        at = max(self._text.find(json.dumps(value, ensure_ascii=False)), 0)
        start = self._text.rfind("\n", 0, at)
        return Word(str(value), self._text.count("\n", 0, at) + 1, at - start)

    def _wrong(self, value: object, expected: str) -> NoReturn:
        place = self._place(value)
        shown = json.dumps(value)
        place._replace(text=shown if len(shown) <= 40 else f"{shown[:37]}...").wrong(expected)
