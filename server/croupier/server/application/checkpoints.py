"""Snapshots of sessions: how things stood when a hand was dealt, so that a session of any length loads as a hand does.

What has been played before is in the session's balances and in whose deal it is; the hand on the table is dealt again
from its deck.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from croupier.engine.cards import Card
from croupier.engine.game import Opening
from croupier.engine.whist.position import Position, between_hands
from croupier.engine.whist.rules import Rules
from croupier.engine.whist.session import Session
from croupier.server.events.facts import HandDealt

from .scene import Deal, Standing


def checkpoint(before: Standing, fact: HandDealt) -> str:
    """How things stand after a deal; empty for the first one, before which there is nothing."""
    position = before.position
    if not isinstance(position, Position) or not before.deals:
        return ""
    session = position.session
    numbers = {name: getattr(session, name) for name in ("dealer", "deals", "hands", "balances", "pool", "factor")}
    return json.dumps(
        {
            "session": numbers | {"cuts": _text(session.cuts), "gathered": _text(session.gathered)},
            "opening": position.opening,
            "deals": [[deal.hand, _text(deal.deck), deal.salt.hex()] for deal in before.deals[-1:]]
            + [[fact.hand, _text(fact.deck), fact.salt.hex()]],
        }
    )


def resumed(text: str, rules: Rules) -> Standing:
    """The standing that `checkpoint` wrote down."""
    table = json.loads(text)
    said = table["session"]
    session = Session(
        **{name: said[name] for name in ("dealer", "deals", "hands", "pool", "factor")},
        balances=tuple(said["balances"]),
        cuts=_cards(said["cuts"]),
        gathered=_cards(said["gathered"]),
    )
    opening = Opening(table["opening"])
    before, dealt = ((hand, _cards(deck), bytes.fromhex(salt)) for hand, deck, salt in table["deals"])
    start = between_hands(rules, session, abandoned=opening is Opening.NEVER)
    return Standing(start, (Deal(*before, opening),)).after(HandDealt(*dealt))


def _text(cards: Sequence[Card]) -> str:
    return "".join(card.text for card in cards)


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))
