"""The whist table on the screen: what happens, at a pace that a person can follow, and what the player does."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from croupier.client import AsyncClient, CroupierError
from croupier.texts import Texts
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2 as whist
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from ..servers import Server
from ..table.key_line import KeyLine
from ..table.panels import NotePanel
from .choices import Choices
from .naming import Names
from .sheet import settlement, sheet, tricks
from .sitting import Sitting

_STANDS: Final = 0.5
"""Seconds that a call or a card stands before the next is shown; a finished trick stands longer."""
_TRICK_STANDS: Final = 1.2
_KEYS: Final = (
    ("←→", "choose", "mark(1)"),
    ("⏎", "play", "play_marked"),
    ("t", "tricks", "tricks"),
    ("q", "quit", "quit"),
)
_PROMPTS: Final = {
    whist.WHIST_PHASE_AUCTION: "call",
    whist.WHIST_PHASE_NAMING: "name",
    whist.WHIST_PHASE_DISCARDING: "discard",
    whist.WHIST_PHASE_PLAY: "play",
    whist.WHIST_PHASE_CLAIMS: "claim",
}


async def play_whist(server: Server, sitting: Sitting, texts: Texts) -> bool:
    """Sit at a table until the player has had enough; whether the session still runs."""
    async with server.connect_async(texts.language) as client:
        if sitting.token:
            client.take_seat(sitting.game_id, sitting.token)
        app = WhistApp(client, server.address, sitting, texts)
        await app.run_async()
        return app.goes_on


class WhistApp(App[None]):
    """One player's seat at a whist table."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "../table/table.tcss"
    BINDINGS: ClassVar = [
        ("left", "mark(-1)", ""),
        ("right", "mark(1)", ""),
        ("enter", "play_marked", ""),
        ("space", "play_marked", ""),
        ("t", "tricks", ""),
        ("q", "quit", ""),
    ]

    def __init__(self, client: AsyncClient, address: str, sitting: Sitting, texts: Texts) -> None:
        super().__init__()
        self._client, self._address, self._sitting, self._texts = client, address, sitting, texts
        self._coming: asyncio.Queue[game.GameView] = asyncio.Queue()
        self._view = game.GameView()
        self._names = Names(texts, sitting.variant, 0)
        self._choices = Choices(self._view, self._names, may_act=False)
        self._title = Static(id="title", markup=False)
        self._steps = Static(id="steps", markup=False)
        self._felt = Static(id="felt", markup=False)
        self._hand = Static(id="hand")
        self._others = Static(id="others")
        self._says = Static(id="says", markup=False)
        self._prompt = Static(id="prompt", markup=False)

    @property
    def goes_on(self) -> bool:
        """Whether the session is still to be played on."""
        return self._view.state != game.GAME_STATE_CLOSED

    def compose(self) -> ComposeResult:
        """A title, the table, the hand, what may be done, what is said, the keys."""
        yield Horizontal(self._title, self._steps, id="head")
        yield self._felt
        yield self._hand
        yield self._others
        yield self._says
        yield self._prompt
        yield KeyLine(self._texts, _KEYS)

    def on_mount(self) -> None:
        """Follow the table."""
        self.run_worker(self._follow())
        self.run_worker(self._show_each())

    async def _follow(self) -> None:
        try:
            async for event in self._client.watch(self._sitting.game_id, with_legal_moves=True):
                self._coming.put_nowait(event.view)
        except CroupierError as error:
            self._says.update(self._said_of(error))

    async def _show_each(self) -> None:
        """Show one view after another, each for its time."""
        while True:
            self._show(await self._coming.get())
            table = self._view.whist
            if table.HasField("settlement"):
                title, hint = self._names.say("table-settled"), self._names.say("play-close-hint")
                await self.push_screen_wait(NotePanel(title, hint, settlement(self._view, self._names)))
            elif not self._choices.moves:
                await asyncio.sleep(_TRICK_STANDS if _trick_is_complete(table) else _STANDS)

    def _show(self, view: game.GameView) -> None:
        self._view = view
        self._names = Names(self._texts, self._sitting.variant, view.seat)
        # Only the newest state takes moves.
        self._choices = Choices(view, self._names, may_act=self._coming.empty())
        table = view.whist
        self._title.update(self._names.say("table-title", variant=self._sitting.variant.title, hand=table.hand))
        self._steps.update(self._names.say("table-pool", units=table.pool) if table.pool else "")
        self._felt.update(sheet(view, self._names))
        self._says.update(self._news(table))
        self._prompt.update(self._asks())
        self._draw_choices()

    def _draw_choices(self) -> None:
        self._hand.update(self._choices.hand())
        self._others.update(self._choices.others())

    def _news(self, table: whist.WhistView) -> str:
        if self._view.state == game.GAME_STATE_CLOSED:
            return self._names.say("table-over")
        if not self._view.seat:
            return self._names.say("table-looks-on")
        if table.phase == whist.WHIST_PHASE_PLAY and _trick_is_complete(table):
            taker = next(each.winner for each in reversed(table.tricks) if each.winner)
            mine = "yes" if taker == self._view.seat else "no"
            return self._names.say("table-takes", who=self._names.who(taker), mine=mine)
        return ""

    def _asks(self) -> str:
        if self._choices.moves:
            return self._names.say("table-asks", phase=_PROMPTS.get(self._view.whist.phase, "play"))
        if self._view.to_act:
            return self._names.say("table-waits", who=self._names.whose(self._view.to_act))
        return ""

    def action_mark(self, by: int) -> None:
        """Mark another card or call."""
        self._choices.mark(by)
        self._draw_choices()

    def action_choose(self, index: int) -> None:
        """Do what was clicked."""
        self._choices.mark_at(index)
        self.action_play_marked()

    def action_play_marked(self) -> None:
        """Do what is marked, once."""
        move = self._choices.marked
        if move is not None:
            self._choices = Choices(self._view, self._names, may_act=False)
            self._draw_choices()
            self.run_worker(self._play(move))

    async def _play(self, move: game.Move) -> None:
        try:
            await self._client.play(self._sitting.game_id, move)
        except CroupierError as error:
            self._says.update(self._said_of(error))
            if self._coming.empty():
                self._choices = Choices(self._view, self._names, may_act=True)
                self._draw_choices()

    def action_tricks(self) -> None:
        """Show every trick of the hand."""
        title, hint = self._names.say("table-tricks"), self._names.say("play-close-hint")
        self.push_screen(NotePanel(title, hint, tricks(self._view, self._names)))

    def _said_of(self, error: CroupierError) -> str:
        return error.sentence or self._names.say("play-unreachable", address=self._address)


def _trick_is_complete(table: whist.WhistView) -> bool:
    """Whether a trick lies on the table that has been taken: the last one, or the one before an empty one."""
    lying = [each for each in table.tricks if each.cards]
    return bool(lying) and bool(lying[-1].winner)
