"""Long games beside short ones: loading, a move, an undo. What counts is the ratio, which should be about 1.

Both games lie equally far behind a snapshot. Each call is made inside one process, where neither the wire nor another
game adds to it; a load is one of a game that is not in memory.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from croupier.engine.patience.moves import parse_patience_move
from croupier.server.analysis.solvers import Solvers
from croupier.server.application import playing, records, rewinding
from croupier.server.application.access import Caller
from croupier.server.application.house import House
from croupier.server.storage.base import SNAPSHOT_EVERY
from croupier.server.storage.sqlite import SqliteStore

ROUNDS = 200
SHORT = 50
LONG = SHORT + 78 * SNAPSHOT_EVERY
CALLER = Caller()
RECORD = """Croupier: 1
Moves: {moves}
Result: open

Rules: whitehead
Foundations: C-0 S-0 H-0 D-0
Stock: 6S 4H AC 8H AH 9S TC 2S 3S TS 9H 2H 3H AD 7H 3D 5H 8D KH 7D AS 5S TH JH
Waste:
: 7C
: 2C KS
: 4C JS 9D
: 3C JD 2D 7S
: KC 4D 6D JC QH
: QC 5C QS TD 6C 5D
: QD KD 6H 9C 8C 8S 4S
"""


async def game_of(house: House, moves: int) -> str:
    played = ["draw", "w-t4", *["t4-t1", "t1-t4"] * (moves // 2)][:moves]
    hosted = await records.import_game(
        house, CALLER, records.ImportGame(RECORD.format(moves=" ".join(played)), {}, None)
    )
    return hosted.row.id


async def milliseconds(call: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await call()
    return 1000 * (time.perf_counter() - begun)


async def measure() -> None:
    forth = parse_patience_move("t4-t1")
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder))
        house = House(store, Solvers(1))
        times: dict[tuple[str, int], list[float]] = {}
        games = {moves: await game_of(house, moves) for moves in (SHORT, LONG)}
        for _ in range(ROUNDS):
            for moves, game_id in games.items():
                play = playing.PlayMoves(game_id, (forth,), None, None, None)
                undo = rewinding.Rewind(game_id, True, rewinding.Steps(1), None, None)
                house.games.drop(game_id)
                for name, call in {
                    "load": lambda game_id=game_id: house.games.get(game_id),
                    "play": lambda play=play: playing.play_moves(house, CALLER, play),
                    "undo": lambda undo=undo: rewinding.rewind(house, CALLER, undo),
                }.items():
                    times.setdefault((name, moves), []).append(await milliseconds(call))
        await store.close()
    print(f"{'ms':<6}{SHORT:>7} moves{LONG:>7} moves   ratio")
    for name in ("load", "play", "undo"):
        short, long = (statistics.median(times[name, moves]) for moves in games)
        print(f"{name:<6}{short:>13.2f}{long:>13.2f}{long / short:>8.2f}")


if __name__ == "__main__":
    asyncio.run(measure())
