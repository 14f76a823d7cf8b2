"""`croupier solve`: can a deal or a position be won, and how; one, or a file of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from croupier.engine.catalog import rules_of
from croupier.engine.errors import CroupierError, DeckError, RulesError
from croupier.engine.patience.position import Position
from croupier.engine.patience.sheet import read_sheet
from croupier.engine.patience.sheet_json import read_json
from croupier.engine.patience.solving import Limits, solve, uses_kernel
from croupier.engine.patience.verdict import Solved, Unknown, Unsolvable, Verdict

from .inputs import STDIN, InputError, deal_position, read_position
from .tracking import tracked

_WORDS: Final[Mapping[type[Verdict], str]] = {Solved: "solved", Unsolvable: "unsolvable", Unknown: "unknown"}
_AHEAD: Final = 4
"""Jobs handed to each process before their answers are waited for."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """The answer to one line: a verdict, or what is wrong with the line."""

    said: Mapping[str, object]
    failed: bool = False


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("solve", help="say whether a deal or position can be won, and how")
    command.add_argument("--variant", metavar="ID", help="the game (whitehead, or what the position says)")
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument("--deal", metavar="NAME", help="seed:N, ms:N or pysol:N")
    what.add_argument("--position", metavar="FILE", help="a position as text or JSON; - reads standard input")
    what.add_argument("--jsonl", metavar="FILE", help="a JSON object a line; - reads standard input")
    command.add_argument("--seconds", type=float, default=10.0, metavar="S", help="for each (%(default)s)")
    command.add_argument("--nodes", type=int, default=Limits().nodes, metavar="N", help="positions to look at")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (%(default)s)")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Solve what is asked."""
    if said.seconds <= 0 or said.nodes < 1 or said.jobs < 1:
        raise InputError("--seconds, --nodes and --jobs must be more than 0")
    limits = Limits(nodes=said.nodes, seconds=said.seconds)
    if said.jsonl is not None:
        return _lines(said, limits)
    if said.deal is not None:
        position = deal_position(said.variant or "whitehead", said.deal).position
    else:
        position = read_position(said).position
    verdict = solve(position, limits=limits)
    _print(verdict)
    return 0


def _print(verdict: Verdict) -> None:
    counts = verdict.statistics
    searched = f"{counts.nodes:,} nodes, {counts.seconds:.3f} s, {'kernel' if uses_kernel() else 'reference'}"
    match verdict:
        case Solved(line, _):
            print(f"solved in {len(line)} moves ({searched})")
            print(*(move.text for move in line))
        case Unsolvable():
            print(f"unsolvable ({searched})")
        case Unknown(why, _):
            print(f"unknown: {why} ran out ({searched})")


def _lines(said: argparse.Namespace, limits: Limits) -> int:
    """A verdict for each line of a file, in the order of the lines; 2 if any line was bad."""
    try:
        text = sys.stdin.read() if said.jsonl == STDIN else Path(said.jsonl).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"{said.jsonl}: {error}") from None
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    failed = False
    work = partial(_answer, variant_id=said.variant, limits=limits)
    for answer in tracked(_answers(work, lines, said.jobs), what="solving", count=len(lines)):
        print(json.dumps(answer.said), flush=True)
        failed = failed or answer.failed
    return 2 if failed else 0


def _answers(work: partial[_Answer], lines: Iterable[tuple[int, str]], jobs: int) -> Iterator[_Answer]:
    if jobs == 1:
        yield from map(work, lines)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting: list[Future[_Answer]] = []
        for line in lines:
            waiting.append(pool.submit(work, line))
            if len(waiting) >= jobs * _AHEAD:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def _answer(numbered: tuple[int, str], *, variant_id: str | None, limits: Limits) -> _Answer:
    number, line = numbered
    name: object = f"line {number}"
    try:
        said = json.loads(line)
        if isinstance(said, dict) and "id" in said:
            name = said["id"]
        verdict = solve(_position(line, said, variant_id), limits=limits)
    except (CroupierError, ValueError, RecursionError) as error:
        return _Answer({"id": name, "error": _what_is_wrong(error, number)}, failed=True)
    counts = verdict.statistics
    return _Answer(
        {
            "id": name,
            "verdict": _WORDS[type(verdict)],
            "moves": [move.text for move in verdict.line] if isinstance(verdict, Solved) else [],
            "nodes": counts.nodes,
            "seconds": round(counts.seconds, 6),
            "reason": verdict.why.value if isinstance(verdict, Unknown) else "",
        }
    )


def _position(line: str, said: object, variant_id: str | None) -> Position:
    """The position of a line; keys that say something about it (such as a known verdict) are passed over."""
    known = said if isinstance(said, dict) else {}
    kept = {key: value for key, value in known.items() if key not in ("id", "verdict")}
    text = json.dumps(kept) if isinstance(said, dict) else line
    return read_sheet(read_json(text), rules_of, variant_id).position


def _what_is_wrong(error: Exception, number: int) -> str:
    faults = error.faults if isinstance(error, DeckError | RulesError) else (str(error),)
    return f"line {number}: {'; '.join(faults)}"
