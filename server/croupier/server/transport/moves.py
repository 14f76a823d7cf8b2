"""Moves and cards between the wire and the inside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from croupier.engine.cards import Card, Suit
from croupier.engine.errors import NotationError
from croupier.engine.game import Move
from croupier.engine.notation import parse_move
from croupier.engine.patience.moves import DEAL_ROW, DRAW, REDEAL, DealRow, Draw, Redeal, Transfer, transfer
from croupier.engine.patience.piles import PileId
from croupier.engine.whist.moves import Call, ClaimRevoke, Discard, HiddenDiscard, NameTrump, Play
from croupier.server.application.refusals import invalid
from croupier.server.application.written import malformed
from croupier.v1 import cards_pb2
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from croupier.v1 import whist_pb2 as whist

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


def wire_card(card: Card) -> cards_pb2.Card:
    """A card on the wire."""
    return card  # type: ignore[return-value]  # a card's number is its number on the wire


def suit_to(suit: Suit | None) -> cards_pb2.Suit:
    """A suit on the wire, which counts them from 1, since 0 says that there is none."""
    return 0 if suit is None else suit + 1  # type: ignore[return-value]  # a suit's number there is one more
