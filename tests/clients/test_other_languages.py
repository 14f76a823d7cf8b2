"""The clients in Go, Java and Rust: their stubs are fresh, and their own tests pass against a live service."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from croupier.server import embedded

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Client:
    """A client: its folder, the tool that builds it, how it gets what it stands on, and how it is tested."""

    folder: str
    tool: str
    fetch: tuple[str, ...]
    test: tuple[str, ...]


CLIENTS = (
    Client("go", "go", ("go", "mod", "download"), ("go", "test", "-count=1", "./...")),
    Client("java", "mvn", ("mvn", "-q", "-B", "dependency:resolve"), ("mvn", "-q", "-B", "test")),
    Client("rust", "cargo", ("cargo", "fetch", "--locked"), ("cargo", "test", "--locked", "--quiet", "--all-targets")),
)


@pytest.fixture(params=CLIENTS, ids=lambda client: client.folder, scope="module")
def client(request: pytest.FixtureRequest) -> Client:
    """Each client whose toolchain is there and whose libraries can be had."""
    found: Client = request.param
    if shutil.which(found.tool) is None:
        pytest.skip(f"{found.tool} is not installed")
    fetched = subprocess.run(found.fetch, cwd=ROOT / "clients" / found.folder, capture_output=True, check=False)
    if fetched.returncode:
        pytest.skip(f"the libraries of clients/{found.folder} cannot be fetched")
    return found


def test_its_own_tests_pass_against_a_live_service(client: Client) -> None:
    with embedded(http=True) as service:
        environment = {**os.environ, "CROUPIER_GRPC": service.address}
        ran = subprocess.run(
            client.test,
            cwd=ROOT / "clients" / client.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_committed_stubs_are_fresh(client: Client) -> None:
    command = [sys.executable, str(ROOT / "proto" / "generate_clients.py"), "--check", client.folder]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    if ": skipped: " in checked.stdout:
        pytest.skip(checked.stdout.strip())
