"""Looking at games: a view now or at a revision, the legal moves, a judgement, lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from croupier.engine.errors import IllegalMoveError
from croupier.engine.game import Move
from croupier.server.events.facts import GameClosed
from croupier.server.storage.base import Cursor, GameFilter, GamePage, RevisionNotFound

from .access import Caller, require_seat
from .families import own_move, played
from .hosted import Hosted
from .house import House
from .refusals import Refusal, Why
from .scene import Scene, sitting


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the rules say of a move at a revision; `illegal` is None for a legal one."""

    revision: int
    move: Move
    illegal: IllegalMoveError | None
    scene: Scene


async def get_scene(house: House, caller: Caller, game_id: str, at_revision: int | None = None) -> tuple[Hosted, Scene]:
    """The game, and how it stands now or stood at a revision."""
    hosted = await house.seen_by(caller, game_id)
    if at_revision is None or at_revision == hosted.scene.head.revision:
        return hosted, hosted.scene
    return hosted, await scene_at(house, hosted, at_revision)


async def scene_at(house: House, hosted: Hosted, revision: int) -> Scene:
    """How the game stood at a revision. What has been seen, and the marks, are those of now: nothing is unseen."""
    game_id, now = hosted.row.id, hosted.scene.head
    try:
        node = await house.store.node(game_id, revision)
        tip = await house.store.tip(game_id, revision)
    except RevisionNotFound:
        raise Refusal(Why.REVISION_NOT_FOUND, revision=revision, current_revision=now.revision) from None
    facts = await house.store.facts(game_id, after=revision - 1, limit=1) if revision > 1 else ()
    changes = await house.store.seat_changes(game_id, upto=revision) if now.seats else ()
    last = facts[0].fact if facts else None
    head = now._replace(
        revision=revision,
        head=node.revision,
        depth=node.depth,
        tip=tip.revision,
        tip_depth=tip.depth,
        ending=last.ending if isinstance(last, GameClosed) else None,
        update_ms=facts[0].time_ms if facts else hosted.row.create_ms,
        seats=sitting(hosted.row.seats, changes),
        act_by_ms=None,
        due_ms=None,
    )
    return Scene(head, await house.games.standing_at(hosted, node.revision), hosted.row.act_within_ms)


async def judge(house: House, caller: Caller, game_id: str, move: Move) -> Judgement:
    """Whether a move may be played now; nothing is played."""
    hosted = await house.seen_by(caller, game_id)
    scene = hosted.scene
    own_move(hosted.rules, move, "move")
    seat = require_seat(caller, hosted.row, scene.head)
    try:
        played(scene.position, seat, move)
    except IllegalMoveError as illegal:
        return Judgement(scene.head.revision, move, illegal, scene)
    return Judgement(scene.head.revision, move, None, scene)


async def list_games(
    house: House,
    caller: Caller,
    *,
    labels: Mapping[str, str],
    closed: bool | None,
    updated_after_ms: int | None,
    open_seats: bool,
    page_size: int,
    after: Cursor | None,
) -> GamePage:
    """A page of what the caller owns or sits at, or of what anybody may join, the most recently changed first."""
    wanted = GameFilter(caller.subject, labels, closed, updated_after_ms, open_seats)
    limit = min(page_size, house.limits.page_size) or house.limits.page_size
    return await house.store.games(wanted, limit=limit, after=after)
