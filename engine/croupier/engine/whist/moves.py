"""What a seat does at whist: call, name the trump, discard, play a card, claim a revoke.

>>> [parse_whist_move(text).text for text in ("pass", "six:H", "trump:S", "discard:2C", "KH", "revoke:3")]
['pass', 'six:H', 'trump:S', 'discard:2C', 'KH', 'revoke:3']
>>> parse_whist_move("KH")
Play(card=<Card KH: 45>)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ..cards import Card, Suit
from ..errors import NotationError


@dataclass(frozen=True, slots=True)
class Call:
    """A call of the auction: `pass`, `wait`, `prop`, `cop` or the word of a contract; `trumps` where a bid names them.

    `pass` also lets a hand be settled where revokes can be claimed.
    """

    bid: str
    trumps: Suit | None = None

    @property
    def text(self) -> str:
        """The call in text notation: `solo`, `six:H`."""
        return self.bid if self.trumps is None else f"{self.bid}:{self.trumps.letter}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump suit after the auction; `trump:H`."""

    trumps: Suit

    @property
    def text(self) -> str:
        """The move in text notation."""
        return f"trump:{self.trumps.letter}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay a card away, face down, before the play; `discard:2C`."""

    card: Card

    @property
    def text(self) -> str:
        """The move in text notation."""
        return f"discard:{self.card.text}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick; `KH`."""

    card: Card

    @property
    def text(self) -> str:
        """The card in text notation."""
        return self.card.text

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class ClaimRevoke:
    """Say that an opponent did not follow suit in a trick (counted from 1) although able to; `revoke:3`."""

    trick: int

    @property
    def text(self) -> str:
        """The move in text notation."""
        return f"revoke:{self.trick}"

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class HiddenDiscard:
    """Somebody else's discard, as the other seats see it. It is told, never played."""

    text = "discard"

    def __str__(self) -> str:
        return self.text


WhistMove: TypeAlias = Call | NameTrump | Discard | Play | ClaimRevoke

PASS: Final = Call("pass")
WAIT: Final = Call("wait")
COP: Final = Call("cop")
HIDDEN_DISCARD: Final = HiddenDiscard()

WORD: Final = re.compile(r"[a-z]{3,}[0-9]*(?:_[a-z0-9]+)*", re.ASCII)
"""What a call may be: three letters at least, so that no pile of a patience looks like one."""
RESERVED: Final = frozenset({"pass", "wait", "prop", "cop", "trump", "discard", "revoke", "draw", "redeal", "deal"})
"""Words that mean something already, and so call no contract."""

_EXPECTED: Final = "a call such as solo or six:H, trump:H, discard:2C, revoke:3, or a card such as KH"
_SPECIAL: Final = RESERVED - {"pass", "wait", "prop", "cop"}
_PLAYS: Final = {card.text: Play(card) for card in Card}
_BY_CARD: Final = {play.card: play for play in _PLAYS.values()}


def play_of(card: Card) -> Play:
    """The one `Play` of a card; equal ones made elsewhere are as good."""
    return _BY_CARD[card]


def parse_whist_move(text: str) -> WhistMove:
    """Read a move; `NotationError` says what was expected."""
    # Exceptions are not cached, so only texts that are moves are kept.
    return _PLAYS.get(text) or _parse(text)


@lru_cache(maxsize=4096)
def _parse(text: str) -> WhistMove:
    head, colon, tail = text.partition(":")
    match head:
        case "trump":
            return NameTrump(Suit.parse(tail))
        case "discard":
            return Discard(Card.parse(tail))
        case "revoke" if re.fullmatch("1[0-3]|[1-9]", tail, re.ASCII):
            return ClaimRevoke(int(tail))
    if head in _SPECIAL or WORD.fullmatch(head) is None or len(head) > 40:
        raise NotationError(found=text, expected=_EXPECTED)
    return Call(head, Suit.parse(tail) if colon else None)
