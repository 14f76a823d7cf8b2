"""The command `croupier`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from croupier.engine.errors import CroupierError

from . import (
    arena_command,
    backup_command,
    catalog_commands,
    demo_command,
    doctor_command,
    hint_command,
    migrate_command,
    play_command,
    position_commands,
    prune_command,
    rules_command,
    serve_command,
    solve_command,
    survey_command,
    token_command,
    watch_command,
)
from .inputs import InputError


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="croupier",
        description="Card games as a service: deal, play, explain. Every command has a --help of its own.",
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in (
        play_command,
        watch_command,
        catalog_commands,
        rules_command,
        position_commands,
        solve_command,
        hint_command,
        arena_command,
        survey_command,
        demo_command,
        serve_command,
        migrate_command,
        backup_command,
        prune_command,
        doctor_command,
        token_command,
    ):
        module.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command: 0 for yes, 1 for no, 2 for input that cannot be read."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == ["serve"]:
        # Its settings come from the environment and a file too, so its parser is the service's own.
        return serve_command.run(given[1:])
    said = parser().parse_args(given)
    try:
        status: int = said.run(said)
    except InputError as error:
        print(f"croupier {said.command}: {error}", file=sys.stderr)
        return 2
    except CroupierError as error:
        print(f"croupier {said.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has seen enough; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
