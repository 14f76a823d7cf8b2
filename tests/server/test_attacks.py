"""What somebody may try who means ill: bombs, slow senders, names of files that are none of theirs.

Others are served all the while. Tokens are tried in `test_identity`, seats in `test_whist_seats`, too much of all in
`test_limits`, what cannot be read in `test_bad_input` and `test_connect`.
"""

from __future__ import annotations

import contextlib
import http.client
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

import grpc
import pytest
from croupier.client import connect

from .process import ServiceProcess

SOME_KILOBYTES = 20_000
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceProcess]:
    process = ServiceProcess(tmp_path_factory.mktemp("attacked") / "games", options=("--http-port", "0"))
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.log.read_text()


@contextlib.contextmanager
def others_are_served(service: ServiceProcess, most: int = SOME_KILOBYTES) -> Iterator[None]:
    """While something is tried, and afterwards, somebody plays, and the service takes not much more memory."""
    with connect(service.address, timeout=5) as client:
        game_id = client.create("klondike", deal="seed:3").game_id
        before = service.kilobytes()
        yield
        assert client.play(game_id, "draw").revision == 2
        assert service.kilobytes() - before < most


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """A frame of HTTP/2."""
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def literal(name: str, value: str) -> bytes:
    """A header as HPACK has it in its plainest form."""
    return b"".join([b"\x00", *(bytes([len(text)]) + text.encode() for text in (name, value))])


def head(**more: str) -> bytes:
    """The head of a call of CreateGame."""
    path = "/croupier.v1.GameService/CreateGame"
    names = {":method": "POST", ":scheme": "http", ":path": path, ":authority": "x", "te": "trailers"}
    names |= {"content-type": "application/grpc"} | {name.replace("_", "-"): value for name, value in more.items()}
    return b"".join(literal(name, value) for name, value in names.items())


@contextlib.contextmanager
def http2(address: str) -> Iterator[socket.socket]:
    """A line to the gRPC door, greeted."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(PREFACE + frame(4, 0, 0, b""))
        yield line


def test_a_compression_bomb_at_the_grpc_door_is_not_unpacked(service):
    with others_are_served(service), grpc.insecure_channel(service.address) as channel:
        create = channel.unary_unary("/croupier.v1.GameService/CreateGame")
        with pytest.raises(grpc.RpcError) as refused:
            create(bytes(100 << 20), timeout=60, compression=grpc.Compression.Gzip)
    assert refused.value.code() is grpc.StatusCode.UNIMPLEMENTED


def test_many_who_send_nothing_more_keep_nobody_waiting(service):
    with others_are_served(service), contextlib.ExitStack() as lines:
        for number in range(300):
            line = lines.enter_context(http2(service.address))
            if number % 3:
                line.sendall(frame(1, 4, 1, head()))
            if number % 3 == 2:
                # Ten bytes are said to come, and one does.
                line.sendall(frame(0, 0, 1, b"\x00\x00\x00\x00\x0a\x0a"))
        with connect(service.address, timeout=5) as client:
            assert client.create("whitehead").revision == 1


def test_a_head_that_never_ends_costs_nobody_else_anything(service):
    # The library lets some hundred megabytes of them wait, and then forgets as much as comes.
    with others_are_served(service, most=200_000), http2(service.address) as line, contextlib.suppress(OSError):
        line.sendall(frame(1, 0, 1, head()))
        for block in range(40):
            fields = [literal(f"x-{block}-{number}", "y" * 100) for number in range(100_000)]
            line.sendall(b"".join(frame(9, 0, 1, b"".join(fields[at : at + 100])) for at in range(0, len(fields), 100)))


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fapp.py",
        "/....//....//etc/passwd",
        "/table.js/../../config.py",
        "//etc/passwd",
        "/%00",
        "/\\..\\..\\config.py",
        "/croupier.v1.GameService/../../etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_page(service, path):
    line = http.client.HTTPConnection(urlsplit(service.http).netloc, timeout=10)
    # As it stands: the library would put the path in order first.
    line.putrequest("GET", path, skip_host=False)
    line.endheaders()
    answer = line.getresponse()
    body = answer.read()
    assert answer.status in (400, 404, 405)
    assert b"root:" not in body
    assert b"import" not in body
    line.close()


@pytest.mark.parametrize("name", ["data-dir", "GetGame", "..", "%", "a" * 5000])
def test_a_service_of_another_name_is_not_there(service, name):
    with grpc.insecure_channel(service.address) as channel, pytest.raises(grpc.RpcError) as refused:
        channel.unary_unary(f"/croupier.v1.{name}/GetGame")(b"", timeout=10)
    assert refused.value.code() in (grpc.StatusCode.UNIMPLEMENTED, grpc.StatusCode.RESOURCE_EXHAUSTED)


def test_calls_that_are_taken_back_at_once_cost_nobody_else_an_error(service):
    with connect(service.address, timeout=30) as client, http2(service.address) as line:
        game_id = client.create("klondike", deal="seed:3").game_id
        for number in range(1, 8_000, 2):
            line.sendall(frame(1, 4, number, head()) + frame(3, 0, number, struct.pack(">I", 8)))
        assert client.play(game_id, "draw").revision == 2
