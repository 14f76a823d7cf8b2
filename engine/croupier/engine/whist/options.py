"""What players agree on before they sit down, by the names that they have for it.

`variants/options.toml` has them all. An option is no second set of rules: a choice is laid over a variant's rules, and
whoever wants something between the choices (a session of 30 hands, other payments) lays that over them.

>>> from croupier.engine.catalog import whist
>>> options()["revoke"].choices
('prevented', 'lose_hand', 'three_tricks')
>>> with_options(whist("solo-whist").rules, {"revoke": "lose_hand", "prop_and_cop": "false"}).ladder[:2]
('solo', 'misere')
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from ..errors import RulesError
from .loading import VARIANTS, overlaid
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Option:
    """An option: `choices` by name, the rule text's first, and what each lays over the rules.

    `without`: contracts that a choice takes off the ladder.
    """

    name: str
    rules: tuple[tuple[str, Mapping[str, object]], ...]
    without: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def choices(self) -> tuple[str, ...]:
        """The names of the choices."""
        return tuple(choice for choice, _ in self.rules)


@lru_cache(maxsize=1)
def options() -> Mapping[str, Option]:
    """Every option by its name."""
    tables = tomllib.loads((VARIANTS / "options.toml").read_text("utf-8"))
    return {name: _option(name, table) for name, table in tables.items()}


def _option(name: str, table: dict[str, dict[str, object]]) -> Option:
    without = tuple((choice, _ids(rules.pop("without", ()))) for choice, rules in table.items())
    return Option(name, tuple(table.items()), without)


def _ids(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list) else ()


def with_options(rules: Rules, chosen: Mapping[str, str]) -> Rules:
    """The rules with some options chosen; `RulesError` lists every fault."""
    faults: list[str] = []
    overrides: dict[str, object] = {}
    without: set[str] = set()
    for name, choice in chosen.items():
        option = options().get(name)
        if option is None:
            faults.append(f"{name}: no such option; there are {', '.join(options())}")
        elif choice not in option.choices:
            faults.append(f"{name}: {choice!r} is none of {', '.join(option.choices)}")
        else:
            without |= set(dict(option.without)[choice])
            overrides.update(dict(option.rules)[choice])
    if faults:
        raise RulesError(faults)
    ladder = [item for item in rules.ladder if item not in without]
    return overlaid(rules, {"ladder": ladder, **dict(_on(ladder, overrides))})


def _on(ladder: list[str], overrides: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """What is said of contracts that the ladder has, and of everything else."""
    for name, value in overrides.items():
        path = name.split(".")
        if path[0] != "contracts" or path[1] in ladder:
            yield name, value
