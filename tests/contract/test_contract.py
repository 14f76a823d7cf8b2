"""The contract is clean, its generated code fresh, and its words are the engine's."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from enum import StrEnum
from importlib.resources import files
from pathlib import Path
from typing import Final, get_args, get_origin

import pytest
from croupier.engine.cards import Card
from croupier.engine.errors import Reason
from croupier.engine.patience.rules import Rules
from croupier.engine.records import fields_of
from croupier.engine.whist import rules as whist_rules
from croupier.server.application.refusals import Why
from croupier.v1 import cards_pb2, error_pb2, patience_rules_pb2, whist_rules_pb2
from google.protobuf.descriptor import FileDescriptor
from google.protobuf.descriptor_pb2 import DescriptorProto, FileDescriptorProto
from google.protobuf.descriptor_pb2 import FieldDescriptorProto as Field

PROTO: Final = Path(__file__).resolve().parents[2] / "proto"
SOURCES: Final = sorted(PROTO.glob("croupier/v1/*.proto"))


WIRE_TYPES: Final[Mapping[object, int]] = {
    int: Field.TYPE_UINT32,
    str: Field.TYPE_STRING,
    bool: Field.TYPE_BOOL,
}


def described(file: FileDescriptor) -> FileDescriptorProto:
    """What a proto file says, as data."""
    proto = FileDescriptorProto()
    file.CopyToProto(proto)
    return proto


def buf(*arguments: str) -> subprocess.CompletedProcess[str]:
    found = shutil.which("buf", path=sysconfig.get_path("scripts")) or shutil.which("buf")
    if found is None:
        pytest.skip("buf is not installed")
    return subprocess.run([found, *arguments], cwd=PROTO, capture_output=True, text=True, check=False)


def test_buf_finds_no_fault() -> None:
    lint = buf("lint")
    assert lint.returncode == 0, lint.stdout + lint.stderr


def test_the_sources_are_formatted() -> None:
    formatted = buf("format", "--diff", "--exit-code")
    assert formatted.returncode == 0, formatted.stdout


def test_the_generated_code_is_fresh() -> None:
    check = [sys.executable, str(PROTO / "generate.py"), "--check"]
    checked = subprocess.run(check, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_every_element_has_a_comment(source: Path) -> None:
    lines = source.read_text(encoding="utf-8").splitlines()
    element = re.compile(r"\s*(message|enum|service|rpc|oneof)\s+\w+|\s*[\w.<>, ]+\s+\w+ = \d+;|\s*[A-Z0-9_]+ = \d+;")
    bare = [
        f"{number}: {line.strip()}"
        for number, (before, line) in enumerate(zip(["", *lines], lines, strict=False), start=1)
        if element.match(line) and not line.startswith("syntax") and not before.strip().startswith("//")
    ]
    assert bare == []


def test_nothing_is_reserved_or_deprecated_before_the_first_release() -> None:
    for source in SOURCES:
        assert not re.search(r"^\s*reserved |deprecated = true", source.read_text(encoding="utf-8"), re.MULTILINE)


def test_a_card_has_the_same_number_on_the_wire() -> None:
    wire = {name.removeprefix("CARD_"): number for name, number in cards_pb2.Card.items() if number}
    assert wire == {card.text: int(card) for card in Card}


def test_every_rule_that_a_move_can_break_is_a_reason() -> None:
    illegal = [name.removeprefix("ERROR_REASON_") for name, number in error_pb2.ErrorReason.items() if number > 100]
    assert illegal == list(Reason)


def test_everything_that_the_service_refuses_has_a_reason_of_its_number() -> None:
    service = {name.removeprefix("ERROR_REASON_"): n for name, n in error_pb2.ErrorReason.items() if 0 < n < 100}
    assert service == {why.name: why.value[1] for why in Why}


MESSAGES: Final = {
    message.name: message
    for file in (patience_rules_pb2, whist_rules_pb2)
    for message in described(file.DESCRIPTOR).message_type
}


def record_of(kind: object) -> type | None:
    return kind if isinstance(kind, type) and is_dataclass(kind) else None


def pairs(message: DescriptorProto, record: type, path: str = "") -> Iterator[tuple[str, Field, object]]:
    """Every field of a message with the type of the record's field that has its name."""
    kinds = fields_of(record)
    assert [field.name for field in message.field] == list(kinds), path
    for field in message.field:
        kind = kinds[field.name]
        inner = record_of(get_args(kind)[0] if get_origin(kind) is tuple else kind)
        if inner is None:
            yield f"{path}{field.name}", field, kind
        else:
            assert (field.label == Field.LABEL_REPEATED) == (get_origin(kind) is tuple), field.name
            yield from pairs(MESSAGES[field.type_name.rpartition(".")[2]], inner, f"{path}{field.name}.")


FIELDS: Final = list(pairs(MESSAGES["PatienceRules"], Rules))
WHIST_FIELDS: Final = list(pairs(MESSAGES["WhistRules"], whist_rules.Rules))
ALL_FIELDS: Final = FIELDS + WHIST_FIELDS


def words_of(field: Field) -> list[str]:
    """The words of a field's enum, which belongs to a message."""
    owner, _, name = field.type_name.removeprefix(".croupier.v1.").partition(".")
    (enum,) = [enum for enum in MESSAGES[owner].enum_type if enum.name == name]
    prefix = re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper() + "_"
    return [value.name.removeprefix(prefix).lower() for value in enum.value if value.number]


@pytest.mark.parametrize(("field", "kind"), [pair[1:] for pair in ALL_FIELDS], ids=[pair[0] for pair in ALL_FIELDS])
def test_rules_say_the_same_on_the_wire_and_in_the_engine(field: Field, kind: object) -> None:
    if get_origin(kind) is tuple:
        assert field.label == Field.LABEL_REPEATED
        kind = get_args(kind)[0]
    elif kind in WIRE_TYPES:
        assert field.proto3_optional, "absent must differ from nought"
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        assert words_of(field) == list(kind)
    else:
        assert field.type == WIRE_TYPES[kind]


def keys_of(table: Mapping[str, object], path: str = "") -> set[str]:
    """Every key of a table of tables, with its path."""
    found: set[str] = set()
    for key, value in table.items():
        found |= keys_of(value, f"{path}{key}.") if isinstance(value, dict) else {f"{path}{key}"}
    return found


def test_the_rules_files_have_the_keys_of_the_wire() -> None:
    default = files("croupier.engine.patience") / "variants" / "default.toml"
    table = tomllib.loads(default.read_text(encoding="utf-8"))
    assert {name for name, _, _ in FIELDS} <= keys_of(table)
    groups = {name.partition(".")[0] for name, _, _ in FIELDS}
    assert {key for key in keys_of(table) if key.partition(".")[0] in groups} == {name for name, _, _ in FIELDS}


def test_the_whist_files_have_the_keys_of_the_wire() -> None:
    names = {name for name, _, _ in WHIST_FIELDS}
    variants = files("croupier.engine.whist") / "variants"
    table = tomllib.loads((variants / "default.toml").read_text(encoding="utf-8"))
    ladder, contracts = table.pop("ladder"), table.pop("contracts")
    assert set(ladder) == set(contracts)
    assert keys_of(table) == {name for name in names if not name.startswith("contracts.")}
    rungs = {"id"}
    for variant_id in tomllib.loads((variants / "catalog.toml").read_text(encoding="utf-8"))["variants"]:
        table = tomllib.loads((variants / f"{variant_id}.toml").read_text(encoding="utf-8"))
        for rung in (*table.get("contracts", {}).values(), *contracts.values()):
            rungs |= keys_of(rung)
    assert {f"contracts.{key}" for key in rungs} <= names
