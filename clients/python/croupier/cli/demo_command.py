"""`croupier demo`: a service, a client, and a whole Whitehead deal played over gRPC to its end."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from croupier.client import Client, connect
from croupier.engine.catalog import patience
from croupier.engine.patience.solving import Limits, Solved, solve
from croupier.v1 import game_pb2 as game
from rich.console import Console

from .board import board

_VARIANT = "whitehead"
_PER_LINE = 12
_MOST_MOVES = 400


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("demo", help="start a service and play a whole deal on it over gRPC")
    command.add_argument("--deal", default="pysol:2", metavar="NAME", help="which deal (%(default)s)")
    command.set_defaults(run=demo)


def demo(said: argparse.Namespace) -> int:
    """Show the deal, the moves as they are played, the last board and how it ended."""
    console = Console()
    with service_process() as address, connect(address) as croupier:
        info = croupier.info()
        console.print(f"croupier {info.version} listens on {address}")
        layout = croupier.variant(_VARIANT).layout
        view = croupier.create(_VARIANT, deal=said.deal)
        console.print(f"{_VARIANT} {said.deal}, game {view.game_id}\n")
        console.print(board(view, layout).text)
        console.print()
        view = _play(console, croupier, view, _line(said.deal))
        console.print()
        console.print(board(view, layout).text)
        console.print(f"\n{_how_it_ended(view)}")
    return 0


@contextmanager
def service_process() -> Iterator[str]:
    """A service in a process of its own, on a free port and with a folder that goes with it; gives its address."""
    with tempfile.TemporaryDirectory(prefix="croupier-demo-") as folder:
        command = [sys.executable, "-m", "croupier.server", "--grpc-port", "0", "--http-port", "off"]
        command += ["--data-dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            ready = process.stdout.readline() if process.stdout is not None else ""
            if not ready:
                raise SystemExit("croupier demo: the service did not start; 'croupier serve' says why")
            yield str(json.loads(ready)["grpc"])
        finally:
            process.terminate()
            process.wait()


def _line(deal: str) -> Sequence[str]:
    """A line that wins the deal, as a player who knows the stock would find it; empty where none was found."""
    verdict = solve(patience(_VARIANT).deal(deal), limits=Limits(seconds=10))
    return [move.text for move in verdict.line] if isinstance(verdict, Solved) else []


def _play(console: Console, croupier: Client, view: game.GameView, line: Sequence[str]) -> game.GameView:
    """Play the line move by move, or without one upwards for as long as there is a way forward."""
    for at in range(_MOST_MOVES):
        move = line[at] if at < len(line) else _forward(croupier, view)
        if move is None or view.state != game.GAME_STATE_RUNNING:
            break
        reply = croupier.play(view.game_id, move)
        view = reply.view
        end = "\n" if (at + 1) % _PER_LINE == 0 else " "
        console.print(*(played.text for played in reply.played), end=end, highlight=False)
    console.print()
    return view


def _forward(croupier: Client, view: game.GameView) -> str | None:
    """A card up, or else the next of the stock."""
    legal = [each.move.text for each in croupier.moves(view.game_id)]
    return next((move for move in legal if move.endswith("-f")), "draw" if "draw" in legal else None)


def _how_it_ended(view: game.GameView) -> str:
    moves = f"after {view.undo_steps} moves"
    if view.ending == game.ENDING_WON:
        return f"won {moves}"
    return f"{'open' if view.patience.has_legal_moves else 'stuck'} {moves}"
