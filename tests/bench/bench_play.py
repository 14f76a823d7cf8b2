"""PlayMoves over a bare echo: CPU that the server spends on a call, validated, durable and answered.

The echo is a grpc.aio server under uvloop with the same settings that gives back bytes of the same size. Both run as
processes of their own under the same load, in turns; what counts is the ratio. `durable` is the ratio of an echo that
commits what it got before it answers, by the writer of our store, and does nothing else. Two more are our server, with
metrics on, and with traces to a collector that throws them away: their ratios are to the one without. So is that of
one on a PostgreSQL database, if one is named.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import grpc
from croupier.v1 import game_pb2 as game
from croupier.v1 import game_service_pb2 as service
from croupier.v1.patience_rules_pb2 import PatienceRules, StockRules

ROUNDS = 5
CALLS = 4000
GAMES = "/croupier.v1.GameService/"
TICK = os.sysconf("SC_CLK_TCK")

ECHO = """
import asyncio, json, sqlite3, sys
import grpc, uvloop
from croupier.server.storage.group_commit import GroupCommit
from croupier.server.transport.grpc_door import _OPTIONS

REPLY = b"x" * int(sys.argv[1])

async def bare(data, context):
    return REPLY

def durable(path):
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("CREATE TABLE fact (key INTEGER PRIMARY KEY, text BLOB) STRICT")
    writer = GroupCommit(db, asyncio.get_running_loop(), lambda writes, seconds: None)

    async def echo(data, context):
        await writer.write(lambda db: db.execute("INSERT INTO fact VALUES (NULL, ?)", (data,)))
        return REPLY

    return echo

async def main():
    echo = durable(sys.argv[2]) if sys.argv[2:] else bare
    server = grpc.aio.server(options=_OPTIONS)
    handlers = {"Echo": grpc.unary_unary_rpc_method_handler(echo)}
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("bench.Bench", handlers),))
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    print(json.dumps({"grpc": f"127.0.0.1:{port}"}), flush=True)
    await server.wait_for_termination()

uvloop.run(main())
"""

COLLECTOR = """
import json
from concurrent.futures import ThreadPoolExecutor
import grpc

export = grpc.unary_unary_rpc_method_handler(lambda data, context: b"")
service = "opentelemetry.proto.collector.trace.v1.TraceService"
server = grpc.server(ThreadPoolExecutor(1))
server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(service, {"Export": export}),))
port = server.add_insecure_port("127.0.0.1:0")
server.start()
print(json.dumps({"grpc": f"127.0.0.1:{port}"}), flush=True)
server.wait_for_termination()
"""


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Server:
    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *command], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.address = json.loads(self.process.stdout.readline())["grpc"]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def echo_load(address: str, size: int, clients: int, calls: int) -> None:
    data = b"x" * size
    async with grpc.aio.insecure_channel(address) as channel:
        call = channel.unary_unary("/bench.Bench/Echo")

        async def client() -> None:
            for _ in range(calls // clients):
                await call(data)

        await asyncio.gather(*(client() for _ in range(clients)))


async def play_load(address: str, clients: int, calls: int) -> None:
    """Every client turns its stock card by card, and the waste when it is used up: durable writes all of them."""
    async with grpc.aio.insecure_channel(address) as channel:
        create = channel.unary_unary(GAMES + "CreateGame", response_deserializer=service.CreateGameResponse.FromString)
        play = channel.unary_unary(GAMES + "PlayMoves")

        async def client() -> None:
            endless = PatienceRules(stock=StockRules(passes=0))
            request = service.CreateGameRequest(patience_rules=endless, deal=service.DealSpec(named="seed:1"))
            game_id = (await create(request.SerializeToString())).view.game_id
            draw, redeal = (
                service.PlayMovesRequest(game_id=game_id, moves=[game.Move(text=text)]).SerializeToString()
                for text in ("draw", "redeal")
            )
            for at in range(calls // clients):
                await play(redeal if at % 25 == 24 else draw)

        await asyncio.gather(*(client() for _ in range(clients)))


def measured(server: Server, load) -> float:
    asyncio.run(load(200))
    before, begun = cpu_seconds(server.process.pid), time.perf_counter()
    asyncio.run(load(CALLS))
    return (cpu_seconds(server.process.pid) - before) / CALLS * 1e6, CALLS / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, nargs="*", default=[1, 16, 64])
    parser.add_argument("--database", metavar="URL", help="a migrated PostgreSQL database: one more service, on it")
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as running:

        def started(*command: str) -> Server:
            server = Server(*command)
            running.callback(server.stop)
            return server

        def ours(name: str, *options: str) -> Server:
            fixed = ("--grpc-port", "0", "--http-port", "off", "--data-dir", f"{folder}/{name}")
            return started("-m", "croupier.server", *fixed, *options)

        plain, echo = ours("plain"), started("-c", ECHO, "330")
        durable = started("-c", ECHO, "330", f"{folder}/durable.db")
        others = {
            "metrics": ours("metrics", "--metrics-port", "0"),
            "traces": ours("traces", "--traces", f"otlp://{started('-c', COLLECTOR).address}"),
        }
        if said.database:
            others["postgres"] = ours("postgres", "--database", said.database)
        print(f"{'clients':>8}{'PlayMoves µs':>14}{'echo µs':>10}{'ratio':>8}{'durable':>9}{'calls/s':>10}", end="")
        print(*(f"{name:>10}" for name in others), sep="")
        for clients in said.clients:
            rows = []
            for _ in range(ROUNDS):
                played, rate = measured(plain, lambda n, c=clients: play_load(plain.address, c, n))
                echoed, _ = measured(echo, lambda n, c=clients: echo_load(echo.address, 60, c, n))
                kept, _ = measured(durable, lambda n, c=clients: echo_load(durable.address, 60, c, n))
                seen = [
                    measured(server, lambda n, c=clients, to=server.address: play_load(to, c, n))[0] / played
                    for server in others.values()
                ]
                rows.append((played, echoed, played / echoed, kept / echoed, rate, *seen))
            a, b, ratio, floor, rate, *seen = (statistics.median(side) for side in zip(*rows, strict=True))
            print(
                f"{clients:8}{a:14.0f}{b:10.0f}{ratio:8.2f}{floor:9.2f}{rate:10.0f}",
                *(f"{each:10.2f}" for each in seen),
                sep="",
            )


if __name__ == "__main__":
    main()
