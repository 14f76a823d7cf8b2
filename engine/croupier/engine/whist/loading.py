"""Rules from tables: a variant's TOML over `default.toml`, a client's overrides over a variant.

An override names a parameter with its group, as a table or with dots: `{"play": {"revoke": "lose_hand"}}` or
`{"play.revoke": "lose_hand"}`. Contracts go by their ids: `{"contracts.solo.pay.made": 1}`; `ladder` lists the ids that
are played, lowest first.

>>> from croupier.engine.catalog import whist
>>> rules = overlaid(whist("solo-whist").rules, {"ladder": ["solo", "misere"], "contracts.solo.pay.made": 1})
>>> [(contract.id, contract.pay.made) for contract in rules.contracts]
[('solo', 1), ('misere', 3)]
>>> overrides_between(whist("solo-whist").rules, rules)
{'ladder': ['solo', 'misere'], 'contracts.solo.pay.made': 1}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Final, TypeAlias

from ..errors import RulesError
from ..records import read_record, write_record
from .contradictions import faults_of
from .rules import ContractRules, Rules

VARIANTS: Final = files("croupier.engine.whist") / "variants"
"""The folder of the variants' files."""

Tree: TypeAlias = dict[str, object]
"""Rules as nested tables, with the contracts by their ids."""


def overlaid(base: Rules, overrides: Mapping[str, object]) -> Rules:
    """The rules with some parameters changed; `RulesError` lists every fault, contradictions too."""
    faults: list[str] = []
    tree = _tree(base)
    for name, value in _leaves(overrides, ""):
        _set(tree, name, value, faults)
    table = _table(tree, faults)
    faults += [f"contracts.{name}: it is not on the ladder" for name in _named(overrides) - _ladder(tree)]
    if faults:
        raise RulesError(faults)
    return checked(read_record(Rules, table))


def checked(rules: Rules) -> Rules:
    """The rules, if nothing in them contradicts anything else."""
    faults = faults_of(rules)
    if faults:
        raise RulesError(faults)
    return rules


def overrides_between(base: Rules, rules: Rules) -> dict[str, object]:
    """What to lay over `base` to get `rules`, by full names."""
    changed: dict[str, object] = {}
    _differences(_tree(base), _tree(rules), "", changed)
    return changed


@lru_cache(maxsize=512)
def digest_of(rules: Rules) -> str:
    """A short name for the rules' content: equal rules, equal digest, on every platform."""
    text = json.dumps(write_record(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _tree(rules: Rules) -> Tree:
    tree = write_record(rules)
    del tree["contracts"]
    by_id = {contract.id: _rung(contract) for contract in rules.contracts}
    return {"ladder": list(rules.ladder), **tree, "contracts": by_id}


def _rung(contract: ContractRules) -> Tree:
    table = write_record(contract)
    del table["id"]
    return table


def _named(overrides: Mapping[str, object]) -> set[str]:
    """The contracts that something is said of."""
    paths = (name.split(".") for name, _ in _leaves(overrides, ""))
    return {path[1] for path in paths if path[0] == "contracts" and len(path) > 1}


def _ladder(tree: Tree) -> set[object]:
    ladder = tree["ladder"]
    return set(ladder) if isinstance(ladder, list) else set()


def _leaves(table: Mapping[str, object], path: str) -> Iterator[tuple[str, object]]:
    """Every value by its full name."""
    for key, value in table.items():
        name = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from _leaves(value, name)
        else:
            yield name, value


def _set(tree: Tree, name: str, value: object, faults: list[str]) -> None:
    """Put a value at its place; a contract that was not there begins as `ContractRules` has it."""
    *path, last = name.split(".")
    at = tree
    for step in path:
        fresh: Tree = _rung(ContractRules()) if at is tree["contracts"] else {}
        below = at.setdefault(step, fresh)
        if not isinstance(below, dict):
            faults.append(f"{name}: no such parameter")
            return
        at = below
    at[last] = value


def _table(tree: Tree, faults: list[str]) -> Tree:
    """The tree as the records have it: the contracts as a list in the order of the ladder."""
    table = {key: value for key, value in tree.items() if key != "ladder"}
    ladder, contracts = tree["ladder"], tree["contracts"]
    if not isinstance(ladder, list) or not isinstance(contracts, dict):
        faults.append(f"ladder: {ladder!r} is not a list of contracts")
        return table
    faults += [f"ladder: there is no contract {item!r}" for item in ladder if item not in contracts]
    rungs = [(item, contracts.get(item)) for item in ladder]
    table["contracts"] = [{"id": item, **rung} if isinstance(rung, dict) else rung for item, rung in rungs]
    return table


def _differences(before: Tree, after: Tree, path: str, changed: dict[str, object]) -> None:
    for key, value in after.items():
        name, old = f"{path}{key}", before.get(key)
        if isinstance(value, dict):
            below = old if isinstance(old, dict) else _rung(ContractRules()) if path == "contracts." else {}
            _differences(below, value, f"{name}.", changed)
        elif value != old:
            changed[name] = value
