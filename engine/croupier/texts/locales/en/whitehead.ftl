# What is told of Whitehead and Agnes by hand. Where a sentence speaks of a rule, it asks the rule.

whitehead-overview = Whitehead is a Klondike with its cards on the table: the tableau is open, and you build red on red and black on black. { $tableau-unit ->
    [suit] What makes it hard is that only runs of one suit move together.
    [color] Runs of one colour move together, which makes it the mildest of its family.
   *[other] Only single cards move, so every longer run has to be taken apart card by card.
}
whitehead-kin = Klondike is its parent; Saratoga is as open but builds in alternating colours; and like Yukon it is a puzzle to be read before it is played.
whitehead-history = It is named after the American bridge player Wilbur C. Whitehead. The card books of the 20th century have it, and later the computer collections put it beside Klondike.
whitehead-odds = How often does it come out? Morehead and Mott-Smith wrote in 1949: one game in twenty. A page on the web says about half. Those are players, who do not see the stock.
whitehead-time = A game takes about ten minutes.
whitehead-example = Say 9♣ is alone in column 1, column 3 ends in 7♠, column 6 in 5♠ and column 7 in 6♣ 8♠. You move 7♠ onto 8♠. { $tableau-unit ->
    [none] Now 8♠ cannot leave until 7♠ is gone again, since one card moves at a time: it would have been better to move 8♠ to 9♣ first and 7♠ after it. Then 6♣ is free, and 5♠ goes there.
   *[other] Both are spades, so together they go to 9♣. Column 7 now ends in 6♣, and 5♠ goes there. { $tableau-unit ->
        [suit] But 9♣ 8♠ 7♠ is stuck as a whole, for it mixes clubs and spades: only 8♠ 7♠ can still leave together.
       *[other] And since clubs and spades are one colour, 9♣ 8♠ 7♠ can still move as a whole.
    }
}
whitehead-solvable = **Can every deal be won, with all cards open?** No. Some deals are lost whatever you do{ $rest ->
    [0] {""}
   *[other] , and the { $rest } cards of the stock are not open at all: there is luck in it
}.
whitehead-empty-column = **May something other than a king fill an empty column?** { $tableau-empty ->
    [any] Yes, any card may, and any run that can move.
    [none] No, an empty column stays empty.
   *[other] No.
}
whitehead-mixed-run = **Why do 10♠ and 9♥ not lie on each other?** { $tableau-build ->
    [color] One is black, the other red, and here you build in one colour. { $tableau-unit ->
        [suit] And why do 10♠ 9♣ not move together? They may lie so, but only a run of one suit moves.
        [color] 10♠ 9♣ may lie so, and move together too.
       *[other] 10♠ 9♣ may lie so, but each moves alone.
    }
   *[other] The suits do not fit.
}
whitehead-stock-gone = **The stock is gone and nothing moves?** { $stock-passes ->
    [1] Then it is over; there is no second time through the stock.
   *[other] Then turn the waste over, if you still may.
}
whitehead-tip-look = Before you move, look where the cards are that you need next, and think a few moves ahead.
whitehead-tip-suit = { $tableau-unit ->
    [suit] Where you have the choice, build in suit: only such runs will move later.
    [color] Where you have the choice, build in suit all the same: such runs go up to the foundations without detours.
   *[other] Build long columns only where you will not need what lies under them.
}
whitehead-tip-empty = { $tableau-empty ->
    [any] An empty column is worth much: it is the place to sort a mixed run. Do not fill it without a reason.
   *[other] Do not clear a column without a reason.
}
whitehead-tip-foundation = Put aces and twos up at once. Leave higher cards while others may still need to lie on them{ $foundation-take_back ->
    [any_time] , though a foundation gives its top card back.
   *[never] : a foundation gives nothing back.
}
whitehead-tip-before-drawing = Make every move on the table that you want before you turn a card. Nothing hurries you.
whitehead-tip-count = Count whether the reds or blacks that a run still needs are within reach.
whitehead-original-history = By Michael Keller's *Solitaire Laboratory* these are Whitehead's own rules, which David Parlett gives too: the 29th card opens the foundations.
whitehead-original-corner = **May a king lie on an ace?** { $tableau-wrap ->
    [unless_base_ace] Yes, round the corner, as long as the foundations do not open with the aces. A card of the rank below the base may lie on one of the base's rank, too.
    [always] Yes, round the corner.
   *[never] No.
}
agnes-overview = Agnes is Whitehead without a waste: the stock comes down in rows on the columns, as in Spider, and buries whatever you were about to use.
agnes-history = Ernest Bergholt described it about 1915, and Basil Dalton has it too.
agnes-tip-row = Before you deal a row, bring each column into an order that can bear one more card.
