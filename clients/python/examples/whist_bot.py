"""Joins a table of three bots and plays a session to its end, by chance: `python whist_bot.py HOST:PORT [HANDS]`."""

import random
import sys

from croupier.client import CroupierError, connect
from croupier.v1.whist_rules_pb2 import WhistRules, WhistSessionRules

hands = int(sys.argv[2]) if len(sys.argv) > 2 else 4
rules = WhistRules(session=WhistSessionRules(end=WhistSessionRules.END_HANDS, limit=hands))

with connect(sys.argv[1]) as croupier:
    game_id = croupier.create(rules, seats=["random", "random", "random"]).game_id
    seat = croupier.join(game_id).seat
    for event in croupier.watch(game_id, with_legal_moves=True):
        view = event.view
        if view.legal_moves:
            try:
                croupier.play(game_id, random.choice(view.legal_moves), expected_revision=view.revision)
            except CroupierError as error:
                print(f"too late: {error}")
    balances = [each.balance for each in view.whist.seats]
    print(f"{game_id}: seat {seat} has {balances[seat - 1]} units of {balances} after {view.whist.hands} hands")
