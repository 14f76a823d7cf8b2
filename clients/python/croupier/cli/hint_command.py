"""`croupier hint`: what to play next from a position, judged without the cards that its player has not seen."""

from __future__ import annotations

import argparse
import time

from croupier.engine.patience.hinting import suggest
from croupier.engine.patience.position import PLAYER

from .inputs import InputError, add_language, add_position, read_position, texts_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("hint", help="say what to play next, from what the player sees")
    add_position(command)
    command.add_argument("--number", type=int, default=0, metavar="N", help="which orders to imagine (%(default)s)")
    command.add_argument("--seconds", type=float, default=0.0, metavar="S", help="imagine more for so long")
    add_language(command)
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Print the plans, the best first; 1 where there is nothing to play."""
    if said.number < 0 or said.seconds < 0:
        raise InputError("--number and --seconds must not be negative")
    position = read_position(said).position
    ends = time.monotonic() + said.seconds
    view = position.observe(PLAYER)
    hints = suggest(view, position.rules, number=said.number, has_time=lambda: time.monotonic() < ends)
    texts = texts_of(said)
    for plan in hints.plans:
        print(" ".join(move.text for move in plan.moves))
        print(f"    {texts.hint(plan.reason, won=plan.won, tried=plan.tried)}")
    return 0 if hints.plans else 1
