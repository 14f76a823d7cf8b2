"""What a process that searches may take of the machine: past that it dies, and the service does not."""

from __future__ import annotations

import math
import resource
from typing import Final

_OWN_BYTES: Final = 512 << 20
"""Room for the interpreter, the rules and answers, some 30 MB as measured, and for tables while they grow."""
_GRACE: Final = 5.0
"""Seconds of processor time that a question may cost besides its search."""


def hold(*, memory: int, seconds: float) -> None:
    """From here on, at most so many bytes for a search and seconds of processor time, and some of each to spare.

    No trace of what was searched stays behind: a process that dies of it leaves no core.
    """
    used = resource.getrusage(resource.RUSAGE_SELF)
    _set(resource.RLIMIT_DATA, _OWN_BYTES + memory)
    _set(resource.RLIMIT_CPU, math.ceil(used.ru_utime + used.ru_stime + seconds + _GRACE))
    _set(resource.RLIMIT_CORE, 0)


def _set(kind: int, most: int) -> None:
    """Set the limit that holds; the one above it, which cannot be raised again, stays, and may be the lower one."""
    _, above = resource.getrlimit(kind)
    resource.setrlimit(kind, (most if above == resource.RLIM_INFINITY else min(most, above), above))
