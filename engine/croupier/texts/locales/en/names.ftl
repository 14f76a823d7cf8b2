# What cards, piles and moves are called.

card = { $rank ->
    [rT] 10
   *[other] { $letter }
}{ $suit ->
    [C] ♣
    [S] ♠
    [H] ♥
   *[D] ♦
}
card-spoken = the { RANK($letter) } of { SUIT($card) }
rank = { $rank ->
    [rA] ace
    [r2] two
    [r3] three
    [r4] four
    [r5] five
    [r6] six
    [r7] seven
    [r8] eight
    [r9] nine
    [rT] ten
    [rJ] jack
    [rQ] queen
   *[rK] king
}
rank-a = { $rank ->
    [rA] an ace
    [r2] a two
    [r3] a three
    [r4] a four
    [r5] a five
    [r6] a six
    [r7] a seven
    [r8] an eight
    [r9] a nine
    [rT] a ten
    [rJ] a jack
    [rQ] a queen
   *[rK] a king
}
rank-plural = { $rank ->
    [rA] aces
    [r2] twos
    [r3] threes
    [r4] fours
    [r5] fives
    [r6] sixes
    [r7] sevens
    [r8] eights
    [r9] nines
    [rT] tens
    [rJ] jacks
    [rQ] queens
   *[rK] kings
}
suit = { $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}
pile = { $kind ->
    [s] the stock
    [w] the waste
    [t] column { $number }
    [r] reserve { $number }
    [c] cell { $number }
   *[f] { $suit ->
        [C] the foundation of clubs
        [S] the foundation of spades
        [H] the foundation of hearts
        [D] the foundation of diamonds
       *[other] the foundation
    }
}
card-count = { $count ->
    [one] one card
   *[other] { $count } cards
}

pile-from = from { PILE($pile) }
pile-to = to { PILE($pile) }

move-draw = Turn from the stock
move-redeal = Turn the waste over
move-deal = Deal a row
move-transfer = { CARDS($cards) } { PILE($source, form: "from") } { PILE($target, form: "to") }
move-transfer-spoken = {"{cards} {from} {to}"}
move-call = { $bid ->
    [pass] passes
    [wait] waits
    [prop] proposes
    [cop] accepts the proposal
   *[other] bids { CALL($call) }
}
move-trump = names { SUIT($suit) } as trumps
move-play = plays { CARD($card, form: "spoken") }
move-discard = lays away { CARD($card, form: "spoken") }
move-discard-hidden = lays a card away
move-claim = claims a revoke in trick { $trick }

variant-whitehead = Whitehead
variant-whitehead-colour-runs = Whitehead, colour runs
variant-whitehead-single = Whitehead, single cards
variant-whitehead-no-return = Whitehead, no return
variant-whitehead-original = Whitehead, original rules
variant-agnes = Agnes
variant-agnes-sorel = Agnes Sorel
variant-agnes-bernauer = Agnes Bernauer
variant-smokey = Smokey
variant-klondike = Klondike
variant-klondike-3 = Klondike, draw three
variant-klondike-vegas = Klondike, Vegas
variant-thoughtful = Thoughtful
variant-saratoga = Saratoga
variant-trigon = Trigon
variant-thumb-and-pouch = Thumb and Pouch
variant-chinaman = Chinaman
variant-eastcliff = Eastcliff
variant-easthaven = Easthaven
variant-westcliff = Westcliff
variant-gargantua = Gargantua
variant-double-klondike = Double Klondike
variant-king-albert = King Albert
variant-yukon = Yukon
variant-russian-solitaire = Russian Solitaire
variant-alaska = Alaska
variant-spider = Spider
variant-spiderette = Spiderette
variant-will-o-the-wisp = Will o’ the Wisp
variant-simple-simon = Simple Simon
variant-freecell = FreeCell
variant-bakers-game = Baker’s Game
variant-eight-off = Eight Off
variant-seahaven-towers = Seahaven Towers
variant-canfield = Canfield
variant-rainbow = Rainbow
variant-forty-thieves = Forty Thieves
variant-gypsy = Gypsy

## Hints

hint-safe = These cards can go up: nothing in play could still want to lie on them. { $tried ->
    [0] {""}
   *[other] Still won in { $won } of { $tried } imagined orders of the unseen cards.
}
hint-turn = Turn a card: what lies open can wait. { $tried ->
    [0] {""}
   *[other] Still won in { $won } of { $tried } imagined orders of the unseen cards.
}
hint-play = { $tried ->
    [0] There is nothing else to do.
   *[other] Still won in { $won } of { $tried } imagined orders of the unseen cards.
}
hint-exact = Every card is known, and this wins.
hint-lost = Every card is known, and the game cannot be won any more.

## whist

variant-solo-whist = Solo Whist
variant-solo-whist-club = Solo Whist, club rules
variant-ghent-whist = Ghent Whist
variant-wiezen = Wiezen
variant-boston = Boston
call = { $suit ->
    [none] { $name }
   *[other] { $name }, { SUIT($suit) }
}
call-pass = pass
call-wait = wait
call-prop = prop
call-cop = cop
call-solo = solo
call-misere = misère
call-abundance = abundance
call-royal = royal abundance
call-spread = spread misère
call-slam = slam
call-alleen = alleen
call-abondance_9 = abondance of nine
call-miserie = miserie
call-abondance_10 = abondance of ten
call-abondance_11 = abondance of eleven
call-abondance_12 = abondance of twelve
call-troel = troel
call-miserie_op_tafel = open miserie
call-solo_slim = solo slim
call-boston5 = Boston
call-six = six
call-seven = seven
call-little_misere = little misère
call-eight = eight
call-nine = nine
call-grand_misere = grand misère
call-ten = ten
call-eleven = eleven
call-little_spread = little spread
call-twelve = twelve
call-grand_spread = grand spread
call-grand_slam = grand slam
