"""The auction of Solo Whist and its kin, as one would tell it at the table: seat 1 is eldest hand, seat 4 deals."""

from __future__ import annotations

import pytest
from croupier.engine.cards import Suit
from croupier.engine.catalog import whist
from croupier.engine.errors import Reason, RulesError
from croupier.engine.whist.auction import called, fault, forced, legal_calls, opened
from croupier.engine.whist.ladder import ladder_for
from croupier.engine.whist.loading import overlaid
from croupier.engine.whist.moves import parse_whist_move
from croupier.engine.whist.options import with_options

SOLO = whist("solo-whist").rules


class Bidding:
    """An auction with its ladder, called in words."""

    def __init__(self, rules, turned=Suit.SPADES):
        self.ladder = ladder_for(rules)
        self.auction = opened(1, turned)

    def calls(self, words):
        for word in words.split():
            call = parse_whist_move(word)
            assert fault(self.auction, self.ladder, self.auction.turn, call) is None, word
            assert call in legal_calls(self.auction, self.ladder)
            self.auction = called(self.auction, self.ladder, call)
        return self

    def refuses(self, word):
        call = parse_whist_move(word)
        assert call not in legal_calls(self.auction, self.ladder)
        return fault(self.auction, self.ladder, self.auction.turn, call)[0]

    @property
    def legal(self):
        return " ".join(call.text for call in legal_calls(self.auction, self.ladder))

    @property
    def standing(self):
        """What is played, and by whom; None where nothing is."""
        bid = self.auction.standing
        if bid is None or bid.open:
            return None
        return self.ladder.rules.contracts[bid.place].id, bid.holders


def bidding(words, rules=SOLO, turned=Suit.SPADES, **options):
    return Bidding(with_options(rules, options) if options else rules, turned).calls(words)


def test_eldest_hand_may_pass_or_call_any_contract():
    assert bidding("").legal == "pass prop solo misere abundance royal spread slam"


def test_a_call_must_be_above_every_earlier_one():
    after_misere = bidding("misere")
    assert after_misere.legal == "pass abundance royal spread slam"
    assert after_misere.refuses("solo") is Reason.BID_TOO_LOW
    assert after_misere.refuses("misere") is Reason.BID_TOO_LOW


def test_a_proposal_that_nobody_takes_is_abandoned():
    after = bidding("pass prop pass pass")
    assert after.auction.turn == 0
    assert after.standing is None


def test_with_the_clubs_option_eldest_hand_is_asked_again():
    after = bidding("pass prop pass pass", eldest_may_cop_after_pass="true")
    assert after.auction.turn == 1
    assert after.legal == "pass cop"
    assert after.refuses("solo") is Reason.COP_OR_PASS
    after.calls("cop")
    assert after.auction.turn == 0
    assert after.standing == ("prop_cop", (2, 1))


def test_proposal_and_acceptance_make_partners():
    after = bidding("prop pass cop pass")
    assert after.auction.turn == 0
    assert after.standing == ("prop_cop", (1, 3))


def test_who_is_overcalled_keeps_the_turn_and_may_bid_higher():
    after = bidding("prop solo pass pass")
    assert after.auction.turn == 1
    assert after.legal == "pass misere abundance royal spread slam"
    assert after.refuses("cop") is Reason.NOTHING_TO_ACCEPT


def test_three_passes_and_a_proposal_are_abandoned_at_once():
    after = bidding("pass pass pass prop")
    assert after.auction.turn == 0
    assert after.standing is None


def test_royal_abundance_overcalls_abundance():
    after = bidding("abundance royal pass pass")
    assert after.auction.turn == 1
    assert after.legal == "pass spread slam"


def test_four_passes_end_the_auction():
    after = bidding("pass pass pass pass")
    assert after.auction.turn == 0
    assert after.standing is None


def test_nobody_accepts_a_proposal_twice_or_his_own():
    assert bidding("prop cop").refuses("cop") is Reason.NOTHING_TO_ACCEPT
    assert bidding("pass").refuses("cop") is Reason.NOTHING_TO_ACCEPT
    alone = bidding("prop pass pass pass", lone_prop="proposer_may_raise")
    assert alone.refuses("cop") is Reason.NOTHING_TO_ACCEPT


def test_an_overcalled_partnership_does_not_come_back():
    after = bidding("prop cop solo pass")
    assert after.auction.turn == 1
    assert after.refuses("cop") is Reason.NOTHING_TO_ACCEPT
    after.calls("pass")
    assert after.auction.turn == 2
    after.calls("misere")
    assert after.auction.turn == 3
    after.calls("pass")
    assert after.auction.turn == 0
    assert after.standing == ("misere", (2,))


def test_without_rebids_who_is_overcalled_is_out():
    after = bidding("prop solo pass pass", overcalled_may_rebid="false")
    assert after.auction.turn == 0
    assert after.standing == ("solo", (2,))


def test_a_lone_proposer_may_raise_with_the_clubs_option():
    after = bidding("pass prop pass pass", lone_prop="proposer_may_raise")
    assert after.auction.turn == 2
    assert after.legal == "pass solo misere abundance royal spread slam"
    assert after.calls("solo").standing == ("solo", (2,))
    assert after.auction.turn == 0


def test_eldest_hand_is_asked_before_the_lone_proposer():
    after = bidding("pass prop pass pass", rules=whist("solo-whist-club").rules)
    assert after.auction.turn == 1
    after.calls("pass")
    assert after.auction.turn == 2
    after.calls("pass")
    assert after.auction.turn == 0
    assert after.standing is None


def test_where_a_pass_is_not_final_the_auction_ends_after_three_in_a_row():
    after = bidding("pass pass solo pass", passed_is_out="false")
    assert after.auction.turn == 1
    after.calls("misere pass pass")
    assert after.auction.turn == 4
    after.calls("pass")
    assert after.auction.turn == 0
    assert after.standing == ("misere", (1,))


def test_royal_abundance_may_be_kept_for_overcalling_abundance():
    only = with_options(SOLO, {"royal_only_over_abundance": "true"})
    assert bidding("solo", only).refuses("royal") is Reason.ONLY_OVER
    assert bidding("", only).refuses("royal") is Reason.ONLY_OVER
    assert "royal" in bidding("abundance", only).legal


def test_a_trump_named_with_the_bid_is_not_the_turn_up():
    rules = with_options(SOLO, {"trump_naming": "with_bid"})
    start = bidding("", rules, Suit.HEARTS)
    assert start.refuses("abundance:H") is Reason.TRUMP_NOT_ALLOWED
    assert start.refuses("abundance") is Reason.TRUMP_MISSING
    assert start.refuses("solo:H") is Reason.TRUMP_NOT_CALLED
    assert start.refuses("pass:H") is Reason.TRUMP_NOT_CALLED
    assert "abundance:C abundance:S abundance:D royal" in start.legal
    assert "slam:H" in start.legal


def test_without_prop_and_cop_solo_is_the_lowest_bid():
    start = bidding("", prop_and_cop="false")
    assert start.legal == "pass solo misere abundance royal spread slam"
    assert start.refuses("prop") is Reason.NO_SUCH_CALL


WIEZEN = whist("wiezen").rules


def test_at_wiezen_eldest_hand_may_wait_and_is_asked_again():
    after = bidding("wait prop pass pass", WIEZEN)
    assert after.auction.turn == 1
    assert after.refuses("wait") is Reason.WAIT_NOT_ALLOWED
    assert after.calls("cop").standing == ("vragen_meegaan", (2, 1))


def test_only_eldest_hand_waits_and_only_where_that_is_played():
    assert bidding("pass", WIEZEN).refuses("wait") is Reason.WAIT_NOT_ALLOWED
    assert bidding("").refuses("wait") is Reason.NO_SUCH_CALL


def test_alleen_is_for_a_proposer_whom_nobody_accepts():
    assert bidding("", WIEZEN).refuses("alleen") is Reason.ONLY_AFTER_LONE_PROP
    after = bidding("pass prop pass pass", WIEZEN)
    assert after.auction.turn == 2
    assert after.calls("alleen").standing == ("alleen", (2,))


def test_several_players_may_hold_a_misere_at_once():
    after = bidding("miserie pass miserie pass", WIEZEN)
    assert after.auction.turn == 0
    assert after.standing == ("miserie", (1, 3))
    over = bidding("miserie pass miserie abondance_10", WIEZEN)
    assert over.auction.turn == 1
    assert over.standing == ("abondance_10", (4,))


def test_troel_stands_before_the_auction_and_may_be_overcalled():
    after = bidding("", WIEZEN)
    after.auction = forced(after.auction, after.ladder, WIEZEN.ladder.index("troel"), (4, 2))
    assert after.auction.turn == 1
    assert after.legal == "pass miserie_op_tafel solo solo_slim"
    assert after.refuses("troel") is Reason.FORCED_ONLY
    after.calls("pass pass")
    assert after.auction.turn == 0
    assert after.standing == ("troel", (4, 2))


BOSTON = whist("boston").rules


def test_suits_rank_plain_then_colour_then_preference_at_boston():
    after = bidding("six:H", BOSTON, Suit.SPADES)
    assert after.refuses("six:D") is Reason.BID_TOO_LOW
    assert after.refuses("boston5:S") is Reason.BID_TOO_LOW
    after.calls("six:C")
    assert after.refuses("six:H") is Reason.BID_TOO_LOW
    after.calls("six:S")
    assert after.refuses("six:C") is Reason.BID_TOO_LOW
    assert after.calls("seven:D").standing == ("seven", (4,))


def test_suits_may_rank_in_an_order_of_their_own():
    after = bidding("six:D", BOSTON, Suit.SPADES, suit_rank="CDHS")
    assert after.refuses("six:C") is Reason.BID_TOO_LOW
    after.calls("six:H six:S")


def test_a_misere_overcalls_the_trick_bids_below_it_at_boston():
    after = bidding("seven:S little_misere eight:H", BOSTON)
    assert after.refuses("little_misere") is Reason.BID_TOO_LOW


@pytest.mark.parametrize("variant", ["solo-whist", "solo-whist-club", "ghent-whist", "wiezen", "boston"])
def test_the_words_of_a_ladder_are_its_calls(variant):
    rules = whist(variant).rules
    ladder = ladder_for(rules)
    assert {call.bid for call in ladder.calls} >= {c.word for c in rules.contracts if c.side.value != "forced_pair"}
    for call in ladder.calls:
        assert parse_whist_move(call.text) == call


def test_a_word_that_means_something_already_calls_no_contract():
    with pytest.raises(RulesError) as error:
        overlaid(SOLO, {"contracts.solo.call": "pass"})
    assert error.value.faults == ("contracts.solo.call: 'pass' is no word that is free for a call",)
