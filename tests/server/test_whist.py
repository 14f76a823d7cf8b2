"""Hosting whist: seats, hands that are dealt and promised one by one, bots, time limits, restarts, records."""

from __future__ import annotations

import asyncio
import hashlib
import random
import uuid
from dataclasses import replace

import pytest
from croupier.client import (
    ConflictError,
    ForbiddenError,
    IllegalMoveError,
    InvalidRequestError,
    NotFoundError,
    RefusedError,
    RequestReusedError,
    connect_async,
)
from croupier.engine.catalog import whist, whists
from croupier.engine.shuffle import new_pack, shuffled
from croupier.engine.whist.loading import overlaid
from croupier.engine.whist.moves import parse_whist_move
from croupier.engine.whist.position import opened
from croupier.server.analysis.thinker import Pace
from croupier.server.application import seating
from croupier.server.application.access import Caller
from croupier.server.application.refusals import Refusal
from croupier.server.transport.rules_codec import whist_rules_from, whist_rules_to
from croupier.texts import texts_for
from croupier.v1 import cards_pb2 as cards
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2
from croupier.v1.whist_rules_pb2 import ContractRules, WhistRules, WhistSessionRules

from ..engine.whist_table import choice
from .inside import open_house
from .test_whist_leaks import SCENARIOS, a_hand_of
from .whist_inside import Rigged

FIRST = {"deal.first_dealer": "seat", "deal.first_seat": 4}
"""Seat 4 deals first, so that seat 1 begins."""
BOTS = ("random",) * 4


def rules_of(variant="solo-whist", hands=0, **overrides):
    end = {"session.end": "hands", "session.limit": hands} if hands else {}
    return overlaid(whist(variant).rules, {**FIRST, **end, **overrides})


def on_wire(*arguments, **options):
    return whist_rules_to(rules_of(*arguments, **options))


class Party:
    """Four players, each with a client of their own."""

    def __init__(self, address):
        self.clients = [connect_async(address) for _ in range(4)]

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        for client in self.clients:
            await client.close()

    async def sit(self, game_id):
        for client in self.clients:
            view = await client.join(game_id)
        return view

    def __getitem__(self, seat):
        return self.clients[seat - 1]


async def until(check):
    for _ in range(1000):
        if await check():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def play_to_the_end(client, game_id, seed):
    """A player: whatever comes, a legal move by chance; the last view."""
    chance = random.Random(seed)
    async for event in client.watch(game_id, with_legal_moves=True):
        view = event.view
        now = await client.get(game_id, with_legal_moves=True)
        if now.revision == view.revision and now.legal_moves and now.state == game.GAME_STATE_RUNNING:
            try:
                await client.play(game_id, chance.choice(now.legal_moves), expected_revision=now.revision)
            except (ConflictError, IllegalMoveError, RefusedError):
                continue
    return view


async def test_every_whist_is_listed_with_its_rules_and_its_bots(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        listed = {each.id: each for each in await croupier.variants()}
        for each in whists():
            variant = listed[each.id]
            assert (variant.seats, variant.rules_digest) == (4, each.digest)
            assert whist_rules_from(variant.whist_rules, "rules") == each.rules
            assert "random" in variant.bots
            assert not variant.HasField("layout")
            assert await croupier.variant(each.id) == variant


async def test_the_first_hand_is_dealt_when_every_seat_is_taken(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        view = await croupier.create("solo-whist")
        assert (view.revision, view.whist.phase, view.seat) == (1, whist_pb2.WHIST_PHASE_DEAL, 0)
        assert {each.state for each in view.seating} == {game.SEAT_STATE_OPEN}
        for seat in (1, 2, 3):
            joined = await party[seat].join(view.game_id)
            assert (joined.seat, joined.whist.hand) == (seat, 0)
        full = await party[4].join(view.game_id)
        assert (full.seat, full.whist.hand, full.revision) == (4, 1, 6)
        assert [len(seat.hand) for seat in full.whist.seats] == [0, 0, 0, 13]
        looking_on = await croupier.get(view.game_id)
        assert [len(seat.hand) for seat in looking_on.whist.seats] == [0, 0, 0, 0]
        assert looking_on.seat == 0


@pytest.mark.parametrize(
    ("contract", "made", "units"),
    [
        ("solo", True, 3),
        ("solo", False, 3),
        ("misere", True, 3),
        ("misere", False, 3),
        ("abundance", False, 5),
        ("royal_abundance", False, 5),
        ("spread_misere", False, 6),
        ("slam", False, 8),
    ],
)
async def test_a_lone_declarer_settles_with_each_of_the_others(tmp_path, contract, made, units):
    hand, position = a_hand(lambda settled: settled.the_hand.contract.id == contract and is_made(settled) == made)
    (declarer,) = position.the_contract.declarers
    paid = units if made else -units
    settled = await played_through(tmp_path, hand)
    assert list(settled.units) == [3 * paid if seat == declarer else -paid for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("opposite", [True, False])
async def test_partners_settle_with_both_others(tmp_path, made, opposite):
    def fits(position):
        contract = position.the_hand.contract
        if contract.id != "prop_cop" or is_made(position) != made:
            return False
        return (contract.declarers[0] - contract.declarers[1]) % 2 == (not opposite)

    hand, position = a_hand(fits)
    paid = 2 if made else -2
    settled = await played_through(tmp_path, hand)
    assert list(settled.units) == [paid if seat in position.the_contract.declarers else -paid for seat in (1, 2, 3, 4)]


def a_hand(fits):
    """A deck and moves by chance whose settled hand fits."""
    rules = rules_of(hands=1)
    for seed in range(3000):
        chance = random.Random(seed)
        deck = shuffled(new_pack(), chance.randrange)
        position, moves = opened(rules).dealt(deck), []
        while position.outcome() is None and not position.awaits_deal:
            (seat,) = position.to_act
            move = choice(position, seat, chance)
            moves.append((seat, move.text))
            position = position.play(seat, move)
        if position.the_hand.contract is not None and fits(position):
            return (deck, moves), position
    raise AssertionError("no such hand")


def is_made(position):
    return bool(position.the_hand.settlement.made)


async def played_through(folder, hand):
    """The settlement of a hand that is played at a service."""
    deck, moves = hand
    async with open_house(folder) as (house, address, croupier), Party(address) as party:
        house.chance = replace(house.chance, below=Rigged(deck).below)
        game_id = (await croupier.create(on_wire(hands=1))).game_id
        await party.sit(game_id)
        for number, (seat, text) in enumerate(moves):
            # By notation and typed, in turn.
            move = text if number % 2 else typed(text)
            view = (await party[seat].play(game_id, move)).view
        assert (view.state, view.ending) == (game.GAME_STATE_CLOSED, game.ENDING_COMPLETED)
        assert [seat.balance for seat in view.whist.seats] == list(view.whist.settlement.units)
        return view.whist.settlement


def typed(text):
    word, _, rest = text.partition(":")
    if word == "trump":
        return game.Move(trumps=cards.Suit.Value(SUITS[rest]))
    if text[0].isupper() or text[0].isdigit():
        return game.Move(play=cards.Card.Value(f"CARD_{text}"))
    return game.Move(call=whist_pb2.Call(bid=word, trumps=SUITS.get(rest)))


SUITS = {"C": "SUIT_CLUBS", "S": "SUIT_SPADES", "H": "SUIT_HEARTS", "D": "SUIT_DIAMONDS"}


@pytest.mark.parametrize("players", range(5))
@pytest.mark.parametrize("variant", [each.id for each in whists()])
async def test_players_and_bots_in_any_mix_finish_a_session_of_every_variant(tmp_path, variant, players):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        seats = [None] * players + ["random"] * (4 - players)
        game_id = (await croupier.create(on_wire(variant, hands=2), seats=seats)).game_id
        for seat in range(1, players + 1):
            await party[seat].join(game_id, seat)
        at_table = [asyncio.create_task(play_to_the_end(party[seat], game_id, seat)) for seat in range(1, players + 1)]
        looking_on = [event async for event in croupier.watch(game_id, 1)]
        await asyncio.gather(*at_table)
        last = looking_on[-1].view
        assert [event.revision for event in looking_on] == list(range(2, last.revision + 1))
        assert (last.ending, last.whist.hands) == (game.ENDING_COMPLETED, 2)
        assert sum(seat.balance for seat in last.whist.seats) + last.whist.pool == 0
        whole = await croupier.export_game(game_id)
        assert not whole.partial
        imported = await croupier.import_game(whole.text)
        assert imported.ending == game.ENDING_COMPLETED
        assert [seat.balance for seat in imported.whist.seats] == [seat.balance for seat in last.whist.seats]
        assert (await croupier.export_game(imported.game_id)).text == whole.text


async def test_a_running_session_is_exported_as_the_caller_sees_it_and_not_read_back(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        view = await party.sit(game_id)
        own = [cards.Card.Name(card).removeprefix("CARD_") for card in view.whist.seats[3].hand]
        export = await party[4].export_game(game_id)
        assert export.partial
        assert f"Held: 4.13 {' '.join(own)}\n" in export.text
        assert "Held: 1.13\n" in export.text
        assert "Held: 4.13\n" in (await croupier.export_game(game_id)).text
        with pytest.raises(InvalidRequestError) as caught:
            await croupier.import_game(export.text)
        assert caught.value.reason == "PARTIAL_IMPORT"


async def test_a_settled_hand_is_opened_and_one_that_nobody_played_is_not(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        for seat in (1, 2, 3, 4):
            view = (await party[seat].play(game_id, "pass")).view
        promised = {each.hand: each for each in view.commitments}
        assert set(promised) == {1, 2}
        assert [promised[1].deal, promised[2].deal] == ["", ""]
        await party[2].play(game_id, "misere")
        for seat in (3, 4, 1):
            view = (await party[seat].play(game_id, "pass")).view
        while view.whist.hand == 2:
            seat = view.to_act[0]
            legal = (await party[seat].moves(game_id))[0].move
            view = (await party[seat].play(game_id, legal)).view
        opened_now = {each.hand: each for each in view.commitments}
        assert set(opened_now) == {2, 3}
        hand = opened_now[2]
        text = hand.salt + f"{game_id}2{hand.deal}".encode()
        assert hashlib.sha256(text).digest() == hand.digest == promised[2].digest
        assert not opened_now[3].deal
        closed = await party[1].resign(game_id)
        assert {each.hand: bool(each.deal) for each in closed.commitments} == {2: True, 3: True}
        assert "Unopened: 1\n" in (await croupier.export_game(game_id)).text


async def test_a_repeated_write_is_done_once_and_answers_the_same(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_at_a_table_one_move_is_played_at_a_time_and_none_is_taken_back(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        with pytest.raises(InvalidRequestError) as caught:
            await party[1].play(game_id, "pass", "pass")
        assert caught.value.reason == "REVEAL_INSIDE_BATCH"
        view = (await party[1].play(game_id, "pass")).view
        assert (view.undo_steps, view.redo_steps) == (0, 0)
        for call in (party[1].undo, party[1].redo):
            with pytest.raises(RefusedError) as caught:
                await call(game_id)
            assert caught.value.reason == "UNDO_NOT_ALLOWED"
        with pytest.raises(RefusedError) as caught:
            await party[2].suggest(game_id)
        assert caught.value.reason == "ONE_PLAYER_ONLY"
        with pytest.raises(RefusedError) as caught:
            [_ async for _ in party[2].solve(game_id)]
        assert caught.value.reason == "ONE_PLAYER_ONLY"
        with pytest.raises(InvalidRequestError) as caught:
            await party[2].play(game_id, "t1-t2")
        assert caught.value.reason == "MALFORMED_NOTATION"


async def test_who_has_no_seat_looks_on_and_plays_nothing(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_a_token_of_another_game_or_of_nobody_opens_nothing(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_a_seat_belongs_to_the_subject_that_joined(tmp_path):
    async with open_house(tmp_path) as (house, _, croupier):
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


async def test_who_leaves_looks_on_and_comes_back_with_the_token(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_a_bot_takes_the_seat_of_who_leaves_until_they_come_back(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire())).game_id
        await party.sit(game_id)
        left = await party[1].leave(game_id, bot="random")
        assert (left.seating[0].state, left.seating[0].bot) == (game.SEAT_STATE_BOT, "random")

        async def has_called():
            return len((await croupier.get(game_id)).whist.calls) > 0

        await until(has_called)
        back = await party[1].join(game_id)
        assert (back.seat, back.seating[0].state) == (1, game.SEAT_STATE_TAKEN)


async def test_bots_alone_do_not_go_on_with_a_session_that_has_no_end(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier):
        alone = await croupier.create(on_wire(), seats=BOTS)
        assert (alone.revision, alone.whist.hand) == (1, 0)
        async with connect_async(address) as ann:
            game_id = (await ann.create(on_wire(), seats=["me", *BOTS[1:]])).game_id
            await ann.leave(game_id, bot="random")

            async def waits():
                return (await croupier.get(game_id)).whist.phase == whist_pb2.WHIST_PHASE_SETTLED

            await until(waits)
            assert (await ann.join(game_id)).whist.hand == 2


async def test_the_owner_seats_bots_where_nobody_sits(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_a_private_table_is_seen_by_those_who_sit_at_it_and_joined_by_who_knows_it(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_tables_with_an_open_seat_are_listed_for_everybody(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        open_table = (await croupier.create("solo-whist", seats=["random", "me"])).game_id
        await croupier.create("solo-whist", seats=BOTS)
        await croupier.create("whitehead")
        closed = (await croupier.create("solo-whist")).game_id
        await croupier.resign(closed)
        listed = [each async for each in croupier.games(open_seats=True)]
        assert [each.game_id for each in listed] == [open_table]
        states = [each.state for each in listed[0].seating]
        assert states == [game.SEAT_STATE_BOT, game.SEAT_STATE_TAKEN, game.SEAT_STATE_OPEN, game.SEAT_STATE_OPEN]


async def test_the_service_passes_for_who_does_not_call_in_time(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
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


async def test_a_turn_that_came_due_while_the_service_was_away_is_taken_when_it_is_back(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        game_id = (await croupier.create(on_wire(), act_within=2)).game_id
        revision = (await party.sit(game_id)).revision
    async with open_house(tmp_path) as (_, _, croupier):
        assert (await croupier.get(game_id)).revision == revision
        event = await anext(croupier.watch(game_id, revision))
        assert (event.moves_played.seat, event.moves_played.cause) == (1, game.CAUSE_TIMEOUT)


async def test_bots_go_on_where_a_service_that_was_stopped_left_them(tmp_path):
    async with open_house(tmp_path) as (house, _, croupier):
        house.due = lambda game_id, due_ms: None
        game_id = (await croupier.create(on_wire(hands=1), seats=BOTS)).game_id
        assert (await croupier.get(game_id)).revision == 2
    async with open_house(tmp_path) as (_, _, croupier):
        events = [event async for event in croupier.watch(game_id, 2)]
        assert events[-1].game_closed.ending == game.ENDING_COMPLETED


@pytest.mark.parametrize("name", ["trump named later", "discards", "revokes that cost tricks"])
async def test_a_restart_in_any_phase_loses_nothing(tmp_path, name):
    rules, hand = SCENARIOS[name].rules, a_hand_of(SCENARIOS[name])
    tokens, game_id, phases, rest, before = {}, "", set(), list(hand.moves), []
    while rest:
        async with open_house(tmp_path) as (house, address, croupier), Party(address) as party:
            if not game_id:
                house.chance = replace(house.chance, below=Rigged(hand.deck, new_pack()).below)
                game_id = (await croupier.create(whist_rules_to(rules))).game_id
                view = await party.sit(game_id)
                tokens = {seat: party[seat].seat_token(game_id) for seat in (1, 2, 3, 4)}
            else:
                for seat, token in tokens.items():
                    party[seat].take_seat(game_id, token)
                after = [await party[seat].get(game_id, with_legal_moves=True) for seat in (1, 2, 3, 4)]
                assert after == before
            # On into the next phase, or through some tricks of this one.
            phase, played = view.whist.phase, 0
            while rest and view.whist.phase == phase and played < 24:
                seat, move = rest.pop(0)
                view = (await party[seat].play(game_id, move.text)).view
                played += 1
            before = [await party[seat].get(game_id, with_legal_moves=True) for seat in (1, 2, 3, 4)]
            phases.add(phase)
    assert {whist_pb2.WHIST_PHASE_AUCTION, whist_pb2.WHIST_PHASE_PLAY, MORE[name]} <= phases


MORE = {
    "trump named later": whist_pb2.WHIST_PHASE_NAMING,
    "discards": whist_pb2.WHIST_PHASE_DISCARDING,
    "revokes that cost tricks": whist_pb2.WHIST_PHASE_CLAIMS,
}


@pytest.mark.parametrize("overrides", [{}, {"deal.shuffle": "cut_only"}, {"auction.all_pass": "double_next"}])
async def test_a_long_session_is_loaded_from_its_last_deal(tmp_path, overrides):
    async with open_house(tmp_path) as (house, _, croupier):
        game_id = (await croupier.create(on_wire(hands=12, **overrides), seats=BOTS)).game_id
        last = [event async for event in croupier.watch(game_id, 1)][-1].view
        whole = (await croupier.export_game(game_id)).text
        played = await house.store.line(game_id, (await house.store.load(game_id)).head.head)
        replay = (await house.store.load(game_id)).replay
        assert replay.snapshot is not None
        assert len(replay.facts) < 100 < len(played)
        live = (await house.games.get(game_id)).scene.standing
    async with open_house(tmp_path) as (house, _, croupier):
        assert (await house.games.get(game_id)).scene.standing == live
        assert await croupier.get(game_id) == last
        assert (await croupier.export_game(game_id)).text == whole


async def test_a_named_session_deals_the_hands_of_its_number_and_is_marked(tmp_path):
    async with open_house(tmp_path) as (_, address, croupier), Party(address) as party:
        view = await croupier.create("solo-whist", deal="seed:1", seats=["me", *BOTS[1:]])
        assert list(view.marks) == [game.MARK_DEAL_KNOWN]
        named = whist("solo-whist").deal("seed:1").observe(1)
        assert list(view.whist.seats[0].hand) == [int(card) for card in named.hand]
        for deal in ("ms:1", "daily", "pysol:3"):
            with pytest.raises(InvalidRequestError):
                await party[1].create("solo-whist", deal=deal)


async def test_rules_of_a_clients_own_say_only_what_differs(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        mine = WhistRules(session=WhistSessionRules(end=WhistSessionRules.END_HANDS, limit=20))
        mine.contracts.append(ContractRules(id="solo"))
        mine.contracts.append(ContractRules(id="grandissimo", trump=ContractRules.TRUMP_NONE))
        view = await croupier.create(mine)
        assert view.variant_id == ""
        played = (await croupier.variant_of(view.game_id)).whist_rules
        assert [each.id for each in played.contracts] == ["solo", "grandissimo"]
        assert (played.contracts[0].target.tricks, played.contracts[1].target.tricks) == (5, 13)
        for wrong in (
            WhistRules(contracts=[ContractRules(id="solo"), ContractRules(id="solo")]),
            WhistRules(contracts=[ContractRules()]),
            WhistRules(contracts=[ContractRules(id="a.b.c")]),
            WhistRules(session=WhistSessionRules(end=WhistSessionRules.END_HANDS)),
        ):
            with pytest.raises(InvalidRequestError):
                await croupier.create(wrong)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Passes", "Bids solo", "Plays the king of hearts")),
        ("de", ("Passt", "Reizt Solo", "Spielt Herz König")),
        ("ru", ("Пасует", "Заявляет соло", "Кладёт короля червей")),
    ],
)
async def test_moves_come_as_sentences(tmp_path, language, sentences):
    async with open_house(tmp_path) as (house, address, _):
        hand, _ = a_hand(lambda position: position.the_hand.contract.id == "solo")
        house.chance = replace(house.chance, below=Rigged(hand[0]).below)
        async with connect_async(address, language=language) as speaking:
            game_id = (await speaking.create(on_wire(), seats=["me"])).game_id
            async with Party(address) as party:
                for seat in (2, 3, 4):
                    await party[seat].join(game_id)
                legal = {each.move.text: each.sentence for each in await speaking.moves(game_id, with_sentences=True)}
                assert (legal["pass"], legal["solo"]) == sentences[:2]
                assert (await speaking.explain(game_id, "solo")).sentence == sentences[1]
                told = await speaking.explain(game_id, "KH")
                assert (told.legal, told.reason) == (False, "AUCTION_NOT_OVER")
        assert texts_for(language).move(parse_whist_move("KH")) == sentences[2]


def test_a_bot_takes_as_long_over_a_forced_card_as_over_a_choice():
    pace, choice_of_two, forced = Pace(), parse_all("KH", "2H"), parse_all("KH")
    assert pace.pause("thumb", forced, 0.001) == 0.0
    assert pace.pause("thumb", choice_of_two, 0.3) == 0.0
    assert pace.pause("thumb", forced, 0.1) == pytest.approx(0.2)
    assert pace.pause("random", forced, 0.1) == 0.0


def parse_all(*texts):
    return [parse_whist_move(text) for text in texts]


async def test_a_bots_thinking_keeps_nobody_else_waiting(tmp_path):
    async with open_house(tmp_path) as (_, _, croupier):
        tables = [(await croupier.create(on_wire(hands=1), seats=BOTS)).game_id for _ in range(3)]
        view = await croupier.create("whitehead", deal="pysol:2")
        assert (await croupier.play(view.game_id, "draw")).revision == 2
        for game_id in tables:
            events = [event async for event in croupier.watch(game_id, 1)]
            assert events[-1].game_closed.ending == game.ENDING_COMPLETED
