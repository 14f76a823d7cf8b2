"""What there is to say about the rules of a whist: the deal, the auction, each contract, and what is paid.

>>> from croupier.engine.catalog import whist
>>> [each.key for each in statements(whist("solo-whist").rules) if "play.revoke" in each.parameters]
['whist-revoke']
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.engine.whist.policies import (
    AllPass,
    FirstDealer,
    LeadRule,
    LoneProp,
    OnlyAfter,
    Overtricks,
    SessionEnd,
    Side,
    SubRank,
    TrumpWhen,
    TurnUp,
)
from croupier.engine.whist.rules import ContractRules, Rules

from .statement import Statement, Topic, yes_no


def statements(rules: Rules) -> tuple[Statement, ...]:
    """Everything that there is to say, in the order of the sections."""
    return (
        *_needs(rules),
        *_setup(rules),
        *_auction(rules),
        *_contracts(rules),
        *_play(rules),
        *_scoring(rules),
        *_sessions(rules),
    )


def facts_of(rules: Rules) -> dict[str, object]:
    """What texts that are written by hand may ask."""
    return {"contracts": len(rules.contracts), "revoke": rules.play.revoke, "turn-up": rules.deal.turn_up}


def _needs(rules: Rules) -> Iterator[Statement]:
    yield Statement(Topic.NEEDS, "whist-players")
    yield Statement(Topic.NEEDS, "whist-pack")
    yield Statement(Topic.ORDER, "whist-order")
    yield Statement(Topic.ORDER, "whist-seats")


def _setup(rules: Rules) -> Iterator[Statement]:
    deal = rules.deal
    first: dict[str, object] = {"first": deal.first_dealer, "seat": deal.first_seat}
    names = ("deal.first_dealer", *(("deal.first_seat",) if deal.first_dealer is FirstDealer.SEAT else ()))
    yield Statement(Topic.SETUP, "whist-first-dealer", names, first)
    yield Statement(Topic.SETUP, "whist-shuffle", ("deal.shuffle",), {"shuffle": deal.shuffle})
    packets = {"packets": " ".join(map(str, deal.packets)), "kinds": len(set(deal.packets)), "size": deal.packets[0]}
    yield Statement(Topic.SETUP, "whist-packets", ("deal.packets",), packets)
    yield Statement(Topic.SETUP, "whist-turn-up", ("deal.turn_up",), {"turned": deal.turn_up})
    if deal.turn_up is TurnUp.LAST_CARD:
        yield Statement(Topic.SETUP, "whist-pickup", ("deal.pickup",), {"pickup": deal.pickup})


def _auction(rules: Rules) -> Iterator[Statement]:
    auction = rules.auction
    said: list[tuple[str, str, str]] = [
        ("whist-passed", "passed_is_out", yes_no(auction.passed_is_out)),
        ("whist-overcalled", "overcalled_may_rebid", yes_no(auction.overcalled_may_rebid)),
        ("whist-wait", "eldest_may_wait", yes_no(auction.eldest_may_wait)),
    ]
    yield Statement(Topic.AUCTION, "whist-auction")
    for contract in rules.contracts:
        if contract.side is Side.FORCED_PAIR:
            yield Statement(
                Topic.AUCTION,
                "whist-forced",
                (f"contracts.{contract.id}.requires.aces",),
                {"contract": _named(contract), "aces": contract.requires.aces},
            )
    if _has_prop(rules):
        said += [
            ("whist-prop", "lone_prop", auction.lone_prop.value),
            ("whist-eldest-cop", "eldest_may_cop_after_pass", yes_no(auction.eldest_may_cop_after_pass)),
        ]
    yield from (
        Statement(Topic.AUCTION, key, (f"auction.{parameter}",), {"value": value}) for key, parameter, value in said
    )
    everybody: dict[str, object] = {"value": auction.all_pass, "units": rules.scoring.general_misere}
    plays_on = auction.all_pass in (AllPass.GENERAL_MISERE_MOST_TRICKS, AllPass.GENERAL_MISERE_LAST_TRICK)
    names = ("auction.all_pass", *(("scoring.general_misere",) if plays_on else ()))
    yield Statement(Topic.AUCTION, "whist-all-pass", names, everybody)
    if any(contract.sub_rank is SubRank.SUIT for contract in rules.contracts):
        order = auction.suit_rank
        facts = {
            "order": "by_color" if order == "by_color" else "listed",
            "suits": "" if order == "by_color" else order,
        }
        yield Statement(Topic.AUCTION, "whist-suit-rank", ("auction.suit_rank",), facts)


def _contracts(rules: Rules) -> Iterator[Statement]:
    names = {"contracts": " ".join(map(_named, rules.contracts)), "count": len(rules.contracts)}
    yield Statement(Topic.CONTRACTS, "whist-ladder", ("ladder",), names)
    for contract in rules.contracts:
        parts = tuple(_parts(rules, contract))
        yield Statement(Topic.CONTRACTS, "whist-contract", (), {"contract": _named(contract)}, parts)


def _parts(rules: Rules, contract: ContractRules) -> Iterator[Statement]:
    def part(key: str, *names: str, **facts: object) -> Statement:
        return Statement(Topic.CONTRACTS, key, tuple(f"contracts.{contract.id}.{name}" for name in names), facts)

    target = contract.target
    yield part(
        "whist-target",
        "side",
        "target.compare",
        "target.tricks",
        "discard",
        side=contract.side,
        compare=target.compare,
        tricks=target.tricks,
        of=contract.tricks,
        all=yes_no(target.tricks == contract.tricks),
        discard=contract.discard,
    )
    when = contract.trump_when if contract.names_trump else TrumpWhen.DEFERRED
    # What was turned up can be no trump where nothing is: then the proposer names it.
    yield part("whist-trump", "trump", "trump_when", trump=contract.trump, when=when)
    if contract.sub_rank is SubRank.SUIT:
        yield part("whist-sub-rank", "sub_rank")
    yield part("whist-leader", "leader", leader=contract.leader)
    if contract.lead_rule is not LeadRule.ANY:
        yield part("whist-lead-rule", "lead_rule", rule=contract.lead_rule)
    if contract.is_exact or contract.expose.value != "never":
        yield part("whist-expose", "expose", expose=contract.expose)
    if contract.requires.only_over:
        over = next(other for other in rules.contracts if other.id == contract.requires.only_over)
        yield part("whist-only-over", "requires.only_over", over=_named(over))
    if contract.requires.only_after is not OnlyAfter.ANYTIME:
        yield part("whist-only-after", "requires.only_after")


def _play(rules: Rules) -> Iterator[Statement]:
    yield Statement(Topic.PLAY, "whist-follow")
    yield Statement(Topic.PLAY, "whist-revoke", ("play.revoke",), {"revoke": rules.play.revoke})
    yield Statement(Topic.PLAY, "whist-stop", ("play.stop",), {"stop": rules.play.stop})


def _scoring(rules: Rules) -> Iterator[Statement]:
    scoring = rules.scoring
    yield Statement(Topic.SCORING, "whist-zero-sum")
    for contract in rules.contracts:
        parts = tuple(_payments(rules, contract))
        yield Statement(Topic.SCORING, "whist-contract", (), {"contract": _named(contract)}, parts)
    yield Statement(Topic.SCORING, "whist-overtricks", ("scoring.overtricks",), {"value": scoring.overtricks})
    if (scoring.stake_numerator, scoring.stake_denominator) != (1, 1):
        stake = {"numerator": scoring.stake_numerator, "denominator": scoring.stake_denominator}
        yield Statement(Topic.SCORING, "whist-stake", ("scoring.stake_numerator", "scoring.stake_denominator"), stake)
    pool = rules.pool
    if pool.ante:
        first = next((contract for contract in rules.contracts if contract.id == pool.won_from), rules.contracts[0])
        facts = {
            "ante": pool.ante,
            "from": _named(first),
            "doubled": yes_no(pool.doubled_by_loser),
            "limit": pool.limit,
        }
        names = ("pool.ante", "pool.won_from", "pool.doubled_by_loser", "pool.limit")
        yield Statement(Topic.SCORING, "whist-pool", names, facts)


def _payments(rules: Rules, contract: ContractRules) -> Iterator[Statement]:
    pay, name = contract.pay, f"contracts.{contract.id}.pay"
    if pay.lost_table:
        listed = {"made": pay.made, "settle": pay.settle, "table": " ".join(map(str, pay.lost_table))}
        yield Statement(
            Topic.SCORING, "whist-pay-table", (f"{name}.made", f"{name}.lost_table", f"{name}.settle"), listed
        )
    else:
        facts = {"made": pay.made, "lost": pay.lost, "settle": pay.settle, "same": yes_no(pay.made == pay.lost)}
        yield Statement(Topic.SCORING, "whist-pay", (f"{name}.made", f"{name}.lost", f"{name}.settle"), facts)
    if rules.scoring.overtricks is Overtricks.PER_TRICK and not contract.is_exact and (pay.over or pay.under):
        each = {"over": pay.over, "under": pay.under}
        yield Statement(Topic.SCORING, "whist-pay-tricks", (f"{name}.over", f"{name}.under"), each)
    if pay.all_tricks:
        yield Statement(Topic.SCORING, "whist-pay-all", (f"{name}.all_tricks",), {"units": pay.all_tricks})


def _sessions(rules: Rules) -> Iterator[Statement]:
    session = rules.session
    names = ("session.end", *(("session.limit",) if session.end is not SessionEnd.OPEN else ()))
    yield Statement(Topic.SESSIONS, "whist-rotation")
    yield Statement(Topic.SESSIONS, "whist-session-end", names, {"end": session.end, "limit": session.limit})
    abandons = rules.auction.all_pass in (AllPass.REDEAL_NEXT, AllPass.REDEAL_SAME, AllPass.DOUBLE_NEXT)
    if abandons or (_has_prop(rules) and rules.auction.lone_prop is LoneProp.ABANDON):
        counts = {"counts": yes_no(session.abandoned_counts)}
        yield Statement(Topic.SESSIONS, "whist-abandoned", ("session.abandoned_counts",), counts)


def _has_prop(rules: Rules) -> bool:
    return any(contract.side is Side.PROPOSAL for contract in rules.contracts)


def _named(contract: ContractRules) -> str:
    """A contract as messages name it: its id, and the word that calls it."""
    return f"{contract.id}/{contract.word}"
