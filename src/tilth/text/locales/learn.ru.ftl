# Что подсказки, наставник и разбор говорят о ходах, в любой игре.

outlook-points = { $n } очка
outlook-contrast = { $gain }: { $items }

hint-points = в конце около { $points }
hint-ahead = { $expected }, на { $points } больше сильнейшего соперника
hint-trails = { $expected }, на { $points } меньше сильнейшего соперника
hint-best = лучший ход
hint-level = не хуже лучшего
hint-behind = на { $points } меньше лучшего
hint-leads-to = Даёт: { $items }
hint-gives-up = Лишает: { $items }

coach-mistake = По расчёту этот ход хуже лучшего примерно на { $points }.

web-hint = Подсказка
web-hint-busy = Ищем лучшие ходы …
web-hint-failed = Подсказка не нашлась вовремя. Спросите ещё раз.
web-hints = Лучшие ходы
web-coach = Наставник
web-coach-words = Говорит, что сейчас важно, и предупреждает перед грубой ошибкой.
web-coach-on = Включить наставника
web-coach-off = Выключить наставника
web-coach-quiet = Ничего срочного. Играйте дальше.
web-coach-warning = Вы уверены?
web-coach-late = Это ещё можно вернуть
web-coach-back = Подумать ещё
web-coach-anyway = Всё равно сыграть
web-coach-undo = Вернуть ход
web-coach-leave = Оставить так
web-help = Помощь
web-help-words = Подсказки и наставник доступны, когда согласны все, кто играет. С этого момента партия не идёт в рейтинг.
web-help-all = Все согласны: подсказки и наставник доступны, партия не идёт в рейтинг.
web-help-agreed = { $who }: согласие есть
web-help-not-yet = { $who }: согласия нет
web-help-yes = Я за
web-help-no = Я больше не за
web-notice-help-yes = { $who }: согласие на подсказки и наставника за этим столом.
web-notice-help-no = { $who }: согласия на подсказки и наставника больше нет.
web-error-no-advice = Подсказка не нашлась вовремя. Спросите ещё раз.

ui-puzzle-no-help = В задаче подсказок нет: найдите ход сами.
ui-coach-on = Наставник включён.
ui-coach-off = Наставник выключен.
ui-coach-sure = Всё равно сыграть?
