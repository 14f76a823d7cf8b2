"""`croupier rules VARIANT` and `croupier rules lint FILE`: the rules in words, and a check for who writes new ones."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from croupier.engine.catalog import variant
from croupier.engine.errors import NotationError
from croupier.engine.patience.authoring import read_variant
from croupier.texts.rulebook import Rulebook, rulebook, rulebook_of_rules
from rich.console import Console
from rich.markdown import Markdown

from .inputs import InputError, add_language, texts_of

_LINT = "lint"
_WIDEST = 100


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "rules",
        help="tell the rules of a game, or check a file of new ones",
        description="'croupier rules whitehead' tells the rules; 'croupier rules lint FILE.toml' lists every fault of"
        " a variant's file or, where there is none, tells the rules that it makes.",
    )
    command.add_argument("game", metavar="VARIANT", help="the id of a game, or lint")
    command.add_argument("file", nargs="?", metavar="FILE", help="the TOML file to check, after lint")
    command.add_argument("--markdown", action="store_true", help="print Markdown, as when the output is no terminal")
    add_language(command)
    command.set_defaults(run=tell_rules)


def tell_rules(said: argparse.Namespace) -> int:
    """Tell the rules of a game, or of a file."""
    if said.game == _LINT:
        return _lint(said)
    if said.file is not None:
        raise InputError(f"found {said.file!r}, expected one game, or 'lint FILE'")
    _show(rulebook(variant(said.game), texts_of(said).language), said)
    return 0


def _lint(said: argparse.Namespace) -> int:
    if said.file is None:
        raise InputError("lint wants a file, such as 'croupier rules lint my-game.toml'")
    texts = texts_of(said)
    known = {key.removeprefix("source-") for key in sorted(texts.keys()) if key.startswith("source-")}
    try:
        draft = read_variant(Path(said.file).read_text("utf-8"), known_sources=known)
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{said.file}: {error}") from None
    except NotationError as error:
        raise InputError(f"{said.file}: {error}") from None
    for fault in draft.faults:
        print(f"{said.file}: {fault}")
    if draft.faults or draft.rules is None:
        return 1
    _show(rulebook_of_rules(draft.rules, texts.language), said)
    return 0


def _show(book: Rulebook, said: argparse.Namespace) -> None:
    text = book.markdown()
    if said.markdown or not sys.stdout.isatty():
        print(text, end="")
    else:
        console = Console()
        console.print(Markdown(text), width=min(console.width, _WIDEST))
