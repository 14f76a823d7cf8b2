"""What each card is worth in imagined deals, by two judges.

The solver knows all cards and plays perfectly, on both sides: it is exact, and takes players for cleverer than they
are. The rules of thumb play on from what each seat would see: they are likelier, and no proof. Early on the two are
added; in the last tricks, where views tell nearly all, the solver judges alone. What it cannot say within its nodes
counts half, and so the rules of thumb decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from croupier.engine.cards import Suit
from croupier.engine.whist.contract import Contract
from croupier.engine.whist.ladder import Ladder
from croupier.engine.whist.rules import ContractRules
from croupier.engine.whist.seats import SEATS
from croupier.engine.whist.settlement import payment, shares
from croupier.engine.whist.solving import Answer, Limits, Problem, each_card_many, uses_kernel

from .holding import CARD, NO_TRUMP, cards_in, numbers_in
from .imagining import Imagined
from .playout import Course, Terms, played_out
from .prospects import Undertaking, units_of

_LAST_TRICKS: Final = 5
"""With so many cards left the solver judges alone."""
_CLOSE_BY: Final = 0.1
"""What a trick beside the target is worth, of what is at stake: a spare trick is safety."""
_FAR: Final = 2
"""Tricks further from the target than this are not asked about, though they may be paid."""
_TIMES_SLOWER: Final = 20
"""Where no native search was built, the one in Python is asked in the last tricks alone, and for fewer nodes."""
_NO_CLOCK: Final = 3600.0
"""Seconds that no budget of nodes takes: a decision must not depend on how busy a machine is."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A decision about a card: what is played for, how far the hand has gone, whose turn it is.

    `cards` are what it is between, one of each that are equally good.
    """

    ladder: Ladder
    contract: Contract
    terms: Terms
    course: Course
    place: int
    cards: int

    def worth_of_cards(self, deals: Sequence[Imagined], nodes: int) -> dict[int, float]:
        """The mean worth of each card, 1 being all that is at stake."""
        cards = numbers_in(self.cards)
        if self.terms.general or (self.terms.exactly and self.terms.target):
            # Four sides, or exactly some tricks: the solver knows no such question.
            return self._by_thumb(deals, cards)
        if self.course.hands[self.place].bit_count() <= _LAST_TRICKS:
            return self._by_solver(deals, cards, nodes if uses_kernel() else nodes // _TIMES_SLOWER)
        played = self._by_thumb(deals, cards)
        if not uses_kernel():
            return played
        solved = self._by_solver(deals, cards, nodes)
        return {card: solved[card] + played[card] for card in cards}

    def _by_thumb(self, deals: Sequence[Imagined], cards: list[int]) -> dict[int, float]:
        made = self._undertaking()
        scale = self._at_stake() * sum(deal.weight for deal in deals)
        worth = dict.fromkeys(cards, 0.0)
        for deal in deals:
            course = self.course._replace(hands=deal.hands)
            for card in cards:
                result = played_out(self.terms, course, card)
                units = units_of(self.ladder, made, result, pool=0)[self.place]
                worth[card] += deal.weight * units / scale
        return worth

    def _undertaking(self) -> Undertaking:
        rung = -1 if self.terms.general else self.ladder.rung[self.contract.id]
        return Undertaking(rung, self.contract.declarers, self.terms.trump)

    def _at_stake(self) -> float:
        """The units between making and losing, for the seat to play."""
        if self.terms.general:
            return 4.0 * max(1, self.ladder.rules.scoring.general_misere)
        contract = self._contract_rules()
        alone = self.terms.shared and self.terms.declarers >> self.place & 1
        declarers = (self.place + 1,) if alone else self.contract.declarers
        return abs(shares(declarers, contract.pay.settle, 1)[self.place]) * _stake(contract)

    def _contract_rules(self) -> ContractRules:
        return self.ladder.contract(self.contract.id)

    def _by_solver(self, deals: Sequence[Imagined], cards: list[int], nodes: int) -> dict[int, float]:
        worth = dict.fromkeys(cards, 0.0)
        sign = 1 if self.terms.declarers >> self.place & 1 else -1
        scale = sign / sum(deal.weight for deal in deals)
        questions = list(self._misere_questions() if self.terms.exactly else self._target_questions())
        for alliance, target, gain in questions:
            problems = [self._problem(deal, alliance, target) for deal in deals]
            limits = Limits(nodes=nodes // len(questions), seconds=_NO_CLOCK)
            for deal, found in zip(deals, each_card_many(problems, limits=limits), strict=True):
                for card in cards:
                    answer = found[CARD[card]]
                    makes = 0.5 if answer is Answer.UNKNOWN else float(answer is Answer.MAKES)
                    worth[card] += scale * gain * deal.weight * makes
        return worth

    def _misere_questions(self) -> Iterator[tuple[frozenset[int], int, float]]:
        """Alliances, targets and what they are worth: each declarer who has no trick yet, a holder's own alone."""
        alive = [seat for seat in self._declarers() if not self.course.won[seat - 1]]
        if not self.terms.shared:
            if len(alive) == len(self.contract.declarers):
                yield frozenset(alive), 0, 1.0
            return
        for seat in [self.place + 1] if self.place + 1 in alive else alive:
            yield frozenset({seat}), 0, 1.0

    def _target_questions(self) -> Iterator[tuple[frozenset[int], int, float]]:
        """Each number of tricks about the target, with the share of the stakes that hangs on reaching it."""
        contract, rules = self._contract_rules(), self.ladder.rules
        taken = sum(self.course.won[seat - 1] for seat in self._declarers())
        left = self.course.hands[self.place].bit_count()
        for tricks in range(max(1, contract.target.tricks - _FAR), min(13, contract.target.tricks + _FAR) + 1):
            gain = (payment(rules, contract, tricks) - payment(rules, contract, tricks - 1)) / _stake(contract)
            if abs(tricks - contract.target.tricks) == 1:
                gain += _CLOSE_BY
            if gain and 0 < tricks - taken <= left:
                yield self._declarers(), tricks - taken, gain

    def _declarers(self) -> frozenset[int]:
        return frozenset(seat for seat in SEATS if self.terms.declarers >> seat - 1 & 1)

    def _problem(self, deal: Imagined, alliance: frozenset[int], target: int) -> Problem:
        one, two, three, four = (frozenset(cards_in(hand)) for hand in deal.hands)
        return Problem(
            hands=(one, two, three, four),
            leader=self.course.leader + 1,
            alliance=alliance,
            target=target,
            trump=None if self.terms.trump == NO_TRUMP else Suit(self.terms.trump),
            trick=tuple(CARD[card] for card in self.course.trick),
            exactly_none=self.terms.exactly,
        )


def _stake(contract: ContractRules) -> int:
    """The units of a payment between making a contract and just losing it."""
    pay = contract.pay
    return max(1, pay.made + (pay.lost_table[0] if pay.lost_table else pay.lost))
