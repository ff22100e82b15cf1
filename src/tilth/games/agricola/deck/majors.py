# compiled
"""The ten major improvements (§15.2)."""

from __future__ import annotations

from tilth.games.agricola.rules.cards import Maker, card
from tilth.games.agricola.rules.effects import Later
from tilth.games.agricola.rules.farming import Bake
from tilth.games.agricola.rules.goods import CLAY, FOOD, REED, WOOD
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.table import Score, Table
from tilth.kernel.expressions import Offer
from tilth.kernel.native import i64


class Stock(Score):
    """Points for goods in the supply at the end: so many at least, so many points (§15.4). `crop`: those that stand on
    fields as this crop count too."""

    def __init__(self, good: i64, needs: list[int], gives: list[int], crop: i64 = 0) -> None:
        self.good: i64 = good
        self.crop: i64 = crop
        self.needs = needs
        self.gives = gives

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        found: i64 = 0
        if owner == seat:
            n = t.farms[seat * FARM + self.good]
            if self.crop:
                n += t.crops_on_fields(seat, self.crop)
            for need, give in zip(self.needs, self.gives):
                if n >= need:
                    found = give
        return found


def bake_at_once(c: Maker) -> Offer:
    """A bake bread action on being built, or none (§13.4)."""
    return Offer(Bake(alone=not c.rules.bake_with_all), least=0, asks="bake")


def workshop(c: Maker, good: i64, crop: i64 = 0) -> None:
    c.craft(good, c.n["food"], c.n["most"])
    c.scores(Stock(good, c.n["needs"], c.n["gives"], crop))


def lay_ahead(c: Maker, good: i64, n: i64, rounds: int) -> Later:
    """So many of a good on each of the next rounds."""
    return Later(good, n, list(range(1, rounds + 1)), True)


@card("fireplace_2")
def fireplace_2(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("fireplace_3")
def fireplace_3(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_4")
def cooking_hearth_4(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_5")
def cooking_hearth_5(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("clay_oven")
def clay_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("stone_oven")
def stone_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("joinery")
def joinery(c: Maker) -> None:
    workshop(c, WOOD)


@card("pottery")
def pottery(c: Maker) -> None:
    workshop(c, CLAY)


@card("basketmakers_workshop")
def basketmakers_workshop(c: Maker) -> None:
    workshop(c, REED)


@card("well")
def well(c: Maker) -> None:
    c.plays(lay_ahead(c, FOOD, c.n["food"], c.n["rounds"]))
