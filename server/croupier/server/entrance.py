"""Who may come in, as the settings have it: whose tokens are taken, which certificate is shown, and to whom at all."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from croupier.server.application.access import anonymous
from croupier.server.application.allowances import ENOUGH, Allowance
from croupier.server.config import Settings
from croupier.server.identity.api_keys import ApiKeys
from croupier.server.identity.identity import Identity, api_keys_in, tokens_by_public_keys, tokens_by_secret
from croupier.server.identity.web_tokens import Issued, WebTokens
from croupier.server.renewing import Renewed, UnusableError, keep_looking
from croupier.server.transport.admission import Identify
from croupier.server.transport.certificates import Certificate, CertificateFiles, certificate_in
from croupier.server.transport.peers import Peers

_log = logging.getLogger(__name__)


class Entrance:
    """How callers are let in; `UnusableError` where the settings make no sense together or a file cannot be used."""

    def __init__(self, settings: Settings) -> None:
        identity = _identity(settings)
        self.identify: Identify = anonymous if identity is None else identity.caller
        self.peers = Peers(settings.trusted_proxy)
        self.allowance = _allowance(settings, has_identity=identity is not None)
        self.certificate = _certificate(settings)
        self._files: Sequence[Renewed[object]] = () if identity is None else identity.files
        if self.certificate is not None:
            self._files = (*self._files, self.certificate)
        self._looking: asyncio.Task[None] | None = None
        _require_some_guard(settings, has_identity=identity is not None)
        if identity is not None and self.certificate is None and not is_loopback(settings.host):
            _log.warning("tokens come in the clear unless something before the service speaks TLS")

    def start(self) -> None:
        """Renew what is renewed."""
        if self._files:
            self._looking = asyncio.create_task(keep_looking(self._files))

    async def close(self) -> None:
        """Look at no file any more."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking


def _identity(settings: Settings) -> Identity | None:
    """Whose tokens are taken; None: nobody says who they are."""
    api_keys: Renewed[ApiKeys] | None = None
    if settings.api_keys is not None:
        api_keys = api_keys_in(settings.api_keys)
    web_tokens = _web_tokens(settings)
    if api_keys is None and web_tokens is None:
        return None
    if settings.without_identity:
        raise UnusableError("--without-identity contradicts --api-keys, --jwt-secret and --jwt-keys")
    return Identity(api_keys, web_tokens)


def _web_tokens(settings: Settings) -> Renewed[WebTokens] | None:
    issued = Issued(settings.jwt_issuer, settings.jwt_audience)
    match settings.jwt_secret, settings.jwt_keys:
        case None, None if issued != Issued(None, None):
            raise UnusableError("--jwt-issuer and --jwt-audience want --jwt-secret or --jwt-keys")
        case None, None:
            return None
        case Path() as secret, None:
            return tokens_by_secret(secret, issued)
        case None, Path() as keys:
            return tokens_by_public_keys(keys, issued)
        case _:
            raise UnusableError("either --jwt-secret or --jwt-keys: two issuers could name two people alike")


def _allowance(settings: Settings, *, has_identity: bool) -> Allowance:
    """What each caller may have: where they say who they are, nobody is without limits unless that is said."""
    usual = ENOUGH if has_identity else Allowance()

    def said(setting: float | None, otherwise: float) -> float:
        return otherwise if setting is None else setting

    return Allowance(
        calls=said(settings.caller_calls, usual.calls),
        at_once=said(settings.caller_at_once, usual.at_once),
        games=said(settings.caller_games, usual.games),
        watches=said(settings.caller_watches, usual.watches),
        search=said(settings.caller_search, usual.search),
    )


def _certificate(settings: Settings) -> Renewed[Certificate] | None:
    match settings.tls_certificate, settings.tls_key:
        case None, None if settings.tls_client_ca is None:
            return None
        case (None, _) | (_, None):
            raise UnusableError("TLS wants both --tls-certificate and --tls-key")
        case chain, key:
            return certificate_in(CertificateFiles(chain, key, settings.tls_client_ca))


def _require_some_guard(settings: Settings, *, has_identity: bool) -> None:
    """Refuse to let strangers in who do not say who they are, unless that is meant."""
    if has_identity or settings.without_identity or is_loopback(settings.host):
        return
    raise UnusableError(
        f"{settings.host} can be reached from other machines, and nobody would have to say who they are. Say whose "
        "tokens to take (--api-keys FILE, --jwt-secret FILE or --jwt-keys FILE), or --without-identity"
    )


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a host; a name is what it resolves to, and no name at all is every address."""
    try:
        found = socket.getaddrinfo(host or None, 0, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise UnusableError(f"cannot listen on {host}: it is no address, and no name of one") from None
    return all(ipaddress.ip_address(where[0]).is_loopback for *_, where in found)
