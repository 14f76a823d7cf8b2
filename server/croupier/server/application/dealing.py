"""Making a game: from a variant or a client's own rules, with a deal that nobody knows or one that the caller names."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from croupier.engine.cards import Card
from croupier.engine.catalog import Variant
from croupier.engine.errors import DeckError, NotationError
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.loading import digest_of
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import Word, position_sheet, read_sheet
from croupier.engine.patience.sheet_json import read_json
from croupier.engine.patience.sheet_text import read_text, write_text
from croupier.engine.records import write_record
from croupier.engine.shuffle import named_deck, shuffled
from croupier.server.events.facts import Mark, RecordedFact
from croupier.server.storage.base import GameRow, Request, RequestExists, Snapshot, StoreFull

from .access import Caller
from .hosted import CUSTOM, Hosted, rules_of
from .house import House, same
from .refusals import Fault, Refusal, Why, invalid
from .scene import Scene, dealt


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


DealChoice = RandomDeal | NamedDeal | WrittenDeal


@dataclass(frozen=True, slots=True)
class CreateGame:
    """A new game of a variant, or of the caller's own rules."""

    game: Variant | Rules
    deal: DealChoice
    labels: Mapping[str, str]
    allow_full_knowledge: bool
    request: Request | None


async def create_game(house: House, caller: Caller, command: CreateGame) -> Hosted:
    """Deal and host a game; it starts at revision 1."""
    house.require_open()
    check_labels(house, command.labels)
    rules = command.game.rules if isinstance(command.game, Variant) else command.game
    position, deck = _dealt(house, command, rules)
    marks = set() if isinstance(command.deal, RandomDeal) else {Mark.DEAL_KNOWN}
    if command.allow_full_knowledge:
        marks.add(Mark.FULL_KNOWLEDGE)
    variant_id = command.game.id if isinstance(command.game, Variant) else ""
    row = new_row(house, caller, rules, variant_id, position, deck, command.labels)
    return await host(house, row, dealt(position, marks, row.create_ms), request=command.request)


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
    position: Position,
    deck: Sequence[Card],
    labels: Mapping[str, str],
) -> GameRow:
    """What never changes about a new game; `position` is how it is dealt."""
    return GameRow(
        id=house.chance.new_id(),
        owner=caller.subject,
        variant_id=variant_id,
        rules=json.dumps(write_record(rules), separators=(",", ":")),
        rules_digest=digest_of(rules),
        deal=write_text(position_sheet(position, variant_id or CUSTOM, rules)),
        deck="".join(map(str, deck)),
        salt=house.chance.salt(),
        create_ms=house.now_ms(),
        labels=dict(labels),
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


def _dealt(house: House, command: CreateGame, rules: Rules) -> tuple[Position, Sequence[Card]]:
    """The first position and the deck that it was dealt from; no deck where it was written out."""
    match command.deal:
        case RandomDeal():
            deck = shuffled(pack_of(rules), house.chance.below)
            return deal(rules, deck), deck
        case NamedDeal(name):
            named = _named(command.game, name)
            return deal(rules, named), named
        case WrittenDeal(text):
            return written_position(text, rules, "deal.written"), ()


def _named(game: Variant | Rules, name: str) -> Sequence[Card]:
    try:
        if isinstance(game, Variant):
            return game.deck(name)
        if not name.startswith("seed:"):
            raise NotationError(found=name, expected="seed:N, since how others lay these rules is not known")
        return named_deck(name, game.pack.packs, game.pack.suits, game.pack.ranks)
    except NotationError as error:
        raise Refusal(
            Why.DEAL_NOT_AVAILABLE,
            faults=[Fault("deal.named", str(error))],
            deal=name,
            variant_id=game.id if isinstance(game, Variant) else "",
        ) from None


def written_position(text: str, rules: Rules, field: str) -> Position:
    """A written position of these rules, whatever it says of rules itself; the refusal names `field`."""
    try:
        sheet = read_json(text) if text.lstrip().startswith("{") else read_text(text)
        return read_sheet(replace(sheet, name=Word(CUSTOM), overrides={}), lambda _: rules).position
    except NotationError as error:
        raise malformed(error, field) from None
    except DeckError as error:
        raise Refusal(Why.WRONG_DECK, faults=[Fault(field, fault) for fault in error.faults], field=field) from None


def malformed(error: NotationError, field: str) -> Refusal:
    """The refusal of a text that cannot be read."""
    return Refusal(
        Why.MALFORMED_NOTATION,
        faults=[Fault(field, str(error))],
        field=field,
        line=error.line,
        column=error.column,
        found=error.found[:80],
        expected=error.expected,
    )
