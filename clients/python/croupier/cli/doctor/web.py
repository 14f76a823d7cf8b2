"""Checks by HTTP: the door for browsers, the metrics, and the certificate where there is one."""

from __future__ import annotations

import json
import re
import socket
import ssl
import struct
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Final
from urllib.parse import urlsplit

from .findings import Checks, Finding, Level
from .service import HEARTBEAT, LABELS, SECONDS, beaten, not_beaten

_GAMES: Final = "croupier.v1.GameService"
_SOON: Final = 14
"""Days before its end at which a certificate should have been renewed."""
_BUILD: Final = re.compile(r'^croupier_build_info\{.*version="([^"]*)"', re.MULTILINE)


def healthz(url: str) -> Finding:
    """Whether the door answers that it serves."""
    try:
        with _asked(f"{url.rstrip('/')}/healthz"):
            return Finding(Level.OK, "doctor-http", {"url": url})
    except (OSError, HTTPException) as error:
        return Finding(Level.FAIL, "doctor-http-failed", {"url": url, "why": _why(error)})


def stream(url: str) -> Finding:
    """Whether a quiet watch is heard of in time, through whatever stands between."""
    base = f"{url.rstrip('/')}/{_GAMES}"
    made = {"variantId": "whitehead", "labels": LABELS}
    with _asked(f"{base}/CreateGame", json.dumps(made).encode()) as answer:
        game_id = json.load(answer)["view"]["gameId"]
    watch = json.dumps({"gameId": game_id, "heartbeat": f"{HEARTBEAT}s"}).encode()
    begun = time.monotonic()
    try:
        with _asked(f"{base}/WatchGame", struct.pack(">BI", 0, len(watch)) + watch, "connect+json") as answer:
            while time.monotonic() - begun < HEARTBEAT + SECONDS:
                if "heartbeat" in _message(answer):
                    return beaten("connect", begun)
    except (OSError, HTTPException, ValueError, struct.error):
        pass
    finally:
        with _asked(f"{base}/DeleteGame", json.dumps({"gameId": game_id}).encode()):
            pass
    return not_beaten("connect")


def metrics(url: str) -> Finding:
    """Whether the metrics are there, and which version counts."""
    try:
        with _asked(url) as answer:
            build = _BUILD.search(answer.read().decode("utf-8", "replace"))
    except (OSError, HTTPException) as error:
        return Finding(Level.FAIL, "doctor-http-failed", {"url": url, "why": _why(error)})
    if build is None:
        return Finding(Level.FAIL, "doctor-no-metrics", {"url": url})
    return Finding(Level.OK, "doctor-metrics", {"url": url, "version": build[1]})


def certificate(url: str) -> Finding:
    """How long the certificate of an address is good for."""
    where = urlsplit(url)
    host, port = where.hostname or "", where.port or 443
    try:
        with (
            socket.create_connection((host, port), SECONDS) as raw,
            ssl.create_default_context().wrap_socket(raw, server_hostname=host) as tls,
        ):
            shown = tls.getpeercert() or {}
    except OSError as error:
        return Finding(Level.FAIL, "doctor-tls-failed", {"host": host, "why": _why(error)})
    days = int((ssl.cert_time_to_seconds(str(shown["notAfter"])) - time.time()) // 86400)
    return Finding(Level.WARNING if days < _SOON else Level.OK, "doctor-certificate", {"host": host, "days": days})


@contextmanager
def _asked(url: str, body: bytes | None = None, kind: str = "json") -> Iterator[HTTPResponse]:
    """The answer to a request; `OSError` where there is none, or one that is no success."""
    request = urllib.request.Request(url, body, {"content-type": f"application/{kind}"} if body else {})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        yield answer


def _message(answer: HTTPResponse) -> dict[str, object]:
    """The next message of a stream; `struct.error` at its end."""
    _, size = struct.unpack(">BI", answer.read(5))
    message: dict[str, object] = json.loads(answer.read(size))
    return message


def _why(error: Exception) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message
    reason = getattr(error, "reason", None)
    return str(reason or error) or type(error).__name__


HTTP_CHECKS: Final = Checks(healthz, (stream,))
METRICS_CHECKS: Final = Checks(metrics, ())
TLS_CHECKS: Final = Checks(certificate, ())
