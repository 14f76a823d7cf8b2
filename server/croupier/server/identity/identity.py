"""From a call's `authorization` to its caller."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from croupier.server.application.access import Caller
from croupier.server.application.refusals import Refusal, Why
from croupier.server.renewing import Renewed, UnusableError

from .api_keys import PREFIX, ApiKeys, read_keys
from .claims import not_valid
from .jwt_keys import read_public_keys, read_secret
from .web_tokens import Issued, WebTokens

_SCHEME: Final = "bearer"
_LONGEST: Final = 8192
"""Characters of a token."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The tokens that the service takes: API keys, JSON Web Tokens, or both."""

    api_keys: Renewed[ApiKeys] | None
    web_tokens: Renewed[WebTokens] | None

    @property
    def files(self) -> Sequence[Renewed[object]]:
        """What may be renewed."""
        return [each for each in (self.api_keys, self.web_tokens) if each is not None]

    def caller(self, authorization: str | None) -> Caller:
        """Who calls; `IDENTITY_REQUIRED` where nobody is named, `IDENTITY_REFUSED` where it is not proven."""
        if not authorization:
            raise Refusal(Why.IDENTITY_REQUIRED)
        scheme, _, token = authorization.partition(" ")
        token = token.strip(" ")
        if scheme.lower() != _SCHEME or not token.isascii() or not 0 < len(token) <= _LONGEST:
            raise not_valid()
        kind = self.api_keys if token.startswith(PREFIX) else self.web_tokens
        if kind is None:
            raise not_valid()
        return kind.value.caller(token)


def api_keys_in(path: Path) -> Renewed[ApiKeys]:
    """The API keys of a file."""
    return Renewed([path], lambda: ApiKeys(read_keys(path), time.time))


def tokens_by_secret(path: Path, issued: Issued) -> Renewed[WebTokens]:
    """The tokens that are signed with the secret in a file."""
    return Renewed([path], lambda: WebTokens(read_secret(path), issued, time.time))


def tokens_by_public_keys(path: Path, issued: Issued) -> Renewed[WebTokens]:
    """The tokens that are signed with a key of a JWKS. It signs for others too, so both must be named."""
    if issued.issuer is None or issued.audience is None:
        raise UnusableError("--jwt-keys wants --jwt-issuer and --jwt-audience too: its keys sign for others as well")
    return Renewed([path], lambda: WebTokens(read_public_keys(path), issued, time.time))
