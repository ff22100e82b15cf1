# compiled
"""Animals for other animals."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import ACTION_LIMIT, OVER_CAPACITY
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.goods import SHEEP
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import spend
from tilth.games.moor.rules.registered import RAISES, Moor, moor_of
from tilth.kernel.core import CANNOT_PAY, OK, PASS, SEAT, WRONG_PART, Position
from tilth.kernel.native import append, i64, vec


@card("farm-animal-market")
def farm_animal_market(c: Maker) -> None:
    c.plays(c.may(c.buy(c.gain(cattle=c.n["cattle"], horse=c.n["horse"]), sheep=c.n["sheep"])))


class Raise(Deed):
    """Up to so many animals become animals of the next kind, all at the same time, if there is room for them; or
    none."""

    def __init__(self, m: Moor, most: i64) -> None:
        super().__init__("raise")
        self.m = m
        self.raised = [vec[i64](list(numbers)) for numbers in RAISES]
        self.most: i64 = most
        self.kinds: vec[i64] = vec[i64]([SHEEP, SHEEP + 1, SHEEP + 2, m.horse])
        self.sure = True

    def lack(self, t: Table, seat: i64, which: i64) -> i64:
        herd = t.herd(seat)
        raised = self.raised[which]
        if raised[0] + raised[1] + raised[2] > self.most:
            return ACTION_LIMIT
        k: i64 = 0
        while k < len(raised):
            if herd[k] < raised[k]:
                return CANNOT_PAY
            k += 1
        k = 0
        while k < len(raised):
            herd[k] -= raised[k]
            herd[t.game.herded[self.kinds[k + 1]] - 1] += raised[k]
            k += 1
        return OK if t.houses(seat, herd) else OVER_CAPACITY

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        which: i64 = 0
        while which < len(self.raised):
            if self.lack(cast(Table, p), seat, which) == OK:
                return False
            which += 1
        return True

    def run(self, p: Position, f: i64) -> bool:
        if p.patient or not self.idle(p, p.stack[f + SEAT], 0):
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        which: i64 = 0
        while which < len(self.raised):
            if self.lack(cast(Table, p), p.stack[f + SEAT], which) == OK:
                out = append(out, self.m.act_raise.start + which)
            which += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if not self.m.act_raise.has(action):
            return WRONG_PART
        return self.lack(t, seat, action - self.m.act_raise.start)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        if action == PASS:
            return
        raised = self.raised[action - self.m.act_raise.start]
        k: i64 = 0
        while k < len(raised):
            spend(t, seat, self.kinds[k], raised[k])
            spend(t, seat, self.kinds[k + 1], -raised[k])
            k += 1


@card("livestock-market")
def livestock_market(c: Maker) -> None:
    c.plays(Raise(moor_of(c.rules), c.n["animals"]))
