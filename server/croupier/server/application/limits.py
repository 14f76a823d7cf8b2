"""How much the service takes at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes of a request, moves in a call, labels on a game and their length, games on a page, heartbeats, watches."""

    request_bytes: int = 1 << 20
    moves: int = 256
    imported_moves: int = 10_000
    labels: int = 16
    label_length: int = 128
    page_size: int = 100
    min_heartbeat: float = 1.0
    heartbeat: float = 15.0
    watches: int = 10_000
