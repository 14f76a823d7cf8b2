"""Who calls: an attacker's list of ways to be somebody else, and what each gets."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import grpc
import jwt
import pytest
from croupier.client import CroupierError, connect_async
from croupier.server.application.refusals import Refusal
from croupier.server.identity.jwt_keys import read_secret
from croupier.server.identity.web_tokens import Issued, WebTokens

from .credentials import AUDIENCE, SECRET, Issuer, api_key, claims, write_api_keys, write_jwks
from .guarded_service import ACE, BY_NAME, ISSUED, bearing, call_bare, refused, serving, until
from .plain_http import call


def part(said: object) -> str:
    text = said if isinstance(said, str) else json.dumps(said)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def by_hand(header: object, payload: object, secret: bytes = b"") -> str:
    """A token with a MAC that no honest library would make."""
    body = f"{part(header)}.{part(payload)}"
    mac = hmac.digest(secret, body.encode(), hashlib.sha256)
    return f"{body}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"


FORGED = {
    "a signature by another key": lambda: Issuer("ace").token(),
    "a signature that was cut off": lambda: ACE.token().rpartition(".")[0] + ".",
    "claims that were changed": lambda: "{0}.{1}.{3}".format(
        ACE.token().split(".")[0], part(claims(sub="bob")), *ACE.token().split(".")[1:]
    ),
    "no algorithm": lambda: jwt.encode(claims(), None, algorithm="none", headers={"kid": "ace"}),
    "no algorithm, in capitals": lambda: f"{part({'alg': 'NONE', 'kid': 'ace'})}.{part(claims())}.",
    "HS256 with the public key's PEM": lambda: by_hand({"alg": "HS256", "kid": "ace"}, claims(), ACE.pem()),
    "HS256 with the public key's JWK": lambda: by_hand(
        {"alg": "HS256", "kid": "ace"}, claims(), json.dumps(ACE.jwk()).encode()
    ),
    "HS256 with an empty secret": lambda: by_hand({"alg": "HS256", "kid": "ace"}, claims()),
    "another algorithm of the same kind": lambda: by_hand({"alg": "ES384", "kid": "ace"}, claims()),
    "a key of its own in the header": lambda: jwt.encode(
        claims(), Issuer("ace")._key, algorithm="ES256", headers={"jwk": Issuer("x").jwk(), "kid": "x"}
    ),
    "an unknown kid": lambda: Issuer("king").token(),
    "no kid": lambda: jwt.encode(claims(), ACE._key, algorithm="ES256"),
    "a kid that is no text": lambda: by_hand({"alg": "ES256", "kid": ["ace"]}, claims()),
    "another audience": lambda: ACE.token(aud="somebody-else"),
    "no audience": lambda: ACE.token(aud=None),
    "another issuer": lambda: ACE.token(iss="https://evil.example"),
    "no issuer": lambda: ACE.token(iss=None),
    "no end": lambda: ACE.token(exp=None),
    "an end that is no time": lambda: ACE.token(exp="soon"),
    "an end in infinity": lambda: ACE.token(exp=float("inf")),
    "a beginning to come": lambda: ACE.token(nbf=int(time.time()) + 600),
    "no subject": lambda: ACE.token(sub=None),
    "an empty subject": lambda: ACE.token(sub=""),
    "a subject of 129 characters": lambda: ACE.token(sub="a" * 129),
    "a subject with a line's end": lambda: ACE.token(sub="alice\nbob"),
    "a subject with half a character": lambda: ACE.token(sub="alice\ud800"),
    "a subject that is a number": lambda: jwt.PyJWS().encode(
        json.dumps({**claims(), "sub": 1}).encode(), ACE._key, "ES256", {"kid": "ace"}
    ),
    "claims that are a list": lambda: jwt.PyJWS().encode(b"[]", ACE._key, "ES256", {"kid": "ace"}),
    "a header without an end": lambda: f"{part('[' * 5000)}.{part(claims())}.AAAA",
    "one part": lambda: "nothing",
    "many dots": lambda: "." * 1000,
    # Past 8 KB of metadata, gRPC itself refuses some calls, by chance.
    "7000 characters": lambda: "a" * 7000,
    "an API key, where none is taken": lambda: api_key("alice")[0],
}


@pytest.mark.parametrize("kind", FORGED)
async def test_a_token_that_proves_nothing_is_refused_and_not_told_why(kind: str, tmp_path: Path, jwks: Path):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        token = FORGED[kind]()
        error = await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(token))
        assert (error.code, error.reason) == (grpc.StatusCode.UNAUTHENTICATED, "IDENTITY_REFUSED")
        assert error.metadata == {"problem": "not_valid"}
        assert error.sentence == "The token is not valid."


@pytest.mark.parametrize("authorization", ["", "Bearer", "Bearer ", "Basic YWxpY2U6", "Bearer a b", "\x7f"])
async def test_an_authorization_of_another_kind_is_refused(authorization: str, tmp_path: Path, jwks: Path):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        answer = await asyncio.to_thread(call, listening.http, "GameService/ListGames", authorization=authorization)
        assert answer.status == 401


@pytest.mark.parametrize("algorithm", ["ES256", "RS256", "EdDSA"])
async def test_a_token_by_a_key_of_the_jwks_names_its_bearer(algorithm: str, tmp_path: Path):
    issuer = Issuer("ten", algorithm)
    write_jwks(tmp_path / "keys.json", ACE, issuer)
    async with (
        serving(tmp_path, jwt_keys=tmp_path / "keys.json", **ISSUED) as listening,
        connect_async(listening.grpc, token=issuer.token()) as alice,
    ):
        game = await alice.create("whitehead")
        assert [each.game_id async for each in alice.games()] == [game.game_id]


async def test_a_token_by_the_shared_secret_names_its_bearer_and_another_secret_does_not(tmp_path: Path):
    secret = tmp_path / "secret"
    secret.write_text(f"{SECRET}\n")
    async with serving(tmp_path, jwt_secret=secret) as listening:
        token = jwt.encode(claims(iss=None, aud=None), SECRET, algorithm="HS256")
        async with connect_async(listening.grpc, token=token) as alice:
            await alice.create("whitehead")
        for said, key, algorithm in (
            (claims(), SECRET, "HS256"),  # it is for an audience, and the service has no such name
            (claims(aud=None), SECRET[::-1], "HS256"),
            (claims(aud=None), SECRET * 2, "HS512"),
        ):
            forged = jwt.encode(said, key, algorithm=algorithm)
            error = await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(forged))
            assert error.reason == "IDENTITY_REFUSED"


async def test_a_token_that_has_expired_says_so(tmp_path: Path, jwks: Path):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        old = ACE.token(exp=int(time.time()) - 60)
        error = await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(old), ("accept-language", "de"))
        assert (error.reason, error.metadata) == ("IDENTITY_REFUSED", {"problem": "expired"})
        assert error.sentence == "Das Token ist abgelaufen."


def test_a_token_that_is_remembered_expires_all_the_same(tmp_path: Path):
    (tmp_path / "secret").write_text(SECRET)
    clock = [time.time()]
    tokens = WebTokens(read_secret(tmp_path / "secret"), Issued(None, AUDIENCE), lambda: clock[0])
    token = jwt.encode(claims(), SECRET, algorithm="HS256")
    assert tokens.caller(token).subject == "alice"
    clock[0] += 590
    assert tokens.caller(token) is tokens.caller(token)
    clock[0] += 30
    with pytest.raises(Refusal) as caught:
        tokens.caller(token)
    assert caught.value.facts == {"problem": "expired"}


async def test_whoever_says_nothing_is_asked_over_http_too(tmp_path: Path, jwks: Path):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        answer = await asyncio.to_thread(call, listening.http, "GameService/CreateGame", {"variantId": "whitehead"})
        assert (answer.status, answer.headers["www-authenticate"]) == (401, "Bearer")
        assert answer.json["code"] == "unauthenticated"
        assert answer.json["details"][0]["debug"]["reason"] == "IDENTITY_REQUIRED"
        answer = await asyncio.to_thread(
            call,
            listening.http,
            "GameService/CreateGame",
            {"variantId": "whitehead"},
            authorization=f"bearer {ACE.token()}",
        )
        assert answer.status == 200


async def test_an_api_key_names_its_bearer_until_it_expires(tmp_path: Path):
    now = datetime.now(UTC)
    good, kept = api_key("alice", expires=now + timedelta(days=1))
    old, kept_old = api_key("bob", expires=now - timedelta(seconds=1))
    write_api_keys(tmp_path / "keys", kept, kept_old)
    async with serving(tmp_path, api_keys=tmp_path / "keys") as listening:
        assert await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(good)) is None
        for token, problem in ((old, "expired"), (good[:-1], "not_valid"), (kept.sha256, "not_valid")):
            error = await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(token))
            assert error.metadata == {"problem": problem}


async def test_a_key_that_is_revoked_is_refused_without_a_restart_and_its_watch_ends(tmp_path: Path):
    (key, kept), (other, kept_other) = api_key("alice"), api_key("bob")
    write_api_keys(tmp_path / "keys", kept, kept_other)
    async with (
        serving(tmp_path, api_keys=tmp_path / "keys") as listening,
        connect_async(listening.grpc, token=key) as alice,
    ):
        game = await alice.create("whitehead")
        watch = alice.watch(game.game_id, heartbeat=0.1)
        await anext(watch)
        write_api_keys(tmp_path / "keys", kept_other)
        error = await refused(asyncio.wait_for(anext(watch), 8))
        assert (error.reason, error.metadata) == ("IDENTITY_REFUSED", {"problem": "not_valid"})
        assert (await refused(alice.get(game.game_id))).reason == "IDENTITY_REFUSED"
        assert await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(other)) is None


async def test_renewed_keys_are_used_without_a_restart_and_old_ones_no_more(tmp_path: Path, jwks: Path):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        king, before = Issuer("king"), ACE.token()
        assert await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(before)) is None
        write_jwks(jwks, king)

        async def is_taken() -> bool:
            return await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(king.token())) is None

        await until(is_taken)
        error = await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(before))
        assert error.reason == "IDENTITY_REFUSED"


async def test_keys_that_break_leave_those_before_in_use(tmp_path: Path, jwks: Path, caplog: pytest.LogCaptureFixture):
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        jwks.write_text('{"keys": [{"secret": "sesame')

        async def is_noticed() -> bool:
            return "is no JWKS" in caplog.text

        await until(is_noticed)
        assert "sesame" not in caplog.text
        assert await call_bare(listening.grpc, BY_NAME["ListGames"], bearing(ACE.token())) is None


async def test_no_token_is_in_a_log_or_an_error(tmp_path: Path, jwks: Path, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    key, kept = api_key("alice")
    write_api_keys(tmp_path / "keys", kept)
    tokens = [key, key[:-1], ACE.token(), ACE.token(scope=""), ACE.token(exp=1), Issuer("ace").token(), "sesame-open"]
    async with serving(tmp_path, jwt_keys=jwks, api_keys=tmp_path / "keys", **ISSUED) as listening:
        for token in tokens:
            for method in (BY_NAME["PlayMoves"], BY_NAME["WatchGame"]):
                error = await call_bare(listening.grpc, method, bearing(token))
                assert isinstance(error, CroupierError)
                answer = await asyncio.to_thread(
                    call, listening.http, f"GameService/{method.name}", authorization=f"Bearer {token}"
                )
                told = f"{error!r} {error} {error.metadata} {error.faults} {answer.headers} {answer.body!r}"
                for said in (token, token.rpartition(".")[2]):
                    assert said not in told
                    assert said not in caplog.text
