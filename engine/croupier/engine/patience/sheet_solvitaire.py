"""Positions as Solvitaire writes them: JSON with `tableau piles`, read and never written.

    {"tableau piles": [["4D"], ["3c", "4C"], …], "stock": ["9D", …], "waste": [], "reserve": ["5H"],
     "cells": ["2C", ""], "foundations": [["AS", "2S"], [], [], []]}

Every pile is written bottom first, the stock too: its last card is turned first. A small suit letter is a card that
lies face down. The file names no game, so a reader has to. Source: Solvitaire's deal_parser.cpp.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from ..errors import NotationError
from .sheet import Sheet, Word, Words

_MARK: Final = "tableau piles"
_KEYS: Final = (_MARK, "stock", "waste", "reserve", "cells", "foundations")
_CARD: Final = re.compile(r"(1[0-3]|[1-9]|[AJQKajqk])([CDHScdhs])", re.ASCII)
_NUMBERED: Final = {"1": "A", "10": "T", "11": "J", "12": "Q", "13": "K"}


def is_solvitaire(text: str) -> bool:
    """Whether a JSON text is of this kind rather than of ours."""
    return f'"{_MARK}"' in text


def read_solvitaire(text: str) -> Sheet:
    """The sheet that a text writes; `NotationError` with line and column."""
    try:
        value = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        raise NotationError(found=text[:12], expected="JSON", line=1, column=1) from None
    if not isinstance(value, Mapping):
        raise NotationError(found=text[:12], expected=f"an object with {_MARK!r}", line=1, column=1)
    reader = _Reader(text)
    for key in value:
        if key not in _KEYS:
            reader.place(key).wrong(f"one of {', '.join(_KEYS)}")
    foundations = [reader.pile(pile) for pile in reader.list(value.get("foundations", []))]
    return Sheet(
        name=None,
        base=next((pile[0] for pile in foundations if pile), None),
        foundations=tuple(
            (pile[-1]._replace(text=pile[-1].text[1]), pile[-1]._replace(text=pile[-1].text[0]))
            for pile in foundations
            if pile
        ),
        stock=reader.pile(value.get("stock", []))[::-1],
        waste=reader.pile(value.get("waste", [])),
        reserve=reader.pile(value.get("reserve", [])),
        cells=tuple(
            reader.place(card)._replace(text="-") if card == "" else reader.card(card)
            for card in reader.list(value.get("cells", []))
        ),
        columns=tuple(reader.pile(pile, hides=True) for pile in reader.list(value.get(_MARK))),
    )


class _Reader:
    """Turns JSON values into words and finds where each stands."""

    def __init__(self, text: str) -> None:
        self._text = text

    def list(self, value: object) -> list[object]:
        if not isinstance(value, list):
            self.place(value).wrong("a list")
        return value

    def pile(self, value: object, *, hides: bool = False) -> Words:
        return tuple(self.card(card, hides=hides) for card in self.list(value))

    def card(self, value: object, *, hides: bool = False) -> Word:
        word = self.place(value)
        match = _CARD.fullmatch(word.text) if isinstance(value, str) else None
        if match is None:
            word.wrong("a card such as 10S, or 10s where it lies face down")
        card = f"{_NUMBERED.get(match[1], match[1].upper())}{match[2].upper()}"
        return word._replace(text=f"<{card}>" if hides and match[2].islower() else card)

    def place(self, value: object) -> Word:
        """The value with the place of its first mention."""
        at = max(self._text.find(json.dumps(value)), 0)
        return Word(str(value), self._text.count("\n", 0, at) + 1, at - self._text.rfind("\n", 0, at))
