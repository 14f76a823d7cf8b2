"""The kernel lists the engine's moves, in the engine's order, and plays them to the engine's positions.

A small run by default; `CROUPIER_KERNEL_POSITIONS=1000000` says how many positions a full one looks at.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from croupier.engine import catalog
from croupier.engine.patience.contradictions import faults_of
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.packing import (
    MOVE_BYTES,
    pack_move,
    pack_position,
    pack_rules,
    unpack_moves,
    unpack_position,
)
from croupier.engine.patience.position import Position
from croupier.engine.patience.rules import (
    Accept,
    Autofill,
    Base,
    Build,
    CellRules,
    DealRules,
    Direction,
    Empty,
    Face,
    FoundationRules,
    Limit,
    Order,
    PackRules,
    Part,
    ReserveRules,
    Rules,
    StockRules,
    StockTarget,
    TableauRules,
    TakeBack,
    Unit,
    Wrap,
)

kernel = pytest.importorskip("croupier.engine._kernel")

POSITIONS = int(os.environ.get("CROUPIER_KERNEL_POSITIONS", "12000"))
VARIANTS = [variant.rules for variant in catalog.variants() if isinstance(variant.rules, Rules)]


def random_rules(dice: random.Random) -> Rules:
    """Rules that nobody named and that contradict neither themselves nor the pack."""
    while True:
        rules = any_rules(dice)
        if not faults_of(rules):
            return rules


def any_rules(dice: random.Random) -> Rules:
    """Rules made from every word there is, whether they make sense or not."""
    packs, suits = dice.choice([(1, "CSHD"), (1, "CSHD"), (1, "HS"), (2, "CSHD"), (2, "CD"), (3, "S")])
    ranks = dice.randint(2, 13)
    cards = packs * len(suits) * ranks
    columns = dice.randint(1, 9)
    shape = tuple(dice.randint(0, 6) for _ in range(columns))
    while sum(shape) > cards:
        shape = tuple(max(height - 1, 0) for height in shape)
    left = cards - sum(shape)
    piles = dice.choice([0, 0, 1, 2, 5])
    reserve = ReserveRules(
        piles, dice.randint(0, left // piles) if piles else 0, dice.choice([Face.ALL_UP, Face.TOP_UP])
    )
    left -= reserve.piles * reserve.cards
    cells = dice.choice([0, 0, 1, 4])
    filled = dice.randint(0, min(cells, left))
    left -= filled
    base = dice.choice([Base.ACE, Base.ACE, Base.TWO, Base.FIRST_DEALT if left else Base.ACE])
    left -= base is Base.FIRST_DEALT
    target = dice.choice([StockTarget.WASTE, *StockTarget])
    rows = target is not StockTarget.WASTE
    return Rules(
        pack=PackRules(packs, suits, ranks),
        deal=DealRules(
            shape,
            dice.choice(list(Face)),
            dice.randint(1, 3),
            dice.choice(list(Order)),
            0 if rows else dice.randint(0, min(2, left)),
        ),
        tableau=TableauRules(
            dice.choice(list(Build)),
            dice.choice(list(Direction)),
            dice.choice(list(Wrap)),
            dice.choice(list(Unit)),
            dice.choice(list(Part)),
            dice.choice(list(Limit)),
            dice.choice(list(Empty)),
            dice.choice(list(Autofill)),
        ),
        foundation=FoundationRules(
            base, dice.choice([Accept.SINGLE, Accept.SINGLE, Accept.RUN]), dice.choice(list(TakeBack))
        ),
        stock=StockRules(
            target,
            1 if rows else dice.randint(1, 4),
            1 if rows else dice.choice([0, 1, 1, 2, 3]),
            rows and dice.random() < 0.3,
        ),
        reserve=reserve,
        cells=CellRules(cells, filled),
    )


def walk(rules: Rules, dice: random.Random, steps: int) -> Iterator[tuple[Position, int]]:
    """A random game: every position with the number of the move that is played from it."""
    deck = list(pack_of(rules))
    dice.shuffle(deck)
    position = deal(rules, deck)
    for _ in range(steps):
        moves = position.legal_moves()
        if not moves:
            return
        # Moves up are preferred now and then, or hardly any game would come to its end.
        up = [at for at, move in enumerate(moves) if "-f" in move.text]
        choice = dice.choice(up) if up and dice.random() < 0.6 else dice.randrange(len(moves))
        yield position, choice
        position = position.play(1, moves[choice]).bare


def compare(rules: Rules, dice: random.Random, steps: int) -> int:
    """Play a random game with both; how many positions were compared."""
    walked = list(walk(rules, dice, steps))
    if not walked:
        return 0
    packed_rules = pack_rules(rules)
    packed = [pack_position(position) for position, _ in walked]
    legal = kernel.legal(packed_rules, packed)
    for (position, _), codes in zip(walked, legal, strict=True):
        assert list(unpack_moves(codes, rules)) == list(position.legal_moves()), (rules, position)
    codes = [moves[MOVE_BYTES * at : MOVE_BYTES * (at + 1)] for moves, (_, at) in zip(legal, walked, strict=True)]
    after = kernel.step(packed_rules, packed, b"".join(codes))
    for (position, at), played in zip(walked, after, strict=True):
        expected = position.play(1, position.legal_moves()[at]).bare
        assert played == pack_position(expected), (rules, position, position.legal_moves()[at])
    return len(walked)


def test_the_kernel_plays_every_variant_as_the_engine_does() -> None:
    dice = random.Random(2)
    compared = 0
    while compared < POSITIONS // 2:
        for rules in VARIANTS:
            compared += compare(rules, dice, 150)


def test_the_kernel_plays_rules_that_nobody_named_as_the_engine_does() -> None:
    dice = random.Random(3)
    compared = 0
    while compared < POSITIONS // 2:
        compared += compare(random_rules(dice), dice, 40)


def test_a_packed_position_unpacks_to_itself() -> None:
    dice = random.Random(4)
    for _ in range(60):
        rules = random_rules(dice)
        # The turn is not packed where it decides nothing.
        if rules.stock.passes == 0:
            continue
        for position, _ in walk(rules, dice, 30):
            assert unpack_position(pack_position(position), position.table) == position.bare


def test_a_packed_move_unpacks_to_itself() -> None:
    dice = random.Random(5)
    for _ in range(60):
        rules = random_rules(dice)
        for position, _ in walk(rules, dice, 20):
            for move in position.legal_moves():
                assert unpack_moves(pack_move(move, rules), rules) == (move,)


def test_perft_counts_what_the_engine_counts() -> None:
    def count(position: Position, depth: int) -> int:
        moves = position.legal_moves()
        if depth == 1:
            return len(moves)
        return sum(count(position.play(1, move), depth - 1) for move in moves)

    dice = random.Random(6)
    for _ in range(20):
        rules = random_rules(dice)
        deck = list(pack_of(rules))
        dice.shuffle(deck)
        position = deal(rules, deck)
        assert kernel.perft(pack_rules(rules), pack_position(position), 3) == count(position, 3)


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_bytes_that_are_no_position_are_refused(cut: int) -> None:
    rules = Rules()
    packed = pack_position(deal(rules, pack_of(rules)))
    with pytest.raises(ValueError, match="position"):
        kernel.legal(pack_rules(rules), [packed[:cut]])


def test_a_card_that_is_there_twice_is_refused() -> None:
    rules = Rules()
    packed = bytearray(pack_position(deal(rules, pack_of(rules))))
    packed[-1] = packed[-2]
    with pytest.raises(ValueError, match="not the pack"):
        kernel.legal(pack_rules(rules), [bytes(packed)])


def test_an_illegal_step_is_refused() -> None:
    rules = Rules()
    packed = pack_position(deal(rules, pack_of(rules)))
    with pytest.raises(ValueError, match="illegal"):
        kernel.step(pack_rules(rules), [packed], bytes((64, 64, 1)))
