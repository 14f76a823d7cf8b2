# What `croupier doctor` finds.

doctor-unreachable = No service answers at { $address }: { $why }
doctor-serving = The service at { $address } is serving; it answered in { $ms } ms
doctor-not-serving = The service at { $address } says that it is not serving: it is about to stop, or not ready yet
doctor-version = Service and command are of version { $version }
doctor-other-version = The service is of version { $version }, this command of { $ours }
doctor-kernel-native = Searches run in native code
doctor-kernel-reference = Searches run in Python, which is slow: croupier was installed without a C++ compiler
doctor-clock = The service's clock is { $seconds } s { $side ->
    [behind] behind
   *[ahead] ahead of
} this machine's
doctor-game = A game was made, played, taken back, exported and deleted in { $ms } ms
doctor-game-failed = A game went wrong at { $step }: { $why }
doctor-not-let-in = The service ({ $door }) lets no game be made without a token of scope play, by --token or CROUPIER_TOKEN: { $why }
doctor-heartbeat = A quiet watch ({ $door }) was heard of after { $seconds } s
doctor-no-heartbeat = A quiet watch ({ $door }) was not heard of within { $seconds } s: perhaps a proxy holds streams back
doctor-http = { $url } serves
doctor-http-failed = { $url } does not serve: { $why }
doctor-metrics = { $url } has the metrics of version { $version }
doctor-no-metrics = { $url } answers, but not with croupier's metrics
doctor-certificate = The certificate of { $host }:{ $port } is good for { $days } more days
doctor-certificate-over = The certificate of { $host }:{ $port } has expired
doctor-tls-failed = There is no trusted connection to { $host }:{ $port }: { $why }
doctor-folder = { $folder } is there and can be written to
doctor-no-folder = There is no folder { $folder }
doctor-folder-closed = { $folder } cannot be written to: { $why }
doctor-no-data = There are no games in the folder yet
doctor-form = The data have form { $form }, the newest
doctor-form-old = The data have form { $form }; the next start of this version makes it { $known }
doctor-form-new = The data have form { $form }, and this version knows only { $known }: they belong to a later one
doctor-whole = The database is whole
doctor-damaged = The database is damaged: { $why }
doctor-room = The disk has { $free } MB free
doctor-locked = A service is using the folder
doctor-unlocked = No service is using the folder
doctor-database = { $database } answers, after { $ms } ms: PostgreSQL { $version }
doctor-no-database = { $database } does not take us: { $why }
doctor-not-migrated = The tables have form { $form }, and this version wants { $known }: run croupier migrate
doctor-database-writable = The account may write games
doctor-database-closed = The account may not write games: { $why }
doctor-durable = What is acknowledged is on the disk of the database
doctor-not-durable = Moves that were acknowledged can be lost: { $settings } of the database is off
doctor-connections = The database has { $free } of { $most } connections free; a replica takes up to { $replica }
doctor-database-clock = The database's clock is { $seconds } s { $side ->
    [behind] behind
   *[ahead] ahead of
} this machine's
doctor-broke = The check { $check } could not be made: { $why }
