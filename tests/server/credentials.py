"""Tokens, keys and certificates for tests, made anew each time."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import jwt
from croupier.server.application.access import Scope
from croupier.server.identity.api_keys import ApiKey, new_key, sha256_of, written
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.x509.oid import NameOID

ISSUER = "https://issuer.example"
AUDIENCE = "croupier"
SECRET = "a secret of the tests, long enough for HS256"
HOUR = timedelta(hours=1)
ISSUED = ("--jwt-issuer", ISSUER, "--jwt-audience", AUDIENCE)


def claims(**more: object) -> dict[str, object]:
    """What a good token says, or something else; None leaves a claim out."""
    said = {
        "sub": "alice",
        "iss": ISSUER,
        "aud": AUDIENCE,
        "exp": int(time.time()) + 600,
        "scope": "play analyse",
        **more,
    }
    return {name: value for name, value in said.items() if value is not None}


class Issuer:
    """An issuer of tokens, with a key of its own."""

    def __init__(self, kid: str, algorithm: str = "ES256") -> None:
        self.kid, self.algorithm = kid, algorithm
        self._key = {
            "ES256": lambda: ec.generate_private_key(ec.SECP256R1()),
            "RS256": lambda: rsa.generate_private_key(65537, 2048),
            "EdDSA": ed25519.Ed25519PrivateKey.generate,
        }[algorithm]()

    def token(self, **more: object) -> str:
        """A token with these claims."""
        return jwt.encode(claims(**more), self._key, algorithm=self.algorithm, headers={"kid": self.kid})

    def jwk(self) -> dict[str, object]:
        """The public key as a JWKS has it."""
        kind = jwt.get_algorithm_by_name(self.algorithm)
        return {**kind.to_jwk(self._key.public_key(), as_dict=True), "kid": self.kid, "use": "sig"}

    def private_jwk(self) -> dict[str, object]:
        """The private key in the same form."""
        return {**jwt.get_algorithm_by_name(self.algorithm).to_jwk(self._key, as_dict=True), "kid": self.kid}

    def pem(self) -> bytes:
        """The public key as everybody may have it."""
        return self._key.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
        )


def shared_token(**more: object) -> str:
    """A token signed with the secret."""
    return jwt.encode(claims(iss=None, aud=None, **more), SECRET, algorithm="HS256")


def write_jwks(path: Path, *issuers: Issuer) -> None:
    """A JWKS of the issuers' keys."""
    path.write_text(json.dumps({"keys": [issuer.jwk() for issuer in issuers]}))


def write_api_keys(path: Path, *keys: ApiKey) -> None:
    """A file of API keys."""
    path.write_text(json.dumps(written(keys)))


def api_key(subject: str, *scopes: Scope, expires: datetime | None = None) -> tuple[str, ApiKey]:
    """A key, and what is kept of it."""
    key = new_key()
    return key, ApiKey(f"of-{subject}", subject, sha256_of(key), scopes or (Scope.PLAY,), expires)


class Authority:
    """A certificate authority."""

    def __init__(self, name: str = "Tests") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        self._certificate = _signed(self._name, self._name, self._key.public_key(), self._key)

    def write(self, path: Path) -> Path:
        """Its own certificate as a file."""
        path.write_bytes(self._certificate.public_bytes(serialization.Encoding.PEM))
        return path

    def issue(self, folder: Path, name: str, good_for: timedelta = HOUR) -> tuple[Path, Path]:
        """A certificate for 127.0.0.1 and its key, as files; written over those that are there."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        until = datetime.now(UTC) + good_for
        certificate = _signed(subject, self._name, key.public_key(), self._key, until)
        paths = folder / "chain.pem", folder / "key.pem"
        folder.mkdir(exist_ok=True)
        paths[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
        paths[1].write_bytes(
            key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
        )
        return paths


def _signed(
    subject: x509.Name,
    issuer: x509.Name,
    public: ec.EllipticCurvePublicKey,
    key: ec.EllipticCurvePrivateKey,
    until: datetime | None = None,
) -> x509.Certificate:
    """A certificate until then, or an authority's."""
    now = datetime.now(UTC)
    names: Sequence[x509.GeneralName] = [x509.IPAddress(ip_address("127.0.0.1")), x509.DNSName("localhost")]
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=3))
        .not_valid_after(until or now + HOUR)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=until is None, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
