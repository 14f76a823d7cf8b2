# Was das Spiel am Terminal von sich aus sagt; von Zügen und Ablehnungen spricht der Dienst.

play-needs-more = Das Spiel am Terminal braucht Textual und den Dienst: pip install 'croupier[play]'
play-cannot-open = Die Spiele in { $folder } lassen sich nicht öffnen: { $why }. Falls dort schon ein Spiel läuft, schließe es, oder spiele mit --server anderswo.
play-goes-on = croupier play --game { $game } setzt dieses Spiel fort.

play-title = { $variant }{ $deal ->
    [none] {""}
   *[other] {" · "}{ $deal }
}
play-steps = { $undo ->
    [one] 1 Schritt
   *[other] { $undo } Schritte
}{ $redo ->
    [0] {""}
   *[other] , { $redo } voraus
}

play-key-turn = Karte
play-key-undo = Zurück
play-key-redo = Vor
play-key-safe = Auf
play-key-moves = Züge
play-key-hint = Tipp
play-key-why = Warum
play-key-new = Neu
play-key-keys = Tasten
play-key-choose = Wählen
play-key-play = Spielen
play-key-tricks = Stiche
play-key-quit = Ende

play-prompt = 3 7 zieht von Spalte 3 nach 7, w 4 vom Abwurf, 3 f hinauf. Oder klicken.
play-prompt-held = { $cards } → { $targets }   ↑↓ wie viele Karten, esc lässt los
play-prompt-held-stuck = { $cards } kann nirgends hin   ↑↓ wie viele Karten, esc lässt los
play-prompt-held-empty = dort liegt nichts   esc lässt los
play-prompt-prefix = { $prefix ->
    [f] Welcher Zielstapel? c Kreuz, s Pik, h Herz, d Karo
    [c] Welche Zelle? 1 bis 9
   *[r] Welche Reserve? 1 bis 9
}
play-prompt-why = Warum nicht …? Einen Zug tippen oder klicken; esc fragt nichts.

play-welcome = Die Leertaste deckt auf, k zeigt alle Tasten.
play-welcome-back = Willkommen zurück.
play-undone = Zurückgenommen.
play-redone = Wieder gespielt.
play-nothing-up = Sicher kann gerade nichts hinauf. A legt hinauf, was kann.
play-nothing-up-at-all = Gerade kann nichts hinauf.
play-no-finish = Noch gehen nicht alle Karten von allein hinauf.
play-moved-on = Das Spiel ist anderswo weitergegangen; so steht es jetzt.
play-refused = { $move }: { $sentence }
play-hint = { $moves }: { $sentence }
play-may = { $move } ist erlaubt: { $sentence }.
play-nothing-refused = Bisher wurde nichts abgelehnt.
play-stuck = Es gibt keinen Zug mehr. u geht zurück, g gibt auf.
play-over = Das Spiel ist zu Ende. n gibt ein neues.
play-waiting = Warte auf den Dienst …
play-unreachable = Der Dienst auf { $address } ist nicht zu erreichen. Verloren ist nichts; versuche es noch einmal.
play-type = Ein Zug als Text: t3-t7, t7-t1x2, w-f, draw

play-won = Aufgegangen in { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}! { $won } von { $played } gewonnen, { $streak } in Folge.
play-given-up = Aufgegeben.
play-won-hint = n gibt neu, u nimmt den letzten Schritt zurück, q beendet.

play-new-title = Neues Spiel
play-new-offer = Ein Spiel ist noch offen
play-new-deal = Verteilung, etwa 2 oder pysol:2; leer: gemischt
play-new-hint = Enter gibt das Markierte, Tab zur Verteilung, esc zurück
play-new-continue = Weiter mit { $variant }{ $deal ->
    [none] {""}
   *[other] {" "}{ $deal }
}, zuletzt gespielt { $time }

play-moves-title = Was man ziehen kann
play-moves-hint = Enter zieht, esc zurück

play-give-up-title = Aufgeben?
play-give-up-text = Das Spiel endet und zählt als verloren.
play-give-up-hint = y gibt auf, esc spielt weiter

play-score-title = Stand
play-score-variant = Spiel
play-score-played = Gespielt
play-score-won = Gewonnen
play-score-rate = Quote
play-score-streak = In Folge
play-score-best = Beste
play-score-none = Noch ist kein Spiel zu Ende.
play-score-watch = Um diesem Spiel von anderswo zu folgen:
    croupier watch { $game } --server { $address }
play-close-hint = esc zurück

play-keys-title = Tasten
play-keys-hint = esc zurück
play-keys =
    1 … 9, 0     eine Spalte: erst woher, dann wohin (0 ist Spalte 10)
    w            der Abwurfstapel
    f            hinauf; als erste Taste ein Zielstapel: fc fs fh fd
    c r          eine Zelle, eine Reserve: c1, r1
    ↑ ↓          wie viele Karten gehalten werden
    :            ein ganzer Zug als Text: t7-t1x2
    Leertaste    aufdecken, eine Reihe geben, den Abwurf umdrehen
    u  y         zurück, wieder vor
    a  A  F      hinauf: was sicher ist, was kann, alles, wenn es so aufgeht
    l            was man ziehen kann
    h          was als Nächstes zu spielen wäre
    ?            warum der letzte Zug abgelehnt wurde; dann ein anderer
    n  g         neues Spiel (dieses bleibt offen), aufgeben
    s  k  q      Stand, Tasten, Ende
    Maus         Karte anklicken, dann das Ziel; dieselbe Karte: hinauf;
    {"             "}der Vorrat: aufdecken

table-title = { $variant }{ $hand ->
    [0] {""}
   *[other] {" · Spiel "}{ $hand }
}
table-who = { $seat ->
    [0] Sie
   *[other] Platz { $seat }
}
table-dealer = Geber
table-count = Stiche { $tricks } · Einheiten { $units }
table-turned = { $card ->
    [none] { $suit ->
        [none] Es wird gereizt
       *[other] Es wird gereizt; als Trumpf vorgeschlagen: { $suit }
    }
   *[other] Es wird gereizt; aufgedeckt: { $card }
}
table-playing = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}{ $contract }{ $who ->
    [none] {""}
   *[other] {", "}{ $exactly ->
        [yes] genau
       *[no] mindestens
    } { $target ->
        [one] ein Stich
       *[other] { $target } Stiche
    }
}, { $trump ->
    [none] kein Trumpf
    [unnamed] Trumpf noch nicht genannt
   *[other] Trumpf: { $trump }
}
table-asks = { $phase ->
    [call] Sie sind mit Reizen dran.
    [name] Nennen Sie den Trumpf.
    [discard] Legen Sie eine Karte weg.
    [claim] Zeigen Sie an, dass falsch bedient wurde, oder passen Sie.
   *[play] Sie sind am Zug.
}
table-waits = Am Zug: { $who }
table-takes = { $mine ->
    [yes] Der Stich gehört Ihnen.
   *[no] Der Stich geht an: { $who }
}
table-revoke = In Stich { $trick } wurde falsch bedient
table-settled = Das Spiel ist aus
table-made = Gewonnen: { $who }
table-lost = Nicht erfüllt: { $who }
table-abandoned = Niemand spielt: Es wird neu gegeben.
table-paid = { $who }: { $units }, jetzt { $balance }
table-pool = Im Topf: { $units }
table-tricks = Stiche
table-no-trick = Noch ist keine Karte gespielt.
table-over = Die Sitzung ist zu Ende.
table-looks-on = Sie schauen zu.

watch-now = { $revision } wie es steht
watch-played = { $revision } gespielt { $moves }
watch-rewound = { $revision } zum Stand von { $to }
watch-dealt = { $revision } Runde { $hand } ist gegeben
watch-seat = { $revision } Platz { $seat }: { $state ->
    [open] frei
    [left] verlassen
    [bot] { $bot }
   *[taken] besetzt
}
watch-closed = { $revision } zu Ende: { $ending ->
    [won] gewonnen
    [resigned] aufgegeben
    [completed] zu Ende gespielt
   *[other] { $ending }
}
