"""Cards and suits of the wire by the letters that texts know them by.

>>> letters(16 * 1 + 12)
'QS'
>>> suit_letter(2)
'S'
"""

from __future__ import annotations

from croupier.v1 import cards_pb2 as cards


def letters(card: int) -> str:
    """A card, rank before suit."""
    return cards.Card.Name(cards.Card.ValueType(card)).removeprefix("CARD_")


def suit_letter(suit: int) -> str:
    """A suit."""
    return cards.Suit.Name(cards.Suit.ValueType(suit)).removeprefix("SUIT_")[0]
