# Was über Whitehead und Agnes von Hand erzählt ist. Wo ein Satz von einer Regel spricht, fragt er die Regel.

whitehead-overview = Whitehead ist eine Klondike mit offenen Karten: Alles in der Auslage ist zu sehen, und gebaut wird Rot auf Rot und Schwarz auf Schwarz. { $tableau-unit ->
    [suit] Schwer wird sie dadurch, dass nur Folgen einer einzigen Farbe zusammen ziehen.
    [color] Auch rote und schwarze Folgen aus zwei Farben ziehen zusammen; so ist sie die sanfteste ihrer Familie.
   *[other] Hier ziehen nur einzelne Karten, jede längere Folge muss also Karte für Karte umgesetzt werden.
}
whitehead-kin = Ihre Mutter ist Klondike; Saratoga liegt ebenso offen, baut aber mit wechselnder Farbe; und wie Yukon ist sie ein Rätsel, das man erst liest und dann spielt.
whitehead-history = Den Namen hat sie von dem amerikanischen Bridgespieler Wilbur C. Whitehead. Sie steht in den Kartenbüchern des 20. Jahrhunderts und später in den Sammlungen für Computer neben Klondike.
whitehead-odds = Wie oft geht sie auf? Morehead und Mott-Smith schrieben 1949: einmal in zwanzig Spielen. Eine Seite im Netz meint, etwa jedes zweite Mal. Das sind Menschen, die den Vorrat nicht sehen.
whitehead-time = Ein Spiel dauert ungefähr zehn Minuten.
whitehead-example = In Spalte 1 liegt nur 9♣, Spalte 3 endet mit 7♠, Spalte 6 mit 5♠ und Spalte 7 mit 6♣ 8♠. 7♠ zieht auf 8♠. { $tableau-unit ->
    [none] Jetzt kommt 8♠ nicht mehr weg, ehe 7♠ wieder fort ist, denn es zieht immer nur eine Karte: Besser wäre erst 8♠ auf 9♣ gegangen und dann 7♠ hinterher. So wird 6♣ frei, und 5♠ geht dorthin.
   *[other] Beide sind Pik, also ziehen sie zusammen auf 9♣. Spalte 7 endet nun mit 6♣, und 5♠ geht dorthin. { $tableau-unit ->
        [suit] 9♣ 8♠ 7♠ aber sitzt als Ganzes fest, denn es mischt Kreuz und Pik: Nur 8♠ 7♠ können noch zusammen weg.
       *[other] Und weil Kreuz und Pik beide schwarz sind, zieht auch 9♣ 8♠ 7♠ als Ganzes.
    }
}
whitehead-solvable = **Geht jedes Blatt auf, wenn man alles sieht?** Nein. Manche sind verloren, was man auch tut{ $rest ->
    [0] {""}
   *[other] , und die { $rest } Karten des Vorrats sieht man ja nicht: Glück gehört dazu
}.
whitehead-empty-column = **Darf in eine leere Spalte etwas anderes als ein König?** { $tableau-empty ->
    [any] Ja, jede Karte, und jede Folge, die ziehen darf.
    [none] Nein, eine leere Spalte bleibt leer.
   *[other] Nein.
}
whitehead-mixed-run = **Warum passt 9♥ nicht auf 10♠?** { $tableau-build ->
    [color] Die eine ist rot, die andere schwarz, und hier wird Rot auf Rot und Schwarz auf Schwarz gebaut. { $tableau-unit ->
        [suit] Und warum ziehen 10♠ 9♣ nicht zusammen? So liegen dürfen sie, aber zusammen zieht nur eine Folge einer Farbe.
        [color] 10♠ 9♣ dürfen so liegen und ziehen auch zusammen.
       *[other] 10♠ 9♣ dürfen so liegen, ziehen aber einzeln.
    }
   *[other] Die Farben passen nicht.
}
whitehead-stock-gone = **Der Vorrat ist aufgebraucht, und nichts geht mehr?** { $stock-passes ->
    [1] Dann ist es vorbei; einen zweiten Durchgang gibt es nicht.
   *[other] Dann wird der Abwurfstapel umgedreht, wenn es noch erlaubt ist.
}
whitehead-tip-look = Vor jedem Zug nachsehen, wo die Karten liegen, die man als Nächstes braucht, und ein paar Züge vorausdenken.
whitehead-tip-suit = { $tableau-unit ->
    [suit] Wo man die Wahl hat, in einer Farbe bauen: Nur solche Folgen ziehen später noch zusammen.
    [color] Wo man die Wahl hat, trotzdem in einer Farbe bauen: Solche Folgen gehen ohne Umwege auf die Zielstapel.
   *[other] Lange Spalten nur dort bauen, wo man nicht braucht, was darunter liegt.
}
whitehead-tip-empty = { $tableau-empty ->
    [any] Eine leere Spalte ist kostbar: Dort ordnet man gemischte Folgen. Nicht ohne Grund füllen.
   *[other] Keine Spalte ohne Grund leeren.
}
whitehead-tip-foundation = Asse und Zweien gleich hinauf. Höhere Karten liegen lassen, solange noch andere auf sie wollen{ $foundation-take_back ->
    [any_time] , auch wenn ein Zielstapel seine oberste Karte wieder hergibt.
   *[never] : Ein Zielstapel gibt nichts wieder her.
}
whitehead-tip-before-drawing = Erst alles ziehen, was man in der Auslage ziehen will, dann eine Karte aufdecken. Es eilt nichts.
whitehead-tip-count = Abzählen, ob die roten oder schwarzen Karten, die eine Folge noch braucht, erreichbar sind.
whitehead-original-history = Nach Michael Kellers *Solitaire Laboratory* sind dies Whiteheads eigene Regeln, die auch David Parlett angibt: Die 29. Karte eröffnet die Zielstapel.
whitehead-original-corner = **Darf ein König auf ein Ass?** { $tableau-wrap ->
    [unless_base_ace] Ja, über Eck, solange die Zielstapel nicht mit den Assen beginnen. Auch darf eine Karte, die im Rang unter der Grundkarte steht, auf eine vom Rang der Grundkarte.
    [always] Ja, über Eck.
   *[never] Nein.
}
agnes-overview = Agnes ist Whitehead ohne Abwurfstapel: Der Vorrat kommt wie bei Spider reihenweise auf die Spalten und begräbt, was man eben noch brauchen wollte.
agnes-history = Ernest Bergholt hat sie um 1915 beschrieben, und Basil Dalton gibt sie auch an.
agnes-tip-row = Vor jeder Reihe die Spalten so ordnen, dass sie eine weitere Karte vertragen.
