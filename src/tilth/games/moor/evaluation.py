# compiled
"""How good a farm on the moor looks: the base game's judgement, and fuel, health, horses and ground that is free.

The weights are guesses, as there.
"""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.evaluation import worth
from tilth.games.agricola.rules.goods import HARVEST, ROUNDS, WOOD
from tilth.games.agricola.rules.layout import END, FARM, FEEDING, HOME, PEOPLE, WORK
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.heating import heating_need
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.games.moor.rules.terrain import forest_count, moor_count
from tilth.kernel.core import Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.native import i64


def cold(t: Table, m: Moor, seat: i64) -> float:
    """What the next harvest lacks in fuel; and fuel for the one after it is worth something."""
    round = t.round if t.round > 0 else 1
    if t.phase > FEEDING and HARVEST[round]:
        round += 1
    while round <= ROUNDS and not HARVEST[round]:
        round += 1
    if round > ROUNDS:
        return 0.0
    f = seat * FARM
    need = heating_need(t, m, seat)
    fuel = t.farms[f + m.fuel]
    if t.phase == FEEDING:
        return -0.25 * float(fuel if fuel < need else need)  # what is left after heating serves the next harvest
    lacking = need - fuel
    if lacking <= 0:
        later = fuel - need
        return -0.25 * float(later if later < need else need)
    wood = t.farms[f + WOOD]
    people = t.farms[f + PEOPLE]
    burnt = lacking if lacking < wood else wood
    ill = lacking - burnt
    actions = (t.farms[f + HOME] if t.phase == WORK else people) + people * (round - t.round)
    pressing = 1.6 if actions <= 2 else 0.9
    return 0.3 * float(burnt) + pressing * float(ill if ill < people else people)


def ground(t: Table, m: Moor, seat: i64, left: i64) -> float:
    """Early on it is good to have cells that are free, although they cost points at the end."""
    free = t.unused(seat)
    terrain = forest_count(t, m, seat) + moor_count(t, m, seat)
    time = float(left) / float(ROUNDS)
    return 1.5 * time * float(free if free < 6 else 6) + 0.35 * time * float(terrain)


class MoorEvaluation(Evaluation):
    def value(self, p: Position, seat: i64) -> float:
        t = cast(Table, p)
        value = worth(t, seat)
        if t.phase == END:
            return value
        m = moor_of(t.game)
        left = ROUNDS - t.round
        value -= cold(t, m, seat)
        value += ground(t, m, seat, left)
        if left > 0:
            value -= 0.8 * float(t.seat_number(seat, m.bed))
        return value
