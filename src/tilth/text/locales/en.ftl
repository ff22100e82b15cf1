# Words shared by all games.

ui-title = Tilth
ui-language = Language
ui-game = Game
ui-options = Options
ui-seed = Seed: { $seed }

ui-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
ui-seats = Seats
ui-seat = Seat { $seat }
ui-human = Human
ui-bot = Bot
ui-chance = Chance

ui-turn = To move: { $who }
ui-your-turn = { $who }, it is your turn.
ui-choose = Choose a number (1–{ $n }), or ? for help:
ui-choose-one = Only one choice: { $move }
ui-wrong-number = Please type a number from 1 to { $n }.
ui-moves =
    { $n ->
        [one] { $n } possible move
       *[other] { $n } possible moves
    }
ui-help =
    You can type:
    a number: the move with that number
    a move in words, as on the right; several at once, too
    ?: what can be done, and why the rest cannot
    ? CARD: what a card says
    undo: back to your own decision before
    log: what has happened
    score: the score so far
    table: the table again
    save FILE: write the game to a file
    quit: save the game and leave
ui-can = You can:
ui-cannot = You cannot:
ui-undo-stops = There is no way back: others have moved or cards have been turned up since your last decision.
ui-resume = To go on: { $command }
ui-hand-over = { $who }, it is your turn: press Enter when nobody else is looking.
ui-did-you-mean = Did you mean: { $moves }
ui-no-card = There is no card “{ $text }”.
ui-not-implemented = not in the engine yet
ui-record-right =
    { $n ->
        [one] The record is right: { $n } line of moves.
       *[other] The record is right: { $n } lines of moves.
    }
ui-record-unfinished = The game is not over.
ui-press-enter = Enter: go on
ui-undo = Undo
ui-undone = The last decision has been taken back.
ui-nothing-to-undo = There is nothing to take back.
ui-save = Save
ui-saved = Saved to { $file }.
ui-not-saved = Could not save to { $file }: { $why }
ui-loaded = Loaded from { $file }.
ui-quit = Quit
ui-really-quit = Leave the game?
ui-left = You have left the game.
ui-yes = yes
ui-no = no

ui-legal = allowed
ui-illegal = not allowed
ui-illegal-because = Not allowed: { $why } ({ $section })
ui-unreadable = “{ $text }” cannot be read as a move.
ui-ambiguous = “{ $text }” can mean several moves. Say which one:
ui-thinking = { $who } is thinking …
ui-progress = { $done } of { $total }

ui-over = The game is over.
ui-winner = The winner is { $who }.
ui-winners = The victory is shared: { $who }.
ui-score = Score
ui-score-item = Item
ui-score-seat = Seat
ui-score-total = Total
ui-score-place = Place
