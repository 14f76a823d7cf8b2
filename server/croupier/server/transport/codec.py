"""Between the wire and the inside: moves, views, games. Nothing but transport knows both."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from croupier.engine.cards import Card, Suit
from croupier.engine.errors import NotationError
from croupier.engine.game import Move, Opening, Seat
from croupier.engine.notation import parse_move
from croupier.engine.patience.difficulty import Difficulty
from croupier.engine.patience.moves import (
    DEAL_ROW,
    DRAW,
    REDEAL,
    DealRow,
    Draw,
    Redeal,
    Transfer,
    transfer,
)
from croupier.engine.patience.observation import SeenCard, SeenPile
from croupier.engine.patience.piles import PileId, PileKind
from croupier.engine.whist.moves import Call, ClaimRevoke, Discard, HiddenDiscard, NameTrump, Play
from croupier.server.application.dealing import commitment_digest
from croupier.server.application.families import heard
from croupier.server.application.refusals import invalid
from croupier.server.application.scene import Deal, Happening, Scene
from croupier.server.application.written import malformed
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
from croupier.v1 import cards_pb2
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from croupier.v1 import whist_pb2 as whist
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
_LONGEST_MOVE: Final = 64
_TRICKS: Final = 13


def move_from(message: game.Move, field: str) -> Move:
    """The move of a request, from its text or its typed form; both must agree."""
    typed = _typed_move(message, field)
    if not message.text:
        if typed is None:
            raise invalid(field, "a move: its text, or one of the typed forms")
        return typed
    try:
        if len(message.text) > _LONGEST_MOVE:
            raise NotationError(found=message.text[:_LONGEST_MOVE], expected="a move")
        written = parse_move(message.text)
    except NotationError as error:
        raise malformed(error, f"{field}.text") from None
    if typed is not None and typed != written:
        raise invalid(field, f"the text says {written}, the typed form {typed}")
    return written


def _typed_move(message: game.Move, field: str) -> Move | None:
    match message.WhichOneof("kind"):
        case "call":
            return _call(message.call, f"{field}.call")
        case "trumps":
            return NameTrump(_suit(message.trumps, f"{field}.trumps"))
        case "play":
            return Play(_card(message.play, f"{field}.play"))
        case "discard":
            return Discard(_card(message.discard, f"{field}.discard"))
        case "claim_revoke":
            if not 1 <= message.claim_revoke <= _TRICKS:
                raise invalid(f"{field}.claim_revoke", f"a trick from 1 to {_TRICKS}")
            return ClaimRevoke(message.claim_revoke)
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


def _call(sent: whist.Call, field: str) -> Move:
    trumps = _suit(sent.trumps, f"{field}.trumps") if sent.trumps else None
    try:
        if len(sent.bid) > _LONGEST_MOVE:
            raise NotationError(found=sent.bid[:_LONGEST_MOVE], expected="a call")
        called = parse_move(sent.bid if trumps is None else f"{sent.bid}:{trumps.letter}")
    except NotationError as error:
        raise malformed(error, f"{field}.bid") from None
    if not isinstance(called, Call):
        raise invalid(f"{field}.bid", "the word of a call")
    return called


def _suit(number: int, field: str) -> Suit:
    try:
        return Suit(number - 1)
    except ValueError:
        raise invalid(field, "a suit") from None


def _card(number: int, field: str) -> Card:
    try:
        return Card(number)
    except ValueError:
        raise invalid(field, "a card") from None


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
        case Call(bid, trumps):
            return game.Move(text=move.text, call=whist.Call(bid=bid, trumps=suit_to(trumps)))
        case NameTrump(trumps):
            return game.Move(text=move.text, trumps=suit_to(trumps))
        case Play(card):
            return game.Move(text=move.text, play=wire_card(card))
        case Discard(card):
            return game.Move(text=move.text, discard=wire_card(card))
        case HiddenDiscard():
            return game.Move(text=move.text, discard=cards_pb2.CARD_UNSPECIFIED)
        case ClaimRevoke(trick):
            return game.Move(text=move.text, claim_revoke=trick)
        case _:
            raise TypeError("a move of no known kind")


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
    closed = head.ending is not None
    return game.GameView(
        seat=seat or 0,
        to_act=() if closed else sorted(scene.position.to_act),
        act_by=None if head.act_by_ms is None else time_to(head.act_by_ms),
        seating=seating_to(head.seats),
        commitments=[_hand_commitment(row, deal, _is_open(scene, deal)) for deal in scene.standing.deals],
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


def wire_card(card: Card) -> cards_pb2.Card:
    """A card on the wire."""
    return card  # type: ignore[return-value]  # a card's number is its number on the wire


def suit_to(suit: Suit | None) -> cards_pb2.Suit:
    """A suit on the wire, which counts them from 1, since 0 says that there is none."""
    return 0 if suit is None else suit + 1  # type: ignore[return-value]  # a suit's number there is one more


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
