"""Laying a deck out: from cards in deal order to the first position, and what a deck must hold.

The deal goes: the tableau in the rules' order, the reserve pile by pile, the filled cells, the card that opens the
foundations (where the rules have one), the waste, and what is left is the stock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import assert_never

from ..cards import Card
from ..errors import DeckError
from ..shuffle import new_pack
from .position import Position
from .rules import Base, Face, Order, Rules
from .table import table_for

Cards = tuple[Card, ...]


@lru_cache(maxsize=512)
def pack_of(rules: Rules) -> Cards:
    """The unshuffled cards that the rules are played with."""
    return new_pack(rules.pack.packs, rules.pack.suits, rules.pack.ranks)


def deal(rules: Rules, deck: Sequence[Card]) -> Position:
    """The first position from a deck in deal order; `DeckError` if it is not the rules' pack.

    >>> deal(Rules(), pack_of(Rules())).columns[2]
    (<Card 2C: 2>, <Card 3H: 35>, <Card 7S: 23>)
    """
    check_deck(rules, deck)
    cards = iter(deck)
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    for at in deal_order(rules):
        columns[at].append(next(cards))
    reserves = tuple(tuple(next(cards) for _ in range(rules.reserve.cards)) for _ in range(rules.reserve.piles))
    filled = tuple(next(cards) for _ in range(rules.cells.filled))
    opening = next(cards) if rules.foundation.base is Base.FIRST_DEALT else None
    waste = tuple(next(cards) for _ in range(rules.deal.initial_waste))
    table = table_for(rules, rules.foundation.base.rank if opening is None else opening.rank)
    foundations = [0] * rules.foundations
    if opening is not None:
        foundations[table.foundations_of[opening.suit][0]] = 1
    return Position(
        table=table,
        columns=tuple(tuple(column) for column in columns),
        down=face_down(rules),
        foundations=tuple(foundations),
        stock=tuple(cards),
        waste=waste,
        reserves=reserves,
        reserve_down=reserve_face_down(rules),
        cells=(*filled, *(None,) * (rules.cells.count - len(filled))),
        turn=1,
        held=frozenset(),
    )


def check_deck(rules: Rules, deck: Sequence[Card]) -> None:
    """Raise `DeckError` with every fault unless the cards are exactly the rules' pack."""
    pack = pack_of(rules)
    if sorted(deck) == sorted(pack):
        return
    want, have = Counter(pack), Counter(deck)
    faults = [f"{card} is not in this pack" for card in sorted(have) if not want[card]]
    for card in sorted(want):
        if have[card] != want[card]:
            times = "missing" if not have[card] else f"there {have[card]} times, not {want[card]}"
            faults.append(f"{card} is {times}")
    raise DeckError([f"{have.total()} cards, not {want.total()}", *faults])


@lru_cache(maxsize=512)
def deal_order(rules: Rules) -> tuple[int, ...]:
    """The columns, counted from 0, in the order in which the tableau's cards are dealt on them."""
    return tuple(_deal_order(rules))


def _deal_order(rules: Rules) -> Iterator[int]:
    shape = rules.deal.shape
    columns = range(len(shape))
    match rules.deal.order:
        case Order.ROWS:
            yield from (at for row in range(max(shape)) for at in columns if shape[at] > row)
        case Order.TRIANGLE:
            # All but the last card of each column, then the last ones in a row of their own.
            yield from (at for row in range(1, max(shape)) for at in reversed(columns) if shape[at] > row)
            yield from (at for at in reversed(columns) if shape[at])
        case Order.OPEN_LAST:
            up = rules.deal.up
            yield from (at for row in range(max(shape) - up) for at in columns if shape[at] - up > row)
            # A column of fewer cards than the others' open ones takes part in the last rows.
            yield from (at for row in range(up, 0, -1) for at in columns if shape[at] >= row)
        case _:
            assert_never(rules.deal.order)


def face_down(rules: Rules) -> tuple[int, ...]:
    """How many cards of each column are dealt face down."""
    if rules.deal.face is Face.ALL_UP:
        return (0,) * rules.columns
    return tuple(max(0, height - rules.deal.up) for height in rules.deal.shape)


def reserve_face_down(rules: Rules) -> tuple[int, ...]:
    """How many cards of each reserve pile are dealt face down."""
    down = max(0, rules.reserve.cards - 1) if rules.reserve.face is Face.TOP_UP else 0
    return (down,) * rules.reserve.piles
