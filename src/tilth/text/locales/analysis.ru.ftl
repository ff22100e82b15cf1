# Разбор партии: на страницах и в терминале.

analysis-running = Разбор
analysis-expected = Ожидаемый результат
analysis-expected-margin = Ожидаемый отрыв от сильнейшего соперника
analysis-accuracy = Точность
analysis-lost = Потери от ходов
analysis-luck = Удача
analysis-turning = Поворотные моменты
analysis-no-turning = Ни один ход не стоил целого очка.
analysis-line = строка { $n }
analysis-played = Сыграно: { $move }
analysis-better = Лучше: { $move }

web-analysis = Разбор
web-analysis-words = Какие ходы обошлись дороже всего, что было бы лучше и почему, а что решила удача. Разбор идёт в фоне.
web-analysis-depth = Глубина
web-analyse = Разобрать
web-analysis-see = Разбор: { $depth }
web-analysis-of = Разбор ({ $depth })
web-depth-quick = быстрый
web-depth-medium = внимательный
web-depth-deep = глубокий
web-analysis-waiting = Ждёт своей очереди
web-analysis-running = Разбор идёт
web-analysis-meanwhile = Партию можно смотреть дальше или вернуться на эту страницу позже.
web-analysis-look = Проверить, готово ли
web-analysis-cancel = Отменить
web-analysis-cancelled = Этот разбор отменён. Начать новый можно на странице просмотра партии.
web-analysis-failed = Этот разбор не был закончен. Начать новый можно на странице просмотра партии.
web-analysis-share = Ссылка для других
web-analysis-parts = По раундам
web-analysis-begin = Начало
