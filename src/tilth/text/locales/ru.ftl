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
ui-more = … и ещё { $n }, например «{ $move }»: введите ход словами или «all», чтобы увидеть все.
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
    ? НАЗВАНИЕ: что значит карта или ячейка
    undo: вернуться к своему предыдущему решению
    hint: лучшие ходы, что они дают и чего лишают
    coach: что сейчас важно, с предупреждением перед грубой ошибкой; ещё раз — выключить
    log: что произошло
    score: счёт на данный момент
    table: показать стол ещё раз
    all: все варианты, если показаны не все
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
ui-card-share = сыграна в { $n } % рук, где она была
ui-card-dealt = если сдана: { $change } ± { $within } очка
ui-card-kept = если была на руке: { $change } ± { $within } очка
ui-card-played = если сыграна: { $change } ± { $within } очка
ui-card-source = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } между ботами: { $bots }; игроков: { $players }
ui-record-right =
    { $n ->
        [one] Запись верна: { $n } строка ходов.
        [few] Запись верна: { $n } строки ходов.
       *[many] Запись верна: { $n } строк ходов.
    }
ui-record-unfinished = Партия не окончена.
ui-malformed = ОШИБКА В ФАЙЛЕ
ui-failed = НЕ СОШЛОСЬ
ui-cases-passed = (сошлось случаев: { $right } из { $n })
ui-scenarios =
    сошлось: { $passed }, не сошлось: { $failed }{ $malformed ->
        [0] {""}
       *[other] , с ошибкой в файле: { $malformed }
    }
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
ui-score-other = получено по ходу игры
ui-accounts = Запасы
ui-score-total = Итого
ui-score-place = Место

## Веб-приложение

web-skip-main = К содержанию
web-skip-ask = К вопросу
web-skip-board = К столу
web-skip-log = К журналу
web-theme = Светлая или тёмная
web-unofficial = Это неофициальный проект. Названия игр принадлежат их владельцам; все тексты и рисунки здесь наши.
web-account = Вы
web-save = Сохранить
web-cancel = Отмена
web-close = Закрыть
web-to-lobby = В зал

web-hello = Садитесь за стол
web-hello-words = Играйте сразу против ботов или откройте стол для друзей. Без регистрации и без поиска правил: всё, что можно, предложено, всё, что нельзя, объяснено.
web-your-name = Ваше имя
web-my-tables = Мои столы
web-more-tables = Ещё столов: { $n }
web-games = Игры
web-players-range = Игроков: { $range }
web-minutes-range = Минут: { $range }
web-opponents = Соперники
web-play-now = Играть сразу против ботов
web-new-table = Создать стол
web-cards = Карты
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт компании. Откройте общий стол, и он появится здесь.
web-public-tables = Столы, за которыми можно наблюдать
web-no-public-tables = Сейчас нет ни одной открытой для всех игры.
web-code = Код стола
web-join = Подсесть
web-watch-record = Запись партии для просмотра
web-watch = Смотреть
web-status-open = ждёт игроков
web-status-playing = идёт игра
web-status-over = окончена
web-your-turn = Ваш ход

web-bot-random = случайный
    .words = случайный: что угодно
web-bot-greedy = жадный
    .words = жадный: на шаг вперёд
web-bot-easy = лёгкий
    .words = лёгкий: порой зевает
web-bot-medium = средний
    .words = средний: играет толково
web-bot-hard = сильный
    .words = сильный: планирует
web-bot-expert = мастер
    .words = мастер: думает долго
web-bot-at = { $name } ({ $level })
web-pace = Боты делают паузу
web-pace-none = не делают
web-pace-short = короткую
web-pace-long = длинную, чтобы успеть посмотреть

web-new-table-of = { $game }: новый стол
web-seat-me = Я: { $name }
web-seat-bot = Бот: { $level }
web-seat-open = Свободно: для любого
web-seat-hotseat = За этим экраном
web-seat-name = Имя
web-seats-hint = Несколько человек за одним экраном ходят по очереди; стол закрывается, когда устройство переходит из рук в руки.
web-who-sees = Кто видит стол
web-private = Закрытый.
web-private-words = Только те, кому вы дадите ссылку или код.
web-public = Общий.
web-public-words = Виден в зале; смотреть может каждый, карт в руке не видит никто.
web-house-rules = Домашние правила
web-house-rules-words = Для тех, кто читает правила иначе. Без изменений игра идёт, как напечатано.
web-option-own = свой набор
web-option-item = Номер { $n }
web-create = Создать стол
web-bad-option = Так сыграть нельзя: { $words }

web-waiting-people =
    { $n ->
        [one] Ждём ещё { $n } игрока
        [few] Ждём ещё { $n } игроков
       *[many] Ждём ещё { $n } игроков
    }
web-all-here = Все в сборе
web-seat-free = свободно
web-this-screen = за этим экраном
web-you = вы
web-sit = Сесть
web-stand = Встать
web-start = Начать
web-start-hint = Игра начнётся, когда не останется свободных мест.
web-host-starts = Игру начинает хозяин стола.
web-invite = Пригласить
web-invite-words = Отправьте ссылку или продиктуйте код.
web-invitation = Приглашение
web-invited-to = Вас приглашают: { $game }
web-no-seat = За этим столом нет свободных мест.
web-way = Во что играть
web-what-is-played = Что играют
web-invited-by = { $who } приглашает вас: { $game }
web-has-begun = Игра уже началась, и все места заняты.
web-copy = Скопировать
web-copied = Скопировано.
web-public-table = Этот стол общий.
web-private-table = Этот стол закрытый.

web-table-menu = Стол
web-confirm-turn = Подтверждать ход.
web-confirm-turn-words = Переспрашивать перед тем, чего нельзя вернуть.
web-number-keys = Цифры.
web-number-keys-words = Клавиши от 1 до 9 выбирают.
web-recap = С вашего хода
web-recap-none = С вашего хода никто ещё не ходил.
web-sound = Тихие звуки.
web-sound-words = Ваш ход и ходы других.
web-motion = Фишки движутся
web-motion-calm = спокойно
web-motion-quick = быстро
web-motion-none = не движутся
web-others = Соперники
web-players = Игроки
web-deciding = думает
web-others-undid = Последний ход взят назад.
web-text-board = Стол словами
web-drawn-board = Стол рисунком
web-board = Стол для игры
web-no-script = Без скриптов стол не обновляется сам: загрузите страницу снова, чтобы увидеть ходы других.
web-online = на связи
web-offline = Нет связи. Пробуем снова…
web-stale = Игра уже ушла вперёд; ход не сделан. Посмотрите ещё раз.
web-sending = Минутку…
web-retrying = Ход ещё не дошёл. Пробуем снова…
web-undone = Возвращено.
web-waiting-for = Ходит { $who }
web-because = Причина: { $card }
web-choice-draws = что-то откроется
web-choice-passes = завершает ваш ход
web-take-back = Вернуть ход
web-not-possible =
    { $n ->
        [one] Сейчас нельзя ({ $n })
        [few] Сейчас нельзя ({ $n })
       *[many] Сейчас нельзя ({ $n })
    }
web-why-not = Сейчас нельзя:
web-worth-knowing = Что это даст:
web-fresh = ново с вашего прошлого хода
web-choose = Выбрать
web-fold = Свернуть или развернуть выбор
web-on-table = Выбирайте на столе или в списке.
web-fold-place =
    { $n ->
        [one] { $n } место: нажмите на него на столе или выберите здесь
        [few] { $n } места: нажмите на одно из них на столе или выберите здесь
       *[many] { $n } мест: нажмите на одно из них на столе или выберите здесь
    }
web-fold-other =
    { $n ->
        [one] Ещё { $n } способ
        [few] Ещё { $n } способа
       *[many] Ещё { $n } способов
    }
web-stay = Спрашивать обо всём.
web-stay-words = Останавливаться и там, где один выбор разумеется сам собой, если можно сделать что-то другое: приготовить или отпустить других животных, обменять товары в конце хода.
web-hand-open = Раскрыть веер
web-hand-close = Сложить веер
web-hand-ready = Можно сыграть ({ $n })
web-hand-none = Пока ничего.
web-you-watch = Вы наблюдаете. Карты в руках скрыты.
web-tidings = Не пропустите
web-seen = Понятно
web-log = Что произошло
web-confirm = Сделать
web-confirm-words = Вернуть это будет нельзя.
web-pass-device = Передайте устройство: { $who }
web-pass-device-words = Остальным смотреть не стоит.
web-show-cards = Я { $who }: показать стол

web-leave = Уйти
web-which-bot = Какой бот играет дальше
web-hand-over = Пусть пока играет бот
web-hand-over-words = Бот играет на вашем месте, пока вы не вернётесь. Он знает не больше вашего. Кто не вернётся до конца игры, займёт место после тех, кто остался.
web-held-mine = За вас играет бот.
web-held-words = На месте { $who } играет бот.
web-come-back = Вернуться за стол
web-resign = Сдаться
web-resign-words = Вы уходите насовсем, и партия засчитывается вам как поражение. До конца на вашем месте играет бот. Вы видите то же, что зритель.
web-left-words = Вы сдались. Вы видите то же, что зритель.
web-end-game = Закончить игру
web-end-game-words = Больше здесь никто не играет. Игра закончится сейчас, без победителя.
web-stand-in = Пусть пока играет бот
web-stand-in-later = Если { $who } не ходит { $time }, вы можете позвать на это место бота.
web-stand-in-words = { $who } не ходит уже { $time }. Пока может играть бот.
web-close-table = Закрыть стол
web-close-idle-words = Никто не ходит уже { $time }. Как хозяин вы можете закрыть стол; игра никому не будет засчитана.
web-closed-words = Хозяин закрыл этот стол.
web-ended-early = Игра не доиграна до конца.
web-played-by-bot = { $name } (бот)
web-status-left = вы сдались
web-status-held = за вас играет бот

web-span-minutes =
    { $n ->
        [one] { $n } минуту
        [few] { $n } минуты
       *[many] { $n } минут
    }
web-span-hours =
    { $n ->
        [one] { $n } час
        [few] { $n } часа
       *[many] { $n } часов
    }
web-span-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-for-so-long = уже { $time }
web-to-move = ходит { $who }
web-to-move-for = ходит { $who }, уже { $time }
web-waiting-for-long = Если тот, чей ход, не ходит
web-waiting-after = через { $time } можно позвать бота
web-waiting-never = все ждут, сколько бы ни пришлось

web-replay = Пересмотреть
web-download = Запись
web-rematch = Сыграть ещё
web-to-rematch = К следующей партии
web-replay-step = Решение
web-first = В начало
web-back = На шаг назад
web-on = На шаг вперёд
web-last = В конец
web-play = Показывать
web-speed = Скорость
web-link-here = Ссылка на этот момент
web-rounds = Перейти к
web-replay-keys = Клавиши: ← и → на одно решение назад или вперёд, вместе с ⇧ на раунд (круг), пробел включает и останавливает показ.
web-seen-by = Глазами
web-show = Показать
web-viewer-decider = того, кто решает
web-viewer-nobody = зрителя
web-chosen = выбрано
web-end = конец

web-cards-of = Карты: { $game }
web-search = Поиск
web-filter = Отобрать
web-all = Показать все
web-found =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
web-rulings = Разъяснения
web-card-results = В игре:
web-related-cards = Смотрите также

web-signed-in = Вы вошли как { $name }. Ваши партии и рейтинг сохраняются.
web-guest-words = Вы играете как гость: вас помнит только этот браузер. Учётная запись хранит партии и рейтинг на любом устройстве.
web-register = Завести учётную запись
web-register-words = Всё, что вы сыграли гостем, останется вашим.
web-account-name = Имя учётной записи
web-password = Пароль (не меньше 8 знаков)
web-sign-in = Войти
web-sign-out = Выйти
web-ratings = Рейтинг

web-not-found = Не найдено
web-went-wrong = Не получилось
web-error-not-found = Здесь ничего нет, или это не для ваших глаз.
web-error-not-yours = Сейчас это решаете не вы.
web-error-forbidden = Страница устарела. Загрузите её снова.
web-error-closed = Сейчас за этим столом так уже нельзя. Посмотрите ещё раз.
web-error-stale = Игра уже ушла вперёд; ход не сделан. Посмотрите ещё раз.
web-error-too-many = Слишком часто. Подождите немного и попробуйте снова.
web-error-too-many-tables = Вы хозяин стольких столов, сколько можно, и за всеми вас ждут другие. Сначала доиграйте один из них.
web-error-too-large = Это слишком много.
web-error-taken-name = Такое имя уже занято.
web-error-wrong-password = Нет учётной записи с таким именем и паролем.
web-error-wrong-shape = Это не удалось прочитать.
web-error-fault = Что-то сломалось у нас; вы ни при чём.
web-error-bad-request = Так сделать нельзя.
web-notice-start = Игра началась.
web-notice-relieved = Бот на месте { $who } думал слишком долго; этот ход сделал бот попроще.
web-notice-relieved-by = { $who } ({ $bot }) не ответил вовремя; в таких случаях ходит { $by }.
web-notice-handed = { $who } пока передаёт ходы боту ({ $bot }).
web-notice-away = { $who } долго не ходит; пока играет бот ({ $bot }).
web-notice-back = { $who } снова за столом.
web-notice-resigned = { $who } сдаётся; дальше играет бот ({ $bot }).
web-notice-ended = Последний игрок ушёл; на этом игра закончена.
web-notice-closed = Хозяин закрыл стол; игра никому не засчитана.
web-notice-stale = Игра уже ушла вперёд; ход не сделан.

why-LATER = До последних из этих слов очередь дойдёт не сразу: сначала решает другой игрок или случай. Назовите первую часть, а остальное — когда снова будет ваш ход.

# Что изменил ход: товары, очки, потери
tally-of = { $what }: { $parts }
tally-beside = { $what } ({ $parts })
tally-from = { $what } (карта «{ $card }»)
tally-part-card = { $n } от карты «{ $card }»
tally-part-space = { $n } с ячейки действия
tally-part-other = { $n } как обычно
tally-points =
    { $count ->
        [one] { $sign }{ $n } очко
        [few] { $sign }{ $n } очка
       *[many] { $sign }{ $n } очков
    }
tally-lost = потеряно: { $what }
tally-looming = Пока что грозит: { $what }.
tally-lost-choice =
    { $n ->
        [one] придётся отдать { $n } на выбор
       *[many] придётся отдать { $n } на выбор
    }

## Что не так в написанном; $now — кто и что там решает

fault-illegal = { $text } — так нельзя: { $why } [{ $code }]
fault-ambiguous = { $text } — неясно, что имеется в виду: { $moves }
fault-unreadable = не удалось понять { $text }
fault-hint = не удалось понять { $text }; возможно, имелось в виду { $hints }?
fault-or = или
fault-now = сейчас решает { $who } ({ $asks }): { $moves }
fault-over = игра окончена
fault-left-over = { $rest } — лишнее: ход заканчивается словами { $done } ({ $now })
fault-nothing-to-pass = здесь нечего заканчивать и не от чего отказываться ({ $now })
fault-unfinished = этот ход не закончен ({ $now })
fault-no-seat = места { $seat } нет; есть { $known }
fault-no-move = в игре { $game } ни один ход не начинается с { $word }
fault-round = раунд { $n } здесь не начинается: идёт раунд { $now }
fault-undrawn = случай так и не вытянул { $what }
fault-option-allowed = настройка { $option } должна была быть отвергнута
fault-no-number = { $path }: в начале здесь нет числа
fault-refused-else = { $text }: нельзя по причине { $code }, а не { $wanted }
fault-allowed = { $text } — так можно
fault-other-decides = решает { $who }, а не { $wanted }
fault-legal = можно ещё: { $extra }; нельзя: { $missing }
fault-differs = ожидалось { $wanted }, а есть { $found }
fault-path-differs = { $path }: ожидалось { $wanted }, а есть { $found }
fault-no-path = { $path }: здесь нет { $part }; есть { $known }
fault-nothing-below = { $path }: здесь нет { $part }; глубже ничего нет
fault-seen = { $word } видно
