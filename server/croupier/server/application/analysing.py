"""Whether a position can still be won, for callers who may know every card of it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass

from croupier.engine.catalog import rules_of
from croupier.engine.patience.hinting import Hints
from croupier.engine.patience.position import PLAYER
from croupier.engine.patience.position import Position as PatiencePosition
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.verdict import Limits, Statistics, Unsolvable, Verdict
from croupier.engine.patience.written import read_written
from croupier.server.analysis.jobs import SolveJob, SuggestJob
from croupier.server.analysis.solvers import SearchLostError
from croupier.server.observing import Part

from .access import Caller, may_know_every_card
from .house import House
from .playing import require_running
from .refusals import Refusal, Why
from .scene import Scene
from .written import refusing


@dataclass(frozen=True, slots=True)
class HostedSubject:
    """A game where it stands."""

    game_id: str


@dataclass(frozen=True, slots=True)
class WrittenSubject:
    """A written position, by the rules of a variant or by those that it names itself."""

    text: str
    variant_id: str | None


@dataclass(frozen=True, slots=True)
class Solve:
    """Can it be won? At most so many nodes and seconds; None leaves it to the service."""

    subject: HostedSubject | WrittenSubject
    nodes: int | None
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Found:
    """The verdict, and the revision that was judged: 0 for a written position."""

    verdict: Verdict
    revision: int


async def solve(house: House, caller: Caller, command: Solve) -> AsyncGenerator[Statistics | Found, None]:
    """How far the search is, and last what it found. To close the iterator calls the search off."""
    house.require_open()
    limits = house.limits
    job_limits = Limits(
        nodes=min(command.nodes or limits.search_nodes, limits.search_nodes),
        seconds=min(command.seconds or limits.search_default, limits.search_seconds),
        memory=limits.search_bytes,
    )
    match command.subject:
        case WrittenSubject(text, variant_id):
            position, hosted, head = _written(text, variant_id), None, None
        case HostedSubject(game_id):
            hosted = await house.seen_by(caller, game_id)
            head, position = hosted.scene.head, _alone(hosted.scene)
            if not may_know_every_card(caller, hosted.row, head, house.now_ms()):
                raise Refusal(Why.FULL_KNOWLEDGE_NOT_ALLOWED, game_id=game_id)
    asker = house.allowances.asker(caller.account, is_urgent=False)
    try:
        with house.observer.part(Part.SEARCH):
            async with contextlib.aclosing(house.solvers.solve(SolveJob(position, job_limits), asker)) as answers:
                async for answer in answers:
                    if isinstance(answer, Statistics):
                        yield answer
                        continue
                    if hosted is not None and head is not None and isinstance(answer, Unsolvable):
                        hosted.lost.add(head.head)
                    yield Found(answer, 0 if head is None else head.revision)
    except SearchLostError:
        raise Refusal(Why.SEARCH_LOST, retry_after=1.0) from None


@dataclass(frozen=True, slots=True)
class Suggest:
    """Hints for a game where it stands; `seconds` None: as little time as it takes."""

    game_id: str
    number: int
    seconds: float | None


@dataclass(frozen=True, slots=True)
class Suggested:
    """Hints, and the scene that they are for."""

    hints: Hints
    scene: Scene


async def suggest(house: House, caller: Caller, command: Suggest) -> Suggested:
    """What to play next, judged from nothing but what the caller sees."""
    house.require_open()
    hosted = await house.seen_by(caller, command.game_id)
    require_running(hosted)
    scene = hosted.scene
    position = _alone(scene)
    view = position.observe(PLAYER, scene.head.seen)
    seconds = min(command.seconds or 0.0, house.limits.hint_seconds)
    asker = house.allowances.asker(caller.account, is_urgent=True)
    try:
        with house.observer.part(Part.SEARCH):
            hints = await house.solvers.suggest(SuggestJob(view, position.rules, command.number, seconds), asker)
    except SearchLostError:
        raise Refusal(Why.SEARCH_LOST, retry_after=1.0) from None
    return Suggested(hints, scene)


def _alone(scene: Scene) -> PatiencePosition:
    """The position of a game of one player: what is said about one of several would tell what others hold."""
    if not isinstance(scene.position, PatiencePosition):
        raise Refusal(Why.ONE_PLAYER_ONLY)
    return scene.position


def _written(text: str, variant_id: str | None) -> PatiencePosition:
    with refusing("position"):
        return read_sheet(read_written(text), rules_of, variant_id).position
