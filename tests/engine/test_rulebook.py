"""Rules texts: whole in every language, told from the rules, and fair to who says otherwise."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest
from croupier.engine.catalog import patiences, variant, variants, whist, whists
from croupier.engine.errors import RulesError
from croupier.engine.patience.loading import overlaid
from croupier.engine.records import write_record
from croupier.engine.whist.loading import overlaid as whist_overlaid
from croupier.engine.whist.options import options, with_options
from croupier.texts import LANGUAGES, texts_for
from croupier.texts.rulebook import Topic, disputes, rulebook, rulebook_of_rules

GAMES = [each.id for each in variants()]
PATIENCES = [each.id for each in patiences()]
WHISTS = [each.id for each in whists()]
TOLD = tomllib.loads((files("croupier.texts.rulebook") / "told.toml").read_text("utf-8"))["games"]


def text_of(rules, language="en"):
    return rulebook_of_rules(rules, language).markdown()


def items(book):
    return [item for section in book.sections for item in section.items]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_whole_sentences(game, language):
    book = rulebook(variant(game), language)
    for item in items(book):
        for sentence in (item.text, *item.disputes):
            assert sentence == sentence.strip(), sentence
            assert re.match(r"[A-ZА-ЯЁÄÖÜ0-9«*]", sentence), sentence
            assert sentence[-1] in ".?!", sentence
            assert not re.search(r"[{}$]|  |\n", sentence), sentence


@pytest.mark.parametrize("game", PATIENCES)
def test_whoever_knows_only_the_text_knows_how_to_set_up_play_and_win(game):
    topics = {section.topic for section in rulebook(variant(game), "en").sections}
    assert topics >= {Topic.OVERVIEW, Topic.NEEDS, Topic.ORDER, Topic.LAYOUT, Topic.SETUP, Topic.PLAY, Topic.ENDING}


def other_values(value):
    """Values that a parameter could have instead, right ones and wrong ones."""
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, 0]
        case list():
            return [[*value, 1], [*value[1:], value[0]], value[1:]]
        case _:
            return WORDS | {"CS", "SH"}


WORDS = {
    word
    for each in patiences()
    for group in write_record(each.rules).values()
    for word in group.values()
    if isinstance(word, str)
} | {"both", "up", "maximal", "waste_then_stock", "waste", "two", "king", "known", "unless_base_ace", "other_suit"}


@pytest.mark.parametrize("game", WHISTS)
def test_whoever_knows_only_the_text_knows_how_to_bid_play_and_settle(game):
    book = rulebook(variant(game), "en")
    topics = {section.topic for section in book.sections}
    wanted = {Topic.OVERVIEW, Topic.NEEDS, Topic.ORDER, Topic.SETUP, Topic.AUCTION, Topic.CONTRACTS, Topic.PLAY}
    # Who begins the bidding is told by a word that has to be told itself.
    assert any(item.text.endswith("The player at the dealer’s left is eldest hand.") for item in items(book))
    assert topics >= wanted | {Topic.SCORING, Topic.SESSIONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", list(options()))
def test_whoever_chooses_another_option_of_a_whist_changes_its_text(option, language):
    """Each choice of an option is told apart from every other, in a game where the option means something."""
    start = "boston" if option == "suit_rank" else "solo-whist"
    told = {}
    for choice in options()[option].choices:
        try:
            rules = with_options(whist(start).rules, {option: choice})
        except RulesError:
            continue
        told[choice] = (rules, text_of(rules, language))
    different = {rules for rules, _ in told.values()}
    assert len({text for _, text in told.values()}) == len(different) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("solo-whist", {"contracts.solo.target.tricks": 6}),
        ("solo-whist", {"contracts.solo.pay.made": 4}),
        ("solo-whist", {"contracts.solo.pay.lost": 4}),
        ("solo-whist", {"contracts.slam.leader": "eldest"}),
        ("solo-whist", {"contracts.misere.discard": 1}),
        ("wiezen", {"contracts.troel.requires.aces": 4}),
        ("wiezen", {"contracts.troel.pay.under": 3}),
        ("wiezen", {"contracts.troel.pay.all_tricks": 31}),
        ("boston", {"pool.limit": 300}),
        ("boston", {"pool.ante": 11}),
        ("boston", {"scoring.general_misere": 11}),
        ("boston", {"contracts.six.pay.lost_table": [15, 25, 35, 45, 55, 66]}),
    ],
)
def test_whoever_changes_a_number_of_a_whist_changes_its_text(game, change, language):
    rules = whist(game).rules
    assert text_of(whist_overlaid(rules, change), language) != text_of(rules, language)


DIFFERENT = ("whitehead", "klondike-3", "canfield", "agnes-bernauer", "spider", "eight-off", "alaska", "gypsy")
"""Games that have every kind of pile and policy among them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_changes_a_rule_changes_the_text(language):
    changed, unchanged = set(), set()
    with_cells = overlaid(variant("whitehead").rules, {"cells.count": 2})
    for start in (with_cells, *(variant(game).rules for game in DIFFERENT)):
        before = text_of(start, language)
        for group, values in write_record(start).items():
            for key, value in values.items():
                for other in other_values(value):
                    try:
                        rules = overlaid(start, {f"{group}.{key}": other})
                    except RulesError:
                        continue
                    if rules != start:
                        told = text_of(rules, language) != before
                        (changed if told else unchanged).add(f"{group}.{key}")
    every = {f"{group}.{key}" for group, values in write_record(variant("whitehead").rules).items() for key in values}
    assert changed == every
    # Where such a change has no meaning it need not be told: which cards of one lie face up, whose reserve has none.
    assert unchanged <= {"deal.up", "deal.order", "reserve.face", "reserve.cards", "reserve.piles"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everyone_who_says_otherwise_is_heard_once_beside_the_rule(game, language):
    found = variant(game)
    heard = [sentence for item in items(rulebook(found, language)) for sentence in item.disputes]
    assert sorted(heard) == sorted(disputes(found, language))
    assert len(heard) == len(found.claims)
    for claim, sentence in zip(found.claims, disputes(found, language), strict=True):
        assert texts_for(language).sources(claim.by) in sentence


def test_what_another_source_says_is_told_by_the_same_words_as_a_rule():
    assert (
        "Not so solitare.games: You go through the stock 2 times: when it is gone, turn the waste over for a new one."
        in disputes(variant("whitehead"), "en")
    )
    assert (
        "Anders semicolon.com und solitare.games: In eine leere Spalte kommt nur ein König, allein oder als Anfang"
        " einer Folge." in disputes(variant("whitehead"), "de")
    )


@pytest.mark.parametrize(
    ("game", "language", "sentence"),
    [
        ("whitehead", "en", "On 10♠ goes 9♠ or 9♣."),
        ("klondike", "en", "On 10♠ goes 9♥ or 9♦."),
        ("trigon", "en", "Only 9♠ goes on 10♠."),
        ("agnes", "de", "Die letzten 2 Karten kommen auf die ersten 2 Spalten."),
        ("whitehead", "ru", "Колода — 24 оставшиеся карты."),
        ("spider", "ru", "Колода — 50 оставшихся карт."),
        ("canfield", "de", "Der Reservestapel bekommt 13 Karten, nur die oberste offen."),
        ("forty-thieves", "ru", "8 оснований, по 2 на масть."),
        ("eight-off", "ru", "8 ячеек, в каждой место для одной карты."),
        ("solo-whist", "en", "**Solo**: One player against three. At least 5 of the 13 tricks have to be taken."),
        ("solo-whist-club", "de", "**Slam**: Einer gegen drei. Alle Stiche sind zu machen. Es gibt keinen Trumpf."),
        ("boston", "ru", "каждый получает 15, 25, 35, 45, 55 и 65."),
    ],
)
def test_numbers_and_examples_come_from_the_rules(game, language, sentence):
    assert sentence in rulebook(variant(game), language).markdown()


def test_the_worked_example_is_true_to_the_rule_it_shows():
    assert "it mixes clubs and spades" in rulebook(variant("whitehead"), "en").markdown()
    assert "9♣ 8♠ 7♠ can still move as a whole" in rulebook(variant("whitehead-colour-runs"), "en").markdown()
    assert "since one card moves at a time" in rulebook(variant("whitehead-single"), "en").markdown()


def test_games_that_differ_little_are_listed_with_what_differs():
    (section,) = (each for each in rulebook(variant("klondike"), "en").sections if each.topic is Topic.VARIANTS)
    assert any(
        item.text == "**Klondike, Vegas**: You go through the stock once; the waste is not turned over."
        for item in section.items
    )


def test_hand_written_texts_belong_to_games_that_exist():
    keys = [key for group in TOLD for topic in Topic for key in group.get(topic.value, ())]
    assert {game for group in TOLD for game in group["of"]} <= set(GAMES)
    assert all(set(group) <= {"of", *Topic} for group in TOLD)
    assert set(keys) <= texts_for("en").keys()


def test_rules_of_a_clients_own_are_told_too():
    own = overlaid(variant("freecell").rules, {"cells.count": 1, "foundation.base": "five", "deal.face": "all_up"})
    text = text_of(own)
    assert "One free cell." in text
    assert "from the five and go round the corner, the ace following the king" in text
