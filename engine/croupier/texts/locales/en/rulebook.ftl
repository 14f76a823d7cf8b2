# The rules of a patience, each sentence told from the rules themselves.

section-overview = In short
section-history = History
section-needs = What you need
section-order = Order and colours
section-layout = The layout
section-setup = Set-up
section-auction = The auction
section-contracts = The contracts
section-play = Play
section-example = An example
section-scoring = Scoring
section-sessions = Sessions
section-ending = Won or lost
section-special = Special situations
section-tips = Tips
section-variants = Variants
section-glossary = Words
section-sources = Sources

rulebook-own-game = A game of your own
rulebook-related = **{ $name }**: { $says }
claim-says = Not so { $who }: { $says }
claim-silent = { $sources ->
    [one] Silent on this is { $who }.
   *[other] Silent on this are { $who }.
}

overview = A patience for one player with { $cards } cards and { $columns ->
    [one] one column
   *[other] { $columns } columns
}: bring all the cards home to the foundations.

needs-one-player = One player.
needs-pack = { $packs ->
    [one] One pack of { $each } cards
   *[other] { $packs } packs of { $each } cards, { $cards } in all
}, without jokers{ $suits ->
    [CSHD] {""}
   *[other] , of { SUITS($suits) } alone
}{ $top ->
    [K] {""}
   *[other] , from the ace to the { RANK($top) }
}.

order-ranks = The cards rank from the ace, the lowest, up to the { RANK($top) }, the highest.
order-colours = Hearts and diamonds are the red suits, spades and clubs the black ones.

layout-columns = { $columns ->
    [one] One column makes the tableau. This is where you build.
   *[other] { $columns } columns make the tableau. This is where you build.
}
layout-foundations = { $packs ->
    [one] { $foundations ->
        [one] One foundation.
       *[other] { $foundations } foundations, one for each suit.
    }
   *[other] { $foundations } foundations, { $packs } for each suit.
}
layout-stock = { $target ->
    [waste] The stock, face down, and the waste beside it.
   *[other] The stock, face down.
}
layout-reserve = { $piles ->
    [one] One reserve pile.
   *[other] { $piles } reserve piles.
}
layout-cells = { $cells ->
    [one] One free cell. It holds a single card.
   *[other] { $cells } free cells. Each holds a single card.
}

setup-columns-alike = { $columns ->
    [one] Deal { CARDCOUNT($each) } to the column.
   *[other] Deal { CARDCOUNT($each) } to each of the { $columns } columns.
}
setup-columns = From left to right the columns get { NUMBERS($shape) } cards.
setup-order = { $order ->
    [open_last] { $up ->
        [one] Deal row by row, each row from left to right; the last card of every column comes in a row of its own at the end.
       *[other] Deal row by row, each row from left to right; the last { $up } cards of every column come in rows of their own at the end.
    }
    [triangle] Deal row by row, each row from right to left; the last card of every column comes in a row of its own at the end.
   *[rows] Deal row by row, each row from left to right.
}
setup-faces = { $face ->
    [top_up] { $up ->
        [one] The last card of every column lies face up, those under it face down.
       *[other] The last { $up } cards of every column lie face up, those under them face down.
    }
    [known] { $up ->
        [one] Only the last card of every column counts as face up, but you may look at the others at any time.
       *[other] Only the last { $up } cards of every column count as face up, but you may look at the others at any time.
    }
   *[all_up] All of them lie face up.
}
setup-reserve = { $piles ->
    [one] { CARDCOUNT($cards) } go to the reserve pile, { $face ->
        [top_up] with only the top one face up.
       *[other] face up.
    }
   *[other] Each of the { $piles } reserve piles gets { CARDCOUNT($cards) }, { $face ->
        [top_up] with only the top one face up.
       *[other] face up.
    }
}
setup-cells = { $filled ->
    [one] One card goes to the first free cell.
   *[other] One card goes to each of the first { $filled } free cells.
}
setup-base = The next card goes to its foundation. Its rank is the base: the other foundations open with it too.
setup-waste = { $turned ->
    [0] The waste is empty at the start.
    [one] Turn one card to the waste at once.
   *[other] Turn { $turned } cards to the waste at once.
}
setup-stock = { $rest ->
    [0] No card is left for the stock.
    [one] The last card is the stock.
   *[other] The other { $rest } cards are the stock.
}

play-foundation = { $base ->
    [first_dealt] The foundations are built up in suit from the base and go round the corner, the ace following the { RANK($top) }, until all { $ranks } cards of the suit are there.
    [ace] The foundations are built up in suit, from the ace to the { RANK($top) }.
   *[other] The foundations are built up in suit from the { RANK($from) } and go round the corner, the ace following the { RANK($top) }, until all { $ranks } cards of the suit are there.
}
play-foundation-run = { $base ->
    [ace] A run of one suit from the { RANK($top) } down to the ace goes to a foundation as a whole, and nothing less does.
   *[other] A run of all { $ranks } cards of one suit, down to the { RANK($from) }, goes to a foundation as a whole, and nothing less does.
}
play-foundation-single = Cards go up one at a time, and none has to go up because it can.
play-take-back = { $back ->
    [never] What lies on a foundation stays there.
   *[any_time] The top card of a foundation may come back to a column, if it fits there.
}

play-build = { $build ->
    [suit] Columns are built { $direction ->
        [up] up
        [both] up or down
       *[down] down
    } in suit.
    [color] Columns are built { $direction ->
        [up] up
        [both] up or down
       *[down] down
    } by colour, red on red and black on black.
    [alternate] Columns are built { $direction ->
        [up] up
        [both] up or down
       *[down] down
    } in alternating colours, red on black and black on red.
    [other_suit] Columns are built { $direction ->
        [up] up
        [both] up or down
       *[down] down
    } in any suit but the same one.
    [none] Nothing is built on the columns: their cards only leave.
   *[any] Columns are built { $direction ->
        [up] up
        [both] up or down
       *[down] down
    } regardless of suit.
}
play-build-example = { $count ->
    [one] Only { CARDS($fits) } goes on { CARD($on) }.
   *[other] On { CARD($on) } goes { ANYOF($fits) }.
}
play-wrap = { $wrap ->
    [always] Columns go round the corner: the ace and the { RANK($top) } are neighbours.
    [unless_base_ace] Columns go round the corner, so that the ace and the { RANK($top) } are neighbours, unless the foundations open with the aces.
   *[never] { $direction ->
        [down] Nothing goes on an ace.
        [up] Nothing goes on { RANK($top, form: "a") }.
       *[both] Ace and { RANK($top) } are no neighbours.
    }
}
play-unit = { $unit ->
    [none] One card moves at a time, the last one of its column.
    [suit] Several cards move together when they lie in order and are all of one suit. A run that mixes suits does not move as one, even if it was rightly built.
    [color] Several cards move together when they lie in order and are all of one colour, be it in one suit or in two.
    [alternate] Several cards move together when they lie in order and red and black alternate.
    [other_suit] Several cards move together when they lie in order and no two neighbours are of one suit.
    [any] Several cards move together when they lie in order, of whatever suit.
   *[free] Any face-up card may be moved, and all the cards on it come along, in order or not.
}
play-unit-part = { $part ->
    [maximal] The whole run at the end of the column moves, or none of it.
    [top_or_whole] Either the last card moves or the whole column.
   *[any] You may take a part of such a run, as long as it reaches the end of the column.
}
play-unit-example = { CARDS($unit) }, for one, move together.
play-limit = { $limit ->
    [cells_plus_1] So many cards move at once: as many as there are empty free cells, and one more.
   *[supermove] So many cards move at once: as many as there are empty free cells, and one more; and twice that for every empty column, not counting the one that they go to.
}
play-empty = { $empty ->
    [none] An empty column stays empty.
    [king] Only { RANK($top, form: "a") }, or a run that begins with one, goes to an empty column.
    [base_minus_1] Only a card of the rank below the base, or a run that begins with one, goes to an empty column.
   *[any] Any card and any run that may move goes to an empty column.
}
play-autofill = { $autofill ->
    [reserve] A column that falls empty is filled at once from the reserve, as long as that lasts.
    [waste] A column that falls empty is filled at once from the waste, as long as that lasts.
   *[waste_then_stock] A column that falls empty is filled at once from the waste or, when that is empty, from the stock.
}
play-turned-up = A face-down card that becomes the last one of its pile is turned up.
play-no-stock = All the cards are dealt; there is no stock.
play-stock-waste = { $batch ->
    [one] At any time you may turn the next card of the stock to the waste.
   *[other] At any time you may turn the next { $batch } cards of the stock to the waste; if fewer are left, all of them.
}
play-waste = The top card of the waste may go to a foundation or a column.
play-passes = { $passes ->
    [0] When the stock is gone, turn the waste over for a new one, as often as you like.
    [one] You go through the stock once; the waste is not turned over.
   *[other] You go through the stock { $passes } times: when it is gone, turn the waste over for a new one.
}
play-stock-row = { $target ->
    [tableau] At any time you may deal a row from the stock, one card to each column.{ $last ->
        [0] {""}
        [one] {" "}The last card goes to the first column.
       *[other] {" "}The last { $last } cards go to the first { $last } columns.
    }
   *[reserve] At any time you may deal a row from the stock, one card to each reserve pile.{ $last ->
        [0] {""}
        [one] {" "}The last card goes to the first pile.
       *[other] {" "}The last { $last } cards go to the first { $last } piles.
    }
}
play-stock-block = { $blocked ->
    [yes] No row is dealt while a column is empty.
   *[no] Empty columns do not stop you from dealing.
}
play-reserve = { $piles ->
    [one] The top card of the reserve may be played at any time.
   *[other] The top card of each reserve pile may be played at any time.
}
play-cells = { $cells ->
    [one] Any last card of a column may be parked in the free cell, and played from there.
   *[other] Any last card of a column may be parked in an empty free cell, and played from there.
}

ending-won = It has come out when all { $cards } cards are on the foundations.
ending-stuck = When no move is left, you are stuck: take moves back and try another way, or give the game up.
ending-win-rate = A program that sees every card was set { NUMBER($deals) } deals: it won { NUMBER($won) } and proved that { NUMBER($lost) } cannot be won{ $open ->
    [0] {""}
   *[other] ; { NUMBER($open) } it left open
}. Of all deals, from { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) } per cent can be won (with 95 per cent certainty).
