# Words of Hallertau. What the engine counts is given as words ready to print: $what, $spaces, $cards …
# $n = a figure as printed, also `1/2/5`; $count = the number its noun agrees with (the last of a slash list).
# $case = nom, acc or gen, for languages that have cases.

## Goods and other things that are counted. `.many` = the plural without a number, `.name` = the thing without a number,
## `.with` = what a field is planted with, `.as` = at least as much of it as …

thing-barley = { $n } barley
    .many = barley
    .name = barley
    .with = barley
    .as = at least as much barley as
thing-flax = { $n } flax
    .many = flax
    .name = flax
    .with = flax
    .as = at least as much flax as
thing-hops = { $n } hops
    .many = hops
    .name = hops
    .with = hops
    .as = at least as many hops as
thing-rye = { $n } rye
    .many = rye
    .name = rye
    .with = rye
    .as = at least as much rye as
thing-hide =
    { $count ->
        [one] { $n } hide
       *[other] { $n } hides
    }
    .many = hides
    .name = hides
    .with = hides
    .as = at least as many hides as
thing-meat = { $n } meat
    .many = meat
    .name = meat
    .with = meat
    .as = at least as much meat as
thing-milk = { $n } milk
    .many = milk
    .name = milk
    .with = milk
    .as = at least as much milk as
thing-wool = { $n } wool
    .many = wool
    .name = wool
    .with = wool
    .as = at least as much wool as
thing-clay = { $n } clay
    .many = clay
    .name = clay
    .with = clay
    .as = at least as much clay as
thing-jewel =
    { $count ->
        [one] { $n } jewel
       *[other] { $n } jewels
    }
    .many = jewels
    .name = jewels
    .as = at least as many jewels as
thing-tool =
    { $count ->
        [one] { $n } tool
       *[other] { $n } tools
    }
    .many = tools
    .name = tools
    .as = at least as many tools as
thing-sheep = { $n } sheep
    .many = sheep
    .name = sheep
    .as = at least as many sheep as
thing-field =
    { $count ->
        [one] { $n } field
       *[other] { $n } fields
    }
    .many = fields
    .as = at least as many fields as
thing-worker =
    { $count ->
        [one] { $n } worker left in your pool
       *[other] { $n } workers left in your pool
    }
    .many = workers left in your pool
thing-crop =
    { $count ->
        [one] { $n } crop
       *[other] { $n } crops
    }
    .many = crops
    .all = all crops
thing-animal =
    { $count ->
        [one] { $n } animal product
       *[other] { $n } animal products
    }
    .many = animal products
    .all = all animal products
thing-goods =
    { $count ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .many = goods
    .all = all goods
thing-gateway =
    { $count ->
        [one] { $n } gateway card
       *[other] { $n } gateway cards
    }
    .many = gateway cards
thing-farmyard =
    { $count ->
        [one] { $n } farmyard card
       *[other] { $n } farmyard cards
    }
    .many = farmyard cards
thing-bonus =
    { $count ->
        [one] { $n } bonus card
       *[other] { $n } bonus cards
    }
    .many = bonus cards
thing-point =
    { $count ->
        [one] { $n } point card
       *[other] { $n } point cards
    }
    .many = point cards
thing-crops-one-kind = { thing-crop } of one kind
thing-fields-empty =
    { $count ->
        [one] { $n } empty field
       *[other] { $n } empty fields
    }
    .many = empty fields
thing-fields-planted =
    { $count ->
        [one] { $n } planted field
       *[other] { $n } planted fields
    }
    .many = planted fields
thing-fields-row =
    { thing-field } in { $rows ->
        [1] row
       *[other] rows
    } { $row }
    .many =
    fields in { $rows ->
        [1] row
       *[other] rows
    } { $row }
thing-fields-row-planted =
    { thing-fields-planted } in { $rows ->
        [1] row
       *[other] rows
    } { $row }
    .many =
    planted fields in { $rows ->
        [1] row
       *[other] rows
    } { $row }
thing-fields-row-empty =
    { thing-fields-empty } in { $rows ->
        [1] row
       *[other] rows
    } { $row }
    .many =
    empty fields in { $rows ->
        [1] row
       *[other] rows
    } { $row }
thing-fields-crop = { thing-field } planted with { $crops }
    .many = fields planted with { $crops }
thing-fields-one-crop = { thing-field } planted with the same crop
thing-sheep-on-rounds = { $n } sheep on the farmyard card of round { $rounds }
thing-sheep-on-stable = { $n } sheep in the stable
    .many = sheep in the stable
thing-sheep-on-one_card = { $n } sheep on one and the same farmyard card
    .many = sheep on one farmyard card of your choice
thing-sheep-on-all_cards = { $n } sheep on your farmyard cards
    .many = sheep on farmyard cards
thing-sheep-on-next_card = { $n } sheep on the farmyard card that will be taken off the stable board next
    .many = sheep on the farmyard card that will be taken off the stable board next
thing-pastures-with =
    { $count ->
        [one] { $n } farmyard card with sheep on the stable board
       *[other] { $n } farmyard cards with sheep on the stable board
    }
    .many = farmyard cards with sheep on the stable board
thing-pastures-without =
    { $count ->
        [one] { $n } farmyard card without sheep on the stable board
       *[other] { $n } farmyard cards without sheep on the stable board
    }
    .many = farmyard cards without sheep on the stable board
thing-hand-except =
    { $count ->
        [one] { $n } card in hand, not counting { $cards }
       *[other] { $n } cards in hand, not counting { $cards }
    }
thing-played =
    { $deck ->
        [gateway] { $count ->
            [one] { $n } gateway card played
           *[other] { $n } gateway cards played
        }
        [farmyard] { $count ->
            [one] { $n } farmyard card played
           *[other] { $n } farmyard cards played
        }
        [bonus] { $count ->
            [one] { $n } bonus card played
           *[other] { $n } bonus cards played
        }
        [point] { $count ->
            [one] { $n } other point card played
           *[other] { $n } other point cards played
        }
        [best_deck] { $count ->
            [one] { $n } card of one deck played
           *[other] { $n } cards of one deck played
        }
       *[all] { $count ->
            [one] { $n } card played
           *[other] { $n } cards played
        }
    }
thing-spaces-with =
    { $count ->
        [one] { $n } action space with exactly { $workers } workers in its two lower rows
       *[other] { $n } action spaces with exactly { $workers } workers each in their two lower rows
    }
thing-workers-on =
    { $count ->
        [one] { $n } worker on { $space }
       *[other] { $n } workers on { $space }
    }
thing-harvested =
    { $count ->
        [one] { $n } good harvested in this phase
       *[other] { $n } goods harvested in this phase
    }
thing-harvested_one_crop =
    { $count ->
        [one] { $n } unit of one crop harvested in this phase
       *[other] { $n } units of one crop harvested in this phase
    }
thing-removed_one_quadrant =
    { $count ->
        [one] { $n } worker removed from one quadrant in this phase
       *[other] { $n } workers removed from one quadrant in this phase
    }
thing-advances_one_building =
    { $count ->
        [one] { $n } advance of one production building in this phase
       *[other] { $n } advances of one production building in this phase
    }
thing-used_quadrant_workers =
    { $count ->
        [one] { $n } worker in its quadrant
       *[other] { $n } workers in its quadrant
    }
thing-tools_just_gained =
    { $count ->
        [one] { $n } tool gained at one go just now
       *[other] { $n } tools gained at one go just now
    }
thing-tools_this_phase =
    { $count ->
        [one] { $n } tool gained in this phase
       *[other] { $n } tools gained in this phase
    }
thing-workers_just_exchanged =
    { $count ->
        [one] { $n } worker swapped for tools in your turn just now
       *[other] { $n } workers swapped for tools in your turn just now
    }

## Quantities. `.by` = after “equal to”, `.of` = after “half”, `.upto` = up to how many

number-window = the number in your window
    .by = the number in your window
    .of = the number in your window
    .upto = up to the number in your window
number-round = the round number
    .by = the round number
    .of = the round number
    .upto = up to the round number
number-of = the number of your { $what }
    .by = the number of your { $what }
    .of = the number of your { $what }
    .upto = up to the number of your { $what }
reckon-minus = { $a } minus { $b }
reckon-plus = { $a } plus { $b }
reckon-times =
    { $count ->
        [2] twice { $what }
       *[other] { $n } times { $what }
    }
reckon-half = half { $what }, rounded down
some-reckoned = { $what } ({ $amount })
some-equal = { $what } equal to { $amount }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-or-else = { $first }, or { $last }

## Decks, action spaces, buildings

deck-gateway = Gateway { $number }
    .label = Gateway
    .name = gateway deck
deck-farmyard = Farmyard { $number }
    .label = Farmyard
    .name = farmyard deck
deck-bonus = Bonus { $number }
    .label = Bonus
    .name = bonus deck
deck-point = Points { $number }
    .label = Points
    .name = point deck
subdeck-beginner = beginner
subdeck-advanced = advanced
subdeck-expert = expert
subdeck-master = master
subdeck-hops = hops
subdeck-sheep = sheep
subdeck-fields = fields
subdeck-jewels = jewels
subdeck-own = own

space-named = { $space }
space-gateway_card = Gateway Card
space-sheep_breeding = Sheep Breeding
space-sheep_shearing = Sheep Shearing
space-clay_delivery = Clay Delivery
space-farming = Farming
space-farmyard_card = Farmyard Card
space-butchery = Butchery
space-nursery = Nursery
space-busy_weekend = Busy Weekend
space-clearing = Clearing
space-bonus_card = Bonus Card
space-small_trade = Small Trade
space-cultivation = Cultivation
space-weekly_market = Weekly Market
space-land_sale = Land Sale
space-point_card = Point Card
space-fertilizing = Fertilizing
space-tool_shed = Tool Shed
space-town_hall = Town Hall
space-sheep_market = Sheep Market

building-carpentry = Carpentry
building-brewery = Brewery
building-cooling_house = Cooling House
building-bakery = Bakery
building-manufactory = Manufactory

## Text of a card

card-only-phase = Only in phase { $n }.
card-not-phase = Not in phase { $n }.
card-condition = Condition: { $needs }.
card-dark = It does not matter who placed the workers.
card-cost = Cost: { $costs }.
card-choose = Choose one: { $ways }.
card-way = { $need } – { $effects }
card-way-cost = for { $costs }
card-income = Income every round: { $effects }.
card-points = { $n } VP at the end of the game.

## Conditions

need-at-least = at least { $what }
need-at-most = at most { $what }
need-exactly = exactly { $what }
need-none = no { $what }
need-more = more { $a } than { $b }
need-greater = { $a } greater than { $b }
need-as = { $much } { $amount }
need-each = at least { $n } each of { $what }
need-fields-each =
    { $count ->
        [one] at least { $n } field each planted with { $crops }
       *[other] at least { $n } fields each planted with { $crops }
    }
need-total = { $what } totalling at least { $amount }
need-total-as = { $what } totalling at least { $amount }
need-round = round { $n } or later
need-lead =
    { $count ->
        [one] one of your production buildings at least { $n } space ahead of another
       *[other] one of your production buildings at least { $n } spaces ahead of another
    }
need-before-last = { $need } right before your last action of this phase
need-space_full-any = some action space has workers in all its rows
need-just-spent_last_jewel = you have just spent your last jewel
need-just-played_drawn_card = you have just played another card right after it came into your hand
need-just-used = you have just used { $spaces }
need-just-used-any = you have just used an action space
need-during = you are using { $space }

## Costs

pay-harvested = { $what } from what you have just harvested
pay-same = { $what } of one kind
pay-each = { $kinds } kinds of { $what }, { $n } of each
pay-row = { $what } from row { $row }
pay-not-row = { $what }, none of them from row { $row }
pay-unplant =
    { $count ->
        [one] what is sown on { $n } field (the field stays)
       *[other] what is sown on { $n } fields (the fields stay)
    }
pay-discard =
    { $deck ->
        [gateway] { thing-gateway } from your hand
        [farmyard] { thing-farmyard } from your hand
        [bonus] { thing-bonus } from your hand
        [point] { thing-point } from your hand
       *[any] { $count ->
            [one] { $n } other card from your hand
           *[other] { $n } other cards from your hand
        }
    } (out of the game)
pay-all-but = { $what } in your supply but { $n }
pay-retreat =
    { $count ->
        [one] moving one production building { $n } space to the left
       *[other] moving one production building { $n } spaces to the left
    }
pay-sheep-back =
    { $count ->
        [one] moving { $n } sheep one farmyard card back
       *[other] moving { $n } different sheep one farmyard card back each
    }

## Effects

do-get = get { $what }
do-draw = draw { $what }
do-get-equal =
    { $kinds ->
        [1] get { $what } equal to { $amount }
       *[other] get { $what }, each equal to { $amount }
    }
do-get-reckoned =
    { $kinds ->
        [1] get { $what } ({ $amount })
       *[other] get { $what } (of each { $amount })
    }
do-fill = get { $what } { $amount }
gain-field =
    { $count ->
        [1] { $n } field for row { $row }
       *[other] up to { $n } fields for row { $row }
    }
gain-one-kind =
    { $count ->
        [1] { $what } of your choice
       *[other] { $what } of one kind
    }
gain-different = { $what } of different kinds
gain-mix = { $what } of your choice
do-first-player = take the first-player marker
do-sow =
    { $count ->
        [1] you may sow { $n } field
       *[other] you may sow up to { $n } fields
    }
do-sow-kind =
    { $count ->
        [1] you may sow { $n } field with { $what }
       *[other] you may sow up to { $n } fields with { $what }
    }
do-sow-taken =
    { $count ->
        [1] you may sow { $n } field with the crop you took
       *[other] you may sow up to { $n } fields with the crop you took
    }
do-sow-there =
    { $count ->
        [1] then you may sow { $n } crop on that field
       *[other] then you may sow { $n } crops on that field
    }
do-sow-goods = you may sow { $what } on an empty field as if it were a crop
do-sow-goods-there = you may sow { $what } on that field as if it were a crop
do-sow-stack =
    { $count ->
        [1] you may sow { $n } field with up to { $stack } units of the same crop
       *[other] you may sow up to { $n } fields with up to { $stack } units of the same crop each
    }
do-harvest =
    { $count ->
        [1] you may harvest { $n } planted field right away
       *[other] you may harvest up to { $n } planted fields right away
    }
do-double-harvest =
    { $count ->
        [1] { $n } field you are about to harvest yields twice as much
       *[other] { $n } fields you are about to harvest yield twice as much
    }
moved-fields =
    { $which ->
        [sole_empty] { $count ->
            [1] that field
           *[other] { $n } of those fields
        }
        [empty] { $n ->
            [all] all your empty fields
           *[other] up to { thing-fields-empty }
        }
        [planted] { $n ->
            [all] all your planted fields
           *[other] up to { thing-fields-planted }
        }
       *[any] { $n ->
            [all] all your fields
           *[other] up to { thing-field }
        }
    }
do-move-field-to = you may move { $what } to row { $row }
do-move-field-by =
    { $count ->
        [one] you may move { $what } up { $n } row
       *[other] you may move { $what } up { $n } rows
    }
do-move-sheep =
    { $count ->
        [1] you may move { $n } sheep
       *[other] you may move up to { $n } different sheep
    } { $far ->
        [1] { $steps } farmyard card ahead
       *[other] up to { $steps } farmyard cards ahead
    }
do-clear-space =
    { $count ->
        [1] you may remove all workers from { $n } action space of your choice
       *[other] you may remove all workers from { $n } action spaces of your choice
    }
do-clear-top-row = you may remove the topmost row of workers from { $spaces }: from all of them or from none
do-recall-top-row =
    { $count ->
        [1] you may take the topmost row of workers of { $n } action space of your choice into your pool
       *[other] you may take the topmost rows of workers of { $n } action spaces of your choice into your pool
    }
do-merge-workers = you may move all { $n } workers of one of these spaces into the third row of another; neither action is performed
do-place-second-row =
    { $count ->
        [1] you may put { $n } worker alone into the empty second row of any action space and use that space at once
       *[other] you may put { $n } workers into the empty second row of any action space and use that space at once
    }
do-use-space =
    you may use an action space holding at most { $count ->
        [one] { $n } worker
       *[other] { $n } workers
    } at once; the workers for it come from the general supply
do-advance =
    { $count ->
        [1] you may move { $n } production building one space to the right without paying
       *[other] you may move { $n } production buildings one space to the right each without paying
    }
do-boulders =
    { $count ->
        [1] you may move { $n } boulder
       *[other] you may move up to { $n } different boulders
    } { $far ->
        [1] { $steps } space
       *[other] { $steps } spaces
    } to the right without tools
do-fields-sum = you may get { $n } fields for rows whose numbers add up to { $amount }; if that is { $most } or less, a single field for the row of that number will do
do-substitute = you may pay { $pay } instead of { $instead } for { $space }
do-trade = you may swap { $give } for { $get }

## What can be done. $field = a field in words, $card = a card, $space = an action space, $what = goods

act-place =
    { $count ->
        [0] Place workers: { $space }
        [one] Place { $n } worker: { $space }
       *[other] Place { $n } workers: { $space }
    }
act-swap =
    { $count ->
        [one] Swap { $n } worker for { $n } tool
       *[other] Swap { $n } workers for { $n } tools
    }
act-ask =
    Ask me about cards in others’ turns: { $mode ->
        [always] always
        [never] never
       *[needed] only if it is urgent
    }
act-ask-less =
    Play nothing, and from now on ask me { $mode ->
        [never] no more in others’ turns
       *[needed] only if it is urgent
    }
act-picky = Ask me how much to take of every gain, until the next action is over
act-play = Play { $card }
act-play-position = Play { $card }: { $what }
act-income-all = Take all income
act-income = Take the income of { $card }
act-harvest-all = Harvest all fields
act-harvest = Harvest: { $field }
act-advance = Advance the { $building }
act-pay = Pay { $what }
act-pay-jewel = Pay 1 jewel
act-push-near = Push the nearer boulder of the { $building }
act-push-far = Push the farther boulder of the { $building }
act-choose = { $what }
act-choose-trade = Make the exchange
act-choose-clear_rows = Remove these rows of workers
act-choose-give_sheep = Pay { $what } instead
act-take = Take { $what }
act-amount =
    { $count ->
        [0] Take nothing
       *[other] Take { $n }
    }
act-sow = Sow { $what } in row { $row }
act-sow-again = Sow { $what } in row { $row }, on a field harvested before
act-rows = New fields in rows { $rows }
act-row = One new field in row { $rows }
act-field = { $field }
act-field-rotate = Move up one more row: { $field }
act-field-remove_field = Remove: { $field }
act-field-unplant = Remove what is sown: { $field }
act-field-harvest_now = Harvest now: { $field }
act-field-move_field = Move: { $field }
act-field-double = Harvest double: { $field }
act-field-all = Move all of these fields
act-sheep =
    { $place ->
        [S] A sheep from the stable
       *[other] A sheep from the card of round { $place }
    }
act-move-sheep =
    { $to ->
        [S] Move a sheep from the card of round { $from } into the stable
       *[other] Move a sheep from the card of round { $from } to the card of round { $to }
    }
act-space = { $space }
act-space-clear_space = Remove all workers: { $space }
act-space-recall = Take back the top row of workers: { $space }
act-space-second_row = Put the worker into the second row: { $space }
act-space-use_space = Use: { $space }
act-space-merge_from = Move the workers from: { $space }
act-space-merge_to = Move the workers to: { $space }
act-building = { $building }
act-building-retreat = Move the { $building } 1 space to the left
act-building-free_advance = Move the { $building } 1 space to the right
act-discard = Discard { $card }
act-kind = Pay with { $what }
act-give = Give back 1 { $what }
act-resolve = Carry out first: { $card }
act-pass = Decline
act-pass-advance = Finished
act-pass-income = Take no more income
act-pass-window = Play nothing
act-pass-sow = Sow no more
act-pass-choice = Do nothing
act-pass-trade = Do not exchange
act-first = First player: { $whose }
act-draw = { $whose } draws: { $card }
act-draw-hidden =
    { $whose } draws { $deck ->
        [gateway] a gateway card
        [farmyard] a farmyard card
        [bonus] a bonus card
        [point] a point card
       *[other] a card
    }
act-quadrants = Quadrant card { $n } ({ $clears })
act-quadrant = Quadrant drawn for the question mark: { $n }

## What is told of it to others, where the words of the choice would not fit

did-discard-hidden = Discards a card face down
did-place =
    { $count ->
        [0] Places workers: { $space }
        [one] Places { $n } worker: { $space }
       *[other] Places { $n } workers: { $space }
    }
did-swap =
    { $count ->
        [one] Swaps { $n } worker for { $n } tool
       *[other] Swaps { $n } workers for { $n } tools
    }
did-play = Plays { $card }
did-play-position = Plays { $card }: { $what }
did-income-all = Takes all income
did-income = Takes the income of { $card }
did-harvest-all = Harvests all fields
did-harvest = Harvests: { $field }
did-advance = Advances the { $building }
did-pay = Pays { $what }
did-pay-jewel = Pays 1 jewel
did-push-near = Pushes the nearer boulder of the { $building }
did-push-far = Pushes the farther boulder of the { $building }
did-choose = Chooses “{ $what }”
did-choose-trade = Makes the exchange
did-choose-clear_rows = Removes these rows of workers
did-choose-give_sheep = Pays { $what } instead
did-take = Takes { $what }
did-amount =
    { $count ->
        [0] Takes nothing
       *[other] Takes { $n }
    }
did-sow = Sows { $what } in row { $row }
did-sow-again = Sows { $what } in row { $row }, on a field harvested before
did-rows = Places new fields in rows { $rows }
did-row = Places one new field in row { $rows }
did-field-rotate = Moves up one more row: { $field }
did-field-remove_field = Removes: { $field }
did-field-unplant = Removes what is sown: { $field }
did-field-harvest_now = Harvests now: { $field }
did-field-move_field = Moves: { $field }
did-field-double = Harvests double: { $field }
did-field-all = Moves all of these fields
did-move-sheep =
    { $to ->
        [S] Moves a sheep from the card of round { $from } into the stable
       *[other] Moves a sheep from the card of round { $from } to the card of round { $to }
    }
did-space-clear_space = Removes all workers: { $space }
did-space-recall = Takes back the top row of workers: { $space }
did-space-second_row = Puts the worker into the second row: { $space }
did-space-use_space = Uses: { $space }
did-space-merge_from = Moves the workers from: { $space }
did-space-merge_to = Moves the workers to: { $space }
did-building-retreat = Moves the { $building } 1 space to the left
did-building-free_advance = Moves the { $building } 1 space to the right
did-kind = Pays with { $what }
did-resolve = Carries out first: { $card }
did-pass-advance = Has finished
did-give = Gives back 1 { $what }

## Fields in words. $content = empty or the good, $n = units

field-empty = empty field in row { $row }
field-planted =
    { $count ->
        [1] field in row { $row } with { $what }
       *[other] field in row { $row } with { $n } × { $what }
    }
field-harvested = { $field } (harvested in this phase)

## Questions. $who = whoever must decide

ask-because = { $question } ({ $cause })
ask-turn = { $who }: where do you place workers, or do you swap some for tools?
ask-income = { $who }: which income do you take now?
ask-rotate = { $who }: which empty field moves up one more row?
ask-harvest = { $who }: which field do you harvest now?
ask-advance = { $who }: which building do you advance?
ask-pay = { $who }: how do you pay for the advance?
ask-window = { $who }: do you play a card now?
ask-choice = { $who }: which of these do you choose?
ask-trade = { $who }: do you make the exchange?
ask-clear_rows = { $who }: do you remove these rows of workers?
ask-take = { $who }: what do you take?
ask-mix = { $who }: which goods do you take?
ask-amount = { $who }: how much do you take?
ask-sow = { $who }: what do you sow, and where?
ask-remove_field = { $who }: which field do you remove?
ask-unplant = { $who }: from which field do you remove what is sown?
ask-harvest_now = { $who }: which field do you harvest now?
ask-move_field = { $who }: which field do you move?
ask-double = { $who }: which field gives a double harvest?
ask-rows = { $who }: in which rows do you place the new fields?
ask-give_sheep = { $who }: where does the sheep you pay come from?
ask-sheep_back = { $who }: which sheep goes back?
ask-move_sheep = { $who }: which sheep moves on?
ask-clear_space = { $who }: from which space do you remove all workers?
ask-recall = { $who }: from which space do you take back the top row of workers?
ask-second_row = { $who }: into the second row of which space do you put the worker?
ask-use_space = { $who }: which space do you use?
ask-merge_from = { $who }: from which space do you take the workers?
ask-merge_to = { $who }: into the third row of which space do they go?
ask-retreat = { $who }: which building moves one space to the left?
ask-free_advance = { $who }: which building moves one space to the right?
ask-boulders = { $who }: which boulder do you push?
ask-discard = { $who }: which card do you discard?
ask-kind = { $who }: which kind do you pay with?
ask-keep = { $who }: what do you give back?
ask-waiting = { $who }: which of your cards comes first?
ask-first = Chance: who is first player?
ask-draw = Chance: which card is drawn?
ask-quadrants = Chance: which quadrant card is drawn?
ask-quadrant = Chance: which quadrant does the question mark mean?

## Why something is not allowed

lack-own = You have { $have }.
lack-have = It costs { $price }; you have { $have }.
why-NOT_YOUR_TURN = It is another player’s turn.
    .section = §5.1
why-WRONG_PART = This cannot be done at this moment.
    .section = §4.1
why-REST_IMPOSSIBLE = After this, something that must be done could not be done any more.
    .section = §5.4
why-MUST_ACT = As long as you have workers, you must place some or swap at least one for a tool.
    .section = §5.1
why-NO_WORKERS = You have no workers left in this round.
    .section = §5.1
why-TOO_FEW_WORKERS = You have too few workers left for this.
    .section = §5.2
why-WRONG_WORKERS = The lowest empty row must be filled with exactly its number of workers.
    .section = §5.2
why-SPACE_FULL = All rows of this space are occupied.
    .section = §5.2
why-SPACE_CLOSED = There are no cards here, so this space cannot be used.
    .section = §12.1
why-CANNOT_PAY = You do not have what this costs.
    .section = §10.2
why-NOT_EXACT = A cost is paid exactly and in full.
    .section = §10.2
why-ONE_ONLY = Only one of the alternatives can be chosen.
    .section = §5.4
why-TOO_MUCH = That is more than is offered here.
    .section = §5.4
why-NO_COLUMN = There is no room: you can have 8 fields at most.
    .section = §2.2
why-FIELD_ROW = The new field belongs in the row that is named.
    .section = §2.2
why-FIELD_PLANTED = Something is already sown on this field.
    .section = §6.21
why-NO_SEED = You have none of it in your supply to sow.
    .section = §6.21
why-NOT_A_CROP = Only crops can be sown, unless a card says otherwise.
    .section = §6.21
why-SHEEP_STABLE = A sheep in the stable moves no further.
    .section = §2.7
why-TOUCHES_CENTER = This building touches the community center and cannot move to the left.
    .section = §6.19
why-WRONG_KIND = This building does not take these goods; a jewel is never mixed with goods.
    .section = §8.2
why-RESTRICTION = More clay than rye, more barley than hops, at most 1 flax in the bakery.
    .section = §8.2
why-WRONG_TOTAL = The number of goods must fit the round; several kinds make it cheaper from round 3 on.
    .section = §8.3
why-BOULDER = A boulder is in the way, and there are not enough usable tools to move it.
    .section = §8.4
why-ROW_END = The building has reached the end of its row.
    .section = §8.1
why-MANDATORY = This step is not optional.
    .section = §7.2
why-NOT_IN_HAND = This card is not in your hand.
    .section = §10.1
why-PHASE_BAR = The card cannot be played in this phase.
    .section = §10.7
why-CONDITION = The condition of the card is not met.
    .section = §10.2
why-OPTION = This position of the card does not apply.
    .section = §10.6
why-TARGET = The effect cannot be used on this.
    .section = §10.5
why-ALL_OR_NONE = This is done completely or not at all.
    .section = §10.5
why-ONCE = A card has its effect only once.
    .section = §10.5
why-DISCARD = Nothing can be thrown away by choice.
    .section = §2.9
why-HIDDEN = Nobody may look at this yet.
    .section = §0.3
why-GAME_OVER = The game is over.
    .section = §11.1

## The course of the game

word-round = Round { $n }
    .label = Round
word-after-work = Round { $n }, after the actions
lost-sheep =
    { $count ->
        [one] { $what } dies
       *[other] { $what } die
    }
lost-jewel = { $what } lost: nobody keeps more than ten
lost-field = { $what } lost: all columns are taken
lost-sown =
    { $count ->
        [one] { $n } good sown there lost
       *[other] { $n } goods sown there lost
    }
lost-draw =
    { $count ->
        [one] { $n } card fewer drawn: the deck is empty
       *[other] { $n } cards fewer drawn: the deck is empty
    }
lost-goods = { $what } given up
looming-sheep =
    { $count ->
        [one] { $what } stands on the farmyard card that goes next: it dies when the next workers come, unless it moves on.
       *[other] { $what } stand on the farmyard card that goes next: they die when the next workers come, unless they move on.
    }
lost-card =
    { $count ->
        [one] { $n } card thrown away
       *[other] { $n } cards thrown away
    }
word-after-harvest = Round { $n }, after the harvest
word-after-round = Round { $n }, at its end
word-phase-1 = Remove workers
word-phase-2 = New workers
word-phase-3 = Income
word-phase-4 = Actions
word-phase-5 = New card
word-phase-6 = Field rotation
word-phase-7 = Harvest
word-phase-8 = Milking
word-phase-9 = Progress
word-phase-10 = Boulders
word-phase-final = Last cards
word-phase-over = End of the game
word-phase = Phase { $n }: { $name }
word-first-player = First player
word-supply = Supply
word-hand = Hand
word-played = Played cards
word-stable = Stable
word-fields = Fields
word-quadrant = Quadrant { $n }
word-community = Community center
word-window = Window
word-nothing = nothing

## Score

score-community = Community center
score-symbols = Symbols in front of the buildings
score-sheep = Sheep in the stable
score-jewels = Jewels
score-rest = Goods, tools and fields
score-cards = Cards
score-total = Total
outcome-missed = { $n } VP: the goal of { $goal } was missed.
outcome-reached = { $n } VP: the goal of { $goal } was reached.
outcome-outstanding = { $n } VP: far above the goal of { $goal }. Outstanding!

## Options of a game. A yes/no option says what happens with “yes”.

option-players = How many people play; one person plays solo for a high score.
option-gateway = Which gateway deck is used.
    .beginner = beginner (001–030)
    .advanced = advanced (101–130)
    .expert = expert (201–230)
    .master = master (301–330)
option-farmyard = Which farmyard deck is used.
    .hops = hops (401–435)
    .sheep = sheep (501–535)
    .fields = fields (601–635)
    .jewels = jewels (701–735)
option-cards = Whether the game is played with cards.
    .all = with all cards
    .none = without cards: they only hold sheep and workers
option-mix_decks = All gateway decks and all farmyard decks are shuffled together.
option-first_player = Who is first player at the start.
    .random = drawn at random
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
option-ask = How everybody is asked at first about playing cards in others’ turns; each can change it for themselves.
    .needed = when a card cannot wait
    .always = whenever a card could be played
    .never = never
option-phase9_mode = How phase 9 is played.
    .simultaneous = everybody finishes at once, without an order
    .turns = one after the other from the first player on
option-card_205_220_305_312_at_least = The numbers on the cards 205, 220, 305 and 312 are minimums; otherwise they must be met exactly.
option-card_509_bonus = How many bonus cards the four positions of card 509 bring.
option-cc_values = The victory points in the window after the seventh, eighth, ninth and tenth move of the community center.
option-window_cap = The number of workers the window counts for once it shows victory points.
option-card_301_timing = When card 301 can be played in phase 2.
    .before_removal = before the farmyard card comes off
    .after_removal = after it has come off
option-card_321 = How much barley card 321 asks for.
    .at_least = at least the number named
    .exactly = exactly the number named
option-just_window = How long “just now” lasts on a card.
    .until_next_step = until the next step of the game
    .immediate_only = only right after the turn, no longer at the end of the phase
option-card_222_snapshot = When card 222 looks at the fields.
    .start_of_last_turn = at the start of the turn that uses up the last worker
    .at_play = when the card is played
option-row_last_position = The last space a production building can reach.
option-vp_symbol_first = The first space of a row with which a building frees a symbol of 3 victory points.
option-solo_quadrants = Which quadrants the question marks of the solo game mean.
    .reconstructed = one of two, as we have worked it out
    .any_of_four = any of the four
option-clay_delivery_quadrant = The quadrant Clay Delivery belongs to.
option-round_rises_in = When a new round begins for cards and sheep.
    .phase1 = with phase 1
    .phase2 = with phase 2
option-exhausted_tools_spendable = Tools used in this phase 9 can still be spent as a cost.
option-card_531_no_previous_card = What card 531 does with a sheep that has no card behind it.
    .sheep_lost = the sheep is lost
    .not_movable = such a sheep cannot be chosen
option-nocards_quadrant_cards = Without cards, the quadrant cards are still used with one to three players.
option-card_328_needs_exchange = Card 328 gives its hides and bonus card only if the exchange of the Butchery is really made.
option-income_in_round_1 = Bonus cards played early give their income in round 1 too.
option-only_phase_cards_after_round_6 = Cards bound to one phase can also be played after round 6.
option-workers_unlimited = There are always enough workers; otherwise only the 80 in the box.
option-action_size = What has to be finished before the effects of a card played inside an action.
    .steps = the running step
    .whole_phase = the whole phase, if it is one that runs by itself
option-phase7_resow = What happens to a field that is sown during the harvest.
    .once_per_field = it is harvested in this phase if it has not been yet
    .again = it is harvested again in this phase
    .not_harvested = it is not harvested in this phase
option-milking_once = Sheep gained later in phase 8 give no milk in this round.
option-empty_deck_space_usable = A card space may be used when its deck is empty, for the marker alone.
option-idle_boulder_push = Boulders may be pushed without advancing a building.
option-score_planted_goods = Goods lying on fields at the end count too.
option-own_cards = Cards of your own are shuffled in.

## The lobby and the list of cards

about-title = Hallertau
about-weight = rich, for a long evening
about-words = Sow hops and rye, keep sheep, and move the craftsmen of your village forward so that the community center can follow. Six rounds, twenty spaces that grow dearer with every use, and a hand of cards that may be played at any time.

filter-deck = Deck
filter-subdeck = Sub-deck
filter-kind = Kind
    .condition = has a condition
    .cost = has a cost
filter-phase = Bound to a phase

## Rulings

ruling-001-1 = All steps are made by the same sheep. From the card of round 6 it steps into the stable.
    .section = §6.22
ruling-004-1 = Once the window shows victory points, the number still counts as 12.
    .section = R3
ruling-009-1 = The four card spaces are full with two rows, all others with three. A row holding a single worker is occupied too.
    .section = §5.2
ruling-018-1 = { ruling-004-1 }
    .section = R3
ruling-020-1 = Any payment that takes your last jewels counts, however many they were. You cannot throw jewels away for it.
    .section = §2.9
ruling-022-1 = This works in any phase. As usual, a harvested field moves down one row, and the goods count as just harvested.
    .section = §7.3
ruling-023-1 = This also holds if you have no fields at all.
    .section = §10.2
ruling-023-2 = Fields already in row 5 stay there.
    .section = §7.2
ruling-027-1 = In phase 7 it is harvested like a crop, but the field does not count as planted with a crop.
    .section = §7.3
ruling-027-2 = The field is the one that is empty when the card is played. If the running action fills it, it can no longer be sown.
    .section = R18
ruling-101-1 = Each of these sheep makes only one step. From the card of round 6 it steps into the stable.
    .section = §6.22
ruling-106-1 = { ruling-009-1 }
    .section = §5.2
ruling-109-1 = This card itself is not counted, nor are discarded cards.
    .section = R19
ruling-109-2 = The decks are gateway, farmyard, bonus and point cards; the one of which you have played most decides.
    .section = §1.1
ruling-110-1 = What you have least of decides.
    .section = §10.6
ruling-112-1 = { ruling-027-1 }
    .section = §7.3
ruling-112-2 = { ruling-027-2 }
    .section = R18
ruling-113-1 = You may sow any crop of your supply, not only what you have just received.
    .section = §10.5
ruling-114-1 = { ruling-113-1 }
    .section = §10.5
ruling-116-1 = { ruling-004-1 }
    .section = R3
ruling-118-1 = { ruling-009-1 }
    .section = §5.2
ruling-121-1 = { ruling-023-2 }
    .section = §7.2
ruling-121-2 = Here the number of workers is exact, not a minimum.
    .section = §10.2
ruling-122-1 = { ruling-023-2 }
    .section = §7.2
ruling-126-1 = { ruling-109-1 }
    .section = R19
ruling-129-1 = { ruling-004-1 }
    .section = R3
ruling-201-1 = { ruling-101-1 }
    .section = §6.22
ruling-202-1 = { ruling-009-1 }
    .section = §5.2
ruling-203-1 = { ruling-023-1 }
    .section = §10.2
ruling-205-1 = The numbers are minimums: with 8 fields you may play the card, but there is no room for another field.
    .section = R1a
ruling-206-1 = You take only one of these, even if several apply; it need not be the last one.
    .section = §10.6
ruling-208-1 = All goods you have received from fields so far in this phase count, whatever their kind; harvests by cards included.
    .section = R6
ruling-209-1 = The stable is not a farmyard card.
    .section = §2.7
ruling-211-1 = { ruling-206-1 }
    .section = §10.6
ruling-212-1 = { ruling-004-1 }
    .section = R3
ruling-214-1 = Only the kind you took may be sown. You keep the crops even if you sow nothing.
    .section = §10.5
ruling-217-1 = { ruling-209-1 }
    .section = §2.7
ruling-218-1 = { ruling-004-1 }
    .section = R3
ruling-219-1 = { ruling-004-1 }
    .section = R3
ruling-220-1 = The numbers are minimums.
    .section = R1b
ruling-221-1 = { ruling-022-1 }
    .section = §7.3
ruling-222-1 = { ruling-023-2 }
    .section = §7.2
ruling-222-2 = Your last action is the turn that uses up your last worker. What counts is the moment before it; the card may be played until that turn is over.
    .section = R7
ruling-223-1 = { ruling-110-1 }
    .section = §10.6
ruling-224-1 = { ruling-110-1 }
    .section = §10.6
ruling-229-1 = { ruling-027-1 }
    .section = §7.3
ruling-229-2 = { ruling-027-2 }
    .section = R18
ruling-301-1 = { ruling-101-1 }
    .section = §6.22
ruling-301-2 = In phase 2 it is played before the card comes off the board, so that these sheep can still be saved.
    .section = R4
ruling-302-1 = { ruling-121-2 }
    .section = §10.2
ruling-302-2 = It is the topmost row that holds workers. Spaces without workers are skipped; you may not spare any other.
    .section = R14g
ruling-303-1 = The quadrant that lost most workers decides.
    .section = §4.2
ruling-303-2 = The new round has already begun: the sheep is placed as in that round.
    .section = R12
ruling-305-1 = The numbers are minimums; your best building of this phase decides. The community center does not matter.
    .section = R1c
ruling-308-1 = { ruling-109-1 }
    .section = R19
ruling-309-1 = You must have used the space yourself. All five spaces of its quadrant are counted, with the workers just placed.
    .section = R1k
ruling-310-1 = It is one single gain: one swap of workers or one effect.
    .section = R1d
ruling-312-1 = Only the goods or the jewel are saved; a boulder in the way still blocks. The community center follows, but brings no workers this round.
    .section = R8
ruling-312-2 = The numbers are minimums.
    .section = R1e
ruling-313-1 = { ruling-121-2 }
    .section = §10.2
ruling-313-2 = The first row may be empty or not; if it is empty, it can still be used later. The second row counts as occupied, but holds one worker only.
    .section = §5.2
ruling-314-1 = Workers may be taken from a card space, but never put there: it has no third row.
    .section = §5.2
ruling-315-1 = You get one to three workers. You may play it even after your last worker is gone, and then take turns again.
    .section = R1j
ruling-316-1 = This works in any phase. In the next phase 10 the boulders are put in their places again.
    .section = §9.1
ruling-318-1 = The greatest distance between any two of your buildings counts.
    .section = §8.1
ruling-321-1 = More barley is fine too. With 10 jewels you need none.
    .section = R5
ruling-322-1 = { ruling-214-1 }
    .section = §10.5
ruling-322-2 = This sow action comes on top of those of the space.
    .section = §6.21
ruling-323-1 = { ruling-027-2 }
    .section = R18
ruling-323-2 = The field goes to row 4 from any row, also down from row 5. You may do both parts, one of them or none.
    .section = §10.5
ruling-324-1 = { ruling-004-1 }
    .section = R3
ruling-325-1 = The kinds do not matter. The card can be played without any crops.
    .section = §10.6
ruling-326-1 = { ruling-206-1 }
    .section = §10.6
ruling-327-1 = Only cards still lying on the stable board count, those of rounds 2 and 3 included.
    .section = §4.3
ruling-328-1 = The space pays as usual; the hides of the card come on top. You get them and the bonus card even if you pay with a sheep.
    .section = R22
ruling-329-1 = Only workers really lying there count, whoever placed them.
    .section = R1m
ruling-330-1 = All tools of this phase 4 are added up, however you got them.
    .section = §5.3
ruling-401-1 = { ruling-101-1 }
    .section = §6.22
ruling-402-1 = { ruling-023-1 }
    .section = §10.2
ruling-403-1 = { ruling-109-1 }
    .section = R19
ruling-404-1 = With 8 fields it costs nothing.
    .section = §10.2
ruling-406-1 = You must own the whole cost; part of it comes back only after it is paid.
    .section = §10.2
ruling-412-1 = { ruling-406-1 }
    .section = §10.2
ruling-414-1 = Discarded cards leave the game face down.
    .section = §2.8
ruling-415-1 = { ruling-406-1 }
    .section = §10.2
ruling-417-1 = { ruling-004-1 }
    .section = R3
ruling-419-1 = One worker if the lowest row is empty, otherwise two; they stay there. A card space brings its card and the first-player marker too.
    .section = R33
ruling-425-1 = { ruling-406-1 }
    .section = §10.2
ruling-426-1 = You choose the field before it is harvested. It still moves down only one row.
    .section = R18
ruling-427-1 = Paying no milk is a choice too.
    .section = §10.6
ruling-428-1 = { ruling-004-1 }
    .section = R3
ruling-503-1 = { ruling-110-1 }
    .section = §10.6
ruling-506-1 = { ruling-404-1 }
    .section = §10.2
ruling-507-1 = With 10 jewels it costs nothing.
    .section = §10.2
ruling-508-1 = Sheep in the stable do not count. Without sheep on cards it costs nothing.
    .section = §10.2
ruling-509-1 = Without fields you get a field in row 5 and 2 bonus cards.
    .section = R1g
ruling-515-1 = { ruling-404-1 }
    .section = §10.2
ruling-519-1 = If there are no such fields, it costs nothing.
    .section = §10.2
ruling-522-1 = { ruling-027-1 }
    .section = §7.3
ruling-527-1 = { ruling-004-1 }
    .section = R3
ruling-531-1 = A sheep from the stable goes to the card of round 6. A sheep with no card behind it is lost; so in round 6 you simply lose two sheep.
    .section = R17
ruling-604-1 = { ruling-404-1 }
    .section = §10.2
ruling-607-1 = Each row is 2 to 5. With more than 5 jewels you place both fields or none.
    .section = §2.2
ruling-609-1 = { ruling-004-1 }
    .section = R3
ruling-614-1 = You may also place only one of the two fields.
    .section = R1h
ruling-615-1 = { ruling-206-1 }
    .section = §10.6
ruling-620-1 = { ruling-406-1 }
    .section = §10.2
ruling-624-1 = { ruling-004-1 }
    .section = R3
ruling-627-1 = The field yields twice its row number and moves down one row once.
    .section = R17
ruling-628-1 = { ruling-022-1 }
    .section = §7.3
ruling-629-1 = { ruling-110-1 }
    .section = §10.6
ruling-631-1 = The tools are counted after paying. You never lose hides.
    .section = §10.5
ruling-632-1 = { ruling-004-1 }
    .section = R3
ruling-634-1 = { ruling-414-1 }
    .section = §2.8
ruling-635-1 = { ruling-414-1 }
    .section = §2.8
ruling-702-1 = They must have been swapped in one single turn.
    .section = §5.3
ruling-703-1 = { ruling-009-1 }
    .section = §5.2
ruling-704-1 = The fewer you have, the more positions apply; you choose one of them.
    .section = §10.6
ruling-705-1 = { ruling-704-1 }
    .section = §10.6
ruling-706-1 = Everything received of that crop from fields so far in this phase counts; other goods grown on fields do not.
    .section = R6
ruling-709-1 = { ruling-318-1 }
    .section = §8.1
ruling-711-1 = { ruling-004-1 }
    .section = R3
ruling-712-1 = One of the two is enough for a position; having both brings nothing more.
    .section = R13
ruling-713-1 = The other card is carried out completely first.
    .section = R1l
ruling-719-1 = { ruling-406-1 }
    .section = §10.2
ruling-723-1 = Only these five mixes are allowed.
    .section = §10.2
ruling-724-1 = { ruling-519-1 }
    .section = §10.2
ruling-725-1 = { ruling-302-2 }
    .section = R14g
ruling-726-1 = { ruling-419-1 }
    .section = R33
ruling-728-1 = You choose which 3 crops stay; other goods are not touched. With 3 crops or fewer it costs nothing.
    .section = R21
ruling-730-1 = { ruling-327-1 }
    .section = §4.3
ruling-731-1 = The hides stay yours.
    .section = §10.5
ruling-733-1 = { ruling-507-1 }
    .section = §10.2
ruling-734-1 = { ruling-406-1 }
    .section = §10.2
ruling-811-1 = The units must come from fields of this phase 7, or from a card harvest just carried out.
    .section = R6
ruling-812-1 = { ruling-811-1 }
    .section = R6
ruling-815-1 = { ruling-414-1 }
    .section = §2.8
ruling-816-1 = { ruling-811-1 }
    .section = R6
ruling-824-1 = What was sown on the field is lost with it.
    .section = §2.3
ruling-828-1 = { ruling-023-1 }
    .section = §10.2
ruling-831-1 = { ruling-023-1 }
    .section = §10.2
ruling-832-1 = { ruling-023-1 }
    .section = §10.2
ruling-839-1 = Once in every phase 3, and only if you like.
    .section = §4.4
ruling-901-1 = { ruling-109-1 }
    .section = R19
ruling-902-1 = { ruling-109-1 }
    .section = R19
ruling-904-1 = { ruling-109-1 }
    .section = R19
ruling-906-1 = { ruling-109-1 }
    .section = R19
ruling-922-1 = The fields come from rows 3, 4 and 5, planted or not.
    .section = §10.2

## Page

page-seat = Seat { $seat }
page-answer-first = First answer the open question.
page-your-farm = Your farm
page-deciding = their turn
page-round = Round { $n } of { $of }
page-quadrants = Quadrant cards left
page-quadrants-words = Each of these cards clears the top rows of the quadrants it names; a slash means either of them.
page-decks = Cards left
page-board = Action board
    .words = quadrant, workers in each row, workers for the next use, what it does
page-next-use =
    { $n ->
        [one] The next use takes { $n } worker.
       *[other] The next use takes { $n } workers.
    }
page-space-full = All rows are taken.
page-cards-left =
    { $n ->
        [0] The deck is empty.
        [one] { $n } card left.
       *[other] { $n } cards left.
    }
page-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
    .label = workers
page-exhausted = { $n } exhausted
page-income = Income in every phase 3: { $what }
page-income-label = Income
page-income-of = +{ $n } in every phase 3
page-swap = Swap workers for tools
page-fields =
    { $n ->
        [one] { $n } field
       *[other] { $n } fields
    }
page-row = Row { $n }
page-row-words = a field harvested here gives { $n } of its crop.
page-field = Field in row { $row } with { $good }
page-field-empty = Empty field in row { $row }
page-empty = empty
page-harvested = already harvested
page-double = will be harvested twice
page-stable = Sheep
page-yard = Farmyard card of round { $n }
page-card-gone = gone
page-window = The window shows { $n } workers.
page-window-points = The window shows { $n } VP.
page-window-short = moved { $moves } of { $of }, window { $n }
page-position = position { $n } of { $of }
page-boulders = boulders at { $places }
page-boulder = Boulder of the { $building }, position { $n }
page-symbols = { $n } VP in symbols
page-planner = Steps you can pay for
page-route =
    { $n ->
        [one] Possible in all: 1 step
       *[other] Possible in all, in this order: { $n } steps
    }
page-plan-steps =
    { $n ->
        [0] No step can be made with what you have now.
        [one] { $n } step can be made with what you have now.
       *[other] { $n } steps in a row can be made with what you have now.
    }
page-plan-tools =
    { $n ->
        [one] The next step needs { $n } tool.
       *[other] The next step needs { $n } tools.
    }
page-plan-prices = One step for: { $prices }.
page-plan-takes = In this round one step takes { $what }.
page-takes = { $n } of { $kinds }{ $rule }
page-takes-more = , more { $a } than { $b }
page-takes-most = , at most { $what }
page-blocked-CANNOT_PAY = goods missing
page-blocked-BOULDER = boulder in the way
page-blocked-ROW_END = end of the row
page-hand-size =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
page-no-cards = no cards
page-playable = can be played now
page-face-up = Face up
page-played =
    { $n ->
        [one] { $n } card face up
       *[other] { $n } cards face up
    }
page-waiting = waits for its effects
page-ask = Ask me about cards
page-ask-always = always
    .words = Ask me whenever a card of mine can be played in somebody else’s turn.
page-ask-needed = if urgent
    .words = In others’ turns ask me only for cards that cannot wait; at the end of a phase ask for all of them.
page-ask-never = never
    .words = Never ask me for cards in others’ turns.
page-picky = Choose amounts
page-score = Points so far
page-points = { $n } VP
page-standing = What everybody would score if the game ended now
page-filter-field = fields
page-filter-about = About

page-signs = What the signs mean
sign-places = places for workers on a space, row by row. The dark ones are what its next use takes.
sign-row = the row of a field. Harvested, the field gives so many of its crop and falls by a row; an empty field rises by one in every round.
sign-yard = the farmyard card of that round. When the round begins, the card goes, and sheep on it are lost; in the stable they stay.
sign-window = the window of the community center: how many workers you get in the next round, later points. The center follows the hindmost building.
sign-boulder = a boulder in the way. Tools push it when buildings advance.
sign-points = 3 points, once the building has passed the sign and as long as the center has not covered it.
sign-steps = how many steps the building could make now, and what one costs.
sign-income = what you get in every phase 3.
