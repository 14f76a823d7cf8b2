"""JSON Web Tokens (RFC 7519): verified once, and then remembered until they expire or the keys are renewed."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, assert_never

import jwt
from croupier.server.application.access import Caller

from .claims import bearer, expired, is_subject, not_valid
from .jwt_keys import JwtKeys, PublicKeys, SharedSecret

_LEEWAY: Final = 10
"""Seconds by which the issuer's clock may differ."""
_REMEMBERED: Final = 4096
"""Tokens at the most."""


@dataclass(frozen=True, slots=True)
class Issued:
    """Who must have issued a token, and for whom; None: whoever has the key, and for nobody in particular."""

    issuer: str | None
    audience: str | None


class WebTokens:
    """The tokens that keys have signed. `now` in seconds since 1970."""

    def __init__(self, keys: JwtKeys, issued: Issued, now: Callable[[], float]) -> None:
        self._keys = keys
        self._issued = issued
        self._now = now
        self._remembered: OrderedDict[bytes, tuple[Caller, float]] = OrderedDict()

    def caller(self, token: str) -> Caller:
        """The bearer of a token. Remembered ones are found by their hash: what is kept opens nothing."""
        digest = hashlib.sha256(token.encode()).digest()
        found = self._remembered.get(digest)
        if found is None:
            found = self._remembered[digest] = self._verified(token)
            if len(self._remembered) > _REMEMBERED:
                self._remembered.popitem(last=False)
        caller, until = found
        if self._now() >= until:
            raise expired()
        return caller

    def _verified(self, token: str) -> tuple[Caller, float]:
        """The bearer, and until when the token holds."""
        try:
            claims = self._claims(token)
            until = float(claims["exp"]) + _LEEWAY
            scopes = str(claims.get("scope", "")).split()
        except jwt.ExpiredSignatureError:
            raise expired() from None
        except Exception:
            # Whatever else goes wrong with a stranger's bytes, in whatever library: they prove nothing.
            raise not_valid() from None
        if not is_subject(claims["sub"]):
            raise not_valid()
        return bearer(claims["sub"], scopes), until

    def _claims(self, token: str) -> Mapping[str, Any]:
        key = self._key_of(token)
        return jwt.decode(
            token,
            key,
            algorithms=[key.algorithm_name],
            issuer=self._issued.issuer,
            audience=self._issued.audience,
            leeway=_LEEWAY,
            options={"require": ["exp", "sub"]},
        )

    def _key_of(self, token: str) -> jwt.PyJWK:
        match self._keys:
            case SharedSecret(key):
                return key
            case PublicKeys(by_kid):
                return by_kid[jwt.get_unverified_header(token)["kid"]]
            case _:
                assert_never(self._keys)
