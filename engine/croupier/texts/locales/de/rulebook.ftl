# Die Regeln einer Patience, jeder Satz aus den Regeln selbst erzählt.

section-overview = Kurz gesagt
section-history = Herkunft
section-needs = Was man braucht
section-order = Rangfolge und Farben
section-layout = Die Auslage
section-setup = Der Aufbau
section-auction = Das Reizen
section-contracts = Die Kontrakte
section-play = Der Spielverlauf
section-example = Ein Beispiel
section-scoring = Die Abrechnung
section-sessions = Der Spielabend
section-ending = Aufgegangen oder nicht
section-special = Besondere Fälle
section-tips = Tipps
section-variants = Varianten
section-glossary = Begriffe
section-sources = Quellen

rulebook-own-game = Ein eigenes Spiel
rulebook-related = **{ $name }**: { $says }
claim-says = Anders { $who }: { $says }
claim-silent = { $sources ->
    [one] Dazu schweigt { $who }.
   *[other] Dazu schweigen { $who }.
}

overview = Eine Patience für eine Person mit { $cards } Karten und { $columns ->
    [one] einer Spalte
   *[other] { $columns } Spalten
}: Alle Karten sollen auf die Zielstapel.

needs-one-player = Eine Person spielt allein.
needs-pack = { $packs ->
    [one] Ein Blatt mit { $each } Karten
   *[other] { $packs } Blätter mit je { $each } Karten, zusammen { $cards }
}, ohne Joker{ $suits ->
    [CSHD] {""}
   *[other] , nur { SUITS($suits) }
}{ $top ->
    [K] {""}
   *[other] , vom Ass bis { RANK($top, form: "until") }
}.

order-ranks = Die Karten gehen vom Ass, der niedrigsten, bis { RANK($top, form: "until") }, der höchsten.
order-colours = Herz und Karo sind rot, Pik und Kreuz schwarz.

layout-columns = { $columns ->
    [one] Eine Spalte bildet die Auslage; dort wird gebaut.
   *[other] { $columns } Spalten bilden die Auslage; dort wird gebaut.
}
layout-foundations = { $packs ->
    [one] { $foundations ->
        [one] Ein Zielstapel.
       *[other] { $foundations } Zielstapel, einer für jede Farbe.
    }
   *[other] { $foundations } Zielstapel, { $packs } für jede Farbe.
}
layout-stock = { $target ->
    [waste] Der verdeckte Vorrat, daneben der Abwurfstapel.
   *[other] Der verdeckte Vorrat.
}
layout-reserve = { $piles ->
    [one] Ein Reservestapel.
   *[other] { $piles } Reservestapel.
}
layout-cells = { $cells ->
    [one] Eine freie Zelle für eine einzelne Karte.
   *[other] { $cells } freie Zellen für je eine Karte.
}

setup-columns-alike = { $columns ->
    [one] Die Spalte bekommt { CARDCOUNT($each) }.
   *[other] Jede der { $columns } Spalten bekommt { CARDCOUNT($each) }.
}
setup-columns = Die Spalten bekommen von links nach rechts { NUMBERS($shape) } Karten.
setup-order = { $order ->
    [open_last] { $up ->
        [one] Gegeben wird reihenweise, jede Reihe von links nach rechts; die letzte Karte jeder Spalte kommt zum Schluss in einer eigenen Reihe.
       *[other] Gegeben wird reihenweise, jede Reihe von links nach rechts; die letzten { $up } Karten jeder Spalte kommen zum Schluss in eigenen Reihen.
    }
    [triangle] Gegeben wird reihenweise, jede Reihe von rechts nach links; die letzte Karte jeder Spalte kommt zum Schluss in einer eigenen Reihe.
   *[rows] Gegeben wird reihenweise, jede Reihe von links nach rechts.
}
setup-faces = { $face ->
    [top_up] { $up ->
        [one] Die letzte Karte jeder Spalte liegt offen, alle darunter verdeckt.
       *[other] Die letzten { $up } Karten jeder Spalte liegen offen, alle darunter verdeckt.
    }
    [known] { $up ->
        [one] Als offen gilt nur die letzte Karte jeder Spalte, ansehen darf man die anderen aber jederzeit.
       *[other] Als offen gelten nur die letzten { $up } Karten jeder Spalte, ansehen darf man die anderen aber jederzeit.
    }
   *[all_up] Alle liegen offen.
}
setup-reserve = { $piles ->
    [one] Der Reservestapel bekommt { CARDCOUNT($cards) }, { $face ->
        [top_up] nur die oberste offen.
       *[other] offen.
    }
   *[other] Jeder der { $piles } Reservestapel bekommt { CARDCOUNT($cards) }, { $face ->
        [top_up] nur die oberste offen.
       *[other] offen.
    }
}
setup-cells = { $filled ->
    [one] In die erste freie Zelle kommt eine Karte.
   *[other] In die ersten { $filled } freien Zellen kommt je eine Karte.
}
setup-base = Die nächste Karte kommt auf ihren Zielstapel. Sie ist die Grundkarte: Mit ihrem Rang beginnen auch die anderen Zielstapel.
setup-waste = { $turned ->
    [0] Der Abwurfstapel ist am Anfang leer.
    [one] Eine Karte wird gleich auf den Abwurfstapel aufgedeckt.
   *[other] { $turned } Karten werden gleich auf den Abwurfstapel aufgedeckt.
}
setup-stock = { $rest ->
    [0] Für den Vorrat bleibt keine Karte.
    [one] Die letzte Karte ist der Vorrat.
   *[other] Die übrigen { $rest } Karten sind der Vorrat.
}

play-foundation = { $base ->
    [first_dealt] Die Zielstapel werden in der Farbe aufwärts gebaut, von der Grundkarte an und über Eck ({ RANK($top, form: "on") } folgt das Ass), bis alle { $ranks } Karten der Farbe liegen.
    [ace] Die Zielstapel werden in der Farbe aufwärts gebaut, vom Ass bis { RANK($top, form: "until") }.
   *[other] Die Zielstapel werden in der Farbe aufwärts gebaut, { RANK($from, form: "from") } an und über Eck ({ RANK($top, form: "on") } folgt das Ass), bis alle { $ranks } Karten der Farbe liegen.
}
play-foundation-run = { $base ->
    [ace] Auf einen Zielstapel kommt nur eine ganze Folge einer Farbe, { RANK($top, form: "from") } abwärts bis zum Ass.
   *[other] Auf einen Zielstapel kommt nur eine ganze Folge einer Farbe, alle { $ranks } Karten, abwärts bis { RANK($from, form: "until") }.
}
play-foundation-single = Die Karten gehen einzeln hinauf, und keine muss, nur weil sie könnte.
play-take-back = { $back ->
    [never] Was auf einem Zielstapel liegt, bleibt dort.
   *[any_time] Die oberste Karte eines Zielstapels darf auf eine Spalte zurück, wenn sie dort passt.
}

play-build = { $build ->
    [suit] Auf den Spalten wird { $direction ->
        [up] aufwärts
        [both] auf- oder abwärts
       *[down] abwärts
    } in einer Farbe gebaut.
    [color] Auf den Spalten wird { $direction ->
        [up] aufwärts
        [both] auf- oder abwärts
       *[down] abwärts
    } Rot auf Rot und Schwarz auf Schwarz gebaut.
    [alternate] Auf den Spalten wird { $direction ->
        [up] aufwärts
        [both] auf- oder abwärts
       *[down] abwärts
    } mit wechselnder Farbe gebaut, Rot auf Schwarz und Schwarz auf Rot.
    [other_suit] Auf den Spalten wird { $direction ->
        [up] aufwärts
        [both] auf- oder abwärts
       *[down] abwärts
    } gebaut, in jeder Farbe außer derselben.
    [none] Auf den Spalten wird nicht gebaut: Ihre Karten gehen nur weg.
   *[any] Auf den Spalten wird { $direction ->
        [up] aufwärts
        [both] auf- oder abwärts
       *[down] abwärts
    } ohne Rücksicht auf die Farbe gebaut.
}
play-build-example = { $count ->
    [one] Auf { CARD($on) } passt nur { CARDS($fits) }.
   *[other] Auf { CARD($on) } passt { ANYOF($fits) }.
}
play-wrap = { $wrap ->
    [always] In den Spalten geht es über Eck: Ass und { RANK($top) } sind Nachbarn.
    [unless_base_ace] In den Spalten geht es über Eck, Ass und { RANK($top) } sind also Nachbarn, es sei denn, die Zielstapel beginnen mit den Assen.
   *[never] { $direction ->
        [down] Auf ein Ass kommt nichts.
        [up] { RANK($top, form: "on") } kommt nichts.
       *[both] Ass und { RANK($top) } sind keine Nachbarn.
    }
}
play-unit = { $unit ->
    [none] Es zieht immer nur eine Karte, die letzte ihrer Spalte.
    [suit] Mehrere Karten ziehen zusammen, wenn sie der Reihe nach liegen und alle von einer Farbe sind. Eine Folge, die Farben mischt, zieht nicht als Ganzes, auch wenn sie richtig gebaut ist.
    [color] Mehrere Karten ziehen zusammen, wenn sie der Reihe nach liegen und alle rot oder alle schwarz sind, gleich ob in einer Farbe oder in zweien.
    [alternate] Mehrere Karten ziehen zusammen, wenn sie der Reihe nach liegen und Rot und Schwarz sich abwechseln.
    [other_suit] Mehrere Karten ziehen zusammen, wenn sie der Reihe nach liegen und keine zwei Nachbarn von einer Farbe sind.
    [any] Mehrere Karten ziehen zusammen, wenn sie der Reihe nach liegen, gleich in welcher Farbe.
   *[free] Jede offene Karte darf ziehen, und alle Karten auf ihr kommen mit, geordnet oder nicht.
}
play-unit-part = { $part ->
    [maximal] Die ganze Folge am Ende der Spalte zieht, oder nichts von ihr.
    [top_or_whole] Entweder zieht die letzte Karte oder die ganze Spalte.
   *[any] Auch ein Teil einer solchen Folge darf ziehen, wenn er bis zum Ende der Spalte reicht.
}
play-unit-example = { CARDS($unit) } zum Beispiel ziehen zusammen.
play-limit = { $limit ->
    [cells_plus_1] Auf einmal ziehen höchstens so viele Karten, wie freie Zellen leer sind, und eine mehr.
   *[supermove] Auf einmal ziehen höchstens so viele Karten, wie freie Zellen leer sind, und eine mehr; für jede leere Spalte, die nicht selbst das Ziel ist, verdoppelt sich das.
}
play-empty = { $empty ->
    [none] Eine leere Spalte bleibt leer.
    [king] In eine leere Spalte kommt nur { RANK($top, form: "a") }, allein oder als Anfang einer Folge.
    [base_minus_1] In eine leere Spalte kommt nur eine Karte, die im Rang unter der Grundkarte steht, allein oder als Anfang einer Folge.
   *[any] In eine leere Spalte darf jede Karte und jede Folge, die ziehen darf.
}
play-autofill = { $autofill ->
    [reserve] Wird eine Spalte leer, füllt sie sich sofort aus der Reserve, solange die reicht.
    [waste] Wird eine Spalte leer, füllt sie sich sofort vom Abwurfstapel, solange der reicht.
   *[waste_then_stock] Wird eine Spalte leer, füllt sie sich sofort vom Abwurfstapel oder, wenn der leer ist, aus dem Vorrat.
}
play-turned-up = Wird eine verdeckte Karte zur letzten ihres Stapels, deckt man sie auf.
play-no-stock = Alle Karten liegen aus; einen Vorrat gibt es nicht.
play-stock-waste = { $batch ->
    [one] Jederzeit darf man die nächste Karte des Vorrats auf den Abwurfstapel aufdecken.
   *[other] Jederzeit darf man die nächsten { $batch } Karten des Vorrats auf den Abwurfstapel aufdecken; sind es weniger, dann alle.
}
play-waste = Die oberste Karte des Abwurfstapels darf auf einen Zielstapel oder eine Spalte.
play-passes = { $passes ->
    [0] Ist der Vorrat aufgebraucht, wird der Abwurfstapel zum neuen Vorrat umgedreht, so oft man will.
    [one] Der Vorrat wird einmal durchgespielt; der Abwurfstapel wird nicht umgedreht.
   *[other] Der Vorrat wird { $passes }-mal durchgespielt: Ist er aufgebraucht, wird der Abwurfstapel zum neuen Vorrat umgedreht.
}
play-stock-row = { $target ->
    [tableau] Jederzeit darf man aus dem Vorrat eine Reihe geben, eine Karte auf jede Spalte.{ $last ->
        [0] {""}
        [one] {" "}Die letzte Karte kommt auf die erste Spalte.
       *[other] {" "}Die letzten { $last } Karten kommen auf die ersten { $last } Spalten.
    }
   *[reserve] Jederzeit darf man aus dem Vorrat eine Reihe geben, eine Karte auf jeden Reservestapel.{ $last ->
        [0] {""}
        [one] {" "}Die letzte Karte kommt auf den ersten Stapel.
       *[other] {" "}Die letzten { $last } Karten kommen auf die ersten { $last } Stapel.
    }
}
play-stock-block = { $blocked ->
    [yes] Solange eine Spalte leer ist, wird keine Reihe gegeben.
   *[no] Auch wenn Spalten leer sind, darf man geben.
}
play-reserve = { $piles ->
    [one] Die oberste Karte der Reserve darf jederzeit gespielt werden.
   *[other] Die oberste Karte jedes Reservestapels darf jederzeit gespielt werden.
}
play-cells = { $cells ->
    [one] In die freie Zelle darf die letzte Karte einer Spalte, und von dort wieder ins Spiel.
   *[other] In eine leere freie Zelle darf die letzte Karte einer Spalte, und von dort wieder ins Spiel.
}

ending-won = Die Patience ist aufgegangen, wenn alle { $cards } Karten auf den Zielstapeln liegen.
ending-stuck = Geht kein Zug mehr, sitzt man fest: Dann nimmt man Züge zurück und versucht es anders, oder man gibt auf.
ending-win-rate = Ein Programm, das jede Karte sieht, bekam { NUMBER($deals) } Kartenverteilungen: { NUMBER($won) } hat es gewonnen und von { NUMBER($lost) } hat es bewiesen, dass sie nicht aufgehen können{ $open ->
    [0] {""}
   *[other] ; { NUMBER($open) ->
    [one] eine blieb
   *[other] { NUMBER($open) } blieben
} offen
}. Von allen Verteilungen gehen { NUMBER($low, minimumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1) } Prozent auf (mit 95 Prozent Sicherheit).
