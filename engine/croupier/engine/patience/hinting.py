"""Hints that play fair: what to play next, from nothing but what the player sees.

Unseen cards are imagined in several orders, the same for every plan, and a plan is worth the number of orders in which
a quick search still finds a win after it. Where turning a card takes nothing away but the waste's top (`can_wait`),
there is one question before each turn: play the waste's top now, with which moves before it, or turn? Elsewhere, as in
Agnes, whose rows cover the columns, or where cards lie face down, a plan leads up to the next thing that is not taken
back: a row, a turn, a card up, one turned over. So whoever follows the hints does not go round in circles.

The orders follow from the view and a number, never from the deal, so a hint cannot peek.
"""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Final

from ..cards import Card
from ..shuffle import below_from, shuffled
from .autoplay import Autoplay, autoplayed
from .dealing import pack_of
from .moves import DEAL_ROW, DRAW, REDEAL, PatienceMove, Transfer
from .observation import PatienceObservation, SeenPile
from .piles import PileKind
from .position import PLAYER, Position
from .rules import Autofill, Build, Rules, StockTarget
from .solving import solve, still_won
from .table import table_for
from .verdict import Limits, Solved, Unsolvable

SAMPLES: Final = 16
"""How many orders are imagined at first; more while there is time, each time for every plan."""

NODES: Final = 1000
"""How far the quick search looks in each, where it is quick."""

CLOSER: Final = 5
"""How many times farther it looks at the plans that did best, where it found no win at first."""

MOST_LOOKS: Final = 20
"""How often it looks farther in one decision: where hardly anything wins, this bounds the wait."""

_FINALISTS: Final = 3

FEW_NODES: Final = 60
"""How far it looks where a whole board has to be searched move by move."""

_LINES: Final = 8
"""From how many orders' wins plans are cut."""

_MOST_PLANS: Final = 24

_LOOKED_AROUND: Final = 100
"""How many positions are looked through for a way to lead on."""

# Bounded by nodes and not by time, so that the same view gives the same hint on any machine.
_EXACT: Final = Limits(nodes=20_000, seconds=60.0, memory=1 << 28)


class Reason(StrEnum):
    """Why a plan is proposed."""

    SAFE = "safe"
    """Cards that nothing in play could want to lie on go up."""
    TURN = "turn"
    PLAY = "play"
    EXACT = "exact"
    """Every card is known: this wins."""
    LOST = "lost"
    """Every card is known: nothing wins."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Moves to play, and in how many of how many imagined orders the game was still won after them."""

    moves: tuple[PatienceMove, ...]
    won: int
    tried: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Hints:
    """Plans, the best first; `exact` where nothing had to be imagined."""

    plans: tuple[Plan, ...]
    exact: bool


def suggest(
    view: PatienceObservation, rules: Rules, *, number: int = 0, has_time: Callable[[], bool] = lambda: False
) -> Hints:
    """Hints for a view. `has_time` is asked whether to imagine another set of orders."""
    orders = _Orders(view, rules, number)
    now = orders.position(0)
    if not now.legal_moves():
        return Hints((), exact=orders.unseen <= 1)
    safe = autoplayed(now, Autoplay.SAFE, now.hidden())
    if orders.unseen <= 1:
        exact = _exact(now)
        if exact is not None:
            return exact
    if safe and can_wait(rules):
        return _scored(orders, [safe], Reason.SAFE, has_time)
    plans = _waiting_plans(orders) if can_wait(rules) else _leading_plans(orders)
    if len(plans) == 1:
        # With one thing to do there is nothing to weigh.
        return Hints((Plan(plans[0], 0, 0, _reason(plans[0])),), exact=False)
    return _scored(orders, plans, None, has_time)


def can_wait(rules: Rules) -> bool:
    """Whether turning a card takes away no move but those of the waste's top, and no move shows another card."""
    stock = rules.stock
    return (
        stock.target is StockTarget.WASTE
        and stock.batch == 1
        and rules.tableau.autofill is Autofill.NONE
        and not rules.hides_under_cards
    )


class _Orders:
    """The positions that a view could be: the unseen cards laid in imagined orders."""

    def __init__(self, view: PatienceObservation, rules: Rules, number: int) -> None:
        self._view = view
        self._table = table_for(rules, view.base_rank)
        self._piles = {pile.pile: pile for pile in view.piles}
        seen = {(card.pile, card.depth): card.card for card in view.seen}
        shown = Counter(card for pile in view.piles for card in pile.cards)
        hidden = Counter(pack_of(rules)) - shown - Counter(seen.values())
        self._seen = seen
        self._hidden = tuple(sorted(hidden.elements()))
        self._key = f"{view}:{number}".encode()
        # The next card is spread evenly over those that it can be.
        self._first = shuffled(self._hidden, self._below(0))

    @property
    def nodes(self) -> int:
        """How far the quick search should look: building in colour, all open, is what it is quick at."""
        rules = self._table.rules
        quick = rules.tableau.build is Build.COLOR and rules.pack.packs == 1 and not rules.hides_under_cards
        return NODES if quick else FEW_NODES

    @property
    def samples(self) -> int:
        """How many orders make a set: one is enough where there is only one."""
        return SAMPLES if self.unseen > 1 else 1

    @property
    def unseen(self) -> int:
        """How many cards have never been seen."""
        return len(self._hidden)

    def _below(self, number: int) -> Callable[[int], int]:
        return below_from(lambda block: hashlib.sha256(self._key + f":{number}:{block}".encode()).digest())

    def position(self, order: int) -> Position:
        """The position with the unseen cards in one of the orders."""
        cards = list(shuffled(self._hidden, self._below(order + 1)))
        if cards:
            first = self._first[order % len(self._first)]
            at = cards.index(first)
            cards[0], cards[at] = cards[at], cards[0]
        return self._laid(iter(cards))

    def _laid(self, cards: Iterable[Card]) -> Position:
        table, taking = self._table, iter(cards)
        stock_pile = next((pile for pile in self._view.piles if pile.pile.kind is PileKind.STOCK), None)
        stock = () if stock_pile is None else self._filled(stock_pile, taking, top_first=True)
        columns = [self._piles[pile] for pile in table.columns]
        reserves = [self._piles[pile] for pile in table.reserves]
        cells = [self._piles[pile].cards for pile in table.cells]
        waste = [pile.cards for pile in self._view.piles if pile.pile.kind is PileKind.WASTE]
        passes, left = table.rules.stock.passes, self._view.redeals_left
        return Position(
            table=table,
            columns=tuple(self._filled(pile, taking) for pile in columns),
            down=tuple(pile.face_down + pile.known_down for pile in columns),
            foundations=tuple(len(self._piles[pile].cards) for pile in table.foundations),
            stock=stock,
            waste=waste[0] if waste else (),
            reserves=tuple(self._filled(pile, taking) for pile in reserves),
            reserve_down=tuple(pile.face_down for pile in reserves),
            cells=tuple(cards[0] if cards else None for cards in cells),
            turn=passes - left if passes and left is not None and not table.rows else 1,
            held=frozenset(),
        )

    def _filled(self, pile: SeenPile, taking: Iterable[Card], *, top_first: bool = False) -> tuple[Card, ...]:
        """The pile with its hidden cards: those that were seen where they were, imagined ones in between."""
        source = iter(taking)
        depths = (
            range(pile.face_down) if top_first else range(pile.face_down - 1 + len(pile.cards), len(pile.cards) - 1, -1)
        )
        hidden = tuple(
            self._seen[pile.pile, depth] if (pile.pile, depth) in self._seen else next(source) for depth in depths
        )
        return hidden + pile.cards


def _exact(position: Position) -> Hints | None:
    """With every card known: the whole way to the win, or that there is none; None where the search cannot say."""
    match solve(position, limits=_EXACT):
        case Solved(line, _):
            return Hints((Plan(line, 1, 1, Reason.EXACT),), exact=True)
        case Unsolvable():
            legal = position.legal_moves()
            return Hints(tuple(Plan((move,), 0, 1, Reason.LOST) for move in legal[:_MOST_PLANS]), exact=True)
        case _:
            return None


def _waiting_plans(orders: _Orders) -> list[tuple[PatienceMove, ...]]:
    """To turn, or to play the waste's top: at once, or after moves that some order's win begins with."""
    now = orders.position(0)
    onward = DRAW if now.stock else REDEAL
    if not now.waste:
        return [(onward,)]
    legal = now.legal_moves()
    plans: list[tuple[PatienceMove, ...]] = [(move,) for move in legal if _plays_waste(move)]
    for position, line in _winning_lines(orders):
        plans += _cut(position, line)
    if onward in legal:
        plans.append((onward,))
    return _distinct(now, plans) or _each_alone(legal)


def _winning_lines(orders: _Orders) -> Iterator[tuple[Position, tuple[PatienceMove, ...]]]:
    """Where a quick search wins some of the imagined orders, and how."""
    for order in range(min(_LINES, orders.samples)):
        position = orders.position(order)
        found = solve(position, limits=Limits(nodes=orders.nodes, exhaustive=False))
        if isinstance(found, Solved):
            yield position, found.line


def _cut(position: Position, line: Sequence[PatienceMove]) -> list[tuple[PatienceMove, ...]]:
    """The beginnings of a winning line that end with its first or second play from the waste, before any turn."""
    plans = []
    for at, move in enumerate(line):
        if move in (DRAW, REDEAL):
            break
        if _plays_waste(move):
            plans.append(_needed(position, line[: at + 1]))
        if len(plans) == 2:
            break
    return plans


def _needed(position: Position, line: Sequence[PatienceMove]) -> tuple[PatienceMove, ...]:
    """The line without the moves that its last one can do without."""
    before = list(accumulate(line[:-1], lambda now, move: now.play(PLAYER, move), initial=position))
    kept = line[-1:]
    for at in range(len(line) - 2, -1, -1):
        if _plays_waste(line[at]) or _after(before[at], kept) is None:
            kept = (line[at], *kept)
    return tuple(kept)


def _leading_plans(orders: _Orders) -> list[tuple[PatienceMove, ...]]:
    """To lead on, at once or after cards were moved about, or as some order's win begins."""
    now = orders.position(0)
    plans = list(_ways_on(now))
    plans += [(move,) for move in now.legal_moves() if not isinstance(move, Transfer)]
    plans += [_until_it_leads_on(position, line) for position, line in _winning_lines(orders)]
    return _distinct(now, plans) or _each_alone(now.legal_moves())


def _each_alone(moves: Sequence[PatienceMove]) -> list[tuple[PatienceMove, ...]]:
    return [(move,) for move in moves[:_MOST_PLANS]]


def _ways_on(start: Position) -> Iterable[tuple[PatienceMove, ...]]:
    """The shortest way to each transfer that leads on, over what can be moved about before it."""
    ways: dict[PatienceMove, tuple[PatienceMove, ...]] = {}
    reached = {start.bare}
    ahead: deque[tuple[Position, tuple[PatienceMove, ...]]] = deque([(start, ())])
    while ahead and len(reached) < _LOOKED_AROUND:
        position, way = ahead.popleft()
        for move in position.legal_moves():
            if not isinstance(move, Transfer):
                continue
            after = position.play(PLAYER, move)
            if _leads_on(position, move, after):
                ways.setdefault(move, (*way, move))
            # What comes down from a foundation would only go up again.
            elif move.source.kind is not PileKind.FOUNDATION and after.bare not in reached:
                reached.add(after.bare)
                ahead.append((after, (*way, move)))
    return ways.values()


def _until_it_leads_on(position: Position, line: tuple[PatienceMove, ...]) -> tuple[PatienceMove, ...]:
    """The beginning of a line up to its first move that leads on: none before that shows a card."""
    for at, move in enumerate(line, 1):
        after = position.play(PLAYER, move)
        if _leads_on(position, move, after):
            return line[:at]
        position = after
    return line


def _leads_on(before: Position, move: PatienceMove, after: Position) -> bool:
    """Whether a move does more than to move cards about: it shows one, or what it does is not taken back."""
    if isinstance(move, Transfer) and move.source.kind is PileKind.FOUNDATION:
        return False
    return _apart_from_columns(before) != _apart_from_columns(after)


def _apart_from_columns(position: Position) -> tuple[object, ...]:
    """All that moving cards about, between columns and cells, leaves as it was."""
    up = (position.foundations, position.down)
    return (*up, position.stock, position.waste, position.reserves, position.reserve_down)


def _distinct(position: Position, plans: Iterable[tuple[PatienceMove, ...]]) -> list[tuple[PatienceMove, ...]]:
    """The shortest plan to each position."""
    found: dict[Position, tuple[PatienceMove, ...]] = {}
    for plan in sorted(plans, key=len):
        after = _after(position, plan)
        if after is not None:
            found.setdefault(after.bare, plan)
    return list(found.values())[:_MOST_PLANS]


def _after(position: Position, plan: Iterable[PatienceMove]) -> Position | None:
    for move in plan:
        if move not in position.legal_moves():
            return None
        position = position.play(PLAYER, move)
    return position


def _scored(
    orders: _Orders,
    plans: Sequence[tuple[PatienceMove, ...]],
    reason: Reason | None,
    has_time: Callable[[], bool],
) -> Hints:
    """The plans by how often they still win, every plan tried in the same orders."""
    found: list[list[bool]] = [[] for _ in plans]
    samples = orders.samples
    while not found[0] or (has_time() and samples > 1):
        tried = len(found[0])
        positions = [orders.position(order) for order in range(tried, tried + samples)]
        after = [[_played(position, plan) for position in positions] for plan in plans]
        wins = still_won([position for each in after for position in each], orders.nodes)
        here = [wins[at * samples : (at + 1) * samples] for at in range(len(plans))]
        _look_closer(here, after, orders.nodes * CLOSER)
        for at, each in enumerate(here):
            found[at] += each
    won = [sum(each) for each in found]
    ranked = sorted(range(len(plans)), key=lambda at: (-won[at], _plainness(plans[at])))
    return Hints(
        tuple(Plan(plans[at], won[at], len(found[at]), reason or _reason(plans[at])) for at in ranked), exact=False
    )


def _look_closer(found: list[list[bool]], after: Sequence[Sequence[Position]], nodes: int) -> None:
    """Look farther after the best plans where no win was found: between them small differences decide."""
    if len(found) < 2:
        return
    best = sorted(range(len(found)), key=lambda at: -sum(found[at]))[:_FINALISTS]
    # Order by order: no plan is looked at much oftener than another.
    missed = [(at, order) for order in range(len(found[0])) for at in best if not found[at][order]][:MOST_LOOKS]
    for (at, order), won in zip(missed, still_won([after[at][order] for at, order in missed], nodes), strict=True):
        found[at][order] = won


def _played(position: Position, plan: Iterable[PatienceMove]) -> Position:
    """The position after a plan that is legal in every order, or as far as the order lets it go."""
    for move in plan:
        position = position.play(PLAYER, move)
    return position


def _plainness(plan: Sequence[PatienceMove]) -> tuple[bool, bool, int]:
    """Of equals: play rather than turn, up rather than about, and what needs fewer moves."""
    last = plan[-1]
    up = isinstance(last, Transfer) and last.target.kind is PileKind.FOUNDATION
    return last in (DRAW, REDEAL, DEAL_ROW), not up, len(plan)


def _plays_waste(move: PatienceMove) -> bool:
    return isinstance(move, Transfer) and move.source.kind is PileKind.WASTE


def _reason(plan: Sequence[PatienceMove]) -> Reason:
    return Reason.TURN if plan[-1] in (DRAW, REDEAL) else Reason.PLAY
