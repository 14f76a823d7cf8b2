# Wie Karten, Stapel und Züge heißen.

card = { $rank ->
    [rA] A
    [rT] 10
    [rJ] B
    [rQ] D
    [rK] K
   *[other] { $letter }
}{ $suit ->
    [C] ♣
    [S] ♠
    [H] ♥
   *[D] ♦
}
card-spoken = { SUIT($card) } { RANK($letter) }
rank = { $rank ->
    [rA] Ass
    [r2] Zwei
    [r3] Drei
    [r4] Vier
    [r5] Fünf
    [r6] Sechs
    [r7] Sieben
    [r8] Acht
    [r9] Neun
    [rT] Zehn
    [rJ] Bube
    [rQ] Dame
   *[rK] König
}
rank-until = { $rank ->
    [rA] zum Ass
    [r2] zur Zwei
    [r3] zur Drei
    [r4] zur Vier
    [r5] zur Fünf
    [r6] zur Sechs
    [r7] zur Sieben
    [r8] zur Acht
    [r9] zur Neun
    [rT] zur Zehn
    [rJ] zum Buben
    [rQ] zur Dame
   *[rK] zum König
}
rank-a = { $rank ->
    [rA] ein Ass
    [r2] eine Zwei
    [r3] eine Drei
    [r4] eine Vier
    [r5] eine Fünf
    [r6] eine Sechs
    [r7] eine Sieben
    [r8] eine Acht
    [r9] eine Neun
    [rT] eine Zehn
    [rJ] ein Bube
    [rQ] eine Dame
   *[rK] ein König
}
rank-on = { $rank ->
    [rA] auf das Ass
    [r2] auf die Zwei
    [r3] auf die Drei
    [r4] auf die Vier
    [r5] auf die Fünf
    [r6] auf die Sechs
    [r7] auf die Sieben
    [r8] auf die Acht
    [r9] auf die Neun
    [rT] auf die Zehn
    [rJ] auf den Buben
    [rQ] auf die Dame
   *[rK] auf den König
}
rank-from = { $rank ->
    [rA] vom Ass
    [r2] von der Zwei
    [r3] von der Drei
    [r4] von der Vier
    [r5] von der Fünf
    [r6] von der Sechs
    [r7] von der Sieben
    [r8] von der Acht
    [r9] von der Neun
    [rT] von der Zehn
    [rJ] vom Buben
    [rQ] von der Dame
   *[rK] vom König
}
rank-plural = { $rank ->
    [rA] Asse
    [r2] Zweien
    [r3] Dreien
    [r4] Vieren
    [r5] Fünfen
    [r6] Sechsen
    [r7] Siebenen
    [r8] Achten
    [r9] Neunen
    [rT] Zehnen
    [rJ] Buben
    [rQ] Damen
   *[rK] Könige
}
suit = { $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}
pile = { $kind ->
    [s] der Vorrat
    [w] der Abwurfstapel
    [t] Spalte { $number }
    [r] Reserve { $number }
    [c] Zelle { $number }
   *[f] { $suit ->
        [C] der Kreuz-Zielstapel
        [S] der Pik-Zielstapel
        [H] der Herz-Zielstapel
        [D] der Karo-Zielstapel
       *[other] der Zielstapel
    }
}
pile-on = { $kind ->
    [s] auf dem Vorrat
    [w] auf dem Abwurfstapel
    [t] in Spalte { $number }
    [r] in Reserve { $number }
    [c] in Zelle { $number }
   *[f] { $suit ->
        [C] auf dem Kreuz-Zielstapel
        [S] auf dem Pik-Zielstapel
        [H] auf dem Herz-Zielstapel
        [D] auf dem Karo-Zielstapel
       *[other] auf dem Zielstapel
    }
}
pile-from = { $kind ->
    [s] vom Vorrat
    [w] vom Abwurfstapel
    [t] aus Spalte { $number }
    [r] aus Reserve { $number }
    [c] aus Zelle { $number }
   *[f] { $suit ->
        [C] vom Kreuz-Zielstapel
        [S] vom Pik-Zielstapel
        [H] vom Herz-Zielstapel
        [D] vom Karo-Zielstapel
       *[other] vom Zielstapel
    }
}
pile-to = { $kind ->
    [s] auf den Vorrat
    [w] auf den Abwurfstapel
    [t] in Spalte { $number }
    [r] in Reserve { $number }
    [c] in Zelle { $number }
   *[f] { $suit ->
        [C] auf den Kreuz-Zielstapel
        [S] auf den Pik-Zielstapel
        [H] auf den Herz-Zielstapel
        [D] auf den Karo-Zielstapel
       *[other] auf den Zielstapel
    }
}

card-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

move-draw = Eine Karte aufdecken
move-redeal = Den Abwurfstapel wieder zum Vorrat machen
move-deal = Eine Reihe geben
move-transfer = { CARDS($cards) } { PILE($source, form: "from") } { PILE($target, form: "to") }
move-transfer-spoken = {"{cards} {from} {to}"}
move-call = { $bid ->
    [pass] passt
    [wait] wartet ab
    [prop] schlägt vor
    [cop] nimmt den Vorschlag an
   *[other] reizt { CALL($call) }
}
move-trump = macht { SUIT($suit) } zum Trumpf
move-play = spielt { CARD($card, form: "spoken") }
move-discard = legt { CARD($card, form: "spoken") } weg
move-discard-hidden = legt eine Karte weg
move-claim = zeigt an, dass in Stich { $trick } falsch bedient wurde

variant-whitehead = Whitehead
variant-whitehead-colour-runs = Whitehead mit Folgen einer Farbgruppe
variant-whitehead-single = Whitehead mit Einzelkarten
variant-whitehead-no-return = Whitehead ohne Zurückholen
variant-whitehead-original = Whitehead nach den ursprünglichen Regeln
variant-agnes = Agnes
variant-agnes-sorel = Agnes Sorel
variant-agnes-bernauer = Agnes Bernauer
variant-smokey = Smokey
variant-klondike = Klondike
variant-klondike-3 = Klondike, drei Karten
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
variant-double-klondike = Doppel-Klondike
variant-king-albert = König Albert
variant-yukon = Yukon
variant-russian-solitaire = Russische Patience
variant-alaska = Alaska
variant-spider = Spider
variant-spiderette = Spiderette
variant-will-o-the-wisp = Irrlicht
variant-simple-simon = Simple Simon
variant-freecell = FreeCell
variant-bakers-game = Baker’s Game
variant-eight-off = Eight Off
variant-seahaven-towers = Seahaven Towers
variant-canfield = Canfield
variant-rainbow = Rainbow
variant-forty-thieves = Vierzig Räuber
variant-gypsy = Gypsy

## Tipps

hint-safe = Diese Karten können hinauf: Im Spiel ist nichts mehr, was noch auf ihnen liegen wollte. { $tried ->
    [0] {""}
   *[other] Bei { $won } von { $tried } gedachten Reihenfolgen der verdeckten Karten geht es danach noch auf.
}
hint-turn = Aufdecken: Was offen liegt, kann warten. { $tried ->
    [0] {""}
   *[other] Bei { $won } von { $tried } gedachten Reihenfolgen der verdeckten Karten geht es danach noch auf.
}
hint-play = { $tried ->
    [0] Etwas anderes bleibt nicht.
   *[other] Bei { $won } von { $tried } gedachten Reihenfolgen der verdeckten Karten geht es danach noch auf.
}
hint-exact = Alle Karten sind bekannt, und so geht es auf.
hint-lost = Alle Karten sind bekannt, und es kann nicht mehr aufgehen.

## whist

variant-solo-whist = Solo Whist
variant-solo-whist-club = Solo Whist nach Klubregeln
variant-ghent-whist = Genter Whist
variant-wiezen = Wiezen
variant-boston = Boston
call = { $suit ->
    [none] { $name }
   *[other] { $name }, { SUIT($suit) }
}
call-pass = Passe
call-wait = Warten
call-prop = Prop
call-cop = Cop
call-solo = Solo
call-misere = Misère
call-abundance = Abundance
call-royal = Royal Abundance
call-spread = Spread Misère
call-slam = Slam
call-alleen = Alleen
call-abondance_9 = Abondance 9
call-miserie = Miserie
call-abondance_10 = Abondance 10
call-abondance_11 = Abondance 11
call-abondance_12 = Abondance 12
call-troel = Troel
call-miserie_op_tafel = Miserie op tafel
call-solo_slim = Solo slim
call-boston5 = Boston
call-six = Sechs
call-seven = Sieben
call-little_misere = Petite Misère
call-eight = Acht
call-nine = Neun
call-grand_misere = Grande Misère
call-ten = Zehn
call-eleven = Elf
call-little_spread = Petite Misère ouverte
call-twelve = Zwölf
call-grand_spread = Grande Misère ouverte
call-grand_slam = Großer Schlem
