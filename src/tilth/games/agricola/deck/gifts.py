# compiled
"""Goods at once, or as a round starts."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.bundles import some
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If
from tilth.games.agricola.rules.events import NEW_ROUND, ROUND_START
from tilth.games.agricola.rules.goods import CLAY, FOOD, GOODS, REED, STONE, WOOD
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import stock
from tilth.kernel.core import Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import ANYBODY

# -- when it is played -----------------------------------------------------------------------------------------------


def gives(c: Maker, good: str) -> None:
    """So many of a good when it is played."""
    c.plays(c.gain(**{good: c.n[good]}))


def gives_one_of(c: Maker, *goods: str) -> None:
    """One of several goods when it is played, of the player's choice."""
    c.plays(c.one_of(**{good: c.n[good] for good in goods}))


@card("building_material")
def building_material(c: Maker) -> None:
    gives_one_of(c, "wood", "clay")


@card("helpful_neighbors")
def helpful_neighbors(c: Maker) -> None:
    gives_one_of(c, "stone", "reed")


@card("market_stall")
def market_stall(c: Maker) -> None:
    gives(c, "vegetable")


@card("weekly_market")
def weekly_market(c: Maker) -> None:
    gives(c, "vegetable")


@card("cattle_market")
def cattle_market(c: Maker) -> None:
    gives(c, "cattle")


@card("boar_breeding")
def boar_breeding(c: Maker) -> None:
    gives(c, "boar")


@card("reed_exchange")
def reed_exchange(c: Maker) -> None:
    gives(c, "reed")


@card("stone_exchange")
def stone_exchange(c: Maker) -> None:
    gives(c, "stone")


@card("lumber")
def lumber(c: Maker) -> None:
    gives(c, "wood")


@card("corn_sheaf")
def corn_sheaf(c: Maker) -> None:
    gives(c, "grain")


class PerRoundOver(Step):
    """So much food for each round that is over; the running one is not."""

    def __init__(self, food: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, FOOD, self.food * (t.round - 1), self.source)


@card("alms")
def alms(c: Maker) -> None:
    c.plays(PerRoundOver(c.n["food"], c.source))


# -- as a round starts -----------------------------------------------------------------------------------------------


class FewestUnused(Need):
    """Fewer unused cells than every other player."""

    def holds(self, t: Table, seat: i64) -> bool:
        mine = t.unused(seat)
        s: i64 = 0
        while s < t.game.seats:
            if s != seat and t.unused(s) <= mine:
                return False
            s += 1
        return True


@card("rancher")
def rancher(c: Maker) -> None:
    c.on(NEW_ROUND, If(FewestUnused(), c.gain(wood=c.n["wood"])), ANYBODY)


class Interest(Step):
    """So much more of each building resource of which there is enough: goods and what is enough of them."""

    def __init__(self, goods: vec[i64], enough: vec[i64], gain: i64, source: i64) -> None:
        super().__init__()
        self.goods: vec[i64] = goods
        self.enough: vec[i64] = enough
        self.gain: i64 = gain
        self.source: i64 = source

    def earned(self, t: Table, seat: i64) -> vec[i64]:
        found = t.game.nothing[:]
        i: i64 = 0
        n: i64 = len(self.goods)
        while i < n:
            if stock(t, seat, self.goods[i]) >= self.enough[i]:
                found[self.goods[i]] += self.gain
            i += 1
        return found

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not some(self.earned(cast(Table, p), seat))

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_all(seat, self.earned(t, seat), self.source)


@card("storehouse_clerk")
def storehouse_clerk(c: Maker) -> None:
    goods = [WOOD, CLAY, REED, STONE]
    enough = [c.n[GOODS[good]] for good in goods]
    c.on(ROUND_START, Interest(vec[i64](goods), vec[i64](enough), c.n["gain"], c.source), ANYBODY)
