"""What the engine's tests share: rule sets as other people publish them, and positions reached by chance."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.shuffle import shuffled

DATA = Path(__file__).parents[1] / "data"

_SHAPES = {
    "1..7": [1, 2, 3, 4, 5, 6, 7],
    "1..9": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "1,6..11 (i-1 down + 5 up)": [1, 6, 7, 8, 9, 10, 11],
    "as Yukon": [1, 6, 7, 8, 9, 10, 11],
    "4x6,6x5": [6] * 4 + [5] * 6,
    "8,8,8,7..1": [8, 8, 8, 7, 6, 5, 4, 3, 2, 1],
    "4x7,4x6": [7] * 4 + [6] * 4,
}
_RESERVES = {
    None: (0, 0, "all_up"),
    "7 piles x1, top playable": (7, 1, "all_up"),
    "7 single cards, all playable": (7, 1, "all_up"),
    "1 pile x13, top playable": (1, 13, "top_up"),
}


def rules_from_published(game: dict[str, Any]) -> Rules:
    """The rules of an entry of `patience_variants.json`, whose words are a little other than ours."""
    shape = _SHAPES.get(game["shape"])
    if shape is None:
        columns, height = map(int, game["shape"].split("x"))
        shape = [height] * columns
    piles, cards, face = _RESERVES[game["reserve"]]
    yukon = game["unit"] == "free"
    return overlaid(
        Rules(),
        {
            "packs": game["packs"],
            "shape": shape,
            "deal.face": game["face"],
            "up": 5 if yukon else 1,
            "order": "triangle" if game["deal_order"] == "triangle" else "rows",
            "initial_waste": game["initial_waste"],
            "build": game["build"],
            "direction": game["dir"],
            "wrap": game["wrap"],
            "unit": game["unit"],
            "part": game["part"],
            "limit": {"1": "none", "cells+1": "cells_plus_1"}.get(game["limit"], game["limit"]),
            "empty": game["empty"],
            "autofill": game["autofill"],
            "base": game["base"],
            "accept": {"run13": "run"}.get(game["accept"], game["accept"]),
            "take_back": game["take_back"],
            "target": game["stock_to"],
            "batch": 1 if game["batch"] == "row" else game["batch"],
            "passes": game["passes"],
            "block_if_empty": game["block_if_empty"],
            "piles": piles,
            "cards": cards,
            "reserve.face": face,
            "count": game["cells"],
            "filled": game["cells_filled"],
        },
    )


PUBLISHED = {
    game["id"]: rules_from_published(game)
    for game in json.loads((DATA / "patience_variants.json").read_text("utf-8"))["games"]
}


@pytest.fixture(params=sorted(PUBLISHED))
def published(request: pytest.FixtureRequest) -> Rules:
    """Each of the published rule sets in turn."""
    return PUBLISHED[request.param]


def wandered(rules: Rules, seed: int, moves: int) -> Position:
    """A position some random moves into a random deal."""
    chance = random.Random(seed)
    position = deal(rules, shuffled(pack_of(rules), chance.randrange))
    for _ in range(moves):
        legal = position.legal_moves()
        if not legal:
            break
        position = position.play(1, chance.choice(legal))
    return position


@pytest.fixture(scope="session")
def wander() -> Any:
    """`wandered`, for tests that are in files of their own."""
    return wandered


@pytest.fixture(scope="session")
def published_rules() -> dict[str, Rules]:
    """All published rule sets by id."""
    return PUBLISHED
