# What the coach says matters now.

concern-harvest =
    { $n ->
        [0] Harvest now
        [1] Harvest after this round
       *[other] Harvest after { $n } rounds
    }
concern-food = { $when }: { $food } missing.
concern-fed = { $when }: there is enough food.
concern-space = { $space }: { $goods } there.
concern-homeless = No room for young animals at the harvest: { $what }.
concern-rooms = Every room is lived in: a further person needs a room.
concern-unused =
    { $n ->
        [one] { $n } cell is unused, and would cost a point.
       *[other] { $n } cells are unused, and would cost a point each.
    }
