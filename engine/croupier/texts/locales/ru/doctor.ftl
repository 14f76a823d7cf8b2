# Что находит `croupier doctor`.

doctor-unreachable = По адресу { $address } служба не отвечает: { $why }
doctor-serving = Служба по адресу { $address } работает; ответ пришёл за { $ms } мс
doctor-not-serving = Служба по адресу { $address } сообщает, что не готова: она завершается или ещё запускается
doctor-version = Версия службы и команды: { $version }
doctor-other-version = Версия службы { $version }, версия этой команды { $ours }
doctor-kernel-native = Поиск идёт в скомпилированном ядре
doctor-kernel-reference = Поиск идёт на Python, то есть медленно: croupier установлен без компилятора C++
doctor-clock = Часы службы { $side ->
    [behind] отстают от часов
   *[ahead] опережают часы
} этой машины на { $seconds } с
doctor-game = Игра создана, сыграна, возвращена, выгружена и удалена за { $ms } мс
doctor-game-failed = Игра не удалась на шаге { $step }: { $why }
doctor-not-let-in = Служба ({ $door }) не даёт создать игру без токена с правом play, из --token или CROUPIER_TOKEN: { $why }
doctor-heartbeat = Тихое наблюдение ({ $door }) подало знак через { $seconds } с
doctor-no-heartbeat = Тихое наблюдение ({ $door }) не подало знака за { $seconds } с: возможно, прокси задерживает потоки
doctor-http = { $url } работает
doctor-http-failed = { $url } не работает: { $why }
doctor-metrics = { $url } отдаёт показатели версии { $version }
doctor-no-metrics = { $url } отвечает, но не показателями croupier
doctor-certificate = Сертификат { $host }:{ $port }, осталось дней: { $days }
doctor-certificate-over = Срок действия сертификата { $host }:{ $port } истёк
doctor-tls-failed = Нет доверенного соединения с { $host }:{ $port }: { $why }
doctor-folder = Папка { $folder } есть, в неё можно писать
doctor-no-folder = Папки { $folder } нет
doctor-folder-closed = В папку { $folder } нельзя писать: { $why }
doctor-no-data = В папке ещё нет игр
doctor-form = Вид данных { $form }, самый новый
doctor-form-old = Вид данных { $form }; следующий запуск этой версии обновит его до { $known }
doctor-form-new = Вид данных { $form }, а эта версия знает только { $known }: данные от более поздней версии
doctor-whole = База данных цела
doctor-damaged = База данных повреждена: { $why }
doctor-room = На диске свободно { $free } МБ
doctor-locked = Папкой пользуется служба
doctor-unlocked = Папкой не пользуется ни одна служба
doctor-database = { $database } отвечает, через { $ms } мс: PostgreSQL { $version }
doctor-no-database = { $database } нас не принимает: { $why }
doctor-not-migrated = Вид таблиц { $form }, а этой версии нужен { $known }: запустите croupier migrate
doctor-database-writable = Учётная запись может записывать игры
doctor-database-closed = Учётная запись не может записывать игры: { $why }
doctor-durable = Подтверждённое записано на диск базы данных
doctor-not-durable = Подтверждённые ходы могут пропасть: в базе данных выключено { $settings }
doctor-connections = Свободных соединений с базой данных: { $free } из { $most }; одной службе нужно до { $replica }
doctor-database-clock = Часы базы данных { $side ->
    [behind] отстают от часов
   *[ahead] опережают часы
} этой машины на { $seconds } с
doctor-broke = Проверку { $check } не удалось провести: { $why }
