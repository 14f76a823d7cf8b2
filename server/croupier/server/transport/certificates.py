"""The certificate that both doors show, and whose clients they let in: read again when its files change."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import grpc
from croupier.server.renewing import Renewed, UnusableError, read_bytes

_PROTOCOLS: Final = ("http/1.1",)
_MISMATCH: Final = "KEY_VALUES_MISMATCH"


@dataclass(frozen=True, slots=True)
class CertificateFiles:
    """PEM files: the chain, its key and, where clients must have certificates, who vouches for these."""

    chain: Path
    key: Path
    client_ca: Path | None

    @property
    def paths(self) -> list[Path]:
        """All of them."""
        return [path for path in (self.chain, self.key, self.client_ca) if path is not None]


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate as each door wants it."""

    configuration: grpc.ServerCertificateConfiguration
    context: ssl.SSLContext

    @property
    def wants_clients(self) -> bool:
        """Whether a connection needs a client's certificate."""
        return self.context.verify_mode is ssl.CERT_REQUIRED


def certificate_in(files: CertificateFiles) -> Renewed[Certificate]:
    """The certificate in files."""
    return Renewed(files.paths, lambda: _read(files))


def _read(files: CertificateFiles) -> Certificate:
    contents = list(map(read_bytes, files.paths))
    context = _context(files)
    if list(map(read_bytes, files.paths)) != contents:
        raise UnusableError(f"{files.chain} or its key changed while they were read")
    chain, key, *client_ca = contents
    configuration = grpc.ssl_server_certificate_configuration([(key, chain)], *client_ca)
    return Certificate(configuration, context)


def _context(files: CertificateFiles) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_alpn_protocols(_PROTOCOLS)
    try:
        # With a password, if only an empty one: or an encrypted key would be asked for on the terminal.
        context.load_cert_chain(files.chain, files.key, password="")
    except ssl.SSLError as error:
        if error.reason == _MISMATCH:
            raise UnusableError(f"the key in {files.key} is not that of the certificate in {files.chain}") from None
        raise UnusableError(
            f"{files.chain} has no certificate in PEM, or {files.key} no key without password"
        ) from None
    if files.client_ca is not None:
        context.verify_mode = ssl.CERT_REQUIRED
        try:
            context.load_verify_locations(files.client_ca)
        except ssl.SSLError:
            raise UnusableError(f"{files.client_ca} has no certificate in PEM") from None
    return context


def grpc_credentials(certificate: Renewed[Certificate]) -> grpc.ServerCredentials:
    """For the gRPC door: asked again with every connection."""
    now = certificate.value
    return grpc.dynamic_ssl_server_credentials(
        now.configuration, lambda: certificate.value.configuration, now.wants_clients
    )


def http_context(certificate: Renewed[Certificate]) -> ssl.SSLContext:
    """For the Connect door: every connection goes on with the certificate of now."""
    context = certificate.value.context

    def choose(connection: ssl.SSLObject | ssl.SSLSocket, name: str | None, first: ssl.SSLContext) -> None:
        connection.context = certificate.value.context

    context.sni_callback = choose
    return context
