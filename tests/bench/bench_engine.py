"""Decisions a second in random playouts, one core: croupier in pure Python beside open-spiel's solitaire in C++.

A decision is: list the legal moves, choose one by chance, play it. The two take turns, so that both meet the same
machine; what counts is the ratio.
"""

from __future__ import annotations

import random
import statistics
import time

from croupier.engine.catalog import variant
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.shuffle import shuffled

ROUNDS = 7
GAMES = 60
MOST = 500


def ours(rules, seed: int) -> float:
    chance = random.Random(seed)
    pack, choice = pack_of(rules), chance.choice
    decisions, begun = 0, time.process_time()
    for _ in range(GAMES):
        position = deal(rules, shuffled(pack, chance.randrange))
        for _ in range(MOST):
            moves = position.legal_moves()
            if not moves:
                break
            position = position.play(1, choice(moves))
            decisions += 1
    return decisions / (time.process_time() - begun)


def theirs(game, seed: int) -> float:
    chance = random.Random(seed)
    choice = chance.choice
    decisions, begun = 0, time.process_time()
    for _ in range(GAMES):
        state, played = game.new_initial_state(), 0
        while played < MOST and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.chance_outcomes())[0])
                continue
            state.apply_action(choice(state.legal_actions()))
            played += 1
        decisions += played
    return decisions / (time.process_time() - begun)


def main() -> None:
    import pyspiel

    game = pyspiel.load_game("solitaire")
    print(f"{'rules':24}{'croupier':>12}{'open-spiel':>12}{'ratio':>8}")
    for variant_id in ("whitehead", "whitehead-no-return", "agnes"):
        rules = variant(variant_id).rules
        pairs = [(ours(rules, seed), theirs(game, seed)) for seed in range(ROUNDS)]
        ratio = statistics.median(a / b for a, b in pairs)
        a, b = (statistics.median(side) for side in zip(*pairs, strict=True))
        print(f"{variant_id:24}{a:12,.0f}{b:12,.0f}{ratio:8.2f}")


if __name__ == "__main__":
    main()
