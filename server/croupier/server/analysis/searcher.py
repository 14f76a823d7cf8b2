"""A solver process: `python -m croupier.server.analysis.searcher`. One job at a time, from standard input."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from typing import Final

from croupier.engine.patience.hinting import suggest
from croupier.engine.patience.solving import solve
from croupier.engine.patience.verdict import Statistics

from .bounds import hold
from .jobs import CANCEL, SolveJob, SuggestJob, hints_line, progress_line, read_job, verdict_line

_EVERY: Final = 0.1
"""Seconds between two progress lines."""

_HINTS_SECONDS: Final = 60.0
"""Processor time that hints may cost; as a rule they take a tenth of a second."""

_NICE: Final = 10
"""Play goes first: a search takes what processor time is left."""


class _Input:
    """Standard input by lines, with a look at whether there is one."""

    def __init__(self) -> None:
        self._descriptor = sys.stdin.fileno()
        self._pending = b""
        self.ended = False

    def line(self) -> str | None:
        """The next line; None at the end."""
        while b"\n" not in self._pending and not self.ended:
            self._read()
        line, found, self._pending = self._pending.partition(b"\n")
        return line.decode() if found else None

    def is_called_off(self) -> bool:
        """Whether a line (it can only be `cancel`) or the end has come."""
        if not self.ended and select.select([self._descriptor], [], [], 0)[0]:
            self._read()
        return self.ended or b"\n" in self._pending

    def _read(self) -> None:
        data = os.read(self._descriptor, 1 << 16)
        self._pending += data
        self.ended = not data


def main() -> None:
    """Do jobs until the input ends."""
    os.nice(_NICE)
    # A service that was killed hears no answer: then end, and say nothing.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    lines = _Input()
    while (line := lines.line()) is not None:
        if line != CANCEL:
            job = read_job(line)
            if isinstance(job, SuggestJob):
                _suggest(job)
            else:
                _solve(job, lines)


def _suggest(job: SuggestJob) -> None:
    hold(memory=0, seconds=_HINTS_SECONDS)
    begun = time.monotonic()
    sets = 0

    def has_time() -> bool:
        # Another set of orders takes about as long as each so far.
        nonlocal sets
        sets += 1
        taken = time.monotonic() - begun
        return taken + taken / sets < job.seconds

    print(hints_line(suggest(job.view, job.rules, number=job.number, has_time=has_time)), flush=True)


def _solve(job: SolveJob, lines: _Input) -> None:
    hold(memory=job.limits.memory, seconds=job.limits.seconds)
    said = time.monotonic()

    def progress(statistics: Statistics) -> None:
        nonlocal said
        if time.monotonic() - said >= _EVERY:
            said = time.monotonic()
            print(progress_line(statistics), flush=True)

    verdict = solve(job.position, limits=job.limits, progress=progress, cancelled=lines.is_called_off)
    print(verdict_line(verdict), flush=True)


if __name__ == "__main__":
    main()
