"""What may lie on what: the build rule of columns and the unit rule of groups, as one function over two cards.

>>> from croupier.engine.patience.rules import TableauRules
>>> follows("color", Card.S7, on=Card.C8, ranks=13, direction=Direction.DOWN, wraps=False)
True
>>> follows("suit", Card.S7, on=Card.C8, ranks=13, direction=Direction.DOWN, wraps=False)
False
"""

from __future__ import annotations

from ..cards import Card
from .rules import Build, Direction, Unit, Wrap

Word = Build | Unit | str


def suits_agree(word: Word, card: Card, on: Card) -> bool:
    """Whether two cards' suits stand in the relation that a build or unit word names."""
    match word:
        case "suit":
            return card.suit is on.suit
        case "color":
            return card.color is on.color
        case "alternate":
            return card.color is not on.color
        case "other_suit":
            return card.suit is not on.suit
        case "any" | "free":
            return True
        case _:
            return False


def ranks_agree(card: Card, on: Card, *, ranks: int, direction: Direction, wraps: bool) -> bool:
    """Whether `card` is the next rank after `on` in the direction of building."""
    step = card.rank - on.rank
    if wraps:
        step %= ranks
        down, up = step == ranks - 1, step == 1
    else:
        down, up = step == -1, step == 1
    return (down and direction is not Direction.UP) or (up and direction is not Direction.DOWN)


def follows(word: Word, card: Card, *, on: Card, ranks: int, direction: Direction, wraps: bool) -> bool:
    """Whether `card` may lie on `on` under a build or unit word; `free` asks for nothing at all."""
    if word == Unit.FREE:
        return True
    return suits_agree(word, card, on) and ranks_agree(card, on, ranks=ranks, direction=direction, wraps=wraps)


def wraps_round(wrap: Wrap, base: int) -> bool:
    """Whether columns go round the corner when the foundations open with rank `base`."""
    return wrap is Wrap.ALWAYS or (wrap is Wrap.UNLESS_BASE_ACE and base != 1)
