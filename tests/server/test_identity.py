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
from croupier.server.application.access import Scope
from croupier.server.application.refusals import Refusal
from croupier.server.identity.jwt_keys import read_secret
from croupier.server.identity.web_tokens import Issued, WebTokens
from croupier.server.transport.calls import SERVICES
from croupier.server.transport.scopes import SCOPES, scope_of
from croupier.v1 import game_pb2
from google.protobuf.message import Message
from grpc_health.v1 import health_pb2, health_pb2_grpc

from .credentials import AUDIENCE, ISSUER, SECRET, Issuer, api_key, claims, write_api_keys, write_jwks
from .guarded_service import call_bare, refused, serving, until
from .plain_http import call

METHODS = [method for service in SERVICES for method in service.methods]
BY_NAME = {method.name: method for method in METHODS}
ISSUED = {"jwt_issuer": ISSUER, "jwt_audience": AUDIENCE}
ACE = Issuer("ace")


def bearing(token: str) -> tuple[str, str]:
    return ("authorization", f"Bearer {token}")


def part(said: object) -> str:
    text = said if isinstance(said, str) else json.dumps(said)
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def by_hand(header: object, payload: object, secret: bytes = b"") -> str:
    """A token with a MAC that no honest library would make."""
    body = f"{part(header)}.{part(payload)}"
    mac = hmac.digest(secret, body.encode(), hashlib.sha256)
    return f"{body}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}"


@pytest.fixture
def jwks(tmp_path: Path) -> Path:
    path = tmp_path / "keys.json"
    write_jwks(path, ACE)
    return path


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


async def test_a_table_is_on_the_list_of_whoever_sits_at_it(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="bob")) as bob,
    ):
        game_id = (await alice.create("solo-whist", seats=["me"], private=True)).game_id
        await bob.join(game_id)
        assert [each.game_id async for each in bob.games()] == [game_id]
        assert [each.game_id async for each in alice.games()] == [game_id]
        await bob.leave(game_id)
        assert [each async for each in bob.games()] == []


async def test_a_game_of_another_looks_like_none(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="bob")) as bob,
    ):
        game_id = (await alice.create("whitehead")).game_id
        none = "0" * len(game_id)
        assert [each async for each in bob.games()] == []

        async def told(of: str) -> list[tuple[object, ...]]:
            calls = (
                bob.get(of), bob.play(of, "draw"), bob.undo(of), bob.redo(of), bob.resign(of), bob.delete(of),
                bob.moves(of), bob.explain(of, "draw"), bob.export_game(of), bob.join(of), bob.leave(of),
                bob.suggest(of), anext(bob.watch(of)), anext(bob.solve(of)),
            )  # fmt: skip
            errors = [await refused(each) for each in calls]
            return [(error.code, error.reason, str(error).replace(of, ""), error.sentence) for error in errors]

        assert await told(game_id) == await told(none)
        assert {reason for _, reason, *_ in await told(game_id)} == {"GAME_NOT_FOUND"}


async def test_a_seat_is_of_no_use_to_another_who_has_its_token(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="bob")) as bob,
    ):
        game = await alice.create("solo-whist", seats=["me", "thumb", "thumb", "thumb"])
        bob.take_seat(game.game_id, alice.seat_token(game.game_id))
        for attempt in (bob.get(game.game_id), bob.play(game.game_id, "pass"), bob.join(game.game_id, 0)):
            assert (await refused(attempt)).reason == "SEAT_TOKEN_UNKNOWN"


async def test_a_request_id_is_its_callers_own(tmp_path: Path, jwks: Path):
    once = "123e4567-e89b-12d3-a456-426614174000"
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="bob")) as bob,
    ):
        mine = await alice.create("whitehead", deal="pysol:1", request_id=once)
        yours = await bob.create("whitehead", deal="pysol:1", request_id=once)
        again = await alice.create("whitehead", deal="pysol:1", request_id=once)
        assert mine.game_id == again.game_id != yours.game_id


def test_every_method_of_the_contract_has_a_scope_and_no_other_has():
    assert SCOPES.keys() == {f"{method.containing_service.name}.{method.name}" for method in METHODS}


@pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)
async def test_a_method_wants_its_scope(method, tmp_path: Path, jwks: Path):
    wanted = scope_of(method)
    async with serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening:
        for scope in ("", "openid profile", *Scope):
            error = await call_bare(listening.grpc, method, bearing(ACE.token(scope=scope)))
            reason = "" if error is None else error.reason
            implied = {"play": {"play", "watch"}, "admin": {"admin", "play", "watch"}}.get(scope, {scope})
            if wanted is None or wanted in implied:
                assert reason not in ("SCOPE_MISSING", "IDENTITY_REFUSED", "IDENTITY_REQUIRED")
            else:
                assert (error.code, error.metadata) == (grpc.StatusCode.PERMISSION_DENIED, {"scope": wanted.value})
                assert reason == "SCOPE_MISSING"
        error = await call_bare(listening.grpc, method)
        assert (error is not None and error.reason == "IDENTITY_REQUIRED") == (wanted is not None)


async def test_health_and_the_catalog_are_open_to_everybody(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc) as nobody,
        grpc.aio.insecure_channel(listening.grpc) as channel,
    ):
        assert await nobody.variants()
        checked = await health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest())
        assert checked.status == health_pb2.HealthCheckResponse.SERVING


async def test_without_identity_nobody_is_asked_whatever_they_say(tmp_path: Path):
    async with serving(tmp_path) as listening, connect_async(listening.grpc, token="nothing") as somebody:
        game = await somebody.create("whitehead")
        async with connect_async(listening.grpc) as nobody:
            assert (await nobody.get(game.game_id)).game_id == game.game_id


async def test_an_admin_sees_closes_and_deletes_any_game_and_plays_none(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="root", scope="admin")) as admin,
    ):
        game_id = (await alice.create("whitehead")).game_id
        assert (await admin.get(game_id)).game_id == game_id
        assert (await refused(admin.play(game_id, "draw"))).reason == "NOT_YOUR_GAME"
        assert (await refused(admin.undo(game_id))).reason == "NOT_YOUR_GAME"
        table = await alice.create("solo-whist", seats=["me"], private=True)
        assert (await refused(admin.join(table.game_id, bot="thumb"))).reason == "NOT_YOUR_GAME"
        await admin.resign(game_id)
        assert (await alice.get(game_id)).ending == game_pb2.ENDING_RESIGNED
        await admin.delete(game_id)
        assert (await refused(alice.get(game_id))).reason == "GAME_NOT_FOUND"


def hidden_of(view: Message) -> list[int]:
    return [card for seat in view.whist.seats for card in seat.hand]


async def test_an_admin_sees_no_card_that_an_onlooker_would_not(tmp_path: Path, jwks: Path):
    async with (
        serving(tmp_path, jwt_keys=jwks, **ISSUED) as listening,
        connect_async(listening.grpc, token=ACE.token()) as alice,
        connect_async(listening.grpc, token=ACE.token(sub="root", scope="admin analyse")) as admin,
    ):
        # Alice may know every card of this one, for she named the deal.
        known = await alice.create("whitehead", deal="pysol:1", allow_full_knowledge=True)
        assert not (await alice.export_game(known.game_id)).partial
        assert (await admin.export_game(known.game_id)).partial
        assert (await refused(anext(admin.solve(known.game_id)))).reason == "FULL_KNOWLEDGE_NOT_ALLOWED"
        assert (await admin.get(known.game_id)).patience == known.patience

        table = await alice.create("solo-whist", seats=["me", "thumb", "thumb", "thumb"], private=True)
        assert hidden_of(await alice.get(table.game_id)) != []
        assert hidden_of(await admin.get(table.game_id)) == []
        await alice.resign(known.game_id)
        assert not (await admin.export_game(known.game_id)).partial


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
