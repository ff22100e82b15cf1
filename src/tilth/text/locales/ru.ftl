# Слова, общие для всех игр.

ui-title = Tilth
ui-language = Язык
ui-game = Игра
ui-options = Настройки
ui-seed = Начальное число: { $seed }

ui-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
ui-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
ui-seats = Места за столом
ui-seat = Место { $seat }
ui-human = Человек
ui-bot = Бот
ui-chance = Случай

ui-turn = Ходит: { $who }
ui-your-turn = { $who }, ваш ход.
ui-choose = Выберите номер (1–{ $n }) или введите ? для справки:
ui-choose-one = Единственный вариант: { $move }
ui-wrong-number = Введите число от 1 до { $n }.
ui-moves =
    { $n ->
        [one] { $n } возможный ход
        [few] { $n } возможных хода
       *[many] { $n } возможных ходов
    }
ui-help =
    Можно ввести:
    номер: ход с этим номером
    ход словами: как написано справа; можно и несколько сразу
    ?: что можно сделать и почему нельзя остальное
    ? КАРТА: что написано на карте
    undo: вернуться к своему предыдущему решению
    log: что произошло
    score: счёт на данный момент
    table: показать стол ещё раз
    save ФАЙЛ: записать партию в файл
    quit: записать партию и выйти
ui-can = Можно:
ui-cannot = Нельзя:
ui-undo-stops = Вернуться нельзя: после вашего последнего решения ходили другие или открывались карты.
ui-resume = Продолжить партию: { $command }
ui-hand-over = { $who }, ваш ход: нажмите клавишу ввода, когда остальные не смотрят.
ui-did-you-mean = Возможно, имелось в виду: { $moves }
ui-no-card = Карты «{ $text }» нет.
ui-not-implemented = в игре пока не действует
ui-record-right =
    { $n ->
        [one] Запись верна: { $n } строка ходов.
        [few] Запись верна: { $n } строки ходов.
       *[many] Запись верна: { $n } строк ходов.
    }
ui-record-unfinished = Партия не окончена.
ui-press-enter = Клавиша ввода: дальше
ui-undo = Отменить
ui-undone = Последнее решение отменено.
ui-nothing-to-undo = Отменять нечего.
ui-save = Сохранить
ui-saved = Сохранено в файл { $file }.
ui-not-saved = Не удалось сохранить в файл { $file }: { $why }
ui-loaded = Загружено из файла { $file }.
ui-quit = Выйти
ui-really-quit = Выйти из игры?
ui-left = Вы вышли из игры.
ui-yes = да
ui-no = нет

ui-legal = можно
ui-illegal = нельзя
ui-illegal-because = Нельзя: { $why } ({ $section })
ui-unreadable = Не удалось понять ход «{ $text }».
ui-ambiguous = Запись «{ $text }» подходит к нескольким ходам. Уточните, какой нужен:
ui-thinking = { $who } думает…
ui-progress = { $done } из { $total }

ui-over = Игра окончена.
ui-winner = Победа: { $who }.
ui-winners = Победа поделена: { $who }.
ui-score = Счёт
ui-score-item = Статья
ui-score-seat = Игрок
ui-score-total = Итого
ui-score-place = Место
