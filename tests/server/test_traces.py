"""Traces: a call hangs on its caller's span, what it waited for on the call, and nobody pays who does not trace."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import grpc.aio
import pytest
from croupier.client import AsyncClient, connect, connect_async
from croupier.client.errors import CroupierError
from croupier.server.app import Listening, running
from croupier.server.config import Settings
from croupier.v1 import catalog_pb2

from .collector import collecting
from .plain_http import call
from .process import ServiceProcess

pytest.importorskip("opentelemetry.sdk")

from croupier.server.traces.spans import Traces
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode, format_trace_id

GAMES = "croupier.v1.GameService"
CALLER = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


@asynccontextmanager
async def traced(folder: Path, exporter: InMemorySpanExporter) -> AsyncIterator[tuple[Listening, AsyncClient]]:
    """A service whose spans are kept in memory, and a client."""
    settings = Settings(grpc_port=0, http_port=0, data_dir=folder, drain_grace=1.0)
    service = running(settings, Traces(SimpleSpanProcessor(exporter)))
    async with service as listening, connect_async(listening.grpc) as croupier:
        yield listening, croupier


def named(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in exporter.get_finished_spans() if span.name == name]


async def test_a_call_is_a_span_with_its_commit_below_and_no_card_in_it(tmp_path: Path):
    exporter = InMemorySpanExporter()
    async with traced(tmp_path, exporter) as (_, croupier):
        game_id = (await croupier.create("whitehead", deal="pysol:1")).game_id
        await croupier.play(game_id, "t4-t3")
        await croupier.get(game_id)
    (played,) = named(exporter, f"{GAMES}/PlayMoves")
    assert played.kind is SpanKind.SERVER
    assert dict(played.attributes) == {
        "rpc.system": "grpc",
        "rpc.service": GAMES,
        "rpc.method": "PlayMoves",
        "rpc.response.status_code": "OK",
        "croupier.door": "grpc",
        "croupier.game_id": game_id,
    }
    created, stored = named(exporter, "croupier.commit")
    (creation,) = named(exporter, f"{GAMES}/CreateGame")
    for call_span, commit in ((creation, created), (played, stored)):
        assert commit.parent.span_id == call_span.context.span_id
        assert call_span.start_time <= commit.start_time <= commit.end_time <= call_span.end_time
        assert not commit.attributes
    assert creation.attributes["croupier.game_id"] == game_id
    assert creation.context.trace_id != played.context.trace_id


async def test_searches_are_below_the_call_that_asked_for_them(tmp_path: Path):
    exporter = InMemorySpanExporter()
    async with traced(tmp_path, exporter) as (_, croupier):
        game_id = (await croupier.create("whitehead", deal="pysol:1")).game_id
        await croupier.suggest(game_id)
        async for _ in croupier.solve(game_id, max_nodes=1000):
            pass
    calls = {f"croupier.v1.AnalysisService/{name}" for name in ("SuggestMoves", "Solve")}
    spans = {span.context.span_id: span for span in exporter.get_finished_spans()}
    assert {spans[span.parent.span_id].name for span in named(exporter, "croupier.search")} == calls


async def test_a_refusal_is_no_error_of_the_servers(tmp_path: Path):
    exporter = InMemorySpanExporter()
    async with traced(tmp_path, exporter) as (_, croupier):
        game_id = (await croupier.create("whitehead", deal="pysol:1")).game_id
        with pytest.raises(CroupierError):
            await croupier.play(game_id, "t1-t2")
    (span,) = named(exporter, f"{GAMES}/PlayMoves")
    assert span.attributes["rpc.response.status_code"] == "FAILED_PRECONDITION"
    assert span.attributes["croupier.reason"] == "WRONG_RANK"
    assert span.status.status_code is StatusCode.UNSET


async def test_the_callers_span_is_the_parent_at_both_doors(tmp_path: Path):
    exporter = InMemorySpanExporter()
    async with traced(tmp_path, exporter) as (listening, _):
        headers = {"traceparent": CALLER}
        await asyncio.to_thread(lambda: call(listening.http, "CatalogService/GetServiceInfo", {}, **headers))
        async with grpc.aio.insecure_channel(listening.grpc) as channel:
            ask = channel.unary_unary("/croupier.v1.CatalogService/GetServiceInfo")
            request = catalog_pb2.GetServiceInfoRequest().SerializeToString()
            await ask(request, metadata=(("traceparent", CALLER),))
            await ask(request, metadata=(("traceparent", "nonsense"),))
    http, rpc, lost = exporter.get_finished_spans()
    for span, system in ((http, "connect_rpc"), (rpc, "grpc")):
        assert span.attributes["rpc.system"] == system
        assert format_trace_id(span.parent.trace_id) == CALLER[3:35]
        assert f"{span.parent.span_id:016x}" == CALLER[36:52]
    assert lost.parent is None


def test_spans_of_client_call_and_commit_arrive_by_otlp_and_hang_together(tmp_path: Path):
    exporter = InMemorySpanExporter()
    program = TracerProvider()
    program.add_span_processor(SimpleSpanProcessor(exporter))
    with collecting() as collector:
        options = ("--traces", f"otlp://{collector.address}", "--log-level", "debug")
        service = ServiceProcess(tmp_path / "games", options=options)
        with connect(service.address) as croupier:
            game_id = croupier.create("whitehead", deal="pysol:1").game_id
            with program.get_tracer("a program").start_as_current_span("a turn") as turn:
                croupier.play(game_id, "t4-t3")
        assert service.stop() == 0
    (played,) = collector.named(f"{GAMES}/PlayMoves")
    assert played.trace_id.hex() == format_trace_id(turn.get_span_context().trace_id)
    assert played.parent_span_id.hex() == f"{turn.get_span_context().span_id:016x}"
    (commit,) = (span for span in collector.named("croupier.commit") if span.trace_id == played.trace_id)
    assert commit.parent_span_id == played.span_id
    assert collector.services == {"croupier"}
    assert f'"trace_id": "{played.trace_id.hex()}", "span_id": "{played.span_id.hex()}"' in service.log.read_text()


def test_a_collector_that_is_away_stops_neither_play_nor_the_end(tmp_path: Path):
    service = ServiceProcess(tmp_path / "games", options=("--traces", "otlp://127.0.0.1:9"))
    with connect(service.address) as croupier:
        croupier.create("whitehead")
    assert service.stop() == 0


@pytest.mark.parametrize("options", [[], ["--traces", "off"]])
def test_who_does_not_trace_never_loads_the_library(options):
    program = f"""
import sys
from croupier.client import connect
from croupier.server import embedded
from croupier.server.config import Settings
assert Settings.read({options}).traces is None
with embedded() as service, connect(service.address) as croupier:
    croupier.create("whitehead")
assert not [name for name in sys.modules if name.startswith("opentelemetry")]
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_the_variable_of_every_tracing_service_says_where_too(monkeypatch):
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "https://collector.example:4317")
    assert Settings.read([]).traces == "https://collector.example:4317"
    assert Settings.read(["--traces", "otlp://127.0.0.1:4317"]).traces == "http://127.0.0.1:4317"
    assert Settings.read(["--traces", "off"]).traces is None
    assert Settings().traces is None
