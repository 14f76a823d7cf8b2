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

from .credentials import write_jwks
from .guarded_service import ACE
from .inside import Place, store_at
from .postgres_server import new_database
from .stored_games import Open

STORES = ("sqlite", "postgresql")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutine tests."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def croupier(address: str) -> Iterator[Client]:
    """A client of that service."""
    with connect(address) as client:
        yield client


@pytest.fixture(scope="module", params=STORES)
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where a service listens that the module's tests share, one for each store that games can be kept in."""
    with embedded(database=new_database(request) if request.param == "postgresql" else None) as service:
        yield service.address


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where this test keeps its games."""
    return new_database(request) if request.param == "postgresql" else tmp_path


@pytest.fixture
def opened(place: Place) -> Open:
    """Opens the store of this test; opened again, it is the same one."""

    @asynccontextmanager
    async def open_store() -> AsyncIterator[Store]:
        store = await store_at(place)
        try:
            yield store
        finally:
            await store.close()

    return open_store


@pytest.fixture
def jwks(tmp_path: Path) -> Path:
    """The keys of who issues the tests' tokens."""
    path = tmp_path / "keys.json"
    write_jwks(path, ACE)
    return path
