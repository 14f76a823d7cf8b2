"""What a process that searches may take: it runs into a wall of its own, and not into the service."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

HOLD = "from croupier.server.analysis import bounds; bounds._GRACE = 0; bounds.hold(memory=1 << 26, seconds=1)\n"


def ended(code: str) -> subprocess.CompletedProcess[str]:
    """How a process ends that is held and then does something."""
    return subprocess.run([sys.executable, "-c", HOLD + code], capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the kernel does not count all of it")
def test_a_process_that_takes_more_memory_than_it_may_dies():
    assert ended("kept = bytes(500 << 20)").returncode == 0
    assert "MemoryError" in ended("kept = bytes(700 << 20)").stderr


def test_a_process_that_computes_for_longer_than_it_may_dies():
    assert ended("while True: pass").returncode == -signal.SIGXCPU


def test_a_process_that_dies_leaves_no_core():
    said = ended("import resource; print(resource.getrlimit(resource.RLIMIT_CORE)[0])")
    assert said.stdout.strip() == "0"
