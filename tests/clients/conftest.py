"""A live service for the clients' tests, and a line to it that can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

import pytest
from croupier.server import embedded


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a service listens that the module's tests share."""
    with embedded() as service:
        yield service.address


class Line:
    """Carries bytes between clients and a service, until it is told not to."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.answers = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._open: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection; new ones are carried again."""
        connections, self._open = self._open, []
        for connection in connections:
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
            connection.close()

    def close(self) -> None:
        """Carry nothing any more."""
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                host, _, port = self.target.rpartition(":")
                try:
                    service = socket.create_connection((host, int(port)))
                except OSError:
                    client.close()
                    continue
                self._open += [client, service]
                threading.Thread(target=self._carry, args=(client, service, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(service, client, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, answers: bool) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if self.answers or not answers:
                    target.sendall(data)


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    """A line to the module's service."""
    line = Line(address)
    yield line
    line.close()
