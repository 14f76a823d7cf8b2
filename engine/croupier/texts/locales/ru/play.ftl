# Что игра в терминале говорит сама; о ходах и отказах говорит служба.

play-needs-more = Для игры в терминале нужны Textual и сама служба: pip install 'croupier[play]'
play-cannot-open = Не удаётся открыть игры в { $folder }: { $why }. Если там уже открыта игра, закройте её или играйте на другой службе с --server.
play-goes-on = croupier play --game { $game } продолжит эту игру.

play-title = { $variant }{ $deal ->
    [none] {""}
   *[other] {" · "}{ $deal }
}
play-steps = { $undo ->
    [one] { $undo } шаг
    [few] { $undo } шага
   *[many] { $undo } шагов
}{ $redo ->
    [0] {""}
   *[other] , впереди { $redo }
}

play-key-turn = Карта
play-key-undo = Назад
play-key-redo = Вперёд
play-key-safe = Вверх
play-key-moves = Ходы
play-key-hint = Совет
play-key-why = Отказ
play-key-new = Новая
play-key-keys = Ещё
play-key-choose = Выбор
play-key-play = Ход
play-key-tricks = Взятки
play-key-quit = Выход

play-prompt = 3 7: из столбца 3 в столбец 7, w 4: из сброса, 3 f: на основание. Или мышью.
play-prompt-held = { $cards } → { $targets }   ↑↓ сколько карт, esc отпускает
play-prompt-held-stuck = { $cards }: класть некуда   ↑↓ сколько карт, esc отпускает
play-prompt-held-empty = там ничего нет   esc отпускает
play-prompt-prefix = { $prefix ->
    [f] Какое основание? c трефы, s пики, h червы, d бубны
    [c] Какая ячейка? от 1 до 9
   *[r] Какой резерв? от 1 до 9
}
play-prompt-why = Почему нельзя …? Наберите ход или укажите мышью; esc отменяет вопрос.

play-welcome = Пробел открывает карту, k показывает все клавиши.
play-welcome-back = С возвращением.
play-undone = Ход взят назад.
play-redone = Ход сделан снова.
play-nothing-up = Сейчас ничего нельзя убрать без риска. A уберёт всё, что можно.
play-nothing-up-at-all = Сейчас ничего нельзя убрать.
play-no-finish = Сами собой все карты пока не уйдут.
play-moved-on = Игру продолжили в другом месте; вот что на столе сейчас.
play-refused = { $move }: { $sentence }
play-hint = { $moves }: { $sentence }
play-may = Ход { $move } возможен: { $sentence }.
play-nothing-refused = Отказов ещё не было.
play-stuck = Ходов больше нет. u берёт ход назад, g сдаётся.
play-over = Игра окончена. n сдаёт новую.
play-waiting = Ждём ответа службы …
play-unreachable = Служба { $address } не отвечает. Ничего не потеряно; попробуйте ещё раз.
play-type = Ход текстом: t3-t7, t7-t1x2, w-f, draw

play-won = Пасьянс сошёлся за { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}! Выиграно { $won } из { $played }, подряд: { $streak }.
play-given-up = Вы сдались.
play-won-hint = n сдаёт снова, u берёт последний шаг назад, q выходит.

play-new-title = Новая игра
play-new-offer = Осталась неоконченная игра
play-new-deal = Расклад, например 2 или pysol:2; пусто: перетасовать
play-new-hint = Enter сдаёт выбранное, Tab к раскладу, esc назад
play-new-continue = Продолжить: { $variant }{ $deal ->
    [none] {""}
   *[other] {" "}{ $deal }
}, последний ход { $time }

play-moves-title = Какие есть ходы
play-moves-hint = Enter делает ход, esc назад

play-give-up-title = Сдаться?
play-give-up-text = Игра закончится и будет считаться проигранной.
play-give-up-hint = y сдаться, esc играть дальше

play-score-title = Счёт
play-score-variant = Игра
play-score-played = Сыграно
play-score-won = Выиграно
play-score-rate = Доля
play-score-streak = Подряд
play-score-best = Лучшее
play-score-none = Ещё ни одна игра не окончена.
play-score-watch = Чтобы следить за этой игрой из другого места:
    croupier watch { $game } --server { $address }
play-close-hint = esc назад

play-keys-title = Клавиши
play-keys-hint = esc назад
play-keys =
    1 … 9, 0   столбец: сначала откуда, потом куда (0 — столбец 10)
    w          сброс
    f          на основание; первой клавишей — само основание: fc fs fh fd
    c r        ячейка, резерв: c1, r1
    ↑ ↓        сколько карт взято
    :          весь ход текстом: t7-t1x2
    пробел     открыть карту, сдать ряд, перевернуть сброс
    u  y       назад, снова вперёд
    a  A  F    убрать: без риска, всё что можно, всё если сойдётся
    l          какие есть ходы
    h          как лучше сыграть дальше
    ?          почему последний ход отклонён; потом о другом ходе
    n  g       новая игра (эту можно продолжить), сдаться
    s  k  q    счёт, клавиши, выход
    мышь       щёлкните карту, потом место; ту же карту — убрать;
    {"           "}колоду — открыть

table-title = { $variant }{ $hand ->
    [0] {""}
   *[other] {" · сдача "}{ $hand }
}
table-who = { $seat ->
    [0] Вы
   *[other] Место { $seat }
}
table-dealer = сдаёт
table-count = взятки { $tricks } · очки { $units }
table-turned = { $card ->
    [none] { $suit ->
        [none] Торговля
       *[other] Торговля; предложенный козырь: { $suit }
    }
   *[other] Торговля; открыта карта { $card }
}
table-playing = { $who ->
    [none] {""}
   *[other] { $who }:{" "}
}{ $contract }{ $who ->
    [none] {""}
   *[other] {", "}{ $exactly ->
        [yes] ровно
       *[no] не меньше
    } { $target }
}, { $trump ->
    [none] без козыря
    [unnamed] козырь ещё не назван
   *[other] козырь: { $trump }
}
table-asks = { $phase ->
    [call] Ваша заявка.
    [name] Назовите козырь.
    [discard] Отложите карту.
    [claim] Заявите о фальшренонсе или спасуйте.
   *[play] Ваш ход.
}
table-waits = Ход: { $who }
table-takes = { $mine ->
    [yes] Взятка ваша.
   *[no] Взятку берёт: { $who }
}
table-revoke = фальшренонс во взятке { $trick }
table-settled = Сдача окончена
table-made = Сыграно: { $who }
table-lost = Не сыграно: { $who }
table-abandoned = Никто не играет: карты сдаются заново.
table-paid = { $who }: { $units }, теперь { $balance }
table-pool = В банке: { $units }
table-tricks = Взятки
table-no-trick = Ещё не сыграно ни одной карты.
table-over = Партия окончена.
table-looks-on = Вы смотрите.

watch-now = { $revision } как есть
watch-played = { $revision } сыграно { $moves }
watch-rewound = { $revision } к положению { $to }
watch-dealt = { $revision } сдача { $hand }
watch-seat = { $revision } место { $seat }: { $state ->
    [open] свободно
    [left] игрок вышел
    [bot] { $bot }
   *[taken] занято
}
watch-closed = { $revision } окончена: { $ending ->
    [won] выиграна
    [resigned] игрок сдался
    [completed] доиграна
   *[other] { $ending }
}
