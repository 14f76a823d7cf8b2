"""A game that nobody has named, made from typed rules, told and played: `python own_game.py HOST:PORT`.

Whitehead with six columns of five, two free cells, and a stock that comes down in rows.
"""

import random
import sys

from croupier.client import InvalidRequestError, connect
from croupier.v1.game_pb2 import GAME_STATE_RUNNING
from croupier.v1.patience_rules_pb2 import CellRules, DealRules, PatienceRules, StockRules

rules = PatienceRules(
    deal=DealRules(shape=[5] * 6, order=DealRules.ORDER_ROWS),
    stock=StockRules(target=StockRules.STOCK_TARGET_TABLEAU),
    cells=CellRules(count=2),
)

with connect(sys.argv[1]) as croupier:
    for section in croupier.rules(rules).sections:
        print(f"{section.heading}: {' '.join(item.markdown for item in section.items)}")
    view = croupier.create(rules, with_legal_moves=True)
    while view.state == GAME_STATE_RUNNING and view.legal_moves and view.undo_steps < 200:
        view = croupier.play(view.game_id, random.choice(view.legal_moves), with_legal_moves=True).view
    print(f"{view.game_id}: {view.undo_steps} moves, {len(view.legal_moves)} more to choose from")
    try:
        croupier.create(PatienceRules(deal=DealRules(shape=[10] * 6)))
    except InvalidRequestError as refused:
        print(f"refused: {refused.faults[0].description}")
