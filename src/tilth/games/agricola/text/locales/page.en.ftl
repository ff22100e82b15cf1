# Words of the pages of Agricola

page-seat = Seat { $seat }
page-answer-first = First answer the open question.

# farm
page-rooms-wood =
    { $n ->
        [one] { $n } room in a wooden hut
       *[other] { $n } rooms in a wooden hut
    }
page-rooms-clay =
    { $n ->
        [one] { $n } room in a clay hut
       *[other] { $n } rooms in a clay hut
    }
page-rooms-stone =
    { $n ->
        [one] { $n } room in a stone house
       *[other] { $n } rooms in a stone house
    }
page-room-wood = room of the wooden hut
page-room-clay = room of the clay hut
page-room-stone = room of the stone house
page-fields =
    { $n ->
        [one] { $n } field
       *[other] { $n } fields
    }
page-on-fields = On fields: { $what }
page-pastures =
    { $n ->
        [one] { $n } pasture
       *[other] { $n } pastures
    }
page-stables =
    { $n ->
        [one] { $n } stable
       *[other] { $n } stables
    }
page-in-house = In the house: { $what }
page-on-card = On a card: { $what }
page-in-place = { $cell }: { $what }
page-unused =
    { $n ->
        [one] { $n } unused space
       *[other] { $n } unused spaces
    }
page-cell-empty = unused
page-field-with = field with { $what }
page-field-empty = empty field
page-stable = stable
page-pasture = pasture

# action board
page-board = Action board
page-and-or = and/or
page-lying = On it: { $what }
page-taken-by = Taken by { $who }
page-stage = Stage { $n }
page-round-to-come = Round { $n } is still to come
page-harvest-after = Harvest after round { $n }
page-space-build-rooms-stables = Rooms, stables
page-space-starting-player-minor = Starting player
page-space-starting-player-storehouse = Starting player, storehouse
page-space-take-grain = Grain
page-space-plow-field = Plow
page-space-occupation = Occupation
page-space-stable-bake = Stable, bread
page-space-day-laborer = Day laborer
page-space-day-laborer-family = Day laborer
page-space-wood-3 = Wood
page-space-wood-3-solo = Wood
page-space-clay-1 = Clay
page-space-reed-1 = Reed
page-space-fishing = Fishing
page-space-occupation-3p = Occupation
page-space-resources-2-3p = Two resources
page-space-wood-2-3p = Wood
page-space-clay-1-3p = Clay
page-space-resource-1-3p = One resource
page-space-wood-1-4p = Wood
page-space-wood-2-4p = Wood
page-space-clay-2-4p = Clay
page-space-reed-stone-food-4p = Reed, stone, food
page-space-traveling-players-4p = Traveling players
page-space-occupation-4p = Occupation
page-space-resources-2-4p = Two resources
page-space-wood-4-5p = Wood
page-space-clay-3-5p = Clay
page-space-reed-stone-wood-5p = Reed, stone, wood
page-space-animal-market-5p = Animal market
page-space-room-or-players-5p = Room or players
page-space-occupation-or-growth-5p = Occupation or growth
page-space-resources-or-growth-5p = Resources or growth
page-space-sow-bake = Sow, bake
page-space-improvement = Improvement
page-space-sheep-1 = Sheep
page-space-fences = Fences
page-space-stone-1-stage2 = Stone
page-space-renovation-improvement = Renovate, improve
page-space-family-growth-minor = Family growth
page-space-take-vegetable = Vegetable
page-space-boar-1 = Boar
page-space-stone-1-stage4 = Stone
page-space-cattle-1 = Cattle
page-space-plow-sow = Plow, sow
page-space-family-growth-urgent = Growth without room
page-space-renovation-fences = Renovate, fence

# what somebody has
page-supply = Supply
page-begging =
    { $n ->
        [one] { $n } begging card
       *[other] { $n } begging cards
    }
page-played =
    { $n ->
        [one] { $n } card played
       *[other] { $n } cards played
    }
page-hand = Your hand
page-hand-occupation = Occupations: { $n }
page-hand-minor = Minor improvements: { $n }
page-no-cards = no cards
page-majors = Major improvements
page-covered = It lies beneath another one
page-owned-by = Owned by { $who }

# score
page-score = Points so far
page-total = Total

# harvest
page-harvest = Harvest
page-harvest-now = now
page-harvest-in =
    { $n ->
        [1] after this round
       *[other] in { $n } rounds
    }
page-need = Needed { $need } food, in hand { $food }.
page-fed =
    { $n ->
        [0] Just enough.
       *[other] Enough, { $n } left over.
    }
page-coming = { $n } more will come.
page-ahead-enough = Enough so far.
page-ahead-made = { $n } still to get; your goods would make that much.
page-ahead-some = { $n } still to get; your goods would make { $made }.
page-ahead-none = { $n } still to get.
page-hungry-yet =
    { $n ->
        [one] As things stand, { $n } food is lacking: a begging card, −{ $points } points.
       *[other] As things stand, { $n } food is lacking: { $n } begging cards, −{ $points } points.
    }
page-fed-if = Make { $n } more food.
page-hungry =
    { $n ->
        [one] { $n } food cannot be made: a begging card, −{ $points } points.
       *[other] { $n } food cannot be made: { $n } begging cards, −{ $points } points.
    }
page-food-from = { $what }: { $food } food each
page-beg = Beg for the rest
page-crops = From the fields
page-homeless = No room for the young: { $what }
page-homeless-ahead = So far no room for the young: { $what }
page-newborn = Newborn animals

# one seat
page-your-farm = Your farm
page-deciding = to move
page-people = { $home } of { $people } people at home
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-exchange = Exchange
page-exchange-words = Turn goods into food or release animals. You may do this whenever you decide something.
page-kitchen = Goods into food
page-pack-occupation = Occupations to choose from: { $n }
page-pack-minor = Minor improvements to choose from: { $n }
page-goal = Goal: { $n } points
page-series =
    { $n ->
        [1] Goal: { $target } points
       *[other] Game { $n } of the series, goal { $target }
    }
page-standing = What everybody would score if the game ended now
page-filter-cost = Costs

# fences by hand
page-fence-hint = Tap the cells of one pasture, or drag over them. Arrow keys and the space bar do the same.
page-fence-cells =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
page-fence-unfit = These cells are no pasture that can be built now. Build one pasture at a time, each beside another; you have { $fences } left and { $wood }.
page-fence-build = Build these fences
page-fence-clear = Pick anew
