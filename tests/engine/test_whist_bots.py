"""Whist bots: they keep to the rules, to their view and to their chance, and know their trade."""

from __future__ import annotations

import random

import pytest
from croupier.bots.whist import BOTS, bot
from croupier.bots.whist.holding import cards_in
from croupier.bots.whist.imagining import imagined, unseen_by
from croupier.bots.whist.reading import auction_of, terms_of
from croupier.bots.whist.thumb import proven_claim
from croupier.bots.whist.valuing import value
from croupier.engine.cards import Card, Suit
from croupier.engine.catalog import whists
from croupier.engine.whist.dealing import PACK, named_deck
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.ladder import ladder_for
from croupier.engine.whist.moves import PASS, Call, ClaimRevoke, NameTrump
from croupier.engine.whist.policies import TurnUp
from croupier.engine.whist.position import opened
from croupier.engine.whist.seats import SEATS
from croupier.engine.whist.trick import in_order

from .test_whist_properties import agreed
from .whist_table import by_chance, calls, cards, dealt, plays, rules_for

FEW = 3000
"""Nodes enough for a bot that only has to keep to the rules: three imagined deals."""


def seated(name, seed, nodes=FEW):
    return bot(name, random.Random(seed).randrange, nodes=nodes)


def asked(position, seat, name, seed=0, nodes=FEW):
    """What a bot does with a seat's view."""
    return seated(name, seed, nodes).choose(position.observe(seat), position.rules, position.legal_moves(seat))


def session(rules, names, seed, hands):
    """Each position of a session among bots, with the seat and the move that it chose."""
    players = {seat: seated(name, seed + seat) for seat, name in zip(SEATS, names, strict=True)}
    position = opened(rules)
    while position.outcome() is None:
        if position.awaits_deal:
            if position.session.deals == hands:
                return
            deck = named_deck(f"seed:{seed}", deal=position.session.deals + 1, packs=position.packs_awaited)
            position = position.dealt(deck)
            continue
        seat = min(position.in_turn)
        move = players[seat].choose(position.observe(seat), rules, position.legal_moves(seat))
        yield position, seat, move
        position = position.play(seat, move)


def played(position, names, seed=0):
    """The position after bots have played a hand to its end."""
    players = {seat: seated(name, seed + seat) for seat, name in zip(SEATS, names, strict=True)}
    while position.in_turn:
        seat = min(position.in_turn)
        legal = position.legal_moves(seat)
        position = position.play(seat, players[seat].choose(position.observe(seat), position.rules, legal))
    return position


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("variant", whists(), ids=lambda variant: variant.id)
def test_a_bot_plays_sessions_of_every_whist_and_nothing_illegal(variant, name):
    seen = [
        (position, seat, move)
        for position, seat, move in session(variant.rules, [name] * 4, 5, hands=2 if name == "montecarlo" else 8)
    ]
    assert all(move in position.legal_moves(seat) for position, seat, move in seen)
    assert {position.phase for position, _, _ in seen} >= {Phase.AUCTION, Phase.PLAY}


@pytest.mark.parametrize("seed", range(24))
def test_bots_play_whatever_their_players_agree_on(seed):
    chance = random.Random(seed)
    rules, names = agreed(chance), chance.choices(list(BOTS), k=4)
    for position, seat, move in session(rules, names, seed, hands=1 + ("montecarlo" not in names)):
        assert move in position.legal_moves(seat)


def otherwise(position, seat, chance):
    """The position with the cards that a seat does not see dealt in another way that it cannot tell apart."""
    hand = position.the_hand
    view = position.observe(seat)
    fixed = {card for each in view.seats for card in each.hand}
    if position.rules.deal.turn_up is TurnUp.LAST_CARD and view.turn_up is not None:
        fixed.add(view.turn_up)
    loose = [card for held in hand.held for card in held if card not in fixed]
    chance.shuffle(loose)
    held = tuple(
        in_order(
            [card for card in cards_held if card in fixed] + [loose.pop() for card in cards_held if card not in fixed]
        )
        for cards_held in hand.held
    )
    return position._replace(hand=hand._replace(held=held))


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_that_cannot_tell_two_deals_apart_plays_them_alike(name):
    chance = random.Random(8)
    rules = rules_for("solo-whist")
    looked_at = list(session(rules, ["thumb", "random", "thumb", "random"], 11, hands=6))
    for position, seat, _ in chance.sample(looked_at, 40):
        other = otherwise(position, seat, chance)
        assert other.observe(seat) == position.observe(seat)
        moves = {asked(each, seat, name, seed=3) for each in (position, other)}
        assert len(moves) == 1


def holding(hands, turn_up, seed=0, rules=None):
    """A first deal in which some seats hold these hands, and chance has dealt the rest; seat 4 has the turned card."""
    chance = random.Random(seed)
    held = {seat: cards(hands[seat]) if seat in hands else [] for seat in SEATS}
    if 4 not in hands:
        held[4].append(Card.parse(turn_up))
    rest = [card for card in PACK if not any(card in hand for hand in held.values())]
    chance.shuffle(rest)
    for hand in held.values():
        hand += [rest.pop() for _ in range(13 - len(hand))]
    return dealt(rules or rules_for(), [written(hand) for hand in held.values()], turn_up)


def written(hand):
    """A hand as bridge players write it."""
    return ".".join("".join(card.rank.letter for card in hand if card.suit.letter == suit) for suit in "SHDC")


LAYDOWN = "AKQJT98765432..."


@pytest.mark.parametrize("seed", range(5))
def test_thumb_passes_on_nothing(seed):
    position = holding({1: "J86.T96.J95.T974"}, "2H", seed)
    assert asked(position, 1, "thumb") == PASS


@pytest.mark.parametrize("name", ["thumb", "montecarlo"])
def test_thirteen_trumps_are_a_slam(name):
    position = holding({1: LAYDOWN}, "2H")
    assert asked(position, 1, name) == Call("slam")
    named = calls(position, "slam pass pass pass")
    assert asked(named, 1, name) == NameTrump(Suit.SPADES)
    assert played(named, [name, "thumb", "thumb", "thumb"]).session.balances == (24, -8, -8, -8)


@pytest.mark.parametrize("name", ["thumb", "montecarlo"])
@pytest.mark.parametrize("seed", range(3))
def test_twos_and_threes_are_a_misere(name, seed):
    position = holding({1: "5432.432.432.432"}, "6S", seed)
    assert asked(position, 1, name) in (Call("misere"), Call("spread"))


@pytest.mark.parametrize("name", ["thumb", "montecarlo"])
def test_a_bot_accepts_a_proposal_with_strength_and_leaves_it_with_nothing(name):
    strong = calls(holding({2: "KJ98.A8.K72.AK73"}, "TS"), "prop")
    assert asked(strong, 2, name) != PASS
    weak = calls(holding({2: "7.JT96.T985.T974"}, "TS"), "prop")
    assert asked(weak, 2, name) == PASS


@pytest.mark.parametrize("seed", range(6))
def test_montecarlo_makes_a_solo_that_is_cold_on_its_view(seed):
    # Five top trumps are five tricks, whoever holds what.
    position = calls(holding({1: "AKQJT.432.432.32"}, "9S", seed), "solo pass pass pass")
    others = ["thumb" if seed % 2 else "random"] * 3
    assert played(position, ["montecarlo", *others], seed).the_hand.settlement.made == (1,)


def misere_of_three(hand, led, second, seed=0):
    """A misère of seat 3 with two cards on the table."""
    first, other = Card.parse(led), Card.parse(second)
    position = holding({3: hand}, "9C", seed)
    while not (first in position.the_hand.held[0] and other in position.the_hand.held[1]):
        seed += 1
        position = holding({3: hand}, "9C", seed)
    return plays(calls(position, "pass pass misere pass"), f"{led} {second}")


@pytest.mark.parametrize("name", ["thumb", "montecarlo"])
@pytest.mark.parametrize("seed", range(3))
def test_a_misere_ducks_with_the_highest_card_that_stays_below(name, seed):
    assert asked(misere_of_three("JT54.T43.T43.T43", "7S", "QS", seed), 3, name).text == "JS"


@pytest.mark.parametrize("seed", range(3))
def test_a_misere_that_cannot_duck_plays_low_and_hopes(seed):
    assert asked(misere_of_three("JT65.T43.T43.T43", "3S", "4S", seed), 3, "thumb").text == "5S"


@pytest.mark.parametrize("seed", range(3))
def test_who_avoids_tricks_throws_the_card_that_threatens_most(seed):
    assert asked(misere_of_three(".A643.65432.5432", "7S", "6S", seed), 3, "thumb").text == "AH"


def test_a_revoke_is_claimed_where_the_view_proves_it_and_nowhere_else():
    rules = rules_for(revoke="lose_hand", stop_when_decided="never")
    hands = ("AKQ4.A5.A32.AQJ7", "JT98.QJ4.KQT.KT9", "7532.T9876.987.6", "6.K32.J654.85432")
    position = calls(dealt(rules, hands, "6S"), "solo pass pass pass")
    position = plays(position, "AH 9C TH 2H")
    assert not isinstance(asked(position, 1, "thumb"), ClaimRevoke)
    position = plays(position, "AS TS 7S 6S KS QH 5S 3H")
    view = position.observe(1)
    assert proven_claim(view, view.contract, position.legal_moves(1)) == ClaimRevoke(1)
    assert asked(position, 1, "thumb") == ClaimRevoke(1)


def test_bots_follow_suit_even_where_nobody_makes_them():
    rules = rules_for(revoke="lose_hand")
    for name in ("thumb", "montecarlo"):
        for position, _, _ in session(rules, [name] * 4, 2, hands=4):
            assert not position.the_hand.claims


@pytest.mark.parametrize("variant", whists(), ids=lambda variant: variant.id)
def test_a_bot_reads_the_auction_from_its_view(variant):
    ladder, read = ladder_for(variant.rules), 0
    for position, seat, move, _ in by_chance(variant.rules, 6, hands=40):
        if isinstance(move, Call) and position.phase is Phase.AUCTION:
            assert auction_of(position.observe(seat), ladder) == position.the_hand.auction
            read += 1
    assert read > 100


def test_a_bot_knows_who_goes_along_where_the_deal_makes_a_pair():
    hands = {1: "A32.A32.A432.432", 3: "KQJ4.KQJ4.KQJ.A5"}
    position = holding(hands, "9C", rules=rules_for("wiezen"))
    assert position.the_hand.partner_card.text == "AC"
    assert position.in_turn
    for seat in position.in_turn:
        view = position.observe(seat)
        assert auction_of(view, position.ladder) == position.the_hand.auction
        unseen = unseen_by(view, position.ladder)
        assert Card.parse("AC") in cards_in(unseen.known[2])
        assert asked(position, seat, "montecarlo") in position.legal_moves(seat)


def deals_imagined(position, seat, kept=6, seed=1):
    """What a seat imagines: the view, what it knows, and the deals."""
    view, ladder = position.observe(seat), position.ladder
    terms = None if view.contract is None else terms_of(view.contract, ladder)
    return view, unseen_by(view, ladder), imagined(view, ladder, terms, random.Random(seed), tried=3 * kept, kept=kept)


@pytest.mark.parametrize("variant", whists(), ids=lambda variant: variant.id)
def test_an_imagined_deal_agrees_with_all_that_the_seat_knows(variant):
    positions = [(position, seat) for position, seat, _ in session(variant.rules, ["thumb", "random"] * 2, 9, hands=9)]
    for position, seat in positions[::5]:
        view, unseen, deals = deals_imagined(position, seat)
        for deal in deals:
            assert sum(hand.bit_count() for hand in deal.hands) == sum(each.hand_size for each in view.seats)
            for at, each in enumerate(view.seats):
                assert deal.hands[at].bit_count() == each.hand_size
                assert deal.whole[at].bit_count() == 13
                assert set(each.hand) <= set(cards_in(deal.hands[at]))
                assert not any(unseen.voids[at] >> card.suit & 1 for card in cards_in(deal.hands[at]))
            everything = [card for hand in deal.whole for card in cards_in(hand)]
            assert sorted(everything) == sorted(PACK)


def test_the_turned_card_is_imagined_with_the_dealer():
    position = calls(holding({}, "9C"), "pass pass")
    _, _, deals = deals_imagined(position, 3)
    assert all(Card.parse("9C") in cards_in(deal.hands[3]) for deal in deals)


def test_who_has_bid_is_imagined_stronger_than_who_has_passed():
    position = calls(holding({}, "9C"), "solo pass pass")
    _, _, deals = deals_imagined(position, 4, kept=60)
    tricks = [sum(deal.weight * value(deal.whole[at]).lone[Suit.CLUBS] for deal in deals) / 60 for at in (0, 1)]
    assert tricks[0] > tricks[1] + 1.5


def test_as_many_deals_are_imagined_as_were_asked_for_and_in_an_ending_all_that_can_be():
    start = calls(holding({}, "9C"), "solo pass pass pass")
    _, _, deals = deals_imagined(start, 1, kept=12)
    assert sum(deal.weight for deal in deals) == 12
    rules = rules_for(stop_when_decided="never")
    position = calls(holding({}, "9C", rules=rules), "solo pass pass pass")
    while len(position.the_hand.tricks) < 12:
        seat = min(position.in_turn)
        position = position.play(seat, asked(position, seat, "thumb"))
    seat = min(position.in_turn)
    _, _, deals = deals_imagined(position, seat)
    # Three cards with three seats lie in six ways, less those that a void forbids.
    assert 1 <= len({deal.hands for deal in deals}) == len(deals) <= 6


@pytest.mark.parametrize("name", BOTS)
def test_the_same_chance_makes_the_same_move(name):
    for position, seat, _ in list(session(rules_for(), ["thumb"] * 4, 21, hands=3))[::7]:
        assert asked(position, seat, name, seed=4) == asked(position, seat, name, seed=4)


def test_without_nodes_montecarlo_does_as_thumb_does():
    for position, seat, move in session(rules_for(), ["thumb"] * 4, 31, hands=3):
        assert asked(position, seat, "montecarlo", nodes=0) == move
