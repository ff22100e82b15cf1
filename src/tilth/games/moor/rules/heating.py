# compiled
"""Heating beside feeding: a second payment, of free will; who is not heated for falls ill (M§10, M§11)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import BEG, RELEASE
from tilth.games.agricola.rules.feeding import Feed
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.kitchen import trade_options
from tilth.games.agricola.rules.layout import FARM, FEEDING, HOUSE, PEOPLE, TRADING
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.answers import ask
from tilth.kernel.core import CANNOT_PAY, FRAME, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import append, i64, vec

# What the question about heating is asked for: discounts of the house, limits to that, what is heated besides.
LESS: Final[i64] = 0
AT_MOST: Final[i64] = 1
BESIDES: Final[i64] = 2
BURNT: Final[i64] = 3  # what is saved if wood is burned for it

BEGUN: Final[i64] = 1  # in STEP
FED: Final[i64] = 2
HEATED: Final[i64] = 4
PAID: Final[i64] = 8  # of food or fuel at least a unit


def heating_need(t: Table, m: Moor, seat: i64, pays: bool = True) -> i64:
    """Fuel for a house, and what else is heated (M§10.2). `pays`: some of it is paid; wood that is burned counts."""
    need = t.rooms(seat) - t.farms[seat * FARM + HOUSE]
    heard = len(t.answerers[m.heating]) > 0
    if heard:
        need = ask(t, m.heating, seat, need, LESS)
    if need < 0:
        need = 0
    if heard:
        saved: i64 = 0
        if pays:
            saved = ask(t, m.heating, seat, 0, BURNT)
        if ask(t, m.heating, seat, need, BESIDES) > saved:  # the fuel made of wood must serve to heat
            need -= saved if saved < need else need
        need = ask(t, m.heating, seat, ask(t, m.heating, seat, need, AT_MOST), BESIDES)
    return need


def in_payment(t: Table, m: Moor, seat: i64) -> bool:
    """Is a price being paid, or the food and the heating of a family, of which some was paid already (M§16.7)?"""
    f: i64 = 0
    while f < t.top:
        if t.stack[f + SEAT] == seat and t.stack[f + STEP] > 0:
            if t.stack[f] == t.game.pay.id:
                return True
            if t.stack[f] == t.game.feeding.id and t.stack[f + STEP] & PAID:
                return bool(m.switches["usage_feeding_one_payment"])
        f += FRAME
    return False


class BurnWood(Step):
    """1 wood becomes 1 fuel, at any time (M§10.5)."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).farms[seat * FARM + WOOD] > 0 else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        burn(cast(Table, p), self.m, seat, 1)


def burn(t: Table, m: Moor, seat: i64, n: i64) -> None:
    t.farms[seat * FARM + WOOD] -= n
    t.farms[seat * FARM + m.fuel] += n
    if t.phase == FEEDING:
        t.set_seat_number(seat, m.burnt, wood_burnt(t, m, seat) + n)


def wood_burnt(t: Table, m: Moor, seat: i64) -> i64:
    """Wood that became fuel in this feeding phase."""
    return t.seat_number(seat, m.burnt)


class FeedAndHeat(Feed):
    """One family eats and heats its house, in whatever order; each payment for itself. STEP: BEGUN, FED, HEATED."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            super().run(p, f)
            if wood_burnt(t, self.m, t.stack[f + SEAT]):
                t.set_seat_number(t.stack[f + SEAT], self.m.burnt, 0)
        step = t.stack[f + STEP]
        if not step & HEATED and heating_need(t, self.m, t.stack[f + SEAT]) == 0:
            step |= HEATED
            t.stack[f + STEP] = step
        if step & FED and step & HEATED:
            t.drop()
            return False
        return True

    def heat_lack(self, t: Table, f: i64, seat: i64, n: i64) -> i64:
        if t.stack[f + STEP] & HEATED or n > heating_need(t, self.m, seat):
            return WRONG_PART
        return OK if n <= t.farms[seat * FARM + self.m.fuel] + t.farms[seat * FARM + WOOD] else CANNOT_PAY

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if not t.stack[f + STEP] & FED:
            out = super().options(p, f, out)
        else:
            out = self.crafts(t, seat, out)
            if t.farms[seat * FARM + TRADING]:
                out = trade_options(t, seat, out, self.trades_listed(t, f, seat, 1))
        if t.stack[f + STEP] & HEATED:
            return out
        most = heating_need(t, self.m, seat)
        there = t.farms[seat * FARM + self.m.fuel] + t.farms[seat * FARM + WOOD]
        n: i64 = 0
        while n <= most and n <= there:
            out = append(out, self.m.act_heat.start + n)
            n += 1
        return out

    def trades_listed(self, t: Table, f: i64, seat: i64, lacking: i64) -> i64:
        """What brings fuel to a cold house is worth a line; not so wood to burn, which heating does by itself, unless
        a card asks how the fuel was made."""
        listed = super().trades_listed(t, f, seat, lacking)
        if not t.stack[f + STEP] & HEATED and t.farms[seat * FARM + self.m.fuel] < heating_need(t, self.m, seat):
            listed |= self.m.fuel_trades
        return listed if len(t.answerers[self.m.heating]) > 0 else listed & ~self.m.burning

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if self.m.act_heat.has(action):
            return self.heat_lack(t, f, seat, action - self.m.act_heat.start)
        if t.stack[f + STEP] & FED and (action == PASS or (action >= BEG and action < RELEASE)):
            return WRONG_PART
        return super().refusal(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if self.m.act_heat.has(action):
            self.heat(cast(Table, p), f, action - self.m.act_heat.start)
        else:
            super().take(p, f, action)

    def fed(self, t: Table, f: i64, paid: bool) -> None:
        t.stack[f + STEP] |= FED + PAID if paid else FED

    def heat(self, t: Table, f: i64, n: i64) -> None:
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] |= HEATED
        lacking = n - t.farms[seat * FARM + self.m.fuel]
        if lacking > 0:
            burn(t, self.m, seat, lacking)
        need = heating_need(t, self.m, seat, n > 0)  # wood burned for it may count (M§20)
        paid = n if n < need else need
        if paid:
            t.stack[f + STEP] |= PAID
        t.farms[seat * FARM + self.m.fuel] -= paid
        fall_ill(t, self.m, seat, need - paid)


def fall_ill(t: Table, m: Moor, seat: i64, n: i64) -> None:
    """So many people go to bed, as long as there are healthy ones (M§10.4)."""
    bed = t.seat_number(seat, m.bed) + n
    people = t.farms[seat * FARM + PEOPLE]
    t.set_seat_number(seat, m.bed, bed if bed < people else people)
