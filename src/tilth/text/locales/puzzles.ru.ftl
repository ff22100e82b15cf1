# Задачи: позиции, в которых один ход явно лучше всех.

puzzle-grade = Сложность: { $n } из 5
puzzle-place = { $game } · задача { $n } из { $of }
puzzle-goal = Найдите лучший ход за { $who }: один ход целиком, со всем, что к нему относится.
puzzle-text = Это не самый очевидный ход: более слабые соперники не находят его в { $n } % попыток.
puzzle-right = Верно! { $move }
puzzle-good = Хорошо, но не лучший ход: теряется примерно { $loss }. Лучше: { $move }
puzzle-wrong = Нет: теряется примерно { $loss }. Лучше: { $move }
puzzle-also = Ничуть не хуже: { $move }
puzzle-because = По сравнению со следующим по силе ходом ({ $other }) в конце игры это даёт на { $gain } больше.
puzzle-because-items = По сравнению со следующим по силе ходом ({ $other }) в конце игры это даёт на { $gain } больше: { $items }.
web-puzzles-of = { $game }: задачи
web-puzzles = Задачи
web-puzzles-words = Позиции из партий, которые боты сыграли сами с собой. В каждой один ход явно лучше остальных, и он не очевиден. Засчитывается первый ответ.
web-puzzles-solved = Решено { $n } из { $of }
web-puzzle-solved = { $n ->
        [one] Решена { $n } задача
        [few] Решены { $n } задачи
       *[many] Решено { $n } задач
    }
web-puzzle-row = { $n ->
        [one] { $n } верный ответ подряд
        [few] { $n } верных ответа подряд
       *[many] { $n } верных ответов подряд
    }
web-puzzle-days = { $n ->
        [one] { $n } день подряд
        [few] { $n } дня подряд
       *[many] { $n } дней подряд
    }
web-puzzle-all = Все
web-puzzle-filter = Сложность
web-puzzle-next = Следующая задача
web-puzzle-again = Ещё раз
web-puzzle-none-left = На все эти задачи вы уже ответили.
web-puzzle-number = Задача { $n }
web-puzzle-is-right = решена
web-puzzle-is-good = почти решена
web-puzzle-is-wrong = не решена
web-puzzle-daily = Задача дня
web-puzzle-daily-solve = Решить
web-puzzle-daily-again = Посмотреть ещё раз
