"""The kernel's own tests, in C++: every pruning against a search of all moves, and what refuted prunings lose.

Needs CMake and a compiler, or is skipped. `CROUPIER_KERNEL_DECKS=20000` asks for a full run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

KERNEL = Path(__file__).parents[2] / "engine" / "kernel"
DECKS = os.environ.get("CROUPIER_KERNEL_DECKS", "120")


@pytest.fixture(scope="session")
def binary(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cmake") is None or shutil.which("c++") is None:
        pytest.skip("no CMake or no compiler")
    kept = os.environ.get("CROUPIER_KERNEL_BUILD")
    build = Path(kept) if kept else tmp_path_factory.mktemp("kernel")
    options = ["-DCROUPIER_MODULE=OFF", "-DCROUPIER_TESTS=ON"]
    subprocess.run(["cmake", "-S", KERNEL, "-B", build, *options], check=True, capture_output=True)
    subprocess.run(["cmake", "--build", build, "--parallel", "2"], check=True, capture_output=True)
    return build / "croupier_kernel_tests"


def test_the_kernels_own_tests_pass(binary: Path) -> None:
    run = subprocess.run([binary, "--decks", DECKS], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
