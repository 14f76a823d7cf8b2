"""The service's own turns: where a bot is in turn, or a player whose time is up, it plays for the seat.

The store knows when it has to act in which game, so a service that starts again goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from contextvars import Context
from typing import Final, Protocol

from croupier.engine.game import Move, Seat
from croupier.engine.whist.moves import WhistMove
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.position import Position as WhistPosition
from croupier.engine.whist.rules import Rules as WhistRules
from croupier.server.events.facts import Cause, MovesPlayed
from croupier.server.observing import way_to
from croupier.server.storage.base import StoreFull, StoreUnavailable

from .families import played
from .hosted import Hosted
from .house import House
from .playing import after_moves
from .refusals import Refusal
from .scene import Happening, Scene
from .writing import write

_log = logging.getLogger(__name__)

_FOR_EVER: Final = 1 << 62
_AGAIN: Final = 1.0
"""Seconds after which a turn that failed is tried once more."""
_LOOK: Final = 1.0
"""Seconds between looks at what is late in a store that is shared."""
_LATE_MS: Final = 1_500
"""So late is what nobody will do any more."""


class Thinking(Protocol):
    """Whoever thinks for bots: it is told what a seat sees and may play, and nothing else."""

    async def choose(
        self, name: str, view: WhistObservation, rules: WhistRules, legal: Sequence[WhistMove]
    ) -> WhistMove:
        """The move of the bot with a name."""
        ...


class Turns:
    """Acts when something is due. One action at a time for each game."""

    def __init__(self, house: House, thinking: Thinking) -> None:
        self._house = house
        self._thinking = thinking
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._watch: asyncio.Task[None] | None = None
        house.due = self.due

    async def start(self) -> None:
        """Take up whatever is due, or will be, in the games that are stored."""
        if self._house.store.is_shared:
            self._watch = asyncio.create_task(self._take_over())
            return
        for game_id, due_ms in await self._house.store.due(_FOR_EVER):
            self.due(game_id, due_ms)

    def due(self, game_id: str, due_ms: int | None) -> None:
        """Act in a game at a time, instead of when it was due before; None: not at all."""
        timer = self._timers.pop(game_id, None)
        if timer is not None:
            timer.cancel()
        if due_ms is not None:
            self._in(max(0, due_ms - self._house.now_ms()) / 1000, game_id)

    async def close(self) -> None:
        """Stop; what was due is due again when the service starts."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = (*self._tasks.values(), *(() if self._watch is None else (self._watch,)))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_over(self) -> None:
        """Act where it is late: whoever made the write that it follows from would have acted at once, and is gone."""
        while True:
            await asyncio.sleep(_LOOK)
            with contextlib.suppress(StoreUnavailable):
                for game_id, _ in await self._house.store.due(self._house.now_ms() - _LATE_MS):
                    self._begin(game_id)

    def _in(self, seconds: float, game_id: str) -> None:
        # Whatever call made this due, the turn is none of its doing, nor of its log and trace.
        loop, alone = asyncio.get_running_loop(), Context()
        self._timers[game_id] = loop.call_later(seconds, self._begin, game_id, context=alone)

    def _begin(self, game_id: str) -> None:
        self._timers.pop(game_id, None)
        if self._house.draining:
            return
        if game_id in self._tasks:
            self._again.add(game_id)
            return
        task = asyncio.get_running_loop().create_task(self._act(game_id))
        self._tasks[game_id] = task
        task.add_done_callback(lambda done: self._ended(game_id, done))

    def _ended(self, game_id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[game_id]
        again = game_id in self._again
        self._again.discard(game_id)
        if task.cancelled() or self._house.draining:
            return
        error = task.exception()
        if error is not None:
            # Only its kind and place are logged: a text may hold a card.
            kind, way = type(error).__name__, way_to(error.__traceback__)
            extra = {"game_id": game_id, "kind": kind, "where": " > ".join(way)}
            _log.error("a turn failed with %s at %s", kind, way[-1], extra=extra)
            self._in(_AGAIN, game_id)
        elif again:
            self._begin(game_id)

    async def _act(self, game_id: str) -> None:
        """Play for one seat, if that is due still; what is due then, the write says."""
        house = self._house
        try:
            hosted = await house.games.get(game_id)
            scene = hosted.scene
            if scene.head.due_ms is None:
                return
            if scene.head.due_ms > house.now_ms():
                self.due(game_id, scene.head.due_ms)
                return
            seat, move, cause = await self._turn(scene)

            async def decide(now: Hosted) -> Sequence[Happening]:
                position = played(now.scene.position, seat, move)
                return after_moves(house, now, position, MovesPlayed(seat, (move,), cause))

            revision = scene.head.revision
            await write(house, game_id, lambda row, head: None, decide, request=None, expected=revision)
        except (StoreFull, StoreUnavailable):
            self._in(_AGAIN, game_id)
        except Refusal:
            # Somebody was first, whose write has said what is due next, or the game is gone.
            pass

    async def _turn(self, scene: Scene) -> tuple[Seat, Move, Cause]:
        """Whose turn the service takes, with which move, and why."""
        position = scene.position
        in_turn = sorted(position.in_turn)
        bots = [seat for seat in in_turn if scene.head.seats[seat - 1].bot]
        if bots and isinstance(position, WhistPosition):
            seat = bots[0]
            name, legal = scene.head.seats[seat - 1].bot, position.legal_moves(seat)
            move = await self._thinking.choose(name, position.observe(seat), position.rules, legal)
            return seat, move, Cause.PLAYER
        # The first legal move is a pass, wherever passing is allowed.
        return in_turn[0], position.legal_moves(in_turn[0])[0], Cause.TIMEOUT
