"""Settings of the service: by flag, by environment variable (`CROUPIER_…`), by file, in this order."""

from __future__ import annotations

import logging
import math
import os
from argparse import ArgumentTypeError
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import configargparse
from croupier.server.logs import LogFormat

T = TypeVar("T")

_OPTION: Final = "option"
_LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
_OTLP_ENDPOINT: Final = "OTEL_EXPORTER_OTLP_ENDPOINT"
"""The variable by which every service that traces is told where to."""


class _Option(NamedTuple):
    """How a setting is said: `read` raises `ArgumentTypeError` with what it expected. `is_many`: it may be repeated."""

    metavar: str
    read: Callable[[str], object]
    help: str
    is_many: bool


class _Switch(NamedTuple):
    """A setting that is off until it is said."""

    help: str


def _setting(default: T, metavar: str, read: Callable[[str], object], help: str, *, is_many: bool = False) -> T:
    return field(default=default, metadata={_OPTION: _Option(metavar, read, help, is_many)})


def _switch(help: str) -> bool:
    return field(default=False, metadata={_OPTION: _Switch(help)})


def _port(said: str) -> int:
    if not said.isdecimal() or int(said) > 65535:
        raise ArgumentTypeError("a port from 1 to 65535, or 0 for any that is free")
    return int(said)


def _port_or_off(said: str) -> int | None:
    if said == "off":
        return None
    if not said.isdecimal() or int(said) > 65535:
        raise ArgumentTypeError("a port from 1 to 65535, 0 for any that is free, or off")
    return int(said)


def _seconds(said: str) -> float:
    try:
        seconds = float(said)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds < float("inf"):
        raise ArgumentTypeError("a time in seconds, not negative")
    return seconds


def _days(said: str) -> float | None:
    if said == "off":
        return None
    try:
        days = float(said)
    except ValueError:
        days = 0.0
    if not 0 < days < float("inf"):
        raise ArgumentTypeError("days, more than none, or off")
    return days


def _log_format(said: str) -> LogFormat:
    try:
        return LogFormat(said)
    except ValueError:
        raise ArgumentTypeError(" or ".join(each.value for each in LogFormat)) from None


def _log_level(said: str) -> int:
    if said not in _LEVELS:
        raise ArgumentTypeError(f"one of {', '.join(_LEVELS)}")
    return _LEVELS[said]


def _collector(said: str) -> str | None:
    if said == "off":
        return None
    scheme, _, where = said.partition("://")
    if scheme not in ("otlp", "http", "https") or not where:
        raise ArgumentTypeError("otlp://HOST:PORT, https://HOST:PORT over TLS, or off")
    return f"http://{where}" if scheme == "otlp" else said


def _count(said: str) -> int:
    if not said.isdecimal() or int(said) < 1:
        raise ArgumentTypeError("at least 1")
    return int(said)


def _count_or_off(said: str) -> float:
    if said == "off":
        return math.inf
    if not said.isdecimal() or int(said) < 1:
        raise ArgumentTypeError("at least 1, or off")
    return int(said)


def _network(said: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(said)
    except ValueError:
        raise ArgumentTypeError("an address such as 10.0.0.7, or a network such as 10.0.0.0/24") from None


def _database(said: str) -> str:
    if not said.startswith(("postgresql://", "postgres://")):
        raise ArgumentTypeError("an address such as postgresql://user@host/croupier")
    return said


@dataclass(frozen=True, slots=True)
class Settings:
    """How to run the service, each setting with how it is said and what it means. Times in seconds."""

    host: str = _setting("127.0.0.1", "HOST", str, "the address to listen on (%(default)s)")
    grpc_port: int = _setting(50051, "PORT", _port, "for gRPC; 0: any free one (%(default)s)")
    http_port: int | None = _setting(
        8080, "PORT", _port_or_off, "for Connect, gRPC-Web and JSON; 0: any free one, off: none (%(default)s)"
    )
    metrics_host: str = _setting(
        "127.0.0.1",
        "HOST",
        str,
        "the address to listen on for Prometheus: for operators, not for players (%(default)s)",
    )
    metrics_port: int | None = _setting(
        None, "PORT", _port_or_off, "for Prometheus, at /metrics; 0: any free one, off: none (off)"
    )
    origin: tuple[str, ...] = _setting(
        ("*",),
        "URL",
        str,
        "a web page's origin that may call, such as https://cards.example; again for more (without it, any)",
        is_many=True,
    )
    without_identity: bool = _switch(
        "let whoever reaches the service call it, though other machines do, and nobody says who they are"
    )
    api_keys: Path | None = _setting(None, "FILE", Path, "take the API keys in this file, which croupier token writes")
    jwt_secret: Path | None = _setting(
        None,
        "FILE",
        Path,
        "take JSON Web Tokens that are signed (HS256) with the secret in this file, of 32 bytes or more",
    )
    jwt_keys: Path | None = _setting(
        None, "FILE", Path, "take JSON Web Tokens that are signed (RS256, ES256, EdDSA) with a key of this JWKS"
    )
    jwt_issuer: str | None = _setting(None, "NAME", str, "who must have issued them (iss)")
    jwt_audience: str | None = _setting(None, "NAME", str, "for whom they must be issued (aud)")
    tls_certificate: Path | None = _setting(None, "FILE", Path, "speak TLS with this certificate and its chain, in PEM")
    tls_key: Path | None = _setting(None, "FILE", Path, "the certificate's key, in PEM")
    tls_client_ca: Path | None = _setting(
        None, "FILE", Path, "let in only who has a certificate from one of these authorities, in PEM"
    )
    data_dir: Path = _setting(
        Path("croupier-data"), "DIR", Path, "where games are kept; one process at a time (%(default)s)"
    )
    database: str | None = _setting(
        None,
        "URL",
        _database,
        "keep games in PostgreSQL instead, such as postgresql://user@host/croupier; replicas share it, and croupier "
        "migrate prepares it",
    )
    database_connections: int = _setting(10, "N", _count, "connections to the database at the most (%(default)s)")
    keep_days: float | None = _setting(
        None, "DAYS", _days, "forget closed games that nobody has touched for so long, off: never (off)"
    )
    drain_notice: float = _setting(
        0.0, "SECONDS", _seconds, "on SIGTERM, how long to answer NOT_SERVING before the watches end (%(default)s)"
    )
    drain_grace: float = _setting(10.0, "SECONDS", _seconds, "then, how long calls may take to finish (%(default)s)")
    log_format: LogFormat | None = _setting(  # as above
        None, "FORMAT", _log_format, "json or text (text where standard error is a terminal, else json)"
    )
    log_level: int = _setting(logging.INFO, "LEVEL", _log_level, f"{', '.join(_LEVELS)} (info)")
    slow_call: float = _setting(
        1.0, "SECONDS", _seconds, "a call that takes longer, its searches apart, is logged as a warning (%(default)s)"
    )
    traces: str | None = _setting(
        None,
        "URL",
        _collector,
        f"a collector for traces by OTLP, as otlp://HOST:PORT; off: none (${_OTLP_ENDPOINT}, or off)",
    )
    watches: int = _setting(10_000, "N", _count, "watches at the same time (%(default)s)")
    caller_calls: float | None = _setting(
        None,
        "N",
        _count_or_off,
        "calls a second by one caller, twice as many in a burst; this and the four below may be off, which they are "
        "where nobody says who they are (without it, 100 where callers do)",
    )
    caller_at_once: float | None = _setting(
        None, "N", _count_or_off, "calls of one caller at the same time, watches apart (without it, 64 or off)"
    )
    caller_games: float | None = _setting(
        None, "N", _count_or_off, "running games of one owner (without it, 1000 or off)"
    )
    caller_watches: float | None = _setting(
        None, "N", _count_or_off, "watches of one caller at the same time (without it, 256 or off)"
    )
    caller_search: float | None = _setting(
        None, "SECONDS", _count_or_off, "seconds a minute that processes search for one caller (without it, 60 or off)"
    )
    trusted_proxy: tuple[IPv4Network | IPv6Network, ...] = _setting(
        (),
        "ADDRESS",
        _network,
        "a proxy, or a network of them, whose x-forwarded-for is believed where callers are told apart by address; "
        "again for more (without it, none)",
        is_many=True,
    )
    solvers: int = _setting(max(1, (os.cpu_count() or 1) - 1), "N", _count, "processes that search (%(default)s)")

    @classmethod
    def read(cls, arguments: Sequence[str] | None = None) -> Settings:
        """The settings that the command line, the environment and a file say; exits with 2 where they make no sense."""
        said: dict[str, Any] = vars(settings_parser().parse_args(arguments))
        # A list that nobody said anything of is None; for others, None is something to say.
        unsaid = {each.name for each in fields(cls) if _is_many(each.metadata[_OPTION]) and said[each.name] is None}
        return cls(**{each.name: _kept(said[each.name]) for each in fields(cls) if each.name not in unsaid})


def _is_many(option: _Option | _Switch) -> bool:
    return isinstance(option, _Option) and option.is_many


def _kept(said: Any) -> Any:
    """A value as the settings have it, which never change."""
    return tuple(said) if isinstance(said, list) else said


def settings_parser() -> configargparse.ArgParser:
    """The parser of every setting, each with its help."""
    parser = configargparse.ArgParser(
        prog="croupier serve",
        description="Run the service. When it is ready, one line of JSON on standard output says where it listens; "
        "logs go to standard error. SIGTERM ends it gracefully.",
        auto_env_var_prefix="CROUPIER_",
        config_file_parser_class=configargparse.TomlConfigParser(["serve"]),
    )
    parser.add_argument("--config", is_config_file=True, metavar="FILE", help="a TOML file with a table [serve]")
    for each in fields(Settings):
        flag, option = f"--{each.name.replace('_', '-')}", each.metadata[_OPTION]
        if isinstance(option, _Switch):
            parser.add_argument(flag, action="store_true", help=option.help)
            continue
        parser.add_argument(
            flag,
            action="append" if option.is_many else "store",
            type=option.read,
            # What is said of a list would be added to a default that is one.
            default=None if option.is_many else each.default,
            metavar=option.metavar,
            help=option.help,
        )
    parser.set_defaults(traces=os.environ.get(_OTLP_ENDPOINT) or None)
    return parser
