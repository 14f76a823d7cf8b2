"""The bot that plays by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.engine.whist.moves import WhistMove
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

from .player import Below


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal move, each as likely as the others."""

    below: Below

    def choose(self, observation: WhistObservation, rules: Rules, legal_moves: Sequence[WhistMove]) -> WhistMove:
        """See `WhistBot`."""
        return legal_moves[self.below(len(legal_moves))]
