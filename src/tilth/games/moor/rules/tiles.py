# compiled
"""What cards do with forests, moors and field tiles: one cell or several, one after the other, or none (M§16)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed, cells_from
from tilth.games.agricola.rules.actions import CELL_NOT_FREE, FIELD_NOT_ADJACENT
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FIELD_TILE
from tilth.games.agricola.rules.packed import laid_good
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import lies_ready, place_ready, take_ready
from tilth.games.moor.rules.registered import Moor
from tilth.games.moor.rules.terrain import (
    ChooseCell,
    flip_forest,
    lay_field,
    lay_forest_on_top,
    lay_tile,
    remove_tile,
    stacks,
)
from tilth.kernel.core import OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec


class UpTo(Deed):
    """Cells are chosen one after the other, none twice: up to `most` (0: any number), or none. STEP: which, a mask."""

    def __init__(self, most: i64, what: ChooseCell) -> None:
        super().__init__(what.asks)
        self.most: i64 = most
        self.what = what
        self.parts.append(what)
        self.sure = True

    def left(self, t: Table, seat: i64, chosen: i64) -> i64:
        """The cells that may be chosen now."""
        return 0 if self.most and count(chosen) >= self.most else self.what.cells(t, seat) & ~chosen

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.left(cast(Table, p), seat, 0) == 0

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        chosen = t.stack[f + STEP]
        if self.left(t, t.stack[f + SEAT], chosen) or (t.patient and chosen == 0):
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        cells = self.left(t, t.stack[f + SEAT], t.stack[f + STEP])
        return cells_from(cells, self.what.m.act_cell.start, out)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        reason = self.what.reason(t, f, seat, action)
        if reason == OK and t.stack[f + STEP] & BIT[action - self.what.m.act_cell.start]:
            return CELL_NOT_FREE
        return reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        cell = action - self.what.m.act_cell.start
        t.stack[f + STEP] |= BIT[cell]
        self.what.apply(t, t.stack[f + SEAT], cell)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTile(ChooseCell):
    """Something happens to a forest or a moor that is seen; `alone`: no other tile may lie beneath it."""

    def __init__(self, m: Moor, asks: str, thing: i64, alone: bool = False) -> None:
        super().__init__(m, asks)
        self.thing: i64 = thing
        self.alone: bool = alone

    def cells(self, t: Table, seat: i64) -> i64:
        found = t.lying_on(seat, self.thing)
        return found & ~stacks(t, self.m, seat) if self.alone else found

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.m.stack_there if t.lying_on(seat, self.thing) & BIT[cell] else self.m.no_terrain

    def empty(self, t: Table, seat: i64) -> i64:
        return self.m.stack_there if t.lying_on(seat, self.thing) else self.m.no_terrain


class TurnOver(OnTile):
    """A forest that lies alone becomes a moor."""

    def __init__(self, m: Moor) -> None:
        super().__init__(m, "turn-over", m.forest, alone=True)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        flip_forest(t, self.m, seat, cell)


class ForestOn(OnTile):
    """A forest is put on top of a tile of this kind (M§16.3)."""

    def __init__(self, m: Moor, thing: i64) -> None:
        super().__init__(m, "stack", thing)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        lay_forest_on_top(t, self.m, seat, cell)


class TakeMoor(OnTile):
    """A moor is removed for goods and points; this is not Cut Peat."""

    def __init__(self, m: Moor, goods: vec[i64], points: i64, source: i64) -> None:
        super().__init__(m, "terrain", m.moor)
        self.goods: vec[i64] = goods
        self.points: i64 = points
        self.source: i64 = source

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        remove_tile(t, self.m, seat, cell)
        t.bonus(seat, self.points)
        t.gain_all(seat, self.goods, self.source)


class WildField(ChooseCell):
    """A field tile on a free cell that adjoins no field (M§20)."""

    def __init__(self, m: Moor) -> None:
        super().__init__(m, "field-tile")

    def cells(self, t: Table, seat: i64) -> i64:
        return t.free(seat) & ~t.grid(seat).beside(t.fields(seat))

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.m.beside_field if t.free(seat) & BIT[cell] else t.hindrance(seat, BIT[cell], CELL_NOT_FREE)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        lay_field(t, seat, cell)


class LayReady(Deed):
    """The tiles that a card has laid on the space of this round, one after the other: on a free cell, a field beside
    fields as usual; or a tile is given up (M§16.8)."""

    def __init__(self, m: Moor, number: i64) -> None:
        super().__init__("tile")
        self.m = m
        self.number: i64 = number
        self.sure = True

    def thing(self, t: Table) -> i64:
        """What lies there; -1: nothing."""
        return laid_good(t.later[place_ready(t, self.number)]) if lies_ready(t, self.number) else -1

    def cells(self, t: Table, seat: i64) -> i64:
        thing = self.thing(t)
        if thing < 0:
            return 0
        return t.field_cells(seat) if thing == FIELD_TILE else t.free(seat)

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.cells(cast(Table, p), seat) == 0

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if self.cells(t, t.stack[f + SEAT]):
            return True
        t.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        return cells_from(self.cells(t, t.stack[f + SEAT]), self.m.act_cell.start, append(out, PASS))

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        cell = action - self.m.act_cell.start
        if not self.m.act_cell.has(action) or cell >= t.grid(seat).cells:
            return WRONG_PART
        if self.cells(t, seat) & BIT[cell]:
            return OK
        return FIELD_NOT_ADJACENT if t.free(seat) & BIT[cell] else t.hindrance(seat, BIT[cell], CELL_NOT_FREE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        thing = laid_good(take_ready(t, self.number))
        if action == PASS:
            return
        cell = action - self.m.act_cell.start
        if thing == FIELD_TILE:
            lay_field(t, seat, cell)
        else:
            lay_tile(t, self.m, seat, cell, self.m.forest if thing == self.m.forest_tile else self.m.moor)
