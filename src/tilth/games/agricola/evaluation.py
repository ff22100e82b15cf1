# compiled
"""How good a farm looks: what the greedy bot maximises. Points as they stand, and what the farm promises.

The weights are guesses, tried out in games (docs/strength.md).
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.events import ANNOUNCED
from tilth.games.agricola.rules.goods import (
    CLAY,
    GRAIN,
    HARVEST,
    MOST_PEOPLE,
    REED,
    ROUNDS,
    STEPS,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import (
    BEGGING,
    BEST,
    CHILDREN,
    END,
    EXTRA,
    FARM,
    FEEDING,
    FIELDS,
    GRAZED,
    HOME,
    HOUSE,
    IMPROVEMENTS,
    OCCUPATIONS,
    PEOPLE,
    SOWN,
)
from tilth.games.agricola.rules.outlook import harvests_left, larder
from tilth.games.agricola.rules.scoring import counted, items
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import FRAME, IT, SEAT, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.native import i64, vec

USEFUL: Final[vec[i64]] = vec[i64]([0, 12, 8, 4, 6])  # of each building resource; more is worth little
VALUES: Final = [0.0, 0.42, 0.42, 0.62, 0.62]  # of one of them early in the game
TABLED: Final = ["fields", "pastures", "grain", "vegetables", "sheep", "boar", "cattle"]


def worth(t: Table, seat: i64) -> float:
    sheet = items(t, seat)
    value = 0.0
    k: i64 = 0
    while k < len(sheet):
        value += float(sheet[k])
        k += 1
    if t.phase == END:
        return value
    left = ROUNDS - t.round
    f = seat * FARM
    value -= 2.0 * float(t.farms[f + BEGGING])
    value += steps_ahead(t, seat)
    value += stores(t, seat, left)
    value += family(t, seat, left)
    value += growth(t, seat, left)
    value -= cramped(t, seat, left)
    value -= hunger(t, seat)
    if len(t.listeners[ANNOUNCED]) > 0:
        value += claims(t, seat)
    return value


def claims(t: Table, seat: i64) -> float:
    """What was claimed of somebody who thinks again where to go; it may come to nothing."""
    f = t.top - FRAME
    if f < 0 or t.node().asks != "place" or t.stack[f + IT] == 0:
        return 0.0
    value = 0.0
    for number in t.played[seat]:
        for hearing in t.game.card(number).hears:
            if hearing.event == ANNOUNCED and t.used[number] == t.errand(t.stack[f + SEAT]):
                value += 0.2
    return value


def steps_ahead(t: Table, seat: i64) -> float:
    """A part of the way to the next step of the scoring table is worth something too."""
    value = 0.0
    k: i64 = 0
    while k < 7:
        steps = STEPS[TABLED[k]]
        n = counted(t, seat, k)
        below: i64 = 0
        above: i64 = steps[0]
        for step in steps:
            if n >= step:
                below = step
            elif above <= n:
                above = step
        if n < steps[3]:
            value += (0.9 if k < 2 else 0.5) * float(n - below) / float(above - below)
        k += 1
    return value


def stores(t: Table, seat: i64, left: i64) -> float:
    """Building resources, as long as there is time to use them."""
    f = seat * FARM
    time = float(left) / 6.0 if left < 6 else 1.0
    value = 0.0
    good: i64 = 1
    while good < 5:
        n = t.farms[f + good]
        useful = USEFUL[good]
        if n > useful:
            value += VALUES[good] * time * float(useful) + 0.05 * float(n - useful)
        else:
            value += VALUES[good] * time * float(n)
        good += 1
    house = t.farms[f + HOUSE]
    if house < STONY and t.farms[f + REED] > 0:  # a renovation at hand
        material = t.farms[f + (CLAY if house == 0 else STONE)]
        if material >= t.rooms(seat):
            value += 0.8
    return value


def family(t: Table, seat: i64, left: i64) -> float:
    """Every person acts in every round to come; a room without one is a person to come."""
    f = seat * FARM
    people = t.farms[f + PEOPLE] + t.farms[f + EXTRA]
    rooms = t.rooms(seat)
    value = 0.7 * float(people * left)
    if people < MOST_PEOPLE and left > 1:
        spare = rooms - people
        if spare > 0:
            value += 0.34 * float(left) + 1.2 + (0.3 if spare > 1 else 0.0)
        elif t.farms[f + WOOD + house_good(t, seat)] >= 5 and t.farms[f + REED] >= 2:
            value += 0.10 * float(left)
    cards = t.farms[f + OCCUPATIONS] + t.farms[f + IMPROVEMENTS]
    return value + 0.06 * float(left) * float(cards)


def house_good(t: Table, seat: i64) -> i64:
    """The material of the house, counted from wood."""
    house = t.farms[seat * FARM + HOUSE]
    return 0 if house == 0 else 1 if house == 1 else 3


def growth(t: Table, seat: i64, left: i64) -> float:
    """Fields that bear, animals that breed, pots to cook them in."""
    f = seat * FARM
    harvests = harvests_left(t)
    value = 0.0
    plot: i64 = 0
    sown = t.farms[f + SOWN]
    fields = t.farms[f + FIELDS]
    empty = count(fields & ~sown)
    seeds = t.farms[f + GRAIN] + t.farms[f + VEGETABLE]
    if harvests > 0:
        value += 0.35 * float(empty if empty < seeds else seeds)
        value += 0.45 * float(empty if empty < 3 else 3)
        while plot < t.game.card_plots:
            n = t.left(seat, plot)
            if n:
                reaped = n if n < harvests else harvests
                value += (0.65 if t.crop(seat, plot) == 1 else 0.85) * float(reaped)
            plot += 1
        k: i64 = 0
        while k < len(t.game.animals):
            if t.farms[f + t.game.animals[k]] >= 2:
                value += 0.30 * float(harvests)
            k += 1
    cooks: i64 = 0
    kind: i64 = 0
    while kind < len(t.game.animals):
        if t.farms[f + BEST + t.game.animals[kind]]:
            cooks += 1
        kind += 1
    if cooks and left > 0:
        value += 0.9 + 0.10 * float(left)
    room = count(t.farms[f + GRAZED])
    return value + 0.12 * float(room if room < 8 else 8) * (1.0 if left > 2 else 0.3)


def cramped(t: Table, seat: i64, left: i64) -> float:
    """Fields and rooms need cells beside them that are free."""
    fields = count(t.fields(seat))
    value = 0.0
    if fields < 4:
        cells = count(t.field_cells(seat))
        missing = 4 - fields
        value += 0.6 * float(missing - cells if cells < missing else 0)
    if t.rooms(seat) < MOST_PEOPLE and left > 3 and not t.room_cells(seat):
        value += 0.2 * float(left)
    return value


def hunger(t: Table, seat: i64) -> float:
    """What the harvests to come will lack, the next one above all."""
    f = seat * FARM
    round = t.round if t.round > 0 else 1
    if t.phase >= FEEDING and HARVEST[round]:
        if t.phase > FEEDING:
            round += 1
        elif t.who != seat:  # fed already, or soon
            return 0.0
    next_one = round
    while next_one <= ROUNDS and not HARVEST[next_one]:
        next_one += 1
    if next_one > ROUNDS:
        return 0.0
    people = t.farms[f + PEOPLE] + t.farms[f + EXTRA]
    newborn = t.farms[f + CHILDREN] if next_one == t.round else 0
    need = t.game.adult_food * (people - newborn) + newborn
    have = larder(t, seat, next_one)
    home = t.farms[f + HOME] if t.phase >= 3 else people
    actions = home + people * (next_one - t.round)
    lacking = need - have
    value = 0.0
    if lacking > 0:
        tight = float(lacking) / (2.2 * float(actions) + 0.7)
        value += float(lacking) * (0.55 + 3.2 * (tight if tight < 1.0 else 1.0))
    after = next_one + 1
    while after <= ROUNDS and not HARVEST[after]:
        after += 1
    if after <= ROUNDS:
        later = need + t.game.adult_food * people - have
        if later > 0:
            value += 0.22 * float(later)
        else:
            value -= 0.05 * float(-later)
    return value


class FarmEvaluation(Evaluation):
    def value(self, p: Position, seat: i64) -> float:
        return worth(cast(Table, p), seat)
