"""API keys: 256 bits of chance each, of which a file keeps the SHA-256, whose they are and what they may.

The file is JSON, written by `croupier token`:

    {"keys": [{"id": "3f9a1c02", "subject": "alice", "sha256": "…", "scopes": ["play"],
               "expires": "2027-01-31T12:00:00Z"}]}
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from croupier.server.application.access import Caller, Scope
from croupier.server.renewing import UnusableError, read_bytes

from .claims import bearer, expired, is_subject, not_valid

PREFIX: Final = "croupier_"
"""What every key begins with: secret scanners find `croupier_[A-Za-z0-9_-]{43}`."""

_FIELDS: Final = {"id", "subject", "sha256", "scopes", "expires"}


@dataclass(frozen=True, slots=True)
class ApiKey:
    """What is kept of a key: never the key. `sha256` in hexadecimal; `expires` in UTC, None for never."""

    id: str
    subject: str
    sha256: str
    scopes: tuple[Scope, ...]
    expires: datetime | None = None


def new_key() -> str:
    """A key that nobody can guess."""
    return PREFIX + secrets.token_urlsafe(32)


def sha256_of(key: str) -> str:
    """What is kept of a key. 256 bits of chance need no slow hash."""
    return hashlib.sha256(key.encode()).hexdigest()


class ApiKeys:
    """The keys that are valid. `now` in seconds since 1970."""

    def __init__(self, keys: Iterable[ApiKey], now: Callable[[], float]) -> None:
        self._now = now
        self._bearers: Mapping[str, tuple[Caller, float]] = {
            key.sha256: (
                bearer(key.subject, key.scopes),
                float("inf") if key.expires is None else key.expires.timestamp(),
            )
            for key in keys
        }

    def caller(self, token: str) -> Caller:
        """The bearer of a key. The key is found by its hash, so the time that it takes says nothing of others."""
        found = self._bearers.get(sha256_of(token))
        if found is None:
            raise not_valid()
        caller, until = found
        if self._now() >= until:
            raise expired()
        return caller


def read_keys(path: Path) -> tuple[ApiKey, ...]:
    """The keys of a file."""
    try:
        said = json.loads(read_bytes(path))
        keys = tuple(map(_key, said["keys"]))
    except (ValueError, TypeError, KeyError, RecursionError):
        raise UnusableError(f"{path} is no file of API keys as croupier token writes it") from None
    if len({key.id for key in keys}) < len(keys) or len({key.sha256 for key in keys}) < len(keys):
        raise UnusableError(f"{path} has an API key twice")
    return keys


def written(keys: Sequence[ApiKey]) -> object:
    """The keys as a file has them, for JSON."""
    return {"keys": list(map(_written, keys))}


def _key(said: Mapping[str, object]) -> ApiKey:
    """A key of a file; `ValueError` or its like for what is none."""
    id, subject, sha256, scopes = (said[name] for name in ("id", "subject", "sha256", "scopes"))
    expires = said.get("expires")
    if not (isinstance(id, str) and isinstance(subject, str) and isinstance(sha256, str) and isinstance(scopes, list)):
        raise TypeError
    # What nobody reads would be thought to hold: a scope misspelt, an end of a key under another name.
    if said.keys() - _FIELDS or not is_subject(subject) or len(bytes.fromhex(sha256)) != hashlib.sha256().digest_size:
        raise ValueError
    return ApiKey(id, subject, sha256.lower(), tuple(map(Scope, scopes)), None if expires is None else _time(expires))


def _time(said: object) -> datetime:
    if not isinstance(said, str):
        raise TypeError
    time = datetime.fromisoformat(said)
    if time.tzinfo is None:
        raise ValueError
    return time.astimezone(UTC)


def _written(key: ApiKey) -> Mapping[str, object]:
    said = {"id": key.id, "subject": key.subject, "sha256": key.sha256, "scopes": [str(scope) for scope in key.scopes]}
    if key.expires is None:
        return said
    return {**said, "expires": f"{key.expires.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"}
