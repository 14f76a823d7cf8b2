"""Who may make the calls of a method: asked before anything is read of one, and again while a stream goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from croupier.server.application.access import Account, Caller, Scope, anonymous, require_scope
from croupier.server.application.allowances import Allowances
from croupier.server.application.house import House
from croupier.server.observing import Carried
from google.protobuf.descriptor import MethodDescriptor

from .peers import Peers, Whence
from .scopes import is_watch, scope_of

AUTHORIZATION_KEY: Final = "authorization"
"""Where a caller says who calls, by a token."""

SEAT_KEY: Final = "croupier-seat"
"""Where a caller says which seat it has, by the seat's token."""

_LONGEST_TOKEN: Final = 128

Identify: TypeAlias = Callable[[str | None], Caller]
"""From a call's `authorization` to who calls; a `Refusal` where that is not proven."""

RequireOpen: TypeAlias = Callable[[], None]
"""Refuses a call once the service is about to stop."""

Leave: TypeAlias = Callable[[], None]
"""Hears that a call has ended."""


@dataclass(frozen=True, slots=True)
class Admission:
    """The way into a method; `scope` None: it is open to everybody. `is_watch`: its calls last."""

    require_open: RequireOpen
    identify: Identify
    scope: Scope | None
    peers: Peers
    allowances: Allowances
    is_watch: bool

    def caller(self, carried: Carried, whence: Whence) -> Caller:
        """Who calls, by what came along, if they may."""
        self.require_open()
        caller, seat_token = self._identified(carried), carried(SEAT_KEY)
        # Who searches waits in line with others, so they are told apart also where nothing is limited.
        is_counted = self.allowances.is_on or self.scope is Scope.ANALYSE
        if seat_token is None and not is_counted:
            return caller
        token = None if seat_token is None else seat_token[:_LONGEST_TOKEN]
        account = self._account(caller, whence) if is_counted else None
        return Caller(caller.subject, token, caller.scopes, account)

    def enter(self, caller: Caller) -> Leave | None:
        """Count a call that begins, and again when it ends; None where nobody counts."""
        if caller.account is None or not self.allowances.is_on:
            return None
        return self.allowances.enter(caller.account, is_watch=self.is_watch)

    def require_still(self, carried: Carried) -> None:
        """Refuse to go on once the caller's token holds no more: it has expired, or was revoked."""
        self._identified(carried)

    def _account(self, caller: Caller, whence: Whence) -> Account | None:
        """Whose calls this is one of; nobody counts an admin's."""
        if Scope.ADMIN in caller.scopes:
            return None
        return (caller.subject, "") if caller.subject else ("", self.peers.site(whence()))

    def _identified(self, carried: Carried) -> Caller:
        if self.scope is None:
            return anonymous(None)
        caller = self.identify(carried(AUTHORIZATION_KEY))
        require_scope(caller, self.scope)
        return caller


def admission_to(
    method: MethodDescriptor, house: House, *, require_open: RequireOpen, identify: Identify, peers: Peers
) -> Admission:
    """The way into a method of the contract."""
    return Admission(require_open, identify, scope_of(method), peers, house.allowances, is_watch(method))
