# Was `croupier doctor` findet.

doctor-unreachable = Unter { $address } antwortet kein Dienst: { $why }
doctor-serving = Der Dienst unter { $address } ist bereit; er hat in { $ms } ms geantwortet
doctor-not-serving = Der Dienst unter { $address } meldet, dass er nicht bereit ist: Er hört gerade auf oder fängt erst an
doctor-version = Dienst und Befehl haben die Version { $version }
doctor-other-version = Der Dienst hat die Version { $version }, dieser Befehl { $ours }
doctor-kernel-native = Gesucht wird mit dem übersetzten Kern
doctor-kernel-reference = Gesucht wird in Python, also langsam: croupier wurde ohne C++-Compiler installiert
doctor-clock = Die Uhr des Dienstes geht gegen die dieses Rechners { $seconds } s { $side ->
    [behind] nach
   *[ahead] vor
}
doctor-game = Ein Spiel wurde angelegt, gespielt, zurückgenommen, ausgegeben und gelöscht, in { $ms } ms
doctor-game-failed = Ein Spiel ist bei { $step } gescheitert: { $why }
doctor-not-let-in = Der Dienst ({ $door }) lässt ohne ein Token mit dem Scope play, aus --token oder CROUPIER_TOKEN, kein Spiel anlegen: { $why }
doctor-heartbeat = Eine stille Beobachtung ({ $door }) hat sich nach { $seconds } s gemeldet
doctor-no-heartbeat = Eine stille Beobachtung ({ $door }) hat sich in { $seconds } s nicht gemeldet: Vielleicht hält ein Proxy Ströme auf
doctor-http = { $url } ist bereit
doctor-http-failed = { $url } ist nicht bereit: { $why }
doctor-metrics = { $url } hat die Messwerte der Version { $version }
doctor-no-metrics = { $url } antwortet, aber nicht mit Messwerten von croupier
doctor-certificate = Das Zertifikat von { $host }:{ $port } gilt noch { $days } Tage
doctor-certificate-over = Das Zertifikat von { $host }:{ $port } ist abgelaufen
doctor-tls-failed = Es gibt keine vertrauenswürdige Verbindung zu { $host }:{ $port }: { $why }
doctor-folder = { $folder } ist da und kann beschrieben werden
doctor-no-folder = Den Ordner { $folder } gibt es nicht
doctor-folder-closed = { $folder } kann nicht beschrieben werden: { $why }
doctor-no-data = Im Ordner sind noch keine Spiele
doctor-form = Die Daten haben die Form { $form }, die neueste
doctor-form-old = Die Daten haben die Form { $form }; der nächste Start dieser Version bringt sie auf { $known }
doctor-form-new = Die Daten haben die Form { $form }, diese Version kennt nur { $known }: Sie gehören zu einer späteren
doctor-whole = Die Datenbank ist heil
doctor-damaged = Die Datenbank ist beschädigt: { $why }
doctor-room = Auf der Platte sind { $free } MB frei
doctor-locked = Ein Dienst benutzt den Ordner
doctor-unlocked = Kein Dienst benutzt den Ordner
doctor-database = { $database } antwortet, nach { $ms } ms: PostgreSQL { $version }
doctor-no-database = { $database } lässt uns nicht herein: { $why }
doctor-not-migrated = Die Tabellen haben die Form { $form }, diese Version will { $known }: croupier migrate stellt sie her
doctor-database-writable = Das Konto darf Spiele schreiben
doctor-database-closed = Das Konto darf keine Spiele schreiben: { $why }
doctor-durable = Was bestätigt ist, steht auf der Platte der Datenbank
doctor-not-durable = Bestätigte Züge können verloren gehen: In der Datenbank ist { $settings } ausgeschaltet
doctor-connections = Die Datenbank hat { $free } von { $most } Verbindungen frei; ein Dienst braucht bis zu { $replica }
doctor-database-clock = Die Uhr der Datenbank geht gegen die dieses Rechners { $seconds } s { $side ->
    [behind] nach
   *[ahead] vor
}
doctor-broke = Die Prüfung { $check } war nicht möglich: { $why }
