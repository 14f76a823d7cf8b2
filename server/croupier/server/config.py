"""Settings of the service: by flag, by environment variable (`CROUPIER_…`), by file, in this order."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import configargparse


@dataclass(frozen=True, slots=True)
class Settings:
    """How to run the service. Times in seconds."""

    host: str = "127.0.0.1"
    grpc_port: int = 50051
    http_port: int | None = 8080
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    origins: tuple[str, ...] = ("*",)
    data_dir: Path = Path("croupier-data")
    drain_notice: float = 0.0
    drain_grace: float = 10.0
    watches: int = 10_000
    solvers: int = max(1, (os.cpu_count() or 1) - 1)

    @classmethod
    def read(cls, arguments: Sequence[str] | None = None) -> Settings:
        """The settings that the command line, the environment and a file say; exits with 2 where they make no sense."""
        parser, default = settings_parser(), cls()
        said = parser.parse_args(arguments)
        if not 0 <= said.grpc_port <= 65535:
            parser.error("--grpc-port: a port from 1 to 65535, or 0 for any that is free")
        if said.http_port is not None and not 0 <= said.http_port <= 65535:
            parser.error("--http-port: a port from 1 to 65535, 0 for any that is free, or off")
        if said.metrics_port is not None and not 0 <= said.metrics_port <= 65535:
            parser.error("--metrics-port: a port from 1 to 65535, 0 for any that is free, or off")
        for name in ("drain_notice", "drain_grace"):
            if getattr(said, name) < 0:
                parser.error(f"--{name.replace('_', '-')}: a time in seconds, not negative")
        for name in ("watches", "solvers"):
            if getattr(said, name) < 1:
                parser.error(f"--{name}: at least 1")
        return cls(
            host=said.host,
            grpc_port=said.grpc_port,
            http_port=said.http_port,
            metrics_host=said.metrics_host,
            metrics_port=said.metrics_port,
            origins=tuple(said.origin or default.origins),
            data_dir=said.data_dir,
            drain_notice=said.drain_notice,
            drain_grace=said.drain_grace,
            watches=said.watches,
            solvers=said.solvers,
        )


def _port_or_off(said: str) -> int | None:
    return None if said == "off" else int(said)


def settings_parser() -> configargparse.ArgParser:
    """The parser of every setting, each with its help."""
    default = Settings()
    parser = configargparse.ArgParser(
        prog="croupier serve",
        description="Run the service. When it is ready, one line of JSON on standard output says where it listens; "
        "logs go to standard error. SIGTERM ends it gracefully.",
        auto_env_var_prefix="CROUPIER_",
        config_file_parser_class=configargparse.TomlConfigParser(["serve"]),
    )
    parser.add_argument("--config", is_config_file=True, metavar="FILE", help="a TOML file with a table [serve]")
    parser.add_argument("--host", default=default.host, help="the address to listen on (%(default)s)")
    parser.add_argument(
        "--grpc-port", type=int, default=default.grpc_port, metavar="PORT", help="0: any free one (%(default)s)"
    )
    parser.add_argument(
        "--http-port",
        type=_port_or_off,
        default=default.http_port,
        metavar="PORT",
        help="for Connect, gRPC-Web and JSON; 0: any free one, off: none (%(default)s)",
    )
    parser.add_argument(
        "--metrics-host",
        default=default.metrics_host,
        metavar="HOST",
        help="the address to listen on for Prometheus: for operators, not for players (%(default)s)",
    )
    parser.add_argument(
        "--metrics-port",
        type=_port_or_off,
        default=default.metrics_port,
        metavar="PORT",
        help="for Prometheus, at /metrics; 0: any free one, off: none (off)",
    )
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="a web page's origin that may call, such as https://cards.example; again for more (without it, any)",
    )
    parser.add_argument(
        "--data-dir",
        type=Path,
        default=default.data_dir,
        metavar="DIR",
        help="where games are kept; one process at a time (%(default)s)",
    )
    parser.add_argument(
        "--drain-notice",
        type=float,
        default=default.drain_notice,
        metavar="SECONDS",
        help="on SIGTERM, how long to answer NOT_SERVING before the watches end (%(default)s)",
    )
    parser.add_argument(
        "--drain-grace",
        type=float,
        default=default.drain_grace,
        metavar="SECONDS",
        help="then, how long calls may take to finish (%(default)s)",
    )
    parser.add_argument(
        "--watches", type=int, default=default.watches, metavar="N", help="watches at the same time (%(default)s)"
    )
    parser.add_argument(
        "--solvers", type=int, default=default.solvers, metavar="N", help="processes that search (%(default)s)"
    )
    return parser
