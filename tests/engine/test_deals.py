"""Deals: which cards lie where."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from croupier.engine.cards import Card
from croupier.engine.catalog import patiences, variant
from croupier.engine.errors import DeckError, NotationError
from croupier.engine.patience.dealing import deal, pack_of
from croupier.engine.patience.rules import Rules
from croupier.engine.shuffle import named_deck

GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "pysolfc_whitehead_deals.json").read_text("utf-8"))["deals"]


def our_name(golden: dict[str, str]) -> str:
    seed = golden["pysolfc_seed_string"]
    return (
        f"ms:{seed[2:]}"
        if seed.startswith("ms") and golden["pysolfc_game_number"].startswith("ms")
        else (f"pysol:{golden['number']}")
    )


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden["pysolfc_game_number"])
def test_a_numbered_deal_lies_as_pysolfc_lays_it(golden):
    position = variant("whitehead").deal(our_name(golden))
    assert [[str(card) for card in column] for column in position.columns] == golden["tableau"]
    # That program turns one card before the first move; ours is still in the stock.
    assert [str(card) for card in position.stock] == golden["waste"] + golden["stock"]
    assert position.waste == ()


def test_there_are_twenty_two_golden_deals():
    assert len(GOLDEN) == 22


def test_ms_and_pysol_agree_below_32000_and_part_there():
    assert named_deck("ms:31999") == named_deck("pysol:31999")
    assert named_deck("ms:32000") != named_deck("pysol:32000")


@pytest.mark.parametrize(
    "name",
    [
        "ms:0",
        "ms:8589934592",
        "pysol:0",
        "pysol:100000000000000000000",
        "seed:-1",
        "seed:",
        "ms:1 ",
        "microsoft:1",
        "7",
        "",
        "seed:١",
    ],
)
def test_a_number_that_no_program_deals_is_refused(name):
    with pytest.raises(NotationError):
        named_deck(name)


@pytest.mark.parametrize(
    ("name", "packs", "digest"),
    [
        ("seed:0", 1, "0ea586f18d3cde4f"),
        ("seed:1", 1, "24b1eb64c92bb5b1"),
        ("seed:1", 2, "31212b658e7bf91c"),
        ("seed:18446744073709551616", 1, "9aa385ddd32f974f"),
    ],
)
def test_croupiers_own_shuffle_is_frozen(name, packs, digest):
    deck = "".join(map(str, named_deck(name, packs)))
    assert hashlib.sha256(deck.encode()).hexdigest()[:16] == digest


def test_decks_of_two_packs_are_those_of_pysol_cards():
    cards = pytest.importorskip("pysol_cards.cards")
    from pysol_cards.random import MTRandom

    pack = cards.createCards(2)
    dealt = MTRandom(123456).shuffle(pack)[::-1]
    theirs = ["A23456789TJQK"[card.rank - 1] + "CSHD"[card.suit] for card in dealt]
    assert [str(card) for card in named_deck("pysol:123456", packs=2)] == theirs


def test_whitehead_deals_28_cards_on_seven_columns_and_leaves_24():
    position = variant("whitehead").deal("seed:7")
    assert [len(column) for column in position.columns] == [1, 2, 3, 4, 5, 6, 7]
    assert len(position.stock) == 24
    assert not any(position.down)


@pytest.mark.parametrize("variant_id", ["whitehead-original", "agnes"])
def test_the_29th_card_opens_its_foundation_and_gives_the_base(variant_id):
    deck = variant(variant_id).deck("ms:1")
    position = variant(variant_id).deal("ms:1")
    assert deck[28] == Card.H4
    assert position.base == 4
    assert position.foundations == (0, 0, 1, 0)
    assert len(position.stock) == 23


def test_klondike_deals_face_down_but_the_last_cards(published_rules):
    position = deal(published_rules["klondike"], named_deck("ms:1"))
    assert position.down == (0, 1, 2, 3, 4, 5, 6)
    assert len(position.waste) == 1


def test_yukon_lays_five_cards_of_each_column_face_up(published_rules):
    position = deal(published_rules["yukon"], named_deck("ms:1"))
    assert [len(column) - down for column, down in zip(position.columns, position.down, strict=True)] == [
        1,
        5,
        5,
        5,
        5,
        5,
        5,
    ]


def test_freecell_numbers_are_microsofts(published_rules):
    position = deal(published_rules["freecell"], named_deck("ms:1"))
    assert " ".join(map(str, position.columns[0])) == "JD KD 2S 4C 3S 6D 6S"


def test_every_published_rule_set_deals_its_whole_pack(published):
    position = deal(published, pack_of(published))
    up = sum(position.foundations)
    assert len(list(position.cards())) + up == published.cards
    assert [len(column) for column in position.columns] == list(published.deal.shape)


def test_a_wrong_deck_has_each_fault_named():
    deck = [card for card in pack_of(Rules()) if card != Card.C2]
    deck[deck.index(Card.KD)] = Card.AS
    with pytest.raises(DeckError) as caught:
        deal(Rules(), deck)
    assert caught.value.faults == ("51 cards, not 52", "2C is missing", "AS is there 2 times, not 1", "KD is missing")


def test_no_game_is_offered_under_numbers_that_nobody_checked():
    for each in patiences():
        if each.numbers == ("seed",):
            with pytest.raises(NotationError):
                each.deal("ms:1")
