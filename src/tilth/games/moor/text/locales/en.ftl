# Words of Farmers of the Moor. What the base game says already is not said again; what is said here takes its place.
# Cards stand in cards.en.ftl, the words of the pages in page.en.ftl.

way-level1 = Level 1: without a hand
way-level2 = Level 2: with cards of the moor
way-level3 = Level 3: with all cards
about-title = Farmers of the Moor
about-weight = very rich, for a long evening
about-words = Your farm lies between forest and moor. Fell trees, cut peat, burn off land for new fields; keep your house warm in winter or nurse the sick; breed horses. An expansion of Agricola with special actions that need nobody, major improvements two deep and 131 cards.

## Goods, tiles and other things that are counted

thing-fuel = { $n } fuel
    .name = fuel
thing-horse =
    { $count ->
        [one] { $n } horse
       *[other] { $n } horses
    }
    .name = horses
thing-forests =
    { $count ->
        [one] { $n } forest
       *[other] { $n } forests
    }
    .name = forests
thing-forest =
    { $count ->
        [one] { $n } forest
       *[other] { $n } forests
    }
    .name = forests
thing-moors =
    { $count ->
        [one] { $n } moor
       *[other] { $n } moors
    }
    .name = moors
thing-moor =
    { $count ->
        [one] { $n } moor
       *[other] { $n } moors
    }
    .name = moors
thing-blocked =
    { $count ->
        [one] { $n } blocked space
       *[other] { $n } blocked spaces
    }
    .name = blocked spaces
thing-covered =
    { $count ->
        [one] { $n } tile beneath
       *[other] { $n } tiles beneath
    }
    .name = tiles beneath
thing-tombstone = { $n } tombstone
    .name = tombstone
thing-usage =
    { $count ->
        [one] { $n } usage token
       *[other] { $n } usage tokens
    }
    .name = usage tokens

board-cell-forests = woods
board-cell-moors = moor
board-cell-tombstone = tomb
board-cell-blocked = shut
board-cell-horse = horse

## Action spaces

space-infirmary = Infirmary
space-market-1-2p = Market

## Special actions. $food = the figure printed on the card

word-cut-peat = Cut Peat
    .text = Remove one of your visible moors and get { $fuel }.
word-fell-trees = Fell Trees
    .text = Remove one of your visible forests and get { $wood }.
word-slash-and-burn = Slash and Burn
    .text = Exchange a forest that lies alone on its space for a field; it adjoins your fields, if you have any. This is not plowing.
word-horse-market = Horse Market
    .text =
        { $count ->
            [0] Get { $horse }.
           *[other] Pay { $food } and get { $horse }.
        }
word-hiring-fair = Hiring Fair
    .text = Get { $food }.
word-black-market = Black Market
    .text = Pay { $price }, then play 1 minor improvement at its price.
word-illicit-work = Illicit Work
    .text = Pay { $price }, then build 1 open major improvement at its price.
word-s-1-2-a = { word-fell-trees }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-2-b = { word-horse-market }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-a = { word-fell-trees }, { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-3-b = { word-horse-market }, { word-slash-and-burn }, { word-cut-peat }
word-s-1-4-a = { word-hiring-fair }, { word-black-market }, { word-illicit-work }
word-s-1-4-b = { word-fell-trees }, { word-horse-market }
word-s-1-4-5 = { word-slash-and-burn }, { word-cut-peat }
word-s-1-5-6-a = { word-black-market }, { word-illicit-work }
word-s-1-5-6-b = { word-horse-market }
word-s-1-5-6-c = { word-fell-trees }, { word-hiring-fair }
special-centre = In the centre
special-open = Face up before { $whose }
special-closed = Face down before { $whose }
special-deck = Deck of special action cards
special-discard = Used special action cards
word-special-action = Special action
word-special-card = Special action card
word-bed = Bed
word-heating = Heating
thing-sick =
    { $count ->
        [one] { $n } person falls ill
       *[other] { $n } people fall ill
    }
    .name = sick people
lost-tile =
    { $n ->
        [one] no room for { $n } tile
       *[other] no room for { $n } tiles
    }
given-heating = house heated with { $what }
word-sick = sick
word-terrain = Forests and moors

## Text of a card

deck-M = Deck M, of the moor
need-majors =
    { $count ->
        [one] { $n } major improvement
       *[other] { $n } major improvements
    }
need-fields =
    { $count ->
        [one] { $n } field
       *[other] { $n } fields
    }
need-pastures =
    { $count ->
        [one] { $n } pasture
       *[other] { $n } pastures
    }
need-stables =
    { $count ->
        [one] { $n } stable
       *[other] { $n } stables
    }
need-forests =
    { $count ->
        [one] { $n } forest
       *[other] { $n } forests
    }
need-moors =
    { $count ->
        [one] { $n } moor
       *[other] { $n } moors
    }
need-horse =
    { $count ->
        [one] { $n } horse
       *[other] { $n } horses
    }
need-food = { $n } food
need-fuel = { $n } fuel
need-improvements_max =
    { $count ->
        [0] that you have no improvement
        [one] that you have at most { $n } improvement
       *[other] that you have at most { $n } improvements
    }
need-forests_max =
    { $count ->
        [0] that you have no forest
        [one] that you have at most { $n } forest
       *[other] that you have at most { $n } forests
    }
need-moors_max =
    { $count ->
        [0] that you have no moor
        [one] that you have at most { $n } moor
       *[other] that you have at most { $n } moors
    }
need-unused_max =
    { $count ->
        [0] that no farmyard space of yours is unused
        [one] that at most { $n } farmyard space of yours is unused
       *[other] that at most { $n } farmyard spaces of yours are unused
    }
need-hand_improvements_max =
    { $count ->
        [one] at most { $n } improvement in your hand
       *[other] at most { $n } improvements in your hand
    }
need-round_min = round { $n } at the earliest
need-round_not_in = that it is none of the rounds { $n }
need-house_min =
    { $house ->
        [clay] that you live in a clay hut or a stone house
       *[stone] that you live in a stone house
    }

## What can be done. $what = a special action, a space, a cell; $count = how many

act-special = { $what }
act-special-price = { $what }: { $price }
act-bed = { $what }, with somebody from the bed
act-cell = { $what }
act-cell-terrain = Clear { $what }
act-cell-field-swap = Make a field of { $what }
act-cell-tile = Lay it on { $what }
act-extend = Lay the extension on { $what }
act-cell-reserve = Fence in { $what }
act-cell-turn-over = Turn over the forest on { $what }
act-cell-stack = Put a forest on { $what }
act-cell-field-tile = Put a field on { $what }
act-butcher = Turn into food: { $what }
act-pass-butcher = Turn no animal into food
act-raise = Exchange { $what } for the next kind
act-night = Leave { $what } on the Night Pasture
act-pass-tile = Do without the tile
act-pass-raise = Exchange no animal
act-heat =
    { $count ->
        [0] Do not heat
       *[other] Heat with { $n } fuel
    }
act-heat-burn = Turn { $n } wood into fuel
act-pass-burn = Burn no wood
act-convert-fuel = Turn 1 wood into 1 fuel
act-layout = Layout { $n }
act-turn-up = On top of the pile: { $what }
act-turn-up-show-card = Put the card under the pile and turn up: { $what }
act-pass-show-card = Keep the card that lies there
act-keep-card = Pay 2 food and keep the card
act-pass-keep-card = Put the card away
act-pass-replace = Keep the others
act-pass-special = No special action
act-cell-fallow = Put food on { $what }
act-cell-throw-away = Throw away the crops on { $what }
act-pass-fallow = Put food on no more fields
act-layout-lot = The number { $n } is drawn
did-cell-terrain = Clears { $what }
did-cell-field-swap = Makes a field of { $what }
did-cell-tile = Lays a tile on { $what }
did-cell-reserve = Fences in { $what }
did-cell-turn-over = Turns over the forest on { $what }
did-cell-stack = Puts a forest on { $what }
did-cell-field-tile = Puts a field on { $what }
did-turn-up-show-card = Puts the card under the pile and turns up: { $what }
did-heat =
    { $count ->
        [0] Does not heat
       *[other] Heats with { $n } fuel
    }
did-heat-burn = Turns { $n } wood into fuel
did-convert-fuel = Turns 1 wood into 1 fuel
did-keep-card = Pays 2 food and keeps the special action card
did-raise = Exchanges { $what } for the next kind
did-night = Leaves { $what } on the Night Pasture
did-extend = Lays the extension on { $what }
did-cell-fallow = Puts food on { $what }
did-cell-throw-away = Throws away the crops on { $what }
did-butcher = Turns into food: { $what }

## Questions

ask-terrain = { $who }: which tile goes?
ask-field-swap = { $who }: where does a field come?
ask-tile = { $who }: where does the tile lie?
ask-extend = { $who }: where does the extension lie?
ask-reserve = { $who }: which forest or moor do you fence in?
ask-forest-person = { $who }: in which forest does the person live?
ask-tombstone = { $who }: which space is blocked?
ask-turn-over = { $who }: which forests do you turn over?
ask-stack = { $who }: on which tiles do you put forests?
ask-field-tile = { $who }: where does a field lie?
ask-butcher = { $who }: which animal becomes food?
ask-fallow = { $who }: on which field do you put food?
ask-raise = { $who }: which animals do you exchange?
ask-night = { $who }: which animal spends the night on the Night Pasture?
ask-special = { $who }: which special action do you take?
ask-burn = { $who }: do you burn wood for points?
ask-layout = Chance: which layout does a farm begin with?
ask-pile = Chance: which special action card is on top of the pile?
ask-show-card = { $who }: do you keep the special action card?
ask-keep-card = { $who }: do you keep the special action card for 2 food?
ask-replace = { $who }: which cards do you replace?
ask-throw-away = { $who }: which crops do you throw away?
ask-lot = Chance: which number is drawn?

## Why something is not allowed

why-SPECIAL_NO_PERSON = A special action needs a healthy person of yours at home; all of them are placed or lie in bed.
    .section = M§5.4
why-SPECIAL_OWN_CARD = You have used this special action card in this round; now only others may take it.
    .section = M§6.2
why-SPECIAL_FACE_DOWN = This special action card lies face down; it can be used again in the next round.
    .section = M§6.2
why-SPECIAL_NOT_IN_GAME = This special action card belongs to another number of players.
    .section = M§6.1
why-SPECIAL_NOTHING = Whoever takes a special action card does exactly one of its actions.
    .section = M§6.4
why-SPECIAL_IMPOSSIBLE = This special action cannot be carried out now; there is no improvement that you could pay for after its price.
    .section = M§6.4
why-NO_TERRAIN = You have no such forest or moor lying open.
    .section = M§7
why-TERRAIN_STACK = Several tiles lie on this space; first the upper ones must go, by Fell Trees.
    .section = M§16.3
why-CELL_BLOCKED = This space is blocked for the rest of the game.
    .section = M§16.1
why-MAJOR_COVERED = Another improvement lies on top of this one; only the upper one can be built.
    .section = M§9.2
why-MINOR_NOT_ALLOWED = No minor improvement can be played with this action.
    .section = M§7.4
why-NO_EXCHANGE = Neither the rules nor a card of yours offers this exchange; wood becomes fuel, but fuel becomes nothing by itself.
    .section = M§10.5
why-SICK_PERSON = A person from the bed can only go to the infirmary.
    .section = M§11.1
why-NO_HORSE_COOKING = You cannot cook horses; a Horse Slaughterhouse or a Cookhouse can.
    .section = M§12.3
why-COLD = This improvement is cold; first pay 1 fuel to heat it.
    .section = M§18
why-USAGE_IN_PAYMENT = No usage token can be used up in the middle of a payment.
    .section = M§16.7
why-USAGE_EMPTY = All tokens of this card are used up.
    .section = M§16.7
why-SOLO_NO_CARD = There is no special action card to use in this round any more.
    .section = M§14.4
why-SOLO_KEEP_TWICE = Once in a round a special action card can be kept; this was done already.
    .section = M§14.4
why-EXTENSION_PLACE = An extension lies along the farmyard with both its spaces.
    .section = M§16.4
why-FIELD_ADJACENT = A wild field adjoins none of your fields.
    .section = M§20
why-STABLE_CELL = A stable needs a cell without a room, a field, a forest, a moor or another stable.
    .section = §10.1
why-FENCE_ENCLOSES = A pasture holds empty cells and stables only, neither rooms nor fields, forests nor moors.
    .section = §10.9

## Score

score-horses = Horses
score-bed = In the bed
score-garden_path = Garden Path
score-tombstone = Tombstone

## Options of a game. A yes/no option says what happens with “yes”.

option-level = Which level is played: 1 is without cards in hand, 2 with minor improvements of the moor, 3 with occupations and all minor improvements.
option-moor_base_side = Which side of the board of the base game is used at levels 1 and 2.
    .rulebook = that of the full game, changed as the rules of the expansion say
    .family2007 = that of the family game, as in the edition of 2009
option-moor_market_12 = With one or two players there is the space Market: 1 food and 1 stone.
option-moor_deal = How hands are dealt.
    .usual = the usual way: a draft; alone, cards may be replaced once
    .draft = one card is picked, the rest is handed on
    .draft8 = at level 2 eight cards for a draft of seven
    .replace = before the first round everybody may replace any cards once
    .plain = as dealt
option-level3_minor_pool = Level 3: from where the last three minor improvements are dealt.
    .all = from all minor improvements
    .base_only = from those of the base game only
option-level2_draft_direction = Level 2: in which direction cards are handed on in a draft.
    .counterclockwise = to the right
    .clockwise = to the left
option-special_needs_healthy_person = A special action needs a healthy person at home; otherwise somebody in the bed will do.
option-special_counts_as_improvement_action = Black Market is an action for a minor improvement to which other cards react.
option-returned_lower_under = A lower major improvement that comes back lies beneath the upper one again.
option-solo_keep_payment = Alone: when the 2 food are paid that keep a special action card.
    .at_use = right after it is used
    .any_time_in_round = at any time in the round
option-moor_solo_series = Alone: games may follow one another as a series.
option-full_farm_cards = Cards that reward a full farm.
    .weaken = ask for a farm without forests and moors too
    .exclude = are not in the game
    .off = work as printed
option-improvement_count_cards = Cards that reward many improvements.
    .weaken = do not count the major improvements of the moor
    .exclude = are not in the game
    .off = work as printed
option-fuel_variant = A cooking improvement is cold when it is built, and works after 1 fuel is paid.
option-lock_until_scoring = After the last births no animal becomes food any more.
option-extension_mixed = The second farm extension may lie half along the board, half along the first.
option-usage_feeding_one_payment = In a harvest food and heating are one payment, during which no usage token is used up.
option-yeoman_cancels_printed_minus = The Yeoman Farmer cancels minus points printed on cards.
option-m042_is_plow = The Deep Plow is a plow for other cards.
option-m054_needs_person = The Agricultural Implement needs a healthy person at home.
option-m107_minor_hearths = The Pot Roast Recipe works with fireplaces and hearths that are minor improvements too.
option-doubtful_cost = With which good the 14 doubtful prices of the deck are paid, unless one is set for itself.
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m043_cost = Wild Fields: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m047_cost = Bog Forest: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m049_cost = Surveyor’s Map: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m059_cost = Nature’s Fertilizer: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m069_cost = Leather Saddle: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m077_cost = Drying Field: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m091_cost = Routine Work: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m102_cost = Savings Deposit: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m112_cost = Peat Ash Fertilizer: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m115_cost = Oak Bark: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m116_cost = Moor Birch Trees: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m119_cost = Alder Swamp: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m123_cost = Stone Quarry: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m130_cost = Nosebag: with which good its doubtful price is paid.
    .all = like all doubtful prices
    .food = food
    .vegetable = vegetables
    .fuel = fuel
option-m022_animal_food = Ecological Niche: how often the food for animals comes.
    .once = once
    .per_kind = for each kind that only you have
option-m023_needs_fence = Edge of the Forest counts only edges with a fence.
option-m032_hut_discounted = Discounts on heating help with the Peat Hut too.
option-m033_mixed = Animals of several kinds may stand on the Night Pasture.
option-m059_boar = Nature’s Fertilizer costs a boar too.
option-m081_last_rate = Peat Boat: into what the last rate turns fuel.
    .food = food
    .vegetable = a vegetable
    .boar = a boar
option-m084_rounding = Bog Pony: how half points are counted.
    .down = rounded down
    .exact = as halves: half a point decides between equal totals
option-m084_lying_needs_place = Bog Pony: a lying horse still needs its place.
option-m102_pass = Savings Deposit: when it is handed on.
    .always = after every draw
    .on_hit = only if it gave food
option-m108_cost = Grain Distillery: what it costs besides stone.
    .sheep = a sheep
    .grain = grain
    .reed = reed
