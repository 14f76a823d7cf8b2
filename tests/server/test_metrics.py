"""What operators see: counts that are exactly right, and nothing of any game."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import pytest
from croupier.client import connect
from croupier.client.errors import CroupierError
from croupier.server import embedded
from croupier.server.config import Settings
from croupier.v1.patience_rules_pb2 import PatienceRules
from prometheus_client.parser import text_string_to_metric_families

from .plain_http import call
from .process import ServiceProcess

GAMES = "croupier.v1.GameService"


def scraped(url: str) -> tuple[str, dict[tuple[str, frozenset[tuple[str, str]]], float]]:
    """The text of a scrape, and its samples by name and labels."""
    with urllib.request.urlopen(url, timeout=20) as answer:
        text = answer.read().decode()
    samples = {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    return text, samples


class Scrape:
    """One look at the metrics."""

    def __init__(self, url: str) -> None:
        self.text, self._samples = scraped(url)

    def value(self, name: str, **labels: str) -> float:
        """A sample, 0 where there is none."""
        return self._samples.get((name, frozenset(labels.items())), 0.0)

    def calls(self, method: str, code: str, door: str = "grpc") -> float:
        """How many calls of a method of games ended with a code."""
        return self.value("croupier_calls_total", service=GAMES, method=method, door=door, code=code)

    def timed(self, method: str, door: str = "grpc") -> float:
        """How many calls of a method of games were timed."""
        return self.value("croupier_call_duration_seconds_count", service=GAMES, method=method, door=door)


def test_calls_moves_and_games_are_counted_exactly_and_nothing_secret_is_told():
    with embedded(http=True, metrics=True) as service, connect(service.address) as croupier:
        game_id = croupier.create("whitehead", deal="pysol:1").game_id
        croupier.create(PatienceRules(), deal="seed:1")
        croupier.play(game_id, "t4-t3")
        croupier.play(game_id, "t6-f", "t7-f")
        with pytest.raises(CroupierError):
            croupier.play(game_id, "t1-t2")
        for _ in range(2):
            call(service.http, "GameService/PlayMoves", {"gameId": game_id, "moves": [{"text": "t1-t2"}]})
        table = croupier.create("solo-whist", seats=["me"]).game_id
        token = croupier.seat_token(table)
        seen = Scrape(service.metrics)
        assert seen.calls("CreateGame", "OK") == 3
        assert seen.calls("PlayMoves", "OK") == seen.calls("PlayMoves", "FAILED_PRECONDITION", "connect") == 2
        assert seen.calls("PlayMoves", "FAILED_PRECONDITION") == 1
        assert seen.timed("PlayMoves") == 3
        assert seen.timed("PlayMoves", "connect") == 2
        assert seen.value("croupier_moves_played_total", cause="player") == 3
        for variant in ("whitehead", "custom", "solo-whist"):
            assert seen.value("croupier_games_created_total", variant=variant) == 1
        assert seen.value("croupier_hands_dealt_total") == 0
        assert seen.value("croupier_commit_duration_seconds_count") >= 5
        assert token
        for secret in (game_id, table, token):
            assert secret not in seen.text


def test_a_hand_is_counted_when_it_is_dealt_and_a_repeated_call_makes_no_game():
    with embedded(metrics=True) as service, connect(service.address) as croupier:
        once = "123e4567-e89b-12d3-a456-426614174000"
        for _ in range(2):
            croupier.create("solo-whist", seats=["me", "random", "random", "random"], request_id=once)
        seen = Scrape(service.metrics)
        assert seen.calls("CreateGame", "OK") == 2
        assert seen.value("croupier_games_created_total", variant="solo-whist") == 1
        assert seen.value("croupier_hands_dealt_total") == 1


def test_an_open_watch_is_seen_and_its_length_is_no_duration():
    with embedded(metrics=True) as service, connect(service.address) as croupier:
        game_id = croupier.create("whitehead").game_id
        watch = iter(croupier.watch(game_id))
        next(watch)
        assert Scrape(service.metrics).value("croupier_watches_open") == 1
        croupier.resign(game_id)
        assert list(watch)
        seen = Scrape(service.metrics)
        assert seen.value("croupier_watches_open") == 0
        assert seen.calls("WatchGame", "OK") == 1
        assert seen.timed("WatchGame") == 0


def test_two_services_in_one_process_count_apart():
    with embedded(metrics=True) as one, embedded(metrics=True) as other, connect(one.address) as croupier:
        croupier.create("whitehead")
        assert Scrape(one.metrics).calls("CreateGame", "OK") == 1
        assert Scrape(other.metrics).calls("CreateGame", "OK") == 0


def test_the_ready_line_says_where_the_metrics_are(tmp_path: Path):
    service = ServiceProcess(tmp_path / "games", options=("--metrics-port", "0"))
    assert "croupier_build_info" in Scrape(service.metrics).text
    assert service.stop() == 0


def listeners(pid: int) -> int:
    """How many sockets of a process listen."""
    sockets = {link.readlink().name for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    lines = [line.split() for table in ("tcp", "tcp6") for line in Path(f"/proc/net/{table}").read_text().splitlines()]
    return sum(fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets for fields in lines)


@pytest.mark.parametrize(("options", "doors"), [((), 1), (("--metrics-port", "0"), 2)])
def test_without_a_port_for_metrics_nothing_more_listens(tmp_path: Path, options, doors):
    service = ServiceProcess(tmp_path / "games", options=options)
    assert (service.metrics is not None) == bool(options)
    assert listeners(service.process.pid) == doors
    service.stop()


def test_the_port_is_read_from_the_environment_and_from_a_file(tmp_path: Path, monkeypatch):
    file = tmp_path / "croupier.toml"
    file.write_text("[serve]\nmetrics-port = 9464\n")
    assert Settings.read([]).metrics_port is None
    assert Settings.read(["--config", str(file)]).metrics_port == 9464
    monkeypatch.setenv("CROUPIER_METRICS_PORT", "9465")
    assert Settings.read([]).metrics_port == 9465
