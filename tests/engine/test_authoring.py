"""A variant's file, checked for its author: every fault at once, each with its name."""

from __future__ import annotations

from importlib.resources import files

import pytest
from croupier.engine.catalog import patiences
from croupier.engine.errors import NotationError
from croupier.engine.patience.authoring import read_variant

KNOWN = {"pysolfc", "solvitaire"}
SHIPPED = files("croupier.engine.patience") / "variants"


def faults_of(text):
    return read_variant(text, known_sources=KNOWN).faults


def test_every_shipped_file_is_without_fault():
    words = {source.by for each in patiences() for source in each.sources}
    words |= {word for each in patiences() for claim in each.claims for word in claim.by}
    for each in patiences():
        draft = read_variant((SHIPPED / f"{each.id}.toml").read_text("utf-8"), known_sources=words)
        assert draft.faults == ()
        assert draft.rules == each.rules


def test_a_file_without_a_word_on_its_sources_is_enough_to_play():
    draft = read_variant("[cells]\ncount = 2", known_sources=())
    assert draft.faults == ()
    assert draft.rules.cells.count == 2


def test_all_faults_are_named_at_once():
    assert faults_of('[deal]\nshap = [1]\n[tableau]\nbuild = "colour"\n') == ("deal.shap: no such parameter",)
    assert faults_of('[stock]\ntarget = "none"\npasses = 2\nbatch = 3\n') == (
        "stock.target: none, but 24 cards are left after the deal",
        "stock.batch: 3 has no meaning where the stock goes to none",
        "stock.passes: 2, but without a waste there is one pass",
    )


@pytest.mark.parametrize(
    ("about", "fault"),
    [
        ('numbers = ["microsoft"]', "about.numbers: 'microsoft' is none of seed, ms, pysol"),
        ('author = "me"', "about.author: no such key; it has claims, numbers, sources, win_rate"),
        (
            "win_rate = { won = 9, lost = -1, open = 0 }",
            "about.win_rate: counts of deals from seed:1 on, { won, lost, open }",
        ),
        ("win_rate = 0.9", "about.win_rate: counts of deals from seed:1 on, { won, lost, open }"),
        ('sources = [{ by = "me" }]', "about: the source 'me' has no name yet (source-me)"),
        ('sources = [{ who = "me" }]', "about: a source is { by, at }, a claim { by, rules } or { by, silent_on }"),
        (
            'claims = [{ by = ["pysolfc"], rules = { "stock.passes" = 1 } }]',
            "about.claims (pysolfc): says the same as the rules",
        ),
        (
            'claims = [{ by = ["pysolfc"], rules = { "stock.passes" = 300 } }]',
            "about.claims (pysolfc): stock.passes: 300 is not from 0, which is without limit, to 255",
        ),
    ],
)
def test_what_is_said_about_sources_is_checked_too(about, fault):
    assert faults_of(f"[about]\n{about}\n") == (fault,)


def test_a_file_that_is_no_toml_is_refused_where_it_breaks():
    with pytest.raises(NotationError) as refused:
        faults_of("[deal]\nshape = [1,,2]\n")
    assert (refused.value.line, refused.value.column) == (2, 12)
