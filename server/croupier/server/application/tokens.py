"""The tokens of seats: 256 bits that nobody can guess, and of which the service keeps nothing but a hash."""

from __future__ import annotations

import base64
import hmac

from croupier.server.storage.base import Request

from .access import Caller
from .house import House


async def token_for(house: House, caller: Caller, game_id: str, request: Request | None) -> str:
    """A token for a seat of a game.

    A request that is repeated must get the token that the first answer had, and no token is kept: so it is made from
    the store's secret and from what names the request. Without a name it is chance.
    """
    if request is None:
        made = house.chance.token()
    else:
        named = [b"seat", game_id.encode(), caller.subject.encode(), request.id.encode(), request.digest]
        text = b"".join(len(part).to_bytes(4, "big") + part for part in named)
        made = hmac.digest(await house.store.secret(), text, "sha256")
    return base64.urlsafe_b64encode(made).decode().rstrip("=")
