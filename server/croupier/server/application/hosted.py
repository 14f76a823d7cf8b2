"""The hosted game: the one thing here that changes. A copy of what the store has, with a lock for its writers."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.sheet_text import read_text
from croupier.server.events.facts import MovesPlayed
from croupier.server.storage.base import GameNotFound, GameRow, Replay, Store

from .refusals import Refusal, Why
from .scene import Scene, applied

CUSTOM: Final = "custom"
"""How the text of a position names rules that a client sent."""

_POSITIONS: Final = 128
"""How many earlier positions of a game are kept for undo and redo."""


class Hosted:
    """A game in memory."""

    __slots__ = ("lock", "lost", "positions", "row", "rules", "scene")

    def __init__(self, row: GameRow, scene: Scene, rules: Rules) -> None:
        self.row = row
        self.scene = scene
        self.rules = rules
        self.lock = asyncio.Lock()
        self.lost: set[int] = set()
        self.positions: OrderedDict[int, Position] = OrderedDict()
        self.remember(scene.head.head, scene.position)

    def is_proven_lost(self, scene: Scene) -> bool:
        """Whether nothing can win from the scene any more: no move is left, or a search has proven it."""
        return scene.head.head in self.lost or scene.position.result == "stuck"

    def remember(self, node: int, position: Position) -> None:
        """Keep the position of a node, and forget the one that was wanted longest ago."""
        self.positions[node] = position
        self.positions.move_to_end(node)
        if len(self.positions) > _POSITIONS:
            self.positions.popitem(last=False)


class HostedGames:
    """The games in memory, the least recently used leaving first."""

    def __init__(self, store: Store, most: int = 4096) -> None:
        self._store = store
        self._most = most
        self._games: OrderedDict[str, Hosted] = OrderedDict()

    async def get(self, game_id: str) -> Hosted:
        """The game, loaded if need be; `GAME_NOT_FOUND`."""
        hosted = self._games.get(game_id)
        if hosted is not None:
            self._games.move_to_end(game_id)
            return hosted
        try:
            stored = await self._store.load(game_id)
        except GameNotFound:
            raise Refusal(Why.GAME_NOT_FOUND, game_id=game_id) from None
        rules = rules_of(stored.row)
        scene = Scene(stored.head, replayed(stored.row, rules, stored.replay))
        # Another call may have loaded it meanwhile: all must share one copy, and so one lock.
        return self._games.get(game_id) or self.put(Hosted(stored.row, scene, rules))

    def put(self, hosted: Hosted) -> Hosted:
        """Keep a game in memory."""
        self._games[hosted.row.id] = hosted
        while len(self._games) > self._most:
            oldest, game = next(iter(self._games.items()))
            if game.lock.locked():
                self._games.move_to_end(oldest)
                break
            del self._games[oldest]
        return hosted

    def drop(self, game_id: str) -> None:
        """Forget what is in memory of a game."""
        self._games.pop(game_id, None)

    async def position_at(self, hosted: Hosted, node: int) -> Position:
        """The position at a node of the game."""
        position = hosted.positions.get(node)
        if position is None:
            replay = await self._store.replay(hosted.row.id, node)
            position = replayed(hosted.row, hosted.rules, replay, hosted)
        # Where one watcher or one undo goes, the next is likely to go.
        hosted.remember(node, position)
        return position


def rules_of(row: GameRow) -> Rules:
    """The rules that the game was made with, whatever its variant has become since."""
    return _rules(row.rules)


@lru_cache(maxsize=1024)
def _rules(text: str) -> Rules:
    return overlaid(Rules(), json.loads(text))


def position_from(text: str, rules: Rules) -> Position:
    """The position that the store keeps as text."""
    return read_sheet(read_text(text), lambda _: rules).position


def replayed(row: GameRow, rules: Rules, replay: Replay, hosted: Hosted | None = None) -> Position:
    """The position that a replay leads to; what it passes is remembered where a hosted game is given."""
    position = position_from(row.deal if replay.snapshot is None else replay.snapshot.position, rules)
    for recorded in replay.facts:
        if isinstance(recorded.fact, MovesPlayed):
            position = applied(position, recorded.fact.moves)
            if hosted is not None:
                hosted.remember(recorded.revision, position)
    return position
