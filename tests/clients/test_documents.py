"""Rules and names as documents: in the caller's language, kept by their etag, told from the rules."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from croupier.client import Client, InvalidRequestError, NotFoundError, connect
from croupier.v1 import texts_pb2 as texts
from croupier.v1.cards_pb2 import CARD_QS, SUIT_SPADES
from croupier.v1.catalog_pb2_grpc import CatalogServiceStub
from croupier.v1.patience_rules_pb2 import CellRules, DealRules, PatienceRules
from croupier.v1.whist_rules_pb2 import WhistRules, WhistSessionRules


@pytest.fixture
def croupier(address: str) -> Iterator[Client]:
    """A client of the module's service."""
    with connect(address) as client:
        yield client


@pytest.fixture
def catalog(address: str) -> Iterator[CatalogServiceStub]:
    """The bare service, for what the client does not show."""
    with grpc.insecure_channel(address) as channel:
        yield CatalogServiceStub(channel)


def test_the_rules_come_by_section_with_what_each_tells(croupier: Client) -> None:
    rules = croupier.rules("whitehead")
    assert (rules.variant_id, rules.language, rules.title) == ("whitehead", "en", "Whitehead")
    (play,) = (section for section in rules.sections if section.topic == texts.TOPIC_PLAY)
    (unit,) = (
        item for item in play.items if list(item.parameters) == ["tableau.unit"] and "together when" in item.markdown
    )
    assert unit.markdown.startswith("Several cards move together when they lie in order and are all of one suit.")
    assert unit.disputes[0].startswith("Not so the Russian rule text and lsol: ")
    assert rules.rules_digest == croupier.variant("whitehead").rules_digest
    assert "PySolFC, pysollib/games/klondike.py, Whitehead" in rules.sources


def test_a_caller_from_austria_reads_german(address: str) -> None:
    with connect(address, language="de-AT") as croupier:
        assert croupier.rules("agnes").language == "de"
        assert croupier.texts().cards[CARD_QS - 4].spoken == "Pik Dame"
        assert croupier.rules("agnes", language="ru-RU").title == "Агнесса"
        assert croupier.rules("agnes", language="tlh").language == "en"


def test_names_have_a_written_and_a_spoken_form(croupier: Client) -> None:
    names = croupier.texts()
    (queen,) = (name for name in names.cards if name.card == CARD_QS)
    assert (queen.short, queen.spoken) == ("Q♠", "the queen of spades")
    (spades,) = (name for name in names.suits if name.suit == SUIT_SPADES)
    assert (spades.name, spades.sign) == ("spades", "♠")
    assert names.moves.transfer == "{cards} {from} {to}"


def test_who_has_a_document_is_not_sent_it_again(catalog: CatalogServiceStub) -> None:
    first = catalog.GetRules(texts.GetRulesRequest(variant_id="spider", language="ru"))
    again = catalog.GetRules(texts.GetRulesRequest(variant_id="spider", language="ru", etag=first.etag))
    assert first.HasField("rules")
    assert (again.HasField("rules"), again.etag) == (False, first.etag)
    assert catalog.GetRules(texts.GetRulesRequest(variant_id="spider", language="de", etag=first.etag)).HasField(
        "rules"
    )
    named = catalog.GetTexts(texts.GetTextsRequest(language="ru"))
    assert not catalog.GetTexts(texts.GetTextsRequest(language="ru", etag=named.etag)).HasField("texts")


def test_rules_that_a_client_made_up_are_told_as_well(croupier: Client) -> None:
    told = croupier.rules(PatienceRules(cells=CellRules(count=2)), language="de")
    assert told.variant_id == ""
    assert any("2 freie Zellen" in item.markdown for section in told.sections for item in section.items)


def test_a_whist_that_a_client_made_up_is_told_as_well(croupier: Client) -> None:
    six_hands = WhistRules(session=WhistSessionRules(end=WhistSessionRules.END_HANDS, limit=6))
    told = croupier.rules(six_hands)
    assert told.variant_id == ""
    assert any("ends after 6 hands" in item.markdown for section in told.sections for item in section.items)
    with pytest.raises(InvalidRequestError) as invalid:
        croupier.rules(WhistRules(session=WhistSessionRules(end=WhistSessionRules.END_HANDS, limit=0)))
    assert invalid.value.faults[0].field.startswith("whist_rules")


def test_what_cannot_be_told_is_refused(croupier: Client, catalog: CatalogServiceStub) -> None:
    with pytest.raises(NotFoundError):
        croupier.rules("no-such-game")
    with pytest.raises(InvalidRequestError) as invalid:
        croupier.rules(PatienceRules(deal=DealRules(shape=[30, 30])))
    assert [fault.field for fault in invalid.value.faults] == ["patience_rules.deal.shape"]
    with pytest.raises(grpc.RpcError) as refused:
        catalog.GetRules(texts.GetRulesRequest())
    assert refused.value.code() is grpc.StatusCode.INVALID_ARGUMENT


def command(*arguments: str) -> tuple[int, str, str]:
    """What the command prints and how it ends."""
    ran = subprocess.run(
        [sys.executable, "-m", "croupier.cli", "rules", *arguments], capture_output=True, text=True, check=False
    )
    return ran.returncode, ran.stdout, ran.stderr


def test_the_command_tells_the_rules_as_markdown() -> None:
    status, told, _ = command("whitehead", "--language", "de")
    assert status == 0
    assert told.startswith("# Whitehead\n\n## Kurz gesagt\n\n")
    assert "- AisleRiot, games/whitehead.scm\n" in told
    assert command("no-such-game")[0] == 2


def test_lint_lists_every_fault_of_a_new_game_or_tells_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[cells]\ncount = 40\n[tableau]\nbuild = "sideways"\n')
    status, faults, _ = command("lint", str(file))
    assert status == 1
    assert faults == f"{file}: tableau.build: 'sideways' is none of suit, color, alternate, other_suit, any, none\n"
    file.write_text("[cells]\ncount = 2\n")
    status, told, _ = command("lint", str(file), "--language", "en")
    assert (status, told.splitlines()[0]) == (0, "# A game of your own")
    assert "2 free cells." in told
    file.write_text("[cells\n")
    status, _, complaint = command("lint", str(file))
    assert status == 2
    assert "line 1, column 7" in complaint


def test_solo_whist_and_its_words_are_told_as_well(croupier: Client) -> None:
    rules = croupier.rules("solo-whist", language="ru")
    assert rules.title == "Вист-соло"
    assert {texts.TOPIC_AUCTION, texts.TOPIC_CONTRACTS, texts.TOPIC_SCORING} <= {each.topic for each in rules.sections}
    names = croupier.texts(language="de")
    assert {"prop": "Prop", "pass": "Passe"}.items() <= {each.word: each.name for each in names.calls}.items()
    assert {each.id: each.name for each in names.contracts}["prop_cop"] == "Prop und Cop"
