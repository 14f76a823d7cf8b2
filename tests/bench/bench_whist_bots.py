"""How long whist bots think: hands of thumb bots, at whose decisions each bot is asked what it would do.

    python tests/bench/bench_whist_bots.py [--hands 60] [--variant solo-whist] [--nodes N] [--json]

One core, milliseconds of processor time, decisions between two moves at least. Thumb is measured on the same decisions
in the same run: trust the ratio more than the milliseconds.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from statistics import median

from croupier.bots.whist import bot
from croupier.engine.catalog import whist
from croupier.engine.game import Seat
from croupier.engine.whist.dealing import named_deck
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.position import Position, opened


def decisions(variant: str, hands: int) -> Iterator[tuple[Position, Seat]]:
    """Every decision of so many hands that are played, by thumb bots."""
    rules, deal = whist(variant).rules, 0
    player = bot("thumb", lambda n: 0)
    while hands:
        deal += 1
        position = opened(rules)
        position = position.dealt(named_deck(f"seed:{70_000 + deal}", deal=1, packs=position.packs_awaited))
        while position.in_turn:
            seat = min(position.in_turn)
            legal = position.legal_moves(seat)
            if len(legal) > 1:
                yield position, seat
            position = position.play(seat, player.choose(position.observe(seat), rules, legal))
        hands -= bool(position.the_hand.tricks)


def timed(name: str, nodes: int | None, position: Position, seat: Seat) -> float:
    player = bot(name, random.Random(1).randrange, nodes=nodes)
    view, legal = position.observe(seat), position.legal_moves(seat)
    begun = time.process_time()
    player.choose(view, position.rules, legal)
    return 1000 * (time.process_time() - begun)


def row(what: str, thumb: list[float], monte: list[float]) -> dict[str, object]:
    thumb, monte = sorted(thumb), sorted(monte)
    return {
        "decisions": what,
        "number": len(monte),
        "thumb_median_ms": median(thumb),
        "median_ms": median(monte),
        "p95_ms": monte[len(monte) * 95 // 100],
        "worst_ms": monte[-1],
        "mean_ms": sum(monte) / len(monte),
        "ratio_of_means": sum(monte) / sum(thumb),
    }


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--hands", type=int, default=60)
    words.add_argument("--variant", default="solo-whist")
    words.add_argument("--nodes", type=int)
    words.add_argument("--json", action="store_true")
    asked = words.parse_args()
    found: dict[str, tuple[list[float], list[float]]] = {}
    for position, seat in decisions(asked.variant, asked.hands):
        lists = [found.setdefault("all", ([], [])), found.setdefault(kind(position), ([], []))]
        times = timed("thumb", None, position, seat), timed("montecarlo", asked.nodes, position, seat)
        for thumb, monte in lists:
            thumb.append(times[0])
            monte.append(times[1])
    rows = [row(what, *lists) for what, lists in sorted(found.items())]
    if asked.json:
        print(json.dumps(rows))
        return
    print(
        f"{'decisions':22}{'number':>8}{'thumb median':>14}{'median':>9}{'95 %':>9}{'worst':>9}{'mean':>9}{'ratio':>8}"
    )
    for each in rows:
        print("{decisions:22}{number:8}{thumb_median_ms:14.3f}{median_ms:9.2f}{p95_ms:9.1f}".format_map(each), end="")
        print("{worst_ms:9.0f}{mean_ms:9.2f}{ratio_of_means:8.0f}".format_map(each))


def kind(position: Position) -> str:
    """What is decided: a call, a card by the trick, or what comes between."""
    if position.phase is Phase.PLAY:
        trick = len(position.the_hand.tricks) + 1
        return "cards, tricks 1 to 4" if trick <= 4 else "cards, tricks 5 to 8" if trick <= 8 else "cards, from trick 9"
    return "calls" if position.phase is Phase.AUCTION else "trumps and discards"


if __name__ == "__main__":
    main()
