"""The Python client against a live service."""

from __future__ import annotations

import asyncio
import inspect
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

import pytest
from croupier.client import (
    AsyncClient,
    Client,
    ConflictError,
    IllegalMoveError,
    InvalidRequestError,
    NotFoundError,
    RefusedError,
    RequestReusedError,
    UnavailableError,
    connect,
    connect_async,
)
from croupier.server import embedded
from croupier.v1.game_pb2 import ENDING_RESIGNED, GAME_STATE_CLOSED, GameEvent, Move
from croupier.v1.game_service_pb2 import AUTOPLAY_SAFE
from croupier.v1.patience_pb2 import Draw, Transfer
from croupier.v1.patience_rules_pb2 import CellRules, PatienceRules

EXAMPLES = Path(__file__).resolve().parents[2] / "clients" / "python" / "examples"


class Line(Protocol):
    """A line to a service that can be cut; see the fixture."""

    address: str
    target: str
    answers: bool

    def cut(self) -> None: ...


@pytest.fixture
def croupier(address: str) -> Iterator[Client]:
    """A client of the module's service."""
    with connect(address) as client:
        yield client


def test_the_service_says_what_it_is(croupier: Client) -> None:
    info = croupier.info()
    assert info.version
    assert "grpc" in info.doors


def test_a_variant_tells_how_often_it_can_be_won(croupier: Client) -> None:
    rate = croupier.variant("whitehead").win_rate
    assert (rate.won, rate.lost, rate.open) == (18087, 1911, 2)
    assert 0.900 < rate.low < 0.901 < 0.908 < rate.high < 0.909
    assert not croupier.variant("gypsy").HasField("win_rate")


def test_every_patience_can_be_drawn_and_dealt(croupier: Client) -> None:
    for variant in croupier.variants():
        assert croupier.variant(variant.id) == variant
        if variant.seats > 1:
            continue
        view = croupier.create(variant.id)
        places = [place.pile for place in variant.layout.places]
        assert sorted(places) == sorted(pile.id for pile in view.patience.piles)


@pytest.mark.parametrize("move", ["draw", Draw(), Move(text="draw"), Move(text="draw", draw=Draw())])
def test_a_move_is_played_as_text_or_typed(croupier: Client, move: str | Draw | Move) -> None:
    game = croupier.create("whitehead", deal="pysol:1")
    played = croupier.play(game.game_id, move)
    assert [played.revision, *(each.text for each in played.played)] == [2, "draw"]


def test_several_moves_are_played_at_once(croupier: Client) -> None:
    game = croupier.create("whitehead", deal="pysol:1")
    played = croupier.play(game.game_id, "t4-t3", Transfer(source="t6", target="f"), "draw", then=AUTOPLAY_SAFE)
    assert [move.text for move in played.played][:3] == ["t4-t3", "t6-f", "draw"]
    assert played.view.undo_steps == 1


def test_an_illegal_move_says_which_rule_it_breaks(croupier: Client) -> None:
    game = croupier.create("whitehead", deal="pysol:1")
    with pytest.raises(IllegalMoveError) as illegal:
        croupier.play(game.game_id, "t4-t3", "t1-t2")
    error = illegal.value
    assert (error.reason, error.move, error.index) == ("WRONG_RANK", "t1-t2", 1)
    assert (error.language, error.sentence != "") == ("en", True)
    explained = croupier.explain(game.game_id, "t1-t2")
    assert (explained.legal, explained.reason) == (False, error.reason)
    assert croupier.get(game.game_id).revision == 1


def test_legal_moves_come_with_their_sentences_on_request(croupier: Client) -> None:
    game = croupier.create("whitehead", deal="pysol:1", with_legal_moves=True)
    legal = croupier.moves(game.game_id, with_sentences=True)
    assert [each.move for each in legal] == list(game.legal_moves)
    assert all(each.sentence for each in legal)
    assert all(croupier.explain(game.game_id, each.move).legal for each in legal)


def test_a_malformed_move_names_its_field(croupier: Client) -> None:
    game = croupier.create("whitehead")
    with pytest.raises(InvalidRequestError) as malformed:
        croupier.play(game.game_id, "draw", "t9+t1")
    assert malformed.value.reason == "MALFORMED_NOTATION"
    assert malformed.value.metadata["field"] == "moves[1].text"


def test_undone_moves_can_be_redone(croupier: Client) -> None:
    game_id = croupier.create("whitehead").game_id
    for _ in range(3):
        croupier.play(game_id, "draw")
    assert croupier.undo(game_id).undo_steps == 2
    assert croupier.undo(game_id, steps=2).redo_steps == 3
    assert croupier.redo(game_id, to_revision=3).undo_steps == 2
    assert croupier.redo(game_id).redo_steps == 0
    with pytest.raises(RefusedError) as refused:
        croupier.redo(game_id)
    assert refused.value.reason == "NOTHING_TO_REDO"
    assert croupier.undo(game_id, to_revision=2).undo_steps == 1
    assert croupier.get(game_id, at_revision=3).undo_steps == 2


def test_a_stale_revision_is_a_conflict(croupier: Client) -> None:
    game_id = croupier.create("whitehead").game_id
    croupier.play(game_id, "draw", expected_revision=1)
    with pytest.raises(ConflictError) as conflict:
        croupier.play(game_id, "draw", expected_revision=1)
    assert conflict.value.metadata["current_revision"] == "2"


def test_a_request_id_names_one_write(croupier: Client) -> None:
    request_id = "12345678-1234-1234-1234-123456789abc"
    game_id = croupier.create("whitehead").game_id
    first = croupier.play(game_id, "draw", request_id=request_id)
    again = croupier.play(game_id, "draw", request_id=request_id)
    assert (again.revision, list(again.played)) == (first.revision, list(first.played))
    with pytest.raises(RequestReusedError):
        croupier.play(game_id, "draw", "draw", request_id=request_id)
    assert croupier.get(game_id).revision == 2


def test_rules_of_ones_own_are_played_and_drawn(croupier: Client) -> None:
    game = croupier.create(PatienceRules(cells=CellRules(count=3)))
    variant = croupier.variant_of(game.game_id)
    assert (variant.id, variant.patience_rules.cells.count) == ("", 3)
    assert {"c1", "c2", "c3"} <= {place.pile for place in variant.layout.places}


def test_a_closed_game_is_exported_and_imported(croupier: Client) -> None:
    game = croupier.create("whitehead")
    croupier.play(game.game_id, "draw")
    assert croupier.export_game(game.game_id).partial
    assert croupier.resign(game.game_id).ending == ENDING_RESIGNED
    exported = croupier.export_game(game.game_id)
    assert not exported.partial
    imported = croupier.import_game(exported.text)
    assert [len(pile.cards) for pile in imported.patience.piles if pile.id == "w"] == [1]


def test_a_deal_is_named_or_written_and_not_both(croupier: Client) -> None:
    with pytest.raises(ValueError, match="not both"):
        croupier.create("whitehead", deal="seed:1", written="Stock: …")


def test_games_are_listed_page_by_page(croupier: Client) -> None:
    labels = {"table": "seven"}
    made = [croupier.create("whitehead", labels=labels).game_id for _ in range(5)]
    croupier.resign(made[0])
    listed = [game.game_id for game in croupier.games(labels=labels, page_size=2)]
    assert sorted(listed) == sorted(made)
    assert [game.game_id for game in croupier.games(labels=labels, state=GAME_STATE_CLOSED)] == made[:1]
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    assert list(croupier.games(updated_after=tomorrow)) == []


def test_a_deleted_game_is_gone(croupier: Client) -> None:
    game_id = croupier.create("whitehead").game_id
    croupier.delete(game_id)
    with pytest.raises(NotFoundError) as gone:
        croupier.get(game_id)
    assert gone.value.reason == "GAME_NOT_FOUND"


def test_a_service_that_is_not_there_is_unavailable() -> None:
    with connect("127.0.0.1:1", timeout=0.3) as nobody, pytest.raises(UnavailableError):
        nobody.info()


def until(told: Callable[[], bool]) -> None:
    """Wait for something that happens elsewhere."""
    waited = threading.Event()
    for _ in range(2000):
        if told():
            return
        waited.wait(0.01)
    raise AssertionError("it never happened")


class Watcher:
    """Watches a game in a thread of its own."""

    def __init__(self, client: Client, game_id: str, after: int | None = None) -> None:
        self.events: list[GameEvent] = []
        self._events = client.watch(game_id, after)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for event in self._events:
            self.events.append(event)

    @property
    def revisions(self) -> list[int]:
        return [event.revision for event in self.events]


def test_a_watch_tells_every_event_and_ends_with_the_game(croupier: Client) -> None:
    game_id = croupier.create("whitehead").game_id
    croupier.play(game_id, "draw")
    watcher = Watcher(croupier, game_id)
    until(lambda: watcher.revisions == [2])
    croupier.play(game_id, "draw")
    croupier.undo(game_id)
    croupier.resign(game_id)
    watcher.thread.join()
    facts = [event.WhichOneof("fact") for event in watcher.events]
    assert facts == [None, "moves_played", "rewound", "game_closed"]
    assert watcher.revisions == [2, 3, 4, 5]
    assert [event.revision for event in croupier.watch(game_id, 1)] == [2, 3, 4, 5]


def test_a_watch_ends_when_its_reader_turns_away(croupier: Client) -> None:
    game_id = croupier.create("whitehead").game_id
    watch = croupier.watch(game_id)
    assert next(watch).revision == 1
    watch.close()  # type: ignore[attr-defined]  # a generator, which only promises to be an iterator


def test_a_watch_goes_on_over_a_cut_line(croupier: Client, line: Line) -> None:
    game_id = croupier.create("whitehead").game_id
    with connect(line.address) as far:
        watcher = Watcher(far, game_id)
        for revision in range(2, 12):
            until(lambda: bool(watcher.events))
            croupier.play(game_id, "draw")
            if revision % 3 == 0:
                line.cut()
        croupier.resign(game_id)
        watcher.thread.join()
    assert watcher.revisions == list(range(1, 13))


def test_a_watch_goes_on_when_the_service_was_restarted(line: Line, tmp_path: Path) -> None:
    with embedded(tmp_path) as first, connect(first.address) as near:
        line.target = first.address
        game_id = near.create("whitehead").game_id
        far = connect(line.address, timeout=30)
        watcher = Watcher(far, game_id)
        until(lambda: watcher.revisions == [1])
        near.play(game_id, "draw")
        until(lambda: watcher.revisions == [1, 2])
    with embedded(tmp_path) as second:
        line.target = second.address
        far.play(game_id, "draw")
        far.resign(game_id)
        watcher.thread.join()
    far.close()
    assert watcher.revisions == [1, 2, 3, 4]


def test_a_move_whose_answer_was_lost_is_played_once(croupier: Client, line: Line) -> None:
    game_id = croupier.create("whitehead").game_id
    with connect(line.address) as far:
        far.info()
        line.answers = False
        answers: list[int] = []
        player = threading.Thread(target=lambda: answers.append(far.play(game_id, "draw").revision))
        player.start()
        until(lambda: croupier.get(game_id).revision == 2)
        line.answers = True
        line.cut()
        player.join()
    assert answers == [2]
    assert croupier.get(game_id).revision == 2


def test_both_clients_have_the_same_methods() -> None:
    def methods(client: type) -> dict[str, list[inspect.Parameter]]:
        return {
            name: list(inspect.signature(method).parameters.values())
            for name, method in vars(client).items()
            if inspect.isfunction(method) and not name.startswith("_")
        }

    assert methods(Client) == methods(AsyncClient)


def test_a_game_is_played_and_watched_in_an_event_loop(address: str) -> None:
    async def story() -> list[int]:
        async with connect_async(address) as croupier:
            game_id = (await croupier.create("whitehead")).game_id

            async def watched() -> list[int]:
                return [event.revision async for event in croupier.watch(game_id, 1)]

            watch = asyncio.create_task(watched())
            for _ in range(3):
                await croupier.play(game_id, "draw")
            with pytest.raises(IllegalMoveError):
                await croupier.play(game_id, "redeal")
            await croupier.undo(game_id)
            await croupier.resign(game_id)
            assert game_id in [game.game_id async for game in croupier.games()]
            return await watch

    revisions = asyncio.run(story())
    assert revisions == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("variant", ["whitehead", "agnes"])
@pytest.mark.parametrize("name", ["random_bot", "greedy_bot"])
def test_an_example_bot_plays_a_game(name: str, variant: str, address: str) -> None:
    bot = EXAMPLES / f"{name}.py"
    assert len(bot.read_text(encoding="utf-8").splitlines()) <= 25
    command = [sys.executable, str(bot), address, variant]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "cards on the foundations" in ended.stdout


def test_a_game_of_ones_own_is_told_and_played(address: str) -> None:
    command = [sys.executable, str(EXAMPLES / "own_game.py"), address]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Deal 5 cards to each of the 6 columns." in ended.stdout
    assert "more to choose from" in ended.stdout
    assert ended.stdout.splitlines()[-1] == "refused: deal.shape: 60 cards are dealt, but the pack has only 52"


def test_the_readmes_session_runs_as_printed(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    readme = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
    session = readme.partition("```python\n")[2].partition("```")[0]
    assert "127.0.0.1:50051" in session
    exec(session.replace("127.0.0.1:50051", address), {})
    assert capsys.readouterr().out.splitlines()[-1].endswith("game_closed")


def test_a_bot_of_thirty_lines_plays_a_session_against_three_of_the_services_own(address: str) -> None:
    example = EXAMPLES / "whist_bot.py"
    assert len(example.read_text().splitlines()) <= 30
    ran = subprocess.run([sys.executable, str(example), address, "2"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "after 2 hands" in ran.stdout


def test_a_seat_goes_along_with_every_call_about_its_game(address: str) -> None:
    with connect(address) as ann, connect(address) as bob:
        made = ann.create("solo-whist", seats=["me", None, "random", "random"])
        assert (made.seat, bob.join(made.game_id).seat) == (1, 2)
        assert len(ann.get(made.game_id).whist.seats[0].hand) == 13
        kept = bob.seat_token(made.game_id)
        assert bob.leave(made.game_id).seat == 0
        with connect(address) as again:
            again.take_seat(made.game_id, kept)
            assert again.join(made.game_id).seat == 2
