"""Who asks for too much is told so, and nobody else hears of it: through the live service."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

import grpc
import pytest
from croupier.client import AsyncClient, CroupierError, connect_async
from croupier.client.errors import error_of
from croupier.server.app import Listening
from croupier.server.config import Settings
from croupier.v1 import analysis_pb2 as analysis
from croupier.v1 import game_service_pb2 as service

from .credentials import SECRET, shared_token
from .guarded_service import refused, serving
from .plain_http import call
from .test_analysis import UNDECIDED

CREATE = service.CreateGameRequest(variant_id="whitehead").SerializeToString()


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    path = tmp_path / "secret"
    path.write_text(SECRET)
    return path


@asynccontextmanager
async def asking(tmp_path: Path, secret: Path, **settings: object) -> AsyncIterator[Listening]:
    """A service that asks who calls."""
    async with serving(tmp_path, jwt_secret=secret, **settings) as listening:
        yield listening


def known(listening: Listening, subject: str, scope: str = "play analyse", timeout: float = 20) -> AsyncClient:
    """A client of somebody."""
    return connect_async(listening.grpc, token=shared_token(sub=subject, scope=scope), timeout=timeout)


async def created_bare(channel: grpc.aio.Channel, subject: str) -> str:
    """What becomes of CreateGame by who does not try again; whoever is told to wait is told for how long."""
    bearer = (("authorization", f"Bearer {shared_token(sub=subject)}"),)
    try:
        await channel.unary_unary("/croupier.v1.GameService/CreateGame")(CREATE, metadata=bearer, timeout=30)
    except grpc.aio.AioRpcError as failed:
        error = error_of(failed.code(), failed.details() or "", failed.trailing_metadata())
        assert error.retry_after, error
        return f"{error.code.name} {error.reason}"
    return "OK"


async def test_a_thousand_games_a_second_are_more_than_one_may_make_and_another_is_served_meanwhile(tmp_path, secret):
    async with (
        asking(tmp_path, secret, caller_calls=20) as listening,
        grpc.aio.insecure_channel(listening.grpc) as channel,
        known(listening, "bob", timeout=5) as bob,
    ):
        game_id = (await bob.create("whitehead", deal="pysol:2")).game_id
        begun = time.monotonic()
        flood = asyncio.gather(*(created_bare(channel, "eve") for _ in range(1000)))
        for move in ("draw", "w-t4", "t4-t1", "t1-t4"):
            await bob.play(game_id, move)
        said = Counter(await flood)
        assert 40 <= said["OK"] <= 41 + 20 * (time.monotonic() - begun)
        assert said.keys() <= {"OK", "RESOURCE_EXHAUSTED RATE_LIMITED", "RESOURCE_EXHAUSTED TOO_MANY_CALLS"}


async def test_a_client_waits_as_long_as_it_is_told_and_is_served(tmp_path, secret):
    async with asking(tmp_path, secret, caller_calls=10) as listening, known(listening, "ann") as ann:
        begun = time.monotonic()
        await asyncio.gather(*(ann.variant("whitehead") for _ in range(40)))
        assert time.monotonic() - begun >= 1.5, "twenty at once, and twenty at ten a second"


async def test_a_client_that_would_wait_for_too_long_is_told_at_once(tmp_path, secret):
    async with asking(tmp_path, secret, caller_calls=1) as listening, known(listening, "ann", timeout=0.5) as ann:
        for _ in range(2):
            await ann.variant("whitehead")
        assert (await refused(ann.variant("whitehead"))).reason == "RATE_LIMITED"


async def test_over_http_too_many_calls_are_429_and_health_is_told_all_the_same(tmp_path):
    async with serving(tmp_path, caller_calls=1) as listening:

        def calls() -> list[int]:
            return [call(listening.http, "CatalogService/GetServiceInfo").status for _ in range(5)]

        assert (await asyncio.to_thread(calls))[2:] == [429] * 3
        answer = await asyncio.to_thread(call, listening.http, "CatalogService/GetServiceInfo")
        assert answer.json["code"] == "resource_exhausted"
        assert "RetryInfo" in answer.body.decode()
        async with grpc.aio.insecure_channel(listening.grpc) as channel:
            for _ in range(20):
                await channel.unary_unary("/grpc.health.v1.Health/Check")(b"")


async def test_an_admin_is_not_limited(tmp_path, secret):
    limits = {"caller_calls": 1, "caller_games": 1, "caller_watches": 1, "caller_search": 1}
    async with asking(tmp_path, secret, **limits) as listening, known(listening, "root", "admin", 0.5) as admin:
        for _ in range(10):
            await admin.create("whitehead")


async def test_no_more_watches_than_one_may_have_and_one_that_ends_makes_room(tmp_path, secret):
    async with (
        asking(tmp_path, secret, caller_watches=2) as listening,
        known(listening, "ann") as ann,
        known(listening, "bob") as bob,
    ):
        game_id = (await ann.create("solo-whist", seats=[None] * 4)).game_id
        async with aclosing(ann.watch(game_id)) as first, aclosing(ann.watch(game_id)) as second:
            await anext(first)
            await anext(second)
            error = await refused(anext(ann.watch(game_id)))
            assert (error.reason, error.metadata["limit"]) == ("TOO_MANY_WATCHES", "2")
            assert error.retry_after
            async with aclosing(bob.watch(game_id)) as others:
                await anext(others)
        await eventually(lambda: anext(ann.watch(game_id)), "TOO_MANY_WATCHES")


async def eventually(attempt, reason: str) -> None:
    """It goes through, once the service has noticed that there is room again."""
    for _ in range(50):
        try:
            await attempt()
            return
        except CroupierError as error:
            if error.reason != reason:
                raise
            await asyncio.sleep(0.05)
    raise AssertionError(f"it was {reason} for ever")


@pytest.mark.parametrize("ending", [AsyncClient.resign, AsyncClient.delete])
async def test_no_more_running_games_than_one_may_have_and_one_that_ends_makes_room(ending, tmp_path, secret):
    once = "123e4567-e89b-12d3-a456-426614174000"
    async with (
        asking(tmp_path, secret, caller_games=2) as listening,
        known(listening, "ann") as ann,
        known(listening, "bob") as bob,
    ):
        game = await ann.create("whitehead", request_id=once)
        text = (await ann.export_game((await ann.create("whitehead", deal="pysol:1")).game_id)).text
        error = await refused(ann.create("whitehead"))
        assert (error.reason, error.metadata["limit"], error.retry_after) == ("TOO_MANY_GAMES", "2", None)
        assert (await refused(ann.import_game(text))).reason == "TOO_MANY_GAMES"
        assert (await ann.create("whitehead", request_id=once)).game_id == game.game_id, "a repeated call makes none"
        await bob.create("whitehead")
        await ending(ann, game.game_id)
        await ann.create("whitehead")


async def test_who_has_had_much_searched_waits_before_more_is(tmp_path, secret):
    async with (
        asking(tmp_path, secret, caller_search=1) as listening,
        known(listening, "ann") as ann,
        known(listening, "bob") as bob,
    ):
        [_ async for _ in ann.solve(position=UNDECIDED, max_seconds=2)]
        error = await refused(anext(ann.solve(position=UNDECIDED, max_seconds=2)))
        assert error.reason == "SEARCH_LIMITED"
        assert error.retry_after > 10
        game = await bob.create("whitehead")
        await bob.suggest(game.game_id)


async def test_the_slowest_of_searches_keeps_nobody_waiting_for_longer_than_one(tmp_path, secret):
    async with (
        asking(tmp_path, secret, solvers=1, caller_search=float("inf")) as listening,
        known(listening, "eve") as eve,
        known(listening, "bob", timeout=30) as bob,
    ):
        game = await bob.create("whitehead")
        bearer = (("authorization", f"Bearer {shared_token(sub='eve')}"),)
        slow = analysis.SolveRequest(position=UNDECIDED)
        slow.max_time.FromMilliseconds(2000)
        async with grpc.aio.insecure_channel(listening.grpc) as channel:
            solve = channel.unary_stream("/croupier.v1.AnalysisService/Solve")
            flood = [solve(slow.SerializeToString(), metadata=bearer) for _ in range(60)]
            first = asyncio.gather(*(each.read() for each in flood), return_exceptions=True)
            await asyncio.sleep(0.5)
            begun = time.monotonic()
            await bob.suggest(game.game_id)
            assert time.monotonic() - begun < 2 + 3, "one search, and a busy machine"
            for each in flood:
                each.cancel()
            await first
            begun = time.monotonic()
            await eve.suggest((await eve.create("whitehead")).game_id)
            assert time.monotonic() - begun < 2, "what was dropped has left the line, and its process is free"


async def test_dropping_the_largest_search_frees_its_process_at_once(tmp_path, secret):
    async with asking(tmp_path, secret, solvers=1) as listening, known(listening, "eve") as eve:
        async with aclosing(eve.solve(position=UNDECIDED, max_seconds=60, max_nodes=2**32 - 1)) as search:
            await anext(search)
        begun = time.monotonic()
        await eve.suggest((await eve.create("whitehead")).game_id)
        assert time.monotonic() - begun < 5


@pytest.mark.parametrize("is_trusted", [True, False])
async def test_a_proxy_is_believed_about_addresses_and_nobody_else_is(is_trusted: bool, tmp_path: Path):
    proxies = Settings.read(["--trusted-proxy", "127.0.0.1"]).trusted_proxy if is_trusted else ()
    async with serving(tmp_path, caller_calls=1, trusted_proxy=proxies) as listening:

        def over_http(forwarded: str) -> int:
            headers = {"x_forwarded_for": forwarded}
            return call(listening.http, "CatalogService/GetServiceInfo", **headers).status

        async def over_grpc(*forwarded: str) -> str:
            async with grpc.aio.insecure_channel(listening.grpc) as channel:
                method = channel.unary_unary("/croupier.v1.CatalogService/GetServiceInfo")
                try:
                    await method(b"", metadata=tuple(("x-forwarded-for", said) for said in forwarded))
                except grpc.aio.AioRpcError as failed:
                    return failed.code().name
            return "OK"

        # Two calls are the burst of one address, whichever door they come by.
        said = [await over_grpc("198.51.100.1"), await over_grpc("198.51.100.2")]
        said += [await over_grpc("198.51.100.3", "198.51.100.1")]
        assert said == (["OK"] * 3 if is_trusted else ["OK", "OK", "RESOURCE_EXHAUSTED"])
        # A forged first hop changes nothing: the proxy's own word is the last.
        forged = [await asyncio.to_thread(over_http, f"203.0.113.{number}, 198.51.100.1") for number in range(2)]
        assert forged[-1] == 429
        assert await asyncio.to_thread(over_http, "198.51.100.7") == (200 if is_trusted else 429)


async def test_play_goes_on_while_searches_fill_the_line(tmp_path, secret):
    async with (
        asking(tmp_path, secret, solvers=1, caller_search=float("inf")) as listening,
        known(listening, "bob", timeout=10) as bob,
        grpc.aio.insecure_channel(listening.grpc) as channel,
    ):
        game = await bob.create("whitehead", deal="pysol:2")
        bearer = (("authorization", f"Bearer {shared_token(sub='eve')}"),)
        slow = analysis.SolveRequest(position=UNDECIDED)
        slow.max_time.FromMilliseconds(1000)
        solve = channel.unary_stream("/croupier.v1.AnalysisService/Solve")
        flood = [solve(slow.SerializeToString(), metadata=bearer) for _ in range(60)]
        waiting = asyncio.gather(*(each.read() for each in flood), return_exceptions=True)
        await asyncio.sleep(0.5)
        took = []
        for move in ("draw", "w-t4", *["t4-t1", "t1-t4"] * 10):
            begun = time.monotonic()
            await bob.play(game.game_id, move)
            took.append(time.monotonic() - begun)
        assert sorted(took)[len(took) // 2] < 0.5
        for _ in range(2):
            await bob.suggest(game.game_id)
        for each in flood:
            each.cancel()
        await waiting


def test_help_says_what_the_limits_are_where_nobody_says_otherwise(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit):
        Settings.read(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    for number in ("100", "64", "1000", "256", "60"):
        assert f"(without it, {number} " in said
