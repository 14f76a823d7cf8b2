"""Sentences: the same keys in every language, nothing missing, nothing unused, nothing unfilled."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from croupier.engine.catalog import patiences, variants, whists
from croupier.engine.errors import IllegalMoveError, Reason
from croupier.engine.patience.hinting import Reason as HintReason
from croupier.engine.patience.layout import layout_of
from croupier.engine.patience.moves import DEAL_ROW, DRAW, REDEAL, Transfer
from croupier.engine.patience.piles import ANY_FOUNDATION, STOCK, WASTE
from croupier.engine.whist.ladder import ladder_for
from croupier.texts import LANGUAGES, negotiated, texts_for
from croupier.texts.naming import naming
from croupier.texts.rulebook import Topic

ROOT = Path(__file__).parents[2]
LOCALES = files("croupier.texts") / "locales"


def messages(language):
    """Every message of a language, by file."""
    for path in (LOCALES / language).iterdir():
        for name in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE):
            yield path.name, name


FORM = re.compile(r"(card|suit|rank|pile)-")
NAMED = {"card-spoken", "pile-from", "pile-to", "card-count"}
"""Forms that code asks for by name."""


def without_forms(found):
    return {(file, name) for file, name in found if file != "names.ftl" or not FORM.match(name)}


def test_every_language_has_the_same_messages_in_the_same_files():
    english = set(messages("en"))
    for language in LANGUAGES:
        own = set(messages(language))
        # Forms of names (`card-accusative`) are a language's own affair.
        assert without_forms(own) == without_forms(english)
        names = [name for _, name in messages(language)]
        assert len(names) == len(set(names)), "a message is there twice"


def test_every_form_that_is_asked_for_is_there_and_no_other():
    for language in LANGUAGES:
        text = "".join(path.read_text("utf-8") for path in (LOCALES / language).iterdir())
        asked = {
            f"{kind.lower()}-{form}"
            for kind, form in re.findall(r"(CARD|SUIT|RANK|PILE)\(\$\w+, form: \"(\w+)\"\)", text)
        }
        asked |= {f"card-count-{form}" for form in re.findall(r"CARDCOUNT\(\$\w+, form: \"(\w+)\"\)", text)} | NAMED
        there = {name for file, name in messages(language) if file == "names.ftl" and FORM.match(name)}
        assert there == asked, language


def test_no_message_is_unused():
    code = "".join(
        path.read_text("utf-8")
        for root in ("engine/croupier", "server/croupier", "clients/python/croupier")
        for path in (ROOT / root).rglob("*.py")
    )
    contract = (ROOT / "proto/croupier/v1/error.proto").read_text("utf-8")
    reasons = {name.lower().replace("_", "-") for name in re.findall(r"ERROR_REASON_(\w+) =", contract)}
    known = reasons | {f"variant-{each.id}" for each in variants()} | {f"hint-{reason}" for reason in HintReason}
    known |= {f"call-{call.bid}" for each in whists() for call in ladder_for(each.rules).calls} | {"call-troel"}
    known |= {f"contract-{contract.id}" for each in whists() for contract in each.rules.contracts}
    known |= {f"section-{topic}" for topic in Topic} | {f"source-{word}" for word in source_words()}
    code += (files("croupier.texts.rulebook") / "told.toml").read_text("utf-8")
    names = {"call", "card", "suit", "pile", "rank"}
    for _, name in messages("en"):
        spoken = name in known or name in names or FORM.match(name)
        # `play-key-undo` is looked up by its end, `key-undo`, `undo` or the whole name.
        assert spoken or any(f'"{end}' in code or f"'{end}" in code or f'{end}"' in code for end in ends(name)), name


def source_words():
    """The words of all sources that any variant names."""
    for each in variants():
        yield from (source.by for source in each.sources)
        yield from (word for claim in each.claims for word in claim.by)


def ends(name):
    parts = name.split("-")
    return ["-".join(parts[at:]) for at in range(len(parts))]


def refusals(rules, position):
    """Every refusal of every move that could be written here."""
    table = position.table
    piles = (*table.columns, *table.reserves, *table.cells, *table.foundations)
    moves = [
        Transfer(source, target, count)
        for source in (STOCK, WASTE, *piles)
        for target in (ANY_FOUNDATION, STOCK, *piles)
        for count in (1, 2, 3, 30)
    ]
    for move in (*moves, DRAW, REDEAL, DEAL_ROW):
        try:
            position.play(1, move)
        except IllegalMoveError as error:
            yield error


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(published, wander, language):
    texts = texts_for(language)
    position = wander(published, 1, 15)
    for error in refusals(published, position):
        sentence = texts.reason(error.reason, error.facts)
        assert sentence[0].isupper() or sentence[0].isdigit(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert "$" not in sentence


FACTS = {
    "pile": "t3",
    "card": "8S",
    "on": "9C",
    "over": "3S",
    "wants": "AS",
    "call": "six:H",
    "standing": "solo",
    "suit": "H",
    "led": "KH",
    "trick": 3,
    "unit": "9C 8S 7S",
    "movable": "8S 7S",
    "count": 3,
    "cards": 1,
    "up": 2,
    "most": 2,
    "rank": "K",
    "passes": 1,
    "piles": 7,
    "seat": 2,
    "move": "t1-t2",
    "field": "moves",
    "found": "t1t2",
    "expected": "a move",
    "variant_id": "x",
    "revision": 3,
    "limit": 4,
    "problem": "expired",
    "scope": "play",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_contract_has_a_sentence(language):
    contract = (ROOT / "proto/croupier/v1/error.proto").read_text("utf-8")
    reasons = set(re.findall(r"ERROR_REASON_(\w+) =", contract)) - {"UNSPECIFIED"}
    assert reasons >= set(Reason)
    for reason in reasons:
        assert texts_for(language).reason(reason, FACTS).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_and_every_variant_has_words(published, wander, language):
    texts = texts_for(language)
    for move in wander(published, 2, 10).legal_moves():
        assert texts.move(move, "8S 7S")
    for each in variants():
        assert texts.variant(each.id)
    for each in whists():
        for contract in each.rules.contracts:
            sentence = texts.reason("BID_TOO_LOW", {"call": contract.word, "standing": "prop"})
            assert "_" not in sentence
    for reason in HintReason:
        assert texts.hint(reason, won=29, tried=32).endswith(".")
        assert texts.hint(reason, won=0, tried=0).endswith(".")


MIXED = {"card": "8S", "on": "9C", "unit": "9C 8S 7S", "movable": "8S 7S"}


@pytest.mark.parametrize(
    ("language", "reason", "facts", "sentence"),
    [
        ("en", "UNIT_MIXES_SUITS", MIXED, "9♣ 8♠ 7♠ mixes clubs and spades: only 8♠ 7♠ can move together."),
        ("de", "UNIT_MIXES_SUITS", MIXED, "9♣ 8♠ 7♠ mischt Kreuz und Pik: Nur 8♠ 7♠ können zusammen ziehen."),
        (
            "ru",
            "UNIT_MIXES_SUITS",
            MIXED,
            "В цепочке 9♣ 8♠ 7♠ смешаны трефы и пики: вместе можно переложить только 8♠ 7♠.",
        ),
        (
            "de",
            "WRONG_RANK",
            {"card": "QH", "on": "TS", "pile": "t2"},
            "D♥ passt nicht auf 10♠: Der Rang schließt nicht an.",
        ),
        (
            "ru",
            "WRONG_COLOR",
            {"card": "TC", "on": "JH", "pile": "t2"},
            "Десятку треф нельзя положить на валета червей: кладут красные на красные, чёрные на чёрные.",
        ),
        ("ru", "TOO_FEW_CARDS", {"pile": "t3", "cards": 2, "count": 5}, "В столбце 3 всего 2 карты, взять 5 нельзя."),
        ("ru", "TOO_FEW_CARDS", {"pile": "t3", "cards": 5, "count": 7}, "В столбце 3 всего 5 карт, взять 7 нельзя."),
    ],
)
def test_sentences_read_as_a_player_of_the_language_would_say_them(language, reason, facts, sentence):
    assert texts_for(language).reason(reason, facts) == sentence


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-AT", "de"),
        ("ru-RU, en;q=0.5", "ru"),
        ("en-GB", "en"),
        ("fr, de;q=0.9", "de"),
        ("de;q=0.1, ru;q=0.8", "ru"),
        ("de;q=0, ru;q=0.1", "ru"),
        ("DE", "de"),
        ("De-aT, RU;q=0.9", "de"),
        ("tlh", "en"),
        ("*", "en"),
        ("not a language at all !!", "en"),
        ("de" * 5000, "en"),
    ],
)
def test_the_best_language_that_we_have_is_chosen_and_nothing_is_an_error(accepted, language):
    assert negotiated(accepted) == language


@pytest.mark.parametrize(
    ("language", "cards", "piles"),
    [
        ("en", "the queen of spades", "from column 3 to column 7"),
        ("de", "Pik Dame", "aus Spalte 3 in Spalte 7"),
        ("ru", "дама пик", "из столбца 3 в столбец 7"),
    ],
)
def test_a_move_can_be_said_aloud_from_the_names_alone(language, cards, piles):
    names = naming(language)
    spoken = {str(name.card): name.spoken for name in names.cards}
    by_pile = {name.pile: name for name in names.piles}
    filled = {"cards": spoken["QS"], "from": by_pile["t3"].origin, "to": by_pile["t7"].target}
    assert names.transfer.format(**filled) == f"{cards} {piles}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pile_of_every_game_has_a_name(language):
    named = {name.pile for name in naming(language).piles}
    for each in patiences():
        assert {str(pile.pile) for pile in layout_of(each.rules).places} <= named
