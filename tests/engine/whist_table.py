"""A whist table for tests: hands written as bridge players write them, and seats that play by simple rules."""

from __future__ import annotations

import random

from croupier.engine.cards import Card
from croupier.engine.catalog import whist
from croupier.engine.errors import IllegalMoveError
from croupier.engine.whist.dealing import PACK, named_deck
from croupier.engine.whist.loading import overlaid
from croupier.engine.whist.moves import Call, Play, parse_whist_move
from croupier.engine.whist.options import with_options
from croupier.engine.whist.position import opened
from croupier.engine.whist.seats import SEATS, round_from

DEALER = 4
AT_HOME = {"deal.first_dealer": "seat", "deal.first_seat": DEALER}
"""Seat 4 deals first, so that seat 1 is eldest hand."""


def cards(hand):
    """The cards of a hand such as `AKQ.T9.5.8765432`: spades, hearts, diamonds, clubs."""
    return [Card.parse(rank + suit) for suit, ranks in zip("SHDC", hand.split("."), strict=True) for rank in ranks]


def rules_for(variant="solo-whist", overrides=None, **options):
    rules = whist(variant).rules
    if options:
        rules = with_options(rules, options)
    return overlaid(rules, {**AT_HOME, **(overrides or {})})


def deck_of(rules, hands, turn_up=None, dealer=DEALER):
    """The deck that deals these hands; the dealer's last card is the one that is turned up."""
    held = {seat: cards(hand) for seat, hand in zip(SEATS, hands, strict=True)}
    if turn_up is not None:
        card = Card.parse(turn_up)
        held[dealer].remove(card)
        held[dealer].append(card)
    assert sorted(card for hand in held.values() for card in hand) == sorted(PACK)
    deck = []
    for packet in rules.deal.packets:
        for seat in (*round_from(dealer)[1:], dealer):
            deck += held[seat][:packet]
            del held[seat][:packet]
    return deck


def dealt(rules, hands, turn_up=None, second=None):
    """A first hand; `second` is what the second pack turns up."""
    start = opened(rules)
    deck = deck_of(rules, hands, turn_up)
    if start.packs_awaited == 2:
        card = Card.parse(second)
        deck += [*(other for other in PACK if other is not card), card]
    return start.dealt(deck)


def calls(position, words):
    """The position after calls in turn."""
    for word in words.split():
        (seat,) = position.in_turn
        position = position.play(seat, parse_whist_move(word))
    return position


def plays(position, words):
    """The position after moves in turn: cards, a trump."""
    return calls(position, words)


def refusal(position, seat, move):
    """The reason for which a move is refused."""
    try:
        position.play(seat, parse_whist_move(move) if isinstance(move, str) else move)
    except IllegalMoveError as error:
        return error.reason
    raise AssertionError(f"{move} is legal")


def highest(position):
    """The position after everybody in turn has played the last card that he may, until nobody is asked for one."""
    return finished(position, lambda moves: moves[-1])


def lowest(position):
    """The same with the first card."""
    return finished(position, lambda moves: moves[0])


def finished(position, choose):
    while position.phase.value == "play":
        (seat,) = position.in_turn
        position = position.play(seat, choose([m for m in position.legal_moves(seat) if isinstance(m, Play)]))
    return position


def abandoned(position):
    """The position after four passes."""
    return calls(position, "pass pass pass pass")


def next_deal(position, name="seed:1"):
    """The position with the next hand of a named session."""
    return position.dealt(named_deck(name, deal=position.session.deals + 1, packs=position.packs_awaited))


def choice(position, seat, chance):
    """A legal move by chance; bids are rarer than passes, and low ones likelier: so every contract is played."""
    moves = position.legal_moves(seat)
    if not isinstance(moves[0], Call) or len(moves) == 1:
        return chance.choice(moves)
    words = list(dict.fromkeys(move.bid if isinstance(move, Call) else move.text for move in moves[1:]))
    if chance.random() < 0.6:
        return moves[0]
    word = words[min(int(chance.expovariate(0.35)), len(words) - 1)]
    return chance.choice([move for move in moves if move.text.partition(":")[0] in (word, word.partition(":")[0])])


def by_chance(rules, seed, hands):
    """A session by chance: each position, the seat and its move (None for a deal), and the position after it."""
    chance = random.Random(seed)
    position = opened(rules)
    while position.outcome() is None:
        if position.awaits_deal:
            if position.session.deals == hands:
                return
            after = next_deal(position, f"seed:{seed}")
            yield position, None, None, after
        else:
            seat = chance.choice(sorted(position.to_act))
            move = choice(position, seat, chance)
            after = position.play(seat, move)
            yield position, seat, move, after
        position = after
