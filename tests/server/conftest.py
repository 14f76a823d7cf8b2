"""Tests of the service: a test that is a coroutine runs in an event loop of its own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator

import pytest
from croupier.client import Client, connect
from croupier.server import embedded


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
