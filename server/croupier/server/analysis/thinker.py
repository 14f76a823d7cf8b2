"""The process of a bot: `python -m croupier.server.analysis.thinker`. Questions on standard input, moves out.

A question comes from the service alone, and holds a bot's name, the view of its seat, the rules and the legal moves.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import time
from collections import defaultdict, deque
from collections.abc import Sequence

from croupier.bots.whist import bot
from croupier.engine.whist.moves import WhistMove

from .bots import question_in

_NICE = 10
"""Play goes first: a bot takes what processor time is left."""

_KEPT = 32


class Pace:
    """How long each bot has thought of late where it had a choice.

    A bot with one legal move needs no time, and whoever saw it answer at once would know that the card was forced.
    So it takes as long as one of its choices did.
    """

    def __init__(self) -> None:
        self._thought: dict[str, deque[float]] = defaultdict(lambda: deque(maxlen=_KEPT))

    def pause(self, name: str, legal: Sequence[WhistMove], seconds: float) -> float:
        """How long to wait with an answer that took some seconds."""
        thought = self._thought[name]
        if len(legal) > 1:
            thought.append(seconds)
            return 0.0
        return max(0.0, secrets.choice(thought) - seconds) if thought else 0.0


def main() -> None:
    """Answer questions until there are no more."""
    os.nice(_NICE)
    # A service that was killed hears no answer: then end, and say nothing.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    pace = Pace()
    for line in sys.stdin:
        name, view, rules, legal = question_in(line)
        begun = time.monotonic()
        move = bot(name, secrets.randbelow).choose(view, rules, legal)
        time.sleep(pace.pause(name, legal, time.monotonic() - begun))
        print(move.text, flush=True)


if __name__ == "__main__":
    main()
