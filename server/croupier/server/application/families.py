"""What the two families of games do each in their own way, behind one door; all else is the shape that they share.

A family is told by the type of its rules or of its positions, never by a name.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from croupier.engine.cards import Card
from croupier.engine.catalog import Family
from croupier.engine.game import Move, Seat
from croupier.engine.patience import loading as patience_loading
from croupier.engine.patience import position as patience_position
from croupier.engine.patience import rules as patience_rules
from croupier.engine.patience.moves import DealRow, Draw, Redeal, Transfer, parse_patience_move
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.shuffle import new_pack, shuffled
from croupier.engine.whist import loading as whist_loading
from croupier.engine.whist import position as whist_position
from croupier.engine.whist import rules as whist_rules
from croupier.engine.whist.dealing import named_deck
from croupier.engine.whist.moves import Call, ClaimRevoke, Discard, NameTrump, Play, parse_whist_move
from croupier.engine.whist.policies import SessionEnd
from croupier.server.events.facts import Ending
from croupier.server.storage.base import GameRow

from .written import refusing

AnyRules: TypeAlias = patience_rules.Rules | whist_rules.Rules
"""How a game is played."""

AnyPosition: TypeAlias = patience_position.Position | whist_position.Position
"""Where a game stands."""

CUSTOM: Final = "custom"
"""How the text of a position names rules that a client sent."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What is the same for every game of a family.

    `seats`: how many play. `ending`: how a game ends by its rules. `moves`: the kinds of its moves; `parse` reads them.
    """

    seats: int
    ending: Ending
    moves: tuple[type, ...]
    parse: Callable[[str], Move]


_SHAPES: Final[Mapping[Family, Shape]] = {
    Family.PATIENCE: Shape(
        seats=1,
        ending=Ending.WON,
        moves=(Transfer, Draw, Redeal, DealRow),
        parse=parse_patience_move,
    ),
    Family.WHIST: Shape(
        seats=4,
        ending=Ending.COMPLETED,
        moves=(Call, NameTrump, Discard, Play, ClaimRevoke),
        parse=parse_whist_move,
    ),
}


def family_of(rules: AnyRules) -> Family:
    """The family of a game by its rules."""
    match rules:
        case patience_rules.Rules():
            return Family.PATIENCE
        case whist_rules.Rules():
            return Family.WHIST


def shape_of(rules: AnyRules) -> Shape:
    """What all games of the rules' family have."""
    return _SHAPES[family_of(rules)]


def has_end(rules: AnyRules) -> bool:
    """Whether a game ends by its rules, however its players go on."""
    match rules:
        case patience_rules.Rules():
            return True
        case whist_rules.Rules():
            return rules.session.end is not SessionEnd.OPEN


def digest_of(rules: AnyRules) -> str:
    """A short name for what the rules say."""
    match rules:
        case patience_rules.Rules():
            return patience_loading.digest_of(rules)
        case whist_rules.Rules():
            return whist_loading.digest_of(rules)


def rules_of(row: GameRow) -> AnyRules:
    """The rules that the game was made with, whatever its variant has become since."""
    return _rules(row.family, row.rules)


@lru_cache(maxsize=1024)
def _rules(family: str, text: str) -> AnyRules:
    table = json.loads(text)
    if Family(family) is Family.PATIENCE:
        return patience_loading.overlaid(patience_rules.Rules(), table)
    contracts = {contract.pop("id"): contract for contract in table["contracts"]}
    return whist_loading.overlaid(whist_rules.Rules(), {**table, "ladder": list(contracts), "contracts": contracts})


def start_of(row: GameRow, rules: AnyRules) -> AnyPosition:
    """The position at the game's first revision."""
    match rules:
        case patience_rules.Rules():
            return position_from(row.deal, rules)
        case whist_rules.Rules():
            return whist_position.opened(rules)


def position_from(text: str, rules: patience_rules.Rules) -> patience_position.Position:
    """The position of a patience that the store keeps as text."""
    return read_sheet(read_text(text), lambda _: rules).position


def position_text(position: AnyPosition, variant_id: str) -> str:
    """The position as the store keeps it, with every card; empty for a session, of which `checkpoints` are kept."""
    match position:
        case patience_position.Position():
            return write_text(position_sheet(position, variant_id or CUSTOM, position.rules))
        case whist_position.Position():
            return ""


def played(position: AnyPosition, seat: Seat, move: Move) -> AnyPosition:
    """The position after a move; `IllegalMoveError` where the rules refuse it."""
    return position.play(seat, move)  # type: ignore[arg-type]  # `own_move` lets no other family's move come here


def applied(position: AnyPosition, seat: Seat, moves: Iterable[Move]) -> AnyPosition:
    """The position after stored moves, which were judged when they were played."""
    for move in moves:
        position = position.applied(seat, move)  # type: ignore[arg-type]  # a game's facts hold its own moves
    return position


def heard(position: AnyPosition, move: Move, *, by: Seat, to: Seat | None) -> Move:
    """A move of a game as a seat may hear of it."""
    return position.as_seen(move, by=by, to=to)  # type: ignore[arg-type]  # as above


def own_move(rules: AnyRules, move: Move, field: str) -> None:
    """Refuse a move that only games of another family have."""
    shape = shape_of(rules)
    if not isinstance(move, shape.moves):
        # No text is a move of both families, so the family's own reader says what it expected.
        with refusing(f"{field}.text"):
            shape.parse(move.text)


def next_deck(row: GameRow, position: AnyPosition, hand: int, below: Callable[[int], int]) -> tuple[Card, ...]:
    """The packs for a hand: those of a named session, or shuffled so that nobody can know."""
    packs = position.packs_awaited
    if row.deal:
        return named_deck(row.deal, deal=hand, packs=packs)
    return tuple(card for _ in range(packs) for card in shuffled(new_pack(), below))
