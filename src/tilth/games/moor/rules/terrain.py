# compiled
"""Forests and moors: tiles on cells, some on top of others; only what lies on top counts (M§8, M§16.2, M§16.3)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed, cells_from
from tilth.games.agricola.rules.actions import CELL_NOT_FREE, FENCE_ENCLOSES, FIELD_NOT_ADJACENT
from tilth.games.agricola.rules.grid import cells_in, count
from tilth.games.agricola.rules.layout import FARM, FENCES, FIELDS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.core import OK, SEAT, WRONG_PART, Position
from tilth.kernel.native import BIT, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit


def forests(t: Table, m: Moor, seat: i64) -> i64:
    """Cells on which a forest is seen, as a mask."""
    return t.lying_on(seat, m.forest)


def moors(t: Table, m: Moor, seat: i64) -> i64:
    return t.lying_on(seat, m.moor)


def forest_count(t: Table, m: Moor, seat: i64) -> i64:
    return count(forests(t, m, seat))


def moor_count(t: Table, m: Moor, seat: i64) -> i64:
    return count(moors(t, m, seat))


def stacks(t: Table, m: Moor, seat: i64) -> i64:
    """Cells on which one tile lies on top of another."""
    return t.seat_number(seat, m.under_forest) | t.seat_number(seat, m.under_moor)


def remove_tile(t: Table, m: Moor, seat: i64, cell: i64) -> None:
    """The tile that is seen leaves the cell, and what lies under it is seen."""
    bit = BIT[cell]
    if moors(t, m, seat) & bit:
        t.cover(seat, m.moor, moors(t, m, seat) & ~bit)
        return
    if t.seat_number(seat, m.under_forest) & bit:
        t.set_seat_number(seat, m.under_forest, t.seat_number(seat, m.under_forest) & ~bit)
    elif t.seat_number(seat, m.under_moor) & bit:
        t.set_seat_number(seat, m.under_moor, t.seat_number(seat, m.under_moor) & ~bit)
        t.cover(seat, m.moor, moors(t, m, seat) | bit)
        t.cover(seat, m.forest, forests(t, m, seat) & ~bit)
    else:
        t.cover(seat, m.forest, forests(t, m, seat) & ~bit)
    if not forests(t, m, seat) & bit:
        emit(t, m.forest_gone, seat, cell)


def lay_tile(t: Table, m: Moor, seat: i64, cell: i64, thing: i64) -> None:
    """A tile on a free cell; or what else covers it."""
    t.cover(seat, thing, t.lying_on(seat, thing) | BIT[cell])
    t.take_up(seat, BIT[cell])


def lay_forest_on_top(t: Table, m: Moor, seat: i64, cell: i64) -> None:
    """A forest on top of the tile that is seen there (M§16.3)."""
    bit = BIT[cell]
    if forests(t, m, seat) & bit:
        t.set_seat_number(seat, m.under_forest, t.seat_number(seat, m.under_forest) | bit)
    else:
        t.set_seat_number(seat, m.under_moor, t.seat_number(seat, m.under_moor) | bit)
        t.cover(seat, m.forest, forests(t, m, seat) | bit)
        t.cover(seat, m.moor, moors(t, m, seat) & ~bit)


def flip_forest(t: Table, m: Moor, seat: i64, cell: i64) -> None:
    """A forest shows its other side, a moor."""
    t.cover(seat, m.moor, moors(t, m, seat) | BIT[cell])
    t.cover(seat, m.forest, forests(t, m, seat) & ~BIT[cell])
    emit(t, m.forest_gone, seat, cell)


def lay_field(t: Table, seat: i64, cell: i64) -> None:
    """A field tile on a free cell; nothing is plowed."""
    t.farms[seat * FARM + FIELDS] |= BIT[cell]
    t.take_up(seat, BIT[cell])


def edges_between(t: Table, seat: i64, some: i64, others: i64, fenced: bool) -> i64:
    """How many edges lie between cells of one set and those of another; `fenced`: only those with a fence."""
    grid = t.grid(seat)
    fences = t.farms[seat * FARM + FENCES]
    found: i64 = 0
    for cell in cells_in(some):
        for other in cells_in(grid.next[cell] & others):
            if not fenced or grid.around[cell] & grid.around[other] & fences:
                found += 1
    return found


def beside_house(t: Table, seat: i64) -> i64:
    """How many unused cells there are beside rooms."""
    return count(t.room_cells(seat))


def tile_for_field(t: Table, m: Moor, seat: i64, cell: i64) -> None:
    """A tile that lies alone is exchanged for an empty field (M§7.2, M§16.2); nothing is plowed."""
    remove_tile(t, m, seat, cell)
    t.farms[seat * FARM + FIELDS] |= BIT[cell]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseCell(Deed):
    """One of the own cells is chosen, and something happens there. Subclasses say which, why not, and what."""

    def __init__(self, m: Moor, asks: str) -> None:
        super().__init__(asks)
        self.m = m

    def cells(self, t: Table, seat: i64) -> i64:
        """The cells that may be chosen, as a mask."""
        raise NotImplementedError(self.path)

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        """Why a cell of the farm that is not among them may not be chosen."""
        return CELL_NOT_FREE

    def empty(self, t: Table, seat: i64) -> i64:
        """Why there is no cell to choose."""
        return CELL_NOT_FREE

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        raise NotImplementedError(self.path)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return OK if self.cells(t, seat) else self.empty(t, seat)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        return cells_from(self.cells(t, t.stack[f + SEAT]), self.m.act_cell.start, out)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if not self.m.act_cell.has(action):
            return WRONG_PART
        cell = action - self.m.act_cell.start
        if cell >= t.grid(seat).cells:
            return WRONG_PART
        return OK if self.cells(t, seat) & BIT[cell] else self.cell_lack(t, seat, cell)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        self.apply(t, seat, action - self.m.act_cell.start)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapForField(ChooseCell):
    """A tile that lies alone and not fenced in, beside a field if there is one, becomes an empty field (M§7.2,
    M§16.2)."""

    def __init__(self, m: Moor, thing: i64) -> None:
        super().__init__(m, "field-swap")
        self.thing: i64 = thing

    def cells(self, t: Table, seat: i64) -> i64:
        found = t.lying_on(seat, self.thing) & ~stacks(t, self.m, seat) & ~t.fenced(seat)
        fields = t.fields(seat)
        return found & t.grid(seat).beside(fields) if fields else found

    def lack_of(self, t: Table, seat: i64, cells: i64) -> i64:
        """Why no tile on these cells becomes a field."""
        cells &= t.lying_on(seat, self.thing)
        if not cells:
            return self.m.no_terrain
        cells &= ~t.fenced(seat)
        if not cells:
            return FENCE_ENCLOSES
        return FIELD_NOT_ADJACENT if cells & ~stacks(t, self.m, seat) else self.m.stack_there

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.lack_of(t, seat, BIT[cell])

    def empty(self, t: Table, seat: i64) -> i64:
        return self.lack_of(t, seat, t.grid(seat).all)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        tile_for_field(t, self.m, seat, cell)
        emit(t, self.m.exchanged, seat, cell)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayTile(ChooseCell):
    """A tile on a cell that nothing uses (M§16.3)."""

    def __init__(self, m: Moor, thing: i64) -> None:
        super().__init__(m, "tile")
        self.thing: i64 = thing

    def cells(self, t: Table, seat: i64) -> i64:
        return t.free(seat)

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return t.hindrance(seat, BIT[cell], CELL_NOT_FREE)

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        lay_tile(t, self.m, seat, cell, self.thing)
