"""Playing the cards: leads, trumps, following suit, spread hands, and when a hand is over."""

from __future__ import annotations

import pytest
from croupier.engine.cards import Card, Suit
from croupier.engine.errors import Reason
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.trick import winner

from .whist_table import calls, dealt, highest, lowest, plays, refusal, rules_for

SOLO = rules_for()

# Each seat has one long suit; seat 4 deals, and spades are turned up.
LONG = ["432.AKQJ.432.432", "765.432.AKQJ.765", "T98.765.765.AKQJ", "AKQJ.T98.T98.T98"]


def table(words, rules=SOLO, hands=LONG, turn_up="JS"):
    return calls(dealt(rules, hands, turn_up), words)


def tricks_of(position):
    return [(trick.leader, trick.winner) for trick in position.observe(None).tricks]


def test_eldest_hand_leads_to_a_solo():
    position = table("pass pass solo pass")
    assert position.phase is Phase.PLAY
    assert position.to_act == {1}
    assert position.the_contract.trumps is Suit.SPADES


def test_suit_is_followed_by_who_can_and_else_any_card_goes():
    position = plays(table("pass pass solo pass"), "AH")
    assert [move.text for move in position.legal_moves(2)] == ["2H", "3H", "4H"]
    assert refusal(position, 2, "7S") is Reason.MUST_FOLLOW
    assert refusal(position, 2, "AS") is Reason.NOT_IN_HAND
    hands = ["432.AKQJ.432.432", "765..AKQJT98.765", "T98.765432.765.A", "AKQJ.T98..KQJT98"]
    position = plays(table("pass pass solo pass", hands=hands), "AH")
    assert len(position.legal_moves(2)) == 13


@pytest.mark.parametrize(
    ("led", "trumps", "taker"),
    [
        ("2H 3H 4H AH", None, 4),
        ("AH KH QH 2S", None, 1),
        ("AH KH QH 2S", Suit.SPADES, 4),
        ("AH 3S KH 2S", Suit.SPADES, 2),
        ("2H AS KD AC", Suit.DIAMONDS, 3),
        ("KH AH 2H QH", Suit.HEARTS, 2),
    ],
)
def test_the_highest_trump_takes_the_trick_else_the_highest_card_of_the_suit_led(led, trumps, taker):
    assert winner(1, tuple(map(Card.parse, led.split())), trumps) == taker


def test_who_takes_a_trick_leads_to_the_next():
    position = plays(table("pass pass solo pass"), "AH 2H 5H 8H")
    assert position.to_act == {1}
    position = plays(position, "2D AD 5D 8D")
    assert position.to_act == {2}
    assert tricks_of(position) == [(1, 1), (1, 2)]


def test_a_misere_has_no_trump():
    assert table("pass misere pass pass").the_contract.trumps is None


def test_the_trump_of_an_abundance_is_named_after_the_auction_and_is_not_the_turn_up():
    position = table("pass pass abundance pass")
    assert position.phase is Phase.NAMING
    assert position.to_act == {3}
    assert [move.text for move in position.legal_moves(3)] == ["trump:C", "trump:H", "trump:D"]
    assert refusal(position, 3, "trump:S") is Reason.TRUMP_NOT_ALLOWED
    assert refusal(position, 3, "AC") is Reason.NAME_TRUMP_FIRST
    assert refusal(position, 1, "trump:H") is Reason.NOT_YOUR_TURN
    position = plays(position, "trump:C")
    assert position.the_contract.trumps is Suit.CLUBS
    assert position.to_act == {1}


def test_royal_abundance_is_played_in_the_turn_up():
    assert table("pass pass royal pass").the_contract.trumps is Suit.SPADES


def test_the_player_of_a_slam_names_any_trump_and_leads():
    position = table("pass slam pass pass")
    assert len(position.legal_moves(2)) == 4
    position = plays(position, "trump:S")
    assert position.to_act == {2}


def test_a_trump_named_with_the_bid_needs_no_other_naming():
    position = table("pass abundance:H pass pass", rules_for(trump_naming="with_bid"))
    assert position.phase is Phase.PLAY
    assert position.the_contract.trumps is Suit.HEARTS


def test_the_trump_of_a_proposal_is_the_proposers_where_nothing_is_turned_up():
    rules = rules_for(turn_up="none_declarer_names")
    position = table("pass prop pass cop", rules)
    assert position.observe(None).turn_up is None
    assert position.to_act == {2}
    assert len(position.legal_moves(2)) == 4
    assert "royal_abundance" not in rules.ladder


def test_no_card_is_played_before_the_auction_is_over_and_nothing_called_after_it():
    assert refusal(table("pass"), 2, "7S") is Reason.AUCTION_NOT_OVER
    assert refusal(table("pass pass solo pass"), 1, "solo") is Reason.AUCTION_OVER
    assert refusal(table("pass pass solo pass"), 1, "trump:H") is Reason.NO_TRUMP_TO_NAME
    assert refusal(table("pass pass solo pass"), 1, "discard:2H") is Reason.NO_DISCARD


def test_who_has_passed_hears_so():
    assert refusal(table("pass solo pass"), 1, "misere") is Reason.HAS_PASSED
    assert refusal(table("prop solo", rules_for(overcalled_may_rebid="false")), 1, "misere") is Reason.NO_REBID
    assert refusal(table("pass"), 1, "3H") is Reason.NOT_YOUR_TURN


def test_a_seat_that_is_not_in_turn_learns_nothing_from_a_refusal():
    position = plays(table("pass pass solo pass"), "AH")
    for card in Card:
        assert refusal(position, 3, card.text) is Reason.NOT_YOUR_TURN
        assert refusal(position, 5, card.text) is Reason.NOT_YOUR_SEAT
        assert refusal(position, 0, card.text) is Reason.NOT_YOUR_SEAT


def test_a_solo_ends_with_the_fifth_trick_and_is_paid_at_once():
    position = highest(table("solo pass pass pass"))
    assert position.phase is Phase.SETTLED
    assert position.the_hand.won[0] <= 5
    view = position.observe(1)
    assert view.settlement is not None
    assert [seat.balance for seat in view.seats] == list(view.settlement.units)


def misere_hands():
    return ["5432.432.432.432", "AKQ.AKQJT.AKQ.AK", "JT9.987.JT98.QJT", "876.65.765.98765"]


def test_a_misere_is_lost_with_its_first_trick_and_made_with_its_last_card():
    rules = rules_for()
    made = lowest(calls(dealt(rules, misere_hands(), "9C"), "misere pass pass pass"))
    assert made.the_hand.settlement.made == (1,)
    assert len(made.the_hand.tricks) == 13
    lost = highest(calls(dealt(rules, misere_hands(), "9C"), "pass misere pass pass"))
    assert lost.the_hand.settlement.lost == (2,)
    assert len(lost.the_hand.tricks) == 1


def test_a_hand_is_played_to_the_end_where_overtricks_are_paid():
    position = highest(table("solo pass pass pass", rules_for(overtricks="per_trick")))
    assert len(position.the_hand.tricks) == 13
    slam = plays(table("slam pass pass pass", rules_for(overtricks="per_trick")), "trump:D")
    assert len(lowest(slam).the_hand.tricks) < 13


def test_a_hand_may_be_played_to_the_end_whatever_has_been_decided():
    never = rules_for(stop_when_decided="never")
    assert len(highest(table("pass misere pass pass", never)).the_hand.tricks) == 13
    misere_only = rules_for(stop_when_decided="misere_only")
    assert len(highest(table("solo pass pass pass", misere_only)).the_hand.tricks) == 13
    assert len(highest(table("pass misere pass pass", misere_only)).the_hand.tricks) < 13


def seen_hand(position, *, of, by):
    return len(position.observe(by).seats[of - 1].hand)


@pytest.mark.parametrize(
    ("choice", "before", "after_lead", "after_trick"),
    [("before_first_lead", 13, 13, 12), ("after_first_lead", 0, 13, 12), ("after_first_trick", 0, 0, 12)],
)
def test_a_spread_hand_lies_open_to_everybody_from_its_time_on(choice, before, after_lead, after_trick):
    position = table("pass pass spread pass", rules_for(spread_exposure=choice), misere_hands(), "9C")
    for by in (1, 2, 4, None):
        assert seen_hand(position, of=3, by=by) == before
    position = plays(position, "2S")
    for by in (1, 2, 4, None):
        assert seen_hand(position, of=3, by=by) == after_lead
        assert seen_hand(position, of=4, by=by) == (13 if by == 4 else 0)
    position = plays(position, "QS 9S 6S")
    for by in (1, 2, 4, None):
        assert seen_hand(position, of=3, by=by) == after_trick
    assert seen_hand(position, of=1, by=3) == 0


def test_the_turned_card_lies_on_the_table_until_the_auction_is_over():
    position = table("pass pass solo")
    assert position.observe(1).turn_up_lies
    position = calls(position, "pass")
    assert not position.observe(1).turn_up_lies
    assert position.observe(1).turn_up is Card.JS


def test_or_until_the_first_trick_is_over():
    position = table("pass pass solo pass", rules_for(turn_up_pickup="after_first_trick"))
    assert position.observe(1).turn_up_lies
    played = plays(position, "2S 5S 8S JS")
    assert not played.observe(1).turn_up_lies
    kept = plays(position, "2S 5S 8S")
    assert kept.observe(1).turn_up_lies
    assert not plays(kept, "AS").observe(1).turn_up_lies


def test_the_first_lead_may_have_to_be_the_highest_trump():
    rules = rules_for(overrides={"contracts.solo.lead_rule": "highest_trump"})
    position = table("pass pass solo pass", rules)
    assert [move.text for move in position.legal_moves(1)] == ["4S"]
    assert refusal(position, 1, "AH") is Reason.MUST_LEAD
    of_one_suit = [".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432", "AKQJT98765432..."]
    assert len(table("pass pass solo pass", rules, of_one_suit, "2S").legal_moves(1)) == 13


def test_a_general_misere_is_led_by_eldest_hand_without_trump():
    most = rules_for(all_pass="general_misere_most_tricks")
    position = table("pass pass pass pass", most)
    assert position.phase is Phase.PLAY
    assert position.to_act == {1}
    assert position.the_contract.is_general_misere
    end = highest(position)
    assert end.the_hand.won == (3, 4, 3, 3)
    assert end.session.balances == (1, -3, 1, 1)
    last = highest(table("pass pass pass pass", rules_for(all_pass="general_misere_last_trick")))
    assert last.the_hand.settlement.lost == (last.the_hand.tricks[-1].winner,)
    assert len(last.the_hand.tricks) == 13


def test_a_lone_proposal_ends_as_if_all_had_passed():
    position = table("prop pass pass pass", rules_for(all_pass="general_misere_last_trick"))
    assert position.the_contract.is_general_misere


def test_everybody_lays_a_card_away_before_a_little_misere():
    rules = rules_for("boston")
    position = calls(dealt(rules, misere_hands(), "9C", second="2H"), "little_misere pass pass pass")
    assert position.phase is Phase.DISCARDING
    assert position.to_act == {1, 2, 3, 4}
    assert refusal(position, 3, "AS") is Reason.DISCARD_FIRST
    assert refusal(position, 3, "discard:AS") is Reason.NOT_IN_HAND
    position = position.play(3, position.legal_moves(3)[0])
    assert position.to_act == {1, 2, 4}
    assert refusal(position, 3, "discard:9S") is Reason.NOT_YOUR_TURN
    assert position.observe(3).seats[2].discard is not None
    for other in (1, 2, 4, None):
        assert position.observe(other).seats[2].discard is None
        assert position.observe(other).seats[2].hand_size == 12
    for seat in (4, 1, 2):
        position = position.play(seat, position.legal_moves(seat)[-1])
    assert position.phase is Phase.PLAY
    assert position.to_act == {1}
    assert len(lowest(position).the_hand.tricks) <= 12


THREE_ACES = ["KQJ.432.432.5432", "A765.A65.A765.KQ", "T98.QJT.KQJ.AJT9", "432.K987.T98.876"]
FOUR_ACES = ["KQJ.432.432.5432", "A765.AK.A765.AK7", "T98.QJT.KQJ.JT98", "432.98765.T98.Q6"]


def test_three_aces_make_a_troel_with_the_holder_of_the_fourth():
    position = dealt(rules_for("wiezen"), THREE_ACES, "8C")
    assert [(made.seat, made.call.text) for made in position.observe(None).calls] == [(2, "troel"), (3, "cop")]
    assert position.observe(None).partner_card is Card.AC
    assert position.the_hand.auction.standing.holders == (2, 3)
    assert position.to_act == {1}
    position = calls(position, "pass pass")
    contract = position.the_contract
    assert (contract.id, contract.declarers, contract.trumps) == ("troel", (2, 3), Suit.CLUBS)
    assert position.to_act == {3}
    assert [move.text for move in position.legal_moves(3)] == ["AC"]
    assert refusal(position, 3, "JC") is Reason.MUST_LEAD


def test_four_aces_make_a_troel_with_the_holder_of_the_highest_heart():
    position = dealt(rules_for("wiezen"), FOUR_ACES, "6C")
    position = calls(position, "pass pass")
    contract = position.the_contract
    assert (contract.declarers, position.observe(1).partner_card) == ((2, 3), Card.QH)
    assert [move.text for move in position.legal_moves(3)] == ["QH"]


def test_a_misere_that_two_hold_goes_on_until_both_are_decided():
    hands = ["5432.432.432.432", "AQ8.AKQJ.KQ5.KQ5", "KJ9.T98.AJT.AJT9", "T76.765.9876.876"]
    position = calls(dealt(rules_for("wiezen"), hands, "8C"), "miserie miserie pass pass")
    assert position.the_contract.declarers == (1, 2)
    assert position.to_act == {1}
    position = plays(position, "2S AS 9S 6S")
    assert position.phase is Phase.PLAY
    end = lowest(position)
    settlement = end.the_hand.settlement
    assert (settlement.made, settlement.lost) == ((1,), (2,))
    assert settlement.units == (60, -60, 0, 0)
