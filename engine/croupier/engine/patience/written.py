"""A written position in whichever notation it comes: ours as text or JSON, Solvitaire's JSON, Freecell Solver's boards.

>>> read_written('{"variant": "whitehead", "tableau": []}').name
Word(text='whitehead', line=1, column=13)
>>> read_written('{"tableau piles": [["10s", "9H"]]}').columns[0]
(Word(text='<TS>', line=1, column=21), Word(text='9H', line=1, column=28))
"""

from __future__ import annotations

import re
from typing import Final

from ..errors import NotationError
from .sheet import Sheet
from .sheet_json import read_json
from .sheet_solvitaire import is_solvitaire, read_solvitaire
from .sheet_text import read_text

_PICKLE: Final = re.compile("\x80[\x02-\x05]|.{0,8}PySol", re.DOTALL)
"""How the games begin that PySolFC saves: Python's pickled objects, of which reading one runs what is in it."""


def read_written(text: str) -> Sheet:
    """The sheet that a text writes; `NotationError` with line and column."""
    if _PICKLE.match(text):
        raise NotationError(
            found="a saved game of PySolFC",
            expected="text or JSON: such a file is a program and is never run; name its deal instead, as pysol:N",
            line=1,
            column=1,
        )
    if not text.lstrip().startswith("{"):
        return read_text(text)
    return read_solvitaire(text) if is_solvitaire(text) else read_json(text)
