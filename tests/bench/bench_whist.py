"""Random hands of whist a second, one core: croupier in pure Python beside two others that take turns with it.

open-spiel has no Solo Whist; its `spades` is the nearest: four seats, a call each, 52 cards in thirteen tricks, written
in C++ and driven from Python. `bare` is the least that Python can do: deal, follow suit by chance, find the winner; no
auction, no contract, no value that stays as it was. `views` is croupier again, with the view of the seat in turn made
before every move, as a bot wants it. Hands are played to the last trick, although these games mostly stop sooner.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from croupier.engine.cards import Suit
from croupier.engine.catalog import whist
from croupier.engine.shuffle import new_pack
from croupier.engine.whist.moves import Call
from croupier.engine.whist.options import with_options
from croupier.engine.whist.position import opened
from croupier.engine.whist.trick import following, winner

ROUNDS = 7
HANDS = 60
PACK = list(new_pack())


def ours(variant_id: str, *, views: bool = False) -> Callable[[int], float]:
    rules = with_options(whist(variant_id).rules, {"stop_when_decided": "never"})

    def hands_a_second(seed: int) -> float:
        chance = random.Random(seed)
        position, played, begun = opened(rules), 0, time.process_time()
        while True:
            if position.awaits_deal:
                if played == HANDS:
                    return HANDS / (time.process_time() - begun)
                packs = [card for _ in range(position.packs_awaited) for card in chance.sample(PACK, 52)]
                position, played = position.dealt(packs), played + 1
            seat = min(position.to_act)
            if views:
                position.observe(seat)
            position = position.play(seat, chosen(position.legal_moves(seat), chance))

    return hands_a_second


def chosen(moves, chance: random.Random):
    """A move by chance; half of the time the first call, which is a pass, or else nearly all hands would be slams."""
    return moves[0] if isinstance(moves[0], Call) and chance.random() < 0.5 else chance.choice(moves)


def spades(seed: int) -> float:
    import pyspiel

    chance = random.Random(seed)
    game = pyspiel.load_game("spades")
    begun = time.process_time()
    for _ in range(HANDS):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
    return HANDS / (time.process_time() - begun)


def bare(seed: int) -> float:
    chance = random.Random(seed)
    begun = time.process_time()
    for _ in range(HANDS):
        deck = chance.sample(PACK, 52)
        held = [tuple(deck[at::4]) for at in range(4)]
        leader = 0
        for _ in range(13):
            cards: list = []
            for at in range(4):
                seat = (leader + at) % 4
                card = chance.choice(following(held[seat], cards[0].suit) if cards else held[seat])
                held[seat] = tuple(other for other in held[seat] if other is not card)
                cards.append(card)
            leader = winner(leader + 1, cards, Suit.SPADES) - 1
    return HANDS / (time.process_time() - begun)


def main() -> None:
    sides = {
        "solo-whist": ours("solo-whist"),
        "solo-whist, views": ours("solo-whist", views=True),
        "wiezen": ours("wiezen"),
        "boston": ours("boston"),
    }
    print(f"{'':20}{'hands/s':>10}{'of spades':>12}{'of bare':>10}")
    for name, side in sides.items():
        rounds = [(side(seed), spades(seed), bare(seed)) for seed in range(ROUNDS)]
        rate = statistics.median(a for a, _, _ in rounds)
        of_spades = statistics.median(a / b for a, b, _ in rounds)
        of_bare = statistics.median(a / c for a, _, c in rounds)
        print(f"{name:20}{rate:10,.0f}{of_spades:12.2f}{of_bare:10.2f}")


if __name__ == "__main__":
    main()
