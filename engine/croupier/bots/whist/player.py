"""What a whist bot is: a seat's view and its legal moves in, one of them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from croupier.engine.whist.moves import WhistMove
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

Below: TypeAlias = Callable[[int], int]
"""A uniform number from 0 to n - 1."""


class WhistBot(Protocol):
    """Plays a seat of a whist. It remembers nothing: all that it knows is in the view, and all its luck in `below`."""

    def choose(self, observation: WhistObservation, rules: Rules, legal_moves: Sequence[WhistMove]) -> WhistMove:
        """One of the legal moves.

        `observation` is `position.observe(seat)` of a seat that is in turn (`position.in_turn`), `legal_moves` are
        that seat's, at least one. Who is not in turn may at most claim a revoke, and need not be asked: a bot claims
        when its turn comes, or when the cards are played.
        """
        ...
