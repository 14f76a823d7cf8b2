"""Rules on the wire, by their words: the message's field names, the records' and the TOML keys are the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.engine.catalog import whist
from croupier.engine.errors import RulesError
from croupier.engine.patience.loading import overlaid
from croupier.engine.patience.rules import Rules
from croupier.engine.records import write_record
from croupier.engine.whist.loading import overlaid as whist_overlaid
from croupier.engine.whist.moves import WORD
from croupier.engine.whist.rules import Rules as AllWhistRules
from croupier.server.application.refusals import Fault, Refusal, Why, invalid
from croupier.v1.patience_rules_pb2 import PatienceRules
from croupier.v1.whist_rules_pb2 import WhistRules
from google.protobuf.message import Message

_UNSPECIFIED: Final = "UNSPECIFIED"
_DEFAULT: Final = "solo-whist"


def rules_from(message: PatienceRules, field: str) -> Rules:
    """The rules that a client sent, every fault named; what it left out has the default."""
    try:
        return overlaid(Rules(), _table(message))
    except RulesError as error:
        raise _refusal(error, field) from None


def whist_rules_from(message: WhistRules, field: str) -> AllWhistRules:
    """The same for a whist; what is left out of a contract is as in the contract with its id, if there is one."""
    table = _table(message)
    table.pop("contracts", None)
    rungs = [_table(contract) for contract in message.contracts]
    if rungs:
        ladder = [str(rung.pop("id", "")) for rung in rungs]
        # A contract of which nothing is said is there all the same.
        contracts = {each: rung or {"discard": 0} for each, rung in zip(ladder, rungs, strict=True)}
        if len(set(ladder)) < len(ladder) or any(WORD.fullmatch(each) is None for each in ladder):
            raise invalid(f"{field}.contracts", "each with an id of three letters or more, and each id once")
        table |= {"ladder": ladder, "contracts": contracts}
    try:
        return whist_overlaid(whist(_DEFAULT).rules, table)
    except RulesError as error:
        raise _refusal(error, field) from None


def _refusal(error: RulesError, field: str) -> Refusal:
    faults = [Fault(f"{field}.{fault.partition(':')[0]}", fault) for fault in error.faults]
    return Refusal(Why.INVALID_RULES, faults=faults, field=field)


def rules_to(rules: Rules) -> PatienceRules:
    """The rules as a message with every field filled."""
    message = PatienceRules()
    _fill(message, write_record(rules))
    return message


def whist_rules_to(rules: AllWhistRules) -> WhistRules:
    """The same for a whist."""
    message = WhistRules()
    _fill(message, write_record(rules))
    return message


def _table(message: Message) -> dict[str, object]:
    """The message's set fields as a plain table."""
    table: dict[str, object] = {}
    for field, value in message.ListFields():
        if field.message_type is not None:
            # Only a ladder is a list of messages, and it is laid out by ids.
            table[field.name] = _table(value) if isinstance(value, Message) else []
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
        elif field.message_type is not None and isinstance(value, list):
            for item in value:
                _fill(getattr(message, field.name).add(), item)
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
