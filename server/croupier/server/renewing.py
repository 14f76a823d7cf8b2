"""Files that are renewed while the service runs: keys, certificates. A broken one leaves what was read before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)

_LOOK_EVERY: Final = 1.0
"""Seconds between two looks at the files."""

_log = logging.getLogger(__name__)


class UnusableError(Exception):
    """The service cannot use what it was given. The message is a sentence, and has nothing of what a file holds."""


class Renewed(Generic[T_co]):
    """What files say. `UnusableError` where they cannot be used at first; later they may break and mend."""

    def __init__(self, paths: Sequence[Path], read: Callable[[], T_co]) -> None:
        self._paths = tuple(paths)
        self._read = read
        self._seen = self._state()
        self._value = read()

    @property
    def value(self) -> T_co:
        """What was read last; never half of something."""
        return self._value

    def look(self) -> None:
        """Read the files again if they have changed."""
        state = self._state()
        if state == self._seen:
            return
        # Before they are read: a change in the meantime is seen at the next look.
        self._seen = state
        try:
            self._value = self._read()
        except UnusableError as error:
            _log.error("what was read before stays in use: %s", error)
        else:
            _log.info("read %s again", ", ".join(map(str, self._paths)))

    def _state(self) -> tuple[object, ...]:
        return tuple(map(_state_of, self._paths))


def _state_of(path: Path) -> object:
    """What changes when a file is written or replaced; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


async def keep_looking(files: Sequence[Renewed[object]]) -> None:
    """Look at the files for ever, in a thread, so that no call waits for a disk."""
    while True:
        await asyncio.sleep(_LOOK_EVERY)
        for each in files:
            await asyncio.to_thread(each.look)


def read_bytes(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UnusableError(f"cannot read {path}: {error.strerror}") from None
