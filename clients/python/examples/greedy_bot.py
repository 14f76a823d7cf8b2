"""Plays to the foundations whenever it can, else by chance: `python greedy_bot.py HOST:PORT [VARIANT]`."""

import random
import sys

from croupier.client import connect
from croupier.v1.game_pb2 import GAME_STATE_RUNNING
from croupier.v1.game_service_pb2 import AUTOPLAY_ALL
from croupier.v1.patience_pb2 import PILE_KIND_FOUNDATION

with connect(sys.argv[1]) as croupier:
    view = croupier.create(*sys.argv[2:] or ["whitehead"], with_legal_moves=True)
    for _ in range(300):
        forward = [move for move in view.legal_moves if not move.transfer.source.startswith("f")]
        if view.state != GAME_STATE_RUNNING or not forward:
            break
        move = random.choice(forward)
        view = croupier.play(view.game_id, move, then=AUTOPLAY_ALL, with_legal_moves=True).view
    up = sum(len(pile.cards) for pile in view.patience.piles if pile.kind == PILE_KIND_FOUNDATION)
    print(f"{view.game_id}: {up} cards on the foundations at revision {view.revision}")
