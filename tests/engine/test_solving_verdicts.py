"""Deals whose verdicts were proved elsewhere: none is contradicted, hardly any stays open.

A slice by default; `CROUPIER_VERDICTS=all` looks at every deal.
"""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from croupier.engine.cards import Card
from croupier.engine.catalog import variant
from croupier.engine.patience.dealing import face_down
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import TakeBack
from croupier.engine.patience.solving import Limits, Solved, Unknown, Unsolvable, solve, uses_kernel
from croupier.engine.patience.table import table_for

FILE = Path(__file__).parents[1] / "data" / "verdicts.jsonl"
EVERY = 1 if os.environ.get("CROUPIER_VERDICTS") == "all" else 5
NODES = 8_000_000
"""What ten seconds are good for on an idle core; a busy machine must not change what a test says."""
MOST_OPEN = 0.005
"""At most so many of the known verdicts may stay open."""


class Known(NamedTuple):
    """A deal and its verdict: solvable, unsolvable or unknown."""

    id: str
    position: Position
    verdict: str


def read() -> list[Known]:
    lines = FILE.read_text().splitlines()
    return [known(json.loads(line)) for line in lines]


def known(line: dict[str, object]) -> Known:
    rules = variant(str(line["variant"])).rules
    overridden = line["rules"]
    assert isinstance(overridden, dict)
    if "take_back" in overridden:
        rules = replace(rules, foundation=replace(rules.foundation, take_back=TakeBack(overridden["take_back"])))
    tableau, stock, opening = line["tableau"], line["stock"], line.get("base")
    assert isinstance(tableau, list)
    assert isinstance(stock, list)
    foundations = [0] * rules.foundations
    base = 1
    if opening is not None:
        card = Card.parse(str(opening))
        base = card.rank
        foundations[rules.pack.suits.index(card.suit.letter)] = 1
    position = Position(
        table=table_for(rules, base),
        columns=tuple(tuple(map(Card.parse, column)) for column in tableau),
        down=face_down(rules),
        foundations=tuple(foundations),
        stock=tuple(map(Card.parse, stock)),
        waste=(),
        reserves=(),
        reserve_down=(),
        cells=(),
        turn=1,
        held=frozenset(),
    )
    return Known(str(line["id"]), position, str(line["verdict"]))


@pytest.mark.skipif(not uses_kernel(), reason="the reference solver is far too slow for whole deals")
def test_no_known_verdict_is_contradicted_and_hardly_any_stays_open() -> None:
    deals = read()[::EVERY]
    still_open = []
    for deal in deals:
        verdict = solve(deal.position, limits=Limits(nodes=NODES, seconds=600))
        if deal.verdict == "unknown":
            continue
        if isinstance(verdict, Unknown):
            still_open.append(deal.id)
        elif deal.verdict == "solvable":
            assert isinstance(verdict, Solved), deal.id
        else:
            assert isinstance(verdict, Unsolvable), deal.id
    assert len(still_open) <= MOST_OPEN * len(deals), still_open
