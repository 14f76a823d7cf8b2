"""`croupier doctor`: what is wrong with a deployment, or that nothing is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.console import Console
from rich.text import Text

from .inputs import add_language, texts_of
from .servers import add_server, server_of

if TYPE_CHECKING:
    from .doctor.findings import Finding

_SERVER = "127.0.0.1:50051"
_STYLES = {"ok": "green", "warning": "yellow", "fail": "bold red"}


def add_to(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "doctor",
        help="check a service, its doors and its data",
        description="Check what is named, or else the service on this machine: a line for each finding; 0 unless one "
        "of them is a fail. The games that are made for it are deleted again.",
    )
    add_server(command, default=None, help=f"its gRPC door ({_SERVER} if nothing is named)")
    command.add_argument(
        "--http", type=_url, metavar="URL", help="its door for browsers, such as http://127.0.0.1:8080"
    )
    command.add_argument(
        "--metrics", type=_url, metavar="URL", help="its metrics, such as http://127.0.0.1:9464/metrics"
    )
    command.add_argument("--data-dir", type=Path, metavar="DIR", help="the folder with its games, on this machine")
    command.add_argument(
        "--database",
        type=_database,
        metavar="URL",
        help="the PostgreSQL database with its games; its password better in PGPASSWORD, where nobody reads it",
    )
    command.add_argument("--json", action="store_true", help="one object a line: check, level, message, facts")
    add_language(command)
    command.set_defaults(run=doctor)


def doctor(said: argparse.Namespace) -> int:
    """Print each finding: 0 if all is well or nearly so, 1 where something fails."""
    from .doctor.findings import Level

    texts, console = texts_of(said), Console(highlight=False)
    failed = False
    for check, finding in _findings(said, texts.language):
        level, message = finding.level.value, texts.say(finding.key, finding.facts)
        failed |= finding.level is Level.FAIL
        if said.json:
            line = {"check": check, "level": level, "message": message, "facts": dict(finding.facts)}
            print(json.dumps(line, ensure_ascii=False), flush=True)
        else:
            console.print(Text.assemble((f"{level:<8}", _STYLES[level]), message), soft_wrap=True)
    return int(failed)


def _findings(said: argparse.Namespace, language: str) -> Iterator[tuple[str, Finding]]:
    """What is found, in the order in which it is looked at."""
    try:
        from .doctor import certificate, database, folder, service, web
    except ModuleNotFoundError as error:
        raise SystemExit(f"croupier doctor: {error.name} is missing; install croupier[server]") from None
    named = (said.server, said.http, said.metrics, said.data_dir, said.database)
    server = server_of(said, None if any(named) else _SERVER)
    if server.address:
        if server.tls:
            yield from certificate.TLS_CHECKS.of(certificate.TlsDoor.of(f"//{server.address}", server.tls))
        with service.service_at(server, language) as subject:
            yield from service.SERVICE_CHECKS.of(subject)
    tls = server.tls or True
    sites = (
        (web.HTTP_CHECKS, web.Site(said.http or "", tls, server.token, language)),
        (web.METRICS_CHECKS, web.Site(said.metrics or "", tls)),
    )
    for checks, site in sites:
        if site.url.startswith("https:"):
            yield from certificate.TLS_CHECKS.of(certificate.TlsDoor.of(site.url, tls))
        if site.url:
            yield from checks.of(site)
    if said.data_dir:
        yield from folder.FOLDER_CHECKS.of(folder.Folder(said.data_dir, in_use=bool(said.server)))
    if said.database:
        yield from database.DATABASE_CHECKS.of(database.Database(said.database))


def _url(said: str) -> str:
    if not said.startswith(("http://", "https://")):
        raise argparse.ArgumentTypeError("a URL that begins with http:// or https://")
    return said


def _database(said: str) -> str:
    """An address whose password can be told from the rest of it, or it could be shown."""
    try:
        parts = urlsplit(said)
        fits = parts.scheme in ("postgresql", "postgres") and "@" not in f"{parts.path}{parts.query}{parts.fragment}"
    except ValueError:
        fits = False
    if not fits:
        raise argparse.ArgumentTypeError("a URL such as postgresql://user@host/croupier, with %XX for what is special")
    return said
