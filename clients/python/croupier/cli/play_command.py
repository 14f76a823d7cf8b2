"""`croupier play`: a game at the terminal, on a service of its own or on another."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from croupier.client import Client, CroupierError, InvalidRequestError, UnavailableError
from croupier.texts import Texts
from croupier.v1 import catalog_pb2 as catalog

from .inputs import spoken_texts
from .servers import Server, add_server, server_of
from .table.statistics import Statistics, data_folder
from .whist.sitting import Seats

_VARIANT = "whitehead"
_BOT = "montecarlo"


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "play",
        help="play at the terminal",
        description="Play at the terminal, by keys or mouse: a patience, or a whist among three bots. Games and "
        "statistics are kept in $XDG_DATA_HOME/croupier (~/.local/share/croupier).",
    )
    command.add_argument("variant", nargs="?", metavar="VARIANT", help=f"what to play ({_VARIANT})")
    command.add_argument("--deal", default="", metavar="NAME", help="which deal: 2, pysol:2, seed:7; else shuffled")
    command.add_argument("--game", default="", metavar="ID", help="go on with this game")
    command.add_argument("--bot", default=_BOT, metavar="NAME", help=f"who sits beside you at a whist ({_BOT})")
    add_server(command, default="", help="play there, not on a service of its own")
    command.set_defaults(run=play)


def play(said: argparse.Namespace) -> int:
    """Sit down at a table and play until the player has had enough."""
    texts = spoken_texts()
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
        with _service(said, folder, texts) as server:
            return _sit_down(said, server, folder, statistics, texts)
    except UnavailableError:
        print(f"croupier play: {texts.say('play-unreachable', {'address': said.server})}", file=sys.stderr)
        return 1
    except InvalidRequestError as error:
        # A whist asks for nothing but its bots and its deal: what is wrong with them is told by the field.
        faults = "".join(f"\n{fault.field}: {fault.description}" for fault in error.faults)
        print(f"croupier play: {error.sentence or error}{faults}", file=sys.stderr)
        return 2
    except CroupierError as error:
        print(f"croupier play: {error.sentence or error}", file=sys.stderr)
        return 2


def _sit_down(said: argparse.Namespace, server: Server, folder: Path, statistics: Statistics, texts: Texts) -> int:
    with server.connect(texts.language) as client:
        variant = client.variant_of(said.game) if said.game else client.variant(said.variant or _VARIANT)
        if variant.family == catalog.FAMILY_WHIST:
            going_on = _whist(client, said, server, Seats(client, folder, statistics.player), texts, variant)
        else:
            going_on = _patience(client, said, server.address, statistics, texts)
    if going_on:
        print(texts.say("play-goes-on", {"game": going_on}))
    return 0


def _patience(client: Client, said: argparse.Namespace, address: str, statistics: Statistics, texts: Texts) -> str:
    """Play patiences; the game that is left running, if any."""
    from .table.app import TableApp
    from .table.player import Player
    from .table.session import Session

    session = Session(client, statistics.player)
    unfinished = [] if said.deal or said.game else session.unfinished(said.variant or "")
    if said.game or unfinished:
        table = session.open(said.game or unfinished[0].game_id)
    else:
        table = session.deal(said.variant or _VARIANT, said.deal)
    player = Player(session, statistics, texts, address, table)
    TableApp(player, unfinished).run()
    return player.table.view.game_id if player.table.is_running else ""


def _whist(
    client: Client, said: argparse.Namespace, server: Server, seats: Seats, texts: Texts, variant: catalog.Variant
) -> str:
    """Play at a whist table, at the one that was left if there is one; its game, if it still runs."""
    from .whist.app import play_whist

    left = said.game or (None if said.deal else seats.left(variant.id))
    sitting = seats.back(left) if left else seats.take(variant, deal=said.deal, bot=said.bot)
    return sitting.game_id if asyncio.run(play_whist(server, sitting, texts)) else ""


@contextmanager
def _service(said: argparse.Namespace, folder: Path, texts: Texts) -> Iterator[Server]:
    """Where to play: another's service, or one of our own."""
    if said.server:
        yield server_of(said)
        return
    from croupier.server import embedded
    from croupier.server.app import CannotStartError

    try:
        with embedded(folder / "games") as service:
            yield Server(service.address)
    except CannotStartError as error:
        print(f"croupier play: {texts.say('play-cannot-open', {'folder': folder, 'why': error})}", file=sys.stderr)
        raise SystemExit(1) from None
