"""The READMEs tell the truth: their sessions are run, and what they print is compared."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from croupier.server import embedded

ROOT = Path(__file__).parents[1]
BIN = str(Path(sys.executable).parent)
README = (ROOT / "README.md").read_text("utf-8")


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("session", blocks(README, "console"))
def test_the_session_of_the_readme_prints_what_it_says(session, tmp_path):
    expected, printed = [], []
    environment = {**os.environ, "LC_ALL": "C", "PATH": f"{BIN}:{os.environ['PATH']}"}
    for line in session.splitlines():
        if line.startswith("$ "):
            ran = subprocess.run(
                line[2:], shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
            )
            printed += ran.stdout.splitlines()
        else:
            expected.append(line)
    assert printed == expected


@pytest.mark.parametrize("name", ["README.md", "engine/README.md", "server/README.md"])
def test_the_python_of_a_readme_runs(name):
    for code in blocks((ROOT / name).read_text("utf-8"), "python"):
        with embedded() as service:
            exec(code.replace("127.0.0.1:50051", service.address), {})


def test_the_first_thirty_lines_say_it_all():
    first = "\n".join(README.splitlines()[:30])
    for thing in ("```console", "make demo", "make test", "from croupier.client import connect", "| `tests/` |"):
        assert thing in first


def test_links_in_readmes_lead_somewhere():
    for readme in (*ROOT.glob("**/README.md"), *ROOT.glob("server/**/*.md")):
        if "build" in readme.parts or ".venv" in readme.parts or "node_modules" in readme.parts:
            continue
        for target in re.findall(r"\]\(([^)#:]+)\)", readme.read_text("utf-8")):
            assert (readme.parent / target).exists(), f"{readme}: {target}"


@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
def test_the_curl_of_the_servers_readme_deals_and_refuses(tmp_path):
    (session,) = (block for block in blocks((ROOT / "server/README.md").read_text("utf-8"), "sh") if "curl" in block)
    deal, play = re.findall(r"^(curl (?:[^\n]*\\\n)*[^\n]*)$", session, re.MULTILINE)
    with embedded(http=True) as service:

        def said(command):
            command = command.replace("http://127.0.0.1:8080", service.http).replace("curl", "curl -s", 1)
            return subprocess.run(command, shell=True, capture_output=True, text=True, check=True).stdout

        game_id = re.search(r'"gameId": "(\w+)"', said(deal))[1]
        assert "t4-t3" in play
        assert "LocalizedMessage" in said(play.replace("…", game_id).replace("t4-t3", "fC-w"))
