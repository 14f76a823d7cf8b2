"""`croupier watch`: follow a game as it is played."""

from __future__ import annotations

import argparse
import json
import sys

from croupier.client import CroupierError, UnavailableError
from croupier.texts import Texts
from croupier.v1 import game_pb2 as game
from google.protobuf.json_format import MessageToDict
from rich.console import Console

from .board import board
from .inputs import spoken_texts
from .servers import add_server, server_of


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "watch",
        help="follow a game live",
        description="Follow a game until it closes: every fact once and in order, with the table after it. "
        "A broken connection is made again.",
    )
    command.add_argument("game", metavar="GAME", help="the game's id")
    add_server(command, default="127.0.0.1:50051", help="where it is (%(default)s)")
    command.add_argument(
        "--after", type=_revision, metavar="REVISION", help="every fact after this revision; else from now on"
    )
    command.add_argument("--json", action="store_true", help="one object a line: revision, time, fact, view")
    command.set_defaults(run=watch)


def watch(said: argparse.Namespace) -> int:
    """Print each event of the game: 0 when it has closed, 1 where the service cannot be reached, 2 for no such game."""
    texts = spoken_texts()
    console = Console(highlight=False)
    try:
        with server_of(said).connect(texts.language) as croupier:
            layout = croupier.variant_of(said.game).layout
            for event in croupier.watch(said.game, said.after):
                if said.json:
                    print(json.dumps(MessageToDict(event, preserving_proto_field_name=True)), flush=True)
                else:
                    console.print(_line(texts, event))
                    # A table of several has no layout: what happens at it is told in words alone.
                    if event.view.HasField("patience"):
                        console.print(board(event.view, layout).text, end="\n\n")
    except UnavailableError:
        print(f"croupier watch: {texts.say('play-unreachable', {'address': said.server})}", file=sys.stderr)
        return 1
    except CroupierError as error:
        print(f"croupier watch: {error.sentence or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0
    return 0


def _line(texts: Texts, event: game.GameEvent) -> str:
    """The fact in a line."""
    revision = {"revision": event.revision}
    match event.WhichOneof("fact"):
        case "moves_played":
            moves = " ".join(move.text for move in event.moves_played.moves)
            if event.view.HasField("whist"):
                moves = f"{event.moves_played.seat}.{moves}"
            return texts.say("watch-played", revision | {"moves": moves})
        case "rewound":
            return texts.say("watch-rewound", revision | {"to": event.rewound.to_revision})
        case "hand_dealt":
            return texts.say("watch-dealt", revision | {"hand": event.hand_dealt.hand})
        case "seat_changed":
            seating = event.seat_changed.seating
            state = game.SeatState.Name(seating.state).removeprefix("SEAT_STATE_").lower()
            return texts.say("watch-seat", revision | {"seat": seating.seat, "state": state, "bot": seating.bot})
        case "game_closed":
            ending = game.Ending.Name(event.game_closed.ending).removeprefix("ENDING_").lower()
            return texts.say("watch-closed", revision | {"ending": ending})
        case _:
            return texts.say("watch-now", revision)


def _revision(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a revision is a number from 1 on")
    return int(text)
