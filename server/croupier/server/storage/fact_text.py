"""Facts as text, the form in which every store keeps them: one line, readable, in move notation.

>>> from croupier.server.events.facts import Cause, MovesPlayed
>>> from croupier.engine.notation import parse_move
>>> write_fact(MovesPlayed(1, (parse_move("t3-t7"), parse_move("w-fS")), Cause.PLAYER))
'played 1 player t3-t7 w-fS'
>>> read_fact("rewound 12")
Rewound(to=12)
"""

from __future__ import annotations

from typing import assert_never

from croupier.engine.notation import parse_move
from croupier.server.events.facts import Cause, Ending, Fact, GameClosed, MovesPlayed, Rewound


def write_fact(fact: Fact) -> str:
    """The fact as text."""
    match fact:
        case MovesPlayed(seat, moves, cause):
            return " ".join(("played", str(seat), cause, *(move.text for move in moves)))
        case Rewound(to):
            return f"rewound {to}"
        case GameClosed(ending):
            return f"closed {ending}"
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
        case _:
            raise ValueError(f"no fact: {text!r}")
