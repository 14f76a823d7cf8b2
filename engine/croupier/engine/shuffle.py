"""Decks in a named order: `seed:N`, `ms:N`, `pysol:N`. The variant's deal order lays them.

`seed:N` is croupier's own algorithm, `croupier-1`, frozen for good. Block i is SHA-256 of "croupier-1:N:i" (ASCII,
decimal) and gives four 64-bit big-endian words; a Fisher-Yates shuffle from the last card down draws below n by
rejecting words at or above the largest multiple of n. `ms:N` is the generator of Microsoft's FreeCell, `pysol:N` the
deck that PySolFC shows under that number.

>>> " ".join(card.text for card in named_deck("ms:1")[:5])
'JD 2D 9H JC 5D'
>>> named_deck("seed:1", packs=2) == named_deck("seed:1", packs=2)
True
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final

from .cards import Card, Rank, Suit
from .errors import NotationError

MS_LAST: Final = 8_589_934_591
"""The highest `ms:` number (2^33 - 1)."""

PYSOL_LAST: Final = 99_999_999_999_999_999_999
"""The highest `pysol:` number."""

_NAME: Final = re.compile(r"(seed|ms|pysol):([0-9]{1,20})", re.ASCII)


def new_pack(packs: int = 1, suits: str = "CSHD", ranks: int = 13) -> tuple[Card, ...]:
    """An unshuffled deck: pack by pack, rank by rank, in each rank the suits as named."""
    return tuple(
        Card.of(rank, Suit.parse(suit)) for _ in range(packs) for rank in range(1, ranks + 1) for suit in suits
    )


def shuffled(cards: Sequence[Card], below: Callable[[int], int]) -> tuple[Card, ...]:
    """A Fisher-Yates shuffle; `below(n)` must give a uniform number from 0 to n - 1."""
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        pick = below(last + 1)
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def named_deck(name: str, packs: int = 1, suits: str = "CSHD", ranks: int = 13) -> tuple[Card, ...]:
    """The deck that a name such as `seed:7` stands for, the first card dealt first.

    `NotationError` where the name has another form, its number is out of range, or its generator knows only full
    packs.
    """
    match = _NAME.fullmatch(name)
    if match is None:
        raise NotationError(found=name, expected="a deal: seed:N, ms:N or pysol:N")
    generator, number = match[1], int(match[2])
    if generator == "seed":
        return shuffled(new_pack(packs, suits, ranks), _seeded_below(number))
    if (suits, ranks) != ("CSHD", 13):
        raise NotationError(found=name, expected="seed:N, since the other numbers are for full packs")
    _check(name, number, MS_LAST if generator == "ms" else PYSOL_LAST)
    # PySolFC gives numbers below 32000 to Microsoft's generator and everything above to its own.
    if generator == "ms" or number < 32000:
        return _microsoft(number, packs)
    return _mersenne(number, packs)


def _check(name: str, number: int, last: int) -> None:
    if not 1 <= number <= last:
        raise NotationError(found=name, expected=f"a number from 1 to {last}")


def below_from(blocks: Callable[[int], bytes]) -> Callable[[int], int]:
    """Uniform numbers below n from blocks of random bytes, each named by its number: 32 bytes are four words."""
    words = _words(blocks)

    def below(n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        return next(word for word in words if word < limit) % n

    return below


def _words(blocks: Callable[[int], bytes]) -> Iterator[int]:
    for number in count():
        block = blocks(number)
        for at in range(0, len(block), 8):
            yield int.from_bytes(block[at : at + 8], "big")


def _seeded_below(number: int) -> Callable[[int], int]:
    return below_from(lambda block: hashlib.sha256(f"croupier-1:{number}:{block}".encode("ascii")).digest())


def _microsoft(number: int, packs: int) -> tuple[Card, ...]:
    """The deck of FreeCell's numbered deals, with the three ranges that its successors agreed on."""
    # A single pack lies rank by rank as clubs, diamonds, hearts, spades; more packs lie suit by suit.
    cards = new_pack(1, "CDHS") if packs == 1 else _suit_by_suit(packs)
    state = number if number < 1 << 32 else number - (1 << 32)

    def below(n: int) -> int:
        nonlocal state
        state = (state * 214013 + 2531011) & 0x1_FFFF_FFFF
        if number < 1 << 31:
            return (state >> 16 & 0x7FFF) % n
        if number < 1 << 32:
            return (state >> 16 & 0x7FFF | 0x8000) % n
        return ((state >> 16 & 0xFFFF) + 1) % n

    return tuple(reversed(shuffled(cards, below)))


def _mersenne(number: int, packs: int) -> tuple[Card, ...]:
    generator = random.Random(number)
    return tuple(reversed(shuffled(_suit_by_suit(packs), lambda n: int(generator.random() * n))))


def _suit_by_suit(packs: int) -> tuple[Card, ...]:
    return tuple(Card.of(rank, suit) for _ in range(packs) for suit in Suit for rank in Rank)
