# compiled
"""Terrain that is fenced in, and farmyards that grow (M§8.3, M§16.4, M§20)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import FENCE_LIMIT, PASTURE_DETACHED
from tilth.games.agricola.rules.grid import cells_in, count, extension_places
from tilth.games.agricola.rules.layout import FARM, FENCES, GRAZED
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import Moor
from tilth.games.moor.rules.terrain import ChooseCell, forests, lay_tile, moors
from tilth.kernel.core import OK, SEAT, WRONG_PART, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec


class FenceTerrain(ChooseCell):
    """A cell with a forest or a moor beside a pasture is fenced in without wood (M§20)."""

    def __init__(self, m: Moor) -> None:
        super().__init__(m, "reserve")

    def terrain(self, t: Table, seat: i64) -> i64:
        return forests(t, self.m, seat) | moors(t, self.m, seat)

    def cells(self, t: Table, seat: i64) -> i64:
        grid = t.grid(seat)
        found: i64 = 0
        for cell in cells_in(self.terrain(t, seat) & grid.beside(t.farms[seat * FARM + GRAZED])):
            if count(grid.around[cell] & ~t.farms[seat * FARM + FENCES]) <= t.fences_left(seat):
                found |= BIT[cell]
        return found

    def lack_of(self, t: Table, seat: i64, cells: i64) -> i64:
        """Why none of these cells can be fenced in."""
        cells &= self.terrain(t, seat)
        if not cells:
            return self.m.no_terrain
        return FENCE_LIMIT if cells & t.grid(seat).beside(t.farms[seat * FARM + GRAZED]) else PASTURE_DETACHED

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.lack_of(t, seat, BIT[cell])

    def empty(self, t: Table, seat: i64) -> i64:
        return self.lack_of(t, seat, t.grid(seat).all)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        t.reserve(seat, cell)


@mypyc_attr(allow_interpreted_subclasses=True)
class Extend(Deed):
    """Two cells are laid against the farmyard (M§16.4); `moors`: with so many on each, 0 or 1."""

    def __init__(self, m: Moor, moors: i64 = 0) -> None:
        super().__init__("extend")
        self.m = m
        self.moors: i64 = moors

    def places(self, t: Table, seat: i64) -> vec[i64]:
        """Where they can lie, by the numbers of the pairs."""
        open_ = extension_places(t.grid(seat), bool(self.m.switches["extension_mixed"]))
        found = vec[i64]()
        for k, pair in enumerate(self.m.pairs):
            if pair in open_:
                found = append(found, k)
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if len(self.places(cast(Table, p), seat)) > 0 else self.m.wrong_place

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        for place in self.places(t, t.stack[f + SEAT]):
            out = append(out, self.m.act_extend.start + place)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if not self.m.act_extend.has(action):
            return WRONG_PART
        for place in self.places(t, seat):
            if place == action - self.m.act_extend.start:
                return OK
        return self.m.wrong_place

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.extend(seat, self.m.pairs[action - self.m.act_extend.start])
        cell = t.grid(seat).cells - 2
        while self.moors and cell < t.grid(seat).cells:
            lay_tile(t, self.m, seat, cell, self.m.moor)
            cell += 1
