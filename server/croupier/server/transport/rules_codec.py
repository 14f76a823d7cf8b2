"""Rules on the wire, by their words: the message's field names, the records' and the TOML keys are the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.engine.errors import RulesError
from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.rules import Rules
from croupier.engine.records import write_record
from croupier.server.application.refusals import Fault, Refusal, Why
from croupier.v1.patience_rules_pb2 import PatienceRules
from google.protobuf.message import Message

_UNSPECIFIED: Final = "UNSPECIFIED"


def rules_from(message: PatienceRules, field: str) -> Rules:
    """The rules that a client sent, every fault named; what it left out has the default."""
    try:
        return overlaid(Rules(), _table(message))
    except RulesError as error:
        faults = [Fault(f"{field}.{fault.partition(':')[0]}", fault) for fault in error.faults]
        raise Refusal(Why.INVALID_RULES, faults=faults, field=field) from None


def rules_to(rules: Rules) -> PatienceRules:
    """The rules as a message with every field filled."""
    message = PatienceRules()
    _fill(message, write_record(rules))
    return message


def _table(message: Message) -> dict[str, object]:
    """The message's set fields as a plain table."""
    table: dict[str, object] = {}
    for field, value in message.ListFields():
        if field.message_type is not None:
            table[field.name] = _table(value)
        elif field.enum_type is not None:
            # An open enum may carry a number that nobody knows; as a word it is refused like any other.
            table[field.name] = _words((each.number, each.name) for each in field.enum_type.values).get(
                value, str(value)
            )
        else:
            table[field.name] = value if isinstance(value, int | str) else list(value)
    return table


def _fill(message: Message, table: dict[str, object]) -> None:
    for field in message.DESCRIPTOR.fields:
        value = table[field.name]
        if field.message_type is not None and isinstance(value, dict):
            _fill(getattr(message, field.name), value)
        elif field.enum_type is not None:
            words = _words((each.number, each.name) for each in field.enum_type.values)
            numbers = {word: number for number, word in words.items()}
            setattr(message, field.name, numbers[str(value)])
        elif isinstance(value, list):
            getattr(message, field.name).extend(value)
        else:
            setattr(message, field.name, value)


def _words(values: Iterable[tuple[int, str]]) -> dict[int, str]:
    """The words of an enum by their numbers: its values' names without their common prefix."""
    names = dict(values)
    prefix = names[0].removesuffix(_UNSPECIFIED)
    return {number: name.removeprefix(prefix).lower() for number, name in names.items()}
