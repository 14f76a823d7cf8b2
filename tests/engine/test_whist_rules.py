"""Whists as data: the ladders that others publish, options, and rules that contradict themselves."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from croupier.engine.catalog import Family, variant, variants, whist, whists
from croupier.engine.errors import RulesError, UnknownVariantError
from croupier.engine.records import read_record, write_record
from croupier.engine.whist.loading import VARIANTS, digest_of, overlaid, overrides_between
from croupier.engine.whist.options import options, with_options
from croupier.engine.whist.rules import Rules

SOLO = whist("solo-whist").rules
PUBLISHED = json.loads((Path(__file__).parents[1] / "data" / "whist_ladders.json").read_text("utf-8"))["games"]


def test_every_file_is_listed():
    there = {path.name.removesuffix(".toml") for path in VARIANTS.iterdir()}
    assert there - {"default", "catalog", "options"} == {each.id for each in whists()}


def test_solo_whist_is_what_the_default_file_says():
    default = tomllib.loads((VARIANTS / "default.toml").read_text("utf-8"))
    assert overlaid(Rules(), default) == SOLO
    assert set(write_record(Rules())) == (set(default) - {"ladder"})
    for group, values in write_record(Rules()).items():
        if group != "contracts":
            assert values == default[group], group


def test_both_families_are_in_one_catalog():
    assert variant("boston").family is Family.WHIST
    assert variant("boston").seats == 4
    assert variant("whitehead").family is Family.PATIENCE
    assert {each.id for each in whists()} < {each.id for each in variants()}
    with pytest.raises(UnknownVariantError):
        whist("whitehead")


TRUMPS = {"named_not_turn_up": "named_not_turn_up", "turn_up": "turn_up", "named": "named", "none": "none"}


@pytest.fixture(params=sorted(PUBLISHED))
def published(request):
    """A published ladder and ours; what says only how it differs from another is laid over that."""
    told = PUBLISHED[request.param]
    if "extends" in told:
        base = PUBLISHED[told["extends"]]
        rungs = [{**rung, **told["override"].get(rung["id"], {})} for rung in base["contracts"]]
        for rung, plain in zip(rungs, base["contracts"], strict=True):
            rung["pay"] = {**plain["pay"], **rung["pay"]}
        told = {"deal": base["deal"], "auction": {**base["auction"], **told["auction"]}, "contracts": rungs}
    return told, whist(request.param).rules


def test_the_ladder_has_the_published_contracts_in_their_order(published):
    told, rules = published
    assert list(rules.ladder) == [rung["id"] for rung in told["contracts"]]


def test_each_contract_is_as_published(published):
    told, rules = published
    for rung, ours in zip(told["contracts"], rules.contracts, strict=True):
        assert ours.side.value == rung["side"]
        assert ours.sub_rank.value == rung.get("sub_rank", "none")
        assert ours.target.compare.value == {"ge": "at_least", "eq": "exactly"}[rung["target"]["cmp"]]
        assert ours.target.tricks == rung["target"]["tricks"]
        assert ours.tricks == rung["target"].get("of", 13)
        assert ours.trump.value == rung["trump"]
        assert ours.leader.value == rung["leader"]
        assert ours.expose.value == rung["expose"]
        assert ours.discard == rung.get("discard", 0)
        pay, told_pay = ours.pay, rung["pay"]
        assert pay.made == told_pay["made"]
        assert pay.lost_table == tuple(told_pay.get("lost_table", ()))
        assert pay.lost == told_pay.get("lost", 0)
        assert pay.all_tricks == told_pay.get("all13", 0)
        assert pay.settle.value == told_pay["settle"]
        if rules.scoring.overtricks.value == "per_trick":
            assert (pay.over, pay.under) == (told_pay.get("over", 0), told_pay.get("under", 0))


def test_deal_and_auction_are_as_published(published):
    told, rules = published
    assert list(rules.deal.packets) == told["deal"]["packets"]
    assert rules.deal.turn_up.value == told["deal"]["turn_up"]
    assert rules.auction.passed_is_out == told["auction"]["passes_final"]
    assert rules.auction.overcalled_may_rebid == told["auction"]["overcalled_may_rebid"]
    assert rules.auction.all_pass.value == told["auction"]["all_pass"]
    assert rules.auction.eldest_may_wait == told["auction"].get("eldest_may_wait", False)
    if told["auction"]["lone_prop"] != "none":
        assert rules.auction.lone_prop.value == told["auction"]["lone_prop"]


@pytest.mark.parametrize("each", whists(), ids=lambda each: each.id)
def test_records_are_written_and_read_back(each):
    assert read_record(Rules, json.loads(json.dumps(write_record(each.rules)))) == each.rules
    assert overlaid(SOLO, overrides_between(SOLO, each.rules)) == each.rules
    assert digest_of(each.rules) == digest_of(read_record(Rules, write_record(each.rules)))


@pytest.mark.parametrize("each", whists(), ids=lambda each: each.id)
def test_what_sources_claim_is_something_else_that_could_be_played(each):
    names = set(overrides_between(Rules(), each.rules)) | set(overrides_between(each.rules, Rules()))
    names |= {name for contract in each.rules.contracts for name in paths(contract)}
    for claim in each.claims:
        if claim.rules:
            assert overlaid(each.rules, dict(claim.rules)) != each.rules
        for name in claim.silent_on:
            assert name in names or name.partition(".")[0] in write_record(Rules()), name


def paths(contract):
    for key, value in write_record(contract).items():
        yield f"contracts.{contract.id}.{key}"
        if isinstance(value, dict):
            yield from (f"contracts.{contract.id}.{key}.{inner}" for inner in value)


def test_the_club_plays_what_most_players_know():
    club = {
        "eldest_may_cop_after_pass": "true",
        "lone_prop": "proposer_may_raise",
        "propcop_settlement": "one_to_one",
        "abundance_may_use_turn_up": "true",
        "slam_trump": "none",
        "payments": "club",
    }
    assert with_options(SOLO, club) == whist("solo-whist-club").rules


def test_the_first_choice_of_an_option_is_the_rule_texts():
    for name, option in options().items():
        assert with_options(SOLO, {name: option.choices[0]}) == SOLO, name


def test_every_other_choice_changes_the_rules_of_some_variant():
    for name, option in options().items():
        for chosen in option.choices[1:]:
            assert any(changes(each.rules, name, chosen) for each in whists()), (name, chosen)


def changes(rules, name, chosen):
    try:
        return with_options(rules, {name: chosen}) != rules
    except RulesError:
        return False


def test_an_unknown_option_or_choice_is_named():
    with pytest.raises(RulesError) as error:
        with_options(SOLO, {"revoke": "never", "colour": "red"})
    first, second = error.value.faults
    assert first == "revoke: 'never' is none of prevented, lose_hand, three_tricks"
    assert second.startswith("colour: no such option; there are deal_packets, ")


CONTRADICTIONS = [
    ({"deal.packets": [3, 3]}, "deal.packets: [3, 3] are not 13 cards in packets of one or more"),
    ({"deal.first_seat": 5}, "deal.first_seat: 5 is no seat; there are 1 to 4"),
    ({"deal.first_seat": 2}, "deal.first_seat: has no meaning where deal.first_dealer is cut_low"),
    (
        {"deal.turn_up": "cycle_hcds", "deal.pickup": "after_first_trick"},
        "deal.pickup: no card of the dealer's is turned up where deal.turn_up is cycle_hcds",
    ),
    (
        {"contracts.misere.discard": 1, "deal.pickup": "after_first_trick"},
        "deal.pickup: the turned card is taken up before anybody lays a card away",
    ),
    (
        {"auction.suit_rank": "CSH"},
        "auction.suit_rank: 'CSH' is neither by_color nor the four letters of CSHD",
    ),
    (
        {"auction.suit_rank": "CDHS"},
        "auction.suit_rank: has no meaning where no contract ranks by its suit",
    ),
    (
        {"ladder": ["solo"], "auction.lone_prop": "proposer_may_raise"},
        "auction.lone_prop: proposer_may_raise, but there are no proposals",
    ),
    (
        {"ladder": ["solo"], "auction.eldest_may_cop_after_pass": True},
        "auction.eldest_may_cop_after_pass: there is no proposal to accept",
    ),
    (
        {"auction.passed_is_out": False, "auction.eldest_may_cop_after_pass": True},
        "auction.eldest_may_cop_after_pass: has no meaning where auction.passed_is_out is false",
    ),
    ({"scoring.stake_denominator": 0}, "scoring.stake_numerator: 1/0 is not above 0"),
    ({"scoring.general_misere": 0}, "scoring.general_misere: 0 is not from 1 to 10000"),
    ({"session.limit": 20}, "session.limit: has no meaning where session.end is open"),
    ({"session.end": "hands"}, "session.limit: 0 hands are not from 1 to 1000000"),
    ({"pool.won_from": "solo"}, "pool: nobody pays into it, since pool.ante is 0"),
    ({"pool.ante": 10, "pool.won_from": "six"}, "pool.won_from: there is no contract 'six'"),
    (
        {"pool.ante": 10, "pool.won_from": "prop_cop"},
        "pool.won_from: prop_cop is not for one player, who alone could win the pool",
    ),
    (
        {"pool.ante": 10, "pool.won_from": "solo", "pool.doubled_by_loser": True},
        "pool.limit: 0; it is above 0 where pool.doubled_by_loser, else 0",
    ),
    ({"ladder": []}, "contracts: the ladder has no contract"),
    ({"ladder": ["solo", "solo"]}, "contracts.solo: stands on the ladder 2 times"),
    ({"contracts.slam.call": "solo"}, "contracts: 2 of them are called 'solo'"),
    ({"contracts.solo.call": "trump"}, "contracts.solo.call: 'trump' is no word that is free for a call"),
    ({"contracts.prop_cop.call": "ask"}, "contracts.prop_cop.call: a proposal is called prop and accepted by cop"),
    (
        {"contracts.solo.requires.only_over": "slam"},
        "contracts.solo.requires.only_over: no contract 'slam' stands lower on the ladder",
    ),
    (
        {"contracts.solo.requires.only_after": "lone_prop"},
        "contracts.solo.requires.only_after: lone_prop, but no proposer is asked again",
    ),
    (
        {"contracts.solo.requires.aces": 3},
        "contracts.solo.requires.aces: 3; a forced pair needs some aces, and nothing else does",
    ),
    ({"contracts.solo.target.tricks": 14}, "contracts.solo.target.tricks: 14 is not from 1 to 13"),
    ({"contracts.misere.discard": 2}, "contracts.misere.discard: 2, not 0 or 1"),
    (
        {"deal.turn_up": "none", "ladder": ["solo"]},
        "contracts.solo.trump: turn_up, but nothing is turned up",
    ),
    (
        {"contracts.solo.trump_when": "with_bid"},
        "contracts.solo.trump_when: with_bid, but nobody names the trump where it is turn_up",
    ),
    (
        {"contracts.slam.sub_rank": "suit"},
        "contracts.slam.sub_rank: suit, but the suit is not named with the bid",
    ),
    (
        {"contracts.solo.side": "multi_solo"},
        "contracts.solo.side: multi_solo, but only a contract for an exact number of tricks can be held by several",
    ),
    ({"contracts.solo.leader": "partner"}, "contracts.solo.leader: partner, but there is none"),
    (
        {"contracts.solo.lead_rule": "partner_card"},
        "contracts.solo.lead_rule: partner_card, but the leader is no partner by a card",
    ),
    (
        {"contracts.misere.lead_rule": "highest_trump"},
        "contracts.misere.lead_rule: highest_trump, but there is no trump",
    ),
    (
        {"contracts.solo.trump": "partner_card"},
        "contracts.solo.trump: partner_card, but partner_card belongs to a forced pair, and to nothing else",
    ),
    (
        {"contracts.solo.pay.settle": "pairwise"},
        "contracts.solo.pay.settle: pairwise does not fit a contract for one",
    ),
    ({"contracts.solo.pay.made": -1}, "contracts.solo.pay: units from 0 to 10000"),
    (
        {"contracts.misere.pay.over": 1},
        "contracts.misere.pay.over: there are no tricks over or under where all or an exact number are wanted",
    ),
    (
        {"contracts.misere.pay.all_tricks": 1},
        "contracts.misere.pay.all_tricks: nobody wants all thirteen tricks here",
    ),
    (
        {"contracts.solo.pay.lost_table": [1, 2]},
        "contracts.solo.pay.lost_table: 2 entries, not one for each trick that can be missing",
    ),
    (
        {"contracts.solo.pay.lost_table": [1, 2, 3, 4, 5]},
        "contracts.solo.pay.lost: has no meaning where pay.lost_table says it, and is 0 there, as pay.under is",
    ),
]


@pytest.mark.parametrize(("overrides", "fault"), CONTRADICTIONS)
def test_what_contradicts_itself_is_named(overrides, fault):
    with pytest.raises(RulesError) as error:
        overlaid(SOLO, overrides)
    assert fault in error.value.faults


def test_every_fault_is_named_at_once():
    with pytest.raises(RulesError) as error:
        overlaid(SOLO, {"deal.packets": [1], "session.limit": 3, "contracts.solo.pay.made": -1})
    assert len(error.value.faults) == 3


@pytest.mark.parametrize(
    ("overrides", "fault"),
    [
        ({"play.renege": "never"}, "play.renege: no such parameter; there are revoke, stop"),
        ({"play": 3}, "play: 3 is not a table"),
        ({"play.revoke": "maybe"}, "play.revoke: 'maybe' is none of prevented, lose_hand, three_tricks"),
        ({"play.revoke.much": 1}, "play.revoke.much: no such parameter"),
        ({"ladder": "solo"}, "ladder: 'solo' is not a list of contracts"),
        ({"ladder": ["solo", "nolo"]}, "ladder: there is no contract 'nolo'"),
        ({"contracts.nolo.pay.made": 3}, "contracts.nolo: it is not on the ladder"),
    ],
)
def test_an_unknown_parameter_is_named(overrides, fault):
    with pytest.raises(RulesError) as error:
        overlaid(SOLO, overrides)
    assert any(each.startswith(fault) for each in error.value.faults), error.value.faults


def test_a_new_contract_is_a_few_lines():
    piccolo = overlaid(
        SOLO,
        {
            "ladder": [*SOLO.ladder[:3], "piccolo", *SOLO.ladder[3:]],
            "contracts": {
                "piccolo": {
                    "target": {"compare": "exactly", "tricks": 1},
                    "trump": "none",
                    "pay": {"made": 4, "lost": 4},
                }
            },
        },
    )
    assert piccolo.contracts[3].word == "piccolo"
    assert overrides_between(SOLO, piccolo)["contracts.piccolo.target.tricks"] == 1
    assert overlaid(SOLO, overrides_between(SOLO, piccolo)) == piccolo
