# compiled
"""Goods at once: for what a farm has or lacks, for what others do not have, for craft buildings."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.builders import Less
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need, ScoreItem
from tilth.games.agricola.rules.effects import If
from tilth.games.agricola.rules.facts import CARD_IDS, OCCUPATION_CARD
from tilth.games.agricola.rules.goods import FOOD, STONE
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import cards_of, stock
from tilth.games.moor.rules.cheap_builds import BuildCheaper
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.games.moor.rules.terrain import edges_between, forest_count, forests, moor_count, moors
from tilth.kernel.core import Position
from tilth.kernel.expressions import Offer, Seq, Step
from tilth.kernel.native import i64, vec

# -- craft buildings -------------------------------------------------------------------------------------------------

CRAFTS: Final = ("joinery", "pottery", "basketmakers_workshop")


class HasOne(Need):
    """One of these cards at least is in play before the seat."""

    def __init__(self, *slugs: str) -> None:
        self.cards: vec[i64] = vec[i64]([CARD_IDS.index(slug) for slug in slugs])

    def holds(self, t: Table, seat: i64) -> bool:
        for number in self.cards:
            if t.has(seat, number):
                return True
        return False


@card("out-on-the-wallaby")
def out_on_the_wallaby(c: Maker) -> None:
    goods = ("wood", "clay", "reed")
    c.plays(Seq(*(If(HasOne(craft), c.gain(**{good: c.n[good]})) for craft, good in zip(CRAFTS, goods))))


@card("tinker")
def tinker(c: Maker) -> None:
    c.plays(If(HasOne(*CRAFTS), c.gain(**{good: c.n[good] for good in ("wood", "clay", "reed", "stone")})))


@card("register-of-craftsmen")
def register_of_craftsmen(c: Maker) -> None:
    crafts = [CARD_IDS.index(slug) for slug in CRAFTS]
    less = Less(STONE, c.n["less"], crafts)
    c.rules.add_answer(less)
    c.plays(Offer(BuildCheaper(vec[i64](crafts), less), least=0, asks="improvement"))


# -- what a farm has -------------------------------------------------------------------------------------------------


class ByUnused(Step):
    """Goods for exactly so many unused cells."""

    def __init__(self, unused: list[int], bundles: list[vec[i64]], source: i64) -> None:
        super().__init__()
        self.unused = unused
        self.bundles = bundles
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for unused, goods in zip(self.unused, self.bundles):
            if t.unused(seat) == unused:
                t.gain_all(seat, goods, self.source)


@card("lawn-turf")
def lawn_turf(c: Maker) -> None:
    c.plays(ByUnused(c.n["unused"], [c.goods(fuel=n) for n in c.n["fuel"]], c.source))


@card("household-inventory")
def household_inventory(c: Maker) -> None:
    row, each = c.fact["goods"], c.n["each"]
    bundles = [c.goods(**dict.fromkeys(row[:first], each)) for first in c.n["first"]]
    c.plays(ByUnused(c.n["unused"], bundles, c.source))


class Edges(Step):
    """Food for edges between forests and fields, fuel for edges between forests and moors."""

    def __init__(self, m: Moor, food: i64, fuel: i64, source: i64) -> None:
        super().__init__()
        self.m = m
        self.food: i64 = food
        self.fuel: i64 = fuel
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        woods, fenced = forests(t, self.m, seat), bool(self.m.switches["m023_needs_fence"])
        goods = t.game.nothing[:]
        goods[FOOD] = self.food * edges_between(t, seat, woods, t.fields(seat), fenced)
        goods[self.m.fuel] = self.fuel * edges_between(t, seat, woods, moors(t, self.m, seat), fenced)
        t.gain_all(seat, goods, self.source)


@card("edge-of-the-forest")
def edge_of_the_forest(c: Maker) -> None:
    c.plays(Edges(moor_of(c.rules), c.n["food"], c.n["fuel"], c.source))


class TopUp(Step):
    """Of each of some goods as many as are missing."""

    def __init__(self, goods: vec[i64], source: i64) -> None:
        super().__init__()
        self.goods: vec[i64] = goods
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        missing = t.game.nothing[:]
        good: i64 = 0
        while good < t.game.kinds:
            lacking = self.goods[good] - stock(t, seat, good)
            missing[good] = lacking if lacking > 0 else 0
            good += 1
        t.gain_all(seat, missing, self.source)


@card("basic-supplies")
def basic_supplies(c: Maker) -> None:
    c.plays(TopUp(c.goods(**dict.fromkeys(c.fact["goods"], c.n["least"])), c.source))


class BreadFood(Step):
    """The food for so much grain in the best of one's baking improvements."""

    def __init__(self, grain: i64, source: i64) -> None:
        super().__init__()
        self.grain: i64 = grain
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        best: i64 = 0
        for number in cards_of(t, seat):
            oven = t.game.card(number)
            if oven.kind != OCCUPATION_CARD and oven.bakes > best and not t.cold(number):
                best = oven.bakes
        t.gain(seat, FOOD, self.grain * best, self.source)


@card("chimney-hood")
def chimney_hood(c: Maker) -> None:
    c.plays(BreadFood(c.n["grain"], c.source))


# -- what others have ------------------------------------------------------------------------------------------------


class Niche(Step):
    """Goods for what nobody else has, and for the most forests and moors of all (M§20)."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.m = moor_of(c.rules)
        self.animal_food: i64 = c.n["animal_food"]
        self.crop_food: i64 = c.n["crop_food"]
        self.fuel: i64 = c.n["fuel"]
        self.per_kind: bool = self.m.switches["m022_animal_food"] == "per_kind"
        self.source: i64 = c.source

    def number(self, t: Table, seat: i64, what: i64) -> i64:
        """How many a seat has of the things that are compared: forests, moors, fields with grain, with vegetables, and
        animals of each kind."""
        if what == 0:
            return forest_count(t, self.m, seat)
        if what == 1:
            return moor_count(t, self.m, seat)
        if what < 4:
            return t.fields_with(seat, what - 1)
        return stock(t, seat, t.game.animals[what - 4])

    def most_of_others(self, t: Table, seat: i64, what: i64) -> i64:
        most: i64 = 0
        other: i64 = 0
        while other < t.game.seats:
            if other != seat:
                n = self.number(t, other, what)
                most = n if n > most else most
            other += 1
        return most

    def alone(self, t: Table, seat: i64, what: i64) -> bool:
        """Has nobody else any?"""
        return self.number(t, seat, what) > 0 and self.most_of_others(t, seat, what) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        goods = t.game.nothing[:]
        kinds: i64 = 0
        what: i64 = 0
        while what < 4 + len(t.game.animals):
            if what < 2:
                if self.number(t, seat, what) > self.most_of_others(t, seat, what):
                    goods[self.m.fuel] += self.fuel
            elif self.alone(t, seat, what):
                if what < 4:
                    goods[FOOD] += self.crop_food
                else:
                    kinds += 1
            what += 1
        goods[FOOD] += self.animal_food * (kinds if self.per_kind or kinds == 0 else 1)
        t.gain_all(seat, goods, self.source)


@card("ecological-niche")
def ecological_niche(c: Maker) -> None:
    c.plays(Niche(c))


class Marker(ScoreItem):
    """The Garden Path costs points in the end; cards about minus points leave it out of account (M§17.4)."""

    def __init__(self, m: Moor, loss: i64) -> None:
        super().__init__("garden_path")
        self.m = m
        self.loss: i64 = loss
        self.mild = True

    def points(self, t: Table, seat: i64) -> i64:
        return -self.loss if t.table_number(self.m.garden_path) == seat + 1 else 0


class HandOver(Step):
    """The Garden Path comes to lie before the next player."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.game.seats > 1:
            t.set_table_number(self.m.garden_path, (seat + 1) % t.game.seats + 1)


@card("garden-path")
def garden_path(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(Seq(c.gain(wood=c.n["wood"]), HandOver(m)))
    c.rules.add_item(Marker(m, c.n["loss"]))
