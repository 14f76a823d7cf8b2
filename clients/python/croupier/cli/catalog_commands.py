"""`croupier variants`."""

from __future__ import annotations

import argparse
import json

from croupier.engine.catalog import variants
from rich.console import Console
from rich.table import Table

from .inputs import add_language, texts_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("variants", help="list every game")
    command.add_argument("--json", action="store_true", help="a list of objects with id, family, seats and title")
    add_language(command)
    command.set_defaults(run=list_variants)


def list_variants(said: argparse.Namespace) -> int:
    """Print every variant."""
    texts = texts_of(said)
    listed = [
        {"id": each.id, "family": each.family.value, "seats": each.seats, "title": texts.variant(each.id)}
        for each in variants()
    ]
    if said.json:
        print(json.dumps(listed, ensure_ascii=False))
        return 0
    table = Table("id", "title", "family", "seats", box=None, pad_edge=False)
    for row in listed:
        table.add_row(str(row["id"]), str(row["title"]), str(row["family"]), str(row["seats"]))
    Console().print(table)
    return 0
