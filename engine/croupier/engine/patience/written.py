"""A written position in whichever notation it comes: JSON begins with a brace, and no text does.

>>> read_written('{"variant": "whitehead", "tableau": []}').name
Word(text='whitehead', line=1, column=13)
"""

from __future__ import annotations

from .sheet import Sheet
from .sheet_json import read_json
from .sheet_text import read_text


def read_written(text: str) -> Sheet:
    """The sheet that a text in either notation writes; `NotationError` with line and column."""
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)
