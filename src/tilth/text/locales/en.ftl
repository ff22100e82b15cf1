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
ui-more = … and { $n } more, such as “{ $move }”: type the words, or “all” to see every choice.
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
    ? NAME: what a card or a space says
    undo: back to your own decision before
    hint: the best moves, what they lead to and what they give up
    coach: what matters now, with a warning before serious mistakes; again: off
    log: what has happened
    score: the score so far
    table: the table again
    all: every choice, where only some are shown
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
ui-card-share = played in { $n } % of the hands that held it
ui-card-dealt = when dealt { $change } ± { $within } points
ui-card-kept = when held { $change } ± { $within } points
ui-card-played = when played { $change } ± { $within } points
ui-card-source = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between bots: { $bots }; players: { $players }
ui-record-right =
    { $n ->
        [one] The record is right: { $n } line of moves.
       *[other] The record is right: { $n } lines of moves.
    }
ui-record-unfinished = The game is not over.
ui-malformed = MALFORMED
ui-failed = FAILED
ui-cases-passed = ({ $right } of { $n } cases passed)
ui-scenarios =
    { $passed } passed, { $failed } failed{ $malformed ->
        [0] {""}
       *[other] , { $malformed } malformed
    }
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
ui-score-other = earned in play
ui-accounts = Supplies
ui-score-total = Total
ui-score-place = Place

## The web app

web-skip-main = Skip to the content
web-skip-ask = Skip to the question
web-skip-board = Skip to the table
web-skip-log = Skip to the log
web-theme = Light or dark
web-unofficial = Tilth is unofficial. The names of the games belong to their owners; all words and drawings here are our own.
web-account = You
web-save = Save
web-cancel = Cancel
web-close = Close
web-to-lobby = To the lobby

web-hello = Pull up a chair
web-hello-words = Play at once against bots, or open a table for friends. No sign-up, no rules to look up: everything you can do is offered, everything you cannot do is explained.
web-your-name = Your name
web-my-tables = My tables
web-more-tables = More tables: { $n }
web-games = Games
web-players-range = { $range } players
web-minutes-range = { $range } minutes
web-opponents = Opponents
web-play-now = Play now against bots
web-new-table = Set up a table
web-cards = Cards
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for company just now. Set up a public table, and it appears here.
web-public-tables = Tables to watch
web-no-public-tables = No public game is being played.
web-code = Table code
web-join = Join
web-watch-record = A game record to watch
web-watch = Watch
web-status-open = waiting for players
web-status-playing = being played
web-status-over = over
web-your-turn = Your turn

web-bot-easy = easy
    .words = easy: slips now and then
web-bot-medium = medium
    .words = medium: plays soundly
web-bot-hard = hard
    .words = hard: plans ahead
web-bot-expert = expert
    .words = expert: thinks long
web-bot-greedy = greedy
    .words = greedy: one step ahead
web-bot-random = random
    .words = random: anything goes
web-bot-at = { $name } ({ $level })
web-pace = Bots pause
web-pace-none = not at all
web-pace-short = briefly
web-pace-long = long enough to follow

web-new-table-of = { $game }: a new table
web-seat-me = Me: { $name }
web-seat-bot = Bot: { $level }
web-seat-open = Open: for whoever comes
web-seat-hotseat = At this screen
web-seat-name = Name
web-seats-hint = Several people at this screen take turns; the table is covered whenever the device goes from hand to hand.
web-who-sees = Who can see the table
web-private = Private.
web-private-words = Only those you give the link or the code.
web-public = Public.
web-public-words = Listed in the lobby; everybody may watch, nobody sees a hand.
web-house-rules = House rules
web-house-rules-words = For readings of the rules that differ. As they stand, the game is played as printed.
web-option-own = put together by me
web-option-item = Number { $n }
web-create = Open the table
web-bad-option = This cannot be played like that: { $words }

web-waiting-people =
    { $n ->
        [one] Waiting for { $n } more player
       *[other] Waiting for { $n } more players
    }
web-all-here = Everybody is here
web-seat-free = free
web-this-screen = at this screen
web-you = you
web-sit = Sit down
web-stand = Get up
web-start = Begin
web-start-hint = The game can begin when no seat is free.
web-host-starts = The host begins the game.
web-invite = Invite
web-invite-words = Send the link, or read out the code.
web-invitation = Invitation
web-invited-to = You are invited: { $game }
web-no-seat = No seat is free at this table.
web-way = What to play
web-what-is-played = What is played
web-invited-by = { $who } invites you: { $game }
web-has-begun = The game has begun, and all seats are taken.
web-copy = Copy
web-copied = Copied.
web-public-table = This table is public.
web-private-table = This table is private.

web-table-menu = Table
web-confirm-turn = Confirm my turn.
web-confirm-turn-words = Ask once more before anything that cannot be taken back.
web-number-keys = Number keys.
web-number-keys-words = 1 to 9 choose.
web-recap = Since your turn
web-recap-none = Nobody else has moved since your turn.
web-sound = Quiet sounds.
web-sound-words = For your turn and for what others do.
web-motion = Pieces move
web-motion-calm = calmly
web-motion-quick = quickly
web-motion-none = not at all
web-others = The others at a glance
web-players = The players at a glance
web-deciding = deciding
web-others-undid = The last move was taken back.
web-text-board = Table in words
web-drawn-board = Table drawn
web-board = Table
web-no-script = Without JavaScript the table does not renew itself: load the page again to see what others did.
web-online = connected
web-offline = No connection. Trying again …
web-stale = The table had moved on; nothing was played. Look again.
web-sending = One moment …
web-retrying = The move has not arrived yet. Trying again …
web-undone = Taken back.
web-waiting-for = Waiting for { $who }
web-because = Because of: { $card }
web-choice-draws = something is revealed
web-choice-passes = ends your turn
web-take-back = Take back
web-not-possible =
    { $n ->
        [one] Not possible now ({ $n })
       *[other] Not possible now ({ $n })
    }
web-why-not = Not now:
web-worth-knowing = What it does:
web-fresh = new since your last turn
web-choose = Choose
web-fold = Fold or unfold the choices
web-on-table = Choose on the table or in the list.
web-fold-place =
    { $n ->
        [one] { $n } place: click it on the table, or choose it here
       *[other] { $n } places: click one on the table, or choose it here
    }
web-fold-other =
    { $n ->
        [one] { $n } other way
       *[other] { $n } other ways
    }
web-stay = Ask me about everything.
web-stay-words = Stop also where one choice goes without saying, if I could do something else: cook or release other animals, exchange goods at the end of a turn.
web-hand-open = Open the fan
web-hand-close = Close the fan
web-hand-ready = Playable now ({ $n })
web-hand-none = Nothing yet.
web-you-watch = You are watching. Hands stay hidden.
web-tidings = Do not overlook
web-seen = Seen
web-log = What happened
web-confirm = Do it
web-confirm-words = This cannot be taken back.
web-pass-device = Pass the device to { $who }
web-pass-device-words = Nobody else should look.
web-show-cards = I am { $who }: show the table

web-leave = Leave
web-which-bot = Which bot plays on
web-hand-over = Let a bot play for me
web-hand-over-words = A bot plays your seat until you come back. It knows no more than you do. Whoever is not back at the end comes out behind those who stayed.
web-held-mine = A bot plays for you.
web-held-words = A bot plays seat { $who }.
web-come-back = Take my seat again
web-resign = Resign
web-resign-words = You leave for good, and the game counts as lost for you. A bot plays your seat to the end. You see what a spectator sees.
web-left-words = You have resigned. You see what a spectator sees.
web-end-game = End the game
web-end-game-words = Nobody else plays here. The game ends now, without a winner.
web-stand-in = Let a bot play for now
web-stand-in-later = After { $time } without a move of { $who }, you may let a bot play instead.
web-stand-in-words = { $who } has not moved for { $time }. A bot can play until they are back.
web-close-table = Close the table
web-close-idle-words = Nobody has moved for { $time }. As the host you can close the table; the game counts for nobody.
web-closed-words = The host has closed this table.
web-ended-early = The game was not played to its end.
web-played-by-bot = { $name } (bot)
web-status-left = you resigned
web-status-held = a bot plays for you

web-span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-for-so-long = for { $time }
web-to-move = { $who } to move
web-to-move-for = { $who } to move, for { $time }
web-waiting-for-long = If somebody whose turn it is does not move
web-waiting-after = after { $time } a bot may step in
web-waiting-never = everybody waits, however long it takes

web-replay = Watch again
web-download = Record
web-rematch = Play again
web-to-rematch = To the next game
web-replay-step = Decision
web-first = To the beginning
web-back = One back
web-on = One on
web-last = To the end
web-play = Play
web-speed = Speed
web-link-here = Link to this moment
web-rounds = Rounds
web-replay-keys = Keys: ← and → go one decision back or on, Shift with them one round, the space bar plays and pauses.
web-seen-by = Seen by
web-show = Show
web-viewer-decider = whoever decides
web-viewer-nobody = a spectator
web-chosen = chosen
web-end = end

web-cards-of = Cards: { $game }
web-search = Search
web-filter = Filter
web-all = Show all
web-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
web-rulings = Rulings
web-card-results = In play:
web-related-cards = See also

web-signed-in = You are signed in as { $name }. Your games and ratings are kept.
web-guest-words = You play as a guest, known by this browser only. An account keeps your games and ratings on any device.
web-register = Make an account
web-register-words = Everything you have played as a guest stays yours.
web-account-name = Name of the account
web-password = Password (at least 8 letters)
web-sign-in = Sign in
web-sign-out = Sign out
web-ratings = Ratings

web-not-found = Not found
web-went-wrong = That did not work
web-error-not-found = There is nothing here, or it is not for your eyes.
web-error-not-yours = That is not for you to decide now.
web-error-forbidden = The page was too old. Load it again.
web-error-closed = The table is not in a state for that any more. Look again.
web-error-stale = The table had moved on; nothing was played. Look again.
web-error-too-many = That was too often. Wait a little and try again.
web-error-too-many-tables = You host as many tables as one may, and others wait for you at all of them. Finish one first.
web-error-too-large = That is too large.
web-error-taken-name = Somebody has this name already.
web-error-wrong-password = No account has this name and password.
web-error-wrong-shape = This cannot be read.
web-error-fault = Something went wrong here; it was not your fault.
web-error-bad-request = This cannot be done like that.
web-notice-start = The game begins.
web-notice-relieved = The bot at seat { $who } took too long; a simpler one made this move.
web-notice-relieved-by = { $who } ({ $bot }) gave no answer in time; { $by } moves instead where that happens.
web-notice-handed = { $who } lets a bot ({ $bot }) play for now.
web-notice-away = { $who } has not moved for long; a bot ({ $bot }) plays for now.
web-notice-back = { $who } is back.
web-notice-resigned = { $who } resigns; a bot ({ $bot }) plays on.
web-notice-ended = The last player has left; the game ends here.
web-notice-closed = The host has closed the table; the game counts for nobody.
web-notice-stale = The table had moved on; nothing was played.

why-LATER = Something else comes before the last of these words: another player or chance. Say the first part; the rest when it is your turn to decide again.

# What a move changed: goods, points, losses
tally-of = { $what }: { $parts }
tally-beside = { $what } ({ $parts })
tally-from = { $what } from { $card }
tally-part-card = { $n } from { $card }
tally-part-space = { $n } from the space
tally-part-other = { $n } as usual
tally-points =
    { $count ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
tally-lost = lost: { $what }
tally-looming = As things stand: { $what }.
tally-lost-choice =
    { $n ->
        [one] { $n } of your choice must be given up
       *[other] { $n } of your choice must be given up
    }

## What is wrong with something somebody wrote; $now = who decides what there

fault-illegal = { $text } is not allowed: { $why } [{ $code }]
fault-ambiguous = { $text } leaves open which is meant: { $moves }
fault-unreadable = cannot read { $text }
fault-hint = cannot read { $text }; did you mean { $hints }?
fault-or = or
fault-now = now { $who } decides ({ $asks }): { $moves }
fault-over = the game is over
fault-left-over = { $rest } is left over: the move ends with { $done } ({ $now })
fault-nothing-to-pass = there is nothing to end or to pass here ({ $now })
fault-unfinished = this move is not finished ({ $now })
fault-no-seat = there is no seat { $seat }; there are { $known }
fault-no-move = no move of { $game } begins with { $word }
fault-round = round { $n } does not begin here: it is round { $now }
fault-undrawn = chance never drew { $what }
fault-option-allowed = the option { $option } should have been refused
fault-no-number = { $path }: there is no number at the start
fault-refused-else = { $text } is refused because of { $code }, not { $wanted }
fault-allowed = { $text } is allowed
fault-other-decides = { $who } is to decide, not { $wanted }
fault-legal = also legal: { $extra }; not legal: { $missing }
fault-differs = expected { $wanted }, found { $found }
fault-path-differs = { $path }: expected { $wanted }, found { $found }
fault-no-path = { $path }: there is no { $part }; there is { $known }
fault-nothing-below = { $path }: there is no { $part }; there is nothing below it
fault-seen = { $word } can be seen
