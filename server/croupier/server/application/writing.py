"""The one way in which a game changes: decide under its lock, store, and only then show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from croupier.server.events.facts import Fact, HandDealt, MovesPlayed, RecordedFact
from croupier.server.observing import Part
from croupier.server.storage.base import (
    SNAPSHOT_EVERY,
    DoneRequest,
    GameNotFound,
    GameRow,
    Head,
    Request,
    RequestExists,
    RevisionConflict,
    Snapshot,
)

from .checkpoints import checkpoint
from .families import position_text
from .hosted import Hosted
from .house import House, same
from .refusals import IllegalInBatchError, Refusal, Why
from .scene import Happening, Scene


@dataclass(frozen=True, slots=True)
class Written:
    """What a write did: the revision it made, by which facts, and the game now."""

    revision: int
    facts: tuple[RecordedFact, ...]
    hosted: Hosted
    scene: Scene

    @property
    def played(self) -> MovesPlayed | None:
        """The moves that it played, if it played any."""
        first = self.facts[0].fact if self.facts else None
        return first if isinstance(first, MovesPlayed) else None


Decide = Callable[[Hosted], Awaitable[Sequence[Happening]]]
"""What a write would make of the game (nothing: it asks for nothing that can be done), or the refusal."""

Admit = Callable[[GameRow, Head], object]
"""Refuses whoever may not even ask."""


async def write(
    house: House,
    game_id: str,
    admit: Admit,
    decide: Decide,
    *,
    request: Request | None,
    expected: int | None,
) -> Written:
    """Change a game. A repeated request answers with what the first one did, before every check but `admit`."""
    while True:
        hosted = await house.games.get_known(game_id)
        async with hosted.lock:
            if hosted.heard > hosted.scene.head.revision:
                # What is known to be old is not worth deciding on.
                await house.games.renew(hosted)
            written = await _attempt(house, hosted, admit, decide, request, expected)
        if written is not None:
            return written


async def _attempt(
    house: House, hosted: Hosted, admit: Admit, decide: Decide, request: Request | None, expected: int | None
) -> Written | None:
    """Change the game as it is known here; None where others had changed it meanwhile: all is to decide anew."""
    try:
        admit(hosted.row, hosted.scene.head)
    except Refusal:
        if await _was_old(house, hosted):
            return None
        raise
    try:
        _require_revision(hosted, expected)
        happenings = await decide(hosted)
        if happenings:
            return await _store(house, hosted, happenings, request)
        if await _was_old(house, hosted):
            return None
        return Written(hosted.scene.head.revision, (), hosted, hosted.scene)
    except RevisionConflict as conflict:
        await house.games.renew(hosted)
        if expected is not None:
            raise _conflict(expected, conflict.current) from None
        return None
    except RequestExists as exists:
        if request is None:
            raise
        await house.games.renew(hosted)
        return _again(hosted, exists.done, request)
    except (Refusal, IllegalInBatchError):
        if await _was_old(house, hosted):
            return None
        # The usual call finds its id unused when it is stored; only one that fails has to look it up.
        done = None
        if request is not None:
            done = await house.store.request(request.caller, request.id, game_id=hosted.row.id)
        if done is None or request is None:
            raise
        return _again(hosted, done, request)


async def _was_old(house: House, hosted: Hosted) -> bool:
    """Whether the game had been changed by others; now it is as they left it."""
    if not house.store.is_shared:
        return False
    before = hosted.scene.head.revision
    await house.games.renew(hosted)
    return hosted.scene.head.revision != before


def _again(hosted: Hosted, done: DoneRequest, request: Request) -> Written:
    same(done, request)
    return Written(done.revision, tuple(done.facts), hosted, hosted.scene)


def _require_revision(hosted: Hosted, expected: int | None) -> None:
    current = hosted.scene.head.revision
    if expected is not None and expected != current:
        raise _conflict(expected, current)


def _conflict(expected: int, current: int) -> Refusal:
    return Refusal(Why.REVISION_CONFLICT, expected_revision=expected, current_revision=current)


async def _store(house: House, hosted: Hosted, happenings: Sequence[Happening], request: Request | None) -> Written:
    after = happenings[-1].scene
    facts = tuple(happening.fact for happening in happenings if happening.fact is not None)
    storing = asyncio.ensure_future(
        house.store.append(
            hosted.row.id,
            expected=hosted.scene.head.revision,
            facts=facts,
            head=after.head,
            request=request,
            snapshots=_snapshots(hosted, happenings),
        )
    )
    try:
        with house.observer.part(Part.COMMIT):
            await asyncio.shield(storing)
    except asyncio.CancelledError:
        # Whoever goes away meanwhile must not leave a game stored and not shown.
        _once_stored(storing, lambda: _show(house, hosted, happenings, facts))
        raise
    except GameNotFound:
        house.games.drop(hosted.row.id)
        raise Refusal(Why.GAME_NOT_FOUND, game_id=hosted.row.id) from None
    _show(house, hosted, happenings, facts)
    return Written(after.head.revision, facts, hosted, after)


def _once_stored(storing: asyncio.Future[None], then: Callable[[], None]) -> None:
    """Do something when a write that nobody waits for any more is done; nothing if it fails."""

    def heard(stored: asyncio.Future[None]) -> None:
        if not stored.cancelled() and stored.exception() is None:
            then()

    storing.add_done_callback(heard)


def _show(house: House, hosted: Hosted, happenings: Sequence[Happening], facts: Sequence[RecordedFact]) -> None:
    """Let everybody see what is stored now."""
    after = happenings[-1].scene
    hosted.advance(after)
    house.observer.written(facts)
    house.feed.publish(hosted.row.id, happenings)
    house.due(hosted.row.id, after.head.due_ms)


def _snapshots(hosted: Hosted, happenings: Sequence[Happening]) -> list[Snapshot]:
    """The positions of the nodes that are worth one: every so many steps, and where a hand was dealt."""
    found, before = [], hosted.scene
    for happening in happenings:
        head = happening.scene.head
        fact = None if happening.fact is None else happening.fact.fact
        text = ""
        if isinstance(fact, HandDealt):
            text = checkpoint(before.standing, fact)
        elif isinstance(fact, MovesPlayed) and head.depth % SNAPSHOT_EVERY == 0:
            text = position_text(happening.scene.position, hosted.row.variant_id)
        if text:
            found.append(Snapshot(head.head, text))
        before = happening.scene
    return found


def recorded(house: House, revision: int, fact: Fact) -> RecordedFact:
    """A fact with its revision and the time."""
    return RecordedFact(revision, house.now_ms(), fact)
