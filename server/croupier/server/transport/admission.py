"""Who may make the calls of a method: asked before anything is read of one, and again while a stream goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from croupier.server.application.access import Caller, Scope, anonymous, require_scope
from croupier.server.observing import Carried

AUTHORIZATION_KEY: Final = "authorization"
"""Where a caller says who calls, by a token."""

SEAT_KEY: Final = "croupier-seat"
"""Where a caller says which seat it has, by the seat's token."""

_LONGEST_TOKEN: Final = 128

Identify: TypeAlias = Callable[[str | None], Caller]
"""From a call's `authorization` to who calls; a `Refusal` where that is not proven."""

RequireOpen: TypeAlias = Callable[[], None]
"""Refuses a call once the service is about to stop."""


@dataclass(frozen=True, slots=True)
class Admission:
    """The way into a method; `scope` None: it is open to everybody."""

    require_open: RequireOpen
    identify: Identify
    scope: Scope | None

    def caller(self, carried: Carried) -> Caller:
        """Who calls, by what came along, if they may."""
        self.require_open()
        caller, seat_token = self._identified(carried), carried(SEAT_KEY)
        return caller if seat_token is None else replace(caller, seat_token=seat_token[:_LONGEST_TOKEN])

    def require_still(self, carried: Carried) -> None:
        """Refuse to go on once the caller's token holds no more: it has expired, or was revoked."""
        self._identified(carried)

    def _identified(self, carried: Carried) -> Caller:
        if self.scope is None:
            return anonymous(None)
        caller = self.identify(carried(AUTHORIZATION_KEY))
        require_scope(caller, self.scope)
        return caller
