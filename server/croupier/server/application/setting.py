"""Setting a table of several: who shall sit where, who may look on, and how long a seat may take."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from croupier.server.events.facts import Sitter
from croupier.server.storage.base import GameRow, Request

from .access import Caller, hashed
from .house import House
from .refusals import invalid
from .seating import check_bot
from .tokens import token_for


@dataclass(frozen=True, slots=True)
class Table:
    """How a table of several is set: who shall sit where (`""` for whoever joins, `CREATOR`, or a bot's name), whether
    others may look on, and how long a seat may take to act, in milliseconds; 0: as long as it likes."""

    seats: tuple[str, ...] = ()
    private: bool = False
    act_within_ms: int = 0


CREATOR: Final = "*"
"""Stands for the caller where a table is set; no bot is called so."""


async def table_set(
    house: House, caller: Caller, row: GameRow, table: Table, *, seats: int, request: Request | None
) -> tuple[GameRow, str]:
    """The row with its table set, and the token of the creator's seat."""
    if seats == 1:
        if table != Table():
            raise invalid("seats", "nothing about seats, for a game of one player")
        return row, ""
    if len(table.seats) > seats:
        raise invalid("seats", f"{seats} seats at the most")
    if table.seats.count(CREATOR) > 1:
        raise invalid("seats", "one seat for the creator at the most")
    for at, who in enumerate(table.seats):
        if who != CREATOR:
            check_bot(who, f"seats[{at}].bot")
    token = await token_for(house, caller, row.id, request) if CREATOR in table.seats else ""
    sitters = tuple(
        Sitter(caller.subject, hashed(token)) if who == CREATOR else Sitter(bot=who)
        for who in (*table.seats, *[""] * (seats - len(table.seats)))
    )
    return replace(row, seats=sitters, private=table.private, act_within_ms=table.act_within_ms), token
