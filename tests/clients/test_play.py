"""A person at the terminal: real keys, a real screen of 80 by 24, a service of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from croupier.client import Client, connect
from croupier.engine.catalog import variant
from croupier.engine.patience.moves import Draw, Transfer
from croupier.engine.patience.position import PLAYER, Position
from croupier.engine.patience.solving import Limits, Solved, solve
from croupier.v1 import game_pb2 as game

from .terminal import Terminal

CROUPIER = [sys.executable, "-m", "croupier.cli"]
DEAL = "pysol:2"


@pytest.fixture
def sit_down(tmp_path):
    """Opens terminals with `croupier play` in them."""
    opened = []

    def sit_down(*words, columns=80, lines=24):
        environment = {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
        terminal = Terminal([*CROUPIER, "play", *words], columns=columns, lines=lines, environment=environment)
        opened.append(terminal)
        return terminal

    yield sit_down
    for terminal in opened:
        terminal.close()


def statistics(tmp_path: Path) -> dict:
    return json.loads((tmp_path / "croupier" / "statistics.json").read_text("utf-8"))["results"]


def winning_line():
    """Each position of a won deal with the move to play there."""
    position: Position = variant("whitehead").deal(DEAL)
    verdict = solve(position, limits=Limits(seconds=60))
    assert isinstance(verdict, Solved)
    for move in verdict.line:
        yield position, move
        position = position.play(PLAYER, move)


def type_move(terminal: Terminal, position: Position, move) -> None:
    """The shortest way to play exactly this move."""
    if isinstance(move, Draw):
        terminal.press("Space")
        return
    same_way = [
        each
        for each in position.legal_moves()
        if isinstance(each, Transfer) and (each.source, each.target) == (move.source, move.target)
    ]
    if len(same_way) == 1:
        terminal.type(f"{move.source}{move.target}".replace("t", ""))
        return
    terminal.type(":")
    terminal.shows("A move as text")
    terminal.type(move.text)
    terminal.press("Enter")


def test_a_game_is_dealt_played_refused_explained_and_taken_back(sit_down):
    terminal = sit_down("--deal", "2")
    screen = terminal.shows("Whitehead · pysol:2", "0 steps", "u Undo", "q Quit")
    assert "24       w              fC      fS      fH      fD" in screen
    assert "4♠" in screen.splitlines()[10]
    assert len(screen.splitlines()) == 24

    terminal.press("Space")
    terminal.shows("1 step", "6♠")
    terminal.type("w")
    terminal.shows("6♠ → 1 4")
    terminal.type("4")
    terminal.shows("2 steps", "w-t4")

    terminal.type("t1-t2")
    terminal.shows("t1-t2: 7♣ does not go on K♠: it is not the next rank.", "2 steps")
    terminal.press("u")
    terminal.shows("1 step,", "1 ahead", "Taken back.")
    terminal.type("?")
    terminal.shows("t1-t2: 7♣ does not go on K♠", "Why not …?")
    terminal.type("76")
    terminal.shows("t7-t6: 4♠ does not go on 5♦: columns are built red on red and black on black.", "1 step,")
    terminal.type("?w4")
    terminal.shows("w-t4 may be played: 6♠ from the waste to column 4.", "1 step,")
    terminal.press("y")
    terminal.shows("2 steps", "Played again.")


def test_what_can_be_played_is_listed_and_played_from_the_list(sit_down):
    terminal = sit_down("--deal", DEAL)
    terminal.shows("0 steps")
    terminal.press("l")
    terminal.shows("What can be played", "draw     Turn from the stock")
    terminal.press("Enter")
    terminal.shows("1 step", "23")


def test_a_hint_says_what_to_play_and_why(sit_down):
    terminal = sit_down("--deal", DEAL)
    terminal.shows("0 steps")
    terminal.press("h")
    terminal.shows("draw", "Turn a card")


def test_a_game_is_won_and_counted_once(sit_down, tmp_path):
    terminal = sit_down("--deal", DEAL)
    terminal.shows("0 steps")
    line = list(winning_line())
    for played, (position, move) in enumerate(line, 1):
        type_move(terminal, position, move)
        terminal.shows("1 step" if played == 1 else f"{played} steps")
    terminal.shows(f"Won in {len(line)} steps! 1 of 1 won, 1 in a row.", "K♣      K♠      K♥      K♦")
    assert [each["won"] for each in statistics(tmp_path).values()] == [True]

    terminal.press("u")
    terminal.shows("Taken back.", f"{len(line) - 1} steps")
    terminal.type("F")
    terminal.shows("1 of 1 won")
    terminal.press("s")
    terminal.shows("Score", "Whitehead       1    1  100%")
    assert len(statistics(tmp_path)) == 1


def test_a_game_that_was_left_is_offered_and_a_given_up_one_is_lost(sit_down, tmp_path):
    first = sit_down("--deal", DEAL)
    first.shows("0 steps")
    first.press("Space")
    first.shows("1 step")
    first.press("q")
    first.shows("croupier play --game ")

    second = sit_down()
    second.shows("You have left a game unfinished", "Go on with Whitehead pysol:2")
    second.press("Enter")
    second.hides("Go on with")
    second.shows("1 step", "Welcome back.")
    second.press("g")
    second.shows("counts as lost")
    second.press("y")
    second.shows("Given up.")
    assert [each["won"] for each in statistics(tmp_path).values()] == [False]


def test_a_new_deal_by_number_of_another_game(sit_down):
    terminal = sit_down("--deal", DEAL)
    terminal.shows("0 steps")
    terminal.press("n")
    terminal.shows("New deal", "Agnes")
    for _ in range(5):
        terminal.press("Down")
    terminal.press("Tab")
    terminal.type("seed:3")
    terminal.shows("seed:3")
    terminal.press("Enter")
    terminal.shows("Agnes · seed:3", "3♣", "23")


def test_a_second_terminal_is_told_that_the_first_has_the_games(sit_down):
    sit_down("--deal", DEAL).shows("0 steps")
    sit_down().shows("cannot be opened", "another process has")


def test_a_game_on_another_service_goes_on_where_it_is(sit_down, address, tmp_path):
    client: Client
    with connect(address) as client:
        view = client.create("whitehead", deal=DEAL)
        client.play(view.game_id, "draw")
        terminal = sit_down("--server", address, "--game", view.game_id)
        terminal.shows("1 step", "6♠")
        # Somebody else plays: the next move of the terminal finds the game moved on, and shows it.
        client.play(view.game_id, "w-t4")
        terminal.press("Space")
        terminal.shows("The game has moved on elsewhere", "2 steps")
        terminal.press("g")
        terminal.shows("counts as lost")
        terminal.press("y")
        terminal.shows("Given up.")
        assert client.get(view.game_id).ending == game.ENDING_RESIGNED
    assert [each["won"] for each in statistics(tmp_path).values()] == [False]


def test_a_game_that_somebody_else_has_ended_does_not_count(sit_down, address, tmp_path):
    with connect(address) as client:
        view = client.create("whitehead", deal=DEAL)
        client.resign(view.game_id)
    terminal = sit_down("--server", address, "--game", view.game_id)
    terminal.shows("Given up. The game is over.")
    assert statistics(tmp_path) == {}
