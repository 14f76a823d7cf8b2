"""Calls on the Connect door with nothing but the standard library, as `curl` and a browser make them."""

from __future__ import annotations

import http.client
import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

JSON = "application/json"
STREAM = "application/connect+json"
END = 0b10


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def call(url: str, method: str, request: object = None, *, kind: str = JSON, **headers: str) -> Answer:
    """One call: `request` is bytes, or something to be written as JSON."""
    body = request if isinstance(request, bytes) else json.dumps(request or {}).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)
    try:
        connection.request("POST", f"/croupier.v1.{method}", body, {"content-type": kind, **named})
        got = connection.getresponse()
        return Answer(got.status, {name.lower(): value for name, value in got.getheaders()}, got.read())
    finally:
        connection.close()


def frame(message: bytes, flags: int = 0) -> bytes:
    """A message of a stream."""
    return struct.pack(">BI", flags, len(message)) + message


class Stream:
    """A stream of JSON messages that is read as it comes."""

    def __init__(self, url: str, method: str, request: object, **headers: str) -> None:
        self._connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self._connection.request(
            "POST", f"/croupier.v1.{method}", frame(json.dumps(request).encode()), {"content-type": STREAM, **named}
        )
        self._response = self._connection.getresponse()

    def __iter__(self) -> Iterator[Any]:
        """Each message; the last is what the end of the stream says."""
        while head := self._response.read(5):
            flags, size = struct.unpack(">BI", head)
            yield json.loads(self._response.read(size))
            if flags & END:
                return

    def vanish(self) -> None:
        """Be gone without a word."""
        self._connection.close()
        self._response.close()
