"""Suits, ranks and cards: the values that everything else is made of.

A card's number is its number on the wire, `16 * suit + rank`, so no table stands between the two. Clubs and
spades come first, hearts and diamonds after them: a card's colour is one bit, and so is the way to the other
suit of its colour.

>>> Card.parse("TD")
<Card TD: 58>
>>> Card.parse("TD").sister
<Card TH: 42>
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from .errors import NotationError

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CSHD"


class Color(IntEnum):
    """Black (clubs and spades) or red (hearts and diamonds)."""

    BLACK = 0
    RED = 1


class Suit(IntEnum):
    """One of the four suits, in the order clubs, spades, hearts, diamonds."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """The suit's letter in text notation."""
        return SUIT_LETTERS[self]

    @property
    def color(self) -> Color:
        """The suit's colour."""
        return Color(self >> 1)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read one of `C S H D`.

        >>> Suit.parse("H").name
        'HEARTS'
        """
        at = SUIT_LETTERS.find(text)
        if len(text) != 1 or at < 0:
            raise NotationError(found=text, expected="a suit: C, S, H or D")
        return cls(at)


class Rank(IntEnum):
    """Ace = 1 to king = 13. Whether the ace is high is a matter of the rules."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The rank's letter in text notation."""
        return RANK_LETTERS[self - 1]

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read one of `A 2 … 9 T J Q K`.

        >>> Rank.parse("T").name
        'TEN'
        """
        at = RANK_LETTERS.find(text)
        if len(text) != 1 or at < 0:
            raise NotationError(found=text, expected="a rank: A, 2 to 9, T, J, Q or K")
        return cls(at + 1)


class Card(IntEnum):
    """A playing card; its value is `16 * suit + rank`, the same on the wire."""

    _rank: Rank
    _suit: Suit

    AC, C2, C3, C4, C5, C6, C7, C8, C9, TC, JC, QC, KC = range(1, 14)
    AS, S2, S3, S4, S5, S6, S7, S8, S9, TS, JS, QS, KS = range(17, 30)
    AH, H2, H3, H4, H5, H6, H7, H8, H9, TH, JH, QH, KH = range(33, 46)
    AD, D2, D3, D4, D5, D6, D7, D8, D9, TD, JD, QD, KD = range(49, 62)

    # An enum hashes its name, in Python; cards are in every look-up that the rules make, and an int's hash will do.
    __hash__ = int.__hash__

    def __init__(self, value: int) -> None:
        self._rank = Rank(value & 15)
        self._suit = Suit(value >> 4)

    @property
    def rank(self) -> Rank:
        """The card's rank, ace = 1."""
        return self._rank

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return self._suit

    @property
    def color(self) -> Color:
        """The colour of the card's suit."""
        return self._suit.color

    @property
    def sister(self) -> Card:
        """The card of the same rank in the other suit of its colour."""
        return Card(self ^ 16)

    @property
    def text(self) -> str:
        """The card in text notation: rank, then suit."""
        return self._rank.letter + self._suit.letter

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Card {self.text}: {self.value}>"

    @classmethod
    def of(cls, rank: int, suit: int) -> Card:
        """The card of a rank and a suit.

        >>> Card.of(Rank.KING, Suit.SPADES).text
        'KS'
        """
        return cls(16 * suit + rank)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as `AS`, `TD` or `9H`; raise `NotationError` for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError(found=text, expected="a card such as AS, TD or 9H")
        return card


_BY_TEXT: Final = {card.text: card for card in Card}
