"""A person at a whist table at the terminal: real keys, a real screen of 80 by 24, three bots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time

import pytest
from croupier.cli.whist.naming import Names
from croupier.cli.whist.sheet import in_hand, settlement, signed
from croupier.texts import texts_for
from croupier.v1 import catalog_pb2 as catalog
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2 as whist

from .terminal import PATIENCE, Terminal

CROUPIER = [sys.executable, "-m", "croupier.cli"]


@pytest.fixture
def sit_down(tmp_path):
    """Opens terminals with `croupier play` in them, thumb's bots round the table."""
    opened = []

    def sit_down(*words, language="C.UTF-8"):
        environment = {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": language}
        command = [*CROUPIER, "play", "--bot", "thumb", *words]
        terminal = Terminal(command, columns=80, lines=24, environment=environment)
        opened.append(terminal)
        return terminal

    yield sit_down
    for terminal in opened:
        terminal.close()


def play_the_hand(terminal: Terminal) -> str:
    """Do whatever is marked until the hand is over; what the screen shows then."""
    until = time.monotonic() + 4 * PATIENCE
    while "The hand is over" not in (screen := terminal.screen()):
        assert time.monotonic() < until, screen
        terminal.press("Enter")
        time.sleep(0.1)
    return screen


def test_a_hand_is_bid_played_and_settled_and_the_session_goes_on(sit_down):
    terminal = sit_down("solo-whist", "--deal", "seed:7")
    screen = terminal.shows("Solo Whist · hand 1", "turned up: 9♠", "Your call.", "pass", "misère")
    assert "Seat 2 · dealer" in screen
    assert "K♥ " in screen
    assert "3♦" in screen
    assert len(screen.splitlines()) <= 24
    terminal.press("Enter")
    terminal.shows("You: pass", "Your card.", "trump")
    terminal.press("t")
    terminal.shows("Tricks", "esc goes back", "→ …")
    terminal.press("Escape")
    terminal.hides("esc goes back")
    screen = play_the_hand(terminal)
    paid = [int(units.replace("−", "-")) for units in re.findall(r"(?:You|Seat \d): ([+−]?\d+), now", screen)]
    assert len(paid) == 4
    assert sum(paid) == 0
    assert any(paid)
    terminal.press("Escape")
    terminal.shows("hand 2")
    terminal.press("q")
    game = terminal.shows("goes on with this game.").split("--game ")[1].split()[0]

    again = sit_down("solo-whist")
    again.shows("hand 2", f"You  tricks 0 · units {signed(paid[0])}")
    again.press("q")
    again.shows(f"--game {game}")


def test_whoever_has_no_seat_looks_on(sit_down, tmp_path):
    terminal = sit_down("boston", "--deal", "seed:3")
    terminal.shows("Your call.")
    terminal.press("q")
    game = terminal.shows("goes on with this game.").split("--game ")[1].split()[0]
    (tmp_path / "croupier" / "seats.json").unlink()
    onlooker = sit_down("--game", game)
    screen = onlooker.shows("You look on.", "Waiting: Seat")
    assert "♥" not in screen.split("Bidding")[1].split("\n", 1)[1]


def test_the_card_that_is_marked_is_the_one_played(sit_down):
    terminal = sit_down("solo-whist", "--deal", "seed:7")
    terminal.shows("Your call.")
    terminal.press("Right")
    terminal.press("Enter")
    terminal.shows("You: misère")


def test_it_speaks_the_players_language(sit_down):
    sit_down("solo-whist", "--deal", "seed:7", language="de_DE.UTF-8").shows("Sie sind mit Reizen dran.", "Spiel 1")


def test_a_bot_that_is_not_there_is_refused_in_a_sentence(tmp_path):
    words = [*CROUPIER, "play", "solo-whist", "--bot", "grandmaster"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    refused = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert refused.returncode == 2
    assert "one of random, thumb, montecarlo" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_hand_is_held_by_suits_black_and_red_in_turn_the_highest_first():
    ten_of_clubs, king_of_spades, ace_of_spades, two_of_hearts, ace_of_diamonds = 10, 29, 17, 34, 49
    viewed = [ten_of_clubs, king_of_spades, ace_of_spades, two_of_hearts, ace_of_diamonds]
    assert in_hand(viewed) == [ace_of_spades, king_of_spades, two_of_hearts, ten_of_clubs, ace_of_diamonds]


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_a_general_misere_has_no_declarer_and_no_target(language):
    contract = whist.Contract(id="general_misere", exactly=True)
    table = whist.WhistView(contract=contract, settlement=whist.Settlement(lost=[2]))
    told = settlement(game.GameView(seat=1, whist=table), Names(texts_for(language), catalog.Variant(), 1))
    first = told.splitlines()[0]
    assert first.startswith(texts_for(language).contract("general_misere", ""))
    assert ":" not in first
    assert "0" not in first
