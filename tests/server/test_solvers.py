"""The solver processes: one that dies takes no search with it."""

from __future__ import annotations

import asyncio

import pytest
from croupier.engine.catalog import patience
from croupier.engine.patience.verdict import Limits, Statistics, Unknown
from croupier.server.analysis.jobs import SolveJob
from croupier.server.analysis.solvers import Jobs, SearchLostError, Solvers

LONG = SolveJob(patience("klondike-3").deal("seed:3"), Limits(seconds=3.0))
"""A search that is still on when its process is ended."""


async def heard(solvers: Solvers, kills: int):
    """What is heard of the long search when its process is killed so many times, each time once it is under way."""
    answers = []
    try:
        async for answer in solvers.solve(LONG):
            assert solvers.jobs[SolveJob].running == 1
            if isinstance(answer, Statistics) and kills:
                kills -= 1
                for process in solvers._running:
                    process.kill()
                    await process.wait()
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
