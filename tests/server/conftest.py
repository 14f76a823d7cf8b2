"""Tests of the service: a test that is a coroutine runs in an event loop of its own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from croupier.client import Client, connect
from croupier.server import embedded
from croupier.server.storage.base import Store
from croupier.server.storage.sqlite import SqliteStore

from .stored_games import Open


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutine tests."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a service listens that the module's tests share."""
    with embedded() as service:
        yield service.address


@pytest.fixture
def croupier(address: str) -> Iterator[Client]:
    """A client of that service."""
    with connect(address) as client:
        yield client


@pytest.fixture(params=["sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Opens the store of this test; opened again, it is the same one."""

    @asynccontextmanager
    async def open_sqlite() -> AsyncIterator[Store]:
        store = await SqliteStore.open(tmp_path)
        try:
            yield store
        finally:
            await store.close()

    return {"sqlite": open_sqlite}[request.param]
