"""What a request for a new game asks for: the game, its deal, and how its table is set."""

from __future__ import annotations

from typing import Final

from croupier.engine.catalog import Variant, variant
from croupier.engine.errors import UnknownVariantError
from croupier.engine.patience.difficulty import Difficulty
from croupier.server.application import dealing
from croupier.server.application.families import AnyRules
from croupier.server.application.refusals import Refusal, Why, invalid
from croupier.server.application.setting import CREATOR, Table
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service

from .rules_codec import rules_from, whist_rules_from

_DIFFICULTIES: Final = {
    game.DIFFICULTY_UNSPECIFIED: None,
    game.DIFFICULTY_EASY: Difficulty.EASY,
    game.DIFFICULTY_MEDIUM: Difficulty.MEDIUM,
    game.DIFFICULTY_HARD: Difficulty.HARD,
    game.DIFFICULTY_EXPERT: Difficulty.EXPERT,
}
_DAILY: Final = "daily"
"""The name of the deal of the day."""

_LEAST_MS: Final = 100
_MOST_MS: Final = 366 * 86_400_000


def game_of(request: service.CreateGameRequest) -> Variant | AnyRules:
    """What shall be played."""
    match request.WhichOneof("game"):
        case "variant_id":
            try:
                return variant(request.variant_id)
            except UnknownVariantError:
                raise Refusal(Why.UNKNOWN_VARIANT, variant_id=request.variant_id[:80]) from None
        case "patience_rules":
            return rules_from(request.patience_rules, "patience_rules")
        case "whist_rules":
            return whist_rules_from(request.whist_rules, "whist_rules")
        case _:
            raise invalid("game", "variant_id, patience_rules or whist_rules")


def deal_of(spec: service.DealSpec) -> dealing.DealChoice:
    """Which cards shall be dealt."""
    match spec.WhichOneof("deal"):
        case "named" if spec.named == _DAILY:
            return dealing.DailyDeal()
        case "named":
            return dealing.NamedDeal(spec.named)
        case "winnable" if spec.winnable.difficulty not in _DIFFICULTIES:
            raise invalid("deal.winnable.difficulty", "EASY, MEDIUM, HARD, EXPERT, or nothing for any")
        case "winnable":
            return dealing.WinnableDeal(_DIFFICULTIES[spec.winnable.difficulty])
        case "written":
            return dealing.WrittenDeal(spec.written)
        case _:
            return dealing.RandomDeal()


def table_of(request: service.CreateGameRequest) -> Table:
    """How the table shall be set."""
    seats = []
    for at, spec in enumerate(request.seats):
        kind = spec.WhichOneof("player")
        if kind == "bot" and (not spec.bot or spec.bot == CREATOR):
            raise invalid(f"seats[{at}].bot", "the name of a bot")
        seats.append(CREATOR if kind == "creator" and spec.creator else spec.bot)
    act_within_ms = 0
    if request.HasField("act_within"):
        act_within_ms = request.act_within.seconds * 1000 + request.act_within.nanos // 1_000_000
        if not _LEAST_MS <= act_within_ms <= _MOST_MS:
            raise invalid("act_within", "a time from a tenth of a second to a year")
    return Table(tuple(seats), request.private, act_within_ms)
