"""Refusing what a caller has written: one door from the engine's errors to a refusal that names the field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from croupier.engine.errors import DeckError, NotationError, RulesError, UnknownVariantError

from .refusals import Fault, Refusal, Why

_LONGEST = 80


@contextmanager
def refusing(field: str) -> Iterator[None]:
    """What cannot be read inside is refused, with its place or with every fault."""
    try:
        yield
    except NotationError as error:
        raise malformed(error, field) from None
    except DeckError as error:
        raise Refusal(Why.WRONG_DECK, faults=_faults(field, error.faults), field=field) from None
    except RulesError as error:
        raise Refusal(Why.INVALID_RULES, faults=_faults(field, error.faults), field=field) from None
    except UnknownVariantError as error:
        raise Refusal(Why.UNKNOWN_VARIANT, variant_id=error.variant_id[:_LONGEST]) from None


def malformed(error: NotationError, field: str) -> Refusal:
    """The refusal of a text that cannot be read."""
    return Refusal(
        Why.MALFORMED_NOTATION,
        faults=[Fault(field, str(error))],
        field=field,
        line=error.line,
        column=error.column,
        found=error.found[:_LONGEST],
        expected=error.expected,
    )


def _faults(field: str, faults: Sequence[str]) -> list[Fault]:
    return [Fault(field, fault) for fault in faults]
