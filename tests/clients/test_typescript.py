"""The TypeScript client: its stubs are fresh, it builds, and its own tests pass against a live service."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from croupier.server import embedded

from ..server.credentials import api_key, write_api_keys
from ..server.process import ServiceProcess

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "clients" / "typescript"

pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed"),
    pytest.mark.skipif(not (CLIENT / "node_modules").exists(), reason="run 'npm ci' in clients/typescript"),
]


def test_the_committed_stubs_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "proto" / "generate_clients.py"), "--check", "typescript"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "typescript: skipped" not in checked.stdout


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A service that asks who calls, and a token that it takes."""
    token, key = api_key("alice")
    write_api_keys(tmp_path / "keys.json", key)
    options = ("--http-port", "0", "--api-keys", str(tmp_path / "keys.json"))
    service = ServiceProcess(tmp_path / "games", options=options)
    yield {"CROUPIER_GUARDED_URL": str(service.http), "CROUPIER_TOKEN": token}
    service.stop()


def test_its_own_tests_pass_against_a_live_service(guarded: dict[str, str]) -> None:
    with embedded(http=True) as service:
        environment = {**os.environ, **guarded, "CROUPIER_URL": str(service.http)}
        ran = subprocess.run(
            ["npm", "test"], cwd=CLIENT, env=environment, capture_output=True, text=True, timeout=300, check=False
        )
    assert ran.returncode == 0, ran.stdout + ran.stderr
