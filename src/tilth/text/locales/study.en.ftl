# What is studied at a table: lessons, and whatever else begins from a position.

web-study-goal = Goal:
web-study-hint = Show a hint
web-study-ends = This is as far as it goes.
web-lessons-of = { $game }: lessons
web-lessons-words = Short positions on a real table. Each has a goal, a hint if you want one, and an answer to whatever you do.
web-lessons-done = { $n } of { $of } done
web-lesson-is-done = (done)
web-lesson-begin = Begin
web-lesson-again = Once more
web-lesson-next = Next: { $title }
web-lesson-place = Lesson { $n } of { $of }
web-lesson-step = step { $n } of { $of }
web-lesson-learn = Learn by playing
web-lesson-learn-on = Lessons: { $n } of { $of } done
web-lesson-after = And then?
web-lesson-after-words = A first game, in the simplest way to play, against an easy opponent.
web-lesson-first-game = Play a first game
ui-lesson-well = Well done.
ui-lesson-not-so = Not quite.
ui-lesson-hint = Hint:
ui-lesson-words = `hint` helps, `again` goes back to the beginning of the step, `quit` leaves.
ui-lesson-next = Go on with: { $command }
