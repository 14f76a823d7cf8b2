"""Between the wire and the inside: moves, views, games. Nothing but transport knows both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from croupier.engine.cards import Card
from croupier.engine.errors import NotationError
from croupier.engine.game import Move
from croupier.engine.patience.difficulty import Difficulty
from croupier.engine.patience.moves import (
    DEAL_ROW,
    DRAW,
    REDEAL,
    DealRow,
    Draw,
    PatienceMove,
    Redeal,
    Transfer,
    parse_patience_move,
    transfer,
)
from croupier.engine.patience.observation import SeenCard, SeenPile
from croupier.engine.patience.piles import PileId, PileKind
from croupier.server.application.dealing import commitment_digest
from croupier.server.application.refusals import invalid
from croupier.server.application.scene import Happening
from croupier.server.application.written import malformed
from croupier.server.events.facts import Cause, Ending, GameClosed, Mark, MovesPlayed, Rewound
from croupier.server.storage.base import GameRow, Head, ListedGame
from croupier.v1 import cards_pb2
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from google.protobuf.timestamp_pb2 import Timestamp

PILE_KINDS: Final = {
    PileKind.STOCK: patience.PILE_KIND_STOCK,
    PileKind.WASTE: patience.PILE_KIND_WASTE,
    PileKind.TABLEAU: patience.PILE_KIND_TABLEAU,
    PileKind.FOUNDATION: patience.PILE_KIND_FOUNDATION,
    PileKind.RESERVE: patience.PILE_KIND_RESERVE,
    PileKind.CELL: patience.PILE_KIND_CELL,
}
_MARKS: Final = {
    Mark.DEAL_KNOWN: game.MARK_DEAL_KNOWN,
    Mark.REVEAL_UNDONE: game.MARK_REVEAL_UNDONE,
    Mark.FULL_KNOWLEDGE: game.MARK_FULL_KNOWLEDGE,
}
_ENDINGS: Final = {Ending.WON: game.ENDING_WON, Ending.RESIGNED: game.ENDING_RESIGNED}
_DIFFICULTIES: Final = {
    "": game.DIFFICULTY_UNSPECIFIED,
    Difficulty.EASY: game.DIFFICULTY_EASY,
    Difficulty.MEDIUM: game.DIFFICULTY_MEDIUM,
    Difficulty.HARD: game.DIFFICULTY_HARD,
    Difficulty.EXPERT: game.DIFFICULTY_EXPERT,
}
_CAUSES: Final = {Cause.PLAYER: game.CAUSE_PLAYER, Cause.AUTOPLAY: game.CAUSE_AUTOPLAY}
_LONGEST_MOVE: Final = 64


def move_from(message: game.Move, field: str) -> PatienceMove:
    """The move of a request, from its text or its typed form; both must agree."""
    typed = _typed_move(message, field)
    if not message.text:
        if typed is None:
            raise invalid(field, "a move: its text, or one of transfer, draw, redeal, deal_row")
        return typed
    try:
        if len(message.text) > _LONGEST_MOVE:
            raise NotationError(found=message.text[:_LONGEST_MOVE], expected="a move")
        written = parse_patience_move(message.text)
    except NotationError as error:
        raise malformed(error, f"{field}.text") from None
    if typed is not None and typed != written:
        raise invalid(field, f"the text says {written}, the typed form {typed}")
    return written


def _typed_move(message: game.Move, field: str) -> PatienceMove | None:
    match message.WhichOneof("kind"):
        case "transfer":
            sent = message.transfer
            return transfer(
                _pile(sent.source, f"{field}.transfer.source"),
                _pile(sent.target, f"{field}.transfer.target"),
                sent.count or 1,
            )
        case "draw":
            return DRAW
        case "redeal":
            return REDEAL
        case "deal_row":
            return DEAL_ROW
        case _:
            return None


def _pile(text: str, field: str) -> PileId:
    try:
        return PileId.parse(text)
    except NotationError as error:
        raise malformed(error, field) from None


def move_to(move: Move) -> game.Move:
    """A move with both its forms. The message is shared: put it into others, do not change it."""
    return _move_to(move)


@lru_cache(maxsize=65536)
def _move_to(move: Move) -> game.Move:
    match move:
        case Transfer(source, target, count):
            kind = patience.Transfer(source=str(source), target=str(target), count=count)
            return game.Move(text=move.text, transfer=kind)
        case Draw():
            return game.Move(text=move.text, draw=patience.Draw())
        case Redeal():
            return game.Move(text=move.text, redeal=patience.Redeal())
        case DealRow():
            return game.Move(text=move.text, deal_row=patience.DealRow())
        case _:
            raise TypeError(f"{move!r} is no move of a patience")


def fixed_to(row: GameRow, *, opened: bool) -> game.GameView:
    """What of a view never changes, but that the deal is opened when the game is over."""
    return game.GameView(
        game_id=row.id,
        variant_id=row.variant_id,
        rules_digest=row.rules_digest,
        commitments=_commitments(row, opened=opened),
        create_time=time_to(row.create_ms),
        labels=row.labels,
        difficulty=_DIFFICULTIES[row.difficulty],
    )


def changing_to(head: Head, legal: Sequence[Move]) -> game.GameView:
    """What of a view is new at each revision, but for the table."""
    return game.GameView(
        revision=head.revision,
        state=_state(head),
        ending=_ending(head),
        marks=_marks(head.marks),
        undo_steps=head.undo_steps,
        redo_steps=head.redo_steps,
        legal_moves=map(move_to, legal),
        update_time=time_to(head.update_ms),
    )


def summary_to(listed: ListedGame) -> game.GameSummary:
    """A game in a list."""
    row, head = listed.row, listed.head
    return game.GameSummary(
        game_id=row.id,
        revision=head.revision,
        variant_id=row.variant_id,
        rules_digest=row.rules_digest,
        state=_state(head),
        ending=_ending(head),
        marks=_marks(head.marks),
        create_time=time_to(row.create_ms),
        update_time=time_to(head.update_ms),
        labels=row.labels,
    )


def seen_to(seen: SeenCard) -> patience.SeenCard:
    """A card that its player has seen and that is hidden again."""
    return patience.SeenCard(pile=str(seen.pile), depth=seen.depth, card=_wire_card(seen.card))


def pile_to(pile: SeenPile) -> patience.Pile:
    """A pile as its player sees it."""
    return patience.Pile(
        id=str(pile.pile),
        kind=PILE_KINDS[pile.pile.kind],
        face_down=pile.face_down,
        cards=map(_wire_card, pile.cards),
        known_face_down=pile.known_down,
    )


def _wire_card(card: Card) -> cards_pb2.Card:
    return card  # type: ignore[return-value]  # a card's number is its number on the wire


def event_to(happening: Happening) -> game.GameEvent:
    """What happened; the view after it is put in by whoever encodes it."""
    event = game.GameEvent(revision=happening.revision)
    if happening.fact is None:
        event.time.CopyFrom(time_to(happening.scene.head.update_ms))
        return event
    event.time.CopyFrom(time_to(happening.fact.time_ms))
    match happening.fact.fact:
        case MovesPlayed(_, moves, cause):
            event.moves_played.moves.extend(map(move_to, moves))
            event.moves_played.cause = _CAUSES[cause]
        case Rewound(to):
            event.rewound.to_revision = to
        case GameClosed(ending):
            event.game_closed.ending = _ENDINGS[ending]
    return event


def time_to(ms: int) -> Timestamp:
    """Milliseconds since 1970 as the wire has it."""
    return Timestamp(seconds=ms // 1000, nanos=ms % 1000 * 1_000_000)


def _state(head: Head) -> game.GameState:
    return game.GAME_STATE_RUNNING if head.ending is None else game.GAME_STATE_CLOSED


def _ending(head: Head) -> game.Ending:
    return game.ENDING_UNSPECIFIED if head.ending is None else _ENDINGS[head.ending]


@lru_cache(maxsize=16)
def _marks(marks: frozenset[Mark]) -> tuple[game.Mark, ...]:
    return tuple(_MARKS[mark] for mark in Mark if mark in marks)


def _commitments(row: GameRow, *, opened: bool) -> list[game.Commitment]:
    """The promise, opened once the game is over; none for a deal that was written out."""
    if not row.deck:
        return []
    commitment = game.Commitment(hand=1, digest=commitment_digest(row.id, row.salt, row.deck))
    if opened:
        commitment.salt = row.salt
        commitment.deal = row.deck
    return [commitment]
