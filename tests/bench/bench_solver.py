"""How fast positions are decided: a table over seeded deals of every rule set that the solver is made for.

    python tests/bench/bench_solver.py [--deals 1000] [--seconds 10] [--json]

Stock known, one core, ten seconds and 2 GB a deal; milliseconds are processor time. Each row is also compared with a
baseline in the same run, so that a busy machine shows in both: the kernel's general search, all legal moves and no
pruning, on the first deals of the row, given up after 100,000 nodes a deal.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from statistics import fmean, median

from croupier.engine import _kernel
from croupier.engine.catalog import variant
from croupier.engine.patience.dealing import deal
from croupier.engine.patience.packing import pack_position, pack_rules
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Autofill, Rules, TakeBack

VARIANTS = ("whitehead", "whitehead-colour-runs", "whitehead-single", "whitehead-original", "agnes")
MEMORY = 2 * 10**9
NODES = 2**62
BASELINE_DEALS = 20
BASELINE_NODES = 100_000
SOLVED, UNSOLVABLE = 0, 1


@dataclass(frozen=True)
class Row:
    """One rule set: milliseconds a deal, verdicts, and the time against the baseline's."""

    rules: str
    deals: int
    median: float
    mean: float
    p99: float
    worst: float
    won: int
    lost: int
    undecided: int
    nodes: int
    line: float
    baseline_ratio: float


def row(name: str, rules: Rules, starts: list[Position], seconds: float) -> Row:
    packed = pack_rules(rules)
    times, verdicts, nodes, lines = [], [], 0, []
    for start in starts:
        position = pack_position(start)
        begin = time.process_time()
        verdict, _, line, looked, *_ = _kernel.solve(packed, position, NODES, seconds, MEMORY, True, None)
        times.append(1000 * (time.process_time() - begin))
        verdicts.append(verdict)
        nodes += looked
        if verdict == SOLVED:
            lines.append(len(line) // 3)
    times_sorted = sorted(times)
    undecided = sum(verdict not in (SOLVED, UNSOLVABLE) for verdict in verdicts)
    return Row(
        rules=name,
        deals=len(starts),
        median=median(times),
        mean=fmean(times),
        p99=times_sorted[min(len(times) - 1, len(times) * 99 // 100)],
        worst=times_sorted[-1],
        won=verdicts.count(SOLVED),
        lost=verdicts.count(UNSOLVABLE),
        undecided=undecided,
        nodes=nodes // len(starts),
        line=median(lines) if lines else 0.0,
        baseline_ratio=baseline(starts) / max(sum(times[:BASELINE_DEALS]), 1e-9),
    )


def baseline(starts: list[Position]) -> float:
    """Milliseconds that the general search takes for the first deals; the cut is in its favour."""
    total = 0.0
    for start in starts[:BASELINE_DEALS]:
        # Filling from a reserve that is not there changes nothing of the game, but takes it from the links solver.
        tableau = replace(start.rules.tableau, autofill=Autofill.RESERVE)
        rules = pack_rules(replace(start.rules, tableau=tableau))
        begin = time.process_time()
        _kernel.solve(rules, pack_position(start), BASELINE_NODES, 10.0, MEMORY, True, None)
        total += 1000 * (time.process_time() - begin)
    return total


def rows(deals: int, seconds: float) -> Iterator[Row]:
    for take_back in (TakeBack.NEVER, TakeBack.ANY_TIME):
        for name in VARIANTS:
            game = variant(name)
            rules = replace(game.rules, foundation=replace(game.rules.foundation, take_back=take_back))
            starts = [deal(rules, game.deck(f"seed:{number}")) for number in range(1, deals + 1)]
            label = f"{name}, no return" if take_back is TakeBack.NEVER else name
            yield row(label, rules, starts, seconds)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--deals", type=int, default=1000)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    if not asked.json:
        print(f"{'milliseconds a deal':34}{'median':>9}{'mean':>9}{'99 %':>9}{'worst':>9}", end="")
        print(f"{'won':>6}{'lost':>6}{'open':>6}{'nodes':>9}{'line':>6}{'baseline':>10}")
    for made in rows(asked.deals, asked.seconds):
        if asked.json:
            print(json.dumps(asdict(made)), flush=True)
            continue
        print(f"{made.rules:34}{made.median:9.3f}{made.mean:9.2f}{made.p99:9.1f}{made.worst:9.0f}", end="")
        print(f"{made.won:6}{made.lost:6}{made.undecided:6}{made.nodes:9}{made.line:6.0f}", end="")
        print(f"{made.baseline_ratio:9.0f}x", flush=True)


if __name__ == "__main__":
    main()
