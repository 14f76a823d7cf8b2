"""`croupier survey`: many deals into a folder that can be gone on with, and what they say together."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="Dask is not installed (pip install 'croupier[survey]')")
pytest.importorskip("matplotlib", reason="matplotlib is not installed (pip install 'croupier[survey]')")


def survey(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "croupier.cli", "survey", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def lines(folder: Path) -> list[dict[str, object]]:
    """The findings of a folder."""
    return [json.loads(line) for line in (folder / "findings.jsonl").read_text("utf-8").splitlines()]


def test_a_survey_counts_draws_and_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "whitehead"
    first = survey("whitehead", "--deals", 12, "--out", folder, "--workers", 1)
    assert first.returncode == 0, first.stderr
    assert sorted(each["deal"] for each in lines(folder)) == list(range(1, 13))

    # As if the run had been killed: some findings are missing, one is written by half.
    found = (folder / "findings.jsonl").read_text("utf-8").splitlines(keepends=True)
    (folder / "findings.jsonl").write_text("".join(found[:5]) + found[5][:20], encoding="utf-8")
    again = survey("whitehead", "--deals", 20, "--out", folder, "--workers", 1)
    assert again.returncode == 0, again.stderr
    assert sorted(each["deal"] for each in lines(folder)) == list(range(1, 21))

    summary = json.loads(again.stdout)
    assert summary == json.loads((folder / "summary.json").read_text("utf-8"))
    assert summary["deals"] == summary["solved"] + summary["unsolvable"] + summary["unknown"] == 20
    assert 0 < summary["low"] < summary["solved"] / 20 < summary["high"] < 1
    assert (folder / "survey.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (folder / "survey.svg").read_text("utf-8")


def test_a_folder_answers_one_question_only(tmp_path: Path) -> None:
    assert survey("whitehead", "--deals", 2, "--out", tmp_path, "--workers", 1).returncode == 0
    other = survey("whitehead", "--deals", 2, "--out", tmp_path, "--seconds", 3)
    assert other.returncode == 2
    assert "take another folder" in other.stderr


def test_what_cannot_be_surveyed_is_said(tmp_path: Path) -> None:
    assert survey("no-such-game", "--out", tmp_path).returncode == 2
    assert survey("whitehead", "--deals", 0, "--out", tmp_path).returncode == 2
    unreachable = survey("whitehead", "--deals", 1, "--out", tmp_path, "--scheduler", "tcp://127.0.0.1:9")
    assert unreachable.returncode == 2
    assert "no scheduler answers at tcp://127.0.0.1:9" in unreachable.stderr
