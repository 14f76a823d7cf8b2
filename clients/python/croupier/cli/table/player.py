"""What comes of a player's wish: the service is asked, the table changes, and there is a sentence to say.

Every method waits for the service, so none is for the screen's loop.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from croupier.client import CroupierError, IllegalMoveError, TimedOutError, UnavailableError
from croupier.texts import Texts
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1 import patience_pb2 as patience

from ..lettering import letters
from .choosing import Held, Wanted, chosen, turning
from .session import PLAYER, Session, Table
from .statistics import Result, Score, Statistics

_CUSTOM: Final = "custom"
"""What the statistics call rules that have no name."""

_HINTED: Final = 6
"""Moves of a plan that are shown: who follows them asks again."""

_UPS: Final = {
    service.AUTOPLAY_SAFE: "play-nothing-up",
    service.AUTOPLAY_ALL: "play-nothing-up-at-all",
    service.AUTOPLAY_FINISH: "play-no-finish",
}


class Player:
    """A player at a table."""

    def __init__(self, session: Session, statistics: Statistics, texts: Texts, address: str, table: Table) -> None:
        self.texts = texts
        self.table = table
        self.address = address
        self._session = session
        self._statistics = statistics
        self._refused = ""
        self._counts = self._is_mine(table)

    def move(self, wanted: Wanted) -> str:
        """Play the listed move that is wanted; if there is none, say why."""
        text = chosen(self.table.legal, wanted)
        if text is None and wanted.held.count == 1:
            # The end card stands for all that lies on it, where it does not go alone.
            text = chosen(self.table.legal, Wanted(Held(wanted.held.source), wanted.target))
        return self.play(text or wanted.text)

    def turn(self) -> str:
        """Ask the stock for cards."""
        return self.play(turning(self.table.legal) or self._turn_asked())

    def play(self, move: str) -> str:
        """Play a move; an illegal one is explained."""
        try:
            return self._played(move)
        except IllegalMoveError as illegal:
            self._refused = self._say("play-refused", move=illegal.move or move, sentence=illegal.sentence)
            return self._refused

    def up(self, how: service.Autoplay) -> str:
        """Let the service put cards up."""
        return self._played(then=how)

    def undo(self) -> str:
        """Take the last step back."""
        self.table = self._session.undo(self.table)
        return self._say("play-undone")

    def redo(self) -> str:
        """Play a step again."""
        self.table = self._session.redo(self.table)
        return self._after() or self._say("play-redone")

    def give_up(self) -> str:
        """End the game unfinished."""
        self.table = self._session.give_up(self.table)
        return self._after()

    def explain(self, move: str) -> str:
        """What the rules say of a move."""
        judged = self._session.explain(self.table, move)
        key = "play-may" if judged.legal else "play-refused"
        return self._say(key, move=move, sentence=judged.sentence)

    def hint(self) -> str:
        """What to play next, and why."""
        plans = self._session.hint(self.table)
        if not plans:
            return self._after()
        moves = " ".join(move.text for move in plans[0].moves[:_HINTED])
        return self._say("play-hint", moves=moves, sentence=plans[0].sentence)

    def why(self) -> str:
        """Why the last move was refused."""
        return self._refused or self._say("play-nothing-refused")

    def deal(self, variant_id: str, deal: str) -> str:
        """Play another deal."""
        return self._sat_down(self._session.deal(variant_id, deal))

    def open(self, game_id: str) -> str:
        """Go on with another game."""
        return self._sat_down(self._session.open(game_id))

    def moves(self) -> Sequence[service.LegalMove]:
        """Every move that may be played, in words."""
        return self._session.sentences(self.table)

    def variants(self) -> Sequence[catalog.Variant]:
        """All that can be dealt."""
        return self._session.variants()

    def unfinished(self) -> Sequence[game.GameSummary]:
        """The games that can be gone on with, but for the one on the table."""
        return [each for each in self._session.unfinished() if each.game_id != self.table.view.game_id]

    def scores(self) -> Mapping[str, Score]:
        """The score of every variant."""
        return self._statistics.scores()

    def said_of(self, error: CroupierError) -> str:
        """What to say where the service did not do it."""
        if isinstance(error, UnavailableError | TimedOutError):
            return self._say("play-unreachable", address=self.address)
        return error.sentence or str(error)

    def card_name(self, card: int) -> str:
        """A card as the player's language writes it."""
        return self.texts.card(letters(card))

    def welcome(self) -> str:
        """The first sentence at a table."""
        return self._after() or self._say("play-welcome-back" if self.table.view.undo_steps else "play-welcome")

    def _played(self, *moves: str, then: service.Autoplay | None = None) -> str:
        before = self.table.view.revision
        self.table, played = self._session.play(self.table, *moves, then=then)
        if played:
            return self._after() or " ".join(played)
        if then is not None and self.table.view.revision == before:
            return self._say(_UPS[then])
        return self._say("play-moved-on")

    def _sat_down(self, table: Table) -> str:
        self.table, self._refused, self._counts = table, "", self._is_mine(table)
        return self.welcome()

    def _is_mine(self, table: Table) -> bool:
        """Whether the game's result is this player's: not where somebody else has ended it already."""
        return table.is_running or table.view.labels.get(PLAYER) == self._statistics.player

    def _after(self) -> str:
        """What is to be said of the game itself: that it is over, or that no move is left."""
        view = self.table.view
        if self.table.is_running:
            return "" if view.patience.has_legal_moves else self._say("play-stuck")
        variant = view.variant_id or _CUSTOM
        if self._counts:
            self._statistics.count(view.game_id, Result(variant, self.table.is_won))
        if not self.table.is_won:
            return self._say("play-given-up") + " " + self._say("play-over")
        score = self._statistics.scores().get(variant, Score())
        won = self._say("play-won", steps=view.undo_steps, won=score.won, played=score.played, streak=score.streak)
        return f"{won} {self._say('play-won-hint')}"

    def _turn_asked(self) -> str:
        """What to ask the rules about, where the stock gives nothing."""
        kinds = {pile.kind: pile for pile in self.table.view.patience.piles}
        if patience.PILE_KIND_WASTE not in kinds:
            return "deal"
        stock = kinds.get(patience.PILE_KIND_STOCK)
        return "draw" if stock is None or stock.face_down else "redeal"

    def _say(self, key: str, **facts: object) -> str:
        return self.texts.say(key, facts)
