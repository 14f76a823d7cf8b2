"""Revokes, where they can be made: a card that does not follow suit, and what an opponent gets for claiming it."""

from __future__ import annotations

from croupier.engine.errors import Reason
from croupier.engine.whist.hand import Phase
from croupier.engine.whist.moves import ClaimRevoke
from croupier.engine.whist.settlement import Ruled

from .whist_table import calls, dealt, plays, refusal, rules_for

HANDS = ["432.AKQJ.432.432", "765.432.AKQJ.765", "T98.765.765.AKQJ", "AKQJ.T98.T98.T98"]
LOSE = rules_for(revoke="lose_hand")
THREE = rules_for(revoke="three_tricks")


def table(rules, words, cards=""):
    return plays(calls(dealt(rules, HANDS, "JS"), words), cards)


def claims(position, seat):
    return [move.text for move in position.legal_moves(seat) if move.text.startswith("revoke")]


def test_every_card_of_the_hand_may_be_played():
    position = table(LOSE, "solo pass pass pass", "AH")
    assert len(position.legal_moves(2)) == 13
    assert refusal(position, 2, "AH") is Reason.NOT_IN_HAND


def test_an_opponent_of_whoever_did_not_follow_may_claim_once_the_trick_is_over():
    position = table(LOSE, "solo pass pass pass", "AH AD 5H")
    assert refusal(position, 1, "revoke:1") is Reason.NOTHING_TO_CLAIM
    position = plays(position, "8H")
    assert position.to_act == {1}
    assert claims(position, 1) == ["revoke:1"]
    assert claims(position, 3) == claims(position, 4) == []
    assert refusal(position, 3, "revoke:1") is Reason.NOTHING_TO_CLAIM
    assert refusal(position, 1, "revoke:2") is Reason.NOTHING_TO_CLAIM


def test_a_claim_may_be_made_out_of_turn_while_the_hand_is_played():
    position = table(LOSE, "solo pass pass pass", "2S 2H 8S JS")
    assert position.in_turn == {4}
    assert position.to_act == {1, 4}
    position = position.play(1, position.legal_moves(1)[0])
    assert position.the_hand.settlement.made == (1,)


def test_a_defender_who_revokes_has_lost_the_hand_for_his_side():
    position = table(LOSE, "solo pass pass pass", "AH AD 5H 8H").play(1, ClaimRevoke(1))
    assert position.phase is Phase.SETTLED
    assert position.session.balances == (9, -3, -3, -3)
    assert position.observe(3).claims == ((1, 1, 2),)


def test_a_declarer_who_revokes_has_lost():
    position = table(LOSE, "pass solo pass pass", "AH AD 5H 8H")
    assert claims(position, 1) == claims(position, 3) == claims(position, 4) == ["revoke:1"]
    position = position.play(4, ClaimRevoke(1))
    assert position.session.balances == (3, -9, 3, 3)


def test_a_false_claim_costs_nothing_and_is_made_once():
    hands = ["432.AKQJ.432.432", "765..AKQJT98.765", "T98.765432.765.A", "AKQJ.T98..KQJT98"]
    position = plays(calls(dealt(LOSE, hands, "JS"), "solo pass pass pass"), "AH AD 5H 8H")
    position = position.play(1, ClaimRevoke(1))
    assert position.phase is Phase.PLAY
    assert position.observe(2).claims == ((1, 1, 0),)
    assert claims(position, 1) == []
    assert refusal(position, 1, "revoke:1") is Reason.CLAIMED_ALREADY


THREE_SPADES = "2S 5S 8S JS QS 3S 6S 9S KS 4S 7S TS"
"""Three tricks for seat 4."""


def test_three_tricks_go_from_the_offenders_to_the_others():
    position = table(THREE, "pass pass pass solo", f"{THREE_SPADES} 8H AH 2H 5H KH 3H 6H 8C")
    assert position.the_hand.won == (2, 0, 0, 3)
    position = position.play(2, ClaimRevoke(5))
    assert position.phase is Phase.PLAY
    assert position.the_hand.moved == position.observe(3).moved == -3
    assert claims(position, 1) == claims(position, 3) == []


def test_a_defenders_revoke_moves_three_tricks_to_the_declarer():
    position = table(THREE, "solo pass pass pass", f"{THREE_SPADES} TH AH AD 5H")
    assert position.the_hand.won == (1, 0, 0, 3)
    assert position.play(1, ClaimRevoke(4)).the_hand.moved == 3


def test_a_revoke_moves_no_more_tricks_than_the_offenders_have():
    position = table(THREE, "solo pass pass pass", "AH AD 5H 8H").play(1, ClaimRevoke(1))
    assert position.phase is Phase.PLAY
    assert position.the_hand.moved == 0
    declarer = table(THREE, "pass solo pass pass", "AH AD 5H TH").play(1, ClaimRevoke(1))
    assert declarer.the_hand.moved == 0


def test_a_revoke_in_a_misere_decides_it():
    declarer = table(THREE, "misere pass pass pass", "2S 5S 8S JS AS 2D 6S 9S")
    assert claims(declarer, 2) == claims(declarer, 3) == claims(declarer, 4) == ["revoke:2"]
    declarer = declarer.play(2, ClaimRevoke(2))
    assert declarer.the_hand.settlement.lost == (1,)
    defender = table(THREE, "misere pass pass pass", "2S AD 8S JS")
    defender = defender.play(1, ClaimRevoke(1))
    assert defender.the_hand.settlement.made == (1,)


def test_the_offender_loses_a_general_misere():
    rules = rules_for(revoke="three_tricks", all_pass="general_misere_most_tricks")
    position = table(rules, "pass pass pass pass", "AH AD 5H 8H")
    assert claims(position, 3) == ["revoke:1"]
    position = position.play(3, ClaimRevoke(1))
    assert position.the_hand.settlement.lost == (2,)
    assert position.session.balances == (1, -3, 1, 1)


def test_when_the_cards_are_played_whoever_may_still_claim_does_or_passes():
    position = table(LOSE, "misere pass pass pass", "AH AD 5H 8H")
    assert position.phase is Phase.CLAIMS
    assert position.to_act == {1}
    assert [move.text for move in position.legal_moves(1)] == ["pass", "revoke:1"]
    assert refusal(position, 1, "2S") is Reason.CARDS_PLAYED
    assert refusal(position, 2, "pass") is Reason.NOT_YOUR_TURN
    lost = calls(position, "pass")
    assert lost.the_hand.settlement.lost == (1,)
    made = position.play(1, ClaimRevoke(1))
    assert made.the_hand.settlement.made == (1,)
    assert made.the_hand.ruled == (Ruled.MADE,)


def test_where_nobody_failed_to_follow_a_hand_is_settled_at_once():
    assert table(LOSE, "misere pass pass pass", "AH 2H 5H 8H").phase is Phase.SETTLED


def test_tricks_that_a_revoke_moves_may_open_the_hand_again():
    hearts = "AH 2H 5H 8H KH 3H 6H 9H QH 4H 7H TH JH 5C KC TC"
    position = table(THREE, "pass solo pass pass", f"{hearts} {THREE_SPADES} AS 2C 6C JC 8C 2D 7C QC")
    assert position.phase is Phase.CLAIMS
    assert position.the_hand.won[1] == 0
    assert claims(position, 2) == ["revoke:4", "revoke:8", "revoke:9"]
    position = position.play(2, ClaimRevoke(9))
    assert position.phase is Phase.PLAY
    assert position.in_turn == {3}
    assert position.the_hand.moved == 3


def test_nobody_claims_where_revokes_are_prevented():
    position = plays(calls(dealt(rules_for(), HANDS, "JS"), "solo pass pass pass"), "AH 2H 5H 8H")
    for seat in (1, 2, 3, 4):
        assert refusal(position, seat, "revoke:1") is Reason.REVOKES_PREVENTED
