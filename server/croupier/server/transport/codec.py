"""Between the inside and the wire: views, lists, events. Nothing but transport knows both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from croupier.engine.game import Move, Opening, Seat
from croupier.engine.patience.difficulty import Difficulty
from croupier.engine.patience.observation import SeenCard, SeenPile
from croupier.engine.patience.piles import PileKind
from croupier.server.application.dealing import commitment_digest
from croupier.server.application.families import heard
from croupier.server.application.scene import Deal, Happening, Scene
from croupier.server.events.facts import (
    Cause,
    Ending,
    GameClosed,
    HandDealt,
    Mark,
    MovesPlayed,
    Rewound,
    SeatChanged,
    Sitter,
)
from croupier.server.storage.base import GameRow, Head, ListedGame
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from google.protobuf.timestamp_pb2 import Timestamp

from .moves import move_to, wire_card

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
_ENDINGS: Final = {
    Ending.WON: game.ENDING_WON,
    Ending.RESIGNED: game.ENDING_RESIGNED,
    Ending.COMPLETED: game.ENDING_COMPLETED,
}
_DIFFICULTIES: Final = {
    "": game.DIFFICULTY_UNSPECIFIED,
    Difficulty.EASY: game.DIFFICULTY_EASY,
    Difficulty.MEDIUM: game.DIFFICULTY_MEDIUM,
    Difficulty.HARD: game.DIFFICULTY_HARD,
    Difficulty.EXPERT: game.DIFFICULTY_EXPERT,
}
_CAUSES: Final = {
    Cause.PLAYER: game.CAUSE_PLAYER,
    Cause.AUTOPLAY: game.CAUSE_AUTOPLAY,
    Cause.TIMEOUT: game.CAUSE_TIMEOUT,
}


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


def changing_to(row: GameRow, scene: Scene, seat: Seat | None, legal: Sequence[Move]) -> game.GameView:
    """What of a seat's view is new at each revision, but for the table."""
    head = scene.head
    view = game.GameView(
        seat=seat or 0,
        revision=head.revision,
        state=_state(head),
        undo_steps=head.undo_steps,
        redo_steps=head.redo_steps,
        update_time=time_to(head.update_ms),
    )
    # What most views have nothing of costs as much to leave empty in the call above as to fill.
    if head.ending is None:
        view.to_act.extend(sorted(scene.position.to_act))
    else:
        view.ending = _ENDINGS[head.ending]
    if head.marks:
        view.marks.extend(_marks(head.marks))
    if legal:
        view.legal_moves.extend(map(move_to, legal))
    if head.seats:
        view.seating.extend(seating_to(head.seats))
        view.commitments.extend(_hand_commitment(row, deal, _is_open(scene, deal)) for deal in scene.standing.deals)
        if head.act_by_ms is not None:
            view.act_by.CopyFrom(time_to(head.act_by_ms))
    return view


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
        seating=seating_to(head.seats),
    )


def seating_to(sitters: Sequence[Sitter]) -> list[game.Seating]:
    """Who sits where."""
    return [_seated(seat, sitter) for seat, sitter in enumerate(sitters, 1)]


def _seated(seat: Seat, sitter: Sitter) -> game.Seating:
    if sitter.bot:
        return game.Seating(seat=seat, state=game.SEAT_STATE_BOT, bot=sitter.bot)
    if sitter.is_open:
        return game.Seating(seat=seat, state=game.SEAT_STATE_OPEN)
    return game.Seating(seat=seat, state=game.SEAT_STATE_LEFT if sitter.left else game.SEAT_STATE_TAKEN)


def seen_to(seen: SeenCard) -> patience.SeenCard:
    """A card that its player has seen and that is hidden again."""
    return patience.SeenCard(pile=str(seen.pile), depth=seen.depth, card=wire_card(seen.card))


def pile_to(pile: SeenPile) -> patience.Pile:
    """A pile as its player sees it."""
    return patience.Pile(
        id=str(pile.pile),
        kind=PILE_KINDS[pile.pile.kind],
        face_down=pile.face_down,
        cards=map(wire_card, pile.cards),
        known_face_down=pile.known_down,
    )


def event_to(happening: Happening, seat: Seat | None) -> game.GameEvent:
    """What happened, as a seat may hear of it; the view after it is put in by whoever encodes it."""
    event = game.GameEvent(revision=happening.revision)
    if happening.fact is None:
        event.time.CopyFrom(time_to(happening.scene.head.update_ms))
        return event
    event.time.CopyFrom(time_to(happening.fact.time_ms))
    match happening.fact.fact:
        case MovesPlayed(by, moves, cause):
            position = happening.scene.position
            event.moves_played.seat = by
            event.moves_played.moves.extend(move_to(heard(position, move, by=by, to=seat)) for move in moves)
            event.moves_played.cause = _CAUSES[cause]
        case Rewound(to):
            event.rewound.to_revision = to
        case HandDealt(hand):
            event.hand_dealt.hand = hand
        case SeatChanged(changed, sitter):
            event.seat_changed.seating.CopyFrom(_seated(changed, sitter))
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


def _is_open(scene: Scene, deal: Deal) -> bool:
    """Whether the cards of a deal may be told in a scene."""
    on_table = deal.hand == scene.standing.hand
    match scene.position.opening if on_table else deal.opening:
        case Opening.NOW:
            return True
        case Opening.AT_THE_END:
            return scene.head.ending is not None
        case Opening.NEVER:
            return False


def _hand_commitment(row: GameRow, deal: Deal, opened: bool) -> game.Commitment:
    deck = "".join(card.text for card in deal.deck)
    commitment = game.Commitment(hand=deal.hand, digest=commitment_digest(row.id, deal.salt, deck, deal.hand))
    if opened:
        commitment.salt = deal.salt
        commitment.deal = deck
    return commitment
