"""The last line: the keys that a player wants most, each with its name and its action. Each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.texts import Texts
from textual.content import Content
from textual.widgets import Static

PATIENCE_KEYS: Final = (
    ("␣", "turn", "turn"),
    ("u", "undo", "undo"),
    ("y", "redo", "redo"),
    ("a", "safe", "up('safe')"),
    ("l", "moves", "moves"),
    ("h", "hint", "hint"),
    ("?", "why", "why"),
    ("n", "new", "new"),
    ("k", "keys", "keys"),
    ("q", "quit", "quit"),
)
_ROOM: Final = 78


class KeyLine(Static):
    """The keys, from left to right."""

    def __init__(self, texts: Texts, keys: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        pieces = [
            Content.from_markup(
                f"[@click=app.{action}][b $accent]{key}[/] $what[/]", what=texts.say(f"play-key-{name}", {})
            )
            for key, name, action in keys
        ]
        # All of them on a line of 80, if need be a little closer together.
        wide = Content("  ").join(pieces)
        self.update(wide if wide.cell_length <= _ROOM else Content(" ").join(pieces))
