# What the coach says matters now.

concern-take =
    { $n ->
        [one] You may take { $n } more card in this round.
       *[other] You may take { $n } more cards in this round.
    }
concern-build =
    { $n ->
        [0] You have built all you may in this round.
        [one] You may build { $n } more card in this turn.
       *[other] You may build { $n } more cards in this turn.
    }
concern-market-1 =
    { $n ->
        [0] The first market is held after this round.
        [one] { $n } card is left before the first market: gold counts.
       *[other] { $n } cards are left before the first market: gold counts.
    }
concern-market-2 =
    { $n ->
        [0] The second market is held after this round, and the game ends.
        [one] { $n } card is left before the second market and the end: gold and silver count.
       *[other] { $n } cards are left before the second market and the end: gold and silver count.
    }
concern-no-food = Nobody in your village brings food: you take no more than { $n } cards a round.
concern-no-builders = Nobody in your village builds: you lay no more than { $n } cards a round.
concern-padlock =
    { $price ->
        [one] { $card }: without a { $opener } of your own the padlock costs { $price } ducat.
       *[other] { $card }: without a { $opener } of your own the padlock costs { $price } ducats.
    }
