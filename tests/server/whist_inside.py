"""A whist service whose cards, ids, salts, tokens and clock are a test's own, and callers who say all they hear."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import grpc
from croupier.engine.cards import Card
from croupier.engine.shuffle import new_pack
from croupier.server import app
from croupier.server.application import house
from croupier.server.config import Settings
from google.protobuf.message import Message

GAMES = "/croupier.v1.GameService/"


def numbers_to(deck: Sequence[Card]) -> list[int]:
    """The numbers with which a pack is shuffled into a deck: Fisher-Yates, run backwards."""
    numbers, lying = [], list(new_pack())
    for last in range(len(lying) - 1, 0, -1):
        pick = lying.index(deck[last])
        numbers.append(pick)
        lying[last], lying[pick] = lying[pick], lying[last]
    return numbers


class Rigged:
    """Chance that deals packs of a test's choice, one after the other; the last of them again and again."""

    def __init__(self, *packs: Sequence[Card]) -> None:
        self._packs = [list(pack) for pack in packs]
        self._numbers: list[int] = []

    def below(self, n: int) -> int:
        """The next number."""
        if not self._numbers:
            self._numbers = numbers_to(self._packs.pop(0) if len(self._packs) > 1 else self._packs[0])
        return self._numbers.pop(0)


class Obedient:
    """Bots that play their first legal move, and note what they were told."""

    def __init__(self, most: int = 1) -> None:
        self.views: list[object] = []

    async def choose(self, name, view, rules, legal):
        """The first legal move."""
        self.views.append(view)
        return legal[0]

    async def close(self) -> None:
        """Nothing has to be ended."""


@contextlib.contextmanager
def rigged_service(tmp_path, monkeypatch, below) -> Iterator[grpc.Channel]:
    """A service with chance, ids, salts, tokens and a clock of our own; its bots are obedient."""
    ticks = iter(range(1_700_000_000_000, 1_800_000_000_000))
    ids, tokens = itertools.count(1), itertools.count(1)
    chance = house.Chance(
        below=below,
        salt=lambda: b"s" * 32,
        token=lambda: next(tokens).to_bytes(32, "big"),
        new_id=lambda: f"game-{next(ids)}",
    )

    def rigged(store, solvers, **given):
        return house.House(store, solvers, **given, chance=chance, now_ms=lambda: next(ticks))

    monkeypatch.setattr(app, "House", rigged)
    monkeypatch.setattr(app, "Bots", Obedient)
    ready, found = threading.Event(), {}

    async def serve():
        found["stop"], found["loop"] = asyncio.Event(), asyncio.get_running_loop()
        async with app.running(Settings(grpc_port=0, http_port=None, data_dir=tmp_path, drain_grace=0.2)) as doors:
            found["address"] = doors.grpc
            ready.set()
            await found["stop"].wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(20)
    try:
        with grpc.insecure_channel(found["address"]) as channel:
            yield channel
    finally:
        found["loop"].call_soon_threadsafe(found["stop"].set)
        thread.join()


@dataclass
class Voice:
    """A caller, perhaps with a seat's token."""

    channel: grpc.Channel
    token: str = ""

    def said(self, method: str, request: Message, *, events: int = 1) -> list[object]:
        """All that comes back: messages as bytes, or an error's code, text and metadata."""
        stream = method.endswith(("WatchGame", "Solve"))
        path = method if method.startswith("/") else GAMES + method
        invoke = (self.channel.unary_stream if stream else self.channel.unary_unary)(path)
        metadata = (("croupier-seat", self.token),) if self.token else ()
        try:
            answer = invoke(request.SerializeToString(), timeout=20, metadata=metadata)
            if not stream:
                return [answer]
            heard = list(itertools.islice(answer, events))
            answer.cancel()
            return heard
        except grpc.RpcError as error:
            return [error.code(), error.details(), sorted(error.trailing_metadata() or ())]
