"""What any kind of token says of its bearer, and how a token is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.server.application.access import Caller, Scope, granted
from croupier.server.application.refusals import Refusal, Why

LONGEST_SUBJECT: Final = 128
"""Characters of a subject."""


def is_subject(text: object) -> bool:
    """Whether a text can name somebody: not empty, not too long, nothing in it that cannot be printed."""
    return isinstance(text, str) and 0 < len(text) <= LONGEST_SUBJECT and text.isprintable()


def bearer(subject: str, scopes: Iterable[str]) -> Caller:
    """The caller whom a token names. Scopes of other services are none of ours."""
    known = frozenset(map(str, Scope))
    return Caller(subject, scopes=granted(Scope(each) for each in scopes if each in known))


def not_valid() -> Refusal:
    """The token is refused; why is not told."""
    return Refusal(Why.IDENTITY_REFUSED, problem="not_valid")


def expired() -> Refusal:
    """The token was good, and is not any more."""
    return Refusal(Why.IDENTITY_REFUSED, problem="expired")
