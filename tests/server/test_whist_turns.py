"""Turns that the service takes at a whist table: for bots, and for who does not act in time."""

from __future__ import annotations

import pytest
from croupier.client import (
    connect_async,
)
from croupier.engine.whist.moves import parse_whist_move
from croupier.server.analysis.thinker import Pace
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2

from .inside import open_house
from .whist_party import BOTS, Party, on_wire, until


async def test_bots_alone_do_not_go_on_with_a_session_that_has_no_end(place):
    async with open_house(place) as (_, address, croupier):
        alone = await croupier.create(on_wire(), seats=BOTS)
        assert (alone.revision, alone.whist.hand) == (1, 0)
        async with connect_async(address) as ann:
            game_id = (await ann.create(on_wire(), seats=["me", *BOTS[1:]])).game_id
            await ann.leave(game_id, bot="random")

            async def waits():
                return (await croupier.get(game_id)).whist.phase == whist_pb2.WHIST_PHASE_SETTLED

            await until(waits)
            assert (await ann.join(game_id)).whist.hand == 2


async def test_the_service_passes_for_who_does_not_call_in_time(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire(), act_within=0.1)).game_id
        view = await party.sit(game_id)
        assert view.HasField("act_by")
        events = []
        async for event in croupier.watch(game_id, view.revision):
            events.append(event)
            if len(events) == 4:
                break
        assert [event.moves_played.cause for event in events] == [game.CAUSE_TIMEOUT] * 4
        assert [event.moves_played.seat for event in events] == [1, 2, 3, 4]
        assert {move.text for event in events for move in event.moves_played.moves} == {"pass"}


async def test_a_turn_that_came_due_while_the_service_was_away_is_taken_when_it_is_back(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire(), act_within=2)).game_id
        revision = (await party.sit(game_id)).revision
    async with open_house(place) as (_, _, croupier):
        assert (await croupier.get(game_id)).revision == revision
        event = await anext(croupier.watch(game_id, revision))
        assert (event.moves_played.seat, event.moves_played.cause) == (1, game.CAUSE_TIMEOUT)


async def test_bots_go_on_where_a_service_that_was_stopped_left_them(place):
    async with open_house(place) as (house, _, croupier):
        house.due = lambda game_id, due_ms: None
        game_id = (await croupier.create(on_wire(hands=1), seats=BOTS)).game_id
        assert (await croupier.get(game_id)).revision == 2
    async with open_house(place) as (_, _, croupier):
        events = [event async for event in croupier.watch(game_id, 2)]
        assert events[-1].game_closed.ending == game.ENDING_COMPLETED


def test_a_bot_takes_as_long_over_a_forced_card_as_over_a_choice():
    pace, choice_of_two, forced = Pace(), parse_all("KH", "2H"), parse_all("KH")
    assert pace.pause("thumb", forced, 0.001) == 0.0
    assert pace.pause("thumb", choice_of_two, 0.3) == 0.0
    assert pace.pause("thumb", forced, 0.1) == pytest.approx(0.2)
    assert pace.pause("random", forced, 0.1) == 0.0


def parse_all(*texts):
    return [parse_whist_move(text) for text in texts]


async def test_a_bots_thinking_keeps_nobody_else_waiting(place):
    async with open_house(place) as (_, _, croupier):
        tables = [(await croupier.create(on_wire(hands=1), seats=BOTS)).game_id for _ in range(3)]
        view = await croupier.create("whitehead", deal="pysol:2")
        assert (await croupier.play(view.game_id, "draw")).revision == 2
        for game_id in tables:
            events = [event async for event in croupier.watch(game_id, 1)]
            assert events[-1].game_closed.ending == game.ENDING_COMPLETED
