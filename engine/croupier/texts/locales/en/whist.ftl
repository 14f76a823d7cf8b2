# The rules of the whists with an auction, each sentence told from the rules themselves; at the end what is told by hand.

contract-prop_cop = Prop and cop
contract-vragen_meegaan = Vragen en meegaan

whist-overview = A whist for four with bidding: { $contracts ->
    [one] one contract
   *[other] { $contracts } contracts
}, from the lowest to the highest.
whist-players = Four players, at four sides of a table.
whist-pack = A pack of 52 cards, without jokers; and something to count units with.
whist-order = In every suit the ace is high, then king, queen, jack, ten and so on down to the two.
whist-seats = Who bids, leads and plays goes round clockwise. The player at the dealer’s left is eldest hand.

whist-first-dealer = { $first ->
    [cut_low] Everybody cuts a card, and the lowest deals first; the ace is high, and who ties for lowest cuts again.
    [random] Who deals first is drawn by lot.
   *[seat] Seat { $seat } deals first.
}
whist-shuffle = { $shuffle ->
    [cut_only] The cards are not shuffled between hands: the tricks are gathered in the order of play, the declarers’ first, and cut.
   *[always] The dealer shuffles, and the player at the dealer’s right cuts.
}
whist-packets = { $kinds ->
    [one] { $size ->
        [one] Each player gets thirteen cards, one at a time.
       *[other] Each player gets thirteen cards, { $size } at a time.
    }
   *[other] Each player gets thirteen cards, in packets of { NUMBERS($packets) }.
}
whist-turn-up = { $turned ->
    [last_card] The dealer’s last card is turned up. Its suit is proposed as trump.
    [second_pack] A card is turned up from a second pack. Its suit is proposed as trump.
    [cycle_hcds] The suit that is proposed as trump goes round from deal to deal: hearts, clubs, diamonds, spades.
    [cycle_hdcs] The suit that is proposed as trump goes round from deal to deal: hearts, diamonds, clubs, spades.
   *[none] No suit is turned up; whoever plays a contract with a trump names it.
}
whist-pickup = { $pickup ->
    [after_first_trick] The turned card stays on the table until the first trick is over, though the dealer may play it.
   *[after_auction] The turned card stays on the table until the bidding is over, then the dealer takes it in hand.
}

whist-auction = Bidding begins with eldest hand and goes round. At your turn you pass, or name a contract that is higher than every one before. It ends when all but the players of the standing bid have passed.
whist-passed = { $value ->
    [yes] Who has passed is out of the bidding.
   *[no] Who has passed may come in again when the turn comes round.
}
whist-overcalled = { $value ->
    [yes] Who has been overcalled may bid higher.
   *[no] Who has been overcalled may not bid again.
}
whist-wait = { $value ->
    [yes] Eldest hand may wait instead of bidding first, and is asked again when the turn comes round.
   *[no] Eldest hand bids or passes like everybody else; there is no waiting.
}
whist-prop = A player who says “prop” looks for a partner. While nobody has bid higher, the others may answer “cop” in their turn: the first who does is the partner, and the two play together, whether they sit opposite or side by side. A higher bid dissolves them. { $value ->
    [proposer_may_raise] If nobody answers and nobody bids, the proposer may still choose something higher.
   *[abandon] If nobody answers and nobody bids, the hand is over.
}
whist-eldest-cop = { $value ->
    [yes] Eldest hand, having passed, may still say “cop” if a proposal is all that was bid.
   *[no] Who has passed cannot say “cop” any more, eldest hand neither.
}
whist-forced = Before the bidding: who holds { $aces } aces must play { CONTRACT($contract) }, and the holder of the missing ace is the partner; with all four aces in one hand it is the holder of the highest heart that is not there.
whist-all-pass = { $value ->
    [redeal_same] If all pass, the same dealer deals again.
    [general_misere_most_tricks] If all pass, everybody plays for himself without trump: who takes most tricks pays each other player { $units ->
        [one] one unit
       *[other] { $units } units
    }; if two are equal, nobody pays.
    [general_misere_last_trick] If all pass, everybody plays for himself without trump: who takes the last trick pays each other player { $units ->
        [one] one unit
       *[other] { $units } units
    }.
    [double_next] If all pass, the next player deals, and the next hand that is played counts double: four times after two such hands, eight times after three, but never more.
   *[redeal_next] If all pass, the hand is thrown in and the next player deals.
}
whist-suit-rank = { $order ->
    [by_color] Where two bid for the same number of tricks, the suit decides: the turned-up suit is highest, then the other of its colour, then the two others, which are equal.
   *[listed] Where two bid for the same number of tricks, the suit decides, from the lowest: { SUITS($suits) }.
}

whist-ladder = { $count ->
    [one] There is one contract: { CONTRACTS($contracts) }.
   *[other] The contracts, from the lowest to the highest: { CONTRACTS($contracts) }.
}
whist-contract = **{ CONTRACT($contract) }**:
whist-target = { $side ->
    [proposal] Two partners want { $compare ->
        [exactly] exactly { $tricks }
       *[at_least] at least { $tricks }
    } of the { $of } tricks between them.
    [forced_pair] Two partners, joined by the deal, want { $compare ->
        [exactly] exactly { $tricks }
       *[at_least] at least { $tricks }
    } of the { $of } tricks between them.
    [multi_solo] One player against the others; several may play it at once, each alone. { $tricks ->
        [0] Not a single trick may be taken.
       *[other] { $compare ->
            [exactly] Exactly { $tricks } of the { $of } tricks have to be taken.
           *[at_least] At least { $tricks } of the { $of } tricks have to be taken.
        }
    }
   *[solo] One player against three. { $compare ->
        [exactly] { $tricks ->
            [0] Not a single trick may be taken.
           *[other] Exactly { $tricks } of the { $of } tricks have to be taken.
        }
       *[at_least] { $all ->
            [yes] Every trick has to be taken.
           *[no] At least { $tricks } of the { $of } tricks have to be taken.
        }
    }
}{ $discard ->
    [0] {""}
   *[other] {" "}Before the play everybody lays one card away, face down.
}
whist-trump = { $trump ->
    [turn_up] Trump is the suit that was turned up.
    [named] { $when ->
        [with_bid] The trump is named in the bid.
       *[deferred] The declarer names the trump when the bidding is over; the turned-up suit may be it.
    }
    [named_not_turn_up] { $when ->
        [with_bid] The trump is named in the bid, and it is not the turned-up suit.
       *[deferred] The declarer names the trump when the bidding is over, any suit but the one turned up.
    }
    [partner_card] Trump is the suit of the partner’s ace.
   *[none] There is no trump.
}
whist-sub-rank = The same contract in a higher suit overcalls it.
whist-leader = { $leader ->
    [declarer] The declarer leads.
    [partner] The partner leads.
   *[eldest] Eldest hand leads.
}
whist-lead-rule = { $rule ->
    [highest_trump] The first card led is the leader’s highest trump.
   *[partner_card] The first card led is the one that made the partner.
}
whist-expose = { $expose ->
    [before_first_lead] The declarer’s hand lies open on the table before the first lead.
    [after_first_lead] The declarer’s hand is laid open once the first card is led.
    [after_first_trick] The declarer’s hand is laid open once the first trick is complete.
   *[never] The hand stays hidden.
}
whist-only-over = It may only be bid over { CONTRACT($over) }.
whist-only-after = It is for a player who has proposed and found no partner.

whist-follow = Follow suit if you can; if you cannot, play any card, a trump or another. The highest trump takes the trick, or the highest card of the suit led if there is none. Who takes a trick leads to the next.
whist-revoke = { $revoke ->
    [lose_hand] A card that does not follow suit can be played although its player could follow. An opponent may claim that from the end of the trick until the hand is settled: then the offender’s side has lost the hand. A wrong claim costs nothing.
    [three_tricks] A card that does not follow suit can be played although its player could follow. An opponent may claim that from the end of the trick until the hand is settled: then three tricks go from the offender’s side to the other, as far as it has them, and in a misère the hand is decided against the offender. A wrong claim costs nothing.
   *[prevented] Nobody can revoke: a card that does not follow suit is refused as long as its player could follow.
}
whist-stop = { $stop ->
    [misere_only] A misère ends as soon as it is decided; every other contract is played to the last trick.
    [never] Every hand is played to the last trick.
   *[when_decided] A hand ends as soon as no trick can change what is paid.
}

whist-zero-sum = What one player gets the others pay: the units of a hand add up to nothing.
whist-pay = { $settle ->
    [pairwise] { $same ->
        [yes] Each defender pays each partner { $made }, or gets as much from each.
       *[no] If made, each defender pays each partner { $made }; if not, each partner pays each defender { $lost }.
    }
    [one_to_one] { $same ->
        [yes] Each partner gets { $made } from one defender, or pays as much.
       *[no] If made, each partner gets { $made } from one defender; if not, each pays one { $lost }.
    }
   *[per_opponent] { $same ->
        [yes] Each opponent pays { $made }, or gets as much.
       *[no] If made, each opponent pays { $made }; if not, each gets { $lost }.
    }
}
whist-pay-table = { $settle ->
    [pairwise] If made, each defender pays each partner { $made }; if it falls short by one trick, two and so on, each partner pays each defender { NUMBERS($table) }.
    [one_to_one] If made, each partner gets { $made } from one defender; if it falls short by one trick, two and so on, each pays one { NUMBERS($table) }.
   *[per_opponent] If made, each opponent pays { $made }; if it falls short by one trick, two and so on, each gets { NUMBERS($table) }.
}
whist-pay-tricks = Each trick over adds { $over }, each trick short { $under }.
whist-pay-all = All thirteen tricks pay { $units } instead.
whist-overtricks = { $value ->
    [per_trick] Tricks over and short of the target are paid, in contracts for a number of tricks.
   *[none] Tricks over or short of the target make no difference: a hand is made or lost.
}
whist-stake = A unit is worth { $denominator ->
    [1] { $numerator } times
   *[other] { $numerator }/{ $denominator } of
} what is played for.
whist-pool = At each deal the dealer puts { $ante ->
    [one] one unit
   *[other] { $ante } units
} into the pool. Who makes { CONTRACT($from) } or something higher takes it{ $doubled ->
    [yes] ; who fails in such a contract doubles it, up to { $limit } units.
   *[no] .
}

whist-rotation = The deal goes round clockwise after every hand.
whist-session-end = { $end ->
    [hands] The session ends after { $limit ->
        [one] one hand
       *[other] { $limit } hands
    }; the highest balance wins, and players who are equal share it.
    [target] The session ends with the hand in which a balance reaches { $limit }; the highest wins, and players who are equal share it.
   *[open] The session lasts as long as the players like; balances go on from hand to hand.
}
whist-abandoned = { $counts ->
    [yes] A hand that was thrown in counts as one of the session’s hands.
   *[no] A hand that was thrown in does not count as one of the session’s hands.
}

## By hand

solo-whist-overview = Solo Whist is whist with bidding: in every hand somebody undertakes something, alone or with a partner found by calling, and the others try to stop it.
solo-whist-history = It came up in Britain in the middle of the 19th century, out of whist by way of Boston and Ghent whist. Its mark is that contracts for two and contracts for one stand side by side in one game. Pubs, clubs and railway carriages played it; it gave way as contract bridge rose, and is alive in clubs.
solo-whist-time = A session is usually 20 to 40 hands and takes an hour and a half to two hours. Closing time ends it, or a number of hands, or a balance of 50; chips change hands at once.
solo-whist-overcalled-suit = **Does an overcalled player say which trump it would have been?** No. A trump that is named after the bidding is named by whoever won it, and nobody learns of another.
solo-whist-dissolved = **Does a partnership come back when the higher bidder is overcalled in turn?** No, a dissolved partnership stays dissolved.
solo-whist-shown = **Is the turned-up card secret once the dealer has taken it?** No, everybody has seen it.
solo-whist-thrown-in = **Are the hands shown when a deal is thrown in?** No. Such hands are never opened, not even afterwards.
solo-whist-names = **“Schachtel” and “Durch”?** One of the rule texts names them without saying what they are, and no other source knows them. They are not played here.
solo-whist-tip-solo = Bid solo on five tricks that are nearly certain: aces, kings with their queens, high trumps.
solo-whist-tip-misere = Misère wants low cards and short suits. A rule text that asks for aces and kings here is wrong.
solo-whist-tip-abundance = Abundance wants a suit of five or more with ace and king at its head, and a strong suit beside it.
solo-whist-tip-prop = Propose on four or five tricks: a partner may bring the rest.
solo-whist-tip-defence = Defenders talk to each other by what they lead; against an abundance lead trumps.
solo-whist-tip-spread = Spread a misère only when nothing can go wrong.
solo-whist-tip-late = Do not overbid at the end of an evening to win back what is lost.
solo-whist-word-eldest = **Eldest hand**: the player at the dealer’s left.
solo-whist-word-turn-up = **Turn-up**: the card that proposes a trump.
solo-whist-word-prop = **Prop** and **cop**: I propose, I accept.
solo-whist-word-misere = **Misère**: to take no trick; **spread**, with the hand on the table.
solo-whist-word-abundance = **Abundance**: the high contract for one player; **royal**, with the turned-up suit as trump; **slam**, every trick.
solo-whist-word-revoke = **Revoke**: not to follow suit although one could.
ghent-whist-overview = Ghent whist is the older brother of Solo Whist: the same bids but for royal abundance, with what is paid left to the players.
wiezen-overview = Wiezen is the whist of Belgium, with a longer ladder, with three aces that force their holder to play, and with bonuses for every trick more.
boston-overview = Boston has the longest ladder of the family: from five tricks up to a slam, each bid in a suit, with two kinds of misère between, and a pool.
boston-history = It is of the 18th century, and older than its kin.
