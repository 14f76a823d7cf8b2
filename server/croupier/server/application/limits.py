"""How much the service takes at once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bytes of a request and seconds for it to arrive, moves in a call, labels on a game and their length, games on a
    page, heartbeats, watches.

    A search looks at `search_nodes` positions and takes `search_seconds` and `search_bytes` at the most; without a
    wish it takes `search_default`. Hints take `hint_seconds` at the most. `deal_seconds`: how long to look for a deal
    as it was asked for.
    """

    request_bytes: int = 1 << 20
    request_seconds: float = 20.0
    moves: int = 256
    imported_moves: int = 10_000
    labels: int = 16
    label_length: int = 128
    page_size: int = 100
    min_heartbeat: float = 1.0
    heartbeat: float = 15.0
    watches: int = 10_000
    search_nodes: int = 100_000_000
    search_seconds: float = 60.0
    search_default: float = 10.0
    search_bytes: int = 1 << 30
    hint_seconds: float = 5.0
    deal_seconds: float = 15.0
