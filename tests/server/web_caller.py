"""Calls by chance on the Connect door, in binary and in JSON, and what may come back there."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
from collections import Counter
from urllib.parse import urlsplit

import grpc
from croupier.v1.error_pb2 import ErrorReason
from google.protobuf import json_format
from google.protobuf.message import DecodeError
from google.protobuf.message_factory import GetMessageClass

from .plain_http import frame
from .requests import Chance

FORBIDDEN = {"internal", "unknown", "data_loss"}


class WebCaller:
    """As `test_fuzz.Caller`, by the other door."""

    def __init__(self, url: str, chance: Chance, met: Counter) -> None:
        self._where = urlsplit(url).netloc
        self.chance = chance
        self._met = met

    async def call(self, method, data: bytes) -> bytes:
        return await asyncio.to_thread(self._call, method, data)

    def _call(self, method, data: bytes) -> bytes:
        kind, body = self._written(method, data)
        path = f"/{method.containing_service.full_name}/{method.name}"
        headers = {"content-type": kind} | {
            key: value for key, value in self.chance.metadata() if isinstance(value, str) and value.isprintable()
        }
        # A watch may have nothing to tell for a day.
        line = http.client.HTTPConnection(self._where, timeout=1 if method.server_streaming else 60)
        with contextlib.closing(line):
            try:
                line.request("POST", path, body, headers)
                answer = line.getresponse()
                said = answer.read(1 if method.server_streaming and answer.status == 200 else None)
            except TimeoutError:
                if not method.server_streaming:
                    raise
                self._met[method.name, "nothing yet"] += 1
                return b""
        if method.server_streaming and answer.status == 200:
            # The first letter of what may never end is enough.
            self._met[method.name, grpc.StatusCode.OK] += 1
            return b""
        return self._judged(method, data, answer.status, said, kind)

    def _written(self, method, data: bytes) -> tuple[str, bytes]:
        kind = "proto"
        if self.chance.random.random() < 0.5:
            # What is no message is sent as it is, and is no JSON either.
            with contextlib.suppress(DecodeError, json_format.SerializeToJsonError, ValueError):
                data = json_format.MessageToJson(GetMessageClass(method.input_type).FromString(data)).encode()
            kind = "json"
        if method.server_streaming:
            return f"application/connect+{kind}", frame(data)
        return f"application/{kind}", data

    def _judged(self, method, data: bytes, status: int, said: bytes, kind: str) -> bytes:
        if status == 200:
            self._met[method.name, grpc.StatusCode.OK] += 1
            reply = GetMessageClass(method.output_type)()
            if kind.endswith("json"):
                return json_format.Parse(said, reply).SerializeToString()
            return said
        self._met[method.name, status] += 1
        error = json.loads(said)
        assert status < 500 or status in (501, 503), f"{method.name} with {data!r} gave {status} {said!r}"
        assert error["code"] not in FORBIDDEN, f"{method.name} with {data!r} gave {said!r}"
        for detail in error.get("details", ()):
            if detail["type"] == "google.rpc.ErrorInfo":
                assert f"ERROR_REASON_{detail['debug']['reason']}" in dict(ErrorReason.items())
        return b""
