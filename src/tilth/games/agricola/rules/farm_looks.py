# compiled
"""What is seen of a farm: the family and its house, fields, pastures, the kitchen. Each number with its name."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.goods import FOOD, GRAIN, HARVEST, MOST_PEOPLE, VEGETABLE, WOOD
from tilth.games.agricola.rules.grid import MOST_FENCES, count
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BEST,
    BREEDING,
    CRAFTS,
    EXTRA,
    FARM,
    FENCES,
    FIELD_PHASE,
    FIELDS,
    GRAZED,
    GUESTS,
    HOLDERS,
    HOME,
    HOUSE,
    PEOPLE,
    ROOMS,
    SOWN,
    STABLES,
    TILLED,
)
from tilth.games.agricola.rules.outlook import Outlook
from tilth.games.agricola.rules.packed import guests_later, guests_now
from tilth.games.agricola.rules.table import Table
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.pen import Pen

MANY: Final[i64] = 60  # more of a good is no better
FEW: Final[vec[i64]] = vec[i64]([1, 2, 3])
SOME: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5])
LACK: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10])
SIZES: Final[vec[i64]] = vec[i64]([2, 4, 8])
UNUSED_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 6, 8])
FENCE_STEPS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 6, 7, 8, 10, 12])


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def above(n: i64) -> i64:
    """Nothing below 0."""
    return n if n > 0 else 0


def family(t: Table, seat: i64, view: Outlook, points: i64, pen: Pen) -> None:
    f = seat * FARM
    farms = t.farms
    people = farms[f + PEOPLE]
    rooms = count(farms[f + ROOMS])
    spare = above(rooms - people)
    pen.steps("home", farms[f + HOME], SOME)
    pen.put("extra", farms[f + EXTRA])
    pen.put("guests", guests_now(farms[f + GUESTS]) + guests_later(farms[f + GUESTS]))
    pen.steps("spare-rooms", spare, FEW)
    pen.put("room-rounds", least(spare, MOST_PEOPLE - people) * view.rounds if people < MOST_PEOPLE else 0)
    pen.put("house-points", rooms * farms[f + HOUSE])
    pen.put("wooden-rounds", view.rounds if farms[f + HOUSE] == 0 else 0)
    pen.put("score-rounds", points * view.rounds // 16)
    pen.put("people-harvests", people * view.harvests)
    pen.steps("room-cells", count(t.room_cells(seat)), FEW)


def ground(t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
    """Fields and what stands on them."""
    f = seat * FARM
    farms = t.farms
    sown = farms[f + SOWN]
    empty = count(farms[f + FIELDS] & ~sown)
    borne: i64 = 0  # grain that fields will still bear
    bedded: i64 = 0  # vegetables
    wood: i64 = 0
    grain_fields: i64 = 0
    beds: i64 = 0
    plot: i64 = 0
    while sown:
        if sown % 2:
            tilled = farms[f + TILLED + plot]
            n = least(tilled % 32, view.harvests)
            if tilled // 32 == 1:
                borne += n
                grain_fields += 1
            elif tilled // 32 == 2:
                bedded += n
                beds += 1
            else:
                wood += n
        sown //= 2
        plot += 1
    pen.steps("empty-fields", empty, FEW)
    pen.steps("field-cells", count(t.field_cells(seat)), FEW)
    pen.put("bears.grain", borne)
    pen.put("bears.vegetables", bedded)
    pen.put("bears.wood", wood)
    pen.put("fields.grain", grain_fields)
    pen.put("fields.vegetables", beds)
    seeds = farms[f + GRAIN] + farms[f + VEGETABLE]
    pen.put("could-sow", least(empty, seeds))
    pen.put("sow-harvests", least(empty, seeds) * least(view.harvests, 3))
    pen.put("grain-all", least(farms[f + GRAIN] + borne, MANY))
    pen.put("vegetables-all", least(farms[f + VEGETABLE] + bedded, MANY))
    pen.steps("unused", view.free, UNUSED_STEPS)
    pen.put("unused-late", view.free if view.rounds < 4 else 0)


def pasture(t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
    """Pastures with room for so many, and the animals in them."""
    f = seat * FARM
    farms = t.farms
    stables = farms[f + STABLES]
    pastures = t.pastures[seat]
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    rest: i64 = 0
    i: i64 = 0
    n: i64 = len(pastures)
    while i < n:
        size = 2 * count(pastures[i])
        inside = pastures[i] & stables
        while inside:
            size *= 2
            inside &= inside - 1
        if size > first:
            rest += third
            first, second, third = size, first, second
        elif size > second:
            rest += third
            second, third = size, second
        elif size > third:
            rest += third
            third = size
        else:
            rest += size
        i += 1
    loose = count(stables & ~farms[f + GRAZED])
    animals = t.animals(seat)
    whole = first + second + third + rest + loose + 1
    pen.steps("stables", count(stables), SOME)
    pen.put("stables.fenced", count(stables & farms[f + GRAZED]))
    pen.put("pasture.cells", count(farms[f + GRAZED]))
    pen.put("pasture.first", least(first, MANY))
    pen.put("pasture.second", least(second, MANY))
    pen.put("pasture.third", third)
    pen.put("pasture.rest", rest)
    pen.steps("pasture.first", first, SIZES)
    pen.steps("pasture.second", second, SIZES)
    pen.steps("pasture.third", third, SIZES)
    pen.put("pasture.capacity", least(whole, MANY))
    pen.put("pasture.holders", farms[f + HOLDERS])
    pen.put("animals", animals)
    pen.put("animals.spare", least(above(whole - animals), MANY))
    fences = MOST_FENCES - count(farms[f + FENCES]) - farms[f + ASIDE]
    built = least(farms[f + WOOD], fences)
    small = above(built - (1 if farms[f + FENCES] == 0 else 0)) // 3  # one cell each, against each other
    pen.steps("fences.wood", built, FENCE_STEPS)
    pen.steps("pastures.possible", least(small, view.free), SOME)
    pen.put("fences-left.late", fences if view.rounds < 4 else 0)
    young(t, seat, animals, view, pen)


def young(t: Table, seat: i64, animals: i64, view: Outlook, pen: Pen) -> None:
    """Which kinds have pairs, and whether their young would find room."""
    f = seat * FARM
    kinds: i64 = len(t.game.animals)
    pairs: i64 = 0
    held: i64 = 0  # kinds whose young find room if no others come
    k: i64 = 0
    while k < kinds and animals > 1:
        if t.farms[f + t.game.animals[k]] >= 2:
            pairs |= BIT[k]
        k += 1
    everybody = False
    if pairs:
        places = t.places(seat)
        herd = t.herd(seat)
        k = 0
        while k < kinds:
            if pairs & BIT[k]:
                herd[k] += 1
                if places.hold(herd):
                    held |= BIT[k]
                herd[k] -= 1
            k += 1
        if held == pairs:
            k = 0
            while k < kinds:
                if pairs & BIT[k]:
                    herd[k] += 1
                k += 1
            everybody = held & (held - 1) == 0 or places.hold(herd)
    k = 0
    while k < kinds:
        pen.about("pair", t.game.goods[t.game.animals[k]], 1 if pairs & BIT[k] else 0)
        pen.about("young", t.game.goods[t.game.animals[k]], 1 if held & BIT[k] else 0)
        k += 1
    pen.flag("young.all", everybody)
    breedings = view.harvests + (1 if t.round > 0 and HARVEST[t.round] and FIELD_PHASE <= t.phase < BREEDING else 0)
    pen.put("pair-harvests", count(pairs) * breedings)
    pen.put("young-harvests", count(held) * breedings)


def kitchen(t: Table, seat: i64, view: Outlook, pen: Pen) -> None:
    """What the family needs, and what becomes food."""
    f = seat * FARM
    farms = t.farms
    need = view.need
    food = farms[f + FOOD]
    store = view.store
    raw = above(need - food)
    lacking = above(need - store)
    pen.put("lacking.raw", raw)
    pen.steps("lacking.raw", raw, LACK)
    pen.steps("lacking.cooked", lacking, LACK)
    pen.put("lacking.tight", 8 * lacking // (view.turns + 1))
    pen.flag("lacking.now", view.now and raw > 0)
    whole = t.game.adult_food * (farms[f + PEOPLE] + farms[f + EXTRA]) * view.harvests
    pen.put("lacking.ever", least(above(whole - store), 99))
    good = VEGETABLE
    cooks: i64 = 0
    while good < t.game.kinds:
        if good == VEGETABLE or t.game.herded[good]:
            way = farms[f + BEST + good] - 1
            each = t.way_yield(seat, way) // t.game.way_n[way] if way >= 0 else 0
            pen.about("cooks", t.game.goods[good], each)
            if t.game.herded[good] and each:
                cooks = 1
        good += 1
    pen.put("cooks-rounds", cooks * view.rounds)
    bakes: i64 = 0
    mine = t.played[seat]
    i: i64 = 0
    n: i64 = len(mine)
    while i < n:
        best = t.game.card(mine[i]).bakes
        if best > bakes:
            bakes = best
        i += 1
    pen.put("bakes", bakes)
    pen.put("bakes-grain", bakes * least(farms[f + GRAIN], 4))
    pen.put("crafts", farms[f + CRAFTS])
