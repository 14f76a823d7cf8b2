"""PlayMoves over a bare echo: CPU that the server spends on a call, validated, durable and answered.

The echo is a grpc.aio server under uvloop with the same settings that gives back bytes of the same size. Both run as
processes of their own under the same load, in turns; what counts is the ratio. Two more are our server again, with
metrics on, and with traces to a collector that throws them away: their ratios are to the one without.
"""

from __future__ import annotations

import argparse
import asyncio
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
import asyncio, json, sys
import grpc, uvloop
from croupier.server.transport.grpc_door import _OPTIONS

REPLY = b"x" * int(sys.argv[1])

async def echo(data, context):
    return REPLY

async def main():
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
    clients_list = parser.parse_args().clients
    with tempfile.TemporaryDirectory() as folder:
        command = ("-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--data-dir")
        ours = Server(*command, f"{folder}/plain")
        counted = Server(*command, f"{folder}/counted", "--metrics-port", "0")
        collector = Server("-c", COLLECTOR)
        traced = Server(*command, f"{folder}/traced", "--traces", f"otlp://{collector.address}")
        theirs = Server("-c", ECHO, "330")
        try:
            heads = f"{'clients':>8}{'PlayMoves µs':>14}{'echo µs':>10}{'ratio':>8}{'calls/s':>10}"
            print(f"{heads}{'metrics':>9}{'traces':>8}")
            for clients in clients_list:
                rows = []
                for _ in range(ROUNDS):
                    played, rate = measured(ours, lambda n, c=clients: play_load(ours.address, c, n))
                    seen, _ = measured(counted, lambda n, c=clients: play_load(counted.address, c, n))
                    spanned, _ = measured(traced, lambda n, c=clients: play_load(traced.address, c, n))
                    echoed, _ = measured(theirs, lambda n, c=clients: echo_load(theirs.address, 60, c, n))
                    rows.append((played, echoed, played / echoed, rate, seen / played, spanned / played))
                a, b, ratio, rate, metrics, traces = (statistics.median(side) for side in zip(*rows, strict=True))
                print(f"{clients:8}{a:14.0f}{b:10.0f}{ratio:8.2f}{rate:10.0f}{metrics:9.2f}{traces:8.2f}")
        finally:
            for server in (ours, counted, traced, collector, theirs):
                server.stop()


if __name__ == "__main__":
    main()
