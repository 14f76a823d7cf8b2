"""Bots that think in processes of their own: off the event loop, and with nothing but what their seat sees."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from collections.abc import Sequence
from typing import Final

from croupier.engine.whist.moves import WhistMove, parse_whist_move
from croupier.engine.whist.observation import WhistObservation
from croupier.engine.whist.rules import Rules

LENGTH: Final = 4
"""Bytes that say how long a question is."""


class Bots:
    """At most `most` processes, started when first needed; who asks first is served first. `thinking`: how many do."""

    def __init__(self, most: int) -> None:
        self.thinking = 0
        self._free = asyncio.Semaphore(most)
        self._idle: list[asyncio.subprocess.Process] = []
        self._processes: set[asyncio.subprocess.Process] = set()

    async def choose(self, name: str, view: WhistObservation, rules: Rules, legal: Sequence[WhistMove]) -> WhistMove:
        """The move of the bot with a name; `EOFError` if its process has ended over it."""
        question = pickle.dumps((name, view, rules, tuple(legal)), pickle.HIGHEST_PROTOCOL)
        async with self._free:
            process = await self._process()
            self.thinking += 1
            try:
                answer = await _asked(process, question)
            except BaseException:
                # Whoever does not wait for the answer must not leave it to the next question.
                await self._end(process)
                raise
            finally:
                self.thinking -= 1
            self._idle.append(process)
        return parse_whist_move(answer)

    async def close(self) -> None:
        """End every process."""
        for process in tuple(self._processes):
            await self._end(process)
        self._idle.clear()

    async def _process(self) -> asyncio.subprocess.Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._processes.discard(process)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "croupier.server.application.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._processes.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._processes.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _asked(process: asyncio.subprocess.Process, question: bytes) -> str:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    try:
        process.stdin.write(len(question).to_bytes(LENGTH, "big") + question)
        await process.stdin.drain()
    except (ConnectionError, RuntimeError):
        # The process is gone; uvloop says so with a RuntimeError, since the handle is closed.
        raise EOFError from None
    answer = await process.stdout.readline()
    if not answer.endswith(b"\n"):
        raise EOFError
    return answer.decode().strip()
