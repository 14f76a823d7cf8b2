"""What every use case needs, in one place: the store, the feed, the games in memory, the clock and chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from croupier.server.analysis.solvers import Solvers
from croupier.server.events.feed import Feed
from croupier.server.observing import Observer, Unobserved
from croupier.server.storage.base import DoneRequest, Request, Store

from .access import Caller, require_sight
from .allowances import Allowances
from .hosted import Hosted, HostedGames
from .limits import Limits
from .refusals import Refusal, Why
from .scene import Happening


@dataclass(frozen=True, slots=True)
class Chance:
    """Where chance comes from: numbers below n for shuffles, bytes for salts and tokens, ids that nobody can guess."""

    below: Callable[[int], int] = secrets.randbelow
    salt: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    token: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    new_id: Callable[[], str] = lambda: secrets.token_hex(16)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass(slots=True)
class House:
    """The service's inside, without any door. `due` hears of each write when the service itself has to act next."""

    store: Store
    solvers: Solvers
    limits: Limits = field(default_factory=Limits)
    allowances: Allowances = field(default_factory=Allowances)
    chance: Chance = field(default_factory=Chance)
    now_ms: Callable[[], int] = _now_ms
    feed: Feed[Happening] = field(default_factory=Feed)
    due: Callable[[str, int | None], None] = lambda game_id, due_ms: None
    observer: Observer = field(default_factory=Unobserved)
    draining: bool = False
    games: HostedGames = field(init=False)

    def __post_init__(self) -> None:
        self.games = HostedGames(self.store)

    async def seen_by(self, caller: Caller, game_id: str) -> Hosted:
        """The game, if the caller may see it; `GAME_NOT_FOUND`."""
        hosted = await self.games.get(game_id)
        require_sight(caller, hosted.row, hosted.scene.head)
        return hosted

    def drain(self) -> None:
        """Take no new game and end every watch."""
        self.draining = True
        self.feed.wake_all()

    def require_open(self) -> None:
        """`SHUTTING_DOWN` once the service is about to stop."""
        if self.draining:
            raise Refusal(Why.SHUTTING_DOWN, retry_after=1.0)


def same(done: DoneRequest, request: Request) -> DoneRequest:
    """What came of a write before, if it was the same one; `REQUEST_ID_REUSED` if not."""
    if done.request.digest != request.digest:
        raise Refusal(Why.REQUEST_ID_REUSED, request_id=request.id)
    return done
