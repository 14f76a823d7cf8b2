"""The check of a certificate that a door shows, and whom to trust."""

from __future__ import annotations

import socket
import ssl
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from .findings import Checks, Finding, Level

_SOON: Final = 21
"""Days before its end at which a certificate should have been renewed: those of 90 days are at 30."""
_SECONDS: Final = 5.0
_EXPIRED: Final = 10
"""X509_V_ERR_CERT_HAS_EXPIRED, of OpenSSL's x509_vfy.h."""


@dataclass(frozen=True, slots=True)
class TlsDoor:
    """A door that speaks TLS: where, and whose authorities may vouch for it (True: the system's)."""

    host: str
    port: int
    tls: bool | Path = True

    @classmethod
    def of(cls, url: str, tls: bool | Path = True) -> TlsDoor:
        """The door of an `https` URL, or of `//HOST:PORT`."""
        where = urlsplit(url)
        return cls(where.hostname or "", where.port or 443, tls)


def trusting(tls: bool | Path) -> ssl.SSLContext:
    """Trust these authorities, the system's unless a file is named."""
    return ssl.create_default_context(cafile=tls if isinstance(tls, Path) else None)


def certificate(door: TlsDoor) -> Finding:
    """How long the certificate of a door is good for."""
    context = trusting(door.tls)
    # A gRPC door may hang up on who does not say that they speak HTTP/2.
    context.set_alpn_protocols(["h2", "http/1.1"])
    facts = {"host": door.host, "port": str(door.port)}
    try:
        with (
            socket.create_connection((door.host, door.port), _SECONDS) as raw,
            context.wrap_socket(raw, server_hostname=door.host) as tls,
        ):
            shown = tls.getpeercert() or {}
    except OSError as error:
        if isinstance(error, ssl.SSLCertVerificationError) and error.verify_code == _EXPIRED:
            return Finding(Level.FAIL, "doctor-certificate-over", facts)
        return Finding(Level.FAIL, "doctor-tls-failed", facts | {"why": why_of(error)})
    days = int((ssl.cert_time_to_seconds(str(shown["notAfter"])) - time.time()) // 86400)
    return Finding(Level.WARNING if days < _SOON else Level.OK, "doctor-certificate", facts | {"days": days})


def why_of(error: Exception) -> str:
    """What a connection failed of, in as few words as there are."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message
    reason = getattr(error, "reason", None)
    return str(reason or error) or type(error).__name__


TLS_CHECKS: Final = Checks(certificate, ())
