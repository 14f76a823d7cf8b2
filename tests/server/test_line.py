"""The line before the processes: whose turn it is."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import pytest
from croupier.server.analysis.line import Asker, Line

ANN, BOB, EVE = (Asker(name) for name in ("ann", "bob", "eve"))
HINT = Asker("ann", is_urgent=True)


@asynccontextmanager
async def occupied():
    """A line of one place that somebody has, who lets the next in by `leave`."""
    line = Line(1)
    await line.enter(EVE)
    yield line


async def served(line, *askers):
    """The places in the list of those askers, in the order in which they are served, one after another."""
    order = []

    async def wait(number, asker):
        await line.enter(asker)
        order.append(number)
        line.leave()

    tasks = [asyncio.create_task(wait(number, asker)) for number, asker in enumerate(askers)]
    await asyncio.sleep(0)
    line.leave()
    await asyncio.gather(*tasks)
    return order


async def test_who_comes_first_is_served_first():
    async with occupied() as line:
        assert await served(line, ANN, ANN, ANN) == [0, 1, 2]


async def test_askers_are_served_in_turn_however_much_one_of_them_wants():
    async with occupied() as line:
        assert await served(line, EVE, EVE, EVE, EVE, ANN, BOB, ANN) == [0, 4, 5, 1, 6, 2, 3]


async def test_who_waits_at_a_table_goes_first():
    async with occupied() as line:
        assert await served(line, EVE, EVE, HINT) == [2, 0, 1]


async def test_others_are_not_kept_waiting_for_ever_by_the_urgent():
    async with occupied() as line:
        assert (await served(line, *[HINT] * 8, EVE)).index(8) == 3


async def test_a_free_place_is_taken_at_once():
    line = Line(2)
    await asyncio.wait_for(line.enter(ANN), 1)
    await asyncio.wait_for(line.enter(ANN), 1)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(line.enter(HINT), 0.01)


async def test_who_gives_up_waiting_leaves_the_line_at_once():
    async with occupied() as line:
        gone = asyncio.create_task(line.enter(ANN))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await served(line, BOB) == [0]
        await asyncio.wait_for(line.enter(EVE), 1)


async def test_a_place_that_was_given_to_who_gave_up_at_that_moment_is_not_lost():
    async with occupied() as line:
        gone = asyncio.create_task(line.enter(ANN))
        await asyncio.sleep(0)
        line.leave()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(line.enter(BOB), 1)


@pytest.mark.parametrize("others", [[], [BOB]])
async def test_a_place_that_becomes_free_as_somebody_gives_up_goes_to_the_next_or_to_nobody(others):
    async with occupied() as line:
        waiting = [asyncio.create_task(line.enter(asker)) for asker in (ANN, *others)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        line.leave()
        await asyncio.wait(waiting)
        if others:
            line.leave()
        await asyncio.wait_for(line.enter(EVE), 1)
