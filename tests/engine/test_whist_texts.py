"""Refusals at the whist table are whole sentences, in every language, filled with what is true."""

from __future__ import annotations

import random

import pytest
from croupier.engine.catalog import whists
from croupier.engine.errors import IllegalMoveError
from croupier.texts import LANGUAGES, texts_for

from .test_whist_properties import every_move
from .whist_table import by_chance


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", whists(), ids=lambda each: each.id)
def test_every_refusal_is_a_whole_sentence(variant, language):
    texts, chance = texts_for(language), random.Random(7)
    moves = list(every_move(variant.rules))
    for _, _, _, position in by_chance(variant.rules, 1, hands=2):
        for move in chance.sample(moves, 10):
            seat = chance.choice(sorted(position.to_act) or [1])
            try:
                position.play(seat, move)
            except IllegalMoveError as error:
                sentence = texts.reason(error.reason, error.facts)
                assert sentence[0].isupper() or sentence[0] in "«0123456789"
                assert sentence.endswith(".")
                assert not set("{}$_") & set(sentence)


@pytest.mark.parametrize(
    ("language", "reason", "facts", "sentence"),
    [
        (
            "en",
            "BID_TOO_LOW",
            {"call": "six:H", "standing": "little_misere"},
            "Six, hearts is not higher than little misère.",
        ),
        ("de", "BID_TOO_LOW", {"call": "solo", "standing": "royal"}, "Solo ist nicht höher als Royal Abundance."),
        ("ru", "BID_TOO_LOW", {"call": "solo", "standing": "misere"}, "Заявка «соло» не старше, чем «мизер»."),
        (
            "en",
            "MUST_FOLLOW",
            {"card": "7S", "led": "KH"},
            "7♠ does not follow suit: hearts were led, and you have some.",
        ),
        (
            "de",
            "MUST_FOLLOW",
            {"card": "7S", "led": "KH"},
            "7♠ bedient nicht: Herz ist ausgespielt, und du hast welche.",
        ),
        ("ru", "MUST_FOLLOW", {"card": "7S", "led": "KH"}, "7♠ не в масть: зашли в червы, и они у вас есть."),
        ("en", "NO_SUCH_CALL", {"call": "seven"}, "There is no such call in this game."),
    ],
)
def test_sentences_read_as_a_player_of_the_language_would_say_them(language, reason, facts, sentence):
    assert texts_for(language).reason(reason, facts) == sentence
