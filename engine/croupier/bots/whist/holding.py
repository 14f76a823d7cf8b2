"""Cards as bits, for bots that play thousands of hands in their heads.

A card's number is `16 * suit + height`, the two having height 0 and the ace 12; a set of cards is a number with the
bits of its cards. A suit's holding is the 13 bits of one suit. Trump 4 is no trump: no card has that suit.

>>> hand = cards_as_bits(map(Card.parse, ("AS", "TS", "2H")))
>>> bin(suit_of(hand, Suit.SPADES)), [card.text for card in cards_in(hand)]
('0b1000100000000', ['TS', 'AS', '2H'])
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.engine.cards import Card, Suit

NO_TRUMP: Final = 4
FULL: Final = 0x1FFF
"""All thirteen cards of a suit."""
PACK: Final = FULL | FULL << 16 | FULL << 32 | FULL << 48

NUMBER: Final = {card: 16 * card.suit + (card.rank - 2) % 13 for card in Card}
CARD: Final = {number: card for card, number in NUMBER.items()}


def cards_as_bits(cards: Iterable[Card]) -> int:
    """A set of cards as a number."""
    bits = 0
    for card in cards:
        bits |= 1 << NUMBER[card]
    return bits


def cards_in(bits: int) -> tuple[Card, ...]:
    """The cards of a set, clubs, spades, hearts, diamonds, in each suit from the two up."""
    return tuple(CARD[number] for number in numbers_in(bits))


def numbers_in(bits: int) -> list[int]:
    """The numbers of the cards of a set, lowest first."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers


def suit_of(bits: int, suit: int) -> int:
    """The holding in a suit."""
    return bits >> 16 * suit & FULL


def trump_number(trumps: Suit | None) -> int:
    """The trump as a number, 4 being none."""
    return NO_TRUMP if trumps is None else int(trumps)


def lowest(holding: int) -> int:
    """The height of the lowest card of a holding that is not empty."""
    return (holding & -holding).bit_length() - 1


def highest(holding: int) -> int:
    """The height of the highest card of a holding; -1 if it is empty."""
    return holding.bit_length() - 1


def above(holding: int, height: int) -> int:
    """The cards of a holding that are higher than a height, which may be -1."""
    return holding >> height + 1 << height + 1


def below_height(holding: int, height: int) -> int:
    """The cards of a holding that are lower than a height."""
    return holding & (1 << height) - 1 if height > 0 else 0


def masters(holding: int, others: int) -> int:
    """The cards of a holding that are higher than every card of the others."""
    return above(holding, highest(others))


def bottom_of_run(holding: int, height: int, others: int) -> int:
    """The lowest card of a holding that is as good as the one of a height: none of the others lies between."""
    down = below_height(holding, height)
    while down:
        next_down = highest(down)
        if below_height(above(others, next_down), height):
            break
        height = next_down
        down = below_height(holding, height)
    return height
