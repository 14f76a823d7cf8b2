"""`croupier token`, and commands that say who calls."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from croupier.cli.__main__ import main
from croupier.client import UnidentifiedError, connect
from croupier.server.identity.api_keys import read_keys, sha256_of


def made(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[str, str]:
    """A new key, and its id."""
    assert main(["token", "new", *options]) == 0
    printed = capsys.readouterr()
    return printed.out.strip(), printed.err.split()[0]


def test_a_new_key_is_printed_once_and_kept_nowhere(tmp_path: Path, capsys):
    file = tmp_path / "new" / "keys.json"
    key, id = made(capsys, "--file", str(file), "--subject", "alice", "--scope", "play", "--scope", "analyse")
    assert re.fullmatch(r"croupier_[A-Za-z0-9_-]{43}", key)
    assert key.removeprefix("croupier_") not in file.read_text()
    (kept,) = read_keys(file)
    assert (kept.id, kept.subject, kept.scopes, kept.expires) == (id, "alice", ("play", "analyse"), None)
    assert kept.sha256 == sha256_of(key)
    assert main(["token", "list", "--file", str(file)]) == 0
    assert capsys.readouterr().out == f"{id}  alice  play analyse\n"


def test_nobody_else_may_read_the_file_and_none_is_left_beside_it(tmp_path: Path, capsys):
    file = tmp_path / "keys.json"
    for name in ("alice", "bob"):
        made(capsys, "--file", str(file), "--subject", name)
        assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [file]


def test_a_key_may_end(tmp_path: Path, capsys):
    file = tmp_path / "keys.json"
    made(capsys, "--file", str(file), "--subject", "alice", "--expires", "30")
    main(["token", "list", "--file", str(file)])
    assert re.fullmatch(r"\w{8}  alice  play until \d{4}-\d\d-\d\d \d\d:\d\d UTC\n", capsys.readouterr().out)
    assert json.loads(file.read_text())["keys"][0]["expires"].endswith("Z")


def test_a_key_that_is_revoked_is_gone_and_the_others_stay(tmp_path: Path, capsys):
    file = str(tmp_path / "keys.json")
    (_, alice), (_, bob) = (made(capsys, "--file", file, "--subject", name) for name in ("alice", "bob"))
    assert main(["token", "revoke", alice, "--file", file]) == 0
    assert [key.id for key in read_keys(Path(file))] == [bob]
    assert main(["token", "revoke", alice, "--file", file]) == 1
    assert f"no key in {file} has the id {alice}" in capsys.readouterr().err


@pytest.mark.parametrize("fault", [("--subject", ""), ("--subject", "a\nb"), ("--scope", "all"), ("--expires", "0")])
def test_what_makes_no_key_ends_with_2(fault, tmp_path: Path, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["token", "new", "--file", str(tmp_path / "keys"), "--subject", "alice", *fault])
    assert ended.value.code == 2
    assert not (tmp_path / "keys").exists()


def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, capsys):
    file = tmp_path / "keys.json"
    file.write_text("precious")
    assert main(["token", "new", "--file", str(file), "--subject", "alice"]) == 2
    assert "is no file of API keys" in capsys.readouterr().err
    assert file.read_text() == "precious"


def test_many_who_write_at_once_lose_nobodys_key(tmp_path: Path):
    file = tmp_path / "keys.json"
    command = [sys.executable, "-m", "croupier.cli", "token", "new", "--file", str(file), "--subject"]
    writers = [
        subprocess.Popen([*command, f"p{at}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for at in range(4)
    ]
    assert [writer.wait(60) for writer in writers] == [0] * 4
    assert {key.subject for key in read_keys(file)} == {"p0", "p1", "p2", "p3"}


def test_commands_say_who_calls(tmp_path: Path, capsys):
    keys = tmp_path / "keys.json"
    key, _ = made(capsys, "--file", str(keys), "--subject", "alice")
    serve = [sys.executable, "-m", "croupier.server", "--grpc-port", "0", "--http-port", "off", "--api-keys", str(keys)]
    service = subprocess.Popen([*serve, "--data-dir", str(tmp_path / "games")], stdout=subprocess.PIPE, text=True)
    try:
        address = json.loads(service.stdout.readline())["grpc"]
        with connect(address) as nobody, pytest.raises(UnidentifiedError):
            nobody.create("whitehead")
        with connect(address, token=key) as alice:
            game_id = alice.create("whitehead").game_id
            alice.resign(game_id)

        def watched(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
            command = [sys.executable, "-m", "croupier.cli", "watch", game_id, "--server", address, "--after", "1"]
            return subprocess.run(
                [*command, *options], env={**os.environ, "LC_ALL": "C", **environment}, capture_output=True, text=True
            )

        assert watched("--token", key).returncode == watched(CROUPIER_TOKEN=key).returncode == 0
        refused = watched()
        assert (refused.returncode, refused.stderr) == (2, "croupier watch: The service wants to know who calls.\n")
    finally:
        service.terminate()
        service.wait()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--tls-ca", "{missing}"), "No such file"),
        (("--tls-ca", "{empty}"), "expected one in PEM"),
        (("--token", "a\nb"), "characters that no token has"),
    ],
)
def test_options_that_reach_no_service_end_with_2(options, said, tmp_path: Path, capsys):
    (tmp_path / "empty").touch()
    files = {"missing": tmp_path / "missing", "empty": tmp_path / "empty"}
    assert main(["watch", "0", *(option.format(**files) for option in options)]) == 2
    assert said in capsys.readouterr().err
