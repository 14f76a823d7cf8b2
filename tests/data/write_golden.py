"""Write the golden game and the graded deals of variants: `python tests/data/write_golden.py ID …`.

A golden game is a deal, the counts of move sequences from it, and a game to its end: what must never change. Graded
deals are an easy one, a hard one, one that can be won and one that cannot, as far as the solver finds them among the
first seeds.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from croupier.engine.catalog import PatienceVariant, patience
from croupier.engine.patience.moves import PatienceMove
from croupier.engine.patience.position import PLAYER, Position
from croupier.engine.patience.sheet import position_sheet
from croupier.engine.patience.sheet_text import write_text
from croupier.engine.patience.solving import solve
from croupier.engine.patience.verdict import Limits, Solved, Unsolvable
from croupier.engine.perft import perft

HERE = Path(__file__).parent
SEEDS = range(1, 41)
NODES = 100_000
DEPTH = 4
WALK = 80


def golden_game(variant: PatienceVariant, graded: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """A game that is won, where there is one among the graded deals, or a walk of 80 moves."""
    deal = graded["solvable"]["deal"] if "solvable" in graded else "seed:1"
    start = variant.deal(deal)
    verdict = solve(start, limits=Limits(nodes=NODES, seconds=600))
    moves = verdict.line if isinstance(verdict, Solved) else tuple(walk(start))
    end = start
    for move in moves:
        end = end.play(PLAYER, move)
    return {
        "deal": deal,
        "start": text_of(variant, start),
        "perft": [perft(start, depth) for depth in range(1, DEPTH + 1)],
        "moves": " ".join(move.text for move in moves),
        "end": text_of(variant, end),
        "result": end.result,
    }


def graded_deals(variant: PatienceVariant) -> dict[str, dict[str, Any]]:
    """The easiest and the hardest of the deals that are won, one in the middle, and the soonest refuted one."""
    solved, lost = [], []
    for seed in SEEDS:
        verdict = solve(variant.deal(f"seed:{seed}"), limits=Limits(nodes=NODES, seconds=600))
        if isinstance(verdict, Solved):
            solved.append((verdict.statistics.nodes, seed))
        elif isinstance(verdict, Unsolvable):
            lost.append((verdict.statistics.nodes, seed))
    found = {"unsolvable": min(lost)} if lost else {}
    if solved:
        in_order = sorted(solved)
        found |= {"easy": in_order[0], "solvable": in_order[len(solved) // 2], "hard": in_order[-1]}
    return {grade: {"deal": f"seed:{seed}", "nodes": nodes} for grade, (nodes, seed) in found.items()}


def walk(position: Position) -> list[PatienceMove]:
    """Moves by chance, the same each time."""
    chance = random.Random(1)
    moves: list[PatienceMove] = []
    while len(moves) < WALK and (legal := position.legal_moves()):
        moves.append(chance.choice(legal))
        position = position.play(PLAYER, moves[-1])
    return moves


def text_of(variant: PatienceVariant, position: Position) -> str:
    return write_text(position_sheet(position, variant.id, variant.rules))


def put(file: Path, key: str, value: object) -> None:
    """Set one entry of a JSON file, leaving the others as they are."""
    table = json.loads(file.read_text("utf-8"))
    table[key] = value
    file.write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    for variant_id in sys.argv[1:]:
        variant = patience(variant_id)
        graded = graded_deals(variant)
        put(HERE / "graded_deals.json", variant_id, graded)
        put(HERE / "golden_games.json", variant_id, golden_game(variant, graded))
        print(variant_id, *(f"{grade}: {each['deal']} ({each['nodes']} nodes)" for grade, each in graded.items()))


if __name__ == "__main__":
    main()
