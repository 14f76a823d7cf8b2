"""Making a game: from a variant or a client's own rules, with a deal that nobody knows or one that the caller names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from croupier.engine.cards import Card
from croupier.engine.catalog import PatienceVariant
from croupier.engine.errors import NotationError
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.difficulty import Difficulty, difficulty_of
from croupier.engine.patience.loading import digest_of
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import Word, position_sheet, read_sheet
from croupier.engine.patience.sheet_text import write_text
from croupier.engine.patience.verdict import Limits as SearchLimits
from croupier.engine.patience.verdict import Solved
from croupier.engine.patience.written import read_written
from croupier.engine.records import write_record
from croupier.engine.shuffle import below_from, named_deck, shuffled
from croupier.server.analysis.jobs import SolveJob
from croupier.server.analysis.solvers import SearchLostError
from croupier.server.events.facts import Mark, RecordedFact
from croupier.server.storage.base import GameRow, Request, RequestExists, Snapshot, StoreFull

from .access import Caller
from .hosted import CUSTOM, Hosted, rules_of
from .house import House, same
from .refusals import Fault, Refusal, Why, invalid
from .scene import Scene, dealt
from .written import refusing

_DAY_MS: Final = 86_400_000
_TRY_NODES: Final = 300_000
_TRY_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class RandomDeal:
    """A shuffle that nobody can know."""


@dataclass(frozen=True, slots=True)
class NamedDeal:
    """`seed:N`, `ms:N` or `pysol:N`."""

    name: str


@dataclass(frozen=True, slots=True)
class WrittenDeal:
    """A position in text or JSON notation."""

    text: str


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of the day (UTC), the same for everybody; nobody knows it, and it stays shut until the day has ended."""


@dataclass(frozen=True, slots=True)
class WinnableDeal:
    """A shuffle that nobody knows, but that a search has shown to be winnable, and how hard (None: however hard)."""

    difficulty: Difficulty | None


DealChoice = RandomDeal | NamedDeal | WrittenDeal | DailyDeal | WinnableDeal


@dataclass(frozen=True, slots=True)
class Dealt:
    """A first position, the deck it was dealt from (empty where it was written out), and what is known of it."""

    position: Position
    deck: Sequence[Card] = ()
    difficulty: str = ""
    opens_ms: int = 0


@dataclass(frozen=True, slots=True)
class CreateGame:
    """A new game of a variant, or of the caller's own rules."""

    game: PatienceVariant | Rules
    deal: DealChoice
    labels: Mapping[str, str]
    allow_full_knowledge: bool
    request: Request | None


async def create_game(house: House, caller: Caller, command: CreateGame) -> Hosted:
    """Deal and host a game; it starts at revision 1."""
    house.require_open()
    check_labels(house, command.labels)
    rules = command.game.rules if isinstance(command.game, PatienceVariant) else command.game
    made = await _dealt(house, command, rules)
    marks = {Mark.DEAL_KNOWN} if isinstance(command.deal, NamedDeal | WrittenDeal) else set()
    if command.allow_full_knowledge:
        if isinstance(command.deal, DailyDeal):
            raise invalid("allow_full_knowledge", "false, since others play the deal of the day too")
        marks.add(Mark.FULL_KNOWLEDGE)
    variant_id = command.game.id if isinstance(command.game, PatienceVariant) else ""
    row = new_row(house, caller, rules, variant_id, made, command.labels)
    return await host(house, row, dealt(made.position, marks, row.create_ms), request=command.request)


async def host(
    house: House,
    row: GameRow,
    scene: Scene,
    *,
    request: Request | None,
    facts: Sequence[RecordedFact] = (),
    snapshots: Sequence[Snapshot] = (),
) -> Hosted:
    """Store a new game and keep it in memory; a repeated request gives the game that the first one made."""
    try:
        await house.store.create(row, scene.head, facts=facts, request=request, snapshots=snapshots)
    except RequestExists as exists:
        if request is None:
            raise
        return await house.games.get(same(exists.done, request).game_id)
    except StoreFull:
        raise Refusal(Why.STORE_FULL, retry_after=30.0) from None
    return house.games.put(Hosted(row, scene, rules_of(row)))


def new_row(
    house: House,
    caller: Caller,
    rules: Rules,
    variant_id: str,
    made: Dealt,
    labels: Mapping[str, str],
) -> GameRow:
    """What never changes about a new game."""
    return GameRow(
        id=house.chance.new_id(),
        owner=caller.subject,
        variant_id=variant_id,
        rules=json.dumps(write_record(rules), separators=(",", ":")),
        rules_digest=digest_of(rules),
        deal=write_text(position_sheet(made.position, variant_id or CUSTOM, rules)),
        deck="".join(map(str, made.deck)),
        salt=house.chance.salt(),
        create_ms=house.now_ms(),
        labels=dict(labels),
        difficulty=made.difficulty,
        opens_ms=made.opens_ms,
    )


def commitment_digest(game_id: str, salt: bytes, deck: str) -> bytes:
    """The promise that the deal was fixed: SHA-256 of salt, game id, hand (a patience has one) and deck."""
    return hashlib.sha256(salt + f"{game_id}1{deck}".encode()).digest()


def check_labels(house: House, labels: Mapping[str, str]) -> None:
    """Refuse more or longer labels than a game may have."""
    if len(labels) > house.limits.labels:
        raise Refusal(Why.TOO_MANY_LABELS, limit=house.limits.labels)
    for key, value in labels.items():
        if not key:
            raise invalid("labels", "a label needs a key")
        if max(len(key), len(value)) > house.limits.label_length:
            raise Refusal(Why.TOO_MANY_LABELS, limit=house.limits.label_length)


async def _dealt(house: House, command: CreateGame, rules: Rules) -> Dealt:
    match command.deal:
        case RandomDeal():
            deck = shuffled(pack_of(rules), house.chance.below)
            return Dealt(deal(rules, deck), deck)
        case NamedDeal(name):
            named = _named(command.game, name)
            return Dealt(deal(rules, named), named)
        case WrittenDeal(text):
            return Dealt(written_position(text, rules, "deal.written"))
        case DailyDeal():
            return await _daily(house, rules)
        case WinnableDeal(difficulty):
            return await _winnable(house, rules, difficulty)


async def _daily(house: House, rules: Rules) -> Dealt:
    secret, day = await house.store.secret(), house.now_ms() // _DAY_MS
    date = datetime.fromtimestamp(day * _DAY_MS / 1000, UTC).date().isoformat()

    def block(number: int) -> bytes:
        return hmac.digest(secret, f"{date}:{digest_of(rules)}:{number}".encode(), "sha256")

    deck = shuffled(pack_of(rules), below_from(block))
    return Dealt(deal(rules, deck), deck, opens_ms=(day + 1) * _DAY_MS)


async def _winnable(house: House, rules: Rules, wanted: Difficulty | None) -> Dealt:
    """Shuffle until a search finds a win that is as hard as wanted."""
    limits = SearchLimits(nodes=_TRY_NODES, seconds=_TRY_SECONDS, memory=house.limits.search_bytes)
    try:
        async with asyncio.timeout(house.limits.deal_seconds):
            while True:
                deck = shuffled(pack_of(rules), house.chance.below)
                position = deal(rules, deck)
                verdict = await house.solvers.verdict(SolveJob(position, limits))
                if isinstance(verdict, Solved):
                    difficulty = difficulty_of(verdict.statistics)
                    if wanted in (None, difficulty):
                        return Dealt(position, deck, difficulty.value)
    except TimeoutError:
        said = "any" if wanted is None else wanted.value
        raise Refusal(Why.NO_SUCH_DEAL_FOUND, difficulty=said, retry_after=1.0) from None
    except SearchLostError:
        raise Refusal(Why.SEARCH_LOST, retry_after=1.0) from None


def _named(game: PatienceVariant | Rules, name: str) -> Sequence[Card]:
    try:
        if isinstance(game, PatienceVariant):
            return game.deck(name)
        if not name.startswith("seed:"):
            raise NotationError(found=name, expected="seed:N, since how others lay these rules is not known")
        return named_deck(name, game.pack.packs, game.pack.suits, game.pack.ranks)
    except NotationError as error:
        raise Refusal(
            Why.DEAL_NOT_AVAILABLE,
            faults=[Fault("deal.named", str(error))],
            deal=name,
            variant_id=game.id if isinstance(game, PatienceVariant) else "",
        ) from None


def written_position(text: str, rules: Rules, field: str) -> Position:
    """A written position of these rules, whatever it says of rules itself; the refusal names `field`."""
    with refusing(field):
        sheet = read_written(text)
        return read_sheet(replace(sheet, name=Word(CUSTOM), overrides={}), lambda _: rules).position
