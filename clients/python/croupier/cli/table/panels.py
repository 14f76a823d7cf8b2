"""The panels that open over the table. Each closes with what the player chose, or None."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC
from typing import ClassVar, Final, TypeAlias, TypeVar

from croupier.texts import Texts
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from rich.console import Group
from rich.table import Table as Grid
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from .session import DEAL
from .statistics import Score

T = TypeVar("T")

_CLOSE: Final = ("escape", "dismiss(None)", "")


@dataclass(frozen=True, slots=True)
class Continue:
    """Go on with a game."""

    game_id: str


@dataclass(frozen=True, slots=True)
class NewDeal:
    """Deal a game; an empty deal is shuffled."""

    variant_id: str
    deal: str


DealChoice: TypeAlias = Continue | NewDeal


class Panel(ModalScreen[T]):
    """A frame with a title and, at its foot, the keys that it knows."""

    BINDINGS: ClassVar = [_CLOSE]

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self._title, self._hint = title, hint

    def compose(self) -> ComposeResult:
        """The frame and what is in it."""
        with Vertical(classes="panel") as frame:
            frame.border_title, frame.border_subtitle = self._title, self._hint
            yield from self.inside()

    def inside(self) -> ComposeResult:
        """What the frame holds; each panel has its own."""
        yield from ()


class DealPanel(Panel[DealChoice]):
    """What to play: games to go on with, and variants to deal, by number or shuffled."""

    def __init__(
        self,
        texts: Texts,
        title: str,
        variants: Sequence[catalog.Variant],
        unfinished: Sequence[game.GameSummary],
        marked: str,
    ) -> None:
        super().__init__(title, texts.say("play-new-hint", {}))
        self._texts = texts
        self._variants = variants
        self._choices: list[tuple[str, Callable[[], DealChoice]]] = [
            (self._line(summary), _going_on(summary.game_id)) for summary in unfinished
        ]
        self._choices += [(variant.title, self._dealing(variant.id)) for variant in variants]
        listed = [variant.id for variant in variants]
        # Without a variant to mark, the first: the game that was left last.
        self._marked = len(unfinished) + listed.index(marked) if marked in listed else 0

    def inside(self) -> ComposeResult:
        yield OptionList(*(Option(line) for line, _ in self._choices), markup=False)
        # A focus that selects would let the second letter typed replace the first.
        yield Input(placeholder=self._texts.say("play-new-deal", {}), select_on_focus=False)

    def on_mount(self) -> None:
        """Mark what is likeliest: only a list that is there keeps its mark."""
        self.query_one(OptionList).highlighted = self._marked

    def on_key(self, event: Key) -> None:
        """Whoever types means the deal, wherever the cursor is."""
        deal = self.query_one(Input)
        if event.is_printable and event.character and not deal.has_focus:
            event.stop()
            deal.focus()
            deal.insert_text_at_cursor(event.character)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take what was chosen."""
        self.dismiss(self._choices[event.option_index][1]())

    def on_input_submitted(self) -> None:
        """Take what is marked, with the deal that was typed."""
        marked = self.query_one(OptionList).highlighted
        if marked is not None:
            self.dismiss(self._choices[marked][1]())

    def _dealing(self, variant_id: str) -> Callable[[], DealChoice]:
        return lambda: NewDeal(variant_id, self.query_one(Input).value)

    def _line(self, summary: game.GameSummary) -> str:
        titles = {variant.id: variant.title for variant in self._variants}
        time = summary.update_time.ToDatetime().replace(tzinfo=UTC).astimezone()
        facts = {
            "variant": titles.get(summary.variant_id, summary.variant_id),
            "deal": summary.labels.get(DEAL, "none"),
            "time": f"{time:%Y-%m-%d %H:%M}",
        }
        return self._texts.say("play-new-continue", facts)


def _going_on(game_id: str) -> Callable[[], DealChoice]:
    return lambda: Continue(game_id)


class MovesPanel(Panel[str]):
    """Every move that may be played, in words; gives the one chosen."""

    def __init__(self, texts: Texts, moves: Sequence[service.LegalMove]) -> None:
        super().__init__(texts.say("play-moves-title", {}), texts.say("play-moves-hint", {}))
        self._moves = moves

    def inside(self) -> ComposeResult:
        lines = [f"{each.move.text:<9}{each.sentence}" for each in self._moves]
        yield OptionList(*(Option(line) for line in lines), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take what was chosen."""
        self.dismiss(self._moves[event.option_index].move.text)


class TextPanel(Panel[str]):
    """A line to type a move in."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts.say("play-type", {}), "")

    def inside(self) -> ComposeResult:
        yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed."""
        self.dismiss(event.value.strip() or None)


class NotePanel(Panel[None]):
    """Something to read."""

    def __init__(self, title: str, hint: str, note: str | Group) -> None:
        super().__init__(title, hint)
        self._note = note

    def inside(self) -> ComposeResult:
        yield Static(self._note, markup=False)


class YesPanel(Panel[bool]):
    """A question; True for `y`."""

    BINDINGS: ClassVar = [_CLOSE, ("y", "dismiss(True)", "")]

    def __init__(self, title: str, hint: str, question: str) -> None:
        super().__init__(title, hint)
        self._question = question

    def inside(self) -> ComposeResult:
        yield Static(self._question, markup=False)


def keys_panel(texts: Texts) -> NotePanel:
    """Every key."""
    title, hint = texts.say("play-keys-title", {}), texts.say("play-keys-hint", {})
    return NotePanel(title, hint, texts.say("play-keys", {}))


def score_panel(texts: Texts, scores: Mapping[str, Score], titles: Mapping[str, str], about: str) -> NotePanel:
    """The score of every variant, and where this game is."""
    words = ("variant", "played", "won", "rate", "streak", "best")
    grid = Grid(*(texts.say(f"play-score-{word}", {}) for word in words), box=None, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
    for variant, score in scores.items():
        rate = f"{score.won / score.played:.0%}"
        numbers = (score.played, score.won, rate, score.streak, score.best)
        grid.add_row(titles.get(variant, variant), *map(str, numbers))
    if not scores:
        grid.add_row(texts.say("play-score-none", {}))
    return NotePanel(texts.say("play-score-title", {}), texts.say("play-close-hint", {}), Group(grid, "", about))
