"""Games as text: rules, deal and moves, read back by playing them through.

    Croupier: 1
    Moves: t4-t3 t6-f …
    Result: open

and then the first position in text notation. A running game that hides cards is written as what its player sees, with
`Partial: yes` and no moves; such a text cannot be read back. Sessions of whist are written by `sessions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from croupier.engine.catalog import patience
from croupier.engine.errors import IllegalMoveError, NotationError
from croupier.engine.patience.moves import PatienceMove, parse_patience_move
from croupier.engine.patience.position import PLAYER, Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import DEFAULT_NAME, WrittenPosition, position_sheet, read_sheet, view_sheet
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.whist.position import opened
from croupier.server.events.facts import Cause, Ending, Mark, MovesPlayed, RecordedFact, Sitter
from croupier.server.storage.base import SNAPSHOT_EVERY, Request, Snapshot

from .access import Caller, may_know_every_card, seat_of
from .course import ended, followed
from .dealing import Dealt, check_labels, host, new_row, require_room
from .families import position_from, position_text, shape_of
from .hosted import Hosted
from .house import House
from .refusals import Fault, Refusal, Why
from .scene import Happening, Standing, after_fact, begun, moved
from .sessions import facts_of, is_session, read_session_game, session_text, table_text
from .writing import recorded
from .written import refusing

_FIRST_LINE: Final = "Croupier: 1"
_PER_LINE: Final = 12


@dataclass(frozen=True, slots=True)
class Export:
    """A game as text, the revision it shows, and whether cards are missing."""

    text: str
    revision: int
    partial: bool


@dataclass(frozen=True, slots=True)
class ImportGame:
    """Bring in a game from its text."""

    text: str
    labels: Mapping[str, str]
    request: Request | None


async def export_game(house: House, caller: Caller, game_id: str) -> Export:
    """The whole game if it hides nothing from the caller, else what the caller sees."""
    hosted = await house.seen_by(caller, game_id)
    head, position, row = hosted.scene.head, hosted.scene.position, hosted.row
    whole = may_know_every_card(caller, row, head, house.now_ms())
    line = [recorded.fact for recorded in await house.store.line(game_id, head.head)] if whole else []
    if not isinstance(position, Position):
        seat = seat_of(caller, row, head)
        text = session_text(row, position.rules, line) if whole else table_text(row, position, seat)
    else:
        # The name under which the game's rules are written, and what that name alone stands for.
        named, rules = (row.variant_id, position.rules) if row.variant_id else (DEFAULT_NAME, Rules())
        if whole:
            moves = [move.text for fact in line if isinstance(fact, MovesPlayed) for move in fact.moves]
            rows = [" ".join(moves[at : at + _PER_LINE]) for at in range(0, len(moves), _PER_LINE)]
            start = write_text(position_sheet(position_from(row.deal, position.rules), named, rules))
            text = "\n".join((*(f"Moves: {row}" for row in rows), f"Result: {position.result}", "", start))
        else:
            text = write_text(view_sheet(position.observe(PLAYER, head.seen), position.table, named, rules))
    partial = "" if whole else "Partial: yes\n\n"
    return Export(f"{_FIRST_LINE}\n{partial}{text}", head.revision, partial=not whole)


async def import_game(house: House, caller: Caller, command: ImportGame) -> Hosted:
    """Host a game from its text, every move judged; its maker knows the deal."""
    house.require_open()
    check_labels(house, command.labels)
    await require_room(house, caller, command.request)
    if len(command.text) > house.limits.request_bytes:
        raise Refusal(Why.RECORD_TOO_LARGE, limit=house.limits.request_bytes)
    if is_session(command.text):
        return await _import_session(house, caller, command)
    written, moves, result = _read(command.text)
    if len(moves) > house.limits.imported_moves:
        raise Refusal(Why.RECORD_TOO_LARGE, limit=house.limits.imported_moves)
    variant_id = "" if written.variant_id == DEFAULT_NAME else written.variant_id
    start = written.position
    if variant_id and patience(variant_id).rules != start.rules:
        variant_id = ""
    row = new_row(house, caller, start.rules, variant_id, Dealt(start), command.labels)
    hosted = Hosted(row, begun(start, {Mark.DEAL_KNOWN}, row.create_ms), start.rules)
    happenings, reached = _played_through(house, hosted, start, moves)
    scene = happenings[-1].scene if happenings else hosted.scene
    if result not in (None, reached.result):
        raise Refusal(
            Why.IMPORT_MISMATCH,
            faults=[Fault("text", f"the moves lead to a game that is {reached.result}, not {result}")],
            field="text",
        )
    facts = [happening.fact for happening in happenings if happening.fact is not None]
    snapshots = [
        Snapshot(happening.revision, position_text(happening.scene.position, variant_id))
        for happening in happenings
        if isinstance(happening.fact, RecordedFact)
        and isinstance(happening.fact.fact, MovesPlayed)
        and happening.scene.head.depth % SNAPSHOT_EVERY == 0
    ]
    return await host(house, row, scene, request=command.request, facts=facts, snapshots=snapshots)


async def _import_session(house: House, caller: Caller, command: ImportGame) -> Hosted:
    """Host a session; its seats are open, and who brings it in knows the deals that were played."""
    with refusing("text"):
        record = read_session_game(command.text)
    if sum(len(deal.moves) for deal in record.deals) > house.limits.imported_moves:
        raise Refusal(Why.RECORD_TOO_LARGE, limit=house.limits.imported_moves)
    variant_id = record.variant_id if record.named == record.rules else ""
    row = new_row(house, caller, record.rules, variant_id, Dealt(opened(record.rules)), command.labels)
    row = replace(row, seats=(Sitter(),) * shape_of(record.rules).seats)
    scene = begun(opened(record.rules), {Mark.DEAL_KNOWN}, row.create_ms, seats=row.seats)
    happenings = [Happening(None, scene)]
    for fact in facts_of(record, house.chance.salt):
        told = recorded(house, happenings[-1].revision + 1, fact)
        happenings.append(Happening(told, after_fact(happenings[-1].scene, told)))
    happenings = list(followed(house, Hosted(row, scene, record.rules), happenings))
    facts = [happening.fact for happening in happenings if happening.fact is not None]
    return await host(house, row, happenings[-1].scene, request=command.request, facts=facts)


def _played_through(
    house: House, hosted: Hosted, position: Position, moves: Sequence[PatienceMove]
) -> tuple[list[Happening], Position]:
    scene, happenings = hosted.scene, []
    for index, move in enumerate(moves):
        try:
            position = position.play(PLAYER, move)
        except IllegalMoveError as illegal:
            fault = Fault("text", f"move {index}, {move.text}, is illegal: {illegal.reason}")
            raise Refusal(Why.IMPORT_MISMATCH, faults=[fault], index=index, reason=illegal.reason.value) from None
        fact = recorded(house, scene.head.revision + 1, MovesPlayed(PLAYER, (move,), Cause.PLAYER))
        scene = moved(scene, fact, Standing(position))
        happenings.append(Happening(fact, scene))
    if happenings and position.is_won:
        happenings.append(ended(house, scene, Ending.WON))
    return happenings, position


def _read(text: str) -> tuple[WrittenPosition, list[PatienceMove], str | None]:
    """The first position, the moves and the result that a text says."""
    lines = text.splitlines()
    moves: list[PatienceMove] = []
    result: str | None = None
    with refusing("text"):
        if not lines or lines[0].strip() != _FIRST_LINE:
            raise NotationError(found=lines[0][:40] if lines else "", expected=f"'{_FIRST_LINE}'", line=1, column=1)
        for number, line in enumerate(lines[1:], 2):
            name, _, rest = line.partition(":")
            if name == "Partial":
                raise Refusal(Why.PARTIAL_IMPORT)
            if name == "Moves":
                moves.extend(_moves(rest, number, len(name) + 1))
            elif name == "Result":
                result = rest.strip()
            elif line.strip():
                break
            lines[number - 1] = ""
        lines[0] = ""
        # Blank lines keep the line numbers of what follows.
        return read_sheet(read_text("\n".join(lines)), lambda name: patience(name).rules), moves, result


def _moves(text: str, line: int, offset: int) -> list[PatienceMove]:
    moves, at = [], 0
    for word in text.split():
        at = text.index(word, at)
        try:
            moves.append(parse_patience_move(word))
        except NotationError as error:
            raise error.at(line=line, column=offset + at + 1) from None
        at += len(word)
    return moves
