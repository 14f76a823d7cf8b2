"""`croupier arena`: bots on the same deals, compared with 95 % intervals; can be broken off and resumed.

Patience bots play every deal by themselves (`--bots`, `--deals`), whist bots against each other (`--seats`, `--hands`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import attrgetter
from typing import Final, TypeVar

from croupier.bots import BOTS
from croupier.bots.whist import BOTS as WHIST_BOTS
from croupier.engine.catalog import WhistVariant, variant
from croupier.engine.errors import UnknownVariantError
from rich.console import Console
from rich.table import Table

from . import patience_arena, whist_arena
from .inputs import InputError
from .results_file import ResultsFile
from .tracking import tracked

G = TypeVar("G")
R = TypeVar("R")

_ABOUT: Final = """
Bots play the same deals, seed:1 to seed:N.

Patience: every bot of --bots plays each of --deals. Reported are shares of wins, with Wilson's 95 % interval.

Whist: the four bots of --seats play each of --hands deals four times, moved on by one seat each time, so that each sits
once before each of the four hands. The units a hand of a bot are the mean of its seats, less the table's mean (0 but
for a pool), deal by deal: the luck of the cards cancels, and four equal bots come out at 0. The 95 % interval is the
mean of these paired differences, give or take 1.96 of its standard errors. A hand that nobody plays counts 0, and is
not dealt again. Milliseconds are of decisions between two moves at least.
"""


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "arena",
        help="let bots play the same deals and compare them",
        description=_ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--variant", default="whitehead", metavar="ID", help="the game (%(default)s)")
    command.add_argument("--bots", metavar="A,B", help=f"patience: of {', '.join(BOTS)} (random,greedy,hint)")
    command.add_argument("--deals", type=int, metavar="N", help="patience: how many deals (100)")
    command.add_argument(
        "--seats", metavar="A,B,C,D", help=f"whist: of {', '.join(WHIST_BOTS)} (montecarlo,thumb,thumb,thumb)"
    )
    command.add_argument("--hands", type=int, metavar="N", help="whist: how many deals, each played four times (100)")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (%(default)s)")
    command.add_argument("--out", metavar="FILE", help="keep results here; what is there already is not played again")
    command.add_argument("--json", action="store_true", help="a list of objects, one a bot")
    command.set_defaults(run=run)


def run(said: argparse.Namespace) -> int:
    """Play and compare."""
    if said.jobs < 1:
        raise InputError("--jobs must be at least 1")
    try:
        is_whist = isinstance(variant(said.variant), WhistVariant)
    except UnknownVariantError as error:
        raise InputError(f"{error}; 'croupier variants' lists them all") from None
    rows, table = _whist(said) if is_whist else _patience(said)
    if said.json:
        print(json.dumps(rows))
    else:
        console = Console()
        console.print(said.variant)
        console.print(table)
    return 0


def _patience(said: argparse.Namespace) -> tuple[list[dict[str, object]], Table]:
    if said.seats is not None or said.hands is not None:
        raise InputError(f"{said.variant} is a patience: say --bots and --deals; --seats and --hands are for whist")
    names = _names(said.bots or "random,greedy,hint", BOTS)
    deals = 100 if said.deals is None else said.deals
    if deals < 1:
        raise InputError("--deals must be at least 1")
    wanted = patience_arena.wanted(said.variant, names, deals)
    file = ResultsFile(said.out, patience_arena.read)
    results = _results(wanted, file, attrgetter("game"), patience_arena.play, said.jobs)
    played = [results[game] for game in wanted]
    rows = [patience_arena.row(name, [result for result in played if result.game.bot == name]) for name in names]
    return rows, patience_arena.table(rows)


def _whist(said: argparse.Namespace) -> tuple[list[dict[str, object]], Table]:
    if said.bots is not None or said.deals is not None:
        raise InputError(f"{said.variant} is a whist: say --seats and --hands; --bots and --deals are for patiences")
    names = _names(said.seats or "montecarlo,thumb,thumb,thumb", WHIST_BOTS)
    if len(names) != 4:
        raise InputError(f"--seats names four bots, as in montecarlo,thumb,thumb,thumb, not {len(names)}")
    hands = 100 if said.hands is None else said.hands
    if hands < 2:
        raise InputError("--hands must be at least 2, since an interval wants two deals")
    wanted = whist_arena.wanted(said.variant, names, hands)
    file = ResultsFile(said.out, whist_arena.read)
    results = _results(wanted, file, attrgetter("game"), whist_arena.play, said.jobs)
    rows = whist_arena.rows(said.variant, names, hands, results)
    return rows, whist_arena.table(rows)


def _names(said: str, bots: Iterable[str]) -> list[str]:
    names = said.split(",")
    known = list(bots)
    unknown = [name for name in names if name not in known]
    if unknown:
        raise InputError(f"no bot is called {unknown[0]!r}; there are {', '.join(known)}")
    return names


def _results(
    wanted: Sequence[G], file: ResultsFile[R], game_of: Callable[[R], G], play: Callable[[G], R], jobs: int
) -> dict[G, R]:
    """The result of every game, those of an earlier run out of the file."""
    found = {game_of(result): result for result in file.kept()}
    file.end_last_line()
    missing = [game for game in wanted if game not in found]
    played = _played(missing, play, jobs)
    for result in tracked(played, what="playing", count=len(wanted), done=len(wanted) - len(missing)):
        found[game_of(result)] = result
        file.keep(result)
    return found


def _played(games: Sequence[G], play: Callable[[G], R], jobs: int) -> Iterator[R]:
    if jobs == 1:
        yield from map(play, games)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, games, chunksize=4)
