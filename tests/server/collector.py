"""A collector of traces that keeps what it gets: OTLP's one method on a gRPC server of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import grpc
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2 as otlp
from opentelemetry.proto.collector.trace.v1 import trace_service_pb2_grpc as otlp_grpc


@dataclass
class Collector(otlp_grpc.TraceServiceServicer):
    """What came in."""

    address: str = ""
    services: set[str] = field(default_factory=set)
    spans: list[Any] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def Export(self, request: Any, _: grpc.ServicerContext) -> Any:
        with self._lock:
            for resource in request.resource_spans:
                told = {each.key: each.value.string_value for each in resource.resource.attributes}
                self.services.add(told["service.name"])
                self.spans += [span for scope in resource.scope_spans for span in scope.spans]
        return otlp.ExportTraceServiceResponse()

    def named(self, name: str) -> list[Any]:
        """The spans of a name."""
        return [span for span in self.spans if span.name == name]


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector that listens."""
    server = grpc.server(ThreadPoolExecutor(2))
    collector = Collector()
    otlp_grpc.add_TraceServiceServicer_to_server(collector, server)
    collector.address = f"127.0.0.1:{server.add_insecure_port('127.0.0.1:0')}"
    server.start()
    try:
        yield collector
    finally:
        server.stop(None).wait()
