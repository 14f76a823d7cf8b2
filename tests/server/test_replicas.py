"""Several services on one PostgreSQL database: any of them serves any game, and none of them misses what others do."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Iterator

import grpc
import pytest
from croupier.client import AsyncClient, Client, CroupierError, connect, connect_async
from croupier.server import embedded
from croupier.server.app import CannotStartError
from croupier.server.storage import postgres_notices
from croupier.server.storage.postgres import form_at, migrated, without_password
from croupier.server.storage.postgres_schema import MIGRATIONS
from croupier.v1 import game_pb2 as game

from .inside import open_house
from .postgres_server import PostgresServer

DEAL = "pysol:1"


@pytest.fixture
def replicas(database: str) -> Iterator[tuple[Client, Client]]:
    """Clients of two services on one database."""
    with (
        embedded(database=database) as first,
        embedded(database=database) as second,
        connect(first.address) as one,
        connect(second.address) as other,
    ):
        yield one, other


def test_a_game_made_by_one_is_played_on_by_the_other(replicas):
    one, other = replicas
    game = one.create("whitehead", deal=DEAL, with_legal_moves=True)
    for turn in range(20):
        game = (one, other)[turn % 2].play(game.game_id, game.legal_moves[0], with_legal_moves=True).view
    assert one.get(game.game_id) == other.get(game.game_id)
    assert one.get(game.game_id).revision == 21
    back = one.undo(game.game_id, steps=20)
    assert other.get(game.game_id) == back
    assert other.redo(game.game_id, steps=20) == one.get(game.game_id)


def test_what_was_decided_for_an_old_revision_is_decided_anew(replicas):
    one, other = replicas
    game = one.create("whitehead", deal=DEAL, with_legal_moves=True)
    other.get(game.game_id)
    move = game.legal_moves[0]
    after = one.play(game.game_id, move).view
    # Here the move would be legal once more if the other replica still believed in the deal.
    with pytest.raises(CroupierError) as refused:
        other.play(game.game_id, move)
    assert refused.value.code == grpc.StatusCode.FAILED_PRECONDITION
    with pytest.raises(CroupierError) as stale:
        other.play(game.game_id, "draw", expected_revision=1)
    assert stale.value.reason == "REVISION_CONFLICT"
    assert stale.value.metadata["current_revision"] == str(after.revision)


def test_a_request_id_holds_across_replicas(replicas):
    one, other = replicas
    named = [str(uuid.uuid4()) for _ in range(3)]
    game = one.create("whitehead", deal=DEAL, request_id=named[0])
    assert other.create("whitehead", deal=DEAL, request_id=named[0]).game_id == game.game_id
    done = one.play(game.game_id, "draw", request_id=named[1])
    one.play(game.game_id, "draw", request_id=named[2])
    again = other.play(game.game_id, "draw", request_id=named[1])
    assert (again.revision, again.played, again.view.revision) == (done.revision, done.played, 3)
    with pytest.raises(CroupierError) as reused:
        other.play(game.game_id, "w-f", request_id=named[1])
    assert reused.value.reason == "REQUEST_ID_REUSED"


def test_a_seat_taken_at_one_is_played_from_at_the_other(replicas):
    one, other = replicas
    table = one.create("solo-whist", deal="seed:7", seats=["me", "random", "random", "random"])
    other.take_seat(table.game_id, one.seat_token(table.game_id))
    for _ in range(3):
        view = until_my_turn(other, table.game_id)
        other.play(table.game_id, view.legal_moves[0])
    # The bots have played, and wait.
    view = until_my_turn(other, table.game_id)
    assert one.get(table.game_id, with_legal_moves=True) == view


def until_my_turn(client: Client, game_id: str):
    for event in client.watch(game_id, with_legal_moves=True):
        if event.view.legal_moves:
            return event.view
    raise AssertionError("the game has ended")


def test_a_game_deleted_at_one_is_gone_at_the_other(replicas):
    one, other = replicas
    game = one.create("whitehead", deal=DEAL)
    other.get(game.game_id)
    one.delete(game.game_id)
    with pytest.raises(CroupierError) as gone:
        other.get(game.game_id)
    assert gone.value.reason == "GAME_NOT_FOUND"
    with pytest.raises(CroupierError) as gone:
        other.play(game.game_id, "draw")
    assert gone.value.reason == "GAME_NOT_FOUND"


@contextlib.asynccontextmanager
async def two(database: str) -> AsyncIterator[tuple[AsyncClient, AsyncClient]]:
    with embedded(database=database) as first, embedded(database=database) as second:
        async with connect_async(first.address) as one, connect_async(second.address) as other:
            yield one, other


async def watched(client: AsyncClient, game_id: str, until: int) -> list[int]:
    """The revisions that a watcher is told of, from the first on."""
    seen = []
    async for event in client.watch(game_id, 1):
        seen.append(event.revision)
        if event.revision >= until:
            break
    return seen


async def play_on(client: AsyncClient, game_id: str, times: int) -> None:
    for _ in range(times):
        await client.play(game_id, "draw")


async def test_watchers_at_every_replica_are_told_every_fact_once_and_in_order(database: str) -> None:
    async with two(database) as (one, other):
        game = await one.create("klondike", deal="seed:3")
        watching = [asyncio.create_task(watched(client, game.game_id, 21)) for client in (one, other) * 3]
        await asyncio.sleep(0.2)
        for _ in range(5):
            await play_on(one, game.game_id, 2)
            await play_on(other, game.game_id, 2)
        for seen in await asyncio.wait_for(asyncio.gather(*watching), 30):
            assert seen == list(range(2, 22))


async def test_what_others_did_is_read_once_for_all_watchers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(database) as (_, _, one), open_house(database) as (house, _, other):
        game = await one.create("klondike", deal="seed:3")
        watching = [asyncio.create_task(watched(other, game.game_id, 4)) for _ in range(10)]
        while house.feed.watches < 10:
            await asyncio.sleep(0.01)
        reads, read = [], house.store.facts
        monkeypatch.setattr(house.store, "facts", lambda *named, **more: reads.append(more) or read(*named, **more))
        await play_on(one, game.game_id, 3)
        for seen in await asyncio.wait_for(asyncio.gather(*watching), 30):
            assert seen == [2, 3, 4]
        # Three moves, and sometimes a look that finds nothing new; ten watchers by themselves would ask thirty times.
        assert len(reads) <= 6


async def test_watchers_are_told_though_every_notice_is_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_notices.Notices, "tell", lambda self, game_id, revision: None)
    async with two(database) as (one, other):
        game = await one.create("klondike", deal="seed:3")
        watching = asyncio.create_task(watched(other, game.game_id, 5))
        await asyncio.sleep(0.2)
        await play_on(one, game.game_id, 4)
        # A call to the other replica catches up before its watchers have heard; they must hear all the same.
        assert (await other.get(game.game_id)).revision == 5
        assert await asyncio.wait_for(watching, 30) == [2, 3, 4, 5]


def test_what_was_due_at_a_replica_that_is_gone_is_done_by_another(database: str) -> None:
    with embedded(database=database) as first, connect(first.address) as one:
        table = one.create("solo-whist", deal="seed:7", seats=["me", "thumb", "thumb", "thumb"], act_within=1)
    # Nobody was there when the time was up.
    with embedded(database=database) as second, connect(second.address) as other:
        for event in other.watch(table.game_id, 1):
            if event.HasField("moves_played") and event.moves_played.cause == game.CAUSE_TIMEOUT:
                return
    raise AssertionError("nobody acted")


def test_a_database_that_is_away_is_said_to_be_and_nothing_is_lost(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    asyncio.run(migrated(url))
    with embedded(database=url) as service_, connect(service_.address, timeout=60) as client:
        made = client.create("klondike", deal="seed:3")
        client.play(made.game_id, "draw")
        postgres.stop("immediate")
        with connect(service_.address, timeout=3) as hasty, pytest.raises(CroupierError) as away:
            hasty.play(made.game_id, "draw")
        assert away.value.reason in ("STORE_UNAVAILABLE", "")
        postgres.start()
        assert client.play(made.game_id, "draw").revision == client.get(made.game_id).revision


def test_the_service_refuses_a_database_that_is_not_migrated(postgres: PostgresServer) -> None:
    with pytest.raises(CannotStartError, match="run croupier migrate"), embedded(database=postgres.new_database()):
        pass


def test_migrating_twice_changes_nothing(postgres: PostgresServer) -> None:
    url = postgres.new_database()
    assert asyncio.run(form_at(url)) == 0
    assert asyncio.run(migrated(url)) == (0, len(MIGRATIONS))
    assert asyncio.run(migrated(url)) == (len(MIGRATIONS), len(MIGRATIONS))
    assert asyncio.run(form_at(url)) == len(MIGRATIONS)


def test_a_password_is_not_shown() -> None:
    assert without_password("postgresql://ann:secret@db.example:5432/cards?sslmode=require") == (
        "postgresql://db.example:5432/cards"
    )
