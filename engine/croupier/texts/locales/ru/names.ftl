# Как называются карты, стопки и ходы.

card = { $rank ->
    [rA] Т
    [rT] 10
    [rJ] В
    [rQ] Д
    [rK] К
   *[other] { $letter }
}{ $suit ->
    [C] ♣
    [S] ♠
    [H] ♥
   *[D] ♦
}
suit-genitive = { $suit ->
    [C] треф
    [S] пик
    [H] червей
   *[D] бубен
}
card-nominative = { $rank ->
    [rA] туз
    [r2] двойка
    [r3] тройка
    [r4] четвёрка
    [r5] пятёрка
    [r6] шестёрка
    [r7] семёрка
    [r8] восьмёрка
    [r9] девятка
    [rT] десятка
    [rJ] валет
    [rQ] дама
   *[rK] король
} { SUIT($card, form: "genitive") }
card-spoken = { CARD($card, form: "nominative") }
card-accusative = { $rank ->
    [rA] туза
    [r2] двойку
    [r3] тройку
    [r4] четвёрку
    [r5] пятёрку
    [r6] шестёрку
    [r7] семёрку
    [r8] восьмёрку
    [r9] девятку
    [rT] десятку
    [rJ] валета
    [rQ] даму
   *[rK] короля
} { SUIT($card, form: "genitive") }
rank = { $rank ->
    [rA] туз
    [r2] двойка
    [r3] тройка
    [r4] четвёрка
    [r5] пятёрка
    [r6] шестёрка
    [r7] семёрка
    [r8] восьмёрка
    [r9] девятка
    [rT] десятка
    [rJ] валет
    [rQ] дама
   *[rK] король
}
rank-genitive = { $rank ->
    [rA] туза
    [r2] двойки
    [r3] тройки
    [r4] четвёрки
    [r5] пятёрки
    [r6] шестёрки
    [r7] семёрки
    [r8] восьмёрки
    [r9] девятки
    [rT] десятки
    [rJ] валета
    [rQ] дамы
   *[rK] короля
}
rank-accusative = { $rank ->
    [rA] туза
    [r2] двойку
    [r3] тройку
    [r4] четвёрку
    [r5] пятёрку
    [r6] шестёрку
    [r7] семёрку
    [r8] восьмёрку
    [r9] девятку
    [rT] десятку
    [rJ] валета
    [rQ] даму
   *[rK] короля
}
rank-instrumental = { $rank ->
    [rA] тузом
    [r2] двойкой
    [r3] тройкой
    [r4] четвёркой
    [r5] пятёркой
    [r6] шестёркой
    [r7] семёркой
    [r8] восьмёркой
    [r9] девяткой
    [rT] десяткой
    [rJ] валетом
    [rQ] дамой
   *[rK] королём
}
rank-plural = { $rank ->
    [rA] тузов
    [r2] двойки
    [r3] тройки
    [r4] четвёрки
    [r5] пятёрки
    [r6] шестёрки
    [r7] семёрки
    [r8] восьмёрки
    [r9] девятки
    [rT] десятки
    [rJ] валетов
    [rQ] дам
   *[rK] королей
}
suit = { $suit ->
    [C] трефы
    [S] пики
    [H] червы
   *[D] бубны
}
pile = { $kind ->
    [s] колода
    [w] сброс
    [t] столбец { $number }
    [r] резерв { $number }
    [c] ячейка { $number }
   *[f] { $suit ->
        [C] основание треф
        [S] основание пик
        [H] основание червей
        [D] основание бубен
       *[other] основание
    }
}
pile-on = { $kind ->
    [s] в колоде
    [w] в сбросе
    [t] в столбце { $number }
    [r] в резерве { $number }
    [c] в ячейке { $number }
   *[f] { $suit ->
        [C] на основании треф
        [S] на основании пик
        [H] на основании червей
        [D] на основании бубен
       *[other] на основании
    }
}
pile-from = { $kind ->
    [s] из колоды
    [w] из сброса
    [t] из столбца { $number }
    [r] из резерва { $number }
    [c] из ячейки { $number }
   *[f] { $suit ->
        [C] с основания треф
        [S] с основания пик
        [H] с основания червей
        [D] с основания бубен
       *[other] с основания
    }
}
pile-to = { $kind ->
    [s] в колоду
    [w] в сброс
    [t] в столбец { $number }
    [r] в резерв { $number }
    [c] в ячейку { $number }
   *[f] { $suit ->
        [C] на основание треф
        [S] на основание пик
        [H] на основание червей
        [D] на основание бубен
       *[other] на основание
    }
}

card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
card-count-accusative = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}

move-draw = Открыть карту из колоды
move-redeal = Перевернуть сброс
move-deal = Сдать ряд
move-transfer = { CARDS($cards) } { PILE($source, form: "from") } { PILE($target, form: "to") }
move-transfer-spoken = {"{cards} {from} {to}"}
move-call = { $bid ->
    [pass] пасует
    [wait] ждёт
    [prop] предлагает играть вместе
    [cop] принимает предложение
   *[other] заявляет { CALL($call) }
}
move-trump = назначает козырем { SUIT($suit) }
move-play = кладёт { CARD($card, form: "accusative") }
move-discard = откладывает { CARD($card, form: "accusative") }
move-discard-hidden = откладывает карту
move-claim = заявляет о фальшренонсе во взятке { $trick }

variant-whitehead = Уайтхэд
variant-whitehead-colour-runs = Уайтхэд, одноцветные цепочки
variant-whitehead-single = Уайтхэд по одной карте
variant-whitehead-no-return = Уайтхэд без возврата
variant-whitehead-original = Уайтхэд по первоначальным правилам
variant-agnes = Агнесса
variant-agnes-sorel = Агнесса Сорель
variant-agnes-bernauer = Агнесса Бернауэр
variant-smokey = Смоки
variant-klondike = Косынка
variant-klondike-3 = Косынка по три карты
variant-klondike-vegas = Косынка, Вегас
variant-thoughtful = Косынка с открытыми картами
variant-saratoga = Саратога
variant-trigon = Тригон
variant-thumb-and-pouch = Большой палец и сумка
variant-chinaman = Китаец
variant-eastcliff = Истклифф
variant-easthaven = Истхейвен
variant-westcliff = Уэстклифф
variant-gargantua = Гаргантюа
variant-double-klondike = Двойная косынка
variant-king-albert = Король Альберт
variant-yukon = Юкон
variant-russian-solitaire = Русский пасьянс
variant-alaska = Аляска
variant-spider = Паук
variant-spiderette = Паучок
variant-will-o-the-wisp = Блуждающий огонёк
variant-simple-simon = Простак Саймон
variant-freecell = Свободная ячейка
variant-bakers-game = Игра Бейкера
variant-eight-off = Эйт-Офф
variant-seahaven-towers = Башни Сихейвен
variant-canfield = Кэнфилд
variant-rainbow = Радуга
variant-forty-thieves = Сорок разбойников
variant-gypsy = Цыганка

## Подсказки

hint-safe = Эти карты можно убрать: в игре уже нет карты, которой они нужны. { $tried ->
    [0] {""}
   *[other] При { $won } из { $tried } воображаемых порядков закрытых карт пасьянс после этого ещё сходится.
}
hint-turn = Откройте карту: то, что на столе, подождёт. { $tried ->
    [0] {""}
   *[other] При { $won } из { $tried } воображаемых порядков закрытых карт пасьянс после этого ещё сходится.
}
hint-play = { $tried ->
    [0] Больше ничего не остаётся.
   *[other] При { $won } из { $tried } воображаемых порядков закрытых карт пасьянс после этого ещё сходится.
}
hint-exact = Все карты известны, и так пасьянс сходится.
hint-lost = Все карты известны, и пасьянс уже не сойдётся.

## whist

variant-solo-whist = Вист-соло
variant-solo-whist-club = Вист-соло, клубные правила
variant-ghent-whist = Гентский вист
variant-wiezen = Визен
variant-boston = Бостон
call = { $suit ->
    [none] { $name }
   *[other] { $name }, { SUIT($suit) }
}
call-pass = пас
call-wait = жду
call-prop = предлагаю
call-cop = принимаю
call-solo = соло
call-misere = мизер
call-abundance = абонданс
call-royal = козырный абонданс
call-spread = открытый мизер
call-slam = полный абонданс
call-alleen = в одиночку
call-abondance_9 = абонданс на девять
call-miserie = мизери
call-abondance_10 = абонданс на десять
call-abondance_11 = абонданс на одиннадцать
call-abondance_12 = абонданс на двенадцать
call-troel = трул
call-miserie_op_tafel = открытый мизери
call-solo_slim = соло-шлем
call-boston5 = бостон
call-six = шесть
call-seven = семь
call-little_misere = малый мизер
call-eight = восемь
call-nine = девять
call-grand_misere = большой мизер
call-ten = десять
call-eleven = одиннадцать
call-little_spread = малый открытый мизер
call-twelve = двенадцать
call-grand_spread = большой открытый мизер
call-grand_slam = большой шлем
