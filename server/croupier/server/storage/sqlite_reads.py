"""What the SQLite store finds in more than one way: a game's facts, and what came of a request."""

from __future__ import annotations

import sqlite3

from croupier.server.events.facts import DEALT, RecordedFact

from . import queries, rows
from .base import DoneRequest, Request


def found_facts(db: sqlite3.Connection, key: int, after: int, limit: int) -> tuple[RecordedFact, ...]:
    """Facts in the order of their revisions."""
    wanted = {"game": key, "after": max(after, DEALT), "limit": limit}
    return rows.recorded(db.execute(queries.FACTS, wanted))


def found_request(db: sqlite3.Connection, key: int, game_id: str, caller: str, request_id: str) -> DoneRequest | None:
    """A write to a game."""
    found = db.execute(queries.REQUEST, {"game": key, "caller": caller, "id": request_id}).fetchone()
    if found is None:
        return None
    digest, since, revision = found
    made = found_facts(db, key, since, revision - since)
    return DoneRequest(Request(caller, request_id, digest), game_id, revision, made)


def found_creation(db: sqlite3.Connection, caller: str, request_id: str) -> DoneRequest | None:
    """The making of a game."""
    found = db.execute(queries.CREATION, {"caller": caller, "id": request_id}).fetchone()
    if found is None:
        return None
    digest, game_id, revision = found
    return DoneRequest(Request(caller, request_id, digest), game_id, revision, ())
