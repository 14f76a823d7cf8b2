"""One thread that writes, and one transaction for all the writes that wait.

A durable commit costs a disk flush, whatever is in it, and a hand-over between two threads that both want the
interpreter. So writes that arrive during a commit share the next one, and where several clients write, a commit also
waits for those whose calls are on their way: until the loop has had nothing more to write for a few rounds. One that
is refused takes nothing back but itself. A caller hears of its write only after the commit.

A savepoint around each write would double what most of them cost, and only a full disk or a fault ever needs one: so a
batch is done without, and with them once more if one of its writes fails halfway.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from .base import StoreError, StoreFull

LARGEST_BATCH: Final = 256
"""Writes in one transaction at most: the first of them waits for the last."""

_QUIET_ROUNDS: Final = 32
"""Rounds of the loop without a new write after which a commit waits for no more: a call takes a few of them."""

_LONGEST_WAIT: Final = 0.01
"""Seconds that a commit waits at the most. Only a loop that is never idle makes it wait so long."""

Work: TypeAlias = Callable[[sqlite3.Connection], None]
"""What a write does. It refuses, with a `StoreError`, before it has changed anything; any other error may come late."""


Committed: TypeAlias = Callable[[int, float], None]
"""Hears, on the thread that writes, how many writes a commit had and how many seconds it took."""


class _Write(NamedTuple):
    work: Work
    future: asyncio.Future[None]


class GroupCommit:
    """The writing end of a database: `write` puts work in line and returns when it is durable."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop, committed: Committed) -> None:
        """`connection` is the thread's own from here on; it must be in autocommit mode."""
        self._committed = committed
        self._connection = connection
        self._loop = loop
        self._queue: queue.SimpleQueue[list[_Write] | None] = queue.SimpleQueue()
        self._waiting: list[_Write] = []
        self._is_busy = False
        self._is_shared = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="croupier-store", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        """Do the work in the next transaction; what it raises comes of the future, and undoes the work.

        To cancel the future does not stop the write.
        """
        if self._closing:
            raise RuntimeError("the store is closed")
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Write(work, future))
        if not self._is_busy:
            self._start()
        return future

    async def close(self) -> None:
        """Commit what is in line, then end the thread."""
        if not self._closing:
            self._closing = True
            while self._waiting:
                self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _start(self) -> None:
        """Begin the next commit: at once for who writes alone, after a short wait where the last one was shared."""
        self._is_busy = True
        if self._is_shared:
            self._gather(0, 0, self._loop.time() + _LONGEST_WAIT)
        else:
            self._hand_over()

    def _gather(self, seen: int, quiet: int, until: float) -> None:
        waiting = len(self._waiting)
        quiet = quiet + 1 if waiting == seen else 0
        if quiet < _QUIET_ROUNDS and waiting < LARGEST_BATCH and self._loop.time() < until:
            self._loop.call_soon(self._gather, waiting, quiet, until)
        elif waiting:
            # Nothing waits where the store was closed meanwhile.
            self._hand_over()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
        self._is_shared = len(batch) > 1
        self._queue.put(batch)

    def _settle(self, batch: Sequence[_Write], errors: Sequence[Exception | None]) -> None:
        for write, error in zip(batch, errors, strict=True):
            # A caller that was cancelled has left; its write is done all the same.
            if write.future.done():
                continue
            if error is None:
                write.future.set_result(None)
            else:
                write.future.set_exception(error)
        if self._waiting:
            self._start()
        else:
            self._is_busy = False

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            begun = time.perf_counter()
            errors = _commit(self._connection, batch)
            self._committed(len(batch), time.perf_counter() - begun)
            # The loop may have ended without closing the store: what was written stays written.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._settle, batch, errors)
        self._connection.close()


def _commit(connection: sqlite3.Connection, batch: Sequence[_Write]) -> list[Exception | None]:
    """Do the batch in one transaction; what each write failed with, or None."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        errors = _all_done(connection, batch)
        connection.execute("COMMIT")
    except Exception as error:
        # The transaction as a whole failed, and with it every write of the batch, also those that seemed done.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [_as_store_error(error)] * len(batch)
    return errors


def _all_done(connection: sqlite3.Connection, batch: Sequence[_Write]) -> list[Exception | None]:
    """Do every work of a batch; where one of several fails halfway, all again, each where it can be undone alone."""
    try:
        return [_refusal(connection, write.work) for write in batch]
    except Exception:
        if len(batch) == 1:
            raise
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return [_attempt(connection, write.work) for write in batch]


def _refusal(connection: sqlite3.Connection, work: Work) -> Exception | None:
    try:
        work(connection)
    except StoreError as refusal:
        return refusal
    return None


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
