"""What a service says to who may not play there."""

from __future__ import annotations

from .findings import Finding, Level


def not_let_in(door: str, reason: str, why: str) -> Finding:
    """A door refused to make a game, for want of a token or of its scope; `why` is the service's own sentence."""
    return Finding(Level.FAIL, "doctor-not-let-in", {"door": door, "reason": reason, "why": why})
