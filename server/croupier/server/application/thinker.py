"""The process of a bot: `python -m croupier.server.application.thinker`. Questions on standard input, moves out.

A question comes from the service alone, and holds a bot's name, the view of its seat, the rules and the legal moves.
"""

from __future__ import annotations

import os
import pickle
import secrets
import sys

from croupier.bots.whist import bot

from .bots import LENGTH

_NICE = 10
"""Play goes first: a bot takes what processor time is left."""


def main() -> None:
    """Answer questions until there are no more."""
    os.nice(_NICE)
    while len(length := sys.stdin.buffer.read(LENGTH)) == LENGTH:
        name, view, rules, legal = pickle.loads(sys.stdin.buffer.read(int.from_bytes(length, "big")))
        print(bot(name, secrets.randbelow).choose(view, rules, legal).text, flush=True)


if __name__ == "__main__":
    main()
