"""`croupier prune`: forget games that nobody has touched for long."""

from __future__ import annotations

import argparse
import asyncio
import time

from .inputs import InputError
from .stores import add_store, store_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "prune",
        help="forget closed games that nobody has touched for long",
        description="Deletes them with all that hangs on them; watches of them end. Of a folder that a service is using"
        " it cannot: let that do it itself (croupier serve --keep-days DAYS). On a database it may run at any time.",
    )
    add_store(command)
    command.add_argument("--older-than", type=float, required=True, metavar="DAYS", help="without a change for so long")
    command.add_argument("--running", action="store_true", help="also games that never ended")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Prune."""
    if not said.older_than > 0:
        raise InputError("--older-than: days, more than none")
    print(f"{asyncio.run(_pruned(said))} games forgotten")
    return 0


async def _pruned(said: argparse.Namespace) -> int:
    async with store_of(said) as store:
        # Only now: the rest of the command line works without the service.
        from croupier.server.application.retention import forget, stale

        wanted = stale(said.older_than, time.time_ns() // 1_000_000, running=said.running)
        return len(await forget(store, wanted))
