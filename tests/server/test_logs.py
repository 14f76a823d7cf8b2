"""What operators read: every line can be parsed and traced to its call, and none tells of a card or a token."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import pty
import random
import re
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import grpc
import pytest
from croupier.client import Client, connect
from croupier.client.errors import CroupierError
from croupier.server import embedded
from croupier.server.application import reading
from croupier.server.application.house import House
from croupier.server.application.turns import Turns
from croupier.server.config import Settings
from croupier.server.logs import LogFormat
from croupier.server.logs.calls import CallLog
from croupier.server.logs.lines import log_to
from croupier.server.observing import CURRENT, CallContext, Method, Part

from .plain_http import call
from .process import ServiceProcess

DEBUG = ("--log-level", "debug", "--log-format", "json")
UNTOLD = "untold-of-all"
"""Is in whatever a caller here sends: labels, texts, ids, headers."""


def lines_of(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def about(text: str, event: str) -> list[dict[str, object]]:
    return [line for line in lines_of(text) if line["event"] == event]


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The log of this process, as JSON at debug, as long as the test lasts."""
    root, ours = logging.getLogger(), logging.getLogger("croupier")
    before, levels = root.handlers[:], (root.level, ours.level)
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    stream = io.StringIO()
    log_to(stream, LogFormat.JSON, logging.DEBUG)
    try:
        yield stream
    finally:
        root.handlers[:], logging.raiseExceptions = before, True
        sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
        logging.captureWarnings(False)


def play_patience(croupier: Client, chance: random.Random) -> None:
    """A game with illegal moves, hints, a search, a way back, and its text out and in."""
    view = croupier.create("whitehead", labels={UNTOLD: UNTOLD}, allow_full_knowledge=True)
    for _ in range(60):
        for text in (f"t{chance.randint(1, 7)}-t{chance.randint(1, 7)}", UNTOLD):
            with contextlib.suppress(CroupierError):
                croupier.play(view.game_id, text)
        legal = croupier.get(view.game_id, with_legal_moves=True).legal_moves
        if legal:
            croupier.play(view.game_id, chance.choice(legal))
    croupier.suggest(view.game_id, max_seconds=0.1)
    list(croupier.solve(view.game_id, max_nodes=1000))
    croupier.undo(view.game_id)
    croupier.resign(view.game_id)
    croupier.import_game(croupier.export_game(view.game_id).text)
    with pytest.raises(CroupierError):
        croupier.import_game(f"Croupier: 1\n{UNTOLD}")


def play_whist(address: str, chance: random.Random) -> list[str]:
    """Some hands at a table of four, with calls out of turn; gives the seats' tokens."""
    with contextlib.ExitStack() as stack:
        players = [stack.enter_context(connect(address)) for _ in range(4)]
        game_id = players[0].create("solo-whist", seats=["me", None, None, None]).game_id
        for player in players[1:]:
            player.join(game_id)
        for _ in range(40):
            for player in players:
                legal = player.get(game_id, with_legal_moves=True).legal_moves
                move = chance.choice(legal) if legal else UNTOLD
                with contextlib.suppress(CroupierError):
                    player.play(game_id, move)
        return [player.seat_token(game_id) for player in players]


def play_over_http(url: str) -> None:
    """The second door, with all that cannot be read."""
    made = call(url, "GameService/CreateGame", {"variantId": "whitehead"}).json
    game_id = made["view"]["gameId"]
    for moves in ([{"text": "draw"}], [{"text": "t1-t2"}], [{"text": UNTOLD}]):
        call(url, "GameService/PlayMoves", {"gameId": game_id, "moves": moves}, croupier_seat=UNTOLD)
    call(url, "GameService/PlayMoves", f"{{{UNTOLD}".encode())
    call(url, "GameService/PlayMoves", UNTOLD.encode(), kind="application/proto")
    call(url, "GameService/PlayMoves", UNTOLD.encode(), content_encoding="gzip")
    call(url, "GameService/GetGame", {"gameId": UNTOLD}, x_request_id=f"{UNTOLD} with blanks")
    call(url, f"GameService/{UNTOLD}", {})
    call(url, "GameService/ListGames", {"pageToken": UNTOLD}, authorization=f"Bearer {UNTOLD}")


def decks_in(folder: Path) -> list[str]:
    """Every deck that the store has, of deals and of hands, as it writes them."""
    database = sqlite3.connect(folder / "croupier.db")
    with contextlib.closing(database):
        games = [deck for (deck,) in database.execute("SELECT deck FROM game")]
        facts = [fact for (fact,) in database.execute("SELECT fact FROM fact")]
    dealt = [deck for fact in facts for deck in re.findall(r"(?:[A2-9TJQK][CSHD]){52}", fact)]
    return [deck for deck in (*games, *dealt) if deck]


def test_no_line_tells_of_a_card_a_token_or_a_body_not_even_at_debug(tmp_path: Path):
    chance = random.Random(5)
    service = ServiceProcess(tmp_path / "games", options=(*DEBUG, "--http-port", "0"))
    with connect(service.address) as croupier:
        play_patience(croupier, chance)
    tokens = play_whist(service.address, chance)
    play_over_http(service.http)
    with grpc.insecure_channel(service.address) as channel, contextlib.suppress(grpc.RpcError):
        channel.unary_unary("/croupier.v1.GameService/PlayMoves")(UNTOLD.encode())
    assert service.stop() == 0
    text = service.log.read_text()
    assert len(about(text, "call")) > 250
    decks = decks_in(tmp_path / "games")
    assert len(decks) >= 4
    for secret in (*tokens, UNTOLD, *(deck[at : at + 8] for deck in decks for at in range(0, len(deck) - 6, 2))):
        assert secret not in text
    for line in lines_of(text):
        said = " ".join(str(value) for name, value in line.items() if name not in ("time", "call_id"))
        assert not re.search(r"(?<!\w)(10|[A2-9TJQK])[CSHD♠♥♦♣](?!\w)", said), line
        assert {"time", "level", "logger", "event"} <= line.keys()
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", line["time"])


def test_at_info_a_call_is_no_line(tmp_path: Path):
    service = ServiceProcess(tmp_path / "games")
    with connect(service.address) as croupier, pytest.raises(CroupierError):
        croupier.play(croupier.create("whitehead", deal="pysol:1").game_id, "t1-t2")
    assert service.stop() == 0
    assert [line["event"].partition(" on ")[0] for line in lines_of(service.log.read_text())] == [
        "listening",
        "draining",
        "stopped",
    ]


def test_a_line_of_a_call_has_its_ids_and_how_it_ended(tmp_path: Path):
    write = "123e4567-e89b-12d3-a456-426614174000"
    service = ServiceProcess(tmp_path / "games", options=(*DEBUG, "--http-port", "0"))
    with connect(service.address) as croupier:
        game_id = croupier.create("whitehead", deal="pysol:1").game_id
        with pytest.raises(CroupierError):
            croupier.play(game_id, "t1-t2", request_id=write)
    call(service.http, "GameService/GetGame", {"gameId": game_id}, x_request_id="from-a-proxy:7")
    call(service.http, "GameService/GetGame", {"gameId": game_id}, x_request_id="x" * 41)
    service.stop()
    created, refused, named, long = about(service.log.read_text(), "call")
    assert (created["code"], created["game_id"]) == ("OK", game_id)
    assert "reason" not in created
    assert (refused["level"], refused["logger"]) == ("debug", "croupier.server.calls")
    assert (refused["method"], refused["door"]) == ("croupier.v1.GameService/PlayMoves", "grpc")
    assert (refused["code"], refused["reason"]) == ("FAILED_PRECONDITION", "WRONG_RANK")
    assert (refused["game_id"], refused["request_id"]) == (game_id, write)
    assert (named["door"], named["call_id"]) == ("connect", "from-a-proxy:7")
    made = [line["call_id"] for line in (created, refused, long)]
    assert len(set(made)) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", each) for each in made)


def test_a_fault_of_ours_is_an_error_with_kind_and_place_and_without_its_text(log: io.StringIO, monkeypatch):
    async def fail(*_: object) -> None:
        raise ValueError(UNTOLD)

    monkeypatch.setattr(reading, "get_scene", fail)
    with embedded() as service, connect(service.address) as croupier, pytest.raises(CroupierError):
        croupier.get("0" * 32)
    (line,) = (each for each in lines_of(log.getvalue()) if each["level"] == "error")
    assert line["event"].startswith("a call failed with ValueError at ")
    assert line["kind"] == "ValueError"
    assert "test_logs.py" in line["where"].rpartition(" > ")[2]
    assert (line["method"], line["game_id"]) == ("croupier.v1.GameService/GetGame", "0" * 32)
    assert UNTOLD not in log.getvalue()


def test_a_librarys_error_says_its_kind_and_place_and_nothing_of_what_it_was_about(log: io.StringIO):
    def callback(said: str) -> None:
        raise KeyError(said)

    async def story() -> None:
        asyncio.get_running_loop().call_soon(callback, UNTOLD)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(story())
    (line,) = lines_of(log.getvalue())
    assert (line["logger"], line["level"], line["kind"]) == ("asyncio", "error", "KeyError")
    assert line["event"].startswith("Exception in callback")
    assert "test_logs.py" in line["where"]
    assert UNTOLD not in log.getvalue()


def test_libraries_stay_at_info_where_we_are_at_debug(log: io.StringIO):
    logging.getLogger("uvicorn.error").debug(UNTOLD)
    logging.getLogger("uvicorn.error").info("Started")
    logging.getLogger("croupier.server").debug("ours")
    assert [line["event"] for line in lines_of(log.getvalue())] == ["Started", "ours"]


def broken() -> None:
    raise RuntimeError(UNTOLD)


def test_an_error_that_ends_a_thread_or_the_process_is_a_line_without_its_text(log: io.StringIO, capfd):
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()
    try:
        broken()
    except RuntimeError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    logging.getLogger("croupier.server").info("%d", UNTOLD)
    for line in lines_of(log.getvalue()):
        assert (line["level"], line["kind"]) == ("critical", "RuntimeError")
        assert line["where"].endswith(" broken")
    assert len(lines_of(log.getvalue())) == 2
    assert UNTOLD not in log.getvalue() + "".join(capfd.readouterr())


@pytest.mark.parametrize(("waits", "is_slow"), [(None, True), (Part.COMMIT, True), (Part.SEARCH, False)])
def test_a_slow_call_is_a_warning_unless_it_was_a_search_that_took_long(log: io.StringIO, waits, is_slow):
    async def story() -> None:
        observer = CallLog(slow=0.05)
        method = Method("croupier.v1.GameService", "PlayMoves", "grpc", is_streaming=False)
        context = CallContext(method, {}.get)
        CURRENT.set(context)
        end = observer.calls(method)(context)
        with observer.part(waits) if waits else contextlib.nullcontext():
            await asyncio.sleep(0.1)
        end("OK", "")

    asyncio.run(story())
    (line,) = lines_of(log.getvalue())
    assert (line["level"], line["event"]) == (("warning", "slow call") if is_slow else ("debug", "call"))
    assert line["seconds"] >= 0.1


def test_a_watch_is_never_slow(log: io.StringIO):
    method = Method("croupier.v1.GameService", "WatchGame", "grpc", is_streaming=True)
    CallLog(slow=0.0).calls(method)(CallContext(method, {}.get))("OK", "")
    assert [line["level"] for line in lines_of(log.getvalue())] == ["debug"]


def test_a_turn_that_falls_due_is_no_part_of_the_call_before_it():
    seen: list[CallContext | None] = []

    async def story() -> None:
        method = Method("croupier.v1.GameService", "CreateGame", "grpc", is_streaming=False)
        CURRENT.set(CallContext(method, {}.get))
        turns = Turns(House(None, None), None)  # type: ignore[arg-type]  # nothing of them is asked here
        turns._begin = lambda game_id: seen.append(CURRENT.get())  # type: ignore[method-assign]
        turns.due("a game", 0)
        await asyncio.sleep(0.01)

    asyncio.run(story())
    assert seen == [None]


def test_on_a_terminal_the_lines_are_for_people(log: io.StringIO):
    master, terminal = pty.openpty()
    with os.fdopen(terminal, "w") as stream, os.fdopen(master, "rb") as screen:
        log_to(stream, None, logging.INFO)
        logging.getLogger("croupier.server").info("hello")
        stream.flush()
        line = screen.readline().decode()
    assert "hello" in line
    assert not line.startswith("{")


def test_embedded_services_log_no_calls(log: io.StringIO):
    with embedded() as service, connect(service.address) as croupier:
        croupier.create("whitehead")
    assert about(log.getvalue(), "call") == []


@pytest.mark.parametrize(
    ("options", "said"), [(("--log-level", "loud"), "debug, info"), (("--log-format", "xml"), "json or text")]
)
def test_a_level_or_a_format_that_there_is_not_is_refused(capsys, options, said):
    with pytest.raises(SystemExit):
        Settings.read(list(options))
    assert said in capsys.readouterr().err
