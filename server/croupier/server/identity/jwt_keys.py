"""The keys that JSON Web Tokens are signed with. Each has one algorithm, whatever a token says of itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import jwt
from croupier.server.renewing import UnusableError, read_bytes

_SHORTEST_SECRET: Final = 32
"""Bytes: those of the hash, as RFC 7518, 3.2 wants."""
_SHORTEST_RSA: Final = 2048
"""Bits, as RFC 7518, 3.3 wants."""

# Kind of key and, where there are several, its curve: the one algorithm that it is used with.
_ALGORITHMS: Final[Mapping[tuple[object, object], str]] = {
    ("RSA", None): "RS256",
    ("EC", "P-256"): "ES256",
    ("OKP", "Ed25519"): "EdDSA",
}


@dataclass(frozen=True, slots=True)
class SharedSecret:
    """A secret that issuer and service share, for HS256."""

    key: jwt.PyJWK


@dataclass(frozen=True, slots=True)
class PublicKeys:
    """The public keys of an issuer, by their `kid`."""

    by_kid: Mapping[str, jwt.PyJWK]


JwtKeys: TypeAlias = SharedSecret | PublicKeys


def read_secret(path: Path) -> SharedSecret:
    """The secret in a file; a line's end after it is not part of it."""
    secret = read_bytes(path).rstrip(b"\r\n")
    if len(secret) < _SHORTEST_SECRET:
        raise UnusableError(f"the secret in {path} is shorter than {_SHORTEST_SECRET} bytes")
    encoded = jwt.utils.base64url_encode(secret).decode()
    return SharedSecret(jwt.PyJWK({"kty": "oct", "k": encoded}, algorithm="HS256"))


def read_public_keys(path: Path) -> PublicKeys:
    """The keys of a JWKS (RFC 7517) that can be used here; the others in it are left alone."""
    try:
        said = json.loads(read_bytes(path))["keys"]
        named = [(each["kid"], _public_key(path, each)) for each in said if _is_usable(each)]
    except (ValueError, TypeError, KeyError, RecursionError, AttributeError, jwt.PyJWTError):
        raise UnusableError(f"{path} is no JWKS of public keys, each with a kid") from None
    keys = dict(named)
    if not keys:
        raise UnusableError(f"{path} has no key for RS256, ES256 or EdDSA")
    if len(keys) < len(named):
        raise UnusableError(f"two keys in {path} have the same kid")
    return PublicKeys(keys)


# A JWK is a dictionary of anything, by its specification.
def _is_usable(said: Mapping[str, Any]) -> bool:
    algorithm = _algorithm(said)
    return algorithm is not None and said.get("use", "sig") == "sig" and said.get("alg", algorithm) == algorithm


def _algorithm(said: Mapping[str, Any]) -> str | None:
    return _ALGORITHMS.get((said.get("kty"), said.get("crv")))


def _public_key(path: Path, said: dict[str, Any]) -> jwt.PyJWK:
    if not isinstance(said["kid"], str):
        raise TypeError
    if "d" in said:
        raise UnusableError(f"{path} has a private key; the service wants public ones alone")
    key = jwt.PyJWK(said, algorithm=_algorithm(said))
    if said["kty"] == "RSA" and key.key.key_size < _SHORTEST_RSA:
        raise UnusableError(f"an RSA key in {path} is shorter than {_SHORTEST_RSA} bits")
    return key
