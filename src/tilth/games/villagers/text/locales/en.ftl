# Words of Villagers. Cards, suits, seats and places are given as words ready to print:
# $card, $event = names; $suit, $back = suit words; $whose, $who = a seat's name;
# $nth = which place of the road or which stack, as word-nth says it; $where = a place; $n, $coins, $price, $ducats = numbers.

## Suits

suit-grain = grain
suit-wood = wood
suit-hay = hay
suit-ore = ore
suit-grape = grape
suit-wool = wool
suit-leather = leather
suit-solitary = solitary
suit-special = special

## Options of a decision. $back = "none" leaves the back out.

act-draft-road =
    Take { $card }{ $coins ->
        [0] {""}
        [one] {" "}with { $coins } ducat
       *[other] {" "}with { $coins } ducats
    }, { $nth } on the road
act-draft-stack =
    Take the top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-draft-reserve =
    Take the top card of the reserve{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-give-road = Give the Countess { $card }, { $nth } on the road
act-give-stack =
    Give the Countess the top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-ducat = Put a ducat on { $card }, { $nth } on the road
act-ducat-none = Put no ducat anywhere
act-play = Play { $card }
act-with = Together with { $card }
act-on = On { $card }
act-pay-bank =
    { $price ->
        [one] Pay the bank { $price } ducat
       *[other] Pay the bank { $price } ducats
    }
act-pay-free = Open the padlock for nothing
act-pay-own = Use your own { $card }: the bank puts the ducats on it
act-pay-rival =
    { $price ->
        [one] Put { $price } ducat of yours on { $card } ({ $whose })
       *[other] Put { $price } ducats of yours on { $card } ({ $whose })
    }
act-hire = Hire { $card }
act-give-card = Give { $card }
act-give-hidden =
    Give a hand card{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-return-stack =
    Put it on the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-return-reserve = Put it on the reserve
act-swap = Swap with { $card } ({ $whose })
act-side-gold = Gold side up
act-side-food = Food side up
act-cover = Cover it with { $card }
act-smuggle =
    { $ducats ->
        [one] Smuggle half the gold of { $card }: gain { $ducats } ducat
       *[other] Smuggle half the gold of { $card }: gain { $ducats } ducats
    }
act-end = End the turn
act-jester = Jester: discard { $event }
act-resolve = Resolve { $event }
act-pick = Choose { $card } ({ $whose })
act-discard = Discard { $card }
act-from-stack =
    Top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
act-from-reserve = Top card of the reserve
act-buy-off =
    { $price ->
        [one] Pay the bank { $price } ducat and keep the full limit
       *[other] Pay the bank { $price } ducats and keep the full limit
    }
act-accept = Pay nothing and take the lower limit
act-deal = { $whose } is dealt: { $card }
act-back = { $where }: back { $suit }
act-reveal = { $where }: { $card }
act-event = New event: { $event }
act-first = First player: { $whose }

## What was done, as the log tells it

did-draft-road =
    Takes { $card } from the road{ $coins ->
        [0] {""}
        [one] {" "}with { $coins } ducat
       *[other] {" "}with { $coins } ducats
    }
did-draft-stack =
    Takes the top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
did-draft-reserve =
    Takes the top card of the reserve{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
did-give-road = Gives the Countess { $card } from the road
did-give-stack =
    Gives the Countess the top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
did-ducat = Puts a ducat on { $card }
did-ducat-none = Puts no ducat anywhere
did-play = Plays { $card }
did-with = together with { $card }
did-on = on { $card }
did-pay-bank =
    { $price ->
        [one] pays the bank { $price } ducat for the padlock
       *[other] pays the bank { $price } ducats for the padlock
    }
did-pay-free = opens the padlock for nothing
did-pay-own = own { $card } opens the padlock: the bank puts the ducats on it
did-pay-rival =
    { $price ->
        [one] { $card } ({ $whose }) opens the padlock for { $price } ducat
       *[other] { $card } ({ $whose }) opens the padlock for { $price } ducats
    }
did-hire = Hires { $card }
did-give-card = gives { $card } for it
did-give-hidden =
    gives a hand card for it{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
did-return-stack = puts it on the { $nth } stack
did-return-reserve = puts it on the reserve
did-swap = swaps with { $card } ({ $whose })
did-side-gold = gold side up
did-side-food = food side up
did-cover = covers it with { $card }
did-smuggle =
    { $ducats ->
        [one] smuggles half the gold of { $card }: { $ducats } ducat
       *[other] smuggles half the gold of { $card }: { $ducats } ducats
    }
did-end = Ends the turn
did-jester = Uses the Jester to discard { $event }
did-resolve = Resolves { $event }
did-pick = chooses { $card } ({ $whose })
did-discard = discards { $card }
did-from-stack =
    takes the top card of the { $nth } stack{ $back ->
        [none] {""}
       *[other] {" "}(back: { $back })
    }
did-from-reserve = takes the top card of the reserve
did-buy-off =
    { $price ->
        [one] pays the bank { $price } ducat and keeps the full limit
       *[other] pays the bank { $price } ducats and keeps the full limit
    }
did-accept = pays nothing and takes the lower limit

## Questions

ask-draft = { $who }: which card do you take?
ask-give = { $who }: which road card do you give the Countess?
ask-ducat = { $who }: on which road card do you put a ducat from the bank?
ask-build = { $who }: what do you do in your build turn?
ask-place = { $who }: where do you lay { $card }?
ask-pay = { $who }: how do you open the padlock of { $card }?
ask-smuggle = { $who }: which villager’s gold do you smuggle?
ask-swap = { $who }: which covered villager does { $card } replace?
ask-cover = { $who }: which hand card will lie on { $card }?
ask-side = { $who }: which side of { $card } is up?
ask-give_card = { $who }: which hand card do you give to hire { $card }?
ask-return = { $who }: on which stack do you put { $card }?
ask-events = { $who }: which event do you resolve now?
ask-pick = { $who }: which villager do you choose? (event: { $event })
ask-discard = { $who }: which hand card do you discard? (event: { $event })
ask-source = { $who }: where does the Countess’s card come from? (event: { $event })
ask-penalty = { $who }: do you pay, or accept the lower limit? (event: { $event })
ask-jester = { $who }: which event does the Jester discard?
ask-deal = Chance: which card is dealt?
ask-back = Chance: which back shows on top?
ask-card = Chance: which card is turned up?
ask-event = Chance: which event is turned up?
ask-first = Chance: who is first player?

## Why something is not allowed

why-NOT_YOUR_TURN = It is another player’s turn.
    .section = §4.2, §7.1
why-REST_IMPOSSIBLE = After this, something that must be done could not be done any more; choose so that it can.
    .section = §7.3
why-WRONG_PART = This cannot be done in the present part of the round.
    .section = §4.2, §7.1
why-MUST_DRAFT = You must go on taking cards until you reach your draft limit.
    .section = §4.2
why-DRAFT_LIMIT = You have already taken as many cards as your draft limit allows.
    .section = §4.2
why-SLOT_EMPTY = No card lies in this place of the road.
    .section = §4.3
why-STACK_EMPTY = This stack has no cards left.
    .section = §4.3
why-RESERVE_CLOSED = The reserve is closed as long as any of the six stacks has cards.
    .section = §4.3
why-ONE_DUCAT = You may put only one ducat on the road per refresh.
    .section = §6.1
why-BUILD_LIMIT = All build actions of this turn are used up.
    .section = §7.3
why-NOT_IN_HAND = This card is not in your hand.
    .section = §7.3, §17.3
why-NO_TAKE_BACK = A card once laid into the village stays where it is.
    .section = §7.6
why-chain = { $card } needs below it in your village, from the bottom: { $below }.
why-price = This costs { $price }; you have { $have }.
why-CHAIN_MISSING = The cards of its chain do not lie below it in your village, in the right order.
    .section = §8.1
why-STACK_FULL = No further card fits on that card.
    .section = §8.2
why-WRONG_SUIT = Both cards on a wild card at the bottom must be of the same suit.
    .section = §8.1
why-BASIC_LIMIT = You have already hired three basic villagers this turn.
    .section = §9.1
why-BASIC_EMPTY = That pile of basic villagers is empty.
    .section = §9.3
why-NO_HAND_CARD = You have no hand card to give in exchange.
    .section = §9.1
why-RETURN_TARGET = The card you give belongs on a stack that still has cards; the reserve takes it only when all six are empty.
    .section = §9.4, §9.5
why-LOCKED = This card has a padlock that must be opened as you play it.
    .section = §10.1
why-CANNOT_PAY = There are too few ducats in your supply.
    .section = §10.4
why-BANK_NOT_ALLOWED = The bank cannot be paid, because a villager that opens this padlock lies in some village.
    .section = §10.3
why-NOT_AN_UNLOCKER = This villager does not open that padlock.
    .section = §10.2
why-MONK_ON_TOP = A monk must be laid together with a card that covers it.
    .section = §11.2
why-TARGET_NOT_COVERED = The apprentice can only replace a villager with a card lying on it.
    .section = §11.3
why-FOREIGN_FOUNDERS = Nobody can take another player’s founders.
    .section = §11.3
why-TARGET_SPECIAL = The apprentice cannot replace this special villager.
    .section = §11.3
why-FREED_NOT_PLACEABLE = The freed villager has no place in your village, so the swap is not possible.
    .section = §11.3
why-NO_TARGET = The smuggler needs an uncovered villager with gold in your village.
    .section = §11.6
why-FOUNDERS_FLIP = The founders are never turned by choice.
    .section = §12.1
why-GIVE_PENDING = First give the Countess a card from the road.
    .section = §18.1
why-GIVE_TARGET = The Countess gets a face-up card from the road, not one from a stack.
    .section = §18.1
why-EVENT_PENDING = Some events have not been resolved yet.
    .section = §19.1
why-EVENT_TARGET = This card does not fit the event.
    .section = §19.10
why-JESTER_USED = The Jester is no longer in the game.
    .section = §20.1
why-JESTER_TOO_LATE = This event has already happened or is being resolved now.
    .section = §20.1

## The table. `.label` = heading without a number

word-road = Road
word-stacks = Stacks
word-nth =
    { $n ->
        [1] { $n }st
        [2] { $n }nd
        [3] { $n }rd
       *[other] { $n }th
    }
word-road-place = Road, { $nth } place
word-road-new = New on the road
word-square-new = Turned up for { $whose }
word-road-codes = { $first } to { $last }: from the 1st to the 6th place
word-stack-codes = { $first } to { $last }: each above its place of the road
word-stack = The { $nth } stack
word-numbered = { $card } no. { $n }
word-reserve = Reserve
word-discard = Discard
word-out = Out of the game
word-basics = Basic villagers
word-bank = Bank
word-supply = Supply
word-square = Village square
word-hand = Hand
word-village = Village
word-first-player = First player
word-countess = The Countess
word-jester = Jester
    .ready = can still be used
    .used = used
    .none = not in this game
word-events = Events
word-events-face-up = Face-up events
word-events-discarded = Discarded events
word-summer = Summer
word-winter = Winter
word-round = Round { $n }
    .label = Round
word-part-draft = Draft part
word-part-refresh = Road refresh
word-part-build = Build part
word-part-events = Event part
word-part-over = End of the game
word-first-market = First market
word-second-market = Second market
word-market-ahead = still ahead
word-market-due = due at the end of this round
word-market-held = held
word-after-market-1 = First market
word-after-market-2 = Second market
lost-card =
    { $n ->
        [one] { $n } hand card discarded
       *[other] { $n } hand cards discarded
    }
lost-villager =
    { $n ->
        [one] { $n } villager lost
       *[other] { $n } villagers lost
    }
word-after-round = Round { $n }, at its end
word-ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
    .label = Ducats
word-coins =
    { $n ->
        [one] { $n } ducat on villagers
       *[other] { $n } ducats on villagers
    }
    .label = Ducats on villagers
word-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .label = Cards
word-villagers =
    { $n ->
        [one] { $n } villager
       *[other] { $n } villagers
    }
    .label = Villagers
word-event-cards =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
    .label = Events
word-food = { $n } food
    .label = Food
word-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
    .label = Builders
word-gold = { $n } gold
    .label = Gold
word-gold-symbols =
    { $n ->
        [one] { $n } gold symbol
       *[other] { $n } gold symbols
    }
    .label = Gold symbols
word-silver = { $n } silver
    .label = Silver
word-padlocks =
    { $n ->
        [one] { $n } padlock
       *[other] { $n } padlocks
    }
    .label = Padlocks
word-keys =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
    .label = Keys
word-symbols =
    { $n ->
        [one] { $n } symbol
       *[other] { $n } symbols
    }
    .label = Suit symbols
word-actions =
    { $n ->
        [one] { $n } build action
       *[other] { $n } build actions
    }
    .label = Build actions
word-hires =
    { $n ->
        [one] { $n } basic villager hired
       *[other] { $n } basic villagers hired
    }
    .label = Basic villagers hired
word-draft-limit = draft limit { $n }
    .label = Draft limit
word-build-limit = build limit { $n }
    .label = Build limit
word-used = { $n } of { $limit }
word-back = back: { $suit }
word-known = known to { $whose }
word-empty = empty
word-none = none
word-gold-side = gold side
word-food-side = food side
word-blank-side = side without gold
word-tinner = padlocks open for nothing this turn
short-padlock = padlock: { $card }
short-stand_in = stands in for another villager
short-swap = takes a covered villager’s place
short-open_padlocks = opens padlocks for nothing this turn
short-half_gold = half of a villager’s gold at once

## Score

score-start = Ducats at the start
score-road = Ducats from the road
score-unlocking = Paid to open padlocks
score-smuggling = Smuggling
score-market1-gold = First market: gold
score-market1-coins = First market: ducats on villagers
score-market2-gold = Second market: gold
score-market2-silver = Second market: silver
score-market2-coins = Second market: ducats taken from villagers
score-events = Events
score-total = Total

## Options of a game. A yes/no option says what happens with “yes”.

option-players = How many people play; one person plays solo against the Countess.
option-level = How strong the Countess is in the solo game.
    .easy = easy
    .normal = normal
    .hard = hard
option-start_road = Which six villagers lie on the road at the start; the usual six are our own choice.
    .random6 = six drawn at random
option-first_player = Who is first player in the first round.
    .random = drawn at random
option-market_latch = A market that has fallen due takes place even if the stacks get cards again before the end of the round.
option-both_markets_same_round = What happens when both markets fall due in the same round.
    .both = both are held, the first one before the second
    .second_only = only the second one is held
option-draft_from_reserve_when_empty = Once all six stacks are empty, cards may be taken straight from the reserve.
option-drafted_cards_to_hand = When the cards taken in the draft part go from the square to the hand.
    .own_limit = as soon as their player has reached the draft limit
    .part_end = for everybody together at the end of the part
option-discard_reshuffle_multi = With two or more players, the discard is shuffled into a new reserve when the reserve runs out.
option-refresh_in_last_round = The road is refreshed in the last round too.
option-two_player_coin_order = With two players, who puts a ducat on the road first.
    .reverse = the player without the first-player card
    .first_player_first = the first player
option-build_limit_timing = When the builders in the village are counted for the build limit.
    .turn_start = once, at the start of the build turn
    .live = all the time, so that new builders help at once
option-return_to_empty_stack = A card given for a basic villager may also be laid on an empty stack place without a market card.
option-key_ring_is_cap = A villager can open no more padlocks than the number on its key ring.
option-tinner_retroactive = The tinner also gives back what was paid for padlocks earlier in the same turn.
option-smuggler_covered_target = The smuggler may choose a covered villager.
option-smuggler_zero_target = The smuggler may be played without any gold to smuggle, for no ducats.
option-apprentice_targets_apprentice = An apprentice may replace another apprentice.
option-apprentice_targets_monk = An apprentice may replace a monk.
option-apprentice_freed_card = Where the villager freed by an apprentice goes.
    .place_now = at once into the village
    .to_hand = to the hand
option-market2_pays_coins_again = At the second market the bank pays for the ducats on villagers once more before they are taken.
option-wood_carver_mode = Which gold the wood carver counts.
    .sum = the gold of all own wood villagers together
    .best_one = only the best wood villager
option-formula_discs_count = The symbols drawn inside a silver formula count as symbols too.
option-tiebreak_counts = Which villagers are counted when ducats are tied.
    .all = all of them
    .uncovered = only the uncovered ones
    .no_basics = all but the basic villagers
option-backs_public = Everybody sees the backs of the hand cards and of the top cards of stacks and reserve.
option-countess_gold_symbols = How many gold symbols the Countess’s own card counts for.
option-solo_blind_take_feeds_countess = In the solo game the Countess also gets a road card when you take a card from a stack.
option-solo_countess_card_from_stack = In the solo game you may give the Countess the top card of a stack instead of a road card.
option-countess_no_card_events = How many events are turned up when there is no card for the Countess.
option-event_reshuffle = What happens when an event deck runs out.
    .same_season = the discarded events of that season are shuffled into a new deck
    .none = no more events come
option-events_count_founders = Events that count cards or symbols count the founders too.
option-event_choice = Who chooses the card for an event that leaves the choice open.
    .player = you choose
    .max = always the card with the highest number
    .min = always the card with the lowest number
    .random = chance decides
option-mood_swing_part_event = What happens to a draft or build event drawn by Mood Swing.
    .wait = it stays face up for the next round
    .discard = it is discarded
option-blackmail_covered = Blackmail also looks at covered villagers.
option-land_claim_covered = Land Claim also counts covered basic villagers.
option-rats_season = In which event deck Rats is.
    .summer = summer
    .winter = winter
option-limit_penalty_after_cap = Arson and Rats lower the limit after it has been capped at five.
option-partial_pay_avoids_penalty = If you cannot pay the full price, paying all you have is enough against Arson and Rats.
option-jester_window = How long the Jester can stop an event that works in the draft or build part.
    .until_first_use = until the event is first applied
    .before_part = only before that part begins
option-it_was_you_deadline = By when the event “It Was You!” makes you use the Jester.
    .next_event_part = by the end of the next event part
    .same_round = at once, when the event is turned up
option-easy_dark_mood = How many events Dark Mood brings in the easy solo game.
    .two = two
    .one = one
option-it_was_you_without_jester = What the event “It Was You!” does when the Jester is already gone.
    .ignore = nothing
    .draw_one = another event takes its place
option-solo_hard_events = Where the additional event of the hard solo game comes in.
    .setup_two = two events lie face up at the start
    .at_least_two = at least two new events every round
    .always_two = exactly two new events every round
option-own_cards = Cards of your own are shuffled in.

## Text of a card

card-suit =
    Suit: { $suit }{ $symbols ->
        [1] {""}
       *[other] {" "}({ $symbols } symbols)
    }.
card-founder = The first card of every village.
card-basic = Basic villager, hired in the build part in exchange for a hand card.
card-bottom = Begins a new chain.
card-alone = Stands alone, outside any chain.
card-on = Lies on: { $card }.
card-chain = Lies on: { $card } (whole chain from the bottom: { $chain }).
card-holds =
    { $n ->
        [0] Nothing can lie on this card.
        [one] { $n } card can lie on this one.
       *[other] { $n } cards can lie on this one.
    }
card-holds-wild = Cards that can lie on this one: at the bottom of a chain { $bottom } of one suit, higher up { $n }.
card-food = Food: { $n }.
card-builders = Builders: { $n }.
card-gold = Gold: { $n }.
card-turned-food = After being turned over: food { $n } instead.
card-turned-builders = After being turned over: builders { $n } instead.
card-turned-gold = After being turned over: gold { $n } instead.
card-padlock = Padlock; opened by: { $card }.
card-keys =
    { $n ->
        [one] Key ring: { $n } padlock ({ $cards }).
       *[other] Key ring: { $n } padlocks ({ $cards }).
    }
card-discard = Discarded after use, without costing a build action.
card-players = Only with { $n } or more players.
card-silver =
    { $amount ->
        [one] Silver at the second market: { $amount } ducat { $what }.
       *[other] Silver at the second market: { $amount } ducats { $what }.
    }

silver-food =
    { $per ->
        [1] for each uncovered food symbol in your village
       *[other] for every { $per } uncovered food symbols in your village
    }
silver-builder =
    { $per ->
        [1] for each uncovered builder symbol in your village
       *[other] for every { $per } uncovered builder symbols in your village
    }
silver-gold_symbol =
    { $per ->
        [1] for each uncovered gold symbol in your village
       *[other] for every { $per } uncovered gold symbols in your village
    }
silver-suit_symbol =
    { $per ->
        [1] for each { $suit } symbol in your village, covered or not
       *[other] for every { $per } { $suit } symbols in your village, covered or not
    }
silver-padlock =
    { $per ->
        [1] for each padlock symbol in your village, covered or not
       *[other] for every { $per } padlock symbols in your village, covered or not
    }
silver-gold_on_suit =
    { $per ->
        [1] for each point of gold printed on the uncovered { $suit } villagers of your village
       *[other] for every { $per } points of gold printed on the uncovered { $suit } villagers of your village
    }
silver-coins_on_one =
    { $per ->
        [1] for each ducat lying on one villager of your choice in your village
       *[other] for every { $per } ducats lying on one villager of your choice in your village
    }

special-stand_in = Wild card: stands for any one villager of a chain except the top one. Play it together with the villager that will lie on it; each of the two costs a build action.
special-swap = Wild card: put it in the place of a covered villager in any village and lay that villager into your own village at once, by the usual rules. The whole swap costs one build action.
special-open_padlocks = Until the end of your build turn you may open the padlock of every card you play for nothing.
special-half_gold = Choose an uncovered villager with gold in your village and gain half of its printed gold from the bank, rounded up.
special-rival = Your rival in the solo game; this card begins her village. Her villagers lie separately and need neither chains nor keys. In the easy game her side without gold is up.
special-cancel_event = Once per game, at any time, discard a face-up event before it happens. Then the card leaves the game.

## Text of an event

season-summer = Summer event.
season-winter = Winter event.
works-events = Happens in the event part.
works-draft = Works in the draft part.
works-build = Works in the build part.
works-reveal = Happens as soon as it is turned up.
works-round = Works until the end of the next event part.

op-she_gains-each =
    { $amount ->
        [one] The Countess gains { $amount } ducat from the bank { $what }.
       *[other] The Countess gains { $amount } ducats from the bank { $what }.
    }
op-she_gains-sum =
    { $amount ->
        [1] The Countess gains ducats from the bank: as many as { $what }.
       *[other] The Countess gains ducats from the bank: { $amount } times as many as { $what }.
    }
op-pay_her-each =
    { $amount ->
        [one] Pay the Countess { $amount } ducat { $what }.
       *[other] Pay the Countess { $amount } ducats { $what }.
    }
op-pay_her-sum =
    { $amount ->
        [1] Pay the Countess ducats from your supply: as many as { $what }.
       *[other] Pay the Countess ducats from your supply: { $amount } times as many as { $what }.
    }

each-food =
    { $whose ->
        [countess] for each food symbol in her village
       *[own] for each uncovered food symbol in your village
    }
each-gold_symbol =
    { $whose ->
        [countess] for each gold symbol in her village
       *[own] for each uncovered gold symbol in your village
    }
each-basic =
    { $whose ->
        [countess] for each basic villager in her village
       *[own] for each basic villager in your village, covered or not
    }
each-largest_suit =
    { $whose ->
        [countess] for each villager of the suit she has most villagers of
       *[own] for each villager of the suit you have most villagers of in your village
    }
each-suit_in_hand = for each different suit among your hand cards
each-hand_card = for each of your hand cards
sum-highest_gold =
    { $whose ->
        [countess] the highest gold number in her village
       *[own] the highest gold number on an uncovered villager of yours
    }
sum-coins_on_one =
    { $whose ->
        [countess] lie on the villager of hers that carries most ducats
       *[own] lie on the villager of yours that carries most ducats
    }

op-coins_on_one =
    { $whose ->
        [countess] Choose a villager with a key ring in the Countess’s village. Ducats from the bank are put on it, as many as its key number.
       *[own] Choose a villager with a key ring in your village. Ducats from the bank are put on it, as many as its key number.
    }
op-coins_on_each =
    { $whose ->
        [countess] { $amount ->
            [one] { $amount } ducat from the bank is put on each villager with a key ring in the Countess’s village.
           *[other] { $amount } ducats from the bank are put on each villager with a key ring in the Countess’s village.
        }
       *[own] { $amount ->
            [one] { $amount } ducat from the bank is put on each villager with a key ring in your village.
           *[other] { $amount } ducats from the bank are put on each villager with a key ring in your village.
        }
    }
op-replace =
    { $works ->
        [reveal] { $draw ->
            [one] Discard it and turn up { $draw } other event in its place.
           *[other] Discard it and turn up { $draw } other events in its place.
        }
       *[events] { $draw ->
            [one] Discard it, draw { $draw } event from the same deck and resolve that at once.
           *[other] Discard it, draw { $draw } events from the same deck and resolve them at once.
        }
    }
op-silver_now = You and the Countess each gain the value of all your silver cards from the bank, as at the second market.
op-silver_of_one =
    { $whose ->
        [countess] Choose a silver card in the Countess’s village. The Countess gains its value from the bank.
       *[own] Choose a silver card in your own village. The Countess gains its value from the bank.
    }
op-rule-given_cards_to_countess = The hand cards you give for basic villagers go face up into the Countess’s village.
op-rule-bank_price =
    { $value ->
        [one] Opening a padlock at the bank costs { $value } ducat.
       *[other] Opening a padlock at the bank costs { $value } ducats.
    }
op-lose_top =
    { $to ->
        [countess] Choose an uncovered villager of your village, neither a basic villager nor the founders. It moves to the Countess’s village.
       *[discard] Choose an uncovered villager of your village, neither a basic villager nor the founders. It is discarded.
    }
op-lose_hand_card =
    { $count ->
        [one] Discard { $count } hand card of your choice.
       *[other] Discard { $count } hand cards of your choice.
    }
op-she_draws = Choose a stack or the reserve without looking; its top card goes into the Countess’s village.
op-penalty =
    When the part begins, pay the bank { $price ->
        [one] { $price } ducat
       *[other] { $price } ducats
    }, or your { $works ->
        [draft] draft
       *[build] build
    } limit is lower by { $by } this time.
op-force_jester = The Jester must be used by then. If no other event is left for it when this one is resolved, it leaves the game without effect.

## Rulings

ruling-founders-1 = At the end of the build part the founders of a village without any uncovered food symbol are turned to the food side. Nobody may turn them by choice.
    .section = §12.1
ruling-founders-2 = Once turned, they stay on the food side. Only your own apprentice, swapped with your covered founders, lets you lay them again with either side up.
    .section = §11.3, §12.1
ruling-founders-3 = No special villager can take another player’s founders, and no event chooses, moves or removes them.
    .section = §11.1, §19.7
ruling-founders-4 = The first card laid on them already covers their gold or food, although a second place is still free.
    .section = §8.6

ruling-lumberjack-1 = You may hire up to three basic villagers in a build turn, of any kind. They cost no build action.
    .section = §9.1, §9.2
ruling-lumberjack-2 = The hand card you give goes face down on a stack that still has cards. If all six are empty it goes on the reserve, and if that is empty as well, out of the game.
    .section = §9.4, §9.5
ruling-lumberjack-3 = One card on it already covers it; a second card may still be laid beside the first as a branch of its own.
    .section = §8.5, §8.6
ruling-hayer-1 = { ruling-lumberjack-1 }
    .section = { ruling-lumberjack-1.section }
ruling-hayer-2 = { ruling-lumberjack-2 }
    .section = { ruling-lumberjack-2.section }
ruling-hayer-3 = { ruling-lumberjack-3 }
    .section = { ruling-lumberjack-3.section }
ruling-miner-1 = { ruling-lumberjack-1 }
    .section = { ruling-lumberjack-1.section }
ruling-miner-2 = { ruling-lumberjack-2 }
    .section = { ruling-lumberjack-2.section }
ruling-miner-3 = { ruling-lumberjack-3 }
    .section = { ruling-lumberjack-3.section }

ruling-blacksmith-1 = The key number does not limit how often it is paid. With one to three players only eight of the ten padlock cards are in the game.
    .section = §10.6
ruling-carpenter-1 = The key number does not limit how often it is paid. With one to three players only six of the eight padlock cards are in the game.
    .section = §10.6
ruling-shipwright-1 = The key number does not limit how often it is paid. In the solo game only two of the four padlock cards are in the game.
    .section = §10.6

ruling-wood_carver-1 = The gold of all your uncovered wood villagers is added up, not just the best one.
    .section = §14.3
ruling-wood_carver-2 = Only printed gold counts: neither ducats lying on the cards nor the silver of other wood villagers.
    .section = §14.5
ruling-log_rafter-1 = Its own two wood symbols count, and so do the symbols of covered cards such as lumberjacks.
    .section = §14.4
ruling-peddler-1 = It counts the gold symbols, not the numbers in them. A symbol left without a partner pays nothing.
    .section = §14.3
ruling-peddler-2 = Covered gold and the silver of other cards do not count.
    .section = §14.4, §14.5
ruling-horse_trader-1 = Its own symbol counts, covered cards count, and a card with two hay symbols counts twice.
    .section = §14.4
ruling-horse_trader-2 = A symbol left without a partner pays nothing.
    .section = §14.3
ruling-ore_muler-1 = It counts ore symbols although it is a hay card itself. Covered cards count, and a card with two ore symbols counts twice.
    .section = §14.3, §14.4
ruling-ore_muler-2 = A symbol left without a partner pays nothing.
    .section = §14.3
ruling-locksmith-1 = Its own padlock counts, and so do the padlocks of covered cards.
    .section = §14.4
ruling-grocer-1 = Only food in your own village counts, and only where nothing covers it.
    .section = §14.2, §14.4
ruling-grocer-2 = Each of two grocers counts all the food.
    .section = §14.6
ruling-freemason-1 = Only builders in your own village count; each of two freemasons counts all of them.
    .section = §14.2, §14.6
ruling-priest-1 = Its own symbol counts, and a chandler counts twice. A symbol left without a partner pays nothing.
    .section = §14.3, §14.4
ruling-agent-1 = It is reckoned before the ducats are taken from the villagers, so these ducats come to you as well.
    .section = §14.1, §14.2
ruling-agent-2 = Two agents may count the ducats on the same villager.
    .section = §14.6

ruling-monk-1 = It is never laid without a covering card: either a hand card or a villager freed by an apprentice.
    .section = §11.2
ruling-monk-2 = It takes up a place like the card it stands for, and all other cards of the chain must be right and in order. A chain can hold two monks.
    .section = §11.2
ruling-monk-3 = At the bottom of a chain it may carry two cards of the same suit, higher up only one.
    .section = §8.1, §8.2
ruling-monk-4 = It keeps its special symbol and has no padlock; nothing printed on the card it stands for counts.
    .section = §11.2
ruling-monk-5 = Should it ever become a top card, it returns at once to the hand of the player in whose village it lies.
    .section = §11.4

ruling-apprentice-1 = The villager it replaces must be covered. It may be your own or a rival’s, even one laid this turn, but not another apprentice and not another player’s founders.
    .section = §11.3
ruling-apprentice-2 = The freed villager is laid into your village at once and its padlock is paid for again. If it has no legal place, the swap is not allowed.
    .section = §11.3, §10.7
ruling-apprentice-3 = A freed basic villager begins a new chain and does not count as hired. Freed founders are laid with the side of your choice up.
    .section = §11.3
ruling-apprentice-4 = A freed monk needs a hand card on it at once; that card costs its own build action.
    .section = §11.3
ruling-apprentice-5 = It belongs to the village it lies in and keeps only its special symbol. Should it become a top card, it returns to that player’s hand.
    .section = §11.3, §11.4

ruling-tinner-1 = It does not matter who owns the villagers that open these padlocks. For each card you may still pay as usual, for instance to get ducats onto your own villager.
    .section = §11.5
ruling-tinner-2 = It also opens a smuggler and a villager freed by an apprentice. What was paid earlier in the turn is not given back.
    .section = §11.5

ruling-smuggler-1 = Its own padlock is opened as usual or with a tinner.
    .section = §11.6
ruling-smuggler-2 = Only printed gold counts, not silver and not the ducats lying on the villager. The villager stays where it is.
    .section = §11.6
ruling-smuggler-3 = You may choose the founders with their gold side up, a villager laid this turn, or one that another smuggler has already chosen.
    .section = §11.6

ruling-sinister_banquet-1 = All her villagers lie separately, so none of her food is covered.
    .section = §18.3
ruling-mood_swing-1 = A drawn event that works in the draft or build part stays face up for the next round.
    .section = §19.11
ruling-mood_swing-2 = The Jester cannot stop an event that is resolved at once in this way.
    .section = §20.1
ruling-black_market-1 = Every formula is reckoned in full, each side in its own village. The ducats on the villagers stay there.
    .section = §14.7
ruling-value_added_tax-1 = The symbols count, not the numbers in them; the founders count with their gold side up.
    .section = §19.7, §19.11
ruling-value_added_tax-2 = Whoever cannot pay everything pays what there is.
    .section = §19.6
ruling-land_claim-1 = Whoever cannot pay everything pays what there is.
    .section = §19.6
ruling-temporary_employment-1 = Several cards of the same suit count once. The Jester is not a hand card.
    .section = §17.3, §19.11
ruling-bribes-1 = You choose among all her villagers with a key ring; if she has none, nothing happens.
    .section = §19.10
ruling-serfdom-1 = Nothing is put on the stacks or the reserve while this event works.
    .section = §19.11
ruling-serfdom-2 = The Jester can stop it only before the first basic villager is hired.
    .section = §20.1
ruling-customs-1 = Cards count, not symbols; covered cards and the founders count too.
    .section = §19.7, §19.11
ruling-customs-2 = Whoever cannot pay everything pays what there is.
    .section = §19.6
ruling-guild_conspiracy-1 = Every copy of a villager gets its own ducats.
    .section = §19.11
ruling-betrayer-1 = Ducats lying on the villager go to your supply first. The card below it is uncovered and works again.
    .section = §19.8
ruling-betrayer-2 = If no villager fits, nothing happens.
    .section = §19.10
ruling-the_countess_bank-1 = Only payments to the bank cost more; paying her villager still costs the usual price.
    .section = §19.11
ruling-the_countess_bank-2 = The Jester can stop it only before the bank is first paid for a padlock.
    .section = §20.1
ruling-dark_mood-1 = The Jester cannot stop it, because it happens the moment it is turned up. In the easy game it brings as many events as otherwise.
    .section = §20.1, §20.6
ruling-it_was_you-1 = The Jester may also be used on this event itself.
    .section = §20.2
ruling-it_was_you-2 = If the Jester is already gone, the event has no effect.
    .section = §20.2
ruling-arson-1 = The limit is lowered after it has been capped at five. Only the full price avoids that.
    .section = §19.12
ruling-arson-2 = The Jester can stop it only before the limit is fixed.
    .section = §20.1
ruling-conscription-1 = The card leaves its stack, so a market can fall due in this very round.
    .section = §19.9
ruling-conscription-2 = Once the card has been looked at, the Jester comes too late.
    .section = §20.1
ruling-tribute-1 = The Jester is not a hand card. Whoever cannot pay everything pays what there is.
    .section = §17.3, §19.6
ruling-protection_money-1 = You pay from the supply; the ducats on your villagers stay there.
    .section = §19.11
ruling-trade_network-1 = You choose the card; its formula is reckoned in full in her village, as at the second market.
    .section = §14.7, §19.10
ruling-spy_network-1 = You choose the card; its formula is reckoned in full in your village. You lose nothing yourself.
    .section = §14.7, §19.10
ruling-blackmail-1 = The bank pays, you lose nothing. The founders count with their gold side up.
    .section = §19.7, §19.11
ruling-abduction-1 = With an empty hand nothing happens. The Jester is not a hand card.
    .section = §17.3, §19.10
ruling-arrest-1 = { ruling-betrayer-1 }
    .section = { ruling-betrayer-1.section }
ruling-arrest-2 = { ruling-betrayer-2 }
    .section = { ruling-betrayer-2.section }
ruling-rats-1 = { ruling-arson-1 }
    .section = { ruling-arson-1.section }
ruling-rats-2 = { ruling-arson-2 }
    .section = { ruling-arson-2.section }

ruling-countess-1 = Her card counts as one gold symbol.
    .section = §17.2
ruling-countess-2 = You must have more ducats than she has; a tie is lost.
    .section = §20.5
ruling-jester-1 = It cannot stop an event that has already been applied or is being resolved.
    .section = §20.1
ruling-jester-2 = It is not a hand card and cannot be given for a basic villager.
    .section = §17.3

## Pages. $seat = a seat's letter

page-seat = Seat { $seat }
page-answer-first = First answer the open question.
page-your-village = Your village
page-deciding = to move
page-covered = covered
page-worth-now =
    { $n ->
        [one] Worth { $n } ducat now
       *[other] Worth { $n } ducats now
    }
page-lies-on = lies on: { $card }
page-standing = Ducats, and what the second market would pay if it were held now
page-you-put = you put there: { $cards }
page-market-below = below it: { $market }
page-signs = What the signs mean

sign-ducats = your money; whoever has most at the end wins
sign-coins = paid out at the first market and taken off at the second
sign-gold = paid out in ducats at both markets
sign-silver = paid out at the second market, for whatever the card counts
sign-food = one card more to take in every draft part, up to five
sign-builders = one card more to lay in every build part, up to five
sign-padlock = opened for ducats by the villager named beside it
sign-keys = how many padlocks in the game this villager opens
sign-suits = Colour and sign tell the suit. A bar at the foot of a card, or a beam on a house, is a place for a further card. Gold, silver, food and builders count only while no card lies on them.

about-title = Villagers
about-weight = light, with plenty to think about
about-words = Take travellers from the road, house them in your village and let their trades build on one another. Whoever has earned most after two markets wins. Alone, you play against the Countess.

filter-suit = Suit
filter-kind = Kind
    .founder = founders
    .basic = basic villager
    .villager = villager
    .event = event of the solo game
    .solo = figure of the solo game
filter-has = Shows
