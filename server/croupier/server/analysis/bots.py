"""Bots that think in processes of their own: off the event loop, and with nothing but what their seat sees."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Sequence
from typing import Final, TypeAlias

from croupier.engine.whist.moves import WhistMove, parse_whist_move
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

from .processes import Jobs, Processes

_MODULE: Final = "croupier.server.analysis.thinker"

Question: TypeAlias = tuple[str, WhistObservation, Rules, Sequence[WhistMove]]
"""A bot's name, the view of its seat, the rules and the legal moves."""


class Bots:
    """At most `most` bots think at a time; who asks first is served first. `jobs` counts them."""

    def __init__(self, most: int) -> None:
        self.jobs = Jobs()
        self._processes = Processes(_MODULE, most)

    async def choose(self, name: str, view: WhistObservation, rules: Rules, legal: Sequence[WhistMove]) -> WhistMove:
        """The move of the bot with a name; `ProcessLostError` if its process has ended over it."""
        async with self._processes.asked(line_of((name, view, rules, tuple(legal))), self.jobs) as worker:
            answer = await worker.hear()
            worker.is_at_rest = True
        return parse_whist_move(answer)

    async def close(self) -> None:
        """End every process."""
        await self._processes.close()


def line_of(question: Question) -> str:
    """A question as a line."""
    return base64.b64encode(pickle.dumps(question, pickle.HIGHEST_PROTOCOL)).decode()


def question_in(line: str) -> Question:
    """The question in a line, which must come from the service itself."""
    question: Question = pickle.loads(base64.b64decode(line))
    return question
