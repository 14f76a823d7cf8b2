"""Positions of other programs: Freecell Solver's boards, Solvitaire's JSON; and PySolFC's saved games, never read."""

from __future__ import annotations

import json
import pickle

import pytest
from croupier.engine.catalog import patience, rules_of
from croupier.engine.errors import NotationError
from croupier.engine.patience.sheet import position_sheet, read_sheet
from croupier.engine.patience.sheet_text import write_plain
from croupier.engine.patience.written import read_written

RANKS = {"T": "10"}


def read(text, variant_id):
    return read_sheet(read_written(text), rules_of, variant_id).position


def solvitaires(card, *, down=False):
    suit = str(card)[1].lower() if down else str(card)[1]
    return RANKS.get(str(card)[0], str(card)[0]) + suit


def as_solvitaire(position):
    """A position as Solvitaire's README has it."""
    columns = [
        [solvitaires(card, down=at < down) for at, card in enumerate(column)]
        for column, down in zip(position.columns, position.down, strict=True)
    ]
    founded = [
        [solvitaires(card) for card in wants[:held]]
        for wants, held in zip(position.table.wants, position.foundations, strict=True)
    ]
    return json.dumps(
        {
            "tableau piles": columns,
            "stock": [solvitaires(card) for card in reversed(position.stock)],
            "waste": [solvitaires(card) for card in position.waste],
            "reserve": [solvitaires(card) for pile in position.reserves for card in pile],
            "cells": ["" if card is None else solvitaires(card) for card in position.cells],
            "foundations": founded,
        },
        indent=1,
    )


@pytest.mark.parametrize(
    "variant_id", ["whitehead", "klondike-3", "canfield", "king-albert", "eight-off", "agnes-bernauer", "spider"]
)
def test_a_deal_in_solvitaires_json_is_the_same_deal(variant_id):
    position = patience(variant_id).deal("seed:5")
    assert read(as_solvitaire(position), variant_id) == position


def test_a_game_under_way_in_solvitaires_json_has_its_foundations(wander):
    position = wander(patience("freecell").rules, 3, 60)
    # Solvitaire does not write which cards were taken back.
    assert read(as_solvitaire(position), "freecell") == position._replace(held=frozenset())


def test_tens_may_be_written_as_numbers_and_court_cards_too():
    sheet = read_written('{"tableau piles": [["11c", "10S", "1H"]]}')
    assert [word.text for word in sheet.columns[0]] == ["<JC>", "TS", "AH"]


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        ('{"tableau piles": [["10S"],\n ["ZZ"]]}', 2, 3, "a card such as 10S, or 10s where it lies face down"),
        ('{"tableau piles": 5}', 1, 19, "a list"),
        (
            '{"tableau piles": [], "hole": "AS"}',
            1,
            23,
            "one of tableau piles, stock, waste, reserve, cells, foundations",
        ),
    ],
)
def test_what_is_wrong_in_solvitaires_json_is_shown_where_it_stands(text, line, column, expected):
    with pytest.raises(NotationError) as refused:
        read_written(text)
    assert (refused.value.line, refused.value.column, refused.value.expected) == (line, column, expected)


def test_a_board_as_freecell_solver_reads_it_is_read_back(wander):
    for moves in (0, 30, 60):
        position = wander(patience("freecell").rules, 4, moves)
        board = write_plain(position_sheet(position, "freecell", rules_of("freecell")))
        assert read(board, "freecell") == position._replace(held=frozenset())


def test_microsofts_first_deal_is_the_board_that_everyone_knows():
    board = write_plain(position_sheet(patience("freecell").deal("ms:1"), "freecell", rules_of("freecell")))
    assert board.splitlines()[0] == "JD KD 2S 4C 3S 6D 6S"
    assert len(board.splitlines()) == 8


@pytest.mark.parametrize(
    ("variant_id", "what"), [("whitehead", "a stock"), ("yukon", "a face-down card"), ("king-albert", "a reserve")]
)
def test_what_freecell_solver_has_no_line_for_is_not_left_out_in_silence(variant_id, what):
    with pytest.raises(NotationError) as refused:
        write_plain(position_sheet(patience(variant_id).deal("seed:1"), variant_id, rules_of(variant_id)))
    assert refused.value.found == what


@pytest.mark.parametrize("protocol", range(1, pickle.HIGHEST_PROTOCOL + 1))
def test_a_saved_game_of_pysolfc_is_refused_with_a_sentence_and_never_run(protocol):
    class Trap:
        def __reduce__(self):
            return (pytest.fail, ("the file was run",))

    saved = b"".join(pickle.dumps(each, protocol) for each in ("PySolFC", (4, 2), Trap()))
    with pytest.raises(NotationError, match=r"saved game of PySolFC.*never run.*pysol:N"):
        read_written(saved.decode("latin-1"))


OTHERS = {
    "whitehead": "whitehead",
    "klondike": "klondike",
    "klondike-3": "klondike_by_threes",
    "klondike-vegas": "vegas_klondike",
    "thumb-and-pouch": "thumb_and_pouch",
    "yukon": "yukon",
    "freecell": "freecell",
    "bakers-game": "bakers_game",
    "eight-off": "eight_off",
    "seahaven-towers": "seahaven",
    "simple-simon": "simple_simon",
    "gypsy": "gypsy",
}


@pytest.mark.parametrize("variant_id", sorted(OTHERS))
@pytest.mark.parametrize("number", [1, 24, 11982, 31999, 32001, 123456789012])
def test_numbered_deals_lie_as_pysolfc_and_microsoft_lay_them(variant_id, number):
    dealing = pytest.importorskip("pysol_cards.deal_game")
    from pysol_cards.cards import CardRenderer
    from pysol_cards.random import RandomBase

    for prefix, kind in (("pysol", RandomBase.DEALS_PYSOLFC), ("ms", RandomBase.DEALS_MS)):
        if prefix == "ms" and number > 31999:
            continue
        board = dealing.Game(OTHERS[variant_id], number, kind).calc_layout_string(CardRenderer(True))
        lines = [line for line in board.splitlines() if line and line.split()[0] not in ("Talon:", "Freecells:")]
        theirs = [line.replace("<", "").replace(">", "").removeprefix(":").strip() for line in lines]
        ours = patience(variant_id).deal(f"{prefix}:{number}")
        assert [" ".join(map(str, column)) for column in ours.columns] == theirs
