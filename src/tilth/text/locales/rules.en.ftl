# The rules of the games, on pages and in the terminal.

web-rules = Rules
web-rules-of = Rules: { $game }
web-contents = Contents
web-search-rules = Search in rules and cards
web-find = Search
web-whole-rules = All rules
web-found-in-rules =
    { $n ->
        [0] Nothing in the rules
        [one] { $n } place in the rules
       *[other] { $n } places in the rules
    }
web-found-on-cards =
    { $n ->
        [0] Nothing on cards
        [one] { $n } card
       *[other] { $n } cards
    }
web-in-words = The position in words
web-play-example = Play on from here
web-option = A host can change this:
