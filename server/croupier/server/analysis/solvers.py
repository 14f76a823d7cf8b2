"""Searches in processes of their own; one that nobody wants any more is called off."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Mapping
from typing import Final

from croupier.engine.patience.hinting import Hints
from croupier.engine.patience.verdict import Statistics, Verdict

from .jobs import CANCEL, Answer, SolveJob, SuggestJob, read_answer
from .line import ANYBODY, Asker
from .processes import Jobs, Processes, ProcessLostError, Worker

_log = logging.getLogger(__name__)

_MODULE: Final = "croupier.server.analysis.searcher"
_STOPPING: Final = 1.0
"""Seconds that a called-off search may take to stop before its process is ended."""


class SearchLostError(Exception):
    """A search has ended its process before it had an answer, and then another one."""


class Solvers:
    """At most `most` searches at a time; who waits is served in turn by asker. `jobs` counts by kind."""

    def __init__(self, most: int) -> None:
        self.jobs: Mapping[type[SolveJob | SuggestJob], Jobs] = {SolveJob: Jobs(), SuggestJob: Jobs()}
        self._processes = Processes(_MODULE, most)

    async def solve(self, job: SolveJob, asker: Asker = ANYBODY) -> AsyncGenerator[Statistics | Verdict, None]:
        """How far the search is, again and again, and last the verdict. To close the iterator calls the search off."""
        async with contextlib.aclosing(self._answers(job, asker)) as answers:
            async for answer in answers:
                if not isinstance(answer, Hints):
                    yield answer

    async def suggest(self, job: SuggestJob, asker: Asker = ANYBODY) -> Hints:
        """Hints for a view."""
        async with contextlib.aclosing(self._answers(job, asker)) as answers:
            async for answer in answers:
                if isinstance(answer, Hints):
                    return answer
        raise SearchLostError

    async def verdict(self, job: SolveJob, asker: Asker = ANYBODY) -> Verdict:
        """The verdict alone."""
        async with contextlib.aclosing(self.solve(job, asker)) as answers:
            async for answer in answers:
                if not isinstance(answer, Statistics):
                    return answer
        raise SearchLostError

    async def close(self) -> None:
        """End every process."""
        await self._processes.close()

    async def _answers(self, job: SolveJob | SuggestJob, asker: Asker) -> AsyncGenerator[Answer, None]:
        """What is heard of a job; one whose process dies is begun again once, for its death need not be the job's."""
        jobs = self.jobs[type(job)]
        for last in (False, True):
            try:
                async with contextlib.aclosing(self._heard(job, jobs, asker)) as answers:
                    async for answer in answers:
                        yield answer
            except ProcessLostError:
                jobs.lost += 1
                _log.warning("a search lost its process", extra={"kind": job.name, "again": not last})
                if last:
                    raise SearchLostError from None
            else:
                return

    async def _heard(self, job: SolveJob | SuggestJob, jobs: Jobs, asker: Asker) -> AsyncGenerator[Answer, None]:
        async with self._processes.asked(job.line(), jobs, asker) as worker:
            try:
                while not worker.is_at_rest:
                    answer = read_answer(await worker.hear())
                    worker.is_at_rest = not isinstance(answer, Statistics)
                    yield answer
            finally:
                if not worker.is_at_rest:
                    await _call_off(worker)


async def _call_off(worker: Worker) -> None:
    """Stop the process's search, so that the process can be used again, if that takes no long time."""
    with contextlib.suppress(TimeoutError, ProcessLostError):
        async with asyncio.timeout(_STOPPING):
            await worker.say(CANCEL)
            while isinstance(read_answer(await worker.hear()), Statistics):
                pass
            worker.is_at_rest = True
