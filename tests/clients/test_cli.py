"""The command line: what each command prints, and with which status it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data"

ENGLISH = {**os.environ, "LC_ALL": "C"}


def croupier(*arguments, stdin=None):
    command = [sys.executable, "-m", "croupier.cli", *map(str, arguments)]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, timeout=120, check=False, env=ENGLISH)


@pytest.fixture(scope="module")
def dealt(tmp_path_factory):
    folder = tmp_path_factory.mktemp("positions")
    text, as_json = folder / "deal.txt", folder / "deal.json"
    text.write_text(croupier("deal", "--variant", "whitehead", "--deal", "pysol:1").stdout)
    as_json.write_text(croupier("deal", "--variant", "whitehead", "--deal", "pysol:1", "--json").stdout)
    return text, as_json


def test_variants_are_listed_as_json():
    listed = json.loads(croupier("variants", "--json").stdout)
    assert listed[0] == {"id": "whitehead", "family": "patience", "seats": 1, "title": "Whitehead"}
    assert all(set(each) == {"id", "family", "seats", "title"} for each in listed)
    assert {each["id"]: each["seats"] for each in listed if each["family"] == "whist"}["solo-whist"] == 4


def test_variants_are_listed_for_people():
    ran = croupier("variants")
    assert ran.returncode == 0
    assert "whitehead-no-return" in ran.stdout


def test_a_deal_is_printed_as_the_other_commands_read_it(dealt):
    for file in dealt:
        ran = croupier("moves", "--position", file)
        assert (ran.returncode, ran.stdout.split()) == (0, ["t4-t3", "t5-t4", "t6-f", "t7-f", "draw"])


def test_a_position_is_read_from_standard_input(dealt):
    ran = croupier("moves", "--position", "-", stdin=dealt[0].read_text())
    assert ran.stdout.split()[0] == "t4-t3"


def test_a_deal_without_a_name_is_another_each_time():
    assert croupier("deal").stdout != croupier("deal").stdout


def test_explain_says_legal(dealt):
    ran = croupier("explain", "--position", dealt[0], "t4-t3")
    assert (ran.returncode, ran.stdout) == (0, "legal\n")


def test_explain_says_why_not(dealt):
    ran = croupier("explain", "--position", dealt[0], "t1-t2")
    assert ran.returncode == 1
    assert ran.stdout == "illegal WRONG_RANK: Q♥ does not go on 10♠: it is not the next rank.\n"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (["--language", "de-AT"], "D♥ passt nicht auf 10♠: Der Rang schließt nicht an."),
        (["--language", "ru"], "Даму червей нельзя положить на десятку пик: по старшинству эти карты не соседние."),
        (["--language", "tlh"], "Q♥ does not go on 10♠: it is not the next rank."),
    ],
)
def test_explain_speaks_the_players_language(dealt, language, sentence):
    assert croupier("explain", "--position", dealt[0], *language, "t1-t2").stdout.endswith(f"{sentence}\n")


def test_the_language_of_the_terminal_is_spoken(dealt):
    command = [sys.executable, "-m", "croupier.cli", "explain", "--position", str(dealt[0]), "t1-t2"]
    spoken = {key: value for key, value in os.environ.items() if not key.startswith("LC_")} | {"LANG": "de_AT.UTF-8"}
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=spoken)
    assert "passt nicht auf" in ran.stdout


def test_a_variant_beside_the_position_goes_first(dealt):
    ran = croupier("explain", "--position", dealt[0], "--variant", "agnes", "draw")
    assert ran.returncode == 2
    assert "a base card or rank" in ran.stderr


def test_replay_prints_where_the_moves_lead(dealt):
    ran = croupier("replay", "--position", dealt[0], "t6-f", "t7-f")
    assert ran.returncode == 0
    assert "Foundations: C-0 S-A H-A D-0" in ran.stdout
    assert ran.stdout.splitlines()[-1] == "open"


def test_replay_reads_moves_from_standard_input(dealt):
    ran = croupier("replay", "--position", dealt[0], "--json", stdin="t6-f\n  t7-f draw\n")
    position, result = ran.stdout.splitlines()
    assert json.loads(position)["waste"] == ["4H"]
    assert result == "open"


def test_replay_of_a_won_game_says_won():
    text = "Rules: whitehead\nFoundations: H-K C-K D-K S-Q\nStock: KS\nWaste:\n" + ":\n" * 7
    assert croupier("replay", "--position", "-", "draw", "w-f", stdin=text).stdout.splitlines()[-1] == "won"


def test_replay_of_a_game_without_a_move_says_stuck():
    scenarios = json.loads((DATA / "patience_scenarios.json").read_text("utf-8"))
    text = next(each["position"] for each in scenarios if each["id"] == "W37")
    file = ["--position", "-", "--variant", "whitehead-no-return"]
    ran = croupier("explain", *file, "fS-t2", stdin=text)
    assert ran.stdout.startswith("illegal FOUNDATION_KEEPS")
    assert croupier("moves", *file, stdin=text).stdout == ""


def test_replay_names_the_illegal_move(dealt):
    ran = croupier("replay", "--position", dealt[0], "t6-f", "t1-t2")
    assert ran.returncode == 1
    assert ran.stdout.startswith("illegal move 1 (t1-t2) WRONG_RANK: ")


@pytest.mark.parametrize(
    ("arguments", "stdin", "said"),
    [
        (("moves", "--position", "-"), "Rules: whitehead\n: QX\n", "line 2, column 3: found 'QX'"),
        (("moves", "--position", "-"), '{"tableau": [["QX"]]}', "line 1, column"),
        (("moves", "--position", "-"), '{"tableau": [', "line 1, column 14"),
        (("moves", "--position", "-"), "", "line 1, column 1: found 'the end of the text'"),
        (("moves", "--position", "-", "--variant", "nope"), "", "croupier variants"),
        (("deal", "--variant", "solo-whist"), "", "solo-whist is for four players"),
        (("solve", "--variant", "boston", "--deal", "seed:1"), "", "boston is for four players"),
        (("moves", "--position", "-", "--variant", "wiezen"), ": AS\n", "wiezen is for four players"),
        (("moves", "--position", "nowhere.txt"), None, "No such file"),
        (("moves", "--position", "-"), "Rules: whitehead\nWaste: AS AS\nStock:\n" + ":\n" * 7, "AS is there 2 times"),
        (("deal", "--variant", "nope"), None, "no variant has the id 'nope'"),
        (("deal", "--deal", "ms:0"), None, "line 1, column 1: found 'ms:0', expected a number from 1 to 8589934591"),
        (("deal", "--deal", "seven"), None, "expected a deal: seed:N"),
        (("replay", "--position", "-"), "", "cannot hold both"),
    ],
)
def test_input_that_cannot_be_read_ends_with_2_and_says_where(arguments, stdin, said):
    ran = croupier(*arguments, stdin=stdin)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"croupier {arguments[0]}: ")
    assert said in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_malformed_move_is_shown_where_it_stands(dealt):
    assert "line 1, column 1: found 't1t2'" in croupier("explain", "--position", dealt[0], "t1t2").stderr
    ran = croupier("replay", "--position", dealt[0], stdin="t6-f\n t7-f tx\n")
    assert ran.returncode == 2
    assert "line 2, column 7: found 'tx'" in ran.stderr


def test_a_reader_that_has_seen_enough_is_no_error():
    ran = subprocess.run(
        f"{sys.executable} -m croupier.cli variants --json | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr == ""


def test_the_demo_plays_a_whole_deal_over_grpc():
    ran = croupier("demo")
    assert ran.returncode == 0
    assert ran.stdout.splitlines()[-1].startswith("won after ")
    assert "listens on 127.0.0.1:" in ran.stdout


def serve(*arguments, **environment):
    command = [sys.executable, "-m", "croupier.cli", "serve", *map(str, arguments)]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CROUPIER_HTTP_PORT": "0", **environment},
    )


def test_serve_says_in_one_line_of_json_when_it_is_ready_and_ends_on_sigterm(tmp_path):
    process = serve("--host", "127.0.0.1", "--grpc-port", 0, "--data-dir", tmp_path)
    ready = json.loads(process.stdout.readline())
    assert ready["grpc"].startswith("127.0.0.1:")
    assert ready["http"].startswith("http://127.0.0.1:")
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (0, "")
    (listening,) = (line for line in map(json.loads, err.splitlines()) if line["event"].startswith("listening on "))
    assert (listening["grpc"], listening["http"]) == (ready["grpc"], ready["http"])


def test_settings_come_from_flags_then_the_environment_then_a_file(tmp_path):
    file = tmp_path / "croupier.toml"
    file.write_text(f'[serve]\ndata-dir = "{tmp_path / "from-file"}"\ngrpc-port = 0\nhost = "256.1.1.1"\n')
    process = serve("--config", file, "--host", "127.0.0.1", CROUPIER_DATA_DIR=str(tmp_path / "from-environment"))
    assert json.loads(process.stdout.readline())["grpc"].startswith("127.0.0.1:")
    process.terminate()
    process.communicate(timeout=30)
    assert (tmp_path / "from-environment" / "croupier.db").exists()
    assert not (tmp_path / "from-file").exists()


def test_serve_explains_every_setting():
    ran = croupier("serve", "--help")
    assert ran.returncode == 0
    for flag in (
        "--host",
        "--grpc-port",
        "--http-port",
        "--origin",
        "--data-dir",
        "--drain-notice",
        "--drain-grace",
        "--watches",
        "--config",
        "--log-format",
        "--log-level",
        "--slow-call",
        "--traces",
    ):
        assert flag in ran.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--grpc-port", "70000"), "a port"),
        (("--drain-grace", "-1"), "not negative"),
        (("--host", "256.1.1.1", "--grpc-port", "0"), "cannot listen"),
        (("--data-dir", "/proc/nowhere"), "cannot use"),
        (("--traces", "127.0.0.1:4317"), "otlp://HOST:PORT"),
    ],
)
def test_serve_that_cannot_start_says_why(tmp_path, arguments, said):
    process = serve(*(arguments if "--data-dir" in arguments else (*arguments, "--data-dir", tmp_path)))
    out, err = process.communicate(timeout=30)
    assert process.returncode != 0
    assert out == ""
    assert said in err
    assert "Traceback" not in err


def test_a_data_folder_belongs_to_one_process(tmp_path):
    first = serve("--grpc-port", 0, "--data-dir", tmp_path)
    first.stdout.readline()
    second = serve("--grpc-port", 0, "--data-dir", tmp_path)
    _, err = second.communicate(timeout=30)
    first.terminate()
    first.communicate(timeout=30)
    assert second.returncode == 1
    assert "cannot use" in err


def test_a_door_that_is_off_is_not_opened(tmp_path):
    process = serve("--http-port", "off", "--grpc-port", 0, "--data-dir", tmp_path)
    assert list(json.loads(process.stdout.readline())) == ["grpc"]
    process.terminate()
    process.communicate(timeout=30)
