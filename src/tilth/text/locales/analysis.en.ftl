# A game gone through again: on pages and in the terminal.

analysis-running = Analysing
analysis-expected = Expected result
analysis-expected-margin = Expected lead over the strongest rival
analysis-accuracy = Accuracy
analysis-lost = Lost by moves
analysis-luck = Luck
analysis-turning = Turning points
analysis-no-turning = No move cost a whole point.
analysis-line = line { $n }
analysis-played = Played: { $move }
analysis-better = Better: { $move }

web-analysis = Analysis
web-analysis-words = Which moves cost most, what would have been better and why, and what was luck. It goes on in the background.
web-analysis-depth = How carefully
web-analyse = Analyse
web-analysis-see = Analysis: { $depth }
web-analysis-of = Analysis ({ $depth })
web-depth-quick = quick
web-depth-medium = careful
web-depth-deep = thorough
web-analysis-waiting = Waiting for its turn
web-analysis-running = Under way
web-analysis-meanwhile = You can go on looking at the game, or come back to this page later.
web-analysis-look = How far is it?
web-analysis-cancel = Cancel
web-analysis-cancelled = This analysis was cancelled. The replay of the game offers another.
web-analysis-failed = This analysis came to no end. The replay of the game offers another.
web-analysis-share = Link to share
web-analysis-parts = Round by round
web-analysis-begin = Beginning
