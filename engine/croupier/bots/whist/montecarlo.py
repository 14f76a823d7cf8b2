"""The bot that imagines the unseen hands, and looks what becomes of each of its choices in them.

A call is judged by what follows: in each imagined deal the rest of the auction and the play go by rules of thumb, and
what the seat is paid is its worth. That holds for a pass too, which may leave somebody else with a contract. Misère is
therefore judged by playing it, since hardly one can be made against opponents who see all cards. A card is judged as
`foresight` says. What the rules of thumb would do is preferred by a little, so that chance alone moves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from croupier.engine.whist.contract import Contract
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.ladder import Ladder, ladder_for
from croupier.engine.whist.moves import PASS, Call, Play, WhistMove, play_of
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

from .bidding import worth_of_calls
from .foresight import Foresight
from .holding import CARD, cards_as_bits, numbers_in
from .imagining import imagined
from .player import Below
from .playout import thumb_card
from .prospects import Undertaking, auction_played_out, units_by_thumb
from .reading import auction_of, course_of, sight_of, terms_of
from .sight import Four
from .thumb import by_thumb, honest, proven_claim, seat_of, the_contract

NODES: Final = 40_000
"""How many positions between tricks are looked at for one decision, unless somebody says otherwise."""
_NODES_A_DEAL: Final = 1000
"""A deal that cannot have so many is not imagined; without any the bot does as the rules of thumb do."""
_CALL_DEALS: Final = 24
_CARD_DEALS: Final = 12
"""In how many deals calls and cards are looked at, if the nodes allow."""
_TRIED: Final = 3
"""So many times as many are dealt, and the likelier ones drawn."""
_LOOKED_AT: Final = 4
_HOPELESS: Final = 4.0
"""At most so many calls are looked at, and none that the rules of thumb expect to lose more units with."""
_HABIT_CALL: Final = 0.3
_HABIT_CARD: Final = 0.02
"""By how many units, and by what share of the stakes, what the rules of thumb do is preferred."""


@dataclass(frozen=True, slots=True)
class MonteCarloBot:
    """Perfect-information Monte Carlo over deals that are weighed by what was called and played."""

    below: Below
    nodes: int = NODES

    def choose(self, observation: WhistObservation, rules: Rules, legal_moves: Sequence[WhistMove]) -> WhistMove:
        """See `WhistBot`."""
        deals = self.nodes // _NODES_A_DEAL
        if len(legal_moves) == 1 or not deals:
            return by_thumb(observation, rules, legal_moves)
        # One number is all the chance of a decision: the same chance gives the same move.
        chance = Random(self.below(1 << 62))
        ladder = ladder_for(rules)
        if observation.phase is Phase.AUCTION:
            calls = [move for move in legal_moves if isinstance(move, Call)]
            return _best_call(observation, ladder, calls, chance, min(deals, _CALL_DEALS))
        contract = the_contract(observation)
        claim = proven_claim(observation, contract, legal_moves)
        if claim is not None or observation.phase is not Phase.PLAY:
            return claim or by_thumb(observation, rules, legal_moves)
        playable = cards_as_bits(move.card for move in legal_moves if isinstance(move, Play))
        card = _best_card(observation, ladder, contract, playable, chance, self.nodes)
        return play_of(CARD[card])


def _best_call(view: WhistObservation, ladder: Ladder, legal: Sequence[Call], chance: Random, deals: int) -> Call:
    seat, auction, hand = seat_of(view), auction_of(view, ladder), cards_as_bits(view.hand)
    worths = worth_of_calls(ladder, auction, hand, legal, view.pool)
    habit = max(worths, key=lambda valued: valued[0])[1]
    looked_at = _worth_a_look(worths)
    if len(looked_at) == 1:
        return looked_at[0]
    totals, weight = dict.fromkeys(looked_at, 0.0), 0.0
    for deal in imagined(view, ladder, None, chance, tried=_TRIED * deals, kept=deals):
        known: dict[Undertaking | None, Four] = {}
        for call in looked_at:
            made = auction_played_out(auction, ladder, deal.whole, call, pool=view.pool, partner_card=view.partner_card)
            if made not in known:
                known[made] = units_by_thumb(ladder, made, deal.whole, eldest=auction.eldest, pool=view.pool)
            totals[call] += deal.weight * known[made][seat - 1]
        weight += deal.weight
    totals[habit] += _HABIT_CALL * weight
    return max(looked_at, key=lambda call: totals[call])


def _worth_a_look(worths: list[tuple[float, Call]]) -> list[Call]:
    """The calls that the rules of thumb like best, none of them hopeless, and a pass."""
    hopeful = [valued for valued in worths if valued[0] > -_HOPELESS]
    calls = [call for _, call in sorted(hopeful, key=lambda valued: -valued[0])[:_LOOKED_AT]]
    may_pass = any(call == PASS for _, call in worths)
    return [*calls, PASS] if may_pass and PASS not in calls else calls


def _best_card(
    view: WhistObservation, ladder: Ladder, contract: Contract, playable: int, chance: Random, nodes: int
) -> int:
    place = seat_of(view) - 1
    terms, course = terms_of(contract, ladder), course_of(view, ladder.rules, contract)
    legal = honest(playable, course.trick)
    sight = sight_of(view, terms, course, place)
    habit = thumb_card(sight, legal)
    cards = _distinct(legal, sight.unseen, habit)
    if not cards & cards - 1:
        return habit
    kept = min(nodes // _NODES_A_DEAL, _CARD_DEALS)
    deals = imagined(view, ladder, terms, chance, tried=_TRIED * kept, kept=kept)
    worth = Foresight(ladder, contract, terms, course, place, cards).worth_of_cards(deals, nodes)
    worth[habit] += _HABIT_CARD
    return max(worth, key=lambda card: (worth[card], card == habit))


def _distinct(legal: int, unseen: int, habit: int) -> int:
    """The legal cards, of those that are equally good only the lowest, or the one that the rules of thumb play."""
    chosen, last = 0, -1
    for card in numbers_in(legal):
        if last >= 0 and last >> 4 == card >> 4 and not unseen & (1 << card) - (1 << last):
            if card == habit:
                chosen ^= 1 << last | 1 << card
                last = card
            continue
        chosen |= 1 << card
        last = card
    return chosen
