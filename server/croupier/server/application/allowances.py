"""How much one caller may have of the service: the one place where that is decided, and counted.

What is counted is counted in this process alone. A caller who has been silent for so long that all is theirs again is
forgotten, and of those who do nothing now no more than `_REMEMBERED` are kept, so that nobody fills the memory with
addresses.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Final

from croupier.server.analysis.line import Asker

from .access import Account
from .bucket import Bucket
from .refusals import Refusal, Why

_BURST: Final = 2
"""Seconds' worth of calls that may come all at once."""
_MINUTE: Final = 60.0
_SOON: Final = 0.1
"""Seconds after which another of one's calls has likely ended."""
_LATER: Final = 5.0
"""The same for a watch."""
_BEGUN: Final = 0.001
"""Seconds of search that must be there for one to begin: what it takes is known when it has ended."""
_REMEMBERED: Final = 10_000
_LOOKED_AT: Final = 2
"""Callers that are looked at for each new one, whether they can be forgotten: more than one, so that they get fewer."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What each caller may have; `inf` for as much as they like.

    `calls` a second, in a burst twice as many; `at_once`, calls at the same time, watches apart; `games` that run, of
    one owner; `watches` at the same time; `search`, seconds a minute that processes search for them.
    """

    calls: float = inf
    at_once: float = inf
    games: float = inf
    watches: float = inf
    search: float = inf


ENOUGH: Final = Allowance(calls=100, at_once=64, games=1000, watches=256, search=60)
"""What no player and no bot of good manners ever notices."""


class _Standing:
    """What a caller has of the service now."""

    __slots__ = ("at_once", "calls", "search", "watches")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.calls = Bucket(rate=allowance.calls, size=_BURST * allowance.calls, now=now)
        self.search = Bucket(rate=allowance.search / _MINUTE, size=allowance.search, now=now)
        self.at_once = 0
        self.watches = 0

    def is_busy(self) -> bool:
        return bool(self.at_once or self.watches)


class Allowances:
    """Counts what callers have, by account; of None, who is nobody's, nothing. `now` in seconds of any clock."""

    def __init__(self, allowance: Allowance | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self._allowance = allowance or Allowance()
        self.is_on = self._allowance != Allowance()
        self._now = now
        self._callers: OrderedDict[Account, _Standing] = OrderedDict()

    def enter(self, account: Account, *, is_watch: bool) -> Callable[[], None]:
        """A call begins, and ends when the result is called; `RATE_LIMITED` or `TOO_MANY_CALLS`.

        A watch lasts as long as its caller likes, so it is one of their calls a second and none of those at once.
        """
        allowance, now = self._allowance, self._now()
        standing = self._standing(account, now)
        if allowance.calls < inf:
            wait = standing.calls.wait(1, now)
            if wait:
                raise Refusal(Why.RATE_LIMITED, limit=round(allowance.calls), retry_after=wait)
            standing.calls.take(1, now)
        if is_watch:
            return _nothing
        if standing.at_once >= allowance.at_once:
            raise Refusal(Why.TOO_MANY_CALLS, limit=round(allowance.at_once), retry_after=_SOON)
        standing.at_once += 1
        return partial(_leave, standing)

    @contextmanager
    def watching(self, account: Account | None) -> Iterator[None]:
        """A watch, for as long as the context lasts; `TOO_MANY_WATCHES`."""
        if account is None or not self.is_on:
            yield
            return
        standing = self._standing(account, self._now())
        if standing.watches >= self._allowance.watches:
            raise Refusal(Why.TOO_MANY_WATCHES, limit=round(self._allowance.watches), retry_after=_LATER)
        standing.watches += 1
        try:
            yield
        finally:
            standing.watches -= 1

    def games(self, account: Account | None) -> int | None:
        """How many games of theirs may run; None for any number."""
        return None if account is None or self._allowance.games == inf else round(self._allowance.games)

    def asker(self, account: Account | None, *, is_urgent: bool) -> Asker:
        """Who lets search, for the processes that do; a search is refused with `SEARCH_LIMITED` before it begins."""
        if account is None or self._allowance.search == inf:
            return Asker(account, is_urgent=is_urgent)
        return Asker(
            account,
            is_urgent=is_urgent,
            may_begin=partial(self._require_search, account),
            took=partial(self._searched, account),
        )

    def __len__(self) -> int:
        """How many callers are remembered."""
        return len(self._callers)

    def _require_search(self, account: Account) -> None:
        now = self._now()
        wait = self._standing(account, now).search.wait(_BEGUN, now)
        if wait:
            raise Refusal(Why.SEARCH_LIMITED, limit=round(self._allowance.search), retry_after=wait)

    def _searched(self, account: Account, seconds: float) -> None:
        now = self._now()
        self._standing(account, now).search.take(seconds, now)

    def _standing(self, account: Account, now: float) -> _Standing:
        standing = self._callers.get(account)
        if standing is None:
            self._forget(now)
            standing = self._callers[account] = _Standing(self._allowance, now)
        else:
            self._callers.move_to_end(account)
        return standing

    def _forget(self, now: float) -> None:
        """Forget some of those who were silent longest, if they have all that they may have, or are too many."""
        for account in [account for account, _ in zip(self._callers, range(_LOOKED_AT), strict=False)]:
            standing = self._callers[account]
            if standing.is_busy():
                self._callers.move_to_end(account)
            elif len(self._callers) >= _REMEMBERED or self._is_whole(standing, now):
                del self._callers[account]

    def _is_whole(self, standing: _Standing, now: float) -> bool:
        allowance = self._allowance
        return (allowance.calls == inf or standing.calls.is_full(now)) and (
            allowance.search == inf or standing.search.is_full(now)
        )


def _leave(standing: _Standing) -> None:
    standing.at_once -= 1


def _nothing() -> None:
    pass
