"""The solver processes: jobs wait in line for one, and a job that nobody wants any more is called off."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncGenerator, AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Final

from croupier.engine.patience.hinting import Hints
from croupier.engine.patience.verdict import Statistics, Verdict

from .jobs import CANCEL, Answer, SolveJob, SuggestJob, read_answer

_LONGEST_LINE: Final = 1 << 20
_PATIENCE: Final = 1.0
"""Seconds that a called-off search may take to stop before its process is ended."""


class SearchLostError(Exception):
    """A solver process ended before it had an answer, and so did the next one."""


@dataclass(slots=True)
class Jobs:
    """How many jobs of a kind run and wait now, and how often one has lost its process."""

    running: int = 0
    waiting: int = 0
    lost: int = 0


class Solvers:
    """At most `most` processes, started when first needed; who asks first is served first. `jobs` counts by kind."""

    def __init__(self, most: int) -> None:
        self.jobs: Mapping[type[SolveJob | SuggestJob], Jobs] = {SolveJob: Jobs(), SuggestJob: Jobs()}
        self._free = asyncio.Semaphore(most)
        self._idle: list[asyncio.subprocess.Process] = []
        self._running: set[asyncio.subprocess.Process] = set()

    async def solve(self, job: SolveJob) -> AsyncGenerator[Statistics | Verdict, None]:
        """How far the search is, again and again, and last the verdict. To close the iterator calls the search off."""
        async with contextlib.aclosing(self._answers(job)) as answers:
            async for answer in answers:
                if not isinstance(answer, Hints):
                    yield answer

    async def _answers(self, job: SolveJob | SuggestJob) -> AsyncGenerator[Answer, None]:
        """What is heard of a job; one whose process dies is begun again once, for its death need not be the job's."""
        async with self._served(job) as jobs:
            for last in (False, True):
                try:
                    async with contextlib.aclosing(self._heard(job)) as answers:
                        async for answer in answers:
                            yield answer
                except SearchLostError:
                    jobs.lost += 1
                    if last:
                        raise
                else:
                    return

    @contextlib.asynccontextmanager
    async def _served(self, job: SolveJob | SuggestJob) -> AsyncIterator[Jobs]:
        """The job's turn: it waits in line, then runs."""
        jobs = self.jobs[type(job)]
        jobs.waiting += 1
        try:
            await self._free.acquire()
        finally:
            jobs.waiting -= 1
        jobs.running += 1
        try:
            yield jobs
        finally:
            jobs.running -= 1
            self._free.release()

    async def _heard(self, job: SolveJob | SuggestJob) -> AsyncGenerator[Answer, None]:
        process = await self._ready_for(job)
        done = False
        try:
            while not done:
                answer = await _hear(process)
                done = not isinstance(answer, Statistics)
                yield answer
        finally:
            self._running.discard(process)
            if done or await _called_off(process):
                self._idle.append(process)

    async def suggest(self, job: SuggestJob) -> Hints:
        """Hints for a view."""
        async with contextlib.aclosing(self._answers(job)) as answers:
            async for answer in answers:
                if isinstance(answer, Hints):
                    return answer
        raise SearchLostError

    async def verdict(self, job: SolveJob) -> Verdict:
        """The verdict alone."""
        async with contextlib.aclosing(self.solve(job)) as answers:
            async for answer in answers:
                if not isinstance(answer, Statistics):
                    return answer
        raise SearchLostError

    async def close(self) -> None:
        """End every process."""
        for process in (*self._idle, *self._running):
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        self._idle.clear()

    async def _ready_for(self, job: SolveJob | SuggestJob) -> asyncio.subprocess.Process:
        """A process that has got the job; one that died while it was idle is replaced."""
        while True:
            reused = bool(self._idle)
            process = await self._process()
            try:
                await _say(process, job.line())
            except SearchLostError:
                self._running.discard(process)
                if not reused:
                    raise
            else:
                return process

    async def _process(self) -> asyncio.subprocess.Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                break
        else:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "croupier.server.analysis.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
            )
        self._running.add(process)
        return process


async def _say(process: asyncio.subprocess.Process, line: str) -> None:
    if process.stdin is None:
        raise SearchLostError
    try:
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
    except (ConnectionError, RuntimeError):
        # The process is gone; uvloop says so with a RuntimeError, since the handle is closed.
        raise SearchLostError from None


async def _hear(process: asyncio.subprocess.Process) -> Answer:
    line = b"" if process.stdout is None else await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise SearchLostError
    return read_answer(line.decode())


async def _called_off(process: asyncio.subprocess.Process) -> bool:
    """Stop the process's search; whether the process can be used again."""
    if process.returncode is not None:
        return False
    stopping = asyncio.ensure_future(_stop(process))
    try:
        return await asyncio.shield(stopping)
    except asyncio.CancelledError:
        # Nobody waits any more; what is left is to end the process.
        stopping.cancel()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        raise


async def _stop(process: asyncio.subprocess.Process) -> bool:
    try:
        async with asyncio.timeout(_PATIENCE):
            await _say(process, CANCEL)
            while isinstance(await _hear(process), Statistics):
                pass
    except (TimeoutError, SearchLostError):
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return False
    return True
