# compiled
"""Goods that come by water or are laid by for later: on round spaces, at once, in exchange for fuel."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import at
from tilth.games.agricola.rules.actions import ACTION_LIMIT
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Choose, Later
from tilth.games.agricola.rules.goods import ROUNDS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.cell_goods import on_emptied_cells
from tilth.games.moor.rules.occasions import OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, moor_of
from tilth.kernel.core import OK, Position
from tilth.kernel.expressions import Seq
from tilth.kernel.native import i64


def in_turn(c: Maker, one: str, other: str, ahead: list[int]) -> None:
    """Two goods in turn on round spaces so many rounds ahead."""
    goods = c.rules.goods
    c.plays(
        Seq(
            Later(goods.index(one), c.n[one], ahead[::2], True),
            Later(goods.index(other), c.n[other], ahead[1::2], True),
        )
    )


@card("fuel-storage")
def fuel_storage(c: Maker) -> None:
    in_turn(c, "wood", "fuel", c.n["ahead"])


@card("flatboat")
def flatboat(c: Maker) -> None:
    in_turn(c, "fuel", "horse", list(range(1, c.n["rounds"] + 1)))


@card("barge")
def barge(c: Maker) -> None:
    in_turn(c, "fuel", "food", list(range(1, int(ROUNDS) + 1)))


@card("drying-field")
def drying_field(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([CUT_PEAT], Later(m.fuel, c.n["fuel"], [c.n["ahead"]], True)))


class LaterInGame(Later):
    """Goods on the space of a round that must still come."""

    def __init__(self, good: i64, n: i64, ahead: int) -> None:
        super().__init__(good, n, [ahead], True)
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).round + self.rounds[0] <= ROUNDS else ACTION_LIMIT


@card("peat-sled")
def peat_sled(c: Maker) -> None:
    fuel = moor_of(c.rules).fuel
    c.plays(Choose(*[LaterInGame(fuel, n, ahead) for ahead, n in zip(c.n["ahead"], c.n["fuel"])]))


@card("advance-payment")
def advance_payment(c: Maker) -> None:
    c.plays(c.gain(**{good: c.n[good] for good in c.n}))


@card("peat-boat")
def peat_boat(c: Maker) -> None:
    for good in ("wood", "clay", "reed", "stone", "sheep"):
        c.trade(c.buy(c.gain(**{good: c.n[good]}), fuel=c.n[f"{good}_price"]), goods=True)
    last = moor_of(c.rules).switches["m081_last_rate"]
    c.trade(c.buy(c.gain(**{last: c.n["last"]}), fuel=c.n["last_price"]), goods=True)


@card("peat-barge")
def peat_barge(c: Maker) -> None:
    at(c, c.gain(fuel=c.n["fuel"]), "fishing")


@card("arid-field")
def arid_field(c: Maker) -> None:
    on_emptied_cells(c, [CUT_PEAT], {good: c.n[good] for good in c.n})
