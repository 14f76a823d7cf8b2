"""Who may see a game and who may act in it: the one place where that is decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from croupier.server.storage.base import GameRow

from .refusals import Refusal, Why

ANONYMOUS: Final = ""
"""The subject of a caller who has not said who they are; games of anonymous callers belong to all of them."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls."""

    subject: str = ANONYMOUS


def require_sight(caller: Caller, row: GameRow) -> None:
    """`GAME_NOT_FOUND` unless the caller may see the game: others do not even learn that it exists."""
    if row.owner != caller.subject:
        raise Refusal(Why.GAME_NOT_FOUND, game_id=row.id)


def require_hand(caller: Caller, row: GameRow) -> None:
    """Refuse unless the caller may play, undo, resign or delete."""
    require_sight(caller, row)
