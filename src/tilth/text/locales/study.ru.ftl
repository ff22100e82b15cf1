# Что изучают за столом: уроки и всё прочее, что начинается с позиции.

web-study-goal = Цель:
web-study-hint = Показать подсказку
web-study-ends = Дальше играть не нужно.
web-lessons-of = { $game }: уроки
web-lessons-words = Короткие позиции на настоящем столе. У каждой есть цель, подсказка для желающих и ответ на любой ваш ход.
web-lessons-done = Пройдено { $n } из { $of }
web-lesson-is-done = (пройден)
web-lesson-begin = Начать
web-lesson-again = Ещё раз
web-lesson-next = Дальше: { $title }
web-lesson-place = Урок { $n } из { $of }
web-lesson-step = шаг { $n } из { $of }
web-lesson-learn = Научиться, играя
web-lesson-learn-on = Уроки: пройдено { $n } из { $of }
web-lesson-after = А потом?
web-lesson-after-words = Первая партия: самый простой вариант игры против лёгкого соперника.
web-lesson-first-game = Сыграть первую партию
ui-lesson-well = Верно.
ui-lesson-not-so = Не совсем.
ui-lesson-hint = Подсказка:
ui-lesson-words = `hint` — подсказка, `again` — к началу шага, `quit` — выйти.
ui-lesson-next = Дальше: { $command }
