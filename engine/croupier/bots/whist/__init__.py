"""Players of whist. Each reads its seat's view and nothing else, and gets its chance handed in.

>>> from croupier.engine.catalog import whist
>>> position = whist("solo-whist").deal("seed:1")
>>> (seat,) = position.in_turn
>>> bot("random", lambda n: 0).choose(position.observe(seat), position.rules, position.legal_moves(seat)).text
'pass'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .chance import RandomBot
from .montecarlo import NODES, MonteCarloBot
from .player import Below, WhistBot
from .thumb import ThumbBot

__all__ = ["BOTS", "Below", "WhistBot", "bot"]

BOTS: Final[Mapping[str, Callable[[Below, int | None], WhistBot]]] = {
    "random": lambda below, nodes: RandomBot(below),
    "thumb": lambda below, nodes: ThumbBot(),
    "montecarlo": lambda below, nodes: MonteCarloBot(below, NODES if nodes is None else nodes),
}
"""Every bot by its name: its chance, and its budget of nodes, make one."""


def bot(name: str, below: Below, *, nodes: int | None = None) -> WhistBot:
    """The bot of a name; `KeyError` for one that there is not.

    `nodes`: how many positions a bot that searches may look at for one decision; None: as many as are its habit.
    """
    return BOTS[name](below, nodes)
