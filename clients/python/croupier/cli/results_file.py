"""A file of results, a line each, that a run which was broken off goes on from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Generic, TypeVar

Result = TypeVar("Result")


class ResultsFile(Generic[Result]):
    """Results as lines of JSON. Without a path nothing is kept.

    `read` makes a result of what a line holds, and raises `ValueError`, `TypeError` or `KeyError` where it holds none.
    """

    def __init__(self, path: str | None, read: Callable[[object], Result]) -> None:
        self._path = None if path is None else Path(path)
        self._read = read

    def kept(self) -> Iterator[Result]:
        """The results of an earlier run; a line that was broken off is passed over."""
        if self._path is None or not self._path.exists():
            return
        for line in self._path.read_text("utf-8").splitlines():
            try:
                yield self._read(json.loads(line))
            except (ValueError, TypeError, KeyError):
                continue

    def end_last_line(self) -> None:
        """A run that was broken off may have left half a line; the next result must not be written on to it."""
        if self._path is not None and self._path.exists():
            whole = self._path.read_bytes()
            if whole and not whole.endswith(b"\n"):
                self._append("\n")

    def keep(self, result: Result) -> None:
        """Write a result to the end of the file."""
        self._append(json.dumps(result, separators=(",", ":")) + "\n")

    def _append(self, text: str) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as out:
                out.write(text)
