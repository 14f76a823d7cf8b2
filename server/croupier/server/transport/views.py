"""Views as bytes. A view is in every reply and every event, and most of it is as it was in the one before.

Messages are encoded in parts: what never changes about a game once, each pile once for as long as its cards stay, and
the parts put together as protobuf allows, where the encoding of a message is the encodings of its fields in any order.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from croupier.engine.game import Seat
from croupier.engine.patience.observation import PatienceObservation, SeenCard, SeenPile
from croupier.server.application.access import knows_every_card
from croupier.server.application.hosted import Hosted
from croupier.server.application.scene import Scene
from croupier.v1 import game_pb2 as game
from croupier.v1 import patience_pb2 as patience
from google.protobuf.message import Message

from .codec import changing_to, fixed_to, pile_to, seen_to
from .tables import table_to

_PATIENCE: Final = game.GameView.DESCRIPTOR.fields_by_name["patience"].number
_WHIST: Final = game.GameView.DESCRIPTOR.fields_by_name["whist"].number
_PILE: Final = patience.PatienceView.DESCRIPTOR.fields_by_name["piles"].number
_GAMES: Final = 4096


def with_view(reply: Message, view: bytes, *, field: str = "view") -> bytes:
    """A reply's bytes, with a view's bytes as one of its fields."""
    return reply.SerializeToString() + _field(reply.DESCRIPTOR.fields_by_name[field].number, view)


class Views:
    """Encodes views, and keeps the parts that stay."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        self._now_ms = now_ms
        self._fixed: OrderedDict[tuple[str, bool], bytes] = OrderedDict()

    def encode(self, hosted: Hosted, scene: Scene, seat: Seat | None, *, with_legal_moves: bool) -> bytes:
        """The whole view that a seat, or an onlooker, has of a game at a scene."""
        head, position = scene.head, scene.position
        asks = with_legal_moves and head.ending is None
        legal = position.legal_moves(seat) if asks and seat is not None else ()
        seen = position.observe(seat, head.seen)
        if isinstance(seen, PatienceObservation):
            board = _field(_PATIENCE, _board(seen, proven_lost=hosted.is_proven_lost(scene)))
        else:
            board = _field(_WHIST, table_to(seen).SerializeToString())
        changing = changing_to(hosted.row, scene, seat, legal).SerializeToString()
        opened = head.ending is not None and knows_every_card(hosted.row, head, self._now_ms())
        return self._fixed_of(hosted, opened=opened) + changing + board

    def _fixed_of(self, hosted: Hosted, *, opened: bool) -> bytes:
        key = (hosted.row.id, opened)
        encoded = self._fixed.get(key)
        if encoded is None:
            encoded = self._fixed[key] = fixed_to(hosted.row, opened=opened).SerializeToString()
            if len(self._fixed) > _GAMES:
                self._fixed.popitem(last=False)
        return encoded


def _board(seen: PatienceObservation, *, proven_lost: bool) -> bytes:
    rest = _rest(seen.base_rank, seen.redeals_left, seen.has_legal_moves, proven_lost, seen.seen)
    return b"".join(map(_pile, seen.piles)) + rest


@lru_cache(maxsize=1 << 12)
def _rest(
    base_rank: int, redeals_left: int | None, has_legal_moves: bool, proven_lost: bool, seen: tuple[SeenCard, ...]
) -> bytes:
    """What of a table is no pile; most moves leave it as it was."""
    return patience.PatienceView(
        base_rank=base_rank,
        redeals_left=redeals_left,
        has_legal_moves=has_legal_moves,
        proven_lost=proven_lost,
        seen=map(seen_to, seen),
    ).SerializeToString()


@lru_cache(maxsize=1 << 15)
def _pile(pile: SeenPile) -> bytes:
    return _field(_PILE, pile_to(pile).SerializeToString())


def _field(number: int, message: bytes) -> bytes:
    """A message as a field of another one: the field's number and wire type 2, the length, the bytes."""
    return _varint(number << 3 | 2) + _varint(len(message)) + message


@lru_cache(maxsize=1 << 12)
def _varint(number: int) -> bytes:
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    encoded.append(number)
    return bytes(encoded)
