"""`croupier doctor --database`: what is wrong with a database is found, and its password told to nobody."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from croupier.cli.__main__ import main
from croupier.cli.doctor import database as database_checks
from croupier.cli.doctor.findings import Level

from ..server.postgres_server import PostgresServer
from .doctoring import doctor, findings


def test_a_sound_database_has_no_fail_and_keeps_nothing_of_the_checks(postgres: PostgresServer, database: str):
    status, found = doctor("--database", database)
    names = "reachable tables writes durable connections database_clock"
    assert (status, found) == (0, {name: ["ok"] for name in names.split()})
    name = database.rpartition("/")[2]
    assert postgres.sql(name, "SELECT count(*) FROM croupier.creation") == "0"


def test_a_database_that_is_not_there_is_a_fail_and_nothing_else_is_tried(database: str):
    assert doctor("--database", f"{database}_none") == (1, {"reachable": ["fail"]})


@pytest.mark.parametrize("form", [0, 999])
def test_tables_of_another_form_are_a_fail_and_none_is_written_to(postgres: PostgresServer, database: str, form):
    postgres.sql(database.rpartition("/")[2], f"UPDATE croupier.form SET number = {form}")
    status, lines = findings("--database", database)
    tables = next(line for line in lines if line["check"] == "tables")
    assert (status, tables["level"]) == (1, "fail")
    assert ("croupier migrate" in tables["message"]) == (form == 0)
    assert "writes" not in {line["check"] for line in lines}


@pytest.mark.parametrize(
    "setting",
    [
        "ALTER DATABASE {} SET default_transaction_read_only = on",
        "REVOKE INSERT ON croupier.creation FROM reader",
        "REVOKE UPDATE ON croupier.head FROM reader",
        "REVOKE DELETE ON croupier.fact FROM reader",
    ],
)
def test_an_account_that_may_not_write_all_that_a_replica_writes_is_a_fail(
    postgres: PostgresServer, database: str, setting
):
    name = database.rpartition("/")[2]
    account = f"reader_{name}"
    for statement in (
        f"CREATE ROLE {account} LOGIN",
        f"GRANT USAGE ON SCHEMA croupier TO {account}",
        f"GRANT ALL ON ALL TABLES IN SCHEMA croupier TO {account}",
    ):
        postgres.sql(name, statement)
    theirs = database.replace("postgres@", f"{account}@")
    assert doctor("--database", theirs)[1]["writes"] == ["ok"]
    postgres.sql(name, setting.replace("reader", account).format(name))
    status, found = doctor("--database", theirs)
    assert (status, found["writes"], found["tables"]) == (1, ["fail"], ["ok"])


def test_a_database_that_may_lose_what_it_has_acknowledged_is_a_fail(postgres: PostgresServer, database: str):
    name = database.rpartition("/")[2]
    postgres.sql(name, f"ALTER DATABASE {name} SET synchronous_commit = local")
    assert doctor("--database", database)[1]["durable"] == ["ok"]
    postgres.sql(name, f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert doctor("--database", database)[1]["durable"] == ["fail"]


def test_a_database_with_fsync_off_is_a_fail(postgres: PostgresServer, database: str):
    reload = "SELECT pg_reload_conf()"
    postgres.sql("postgres", "ALTER SYSTEM SET fsync = off")
    postgres.sql("postgres", reload)
    try:
        status, lines = findings("--database", database)
    finally:
        postgres.sql("postgres", "ALTER SYSTEM RESET fsync")
        postgres.sql("postgres", reload)
    durable = next(line for line in lines if line["check"] == "durable")
    assert (status, durable["level"], durable["facts"]) == (1, "fail", {"settings": "fsync"})


def test_too_few_connections_for_another_replica_are_a_warning(database: str, monkeypatch):
    subject = database_checks.Database(database)
    free = database_checks.connections(subject).facts["free"]
    assert 0 < free < 200
    monkeypatch.setattr(database_checks, "_REPLICA", 200)
    assert database_checks.connections(subject).level is Level.WARNING


@pytest.mark.parametrize(("off", "level"), [(0.0, Level.OK), (-60.0, Level.WARNING), (60.0, Level.WARNING)])
def test_a_database_whose_clock_goes_wrong_is_a_warning(database: str, monkeypatch, off, level):
    now = database_checks.time.time
    monkeypatch.setattr(database_checks, "time", SimpleNamespace(time=lambda: now() - off))
    assert database_checks.database_clock(database_checks.Database(database)).level is level


@pytest.mark.parametrize("database", ["postgresql://alice:hunter2@127.0.0.1:1/games?password=hunter2"])
def test_a_password_is_in_no_finding(database: str):
    status, lines = findings("--database", database)
    assert (status, [line["check"] for line in lines]) == (1, ["reachable"])
    assert "127.0.0.1:1/games" in lines[0]["message"]
    assert "hunter2" not in json.dumps(lines)


@pytest.mark.parametrize(
    "address", ["postgresql://alice:hun/ter2@127.0.0.1/games", "mysql://alice:hunter2@host/db", "postgresql://[hunter2"]
)
def test_an_address_whose_password_cannot_be_told_from_the_rest_is_not_repeated(address: str, capsys):
    with pytest.raises(SystemExit):
        main(["doctor", "--database", address])
    assert "hun" not in capsys.readouterr().err
