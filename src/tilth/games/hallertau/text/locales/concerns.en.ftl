# What the coach says matters now.

concern-sheep =
    { $n ->
        [one] { $sheep } dies when the next round begins, unless it moves on or is spent.
       *[other] { $sheep } die when the next round begins, unless they move on or are spent.
    }
concern-behind =
    { $n ->
        [one] The community center waits for: { $what }. You cannot pay for a step yet.
       *[other] The community center waits for: { $what }. You cannot pay for their steps yet.
    }
concern-takes =
    { $n ->
        [one] { $what }: a step takes { $n } good ({ $kinds }).
       *[other] { $what }: a step takes at least { $n } goods ({ $kinds }).
    }
concern-steps =
    { $n ->
        [one] Your goods would pay for { $n } step now.
       *[other] Your goods would pay for { $n } steps now.
    }
concern-cards =
    { $n ->
        [one] { $n } card in your hand can be played now.
       *[other] { $n } cards in your hand can be played now.
    }
concern-workers =
    { $n ->
        [one] { $n } worker left in this round.
       *[other] { $n } workers left in this round.
    }
concern-boulder =
    { $n ->
        [one] { $what }: a boulder lies in the way; that takes { $n } tool.
       *[other] { $what }: a boulder lies in the way; that takes { $n } tools.
    }
