"""Checks of a folder with games, beside a service that uses it or without one. The games are only read."""

from __future__ import annotations

import fcntl
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from croupier.server.storage.sqlite import DATABASE, LOCK
from croupier.server.storage.sqlite_schema import MIGRATIONS

from .findings import Checks, Finding, Level

_MEGABYTE: Final = 1 << 20
_LITTLE: Final = 1024
_TOO_LITTLE: Final = 64
"""Megabytes of room: a write needs room for itself and for the log of those before it."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder; `in_use`: whether a service should be using it now."""

    path: Path
    in_use: bool


def writable(folder: Folder) -> Finding:
    """Whether it is there and takes files."""
    facts = {"folder": str(folder.path)}
    if not folder.path.is_dir():
        return Finding(Level.FAIL, "doctor-no-folder", facts)
    try:
        with tempfile.TemporaryFile(dir=folder.path):
            return Finding(Level.OK, "doctor-folder", facts)
    except OSError as error:
        return Finding(Level.FAIL, "doctor-folder-closed", facts | {"why": error.strerror or str(error)})


def form(folder: Folder) -> Finding:
    """Whether this version knows the form of the data."""
    known = len(MIGRATIONS)
    if not (folder.path / DATABASE).exists():
        return Finding(Level.OK, "doctor-no-data")
    try:
        with _database(folder) as database:
            (found,) = database.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        return Finding(Level.FAIL, "doctor-damaged", {"why": str(error)})
    facts = {"form": found, "known": known}
    if found > known:
        return Finding(Level.FAIL, "doctor-form-new", facts)
    return (
        Finding(Level.WARNING, "doctor-form-old", facts) if found < known else Finding(Level.OK, "doctor-form", facts)
    )


def whole(folder: Folder) -> Finding:
    """Whether the database is what it was written as."""
    if not (folder.path / DATABASE).exists():
        return Finding(Level.OK, "doctor-no-data")
    try:
        with _database(folder) as database:
            (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        said = str(error)
    return Finding(Level.OK, "doctor-whole") if said == "ok" else Finding(Level.FAIL, "doctor-damaged", {"why": said})


def room(folder: Folder) -> Finding:
    """How much the disk still takes."""
    free = shutil.disk_usage(folder.path).free // _MEGABYTE
    level = Level.FAIL if free < _TOO_LITTLE else Level.WARNING if free < _LITTLE else Level.OK
    return Finding(level, "doctor-room", {"free": free})


def lock(folder: Folder) -> Finding:
    """Whether a service uses the folder, and whether one should."""
    used = _is_locked(folder.path / LOCK)
    level = Level.OK if used == folder.in_use else Level.WARNING
    return Finding(level, "doctor-locked" if used else "doctor-unlocked")


def _is_locked(path: Path) -> bool:
    """Tries it, for as long as that takes: a service that starts in that moment finds the folder in use."""
    try:
        with path.open(encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    return False


@contextmanager
def _database(folder: Folder) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{(folder.path / DATABASE).absolute().as_uri()}?mode=ro", uri=True)) as database:
        yield database


FOLDER_CHECKS: Final = Checks(writable, (form, whole, room, lock))
