"""What came of the games that were played at this terminal, kept in a file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from ..keeping import keep, kept, put_aside

_FILE: Final = "statistics.json"


def data_folder() -> Path:
    """Where croupier keeps a player's things: `$XDG_DATA_HOME/croupier`, or `~/.local/share/croupier`."""
    base = os.environ.get("XDG_DATA_HOME", "")
    # The XDG Base Directory Specification has relative paths ignored.
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "croupier"


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    variant: str
    won: bool


@dataclass(frozen=True, slots=True)
class Score:
    """The games of one variant: how many, how many won, how many won in a row now and at best."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best: int = 0

    def after(self, won: bool) -> Score:
        """With one more game."""
        streak = self.streak + 1 if won else 0
        return Score(self.played + 1, self.won + won, streak, max(self.best, streak))


class Statistics:
    """Results by game, the oldest first: a game counts once, by its first result."""

    def __init__(self, path: Path, player: str, results: Mapping[str, Result]) -> None:
        self.player = player
        """Marks this terminal's games on a service that others use too."""
        self._path = path
        self._results = dict(results)

    @classmethod
    def load(cls, folder: Path) -> Statistics:
        """The statistics in a folder; new ones where there are none, or none that can be read."""
        path = folder / _FILE
        try:
            stored: Any = kept(path)
            if stored is None:
                return cls._new(path)
            results = {
                str(game): Result(str(each["variant"]), each["won"] is True) for game, each in stored["results"].items()
            }
            return cls(path, str(stored["player"]), results)
        except (TypeError, KeyError, AttributeError):
            put_aside(path)
            return cls._new(path)

    @classmethod
    def _new(cls, path: Path) -> Statistics:
        new = cls(path, uuid4().hex, {})
        new.save()
        return new

    def count(self, game_id: str, result: Result) -> bool:
        """Keep a result; False if the game has been counted before."""
        # Another terminal may have counted games meanwhile.
        self._results.update(Statistics.load(self._path.parent)._results)
        if game_id in self._results:
            return False
        self._results[game_id] = result
        self.save()
        return True

    def scores(self) -> Mapping[str, Score]:
        """The score of every variant that has been played."""
        scores: dict[str, Score] = {}
        for result in self._results.values():
            scores[result.variant] = scores.get(result.variant, Score()).after(result.won)
        return scores

    def save(self) -> None:
        """Write the file."""
        results = {game: {"variant": each.variant, "won": each.won} for game, each in self._results.items()}
        keep(self._path, {"player": self.player, "results": results})
