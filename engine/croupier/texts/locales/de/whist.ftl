# Die Regeln der Whists mit Reizen, jeder Satz aus den Regeln selbst erzählt; am Ende, was von Hand erzählt ist.

contract-prop_cop = Prop und Cop
contract-vragen_meegaan = Vragen en meegaan

whist-overview = Ein Whist mit Reizen für vier: { $contracts ->
    [one] ein Kontrakt
   *[other] { $contracts } Kontrakte
} vom niedrigsten bis zum höchsten.
whist-players = Vier Personen an den vier Seiten eines Tisches.
whist-pack = Ein Blatt mit 52 Karten, ohne Joker, und etwas, womit man Einheiten zählt.
whist-order = In jeder Farbe ist das Ass die höchste Karte, dann König, Dame, Bube, Zehn und so weiter bis zur Zwei.
whist-seats = Gereizt, ausgespielt und bedient wird im Uhrzeigersinn. Wer links vom Geber sitzt, ist Vorhand.

whist-first-dealer = { $first ->
    [cut_low] Alle heben eine Karte ab; wer die niedrigste hat, gibt zuerst. Das Ass ist hoch, und bei Gleichstand wird noch einmal abgehoben.
    [random] Wer zuerst gibt, entscheidet das Los.
   *[seat] Platz { $seat } gibt zuerst.
}
whist-shuffle = { $shuffle ->
    [cut_only] Zwischen den Runden wird nicht gemischt: Die Stiche werden in der Reihenfolge des Spiels zusammengelegt, die der Ansager zuerst, und abgehoben.
   *[always] Der Geber mischt, und wer rechts von ihm sitzt, hebt ab.
}
whist-packets = { $kinds ->
    [one] { $size ->
        [one] Alle bekommen dreizehn Karten, einzeln gegeben.
       *[other] Alle bekommen dreizehn Karten, je { $size } auf einmal.
    }
   *[other] Alle bekommen dreizehn Karten, in Päckchen zu { NUMBERS($packets) }.
}
whist-turn-up = { $turned ->
    [last_card] Die letzte Karte des Gebers wird aufgedeckt. Ihre Farbe ist als Trumpf vorgeschlagen.
    [second_pack] Aus einem zweiten Blatt wird eine Karte aufgedeckt. Ihre Farbe ist als Trumpf vorgeschlagen.
    [cycle_hcds] Die Farbe, die als Trumpf vorgeschlagen ist, wechselt von Runde zu Runde: Herz, Kreuz, Karo, Pik.
    [cycle_hdcs] Die Farbe, die als Trumpf vorgeschlagen ist, wechselt von Runde zu Runde: Herz, Karo, Kreuz, Pik.
   *[none] Es wird nichts aufgedeckt; wer einen Kontrakt mit Trumpf spielt, nennt ihn.
}
whist-pickup = { $pickup ->
    [after_first_trick] Die aufgedeckte Karte bleibt bis nach dem ersten Stich liegen; spielen darf der Geber sie trotzdem.
   *[after_auction] Die aufgedeckte Karte bleibt liegen, bis das Reizen zu Ende ist, dann nimmt der Geber sie auf.
}

whist-auction = Die Vorhand beginnt zu reizen, dann geht es reihum. Wer dran ist, passt oder nennt einen Kontrakt, der höher ist als alle vorher. Es endet, wenn alle gepasst haben bis auf die, deren Gebot steht.
whist-passed = { $value ->
    [yes] Wer gepasst hat, reizt nicht mehr mit.
   *[no] Wer gepasst hat, darf wieder einsteigen, wenn die Reihe an ihn kommt.
}
whist-overcalled = { $value ->
    [yes] Wer überboten ist, darf höher gehen.
   *[no] Wer überboten ist, darf nicht mehr bieten.
}
whist-wait = { $value ->
    [yes] Die Vorhand darf statt des ersten Gebots warten und wird wieder gefragt, wenn die Reihe herum ist.
   *[no] Die Vorhand bietet oder passt wie alle anderen; gewartet wird nicht.
}
whist-prop = Wer „Prop“ sagt, sucht einen Partner. Solange niemand höher geboten hat, dürfen die anderen, wenn sie dran sind, mit „Cop“ annehmen: Wer es zuerst tut, ist der Partner, ob er gegenüber sitzt oder daneben. Ein höheres Gebot löst die beiden auf. { $value ->
    [proposer_may_raise] Nimmt niemand an und bietet niemand, darf der Proponierende noch etwas Höheres wählen.
   *[abandon] Nimmt niemand an und bietet niemand, ist die Runde vorbei.
}
whist-eldest-cop = { $value ->
    [yes] Hat die Vorhand gepasst, darf sie noch „Cop“ sagen, wenn sonst nur eine Prop geboten ist.
   *[no] Wer gepasst hat, kann nicht mehr „Cop“ sagen, auch die Vorhand nicht.
}
whist-forced = Vor dem Reizen: Wer { $aces } Asse hat, muss { CONTRACT($contract) } spielen, und wer das fehlende Ass hält, ist der Partner; sind alle vier in einer Hand, dann wer das höchste Herz hält, das dort fehlt.
whist-all-pass = { $value ->
    [redeal_same] Passen alle, gibt derselbe Geber noch einmal.
    [general_misere_most_tricks] Passen alle, spielt jeder für sich ohne Trumpf: Wer die meisten Stiche macht, zahlt jedem anderen { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }; sind zwei gleich, zahlt niemand.
    [general_misere_last_trick] Passen alle, spielt jeder für sich ohne Trumpf: Wer den letzten Stich macht, zahlt jedem anderen { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    }.
    [double_next] Passen alle, gibt der Nächste, und die nächste gespielte Runde zählt doppelt, nach zwei solchen vierfach, nach dreien achtfach, mehr aber nie.
   *[redeal_next] Passen alle, wird zusammengeworfen, und der Nächste gibt.
}
whist-suit-rank = { $order ->
    [by_color] Bieten zwei gleich viele Stiche, entscheidet die Farbe: am höchsten die aufgedeckte, dann die andere gleich rote oder schwarze, dann die beiden übrigen, die gleich sind.
   *[listed] Bieten zwei gleich viele Stiche, entscheidet die Farbe, von der niedrigsten an: { SUITS($suits) }.
}

whist-ladder = { $count ->
    [one] Es gibt einen Kontrakt: { CONTRACTS($contracts) }.
   *[other] Die Kontrakte, vom niedrigsten zum höchsten: { CONTRACTS($contracts) }.
}
whist-contract = **{ CONTRACT($contract) }**:
whist-target = { $side ->
    [proposal] Zwei Partner wollen zusammen { $compare ->
        [exactly] genau { $tricks }
       *[at_least] mindestens { $tricks }
    } der { $of } Stiche.
    [forced_pair] Zwei Partner, die das Blatt zusammengeführt hat, wollen { $compare ->
        [exactly] genau { $tricks }
       *[at_least] mindestens { $tricks }
    } der { $of } Stiche.
    [multi_solo] Einer gegen die anderen; mehrere können es zugleich spielen, jeder für sich. { $tricks ->
        [0] Kein einziger Stich darf gemacht werden.
       *[other] { $compare ->
            [exactly] Genau { $tricks } der { $of } Stiche sind zu machen.
           *[at_least] Mindestens { $tricks } der { $of } Stiche sind zu machen.
        }
    }
   *[solo] Einer gegen drei. { $compare ->
        [exactly] { $tricks ->
            [0] Kein einziger Stich darf gemacht werden.
           *[other] Genau { $tricks } der { $of } Stiche sind zu machen.
        }
       *[at_least] { $all ->
            [yes] Alle Stiche sind zu machen.
           *[no] Mindestens { $tricks } der { $of } Stiche sind zu machen.
        }
    }
}{ $discard ->
    [0] {""}
   *[other] {" "}Vor dem Spiel legen alle eine Karte verdeckt weg.
}
whist-trump = { $trump ->
    [turn_up] Trumpf ist die aufgedeckte Farbe.
    [named] { $when ->
        [with_bid] Der Trumpf wird im Gebot genannt.
       *[deferred] Der Ansager nennt den Trumpf nach dem Reizen; es darf die aufgedeckte Farbe sein.
    }
    [named_not_turn_up] { $when ->
        [with_bid] Der Trumpf wird im Gebot genannt und ist nicht die aufgedeckte Farbe.
       *[deferred] Der Ansager nennt den Trumpf nach dem Reizen, jede Farbe außer der aufgedeckten.
    }
    [partner_card] Trumpf ist die Farbe, von der das Ass des Partners ist.
   *[none] Es gibt keinen Trumpf.
}
whist-sub-rank = Derselbe Kontrakt in einer höheren Farbe überbietet ihn.
whist-leader = { $leader ->
    [declarer] Der Ansager spielt aus.
    [partner] Der Partner spielt aus.
   *[eldest] Die Vorhand spielt aus.
}
whist-lead-rule = { $rule ->
    [highest_trump] Ausgespielt wird der höchste Trumpf, wenn einer da ist.
   *[partner_card] Ausgespielt wird die Karte, die den Partner bestimmt hat.
}
whist-expose = { $expose ->
    [before_first_lead] Das Blatt des Ansagers liegt offen auf dem Tisch, ehe ausgespielt wird.
    [after_first_lead] Das Blatt des Ansagers wird aufgelegt, sobald ausgespielt ist.
    [after_first_trick] Das Blatt des Ansagers wird aufgelegt, sobald der erste Stich vollständig ist.
   *[never] Das Blatt bleibt verdeckt.
}
whist-only-over = Bieten darf man es nur über { CONTRACT($over) }.
whist-only-after = Bieten darf es nur, wer proponiert und keinen Partner gefunden hat.

whist-follow = Wer kann, bedient die Farbe; wer nicht kann, spielt irgendeine Karte, Trumpf oder nicht. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.
whist-revoke = { $revoke ->
    [lose_hand] Fehlbedienen ist möglich. Ein Gegner darf es vom Ende des Stichs bis zur Abrechnung anzeigen: Dann hat die Seite des Sünders die Runde verloren. Wer falsch anzeigt, verliert nichts.
    [three_tricks] Fehlbedienen ist möglich. Ein Gegner darf es vom Ende des Stichs bis zur Abrechnung anzeigen: Dann gehen drei Stiche von der Seite des Sünders auf die andere über, soweit sie welche hat, und eine Misère ist gegen ihn entschieden. Wer falsch anzeigt, verliert nichts.
   *[prevented] Fehlbedienen geht nicht: Wer bedienen kann, muss es.
}
whist-stop = { $stop ->
    [misere_only] Eine Misère endet, sobald sie entschieden ist; alle anderen Kontrakte werden zu Ende gespielt.
    [never] Jede Runde wird bis zum letzten Stich gespielt.
   *[when_decided] Eine Runde endet, sobald kein Stich mehr etwas an der Abrechnung ändert.
}

whist-zero-sum = Was einer bekommt, zahlen die anderen: Die Einheiten einer Runde ergeben zusammen null.
whist-pay = { $settle ->
    [pairwise] { $same ->
        [yes] Jeder Verteidiger zahlt jedem Partner { $made } oder bekommt ebenso viel von ihm.
       *[no] Gewonnen zahlt jeder Verteidiger jedem Partner { $made }; verloren zahlt jeder Partner jedem Verteidiger { $lost }.
    }
    [one_to_one] { $same ->
        [yes] Jeder Partner bekommt { $made } von einem Verteidiger oder zahlt ihm ebenso viel.
       *[no] Gewonnen bekommt jeder Partner { $made } von einem Verteidiger; verloren zahlt er ihm { $lost }.
    }
   *[per_opponent] { $same ->
        [yes] Jeder Gegner zahlt { $made } oder bekommt ebenso viel.
       *[no] Gewonnen zahlt jeder Gegner { $made }; verloren bekommt jeder { $lost }.
    }
}
whist-pay-table = { $settle ->
    [pairwise] Gewonnen zahlt jeder Verteidiger jedem Partner { $made }; fehlen ein Stich, zwei und so fort, zahlt jeder Partner jedem Verteidiger { NUMBERS($table) }.
    [one_to_one] Gewonnen bekommt jeder Partner { $made } von einem Verteidiger; fehlen ein Stich, zwei und so fort, zahlt er ihm { NUMBERS($table) }.
   *[per_opponent] Gewonnen zahlt jeder Gegner { $made }; fehlen ein Stich, zwei und so fort, bekommt jeder { NUMBERS($table) }.
}
whist-pay-tricks = Jeder Überstich bringt { $over } dazu, jeder fehlende kostet { $under } mehr.
whist-pay-all = Alle dreizehn Stiche bringen stattdessen { $units }.
whist-overtricks = { $value ->
    [per_trick] Überstiche und fehlende Stiche werden bezahlt, wo es um eine Zahl von Stichen geht.
   *[none] Überstiche und fehlende Stiche zählen nicht: Eine Runde ist gewonnen oder verloren.
}
whist-stake = Eine Einheit ist { $denominator ->
    [1] das { $numerator }-Fache
   *[other] { $numerator }/{ $denominator }
} des Einsatzes wert.
whist-pool = Bei jedem Geben legt der Geber { $ante ->
    [one] eine Einheit
   *[other] { $ante } Einheiten
} in den Topf. Wer { CONTRACT($from) } oder etwas Höheres gewinnt, bekommt ihn{ $doubled ->
    [yes] ; wer so etwas verliert, verdoppelt ihn, höchstens auf { $limit } Einheiten.
   *[no] .
}

whist-rotation = Nach jeder Runde gibt der Nächste im Uhrzeigersinn.
whist-session-end = { $end ->
    [hands] Die Sitzung endet nach { $limit ->
        [one] einer Runde
       *[other] { $limit } Runden
    }; das höchste Guthaben gewinnt, wer gleich ist, teilt.
    [target] Die Sitzung endet mit der Runde, in der ein Guthaben { $limit } erreicht; das höchste gewinnt, wer gleich ist, teilt.
   *[open] Gespielt wird, solange man mag; die Guthaben gehen von Runde zu Runde weiter.
}
whist-abandoned = { $counts ->
    [yes] Eine zusammengeworfene Runde zählt als Runde der Sitzung.
   *[no] Eine zusammengeworfene Runde zählt nicht als Runde der Sitzung.
}

## Von Hand

solo-whist-overview = Solo Whist ist Whist mit Reizen: In jeder Runde nimmt sich jemand etwas vor, allein oder mit einem Partner, der sich beim Reizen findet, und die anderen wollen es verhindern.
solo-whist-history = Entstanden ist es in England um die Mitte des 19. Jahrhunderts, aus dem Whist, auf dem Weg über Boston und den Genter Whist. Kontrakte zu zweit und Kontrakte für einen stehen hier in einem Spiel nebeneinander. Man spielte es in Pubs, Klubs und Eisenbahnabteilen; als Kontraktbridge aufkam, trat es zurück, und in Klubs lebt es noch.
solo-whist-time = Eine Sitzung hat meist 20 bis 40 Runden und dauert anderthalb bis zwei Stunden. Sie endet zur Sperrstunde, nach einer Zahl von Runden oder wenn jemand 50 im Plus ist; Chips wechseln sofort den Besitzer.
solo-whist-overcalled-suit = **Sagt, wer überboten wird, welcher Trumpf es geworden wäre?** Nein. Den Trumpf, der nach dem Reizen genannt wird, nennt nur, wer es gewonnen hat; von einem anderen erfährt niemand.
solo-whist-dissolved = **Kommt ein Paar wieder zusammen, wenn auch der Höhere überboten wird?** Nein, aufgelöst bleibt aufgelöst.
solo-whist-shown = **Ist die aufgedeckte Karte geheim, wenn der Geber sie aufgenommen hat?** Nein, alle haben sie gesehen.
solo-whist-thrown-in = **Werden die Blätter gezeigt, wenn zusammengeworfen wird?** Nein. Solche Blätter werden nie geöffnet, auch später nicht.
solo-whist-names = **„Schachtel“ und „Durch“?** Ein Regeltext nennt sie, ohne zu sagen, was sie sind, und keine andere Quelle kennt sie. Gespielt werden sie hier nicht.
solo-whist-tip-solo = Solo ansagen mit fünf so gut wie sicheren Stichen: Assen, Königen mit ihren Damen, hohen Trümpfen.
solo-whist-tip-misere = Für die Misère braucht man niedrige Karten und kurze Farben. Ein Regeltext, der dafür Asse und Könige will, irrt.
solo-whist-tip-abundance = Für Abundance braucht man eine Farbe von fünf oder mehr mit Ass und König an der Spitze und eine starke daneben.
solo-whist-tip-prop = Mit vier oder fünf Stichen proponieren: Den Rest kann ein Partner bringen.
solo-whist-tip-defence = Verteidiger reden miteinander durch das, was sie ausspielen; gegen Abundance Trumpf ausspielen.
solo-whist-tip-spread = Spread Misère nur, wenn nichts schiefgehen kann.
solo-whist-tip-late = Nicht am Ende des Abends überreizen, um Verlorenes zurückzuholen.
solo-whist-word-eldest = **Vorhand**: wer links vom Geber sitzt.
solo-whist-word-turn-up = **Aufgedeckte Karte**: die Karte, die einen Trumpf vorschlägt.
solo-whist-word-prop = **Prop** und **Cop**: ich proponiere, ich nehme an.
solo-whist-word-misere = **Misère**: keinen Stich machen; **Spread Misère**: mit offenem Blatt.
solo-whist-word-abundance = **Abundance**: der hohe Kontrakt für einen; **Royal Abundance**: mit der aufgedeckten Farbe als Trumpf; **Slam**: alle Stiche.
solo-whist-word-revoke = **Fehlbedienen**: nicht bedienen, obwohl man könnte.
ghent-whist-overview = Der Genter Whist ist der ältere Bruder des Solo Whist: dieselben Gebote bis auf Royal Abundance, und was gezahlt wird, machen die Spieler aus.
wiezen-overview = Wiezen ist der Whist Belgiens, mit einer längeren Leiter, mit drei Assen, die ihren Besitzer zum Spielen zwingen, und mit Zuschlägen für jeden Stich mehr.
boston-overview = Boston hat die längste Leiter der Familie: von fünf Stichen bis zum Schlem, jedes Gebot in einer Farbe, dazwischen zweierlei Misère, und einen Topf.
boston-history = Es stammt aus dem 18. Jahrhundert und ist älter als seine Verwandten.
