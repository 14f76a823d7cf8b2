"""What is refused before the Connect library sees it: what it would answer with an exception's text, or never.

One request message is all that any method takes, so a body is read whole first: within a time and a size.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

# An ASGI message is a dictionary of anything, by its specification.
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Message, Receive, Send], Awaitable[None]]

_FRAME: Final = 5
"""Bytes before a message of a stream: flags and length."""
_COMPRESSED: Final = 1
_HEARD_OUT: Final = 16
"""Times the size that a body may have: so much of it is read to its end."""
_ENCODINGS: Final = (b"connect-content-encoding", b"grpc-encoding")


class Wary:
    """Stands before the services."""

    def __init__(self, app: App, *, request_bytes: int, seconds: float) -> None:
        self._app = app
        self._most = request_bytes + _FRAME
        self._seconds = seconds

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve a request that can be served."""
        if scope["type"] != "http":
            return
        headers = dict(scope["headers"])
        kind = headers.get(b"content-type", b"")
        if not all(key.isascii() and value.isascii() for key, value in scope["headers"]):
            await _refuse(send, 400, "invalid_argument", "a header is not ASCII")
        elif kind.startswith(b"application/grpc") and not kind.startswith(b"application/grpc-web"):
            await _refuse(
                send, 415, "unimplemented", "this is the door for Connect and gRPC-Web; gRPC has its own port"
            )
        else:
            await self._serve(scope, headers, receive, send)

    async def _serve(self, scope: Message, headers: dict[bytes, bytes], receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(self._seconds):
                body = await self._body(receive)
        except TimeoutError:
            await _refuse(send, 408, "deadline_exceeded", "the request took too long to arrive")
            return
        if body is None:
            await _refuse(send, 429, "resource_exhausted", "the request is too large")
        elif _is_stream(headers) and body[:1] and body[0] & _COMPRESSED and not any(map(headers.get, _ENCODINGS)):
            await _refuse(send, 400, "invalid_argument", "the message is compressed, but no header says how")
        else:
            await self._app(scope, _Replayed(body, receive), send)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body; None if it is too long."""
        parts: list[bytes] = []
        size = 0
        # One that is too long is read on and thrown away: an answer to a caller who still sends is lost, since closing
        # a connection with something unread resets it. Whoever goes on for ever gets no answer.
        while size <= _HEARD_OUT * self._most:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            part = message.get("body", b"")
            size += len(part)
            if size <= self._most:
                parts.append(part)
            if not message.get("more_body", False):
                break
        return b"".join(parts) if size <= self._most else None


class _Replayed:
    """The body once more, then whatever comes after it: only that the caller has gone."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


def _is_stream(headers: dict[bytes, bytes]) -> bool:
    kind = headers.get(b"content-type", b"")
    return kind.startswith((b"application/connect+", b"application/grpc-web"))


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = f'{{"code": "{code}", "message": "{message}"}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
