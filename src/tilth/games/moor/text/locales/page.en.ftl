# Words of the pages of Farmers of the Moor.

page-specials = Special actions: nobody is placed for them
page-specials-taken = Special action cards taken in this round
page-special-left =
    { $n ->
        [one] { $n } card in the pile
       *[other] { $n } cards in the pile
    }
page-special-next = On top of the pile: { $what }
page-special-used = Used last: { $what }
page-bed =
    { $n ->
        [0] Nobody is ill
        [one] { $n } person is in bed and can only go to the infirmary
       *[other] { $n } people are in bed and can only go to the infirmary
    }
page-heat-need = The house needs { $need } fuel; you have { $fuel }.
page-warm = All stay warm.
page-warm-free = No heating is needed.
page-warm-if = All stay warm if you burn { $n } wood.
page-ill =
    { $n ->
        [one] { $n } person would fall ill.
       *[other] { $n } people would fall ill.
    }
page-space-infirmary = Infirmary
page-space-market-1-2p = Market
page-lying-horses =
    { $n ->
        [one] { $n } horse lies down and has no young
       *[other] { $n } horses lie down and have no young
    }
