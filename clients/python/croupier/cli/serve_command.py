"""`croupier serve`."""

from __future__ import annotations

import argparse
import sys


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """List the command; its own parser is the service's."""
    commands.add_parser("serve", help="run the service (croupier serve --help explains every setting)")


def run(arguments: list[str]) -> int:
    """Run the service, if the extra that it needs is installed."""
    try:
        from croupier.server.app import main
    except ModuleNotFoundError as error:
        print(f"croupier serve: {error.name} is missing; install croupier[server]", file=sys.stderr)
        return 1
    return main(arguments)
