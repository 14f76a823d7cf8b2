"""Taking a seat among bots, and finding it again: the token of a seat is kept where the player's things are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from croupier.client import Client
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game

from ..keeping import keep, kept

_PLAYER: Final = "whist-player"
"""The label that tells whose table it is; the patience table lists its own games by another one."""
_FILE: Final = "seats.json"


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table with a seat at it; without a token the player looks on."""

    variant: catalog.Variant
    game_id: str
    token: str


class Seats:
    """The seats that a player has taken."""

    def __init__(self, client: Client, folder: Path, player: str) -> None:
        self._client = client
        self._path = folder / _FILE
        self._player = player

    def take(self, variant: catalog.Variant, *, deal: str, bot: str) -> Sitting:
        """Seat 1 at a new table, with the same bot in the three others; a bare number names a deal by its seed."""
        labels = {_PLAYER: self._player}
        seats = ["me", *[bot] * (variant.seats - 1)]
        named = f"seed:{deal}" if deal.isdecimal() else deal
        view = self._client.create(variant.id, deal=named or None, seats=seats, labels=labels)
        token = self._client.seat_token(view.game_id)
        keep(self._path, {**self._kept(), view.game_id: token})
        return Sitting(variant, view.game_id, token)

    def back(self, game_id: str) -> Sitting:
        """The seat at a table that the player has left standing; whoever has none there looks on."""
        token = self._kept().get(game_id, "")
        return Sitting(self._client.variant_of(game_id), game_id, token)

    def left(self, variant_id: str) -> str | None:
        """The table of a variant that the player has left last, if it still runs."""
        running = self._client.games(labels={_PLAYER: self._player}, state=game.GAME_STATE_RUNNING)
        mine = self._kept()
        return next((each.game_id for each in running if each.variant_id == variant_id and each.game_id in mine), None)

    def _kept(self) -> Mapping[str, str]:
        seats = kept(self._path)
        return {str(game_id): str(token) for game_id, token in seats.items()} if isinstance(seats, dict) else {}
