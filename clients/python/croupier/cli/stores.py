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
    where.add_argument(
        "--data-dir", type=Path, default=os.environ.get("CROUPIER_DATA_DIR"), metavar="DIR", help="the service's folder"
    )
    where.add_argument(
        "--database",
        default=os.environ.get("CROUPIER_DATABASE"),
        metavar="URL",
        help="the service's database, such as postgresql://user@host/croupier",
    )


@contextlib.asynccontextmanager
async def store_of(said: argparse.Namespace) -> AsyncIterator[Store]:
    """The store that was named, opened; `InputError` where that cannot be done."""
    try:
        from croupier.server.storage.base import StoreError
        from croupier.server.storage.postgres import PostgresStore
        from croupier.server.storage.sqlite import DATABASE, SqliteStore
    except ModuleNotFoundError as error:
        raise InputError(f"{error.name} is missing; install croupier[server]") from None
    if not (said.database or said.data_dir):
        raise InputError("where are the games? --data-dir DIR or --database URL")
    store: Store
    try:
        if said.database:
            store = await PostgresStore.open(said.database, connections=1)
        else:
            folder = Path(said.data_dir)
            if not (folder / DATABASE).exists():
                raise InputError(f"{folder} holds no games")
            store = await SqliteStore.open(folder)
    except (StoreError, OSError, ValueError) as error:
        raise InputError(str(error)) from None
    try:
        yield store
    finally:
        await store.close()
