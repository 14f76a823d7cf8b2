"""Players: what a seat sees and may play in, moves out. Chance is handed in; nothing is remembered.

Here are those for patience; `croupier.bots.whist` has those for whist.

>>> from croupier.engine.catalog import variant
>>> start = variant("whitehead").deal("pysol:1")
>>> [move.text for move in bot("greedy", lambda n: 0).choose(start.observe(), start.rules, start.legal_moves())]
['t6-f']
"""

from .patience import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
