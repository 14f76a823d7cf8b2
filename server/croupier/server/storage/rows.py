"""Rows of a SQL store as records, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from croupier.engine.game import Seat
from croupier.server.events.facts import Ending, Mark, RecordedFact, SeatChanged, Sitter

from .base import Cursor, GamePage, GameRow, Head, ListedGame, Replay, Snapshot, StoredGame
from .fact_text import read_fact, read_sitters, write_sitters

ROW_COLUMNS: Final = (
    "id, game.owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels, difficulty, opens_ms, "
    "family, game.seats, private, act_within_ms"
)
HEAD_COLUMNS: Final = (
    "revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms, head.seats, act_by_ms, due_ms"
)

GameColumns: TypeAlias = tuple[
    *tuple[str, str, str, str, str, str, str, bytes, int, str, str, int, str, str, int, int],
    *tuple[int, int, int, int, int, str, str, str | None, int, str, int | None, int | None],
]
"""The columns of `ROW_COLUMNS`, then those of `HEAD_COLUMNS`."""

FactColumns: TypeAlias = tuple[int, int, str]
"""Revision, time and text of a fact."""

WalkColumns: TypeAlias = tuple[int, int, str, str | None]
"""The columns of a fact, then the position of the snapshot at its node."""

HeadValue: TypeAlias = int | str | bool | None


def hour_of(time_ms: int) -> int:
    """The hour that lists go by."""
    return time_ms // 3_600_000


def game(columns: GameColumns) -> tuple[GameRow, Head]:
    """A row of the table `game` and its head."""
    id, owner, variant_id, rules, rules_digest, deal, deck, salt, create_ms, labels, difficulty, opens_ms = columns[:12]
    family, seats, private, act_within_ms = columns[12:16]
    revision, head, tip, depth, tip_depth, seen, marks, ending, update_ms, sitting, act_by_ms, due_ms = columns[16:]
    row = GameRow(
        id=id,
        owner=owner,
        variant_id=variant_id,
        rules=rules,
        rules_digest=rules_digest,
        deal=deal,
        deck=deck,
        salt=salt,
        create_ms=create_ms,
        labels=json.loads(labels),
        difficulty=difficulty,
        opens_ms=opens_ms,
        family=family,
        seats=read_sitters(seats),
        private=bool(private),
        act_within_ms=act_within_ms,
    )
    return row, Head(
        revision=revision,
        head=head,
        tip=tip,
        depth=depth,
        tip_depth=tip_depth,
        seen=tuple(map(int, seen.split())),
        marks=frozenset(map(Mark, marks.split())),
        ending=None if ending is None else Ending(ending),
        update_ms=update_ms,
        seats=read_sitters(sitting),
        act_by_ms=act_by_ms,
        due_ms=due_ms,
    )


def row_values(row: GameRow) -> tuple[str | bytes | int | bool, ...]:
    """What is kept of a game, in the order of the table's columns after the key."""
    fixed = (row.id, row.owner, row.variant_id, row.rules, row.rules_digest, row.deal, row.deck, row.salt)
    labels = json.dumps(dict(row.labels), ensure_ascii=False)
    table = (row.family, write_sitters(row.seats), row.private, row.act_within_ms)
    return (*fixed, labels, row.create_ms, row.difficulty, row.opens_ms, *table)


def head_values(head: Head) -> tuple[HeadValue, ...]:
    """What is kept of a head, in the order of the table's columns after game, owner and hour."""
    seen = " ".join(map(str, head.seen))
    where = (head.revision, head.head, head.tip, head.depth, head.tip_depth)
    can_be_joined = head.ending is None and any(sitter.is_open for sitter in head.seats)
    seats = (write_sitters(head.seats), head.act_by_ms, head.due_ms, can_be_joined)
    return (*where, seen, " ".join(sorted(head.marks)), head.ending, head.update_ms, *seats)


def sitting(head: Head) -> dict[Seat, str]:
    """Who sits in which seat, by subject; empty where no player does who says who they are."""
    return {seat: _subject(sitter) for seat, sitter in enumerate(head.seats, 1)}


def changed_sitting(facts: Iterable[RecordedFact]) -> dict[Seat, str]:
    """Who sits, after these facts, in the seats that they change."""
    changes = (told.fact for told in facts if isinstance(told.fact, SeatChanged))
    return {change.seat: _subject(change.sitter) for change in changes}


def _subject(sitter: Sitter) -> str:
    return sitter.subject if sitter.is_player else ""


def recorded(found: Iterable[FactColumns]) -> tuple[RecordedFact, ...]:
    """Facts as records."""
    return tuple(RecordedFact(revision, time_ms, read_fact(text)) for revision, time_ms, text in found)


def seat_changes(found: Iterable[FactColumns]) -> tuple[SeatChanged, ...]:
    """Facts of changed seats."""
    return tuple(told.fact for told in recorded(found) if isinstance(told.fact, SeatChanged))


def replay(walked: Sequence[WalkColumns]) -> Replay:
    """The way to a node from what was walked from there: the last row is the snapshot's node, or the deal."""
    revision, _, _, position = walked[-1]
    snapshot = None if position is None else Snapshot(revision, position)
    return Replay(snapshot, recorded(step[:3] for step in walked[-2::-1]))


def loaded(found: Sequence[tuple[Any, ...]]) -> StoredGame:
    """A game from the rows of `queries.LOAD`: those of a walk, and the game beside the first."""
    row, head = game(found[0][5:])
    return StoredGame(row, head, replay([step[:4] for step in found]))


def line(walked: Sequence[FactColumns]) -> tuple[RecordedFact, ...]:
    """The facts from the deal to a node, from what was walked the other way."""
    return recorded(walked[-2::-1])


def game_page(found: Sequence[GameColumns], limit: int) -> GamePage:
    """A page of games from at most one row more."""
    games = tuple(ListedGame(*game(columns)) for columns in found[:limit])
    more = len(found) > limit
    return GamePage(games, Cursor(games[-1].head.update_ms, games[-1].row.id) if more else None)
