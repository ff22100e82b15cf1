# Puzzles: positions in which one move is clearly best.

puzzle-grade = Difficulty: { $n } of 5
puzzle-place = { $game } · puzzle { $n } of { $of }
puzzle-goal = Find the best move for { $who }: one whole move, with everything that belongs to it.
puzzle-text = It is not the most obvious move: weaker opponents miss it in { $n } % of their tries.
puzzle-right = Right! { $move }
puzzle-good = Good, but not the best: it gives away about { $loss }. Better: { $move }
puzzle-wrong = No: it gives away about { $loss }. Better: { $move }
puzzle-also = Just as good: { $move }
puzzle-because = Against the next best ({ $other }) it is worth { $gain } more at the end.
puzzle-because-items = Against the next best ({ $other }) it is worth { $gain } more at the end: { $items }.
web-puzzles-of = { $game }: puzzles
web-puzzles = Puzzles
web-puzzles-words = Positions from games that bots played against themselves. In each of them one move is clearly best, and it is not the obvious one. Your first answer counts.
web-puzzles-solved = { $n } of { $of } solved
web-puzzle-solved = { $n ->
        [one] { $n } puzzle solved
       *[other] { $n } puzzles solved
    }
web-puzzle-row = { $n ->
        [one] { $n } right in a row
       *[other] { $n } right in a row
    }
web-puzzle-days = { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
web-puzzle-all = All
web-puzzle-filter = Difficulty
web-puzzle-next = Next puzzle
web-puzzle-again = Once more
web-puzzle-none-left = You have answered all of these.
web-puzzle-number = Puzzle { $n }
web-puzzle-is-right = solved
web-puzzle-is-good = nearly
web-puzzle-is-wrong = missed
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-solve = Solve it
web-puzzle-daily-again = Look at it again
