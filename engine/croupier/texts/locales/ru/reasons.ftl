# Почему ход или вызов не принят. CARD, CARDS, PILE, SUIT и RANK называют то, что им дано, в нужной форме.

## Ходы пасьянса

game-over = Пасьянс сошёлся, играть больше нечего.
no-such-pile = Здесь нет такого места: { PILE($pile) }.
same-pile = Карты и так лежат { PILE($pile, form: "on") }.
source-empty = { PILE($pile, form: "on") } нет ни одной карты.
not-a-source = { PILE($pile, form: "from") } карты не берут.
not-a-target = { PILE($pile, form: "to") } эту карту положить нельзя.
too-few-cards = { PILE($pile, form: "on") } { $cards ->
    [one] всего { $cards } карта
    [few] всего { $cards } карты
   *[other] всего { $cards } карт
}, взять { $count } нельзя.
card-face-down = { PILE($pile, form: "on") } { $up ->
    [one] открыта только { $up } карта
    [few] открыты только { $up } карты
   *[other] открыто только { $up } карт
}, а закрытые карты не перекладывают.
one-card-only = Здесь перекладывают по одной карте.
not-at-end = { CARD($card, form: "accusative") } пока не взять: сверху лежит { CARD($over, form: "nominative") }. На основание уходит только верхняя карта столбца.
unit-broken-sequence = { CARD($card, form: "nominative") } не продолжает { CARD($on, form: "accusative") }, вместе их не перекладывают.
unit-mixes-suits = В цепочке { CARDS($unit) } смешаны { SUIT($on) } и { SUIT($card) }: { COUNT($movable) ->
    [one] переложить можно только { CARDS($movable) }.
   *[other] вместе можно переложить только { CARDS($movable) }.
}
unit-mixes-colors = В цепочке { CARDS($unit) } смешаны красные и чёрные: { COUNT($movable) ->
    [one] переложить можно только { CARDS($movable) }.
   *[other] вместе можно переложить только { CARDS($movable) }.
}
unit-not-alternating = { CARD($on, form: "nominative") } и { CARD($card, form: "nominative") } одного цвета: { COUNT($movable) ->
    [one] переложить можно только { CARDS($movable) }.
   *[other] вместе можно переложить только { CARDS($movable) }.
}
unit-repeats-suit = { CARD($on, form: "nominative") } и { CARD($card, form: "nominative") } одной масти: { COUNT($movable) ->
    [one] переложить можно только { CARDS($movable) }.
   *[other] вместе можно переложить только { CARDS($movable) }.
}
unit-not-whole = Цепочку здесь не делят: { $count ->
    [one] переходит { $count } карта целиком
    [few] переходят все { $count } карты
   *[other] переходят все { $count } карт
} или ни одной.
unit-too-long = Столько карт сразу не переложить: { $count }. Места хватит на { $most }.
wrong-rank = { CARD($card, form: "accusative") } нельзя положить на { CARD($on, form: "accusative") }: по старшинству эти карты не соседние.
wrong-suit = { CARD($card, form: "accusative") } нельзя положить на { CARD($on, form: "accusative") }: столбцы строят в масть.
wrong-color = { CARD($card, form: "accusative") } нельзя положить на { CARD($on, form: "accusative") }: кладут красные на красные, чёрные на чёрные.
same-color = { CARD($card, form: "accusative") } нельзя положить на { CARD($on, form: "accusative") }: цвета должны чередоваться.
same-suit = { CARD($card, form: "accusative") } нельзя положить на { CARD($on, form: "accusative") }: нужна карта другой масти.
no-building = В этом пасьянсе на столбцах ничего не строят.
empty-column-wants-rank = { CARD($card, form: "accusative") } нельзя положить { PILE($pile, form: "to") }: в пустой столбец кладут только { RANK($rank, form: "plural") }.
empty-column-closed = В этом пасьянсе пустые столбцы не заполняют.
foundation-wants-card = { CARD($card, form: "accusative") } класть на основание рано: оно ждёт { CARD($wants, form: "accusative") }.
foundation-complete = Основание { SUIT($card, form: "genitive") } уже собрано.
foundation-wrong-suit = { CARD($card, form: "accusative") } нельзя положить { PILE($pile, form: "to") }: не та масть.
foundation-wants-run = Основание принимает только полную цепочку одной масти, все { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
foundation-keeps = { CARD($card, form: "nominative") } остаётся на месте: с оснований в этом пасьянсе карты не возвращают.
cell-occupied = { PILE($pile, form: "on") } уже лежит { CARD($card, form: "nominative") }.
stock-empty = Колода кончилась.
stock-not-empty = В колоде ещё есть карты; сброс переворачивают, когда она кончится.
no-stock = В этом пасьянсе нет колоды.
not-turned = В этом пасьянсе колоду сдают рядами.
not-dealt-in-rows = В этом пасьянсе карты из колоды идут в сброс, а не на столбцы.
no-redeal = { $passes ->
    [one] Пересдачи нет: колоду проходят { $passes } раз.
    [few] Пересдач больше нет: колоду проходят { $passes } раза.
   *[other] Пересдач больше нет: колоду проходят { $passes } раз.
}
waste-empty = Сброс пуст, переворачивать нечего.
column-empty-blocks-deal = Пока { PILE($pile) } пуст, ряд не сдают.
not-your-seat = Сейчас ходит другое место.

## Вызовы

invalid-field = В запросе ошибка: { $field }.
malformed-notation = В таком виде это не прочесть.
wrong-deck = Из этих карт не складывается колода этой игры.
invalid-rules = По таким правилам играть нельзя.
deal-not-available = Такого расклада у этой игры нет.
reveal-inside-batch = Ход, открывающий карту, должен быть в вызове последним.
partial-import = Здесь только то, что видел игрок; карт не хватает, продолжить игру нельзя.
import-mismatch = Запись не сходится: её ходы ведут не туда, куда сказано.
unknown-variant = Игры { $variant_id } нет.
game-not-found = Такой игры нет.
revision-not-found = Состояния { $revision } у этой игры нет.
not-your-game = Это чужая игра.
game-closed = Игра окончена.
identity-required = Службе нужно знать, кто к ней обращается.
identity-refused = { $problem ->
    [expired] Срок действия токена истёк.
   *[other] Токен недействителен.
}
scope-missing = Токен этого не позволяет: в нём нет права { $scope }.
seat-token-unknown = За этим столом нет места с таким токеном.
seat-taken = { $seat ->
    [0] За этим столом нет свободных мест.
   *[other] Место { $seat } занято.
}
undo-not-allowed = Когда играют несколько человек, ходы назад не берут.
one-player-only = Это есть только в играх для одного.
not-on-line = Это состояние не лежит на пути от расклада сюда.
nothing-to-undo = Возвращать нечего.
nothing-to-redo = Повторять нечего.
revision-conflict = Игра тем временем ушла вперёд.
request-id-reused = Такой номер уже был у другого запроса.
too-many-moves = За один вызов можно сделать не больше ходов, чем { $limit }.
too-many-labels = Это больше, чем игре разрешено: { $limit }.
too-many-watches = Зрителей уже слишком много.
rate-limited = Слишком много сразу; попробуйте ещё раз через мгновение.
too-many-calls = Для вас и так уже многое выполняется; попробуйте ещё раз через мгновение.
too-many-games = У вас столько незаконченных игр, сколько можно: { $limit }. Сначала закончите или удалите одну.
search-limited = Для вас уже много искали; попробуйте ещё раз немного позже.
record-too-large = Запись слишком длинная.
store-full = Сохранить игру больше негде. Ничего не сделано и ничего не потеряно.
store-unavailable = Игры сейчас недоступны; попробуйте ещё раз.
shutting-down = Служба сейчас остановится; попробуйте ещё раз.
full-knowledge-not-allowed = Это выдало бы карты, которых вы ещё не видели.
search-lost = Поиск оборвался; попробуйте ещё раз.
no-such-deal-found = За отведённое время такой расклад не нашёлся; попробуйте ещё раз.

## whist

not-your-turn = Сейчас не ваша очередь.
hand-not-dealt = Следующая раздача ещё не сдана.
session-over = Игра на этом закончена.
auction-over = Торг уже закончен.
auction-not-over = Пока идёт торг, с карт не ходят.
cards-played = Розыгрыш окончен: можно только указать на фальшренонс или спасовать.
has-passed = Вы спасовали и в торге больше не участвуете.
no-rebid = Вашу заявку перебили, а в этой игре второй раз не заявляют.
no-such-call = Такой заявки в этой игре нет.
bid-too-low = Заявка «{ CALL($call) }» не старше, чем «{ CALL($standing) }».
nothing-to-accept = Нет предложения, которое вы могли бы принять.
cop-or-pass = Вы уже спасовали: теперь можно только принять предложение или снова сказать пас.
wait-not-allowed = Выждать может только первая рука, и только первым словом.
forced-only = «{ CALL($call) }» не заявляют: так решают сами карты.
only-after-lone-prop = «{ CALL($call) }» заявляет только тот, чьё предложение никто не принял.
only-over = «{ CALL($call) }» заявляют только поверх заявки «{ CALL($standing) }».
trump-missing = Заявку «{ CALL($call) }» делают с мастью: назовите и козырь.
trump-not-called = С заявкой «{ CALL($call) }» масть не называют.
trump-not-allowed = Эта масть открыта при сдаче, козырем должна быть другая, не { SUIT($suit) }.
name-trump-first = Сначала нужно назвать козырь.
no-trump-to-name = Сейчас козырь не называют.
discard-first = Сначала все должны снести по карте.
no-discard = Сейчас карт не сносят.
not-in-hand = У вас на руках нет такой карты: { CARD($card) }.
must-follow = { CARD($card) } не в масть: зашли в { SUIT($led) }, и они у вас есть.
must-lead = Первым ходом должна быть карта { CARD($wants) }.
nothing-to-claim = Во взятке { $trick } указать не на что: все противники ответили в масть.
claimed-already = На фальшренонс во взятке { $trick } вы уже указывали.
revokes-prevented = Фальшренонса здесь не бывает: карту не в масть просто не примут.
