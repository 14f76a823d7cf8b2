"""Text and JSON: what is read, and how a mistake is shown with its place."""

from __future__ import annotations

import pytest
from croupier.engine.cards import Card, Rank, Suit
from croupier.engine.catalog import rules_of, variant
from croupier.engine.errors import DeckError, NotationError
from croupier.engine.patience.moves import parse_patience_move
from croupier.engine.patience.piles import PileId
from croupier.engine.patience.sheet import position_sheet, read_sheet, view_sheet
from croupier.engine.patience.sheet_json import read_json, write_json
from croupier.engine.patience.sheet_text import read_text, write_text

START = variant("whitehead").deal("pysol:1")
TEXT = write_text(position_sheet(START, "whitehead", rules_of("whitehead")))
JSON = write_json(position_sheet(START, "whitehead", rules_of("whitehead")))


def from_text(text, variant_id=None):
    return read_sheet(read_text(text), rules_of, variant_id).position


def from_json(text, variant_id=None):
    return read_sheet(read_json(text), rules_of, variant_id).position


def test_every_card_has_its_number_on_the_wire():
    assert [Card.parse(text).value for text in ("AC", "KC", "AS", "AH", "AD", "KD")] == [1, 13, 17, 33, 49, 61]
    assert all(Card.of(rank, suit).text == rank.letter + suit.letter for rank in Rank for suit in Suit)
    assert len(Card) == 52


@pytest.mark.parametrize("text", ["t1", "t10", "w", "s", "f", "fC", "fD2", "r7", "c4"])
def test_piles_are_written_and_read_back(text):
    assert str(PileId.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "t", "t0", "t01", "t100", "x1", "fX", "f2", "fC1", "fC5", "w1", "T1", "t1 ", "t١"]
)
def test_what_is_no_pile_is_refused(text):
    with pytest.raises(NotationError):
        PileId.parse(text)


@pytest.mark.parametrize(
    "text", ["", "t1", "t1-", "-t1", "t1-t2x", "t1-t2x0", "t1-t2x1.5", "t1-t2-t3", "DRAW", "t1 - t2"]
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        parse_patience_move(text)


def test_the_plain_form_without_names_and_colons_is_read():
    plain = """Foundations: H-0 C-0 D-0 S-0
Freecells:
JD KD 2S 4C 3S 6D 6S
2D KC KS 5C 10D 8S 9C
9H 9S 9D TS 4S 8D 2H
JC 5S QD QH TH QS 6H
5D AD JS 4H 8H 6C
7H QC AC AS 2C 3D
7C KH AC 4D JH 8C
5H 3H 3C 7S 7D TC
"""
    sheet = read_text(plain)
    assert len(sheet.columns) == 8
    assert sheet.columns[1][4].text == "TD"


def test_lower_case_and_other_words_for_lines_are_read():
    assert from_text(TEXT.replace("Foundations", "founds").replace("Stock", "TALON")) == START


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        (": QH", ": XX", 5, 3, "a card such as AS"),
        (": 7H TS", ": 7H 1S", 6, 6, "a card such as AS"),
        ("Stock: 4H", "Stock: <4H>", 3, 8, "face up"),
        ("Foundations: C-0", "Foundations: C-Z", 2, 16, "a rank"),
        ("Foundations: C-0", "Foundations: C0", 2, 14, "a foundation such as"),
        ("Waste:", "Wasted:", 4, 1, "a line 'Rules:'"),
        ("Waste:", "Stock:", 4, 1, "each line once"),
        ("Rules: whitehead", "Rules: blackhead", 1, 8, "known rules"),
        ("Rules: whitehead", "Rules: whitehead take_back", 1, 18, "PARAMETER=VALUE"),
        ("Rules: whitehead", "Rules: whitehead take_back=often", 1, 8, "known rules"),
        (": 7H TS", ": 7H <TS>", 6, 6, "face up"),
        (": 7H TS", ": <7H> <TS>", 6, 6, ""),
        ("Stock: 4H", "Stock: ?24", 3, 8, "unseen cards cannot be played"),
    ],
)
def test_a_mistake_in_a_text_is_shown_where_it_stands(old, new, line, column, expected):
    assert old in TEXT
    with pytest.raises(NotationError) as caught:
        from_text(TEXT.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column) == (line, column) or not expected
    assert expected in error.expected


def test_a_missing_column_is_shown_at_the_end():
    with pytest.raises(NotationError) as caught:
        from_text(TEXT.rpartition("\n:")[0] + "\n")
    assert caught.value.expected == "7 columns, not 6"
    assert caught.value.line == 11


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ('"QH"', '"XX"', 1, "a card such as AS"),
        ('"tableau"', '"tablo"', 1, "one of id, variant"),
        ('"QH"', "7", 1, "a text"),
        ('{"variant"', '{"variant" "x"', 1, "JSON"),
        ('"stock":[', '"stock":{}, "waste":[', 1, "a list"),
        ('"foundations":{"C":"0"', '"foundations":{"C":"Q2"', 1, "a rank"),
    ],
)
def test_a_mistake_in_json_is_shown_where_it_stands(old, new, line, expected):
    assert old in JSON
    with pytest.raises(NotationError) as caught:
        from_json(JSON.replace(old, new, 1))
    assert caught.value.line == line
    assert caught.value.column > 0
    assert expected in caught.value.expected


def test_every_wrong_card_is_named_at_once():
    with pytest.raises(DeckError) as caught:
        from_text(TEXT.replace("QH", "QS", 1).replace(" AS", " AD"))
    assert caught.value.faults == (
        "52 cards, not 52",
        "AS is missing",
        "QS is there 2 times, not 1",
        "QH is missing",
        "AD is there 2 times, not 1",
    )


def test_a_base_card_opens_its_foundation_where_foundations_are_left_out():
    start = variant("whitehead-original").deal("seed:3")
    sheet = position_sheet(start, "whitehead-original", start.rules)
    text = write_json(sheet)
    opened = next(w[0] for w, n in zip(start.table.wants, start.foundations, strict=True) if n)
    short = text.replace(f'"base":"{opened.rank.letter}"', f'"base":"{opened}"')
    before, _, after = short.partition('"foundations":{')
    assert from_json(before + after.partition("},")[2]) == start


def test_a_players_view_is_written_without_the_hidden_cards_and_cannot_be_played():
    sheet = view_sheet(START.observe(), START.table, "whitehead", START.rules)
    text = write_text(sheet)
    assert "Stock: ?24" in text
    assert not any(str(card) in text for card in START.stock)
    with pytest.raises(NotationError):
        from_text(text)


def test_a_variant_named_beside_the_position_goes_before_the_texts_own():
    assert from_text(TEXT, "whitehead-single").rules == rules_of("whitehead-single")


def test_cards_that_were_taken_back_are_written():
    position = START.play(1, parse_patience_move("t6-f"))
    position = position.play(1, parse_patience_move("t7-f"))
    played = position._replace(held=frozenset({Card.QH}))
    text = write_text(position_sheet(played, "whitehead", rules_of("whitehead")))
    assert "Held: QH" in text
    assert from_text(text).held == {Card.QH}
