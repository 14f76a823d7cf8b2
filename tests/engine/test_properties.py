"""What holds in every position of every rule set."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest
from croupier.engine.catalog import rules_of
from croupier.engine.errors import IllegalMoveError
from croupier.engine.patience.autoplay import Autoplay, autoplayed
from croupier.engine.patience.dealing import pack_of
from croupier.engine.patience.moves import DEAL_ROW, DRAW, REDEAL, Transfer, parse_patience_move
from croupier.engine.patience.piles import ANY_FOUNDATION, STOCK, WASTE
from croupier.engine.patience.rules import Rules
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_json import read_json, write_json
from croupier.engine.patience.sheet_text import read_text, write_text


def every_triple(position):
    """Every transfer that the notation can write for this table, and the words."""
    table = position.table
    longest = max(map(len, position.columns))
    piles = (*table.columns, *table.reserves, *table.cells, *table.foundations)
    for source, target in product((STOCK, WASTE, *piles), (ANY_FOUNDATION, STOCK, WASTE, *piles)):
        if target.kind.value == "f" and target.suit is not None:
            continue  # a foundation named by its suit is another name of f, and is judged below
        for count in range(1, longest + 2):
            yield Transfer(source, target, count)
    yield from (DRAW, REDEAL, DEAL_ROW)


def playable(position):
    moves = set()
    for move in every_triple(position):
        try:
            position.play(1, move)
        except IllegalMoveError:
            continue
        moves.add(move)
    return moves


@pytest.mark.parametrize("seed", range(6))
def test_the_legal_moves_are_exactly_the_playable_ones(published, wander, seed):
    position = wander(published, seed, 25 * seed)
    legal = position.legal_moves()
    assert len(legal) == len(set(legal))
    assert set(legal) == playable(position)
    assert position.has_legal_moves == bool(legal)


@pytest.mark.parametrize("seed", range(6))
def test_a_foundation_may_be_named_by_its_suit(published, wander, seed):
    position = wander(published, seed, 25 * seed)
    for move in position.legal_moves():
        if isinstance(move, Transfer) and move.target == ANY_FOUNDATION:
            after = position.play(1, move)
            raised = [at for at, n in enumerate(after.foundations) if n > position.foundations[at]]
            named = Transfer(move.source, position.table.foundations[raised[0]], move.count)
            assert position.play(1, named) == after


def cards_of(position):
    up = [card for wants, n in zip(position.table.wants, position.foundations, strict=True) for card in wants[:n]]
    return Counter([*position.cards(), *up])


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_conserved(published, wander, seed):
    assert cards_of(wander(published, seed, 40 * seed)) == Counter(pack_of(published))


@pytest.mark.parametrize("seed", range(4))
def test_what_is_written_is_read_back(published, wander, seed):
    position = wander(published, seed, 40 * seed)
    sheet = position_sheet(position, "some-game", published)
    assert read_sheet(read_text(write_text(sheet)), lambda _: published).position == position
    assert read_sheet(read_json(write_json(sheet)), lambda _: published).position == position


@pytest.mark.parametrize("seed", range(4))
def test_rules_without_a_name_are_written_with_all_that_differs(published, wander, seed):
    position = wander(published, seed, 40 * seed)
    sheet = position_sheet(position, "default", Rules())
    assert read_sheet(read_text(write_text(sheet)), rules_of).position == position
    assert read_sheet(read_json(write_json(sheet)), rules_of).position == position


@pytest.mark.parametrize("seed", range(4))
def test_moves_are_written_and_read_back(published, wander, seed):
    for move in wander(published, seed, 40 * seed).legal_moves():
        assert parse_patience_move(move.text) == move


@pytest.mark.parametrize("seed", range(4))
def test_a_move_leaves_the_position_as_it_was(published, wander, seed):
    position = wander(published, seed, 20 * seed)
    before = position_sheet(position, "x", published)
    for move in position.legal_moves():
        assert position.play(1, move) != position or move == REDEAL
    assert position_sheet(position, "x", published) == before


@pytest.mark.parametrize("seed", range(3))
def test_what_a_position_remembers_of_the_one_before_changes_nothing(published, wander, seed):
    chance = random.Random(seed)
    position = wander(published, seed, 5)
    for _ in range(60):
        legal = position.legal_moves()
        fresh = position._replace()
        assert fresh == position
        assert hash(fresh) == hash(position)
        assert fresh.legal_moves() == legal
        if not legal:
            break
        position = position.play(1, chance.choice(legal))


def reshuffled(position, chance):
    """The same position with the cards that its player cannot see in another order."""
    hidden = list(position.stock if position.turn == 1 else ())
    hides = position.table.hides_faces
    for column, down in zip(position.columns, position.down, strict=True):
        hidden += column[:down] if hides else ()
    for pile, down in zip(position.reserves, position.reserve_down, strict=True):
        hidden += pile[:down]
    chance.shuffle(hidden)

    def taken(count):
        return tuple(hidden.pop() for _ in range(count))

    stock = taken(len(position.stock)) if position.turn == 1 else position.stock
    columns = tuple(
        taken(down) + column[down:] if hides else column
        for column, down in zip(position.columns, position.down, strict=True)
    )
    reserves = tuple(
        taken(down) + pile[down:] for pile, down in zip(position.reserves, position.reserve_down, strict=True)
    )
    return position._replace(stock=stock, columns=columns, reserves=reserves)


@pytest.mark.parametrize("seed", range(8))
def test_permuting_what_the_player_cannot_see_changes_nothing_that_it_sees(published, wander, seed):
    position = wander(published, seed, 12 * seed)
    other = reshuffled(position, random.Random(seed))
    assert other.observe() == position.observe()
    assert other.legal_moves() == position.legal_moves()
    assert other.hidden() == position.hidden()
    # A safe move may turn a card up, and then the next one may follow from that card; going to the end may not.
    assert autoplayed(other, Autoplay.FINISH, other.hidden()) == autoplayed(
        position, Autoplay.FINISH, position.hidden()
    )


@pytest.mark.parametrize("seed", range(3))
def test_an_observation_has_every_card_once_seen_or_counted(published, wander, seed):
    position = wander(published, seed, 30 * seed)
    view = position.observe()
    assert sum(pile.face_down + len(pile.cards) for pile in view.piles) == published.cards
