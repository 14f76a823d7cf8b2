"""The hosted game: the one thing here that changes. A copy of what the store has, with a lock for its writers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from croupier.engine.patience.position import Position as PatiencePosition
from croupier.engine.patience.rules import Rules as PatienceRules
from croupier.server.events.facts import HandDealt, MovesPlayed
from croupier.server.storage.base import GameNotFound, GameRow, Replay, Store

from .checkpoints import resumed
from .families import AnyRules, position_from, rules_of, start_of
from .refusals import Refusal, Why
from .scene import Scene, Standing

_STANDINGS: Final = 128
"""How many earlier positions of a game are kept for undo and redo."""


class Hosted:
    """A game in memory. `heard`: the latest revision that others are known to have brought it to."""

    __slots__ = ("heard", "lock", "lost", "row", "rules", "scene", "standings")

    def __init__(self, row: GameRow, scene: Scene, rules: AnyRules) -> None:
        self.row = row
        self.scene = scene
        self.rules = rules
        self.lock = asyncio.Lock()
        self.lost: set[int] = set()
        self.heard = 0
        self.standings: OrderedDict[int, Standing] = OrderedDict()
        self.remember(scene.head.head, scene.standing)

    def advance(self, scene: Scene) -> None:
        """Show a scene, unless a later one is shown already."""
        if scene.head.revision > self.scene.head.revision:
            self.scene = scene
            self.remember(scene.head.head, scene.standing)

    def is_proven_lost(self, scene: Scene) -> bool:
        """Whether nothing can win from the scene any more: no move is left, or a search has proven it."""
        position = scene.position
        stuck = isinstance(position, PatiencePosition) and position.result == "stuck"
        return stuck or scene.head.head in self.lost

    def remember(self, node: int, standing: Standing) -> None:
        """Keep how things stand at a node, and forget the one that was wanted longest ago."""
        self.standings[node] = standing
        self.standings.move_to_end(node)
        if len(self.standings) > _STANDINGS:
            self.standings.popitem(last=False)


class HostedGames:
    """The games in memory, the least recently used leaving first."""

    def __init__(self, store: Store, most: int = 4096) -> None:
        self._store = store
        self._most = most
        self._games: OrderedDict[str, Hosted] = OrderedDict()

    async def get(self, game_id: str) -> Hosted:
        """The game as it is now; `GAME_NOT_FOUND`."""
        hosted = await self.get_known(game_id)
        if self._store.is_shared:
            await self.renew(hosted)
        return hosted

    async def get_known(self, game_id: str) -> Hosted:
        """The game as it is, or as it was before others wrote to it whom nobody has heard of yet; `GAME_NOT_FOUND`.

        It is enough for what will be written, since the store refuses to write to anything but the latest revision.
        """
        hosted = self.known(game_id)
        if hosted is not None:
            self._games.move_to_end(game_id)
            return hosted
        row, rules, scene = await self._loaded(game_id)
        # Another call may have loaded it meanwhile: all must share one copy, and so one lock.
        hosted = self.known(game_id) or self.put(Hosted(row, scene, rules))
        hosted.advance(scene)
        return hosted

    def known(self, game_id: str) -> Hosted | None:
        """The game if it is in memory."""
        return self._games.get(game_id)

    async def renew(self, hosted: Hosted) -> None:
        """Catch up with what others wrote; `GAME_NOT_FOUND`."""
        game_id = hosted.row.id
        try:
            before = hosted.scene.head.revision
            if hosted.heard > before or await self._store.revision(game_id) > before:
                _, _, scene = await self._loaded(game_id)
                hosted.advance(scene)
        except GameNotFound:
            self.drop(game_id)
            raise Refusal(Why.GAME_NOT_FOUND, game_id=game_id) from None

    async def _loaded(self, game_id: str) -> tuple[GameRow, AnyRules, Scene]:
        try:
            stored = await self._store.load(game_id)
        except GameNotFound:
            raise Refusal(Why.GAME_NOT_FOUND, game_id=game_id) from None
        rules = rules_of(stored.row)
        return (
            stored.row,
            rules,
            Scene(stored.head, replayed(stored.row, rules, stored.replay), stored.row.act_within_ms),
        )

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

    async def standing_at(self, hosted: Hosted, node: int) -> Standing:
        """How things stood at a node of the game."""
        standing = hosted.standings.get(node)
        if standing is None:
            replay = await self._store.replay(hosted.row.id, node)
            standing = replayed(hosted.row, hosted.rules, replay, hosted)
        # Where one watcher or one undo goes, the next is likely to go.
        hosted.remember(node, standing)
        return standing


def replayed(row: GameRow, rules: AnyRules, replay: Replay, hosted: Hosted | None = None) -> Standing:
    """How things stand where a replay leads to; what it passes is remembered where a hosted game is given."""
    snapshot = replay.snapshot
    if snapshot is None:
        standing = Standing(start_of(row, rules))
    elif isinstance(rules, PatienceRules):
        standing = Standing(position_from(snapshot.position, rules))
    else:
        standing = resumed(snapshot.position, rules)
    for recorded in replay.facts:
        if isinstance(recorded.fact, MovesPlayed | HandDealt):
            standing = standing.after(recorded.fact)
            if hosted is not None:
                hosted.remember(recorded.revision, standing)
    return standing
