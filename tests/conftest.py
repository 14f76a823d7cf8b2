"""For the tests of the service and of its clients: a PostgreSQL server, and databases on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from .server.postgres_server import PostgresServer, new_database, programs

collect_ignore = ["bench"]
"""Scripts that measure, and import one another as scripts do."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server."""
    if programs() is None:
        pytest.skip("there is no PostgreSQL server here")
    # Its own user must be able to walk there, which it cannot below pytest's folder.
    with TemporaryDirectory(prefix="croupier-postgres-") as folder:
        Path(folder).chmod(0o755)
        server = PostgresServer(Path(folder) / "cluster")
        yield server
        server.stop("immediate")


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of a migrated database of this test's own."""
    return new_database(request)
