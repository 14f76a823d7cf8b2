"""Who may see a game, who may act in it and from which seat: the one place where that is decided.

A patience belongs to its owner, who has its one seat; nobody else learns that it exists. At a table of several, a seat
belongs to whoever holds its token, if it is the subject that it was given to. Everybody may look on, unless the table
is private. The owner may close and delete it and seat bots.

As long as callers do not say who they are, all are one anonymous subject. A table that this one owns belongs to those
who sit at it, and to everybody while no player does.

What a caller may do at all is said by scopes. An admin may look on at any game, and close and delete it; of a running
game they see what anybody who looks on would, and no card more.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from croupier.engine.game import Seat
from croupier.server.events.facts import Mark
from croupier.server.storage.base import GameRow, Head

from .refusals import Refusal, Why

ANONYMOUS: Final = ""
"""The subject of a caller who has not said who they are; games of anonymous callers belong to all of them."""

Account: TypeAlias = tuple[str, str]
"""Whose calls are counted together: a subject, or where there is none the address that calls come from."""

_ALONE: Final[Seat] = 1
"""The seat of who plays alone."""


class Scope(StrEnum):
    """What a caller may do, as tokens name it."""

    PLAY = "play"
    """Make games and act in them; who may play may watch."""
    WATCH = "watch"
    """Look at games."""
    ANALYSE = "analyse"
    """Let the service search."""
    ADMIN = "admin"
    """See, close and delete any game; who may do that may play."""


_IMPLIED: Final[Mapping[Scope, frozenset[Scope]]] = {
    Scope.PLAY: frozenset({Scope.WATCH}),
    Scope.ADMIN: frozenset({Scope.PLAY, Scope.WATCH}),
}

EVERYDAY: Final = frozenset({Scope.PLAY, Scope.WATCH, Scope.ANALYSE})
"""What everybody may do where callers do not say who they are: all that has no power over others."""


def granted(scopes: Iterable[Scope]) -> frozenset[Scope]:
    """Scopes, with those that they imply."""
    said = frozenset(scopes)
    return said.union(*(_IMPLIED.get(scope, frozenset()) for scope in said))


@dataclass(frozen=True, slots=True)
class Caller:
    """Who calls, the token of the seat that they say they have, and what they may do.

    `account` is None where nobody counts what they have of the service.
    """

    subject: str = ANONYMOUS
    seat_token: str | None = field(default=None, repr=False)
    scopes: frozenset[Scope] = EVERYDAY
    account: Account | None = None


_NOBODY: Final = Caller()


def anonymous(authorization: str | None) -> Caller:
    """The caller where nobody says who they are, whatever a call carries."""
    return _NOBODY


def require_scope(caller: Caller, scope: Scope) -> None:
    """`SCOPE_MISSING` for a caller who may not do this at all."""
    if scope not in caller.scopes:
        raise Refusal(Why.SCOPE_MISSING, scope=str(scope))


def hashed(token: str) -> str:
    """What is kept of a seat's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def knows_every_card(row: GameRow, head: Head, now_ms: int) -> bool:
    """Whether the game may tell its caller every card: it is over, or the caller knows them all or was promised them.

    A daily deal is played by many, and stays shut until its day has ended, unless this player has seen it all.
    """
    if head.seats:
        return head.ending is not None
    if not any(head.seen) or head.marks & {Mark.DEAL_KNOWN, Mark.FULL_KNOWLEDGE}:
        return True
    return head.ending is not None and now_ms >= row.opens_ms


def may_know_every_card(caller: Caller, row: GameRow, head: Head, now_ms: int) -> bool:
    """Whether this caller may be told every card: what the player of a running game knows is the player's alone."""
    return knows_every_card(row, head, now_ms) and (head.ending is not None or owns(caller, row, head))


def seat_given(caller: Caller, row: GameRow, head: Head) -> Seat | None:
    """The seat whose token the caller has, also where they have left it; `SEAT_TOKEN_UNKNOWN` for any other token."""
    if caller.seat_token is None:
        return None
    offered = hashed(caller.seat_token)
    for seat, sitter in enumerate(head.seats, 1):
        if hmac.compare_digest(sitter.token, offered) and sitter.subject == caller.subject:
            return seat
    raise Refusal(Why.SEAT_TOKEN_UNKNOWN, game_id=row.id)


def seat_of(caller: Caller, row: GameRow, head: Head) -> Seat | None:
    """The seat that the caller sits in; None for an onlooker."""
    seat = seat_given(caller, row, head)
    if not head.seats:
        return _ALONE if caller.subject == row.owner else None
    return seat if seat is not None and head.seats[seat - 1].is_player else None


def owns(caller: Caller, row: GameRow, head: Head) -> bool:
    """Whether the game is the caller's."""
    if caller.subject != row.owner:
        return False
    if caller.subject != ANONYMOUS or not head.seats:
        return True
    return seat_of(caller, row, head) is not None or not any(sitter.is_player for sitter in head.seats)


def require_sight(caller: Caller, row: GameRow, head: Head) -> None:
    """`GAME_NOT_FOUND` unless the caller may see the game: others do not even learn that it exists."""
    if head.seats and not row.private:
        seat_given(caller, row, head)
        return
    try:
        may_see = Scope.ADMIN in caller.scopes or owns(caller, row, head) or seat_of(caller, row, head) is not None
    except Refusal:
        # A wrong token must not tell that the table is there.
        may_see = False
    if not may_see:
        raise Refusal(Why.GAME_NOT_FOUND, game_id=row.id)
    seat_given(caller, row, head)


def require_invitation(caller: Caller, row: GameRow, head: Head) -> None:
    """`GAME_NOT_FOUND` unless the caller may ask for a seat: whoever knows a table's id may, also a private one's."""
    if not head.seats:
        require_sight(caller, row, head)
    seat_given(caller, row, head)


def require_seat(caller: Caller, row: GameRow, head: Head) -> Seat:
    """The seat that the caller plays from; `NOT_YOUR_GAME` for an onlooker."""
    seat = seat_of(caller, row, head)
    if seat is None:
        raise Refusal(Why.NOT_YOUR_GAME, game_id=row.id)
    return seat


def require_owner(caller: Caller, row: GameRow, head: Head) -> None:
    """`NOT_YOUR_GAME` for anybody but the owner."""
    if not owns(caller, row, head):
        raise Refusal(Why.NOT_YOUR_GAME, game_id=row.id)


def require_power(caller: Caller, row: GameRow, head: Head) -> None:
    """`NOT_YOUR_GAME` for who may not close or delete the game: its owner may, and an admin."""
    if Scope.ADMIN not in caller.scopes:
        require_owner(caller, row, head)
