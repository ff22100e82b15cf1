# compiled
"""The fourteen major improvements (M§9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.points import Stock
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Score
from tilth.games.agricola.rules.effects import Gain, If
from tilth.games.agricola.rules.events import CARD_PRICE, ROUND_START, SCORING
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import stock
from tilth.games.moor.rules.heating import AT_MOST, LESS, burn
from tilth.games.moor.rules.occasions import AtMost, Bonus, Cheaper, HasHorses, Less, OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, FELL_TREES, Moor, moor_of
from tilth.games.moor.rules.terrain import forest_count
from tilth.kernel.core import CANNOT_PAY, OK, PASS, SEAT, WRONG_PART, Position
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import ANYBODY
from tilth.kernel.vecs import contains


@card("horse-slaughterhouse")
def horse_slaughterhouse(c: Maker) -> None:
    """Its facts say all."""


@card("horse-slaughterhouse_2")
def horse_slaughterhouse_2(c: Maker) -> None:
    """Its facts say all."""


@card("cookhouse")
def cookhouse(c: Maker) -> None:
    """Its facts say all."""


@card("cookhouse_2")
def cookhouse_2(c: Maker) -> None:
    """Its facts say all."""


@card("village-church")
def village_church(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    c.feeds(c.buy(Bonus(c.n["points"]), fuel=c.n["fuel"]))


@card("heating-oven")
def heating_oven(c: Maker) -> None:
    c.plays(c.gain(fuel=c.n["fuel"]))
    c.says(moor_of(c.rules).heating, Less(LESS, c.fact["heating"]["less"]))


@card("tiled-oven")
def tiled_oven(c: Maker) -> None:
    c.says(moor_of(c.rules).heating, AtMost(AT_MOST, c.fact["heating"]["most"]))


@card("furniture-stall")
def furniture_stall(c: Maker) -> None:
    c.trade(c.buy(c.gain(clay=c.n["clay"]), wood=c.n["wood"]), goods=True)


@card("ceramics-stall")
def ceramics_stall(c: Maker) -> None:
    c.trade(c.buy(c.gain(wood=c.n["wood"]), clay=c.n["clay"]), goods=True)


@card("basket-stall")
def basket_stall(c: Maker) -> None:
    for good in ("wood", "clay", "stone"):
        c.trade(c.buy(c.gain(**{good: c.n[good]}), reed=c.n["reed"]), goods=True)


class BonusWithHorse(Gain):
    """Some of a good more, and still more for somebody with a horse (M§9.6)."""

    def __init__(self, c: Maker, good: str) -> None:
        super().__init__(c.goods(**{good: c.n["more"]}), c.source)
        self.test = HasHorses(moor_of(c.rules), c.n["horses"])
        self.with_horse: vec[i64] = c.goods(**{good: c.n["with_horse"]})

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_all(seat, self.with_horse if self.test.holds(t, seat) else self.goods, self.source)


class BurnForPoints(Deed):
    """Before points are counted wood may be burned: at one go, so much that there is fuel for one of the steps. It is
    asked too if something else brings fuel."""

    def __init__(self, m: Moor, steps: list[int]) -> None:
        super().__init__("burn")
        self.m = m
        self.steps = steps
        self.sure = True
        self.swift = False  # there may be nothing but an exchange to make (M§13.2)

    def lacking(self, t: Table, seat: i64) -> vec[i64]:
        """Wood to burn for each step that can be reached."""
        fuel, wood = stock(t, seat, self.m.fuel), stock(t, seat, WOOD)
        found = vec[i64]()
        for step in self.steps:
            if fuel < step <= fuel + wood:
                found = append(found, step - fuel)
        return found

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if len(self.lacking(t, seat)) > 0:
            return False
        others = self.m.fuel_trades & ~self.m.burning  # what else brings fuel, and perhaps enough with wood
        return stock(t, seat, self.m.fuel) >= self.steps[-1] or t.trades(seat, others) == 0

    def run(self, p: Position, f: i64) -> bool:
        if self.idle(p, p.stack[f + SEAT], 0):  # by what was exchanged meanwhile
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        for n in self.lacking(t, t.stack[f + SEAT]):
            out = append(out, self.m.act_heat.start + n)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if not self.m.act_heat.has(action):
            return WRONG_PART
        return OK if contains(self.lacking(t, seat), action - self.m.act_heat.start) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action != PASS:
            burn(t, self.m, seat, action - self.m.act_heat.start)


@card("peat-charcoal-kiln")
def peat_charcoal_kiln(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([CUT_PEAT], BonusWithHorse(c, "fuel")))
    c.scores(Stock(m.fuel, c.n["needs"], c.n["gives"]))
    c.on(SCORING, BurnForPoints(m, c.n["needs"]), ANYBODY)


def discounts(c: Maker) -> None:
    goods = c.fact["discounts"]
    cards = vec[i64]([CARD_IDS.index(name) for name in goods])
    c.says(CARD_PRICE, Cheaper(cards, vec[i64]([c.rules.goods.index(good) for good in goods.values()]), c.n["less"]))


@card("museum-of-the-moors")
def museum_of_the_moors(c: Maker) -> None:
    discounts(c)


class PerForest(Score):
    """Points for each forest that is seen."""

    def __init__(self, m: Moor, each: i64) -> None:
        self.m = m
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * forest_count(t, self.m, seat) if owner == seat else 0


@card("foresters-lodge")
def foresters_lodge(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([FELL_TREES], BonusWithHorse(c, "wood")))
    c.scores(PerForest(m, c.n["points"]))


@card("riding-stables")
def riding_stables(c: Maker) -> None:
    c.on(ROUND_START, If(HasHorses(moor_of(c.rules), c.n["horses"]), c.gain(food=c.n["food"])), ANYBODY)
