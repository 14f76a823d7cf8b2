"""A session of whist as it stands: a value with the moves that it allows each seat.

>>> from croupier.engine.catalog import whist
>>> position = whist("solo-whist").deal("seed:1")
>>> sorted(position.to_act), [move.text for move in position.legal_moves(1)][:3]
([1], ['pass', 'prop', 'solo'])
>>> after = position.play(1, position.legal_moves(1)[2])
>>> after.the_hand.auction.calls
(MadeCall(seat=1, call=Call(bid='solo', trumps=None)),)

A position holds one hand. When it is settled, it stays to be looked at until `dealt` puts the next one on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..cards import Card, Suit
from ..game import Hidden, Opening, Outcome, Seat
from . import auction as bidding
from .contract import Contract
from .dealing import Hands, packs_for
from .hand import Hand, Phase, claimable
from .ladder import Ladder, ladder_for
from .moves import PASS, ClaimRevoke, Discard, NameTrump, WhistMove, play_of
from .rules import Rules
from .seats import SEATS
from .session import Session, outcome_of
from .settlement import Settlement

if TYPE_CHECKING:
    from .moves import HiddenDiscard
    from .observation import WhistObservation

_NOBODY: frozenset[Seat] = frozenset()
_ONLY: dict[Seat, frozenset[Seat]] = {seat: frozenset({seat}) for seat in SEATS}


class _Fields(NamedTuple):
    ladder: Ladder
    phase: Phase
    session: Session
    hand: Hand | None


class Position(_Fields):
    """All there is to know of a session now. `hand` is None before the first deal."""

    # The legal moves of each seat, once they were asked for: no part of the value. Whoever lists them is about to play.
    _legal: dict[Seat, tuple[WhistMove, ...]] | None = None

    def __repr__(self) -> str:
        # What is printed ends in logs and traces: no card that somebody has not seen.
        return f"<Position of whist: deal {self.session.deals}, {self.phase}, to act {sorted(self.in_turn)}>"

    @property
    def rules(self) -> Rules:
        """The rules that the session is played by."""
        return self.ladder.rules

    @property
    def the_hand(self) -> Hand:
        """The hand on the table; `ValueError` before the first deal."""
        if self.hand is None:
            raise ValueError("no hand has been dealt yet")
        return self.hand

    @property
    def the_contract(self) -> Contract:
        """The contract that is played; `ValueError` where there is none."""
        contract = self.the_hand.contract
        if contract is None:
            raise ValueError("there is no contract")
        return contract

    @property
    def in_turn(self) -> frozenset[Seat]:
        """Whom the table waits for; who may only claim a revoke is not among them."""
        hand = self.hand
        if hand is None:
            return _NOBODY
        match self.phase:
            case Phase.PLAY:
                return _ONLY[hand.trick.turn]
            case Phase.AUCTION:
                return _ONLY[hand.auction.turn]
            case Phase.NAMING:
                return _ONLY[self.the_contract.declarers[0]]
            case Phase.DISCARDING:
                return frozenset(seat for seat in SEATS if hand.discards[seat - 1] is None)
            case Phase.CLAIMS:
                return frozenset(seat for seat in SEATS if claimable(hand, seat))
        return _NOBODY

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who may move: the seat in turn, everybody who still owes a discard, everybody who may claim a revoke."""
        hand = self.hand
        if self.ladder.claims and self.phase is Phase.PLAY and hand is not None:
            return self.in_turn.union(seat for seat in SEATS if claimable(hand, seat))
        return self.in_turn

    @property
    def opening(self) -> Opening:
        """Once the hand is settled; never where nobody played it."""
        settlement = None if self.hand is None else self.hand.settlement
        if settlement is None:
            return Opening.AT_THE_END
        return Opening.NEVER if settlement.abandoned else Opening.NOW

    @property
    def awaits_deal(self) -> bool:
        """Whether the next hand waits for its cards."""
        return self.phase in (Phase.DEAL, Phase.SETTLED)

    @property
    def packs_awaited(self) -> int:
        """How many shuffled packs of 52 cards `dealt` wants: 0 where no deal is awaited, else 1 or 2."""
        return packs_for(self.rules, first=self.hand is None) if self.awaits_deal else 0

    def legal_moves(self, seat: Seat) -> tuple[WhistMove, ...]:
        """All that the rules allow a seat; nothing where it has no say now.

        The order: calls as `Ladder.calls` has them; trumps clubs, spades, hearts, diamonds; cards as they are held;
        last the tricks in which a revoke may be claimed, earlier ones first, after `pass` where the play is over.
        """
        if self._legal is None:
            self._legal = {}
        known = self._legal.get(seat)
        if known is None:
            known = self._legal[seat] = _legal_moves(self, seat)
        return known

    def play(self, seat: Seat, move: WhistMove) -> Position:
        """The position after the move; `IllegalMoveError` says which rule it would break."""
        if self._legal is None or move not in self._legal.get(seat, ()):
            judging.judge(self, seat, move)
        return playing.played(self, seat, move)

    def applied(self, seat: Seat, move: WhistMove) -> Position:
        """The position after a move that was judged when it was played; nothing is judged again."""
        return playing.played(self, seat, move)

    def dealt(self, deck: Sequence[Card]) -> Position:
        """The position with the next hand dealt.

        `deck`: as many packs of 52 cards as `packs_awaited` says, one after the other, each shuffled by itself; what
        they are for, `dealing` says. `DeckError` for other cards, `ValueError` where no deal is awaited.
        """
        if not self.awaits_deal:
            raise ValueError("no deal is awaited")
        return playing.dealt(self, tuple(deck))

    def outcome(self) -> Outcome | None:
        """Who has won, once the session is over by its rules; an open session never is."""
        return outcome_of(self.session) if self.phase is Phase.OVER else None

    def hidden(self) -> Hidden:
        """Nothing: with four seats there is no undo, and so nothing that a seat saw and no longer sees."""
        return ()

    def observe(self, seat: Seat | None, seen: Hidden | None = None) -> WhistObservation:
        """What a seat may see, None being an onlooker."""
        return observation.observed(self, seat)

    def as_seen(self, move: WhistMove, *, by: Seat, to: Seat | None) -> WhistMove | HiddenDiscard:
        """A move that `by` is about to make here, as the seat `to` may hear of it."""
        return observation.move_seen(self.ladder, move, by=by, to=to)


def opened(rules: Rules) -> Position:
    """A session before its first deal."""
    return Position(ladder_for(rules), Phase.DEAL, Session(), None)


def between_hands(rules: Rules, session: Session, *, abandoned: bool) -> Position:
    """A session after a hand, of which nothing is left but whether it was `abandoned`: enough to deal the next."""
    nothing: Hands = ((), (), (), ())
    last = Settlement(abandoned=abandoned)
    return Position(
        ladder_for(rules), Phase.SETTLED, session, Hand(None, nothing, bidding.opened(1, None), settlement=last)
    )


def _legal_moves(position: Position, seat: Seat) -> tuple[WhistMove, ...]:
    hand = position.hand
    if hand is None or seat not in SEATS:
        return ()
    match position.phase:
        case Phase.PLAY:
            return _cards(position, hand, seat) + _claims(position, hand, seat)
        case Phase.AUCTION if hand.auction.turn == seat:
            return bidding.legal_calls(hand.auction, position.ladder)
        case Phase.NAMING if position.the_contract.declarers[0] == seat:
            return tuple(NameTrump(Suit(suit)) for suit in judging.nameable(position))
        case Phase.DISCARDING if hand.discards[seat - 1] is None:
            return tuple(Discard(card) for card in hand.held[seat - 1])
        case Phase.CLAIMS:
            claims = _claims(position, hand, seat)
            return (PASS, *claims) if claims else ()
    return ()


def _cards(position: Position, hand: Hand, seat: Seat) -> tuple[WhistMove, ...]:
    if hand.trick.turn != seat:
        return ()
    return tuple(map(play_of, judging.playable(position, hand, hand.held[seat - 1])))


def _claims(position: Position, hand: Hand, seat: Seat) -> tuple[WhistMove, ...]:
    return tuple(map(ClaimRevoke, claimable(hand, seat))) if position.ladder.claims else ()


# The functions over positions stand in files of their own and need the class above.
from . import judging, observation, playing  # noqa: E402
