"""`croupier doctor`: each thing that can be broken is found, and a deployment without fault has none."""

from __future__ import annotations

import contextlib
import http.server
import json
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import grpc
import pytest
from croupier.cli.__main__ import main
from croupier.cli.doctor import service as service_checks
from croupier.cli.doctor.findings import Checks, Finding, Level
from croupier.cli.doctor.service import Service
from croupier.cli.servers import Server
from croupier.client import connect
from croupier.server import embedded
from croupier.server.application.access import Scope
from croupier.texts import LANGUAGES
from croupier.v1 import catalog_pb2 as catalog
from grpc_health.v1 import health, health_pb2, health_pb2_grpc

from ..server.credentials import Authority, api_key, write_api_keys
from ..server.process import ServiceProcess
from .doctoring import doctor, findings


@contextlib.contextmanager
def health_server(status: int) -> Iterator[str]:
    """A server that answers about its health, and knows nothing else."""
    server = grpc.server(ThreadPoolExecutor(2))
    servicer = health.HealthServicer()
    servicer.set("", status)
    health_pb2_grpc.add_HealthServicer_to_server(servicer, server)
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.stop(None).wait()


@contextlib.contextmanager
def web_server(answer: bytes, context: ssl.SSLContext | None = None) -> Iterator[int]:
    """A server that answers every GET with the same; gives its port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    with serving(server) as port:
        yield port


@contextlib.contextmanager
def serving(server: http.server.HTTPServer) -> Iterator[int]:
    """Let it serve, in a thread; gives its port."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_sound_deployment_has_no_fail_and_keeps_nothing_of_the_checks(tmp_path: Path):
    with embedded(tmp_path, http=True, metrics=True) as service, connect(service.address) as croupier:
        named = ("--server", service.address, "--http", service.http, "--metrics", service.metrics)
        status, found = doctor(*named, "--data-dir", tmp_path)
        assert list(croupier.games()) == []
    # How much room there is here is not ours to say.
    assert status == (found.pop("room") == ["fail"])
    names = "health versions kernel whole_game clock heartbeat healthz stream metrics writable form whole lock"
    assert list(found) == names.split()
    assert {level for levels in found.values() for level in levels} <= {"ok"} | ({"warning"} if not native() else set())


def native() -> bool:
    with embedded() as service, connect(service.address) as croupier:
        return croupier.info().kernel == catalog.KERNEL_NATIVE


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_finding_is_a_line_in_the_language_that_is_asked_for(language, tmp_path: Path, capsys):
    assert main(["doctor", "--data-dir", str(tmp_path / "none"), "--language", language]) == 1
    line = capsys.readouterr().out
    assert line.startswith("fail    ")
    assert str(tmp_path) in line.replace("\n", "")
    assert {"en": "no folder", "de": "gibt es nicht", "ru": "нет"}[language] in line


def test_a_service_that_does_not_answer_is_a_fail_and_nothing_else_is_tried():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    assert doctor("--server", f"127.0.0.1:{port}") == (1, {"health": ["fail"]})


def test_a_service_that_is_not_serving_is_a_fail():
    with health_server(health_pb2.HealthCheckResponse.NOT_SERVING) as address:
        assert doctor("--server", address) == (1, {"health": ["fail"]})


def test_a_server_that_is_another_one_fails_every_check_and_breaks_none_of_the_others():
    with health_server(health_pb2.HealthCheckResponse.SERVING) as address:
        status, found = doctor("--server", address)
    assert status == 1
    assert found.pop("health") == ["ok"]
    assert found == {"versions": ["fail"], "kernel": ["fail"], "whole_game": ["fail"]}


def test_another_version_and_the_slow_kernel_are_warnings():
    info = catalog.GetServiceInfoResponse(version="9.9.9", kernel=catalog.KERNEL_REFERENCE)
    subject = Service("", None, SimpleNamespace(info=lambda: info))  # type: ignore[arg-type]  # as much as is asked for
    assert service_checks.versions(subject).level is Level.WARNING
    assert service_checks.kernel(subject).level is Level.WARNING


@pytest.mark.parametrize(("off", "level"), [(0.0, Level.OK), (-60.0, Level.WARNING), (60.0, Level.WARNING)])
def test_a_clock_that_goes_wrong_is_a_warning(monkeypatch, off, level):
    with embedded() as service, service_checks.service_at(Server(service.address), "en") as subject:
        now = service_checks.time.time
        monkeypatch.setattr(service_checks, "time", SimpleNamespace(time=lambda: now() - off))
        finding = service_checks.clock(subject)
    assert finding.level is level
    if off:
        assert (finding.facts["side"], finding.facts["seconds"]) == ("ahead" if off > 0 else "behind", 60.0)


def test_heartbeats_that_do_not_come_through_are_a_fail(monkeypatch):
    monkeypatch.setattr(service_checks, "SECONDS", -0.5)
    with (
        embedded() as service,
        connect(service.address) as croupier,
        grpc.insecure_channel(service.address) as channel,
    ):
        assert service_checks.heartbeat(Service("", channel, croupier)).level is Level.FAIL
        assert list(croupier.games()) == []


def test_a_door_that_is_shut_and_metrics_of_somebody_else_are_fails():
    with web_server(b"python_info 1\n") as port:
        assert doctor("--metrics", f"http://127.0.0.1:{port}/metrics") == (1, {"metrics": ["fail"]})
    assert doctor("--metrics", f"http://127.0.0.1:{port}/metrics") == (1, {"metrics": ["fail"]})
    assert doctor("--http", f"http://127.0.0.1:{port}") == (1, {"healthz": ["fail"]})


@pytest.mark.parametrize(("days", "level"), [(90, "ok"), (20, "warning"), (-1, "fail")])
def test_a_certificate_that_ends_soon_is_a_warning_and_one_that_has_ended_a_fail(tmp_path: Path, days, level):
    authority = Authority()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*authority.issue(tmp_path / "own", "service", good_for=timedelta(days=days, hours=1)))
    with web_server(b"serving", context) as port:
        url, ca = f"https://localhost:{port}/metrics", authority.write(tmp_path / "ca.pem")
        status, lines = findings("--metrics", url, "--tls-ca", ca)
        assert doctor("--metrics", url)[1]["certificate"] == ["fail"]
        assert doctor("--metrics", url, SSL_CERT_FILE=str(ca))[1]["certificate"] == [level]
    assert (lines[0]["check"], lines[0]["level"], status) == ("certificate", level, 1)
    assert lines[0]["facts"].get("days") == (None if days < 0 else days)
    assert (days < 0) == ("has expired" in lines[0]["message"])


@dataclass(frozen=True)
class Guarded:
    """A service that asks who calls, over TLS: the options that name it, a token that may play, one that may watch."""

    named: tuple[str, ...]
    player: str
    onlooker: str
    service: ServiceProcess


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    folder, authority = tmp_path_factory.mktemp("guarded"), Authority()
    chain, key = authority.issue(folder / "own", "service", good_for=timedelta(days=90))
    (player, first), (onlooker, second) = api_key("alice"), api_key("bob", Scope.WATCH)
    write_api_keys(folder / "keys.json", first, second)
    tls = ("--tls-certificate", str(chain), "--tls-key", str(key))
    service = ServiceProcess(
        folder / "games", options=("--http-port", "0", "--api-keys", str(folder / "keys.json"), *tls)
    )
    ca = authority.write(folder / "ca.pem")
    named = ("--server", service.address, "--http", str(service.http), "--tls-ca", str(ca))
    yield Guarded(named, player, onlooker, service)
    service.stop()


def test_a_service_that_asks_who_calls_is_looked_at_with_a_token_over_tls(guarded: Guarded):
    for by_flag in (True, False):
        if by_flag:
            status, found = doctor(*guarded.named, "--token", guarded.player)
        else:
            status, found = doctor(*guarded.named, CROUPIER_TOKEN=guarded.player)
        assert status == 0
        assert found.pop("certificate") == ["ok", "ok"]
        assert " ".join(found) == "health versions kernel whole_game clock heartbeat healthz stream"
        assert guarded.player not in guarded.service.log.read_text()


@pytest.mark.parametrize(
    ("token", "reason"),
    [("", "IDENTITY_REQUIRED"), ("another", "IDENTITY_REFUSED"), ("onlooker", "SCOPE_MISSING")],
)
def test_who_may_not_play_is_told_so_at_each_door_and_what_needs_a_game_is_left_out(guarded: Guarded, token, reason):
    given = guarded.onlooker if token == "onlooker" else token
    status, lines = findings(*guarded.named, "--language", "de", CROUPIER_TOKEN=given)
    failed = [line for line in lines if line["level"] == "fail"]
    assert [(line["check"], line["facts"]["door"]) for line in failed] == [
        ("whole_game", "grpc"),
        ("stream", "connect"),
    ]
    assert {line["facts"]["reason"] for line in failed} == {reason}
    assert all("mit dem Scope play" in line["message"] for line in failed)
    assert not {"clock", "heartbeat"} & {line["check"] for line in lines}
    assert status == 1
    assert not given or given not in json.dumps(lines)


def test_a_service_of_an_authority_that_was_not_named_is_a_fail(guarded: Guarded, tmp_path: Path):
    other = Authority().write(tmp_path / "other.pem")
    assert doctor("--server", guarded.service.address, "--tls-ca", other) == (
        1,
        {"certificate": ["fail"], "health": ["fail"]},
    )


def test_a_token_is_not_sent_on_to_where_the_door_points(tmp_path: Path):
    heard = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heard.append((self.path, self.headers["authorization"]))
            self.send_response(302 if self.path == "/healthz" else 200)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        do_POST = do_GET

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with serving(http.server.HTTPServer(("127.0.0.1", 0), Handler)) as port:
        doctor("--http", f"http://127.0.0.1:{port}", "--token", "a-token")
    assert heard[:2] == [("/healthz", "Bearer a-token"), ("/elsewhere", None)]


def data(folder: Path) -> Path:
    """A folder with a game in it, that nobody uses."""
    with embedded(folder) as service, connect(service.address) as croupier:
        croupier.create("whitehead")
    return folder


def test_a_folder_that_is_used_is_a_warning_where_no_service_was_named(tmp_path: Path):
    with embedded(tmp_path) as service:
        assert doctor("--data-dir", tmp_path)[1]["lock"] == ["warning"]
        assert doctor("--data-dir", tmp_path, "--server", service.address)[1]["lock"] == ["ok"]
    assert doctor("--data-dir", tmp_path)[1]["lock"] == ["ok"]


def test_a_service_that_keeps_its_games_elsewhere_is_a_warning(tmp_path: Path):
    with embedded() as service:
        assert doctor("--data-dir", tmp_path, "--server", service.address)[1]["lock"] == ["warning"]


@pytest.mark.parametrize(("form", "level"), [(999, "fail"), (1, "warning")])
def test_data_of_a_later_version_are_a_fail_and_of_an_earlier_one_a_warning(tmp_path: Path, form, level):
    with contextlib.closing(sqlite3.connect(data(tmp_path) / "croupier.db")) as database:
        database.execute(f"PRAGMA user_version = {form}")
    status, found = doctor("--data-dir", tmp_path)
    assert (found["form"], found["whole"]) == ([level], ["ok"])
    assert status == (level == "fail")


def test_a_damaged_file_is_a_fail_and_left_as_it_was(tmp_path: Path):
    file = data(tmp_path) / "croupier.db"
    with file.open("r+b") as database:
        for page in range(1, file.stat().st_size // 4096):
            database.seek(page * 4096)
            database.write(b"\x5a" * 64)
    before = file.read_bytes()
    status, found = doctor("--data-dir", tmp_path)
    assert (status, found["whole"]) == (1, ["fail"])
    assert file.read_bytes() == before
    file.write_text("a letter " * 1000)
    status, found = doctor("--data-dir", tmp_path)
    assert (status, found["form"], found["whole"]) == (1, ["fail"], ["fail"])


def test_a_folder_without_games_is_fine_and_one_that_is_not_there_a_fail(tmp_path: Path):
    _, found = doctor("--data-dir", tmp_path)
    assert (found["form"], found["whole"], found["lock"]) == (["ok"], ["ok"], ["ok"])
    assert list(tmp_path.iterdir()) == []
    assert doctor("--data-dir", tmp_path / "none") == (1, {"writable": ["fail"]})


def test_a_folder_that_takes_no_file_is_a_fail():
    if Path("/proc/sys").is_dir():
        assert doctor("--data-dir", "/proc/sys") == (1, {"writable": ["fail"]})
    else:
        pytest.skip("there is no folder here in which nobody may write")


def test_a_disk_without_room_is_a_fail(tmp_path: Path):
    command = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(tmp_path)]
    mounted = subprocess.run(command, capture_output=True, text=True, check=False)
    if mounted.returncode != 0:
        pytest.skip(f"a small file system cannot be mounted here: {mounted.stderr.strip()}")
    try:
        status, found = doctor("--data-dir", tmp_path)
    finally:
        subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)
    assert (status, found["room"]) == (1, ["fail"])


def test_a_check_that_breaks_is_a_finding_and_the_next_one_is_made():
    def first(_: int) -> Finding:
        return Finding(Level.OK, "doctor-whole")

    def second(_: int) -> Finding:
        raise ValueError("a fault")

    found = dict(Checks(first, (second, first)).of(1))
    assert found["second"] == Finding(Level.FAIL, "doctor-broke", {"check": "second", "why": "a fault"})
    assert len(list(Checks(first, (second, first)).of(1))) == 3


def test_without_a_name_the_service_on_this_machine_is_looked_at(monkeypatch):
    asked = []

    @contextlib.contextmanager
    def service_at(server: Server, language: str) -> Iterator[None]:
        asked.append((server.address, language))
        yield

    monkeypatch.setattr(service_checks, "service_at", service_at)
    monkeypatch.setattr(service_checks, "SERVICE_CHECKS", SimpleNamespace(of=lambda _: []))
    assert main(["doctor", "--language", "en"]) == 0
    assert asked == [("127.0.0.1:50051", "en")]


def test_an_address_that_is_no_url_is_input_that_cannot_be_read():
    command = [sys.executable, "-m", "croupier.cli", "doctor", "--http", "127.0.0.1:8080"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 2
