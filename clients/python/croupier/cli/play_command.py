"""`croupier play`: a game at the terminal, on a service of its own or on another."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from croupier.client import CroupierError, UnavailableError, connect
from croupier.texts import Texts, negotiated, texts_for

from .table.session import SeveralPlayersError
from .table.statistics import Statistics, data_folder

_VARIANT = "whitehead"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "play",
        help="play at the terminal",
        description="Play at the terminal, by keys or mouse; k there lists every key. Games and statistics are kept "
        "in $XDG_DATA_HOME/croupier (~/.local/share/croupier).",
    )
    command.add_argument("variant", nargs="?", metavar="VARIANT", help=f"what to play ({_VARIANT})")
    command.add_argument("--deal", default="", metavar="NAME", help="which deal: 2, pysol:2, seed:7; else shuffled")
    command.add_argument("--game", default="", metavar="ID", help="go on with this game")
    command.add_argument("--server", default="", metavar="HOST:PORT", help="play there, not on a service of its own")
    command.set_defaults(run=play)


def play(said: argparse.Namespace) -> int:
    """Sit down at a table and play until the player has had enough."""
    texts = texts_for(language())
    needed = ("textual",) if said.server else ("textual", "configargparse", "grpc_health")
    if any(find_spec(name) is None for name in needed):
        print(f"croupier play: {texts.say('play-needs-more', {})}", file=sys.stderr)
        return 1
    folder = data_folder()
    try:
        statistics = Statistics.load(folder)
    except OSError as error:
        print(f"croupier play: {texts.say('play-cannot-open', {'folder': folder, 'why': error})}", file=sys.stderr)
        return 1
    try:
        with _service(said.server, folder, texts) as address:
            return _sit_down(said, address, statistics, texts)
    except UnavailableError:
        print(f"croupier play: {texts.say('play-unreachable', {'address': said.server})}", file=sys.stderr)
        return 1
    except CroupierError as error:
        print(f"croupier play: {error.sentence or error}", file=sys.stderr)
        return 2
    except SeveralPlayersError:
        print(f"croupier play: {texts.reason('ONE_PLAYER_ONLY', {})}", file=sys.stderr)
        return 2


def language() -> str:
    """The language that the terminal's user speaks, if we do."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return negotiated(wanted.partition(".")[0].replace("_", "-"))


def _sit_down(said: argparse.Namespace, address: str, statistics: Statistics, texts: Texts) -> int:
    from .table.app import TableApp
    from .table.player import Player
    from .table.session import Session

    with connect(address, language=texts.language) as client:
        session = Session(client, statistics.player)
        unfinished = [] if said.deal or said.game else session.unfinished(said.variant or "")
        if said.game or unfinished:
            table = session.open(said.game or unfinished[0].game_id)
        else:
            table = session.deal(said.variant or _VARIANT, said.deal)
        player = Player(session, statistics, texts, address, table)
        TableApp(player, unfinished).run()
        if player.table.is_running:
            print(texts.say("play-goes-on", {"game": player.table.view.game_id}))
    return 0


@contextmanager
def _service(server: str, folder: Path, texts: Texts) -> Iterator[str]:
    """The address to play at: another's, or that of a service of our own."""
    if server:
        yield server
        return
    from croupier.server import embedded
    from croupier.server.app import CannotStartError

    try:
        with embedded(folder / "games") as service:
            yield service.address
    except CannotStartError as error:
        print(f"croupier play: {texts.say('play-cannot-open', {'folder': folder, 'why': error})}", file=sys.stderr)
        raise SystemExit(1) from None
