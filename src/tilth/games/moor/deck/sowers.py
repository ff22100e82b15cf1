# compiled
"""Sowing after special actions."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import ACTION_LIMIT
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import If
from tilth.games.agricola.rules.fields import Sow
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.occasions import HasHorses, OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, SLASH_AND_BURN, cell_cleared, moor_of
from tilth.kernel.core import IT, OK, PASS, Position
from tilth.kernel.native import append, i64, vec


@card("peat-fertilizer")
def peat_fertilizer(c: Maker) -> None:
    c.on(moor_of(c.rules).special, OnSpecial([CUT_PEAT], c.may(Sow())))


class SowNew(Sow):
    """The new field is sown and no other. IT: the cell, or registered.performed."""

    def __init__(self, fields: i64, packed: bool) -> None:
        super().__init__(most=fields)
        self.packed: bool = packed

    def plot(self, it: i64) -> i64:
        return cell_cleared(it) if self.packed else it

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        reason = self.lack(t, seat, 0, self.plot(it))
        return OK if self.lack(t, seat, 1, self.plot(it)) == OK else reason

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        first: i64 = len(out)
        listed = super().options(p, f, out)
        kept = listed[:first]
        while first < len(listed):
            if self.fits(t, f, listed[first]):
                kept = append(kept, listed[first])
            first += 1
        return kept

    def fits(self, t: Table, f: i64, action: i64) -> bool:
        return action == PASS or (action - t.game.act_sow.start) % t.game.plots == self.plot(t.stack[f + IT])

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        reason = super().reason(t, f, seat, action)
        return ACTION_LIMIT if reason == OK and not self.fits(t, f, action) else reason


@card("natures-fertilizer")
def natures_fertilizer(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, OnSpecial([SLASH_AND_BURN], c.may(SowNew(c.n["fields"], True))))
    c.on(m.exchanged, c.may(SowNew(c.n["fields"], False)))


@card("sowing-machine")
def sowing_machine(c: Maker) -> None:
    m = moor_of(c.rules)
    c.on(m.special, If(HasHorses(m, c.n["horses"]), c.may(Sow())))
