# compiled
"""More of what a space or a special action gives: wood, clay, reed, stone, grain, horses (M§15.6, M§15.7)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import BUILDING, More, at, quiet, taking
from tilth.games.agricola.rules.actions import FIELD_NOT_EMPTY, NOTHING_PERFORMED
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, OnSpace
from tilth.games.agricola.rules.events import FIELD_STEP, USED
from tilth.games.agricola.rules.goods import GOODS, ROUNDS, STONE, WOOD
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    at_home,
    lay_on_card,
    lay_there,
    left_on,
    on_card,
    sown_plots,
    take_off_card,
)
from tilth.games.moor.rules.occasions import Both, EnoughTaken, HasHorses, OnSpecial, PerTile
from tilth.games.moor.rules.registered import CUT_PEAT, FELL_TREES, HIRING_FAIR, Moor, moor_of
from tilth.games.moor.rules.terrain import ChooseCell
from tilth.kernel.core import OK, Node, Position
from tilth.kernel.expressions import Seq, Step
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import ANYBODY

DAY_LABORER = ("day-laborer", "day-laborer-family")
FARMLAND = ("plow-field", "plow-sow")


def special(c: Maker, action: i64, part: Node) -> None:
    """Something more with each special action of this kind."""
    c.on(moor_of(c.rules).special, OnSpecial([action], part))


# -- at the water ----------------------------------------------------------------------------------------------------


@card("fish-smokehouse")
def fish_smokehouse(c: Maker) -> None:
    c.on(USED, OnSpace(c.spaces("fishing"), c.may(c.buy(c.gain(food=c.n["food"]), fuel=c.n["fuel"]))))


@card("riverside-woods")
def riverside_woods(c: Maker) -> None:
    m = moor_of(c.rules)
    at(c, PerTile(m, m.forest, WOOD, c.n["wood"], c.source, c.n["most"]), "fishing")


@card("river-clay")
def river_clay(c: Maker) -> None:
    at(c, c.gain(clay=c.n["clay"]), "fishing")


# -- in the forest and on the moor -----------------------------------------------------------------------------------


@card("moor-birch-trees")
def moor_birch_trees(c: Maker) -> None:
    special(c, CUT_PEAT, c.gain(wood=c.n["wood"]))


@card("alder-swamp")
def alder_swamp(c: Maker) -> None:
    special(c, FELL_TREES, quiet(c.one_of(wood=c.n["wood"], reed=c.n["reed"])))


@card("willow-bank")
def willow_bank(c: Maker) -> None:
    special(c, FELL_TREES, c.gain(reed=c.n["reed"]))


@card("malthouse")
def malthouse(c: Maker) -> None:
    special(c, CUT_PEAT, c.may(c.buy(c.gain(food=c.n["food"]), grain=c.n["grain"])))


# -- at the Hiring Fair ----------------------------------------------------------------------------------------------


class Unplaced(Need):
    """Just so many people are not placed yet, those in bed among them (M§20)."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, t: Table, seat: i64) -> bool:
        return at_home(t, seat) == self.n


@card("loam")
def loam(c: Maker) -> None:
    special(c, HIRING_FAIR, If(Unplaced(c.n["people"]), c.gain(clay=c.n["clay"])))


class LayStone(Step):
    """So much stone comes to lie on the card."""

    def __init__(self, number: i64, n: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        lay_on_card(cast(Table, p), self.number, STONE, self.n)


class TakeStone(Step):
    """Stone from the card, as long as there is some."""

    def __init__(self, c: Maker, n: i64) -> None:
        super().__init__()
        self.number: i64 = c.number
        self.source: i64 = c.source
        self.n: i64 = n
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return on_card(cast(Table, p), self.number, STONE) < self.n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        take_off_card(t, self.number, STONE, self.n)
        t.gain(seat, STONE, self.n, self.source)


@card("stone-quarry")
def stone_quarry(c: Maker) -> None:
    with_three, usual = c.n["three_players"], c.n["stone"]
    c.plays(LayStone(c.number, with_three if c.rules.seats == 3 else usual))
    special(c, HIRING_FAIR, TakeStone(c, c.n["each"]))


@card("stone-wagon")
def stone_wagon(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), *DAY_LABORER)


# -- carts -----------------------------------------------------------------------------------------------------------


@card("farm-cart")
def farm_cart(c: Maker) -> None:
    enough = vec[i64]([c.n[GOODS[good]] for good in BUILDING])
    taking(c, EnoughTaken(vec[i64](BUILDING), enough), c.gain(grain=c.n["grain"]))


class WoodTaken(Need):
    """So much wood lay on the space in use; -1: any number above."""

    def __init__(self, least: i64, most: i64 = -1) -> None:
        self.least: i64 = least
        self.most: i64 = most

    def holds(self, t: Table, seat: i64) -> bool:
        n = lay_there(t, WOOD)
        return n >= self.least and (self.most < 0 or n <= self.most)


@card("draught-horses")
def draught_horses(c: Maker) -> None:
    harnessed = HasHorses(moor_of(c.rules), c.n["horses"])
    few, many = c.n["wood"]
    three = WoodTaken(c.n["exactly"], c.n["exactly"])
    c.on(USED, If(Both(harnessed, three), c.may(c.buy(c.gain(wood=few), food=c.n["food"]))))
    c.on(USED, If(Both(harnessed, WoodTaken(c.n["least"])), c.may(c.buy(c.gain(wood=many), food=c.n["food"]))))


def sawn(c: Maker) -> Node:
    """One wood more, and another for fuel: for fuel that is there, since wood burned for it would bring nothing."""
    more = c.buy(c.gain(wood=c.n["with_fuel"] - c.n["more"]), fuel=c.n["fuel"])
    return Seq(c.gain(wood=c.n["more"]), If(AtLeast("fuel", c.n["fuel"]), c.may(more)))


@card("timber-mill")
def timber_mill(c: Maker) -> None:
    special(c, FELL_TREES, sawn(c))
    taking(c, WoodTaken(c.n["least"]), sawn(c))


@card("wheelbarrow")
def wheelbarrow(c: Maker) -> None:
    enough = vec[i64]([c.n["least"]] * len(BUILDING))
    taking(c, EnoughTaken(vec[i64](BUILDING), enough), c.gain(fuel=c.n["fuel"]))
    special(c, CUT_PEAT, quiet(c.one_of(**{GOODS[good]: c.n["resource"] for good in BUILDING})))


# -- crops -----------------------------------------------------------------------------------------------------------


class AddCrops(Step):
    """One crop of its kind more on every plot with grain or vegetables."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.plots(cast(Table, p), seat) else FIELD_NOT_EMPTY

    def plots(self, t: Table, seat: i64) -> i64:
        found: i64 = 0
        plot: i64 = 0
        sown = sown_plots(t, seat)
        while sown:
            if sown % 2 and t.crop(seat, plot) in (1, 2):
                found |= BIT[plot]
            sown //= 2
            plot += 1
        return found

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        plots = self.plots(t, seat)
        plot: i64 = 0
        while plots:
            if plots % 2:
                t.set_crop(seat, plot, t.crop(seat, plot), left_on(t, seat, plot) + self.n)
            plots //= 2
            plot += 1


@card("peat-ash-fertilizer")
def peat_ash_fertilizer(c: Maker) -> None:
    c.on(moor_of(c.rules).before, OnSpecial([CUT_PEAT], c.may(AddCrops(c.n["crops"]))))
    c.card.growth = c.n["crops"] * ROUNDS


class ThrowAway(ChooseCell):
    """Crops on a cell that is no field are thrown away."""

    def __init__(self, m: Moor) -> None:
        super().__init__(m, "throw-away")

    def cells(self, t: Table, seat: i64) -> i64:
        return t.wild_crops(seat)

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return NOTHING_PERFORMED

    def empty(self, t: Table, seat: i64) -> i64:
        return NOTHING_PERFORMED

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        t.set_crop(seat, cell, 0, 0)


@card("no-till-farming")
def no_till_farming(c: Maker) -> None:
    c.says(c.rules.unplowed, More(c.n["cells"]))
    c.trade(ThrowAway(moor_of(c.rules)))


# -- horses ----------------------------------------------------------------------------------------------------------


@card("plowhorse-market")
def plowhorse_market(c: Maker) -> None:
    bought = c.buy(c.gain(horse=c.n["horse"]), food=c.n["food"])
    c.on(USED, OnSpace(c.spaces(*FARMLAND), c.may(bought)))


@card("nosebag")
def nosebag(c: Maker) -> None:
    at(c, c.gain(horse=c.n["horse"]), "take-grain")


# -- in the field phase ----------------------------------------------------------------------------------------------


class InRounds(Need):
    """It is one of these rounds."""

    def __init__(self, rounds: list[int]) -> None:
        self.rounds = rounds

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round in self.rounds


@card("workbench")
def workbench(c: Maker) -> None:
    goods = c.gain(wood=c.n["wood"], clay=c.n["clay"], reed=c.n["reed"])
    c.on(FIELD_STEP, If(InRounds(c.n["rounds"]), goods), ANYBODY)
