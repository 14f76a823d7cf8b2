"""The observer that traces calls by OpenTelemetry: a span for each, with its commits and searches under it.

It keeps a tracer of its own, so that services in one process do not mix, and is imported only where traces are wanted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar
from importlib.metadata import version
from typing import Final

from croupier.server.observing import Begin, CallContext, End, Method, Part, Trace, Unobserved
from opentelemetry.exporter.otlp.proto.grpc.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import SERVICE_NAME, SERVICE_VERSION, OTELResourceDetector, Resource
from opentelemetry.sdk.trace import SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Span, SpanKind, StatusCode, format_span_id, format_trace_id, set_span_in_context
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

_SYSTEMS: Final = {"grpc": "grpc", "connect": "connect_rpc"}
_CARRIED: Final = ("traceparent", "tracestate")
_FAULTS: Final = frozenset({"UNKNOWN", "DEADLINE_EXCEEDED", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS"})
"""Codes that a server's span calls an error, by OpenTelemetry's conventions: the others are the caller's affair."""

_SPAN: Final[ContextVar[Span | None]] = ContextVar("croupier_span", default=None)
_PROPAGATOR: Final = TraceContextTextMapPropagator()


class Traces(Unobserved):
    """Traces what it hears of. `processor` gets the spans."""

    def __init__(self, processor: SpanProcessor) -> None:
        build = version("croupier")
        # What OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say comes first.
        resource = Resource.create({SERVICE_NAME: "croupier", SERVICE_VERSION: build})
        resource = resource.merge(OTELResourceDetector().detect())
        self._provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        self._provider.add_span_processor(processor)
        self._tracer = self._provider.get_tracer("croupier.server", build)

    @classmethod
    def to(cls, endpoint: str) -> Traces:
        """Traces that go to a collector by OTLP over gRPC, in batches, from a thread of their own.

        `endpoint` is a URL, over TLS if it begins with `https:`.
        """
        return cls(BatchSpanProcessor(OTLPSpanExporter(endpoint=endpoint)))

    def calls(self, method: Method) -> Begin:
        """See `Observer.calls`."""
        name = f"{method.service}/{method.name}"
        attributes = {
            "rpc.system": _SYSTEMS[method.door],
            "rpc.service": method.service,
            "rpc.method": method.name,
            "croupier.door": method.door,
        }

        def begin(call: CallContext) -> End:
            carrier = {key: value for key in _CARRIED if (value := call.carried(key)) is not None}
            parent = _PROPAGATOR.extract(carrier) if carrier else None
            span = self._tracer.start_span(name, parent, SpanKind.SERVER, attributes)
            _SPAN.set(span)
            context = span.get_span_context()
            call.trace = Trace(format_trace_id(context.trace_id), format_span_id(context.span_id))

            if not span.is_recording():
                return lambda code, reason: None

            def end(code: str, reason: str) -> None:
                span.set_attribute("rpc.response.status_code", code)
                if reason:
                    span.set_attribute("croupier.reason", reason)
                if call.game_id:
                    span.set_attribute("croupier.game_id", call.game_id)
                if code in _FAULTS:
                    span.set_status(StatusCode.ERROR)
                span.end()

            return end

        return begin

    def part(self, part: Part) -> AbstractContextManager[None]:
        """See `Observer.part`."""
        span = _SPAN.get()
        # The service's own turns belong to no call, and some calls are not sampled.
        if span is None or not span.is_recording():
            return super().part(part)
        return self._child(span, f"croupier.{part.value}")

    @contextmanager
    def _child(self, parent: Span, name: str) -> Iterator[None]:
        span = self._tracer.start_span(name, set_span_in_context(parent))
        try:
            yield
        finally:
            span.end()

    async def close(self) -> None:
        """Send what is left, and stop."""
        await asyncio.to_thread(self._provider.shutdown)
