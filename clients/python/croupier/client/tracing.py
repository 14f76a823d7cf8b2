"""The caller's trace, which goes along with a call where the program traces by OpenTelemetry; nothing else needs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def trace_metadata() -> Sequence[tuple[str, str]]:
    """The `traceparent` of the span that is active where the call is made; nothing without one."""
    # Who has a span has loaded the library, so a program that does not trace never pays for loading it.
    if "opentelemetry.trace" not in sys.modules:
        return ()
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    carrier: dict[str, str] = {}
    TraceContextTextMapPropagator().inject(carrier)
    return tuple(carrier.items())
