"""Taking seats at a table and leaving them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from croupier.bots.whist import BOTS
from croupier.engine.game import Seat
from croupier.server.events.facts import SeatChanged, Sitter
from croupier.server.storage.base import Request

from .access import Caller, hashed, require_invitation, require_owner, require_seat, require_sight, seat_given
from .course import followed
from .hosted import Hosted
from .house import House
from .playing import require_running
from .refusals import Refusal, Why, invalid
from .scene import Happening, seated
from .tokens import token_for
from .writing import Written, recorded, write


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat (0: the first that is free), or seat a bot."""

    game_id: str
    seat: Seat
    bot: str
    request: Request | None


@dataclass(frozen=True, slots=True)
class Joined:
    """What the write did, which seat was taken, and its token: empty for a bot and for who has come back."""

    written: Written
    seat: Seat
    token: str


async def join(house: House, caller: Caller, command: Join) -> Joined:
    """Take a free seat, come back to one's own, or, as the table's owner, seat a bot."""
    check_bot(command.bot, "bot")
    is_new = not command.bot and caller.seat_token is None
    token = await token_for(house, caller, command.game_id, command.request) if is_new else ""

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        row, head = hosted.row, hosted.scene.head
        require_running(hosted)
        if command.bot:
            require_owner(caller, row, head)
            seat = _free(head.seats, command.seat, for_bot=True)
            return seat_changed(house, hosted, seat, replace(head.seats[seat - 1], bot=command.bot, left=False))
        own = seat_given(caller, row, head)
        if own is not None:
            sitter = head.seats[own - 1]
            return [] if sitter.is_player else seat_changed(house, hosted, own, replace(sitter, bot="", left=False))
        seat = _free(head.seats, command.seat, for_bot=False)
        return seat_changed(house, hosted, seat, Sitter(caller.subject, hashed(token)))

    admit = partial(require_invitation, caller)
    written = await write(house, command.game_id, admit, decide, request=command.request, expected=None)
    return Joined(written, _seat_in(written) or require_seat(caller, written.hosted.row, written.scene.head), token)


async def leave(house: House, caller: Caller, game_id: str, bot: str, request: Request | None) -> Written:
    """Leave one's seat, to nobody or to a bot; it is kept for who comes back with its token."""
    check_bot(bot, "bot")

    async def decide(hosted: Hosted) -> Sequence[Happening]:
        row, head = hosted.row, hosted.scene.head
        if not head.seats:
            raise Refusal(Why.NOT_YOUR_GAME, game_id=row.id)
        seat = require_seat(caller, row, head)
        require_running(hosted)
        return seat_changed(house, hosted, seat, replace(head.seats[seat - 1], bot=bot, left=not bot))

    return await write(house, game_id, partial(require_sight, caller), decide, request=request, expected=None)


def bots() -> Sequence[str]:
    """The names of the bots that can be seated."""
    return tuple(BOTS)


def check_bot(name: str, field: str) -> None:
    """Refuse a bot that there is not; no name asks for none."""
    if name and name not in BOTS:
        raise invalid(field, f"one of {', '.join(BOTS)}")


def seat_changed(house: House, hosted: Hosted, seat: Seat, sitter: Sitter) -> Sequence[Happening]:
    """A seat changes hands; where nobody is missing any more, the hand is dealt."""
    scene = hosted.scene
    change = SeatChanged(seat, sitter)
    fact = recorded(house, scene.head.revision + 1, change)
    return followed(house, hosted, [Happening(fact, seated(scene, fact, change))])


def _free(seats: tuple[Sitter, ...], wanted: Seat, *, for_bot: bool) -> Seat:
    """The seat that is wanted, or the first, if it is free: open, or for a bot one that its player has left."""
    free = [seat for seat, sitter in enumerate(seats, 1) if sitter.is_open]
    if for_bot:
        free += [seat for seat, sitter in enumerate(seats, 1) if sitter.left]
    if not free or (wanted and wanted not in free):
        raise Refusal(Why.SEAT_TAKEN, seat=wanted)
    return wanted or free[0]


def _seat_in(written: Written) -> Seat | None:
    """The seat that a write changed first."""
    first = written.facts[0].fact if written.facts else None
    return first.seat if isinstance(first, SeatChanged) else None
