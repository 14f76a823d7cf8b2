"""A PostgreSQL server of the tests' own: a cluster in a temporary folder, on a port of its own."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from croupier.server.storage.postgres import migrated

from .process import free_port

OWNER = "postgres"
ELSEWHERE = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of the server's programs; None where there is no server."""
    found = shutil.which("initdb")
    if found is not None and (Path(found).resolve().parent / "postgres").exists():
        return Path(found).resolve().parent
    versions = sorted(ELSEWHERE.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


class PostgresServer:
    """A running server; it keeps its promises as one in production does, so nothing of `fsync` is turned off."""

    def __init__(self, folder: Path) -> None:
        self._programs = programs()
        assert self._programs is not None
        self._data = folder / "data"
        # It refuses to run as root, and its own user needs a way to the folder.
        self._user = OWNER if os.geteuid() == 0 else None
        folder.mkdir(parents=True, exist_ok=True)
        if self._user:
            shutil.chown(folder, self._user)
        self.port = free_port()
        self._run("initdb", "-D", self._data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()
        self._databases = 0

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self.port} -k '' -c listen_addresses=127.0.0.1 -c max_connections=200"
        # After a crash it first flushes every file that it has: one by one, that takes a busy disk minutes.
        options += " -c recovery_init_sync_method=syncfs"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", self._data / "log", "-w", "-t", 300, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop: `fast` drops the connections, `immediate` is a crash."""
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def url(self, database: str) -> str:
        """Where a database is."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"croupier_{self._databases}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, database: str, statement: str) -> str:
        """What a statement answers, as plain text."""
        return self._run("psql", "-d", self.url(database), "-At", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def _run(self, program: str, *arguments: object) -> str:
        assert self._programs is not None
        path = self._programs / program
        # Not by `subprocess`'s own `user`: it forks, and gRPC's threads do not survive that.
        as_user: Sequence[str] = ["runuser", "-u", self._user, "--"] if self._user else []
        command: Sequence[str] = [*as_user, str(path) if path.exists() else program, *map(str, arguments)]
        # What a server writes to the terminal would keep a pipe open for as long as it runs.
        with tempfile.TemporaryFile("w+") as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd="/", check=False)
            out.seek(0)
            said = out.read()
        assert done.returncode == 0, f"{program} ended with {done.returncode}: {said}"
        return said.strip()


def new_database(request: pytest.FixtureRequest) -> str:
    """The address of a migrated database; where there is no server, the test is skipped."""
    server: PostgresServer = request.getfixturevalue("postgres")
    url = server.new_database()
    asyncio.run(migrated(url))
    return url
