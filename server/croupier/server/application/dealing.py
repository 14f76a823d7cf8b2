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
from croupier.engine.catalog import PatienceVariant, Variant
from croupier.engine.errors import NotationError
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.difficulty import Difficulty, difficulty_of
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import Word, read_sheet
from croupier.engine.patience.verdict import Limits as SearchLimits
from croupier.engine.patience.verdict import Solved
from croupier.engine.patience.written import read_written
from croupier.engine.records import write_record
from croupier.engine.shuffle import below_from, named_deck, shuffled
from croupier.engine.whist.dealing import named_deck as named_session
from croupier.engine.whist.position import opened
from croupier.engine.whist.rules import Rules as WhistRules
from croupier.server.analysis.jobs import SolveJob
from croupier.server.analysis.solvers import SearchLostError
from croupier.server.events.facts import Mark, RecordedFact
from croupier.server.observing import Part, game_made
from croupier.server.storage.base import GameRow, Request, RequestExists, Snapshot

from .access import Caller
from .course import followed
from .families import CUSTOM, AnyPosition, AnyRules, digest_of, family_of, position_text, rules_of, shape_of
from .hosted import Hosted
from .house import House, same
from .refusals import Fault, Refusal, Why, invalid
from .scene import Happening, Scene, begun
from .setting import Table, table_set
from .tokens import token_for
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
    """A first position, the deck it was dealt from (empty where it was written out), and what is known of it.

    A game of several hands has dealt none yet; `name` is that of its deals, if they have one.
    """

    position: AnyPosition
    deck: Sequence[Card] = ()
    difficulty: str = ""
    opens_ms: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class CreateGame:
    """A new game of a variant, or of the caller's own rules."""

    game: Variant | AnyRules
    deal: DealChoice
    labels: Mapping[str, str]
    allow_full_knowledge: bool
    table: Table
    request: Request | None


@dataclass(frozen=True, slots=True)
class Created:
    """The new game, and the token of its creator's seat, empty where they have none."""

    hosted: Hosted
    token: str


async def create_game(house: House, caller: Caller, command: CreateGame) -> Created:
    """Make and host a game. It starts at revision 1; where all seats are taken, the first hand is dealt at once."""
    house.require_open()
    check_labels(house, command.labels)
    await require_room(house, caller, command.request)
    variant = None if isinstance(command.game, Rules | WhistRules) else command.game
    rules = command.game if isinstance(command.game, Rules | WhistRules) else command.game.rules
    made = await _dealt(house, caller, command, rules)
    row = new_row(house, caller, rules, "" if variant is None else variant.id, made, command.labels)
    seats = shape_of(rules).seats
    row, token = await table_set(house, caller, row, command.table, seats=seats, request=command.request)
    marks = _marks(command, seats)
    scene = begun(made.position, marks, row.create_ms, seats=row.seats, act_within_ms=row.act_within_ms)
    happenings = followed(house, Hosted(row, scene, rules), [Happening(None, scene)])
    facts = [happening.fact for happening in happenings if happening.fact is not None]
    hosted = await host(house, row, happenings[-1].scene, request=command.request, facts=facts)
    if hosted.row.id == row.id:
        house.observer.written(facts)
    elif token:
        # The call is a repeated one: it has the game, and so the token, of the first.
        token = await token_for(house, caller, hosted.row.id, command.request)
    return Created(hosted, token)


def _marks(command: CreateGame, seats: int) -> set[Mark]:
    marks = {Mark.DEAL_KNOWN} if isinstance(command.deal, NamedDeal | WrittenDeal) else set()
    if command.allow_full_knowledge:
        if isinstance(command.deal, DailyDeal):
            raise invalid("allow_full_knowledge", "false, since others play the deal of the day too")
        if seats > 1:
            raise invalid("allow_full_knowledge", "false, since others play too")
        marks.add(Mark.FULL_KNOWLEDGE)
    return marks


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
        with house.observer.part(Part.COMMIT):
            await house.store.create(row, scene.head, facts=facts, request=request, snapshots=snapshots)
    except RequestExists as exists:
        if request is None:
            raise
        return await house.games.get(same(exists.done, request).game_id)
    house.observer.created(row.variant_id)
    game_made(row.id)
    hosted = house.games.put(Hosted(row, scene, rules_of(row)))
    house.due(row.id, scene.head.due_ms)
    return hosted


def new_row(
    house: House,
    caller: Caller,
    rules: AnyRules,
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
        deal=made.name or position_text(made.position, variant_id),
        deck="".join(map(str, made.deck)),
        salt=house.chance.salt(),
        create_ms=house.now_ms(),
        labels=dict(labels),
        difficulty=made.difficulty,
        opens_ms=made.opens_ms,
        family=family_of(rules).value,
    )


def commitment_digest(game_id: str, salt: bytes, deck: str, hand: int = 1) -> bytes:
    """The promise that the deal was fixed: SHA-256 of salt, game id, hand and deck."""
    return hashlib.sha256(salt + f"{game_id}{hand}{deck}".encode()).digest()


def check_labels(house: House, labels: Mapping[str, str]) -> None:
    """Refuse more or longer labels than a game may have."""
    if len(labels) > house.limits.labels:
        raise Refusal(Why.TOO_MANY_LABELS, limit=house.limits.labels)
    for key, value in labels.items():
        if not key:
            raise invalid("labels", "a label needs a key")
        if "\0" in key + value:
            raise invalid("labels", "a text without NUL, which not every store can keep")
        if max(len(key), len(value)) > house.limits.label_length:
            raise Refusal(Why.TOO_MANY_LABELS, limit=house.limits.label_length)


async def require_room(house: House, caller: Caller, request: Request | None) -> None:
    """`TOO_MANY_GAMES` for who has as many running games as they may; a repeated request makes none."""
    most = house.allowances.games(caller.account)
    if most is None or await house.store.running(caller.subject, limit=most) < most:
        return
    if request is None or await house.store.request(request.caller, request.id) is None:
        raise Refusal(Why.TOO_MANY_GAMES, limit=most)


async def _dealt(house: House, caller: Caller, command: CreateGame, rules: AnyRules) -> Dealt:
    if isinstance(rules, WhistRules):
        return _session(command.deal, rules)
    match command.deal:
        case RandomDeal():
            deck = shuffled(pack_of(rules), house.chance.below)
            return Dealt(deal(rules, deck), deck)
        case NamedDeal(name):
            named = _named(command.game, rules, name)
            return Dealt(deal(rules, named), named)
        case WrittenDeal(text):
            return Dealt(written_position(text, rules, "deal.written"))
        case DailyDeal():
            return await _daily(house, rules)
        case WinnableDeal(difficulty):
            return await _winnable(house, caller, rules, difficulty)


def _session(choice: DealChoice, rules: WhistRules) -> Dealt:
    """A session of hands that are shuffled one by one, or that a number names."""
    start = opened(rules)
    match choice:
        case RandomDeal():
            return Dealt(start)
        case NamedDeal(name):
            try:
                named_session(name, deal=1, packs=1)
            except NotationError as error:
                raise _no_such_deal(error, name) from None
            return Dealt(start, name=name)
        case _:
            raise invalid("deal", "nothing, or seed:N, for a session of several hands")


async def _daily(house: House, rules: Rules) -> Dealt:
    secret, day = await house.store.secret(), house.now_ms() // _DAY_MS
    date = datetime.fromtimestamp(day * _DAY_MS / 1000, UTC).date().isoformat()

    def block(number: int) -> bytes:
        return hmac.digest(secret, f"{date}:{digest_of(rules)}:{number}".encode(), "sha256")

    deck = shuffled(pack_of(rules), below_from(block))
    return Dealt(deal(rules, deck), deck, opens_ms=(day + 1) * _DAY_MS)


async def _winnable(house: House, caller: Caller, rules: Rules, wanted: Difficulty | None) -> Dealt:
    """Shuffle until a search finds a win that is as hard as wanted."""
    limits = SearchLimits(nodes=_TRY_NODES, seconds=_TRY_SECONDS, memory=house.limits.search_bytes)
    asker = house.allowances.asker(caller.account, is_urgent=True)
    try:
        async with asyncio.timeout(house.limits.deal_seconds):
            while True:
                deck = shuffled(pack_of(rules), house.chance.below)
                position = deal(rules, deck)
                with house.observer.part(Part.SEARCH):
                    verdict = await house.solvers.verdict(SolveJob(position, limits), asker)
                if isinstance(verdict, Solved):
                    difficulty = difficulty_of(verdict.statistics)
                    if wanted in (None, difficulty):
                        return Dealt(position, deck, difficulty.value)
    except TimeoutError:
        said = "any" if wanted is None else wanted.value
        raise Refusal(Why.NO_SUCH_DEAL_FOUND, difficulty=said, retry_after=1.0) from None
    except SearchLostError:
        raise Refusal(Why.SEARCH_LOST, retry_after=1.0) from None


def _named(game: Variant | AnyRules, rules: Rules, name: str) -> Sequence[Card]:
    try:
        if isinstance(game, PatienceVariant):
            return game.deck(name)
        if not name.startswith("seed:"):
            raise NotationError(found=name, expected="seed:N, since how others lay these rules is not known")
        return named_deck(name, rules.pack.packs, rules.pack.suits, rules.pack.ranks)
    except NotationError as error:
        raise _no_such_deal(error, name, game.id if isinstance(game, PatienceVariant) else "") from None


def _no_such_deal(error: NotationError, name: str, variant_id: str = "") -> Refusal:
    faults = [Fault("deal.named", str(error))]
    return Refusal(Why.DEAL_NOT_AVAILABLE, faults=faults, deal=name, variant_id=variant_id)


def written_position(text: str, rules: Rules, field: str) -> Position:
    """A written position of these rules, whatever it says of rules itself; the refusal names `field`."""
    with refusing(field):
        sheet = read_written(text)
        return read_sheet(replace(sheet, name=Word(CUSTOM), overrides={}), lambda _: rules).position
