"""Each variant and each choice of each option has a session, written down once: it must not change."""

from __future__ import annotations

import json

import pytest
from croupier.engine.catalog import whists
from croupier.engine.whist.options import options, with_options
from croupier.engine.whist.sheet import read_session

from .whist_golden import FILE, choices, entry, rules_of, trace

GOLDEN = json.loads(FILE.read_text("utf-8"))


def test_every_variant_and_every_choice_has_a_golden_session_and_nothing_else():
    assert set(GOLDEN) == {each.id for each in whists()} | set(choices())


@pytest.fixture(params=sorted(GOLDEN))
def golden(request):
    return GOLDEN[request.param]


def test_a_golden_session_is_played_as_it_was(golden):
    record = read_session(golden["text"], rules_of)
    assert record.text() == golden["text"]
    again = entry(record)
    assert again["legal"] == golden["legal"]
    assert list(again["balances"]) == golden["balances"]


@pytest.mark.parametrize("key", sorted(choices()))
def test_without_its_choice_a_golden_session_would_go_otherwise(key):
    name, chosen = choices()[key]
    record = read_session(GOLDEN[key]["text"], rules_of)
    assert record.rules == with_options(record.named, {name: chosen})
    plain = with_options(record.named, {name: options()[name].choices[0]})
    assert trace(record, record.rules) != trace(record, plain)
