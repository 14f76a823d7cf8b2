"""`croupier deal | moves | explain | replay`: positions in, positions out, no service needed."""

from __future__ import annotations

import argparse
import secrets

from croupier.engine.catalog import rules_of
from croupier.engine.errors import IllegalMoveError
from croupier.engine.patience.position import PLAYER, Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import DEFAULT_NAME, WrittenPosition, position_sheet
from croupier.engine.patience.sheet_json import write_json
from croupier.engine.patience.sheet_text import write_plain, write_text

from .inputs import (
    STDIN,
    InputError,
    add_language,
    add_position,
    deal_position,
    read_move,
    read_moves,
    read_position,
    texts_of,
)

_SEEDS = 1 << 53


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands."""
    deal = commands.add_parser("deal", help="print the first position of a deal")
    deal.add_argument("--variant", default="whitehead", metavar="ID", help="the game (%(default)s)")
    deal.add_argument("--deal", metavar="NAME", help="seed:N, ms:N or pysol:N; without it, a random seed")
    _add_form(deal)
    deal.set_defaults(run=print_deal)

    moves = commands.add_parser("moves", help="print every legal move, one a line")
    add_position(moves)
    moves.set_defaults(run=print_moves)

    explain = commands.add_parser("explain", help="say whether a move is legal, and if not, why")
    add_position(explain)
    explain.add_argument("move", metavar="MOVE", help="such as t3-t7, t7-t1x2, w-f, draw")
    add_language(explain)
    explain.set_defaults(run=explain_move)

    replay = commands.add_parser("replay", help="play moves and print where they lead: won, open or stuck")
    add_position(replay)
    _add_form(replay)
    replay.add_argument("moves", nargs="*", metavar="MOVE", help="without any, they are read from standard input")
    add_language(replay)
    replay.set_defaults(run=replay_moves)


def _add_form(command: argparse.ArgumentParser) -> None:
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print the position as JSON")
    form.add_argument("--plain", action="store_true", help="print it as Freecell Solver reads it")


def written(position: Position, variant_id: str, said: argparse.Namespace) -> str:
    """A position as the commands print it."""
    named = Rules() if variant_id == DEFAULT_NAME else rules_of(variant_id)
    sheet = position_sheet(position, variant_id, named)
    if said.json:
        return f"{write_json(sheet)}\n"
    return write_plain(sheet) if said.plain else write_text(sheet)


def print_deal(said: argparse.Namespace) -> int:
    """Print a deal."""
    name = said.deal or f"seed:{secrets.randbelow(_SEEDS)}"
    dealt = deal_position(said.variant, name)
    print(written(dealt.position, dealt.variant_id, said), end="")
    return 0


def print_moves(said: argparse.Namespace) -> int:
    """Print the legal moves."""
    for move in read_position(said).position.legal_moves():
        print(move)
    return 0


def explain_move(said: argparse.Namespace) -> int:
    """Judge a move."""
    position = read_position(said).position
    move = read_move(said.move)
    try:
        position.play(PLAYER, move)
    except IllegalMoveError as illegal:
        sentence = texts_of(said).reason(illegal.reason, illegal.facts)
        print(f"illegal {illegal.reason}: {sentence}")
        return 1
    print("legal")
    return 0


def replay_moves(said: argparse.Namespace) -> int:
    """Play moves from a position."""
    if said.position == STDIN and not said.moves:
        raise InputError("standard input cannot hold both the position and the moves")
    start: WrittenPosition = read_position(said)
    position = start.position
    for index, move in enumerate(read_moves(said.moves)):
        try:
            position = position.play(PLAYER, move)
        except IllegalMoveError as illegal:
            sentence = texts_of(said).reason(illegal.reason, illegal.facts)
            print(f"illegal move {index} ({move}) {illegal.reason}: {sentence}")
            return 1
    print(written(position, start.variant_id, said), end="")
    print(position.result)
    return 0
