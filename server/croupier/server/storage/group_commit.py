"""One thread that writes, and one transaction for all the writes that wait.

A durable commit costs a disk flush, whatever is in it. Writes that arrive during a flush wait for its end and then
share the next one, so the service's rate does not depend on the disk's. Each write is done inside a savepoint: one
that is refused takes nothing back but itself. Its caller hears of it only after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from .base import StoreFull

LARGEST_BATCH: Final = 256
"""Writes in one transaction at most: the first of them waits for the last."""

Work: TypeAlias = Callable[[sqlite3.Connection], None]


class _Write(NamedTuple):
    work: Work
    future: asyncio.Future[None]


class GroupCommit:
    """The writing end of a database: `write` puts work in line and returns when it is durable."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        """`connection` is the thread's own from here on; it must be in autocommit mode."""
        self._connection = connection
        self._loop = loop
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="croupier-store", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> None:
        """Do the work in the next transaction; what it raises is raised here, and undoes the work.

        A caller that is cancelled while it waits does not stop the write.
        """
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(_Write(work, future))
        await future

    async def close(self) -> None:
        """Commit what is in line, then end the thread."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_for_work = True
        while open_for_work:
            batch, open_for_work = self._next_batch()
            if batch:
                errors = _commit(self._connection, batch)
                # The loop may have ended without closing the store: what was written stays written.
                with contextlib.suppress(RuntimeError):
                    self._loop.call_soon_threadsafe(_settle, batch, errors)
        self._connection.close()

    def _next_batch(self) -> tuple[list[_Write], bool]:
        batch: list[_Write] = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == LARGEST_BATCH or self._queue.empty():
                return batch, True
            item = self._queue.get()
        return batch, False


def _commit(connection: sqlite3.Connection, batch: Sequence[_Write]) -> list[Exception | None]:
    """Do the batch in one transaction; what each write failed with, or None."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        errors = [_attempt(connection, write.work) for write in batch]
        connection.execute("COMMIT")
    except Exception as error:
        # The transaction as a whole failed, and with it every write of the batch, also those that seemed done.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [_as_store_error(error)] * len(batch)
    return errors


def _attempt(connection: sqlite3.Connection, work: Work) -> Exception | None:
    connection.execute("SAVEPOINT one")
    try:
        work(connection)
    except Exception as error:
        # SQLite answers some failures of the disk by rolling the whole transaction back: then none of it is done.
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return _as_store_error(error)
    connection.execute("RELEASE one")
    return None


def _as_store_error(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error) and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL:
        return StoreFull("no room left to store the write")
    return error


def _settle(batch: Sequence[_Write], errors: Sequence[Exception | None]) -> None:
    for write, error in zip(batch, errors, strict=True):
        # A caller that was cancelled has left; its write is done all the same.
        if write.future.done():
            continue
        if error is None:
            write.future.set_result(None)
        else:
            write.future.set_exception(error)
