"""Who may see a game and who may act in it: the one place where that is decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from croupier.server.events.facts import Mark
from croupier.server.storage.base import GameRow, Head

from .refusals import Refusal, Why

ANONYMOUS: Final = ""
"""The subject of a caller who has not said who they are; games of anonymous callers belong to all of them."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls."""

    subject: str = ANONYMOUS


def knows_every_card(row: GameRow, head: Head, now_ms: int) -> bool:
    """Whether the game may tell its caller every card: it is over, or the caller knows them all or was promised them.

    A daily deal is played by many, and stays shut until its day has ended, unless this player has seen it all.
    """
    if not any(head.seen) or head.marks & {Mark.DEAL_KNOWN, Mark.FULL_KNOWLEDGE}:
        return True
    return head.ending is not None and now_ms >= row.opens_ms


def require_sight(caller: Caller, row: GameRow) -> None:
    """`GAME_NOT_FOUND` unless the caller may see the game: others do not even learn that it exists."""
    if row.owner != caller.subject:
        raise Refusal(Why.GAME_NOT_FOUND, game_id=row.id)


def require_hand(caller: Caller, row: GameRow) -> None:
    """Refuse unless the caller may play, undo, resign or delete."""
    require_sight(caller, row)
