# Words of Agricola. What the engine counts is given as words ready to print: $what, $card, $space, $price …
# $n = a figure as printed; $count = the number its noun agrees with; $case = nom, acc or gen, for languages with cases.
# Cards stand in minors.en.ftl and occupations.en.ftl, the words of the pages in page.en.ftl.

## Goods and other things that are counted. `.name` = the thing without a number

thing-food = { $n } food
    .name = food
thing-wood = { $n } wood
    .name = wood
thing-clay = { $n } clay
    .name = clay
thing-reed = { $n } reed
    .name = reed
thing-stone = { $n } stone
    .name = stone
thing-grain = { $n } grain
    .name = grain
thing-vegetable =
    { $count ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
    .name = vegetables
thing-sheep = { $n } sheep
    .name = sheep
thing-boar = { $n } boar
    .name = boar
thing-cattle = { $n } cattle
    .name = cattle
thing-any_building_resource =
    { $count ->
        [one] { $n } building resource of your choice
       *[other] { $n } building resources of your choice
    }
    .name = building resources
thing-field =
    { $count ->
        [one] { $n } field
       *[other] { $n } fields
    }
    .name = fields
thing-fence =
    { $count ->
        [one] { $n } fence
       *[other] { $n } fences
    }
    .name = fences

thing-person =
    { $count ->
        [one] { $n } person
       *[other] { $n } people
    }
    .name = people
thing-begging =
    { $count ->
        [one] { $n } begging card
       *[other] { $n } begging cards
    }
    .name = begging cards

list-and = { $first } and { $last }
list-or = { $first } or { $last }
word-nothing = nothing
word-free = free

house-wood = wooden hut
house-clay = clay hut
house-stone = stone house

## Action spaces

space-build-rooms-stables = Build Rooms and/or Stables
space-starting-player-minor = Starting Player and Minor Improvement
space-starting-player-storehouse = Starting Player and Storehouse
space-take-grain = Take 1 Grain
space-plow-field = Plow 1 Field
space-occupation = Occupation
space-stable-bake = Build a Stable and/or Bake
space-day-laborer = Day Laborer
space-day-laborer-family = Day Laborer
space-wood-3 = 3 Wood
space-wood-3-solo = 3 Wood (alone: 2)
space-clay-1 = 1 Clay
space-reed-1 = 1 Reed
space-fishing = Fishing
space-occupation-3p = Occupation (3 players)
space-resources-2-3p = 2 Building Resources (3 players)
space-wood-2-3p = 2 Wood (3 players)
space-clay-1-3p = 1 Clay (3 players)
space-resource-1-3p = 1 Building Resource
space-wood-1-4p = 1 Wood (4 players)
space-wood-2-4p = 2 Wood (4 players)
space-clay-2-4p = 2 Clay (4 players)
space-reed-stone-food-4p = Reed, Stone and Food
space-traveling-players-4p = Traveling Players
space-occupation-4p = Occupation (4 players)
space-resources-2-4p = 2 Building Resources (4 players)
space-wood-4-5p = 4 Wood (5 players)
space-clay-3-5p = 3 Clay (5 players)
space-reed-stone-wood-5p = Reed, Stone and Wood
space-animal-market-5p = Animal Market
space-room-or-players-5p = Build a Room or Traveling Players
space-occupation-or-growth-5p = Occupation or Family Growth
space-resources-or-growth-5p = 2 Building Resources or Family Growth
space-sow-bake = Sow and/or Bake
space-improvement = Major or Minor Improvement
space-sheep-1 = 1 Sheep
space-fences = Fences
space-stone-1-stage2 = 1 Stone (stage 2)
space-renovation-improvement = Renovation and Improvement
space-family-growth-minor = Family Growth and Minor Improvement
space-take-vegetable = Take 1 Vegetable
space-boar-1 = 1 Boar
space-stone-1-stage4 = 1 Stone (stage 4)
space-cattle-1 = 1 Cattle
space-plow-sow = Plow and/or Sow
space-family-growth-urgent = Family Growth without Room
space-renovation-fences = Renovation and Fences

## What a space or a card lets one do

do-build_rooms =
    { $most ->
        [0] build any number of rooms
        [one] build 1 room
       *[other] build up to { $most } rooms
    }
do-build_stables =
    { $most ->
        [0] build any number of stables for { $price } each
        [one] build 1 stable for { $price }
       *[other] build up to { $most } stables for { $price } each
    }
do-build_stables-free =
    { $most ->
        [0] build any number of stables for nothing
        [one] build 1 stable for nothing
       *[other] build up to { $most } stables for nothing
    }
do-build_fences = build fences for { $price } each
do-build_fences-free = build fences for nothing
do-plow =
    { $most ->
        [0] plow any number of fields
        [one] plow 1 field
       *[other] plow up to { $most } fields
    }
do-sow = sow
do-bake_bread = bake bread
do-renovate = renovate your whole house
do-family_growth = family growth, if there is a room for the child
do-family_growth-since = from round { $n } on family growth, if there is a room for the child
do-family_growth-anyway = family growth, even without a room for the child
do-take_starting_player = take the starting player marker
do-play_minor = play 1 minor improvement
do-build_major = build 1 major improvement
do-build_major_or_play_minor = build 1 major or play 1 minor improvement
do-play_occupation = play 1 occupation for { $price }
do-play_occupation-first = play 1 occupation (your first for nothing, each later one for { $price })
do-play_occupation-two = play 1 occupation (your first two for { $price } each, each later one for { $later })
do-take_accumulated = take everything that lies here (every round adds { $what })
do-take = take { $what }
do-gain = get { $what }
do-gain-different = get { $what }, all different
do-pay = pay { $price } and { $what }
do-claim = claim { $what }
do-later = { $what } on each of the round spaces { $rounds }
join-all = { $first } and { $last }
join-at_least_one = { $first } and/or { $last }
join-first_required_rest_optional = { $first }; then you may { $last }
join-choose_one = { $first }, or { $last }

## Text of a card, as far as it follows from its facts

fact-cost = Cost: { $costs }.
fact-cost-return =
    { $which ->
        [fireplace] give up a Fireplace
        [cooking_hearth] give up a Cooking Hearth
        [oven] give up an oven
        [improvement] { $count ->
            [one] give up an improvement
           *[other] give up { $count } improvements
        }
       *[other] give up { $which }
    }
fact-needs = Requires { $needs }.
fact-points =
    { $count ->
        [one] { $n } point.
       *[other] { $n } points.
    }
fact-passing = When you have played this card, pass it to the next player on the left.
fact-upgrade = Upgrade.
fact-also_major = It is a minor and a major improvement at once; an action for either plays it.
fact-doubtful = (This price is doubtful.)
fact-cook = At any time you may turn into food: { $rates }.
fact-cook-rate = { $what } for { $food } each
fact-bake = With a bake action: grain for { $food } food each.
fact-bake-limit =
    { $count ->
        [one] With a bake action: at most { $n } grain for { $food } food.
       *[other] With a bake action: at most { $n } grain for { $food } food each.
    }
fact-counts_as =
    { $which ->
        [fireplace] Counts as a Fireplace.
       *[cooking_hearth] Counts as a Cooking Hearth.
    }
fact-oven = Is an oven.
fact-deck = Deck { $deck }.
fact-deck-players =
    { $count ->
        [1] Deck { $deck }, for any number of players.
       *[other] Deck { $deck }, for { $n } or more players.
    }
fact-top-suffix = { $card } (below { $top })
fact-price-suffix = { $card } ({ $price })

deck-E = Deck E, the basic one
deck-I = Deck I, the interactive one
deck-K = Deck K, the complex one
deck-own = Deck of cards of your own
kind-major = Major improvement
    .many = Major improvements
kind-minor = Minor improvement
    .many = Minor improvements
kind-occupation = Occupation
    .many = Occupations

need-occupations =
    { $count ->
        [one] { $n } occupation
       *[other] { $n } occupations
    }
need-improvements =
    { $count ->
        [one] { $n } improvement
       *[other] { $n } improvements
    }
need-ovens =
    { $count ->
        [one] { $n } oven
       *[other] { $n } ovens
    }
need-animals =
    { $count ->
        [one] { $n } animal
       *[other] { $n } animals
    }
need-sheep = { $n } sheep
need-boar = { $n } boar
need-cattle = { $n } cattle
need-rooms =
    { $count ->
        [one] { $n } room
       *[other] { $n } rooms
    }
need-grain_fields =
    { $count ->
        [one] { $n } field with grain
       *[other] { $n } fields with grain
    }
need-vegetable_fields =
    { $count ->
        [one] { $n } field with vegetables
       *[other] { $n } fields with vegetables
    }
need-planted_fields =
    { $count ->
        [one] { $n } sown field
       *[other] { $n } sown fields
    }
need-occupations_max =
    { $count ->
        [0] that you have played no occupation
        [one] that you have played at most { $n } occupation
       *[other] that you have played at most { $n } occupations
    }
need-any_opponent_occupations_max =
    { $count ->
        [0] that an opponent has played no occupation
        [one] that an opponent has played at most { $n } occupation
       *[other] that an opponent has played at most { $n } occupations
    }
need-round_max = round { $n } at the latest
need-house =
    { $house ->
        [wood] that you live in a wooden hut
        [clay] that you live in a clay hut
       *[stone] that you live in a stone house
    }

## What can be done. $cell = a cell of the farm by row and column, from 0; $field = a field; $what = goods

act-place = { $space }
act-place-goods = { $space }: { $what }
act-announce = Wish to go to { $space }
act-room = Build a room in { $cell }
act-stable = Build a stable in { $cell }
act-plow = Plow { $cell }
act-sow = Sow { $what }: { $field }
act-fence =
    { $count ->
        [one] Fence in { $cells }: { $n } fence
       *[other] Fence in { $cells }: { $n } fences
    }
act-fence-split =
    { $count ->
        [one] Divide a pasture, { $cells } on one side: { $n } fence
       *[other] Divide a pasture, { $cells } on one side: { $n } fences
    }
act-take = Take { $what }
act-take-from = Take { $what } ({ $where })
act-take-price = Take { $what } for { $price }
act-take-draw = Drawn: { $what }
act-bake = Bake 1 grain with { $card }: { $food }
act-renovate = Renovate: { $house }
act-renovate-price = Renovate: { $house } for { $price }
act-build = Build { $card }
act-build-price = Build { $card }: { $price }
act-play = Play { $card }
act-play-price = Play { $card }: { $price }
act-discard = Discard { $card }
act-pay = Pay { $what }
act-keep-herd = Keep { $what }
act-keep-herd-rest = Keep { $what }; { $rest }
act-keep = Keep { $card }
act-draft = Draft { $card }
act-mulligan =
    { $deck ->
        [occupations] Lay aside all your occupations and draw one fewer
       *[minors] Lay aside all your minor improvements and draw one fewer
    }
act-eat = Eat { $what }: { $food }
act-cook = Cook { $what } with { $card }: { $food }
act-way = { $card }: turn { $what } into { $food }
act-convert = Use { $card }
act-convert-part = Use { $card }: { $what }
act-beg =
    { $count ->
        [0] Feed your family
        [one] Feed your family as far as it goes and take { $n } begging card
       *[other] Feed your family as far as it goes and take { $n } begging cards
    }
act-release = Release { $what }
act-release-return = Give back { $what }
act-field = { $field }
act-field-of = { $field } of { $whose }
act-draw =
    { $deck ->
        [occupation] Draw an occupation
       *[minor] Draw a minor improvement
    }
act-space = { $space }
act-exchange = Exchange goods for food, or release animals
act-trade = Exchange three cards of your hand for one
act-use = Use { $card }
act-use-what = Use { $card }: { $what }
act-use-plow = Plow with { $card }
act-choose = { $what }
act-choose-number = Possibility { $n }
act-order = First { $card }
act-pass = Do without
act-pass-build = Finished
act-pass-rooms = Build no more rooms
act-pass-stables = Build no more stables
act-pass-plow = Plow no more
act-pass-sow = Sow no more
act-pass-bake = Bake no more
act-pass-fences = Build no more fences
act-pass-improvement = No improvement
act-pass-occupation = No occupation
act-pass-exchange = Finished
act-pass-return = Give back no more
act-pass-take = Take no more
act-pass-feed =
    { $count ->
        [0] Finished: nobody needs food
       *[other] Feed your family: { $food }
    }
act-pass-mulligan = Keep this hand
act-pass-use = Do not use the card
act-pass-place = Place nobody
act-first = Starting player: { $whose }
act-reveal = New round card: { $space }
act-deal = { $whose } gets: { $card }
act-lot = By lot { $whose } plays { $card }
act-deal-hidden =
    { $deck ->
        [occupation] { $whose } gets an occupation
       *[minor] { $whose } gets a minor improvement
    }

pay-give-up = give up { $card }
pay-by = { $what } (thanks to { $cards })
price-or = { $first }, or { $last }
rest-cook = { $what } cooked for { $food }
rest-release = { $what } released
lost-let-go = { $what } let go for lack of room
lost-card =
    { $n ->
        [one] { $n } card of the hand discarded
       *[other] { $n } cards of the hand discarded
    }
lost-sown =
    { $n ->
        [one] { $n } crop on the fields lost
       *[other] { $n } crops on the fields lost
    }
lost-laid =
    { $n ->
        [one] { $n } good on the card lost
       *[other] { $n } goods on the card lost
    }
lost-fence =
    { $n ->
        [one] { $n } free fence not used
       *[other] { $n } free fences not used
    }
looming-harvest = The harvest comes after this round. As things stand: { $what }.
looming-young = no room for the young: { $what }
sum-field = reaped { $what }
given-feeding = family fed with { $what }
sum-left = { $what } left over
sum-breeding = born: { $what }
cell-row = row { $row }, column { $columns }
cells-row = row { $row }, columns { $columns }
field-card = { $card }
field-card-part = { $card }, place { $n }

## What a card offers, where its parts do not say it themselves. $n = the place of the choice, else numbers of the card

choice-basin_maker = Put { $n } wood on the card
choice-clay_deposit = Get { $points } bonus points
choice-corn_profiteer = Sell the grain to { $whose }
choice-tavern = Get { $points } bonus points

## What is told of it to others, where the words of the choice would not fit

did-keep-hidden = Keeps a card
did-keep = Keeps { $card }
did-draft = Drafts { $card }
did-discard = Discards { $card }
did-draft-hidden = Drafts a card
did-discard-hidden = Discards a card face down
did-mulligan =
    { $deck ->
        [occupations] Lays aside all occupations and draws one fewer
       *[minors] Lays aside all minor improvements and draws one fewer
    }
did-room = Builds a room in { $cell }
did-stable = Builds a stable in { $cell }
did-plow = Plows { $cell }
did-sow = Sows { $what }: { $field }
did-fence =
    { $count ->
        [one] Fences in { $cells }: { $n } fence
       *[other] Fences in { $cells }: { $n } fences
    }
did-fence-split =
    { $count ->
        [one] Divides a pasture, { $cells } on one side: { $n } fence
       *[other] Divides a pasture, { $cells } on one side: { $n } fences
    }
did-take = Takes { $what }
did-take-price = Takes { $what } for { $price }
did-bake = Bakes 1 grain with { $card }: { $food }
did-renovate = Renovates: { $house }
did-renovate-price = Renovates: { $house } for { $price }
did-build = Builds { $card }
did-build-price = Builds { $card }: { $price }
did-play = Plays { $card }
did-play-price = Plays { $card }: { $price }
did-pay = Pays { $what }
did-keep-herd = Keeps { $what }
did-keep-herd-rest = Keeps { $what }; { $rest }
did-eat = Eats { $what }: { $food }
did-cook = Cooks { $what } with { $card }: { $food }
did-way = { $card }: turns { $what } into { $food }
did-convert = Uses { $card }
did-convert-part = Uses { $card }: { $what }
did-beg =
    { $count ->
        [0] Feeds the family
        [one] Feeds the family as far as it goes and takes { $n } begging card
       *[other] Feeds the family as far as it goes and takes { $n } begging cards
    }
did-release = Releases { $what }
did-release-return = Gives back { $what }
did-draw =
    { $deck ->
        [occupation] Draws an occupation
       *[minor] Draws a minor improvement
    }
did-trade = Exchanges three cards for one
did-use = Uses { $card }
did-use-what = Uses { $card }: { $what }
did-use-plow = Plows with { $card }
did-announce = Wants to go to { $space }
did-pass-feed =
    { $count ->
        [0] Needs no food
       *[other] Feeds the family: { $food }
    }

## Questions. $who = whoever must decide

ask-because = { $question } ({ $cause })
ask-place = { $who }: where do you place a person?
ask-parting = { $who }: is there anything else in this turn?
ask-place-again = { $who }: goods are claimed there; do you go all the same, or elsewhere?
ask-build = { $who }: what do you do here?
ask-offer = { $who }: what do you do?
ask-one = { $who }: which one do you choose?
ask-any = { $who }: what do you do next?
ask-rooms = { $who }: where do you build a room?
ask-stables = { $who }: where do you build a stable?
ask-plow = { $who }: where do you plow a field?
ask-sow = { $who }: what do you sow, and where?
ask-bake = { $who }: do you bake bread?
ask-renovate = { $who }: to what do you renovate your house?
ask-fences = { $who }: which cells do you fence in?
ask-improvement = { $who }: which improvement do you choose?
ask-occupation = { $who }: which occupation do you play?
ask-pay = { $who }: how do you pay?
ask-pay-room = { $who }: how do you pay for the room?
ask-pay-renovation = { $who }: how do you pay for the renovation?
ask-pay-stable = { $who }: how do you pay for the stable?
ask-pay-card = { $who }: how do you pay for { $card }?
ask-pay-fences = { $who }: how do you pay for the fences?
ask-food = { $who }: what do you turn into food? You have { $food } of the { $need } needed.
ask-exchange = { $who }: what do you exchange?
ask-feed = { $who }: your family needs { $need } food, you have { $food }. What do you do?
ask-animals = { $who }: there is no room for all animals. Which do you keep?
ask-breed = { $who }: there is no room for all animals after the births. Which do you keep?
ask-take = { $who }: what do you take?
ask-choice = { $who }: which do you choose?
ask-use = { $who }: do you use the card?
ask-space = { $who }: which space?
ask-return = { $who }: which animals do you give back?
ask-order = { $who }: which card comes first?
ask-pick = { $who }: which card do you keep?
ask-mulligan = { $who }: do you keep your hand?
ask-trade = { $who }: which three cards do you give for a new one?
ask-field = { $who }: which field do you choose?
ask-first = Chance: who is starting player?
ask-reveal = Chance: which round card comes up?
ask-deal = Chance: which card is dealt?
ask-draw = Chance: what is drawn?

## Why something is not allowed

why-NOT_YOUR_TURN = It is not your decision now; wait until you are asked.
    .section = §3.4
why-WRONG_PART = This is not what is asked now; first answer the open question.
    .section = §4.3
why-REST_IMPOSSIBLE = After this, something that must be done could not be done any more; choose so that it can.
    .section = §4.3
why-CANNOT_PAY = You do not have what this costs; only goods in your supply count, not crops on fields or goods on round spaces.
    .section = §4.8
why-SPACE_OCCUPIED = Somebody stands on this space already; each takes one person per round, so choose an empty one.
    .section = §4.1
why-SPACE_NOT_REVEALED = This round card has not been turned up yet; it can be used from its round on.
    .section = §3.2
why-SPACE_NOT_IN_GAME = This space belongs to another number of players or to the other kind of game; use one that lies on the table.
    .section = §2.7
why-NO_PERSON_LEFT = You have nobody left at home in this round; children help from the next round on.
    .section = §3.4
why-TWO_PEOPLE = In one turn you place one person, unless a card allows a second one there.
    .section = §3.4
why-NOTHING_PERFORMED = Nothing would be done there; go only where you carry out the action.
    .section = §4.2
why-ACTION_LIMIT = This is more than the action allows, or something it does not allow.
    .section = §4.3
why-PARTIAL_TAKE = You take all goods lying on a space, never a part of them.
    .section = §4.4
why-EMPTY_SPACE = Nothing lies on this space; choose one with goods on it.
    .section = §4.4
why-SECOND_WITHOUT_FIRST = The second part of this action is open only after the first.
    .section = §4.3
why-ROOM_NOT_ADJACENT = A new room must share an edge with a room of your house.
    .section = §6.4
why-CELL_NOT_FREE = It needs a free cell, one that is empty and outside all pastures.
    .section = §6.4
why-WRONG_MATERIAL = All rooms of a house are of one material; build in the present one.
    .section = §7.2
why-PARTIAL_RENOVATION = You renovate your whole house at once, or not at all.
    .section = §7.4
why-DOUBLE_RENOVATION = One renovation is one step: wood to clay, or clay to stone.
    .section = §7.5
why-ALREADY_STONE = Your house is of stone; it cannot be renovated any further.
    .section = §7.5
why-FAMILY_FULL = A family has five people at most; yours is complete.
    .section = §8.1
why-NO_ROOM = You need more rooms than people before a child can be born here; build a room first.
    .section = §8.2
why-TOO_EARLY = Here a family can grow from round 5 on.
    .section = §5.5
why-FIELD_NOT_ADJACENT = A new field must share an edge with one of your fields.
    .section = §9.1
why-FIELD_NOT_EMPTY = Only empty fields are sown; harvest or plow first.
    .section = §9.5
why-NO_SEED = There is no seed for this in your supply; you need at least one of the crop itself.
    .section = §9.7
why-STABLE_LIMIT = You have built all four stables; there are no more.
    .section = §10.1
why-STABLE_CELL = A stable needs a cell without a room, a field or another stable.
    .section = §10.1
why-FENCE_LIMIT = You have only fifteen fences; so many are not left. Choose a pasture with a shorter border.
    .section = §10.3
why-FENCE_OPEN = These fences leave a gap; a pasture must be fenced in all around.
    .section = §10.4
why-FENCE_LOOSE = Every fence must be part of the border of a pasture; these cells do not make a new one.
    .section = §10.4
why-FENCE_ENCLOSES = A pasture holds empty cells and stables only, neither rooms nor fields.
    .section = §10.9
why-PASTURE_DETACHED = All your pastures must hang together; the new one must share an edge with another.
    .section = §10.4
why-FENCE_REMOVED = Fences stay where they are; a pasture can only be divided.
    .section = §10.3
why-MIXED_PASTURE = A pasture holds one kind of animal only; keep a mixture that finds room in separate places.
    .section = §11.3
why-OVER_CAPACITY = There is no room for so many; 2 animals for each cell of a pasture, twice as many for each stable in it, 1 in the house and in each stable outside.
    .section = §11.4
why-ANIMAL_IN_SUPPLY = Animals live on the farm; whatever finds no room is cooked or released.
    .section = §11.4
why-NO_COOKING = You have nothing to turn this into food with; build a Fireplace or a Cooking Hearth.
    .section = §12.2
why-BREEDING_LOCK = From the births to the end of the harvest no animal becomes food; cook before.
    .section = §12.3
why-NO_BAKE_ACTION = Bread is baked with a bake action only; otherwise grain is eaten raw.
    .section = §13.1
why-NO_BAKER = This card does not bake for you; you need a Fireplace, a Cooking Hearth or an oven of your own.
    .section = §13.3
why-BAKE_LIMIT = This oven has baked all it can in one action; bake the rest elsewhere.
    .section = §13.2
why-CRAFT_LIMIT = This card works in the feeding phase only, and then only as often as it says.
    .section = §15.4
why-MAJOR_TAKEN = This improvement is not on display any more; choose one that still is.
    .section = §15.1
why-MAJOR_NOT_ALLOWED = This action does not allow this kind of improvement.
    .section = §15.10
why-REQUIREMENT = You do not meet the requirement of this card yet.
    .section = §15.6
why-HOLD_BACK_FOOD = Whoever has food must feed the family with it; begging cards are only for what is missing.
    .section = §14.3
why-SKIP_FIELD = Every sown field is harvested; nothing can be left standing.
    .section = §14.2
why-PASS = As long as you can place a person, you must.
    .section = §3.4
why-NOT_IN_HAND = This card is not in your hand; play one that is.
    .section = §15.1
why-GAME_OVER = The game is over; nothing more can be done.
    .section = §3.7
why-nothing-paid = You cannot pay for anything that can be done there; go only where you can carry out the action.
why-few-animals = You do not have so many animals.
why-few-cards = There are too few cards: three of your hand are laid down for one, and the deck must have what is drawn.
lack-room = a room
lack-occupation = an occupation
lack-card = Price of { $card }: { $price }.
lack-played = { $card }
lack-stable = a stable
lack-renovation = renovation
lack-fences =
    { $n ->
        [one] a pasture with { $n } new fence
       *[other] a pasture with { $n } new fences
    }
lack-cost = { $thing } costs { $price }
lack-have = { $costs }; you have { $have }.
lack-needs = { $card } requires: { $needs }.
why-food-lacking = Your family needs { $n } more food: make it, or beg for all that is missing.

## The course of the game

word-round = Round { $n }
word-round-of = Round { $n } of { $of }
word-after-work = Round { $n }, after work
word-after-harvest = Round { $n }, after the harvest
word-phase-setup = Setting up
word-phase-start = Start of the round
word-phase-replenish = New goods
word-phase-work = Work
word-phase-return = Return home
word-phase-field = Harvest: fields
word-phase-feeding = Harvest: feeding
word-phase-breeding = Harvest: births
word-phase-end = Scoring
word-phase-over = End of the game
word-starting-player = Starting player

## The table in a terminal. The words of `board-cell-…` are short: they stand in a cell of the farm

board-decks = Decks: { $occupations } occupations, { $minors } minor improvements
board-coming = To come
board-animals = Animals
board-in-house = in the house or a stable
board-on-card = on a card
board-building = Building
board-fences-left =
    { $n ->
        [one] { $n } fence left
       *[other] { $n } fences left
    }
board-stables-left =
    { $n ->
        [one] { $n } stable left
       *[other] { $n } stables left
    }
board-capacity = pastures hold { $what }
board-need = { $what } needed after round { $n }
board-cards = Cards
board-hand-size = hand: { $occupations } occupations, { $minors } minor
board-pack = To choose from
board-cell-room = room
board-cell-field = field
board-cell-stable = stab.
board-cell-grain = grain
board-cell-vegetable = veget.
board-cell-wood = wood
board-cell-sheep = sheep
board-cell-boar = boar
board-cell-cattle = cattle

## Score

score-fields = Fields
score-pastures = Pastures
score-grain = Grain
score-vegetables = Vegetables
score-sheep = Sheep
score-boar = Boar
score-cattle = Cattle
score-unused = Unused cells
score-stables = Fenced stables
score-rooms = Rooms
score-people = People
score-cards = Points on cards
score-bonus = Bonus points
score-begging = Begging cards
score-total = Total
outcome-won = { $n } points: the goal of { $goal } for game { $game } of the series is reached. Game { $next } begins with { $food }.
outcome-target = { $n } points: the goal of { $goal } for a game alone is reached.
outcome-reached = { $n } points: the goal of { $goal } for a game alone is reached. It may begin a series: game { $next } starts with { $food }.
outcome-keep = One of your played occupations becomes permanent.
sequel = Next game, keeping { $card }
sequel-again = The same game of the series again
sequel-next = Next game of the series
outcome-missed = Your score alone: { $n }. The goal of { $goal } is missed this time.
outcome-lost = { $n } points: the goal of { $goal } for game { $game } of the series is missed. The series is over.
outcome-again = { $n } points: the goal of { $goal } for game { $game } of the series is missed. The same game can be tried again.
outcome-family =
    { $count ->
        [one] { $n } point on your own.
       *[other] { $n } points on your own.
    }

## Options of a game. A yes/no option says what happens with “yes”.

option-players = How many people play; one person plays alone for a goal.
option-mode = Which game is played.
    .full = the full game, with occupations and minor improvements
    .family = the family game, without cards in hand
option-decks = Which decks are shuffled together: E is the basic one, I the interactive one, K the complex one.
    .E = E, the basic deck
    .I = I, the interactive deck
    .K = K, the complex deck
option-deal = How hands are dealt. “10-3” means ten cards of each kind of which three are laid aside.
    .normal = seven cards of each kind
    .mulligan = seven of each; who does not like them draws one fewer
    .draft = one card is picked, the rest goes to the left
option-three_for_one = At any time three cards of the hand can be exchanged for one from a deck.
option-round_cards = The order of the round cards within their stages.
    .random = shuffled
option-hand = Alone: which cards the hand holds at the start.
    .random = dealt at random
option-series = A series of games alone: which game it is, the food at the start, and the permanent occupations. Empty: a game of its own, or the first of a series.
option-list = How many ways to turn goods into food are offered.
    .short = the best way for each kind of goods
    .full = every way there is
option-first_player = Who is starting player in the first round.
    .random = drawn at random
    .A = seat A
    .B = seat B
    .C = seat C
    .D = seat D
    .E = seat E
option-family5_must_differ = Family game with five: the two building resources of one space must differ.
option-family34_must_differ = Family game with three or four: the two building resources of one space must differ.
option-must_pay_food_first = Food at hand must be used for feeding; otherwise it may be kept back for begging cards.
option-empty_space_usable = A person may also go where nothing lies at the moment.
option-new_oven_bake_with_all = The baking when an oven is built is done with all baking improvements; otherwise with the new oven alone.
option-academic_counts_double_for_cost = An occupation that counts as two makes later occupations dearer like two.
option-card_fields_score_as_fields = Places to sow on cards score as fields.
option-permanent_occupations_count_for_cost = In a series alone, permanent occupations make later ones dearer.
option-solo_retry = In a series alone, a game that was lost may be tried again; otherwise the series is over.

## The lobby and the list of cards

way-family = Family game
way-full = Full game, with cards
about-title = Agricola
about-weight = rich, for a long evening
about-words = A hut, two people and fourteen rounds: plow and sow, fence pastures, keep animals, enlarge your house and your family, and see to it that all are fed when the harvest comes. With up to 318 cards every farm becomes another one.

filter-kind = Kind
filter-deck = Deck
filter-players = Players
    .any = any number
    .three = three or more
    .four = four or more
filter-traits = Traits
    .passing = passed on when played
    .upgrade = upgrade
    .cooks = cooks
    .bakes = bakes
    .points = has points
    .needs = has a requirement
