"""What holds in every position of every whist, whatever its players agreed on.

`CROUPIER_WHIST_GAMES` says how many random games are played; 10,000 take some minutes.
"""

from __future__ import annotations

import os
import random

import pytest
from croupier.engine.cards import Card, Suit
from croupier.engine.catalog import whists
from croupier.engine.errors import IllegalMoveError, RulesError
from croupier.engine.notation import parse_move
from croupier.engine.whist.dealing import PACK, named_deck
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.ladder import ladder_for
from croupier.engine.whist.moves import COP, WAIT, Call, ClaimRevoke, Discard, NameTrump, Play, parse_whist_move
from croupier.engine.whist.options import options, with_options
from croupier.engine.whist.policies import AllPass
from croupier.engine.whist.position import opened
from croupier.engine.whist.seats import SEATS

from .whist_table import by_chance

GAMES = int(os.environ.get("CROUPIER_WHIST_GAMES", "300"))
BATCH = 25


def agreed(chance):
    """A variant with some options chosen by chance; again, where they contradict each other."""
    while True:
        rules = chance.choice(whists()).rules
        names = chance.sample(sorted(options()), chance.randrange(6))
        try:
            return with_options(rules, {name: chance.choice(options()[name].choices) for name in names})
        except RulesError:
            continue


def conserved(hand):
    there = [card for held in hand.held for card in held]
    there += [card for trick in (*hand.tricks, hand.trick) for card in trick.cards]
    there += [card for card in hand.discards if card is not None]
    return sorted(there) == sorted(PACK)


@pytest.mark.parametrize("batch", range((GAMES + BATCH - 1) // BATCH))
def test_units_and_cards_are_conserved_and_nobody_is_ever_stuck(batch):
    chance = random.Random(batch)
    for seed in range(batch * BATCH, min(GAMES, (batch + 1) * BATCH)):
        rules = agreed(chance)
        for before, _, _, after in by_chance(rules, seed, hands=4):
            session, hand = after.session, after.the_hand
            assert sum(session.balances) + session.pool == 0
            if hand.settlement is None:
                assert after.to_act
                continue
            end = hand.settlement
            assert conserved(hand)
            assert sum(end.units) + end.pool == 0
            moved = [now - then for now, then in zip(session.balances, before.session.balances, strict=True)]
            assert tuple(moved) == end.units or rules.pool.ante
            assert session.pool >= 0
            assert not set(end.made) & set(end.lost)


@pytest.mark.parametrize("seed", range(40))
def test_who_may_act_has_legal_moves_and_nobody_else(seed):
    for _, _, _, position in by_chance(agreed(random.Random(seed)), seed, hands=3):
        for seat in SEATS:
            moves = position.legal_moves(seat)
            assert bool(moves) == (seat in position.to_act) == position.observe(seat).has_legal_moves
            assert len(set(moves)) == len(moves)
        assert position.in_turn <= position.to_act
        assert not position.observe(None).has_legal_moves


def every_move(rules):
    calls = [Call(word, suit) for word in ladder_for(rules).place for suit in (None, *Suit)]
    yield from (*ladder_for(rules).calls, *calls, COP, WAIT, Call("nonsense"), Call("pass", Suit.CLUBS))
    yield from map(NameTrump, Suit)
    yield from map(ClaimRevoke, range(1, 14))
    for card in Card:
        yield Play(card)
        yield Discard(card)


@pytest.mark.parametrize("seed", range(30))
def test_the_legal_moves_are_exactly_the_playable_ones(seed):
    rules = agreed(random.Random(seed))
    universe = list(every_move(rules))
    chance = random.Random(seed)
    for _, _, _, position in by_chance(rules, seed, hands=2):
        if chance.random() > 0.15:
            continue
        for seat in (0, 1, 2, 3, 4, 5):
            playable = set()
            for move in universe:
                fresh = position._replace()
                try:
                    fresh.play(seat, move)
                except IllegalMoveError:
                    continue
                playable.add(move)
            assert playable == set(position.legal_moves(seat))


@pytest.mark.parametrize("seed", range(20))
def test_a_replay_leads_to_the_same_position(seed):
    rules = agreed(random.Random(seed))
    position = opened(rules)
    for before, seat, move, after in by_chance(rules, seed, hands=3):
        assert position == before
        assert hash(position) == hash(before)
        if move is None:
            deals = position.session.deals + 1
            position = position.dealt(named_deck(f"seed:{seed}", deal=deals, packs=position.packs_awaited))
        else:
            position = position.applied(seat, parse_move(move.text))
        assert position == after
        for other in (*SEATS, None):
            assert position.observe(other) == after.observe(other)


@pytest.mark.parametrize("seed", range(20))
def test_moves_are_written_and_read_back(seed):
    rules = agreed(random.Random(seed))
    for move in every_move(rules):
        assert parse_whist_move(move.text) == move
        assert parse_move(move.text) == move
    assert {move.text for _, _, move, _ in by_chance(rules, seed, hands=1) if move} <= {
        move.text for move in every_move(rules)
    }


def test_a_play_leaves_the_position_as_it_was():
    for before, seat, move, after in by_chance(agreed(random.Random(3)), 3, hands=2):
        if move is not None:
            copy = before._replace()
            assert before.play(seat, move) == after
            assert before == copy


def voids(hand):
    """The suits that each seat has shown to have no more, where the rules made it follow."""
    shown = {seat: set() for seat in SEATS}
    for trick in (*hand.tricks, hand.trick):
        for at, card in enumerate(trick.cards):
            if card.suit is not trick.cards[0].suit:
                shown[(trick.leader + at - 1) % 4 + 1].add(trick.cards[0].suit)
    return shown


def redealt(position, seat, chance):
    """The same position as far as a seat knows it: unseen cards lie elsewhere, unheard suits are others."""
    hand, view = position.the_hand, position.observe(seat)
    piles = {("held", other): list(hand.held[other - 1]) for other in SEATS if other != seat}
    for other in SEATS:
        if hand.discards[other - 1] is not None and other != seat:
            piles["discard", other] = [hand.discards[other - 1]]
    for shown in view.seats:
        if shown.hand:
            piles.pop(("held", shown.seat), None)
    known = {hand.turn_up}
    if any(made.call.bid == "troel" for made in hand.auction.calls):
        known |= {hand.partner_card, *(card for card in PACK if card.rank == 1)}
    places = [(pile, at) for pile, held in piles.items() for at, card in enumerate(held) if card not in known]
    shown_voids = voids(hand) if not position.ladder.claims else {other: set() for other in SEATS}
    for _ in range(60 if len(places) > 1 else 0):
        (one, at), (two, there) = chance.sample(places, 2)
        first, second = piles[one][at], piles[two][there]
        fits = (one[0] == "discard" or second.suit not in shown_voids[one[1]]) and (
            two[0] == "discard" or first.suit not in shown_voids[two[1]]
        )
        if fits:
            piles[one][at], piles[two][there] = second, first
    held = tuple(
        tuple(sorted(piles[("held", other)], key=lambda card: (card.suit, (card.rank - 2) % 13)))
        if ("held", other) in piles
        else hand.held[other - 1]
        for other in SEATS
    )
    discards = tuple(piles.get(("discard", other), [hand.discards[other - 1]])[0] for other in SEATS)
    hand = hand._replace(held=held, discards=discards, auction=other_suits(position, seat, chance))
    gathered = list(position.session.gathered)
    chance.shuffle(gathered)
    return position._replace(hand=hand, session=position.session._replace(gathered=tuple(gathered)))


def other_suits(position, seat, chance):
    """The auction with other suits in the bids of others that never became the contract."""
    auction, contract = position.the_hand.auction, position.the_hand.contract
    bidder = contract.declarers[0] if contract is not None and contract.declarers else 0
    calls = list(auction.calls)
    played = max((at for at, made in enumerate(calls) if made.seat == bidder and made.call != COP), default=-1)
    standing = auction.standing
    for at, made in enumerate(calls):
        if made.call.trumps is None or made.seat == seat or at == played:
            continue
        rung = position.rules.contracts[position.ladder.place[made.call.bid]]
        if rung.sub_rank.value == "suit":
            continue
        suits = [suit for suit in Suit if rung.trump.value == "named" or suit is not auction.turned]
        suit = chance.choice(suits)
        calls[at] = made._replace(call=Call(made.call.bid, suit))
        last = all(later.seat != made.seat or later.call == COP for later in calls[at + 1 :])
        if standing is not None and standing.holders[0] == made.seat and contract is None and last:
            standing = standing._replace(trumps=suit)
    return auction._replace(calls=tuple(calls), standing=standing)


def refusals(position, seat, moves):
    """What a seat hears of moves that it tries."""
    for move in moves:
        try:
            position._replace().play(seat, move)
        except IllegalMoveError as error:
            yield move, error.reason, error.facts
        else:
            yield move, None, None


def assert_nothing_leaks(position, seat, chance, moves):
    other = redealt(position, seat, chance)
    assert other.observe(seat) == position.observe(seat)
    assert other.to_act == position.to_act
    assert other.in_turn == position.in_turn
    assert other.packs_awaited == position.packs_awaited
    assert other.hidden() == position.hidden()
    if seat is not None:
        assert other.legal_moves(seat) == position.legal_moves(seat)
        assert list(refusals(other, seat, moves)) == list(refusals(position, seat, moves))
    return other


def agreements():
    """Every choice of every option, with every variant that it does not contradict."""
    for variant in whists():
        for name, option in options().items():
            for chosen in option.choices:
                try:
                    rules = with_options(variant.rules, {name: chosen})
                except RulesError:
                    continue
                yield pytest.param(rules, id=f"{variant.id} {name} {chosen}")


@pytest.mark.parametrize("rules", list(agreements()))
def test_permuting_what_a_seat_cannot_see_changes_nothing_that_it_observes(rules):
    chance = random.Random(len(repr(rules)))
    universe = list(every_move(rules))
    for _, _, _, position in by_chance(rules, chance.randrange(1000), hands=3):
        if chance.random() < 0.3:
            for seat in (*SEATS, None):
                assert_nothing_leaks(position, seat, chance, chance.sample(universe, 12))


def test_the_permutations_reach_every_phase_and_really_change_cards():
    chance = random.Random(1)
    phases, changed = set(), 0
    for seed in range(60):
        rules = agreed(chance) if seed % 4 else whists()[-1].rules
        if seed % 4 == 1:
            rules = with_options(rules, {"revoke": "three_tricks", "stop_when_decided": "when_decided"})
        for _, _, _, position in by_chance(rules, seed, hands=3):
            if chance.random() < 0.1 or position.phase not in (Phase.AUCTION, Phase.PLAY):
                phases.add(position.phase)
                for seat in (*SEATS, None):
                    changed += assert_nothing_leaks(position, seat, chance, ()) != position
    assert phases >= set(Phase) - {Phase.DEAL, Phase.OVER}
    assert changed > 1000


def test_others_hear_a_discard_and_a_secret_suit_without_what_is_secret():
    rules = with_options(whists()[0].rules, {"trump_naming": "with_bid"})
    position = opened(rules)
    call = Call("abundance", Suit.HEARTS)
    assert position.as_seen(call, by=2, to=2) == call
    assert position.as_seen(call, by=2, to=3) == position.as_seen(call, by=2, to=None) == Call("abundance")
    assert position.as_seen(Discard(Card.C2), by=2, to=2) == Discard(Card.C2)
    assert position.as_seen(Discard(Card.C2), by=2, to=None).text == "discard"
    assert position.as_seen(Play(Card.C2), by=2, to=None) == Play(Card.C2)
    boston = opened(whists()[-1].rules)
    assert boston.as_seen(Call("six", Suit.HEARTS), by=2, to=3) == Call("six", Suit.HEARTS)


def test_every_contract_of_every_ladder_is_played_by_chance():
    for variant in whists():
        contracts = set()
        for seed in range(250):
            for _, _, _, after in by_chance(variant.rules, seed, hands=4):
                if after.the_hand.contract is not None:
                    contracts.add(after.the_hand.contract.id)
            if contracts >= set(variant.rules.ladder):
                break
        assert contracts >= set(variant.rules.ladder)


def test_a_session_by_chance_ends_as_it_should():
    rules = with_options(whists()[0].rules, {"session_end": "hands:20"})
    assert rules.auction.all_pass is AllPass.REDEAL_NEXT
    *_, (_, _, _, last) = by_chance(rules, 5, hands=200)
    assert last.phase is Phase.OVER
    assert last.session.hands == 20
    assert sum(last.outcome().score) == 0
