"""Everything that the engine refuses, as one small tree.

    CroupierError
    ├── NotationError       a text that cannot be read: line, column, found, expected
    ├── DeckError           cards that do not make up the game's pack: every fault listed
    ├── RulesError          rules that contradict themselves or the pack: every fault listed
    ├── UnknownVariantError an id that no variant has
    └── IllegalMoveError    a move that the rules refuse: the move, one reason of a closed set, and the facts

`str()` of an error is for developers; what a player reads comes from `croupier.texts`, made from reason and facts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum


class CroupierError(Exception):
    """Base of every error that the engine raises on purpose."""


class NotationError(CroupierError):
    """A text that cannot be read.

    `line` and `column` count from 1 and are 0 where the text has no place of its own; `found` is what stands
    there, `expected` says what should.
    """

    def __init__(self, *, found: str, expected: str, line: int = 0, column: int = 0) -> None:
        self.found = found
        self.expected = expected
        self.line = line
        self.column = column
        where = f"line {line}, column {column}: " if line else ""
        super().__init__(f"{where}found {found!r}, expected {expected}")

    def at(self, *, line: int, column: int) -> NotationError:
        """The same error with its place in a larger text."""
        return NotationError(found=self.found, expected=self.expected, line=line, column=column)


class DeckError(CroupierError):
    """Cards that do not make up the game's pack: too many, too few, or foreign to it."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))


class RulesError(CroupierError):
    """Rules that name an unknown parameter, an impossible value, or contradict themselves."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))


class UnknownVariantError(CroupierError):
    """An id that no variant has."""

    def __init__(self, variant_id: str) -> None:
        self.variant_id = variant_id
        super().__init__(f"no variant has the id {variant_id!r}")


class Reason(StrEnum):
    """Why a move is illegal: a closed set, each a rule of some game."""

    GAME_OVER = "GAME_OVER"
    NO_SUCH_PILE = "NO_SUCH_PILE"
    SAME_PILE = "SAME_PILE"
    SOURCE_EMPTY = "SOURCE_EMPTY"
    NOT_A_SOURCE = "NOT_A_SOURCE"
    NOT_A_TARGET = "NOT_A_TARGET"
    TOO_FEW_CARDS = "TOO_FEW_CARDS"
    CARD_FACE_DOWN = "CARD_FACE_DOWN"
    ONE_CARD_ONLY = "ONE_CARD_ONLY"
    NOT_AT_END = "NOT_AT_END"
    UNIT_BROKEN_SEQUENCE = "UNIT_BROKEN_SEQUENCE"
    UNIT_MIXES_SUITS = "UNIT_MIXES_SUITS"
    UNIT_MIXES_COLORS = "UNIT_MIXES_COLORS"
    UNIT_NOT_ALTERNATING = "UNIT_NOT_ALTERNATING"
    UNIT_REPEATS_SUIT = "UNIT_REPEATS_SUIT"
    UNIT_NOT_WHOLE = "UNIT_NOT_WHOLE"
    UNIT_TOO_LONG = "UNIT_TOO_LONG"
    WRONG_RANK = "WRONG_RANK"
    WRONG_SUIT = "WRONG_SUIT"
    WRONG_COLOR = "WRONG_COLOR"
    SAME_COLOR = "SAME_COLOR"
    SAME_SUIT = "SAME_SUIT"
    NO_BUILDING = "NO_BUILDING"
    EMPTY_COLUMN_WANTS_RANK = "EMPTY_COLUMN_WANTS_RANK"
    EMPTY_COLUMN_CLOSED = "EMPTY_COLUMN_CLOSED"
    FOUNDATION_WANTS_CARD = "FOUNDATION_WANTS_CARD"
    FOUNDATION_COMPLETE = "FOUNDATION_COMPLETE"
    FOUNDATION_WRONG_SUIT = "FOUNDATION_WRONG_SUIT"
    FOUNDATION_WANTS_RUN = "FOUNDATION_WANTS_RUN"
    FOUNDATION_KEEPS = "FOUNDATION_KEEPS"
    CELL_OCCUPIED = "CELL_OCCUPIED"
    STOCK_EMPTY = "STOCK_EMPTY"
    STOCK_NOT_EMPTY = "STOCK_NOT_EMPTY"
    NO_STOCK = "NO_STOCK"
    NOT_TURNED = "NOT_TURNED"
    NOT_DEALT_IN_ROWS = "NOT_DEALT_IN_ROWS"
    NO_REDEAL = "NO_REDEAL"
    WASTE_EMPTY = "WASTE_EMPTY"
    COLUMN_EMPTY_BLOCKS_DEAL = "COLUMN_EMPTY_BLOCKS_DEAL"
    NOT_YOUR_SEAT = "NOT_YOUR_SEAT"
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    HAND_NOT_DEALT = "HAND_NOT_DEALT"
    SESSION_OVER = "SESSION_OVER"
    AUCTION_OVER = "AUCTION_OVER"
    AUCTION_NOT_OVER = "AUCTION_NOT_OVER"
    CARDS_PLAYED = "CARDS_PLAYED"
    HAS_PASSED = "HAS_PASSED"
    NO_REBID = "NO_REBID"
    NO_SUCH_CALL = "NO_SUCH_CALL"
    BID_TOO_LOW = "BID_TOO_LOW"
    NOTHING_TO_ACCEPT = "NOTHING_TO_ACCEPT"
    COP_OR_PASS = "COP_OR_PASS"
    WAIT_NOT_ALLOWED = "WAIT_NOT_ALLOWED"
    FORCED_ONLY = "FORCED_ONLY"
    ONLY_AFTER_LONE_PROP = "ONLY_AFTER_LONE_PROP"
    ONLY_OVER = "ONLY_OVER"
    TRUMP_MISSING = "TRUMP_MISSING"
    TRUMP_NOT_CALLED = "TRUMP_NOT_CALLED"
    TRUMP_NOT_ALLOWED = "TRUMP_NOT_ALLOWED"
    NAME_TRUMP_FIRST = "NAME_TRUMP_FIRST"
    NO_TRUMP_TO_NAME = "NO_TRUMP_TO_NAME"
    DISCARD_FIRST = "DISCARD_FIRST"
    NO_DISCARD = "NO_DISCARD"
    NOT_IN_HAND = "NOT_IN_HAND"
    MUST_FOLLOW = "MUST_FOLLOW"
    MUST_LEAD = "MUST_LEAD"
    NOTHING_TO_CLAIM = "NOTHING_TO_CLAIM"
    CLAIMED_ALREADY = "CLAIMED_ALREADY"
    REVOKES_PREVENTED = "REVOKES_PREVENTED"


class IllegalMoveError(CroupierError):
    """A move that the rules refuse; the position is untouched.

    `facts` hold what a sentence needs: cards and piles as their text, numbers as numbers.
    """

    def __init__(self, move: object, reason: Reason, facts: Mapping[str, object] | None = None) -> None:
        self.move = move
        self.reason = reason
        self.facts: Mapping[str, object] = dict(facts or {})
        super().__init__(f"{move}: {reason} {dict(self.facts)}")
