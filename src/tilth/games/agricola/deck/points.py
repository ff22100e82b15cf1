# compiled
"""Points at the end, for the house and the farm, and losses made good (§17)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import NOT_IN_HAND, PLAY
from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Score
from tilth.games.agricola.rules.events import OCCUPATION, OCCUPATION_FOOD, SCORING
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import BEGGING_POINTS, BOAR, CATTLE, FOOD, SHEEP, STONY, WOODEN
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.scoring import (
    BEGGING_CARDS,
    CARD_POINTS,
    FENCED_STABLES,
    ITEMS,
    TABLED,
    UNUSED,
    board_points,
    printed_minus,
)
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    begging_cards,
    house_of,
    on_card,
    spend,
    stock,
    uses_of,
)
from tilth.kernel.answers import ask
from tilth.kernel.core import IT, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.expressions import Several, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY


def reached(n: i64, needs: list[int], gives: list[int]) -> i64:
    """What the highest step gives that n reaches."""
    found: i64 = 0
    for need, give in zip(needs, gives):
        if n >= need:
            found = give
    return found


class Stock(Score):
    """Points for goods in the supply at the end: so many at least, so many points (§15.4). `crop`: those that stand on
    fields as this crop count too."""

    def __init__(self, good: i64, needs: list[int], gives: list[int], crop: i64 = 0) -> None:
        self.good: i64 = good
        self.crop: i64 = crop
        self.needs = needs
        self.gives = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        growing = t.crops_on_fields(seat, self.crop) if self.crop else 0
        return reached(stock(t, seat, self.good) + growing, self.needs, self.gives)


class PerSome(Score):
    """Points for every so many animals of a kind."""

    def __init__(self, kind: i64, per: i64, each: i64) -> None:
        self.kind: i64 = kind
        self.per: i64 = per
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return stock(t, seat, self.kind) // self.per * self.each if owner == seat else 0


class OnCard(Score):
    """Points for animals of one or two kinds lying on the card."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number
        self.goods: vec[i64] = vec[i64]()
        self.needs: list[list[int]] = []
        self.gives: list[list[int]] = []

    def add(self, good: i64, needs: list[int], gives: list[int]) -> OnCard:
        self.goods = append(self.goods, good)
        self.needs.append(needs)
        self.gives.append(gives)
        return self

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        found: i64 = 0
        i: i64 = 0
        while owner == seat and i < len(self.goods):
            found += reached(on_card(t, self.number, self.goods[i]), self.needs[i], self.gives[i])
            i += 1
        return found


# -- the house -------------------------------------------------------------------------------------------------------


class RoomPoints(Score):
    """Points for each room of a house of one material; none beside a certain other card."""

    def __init__(self, house: i64, each: i64, unless: str = "") -> None:
        self.house: i64 = house
        self.each: i64 = each
        self.unless: str = unless

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat or house_of(t, seat) != self.house or t.owns_tag(seat, self.unless):
            return 0
        return self.each * t.rooms(seat)


@card("half_timbered_house")
def half_timbered_house(c: Maker) -> None:
    c.scores(RoomPoints(STONY, c.n["points"], "mansion"))


@card("mansion")
def mansion(c: Maker) -> None:
    c.scores(RoomPoints(STONY, c.n["points"]))


@card("wooden_hut_builder")
def wooden_hut_builder(c: Maker) -> None:
    c.scores(RoomPoints(WOODEN, c.n["points"]))


class HousePoints(Score):
    """Points for living in a house of wood, clay or stone."""

    def __init__(self, wood: i64, clay: i64, stone: i64) -> None:
        self.gives: vec[i64] = vec[i64]([wood, clay, stone])

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.gives[house_of(t, seat)] if owner == seat else 0


@card("clogs")
def clogs(c: Maker) -> None:
    c.scores(HousePoints(0, c.n["clay_hut"], c.n["stone_house"]))


class FreePlay(Deed):
    """A certain occupation may be played from the hand for nothing."""

    def __init__(self, number: i64) -> None:
        super().__init__("occupation")
        self.number: i64 = number
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        if cast(Table, p).in_hand(p.stack[f + SEAT], self.number):
            return True
        p.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(append(out, PASS), PLAY + self.number)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS or action == PLAY + self.number:
            return OK
        return NOT_IN_HAND if action >= PLAY and action < PLAY + len(t.game.cards) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.drop()
        if action != PASS:
            t.push(t.game.enters, seat, 0, self.number)
            t.gain(seat, FOOD, ask(t, OCCUPATION_FOOD, seat, 0, self.number), OCCUPATION)


class AskOthers(Several):
    """A part for each other seat, clockwise. STEP: how many were asked."""

    def __init__(self, part: Deed) -> None:
        super().__init__([part], "")
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        step = p.stack[f + STEP] + 1
        p.stack[f + STEP] = step
        if step < p.rules.seats:
            p.push(self.parts[0], (p.stack[f + SEAT] + step) % p.rules.seats, 0, p.stack[f + IT])
        else:
            p.drop()
        return False


@card("chief")
def chief(c: Maker) -> None:
    c.plays(AskOthers(FreePlay(CARD_IDS.index("chiefs_daughter"))))
    c.scores(RoomPoints(STONY, c.n["points"]))


@card("chiefs_daughter")
def chiefs_daughter(c: Maker) -> None:
    c.scores(HousePoints(0, c.n["clay_points"], c.n["stone_points"]))


# -- the farm --------------------------------------------------------------------------------------------------------


class StepPoints(Score):
    """So many of something that a farm counts, so many points."""

    def __init__(self, what: str, needs: list[int], gives: list[int]) -> None:
        self.counted = AtLeast(what, 0)
        self.needs = needs
        self.gives = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return reached(self.counted.count(t, seat), self.needs, self.gives) if owner == seat else 0


@card("manger")
def manger(c: Maker) -> None:
    c.scores(StepPoints("enclosed_cells", c.n["needs"], c.n["gives"]))


@card("wooden_strongbox")
def wooden_strongbox(c: Maker) -> None:
    c.scores(StepPoints("rooms", c.n["needs"], c.n["gives"]))


@card("braggart")
def braggart(c: Maker) -> None:
    c.scores(StepPoints("rewarded_improvements", c.n["needs"], c.n["points"]))


class FieldPoints(Score):
    """Points for so many fields; for more of them beside certain cards. Fields on cards do not count."""

    def __init__(self, least: i64, more: i64, beside: list[str], gives: i64) -> None:
        self.least: i64 = least
        self.more: i64 = more
        self.beside = beside
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        needed = self.least
        for tag in self.beside:
            if t.owns_tag(seat, tag):
                needed = self.more
        return self.gives if count(t.fields(seat)) >= needed else 0


@card("rake")
def rake(c: Maker) -> None:
    c.scores(FieldPoints(c.n["least"], c.n["with_plow"], ["plow", "punner", "yoke"], c.n["points"]))


class Missing(Score):
    """Points if there is a kind of animal that the farm lacks."""

    def __init__(self, gives: i64) -> None:
        self.gives: i64 = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        full = stock(t, seat, SHEEP) > 0 and stock(t, seat, BOAR) > 0 and stock(t, seat, CATTLE) > 0
        return 0 if owner != seat or full else self.gives


@card("horse")
def horse(c: Maker) -> None:
    c.scores(Missing(c.n["points"]))


class TopPoints(Score):
    """Points for each category that reaches the most the table gives; as many fenced stables do too."""

    def __init__(self, gives: i64, top: i64) -> None:
        self.gives: i64 = gives
        self.top: i64 = top

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        if owner != seat:
            return 0
        sheet = board_points(t, seat)
        found: i64 = self.gives if sheet[FENCED_STABLES] >= self.top else 0
        k: i64 = 0
        while k < TABLED:
            if sheet[k] >= self.top:
                found += self.gives
            k += 1
        return found


@card("lord_of_the_manor")
def lord_of_the_manor(c: Maker) -> None:
    c.scores(TopPoints(c.n["points"], c.n["reached"]))


class Roomy(Score):
    """Points for each pasture with an animal and room for more: of all ways to place the animals, by the best.

    Whether every such pasture gets an animal need not be looked at: as long as there are as many animals as pastures,
    one can be moved into an empty one.
    """

    def __init__(self, each: i64, free: i64) -> None:
        self.each: i64 = each
        self.free: i64 = free

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * self.most(t, seat) if owner == seat else 0

    def most(self, t: Table, seat: i64) -> i64:
        animals = t.animals(seat)
        wood = stock(t, seat, BOAR) > 0 and t.owns_tag(seat, "forest_pasture") > 0
        fit = self.fitting(t, seat)
        best: i64 = 0
        chosen: i64 = 0
        while chosen < BIT[len(fit)]:
            n = count(chosen) + (1 if wood else 0)
            if n > animals:
                n = animals
            if n > best and self.holds(t, seat, fit, chosen):
                best = n
            chosen += 1
        return best

    def fitting(self, t: Table, seat: i64) -> vec[i64]:
        """The pastures that are large enough; -1 stands for a yard on a card."""
        places = t.places(seat)
        found = vec[i64]()
        i: i64 = 0
        n: i64 = len(places.cells)
        while i < n:
            if places.sizes[places.kinds * i] > self.free:  # the most it can hold is sheep
                found = append(found, i)
            i += 1
        yard = t.game.card(CARD_IDS.index("animal_yard"))
        if t.has(seat, yard.number) and places.more and yard.n["animals"] + places.more > self.free:
            found = append(found, -1)
        return found

    def holds(self, t: Table, seat: i64, fit: vec[i64], chosen: i64) -> bool:
        """Is there room for all if the chosen ones are not filled?"""
        places = t.places(seat)
        sheep = stock(t, seat, SHEEP)
        i: i64 = 0
        n: i64 = len(fit)
        while i < n:
            if chosen & BIT[i]:
                if fit[i] < 0 or places.mixed:
                    places.singles -= self.free
                else:
                    k: i64 = places.kinds * fit[i]
                    last = k + places.kinds
                    if places.caps[k + 1] <= self.free:
                        sheep -= 1
                    while k < last:
                        places.caps[k] = places.caps[k] - self.free if places.caps[k] > self.free else 0
                        k += 1
            i += 1
        return sheep >= 0 and places.hold(t.herd(seat))


@card("organic_farmer")
def organic_farmer(c: Maker) -> None:
    c.scores(Roomy(c.n["points"], c.n["free"]))


# -- losses made good ------------------------------------------------------------------------------------------------


class Forgiven(Score):
    """Some begging cards cost nothing."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        begged = begging_cards(t, owner)
        sheet[BEGGING_CARDS] -= BEGGING_POINTS * (begged if begged < self.most else self.most)
        return sheet


@card("mendicant")
def mendicant(c: Maker) -> None:
    c.scores(Forgiven(c.n["most"]))


class NoLosses(Score):
    """Nothing in the table costs points."""

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        k: i64 = 0
        while k < TABLED:
            if sheet[k] < 0:
                sheet[k] = 0
            k += 1
        k = len(ITEMS)
        for item in t.game.items:
            if item.tabled and sheet[k] < 0:
                sheet[k] = 0
            k += 1
        if t.game.minus_forgiven:
            sheet[CARD_POINTS] -= printed_minus(t, owner)
        return sheet


@card("yeoman_farmer")
def yeoman_farmer(c: Maker) -> None:
    c.scores(NoLosses())


class Covered(Score):
    """Unused cells that were paid for cost nothing. Their number stands in `used`."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        sheet[UNUSED] += self.each * uses_of(t, self.number)
        return sheet


class Cover(Step):
    """One unused cell more is paid for."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, uses_of(t, self.number) + 1)


class CoverCells(Several):
    """Before the scoring food pays for unused cells: what there is by itself, as it is of no other use; more if the
    seat wants to make it. STEP: cells paid for when it was last asked, plus 1."""

    def __init__(self, c: Maker) -> None:
        super().__init__([c.may(c.buy(Cover(c.number), food=c.n["food"]))], "")
        self.number: i64 = c.number
        self.food: i64 = c.n["food"]
        self.sure = True
        self.still = True

    def bare(self, t: Table, seat: i64) -> i64:
        return t.unused(seat) - uses_of(t, self.number)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return self.bare(t, seat) <= 0 or not can_pay(t, seat, food_bill(self.food))

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        declined = t.stack[f + STEP] == uses_of(t, self.number) + 1
        while self.bare(t, seat) > 0 and stock(t, seat, FOOD) >= self.food:
            spend(t, seat, FOOD, self.food)
            t.set_used(self.number, uses_of(t, self.number) + 1)
        if declined or self.idle(t, seat, 0):
            t.drop()
        else:
            t.stack[f + STEP] = uses_of(t, self.number) + 1
            t.push(self.parts[0], seat, 0, 0)
        return False


@card("hide_farmer")
def hide_farmer(c: Maker) -> None:
    c.on(SCORING, CoverCells(c), ANYBODY)
    c.scores(Covered(c.number, c.n["points"]))


# -- all in the facts ------------------------------------------------------------------------------------------------


@card("madonna_statue")
def madonna_statue(c: Maker) -> None:
    """What it costs and its points: all in its facts."""


@card("outhouse")
def outhouse(c: Maker) -> None:
    """What it needs and its points: all in its facts."""
