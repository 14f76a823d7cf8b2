"""Processes of our own: each works on one question at a time, which comes as a line, and answers in lines."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from .line import ANYBODY, Asker, Line

_LONGEST_LINE: Final = 1 << 20


class ProcessLostError(Exception):
    """A process has ended before it had an answer."""


@dataclass(slots=True)
class Jobs:
    """How many jobs of a kind run and wait now, and how often one has lost its process."""

    running: int = 0
    waiting: int = 0
    lost: int = 0


class Worker:
    """A process that works on a question. `is_at_rest`: whether it has said all that it has to say."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.is_at_rest = False
        self._process = process

    async def say(self, line: str) -> None:
        """Tell it something; `ProcessLostError` where it has ended."""
        stdin = self._process.stdin
        if stdin is None or self._process.returncode is not None:
            raise ProcessLostError
        try:
            stdin.write(line.encode() + b"\n")
            await stdin.drain()
        except (ConnectionError, RuntimeError):
            # The process is gone; uvloop says so with a RuntimeError, since the handle is closed.
            raise ProcessLostError from None

    async def hear(self) -> str:
        """The next line of its answer; `ProcessLostError` where it has ended."""
        line = b"" if self._process.stdout is None else await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ProcessLostError
        return line.decode().removesuffix("\n")

    async def end(self) -> None:
        """Let there be no such process any more."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Processes:
    """At most `most` processes of a module, started when first needed; askers wait for them in line."""

    def __init__(self, module: str, most: int) -> None:
        self._module = module
        self._line = Line(most)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()

    @contextlib.asynccontextmanager
    async def asked(self, question: str, jobs: Jobs, asker: Asker = ANYBODY) -> AsyncIterator[Worker]:
        """A process that has got a question; if it is not at rest afterwards it is ended, since it may still speak."""
        async with self._turn(jobs, asker):
            worker = await self._worker(question)
            self._busy.add(worker)
            try:
                yield worker
            finally:
                self._busy.discard(worker)
                if worker.is_at_rest:
                    self._idle.append(worker)
                else:
                    await worker.end()

    async def close(self) -> None:
        """End every process."""
        for worker in (*self._idle, *self._busy):
            await worker.end()
        self._idle.clear()

    @contextlib.asynccontextmanager
    async def _turn(self, jobs: Jobs, asker: Asker) -> AsyncIterator[None]:
        """A job waits in line, then runs."""
        asker.may_begin()
        jobs.waiting += 1
        try:
            await self._line.enter(asker)
        finally:
            jobs.waiting -= 1
        jobs.running += 1
        begun = time.monotonic()
        try:
            asker.may_begin()
            yield
        finally:
            asker.took(time.monotonic() - begun)
            jobs.running -= 1
            self._line.leave()

    async def _worker(self, question: str) -> Worker:
        """A process that has got the question; those that died while they were idle are passed over."""
        while self._idle:
            worker = self._idle.pop()
            with contextlib.suppress(ProcessLostError):
                await worker.say(question)
                worker.is_at_rest = False
                return worker
        worker = Worker(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A traceback there would tell what it was asked.
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LONGEST_LINE,
            )
        )
        await worker.say(question)
        return worker
