"""`croupier migrate`: the tables of a PostgreSQL database, brought to the form that this version has."""

from __future__ import annotations

import argparse
import asyncio
import os

from .inputs import InputError


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "migrate",
        help="prepare a PostgreSQL database for this version",
        description="Makes the tables of the service, or brings those of an older version to the form that this one"
        " has, all in one transaction. Run it before the new version's first replica starts; replicas of the version"
        " before may go on meanwhile.",
    )
    command.add_argument(
        "--database",
        default=os.environ.get("CROUPIER_DATABASE"),
        metavar="URL",
        help="such as postgresql://user@host/croupier [env var: CROUPIER_DATABASE]",
    )
    what = command.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="change nothing; exit status 1 if something is to be done")
    what.add_argument("--sql", action="store_true", help="change nothing; print what would be run")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Migrate."""
    if not said.database:
        raise InputError("which database? --database postgresql://user@host/croupier")
    try:
        from croupier.server.storage.base import StoreError
        from croupier.server.storage.postgres import form_at, migrated
        from croupier.server.storage.postgres_schema import MIGRATIONS, script_from
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is missing; install croupier[server]") from None
    try:
        if not (said.check or said.sql):
            before, after = asyncio.run(migrated(said.database))
            print(f"form {after}, as it was" if before == after else f"form {after}, from {before}")
            return 0
        form = asyncio.run(form_at(said.database))
    except (StoreError, ValueError) as error:
        raise InputError(f"the database does not take us: {error}") from None
    if said.sql:
        print("BEGIN;", *script_from(form), "COMMIT;", sep="\n")
        return 0
    print(f"form {form}, this version has {len(MIGRATIONS)}")
    return 0 if form == len(MIGRATIONS) else 1
