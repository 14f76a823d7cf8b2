"""The commands that search: solve, hint, arena."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from croupier.engine.catalog import variant
from croupier.engine.notation import parse_move

VERDICTS = (Path(__file__).parents[1] / "data" / "verdicts.jsonl").read_text("utf-8").splitlines()

ENGLISH = {**os.environ, "LC_ALL": "C"}


def croupier(*arguments, stdin=None):
    command = [sys.executable, "-m", "croupier.cli", *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=300, check=False, env=ENGLISH)


def test_solve_prints_a_verdict_and_a_line_that_wins():
    ran = croupier("solve", "--variant", "whitehead", "--deal", "pysol:2")
    verdict, line = ran.stdout.splitlines()
    assert ran.returncode == 0
    assert verdict.startswith("solved in ")
    position = variant("whitehead").deal("pysol:2")
    for move in line.split():
        position = position.play(1, parse_move(move))
    assert position.is_won


def test_solve_says_unsolvable_and_unknown():
    assert croupier("solve", "--deal", "pysol:6").stdout.startswith("unsolvable (")
    assert croupier("solve", "--deal", "pysol:7", "--nodes", 100).stdout.startswith("unknown: nodes ran out (")


def test_solve_reads_what_deal_prints():
    text = croupier("deal", "--variant", "agnes", "--deal", "seed:1").stdout
    assert croupier("solve", "--position", "-", stdin=text).stdout.startswith("unsolvable (")


@pytest.mark.parametrize("jobs", [1, 2])
def test_solve_answers_a_line_of_json_for_each(jobs):
    lines = VERDICTS[:4]
    ran = croupier("solve", "--jsonl", "-", "--jobs", jobs, stdin="\n".join(lines) + "\n")
    assert ran.returncode == 0
    for line, answer in zip(lines, ran.stdout.splitlines(), strict=True):
        asked, said = json.loads(line), json.loads(answer)
        assert set(said) == {"id", "verdict", "moves", "nodes", "seconds", "reason"}
        assert said["id"] == asked["id"]
        assert said["verdict"] == {"solvable": "solved", "unsolvable": "unsolvable"}[asked["verdict"]]


def test_a_bad_line_has_an_error_and_the_others_their_verdicts():
    ran = croupier(
        "solve", "--jsonl", "-", stdin=f'{{bad\n{VERDICTS[0]}\n{{"id": "x", "variant": "nope", "tableau": []}}\n'
    )
    first, second, third = map(json.loads, ran.stdout.splitlines())
    assert ran.returncode == 2
    assert set(first) == set(third) == {"id", "error"}
    assert third["id"] == "x"
    assert second["verdict"] == "solved"
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "arguments", [("--deal", "nope"), ("--deal", "seed:1", "--seconds", "0"), ("--jsonl", "nowhere")]
)
def test_solve_refuses_what_makes_no_sense(arguments):
    ran = croupier("solve", *arguments)
    assert ran.returncode == 2
    assert ran.stderr.startswith("croupier solve: ")


def test_hint_prints_plans_with_their_reason():
    text = croupier("deal", "--deal", "pysol:1").stdout
    ran = croupier("hint", "--position", "-", stdin=text)
    plan, why = ran.stdout.splitlines()[:2]
    assert ran.returncode == 0
    assert plan == "t6-f t7-f"
    assert "16 imagined orders" in why


def test_arena_compares_bots_and_goes_on_where_it_was_broken_off(tmp_path):
    out = tmp_path / "results.jsonl"
    options = ("arena", "--bots", "random,greedy", "--deals", 3, "--out", out, "--json")
    rows = json.loads(croupier(*options).stdout)
    assert [(row["bot"], row["deals"]) for row in rows] == [("random", 3), ("greedy", 3)]
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 1 for row in rows)
    kept = out.read_text().splitlines()
    out.write_text("\n".join(kept[:2]) + "\n" + kept[2][:10])
    again = json.loads(croupier(*options).stdout)
    assert [row["won"] for row in again] == [row["won"] for row in rows]
    assert len(out.read_text().splitlines()) == 7  # six results, and what was left of one


def test_arena_refuses_a_bot_that_there_is_not():
    ran = croupier("arena", "--bots", "hal")
    assert ran.returncode == 2
    assert "no bot is called 'hal'" in ran.stderr
