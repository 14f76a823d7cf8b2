"""Sessions of whist as text: whole once they are over, before that as one seat sees the table.

    Croupier: 1
    Unopened: 2

    Rules: solo-whist
    Deal: …

`Unopened` names the deals that nobody played: what was held in them stays each player's own, so the cards written for
them are others, with which the same auction could have been heard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from croupier.engine.cards import Card
from croupier.engine.catalog import whist
from croupier.engine.errors import CroupierError, NotationError
from croupier.engine.game import Opening, Seat
from croupier.engine.whist.dealing import PACK
from croupier.engine.whist.moves import WhistMove
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.policies import Shuffle, TurnUp
from croupier.engine.whist.position import Position
from croupier.engine.whist.rules import Rules
from croupier.engine.whist.sheet import SessionRecord, read_session, written_deck
from croupier.server.events.facts import Cause, Fact, HandDealt, MovesPlayed
from croupier.server.storage.base import GameRow

from .refusals import Refusal, Why

_FIRST_LINE: Final = "Croupier: 1"
_UNOPENED: Final = "Unopened"
_DEFAULT: Final = "solo-whist"
"""Under whose name a client's own rules are written."""


def session_text(row: GameRow, rules: Rules, line: Sequence[Fact]) -> str:
    """The whole session, of the facts on its line."""
    variant_id, named = _named(row)
    record = SessionRecord(variant_id, named, rules)
    unopened: list[int] = []
    hands = _hands(line)
    for at, (deal, moves) in enumerate(hands):
        whole = _replayed(record, written_deck(deal.deck), moves)
        gathered = rules.deal.shuffle is Shuffle.CUT_ONLY and at + 1 < len(hands)
        # A pack that is gathered and only cut is dealt on: the next hand tells of it anyway.
        if whole.position.opening is Opening.NEVER and not gathered and not row.deal:
            unopened.append(deal.hand)
            whole = _replayed(record, _other_deal(record, deal.deck, moves), moves)
        record = whole
    head = f"{_UNOPENED}: {' '.join(map(str, unopened))}\n" if unopened else ""
    return f"{head}\n{record.text()}"


def _hands(line: Sequence[Fact]) -> list[tuple[HandDealt, list[tuple[Seat, WhistMove]]]]:
    """Each hand's deal and moves."""
    hands: list[tuple[HandDealt, list[tuple[Seat, WhistMove]]]] = []
    for fact in line:
        if isinstance(fact, HandDealt):
            hands.append((fact, []))
        elif isinstance(fact, MovesPlayed):
            moves: Sequence[WhistMove] = fact.moves  # type: ignore[assignment]  # a session's facts hold its own moves
            hands[-1][1].extend((fact.seat, move) for move in moves)
    return hands


def _replayed(record: SessionRecord, deal: str, moves: Sequence[tuple[Seat, WhistMove]]) -> SessionRecord:
    record = record.dealt(deal)
    for seat, move in moves:
        record = record.played(seat, move)
    return record


def _other_deal(record: SessionRecord, deck: Sequence[Card], moves: Sequence[tuple[Seat, WhistMove]]) -> str:
    """Other cards with which an abandoned hand goes as it went, with the same card turned up and the same cuts.

    Only a contract that the deal itself makes could stand in the way; then the pack is begun elsewhere.
    """
    turned = deck[51:52] if record.rules.deal.turn_up is TurnUp.LAST_CARD else ()
    others = [card for card in PACK if card not in turned]
    rest = _other_chance(deck[52:], record.dealt(written_deck(deck)).position.session.cuts)
    for begin in range(len(others)):
        deal = written_deck((*others[begin:], *others[:begin], *turned, *rest))
        try:
            if _replayed(record, deal, moves).position.opening is Opening.NEVER:
                return deal
        except CroupierError:
            continue
    raise ValueError("no other cards go with the auction")


def _other_chance(pack: Sequence[Card], cuts: Sequence[Card]) -> Sequence[Card]:
    """A pack that makes the same first dealer and turns up the same card, and is otherwise as it came from the shop."""
    if not pack:
        return ()
    head = tuple(cuts) or (pack[0],)
    tail = () if pack[-1] in head else (pack[-1],)
    return (*head, *(card for card in PACK if card not in head and card not in tail), *tail)


def table_text(row: GameRow, position: Position, seat: Seat | None) -> str:
    """A running session as a seat sees it."""
    variant_id, named = _named(row)
    rules = SessionRecord(variant_id, named, position.rules).rules_line
    return "".join(f"{line}\n" for line in (rules, *_table_lines(position.observe(seat))))


def _table_lines(view: WhistObservation) -> Iterator[str]:
    yield f"Seat: {view.seat or 'none'}"
    yield f"Hand: {view.deal} {view.phase}"
    yield f"Dealer: {view.dealer}"
    if view.turn_up is not None:
        yield f"Turned: {view.turn_up.text}"
    for each in view.seats:
        yield " ".join((f"Held: {each.seat}.{each.hand_size}", *(card.text for card in each.hand)))
    if view.calls:
        yield " ".join(("Calls:", *(f"{seat}.{call.text}" for seat, call in view.calls)))
    if view.contract is not None:
        trumps = "" if view.contract.trumps is None else f":{view.contract.trumps.letter}"
        yield " ".join((f"Contract: {view.contract.id}{trumps}", *map(str, view.contract.declarers)))
    for trick in view.tricks:
        yield " ".join((f"Trick: {trick.leader}", *(card.text for card in trick.cards)))
    yield " ".join(("Balances:", *(str(each.balance) for each in view.seats)))


def is_session(text: str) -> bool:
    """Whether the text of a game is that of a whist, by the variant that its rules name."""
    for line in text.splitlines():
        key, _, rest = line.partition(":")
        if key.strip() == "Rules":
            words = rest.split()
            return bool(words) and _is_whist(words[0])
    return False


def _is_whist(name: str) -> bool:
    try:
        whist(name)
    except CroupierError:
        return False
    return True


def read_session_game(text: str) -> SessionRecord:
    """The session of a game's text, played through; what cannot be read or played is an error of the engine's."""
    lines = text.splitlines()
    if lines[0].strip() != _FIRST_LINE:
        raise NotationError(found=lines[0][:40], expected=f"'{_FIRST_LINE}'", line=1, column=1)
    lines[0] = ""
    for number, line in enumerate(lines):
        key = line.partition(":")[0].strip()
        if key == "Partial":
            raise Refusal(Why.PARTIAL_IMPORT)
        if key == _UNOPENED:
            lines[number] = ""
        elif line.strip():
            break
    # Blank lines keep the line numbers of what follows.
    return read_session("\n".join(lines), lambda name: whist(name).rules)


def facts_of(record: SessionRecord, salt: Callable[[], bytes]) -> Iterator[MovesPlayed | HandDealt]:
    """What happened in a session, as facts."""
    replay = SessionRecord(record.variant_id, record.named, record.rules)
    for number, deal in enumerate(record.deals, 1):
        yield HandDealt(number, replay.deck(deal.deal), salt())
        replay = replay.dealt(deal.deal)
        for made in deal.moves:
            yield MovesPlayed(made.seat, (made.move,), Cause.PLAYER)
            replay = replay.played(made.seat, made.move)


def _named(row: GameRow) -> tuple[str, Rules]:
    name = row.variant_id or _DEFAULT
    return name, whist(name).rules
