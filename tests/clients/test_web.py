"""The table in the browser: the committed page is the built one, small, and played in Chromium to the win."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from croupier.engine.catalog import patience
from croupier.engine.patience.solving import solve
from croupier.engine.patience.verdict import Solved

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


@needs_node
@pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="Chromium is not installed")
def test_a_person_plays_a_game_to_the_win_over_a_restart_while_another_page_watches(tmp_path: Path) -> None:
    verdict = solve(patience("whitehead").deal("pysol:2"))
    assert isinstance(verdict, Solved)
    ports, folder = (free_port(), free_port()), tmp_path / "games"

    def service() -> ServiceProcess:
        return ServiceProcess(folder, port=ports[0], options=("--http-port", str(ports[1])))

    running = service()
    pictures = Path(os.environ.get("CROUPIER_PICTURES", str(tmp_path)))
    command = ["node", "test/table.mjs", f"http://127.0.0.1:{ports[1]}/", str(pictures)]
    player = subprocess.Popen(
        [*command, *(move.text for move in verdict.line)],
        cwd=WEB,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert player.stdin is not None
    assert player.stdout is not None
    said = []
    for line in player.stdout:
        said.append(line)
        if line.startswith("RESTART"):
            running.kill()
            running = service()
            player.stdin.write("done\n")
            player.stdin.flush()
    running.stop()
    assert player.wait() == 0, "".join(said)
    assert said[-1] == "played to the win\n"
