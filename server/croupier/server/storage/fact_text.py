"""Facts as text, the form in which every store keeps them: one line, readable, in move notation.

>>> from croupier.server.events.facts import Cause, MovesPlayed
>>> from croupier.engine.notation import parse_move
>>> write_fact(MovesPlayed(1, (parse_move("t3-t7"), parse_move("w-fS")), Cause.PLAYER))
'played 1 player t3-t7 w-fS'
>>> read_fact("rewound 12")
Rewound(to=12)
>>> write_fact(SeatChanged(2, Sitter(bot="random")))
'seat 2 {"bot": "random"}'
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import assert_never

from croupier.engine.cards import Card
from croupier.engine.notation import parse_move
from croupier.server.events.facts import (
    Cause,
    Ending,
    Fact,
    GameClosed,
    HandDealt,
    MovesPlayed,
    Rewound,
    SeatChanged,
    Sitter,
)


def write_fact(fact: Fact) -> str:
    """The fact as text."""
    match fact:
        case MovesPlayed(seat, moves, cause):
            return " ".join(("played", str(seat), cause, *(move.text for move in moves)))
        case Rewound(to):
            return f"rewound {to}"
        case GameClosed(ending):
            return f"closed {ending}"
        case HandDealt(hand, deck, salt):
            return f"dealt {hand} {salt.hex()} {''.join(card.text for card in deck)}"
        case SeatChanged(seat, sitter):
            return f"seat {seat} {json.dumps(_sitter_table(sitter))}"
        case _:
            assert_never(fact)


def read_fact(text: str) -> Fact:
    """The fact of a text; `ValueError` for one that `write_fact` never wrote."""
    match text.split(" "):
        case ["played", seat, cause, *moves]:
            return MovesPlayed(int(seat), tuple(map(parse_move, moves)), Cause(cause))
        case ["rewound", to]:
            return Rewound(int(to))
        case ["closed", ending]:
            return GameClosed(Ending(ending))
        case ["dealt", hand, salt, deck]:
            cards = tuple(Card.parse(deck[at : at + 2]) for at in range(0, len(deck), 2))
            return HandDealt(int(hand), cards, bytes.fromhex(salt))
        case ["seat", seat, *rest]:
            return SeatChanged(int(seat), Sitter(**json.loads(" ".join(rest))))
        case _:
            raise ValueError(f"no fact: {text!r}")


def write_sitters(sitters: Sequence[Sitter]) -> str:
    """Who sits where, as text."""
    return json.dumps([_sitter_table(sitter) for sitter in sitters])


def read_sitters(text: str) -> tuple[Sitter, ...]:
    """Who sits where, from the text."""
    return tuple(Sitter(**table) for table in json.loads(text))


def _sitter_table(sitter: Sitter) -> dict[str, object]:
    """What of a sitter is not as it is with an open seat."""
    table = {"subject": sitter.subject, "token": sitter.token, "bot": sitter.bot, "left": sitter.left}
    return {name: value for name, value in table.items() if value}
