# Why a move is refused, or a call. CARD, CARDS, PILE, SUIT and RANK name what they are given, in the form asked for.

## Moves of a patience

game-over = The game is won; there is nothing left to play.
no-such-pile = There is no { PILE($pile) } here.
same-pile = The cards already lie on { PILE($pile) }.
source-empty = There is no card on { PILE($pile) } to move.
not-a-source = No card is ever moved from { PILE($pile) }.
not-a-target = This card cannot be moved to { PILE($pile) }.
too-few-cards = { PILE($pile) } has { $cards ->
    [one] only one card
   *[other] only { $cards } cards
}, so { $count } cannot move.
card-face-down = { PILE($pile) } has { $up ->
    [one] only one card
   *[other] only { $up } cards
} lying face up, and face-down cards do not move.
one-card-only = Only one card at a time moves here.
not-at-end = { CARD($card) } is not free: { CARD($over) } lies on it. One card at a time goes up, from the end of its column.
unit-broken-sequence = { CARD($card) } does not continue { CARD($on) }, so the two do not move together.
unit-mixes-suits = { CARDS($unit) } mixes { SUIT($on) } and { SUIT($card) }: only { CARDS($movable) } can move{ COUNT($movable) ->
    [one] .
   *[other] {" "}together.
}
unit-mixes-colors = { CARDS($unit) } mixes red and black: only { CARDS($movable) } can move{ COUNT($movable) ->
    [one] .
   *[other] {" "}together.
}
unit-not-alternating = { CARD($on) } and { CARD($card) } have the same colour: only { CARDS($movable) } can move{ COUNT($movable) ->
    [one] .
   *[other] {" "}together.
}
unit-repeats-suit = { CARD($on) } and { CARD($card) } are of the same suit: only { CARDS($movable) } can move{ COUNT($movable) ->
    [one] .
   *[other] {" "}together.
}
unit-not-whole = A run is not parted here: all { $count } cards move, or none.
unit-too-long = { $count } cards are too many to move at once: there is room for { $most }.
wrong-rank = { CARD($card) } does not go on { CARD($on) }: it is not the next rank.
wrong-suit = { CARD($card) } does not go on { CARD($on) }: columns are built in one suit.
wrong-color = { CARD($card) } does not go on { CARD($on) }: columns are built red on red and black on black.
same-color = { CARD($card) } does not go on { CARD($on) }: the colours must alternate.
same-suit = { CARD($card) } does not go on { CARD($on) }: it must be of another suit.
no-building = Nothing is built on the columns in this game.
empty-column-wants-rank = { CARD($card) } does not go to { PILE($pile) }: an empty column takes only { RANK($rank, form: "plural") }.
empty-column-closed = An empty column is not filled by hand in this game.
foundation-wants-card = { CARD($card) } does not go up yet: the foundation waits for { CARD($wants) }.
foundation-complete = The foundation of { SUIT($card) } is complete.
foundation-wrong-suit = { CARD($card) } does not go on { PILE($pile) }: it is of another suit.
foundation-wants-run = A foundation takes only a whole run of one suit, all { $count } cards of it.
foundation-keeps = { CARD($card) } stays up: cards do not come back from the foundations in this game.
cell-occupied = { PILE($pile) } already holds { CARD($card) }.
stock-empty = The stock is used up.
stock-not-empty = The stock still has cards; the waste is turned over when it is used up.
no-stock = There is no stock in this game.
not-turned = The stock is dealt a row at a time in this game.
not-dealt-in-rows = The stock is turned to the waste in this game, not dealt on the columns.
no-redeal = { $passes ->
    [one] There is no redeal: the stock is gone through once.
   *[other] There is no redeal left: the stock is gone through { $passes } times.
}
waste-empty = The waste has no card to turn over.
column-empty-blocks-deal = No row is dealt while { PILE($pile) } is empty.
not-your-seat = It is not your seat that plays now.

## Calls

invalid-field = The request is not right: { $field }.
malformed-notation = This cannot be read as it is written.
wrong-deck = These cards do not make up the pack of this game.
invalid-rules = These rules cannot be played as they stand.
deal-not-available = There is no such deal of this game.
reveal-inside-batch = A move that turns up a card must be the last of its call.
partial-import = This text shows only what a player saw; cards are missing, so it cannot be played on.
import-mismatch = The text does not hold together: its moves do not lead where it says.
unknown-variant = There is no game called { $variant_id }.
game-not-found = There is no such game.
revision-not-found = The game has no revision { $revision }.
not-your-game = This game belongs to somebody else.
game-closed = The game is over.
identity-required = The service wants to know who calls.
identity-refused = { $problem ->
    [expired] The token has expired.
   *[other] The token is not valid.
}
scope-missing = The token does not allow this: it lacks the scope { $scope }.
seat-token-unknown = No seat at this table has this token.
seat-taken = { $seat ->
    [0] No seat is free at this table.
   *[other] Seat { $seat } is not free.
}
undo-not-allowed = At a table of several, nothing is taken back.
one-player-only = Only games of one player have this.
not-on-line = That revision is not on the way from the deal to where you are.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
revision-conflict = The game has moved on in the meantime.
request-id-reused = Another request had this id already.
too-many-moves = That is more than one call may have: { $limit } moves.
too-many-labels = That is more than a game may have: { $limit }.
too-many-watches = Too many are watching already.
rate-limited = That was too much at once; please try again in a moment.
too-many-calls = Too much is under way for you already; please try again in a moment.
too-many-games = You have as many running games as you may: { $limit }. End or delete one first.
search-limited = There has been much searching for you; please try again in a while.
record-too-large = That text is too long.
store-full = There is no room left to keep the game. Nothing was done and nothing is lost.
store-unavailable = The games cannot be reached at the moment; please try again.
shutting-down = The service is about to stop; please try again.
full-knowledge-not-allowed = That would tell of cards that you have not seen.
search-lost = The search broke off; please try again.
no-such-deal-found = No such deal was found in the time there is for it; please try again.

## whist

not-your-turn = It is not your turn.
hand-not-dealt = The next hand has not been dealt yet.
session-over = The session is over.
auction-over = The bidding is over.
auction-not-over = No card is played before the bidding is over.
cards-played = The cards have been played; all that is left is to claim a revoke or to pass.
has-passed = You have passed and are out of the bidding.
no-rebid = You have been overcalled, and in this game nobody bids again after that.
no-such-call = There is no such call in this game.
bid-too-low = { CALL($call) } is not higher than { CALL($standing) }.
nothing-to-accept = There is no open proposal that you could accept.
cop-or-pass = You have passed already: all that you may do now is cop or pass.
wait-not-allowed = Waiting is for eldest hand alone, and only as the first call.
forced-only = { CALL($call) } cannot be bid: the deal makes it or nothing does.
only-after-lone-prop = { CALL($call) } is for a player who has proposed and found no partner.
only-over = { CALL($call) } may only be called over { CALL($standing) }.
trump-missing = { CALL($call) } is bid with its suit: name the trump too.
trump-not-called = No suit is named with { CALL($call) }.
trump-not-allowed = That suit was turned up; the trump must be another one than { SUIT($suit) }.
name-trump-first = The trump has to be named first.
no-trump-to-name = There is no trump to name now.
discard-first = Everybody has to lay a card away first.
no-discard = No card is laid away now.
not-in-hand = You do not hold { CARD($card) }.
must-follow = { CARD($card) } does not follow suit: { SUIT($led) } were led, and you have some.
must-lead = The first card led must be { CARD($wants) }.
nothing-to-claim = There is nothing to claim in trick { $trick }: no opponent failed to follow suit there.
claimed-already = You have claimed a revoke in trick { $trick } already.
revokes-prevented = Nobody can revoke here: a card that does not follow suit is refused.
