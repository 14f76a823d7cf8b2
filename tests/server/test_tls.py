"""TLS on both doors: certificates that are renewed, clients that must have one, and what cannot be started with."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import socket
import ssl
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from croupier.client import Tls, UnavailableError, connect, connect_async
from croupier.server import embedded
from croupier.server.app import CannotStartError, running
from croupier.server.config import Settings
from croupier.server.entrance import is_loopback

from .credentials import AUDIENCE, ISSUER, SECRET, Authority, Issuer, api_key, write_api_keys, write_jwks
from .guarded_service import serving, until


def context_for(ca: Path, own: tuple[Path, Path] | None = None) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=str(ca))
    if own is not None:
        context.load_cert_chain(*own)
    return context


def served_by(address: str, context: ssl.SSLContext) -> str:
    """The common name of the certificate that a door shows."""
    host, _, port = address.rpartition(":")
    with (
        socket.create_connection((host, int(port)), timeout=10) as plain,
        context.wrap_socket(plain, server_hostname=host) as shown,
    ):
        return dict(pair[0] for pair in shown.getpeercert()["subject"])["commonName"]


def health(url: str, context: ssl.SSLContext) -> int:
    connection = http.client.HTTPSConnection(urlsplit(url).netloc, context=context, timeout=10)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status
    finally:
        connection.close()


async def test_both_doors_speak_tls_and_nothing_else(tmp_path: Path):
    authority = Authority()
    chain, key = authority.issue(tmp_path / "own", "first")
    ca = authority.write(tmp_path / "ca.pem")
    async with serving(tmp_path, tls_certificate=chain, tls_key=key) as listening:
        assert listening.http.startswith("https://")
        assert await asyncio.to_thread(health, listening.http, context_for(ca)) == 200
        async with connect_async(listening.grpc, tls=ca) as croupier:
            await croupier.create("whitehead")
        for tls in (False, True, Authority().write(tmp_path / "other.pem")):
            async with connect_async(listening.grpc, tls=tls, timeout=0.5) as stranger:
                with pytest.raises(UnavailableError):
                    await stranger.info()


async def test_a_renewed_certificate_is_shown_without_a_restart(tmp_path: Path):
    authority = Authority()
    chain, key = authority.issue(tmp_path / "own", "first")
    context = context_for(authority.write(tmp_path / "ca.pem"))
    async with serving(tmp_path, tls_certificate=chain, tls_key=key) as listening:
        doors = (listening.grpc, urlsplit(listening.http).netloc)
        context.set_alpn_protocols(["h2", "http/1.1"])

        async def show(name: str) -> bool:
            return [await asyncio.to_thread(served_by, door, context) for door in doors] == [name, name]

        assert await show("first")
        authority.issue(tmp_path / "own", "second")
        await until(lambda: show("second"))


async def test_a_renewal_that_is_broken_leaves_the_certificate_before_in_use(tmp_path: Path, caplog):
    authority = Authority()
    chain, key = authority.issue(tmp_path / "own", "first")
    context = context_for(authority.write(tmp_path / "ca.pem"))
    context.set_alpn_protocols(["h2", "http/1.1"])
    async with serving(tmp_path, tls_certificate=chain, tls_key=key) as listening:
        _, other = authority.issue(tmp_path / "other", "second")
        shutil.copy(other, key)

        async def is_noticed() -> bool:
            return "is not that of the certificate" in caplog.text

        await until(is_noticed)
        for door in (listening.grpc, urlsplit(listening.http).netloc):
            assert await asyncio.to_thread(served_by, door, context) == "first"


async def test_with_an_authority_for_clients_a_connection_needs_a_certificate_of_it(tmp_path: Path):
    authority, clients = Authority(), Authority("Clients")
    chain, key = authority.issue(tmp_path / "own", "service")
    ca = authority.write(tmp_path / "ca.pem")
    good, bad = clients.issue(tmp_path / "good", "alice"), authority.issue(tmp_path / "bad", "mallory")
    settings = {"tls_certificate": chain, "tls_key": key, "tls_client_ca": clients.write(tmp_path / "clients.pem")}
    async with serving(tmp_path, **settings) as listening:
        async with connect_async(listening.grpc, tls=Tls(ca, *good)) as alice:
            await alice.info()
        assert await asyncio.to_thread(health, listening.http, context_for(ca, good)) == 200
        for own in (bad, None):
            async with connect_async(listening.grpc, tls=Tls(ca, *(own or ())), timeout=0.5) as stranger:
                with pytest.raises(UnavailableError):
                    await stranger.info()
            with pytest.raises((ssl.SSLError, OSError)):
                await asyncio.to_thread(health, listening.http, context_for(ca, own))


async def test_renewed_authorities_for_clients_let_in_whom_they_vouch_for_and_nobody_else(tmp_path: Path):
    authority, before, after = Authority(), Authority("Before"), Authority("After")
    chain, key = authority.issue(tmp_path / "own", "service")
    ca, client_ca = authority.write(tmp_path / "ca.pem"), before.write(tmp_path / "clients.pem")
    old, new = before.issue(tmp_path / "old", "alice"), after.issue(tmp_path / "new", "alice")
    async with serving(tmp_path, tls_certificate=chain, tls_key=key, tls_client_ca=client_ca) as listening:
        after.write(client_ca)

        async def lets_in(own: tuple[Path, Path]) -> list[bool]:
            found = []
            try:
                found.append(await asyncio.to_thread(health, listening.http, context_for(ca, own)) == 200)
            except OSError:
                found.append(False)
            async with connect_async(listening.grpc, tls=Tls(ca, *own), timeout=1.0) as croupier:
                try:
                    await croupier.info()
                    found.append(True)
                except UnavailableError:
                    found.append(False)
            return found

        async def is_renewed() -> bool:
            return await lets_in(new) == [True, True]

        await until(is_renewed)
        assert await lets_in(old) == [False, False]


def in_files(tmp_path: Path) -> dict[str, str]:
    """Files that cannot be used, and some that can, by name."""
    authority = Authority()
    chain, key = authority.issue(tmp_path / "own", "first")
    _, other = authority.issue(tmp_path / "other", "second")
    (tmp_path / "short").write_text("x" * 31)
    (tmp_path / "secret").write_text(SECRET)
    (tmp_path / "broken").write_text("{")
    write_jwks(tmp_path / "jwks", Issuer("ace"))
    (tmp_path / "private").write_text(json.dumps({"keys": [Issuer("ace").private_jwk()]}))
    (tmp_path / "none").write_text('{"keys": [{"kty": "oct", "k": "AAAA", "kid": "x"}]}')
    write_jwks(tmp_path / "twice", Issuer("ace"), Issuer("ace"))
    _, kept = api_key("alice")
    write_api_keys(tmp_path / "keys", kept)
    (tmp_path / "misspelt").write_text((tmp_path / "keys").read_text().replace('"play"', '"plya"'))
    (tmp_path / "extra").write_text((tmp_path / "keys").read_text().replace('"id"', '"expire": "2020-01-01", "id"'))
    named = {path.name: str(path) for path in tmp_path.iterdir()}
    return {
        **named,
        "chain": str(chain),
        "key": str(key),
        "other-key": str(other),
        "missing": str(tmp_path / "missing"),
    }


ISSUED = f"--jwt-issuer {ISSUER} --jwt-audience {AUDIENCE}"
IMPOSSIBLE = {
    "--tls-certificate {missing} --tls-key {key}": "cannot read {missing}: No such file or directory",
    "--tls-certificate {chain} --tls-key {other-key}": "the key in {other-key} is not that of the certificate",
    "--tls-certificate {chain} --tls-key {broken}": "{chain} has no certificate in PEM, or {broken} no key without",
    "--tls-certificate {chain} --tls-key {key} --tls-client-ca {broken}": "{broken} has no certificate in PEM",
    "--tls-certificate {chain}": "TLS wants both --tls-certificate and --tls-key",
    "--tls-client-ca {chain}": "TLS wants both",
    "--jwt-secret {short}": "the secret in {short} is shorter than 32 bytes",
    "--jwt-secret {secret} --jwt-keys {jwks}": "either --jwt-secret or --jwt-keys",
    "--jwt-keys {jwks}": "--jwt-keys wants --jwt-issuer and --jwt-audience too",
    "--jwt-keys {broken} " + ISSUED: "{broken} is no JWKS",
    "--jwt-keys {private} " + ISSUED: "{private} has a private key",
    "--jwt-keys {none} " + ISSUED: "{none} has no key for RS256, ES256 or EdDSA",
    "--jwt-keys {twice} " + ISSUED: "two keys in {twice} have the same kid",
    ISSUED: "--jwt-issuer and --jwt-audience want --jwt-secret or --jwt-keys",
    "--api-keys {broken}": "{broken} is no file of API keys",
    "--api-keys {misspelt}": "{misspelt} is no file of API keys",
    "--api-keys {extra}": "{extra} is no file of API keys",
    "--api-keys {keys} --without-identity": "--without-identity contradicts",
    "--host 0.0.0.0": "0.0.0.0 can be reached from other machines",
    "--host no-such-host.invalid": "cannot listen on no-such-host.invalid",
    "--host ::": ":: can be reached from other machines",
    "--host 192.0.2.1 --tls-certificate {chain} --tls-key {key} --tls-client-ca {chain}": "--without-identity",
}


@pytest.mark.parametrize("said", IMPOSSIBLE)
async def test_a_service_does_not_start_with_what_makes_no_sense(said: str, tmp_path: Path):
    files = in_files(tmp_path)
    settings = Settings.read(["--data-dir", str(tmp_path / "games"), *(said.format(**files).split())])
    with pytest.raises(CannotStartError) as caught:
        async with running(settings):
            pass
    assert IMPOSSIBLE[said].format(**files) in str(caught.value)
    assert not (tmp_path / "games").exists()


def test_a_host_that_others_reach_ends_the_command_with_1_and_says_what_to_say(tmp_path: Path):
    command = [sys.executable, "-m", "croupier.server", "--host", "0.0.0.0", "--data-dir", str(tmp_path / "games")]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    for option in ("--api-keys FILE", "--jwt-secret FILE", "--jwt-keys FILE", "--without-identity"):
        assert option in ended.stderr


@pytest.mark.parametrize("guard", ["--without-identity", "--api-keys {keys}"])
async def test_a_host_that_others_reach_is_served_if_that_is_meant_or_callers_say_who_they_are(guard, tmp_path: Path):
    _, kept = api_key("alice")
    write_api_keys(tmp_path / "keys", kept)
    said = [*guard.format(keys=tmp_path / "keys").split(), "--host", "0.0.0.0", "--grpc-port", "0", "--http-port", "0"]
    async with running(Settings.read([*said, "--data-dir", str(tmp_path / "games")])) as listening:
        assert listening.grpc.startswith("0.0.0.0:")


def test_a_host_is_what_its_name_resolves_to():
    assert all(map(is_loopback, ("127.0.0.1", "127.1.2.3", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "", "192.0.2.1")))


def test_a_service_in_the_same_process_stays_as_it_was():
    with embedded(http=True) as service, connect(service.address) as croupier:
        assert service.http.startswith("http://127.0.0.1:")
        croupier.create("whitehead")
