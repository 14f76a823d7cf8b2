"""The solver processes: one that dies takes no search with it."""

from __future__ import annotations

import asyncio

import pytest
from croupier.engine.catalog import patience
from croupier.engine.patience.verdict import Limits, Solved, Statistics, Unknown
from croupier.server.analysis.jobs import SolveJob
from croupier.server.analysis.processes import Jobs
from croupier.server.analysis.solvers import SearchLostError, Solvers

LONG = SolveJob(patience("klondike-3").deal("seed:3"), Limits(seconds=3.0))
"""A search that is still on when its process is ended."""
SHORT = SolveJob(patience("whitehead").deal("pysol:1"), Limits(seconds=60.0))


async def heard(solvers: Solvers, kills: int):
    """What is heard of the long search when its process is killed so many times, each time once it is under way."""
    answers = []
    try:
        async for answer in solvers.solve(LONG):
            assert solvers.jobs[SolveJob].running == 1
            if isinstance(answer, Statistics) and kills:
                kills -= 1
                for worker in solvers._processes._busy:
                    await worker.end()
            answers.append(answer)
    finally:
        await solvers.close()
    return answers


def test_a_search_whose_process_dies_is_begun_again():
    solvers = Solvers(1)
    assert isinstance(asyncio.run(heard(solvers, kills=1))[-1], Unknown)
    assert solvers.jobs[SolveJob] == Jobs(running=0, waiting=0, lost=1)


def test_a_search_that_ends_its_process_twice_is_lost():
    solvers = Solvers(1)
    with pytest.raises(SearchLostError):
        asyncio.run(heard(solvers, kills=2))
    assert solvers.jobs[SolveJob] == Jobs(running=0, waiting=0, lost=2)


def test_a_process_that_died_while_idle_takes_no_search_with_it():
    async def searched():
        solvers = Solvers(1)
        try:
            first = await solvers.verdict(SHORT)
            for worker in solvers._processes._idle:
                await worker.end()
            return first, await solvers.verdict(SHORT), solvers.jobs[SolveJob].lost
        finally:
            await solvers.close()

    first, second, lost = asyncio.run(searched())
    assert isinstance(first, Solved)
    assert isinstance(second, Solved)
    assert lost == 0


def test_a_process_serves_one_search_after_another():
    async def processes():
        solvers, used = Solvers(1), set()
        try:
            for _ in range(3):
                await solvers.verdict(SHORT)
                used |= {worker._process.pid for worker in solvers._processes._idle}
        finally:
            await solvers.close()
        return used

    assert len(asyncio.run(processes())) == 1
