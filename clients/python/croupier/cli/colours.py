"""The colours of what lies on the felt, in both families."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#f7f2e6"
INK: Final = "#10151c"
RED: Final = f"bold #b3122a on {PAPER}"
BLACK: Final = f"bold {INK} on {PAPER}"
CHOSEN: Final = "on #ffd866"
QUIET: Final = "#a9cfb8"
LOUD: Final = "#ffe9a8"
