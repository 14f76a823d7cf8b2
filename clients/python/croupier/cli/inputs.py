"""What commands read: positions from files, deals by name, moves; and how they say what is wrong with them."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from croupier.engine.catalog import patience, rules_of, whists
from croupier.engine.errors import DeckError, NotationError, RulesError, UnknownVariantError
from croupier.engine.patience.moves import PatienceMove, parse_patience_move
from croupier.engine.patience.sheet import WrittenPosition, read_sheet
from croupier.engine.patience.written import read_written
from croupier.texts import LANGUAGES, Texts, negotiated, texts_for

STDIN = "-"


class InputError(Exception):
    """Input that cannot be read; the message says where and what was expected."""


def add_position(command: argparse.ArgumentParser) -> None:
    """The options that say which position a command is about."""
    command.add_argument(
        "--position", required=True, metavar="FILE", help="a position as text or JSON; - reads standard input"
    )
    command.add_argument("--variant", metavar="ID", help="whose rules to play by, whatever the file says")


def add_language(command: argparse.ArgumentParser) -> None:
    """The option that says in which language to speak."""
    command.add_argument(
        "--language",
        metavar="TAG",
        help=f"a language such as de or ru-RU; without it LC_ALL, LC_MESSAGES or LANG say it ({', '.join(LANGUAGES)})",
    )


def texts_of(said: argparse.Namespace) -> Texts:
    """The sentences in the language that is asked for, or that the terminal's user speaks."""
    return texts_for(negotiated(said.language)) if said.language else spoken_texts()


def spoken_texts() -> Texts:
    """The sentences in the language that the terminal's user speaks, if we do."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return texts_for(negotiated(wanted.partition(".")[0].replace("_", "-")))


def read_position(said: argparse.Namespace) -> WrittenPosition:
    """The position that the options name."""
    source: str = said.position
    name = "standard input" if source == STDIN else source
    try:
        data = sys.stdin.buffer.read() if source == STDIN else Path(source).read_bytes()
        # Other programs' binary files are not UTF-8; the reader says what they are.
        text = data.decode("latin-1" if data.startswith(b"\x80") else "utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{name}: {error}") from None
    try:
        return read_sheet(read_written(text), rules_of, said.variant)
    except NotationError as error:
        raise InputError(f"{name}: {error}") from None
    except (RulesError, DeckError) as error:
        raise InputError(
            f"{name}: line 1, column 1: " + "\n  ".join(["expected a whole deck", *error.faults])
        ) from None
    except UnknownVariantError as error:
        raise InputError(_unknown(error)) from None


def read_move(text: str, *, line: int = 1, column: int = 1) -> PatienceMove:
    """A move from the command line or standard input."""
    try:
        return parse_patience_move(text)
    except NotationError as error:
        raise InputError(str(error.at(line=line, column=column))) from None


def read_moves(words: list[str]) -> list[PatienceMove]:
    """The moves of the command line, or of standard input where there are none."""
    if words:
        return [read_move(word, column=at) for at, word in enumerate(words, 1)]
    moves = []
    for number, line in enumerate(sys.stdin, 1):
        column = 0
        for word in line.split():
            column = line.index(word, column)
            moves.append(read_move(word, line=number, column=column + 1))
            column += len(word)
    return moves


def deal_position(variant_id: str, deal: str) -> WrittenPosition:
    """The first position of a named deal."""
    try:
        return WrittenPosition(variant_id, patience(variant_id).deal(deal))
    except UnknownVariantError as error:
        raise InputError(_unknown(error)) from None
    except NotationError as error:
        raise InputError(str(error.at(line=1, column=1))) from None


def _unknown(error: UnknownVariantError) -> str:
    if error.variant_id in {each.id for each in whists()}:
        return f"{error.variant_id} is for four players: this command is for patiences; the service hosts it"
    return f"{error}; 'croupier variants' lists them all"
