"""The game on the table, as the service has it. Calls wait for the service: make them away from the screen's loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from croupier.client import Client, ConflictError
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1 import patience_pb2 as patience

PLAYER: Final = "player"
"""The label that tells whose game it is, and the one with the name of its deal."""
DEAL: Final = "deal"
# Where a bare number names a deal: the numbers that most books and programs mean, first.
_NUMBERS: Final = ("pysol", "ms", "seed")

_OFFERED: Final = 5
"""Games to go on with that are listed at once."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game and how it is drawn."""

    variant: catalog.Variant
    view: game.GameView

    @property
    def deal(self) -> str:
        """The deal's name; empty where it was shuffled."""
        return self.view.labels.get(DEAL, "")

    @property
    def legal(self) -> Sequence[game.Move]:
        """What may be played."""
        return self.view.legal_moves

    def has(self, pile_id: str) -> bool:
        """Whether there is such a pile."""
        return any(pile.id == pile_id for pile in self.view.patience.piles)

    def pile(self, pile_id: str) -> patience.Pile:
        """A pile of the game."""
        return next(pile for pile in self.view.patience.piles if pile.id == pile_id)

    @property
    def is_running(self) -> bool:
        """Whether it takes moves."""
        return self.view.state == game.GAME_STATE_RUNNING

    @property
    def is_won(self) -> bool:
        """Whether it ended with every card up."""
        return self.view.ending == game.ENDING_WON


class Session:
    """Deals and plays for one player; each call gives the table after it."""

    def __init__(self, client: Client, player: str) -> None:
        self._client = client
        self._player = player

    def variants(self) -> Sequence[catalog.Variant]:
        """Everything that can be played here."""
        return [each for each in self._client.variants() if each.family == catalog.FAMILY_PATIENCE]

    def unfinished(self, variant_id: str = "") -> Sequence[game.GameSummary]:
        """The last few games that the player has begun and not ended; of one variant, or of all."""
        running = self._client.games(labels={PLAYER: self._player}, state=game.GAME_STATE_RUNNING)
        begun = (each for each in running if each.revision > 1 and variant_id in ("", each.variant_id))
        return list(islice(begun, _OFFERED))

    def deal(self, variant_id: str, deal: str) -> Table:
        """Deal a game: by name, by a bare number, or shuffled where nothing is said."""
        variant = self._client.variant(variant_id)
        named = _full_name(variant, deal)
        labels = {PLAYER: self._player} | ({DEAL: named} if named else {})
        view = self._client.create(variant_id, deal=named or None, labels=labels, with_legal_moves=True)
        return Table(variant, view)

    def open(self, game_id: str) -> Table:
        """Go on with a game."""
        variant = self._client.variant_of(game_id)
        return Table(variant, self._client.get(game_id, with_legal_moves=True))

    def play(self, table: Table, *moves: str, then: service.Autoplay | None = None) -> tuple[Table, Sequence[str]]:
        """Play, and say which moves were; a game that has moved on elsewhere is shown as it is, with nothing played."""
        try:
            reply = self._client.play(
                table.view.game_id,
                *moves,
                then=then,
                expected_revision=table.view.revision,
                with_legal_moves=True,
            )
        except ConflictError:
            return self.open(table.view.game_id), ()
        return Table(table.variant, reply.view), [move.text for move in reply.played]

    def undo(self, table: Table) -> Table:
        """Take the last step back."""
        return Table(table.variant, self._client.undo(table.view.game_id, with_legal_moves=True))

    def redo(self, table: Table) -> Table:
        """Play the step again that was taken back."""
        return Table(table.variant, self._client.redo(table.view.game_id, with_legal_moves=True))

    def give_up(self, table: Table) -> Table:
        """End the game unfinished."""
        return Table(table.variant, self._client.resign(table.view.game_id))

    def hint(self, table: Table) -> Sequence[analysis.Plan]:
        """What to play next, the best plan first."""
        return self._client.suggest(table.view.game_id).plans

    def explain(self, table: Table, move: str) -> service.ExplainMoveResponse:
        """What the service says of a move."""
        return self._client.explain(table.view.game_id, move)

    def sentences(self, table: Table) -> Sequence[service.LegalMove]:
        """Every move that may be played, in words."""
        return self._client.moves(table.view.game_id, with_sentences=True)


def _full_name(variant: catalog.Variant, deal: str) -> str:
    named = deal.strip()
    if not named.isdecimal():
        return named
    kind = next((kind for kind in _NUMBERS if kind in variant.numbered_deals), "seed")
    return f"{kind}:{named}"
