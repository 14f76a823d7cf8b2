"""Seats at a whist table: who takes one, leaves it, comes back, looks on, and what a token opens."""

from __future__ import annotations

import uuid

import pytest
from croupier.client import (
    ConflictError,
    ForbiddenError,
    InvalidRequestError,
    NotFoundError,
    RefusedError,
    RequestReusedError,
    connect_async,
)
from croupier.server.application import seating
from croupier.server.application.access import Caller
from croupier.server.application.refusals import Refusal
from croupier.v1 import game_pb2 as game

from .inside import open_house
from .whist_party import BOTS, Party, on_wire, play_to_the_end, until


async def test_a_repeated_write_is_done_once_and_answers_the_same(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        once = str(uuid.uuid4())
        game_id = (await croupier.create(on_wire(), seats=["me"], request_id=once)).game_id
        token = croupier.seat_token(game_id)
        assert (await croupier.create(on_wire(), seats=["me"], request_id=once)).game_id == game_id
        assert croupier.seat_token(game_id) == token
        await party[2].join(game_id, request_id=once)
        second = party[2].seat_token(game_id)
        async with connect_async(address) as forgetful:
            # Its first answer was lost, and with it the token: the same call gives the same seat.
            assert (await forgetful.join(game_id, request_id=once)).seat == 2
            assert forgetful.seat_token(game_id) == second
        await party[3].join(game_id)
        await party[4].join(game_id)
        twice = str(uuid.uuid4())
        first = await croupier.play(game_id, "solo", request_id=twice, expected_revision=5)
        again = await croupier.play(game_id, "solo", request_id=twice, expected_revision=5)
        assert (again.revision, list(again.played)) == (first.revision, list(first.played))
        with pytest.raises(RequestReusedError):
            await croupier.play(game_id, "pass", request_id=twice)
        with pytest.raises(ConflictError):
            await party[2].play(game_id, "pass", expected_revision=5)


async def test_who_has_no_seat_looks_on_and_plays_nothing(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        assert not await croupier.moves(game_id)
        attempts = (
            croupier.play(game_id, "pass"),
            croupier.explain(game_id, "pass"),
            croupier.leave(game_id),
            croupier.resign(game_id),
            croupier.delete(game_id),
            croupier.join(game_id, bot="random"),
        )
        for attempt in attempts:
            with pytest.raises(ForbiddenError) as caught:
                await attempt
            assert caught.value.reason == "NOT_YOUR_GAME"
        with pytest.raises(RefusedError) as caught:
            await croupier.join(game_id)
        assert (caught.value.reason, caught.value.metadata["seat"]) == ("SEAT_TAKEN", "0")


async def test_a_token_of_another_game_or_of_nobody_opens_nothing(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        first, second = [(await croupier.create(on_wire())).game_id for _ in range(2)]
        await party.sit(first)
        await party.sit(second)
        for token in (party[1].seat_token(second), "A" * 43, "", "x" * 5000):
            croupier.take_seat(first, token)
            for call in (croupier.get, croupier.moves, croupier.leave, croupier.join, croupier.export_game):
                with pytest.raises(ForbiddenError) as caught:
                    await call(first)
                assert caught.value.reason == "SEAT_TOKEN_UNKNOWN"
            with pytest.raises(ForbiddenError):
                [_ async for _ in croupier.watch(first)]


async def test_a_seat_belongs_to_the_subject_that_joined(place):
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create(on_wire())).game_id
        joined = await seating.join(house, Caller("ann"), seating.Join(game_id, 3, "", None))
        assert joined.seat == 3
        head, row = joined.written.scene.head, joined.written.hosted.row
        assert seating.seat_given(Caller("ann", joined.token), row, head) == 3
        for subject in ("bob", ""):
            with pytest.raises(Refusal) as caught:
                seating.seat_given(Caller(subject, joined.token), row, head)
            assert caught.value.why.name == "SEAT_TOKEN_UNKNOWN"
        assert joined.token not in repr(head)
        stored = await house.store.load(game_id)
        assert joined.token not in repr(stored)


async def test_who_leaves_looks_on_and_comes_back_with_the_token(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        watch = party[2].watch(game_id)
        assert (await anext(watch)).view.seat == 2
        left = await party[2].leave(game_id)
        assert left.seating[1].state == game.SEAT_STATE_LEFT
        assert (left.seat, len(left.whist.seats[1].hand)) == (0, 0)
        event = await anext(watch)
        assert event.seat_changed.seating.seat == 2
        assert (event.view.seat, len(event.view.whist.seats[1].hand)) == (0, 0)
        await watch.aclose()
        with pytest.raises(RefusedError) as caught:
            await croupier.join(game_id)
        assert caught.value.reason == "SEAT_TAKEN"
        with pytest.raises(ForbiddenError):
            await party[2].play(game_id, "pass")
        back = await party[2].join(game_id)
        assert (back.seat, len(back.whist.seats[1].hand)) == (2, 13)
        assert (await party[2].join(game_id)).revision == back.revision


async def test_a_bot_takes_the_seat_of_who_leaves_until_they_come_back(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        left = await party[1].leave(game_id, bot="random")
        assert (left.seating[0].state, left.seating[0].bot) == (game.SEAT_STATE_BOT, "random")

        async def has_called():
            return len((await croupier.get(game_id)).whist.calls) > 0

        await until(has_called)
        back = await party[1].join(game_id)
        assert (back.seat, back.seating[0].state) == (1, game.SEAT_STATE_TAKEN)


async def test_the_owner_seats_bots_where_nobody_sits(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        view = await croupier.create(on_wire(hands=1), seats=["me"])
        game_id = view.game_id
        with pytest.raises(InvalidRequestError):
            await croupier.join(game_id, bot="nobody")
        await party[2].join(game_id)
        assert (await croupier.join(game_id, 4, bot="random")).seat == 1
        with pytest.raises(RefusedError):
            await croupier.join(game_id, 4, bot="random")
        await party[2].leave(game_id)
        await croupier.join(game_id, bot="random")
        full = await croupier.join(game_id, bot="random")
        states = [each.state for each in full.seating]
        assert states == [game.SEAT_STATE_TAKEN, *[game.SEAT_STATE_BOT] * 3]
        last = await play_to_the_end(croupier, game_id, 1)
        assert last.ending == game.ENDING_COMPLETED


async def test_a_private_table_is_seen_by_those_who_sit_at_it_and_joined_by_who_knows_it(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await party[1].create(on_wire(), seats=["me"], private=True)).game_id
        for call in (croupier.get, croupier.moves, croupier.export_game, croupier.delete, croupier.leave):
            with pytest.raises(NotFoundError):
                await call(game_id)
        with pytest.raises(NotFoundError):
            [_ async for _ in croupier.watch(game_id)]
        assert game_id not in {each.game_id async for each in croupier.games()}
        assert game_id not in {each.game_id async for each in croupier.games(open_seats=True)}
        assert (await party[2].join(game_id)).seat == 2
        await party[2].leave(game_id)
        with pytest.raises(NotFoundError):
            await party[2].get(game_id)
        croupier.take_seat(game_id, "A" * 43)
        with pytest.raises(NotFoundError):
            await croupier.get(game_id)


async def test_tables_with_an_open_seat_are_listed_for_everybody(place):
    async with open_house(place) as (_, _, croupier):
        open_table = (await croupier.create("solo-whist", seats=["random", "me"])).game_id
        await croupier.create("solo-whist", seats=BOTS)
        await croupier.create("whitehead")
        closed = (await croupier.create("solo-whist")).game_id
        await croupier.resign(closed)
        listed = [each async for each in croupier.games(open_seats=True)]
        assert [each.game_id for each in listed] == [open_table]
        states = [each.state for each in listed[0].seating]
        assert states == [game.SEAT_STATE_BOT, game.SEAT_STATE_TAKEN, game.SEAT_STATE_OPEN, game.SEAT_STATE_OPEN]
