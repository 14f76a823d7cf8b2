"""The one codec between frozen records and plain tables (TOML, JSON, the wire's fields).

A record is a frozen dataclass whose fields are numbers, words (a `StrEnum`), truth values, text, lists of those, or
further records. Its field names are the keys, everywhere.

>>> from croupier.engine.patience.rules import TableauRules
>>> read_record(TableauRules, {"build": "color", "unit": "suit"}).build
<Build.COLOR: 'color'>
>>> read_record(TableauRules, {"build": "colour"})
Traceback (most recent call last):
...
croupier.engine.errors.RulesError: build: 'colour' is none of suit, color, alternate, other_suit, any, none
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeVar, get_args, get_origin, get_type_hints

from .errors import RulesError

R = TypeVar("R")

_FIELDS: Final[dict[type[object], Mapping[str, object]]] = {}
"""What reading type hints has told of each kind of record: it is slow, and the kinds are few."""


def read_record(kind: type[R], table: Mapping[str, object]) -> R:
    """Make a record from a table; keys left out keep their defaults. `RulesError` lists every fault."""
    faults: list[str] = []
    record = _read(kind, table, "", faults)
    if faults or not isinstance(record, kind):
        raise RulesError(faults)
    return record


def write_record(record: object) -> dict[str, object]:
    """The record as a table of plain values; `read_record` gives it back.

    >>> from croupier.engine.patience.rules import CellRules
    >>> write_record(CellRules(count=4))
    {'count': 4, 'filled': 0}
    """
    return {name: _plain(getattr(record, name)) for name in fields_of(type(record))}


def fields_of(kind: type[object]) -> Mapping[str, object]:
    """The record's field names and their types, in order."""
    known = _FIELDS.get(kind)
    if known is None:
        if not dataclasses.is_dataclass(kind):
            raise TypeError(f"{kind!r} is no record")
        hints = get_type_hints(kind)
        known = _FIELDS[kind] = {field.name: hints[field.name] for field in dataclasses.fields(kind)}
    return known


def _plain(value: object) -> object:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if dataclasses.is_dataclass(value):
        return write_record(value)
    return value


def _read(kind: object, value: object, path: str, faults: list[str]) -> object:
    if isinstance(kind, type) and dataclasses.is_dataclass(kind):
        return _read_table(kind, value, path, faults)
    if get_origin(kind) is tuple:
        return _read_list(get_args(kind)[0], value, path, faults)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _read_word(kind, value, path, faults)
    # bool is an int in Python, but `1` is no truth value and `true` is no number in rules.
    if kind in (int, bool, str) and type(value) is kind:
        return value
    names = {int: "a whole number", bool: "true or false", str: "a text"}
    faults.append(f"{path}: {value!r} is not {names[kind] if isinstance(kind, type) else kind}")
    return None


def _read_table(kind: type, value: object, path: str, faults: list[str]) -> object:
    if not isinstance(value, Mapping):
        faults.append(f"{path}: {value!r} is not a table")
        return None
    known = fields_of(kind)
    before = len(faults)
    read: dict[str, object] = {}
    for key, item in value.items():
        where = f"{path}.{key}" if path else str(key)
        if key not in known:
            faults.append(f"{where}: no such parameter; there are {', '.join(known)}")
        else:
            read[key] = _read(known[key], item, where, faults)
    return kind(**read) if len(faults) == before else None


def _read_list(kind: object, value: object, path: str, faults: list[str]) -> object:
    if not isinstance(value, list | tuple):
        faults.append(f"{path}: {value!r} is not a list")
        return None
    return tuple(_read(kind, item, f"{path}[{at}]", faults) for at, item in enumerate(value))


def _read_word(kind: type[StrEnum], value: object, path: str, faults: list[str]) -> object:
    if isinstance(value, str) and value in set(kind):
        return kind(value)
    faults.append(f"{path}: {value!r} is none of {', '.join(kind)}")
    return None
