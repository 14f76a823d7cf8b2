"""Sessions of whist: played to their end in any mix, over restarts, as text, by number, by rules of one's own."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from croupier.client import (
    InvalidRequestError,
)
from croupier.engine.catalog import whist, whists
from croupier.engine.shuffle import new_pack
from croupier.server.transport.rules_codec import whist_rules_from, whist_rules_to
from croupier.v1 import cards_pb2 as cards
from croupier.v1 import game_pb2 as game
from croupier.v1 import whist_pb2
from croupier.v1.whist_rules_pb2 import ContractRules, WhistRules, WhistSessionRules

from .inside import open_house
from .whist_inside import Rigged
from .whist_party import BOTS, Party, on_wire, play_to_the_end
from .whist_scenarios import SCENARIOS, a_hand_of


async def test_every_whist_is_listed_with_its_rules_and_its_bots(place):
    async with open_house(place) as (_, _, croupier):
        listed = {each.id: each for each in await croupier.variants()}
        for each in whists():
            variant = listed[each.id]
            assert (variant.seats, variant.rules_digest) == (4, each.digest)
            assert whist_rules_from(variant.whist_rules, "rules") == each.rules
            assert "random" in variant.bots
            assert not variant.HasField("layout")
            assert await croupier.variant(each.id) == variant


@pytest.mark.parametrize("players", range(5))
@pytest.mark.parametrize("variant", [each.id for each in whists()])
async def test_players_and_bots_in_any_mix_finish_a_session_of_every_variant(place, variant, players):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
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


async def test_a_running_session_is_exported_as_the_caller_sees_it_and_not_read_back(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
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


@pytest.mark.parametrize("name", ["trump named later", "discards", "revokes that cost tricks"])
async def test_a_restart_in_any_phase_loses_nothing(place, name):
    rules, hand = SCENARIOS[name].rules, a_hand_of(SCENARIOS[name])
    tokens, game_id, phases, rest, before = {}, "", set(), list(hand.moves), []
    while rest:
        async with open_house(place) as (house, address, croupier), Party(address) as party:
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
async def test_a_long_session_is_loaded_from_its_last_deal(place, overrides):
    async with open_house(place) as (house, _, croupier):
        game_id = (await croupier.create(on_wire(hands=12, **overrides), seats=BOTS)).game_id
        last = [event async for event in croupier.watch(game_id, 1)][-1].view
        whole = (await croupier.export_game(game_id)).text
        played = await house.store.line(game_id, (await house.store.load(game_id)).head.head)
        replay = (await house.store.load(game_id)).replay
        assert replay.snapshot is not None
        assert len(replay.facts) < 100 < len(played)
        live = (await house.games.get(game_id)).scene.standing
    async with open_house(place) as (house, _, croupier):
        assert (await house.games.get(game_id)).scene.standing == live
        assert await croupier.get(game_id) == last
        assert (await croupier.export_game(game_id)).text == whole


async def test_a_named_session_deals_the_hands_of_its_number_and_is_marked(place):
    async with open_house(place) as (_, address, croupier), Party(address) as party:
        view = await croupier.create("solo-whist", deal="seed:1", seats=["me", *BOTS[1:]])
        assert list(view.marks) == [game.MARK_DEAL_KNOWN]
        named = whist("solo-whist").deal("seed:1").observe(1)
        assert list(view.whist.seats[0].hand) == [int(card) for card in named.hand]
        for deal in ("ms:1", "daily", "pysol:3"):
            with pytest.raises(InvalidRequestError):
                await party[1].create("solo-whist", deal=deal)


async def test_rules_of_a_clients_own_say_only_what_differs(place):
    async with open_house(place) as (_, _, croupier):
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
