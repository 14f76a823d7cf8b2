"""`croupier backup`: a copy of a service's games, made while it runs."""

from __future__ import annotations

import argparse
import contextlib
import os
import sqlite3
from pathlib import Path

from .inputs import InputError


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "backup",
        help="copy the games in a folder while the service runs",
        description="Writes all that is on disk at one moment to a new folder, from which a service can be started:"
        " croupier serve --data-dir COPY. A database has tools of its own for this, such as pg_dump.",
    )
    command.add_argument(
        "--data-dir",
        type=Path,
        default=os.environ.get("CROUPIER_DATA_DIR", "croupier-data"),
        metavar="DIR",
        help="the service's folder (%(default)s)",
    )
    command.add_argument("--to", type=Path, required=True, metavar="COPY", help="a folder that is not there yet")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Back up."""
    try:
        from croupier.server.storage.sqlite import DATABASE
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is missing; install croupier[server]") from None
    source, copy = Path(said.data_dir) / DATABASE, Path(said.to)
    if not source.exists():
        raise InputError(f"{said.data_dir} holds no games")
    try:
        copy.mkdir(parents=True)
        with contextlib.closing(sqlite3.connect(source)) as reading:
            # One statement is one moment, and leaves the writer alone; it also leaves out what was deleted.
            reading.execute("VACUUM INTO ?", (str(copy / DATABASE),))
        with contextlib.closing(sqlite3.connect(copy / DATABASE)) as copied:
            (games,) = copied.execute("SELECT count(*) FROM game").fetchone()
        # SQLite leaves it to the system when such a copy reaches the disk.
        for path in (copy / DATABASE, copy):
            _to_disk(path)
    except FileExistsError:
        raise InputError(f"{copy} is there already") from None
    except (sqlite3.Error, OSError) as error:
        raise InputError(f"the copy failed: {error}") from None
    print(f"{games} games in {copy}")
    return 0


def _to_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
