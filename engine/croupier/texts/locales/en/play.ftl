# What the terminal game says by itself; of moves and refusals the service speaks.

play-needs-more = The terminal game needs Textual and the service: pip install 'croupier[play]'
play-cannot-open = The games in { $folder } cannot be opened: { $why }. If another game is open there, close it, or play elsewhere with --server.
play-goes-on = croupier play --game { $game } goes on with this game.

play-title = { $variant }{ $deal ->
    [none] {""}
   *[other] {" · "}{ $deal }
}
play-steps = { $undo ->
    [one] 1 step
   *[other] { $undo } steps
}{ $redo ->
    [0] {""}
   *[other] , { $redo } ahead
}

play-key-turn = Turn
play-key-undo = Undo
play-key-redo = Redo
play-key-safe = Up
play-key-moves = Moves
play-key-hint = Hint
play-key-why = Why
play-key-new = New
play-key-keys = Keys
play-key-choose = Choose
play-key-play = Play
play-key-tricks = Tricks
play-key-quit = Quit

play-prompt = 3 7 moves from column 3 to 7, w 4 from the waste, 3 f goes up. Or click.
play-prompt-held = { $cards } → { $targets }   ↑↓ how many cards, esc lets go
play-prompt-held-stuck = { $cards } can go nowhere   ↑↓ how many cards, esc lets go
play-prompt-held-empty = nothing lies there   esc lets go
play-prompt-prefix = { $prefix ->
    [f] Which foundation? c s h d
    [c] Which cell? 1 to 9
   *[r] Which reserve pile? 1 to 9
}
play-prompt-why = Why not …? Type or click a move; esc asks nothing.

play-welcome = Space turns the stock, k lists every key.
play-welcome-back = Welcome back.
play-undone = Taken back.
play-redone = Played again.
play-nothing-up = Nothing goes up safely now. A puts up all that can go.
play-nothing-up-at-all = Nothing can go up now.
play-no-finish = The cards do not all go up by themselves yet.
play-moved-on = The game has moved on elsewhere; this is how it stands.
play-refused = { $move }: { $sentence }
play-hint = { $moves }: { $sentence }
play-may = { $move } may be played: { $sentence }.
play-nothing-refused = Nothing has been refused yet.
play-stuck = No move is left. u takes steps back, g gives up.
play-over = The game is over. n deals a new one.
play-waiting = Waiting for the service …
play-unreachable = The service at { $address } cannot be reached. Nothing is lost; try again.
play-type = A move as text: t3-t7, t7-t1x2, w-f, draw

play-won = Won in { $steps ->
    [one] one step
   *[other] { $steps } steps
}! { $won } of { $played } won, { $streak } in a row.
play-given-up = Given up.
play-won-hint = n deals again, u takes the last step back, q quits.

play-new-title = New deal
play-new-offer = You have left a game unfinished
play-new-deal = Deal, such as 2 or pysol:2; empty: shuffled
play-new-hint = enter deals what is marked, tab goes to the deal, esc goes back
play-new-continue = Go on with { $variant }{ $deal ->
    [none] {""}
   *[other] {" "}{ $deal }
}, last played { $time }

play-moves-title = What can be played
play-moves-hint = enter plays it, esc goes back

play-give-up-title = Give up?
play-give-up-text = The game ends and counts as lost.
play-give-up-hint = y gives up, esc plays on

play-score-title = Score
play-score-variant = Game
play-score-played = Played
play-score-won = Won
play-score-rate = Rate
play-score-streak = In a row
play-score-best = Best
play-score-none = No game has ended yet.
play-score-watch = To follow this game from elsewhere:
    croupier watch { $game } --server { $address }
play-close-hint = esc goes back

play-keys-title = Keys
play-keys-hint = esc goes back
play-keys =
    1 … 9, 0   a column: first where from, then where to (0 is column 10)
    w          the waste
    f          up; as the first key a foundation: fc fs fh fd
    c r        a cell, a reserve pile: c1, r1
    ↑ ↓        how many cards are held
    :          a whole move as text: t7-t1x2
    space      turn the stock, deal a row, turn the waste over
    u  y       undo, redo
    a  A  F    up: what is safe, all that can, all if that wins the game
    l          what can be played
    h          what to play next
    ?          why the last move was refused; then why another is
    n  g       new deal (this one can be continued), give up
    s  k  q    score, keys, quit
    Mouse      click a card, then where it goes; the same card again: up;
    {"           "}the stock: turn

table-title = { $variant }{ $hand ->
    [0] {""}
   *[other] {" · hand "}{ $hand }
}
table-who = { $seat ->
    [0] You
   *[other] Seat { $seat }
}
table-dealer = dealer
table-count = tricks { $tricks } · units { $units }
table-turned = { $card ->
    [none] { $suit ->
        [none] Bidding
       *[other] Bidding; proposed as trump: { $suit }
    }
   *[other] Bidding; turned up: { $card }
}
table-playing = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}{ $contract }{ $who ->
    [none] {""}
   *[other] {", "}{ $exactly ->
        [yes] exactly
       *[no] at least
    } { $target ->
        [one] one trick
       *[other] { $target } tricks
    }
}, { $trump ->
    [none] no trump
    [unnamed] trump not yet named
   *[other] trump: { $trump }
}
table-asks = { $phase ->
    [call] Your call.
    [name] Name the trump.
    [discard] Lay a card away.
    [claim] Claim a revoke, or pass.
   *[play] Your card.
}
table-waits = Waiting: { $who }
table-takes = { $mine ->
    [yes] The trick is yours.
   *[no] The trick goes to: { $who }
}
table-revoke = claim a revoke in trick { $trick }
table-settled = The hand is over
table-made = Made: { $who }
table-lost = Not made: { $who }
table-abandoned = Nobody plays: the hand is thrown in.
table-paid = { $who }: { $units }, now { $balance }
table-pool = In the pool: { $units }
table-tricks = Tricks
table-no-trick = No card has been played yet.
table-over = The session is over.
table-looks-on = You look on.

watch-now = { $revision } as it stands
watch-played = { $revision } played { $moves }
watch-rewound = { $revision } went to the state of { $to }
watch-dealt = { $revision } hand { $hand } is dealt
watch-seat = { $revision } seat { $seat }: { $state ->
    [open] open
    [left] left
    [bot] { $bot }
   *[taken] taken
}
watch-closed = { $revision } closed: { $ending ->
    [won] won
    [resigned] given up
    [completed] over
   *[other] { $ending }
}
