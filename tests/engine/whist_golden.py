"""Golden sessions of whist: written once, and written anew only when rules are meant to change.

`python -m tests.engine.whist_golden` writes `tests/data/whist_golden.json`: for each variant a session by chance, and
for each choice of each option a session that would go otherwise without it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from croupier.engine.catalog import whist, whists
from croupier.engine.errors import CroupierError
from croupier.engine.whist.options import options, with_options
from croupier.engine.whist.sheet import SessionRecord

from .whist_table import choice

FILE = Path(__file__).parents[1] / "data" / "whist_golden.json"


def rules_of(variant_id):
    return whist(variant_id).rules


def choices():
    """Every choice that is not the rule text's own, by the name of its golden session."""
    return {f"{name}={chosen}": (name, chosen) for name, option in options().items() for chosen in option.choices[1:]}


def recorded(variant_id, rules, seed, hands):
    """A session by chance, as its record."""
    chance = random.Random(seed)
    record = SessionRecord(variant_id, rules_of(variant_id), rules)
    while record.position.outcome() is None:
        position = record.position
        if position.awaits_deal:
            if len(record.deals) == hands:
                break
            record = record.dealt(f"seed:{seed}")
        else:
            seat = chance.choice(sorted(position.to_act))
            record = record.played(seat, choice(position, seat, chance))
    return record


def trace(record, rules):
    """What everybody saw, and how many moves everybody had, all through a session played by other rules perhaps."""
    replay = SessionRecord(record.variant_id, record.named, rules)
    seen = []
    try:
        for deal in record.deals:
            replay = replay.dealt(deal.deal)
            seen.append(shown(replay.position))
            for seat, move in deal.moves:
                replay = replay.played(seat, move)
                seen.append(shown(replay.position))
    except (CroupierError, ValueError) as error:
        seen.append(type(error).__name__)
    return seen


def shown(position):
    views = tuple(position.observe(seat) for seat in (1, 2, 3, 4, None))
    return views, position.legal_moves(1), position.legal_moves(2), position.legal_moves(3), position.legal_moves(4)


def entry(record):
    legal = [sum(map(len, each[1:])) for each in trace(record, record.rules)]
    return {"text": record.text(), "legal": " ".join(map(str, legal)), "balances": record.position.session.balances}


def telling(name, chosen):
    """A session that goes otherwise with a choice than with the rule text's."""
    default = options()[name].choices[0]
    for hands in (1, 2, 4, 41, 150):
        for variant in whists():
            try:
                rules = with_options(variant.rules, {name: chosen})
                plain = with_options(variant.rules, {name: default})
            except CroupierError:
                continue
            for seed in range(1, 40 if hands < 41 else 3):
                record = recorded(variant.id, rules, seed, hands)
                if trace(record, rules) != trace(record, plain):
                    return record
    raise AssertionError(f"{name}={chosen} changes nothing")


def main():
    golden = {variant.id: entry(recorded(variant.id, variant.rules, 2, 6)) for variant in whists()}
    golden |= {key: entry(telling(name, chosen)) for key, (name, chosen) in choices().items()}
    FILE.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
