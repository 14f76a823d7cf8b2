"""Which store a command means: a folder, or a database."""

from __future__ import annotations

import argparse
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from .inputs import InputError

if TYPE_CHECKING:
    from croupier.server.storage.base import Store


def add_store(command: argparse.ArgumentParser) -> None:
    """Let a command be told where the games are, as the service is told."""
    where = command.add_mutually_exclusive_group()
    where.add_argument("--data-dir", type=Path, metavar="DIR", help="the service's folder [env var: CROUPIER_DATA_DIR]")
    where.add_argument(
        "--database",
        metavar="URL",
        help="the service's database, such as postgresql://user@host/croupier [env var: CROUPIER_DATABASE]",
    )


def _named(said: argparse.Namespace) -> tuple[str | None, Path | None]:
    """The database or the folder. What the command line names is meant, whatever the environment says of the other."""
    if said.database or said.data_dir:
        return said.database, said.data_dir
    database, folder = os.environ.get("CROUPIER_DATABASE"), os.environ.get("CROUPIER_DATA_DIR")
    return database or None, Path(folder) if folder else None


@contextlib.asynccontextmanager
async def store_of(said: argparse.Namespace) -> AsyncIterator[Store]:
    """The store that was named, opened; `InputError` where that cannot be done."""
    try:
        from croupier.server.storage.base import StoreError
        from croupier.server.storage.postgres import PostgresStore
        from croupier.server.storage.sqlite import DATABASE, SqliteStore
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is missing; install croupier[server]") from None
    database, folder = _named(said)
    store: Store
    try:
        if database is not None:
            store = await PostgresStore.open(database, connections=1)
        elif folder is None:
            raise InputError("where are the games? --data-dir DIR or --database URL")
        elif (folder / DATABASE).exists():
            store = await SqliteStore.open(folder)
        else:
            raise InputError(f"{folder} holds no games")
    except (StoreError, OSError, ValueError) as error:
        raise InputError(str(error)) from None
    try:
        yield store
    finally:
        await store.close()
