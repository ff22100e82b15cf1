# compiled
"""Forests, moors and fields on the own farm: laid, removed, turned over, exchanged (M§16.2, M§16.3)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.plows import During
from tilth.games.agricola.deck.points import reached
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import Once, Only, OnSpace
from tilth.games.agricola.rules.events import ENTERED, FURROWED, USED
from tilth.games.agricola.rules.fields import Plow
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import stock
from tilth.games.moor.rules.occasions import OnSpecial
from tilth.games.moor.rules.registered import SLASH_AND_BURN, Moor, moor_of
from tilth.games.moor.rules.terrain import LayTile, SwapForField, moor_count
from tilth.games.moor.rules.tiles import ForestOn, TakeMoor, TurnOver, UpTo, WildField
from tilth.kernel.core import Position
from tilth.kernel.expressions import Seq, Step
from tilth.kernel.native import i64

# -- moors for fields ------------------------------------------------------------------------------------------------


@card("peat-burn-off")
def peat_burn_off(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(Seq(c.gain(fuel=c.n["fuel"]), UpTo(c.n["moors"], SwapForField(m, m.moor))))


class MoorsAre(Need):
    """Exactly so many moors are seen."""

    def __init__(self, m: Moor, n: i64) -> None:
        self.m = m
        self.n: i64 = n

    def holds(self, t: Table, seat: i64) -> bool:
        return moor_count(t, self.m, seat) == self.n


@card("moor-fire")
def moor_fire(c: Maker) -> None:
    m = moor_of(c.rules)
    c.trade(Only(MoorsAre(m, c.n["moors"]), SwapForField(m, m.moor)))


@card("deep-plow")
def deep_plow(c: Maker) -> None:
    """At any point of the use of a plowing space, once in it: before it, after plowing, and when all is done."""
    m = moor_of(c.rules)
    plowing = c.spaces("plowing")
    c.plays(UpTo(c.n["moors"], LayTile(m, m.moor)))
    c.on(ENTERED, OnSpace(plowing, c.may(Once(c.number, SwapForField(m, m.moor), turn=True))))
    c.on(FURROWED, During(plowing, c.may(Once(c.number, SwapForField(m, m.moor), turn=True))))
    c.on(USED, OnSpace(plowing, c.may(Once(c.number, SwapForField(m, m.moor), turn=True))))
    if m.switches["m042_is_plow"]:
        c.is_plow()


# -- more fields -----------------------------------------------------------------------------------------------------


@card("cattle-collar")
def cattle_collar(c: Maker) -> None:
    pulled = AtLeast("cattle", c.n["cattle"])
    c.on(USED, OnSpace(c.spaces("plowing"), c.may(Only(pulled, Plow(c.n["fields"], plain=True)))))
    c.on(moor_of(c.rules).special, OnSpecial([SLASH_AND_BURN], c.may(Only(pulled, Plow(c.n["fields"], plain=True)))))


@card("wild-fields")
def wild_fields(c: Maker) -> None:
    c.plays(UpTo(c.n["fields"], WildField(moor_of(c.rules))))
    c.rules.fields_apart = True


# -- forests ---------------------------------------------------------------------------------------------------------


@card("clear-felling")
def clear_felling(c: Maker) -> None:
    c.plays(Seq(c.gain(wood=c.n["wood"]), UpTo(c.n["forests"], TurnOver(moor_of(c.rules)))))


@card("reforestation")
def reforestation(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(LayTile(m, m.forest))


@card("thicket")
def thicket(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(UpTo(c.n["stacks"], ForestOn(m, m.forest)))


@card("bog-forest")
def bog_forest(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(UpTo(0, ForestOn(m, m.moor)))


# -- peat ------------------------------------------------------------------------------------------------------------


class PerMoor(Step):
    """So much fuel for each moor that is seen."""

    def __init__(self, m: Moor, fuel: i64, source: i64) -> None:
        super().__init__()
        self.m = m
        self.fuel: i64 = fuel
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, self.m.fuel, self.fuel * moor_count(t, self.m, seat), self.source)


@card("peat-pellets")
def peat_pellets(c: Maker) -> None:
    c.plays(PerMoor(moor_of(c.rules), c.n["fuel"], c.source))


class ForHorses(Step):
    """Fuel for so many horses at least, so much."""

    def __init__(self, m: Moor, needs: list[int], gives: list[int], source: i64) -> None:
        super().__init__()
        self.m = m
        self.needs = needs
        self.gives = gives
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, self.m.fuel, reached(stock(t, seat, self.m.horse), self.needs, self.gives), self.source)


@card("peat-cutting-expedition")
def peat_cutting_expedition(c: Maker) -> None:
    m = moor_of(c.rules)
    moors = UpTo(0, TakeMoor(m, c.goods(fuel=c.n["fuel"]), c.n["points"], c.source))
    c.plays(Seq(moors, ForHorses(m, c.n["horses"], c.n["more"], c.source)))
