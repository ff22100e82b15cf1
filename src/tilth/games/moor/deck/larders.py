# compiled
"""Food at once, on rounds to come, by lot, from fields that lie fallow; animals for sale."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.deliveries import TakeLaid, for_sale
from tilth.games.agricola.deck.occasions import at
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import ACTION_LIMIT, FIELD_NOT_EMPTY, TAKE
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If
from tilth.games.agricola.rules.events import CARD_PRICE, FIELD_START, GOING_HOME, GREW, PLAYED, SCORING, SOWED
from tilth.games.agricola.rules.facts import MAJOR_CARD
from tilth.games.agricola.rules.goods import CLAY, FOOD, GRAIN, REED, ROUNDS, STONE, WOOD
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.packed import laid_card, laid_good, laid_round
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import hand_on, pastures_of, rounds_to_come, sown_plots, stables_of, stock
from tilth.games.moor.rules.lots import DrawNumber
from tilth.games.moor.rules.occasions import Bonus, PerTile
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.games.moor.rules.specials import lies_before
from tilth.games.moor.rules.terrain import ChooseCell, forest_count, moor_count
from tilth.kernel.core import OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Seq, Several, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS, actor, emit

# -- from one's neighbour --------------------------------------------------------------------------------------------


class FuelForResource(Answer):
    """One building resource in the price of a major improvement may be paid in fuel."""

    def __init__(self, fuel: i64, price: i64, resource: i64) -> None:
        super().__init__()
        self.fuel: i64 = fuel
        self.price: i64 = price
        self.resource: i64 = resource

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        if cast(Table, p).game.card(arg).kind != MAJOR_CARD:
            return found
        for good in (WOOD, CLAY, REED, STONE):
            if price[good] >= self.resource:
                other = price[:]
                other[good] -= self.resource
                other[self.fuel] += self.price
                found.append(other)
        return found


class PassedHere(When):
    """A part, if the card in IT is handed on to the seat by the one before it."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.game.card(it).passing and (actor(t) + 1) % t.game.seats == seat


@card("farmhands-quarters")
def farmhands_quarters(c: Maker) -> None:
    m = moor_of(c.rules)
    c.says(CARD_PRICE, FuelForResource(m.fuel, c.n["fuel"], c.n["resource"]))
    c.on(PLAYED, PassedHere(c.gain(food=c.n["food"])), OTHERS)
    c.on(m.handed, c.gain(food=c.n["food"]))


# -- the Infirmary and the return home -------------------------------------------------------------------------------


class FoodAhead(Step):
    """Food on as many of the next rounds as there are moors."""

    def __init__(self, m: Moor, food: i64) -> None:
        super().__init__()
        self.m = m
        self.food: i64 = food
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        n = moor_count(t, self.m, seat)
        ahead: i64 = 1
        while ahead <= n:
            t.lay_later(seat, t.round + ahead, FOOD, self.food, -1)
            ahead += 1


@card("peat-bath")
def peat_bath(c: Maker) -> None:
    at(c, FoodAhead(moor_of(c.rules), c.n["food"]), "infirmary")


class FromBed(Need):
    """The person placed last came from the bed."""

    def __init__(self, m: Moor) -> None:
        self.m = m

    def holds(self, t: Table, seat: i64) -> bool:
        return t.table_number(self.m.from_bed) == 1


@card("healing-clay")
def healing_clay(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    at(c, If(FromBed(moor_of(c.rules)), c.gain(food=c.n["more"])), "infirmary")


class NoSpecialCard(Need):
    """No special action card lies before the seat."""

    def __init__(self, m: Moor) -> None:
        self.m = m

    def holds(self, t: Table, seat: i64) -> bool:
        return not lies_before(t, self.m, seat)


@card("village-hall")
def village_hall(c: Maker) -> None:
    c.on(GOING_HOME, If(NoSpecialCard(moor_of(c.rules)), c.gain(food=c.n["food"])), ANYBODY)


# -- for the stock and for children ----------------------------------------------------------------------------------


class FoodForHerders(Step):
    """Everybody with a stable or a pasture gets food."""

    def __init__(self, food: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            if stables_of(t, other) or len(pastures_of(t, other)) > 0:
                t.gain(other, FOOD, self.food, self.source)
            other += 1


@card("pheromones")
def pheromones(c: Maker) -> None:
    c.plays(Seq(c.gain(food=c.n["food"]), FoodForHerders(c.n["everybody"], c.source)))


@card("forest-kindergarten")
def forest_kindergarten(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(GREW, PerTile(m, m.forest, FOOD, c.n["food"], c.source))


# -- by lot ----------------------------------------------------------------------------------------------------------


class Interest(Step):
    """Food, if there is as much clay as the number in IT; then the card is handed on."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.m = moor_of(c.rules)
        self.number: i64 = c.number
        self.food: i64 = c.n["food"]
        self.source: i64 = c.source
        self.always: bool = self.m.switches["m102_pass"] == "always"

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        hit = stock(t, seat, CLAY) >= it
        if hit:
            t.gain(seat, FOOD, self.food, self.source)
        if hit or self.always:
            hand_on(t, seat, self.number)
            if t.game.seats > 1:
                emit(t, self.m.handed, (seat + 1) % t.game.seats, self.number)


@card("savings-deposit")
def savings_deposit(c: Maker) -> None:
    c.on(FIELD_START, DrawNumber(moor_of(c.rules), Interest(c)), ANYBODY)


class Foraging(Step):
    """Food, if there are as many forests as the number in IT."""

    def __init__(self, m: Moor, food: i64, source: i64) -> None:
        super().__init__()
        self.m = m
        self.food: i64 = food
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if forest_count(t, self.m, seat) >= it:
            t.gain(seat, FOOD, self.food, self.source)


@card("wild-harvest")
def wild_harvest(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(c.gain(food=c.n["food"]))
    c.on(FIELD_START, DrawNumber(m, Foraging(m, c.n["found"], c.source)), ANYBODY)


# -- fields that lie fallow ------------------------------------------------------------------------------------------


class LayFallow(ChooseCell):
    """Food comes to lie on empty fields, one after the other, as long as the seat wants. STEP: how many."""

    def __init__(self, m: Moor, most: i64) -> None:
        super().__init__(m, "fallow")
        self.most: i64 = most

    def cells(self, t: Table, seat: i64) -> i64:
        return t.fields(seat) & ~sown_plots(t, seat) & ~t.seat_number(seat, self.m.fallow)

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return FIELD_NOT_EMPTY

    def empty(self, t: Table, seat: i64) -> i64:
        return FIELD_NOT_EMPTY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] < self.most and self.cells(t, t.stack[f + SEAT]):
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return super().options(p, f, append(out, PASS))

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        return OK if action == PASS else super().reason(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] += 1
        laid = t.seat_number(seat, self.m.fallow) | BIT[action - self.m.act_cell.start]
        t.set_seat_number(seat, self.m.fallow, laid)


class TakeFallow(Step):
    """The food of fields that are sown is taken. IT: what SOWED tells."""

    def __init__(self, m: Moor, food: i64, source: i64) -> None:
        super().__init__()
        self.m = m
        self.food: i64 = food
        self.source: i64 = source
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).seat_number(seat, self.m.fallow) & it == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        laid = t.seat_number(seat, self.m.fallow)
        t.set_seat_number(seat, self.m.fallow, laid & ~it)
        t.gain(seat, FOOD, self.food * count(laid & it), self.source)


@card("fallow-fields")
def fallow_fields(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(LayFallow(m, c.n["fields"]))
    c.on(SOWED, TakeFallow(m, c.n["food"], c.source))


# -- the distillery --------------------------------------------------------------------------------------------------


class Distil(Several):
    """Before points are counted fuel and grain are turned into points, as often as the seat likes. STEP: the grain that
    there was when it was last asked, plus 1."""

    def __init__(self, part: Node) -> None:
        super().__init__([part], "")
        self.sure = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.parts[0].idle(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        grain = stock(t, seat, GRAIN) + 1
        if t.stack[f + STEP] == grain or self.idle(t, seat, 0):
            t.drop()
        else:
            t.stack[f + STEP] = grain
            t.push(self.parts[0], seat, 0, 0)
        return False


@card("grain-distillery")
def grain_distillery(c: Maker) -> None:
    c.feeds(c.buy(c.gain(food=c.n["food"]), fuel=c.n["fuel"], grain=c.n["grain"]))
    c.on(SCORING, Distil(c.may(c.buy(Bonus(c.n["points"]), fuel=c.n["fuel"], grain=c.n["grain"]))), ANYBODY)


# -- animals for sale ------------------------------------------------------------------------------------------------


class LayKinds(Deed):
    """Animals are laid on rounds to come, each of another kind, in an order of choice. STEP: how many rounds of the
    list are done with."""

    def __init__(self, number: i64, kinds: vec[i64], n: i64, ahead: list[int]) -> None:
        super().__init__("take")
        self.number: i64 = number
        self.kinds: vec[i64] = kinds
        self.n: i64 = n
        self.ahead = ahead

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).round + self.ahead[0] <= ROUNDS else WRONG_PART

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if step < len(self.ahead) and t.round + self.ahead[step] <= ROUNDS:
            return True
        t.pop()
        return False

    def laid(self, t: Table, good: i64) -> bool:
        """Does this card have such an animal on a round to come?"""
        for entry in rounds_to_come(t):
            if laid_card(entry) == self.number and laid_good(entry) == good and laid_round(entry) > t.round:
                return True
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for kind in self.kinds:
            if not self.laid(cast(Table, p), kind):
                out = append(out, TAKE + kind)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        for kind in self.kinds:
            if action == TAKE + kind:
                return ACTION_LIMIT if self.laid(t, kind) else OK
        return ACTION_LIMIT if action >= TAKE and action < TAKE + t.game.kinds else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, step = t.stack[f + SEAT], t.stack[f + STEP]
        t.stack[f + STEP] = step + 1
        t.lay_later(seat, t.round + self.ahead[step], action - TAKE, self.n, self.number)


@card("cattle-stall")
def cattle_stall(c: Maker) -> None:
    c.plays(LayKinds(c.number, c.rules.animals, c.n["animals"], c.n["ahead"]))
    for_sale(c, c.n["food"], TakeLaid(c.number, c.source))
