"""Patience bots on the same deals: their shares of wins with 95 % intervals."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from croupier.bots import bot
from croupier.engine.catalog import patience
from croupier.engine.evidence import wilson
from croupier.engine.patience.position import PLAYER
from croupier.engine.shuffle import below_from
from rich.table import Table

_MOST_MOVES: Final = 1000
"""A bot that goes round in circles has lost."""


class Game(NamedTuple):
    """One game to be played: a bot and a seeded deal of a variant."""

    variant: str
    bot: str
    deal: int


class Played(NamedTuple):
    """How it went: won, moves, decisions, seconds that the bot thought, and the longest thought."""

    game: Game
    won: bool
    moves: int
    decisions: int
    seconds: float
    longest: float


def read(line: object) -> Played:
    """A result from its line of a results file; `ValueError` or `TypeError` for anything else."""
    if not isinstance(line, list):
        raise ValueError("a result is a list")
    game, *rest = line
    return Played(Game(*game), *rest)


def wanted(variant_id: str, names: Sequence[str], deals: int) -> list[Game]:
    """Every bot on every deal."""
    return [Game(variant_id, name, deal) for deal in range(1, deals + 1) for name in names]


def play(game: Game) -> Played:
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
    return Played(game, position.is_won, moves, decisions, seconds, longest)


def row(name: str, results: Sequence[Played]) -> dict[str, object]:
    """What a bot's games amount to."""
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


def table(rows: Sequence[dict[str, object]]) -> Table:
    """The rows for somebody who reads them."""
    made = Table("bot", "won", "deals", "share", "95 %", "ms a decision", "longest ms", box=None, pad_edge=False)
    percent = partial("{:.1%}".format)
    for each in rows:
        interval = f"{percent(each['low'])} – {percent(each['high'])}"
        milliseconds = (f"{each['mean_ms']:.1f}", f"{each['longest_ms']:.0f}")
        made.add_row(
            str(each["bot"]), str(each["won"]), str(each["deals"]), percent(each["share"]), interval, *milliseconds
        )
    return made
