"""Which service a command talks to, and how: its address, who calls, and who vouches for it."""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from croupier.client import AsyncClient, Client, connect, connect_async

from .inputs import InputError

_TOKEN: Final = "CROUPIER_TOKEN"
_SYSTEM: Final = "system"


@dataclass(frozen=True, slots=True)
class Server:
    """A service: its address, the token that says who calls, and whether by TLS, or by whose authorities."""

    address: str
    token: str | None = field(default=None, repr=False)
    tls: bool | Path = False

    def connect(self, language: str) -> Client:
        """A client of it."""
        return connect(self.address, language=language, token=self.token, tls=self.tls)

    def connect_async(self, language: str) -> AsyncClient:
        """A client of it, for an event loop."""
        return connect_async(self.address, language=language, token=self.token, tls=self.tls)


def add_server(command: argparse.ArgumentParser, *, default: str | None, help: str) -> None:
    """The options that say which service a command is about."""
    command.add_argument("--server", default=default, metavar="HOST:PORT", help=help)
    command.add_argument(
        "--token",
        metavar="TOKEN",
        help=f"who calls, for a service that asks; better in {_TOKEN}, where nobody reads it",
    )
    command.add_argument(
        "--tls-ca",
        metavar="FILE",
        help=f"speak TLS, with a service that one of these authorities vouches for, in PEM; {_SYSTEM}: the system's",
    )


def server_of(said: argparse.Namespace, address: str | None = None) -> Server:
    """The service that the options name, or one at another address that is called in the same way."""
    token: str | None = said.token or os.environ.get(_TOKEN) or None
    if token is not None and not (token.isascii() and token.isprintable()):
        raise InputError("the token has characters that no token has")
    return Server(address or said.server, token, _tls(said.tls_ca))


def _tls(authorities: str | None) -> bool | Path:
    match authorities:
        case None:
            return False
        case _ if authorities == _SYSTEM:
            return True
        case _:
            path = Path(authorities)
            if b"BEGIN CERTIFICATE" not in _read(path):
                raise InputError(f"{path}: found no certificate, expected one in PEM")
            return path


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
