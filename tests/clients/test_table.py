"""The table of the terminal game: drawn for any variant, played with the mouse, on a line that breaks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest
from croupier.cli.board import Chosen, Hit, board
from croupier.cli.table.app import TableApp
from croupier.cli.table.board_view import BoardView
from croupier.cli.table.choosing import Held, Wanted
from croupier.cli.table.key_line import KeyLine
from croupier.cli.table.keying import Keys
from croupier.cli.table.player import Player
from croupier.cli.table.session import Session
from croupier.cli.table.statistics import Result, Score, Statistics, data_folder
from croupier.client import connect
from croupier.engine.catalog import patiences
from croupier.server import embedded
from croupier.texts import LANGUAGES, texts_for
from croupier.v1 import patience_rules_pb2 as rules
from textual.widgets import Static

VARIANTS = [variant.id for variant in patiences()]


def player_at(address, folder, variant="whitehead", deal="pysol:2", timeout=10.0, language="en"):
    client = connect(address, language=language, timeout=timeout)
    statistics = Statistics.load(folder)
    session = Session(client, statistics.player)
    return Player(session, statistics, texts_for(language), address, session.deal(variant, deal))


async def until(pilot, condition):
    for _ in range(2000):
        await pilot.pause(0.01)
        if condition():
            return
    raise AssertionError(str(pilot.app.query_one("#says", Static).render()))


def says(app):
    return str(app.query_one("#says", Static).render())


def spot_of(app, hit):
    """Where on the table something is drawn."""
    view = app.query_one(BoardView)
    spot = next(spot for spot in view._drawing.spots if spot.hit == hit)
    return spot.left + view._left(view._drawing) + 1, spot.line


async def click(pilot, pile, count=1):
    await pilot.click(BoardView, offset=spot_of(pilot.app, Hit(pile, count)))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", [(80, 24), (132, 50)])
def test_every_pile_of_every_variant_is_on_the_screen(variant, size, address, tmp_path):
    player = player_at(address, tmp_path, variant, "seed:1")

    async def look():
        app = TableApp(player)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            drawing = app.query_one(BoardView)._drawing
            assert {spot.hit.pile for spot in drawing.spots} == {p.pile for p in player.table.variant.layout.places}
            assert drawing.width <= size[0]
            assert app.query_one("#prompt").region.bottom < size[1]

    asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language_and_fits(language, address, tmp_path):
    player = player_at(address, tmp_path, language=language)

    async def look():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            drawing = app.query_one(BoardView)._drawing
            shown = {spot.text.strip() for spot in drawing.spots if spot.hit.pile == "t7"}
            assert player.texts.card("QD") in shown
            for key in ("prompt", "prompt-why", "new-hint", "new-deal", "moves-hint", "type"):
                assert len(player.texts.say(f"play-{key}", {})) <= 78
            assert max(map(len, player.texts.say("play-keys", {}).splitlines())) <= 74
            assert app.query_one(KeyLine).render().cell_length <= 78

    asyncio.run(look())


def test_a_click_takes_a_card_up_and_the_next_puts_it_down(address, tmp_path):
    player = player_at(address, tmp_path)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await click(pilot, "s", 1)
            await until(pilot, lambda: player.table.view.undo_steps == 1)
            await click(pilot, "w")
            await click(pilot, "t4")
            await until(pilot, lambda: player.table.view.undo_steps == 2)
            assert says(app) == "w-t4"
            # A card that cannot go there: the reason is said, and nothing is held any more.
            await click(pilot, "t1")
            await click(pilot, "t2")
            await until(pilot, lambda: "not the next rank" in says(app))
            assert player.table.view.undo_steps == 2

    asyncio.run(play())


def test_the_same_card_clicked_twice_goes_up(address, tmp_path):
    player = player_at(address, tmp_path, deal="pysol:1")

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await click(pilot, "t6")
            await click(pilot, "t6")
            await until(pilot, lambda: says(app) == "t6-f")

    asyncio.run(play())


def test_the_keys_of_the_last_line_can_be_clicked(address, tmp_path):
    player = player_at(address, tmp_path)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.click("KeyLine", offset=(3, 0))
            await until(pilot, lambda: player.table.view.undo_steps == 1)

    asyncio.run(play())


def test_keys_that_are_typed_ahead_are_played_in_their_order(address, tmp_path):
    player = player_at(address, tmp_path)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("space", "w", "4", "u", "u", "y", "w", "4", "space")
            await until(pilot, lambda: player.table.view.undo_steps == 3)
            assert player.table.view.revision == 8

    asyncio.run(play())


def test_a_cut_line_is_made_again(line, tmp_path):
    player = player_at(line.address, tmp_path)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            line.cut()
            await pilot.press("space")
            await until(pilot, lambda: player.table.view.undo_steps == 1)

    asyncio.run(play())


def test_a_service_that_is_gone_is_said_and_ends_nothing(tmp_path):
    with embedded() as service:
        player = player_at(service.address, tmp_path, timeout=1.0)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("space")
            await until(pilot, lambda: "cannot be reached" in says(app))
            assert player.table.view.undo_steps == 0

    asyncio.run(play())


def test_rules_of_ones_own_with_cells_and_reserve_are_drawn_and_played(address, tmp_path):
    own = rules.PatienceRules()
    with connect(address) as client:
        own.CopyFrom(client.variant("whitehead").patience_rules)
        own.cells.count = 3
        own.reserve.piles = own.reserve.cards = 2
        game_id = client.create(own, deal="seed:2").game_id
    player = player_at(address, tmp_path)
    player.open(game_id)

    async def play():
        app = TableApp(player)
        async with app.run_test(size=(80, 24)) as pilot:
            assert {"c1", "c3", "r2"} <= {spot.hit.pile for spot in app.query_one(BoardView)._drawing.spots}
            await pilot.press("r", "1", "c", "2")
            await until(pilot, lambda: says(app) == "r1-c2")
            await pilot.press("1", "c", "1")
            await until(pilot, lambda: says(app) == "t1-c1")
            await pilot.press("c", "1", "1")
            await until(pilot, lambda: says(app) == "c1-t1")

    asyncio.run(play())


def test_letters_after_f_are_suits_and_digits_after_c_and_r_are_piles():
    def typed(text):
        keys = Keys()
        for key in text:
            keys = keys.after(key)
        return keys

    assert typed("fs3") == Wanted(Held("fS"), "t3")
    assert typed("r1f") == Wanted(Held("r1"), "f")
    assert typed("10") == Wanted(Held("t1"), "t10")
    assert typed("w-c2") == Wanted(Held("w"), "c2")
    assert Keys().after("u") is None
    assert Keys(prefix="f").after("u") is None


def test_long_columns_leave_out_their_first_cards_and_say_how_many(address):
    with connect(address) as client:
        view, layout = client.create("whitehead", deal="pysol:2"), client.variant("whitehead").layout
    drawing = board(view, layout, height=9)
    assert drawing.text.plain.count("\n") == 8
    assert "⋮3" in drawing.text.plain
    assert drawing.at(31, 8) == Hit("t7", 1)


def test_held_cards_and_where_they_may_go_stand_out(address):
    with connect(address) as client:
        view, layout = client.create("whitehead", deal="pysol:2"), client.variant("whitehead").layout
    drawing = board(view, layout, chosen=Chosen("t7", 2, frozenset({"t1"})))
    styles = {(spot.hit.pile, spot.hit.count): spot.style for spot in drawing.spots}
    assert "reverse" in styles["t7", 1]
    assert "reverse" in styles["t7", 2]
    assert "reverse" not in styles["t7", 3]
    assert "underline" in styles["t1", 1]


def test_statistics_count_each_game_once_and_know_the_streaks(tmp_path):
    statistics = Statistics.load(tmp_path)
    for game, won in (("a", True), ("b", True), ("c", False), ("d", True)):
        assert statistics.count(game, Result("agnes", won))
    assert not statistics.count("c", Result("agnes", True))
    assert Statistics.load(tmp_path).scores() == {"agnes": Score(played=4, won=3, streak=1, best=2)}
    assert Statistics.load(tmp_path).player == statistics.player


def test_two_terminals_count_into_the_same_statistics(tmp_path):
    here, there = Statistics.load(tmp_path), Statistics.load(tmp_path)
    here.count("a", Result("agnes", True))
    there.count("b", Result("agnes", False))
    assert not here.count("b", Result("agnes", True))
    assert Statistics.load(tmp_path).scores() == {"agnes": Score(played=2, won=1, streak=0, best=1)}


def test_statistics_that_cannot_be_read_are_put_aside(tmp_path):
    (tmp_path / "statistics.json").write_text('{"player": 1, "results"')
    assert Statistics.load(tmp_path).scores() == {}
    assert (tmp_path / "statistics.json.broken").read_text() == '{"player": 1, "results"'


def test_a_relative_data_home_is_ignored(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "croupier"


def test_without_textual_the_command_says_what_to_install(tmp_path):
    program = """
import importlib.util, sys
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "textual" else find(name, *rest)
from croupier.cli.__main__ import main
sys.exit(main(["play"]))
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "pip install 'croupier[play]'" in ended.stderr


def run(*words):
    return subprocess.run([sys.executable, "-m", "croupier.cli", *words], capture_output=True, text=True, check=False)


def test_watch_follows_a_game_to_its_end_across_a_cut_line(line, address):
    with connect(address) as client:
        view = client.create("whitehead", deal="pysol:2")
        command = [sys.executable, "-m", "croupier.cli", "watch", view.game_id, "--server", line.address, "--json"]
        with subprocess.Popen([*command, "--after", "1"], stdout=subprocess.PIPE, text=True) as watching:
            client.play(view.game_id, "draw")
            assert json.loads(watching.stdout.readline())["moves_played"]["moves"][0]["text"] == "draw"
            line.cut()
            client.play(view.game_id, "w-t4")
            client.undo(view.game_id)
            client.resign(view.game_id)
            rest = [json.loads(told) for told in watching.stdout]
            assert watching.wait() == 0
    assert [told["revision"] for told in rest] == [3, 4, 5]
    assert rest[1]["rewound"] == {"to_revision": 2}
    assert rest[2]["game_closed"] == {"ending": "ENDING_RESIGNED"}


def test_watch_prints_each_fact_in_a_line_and_the_table_after_it(address):
    with connect(address) as client:
        view = client.create("whitehead", deal="pysol:2")
        client.play(view.game_id, "draw", "w-t4")
        client.undo(view.game_id)
        client.resign(view.game_id)
    ended = run("watch", view.game_id, "--server", address, "--after", "1")
    assert ended.returncode == 0
    assert [text for text in ended.stdout.splitlines() if text[:2] in ("2 ", "3 ", "4 ") and "♣" not in text][:1] == [
        "2 played draw w-t4"
    ]
    assert "3 went to the state of 1" in ended.stdout
    assert "4 closed: given up" in ended.stdout
    assert ended.stdout.count("7♣") == 3


def test_watch_says_that_there_is_no_such_game(address):
    ended = run("watch", "nothing", "--server", address)
    assert (ended.returncode, ended.stderr) == (2, "croupier watch: There is no such game.\n")


def test_an_embedded_service_leaves_the_games_where_they_were(tmp_path):
    with embedded(tmp_path) as service, connect(service.address) as client:
        game_id = client.create("whitehead").game_id
    with embedded(tmp_path) as service, connect(service.address) as client:
        assert client.get(game_id).revision == 1
