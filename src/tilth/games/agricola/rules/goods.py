# compiled
"""Goods, the course of a game in numbers, and the scoring table (§0.4, §3.1, §17.1)."""

from __future__ import annotations

from typing import Final

from tilth.kernel.native import i64, vec

FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
CLAY: Final[i64] = 2
REED: Final[i64] = 3
STONE: Final[i64] = 4
GRAIN: Final[i64] = 5
VEGETABLE: Final[i64] = 6
SHEEP: Final[i64] = 7
BOAR: Final[i64] = 8
CATTLE: Final[i64] = 9
GOODS: Final = ["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"]
KINDS: Final[i64] = 10
MOST_GOODS: Final[i64] = 20  # with those that an expansion adds
MOST_ANIMALS: Final[i64] = 10  # kinds of them
RESOURCES: Final[vec[i64]] = vec[i64]([WOOD, CLAY, REED, STONE])  # building resources
ANIMALS: Final[vec[i64]] = vec[i64]([SHEEP, BOAR, CATTLE])

WOODEN: Final[i64] = 0
CLAYEY: Final[i64] = 1
STONY: Final[i64] = 2
HOUSES: Final = ["wood", "clay", "stone"]
MATERIAL: Final[vec[i64]] = vec[i64]([WOOD, CLAY, STONE])  # of the three houses

ROUNDS: Final[i64] = 14
STAGES: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6])  # of each round
HARVEST: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 1])  # after which rounds

START_PEOPLE: Final[i64] = 2
START_FOOD: Final[vec[i64]] = vec[i64]([2, 3])  # of the first player and of the others (§2.5)
MOST_PEOPLE: Final[i64] = 5
ADULT_FOOD: Final[i64] = 2  # at a harvest
ADULT_FOOD_ALONE: Final[i64] = 3
CHILD_FOOD: Final[i64] = 1  # of the round just over
ROOM_MATERIAL: Final[i64] = 5
ROOM_REED: Final[i64] = 2
RENOVATION_REED: Final[i64] = 1
GROWN: Final[vec[i64]] = vec[i64]([0, 3, 2, 3])  # lying on a field after sowing: nothing, grain, vegetables, wood
CROPS: Final = ["", "grain", "vegetable", "wood"]
CROP_GOOD: Final[vec[i64]] = vec[i64]([0, GRAIN, VEGETABLE, WOOD])

# For 1, 2, 3 and 4 points at least so many; below the first: -1 (§17.1).
STEPS: Final[dict[str, list[int]]] = {
    "fields": [2, 3, 4, 5],
    "pastures": [1, 2, 3, 4],
    "grain": [1, 4, 6, 8],
    "vegetables": [1, 2, 3, 4],
    "sheep": [1, 4, 6, 8],
    "boar": [1, 3, 5, 7],
    "cattle": [1, 2, 4, 6],
}
BEGGING_POINTS: Final[i64] = -3
PERSON_POINTS: Final[i64] = 3
ROOM_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 2])  # of the three houses, for each
TOP: Final[i64] = 4  # the best that a category of the table gives


def next_harvest(round: i64) -> i64:
    """The first round from this one on that a harvest follows; 0: there is none."""
    while round <= ROUNDS:
        if HARVEST[round]:
            return round
        round += 1
    return 0


def points_for(what: str, n: i64) -> i64:
    """Points of one category of the table."""
    reached: i64 = 0
    for step in STEPS[what]:
        if n >= step:
            reached += 1
    return reached if reached else -1
