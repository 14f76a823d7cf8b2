"""The bot that plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.engine.whist.contract import Contract
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.ladder import ladder_for
from croupier.engine.whist.moves import PASS, Call, ClaimRevoke, Discard, NameTrump, Play, WhistMove, play_of
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

from .bidding import best_call, discard_to_avoid, discard_to_give
from .holding import CARD, cards_as_bits, suit_of
from .playout import thumb_card
from .reading import auction_of, course_of, is_proven, sight_of, terms_of
from .valuing import best_trump


@dataclass(frozen=True, slots=True)
class ThumbBot:
    """Bids what its hand is worth, plays by the common rules of thumb, and needs no chance."""

    def choose(self, observation: WhistObservation, rules: Rules, legal_moves: Sequence[WhistMove]) -> WhistMove:
        """See `WhistBot`."""
        return by_thumb(observation, rules, legal_moves)


def by_thumb(view: WhistObservation, rules: Rules, legal: Sequence[WhistMove]) -> WhistMove:
    """What the rules of thumb do."""
    if len(legal) == 1:
        return legal[0]
    hand = cards_as_bits(view.hand)
    if view.phase is Phase.AUCTION:
        ladder = ladder_for(rules)
        calls = [move for move in legal if isinstance(move, Call)]
        return best_call(ladder, auction_of(view, ladder), hand, calls, view.pool)
    contract = the_contract(view)
    claim = proven_claim(view, contract, legal)
    if claim is not None:
        return claim
    match view.phase:
        case Phase.NAMING:
            suits = tuple(int(move.trumps) for move in legal if isinstance(move, NameTrump))
            chosen = best_trump(hand, suits, alone=len(contract.declarers) == 1)
            return next(move for move in legal if isinstance(move, NameTrump) and move.trumps == chosen)
        case Phase.DISCARDING:
            avoids = view.seat in contract.declarers
            return Discard(CARD[discard_to_avoid(hand) if avoids else discard_to_give(hand)])
        case Phase.CLAIMS:
            return PASS
    return _card(view, rules, contract, cards_as_bits(move.card for move in legal if isinstance(move, Play)))


def _card(view: WhistObservation, rules: Rules, contract: Contract, playable: int) -> WhistMove:
    place = seat_of(view) - 1
    terms, course = terms_of(contract, ladder_for(rules)), course_of(view, rules, contract)
    legal = honest(playable, course.trick)
    return play_of(CARD[thumb_card(sight_of(view, terms, course, place), legal)])


def honest(playable: int, trick: tuple[int, ...]) -> int:
    """The playable cards that follow suit; where revokes are not prevented others are playable too."""
    if not trick:
        return playable
    led = trick[0] >> 4
    return suit_of(playable, led) << 16 * led or playable


def proven_claim(view: WhistObservation, contract: Contract, legal: Sequence[WhistMove]) -> ClaimRevoke | None:
    """A claim of a revoke that the view proves."""
    opponents = contract.opponents(seat_of(view))
    claims = (move for move in legal if isinstance(move, ClaimRevoke))
    return next((claim for claim in claims if is_proven(view, claim, opponents)), None)


def the_contract(view: WhistObservation) -> Contract:
    """The contract of a view that has one."""
    if view.contract is None:
        raise ValueError("there is no contract in this view")
    return view.contract


def seat_of(view: WhistObservation) -> int:
    """The seat that a view belongs to; an onlooker plays nothing."""
    if view.seat is None:
        raise ValueError("an onlooker has no seat")
    return view.seat
