"""What there is to say about the rules of a patience: every parameter that matters is told by some statement.

>>> from croupier.engine.patience.rules import Rules
>>> [each.key for each in statements(Rules()) if "tableau.unit" in each.parameters]
['play-unit', 'play-unit-example']
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.evidence import WinRate
from croupier.engine.patience.building import follows
from croupier.engine.patience.rules import (
    Accept,
    Autofill,
    Base,
    Build,
    Face,
    Limit,
    Rules,
    StockTarget,
    Unit,
)
from croupier.engine.records import write_record

from .statement import Statement, Topic, yes_no

_PACK: Final = ("pack.packs", "pack.suits", "pack.ranks")
_BUILD: Final = ("tableau.build", "tableau.direction")
_EXAMPLE_RANK: Final = 10


def statements(rules: Rules) -> tuple[Statement, ...]:
    """Everything that there is to say, in the order of the sections."""
    return (
        *_needs(rules),
        *_layout(rules),
        *_setup(rules),
        *_foundation(rules),
        *_tableau(rules),
        *_stock(rules),
        *_others(rules),
        *_ending(rules),
    )


def facts_of(rules: Rules) -> dict[str, object]:
    """Every parameter by its full name with a hyphen, and what follows: for texts that are written by hand."""
    table = write_record(rules)
    facts: dict[str, object] = {"columns": rules.columns, "cards": rules.cards, "rest": _rest(rules)}
    for group, values in table.items():
        assert isinstance(values, dict)
        facts.update((f"{group}-{key}", _word(value)) for key, value in values.items())
    return facts


def _word(value: object) -> object:
    """A value as messages compare it: truth as a word, a list as its numbers."""
    match value:
        case bool():
            return yes_no(value)
        case list() | tuple():
            return " ".join(map(str, value))
        case _:
            return value


def _needs(rules: Rules) -> Iterator[Statement]:
    pack = rules.pack
    top = Rank(pack.ranks).letter
    each = len(pack.suits) * pack.ranks
    facts = {"packs": pack.packs, "each": each, "suits": pack.suits, "top": top, "cards": rules.cards}
    yield Statement(Topic.NEEDS, "needs-one-player")
    yield Statement(Topic.NEEDS, "needs-pack", _PACK, facts)
    yield Statement(Topic.ORDER, "order-ranks", facts={"top": top})
    if pack.suits == Rules().pack.suits:
        yield Statement(Topic.ORDER, "order-colours")


def _layout(rules: Rules) -> Iterator[Statement]:
    yield Statement(Topic.LAYOUT, "layout-columns", facts={"columns": rules.columns})
    foundations = {"foundations": rules.foundations, "packs": rules.pack.packs}
    yield Statement(Topic.LAYOUT, "layout-foundations", facts=foundations)
    if rules.stock.target is not StockTarget.NONE:
        yield Statement(Topic.LAYOUT, "layout-stock", facts={"target": rules.stock.target})
    if rules.reserve.piles:
        yield Statement(Topic.LAYOUT, "layout-reserve", facts={"piles": rules.reserve.piles})
    if rules.cells.count:
        yield Statement(Topic.LAYOUT, "layout-cells", facts={"cells": rules.cells.count})


def _setup(rules: Rules) -> Iterator[Statement]:
    deal, reserve = rules.deal, rules.reserve
    columns = {"columns": rules.columns, "each": deal.shape[0], "shape": " ".join(map(str, deal.shape))}
    alike = "setup-columns-alike" if len(set(deal.shape)) == 1 else "setup-columns"
    yield Statement(Topic.SETUP, alike, ("deal.shape",), columns)
    if max(deal.shape) > 1:
        yield Statement(Topic.SETUP, "setup-order", ("deal.order",), {"order": deal.order, "up": deal.up})
    yield Statement(Topic.SETUP, "setup-faces", ("deal.face", "deal.up"), {"face": deal.face, "up": deal.up})
    if reserve.piles and reserve.cards:
        facts = {"piles": reserve.piles, "cards": reserve.cards, "face": reserve.face}
        yield Statement(Topic.SETUP, "setup-reserve", ("reserve.piles", "reserve.cards", "reserve.face"), facts)
    if rules.cells.filled:
        yield Statement(Topic.SETUP, "setup-cells", ("cells.filled",), {"filled": rules.cells.filled})
    if rules.foundation.base is Base.FIRST_DEALT:
        yield Statement(Topic.SETUP, "setup-base", ("foundation.base",))
    if rules.stock.target is StockTarget.WASTE:
        yield Statement(Topic.SETUP, "setup-waste", ("deal.initial_waste",), {"turned": deal.initial_waste})
    if rules.stock.target is not StockTarget.NONE:
        yield Statement(Topic.SETUP, "setup-stock", facts={"rest": _rest(rules)})


def _foundation(rules: Rules) -> Iterator[Statement]:
    foundation, ranks = rules.foundation, rules.pack.ranks
    facts = {
        "base": foundation.base,
        "from": Rank(foundation.base.rank or 1).letter,
        "top": Rank(ranks).letter,
        "ranks": ranks,
    }
    if foundation.accept is Accept.RUN:
        yield Statement(Topic.PLAY, "play-foundation-run", ("foundation.accept", "foundation.base"), facts)
    else:
        yield Statement(Topic.PLAY, "play-foundation", ("foundation.accept", "foundation.base"), facts)
        yield Statement(Topic.PLAY, "play-foundation-single", ("foundation.accept",))
    back = {"back": foundation.take_back}
    yield Statement(Topic.PLAY, "play-take-back", ("foundation.take_back",), back)


def _tableau(rules: Rules) -> Iterator[Statement]:
    tableau = rules.tableau
    top = Rank(rules.pack.ranks).letter
    building = {"build": tableau.build, "direction": tableau.direction}
    yield Statement(Topic.PLAY, "play-build", _BUILD, building)
    if tableau.build is not Build.NONE:
        on = _example_card(rules)
        if fits := _fitting(rules, tableau.build, on):
            facts = {"on": str(on), "fits": " ".join(map(str, fits)), "count": len(fits)}
            yield Statement(Topic.PLAY, "play-build-example", _BUILD, facts)
        corner = {"wrap": tableau.wrap, "direction": tableau.direction, "top": top}
        yield Statement(Topic.PLAY, "play-wrap", ("tableau.wrap",), corner)
    yield from _unit(rules)
    yield Statement(Topic.PLAY, "play-empty", ("tableau.empty",), {"empty": tableau.empty, "top": top})
    if tableau.autofill is not Autofill.NONE:
        yield Statement(Topic.PLAY, "play-autofill", ("tableau.autofill",), {"autofill": tableau.autofill})
    if rules.hides_under_cards or rules.deal.face is Face.KNOWN:
        yield Statement(Topic.PLAY, "play-turned-up", ("deal.face",))


def _unit(rules: Rules) -> Iterator[Statement]:
    tableau = rules.tableau
    yield Statement(Topic.PLAY, "play-unit", ("tableau.unit",), {"unit": tableau.unit})
    if tableau.unit not in (Unit.NONE, Unit.FREE):
        yield Statement(Topic.PLAY, "play-unit-part", ("tableau.part",), {"part": tableau.part})
        first = _example_card(rules)
        if fits := _fitting(rules, tableau.unit, first):
            yield Statement(Topic.PLAY, "play-unit-example", ("tableau.unit",), {"unit": f"{first} {fits[-1]}"})
    if tableau.limit is not Limit.NONE:
        yield Statement(Topic.PLAY, "play-limit", ("tableau.limit",), {"limit": tableau.limit})


def _stock(rules: Rules) -> Iterator[Statement]:
    stock = rules.stock
    if stock.target is StockTarget.NONE:
        yield Statement(Topic.PLAY, "play-no-stock", ("stock.target",))
    elif stock.target is StockTarget.WASTE:
        yield Statement(Topic.PLAY, "play-stock-waste", ("stock.target", "stock.batch"), {"batch": stock.batch})
        yield Statement(Topic.PLAY, "play-waste")
        yield Statement(Topic.PLAY, "play-passes", ("stock.passes",), {"passes": stock.passes})
    else:
        wide = rules.columns if stock.target is StockTarget.TABLEAU else rules.reserve.piles
        facts = {"target": stock.target, "last": _rest(rules) % wide}
        yield Statement(Topic.PLAY, "play-stock-row", ("stock.target",), facts)
        blocked = {"blocked": yes_no(stock.block_if_empty)}
        yield Statement(Topic.PLAY, "play-stock-block", ("stock.block_if_empty",), blocked)


def _others(rules: Rules) -> Iterator[Statement]:
    if rules.reserve.piles:
        yield Statement(Topic.PLAY, "play-reserve", ("reserve.piles",), {"piles": rules.reserve.piles})
    if rules.cells.count:
        yield Statement(Topic.PLAY, "play-cells", ("cells.count",), {"cells": rules.cells.count})


def _ending(rules: Rules) -> Iterator[Statement]:
    yield Statement(Topic.ENDING, "ending-won", facts={"cards": rules.cards})
    yield Statement(Topic.ENDING, "ending-stuck")


def odds(rate: WinRate) -> Statement:
    """How often a game can be won; the bounds in per cent, rounded outwards to a tenth."""
    low, high = rate.interval
    facts = {
        "deals": rate.deals,
        "won": rate.won,
        "lost": rate.lost,
        "open": rate.open,
        "low": math.floor(low * 1000) / 10,
        "high": math.ceil(high * 1000) / 10,
    }
    return Statement(Topic.ENDING, "ending-win-rate", facts=facts)


def _rest(rules: Rules) -> int:
    """How many cards the stock has when play begins."""
    on_table = sum(rules.deal.shape) + rules.reserve.piles * rules.reserve.cards + rules.cells.filled
    return rules.cards - on_table - (rules.foundation.base is Base.FIRST_DEALT) - rules.deal.initial_waste


def _example_card(rules: Rules) -> Card:
    """A card for examples: of a middle rank, and a spade if there are any."""
    suits = rules.pack.suits
    suit = Suit.parse("S" if "S" in suits else suits[0])
    return Card.of(Rank(min(_EXAMPLE_RANK, rules.pack.ranks)), suit)


def _fitting(rules: Rules, word: Build | Unit, on: Card) -> tuple[Card, ...]:
    """The cards that go on another, spades first."""
    direction = rules.tableau.direction
    pack = sorted(_cards(rules), key=lambda card: "SCHD".index(card.suit.letter))
    ranks = rules.pack.ranks
    return tuple(card for card in pack if follows(word, card, on=on, ranks=ranks, direction=direction, wraps=False))


def _cards(rules: Rules) -> tuple[Card, ...]:
    suits = [Suit.parse(letter) for letter in rules.pack.suits]
    return tuple(Card.of(Rank(rank), suit) for suit in suits for rank in range(1, rules.pack.ranks + 1))
