"""A hand of whist on the wire: dealt when all sit, promised, played one move at a time, settled and opened."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from croupier.client import (
    InvalidRequestError,
    RefusedError,
    connect_async,
)
from croupier.engine.whist.moves import parse_whist_move
from croupier.texts import texts_for
from croupier.v1 import cards_pb2 as cards
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2

from .inside import open_house
from .whist_inside import Rigged
from .whist_party import Party, a_hand, on_wire


async def test_the_first_hand_is_dealt_when_every_seat_is_taken(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
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
async def test_a_lone_declarer_settles_with_each_of_the_others(place, contract, made, units):
    hand, position = a_hand(lambda settled: settled.the_hand.contract.id == contract and is_made(settled) == made)
    (declarer,) = position.the_contract.declarers
    paid = units if made else -units
    settled = await played_through(place, hand)
    assert list(settled.units) == [3 * paid if seat == declarer else -paid for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("opposite", [True, False])
async def test_partners_settle_with_both_others(place, made, opposite):
    def fits(position):
        contract = position.the_hand.contract
        if contract.id != "prop_cop" or is_made(position) != made:
            return False
        return (contract.declarers[0] - contract.declarers[1]) % 2 == (not opposite)

    hand, position = a_hand(fits)
    paid = 2 if made else -2
    settled = await played_through(place, hand)
    assert list(settled.units) == [paid if seat in position.the_contract.declarers else -paid for seat in (1, 2, 3, 4)]


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


async def test_a_settled_hand_is_opened_and_one_that_nobody_played_is_not(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
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


async def test_at_a_table_one_move_is_played_at_a_time_and_none_is_taken_back(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
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


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Passes", "Bids solo", "Plays the king of hearts")),
        ("de", ("Passt", "Reizt Solo", "Spielt Herz König")),
        ("ru", ("Пасует", "Заявляет соло", "Кладёт короля червей")),
    ],
)
async def test_moves_come_as_sentences(place, language, sentences):
    async with open_house(place) as (house, address, _):
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
