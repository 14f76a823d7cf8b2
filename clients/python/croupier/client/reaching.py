"""How a service is reached: in the clear or over TLS, and who vouches for whom."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import grpc

from .asking import CHANNEL_OPTIONS


@dataclass(frozen=True, slots=True)
class Tls:
    """Speak TLS. Files are PEM: `ca` has the authorities that may vouch for the service (None: the system's);
    `certificate` and its `key` are the client's own, for a service that wants one."""

    ca: Path | str | None = None
    certificate: Path | str | None = None
    key: Path | str | None = None


AnyTls: TypeAlias = bool | str | Path | Tls
"""Whether to speak TLS, or by whose authorities."""


def credentials_for(tls: AnyTls) -> grpc.ChannelCredentials | None:
    """What a channel wants; None: in the clear. `OSError` for a file that cannot be read."""
    match tls:
        case False:
            return None
        case True:
            said = Tls()
        case Tls():
            said = tls
        case _:
            said = Tls(ca=tls)
    return grpc.ssl_channel_credentials(
        root_certificates=_system_authorities() if said.ca is None else Path(said.ca).read_bytes(),
        private_key=None if said.key is None else Path(said.key).read_bytes(),
        certificate_chain=None if said.certificate is None else Path(said.certificate).read_bytes(),
    )


def channel_to(address: str, tls: AnyTls) -> grpc.Channel:
    """A channel to `HOST:PORT`; nothing is sent before the first call."""
    credentials = credentials_for(tls)
    if credentials is None:
        return grpc.insecure_channel(address, options=CHANNEL_OPTIONS)
    return grpc.secure_channel(address, credentials, options=CHANNEL_OPTIONS)


def _system_authorities() -> bytes | None:
    """The system's authorities; None, which are those that gRPC brings along, where it has none."""
    found = ssl.create_default_context().get_ca_certs(binary_form=True)
    return "".join(map(ssl.DER_cert_to_PEM_cert, found)).encode() or None
