"""The door for operators: `/metrics` by the Prometheus client's own server, in a thread.

It shares nothing with the players' doors. It answers though they are shut, drain, or keep the event loop busy.
"""

from __future__ import annotations

import asyncio
import threading
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, start_http_server


class MetricsDoor:
    """A listening server. Made by `open`."""

    def __init__(self, server: WSGIServer, thread: threading.Thread) -> None:
        self._server = server
        self._thread = thread

    @classmethod
    def open(cls, registry: CollectorRegistry, host: str, port: int) -> MetricsDoor:
        """Listen; `OSError` where that is not possible."""
        return cls(*start_http_server(port, host, registry))

    @property
    def port(self) -> int:
        """The port that was bound."""
        return self._server.server_port

    async def close(self) -> None:
        """Stop."""
        await asyncio.to_thread(self._server.shutdown)
        self._server.server_close()
        await asyncio.to_thread(self._thread.join)
