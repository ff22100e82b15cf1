# What hints, the coach and analysis say of moves, in any game.

outlook-points = { $n } points
outlook-contrast = { $gain }: { $items }

hint-points = about { $points } at the end
hint-ahead = { $expected }, { $points } ahead of the strongest rival
hint-trails = { $expected }, { $points } behind the strongest rival
hint-best = the best move
hint-level = as good as the best
hint-behind = { $points } less than the best
hint-leads-to = Leads to: { $items }
hint-gives-up = Gives up: { $items }

coach-mistake = This is expected to cost about { $points }, compared with the best move.

web-hint = Hint
web-hint-busy = Looking for the best moves …
web-hint-failed = No hint was found in time. Ask again.
web-hints = The best moves
web-coach = Coach
web-coach-words = Says what matters now, and warns you before a serious mistake.
web-coach-on = Switch the coach on
web-coach-off = Switch the coach off
web-coach-quiet = Nothing is pressing. Play on.
web-coach-warning = Are you sure?
web-coach-late = This could be taken back
web-coach-back = Look again
web-coach-anyway = Play it anyway
web-coach-undo = Take it back
web-coach-leave = Leave it
web-help = Help
web-help-words = Hints and the coach are there once everyone who plays agrees. From then on the game is not rated.
web-help-all = Everyone agrees: hints and the coach are there, and the game is not rated.
web-help-agreed = { $who } agrees
web-help-not-yet = { $who } has not agreed
web-help-yes = I agree
web-help-no = I agree no more
web-notice-help-yes = { $who } agrees to hints and a coach at this table.
web-notice-help-no = { $who } agrees no more to hints and a coach at this table.
web-error-no-advice = No hint was found in time. Ask again.

ui-puzzle-no-help = In a puzzle nobody helps: find the move yourself.
ui-coach-on = The coach is on.
ui-coach-off = The coach is off.
ui-coach-sure = Play it anyway?
