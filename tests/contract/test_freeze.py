"""The contract is frozen: it may grow, but nothing in it is removed, renamed, renumbered or given another type."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Final

import pytest

PROTO: Final = Path(__file__).resolve().parents[2] / "proto"
FROZEN: Final = PROTO / "frozen.binpb"


def breaking(folder: Path) -> subprocess.CompletedProcess[str]:
    """Hold the contract in a folder against its frozen image."""
    found = shutil.which("buf", path=sysconfig.get_path("scripts")) or shutil.which("buf")
    if found is None:
        pytest.skip("buf is not installed")
    command = [found, "breaking", "--against", str(FROZEN)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def changed(folder: Path, old: str, new: str) -> Path:
    """A copy of the contract in which one place reads otherwise."""
    copied = Path(shutil.copytree(PROTO, folder / "proto", ignore=shutil.ignore_patterns("gen")))
    source = copied / "croupier" / "v1" / "whist.proto"
    text = source.read_text(encoding="utf-8")
    assert text.count(old) == 1
    source.write_text(text.replace(old, new), encoding="utf-8")
    return copied


def test_the_contract_keeps_to_its_frozen_image() -> None:
    held = breaking(PROTO)
    assert held.returncode == 0, held.stdout + held.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("sint32 balance = 5;", "sint32 balance = 7;", id="a field is renumbered"),
        pytest.param("sint32 balance = 5;", "sint32 score = 5;", id="a field is renamed"),
        pytest.param("sint32 balance = 5;", "sint64 balance = 5;", id="a field has another type"),
        pytest.param("  sint32 balance = 5;\n", "", id="a field is removed"),
        pytest.param("WHIST_PHASE_PLAY = 5;", "WHIST_PHASE_PLAY = 9;", id="a value is renumbered"),
        pytest.param("WHIST_PHASE_PLAY = 5;", "WHIST_PHASE_TRICKS = 5;", id="a value is renamed"),
    ],
)
def test_what_would_break_a_client_is_caught(tmp_path: Path, old: str, new: str) -> None:
    held = breaking(changed(tmp_path, old, new))
    assert held.returncode == 100, held.stdout + held.stderr
    assert "whist.proto" in held.stdout


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("sint32 balance = 5;", "sint32 balance = 5;\n  uint32 honours = 7;", id="a field"),
        pytest.param("WHIST_PHASE_OVER = 8;", "WHIST_PHASE_OVER = 8;\n  WHIST_PHASE_CUT = 9;", id="a value"),
        pytest.param("message Trick {", "message Pack {}\n\nmessage Trick {", id="a message"),
    ],
)
def test_what_is_added_breaks_nobody(tmp_path: Path, old: str, new: str) -> None:
    held = breaking(changed(tmp_path, old, new))
    assert held.returncode == 0, held.stdout + held.stderr
