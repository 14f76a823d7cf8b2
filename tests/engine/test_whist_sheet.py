"""Sessions as text: written, read back by playing them through, and refused where they cannot be."""

from __future__ import annotations

import pytest
from croupier.engine.cards import Card
from croupier.engine.errors import NotationError
from croupier.engine.notation import parse_move
from croupier.engine.whist.moves import HIDDEN_DISCARD, Call, parse_whist_move
from croupier.engine.whist.position import opened
from croupier.engine.whist.sheet import read_session, written_deck

from .whist_golden import recorded, rules_of
from .whist_table import AT_HOME, deck_of, rules_for

HANDS = ["432.AKQJ.432.432", "765.432.AKQJ.765", "T98.765.765.AKQJ", "AKQJ.T98.T98.T98"]
DECK = written_deck(deck_of(rules_for(), HANDS, "JS"))
AT_HOME_RULES = " ".join(f"{key}={value}" for key, value in AT_HOME.items())
MISERE = f"""Rules: solo-whist {AT_HOME_RULES}
Deal: {DECK}
1.pass 2.misere 3.pass 4.pass
1.JH 2.4H 3.7H 4.TH
1.2S 2.5S 3.8S 4.JS
"""


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("variant", ["solo-whist", "wiezen", "boston"])
def test_a_session_is_written_and_read_back(variant, seed):
    record = recorded(variant, rules_of(variant), seed, 3)
    again = read_session(record.text(), rules_of)
    assert again == record
    assert again.position == record.position
    assert again.text() == record.text()


def test_rules_that_differ_are_written_and_read_back():
    rules = rules_for(
        "boston",
        {
            "ladder": ["six", "little_misere"],
            "pool.ante": 0,
            "pool.won_from": "",
            "pool.limit": 0,
            "pool.doubled_by_loser": False,
            "contracts.six.pay.lost_table": [1, 2, 3, 4, 5, 6],
        },
    )
    record = recorded("boston", rules, 1, 1)
    assert read_session(record.text(), rules_of).rules == rules
    assert record.text().splitlines()[0].startswith("Rules: boston ladder=six,little_misere ")


def test_a_deal_may_be_written_out_and_a_hand_unfinished():
    record = read_session(MISERE, rules_of)
    assert record.position.the_hand.won == (1, 0, 0, 1)
    assert record.position == read_session(record.text(), rules_of).position
    assert record.deals[0].units is None


LEGAL = MISERE.replace("1.2S 2.5S 3.8S 4.JS\n", "")


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "", "Rules: and a variant's id"),
        ("Deal: seed:1", 1, 1, "Deal: seed:1", "Rules: and a variant's id"),
        ("Rules: solo", 1, 8, "solo", "a variant's id"),
        ("Rules: solo-whist revoke", 1, 19, "revoke", "PARAMETER=VALUE"),
        ("Rules: solo-whist\nDeal: ms:1", 2, 7, "ms:1", "a session: seed:N"),
        ("Rules: solo-whist\nDeal: AS", 2, 7, "AS", "1 cards, not 104"),
        ("Rules: solo-whist\nDeal: XX", 2, 7, "XX", "a card such as"),
        ("Rules: solo-whist\nResult: 1 2 3 4", 2, 9, "1", "the rest of the hand"),
        ("Rules: solo-whist\nRules: solo-whist", 2, 8, "solo-whist", "the rules once"),
        (LEGAL + "1.7C", 5, 1, "1.7C", "a legal move (NOT_IN_HAND)"),
        (LEGAL + "1.2S 9.5H", 5, 6, "9.5H", "'Rules:'"),
        (LEGAL + "1.2S 2.wh", 5, 8, "wh", "a call such as"),
        (LEGAL + "3.8S", 5, 1, "3.8S", "a legal move (NOT_YOUR_TURN)"),
        (LEGAL + "Deal: seed:1", 5, 7, "seed:1", "the rest of the hand"),
        (LEGAL + "Result: 0 0 0 0", 5, 9, "0", "the rest of the hand"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text, line, column, found, expected):
    with pytest.raises(NotationError) as error:
        read_session(text, rules_of)
    assert (error.value.line, error.value.column, error.value.found) == (line, column, found)
    assert expected in error.value.expected


def test_a_result_that_the_hand_did_not_come_to_is_refused():
    lost = LEGAL.replace("2.misere 3.pass", "2.pass 3.pass").replace("1.pass 2.pass", "1.misere 2.pass")
    text = lost.split("\n1.JH")[0] + "\n1.AH 2.4H 3.7H 4.TH\n"
    assert read_session(text + "Result: -9 3 3 3", rules_of).deals[0].units == (-9, 3, 3, 3)
    with pytest.raises(NotationError) as error:
        read_session(text + "Result: 9 -3 -3 -3", rules_of)
    assert error.value.expected == "-9 3 3 3"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "six:",
        "six:X",
        "six:HH",
        "trump",
        "trump:",
        "trump:KH",
        "discard",
        "discard:H",
        "revoke:0",
        "revoke:14",
        "revoke:٣",
        "KH ",
        "kh",
        "10H",
        "pass!",
        "Pass",
        "a" * 41,
        "draw:H",
        "six:H:H",
        "пас",
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(NotationError):
        parse_whist_move(text)
    with pytest.raises(NotationError):
        parse_move(text)


def test_no_text_is_a_move_of_both_families():
    for text in ("draw", "redeal", "deal", "t1-t2", "w-f"):
        with pytest.raises(NotationError):
            parse_whist_move(text)
    assert parse_move("pass") == Call("pass")
    assert HIDDEN_DISCARD.text == "discard"


def test_what_is_printed_of_a_position_names_no_card():
    record = recorded("boston", rules_of("boston"), 3, 2)
    cards = {card.text for card in Card}
    for value in (
        record,
        record.position,
        record.position.the_hand,
        record.position.session,
        opened(rules_of("boston")),
    ):
        words = set(repr(value).replace("<", " ").replace(",", " ").replace(":", " ").split())
        assert not words & cards
