"""Four players at a whist table, with rules in which seat 4 deals first, and games that go as a test wants."""

from __future__ import annotations

import asyncio
import random

from croupier.client import (
    ConflictError,
    IllegalMoveError,
    RefusedError,
    connect_async,
)
from croupier.engine.catalog import whist
from croupier.engine.shuffle import new_pack, shuffled
from croupier.engine.whist.loading import overlaid
from croupier.engine.whist.position import opened
from croupier.server.transport.rules_codec import whist_rules_to
from croupier.v1 import game_pb2 as game

from ..engine.whist_table import choice

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
