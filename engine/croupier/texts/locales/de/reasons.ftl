# Warum ein Zug oder ein Aufruf abgelehnt wird. CARD, CARDS, PILE, SUIT und RANK nennen, was man ihnen gibt, in der
# verlangten Form.

## Züge einer Patience

game-over = Die Patience ist aufgegangen; es gibt nichts mehr zu spielen.
no-such-pile = { PILE($pile) } gibt es hier nicht.
same-pile = Die Karten liegen schon { PILE($pile, form: "on") }.
source-empty = { PILE($pile, form: "on") } liegt keine Karte, die ziehen könnte.
not-a-source = { PILE($pile, form: "from") } zieht nie eine Karte.
not-a-target = { PILE($pile, form: "to") } kann diese Karte nicht gelegt werden.
too-few-cards = { PILE($pile, form: "on") } { $cards ->
    [one] liegt nur eine Karte
   *[other] liegen nur { $cards } Karten
}; { $count } können also nicht ziehen.
card-face-down = { PILE($pile, form: "on") } { $up ->
    [one] liegt nur eine Karte offen
   *[other] liegen nur { $up } Karten offen
}; verdeckte Karten ziehen nicht.
one-card-only = Hier zieht immer nur eine Karte.
not-at-end = { CARD($card) } ist nicht frei: { CARD($over) } liegt darauf. Auf den Zielstapel geht immer nur die letzte Karte einer Spalte.
unit-broken-sequence = { CARD($card) } schließt nicht an { CARD($on) } an, deshalb ziehen die beiden nicht zusammen.
unit-mixes-suits = { CARDS($unit) } mischt { SUIT($on) } und { SUIT($card) }: { COUNT($movable) ->
    [one] Nur { CARDS($movable) } kann ziehen.
   *[other] Nur { CARDS($movable) } können zusammen ziehen.
}
unit-mixes-colors = { CARDS($unit) } mischt Rot und Schwarz: { COUNT($movable) ->
    [one] Nur { CARDS($movable) } kann ziehen.
   *[other] Nur { CARDS($movable) } können zusammen ziehen.
}
unit-not-alternating = { CARD($on) } und { CARD($card) } sind beide rot oder beide schwarz: { COUNT($movable) ->
    [one] Nur { CARDS($movable) } kann ziehen.
   *[other] Nur { CARDS($movable) } können zusammen ziehen.
}
unit-repeats-suit = { CARD($on) } und { CARD($card) } sind von derselben Farbe: { COUNT($movable) ->
    [one] Nur { CARDS($movable) } kann ziehen.
   *[other] Nur { CARDS($movable) } können zusammen ziehen.
}
unit-not-whole = Eine Folge wird hier nicht geteilt: Alle { $count } Karten ziehen oder keine.
unit-too-long = { $count } Karten sind zu viele auf einmal: Platz ist für { $most }.
wrong-rank = { CARD($card) } passt nicht auf { CARD($on) }: Der Rang schließt nicht an.
wrong-suit = { CARD($card) } passt nicht auf { CARD($on) }: Die Spalten werden in einer Farbe gebaut.
wrong-color = { CARD($card) } passt nicht auf { CARD($on) }: Gebaut wird Rot auf Rot und Schwarz auf Schwarz.
same-color = { CARD($card) } passt nicht auf { CARD($on) }: Rot und Schwarz müssen abwechseln.
same-suit = { CARD($card) } passt nicht auf { CARD($on) }: Die Karte muss von einer anderen Farbe sein.
no-building = In diesem Spiel wird auf den Spalten nicht gebaut.
empty-column-wants-rank = { CARD($card) } kommt nicht { PILE($pile, form: "to") }: In eine leere Spalte dürfen nur { RANK($rank, form: "plural") }.
empty-column-closed = Eine leere Spalte wird in diesem Spiel nicht von Hand gefüllt.
foundation-wants-card = { CARD($card) } kann noch nicht auf den Zielstapel: Dort fehlt zuerst { CARD($wants) }.
foundation-complete = Der Zielstapel in { SUIT($card) } ist fertig.
foundation-wrong-suit = { CARD($card) } gehört nicht { PILE($pile, form: "to") }: falsche Farbe.
foundation-wants-run = Ein Zielstapel nimmt nur eine ganze Folge einer Farbe, alle { $count } Karten.
foundation-keeps = { CARD($card) } bleibt oben: Von den Zielstapeln kommt in diesem Spiel nichts zurück.
cell-occupied = { PILE($pile, form: "on") } liegt schon { CARD($card) }.
stock-empty = Der Vorrat ist aufgebraucht.
stock-not-empty = Im Vorrat sind noch Karten; umgedreht wird erst, wenn er aufgebraucht ist.
no-stock = In diesem Spiel gibt es keinen Vorrat.
not-turned = In diesem Spiel wird aus dem Vorrat eine ganze Reihe gegeben.
not-dealt-in-rows = In diesem Spiel kommt der Vorrat auf den Abwurfstapel, nicht auf die Spalten.
no-redeal = { $passes ->
    [one] Es gibt keinen neuen Durchgang: Der Vorrat wird einmal durchgespielt.
   *[other] Es gibt keinen Durchgang mehr: Der Vorrat wird { $passes }-mal durchgespielt.
}
waste-empty = Auf dem Abwurfstapel liegt nichts, was man umdrehen könnte.
column-empty-blocks-deal = Solange { PILE($pile) } leer ist, wird keine Reihe gegeben.
not-your-seat = Ein anderer Platz ist am Zug.

## Aufrufe

invalid-field = Die Anfrage stimmt nicht: { $field }.
malformed-notation = So geschrieben ist das nicht zu lesen.
wrong-deck = Diese Karten ergeben nicht das Blatt dieses Spiels.
invalid-rules = Nach diesen Regeln lässt sich so nicht spielen.
deal-not-available = Ein solches Blatt gibt es für dieses Spiel nicht.
reveal-inside-batch = Ein Zug, der eine Karte aufdeckt, muss der letzte seines Aufrufs sein.
partial-import = Dieser Text zeigt nur, was ein Spieler sah; es fehlen Karten, also lässt sich damit nicht weiterspielen.
import-mismatch = Der Text passt nicht zusammen: Seine Züge führen nicht dahin, wo er sagt.
unknown-variant = Ein Spiel namens { $variant_id } gibt es nicht.
game-not-found = Dieses Spiel gibt es nicht.
revision-not-found = Das Spiel hat keinen Stand { $revision }.
not-your-game = Dieses Spiel gehört jemand anderem.
game-closed = Das Spiel ist zu Ende.
identity-required = Der Dienst will wissen, wer ihn ruft.
identity-refused = { $problem ->
    [expired] Das Token ist abgelaufen.
   *[other] Das Token ist ungültig.
}
scope-missing = Das Token erlaubt das nicht: Ihm fehlt der Scope { $scope }.
seat-token-unknown = Zu diesem Token gehört kein Platz an diesem Tisch.
seat-taken = { $seat ->
    [0] An diesem Tisch ist kein Platz frei.
   *[other] Platz { $seat } ist nicht frei.
}
undo-not-allowed = Wo mehrere spielen, wird nichts zurückgenommen.
one-player-only = Das gibt es nur in Spielen für einen Spieler.
not-on-line = Dieser Stand liegt nicht auf dem Weg vom Anfang hierher.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
revision-conflict = Das Spiel ist inzwischen weitergegangen.
request-id-reused = Eine andere Anfrage hatte schon diese Kennung.
too-many-moves = Das ist mehr, als ein Aufruf haben darf: { $limit } Züge.
too-many-labels = Das ist mehr, als ein Spiel haben darf: { $limit }.
too-many-watches = Es schauen schon zu viele zu.
rate-limited = Das war zu viel auf einmal; bitte gleich noch einmal versuchen.
too-many-calls = Für dich läuft schon zu viel zugleich; bitte gleich noch einmal versuchen.
too-many-games = Du hast so viele laufende Spiele, wie du haben darfst: { $limit }. Beende oder lösche erst eines.
search-limited = Für dich ist gerade viel gesucht worden; bitte in einer Weile noch einmal versuchen.
record-too-large = Dieser Text ist zu lang.
store-full = Es ist kein Platz mehr, das Spiel aufzuheben. Nichts ist geschehen, und nichts ist verloren.
store-unavailable = Die Spiele sind gerade nicht zu erreichen; bitte noch einmal versuchen.
shutting-down = Der Dienst hört gleich auf; bitte noch einmal versuchen.
full-knowledge-not-allowed = Das würde Karten verraten, die noch niemand gesehen hat.
search-lost = Die Suche ist abgebrochen; bitte noch einmal versuchen.
no-such-deal-found = In der Zeit dafür fand sich kein solches Blatt; bitte noch einmal versuchen.

## whist

not-your-turn = Du bist nicht an der Reihe.
hand-not-dealt = Die nächste Runde ist noch nicht gegeben.
session-over = Die Spielsitzung ist zu Ende.
auction-over = Das Reizen ist vorbei.
auction-not-over = Bevor das Reizen vorbei ist, wird keine Karte gespielt.
cards-played = Die Karten sind gespielt; jetzt kann nur noch Fehlbedienen angezeigt oder gepasst werden.
has-passed = Du hast gepasst und reizt nicht mehr mit.
no-rebid = Du bist überboten worden, und in diesem Spiel bietet man danach nicht noch einmal.
no-such-call = Eine solche Ansage gibt es in diesem Spiel nicht.
bid-too-low = { CALL($call) } ist nicht höher als { CALL($standing) }.
nothing-to-accept = Es gibt kein offenes Prop, das du annehmen könntest.
cop-or-pass = Du hast schon gepasst: Jetzt darfst du nur noch Cop sagen oder passen.
wait-not-allowed = Warten darf nur die Vorhand, und nur als erste Ansage.
forced-only = { CALL($call) } kann man nicht bieten: Das entscheiden die Karten.
only-after-lone-prop = { CALL($call) } darf nur ansagen, wer Prop gesagt und keinen Partner gefunden hat.
only-over = { CALL($call) } darf nur über { CALL($standing) } geboten werden.
trump-missing = Zu { CALL($call) } gehört die Farbe: Der Trumpf wird mit angesagt.
trump-not-called = Mit { CALL($call) } wird keine Farbe angesagt.
trump-not-allowed = Diese Farbe wurde aufgedeckt; Trumpf muss eine andere sein als { SUIT($suit) }.
name-trump-first = Zuerst muss der Trumpf genannt werden.
no-trump-to-name = Jetzt ist kein Trumpf zu nennen.
discard-first = Zuerst müssen alle eine Karte ablegen.
no-discard = Jetzt wird keine Karte abgelegt.
not-in-hand = { CARD($card) } hast du nicht auf der Hand.
must-follow = { CARD($card) } bedient nicht: { SUIT($led) } ist ausgespielt, und du hast welche.
must-lead = Zuerst muss { CARD($wants) } ausgespielt werden.
nothing-to-claim = In Stich { $trick } gibt es nichts anzuzeigen: Kein Gegner hat dort nicht bedient.
claimed-already = In Stich { $trick } hast du Fehlbedienen schon angezeigt.
revokes-prevented = Hier kann niemand falsch bedienen: Eine Karte, die nicht bedient, wird abgelehnt.
