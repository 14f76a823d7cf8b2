"""Dealing, and a session from its first cut to its end."""

from __future__ import annotations

import pytest
from croupier.engine.cards import Card, Suit
from croupier.engine.catalog import whist
from croupier.engine.errors import DeckError, NotationError, Reason
from croupier.engine.whist.dealing import PACK, cut_height, first_dealer, hands_of, named_deck
from croupier.engine.whist.hand import Phase, gathered
from croupier.engine.whist.options import with_options
from croupier.engine.whist.position import opened

from .whist_table import abandoned, calls, dealt, highest, next_deal, refusal, rules_for

SOLO = whist("solo-whist").rules
HANDS = ["432.AKQJ.432.432", "765.432.AKQJ.765", "T98.765.765.AKQJ", "AKQJ.T98.T98.T98"]


def solo_made(position):
    """The position after eldest hand, who holds most, has played a slam or a solo to its end."""
    return highest(calls(position, "solo pass pass pass"))


def test_cards_go_in_packets_from_the_dealers_left():
    hands = hands_of(SOLO, PACK, dealer=4)
    assert set(hands[0]) >= set(PACK[:3])
    assert set(hands[1]) >= set(PACK[3:6])
    assert PACK[48] in hands[0]
    assert PACK[51] in hands[3]
    other = hands_of(with_options(SOLO, {"deal_packets": "3-3-3-4"}), PACK, dealer=1)
    assert set(PACK[36:40]) <= set(other[1])
    assert set(PACK[48:]) <= set(other[0])
    singly = hands_of(with_options(SOLO, {"deal_packets": "singly"}), PACK, dealer=2)
    assert set(singly[2]) == set(PACK[0::4])


def test_every_hand_has_thirteen_cards_of_one_pack():
    for choice in ("3-3-3-3-1", "3-3-3-4", "3-3-3-1-1-1-1", "singly", "4-4-5"):
        hands = hands_of(with_options(SOLO, {"deal_packets": choice}), PACK, dealer=3)
        assert [len(hand) for hand in hands] == [13] * 4
        assert sorted(card for hand in hands for card in hand) == sorted(PACK)


def test_the_dealers_last_card_is_turned_up():
    position = dealt(rules_for(), HANDS, "JS")
    view = position.observe(1)
    assert view.turn_up is Card.JS
    assert view.turned is Suit.SPADES
    assert Card.JS in position.the_hand.held[3]


def test_the_lowest_cut_deals_and_aces_are_high():
    pack = (Card.AC, Card.C3, Card.KD, Card.H9)
    rest = tuple(card for card in PACK if card not in pack)
    assert first_dealer(SOLO, (PACK, pack + rest)) == (2, pack)


def test_who_ties_for_the_lowest_cut_cuts_again():
    cut = (Card.C3, Card.KD, Card.S3, Card.H9, Card.C2, Card.AD)
    rest = tuple(card for card in PACK if card not in cut)
    assert first_dealer(SOLO, (PACK, cut + rest)) == (1, cut)
    again = (Card.C3, Card.KD, Card.S3, Card.H9, Card.C4, Card.S4, Card.AC, Card.QC)
    rest = tuple(card for card in PACK if card not in again)
    assert first_dealer(SOLO, (PACK, again + rest)) == (3, again)


def test_the_cut_is_seen_by_everybody():
    position = next_deal(opened(SOLO))
    view = position.observe(None)
    assert len(view.cuts) >= 4
    assert view.dealer == position.session.dealer


def test_the_first_dealer_may_be_drawn_or_named():
    seats = {
        opened(with_options(SOLO, {"first_dealer": "random"})).dealt((*PACK, *pack)).session.dealer
        for pack in (PACK[at:] + PACK[:at] for at in range(4))
    }
    assert seats == {1, 2, 3, 4}
    named = opened(rules_for())
    assert named.packs_awaited == 1
    assert named.dealt(PACK).session.dealer == 4


def test_a_deal_wants_whole_packs():
    start = opened(SOLO)
    assert start.packs_awaited == 2
    with pytest.raises(DeckError) as error:
        start.dealt(PACK)
    assert error.value.faults[0] == "52 cards, not 104"
    with pytest.raises(DeckError) as error:
        opened(rules_for()).dealt((*PACK[:-1], Card.AC))
    assert error.value.faults == ("pack 1: KD is missing", "pack 1: AC is there 2 times")
    with pytest.raises(ValueError, match="no deal is awaited"):
        dealt(rules_for(), HANDS, "JS").dealt(PACK)


def test_a_named_session_has_the_same_cards_for_good():
    assert " ".join(map(str, named_deck("seed:7", deal=1, packs=2)[:6])) == "JC KS AS 7C 5D 6D"
    assert " ".join(map(str, named_deck("seed:7", deal=2, packs=1)[:6])) == "5D 7S 9H 3S 7D 5H"
    with pytest.raises(NotationError):
        named_deck("ms:7", deal=1, packs=1)


def test_the_deal_goes_round():
    position = solo_made(dealt(rules_for(), HANDS, "JS"))
    dealers = []
    for _ in range(4):
        position = next_deal(position)
        dealers.append(position.session.dealer)
        position = abandoned(position)
    assert dealers == [1, 2, 3, 4]


def test_the_same_dealer_may_have_to_deal_again_after_four_passes():
    position = abandoned(dealt(rules_for(all_pass="redeal_same"), HANDS, "JS"))
    assert position.the_hand.settlement.abandoned
    assert next_deal(position).session.dealer == 4
    played = solo_made(dealt(rules_for(all_pass="redeal_same"), HANDS, "JS"))
    assert next_deal(played).session.dealer == 1


def test_abandoned_hands_double_the_next_that_is_played_up_to_eightfold():
    position = abandoned(dealt(rules_for(all_pass="double_next"), HANDS, "JS"))
    factors = [position.session.factor]
    for _ in range(4):
        position = abandoned(next_deal(position))
        factors.append(position.session.factor)
    assert factors == [2, 4, 8, 8, 8]
    position = highest(calls(next_deal(position), "misere pass pass pass"))
    assert position.observe(1).factor == 8
    assert sorted(position.session.balances) in ([-24, -24, -24, 72], [-72, 24, 24, 24])
    assert position.session.factor == 1


def test_between_hands_nothing_is_played_and_the_last_one_is_seen():
    position = solo_made(dealt(rules_for(), HANDS, "JS"))
    assert position.phase is Phase.SETTLED
    assert position.awaits_deal
    assert position.to_act == frozenset()
    assert refusal(position, 1, "2S") is Reason.HAND_NOT_DEALT
    assert position.observe(2).settlement == position.the_hand.settlement


def test_a_session_ends_after_its_hands_and_ties_are_shared():
    rules = rules_for(overrides={"session.end": "hands", "session.limit": 2})
    position = solo_made(dealt(rules, HANDS, "JS"))
    assert position.outcome() is None
    position = abandoned(next_deal(position))
    assert position.session.hands == 1
    position = highest(calls(next_deal(position), "misere pass pass pass"))
    outcome = position.outcome()
    assert position.phase is Phase.OVER
    assert not position.awaits_deal
    assert outcome.score == position.session.balances
    best = max(outcome.score)
    assert outcome.winners == tuple(seat for seat in (1, 2, 3, 4) if outcome.score[seat - 1] == best)
    assert refusal(position, 1, "pass") is Reason.SESSION_OVER
    assert position.legal_moves(1) == ()


def test_abandoned_hands_may_count():
    rules = rules_for(abandoned_counts="true", overrides={"session.end": "hands", "session.limit": 2})
    position = abandoned(dealt(rules, HANDS, "JS"))
    assert position.outcome() is None
    position = abandoned(next_deal(position))
    assert position.outcome().winners == (1, 2, 3, 4)


def test_a_session_may_go_on_until_somebody_has_so_many_units():
    rules = rules_for(overrides={"session.end": "target", "session.limit": 9})
    position = highest(calls(dealt(rules, HANDS, "JS"), "pass misere pass pass"))
    assert position.session.balances == (3, -9, 3, 3)
    assert position.outcome() is None
    made = {"session.end": "target", "session.limit": 3}
    position = highest(calls(dealt(rules_for(overrides=made), HANDS, "JS"), "pass misere pass pass"))
    assert position.outcome().winners == (1, 3, 4)


def test_trumps_may_come_round_by_turns():
    position = dealt(rules_for(turn_up="cycle_HCDS"), HANDS)
    turned = []
    for _ in range(5):
        turned.append(position.observe(1).turned.letter)
        assert position.observe(1).turn_up is None
        position = next_deal(abandoned(position))
    assert "".join(turned) == "HCDSH"
    other = dealt(rules_for(turn_up="cycle_HDCS"), HANDS)
    assert next_deal(abandoned(other)).observe(1).turned is Suit.DIAMONDS


def test_a_pack_that_is_only_cut_lies_as_the_tricks_were_gathered():
    rules = rules_for(shuffle="cut_only")
    position = solo_made(dealt(rules, HANDS, "JS"))
    pack = position.session.gathered
    assert sorted(pack) == sorted(PACK)
    assert pack == gathered(position.the_hand)
    declarers = [trick for trick in position.the_hand.tricks if trick.winner == 1]
    assert pack[:4] == declarers[0].cards
    height = cut_height(PACK)
    after = position.dealt(PACK)
    assert set(after.the_hand.held[1]) >= set((pack[height:] + pack[:height])[:3])
    assert after.session.gathered == ()


def test_every_cut_leaves_four_cards_at_least():
    heights = [cut_height((card, *(other for other in PACK if other is not card))) for card in PACK]
    assert set(heights) == set(range(4, 49))
    assert sum(heights.count(height) for height in range(5, 49)) == 44


def test_the_dealer_feeds_the_pool_and_every_unit_is_somewhere():
    rules = rules_for("boston")
    position = dealt(rules, HANDS, "TC", second="2H")
    assert position.session.pool == 10
    assert position.session.balances == (0, 0, 0, -10)
    assert position.observe(1).turned is Suit.HEARTS
    assert position.observe(1).turn_up is Card.H2
    position = highest(calls(position, "pass pass pass pass"))
    assert position.session.pool == 10
    assert sum(position.session.balances) == -10
