"""A progress bar over long work, where somebody looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def tracked(items: Iterable[T], *, what: str, count: int, done: int = 0) -> Iterator[T]:
    """The items as they come, counted on standard error if that is a terminal; `done` of `count` were there before."""
    console = Console(stderr=True)
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal or count < 2) as progress:
        task = progress.add_task(what, total=count, completed=done)
        for item in items:
            yield item
            progress.advance(task)
