"""Checks by HTTP: the door for browsers, and the metrics."""

from __future__ import annotations

import json
import re
import struct
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from typing import Final

from .certificate import trusting, why_of
from .findings import Checks, Finding, Level
from .identity import not_let_in
from .service import HEARTBEAT, LABELS, SECONDS, beaten, not_beaten

_GAMES: Final = "/croupier.v1.GameService"
_NOT_LET_IN: Final = (401, 403)
_BUILD: Final = re.compile(r'^croupier_build_info\{.*version="([^"]*)"', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Site:
    """Something to ask by HTTP: its address, whose authorities may vouch for it, and what goes with a call."""

    url: str
    tls: bool | Path = True
    token: str | None = field(default=None, repr=False)
    language: str = "en"


def healthz(site: Site) -> Finding:
    """Whether the door answers that it serves."""
    try:
        with _asked(site, "/healthz"):
            return Finding(Level.OK, "doctor-http", {"url": site.url})
    except (OSError, HTTPException) as error:
        return Finding(Level.FAIL, "doctor-http-failed", {"url": site.url, "why": why_of(error)})


def stream(site: Site) -> Finding:
    """Whether a quiet watch is heard of in time, through whatever stands between."""
    try:
        with _called(site, "CreateGame", {"variantId": "whitehead", "labels": LABELS}) as answer:
            game_id = json.load(answer)["view"]["gameId"]
    except urllib.error.HTTPError as refused:
        if refused.code not in _NOT_LET_IN:
            raise
        return _refused(refused)
    watch = json.dumps({"gameId": game_id, "heartbeat": f"{HEARTBEAT}s"}).encode()
    begun = time.monotonic()
    try:
        framed = struct.pack(">BI", 0, len(watch)) + watch
        with _asked(site, f"{_GAMES}/WatchGame", framed, "connect+json") as answer:
            while time.monotonic() - begun < HEARTBEAT + SECONDS:
                if "heartbeat" in _message(answer):
                    return beaten("connect", begun)
    except (OSError, HTTPException, ValueError, struct.error):
        pass
    finally:
        with _called(site, "DeleteGame", {"gameId": game_id}):
            pass
    return not_beaten("connect")


def metrics(site: Site) -> Finding:
    """Whether the metrics are there, and which version counts."""
    try:
        with _asked(site) as answer:
            build = _BUILD.search(answer.read().decode("utf-8", "replace"))
    except (OSError, HTTPException) as error:
        return Finding(Level.FAIL, "doctor-http-failed", {"url": site.url, "why": why_of(error)})
    if build is None:
        return Finding(Level.FAIL, "doctor-no-metrics", {"url": site.url})
    return Finding(Level.OK, "doctor-metrics", {"url": site.url, "version": build[1]})


def _called(site: Site, method: str, request: Mapping[str, object]) -> AbstractContextManager[HTTPResponse]:
    return _asked(site, f"{_GAMES}/{method}", json.dumps(request).encode())


@contextmanager
def _asked(site: Site, path: str = "", body: bytes | None = None, kind: str = "json") -> Iterator[HTTPResponse]:
    """The answer to a request; `OSError` where there is none, or one that is no success."""
    headers = {"accept-language": site.language} | ({"content-type": f"application/{kind}"} if body else {})
    request = urllib.request.Request(f"{site.url.rstrip('/')}{path}" if path else site.url, body, headers)
    if site.token is not None:
        # Whom an answer sends us on to is not whom the token is for.
        request.add_unredirected_header("authorization", f"Bearer {site.token}")
    context = trusting(site.tls) if site.url.startswith("https:") else None
    with urllib.request.urlopen(request, timeout=SECONDS, context=context) as answer:
        yield answer


def _refused(answer: urllib.error.HTTPError) -> Finding:
    """What the service says of who calls; what stands before it may say no too, in words of its own."""
    try:
        said = json.load(answer)
        told = {detail["type"]: detail["debug"] for detail in said["details"]}
        reason, why = told["google.rpc.ErrorInfo"]["reason"], told["google.rpc.LocalizedMessage"]["message"]
    except (OSError, ValueError, LookupError, TypeError):
        reason, why = "", f"{answer.code} {answer.reason}"
    return not_let_in("connect", str(reason), str(why))


def _message(answer: HTTPResponse) -> dict[str, object]:
    """The next message of a stream; `struct.error` at its end."""
    _, size = struct.unpack(">BI", answer.read(5))
    message: dict[str, object] = json.loads(answer.read(size))
    return message


HTTP_CHECKS: Final = Checks(healthz, (stream,))
METRICS_CHECKS: Final = Checks(metrics, ())
