"""Bots for patience. Each reads its player's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from croupier.engine.patience.hinting import suggest
from croupier.engine.patience.moves import PatienceMove, Transfer
from croupier.engine.patience.observation import PatienceObservation
from croupier.engine.patience.piles import PileKind
from croupier.engine.patience.rules import Rules

Below: TypeAlias = Callable[[int], int]
"""A uniform number from 0 to n - 1."""

Moves: TypeAlias = tuple[PatienceMove, ...]


class Bot(Protocol):
    """Chooses moves to play one after the other, and then looks again; none: it gives up."""

    def choose(self, view: PatienceObservation, rules: Rules, legal: Sequence[PatienceMove]) -> Moves:
        """What to play when the player sees `view` and may play `legal`."""
        ...


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Any legal move."""

    below: Below

    def choose(self, view: PatienceObservation, rules: Rules, legal: Sequence[PatienceMove]) -> Moves:
        """See `Bot`."""
        return (legal[self.below(len(legal))],) if legal else ()


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Up whenever a card can go up, else any move that does not take one back."""

    below: Below

    def choose(self, view: PatienceObservation, rules: Rules, legal: Sequence[PatienceMove]) -> Moves:
        """See `Bot`."""
        up = next((move for move in legal if _goes_to(move, PileKind.FOUNDATION)), None)
        if up is not None:
            return (up,)
        forward = [move for move in legal if not _comes_from(move, PileKind.FOUNDATION)]
        return (forward[self.below(len(forward))],) if forward else ()


@dataclass(frozen=True, slots=True)
class GreedyExactBot:
    """Greedy until at most one card is unseen, then by search."""

    below: Below

    def choose(self, view: PatienceObservation, rules: Rules, legal: Sequence[PatienceMove]) -> Moves:
        """See `Bot`."""
        unseen = sum(pile.face_down for pile in view.piles) - len(view.seen)
        if unseen <= 1:
            return _advised(view, rules)
        return GreedyBot(self.below).choose(view, rules, legal)


@dataclass(frozen=True, slots=True)
class HintBot:
    """Plays the best hint, and gives up only what is proven lost."""

    below: Below

    def choose(self, view: PatienceObservation, rules: Rules, legal: Sequence[PatienceMove]) -> Moves:
        """See `Bot`."""
        return _advised(view, rules)


BOTS: Final[Mapping[str, Callable[[Below], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "greedy-exact": GreedyExactBot,
    "hint": HintBot,
}
"""Every bot by its name."""


def bot(name: str, below: Below) -> Bot:
    """The bot of a name; `KeyError` for one that there is not."""
    return BOTS[name](below)


def _advised(view: PatienceObservation, rules: Rules) -> Moves:
    hints = suggest(view, rules)
    if not hints.plans or (hints.exact and not hints.plans[0].won):
        return ()
    return hints.plans[0].moves


def _goes_to(move: PatienceMove, kind: PileKind) -> bool:
    return isinstance(move, Transfer) and move.target.kind is kind


def _comes_from(move: PatienceMove, kind: PileKind) -> bool:
    return isinstance(move, Transfer) and move.source.kind is kind
