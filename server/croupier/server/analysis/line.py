"""Who waits for one of few places: served in turn by asker, so that nobody waits for all that another one wants.

Of one asker, who came first is served first. Urgent ones, for whom somebody waits at a table, go before the others,
but every so often one of the others goes before them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

_URGENT_IN_A_ROW: Final = 3
"""So many urgent ones are served while others wait; then one of those."""

_Turn: TypeAlias = "asyncio.Future[None]"


def _always() -> None:
    pass


def _unheard(seconds: float) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody on whose behalf a process works; `key` tells them from others, and nothing else is known of them.

    `may_begin` is asked before they wait and when their turn has come, and raises what it likes; `took` hears for how
    many seconds they had a process.
    """

    key: Hashable = None
    is_urgent: bool = False
    may_begin: Callable[[], None] = _always
    took: Callable[[float], None] = _unheard


ANYBODY: Final = Asker()
"""Where it makes no difference who asks."""


class _Waiting:
    """Those who wait, by asker. The asker who was served longest ago comes first."""

    def __init__(self) -> None:
        self._by_key: OrderedDict[Hashable, deque[_Turn]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._by_key)

    def add(self, key: Hashable, turn: _Turn) -> None:
        self._by_key.setdefault(key, deque()).append(turn)

    def drop(self, key: Hashable, turn: _Turn) -> None:
        turns = self._by_key.get(key, deque())
        if turn in turns:
            turns.remove(turn)
        if not turns:
            self._by_key.pop(key, None)

    def pop(self) -> _Turn:
        key, turns = self._by_key.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._by_key[key] = turns
        return turn


class Line:
    """The line before `places` places."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._urgent, self._others = _Waiting(), _Waiting()
        self._in_a_row = 0

    async def enter(self, asker: Asker) -> None:
        """Wait for a place. Who gives up waiting leaves the line at once."""
        if self._free:
            self._free -= 1
            return
        waiting = self._urgent if asker.is_urgent else self._others
        turn: _Turn = asyncio.get_running_loop().create_future()
        waiting.add(asker.key, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                waiting.drop(asker.key, turn)
            else:
                # The place was given, and nobody is there to take it.
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place to who is next."""
        while self._urgent or self._others:
            is_urgent = bool(self._urgent) and (not self._others or self._in_a_row < _URGENT_IN_A_ROW)
            turn = (self._urgent if is_urgent else self._others).pop()
            # Who has just given up may not have left the line yet.
            if not turn.done():
                self._in_a_row = self._in_a_row + 1 if is_urgent and self._others else 0
                turn.set_result(None)
                return
        self._free += 1
