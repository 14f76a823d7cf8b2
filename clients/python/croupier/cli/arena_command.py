"""`croupier arena`: bots on the same deals, their shares of wins with 95 % intervals; can be broken off and resumed."""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from croupier.bots import BOTS, bot
from croupier.engine.catalog import patience
from croupier.engine.errors import UnknownVariantError
from croupier.engine.evidence import wilson
from croupier.engine.patience.position import PLAYER
from croupier.engine.shuffle import below_from
from rich.console import Console
from rich.table import Table

from .inputs import InputError
from .tracking import tracked

_MOST_MOVES: Final = 1000
"""A bot that goes round in circles has lost."""


class _Game(NamedTuple):
    """One game to be played: a bot and a seeded deal of a variant."""

    variant: str
    bot: str
    deal: int


class _Result(NamedTuple):
    """How it went: won, moves, decisions, seconds that the bot thought, and the longest thought."""

    game: _Game
    won: bool
    moves: int
    decisions: int
    seconds: float
    longest: float


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser("arena", help="let bots play the same deals and compare them")
    command.add_argument("--variant", default="whitehead", metavar="ID", help="the game (%(default)s)")
    command.add_argument("--bots", default="random,greedy,hint", metavar="A,B", help=f"of {', '.join(BOTS)}")
    command.add_argument("--deals", type=int, default=100, metavar="N", help="seed:1 to seed:N (%(default)s)")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (%(default)s)")
    command.add_argument("--out", metavar="FILE", help="keep results here; what is there already is not played again")
    command.add_argument("--json", action="store_true", help="a list of objects, one a bot")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Play and compare."""
    names = said.bots.split(",")
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        raise InputError(f"no bot is called {unknown[0]!r}; there are {', '.join(BOTS)}")
    if said.deals < 1 or said.jobs < 1:
        raise InputError("--deals and --jobs must be at least 1")
    try:
        patience(said.variant)
    except UnknownVariantError as error:
        raise InputError(f"{error}; 'croupier variants' lists them all") from None
    wanted = [_Game(said.variant, name, deal) for deal in range(1, said.deals + 1) for name in names]
    kept = {result.game: result for result in _kept(said.out)}
    _end_last_line(said.out)
    missing = [game for game in wanted if game not in kept]
    for result in tracked(_played(missing, said.jobs), what="playing", count=len(missing)):
        kept[result.game] = result
        _keep(said.out, result)
    rows = [_row(name, [kept[game] for game in wanted if game.bot == name]) for name in names]
    if said.json:
        print(json.dumps(rows))
    else:
        _print(said.variant, rows)
    return 0


def play(game: _Game) -> _Result:
    """Let a bot play a deal, from what its player sees."""
    rules = patience(game.variant).rules
    position = patience(game.variant).deal(f"seed:{game.deal}")
    seed = f"{game.bot}:{game.deal}:".encode()
    player = bot(game.bot, below_from(lambda block: hashlib.sha256(seed + str(block).encode()).digest()))
    seen, moves, decisions, seconds, longest = position.hidden(), 0, 0, 0.0, 0.0
    while not position.is_won and moves < _MOST_MOVES:
        begun = time.perf_counter()
        chosen = player.choose(position.observe(PLAYER, seen), rules, position.legal_moves())
        thought = time.perf_counter() - begun
        decisions, seconds, longest = decisions + 1, seconds + thought, max(longest, thought)
        if not chosen:
            break
        for move in chosen:
            position = position.play(PLAYER, move)
            seen = tuple(map(min, seen, position.hidden()))
        moves += len(chosen)
    return _Result(game, position.is_won, moves, decisions, seconds, longest)


def _played(games: Sequence[_Game], jobs: int) -> Iterator[_Result]:
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, games, chunksize=4)


def _kept(file: str | None) -> Iterator[_Result]:
    """The results of an earlier run; a line that was broken off is passed over."""
    if file is None or not Path(file).exists():
        return
    for line in Path(file).read_text("utf-8").splitlines():
        try:
            game, *rest = json.loads(line)
            yield _Result(_Game(*game), *rest)
        except (ValueError, TypeError):
            continue


def _keep(file: str | None, result: _Result) -> None:
    if file is not None:
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(json.dumps(result) + "\n")


def _end_last_line(file: str | None) -> None:
    """A run that was broken off may have left half a line; the next result must not be written on to it."""
    if file is not None and Path(file).exists() and not Path(file).read_bytes().endswith(b"\n"):
        with Path(file).open("a", encoding="utf-8") as out:
            out.write("\n")


def _row(name: str, results: Sequence[_Result]) -> dict[str, object]:
    won, decisions = sum(result.won for result in results), sum(result.decisions for result in results)
    low, high = wilson(won, len(results))
    return {
        "bot": name,
        "deals": len(results),
        "won": won,
        "share": won / len(results),
        "low": low,
        "high": high,
        "mean_ms": 1000 * sum(result.seconds for result in results) / max(decisions, 1),
        "longest_ms": 1000 * max(result.longest for result in results),
    }


def _print(variant_id: str, rows: Sequence[dict[str, object]]) -> None:
    table = Table("bot", "won", "deals", "share", "95 %", "ms a decision", "longest ms", box=None, pad_edge=False)
    percent = partial("{:.1%}".format)
    for row in rows:
        interval = f"{percent(row['low'])} – {percent(row['high'])}"
        milliseconds = (f"{row['mean_ms']:.1f}", f"{row['longest_ms']:.0f}")
        table.add_row(
            str(row["bot"]), str(row["won"]), str(row["deals"]), percent(row["share"]), interval, *milliseconds
        )
    console = Console()
    console.print(variant_id)
    console.print(table)
