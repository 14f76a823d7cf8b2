"""Writes `first_release/`: a data directory with games of every kind, and what the service said of them.

Run once, when the first release was made; every later version has to read that folder. Run it again only for a release
whose data an earlier version could not have written.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path

from croupier.cli.__main__ import main as croupier
from croupier.client import Client, connect
from croupier.server import embedded
from google.protobuf import json_format

FORTH_AND_BACK = ("t4-t1", "t1-t4")
HERE = Path(__file__).parent / "first_release"


def games(client: Client) -> dict[str, str]:
    """Seat tokens by game; empty where there is none."""
    made: dict[str, str] = {}
    played = client.create("whitehead", deal="pysol:2", labels={"table": "grün", "kind": "played"})
    for move in ("draw", "w-t4", *FORTH_AND_BACK * 64):
        client.play(played.game_id, move)
    client.undo(played.game_id, steps=70)
    client.redo(played.game_id, steps=5)
    made[played.game_id] = ""
    resigned = client.create("agnes", deal="seed:4")
    client.play(resigned.game_id, "deal")
    client.resign(resigned.game_id)
    made[resigned.game_id] = ""
    made[client.create("klondike").game_id] = ""
    made[client.create("spider", deal="seed:1", allow_full_knowledge=True).game_id] = ""
    table = client.create("solo-whist", deal="seed:7", seats=["me", "random", "thumb", "random"])
    token = client.seat_token(table.game_id)
    for event in client.watch(table.game_id, with_legal_moves=True):
        if event.view.whist.hands == 1:
            break
        if event.view.legal_moves:
            client.play(table.game_id, event.view.legal_moves[0])
    made[table.game_id] = token
    made[client.create("boston", seats=["thumb", None, None, None], private=False).game_id] = ""
    return made


def main() -> int:
    """Write it."""
    shutil.rmtree(HERE, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "games"
        with embedded(data) as service, connect(service.address) as client:
            made = games(client)
        with embedded(data) as service, connect(service.address) as client:
            said = [seen(client, game_id, token) for game_id, token in made.items()]
        croupier(["backup", "--data-dir", str(data), "--to", str(HERE)])
    (HERE / "said.json").write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


def seen(client: Client, game_id: str, token: str) -> dict[str, object]:
    """What the service says of a game."""
    if token:
        client.take_seat(game_id, token)
    view = client.get(game_id, with_legal_moves=True)
    return {
        "token": token,
        "view": json_format.MessageToDict(view),
        "export": client.export_game(game_id).text,
        "first": json_format.MessageToDict(client.get(game_id, at_revision=1)),
    }


if __name__ == "__main__":
    sys.exit(main())
