# compiled
"""The numbers of all actions, and of all reasons why one is not allowed (§21)."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.facts import MOST_CARDS
from tilth.games.agricola.rules.goods import MOST_ANIMALS, MOST_GOODS
from tilth.games.agricola.rules.grid import MOST_CELLS, MOST_PLOTS
from tilth.kernel.core import FIRST_ACTION, WRONG_PART
from tilth.kernel.native import i64

# How many numbers each kind of action has. A game that needs more of a kind lays it behind all others (see Block).
CELLS: Final[i64] = MOST_CELLS
PLOTS: Final[i64] = MOST_PLOTS  # cells and places to sow on cards
SPACES: Final[i64] = 61  # as many as a mask can hold
CARDS: Final[i64] = MOST_CARDS
SOLD: Final[i64] = 60  # cards that can lie in the display, as a mask
SHAPES: Final[i64] = 1232  # cells that can be fenced in
HERDS: Final[i64] = 256  # ways to keep animals that are open at one time
PRICES: Final[i64] = 256  # as many as pairs of improvements that can be given up
WAYS: Final[i64] = 62  # to make food of one kind of goods, as a mask
TRADES: Final[i64] = 60  # whatever else cards allow at any time

FIRST_SEAT: Final[i64] = FIRST_ACTION
REVEAL: Final[i64] = FIRST_SEAT + 5
DEAL: Final[i64] = REVEAL + SPACES
RETAIN: Final[i64] = DEAL + CARDS  # a card kept in a draft, or of ten
REDEAL: Final[i64] = RETAIN + CARDS  # mulligan: occupations, minors
CHOICE: Final[i64] = REDEAL + 2
TAKE: Final[i64] = CHOICE + 16  # a good
ROOM: Final[i64] = TAKE + MOST_GOODS
STABLE: Final[i64] = ROOM + CELLS
PLOW: Final[i64] = STABLE + CELLS
USE: Final[i64] = PLOW + CELLS
SOW: Final[i64] = USE + CARDS  # crop * PLOTS + plot; crops 0 grain, 1 vegetable, 2 wood
BAKE: Final[i64] = SOW + 3 * PLOTS
RENOVATE: Final[i64] = BAKE + CARDS  # to clay, to stone
BUILD: Final[i64] = RENOVATE + 2  # a card by its place in the display
PLAY: Final[i64] = BUILD + SOLD
DISCARD: Final[i64] = PLAY + CARDS
PAY: Final[i64] = DISCARD + CARDS  # one of the payments that are open, by its place
FENCE: Final[i64] = PAY + PRICES  # a shape
KEEP: Final[i64] = FENCE + SHAPES  # one of the herds that are open, by its place
WAY: Final[i64] = KEEP + HERDS
CRAFT: Final[i64] = WAY + WAYS
BEG: Final[i64] = CRAFT + CARDS  # so many begging cards
RELEASE: Final[i64] = BEG + 24  # an animal of one kind
CONVERT: Final[i64] = RELEASE + MOST_ANIMALS
FIELD: Final[i64] = CONVERT + TRADES  # seat * PLOTS + plot
DRAW: Final[i64] = FIELD + 5 * PLOTS  # the top card of the deck of occupations or minors
WHICH: Final[i64] = DRAW + 2  # a space, for a card
PLACE: Final[i64] = WHICH + SPACES
LAST_ACTION: Final[i64] = PLACE + SPACES  # here begins what a game adds; the panel of exchanges comes behind it

SPACE_OCCUPIED: Final[i64] = 8
SPACE_NOT_REVEALED: Final[i64] = 9
SPACE_NOT_IN_GAME: Final[i64] = 10
NO_PERSON_LEFT: Final[i64] = 11
TWO_PEOPLE: Final[i64] = 12
NOTHING_PERFORMED: Final[i64] = 13
ACTION_LIMIT: Final[i64] = 14
PARTIAL_TAKE: Final[i64] = 15
EMPTY_SPACE: Final[i64] = 16
SECOND_WITHOUT_FIRST: Final[i64] = 17
ROOM_NOT_ADJACENT: Final[i64] = 18
CELL_NOT_FREE: Final[i64] = 19
WRONG_MATERIAL: Final[i64] = 20
PARTIAL_RENOVATION: Final[i64] = 21
DOUBLE_RENOVATION: Final[i64] = 22
ALREADY_STONE: Final[i64] = 23
FAMILY_FULL: Final[i64] = 24
NO_ROOM: Final[i64] = 25
TOO_EARLY: Final[i64] = 26
FIELD_NOT_ADJACENT: Final[i64] = 27
FIELD_NOT_EMPTY: Final[i64] = 28
NO_SEED: Final[i64] = 29
STABLE_LIMIT: Final[i64] = 30
STABLE_CELL: Final[i64] = 31
FENCE_LIMIT: Final[i64] = 32
FENCE_OPEN: Final[i64] = 33
FENCE_LOOSE: Final[i64] = 34
FENCE_ENCLOSES: Final[i64] = 35
PASTURE_DETACHED: Final[i64] = 36
FENCE_REMOVED: Final[i64] = 37
MIXED_PASTURE: Final[i64] = 38
OVER_CAPACITY: Final[i64] = 39
ANIMAL_IN_SUPPLY: Final[i64] = 40
NO_COOKING: Final[i64] = 41
BREEDING_LOCK: Final[i64] = 42
NO_BAKE_ACTION: Final[i64] = 43
NO_BAKER: Final[i64] = 44
BAKE_LIMIT: Final[i64] = 45
CRAFT_LIMIT: Final[i64] = 46
MAJOR_TAKEN: Final[i64] = 47
MAJOR_NOT_ALLOWED: Final[i64] = 48
REQUIREMENT: Final[i64] = 49
HOLD_BACK_FOOD: Final[i64] = 50
SKIP_FIELD: Final[i64] = 51
MUST_PLACE: Final[i64] = 52  # PASS in §21
NOT_IN_HAND: Final[i64] = 53
GAME_OVER: Final[i64] = 54

# The same, said more closely.
NOTHING_PAID: Final[i64] = 55  # NOTHING_PERFORMED, for want of goods
FEW_CARDS: Final[i64] = 56  # CANNOT_PAY: three cards for one
FOOD_LACKING: Final[i64] = 57  # CANNOT_PAY: and so much food is lacking
FEW_ANIMALS: Final[i64] = 99  # CANNOT_PAY: fewer than are named
OWN_REASONS: Final[i64] = 100  # here begin those that an expansion adds


class Block:
    """The numbers of one kind of action. `kind`: the first of them where the kind is not laid elsewhere. What is new
    has its words here: a verb, and what may follow it: one of these words, or a cell."""

    def __init__(
        self, kind: i64, start: i64, size: i64, verb: str = "", words: list[str] | None = None, cells: bool = False
    ) -> None:
        self.verb: str = verb
        self.cells: bool = cells
        self.words: list[str] = words or []
        self.kind: i64 = kind
        self.start: i64 = start
        self.size: i64 = size

    def has(self, action: i64) -> bool:
        return action >= self.start and action < self.start + self.size


def too_late(action: i64) -> i64:
    """A part of an action that is over, or that no action has allowed; `action` by its kind's usual number."""
    if action >= BAKE and action < RENOVATE:
        return NO_BAKE_ACTION
    if action >= CRAFT and action < BEG:
        return CRAFT_LIMIT
    if action >= BEG and action < RELEASE:
        return HOLD_BACK_FOOD
    if (action >= TAKE and action < PAY) or (action >= FENCE and action < KEEP):
        return ACTION_LIMIT
    return WRONG_PART
