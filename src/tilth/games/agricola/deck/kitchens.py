# compiled
"""Cards that make food or exchange goods at any time, that bake, and that work in the harvest (§12-§14)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.majors import Stock, bake_at_once, workshop
from tilth.games.agricola.rules.actions import BREEDING_LOCK, CHOICE, FIELD, OVER_CAPACITY, TAKE
from tilth.games.agricola.rules.cards import CARD_IDS, Maker, card
from tilth.games.agricola.rules.effects import Awake, Buy, Choose, If, Once, OnSpace, Optional, TakeOne
from tilth.games.agricola.rules.farming import Bake, Deed, Sow
from tilth.games.agricola.rules.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GOODS,
    GRAIN,
    HARVEST,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.grid import PLOTS
from tilth.games.agricola.rules.harvest import reap
from tilth.games.agricola.rules.kitchen import locked
from tilth.games.agricola.rules.layout import (
    BAKED,
    BETWEEN,
    BREEDING,
    BUTCHERED,
    CRAFTED,
    FARM,
    FEED_START,
    FEED_STEP,
    FEEDING,
    FEEDS_LAST,
    FIELD_END,
    FIELD_PHASE,
    FIELD_START,
    FIELD_STEP,
    NEED,
    OWN_FIELDS,
    PLAYED,
    REAPED,
    RETURN,
    ROUND_END,
    SKIPS,
    SOWN,
    START,
    STAYS,
    TILLED,
    TOOK,
    USED,
)
from tilth.games.agricola.rules.payments import can_pay, food_bill
from tilth.games.agricola.rules.places import Places
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import OCCUPATION_CARD, UNIT, Holder, Need, Score, Table, amount
from tilth.kernel.core import (
    CANNOT_PAY,
    FRAME,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Answer,
    Node,
    Position,
)
from tilth.kernel.expressions import EachSeat, Provided, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, GONE, OTHERS, emit

# -- points ----------------------------------------------------------------------------------------------------------


class PerSome(Score):
    """Points for every so many animals of a kind."""

    def __init__(self, kind: i64, per: i64, each: i64) -> None:
        self.kind: i64 = kind
        self.per: i64 = per
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return t.farms[seat * FARM + self.kind] // self.per * self.each if owner == seat else 0


# -- making food at any time -----------------------------------------------------------------------------------------


@card("windmill")
def windmill(c: Maker) -> None:
    c.way(GRAIN, 1, c.n["food"])


@card("turner")
def turner(c: Maker) -> None:
    c.way(WOOD, c.n["wood"], c.n["food"])


@card("quarryman")
def quarryman(c: Maker) -> None:
    c.way(STONE, c.n["stone"], c.n["food"])


class WellBuilt(Need):
    """Somebody has built the Well, be it given up since."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.built & BIT[CARD_IDS.index("well")] != 0 or t.anybody_owns("village_well")


@card("tinsmith")
def tinsmith(c: Maker) -> None:
    c.way(CLAY, c.n["clay"], c.n["food"])
    c.ready(WellBuilt())
    c.way(CLAY, c.n["more_clay"], c.n["more_food"])


def butchers(c: Maker) -> None:
    """All three kinds of animals become food, without a pot."""
    for kind in (SHEEP, BOAR, CATTLE):
        c.way(kind, 1, c.n[GOODS[kind]])


@card("butcher")
def butcher(c: Maker) -> None:
    butchers(c)


@card("meat_seller")
def meat_seller(c: Maker) -> None:
    c.ready(AtLeast("ovens", 1))
    butchers(c)


@card("simple_fireplace")
def simple_fireplace(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_corner")
def cooking_corner(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_k")
def cooking_hearth_k(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("spices")
def spices(c: Maker) -> None:
    c.card.spice = c.n["food"]


@card("gypsys_crock")
def gypsys_crock(c: Maker) -> None:
    c.card.pots = c.n["per"]
    c.card.pot_food = c.n["food"]


# -- other exchanges at any time -------------------------------------------------------------------------------------


@card("dock_worker")
def dock_worker(c: Maker) -> None:
    for given in (WOOD, CLAY, REED, STONE):
        price = c.n["wood"] if given == WOOD else c.n["alike"]
        others = [UNIT[good] for good in (WOOD, CLAY, REED, STONE) if good != given]
        c.trade(Buy(price * UNIT[given], TakeOne(others, c.source)), goods=True)


@card("clay_firer")
def clay_firer(c: Maker) -> None:
    c.trade(Buy(c.n["few_clay"] * UNIT[CLAY], c.gain(stone=c.n["few_stone"])), goods=True)
    c.trade(Buy(c.n["many_clay"] * UNIT[CLAY], c.gain(stone=c.n["many_stone"])), goods=True)


@card("clay_seller")
def clay_seller(c: Maker) -> None:
    c.trade(Buy(c.n["sheep"] * UNIT[CLAY], c.gain(sheep=1)), births=True)
    c.trade(Buy(c.n["reed"] * UNIT[CLAY], c.gain(reed=1)), goods=True)
    c.trade(Buy(c.n["boar"] * UNIT[CLAY], c.gain(boar=1)), births=True)
    c.trade(Buy(c.n["stone"] * UNIT[CLAY], c.gain(stone=1)), goods=True)
    c.trade(Buy(c.n["cattle"] * UNIT[CLAY], c.gain(cattle=1)), births=True)


# What the grocer sells, from the bottom to the top.
GROCERIES: Final[vec[i64]] = vec[i64]([VEGETABLE, REED, CLAY, WOOD, VEGETABLE, STONE, GRAIN, REED])


class StackUp(Step):
    """All the groceries lie on the card. IT: the card."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        bundle: i64 = 0
        for good in GROCERIES:
            bundle += UNIT[good]
        cast(Table, p).set_store(it, bundle)


class TopPiece(Step):
    """The uppermost piece of what still lies on the card. IT: the card."""

    def __init__(self, source: i64) -> None:
        super().__init__()
        self.source: i64 = source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).store[it] else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        left: i64 = 0
        bundle = t.store[it]
        while bundle:
            left += bundle % 64
            bundle //= 64
        good = GROCERIES[left - 1]
        t.set_store(it, t.store[it] - UNIT[good])
        t.gain(seat, good, 1, self.source)


@card("grocer")
def grocer(c: Maker) -> None:
    c.plays(StackUp())
    c.trade(Buy(c.n["price"] * UNIT[FOOD], TopPiece(c.source)), goods=True)


class Bid(Optional):
    """Another player may buy the grain that is about to become food; what the part says is done by the seller."""

    def __init__(self, c: Maker) -> None:
        super().__init__(c.number, Buy(c.n["offer"] * UNIT[FOOD], c.gain(grain=c.n["grain"])))

    def run(self, p: Position, f: i64) -> bool:
        return True

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat = p.stack[f + SEAT]
        p.drop()
        if action != PASS:
            p.stack[p.top - FRAME + STEP] += 8 * BIT[seat]


class Sold(Step):
    """The grain changes hands, once the price is paid. IT: the buyer."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.grain: i64 = c.n["grain"]
        self.price: i64 = c.n["offer"]
        self.source: i64 = c.source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(it, GRAIN, self.grain, self.source)
        t.gain(seat, FOOD, self.price, self.source)


class Profiteer(Deed):
    """A grain becomes food, unless somebody pays for it; of several the owner takes one: `choose` and the number of the
    seat. STEP: how many have been asked, and 8 times the mask of those who want it."""

    def __init__(self, c: Maker) -> None:
        super().__init__("choice")
        self.grain: i64 = c.n["grain"]
        self.food: i64 = c.n["food"]
        self.price: i64 = c.n["offer"]
        self.source: i64 = c.source
        self.bid = Bid(c)
        self.sold = Sold(c)
        self.parts = [self.bid, self.sold]

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).farms[seat * FARM + GRAIN] >= self.grain else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        n = t.game.seats
        asked = t.stack[f + STEP] % 8
        if t.stack[f + STEP] == 0:
            t.farms[seat * FARM + GRAIN] -= self.grain  # at once, so that it is not eaten meanwhile
        if asked < n - 1:
            other = (seat + 1 + asked) % n
            t.stack[f + STEP] += 1
            if can_pay(t, other, food_bill(self.price)):
                t.push(self.bid, other, 0, 0)
            return False
        if t.stack[f + STEP] // 8:
            return True
        t.pop()
        t.gain(seat, FOOD, self.food, self.source)
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        other: i64 = 0
        while other < p.rules.seats:
            if p.stack[f + STEP] // 8 & BIT[other]:
                out = append(out, CHOICE + other)
            other += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < CHOICE or action >= CHOICE + t.game.seats:
            return WRONG_PART
        return OK if t.stack[f + STEP] // 8 & BIT[action - CHOICE] else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.push(self.sold, seat, 0, action - CHOICE)
        t.push(t.game.pay, action - CHOICE, 0, food_bill(self.price))


@card("corn_profiteer")
def corn_profiteer(c: Maker) -> None:
    c.trade(Profiteer(c))


class BeforeBirths(Provided):
    """An exchange of animals, but never from the births of a harvest on (§12.3)."""

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return BREEDING_LOCK if locked(cast(Table, p)) else OK


class TookSome(When):
    """A part, if the space itself has given this good."""

    def __init__(self, good: i64, part: Node) -> None:
        super().__init__(part)
        self.good: i64 = good

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return amount(cast(Table, p).got, self.good) > 0


@card("sheep_farmer")
def sheep_farmer(c: Maker) -> None:
    spaces = c.spaces("sheep-1", "animal-market-5p")
    c.on(TOOK, OnSpace(spaces, TookSome(SHEEP, c.gain(sheep=c.n["sheep"]))))
    exchange = Buy(c.n["exchange"] * UNIT[SHEEP], c.gain(boar=c.n["boar"], cattle=c.n["cattle"]))
    c.trade(BeforeBirths(exchange), births=True, rooms=True)


# -- bread -----------------------------------------------------------------------------------------------------------


@card("wood_fired_oven")
def wood_fired_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakers_oven")
def bakers_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakers_kitchen")
def bakers_kitchen(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakehouse")
def bakehouse(c: Maker) -> None:
    c.plays(bake_at_once(c))


class InPhases(When):
    """A part, if it is one of these phases: from the first to the last."""

    def __init__(self, first: i64, last: i64, part: Node) -> None:
        super().__init__(part)
        self.first: i64 = first
        self.last: i64 = last

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        phase = cast(Table, p).phase
        return phase >= self.first and phase <= self.last


@card("millstone")
def millstone(c: Maker) -> None:
    c.on(BAKED, InPhases(START, RETURN, c.gain(food=c.n["food"])))
    c.on(BAKED, InPhases(FIELD_PHASE, BREEDING, Once(c.number, c.gain(food=c.n["food"]))))


def bakes_on_plowing(c: Maker) -> None:
    """On each space where one plows its owner may bake too."""
    c.on(USED, OnSpace(c.spaces("plowing"), c.may(Bake())))


@card("threshing_board")
def threshing_board(c: Maker) -> None:
    bakes_on_plowing(c)


@card("flail")
def flail(c: Maker) -> None:
    bakes_on_plowing(c)


class IsOccupation(When):
    """A part, if the card in IT is an occupation."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).game.card(it).kind == OCCUPATION_CARD


@card("bread_paddle")
def bread_paddle(c: Maker) -> None:
    c.on(PLAYED, IsOccupation(c.may(Bake())))


class BakedOtherwise(When):
    """A part, unless the baking in IT was allowed by this card."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__(part)
        self.card: i64 = number

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it % 512 != self.card


@card("master_baker")
def master_baker(c: Maker) -> None:
    c.on(BAKED, Awake(c.may(Bake(grant=c.number))), OTHERS)
    c.on(BAKED, BakedOtherwise(c.number, c.gain(food=c.n["food"])))


@card("baker")
def baker(c: Maker) -> None:
    c.plays(c.may(Bake()))
    c.on(FEED_START, c.may(Bake()), ANYBODY)


class PerGrain(Step):
    """So much food for each grain of the baking in IT."""

    def __init__(self, food: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, FOOD, it // 512 * self.food, self.source)


@card("bread_seller")
def bread_seller(c: Maker) -> None:
    c.on(BAKED, Awake(PerGrain(c.n["food"], c.source)), ANYBODY)


class ForBaking(When):
    """A part, if the card in IT has the symbol of baking."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).game.card(it).bakes > 0


@card("charcoal_burner")
def charcoal_burner(c: Maker) -> None:
    c.on(PLAYED, ForBaking(c.gain(food=c.n["food"], wood=c.n["wood"])), ANYBODY)


# -- the field phase -------------------------------------------------------------------------------------------------


class HerdFood(Step):
    """Food for animals of one kind: so many at least, so much."""

    def __init__(self, kind: i64, needs: list[int], gives: list[int], source: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.needs = needs
        self.gives = gives
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        food: i64 = 0
        for need, give in zip(self.needs, self.gives):
            if t.farms[seat * FARM + self.kind] >= need:
                food = give
        t.gain(seat, FOOD, food, self.source)


class MilkFood(Step):
    """Food for every so many sheep and for every so many cattle, of the seat or of all."""

    def __init__(self, c: Maker, all_farms: bool) -> None:
        super().__init__()
        self.food: i64 = c.n["food"]
        self.per_sheep: i64 = c.n["per_sheep"]
        self.per_cattle: i64 = c.n["per_cattle"]
        self.source: i64 = c.source
        self.all_farms: bool = all_farms
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        sheep: i64 = 0
        cattle: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            if s == seat or self.all_farms:
                sheep += t.farms[s * FARM + SHEEP]
                cattle += t.farms[s * FARM + CATTLE]
            s += 1
        t.gain(seat, FOOD, (sheep // self.per_sheep + cattle // self.per_cattle) * self.food, self.source)


@card("milking_shed")
def milking_shed(c: Maker) -> None:
    c.on(FIELD_START, MilkFood(c, True), ANYBODY)


@card("butter_churn")
def butter_churn(c: Maker) -> None:
    c.on(FIELD_STEP, MilkFood(c, False), ANYBODY)


@card("spindle")
def spindle(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(SHEEP, c.n["needs"], c.n["gives"], c.source), ANYBODY)


@card("loom")
def loom(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(SHEEP, c.n["needs"], c.n["gives"], c.source), ANYBODY)
    c.scores(PerSome(SHEEP, c.n["per"], c.n["points"]))


@card("milking_stool")
def milking_stool(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(CATTLE, c.n["needs"], c.n["gives"], c.source), ANYBODY)
    c.scores(PerSome(CATTLE, c.n["per"], c.n["points"]))


@card("milking_hand")
def milking_hand(c: Maker) -> None:
    c.on(FIELD_STEP, HerdFood(CATTLE, c.n["needs"], c.n["food"], c.source), ANYBODY)
    c.scores(PerSome(CATTLE, c.n["per"], c.n["points"]))


class CropStays(Answer):
    """This crop is taken from the general supply; what stands on the fields stays."""

    def __init__(self, crop: i64) -> None:
        super().__init__()
        self.crop: i64 = crop

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat and arg == self.crop else value


@card("gardener")
def gardener(c: Maker) -> None:
    c.says(STAYS, CropStays(2))


class Mill(Step):
    """A seat turns grain into food; others than the owner of the mill leave some of it to the owner."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.card: i64 = c.number
        self.n: i64 = c.n["most"]
        self.food: i64 = c.n["food"]
        self.fee: i64 = c.n["fee"]
        self.source: i64 = c.source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).farms[seat * FARM + GRAIN] >= self.n else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        owner = t.owner[self.card]
        t.farms[seat * FARM + GRAIN] -= self.n
        if seat == owner:
            t.gain(seat, FOOD, self.food, self.source)
        else:
            t.gain(owner, FOOD, self.fee, self.source)
            t.gain(seat, FOOD, self.food - self.fee, self.source)


class ForAll(EachSeat):
    """What every seat may do with one card, in turn."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        s: i64 = 0
        while s < p.rules.seats:
            if not self.parts[0].idle(p, s, it):
                return False
            s += 1
        return True


@card("water_mill")
def water_mill(c: Maker) -> None:
    c.on(FIELD_END, ForAll(Awake(c.may(Mill(c)))), ANYBODY, absent=True)
    c.on(OWN_FIELDS, c.may(Mill(c)))


def sows_late(c: Maker) -> Node:
    """Grain may be sown, but fewer grow than usual."""
    return c.may(Sow(crops=1, fewer=c.n["fewer"]))


@card("corn_storehouse")
def corn_storehouse(c: Maker) -> None:
    c.on(FIELD_END, sows_late(c), ANYBODY)
    c.on(OWN_FIELDS, sows_late(c))


class Glean(Deed):
    """Take grain from a field of somebody else, who gets food for it: `field B.0,1`."""

    def __init__(self, c: Maker) -> None:
        super().__init__("field")
        self.grain: i64 = c.n["grain"]
        self.food: i64 = c.n["food"]
        self.source: i64 = c.source

    def ripe(self, t: Table, seat: i64, other: i64, plot: i64) -> bool:
        return other != seat and t.farms[other * FARM + SOWN] & BIT[plot] != 0 and t.crop(other, plot) == 1

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            plot: i64 = 0
            while plot < PLOTS:
                if self.ripe(t, t.stack[f + SEAT], other, plot):
                    out = append(out, FIELD + other * PLOTS + plot)
                plot += 1
            other += 1
        return out

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            if other != seat and t.fields_with(other, 1) > 0:
                return OK
            other += 1
        return CANNOT_PAY

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < FIELD or action >= FIELD + t.game.seats * PLOTS:
            return WRONG_PART
        return OK if self.ripe(t, seat, (action - FIELD) // PLOTS, (action - FIELD) % PLOTS) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        other, plot = (action - FIELD) // PLOTS, (action - FIELD) % PLOTS
        t.pop()
        left = t.farms[other * FARM + TILLED + plot] % 32
        t.set_crop(other, plot, 1, left - self.grain)
        t.gain(other, FOOD, self.food, self.source)
        t.gain(seat, GRAIN, self.grain, self.source)


@card("harvest_helper")
def harvest_helper(c: Maker) -> None:
    c.on(BETWEEN, c.may(Glean(c)), ANYBODY)


class NoHarvest(Need):
    """This round ends without a harvest."""

    def holds(self, t: Table, seat: i64) -> bool:
        return HARVEST[t.round] == 0


class FieldPhase(Step):
    """A field phase of one's own: one crop of every sown field, then what may be done when it is over."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if t.farms[seat * FARM + SOWN]:
            return False
        for entry in t.listeners[OWN_FIELDS]:
            if entry != GONE and entry // 4 % 16 == seat and not t.nodes[entry // 64].idle(t, seat, 0):
                return False
        return True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        emit(t, OWN_FIELDS, seat, 0)
        reap(t, seat)
        t.farms[seat * FARM + REAPED] = 0


@card("manure")
def manure(c: Maker) -> None:
    c.on(ROUND_END, If(NoHarvest(), c.may(FieldPhase())), ANYBODY)


class SkipHarvest(Step):
    """The next harvest passes this farm by."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).farms[seat * FARM + SKIPS] = 1


@card("layabout")
def layabout(c: Maker) -> None:
    c.plays(SkipHarvest())


# -- the feeding phase -----------------------------------------------------------------------------------------------


@card("hand_mill")
def hand_mill(c: Maker) -> None:
    c.craft(GRAIN, c.n["food"], c.n["most"])


@card("brewery")
def brewery(c: Maker) -> None:
    c.craft(GRAIN, c.n["food"], c.n["most"])
    c.scores(Stock(GRAIN, [c.n["least"]], [c.n["points"]], 1))


@card("schnaps_distillery")
def schnaps_distillery(c: Maker) -> None:
    workshop(c, VEGETABLE, 2)


@card("sawmill")
def sawmill(c: Maker) -> None:
    workshop(c, WOOD, 3)  # wood that still grows gives points too


def crafts(c: Maker, good: i64) -> None:
    """At most so many of a good become food."""
    c.craft(good, c.n["food"], c.n[GOODS[good]])


@card("master_brewer")
def master_brewer(c: Maker) -> None:
    crafts(c, GRAIN)


@card("schnaps_distiller")
def schnaps_distiller(c: Maker) -> None:
    crafts(c, VEGETABLE)


@card("basketmaker")
def basketmaker(c: Maker) -> None:
    crafts(c, REED)


@card("stone_carver")
def stone_carver(c: Maker) -> None:
    crafts(c, STONE)


@card("cabinetmaker")
def cabinetmaker(c: Maker) -> None:
    crafts(c, WOOD)


@card("potter")
def potter(c: Maker) -> None:
    crafts(c, CLAY)


class OneOf(When):
    """A part, if the card in IT is one of these."""

    def __init__(self, slugs: list[str], part: Node) -> None:
        super().__init__(part)
        self.cards: vec[i64] = vec[i64]([CARD_IDS.index(slug) for slug in slugs])

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        for number in self.cards:
            if number == it:
                return True
        return False


@card("plane")
def plane(c: Maker) -> None:
    more = Choose(c.gain(food=c.n["food"]), Buy(UNIT[WOOD], c.gain(food=c.n["second"])))
    c.on(CRAFTED, OneOf(["joinery", "sawmill", "cabinetmaker"], more))


@card("spit_roast")
def spit_roast(c: Maker) -> None:
    c.on(BUTCHERED, InPhases(FEEDING, FEEDING, Once(c.number, c.gain(food=c.n["food"]))))


class NoPets(Holder):
    """No animal may live in the house."""

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.shut = True


class MoveOut(Step):
    """Animals that have lost their place are kept elsewhere, cooked or released."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.push(t.game.housing, seat, 0, 0)


@card("house_goat")
def house_goat(c: Maker) -> None:
    c.holds(NoPets())
    c.plays(MoveOut())
    c.on(FEED_STEP, c.gain(food=c.n["food"]), ANYBODY)


class MoreOfAKind(Deed):
    """A vegetable is given for an animal of a kind one has, if there is a place for it."""

    def __init__(self, c: Maker) -> None:
        super().__init__("take")
        self.price: i64 = c.n["vegetable"]
        self.n: i64 = c.n["animals"]
        self.source: i64 = c.source

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        f = seat * FARM
        if t.farms[f + VEGETABLE] < self.price or t.farms[f + kind] == 0:
            return CANNOT_PAY
        t.farms[f + kind] += self.n
        fits = t.all_housed(seat)
        t.farms[f + kind] -= self.n
        return OK if fits else OVER_CAPACITY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason: i64 = CANNOT_PAY
        for kind in (SHEEP, BOAR, CATTLE):
            lack = self.lack(cast(Table, p), seat, kind)
            if lack != CANNOT_PAY:
                reason = lack
            if lack == OK:
                return OK
        return reason

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for kind in (SHEEP, BOAR, CATTLE):
            if self.lack(cast(Table, p), p.stack[f + SEAT], kind) == OK:
                out = append(out, TAKE + kind)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        kind = action - TAKE
        return self.lack(t, seat, kind) if kind >= SHEEP and kind <= CATTLE else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.farms[seat * FARM + VEGETABLE] -= self.price
        t.gain(seat, action - TAKE, self.n, self.source)


@card("feed_pellets")
def feed_pellets(c: Maker) -> None:
    c.feeds(MoreOfAKind(c))


class FewEatFull(Answer):
    """Only so many people eat as usual, all others less."""

    def __init__(self, full: i64, food: i64) -> None:
        super().__init__()
        self.full: i64 = full
        self.food: i64 = food

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg <= self.full:
            return value
        return value - (arg - self.full) * (cast(Table, p).game.adult_food - self.food)


@card("cook")
def cook(c: Maker) -> None:
    c.says(NEED, FewEatFull(c.n["full"], c.n["food"]))


class EatsLast(Answer):
    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat else value


def slaughters(c: Maker) -> None:
    """Food when others turn animals into food; its owner feeds the family last."""
    c.on(BUTCHERED, Awake(c.gain(food=c.n["food"])), OTHERS)
    c.says(FEEDS_LAST, EatsLast())


@card("slaughterhouse")
def slaughterhouse(c: Maker) -> None:
    slaughters(c)


@card("slaughterman")
def slaughterman(c: Maker) -> None:
    slaughters(c)
