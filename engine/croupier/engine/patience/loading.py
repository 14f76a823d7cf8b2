"""Rules from tables: a variant's TOML over `default.toml`, a client's overrides over a variant.

An override names a parameter with its group (`{"foundation": {"take_back": "never"}}` or `"foundation.take_back"`) or,
where no two groups have the word, without (`"take_back"`).

>>> overlaid(Rules(), {"take_back": "never"}).foundation.take_back
<TakeBack.NEVER: 'never'>
>>> overrides_between(Rules(), overlaid(Rules(), {"take_back": "never"}))
{'foundation.take_back': 'never'}
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from functools import lru_cache

from ..errors import RulesError
from ..records import fields_of, read_record, write_record
from .contradictions import faults_of
from .rules import UNLIMITED, Rules


def overlaid(base: Rules, overrides: Mapping[str, object]) -> Rules:
    """The rules with some parameters changed; `RulesError` lists every fault, contradictions too."""
    table = {group: dict(_group(base, group)) for group in fields_of(Rules)}
    faults: list[str] = []
    for group, key, value in _named(overrides, faults):
        table[group][key] = UNLIMITED if (key, value) == ("passes", "unlimited") else value
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
    for group in fields_of(Rules):
        before, after = _group(base, group), _group(rules, group)
        changed.update({f"{group}.{key}": after[key] for key in after if after[key] != before[key]})
    return changed


@lru_cache(maxsize=512)
def digest_of(rules: Rules) -> str:
    """A short name for the rules' content: equal rules, equal digest, on every platform."""
    text = json.dumps(write_record(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _group(rules: Rules, group: str) -> Mapping[str, object]:
    return write_record(getattr(rules, group))


def _named(overrides: Mapping[str, object], faults: list[str]) -> Iterator[tuple[str, str, object]]:
    groups = {group: set(_group(Rules(), group)) for group in fields_of(Rules)}
    for name, value in overrides.items():
        group, dot, key = name.partition(".")
        if group in groups and not dot:
            if not isinstance(value, Mapping):
                faults.append(f"{name}: {value!r} is not a table")
                continue
            unknown = [key for key in value if key not in groups[group]]
            faults.extend(f"{name}.{key}: no such parameter" for key in unknown)
            yield from ((group, key, item) for key, item in value.items() if key in groups[group])
        elif dot and key in groups.get(group, ()):
            yield group, key, value
        else:
            owners = [owner for owner, keys in groups.items() if name in keys]
            if len(owners) == 1:
                yield owners[0], name, value
            else:
                hint = f"; it is one of {', '.join(f'{owner}.{name}' for owner in owners)}" if owners else ""
                faults.append(f"{name}: no such parameter{hint}")
