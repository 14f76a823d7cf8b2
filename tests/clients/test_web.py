"""The table in the browser: the committed page is the built one, small, and Chromium plays it and says who calls."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from croupier.engine.catalog import patience
from croupier.engine.patience.solving import solve
from croupier.engine.patience.verdict import Solved
from croupier.server.application.access import Scope

from ..server.credentials import api_key, write_api_keys
from ..server.process import ServiceProcess, free_port

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "clients" / "web"
PAGE = ROOT / "server" / "croupier" / "server" / "web"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
MOST = 200_000

needs_node = pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").exists(), reason="Node is not there, or 'npm ci' not run"
)


def test_the_page_is_small_enough() -> None:
    assert sum(len(gzip.compress(path.read_bytes())) for path in PAGE.iterdir()) < MOST


@needs_node
def test_the_committed_page_is_the_built_one(tmp_path: Path) -> None:
    command = ["npx", "vite", "build", "--outDir", str(tmp_path), "--emptyOutDir", "--logLevel", "warn"]
    subprocess.run(["npm", "run", "--silent", "check"], cwd=WEB, check=True)
    subprocess.run(command, cwd=WEB, check=True)
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert built == {path.name: path.read_bytes() for path in PAGE.iterdir()}


needs_chromium = pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="Chromium is not installed")


def driven(script: str, url: str, folder: Path, *arguments: str, **asked: Callable[[], None]) -> str:
    """The last line of a script of the page's tests; where it prints a name of `asked`, that is done for it."""
    pictures = os.environ.get("CROUPIER_PICTURES", str(folder))
    person = subprocess.Popen(
        ["node", f"test/{script}", url, pictures, *arguments],
        cwd=WEB,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert person.stdin is not None
    assert person.stdout is not None
    said = []
    for line in person.stdout:
        said.append(line)
        if line.strip() in asked:
            asked[line.strip()]()
            person.stdin.write("done\n")
            person.stdin.flush()
    assert person.wait() == 0, "".join(said)
    return said[-1].strip()


@needs_node
@needs_chromium
def test_a_person_plays_a_game_to_the_win_over_a_restart_while_another_page_watches(tmp_path: Path) -> None:
    verdict = solve(patience("whitehead").deal("pysol:2"))
    assert isinstance(verdict, Solved)
    ports, folder = (free_port(), free_port()), tmp_path / "games"

    def service() -> ServiceProcess:
        return ServiceProcess(folder, port=ports[0], options=("--http-port", str(ports[1])))

    running = service()

    def restart() -> None:
        nonlocal running
        running.kill()
        running = service()

    moves = [move.text for move in verdict.line]
    said = driven("table.mjs", f"http://127.0.0.1:{ports[1]}/", tmp_path, *moves, RESTART=restart)
    running.stop()
    assert said == "played to the win"


@needs_node
@needs_chromium
def test_a_person_says_who_they_are_where_the_service_asks(tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    (first, one), (second, other) = api_key("alice"), api_key("alice")
    other = replace(other, id="another")
    onlooker, third = api_key("bob", Scope.WATCH)
    write_api_keys(file, one, other, third)
    service = ServiceProcess(tmp_path / "games", options=("--http-port", "0", "--api-keys", str(file)))
    tokens = (first, second, onlooker)
    said = driven(
        "identity.mjs", f"{service.http}/", tmp_path, *tokens, REVOKE=lambda: write_api_keys(file, other, third)
    )
    service.stop()
    assert said == "let in"
    assert not any(token in service.log.read_text() for token in tokens)
