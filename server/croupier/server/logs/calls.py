"""The observer that logs calls: each one at debug, and at warning those that took long.

A call that is refused is the caller's affair, and said at debug; a fault of ours is said at error where its status is
made. What a search takes is not counted: the caller asked for it, and said for how long.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter

from croupier.server.observing import CURRENT, Begin, CallContext, End, Method, Part, Unobserved

_log = logging.getLogger("croupier.server.calls")


class CallLog(Unobserved):
    """Logs calls. One that takes longer than `slow` seconds, its searches apart, is worth a warning."""

    def __init__(self, slow: float) -> None:
        self._slow = slow

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        # A stream lasts for as long as its caller likes.
        slow = float("inf") if method.is_streaming else self._slow

        def begin(call: CallContext) -> End:
            begun = perf_counter()

            def end(code: str, reason: str) -> None:
                seconds = perf_counter() - begun
                if seconds > slow and seconds - call.searched > slow:
                    _log.warning("slow call", extra=_ended(code, reason, seconds))
                elif _log.isEnabledFor(logging.DEBUG):
                    _log.debug("call", extra=_ended(code, reason, seconds))

            return end

        return begin

    def part(self, part: Part) -> AbstractContextManager[None]:
        """See `Observer.part`."""
        return _search() if part is Part.SEARCH else super().part(part)


@contextmanager
def _search() -> Iterator[None]:
    begun = perf_counter()
    try:
        yield
    finally:
        call = CURRENT.get()
        if call is not None:
            call.searched += perf_counter() - begun


def _ended(code: str, reason: str, seconds: float) -> dict[str, object]:
    said: dict[str, object] = {"code": code, "seconds": round(seconds, 6)}
    return said | {"reason": reason} if reason else said
