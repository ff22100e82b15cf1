# compiled
"""What a network sees of Hallertau: the board, the own farm, the others, the cards.

`name.3+` says whether there are at least three. The same thing has the same name alone and in company, with cards and
without, so that what was learned of it can be carried over.
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.hallertau.deck.card_sight import CardSight
from tilth.games.hallertau.estimates import (
    BILLS,
    building_points,
    lacking,
    least,
    price_round,
    to_come,
    tools_for,
    touching,
)
from tilth.games.hallertau.evaluation import DECK, INCOMES, SOWING, Farmstead, in_cards, in_sight
from tilth.games.hallertau.rules import scoring
from tilth.games.hallertau.rules.actions import SPACES
from tilth.games.hallertau.rules.goods import BUILDINGS, CROPS, GOODS, KINDS, LAST, ROUNDS
from tilth.games.hallertau.rules.layout import (
    ADVANCED,
    BARE,
    BOULDERS,
    BUILT,
    COLUMNS,
    DECKS,
    DONE,
    EXHAUSTED,
    FARM,
    FIELDS,
    FINAL,
    FLOCK,
    JEWEL,
    LAND,
    MASK,
    POOL,
    ROW,
    SHEEP,
    SOWN,
    STABLE,
    TOOL,
    TWO,
    WORKERS,
)
from tilth.games.hallertau.rules.rulebook import HallertauRules
from tilth.games.hallertau.rules.spaces import SPACE_IDS
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Features
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.vecs import filled, total

FEW: Final[vec[i64]] = vec[i64]([1, 2, 3, 5])
MORE: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10])
JEWELS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 6])
POOLS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 6, 9])
HOUSES: Final[vec[i64]] = vec[i64]([6, 7, 8, 9, 10])
CENTERS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
LANDS: Final[vec[i64]] = vec[i64]([3, 4, 5, 6, 7, 8])
FLOCKS: Final[vec[i64]] = vec[i64]([1, 2, 3, 4, 6])
PART: Final = 4.0  # the worth is given in quarters of a point
MOST: Final[i64] = 2000  # more than any number here becomes in earnest
RIVALS: Final = ["next", "strongest", "all"]


# -- names -----------------------------------------------------------------------------------------------------------


def marked(name: str, marks: vec[i64]) -> list[str]:
    """A number and its thresholds."""
    return [name, *(f"{name}.{int(mark)}+" for mark in marks)]


def space_names(rules: HallertauRules, space: int) -> list[str]:
    """Rows taken, and whether the own pool is enough to use it."""
    name = f"space.{SPACE_IDS[space]}"
    return [*(f"{name}.row{row + 1}" for row in range(int(rules.rows[space]))), f"{name}.reach"]


def table_names(rules: HallertauRules) -> list[str]:
    names = [f"table.round.{k + 1}" for k in range(int(ROUNDS))] + ["table.rounds_left"]
    names += [f"table.phase.{k + 1}" for k in range(int(FINAL))]
    names += ["table.decides.own", "table.decides.chance", "table.inside", "table.paying"]
    names += [f"table.quadrant_card.{k + 1}" for k in range(6)]
    names += [f"table.cost.{k + 1}" for k in range(3)]
    for space in range(int(SPACES)):
        if rules.with_cards or rules.draws_of[space] < 0:
            names += space_names(rules, space)
    if rules.seats > 1:
        names += ["table.players.2", "table.players.3", "table.players.4"]
        names += ["table.starter.own", "table.starter.distance", "table.turn.distance"]
    return names


def own_names() -> list[str]:
    names = ["own.points", "own.worth", "own.rest", "own.rest.odd"]
    names += [name for good in GOODS for name in marked(f"own.{good}", FEW)]
    names += ["own.goods", "own.crops", "own.crop_kinds"]
    names += [f"own.to_come.{good}" for good in GOODS]
    names += ["own.to_come.goods"]
    for building in BUILDINGS:
        name = f"own.{building}"
        names += marked(name, HOUSES)
        names += [f"{name}.ahead", f"{name}.tools", f"{name}.lacking", f"{name}.steps", f"{name}.made"]
    names += marked("own.center", CENTERS)
    names += ["own.center.touching", "own.buildings"]
    names += marked("own.reached.center", HOUSES)
    names += ["own.reached.touching", "own.reached.buildings", "own.reached.points", "own.kept.goods", "own.kept.crops"]
    names += [*marked("own.tool", MORE), "own.tool.used", "own.tool.rounds"]
    names += marked("own.jewel", JEWELS)
    names += [*marked("own.pool", POOLS), "own.pool.coming"]
    names += marked("own.sheep", FLOCKS)
    names += ["own.sheep.dying1", "own.sheep.dying2", "own.sheep.dying3", "own.sheep.stable", "own.sheep.milkings"]
    names += marked("own.field", LANDS)
    names += [f"own.field.bare.{row}" for row in range(2, 6)] + [f"own.field.sown.{row}" for row in range(2, 6)]
    names += [f"own.field.{good}" for good in GOODS[: int(CROPS)]]
    names += ["own.field.rows", "own.field.rounds", "own.seeds", "own.sow.now", "own.sow.cost", "own.sow.counted"]
    return names


def rival_names(rules: HallertauRules, who: str) -> list[str]:
    names = ["points", "rest", *(f"to_come.{good}" for good in GOODS), "tool", "jewel", "pool", "pool.1+", "sheep"]
    names += [
        "sheep.stable",
        "field",
        "field.bare",
        "field.sown",
        "field.rows",
        *BUILDINGS,
        "center",
        "center.touching",
    ]
    names += ["center.6+", "lacking", "starter", "decides", "pool.coming"]
    if rules.with_cards:
        names += [f"hand.{deck}" for deck in DECKS] + [f"played.{deck}" for deck in DECKS] + ["income"]
    return [f"{who}.{name}" for name in names]


# -- small sums ------------------------------------------------------------------------------------------------------


def write_marked(out: vec[i64], at: i64, n: i64, marks: vec[i64]) -> i64:
    """A number and its thresholds; returns where the next one goes."""
    out[at] = n
    at += 1
    end: i64 = len(marks)
    i: i64 = 0
    while i < end and n >= marks[i]:
        out[at + i] = 1
        i += 1
    return at + end


def bounded(n: float) -> i64:
    """A whole number, not too large."""
    if n > 1000.0:
        return MOST
    return i64(n * PART) if n > -100.0 else -400


# -- the whole -------------------------------------------------------------------------------------------------------


class FarmFeatures(Features):
    def __init__(self, rules: HallertauRules) -> None:
        super().__init__()
        self.kind = ("cards" if rules.with_cards else "plain") + ("-solo" if rules.seats == 1 else "-table")
        self.names = table_names(rules) + own_names()
        if rules.seats > 1:
            for who in RIVALS:
                self.names += rival_names(rules, who)
            self.names += ["strongest.worth"]
        self.cards: CardSight | None = None
        if rules.with_cards:
            self.cards = CardSight(rules)
            self.names += [*self.cards.names, "hand.in_sight", "income.worth"]
        self.rival_length: i64 = len(rival_names(rules, ""))

    def write(self, p: Position, seat: i64, out: vec[i64]) -> None:
        self.write_all(cast(Table, p), seat, out)

    def write_all(self, t: Table, seat: i64, out: vec[i64]) -> i64:
        """Returns how many there are."""
        at = write_table(t, seat, out, 0)
        at = write_own(t, seat, out, at)
        if t.game.seats > 1:
            at = self.write_rivals(t, seat, out, at)
        if self.cards is not None:
            at = self.cards.write(t, seat, out, at)
            sight = 0.0
            hand = t.hands[seat]
            for entry in hand:
                sight += in_sight(t, seat, entry // MASK)
            out[at] = bounded(sight)
            out[at + 1] = yearly_income(t, seat) * incomes_left(t)
            at += 2
        return at

    def write_rivals(self, t: Table, seat: i64, out: vec[i64], at: i64) -> i64:
        """The next in turn, the strongest by points, and all together."""
        n = t.game.seats
        strongest = (seat + 1) % n
        most: i64 = -1
        width = self.rival_length
        k: i64 = 1
        while k < n:
            other = (seat + k) % n
            points = scoring.total(t, other)
            if points > most:
                most = points
                strongest = other
            write_rival(t, other, points, out, at + 2 * width)
            if k == 1:
                copy_part(out, at + 2 * width, at, width)
            k += 1
        if n == 2:
            copy_part(out, at, at + width, width)
        else:
            write_rival(t, strongest, most, out, at + width)
        at += 3 * width
        if t.round > 0 and not t.over:
            out[at] = bounded(Farmstead(t, strongest).worth(t, strongest))
        return at + 1


def copy_part(out: vec[i64], source: i64, to: i64, n: i64) -> None:
    i: i64 = 0
    while i < n:
        out[to + i] = out[source + i]
        i += 1


# -- the table -------------------------------------------------------------------------------------------------------


def write_table(t: Table, seat: i64, out: vec[i64], at: i64) -> i64:
    if t.round > 0:
        out[at + t.round - 1] = 1
    at += ROUNDS
    out[at] = ROUNDS - t.round
    at += 1
    if t.phase > 0:
        out[at + t.phase - 1] = 1
    at += FINAL
    if t.who == seat:
        out[at] = 1
    elif t.who == CHANCE:
        out[at + 1] = 1
    out[at + 2] = t.inside
    if t.paying:
        out[at + 3] = 1
    at += 4
    k: i64 = 0
    while k < 6:
        if t.quads & BIT[k]:
            out[at + k] = 1
        k += 1
    at = write_spaces(t, seat, out, at + 6)
    n = t.game.seats
    if n > 1:
        out[at + n - 2] = 1
        if t.starter == seat:
            out[at + 3] = 1
        out[at + 4] = (t.starter - seat + n) % n
        if t.active >= 0:
            out[at + 5] = (t.active - seat + n) % n
        at += 6
    return at


def write_spaces(t: Table, seat: i64, out: vec[i64], costs: i64) -> i64:
    """`costs`: where it stands how many spaces take one, two, three workers; the spaces follow."""
    at = costs + 3
    pool = t.farms[seat * FARM + POOL]
    workers = t.workers
    heights = t.game.rows
    with_cards = t.game.with_cards
    s: i64 = 0
    while s < SPACES:
        if not with_cards and t.game.draws_of[s] >= 0:
            s += 1
            continue
        rows = heights[s]
        i = s * 3
        free = rows
        row = rows - 1
        while row >= 0:
            if workers[i + row]:
                out[at + row] = 1
            else:
                free = row
            row -= 1
        at += rows
        if free < rows:
            out[costs + free] += 1
            if free < pool:
                out[at] = 1
        at += 1
        s += 1
    return at


# -- the own farm ----------------------------------------------------------------------------------------------------


def write_own(t: Table, seat: i64, out: vec[i64], at: i64) -> i64:
    farms = t.farms
    f = seat * FARM
    farm = Farmstead(t, seat)
    value = 0.0
    if t.over:
        value = float(scoring.total(t, seat))
    elif t.round > 0:
        value = farm.worth(t, seat)
        if t.game.with_cards:
            value += in_cards(t, seat)
    rest = scoring.rest(t, seat)
    out[at] = scoring.total(t, seat)
    out[at + 1] = bounded(value)
    out[at + 2] = rest
    out[at + 3] = rest % 5
    at += 4
    goods: i64 = 0
    kinds: i64 = 0
    k: i64 = 0
    while k < KINDS:
        n = farms[f + k]
        at = write_marked(out, at, n, FEW)
        goods += n
        if k < CROPS and n > 0:
            kinds += 1
        k += 1
    crops = farms[f] + farms[f + 1] + farms[f + 2] + farms[f + 3]
    out[at] = goods
    out[at + 1] = crops
    out[at + 2] = kinds
    at += 3
    coming = filled(KINDS, 0)
    to_come(t, seat, coming)
    k = 0
    while k < KINDS:
        out[at + k] = coming[k]
        k += 1
    out[at + KINDS] = total(coming)
    at = write_buildings(t, seat, farm, coming, out, at + KINDS + 1)
    at = write_reached(t, seat, farm, out, at)
    left = ROUNDS - t.round
    tools = farms[f + TOOL]
    at = write_marked(out, at, tools, MORE)
    out[at] = farms[f + EXHAUSTED]
    out[at + 1] = tools * left
    at = write_marked(out, at + 2, farms[f + JEWEL], JEWELS)
    at = write_marked(out, at, farms[f + POOL], POOLS)
    out[at] = WORKERS[least(farm.reached)] * left
    at = write_sheep(t, seat, out, at + 1)
    return write_fields(t, seat, crops, farm.sown, out, at)


def write_buildings(t: Table, seat: i64, farm: Farmstead, goods: vec[i64], out: vec[i64], at: i64) -> i64:
    places = farm.places
    center = least(places)
    bills = (price_round(t) - 1) * 5
    b: i64 = 0
    while b < 5:
        place = places[b]
        at = write_marked(out, at, place, HOUSES)
        out[at] = place - center
        if place < LAST:
            out[at + 1] = tools_for(farm.boulders, b, place)
            out[at + 2] = lacking(BILLS[bills + b], goods)
        out[at + 3] = farm.reached[b] - place
        out[at + 4] = t.farms[seat * FARM + ADVANCED + b]
        at += 5
        b += 1
    at = write_marked(out, at, center, CENTERS)
    out[at] = touching(places, center)
    out[at + 1] = total(places)
    return at + 2


def write_reached(t: Table, seat: i64, farm: Farmstead, out: vec[i64], at: i64) -> i64:
    """What the goods at hand and to come this round seem to be good for."""
    center = least(farm.reached)
    at = write_marked(out, at, center, HOUSES)
    out[at] = touching(farm.reached, center)
    out[at + 1] = total(farm.reached)
    out[at + 2] = building_points(t, farm.reached, center)
    kept = farm.kept
    out[at + 3] = total(kept)
    out[at + 4] = kept[0] + kept[1] + kept[2] + kept[3]
    return at + 5


def write_sheep(t: Table, seat: i64, out: vec[i64], at: i64) -> i64:
    """Sheep by how long they live, and how often they will be milked."""
    f = seat * FARM + SHEEP
    at = write_marked(out, at, t.farms[seat * FARM + FLOCK], FLOCKS)
    out[at + 3] = t.farms[seat * FARM + STABLE]
    now = t.round + 1 if t.taken_off else t.round  # whose card is taken off next
    done: i64 = 1 if t.phase >= 8 else 0
    first = t.round + done  # the round whose milking comes next
    milkings = t.farms[seat * FARM + STABLE] * (ROUNDS + 1 - first)
    place: i64 = 1
    while place <= ROUNDS:
        n = t.farms[f + place]
        if n > 0:
            age = place - now
            out[at + (0 if age <= 0 else 1 if age == 1 else 2)] += n
            if place > first:
                milkings += n * (place - first)
        place += 1
    out[at + 4] = milkings
    return at + 5


def write_fields(t: Table, seat: i64, crops: i64, counted: i64, out: vec[i64], at: i64) -> i64:
    """`counted`: how many the worth takes for sown."""
    f = seat * FARM
    at = write_marked(out, at, t.farms[f + LAND], LANDS)
    rows: i64 = 0
    c = f + FIELDS
    end = c + COLUMNS
    while c < end:
        code = t.farms[c]
        c += 1
        if code == 0:
            continue
        row = code % DONE // ROW
        content = code % ROW
        rows += row
        if content == 0:
            out[at + row - 2] += 1
        else:
            out[at + 4 + row - 2] += 1
            good = content - 1 if content < TWO else content - TWO
            if good < CROPS:
                out[at + 8 + good] += 1
    at += 12
    bare = t.farms[f + BARE]
    seeds = crops if crops < bare else bare
    out[at] = rows
    out[at + 1] = t.farms[f + LAND] * (ROUNDS - t.round)
    out[at + 2] = seeds
    write_sowing(t, seat, seeds, out, at + 3)
    out[at + 5] = counted
    return at + 6


def write_sowing(t: Table, seat: i64, most: i64, out: vec[i64], at: i64) -> None:
    """How many fields one placement could sow now, and what that costs at least."""
    pool = t.farms[seat * FARM + POOL]
    best: i64 = 0
    cost: i64 = 0
    i: i64 = 0
    end: i64 = len(SOWING)
    while i < end and most > 0:
        n = SOWING[i + 1] if SOWING[i + 1] < most else most
        row = t.lowest_row(SOWING[i])
        if row < t.game.rows[SOWING[i]] and row < pool and (n > best or (n == best and row + 1 < cost)):
            best = n
            cost = row + 1
        i += 2
    out[at] = best
    out[at + 1] = cost


# -- the others ------------------------------------------------------------------------------------------------------


def write_rival(t: Table, seat: i64, points: i64, out: vec[i64], at: i64) -> None:
    """Adds a rival's numbers to those that stand there."""
    farms = t.farms
    f = seat * FARM
    goods = filled(KINDS, 0)
    to_come(t, seat, goods)
    out[at] += points
    out[at + 1] += scoring.rest(t, seat)
    at += 2
    k: i64 = 0
    while k < KINDS:
        out[at + k] += goods[k]
        k += 1
    at += KINDS
    pool = farms[f + POOL]
    out[at] += farms[f + TOOL]
    out[at + 1] += farms[f + JEWEL]
    out[at + 2] += pool
    out[at + 3] += 1 if pool > 0 else 0
    out[at + 4] += farms[f + FLOCK]
    out[at + 5] += farms[f + STABLE]
    out[at + 6] += farms[f + LAND]
    out[at + 7] += farms[f + BARE]
    out[at + 8] += farms[f + SOWN]
    k = f + FIELDS
    while k < f + FIELDS + COLUMNS:
        out[at + 9] += farms[k] % DONE // ROW
        k += 1
    at += 10
    places = farms[f + BUILT : f + BUILT + 5]
    center = least(places)
    bills = (price_round(t) - 1) * 5
    boulders = farms[f + BOULDERS : f + BOULDERS + 10]
    short: i64 = 0
    b: i64 = 0
    while b < 5:
        out[at + b] += places[b]
        if places[b] < LAST:
            short += lacking(BILLS[bills + b], goods) + tools_for(boulders, b, places[b])
        b += 1
    at += 5
    out[at] += center
    out[at + 1] += touching(places, center)
    out[at + 2] += 1 if center >= 6 else 0
    out[at + 3] += short
    out[at + 4] += 1 if t.starter == seat else 0
    out[at + 5] += 1 if t.who == seat else 0
    out[at + 6] += WORKERS[center] * (ROUNDS - t.round)
    at += 7
    if t.game.with_cards:
        hand = t.hands[seat]
        for entry in hand:
            out[at + DECK[entry // MASK]] += 1
        b = 0
        while b < 4:
            out[at + 4 + b] += t.counts[seat * 4 + b]
            b += 1
        out[at + 8] += yearly_income(t, seat)


def yearly_income(t: Table, seat: i64) -> i64:
    """About how many goods the cards face up bring in each phase 3."""
    found = 0.0
    played = t.played[seat]
    for card in played:
        found += INCOMES[card]
    return i64(found)


def incomes_left(t: Table) -> i64:
    """How often phase 3 is still to come."""
    return ROUNDS - t.round + (1 if t.phase < 3 and t.round > 0 else 0)
