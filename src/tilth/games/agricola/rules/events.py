# compiled
"""What can happen, what can be asked, and where goods can come from: what cards react to and answer."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64

# Events. `it` is what the comment says.
ENTERED: Final[i64] = 0  # a person was put on a space, before its action: the space
TOOK: Final[i64] = 1  # the goods of a space were taken (t.got, t.heap): the space
USED: Final[i64] = 2  # the action of a space is over: the space
GAINED: Final[i64] = 3  # goods of one kind from anywhere (packed_events.gained)
ROOMED: Final[i64] = 4  # rooms were built (one action): how many
STABLED: Final[i64] = 5  # one stable was built: the cell
FENCED: Final[i64] = 6  # a fence action is over (packed_steps.fences_of, ground_of)
PASTURED: Final[i64] = 7  # one pasture was made (packed_events.pastured)
PLOWED: Final[i64] = 8  # one field: the cell
SOWED: Final[i64] = 9  # a sow action is over: the plots as a mask
BAKED: Final[i64] = 10  # a bake action is over (packed_events.baked)
RENOVATED: Final[i64] = 11  # the new house
GREW: Final[i64] = 12  # family growth: 1 if a room was needed, else 0
PLAYED: Final[i64] = 13  # a card came into play: its number
LEFT: Final[i64] = 14  # a card was given up: its number
COOKED: Final[i64] = 15  # goods were turned into food (packed_events.cooked)
BUTCHERED: Final[i64] = 16  # one or more animals were turned into food at one time: how many
ROUND_START: Final[i64] = 17  # a round has started; this and all down to SCORING happen to nobody: listen with ANYBODY
WORK_START: Final[i64] = 18  # the work phase begins
WORK_END: Final[i64] = 19  # nobody can place any more
GOING_HOME: Final[i64] = 20  # people are about to go home
ROUND_END: Final[i64] = 21  # people are at home again
FIELD_START: Final[i64] = 22  # the field phase of a harvest begins
FIELD_STEP: Final[i64] = 23  # crops have been taken
FIELD_END: Final[i64] = 24  # the field phase is over
BETWEEN: Final[i64] = 25  # after the field phase, before the feeding phase
FEED_START: Final[i64] = 26  # the feeding phase begins
FEED_STEP: Final[i64] = 27  # families are about to be fed
FEED_END: Final[i64] = 28  # the feeding phase is over
BREED_END: Final[i64] = 29  # the breeding phase is over
SCORING: Final[i64] = 30  # the last harvest is over, points are not yet counted
FURROWED: Final[i64] = 31  # the plow action of a space is over (packed_events.furrowed)
MOVING: Final[i64] = 32  # all are placed: people may be moved on (§3.4); to the one after the last who placed
NEW_ROUND: Final[i64] = 33  # a round begins: before anything is bought or built at its start
PRELUDE: Final[i64] = 34  # never told: cards used before the first placement are listed here (see work_phase.py)
CRAFTED: Final[i64] = 35  # a card was used that converts in the feeding phase: the card
OWN_FIELDS: Final[i64] = 36  # a field phase outside the harvest is over: 0
IMPROVED: Final[i64] = 37  # an improvement action is over (packed_events.improved)
LEARNED: Final[i64] = 38  # the occupation action of a space is over: 0
HARVESTED: Final[i64] = 39  # crops were taken from the fields: the plots as a mask
CLAIMED: Final[i64] = 40  # the goods of a space were taken; before all else others may claim some: the space
PARTING: Final[i64] = 41  # then some may be left there or sold (t.parted): the space
RECEIVED: Final[i64] = 42  # all goods but animals that came at one time (packed_events.received)
USED_UP: Final[i64] = 43  # the use of a space and all that cards made of it are over: the space
ANNOUNCED: Final[i64] = 44  # a person is about to be placed, and others may say what they claim then: the space
EVENTS: Final[i64] = 45

# Questions. Prices are changed with `offer`, numbers with `change`; `arg` is what the comment says.
ROOM_PRICE: Final[i64] = 0
RENOVATION_PRICE: Final[i64] = 1  # the new house
STABLE_PRICE: Final[i64] = 2
CARD_PRICE: Final[i64] = 3  # the card
FENCE_WOOD: Final[i64] = 4  # wood for fences (bills.fence_bill)
SHARES: Final[i64] = 5  # may an occupied space be used? the space; value 0/1
OPENS: Final[i64] = 6  # may a space that is not revealed to all be used? the space; value 0/1
FORBIDS: Final[i64] = 7  # may a person be placed at all? the space; value: 0 or the reason why not
OCCUPATION_FOOD: Final[i64] = 8  # food gained before an occupation is paid for
NEED: Final[i64] = 9  # food the family needs
GROWS_ANYWAY: Final[i64] = 10  # may the family grow without a room? value 0/1
BIRTHS: Final[i64] = 11  # newborns (packed_events.parents)
SOW_EXTRA: Final[i64] = 12  # more of the crop on a newly sown plot (packed_events.sowing)
IMPROVES: Final[i64] = 13  # what an improvement action allows (MINOR_ACTION, FLEXIBLE ...): the card
COUNTED: Final[i64] = 14  # occupations, for requirements
LEAPS: Final[i64] = 15  # may one renovation go from wood to stone? value 0/1
WORKERS: Final[i64] = 16  # people to place this round
FEEDS_LAST: Final[i64] = 17  # value 0/1
STAYS: Final[i64] = 18  # does a harvested crop stay on its field? the crop; value 0/1
FIRST_TURN: Final[i64] = 19  # who places a person before the starting player does; value -1: nobody
BY_LOT: Final[i64] = 20  # may an occupation be drawn by lot? 0, or packed_events.by_lot
FENCE_NUMBERS: Final[i64] = 21  # which of the next fences need wood, as a mask: fences built before
FENCE_GRANT: Final[i64] = 22  # fences without wood in one turn once another was built: 0
PARENTS: Final[i64] = 23  # animals of a kind that count when young are born: the kind
ROOMY: Final[i64] = 24  # people for whom there is a room, when the family grows
QUESTIONS: Final[i64] = 25

MINOR_ACTION: Final[i64] = 1
MAJOR_ACTION: Final[i64] = 2
FLEXIBLE: Final[i64] = 4  # cards may put one kind of improvement in the place of another
REPEATABLE: Final[i64] = 8  # cards may repeat the action
OF_SPACE: Final[i64] = 16  # the action a space offers itself, or its repetition

# Where goods come from; for those from cards see packed_events.from_card.
SUPPLY: Final[i64] = 0
SPACE: Final[i64] = 1
MINOR: Final[i64] = 2
OCCUPATION: Final[i64] = 3
ROUND: Final[i64] = 4
OTHER: Final[i64] = 5
