# compiled
"""Where things stand in the numbers of a farm, the phases of a round, and what can lie on a round space."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.goods import MOST_GOODS
from tilth.games.agricola.rules.grid import MOST_PLOTS
from tilth.kernel.native import i64

# One farm. Goods come first, so that a good's number is its place.
HOUSE: Final[i64] = MOST_GOODS  # WOODEN, CLAYEY, STONY
ROOMS: Final[i64] = HOUSE + 1  # cells, as a mask
FIELDS: Final[i64] = ROOMS + 1  # plots that can be sown, as a mask: cells and places on cards
STABLES: Final[i64] = FIELDS + 1  # cells
FENCES: Final[i64] = STABLES + 1  # edges
GRAZED: Final[i64] = FENCES + 1  # cells inside pastures
PEOPLE: Final[i64] = GRAZED + 1  # the family, children born this round included
CHILDREN: Final[i64] = PEOPLE + 1  # of them born this round
HOME: Final[i64] = CHILDREN + 1  # people still to be placed this round
PLACED: Final[i64] = HOME + 1  # people placed this round
EXTRA: Final[i64] = PLACED + 1  # people who live on cards: they act and eat, and are not of the family
GUESTS: Final[i64] = EXTRA + 1  # guests to come (packed.guest)
BEGGING: Final[i64] = GUESTS + 1
BONUS: Final[i64] = BEGGING + 1  # bonus points gained during play
SOWN: Final[i64] = BONUS + 1  # plots with a crop, as a mask
TILLED: Final[i64] = SOWN + 1  # for each plot: 32 * crop + number
OCCUPATIONS: Final[i64] = TILLED + MOST_PLOTS  # played
IMPROVEMENTS: Final[i64] = OCCUPATIONS + 1  # owned
COOKS: Final[i64] = IMPROVEMENTS + 1  # ways to make food that are open, as a mask
BEST: Final[i64] = COOKS + 1  # for each good: the best way to make food of it, plus 1
TRADING: Final[i64] = BEST + MOST_GOODS  # other things cards allow at any time, as a mask
CRAFTS: Final[i64] = TRADING + 1  # how many cards convert in the feeding phase
SPICE: Final[i64] = CRAFTS + 1  # food more for every vegetable cooked
POTS: Final[i64] = SPICE + 1  # goods cooked at one time for which there is food more; 0: none
POTFUL: Final[i64] = POTS + 1  # so much food
SKIPS: Final[i64] = POTFUL + 1  # 1: the next harvest is skipped; 2: this one is
HOLDERS: Final[i64] = SKIPS + 1  # cards that change what animals find room
ASIDE: Final[i64] = HOLDERS + 1  # fences put aside on cards or round spaces
REAPED: Final[i64] = ASIDE + 1  # plots harvested in this field phase, as a mask
LEAPT: Final[i64] = REAPED + 1  # 1: the house became stone without having been of clay
FREE_FENCES: Final[i64] = LEAPT + 1  # fences granted in a turn: 8 * the turn + how many (see Table.stint)
RESERVED: Final[i64] = FREE_FENCES + 1  # cells fenced in with what lies on them; they are no pastures
FARM: Final[i64] = RESERVED + 1

# Phases of a round (§3, §14).
SETUP: Final[i64] = 0
START: Final[i64] = 1
REPLENISH: Final[i64] = 2
WORK: Final[i64] = 3
RETURN: Final[i64] = 4
FIELD_PHASE: Final[i64] = 5
FEEDING: Final[i64] = 6
BREEDING: Final[i64] = 7
END: Final[i64] = 8
PHASES: Final = ["setup", "start", "replenish", "work", "return", "field", "feeding", "breeding", "end"]

# What can lie on a round space besides goods.
FIELD_TILE: Final[i64] = MOST_GOODS
FENCE_PIECE: Final[i64] = MOST_GOODS + 1
