"""The terminal game: the screen, and what its keys and clicks mean."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from croupier.client import CroupierError
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1 import patience_pb2 as patience
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from .board_view import BoardView
from .choosing import FOUNDATION, Held, Wanted, counts, end_cards, targets
from .key_line import PATIENCE_KEYS, KeyLine
from .keying import Keys
from .panels import (
    Continue,
    DealChoice,
    DealPanel,
    MovesPanel,
    NewDeal,
    TextPanel,
    YesPanel,
    keys_panel,
    score_panel,
)
from .player import Player

T = TypeVar("T")

_SLOW: Final = 0.5
"""Seconds after which a player is told that the service is being waited for."""
_UPS: Final = {
    "safe": service.AUTOPLAY_SAFE,
    "all": service.AUTOPLAY_ALL,
    "finish": service.AUTOPLAY_FINISH,
}


class TableApp(App[None]):
    """One player's table; games that were left `unfinished` are offered first."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"

    def __init__(self, player: Player, unfinished: Sequence[game.GameSummary] = ()) -> None:
        super().__init__()
        self._player = player
        self._unfinished = unfinished
        self._keys = Keys()
        self._asking = False
        self._turns = asyncio.Lock()
        self._says = Static(id="says", markup=False)
        self._prompt = Static(id="prompt", markup=False)
        self._title = Static(id="title", markup=False)
        self._steps = Static(id="steps", markup=False)
        self._board = BoardView(self._takes_key, self._player.card_name)
        self._commands: Mapping[str, Callable[[], object]] = {
            " ": self.action_turn,
            "d": self.action_turn,
            "u": self.action_undo,
            "y": self.action_redo,
            "a": partial(self.action_up, "safe"),
            "A": partial(self.action_up, "all"),
            "F": partial(self.action_up, "finish"),
            "l": self.action_moves,
            "h": self.action_hint,
            "?": self.action_why,
            ":": self.action_type,
            "n": self.action_new,
            "g": self.action_give_up,
            "s": self.action_score,
            "k": self.action_keys,
            "q": self.exit,
            "escape": self.action_let_go,
            "up": partial(self.action_hold, 1),
            "down": partial(self.action_hold, -1),
        }

    def compose(self) -> ComposeResult:
        """A title, the table, what is said, what is typed, the keys."""
        yield Horizontal(self._title, self._steps, id="head")
        yield self._board
        yield self._says
        yield self._prompt
        yield KeyLine(self._player.texts, PATIENCE_KEYS)

    def on_mount(self) -> None:
        """Show the table, and first the games that were left."""
        self._board.focus()
        self._show()
        self._says.update(self._player.welcome())
        if self._unfinished:
            self._in_turn(
                self._player.variants, lambda variants: self._offer("play-new-offer", self._unfinished, variants, "")
            )

    def action_turn(self) -> None:
        """Ask the stock for cards."""
        self._do(self._player.turn)

    def action_hint(self) -> None:
        """Ask what to play next."""
        self._do(self._player.hint)

    def action_undo(self) -> None:
        """Take the last step back."""
        self._do(self._player.undo)

    def action_redo(self) -> None:
        """Play a step again."""
        self._do(self._player.redo)

    def action_up(self, how: str) -> None:
        """Let the service put cards up."""
        self._do(partial(self._player.up, _UPS[how]))

    def action_moves(self) -> None:
        """List what can be played, and play what is chosen there."""
        self._in_turn(
            self._player.moves, lambda moves: self.push_screen(MovesPanel(self._player.texts, moves), self._given)
        )

    def action_why(self) -> None:
        """Say why the last move was refused, and ask which other move is in question."""
        self._asking = True
        self._hold(Keys())
        self._says.update(self._player.why())

    def action_type(self) -> None:
        """Type a move in notation."""
        self.push_screen(TextPanel(self._player.texts), self._given)

    def action_new(self) -> None:
        """Choose another game."""

        def listed() -> Callable[[], None]:
            unfinished, variants = self._player.unfinished(), self._player.variants()
            marked = self._player.table.view.variant_id
            return lambda: self._offer("play-new-title", unfinished, variants, marked)

        self._in_turn(listed, lambda offer: offer())

    def action_give_up(self) -> None:
        """End the game, if the player means it."""
        title, hint, text = (self._say(f"play-give-up-{part}") for part in ("title", "hint", "text"))
        self.push_screen(YesPanel(title, hint, text), lambda sure: self._do(self._player.give_up) if sure else None)

    def action_score(self) -> None:
        """Show the statistics."""

        def show(titles: dict[str, str]) -> None:
            here = {"game": self._player.table.view.game_id, "address": self._player.address}
            about = self._say("play-score-watch", **here)
            self.push_screen(score_panel(self._player.texts, self._player.scores(), titles, about))

        self._in_turn(lambda: {each.id: each.title for each in self._player.variants()}, show)

    def action_keys(self) -> None:
        """Show every key."""
        self.push_screen(keys_panel(self._player.texts))

    def action_let_go(self) -> None:
        """Put held cards back, ask nothing more."""
        self._asking = False
        self._hold(Keys())

    def action_hold(self, by: int) -> None:
        """Hold more or fewer cards of the same pile."""
        held = self._keys.held
        if held is not None and self._player.table.has(held.source):
            now = held.count or max(counts(self._player.table.legal, held.source), default=1)
            most = max(1, len(self._player.table.pile(held.source).cards))
            self._hold(Keys(Held(held.source, min(max(1, now + by), most))))

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """Take up what was clicked, or put down there what is held."""
        hit, held = event.hit, self._keys.held
        if self._player.table.pile(hit.pile).kind == patience.PILE_KIND_STOCK:
            self.action_turn()
        elif held is None or (held.source == hit.pile and held.count != hit.count):
            if hit.count:
                self._hold(Keys(Held(hit.pile, hit.count)))
        elif held.source == hit.pile:
            self._want(Wanted(Held(hit.pile, 1), FOUNDATION))
        else:
            self._want(Wanted(held, hit.pile))

    def _takes_key(self, key: str) -> bool:
        # Not by Textual's bindings: those would come after the keys of piles that were typed later.
        after = self._keys.after(key)
        if isinstance(after, Wanted):
            self._want(after)
        elif after is not None:
            self._hold(after)
        elif key in self._commands:
            self._commands[key]()
        else:
            return False
        return True

    def _want(self, wanted: Wanted) -> None:
        if self._asking:
            self._do(partial(self._player.explain, wanted.text))
        else:
            self._do(partial(self._player.move, wanted))

    def _given(self, text: str | None) -> None:
        if text:
            self._do(partial(self._player.explain if self._asking else self._player.play, text))

    def _hold(self, keys: Keys) -> None:
        self._keys = keys
        self._show()

    def _do(self, work: Callable[[], str]) -> None:
        """Let the player do something, and say what came of it."""
        self.action_let_go()
        self._in_turn(work, self._says.update)

    def _in_turn(self, work: Callable[[], T], then: Callable[[T], object]) -> None:
        """Do what waits for the service, one thing after another in the order of the keys; `then` has what it gave."""
        self.run_worker(self._working(work, then))

    async def _working(self, work: Callable[[], T], then: Callable[[T], object]) -> None:
        async with self._turns:
            slow = self.set_timer(_SLOW, lambda: self._says.update(self._say("play-waiting")))
            try:
                done = await asyncio.to_thread(work)
            except CroupierError as error:
                self._says.update(self._player.said_of(error))
            else:
                then(done)
            finally:
                slow.stop()
            self._show()

    def _offer(
        self, title: str, unfinished: Sequence[game.GameSummary], variants: Sequence[catalog.Variant], marked: str
    ) -> None:
        panel = DealPanel(self._player.texts, self._say(title), variants, unfinished, marked)
        self.push_screen(panel, self._dealt)

    def _dealt(self, choice: DealChoice | None) -> None:
        match choice:
            case Continue(game_id):
                self._do(partial(self._player.open, game_id))
            case NewDeal(variant_id, deal):
                self._do(partial(self._player.deal, variant_id, deal))

    def _show(self) -> None:
        table, held = self._player.table, self._keys.held
        if held is not None and not table.has(held.source):
            held = None
        self._board.show(table, held)
        self._title.update(
            self._say("play-title", variant=table.variant.title or table.view.variant_id, deal=table.deal or "none")
        )
        self._steps.update(self._say("play-steps", undo=table.view.undo_steps, redo=table.view.redo_steps))
        self._prompt.update(self._prompt_text(held))

    def _prompt_text(self, held: Held | None) -> str:
        table = self._player.table
        if self._keys.prefix:
            return self._say("play-prompt-prefix", prefix=self._keys.prefix)
        if held is None:
            return self._say("play-prompt-why" if self._asking else "play-prompt")
        cards = " ".join(map(self._player.card_name, end_cards(table.view, held, table.legal)))
        if not cards:
            return self._say("play-prompt-held-empty")
        goals = " ".join(target.removeprefix("t") for target in targets(table.legal, held))
        return self._say("play-prompt-held" if goals else "play-prompt-held-stuck", cards=cards, targets=goals)

    def _say(self, key: str, **facts: object) -> str:
        return self._player.texts.say(key, facts)
