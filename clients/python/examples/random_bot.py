"""Plays one game by chance: `python random_bot.py HOST:PORT [VARIANT]`."""

import random
import sys

from croupier.client import connect
from croupier.v1.game_pb2 import GAME_STATE_RUNNING
from croupier.v1.patience_pb2 import PILE_KIND_FOUNDATION

with connect(sys.argv[1]) as croupier:
    view = croupier.create(*sys.argv[2:] or ["whitehead"], with_legal_moves=True)
    for _ in range(500):
        if view.state != GAME_STATE_RUNNING or not view.legal_moves:
            break
        move = random.choice(view.legal_moves)
        view = croupier.play(view.game_id, move, with_legal_moves=True).view
    else:
        view = croupier.resign(view.game_id)
    up = sum(len(pile.cards) for pile in view.patience.piles if pile.kind == PILE_KIND_FOUNDATION)
    print(f"{view.game_id}: {up} cards on the foundations at revision {view.revision}")
