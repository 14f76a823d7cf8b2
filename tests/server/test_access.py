"""What callers may do: to each other's games, seats and request ids, by their scopes, and as an admin."""

from __future__ import annotations

from pathlib import Path

import grpc
import pytest
from croupier.client import connect_async
from croupier.server.application.access import Scope
from croupier.server.transport.scopes import SCOPES, scope_of
from croupier.v1 import game_pb2
from google.protobuf.message import Message
from grpc_health.v1 import health_pb2, health_pb2_grpc

from .guarded_service import ACE, ISSUED, METHODS, bearing, call_bare, refused, serving


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
