# compiled
"""Fences: one pasture at a time, by its cells; every legal layout can be reached (§10.3-§10.9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed, Piece
from tilth.games.agricola.rules.actions import (
    FENCE_ENCLOSES,
    FENCE_LIMIT,
    FENCE_LOOSE,
    NOTHING_PAID,
    NOTHING_PERFORMED,
    PASTURE_DETACHED,
)
from tilth.games.agricola.rules.bills import fence_bill
from tilth.games.agricola.rules.events import FENCE_GRANT, FENCE_NUMBERS, FENCE_WOOD, FENCED, PASTURED
from tilth.games.agricola.rules.goods import WOOD
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, FENCES, GRAZED
from tilth.games.agricola.rules.packed_events import pastured
from tilth.games.agricola.rules.packed_steps import fences_of, one_more_fenced, pastures_of
from tilth.games.agricola.rules.payments import affordable, payments
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import CANNOT_PAY, IT, OK, PASS, SEAT, STEP, WRONG_PART, Position
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit


class Enclosed(Piece):
    """A pasture whose fences are paid for. IT: its shape."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        cells = t.grid(seat).shapes.cells[it]
        split = t.farms[seat * FARM + GRAZED] & cells != 0
        t.enclose(seat, cells)
        t.push(t.game.housing, seat, 0, 0)
        emit(t, PASTURED, seat, pastured(cells, split))
        t.take_up(seat, cells)


class Fence(Deed):
    """Build fences: pastures one after the other, at least one.

    `free`: no wood is paid; `most`: fences altogether, 0: any number; `pastures`: how many, 0: any number; `cells`: how
    many a pasture may have, 0: any number; `here`: only around the cell in IT; `fresh`: no part of another pasture;
    `detached`: only where it touches no other. When that is used up, fences that cards grant without wood may follow.
    STEP: the fences, the cells newly enclosed and the pastures of this action (`packed_steps`).
    """

    def __init__(
        self,
        free: bool = False,
        most: i64 = 0,
        pastures: i64 = 0,
        cells: i64 = 0,
        here: bool = False,
        fresh: bool = False,
        detached: bool = False,
    ) -> None:
        super().__init__("fences")
        self.free: bool = free
        self.most: i64 = most
        self.pastures: i64 = pastures
        self.cells: i64 = cells
        self.here: bool = here
        self.fresh: bool = fresh
        self.detached: bool = detached
        self.put = Enclosed()
        self.parts.append(self.put)

    def bill(self, t: Table, seat: i64, fences: i64, before: i64) -> i64:
        return fence_bill(fences, before, count(t.farms[seat * FARM + FENCES]))

    def reach(self, t: Table, seat: i64, step: i64) -> i64:
        """How many fences the next pasture may need at most."""
        left = t.fences_left(seat)
        most = t.fence_grant(seat) if self.over(step) else left
        if self.most and not self.over(step):
            most = t.fence_grant(seat)
            if self.most > fences_of(step):
                most += self.most - fences_of(step)
        if most < left:
            left = most
        if self.free or self.over(step):
            return left
        if not self.priced(t):
            wood = t.farms[seat * FARM + WOOD]
            return wood if wood < left else left
        while left > 0:
            for payment in payments(t, seat, self.bill(t, seat, left, fences_of(step))):
                if affordable(t, seat, payment.goods):
                    return left
            left -= 1
        return 0

    def over(self, step: i64) -> bool:
        """Is everything built that the action itself allows?"""
        return self.pastures > 0 and pastures_of(step) >= self.pastures

    def priced(self, t: Table) -> bool:
        """Have cards a say in the wood?"""
        tables = t.answerers
        return len(tables[FENCE_WOOD]) + len(tables[FENCE_NUMBERS]) + len(tables[FENCE_GRANT]) > 0

    def lack(self, t: Table, seat: i64, shape: i64, step: i64, it: i64) -> i64:
        """Why these cells cannot become a pasture, wood apart (§10.4)."""
        grid = t.grid(seat)
        cells = grid.shapes.cells[shape]
        if t.barred(seat) & cells:
            return t.hindrance(seat, cells, FENCE_ENCLOSES)
        bound = not self.over(step)
        if bound and ((self.here and cells != BIT[it]) or (self.cells and count(cells) > self.cells)):
            return WRONG_PART
        grazed = t.farms[seat * FARM + GRAZED]
        if not grazed & cells:
            touches = grid.shapes.beside[shape] & t.fenced(seat) != 0
            if bound and self.detached:
                return WRONG_PART if touches else OK
            return OK if touches or not t.fenced(seat) else PASTURE_DETACHED
        if bound and (self.here or self.fresh or self.detached):
            return WRONG_PART
        for pasture in t.pastures[seat]:
            if pasture & cells:
                rest = pasture & ~cells
                if cells & ~pasture or not rest:
                    return FENCE_LOOSE
                return OK if cells & -pasture & pasture == 0 and grid.connected(rest) else FENCE_LOOSE
        return FENCE_LOOSE

    def find(self, t: Table, seat: i64, step: i64, it: i64, first: bool, out: vec[i64]) -> vec[i64]:
        """The shapes that are open; only the first of them, if that is enough."""
        f = seat * FARM
        reach = self.reach(t, seat, step)
        if reach <= 0:
            return out
        fences = t.farms[f + FENCES]
        grazed = t.farms[f + GRAZED]
        fenced = t.fenced(seat)
        apart = self.detached and not self.over(step)
        closed = t.barred(seat)
        shapes = t.grid(seat).shapes
        cells, borders, around, lengths = shapes.cells, shapes.borders, shapes.beside, shapes.lengths
        first_number = t.game.act_fence.start
        n = shapes.count
        plain = self.over(step) or (not self.here and self.cells == 0)
        i: i64 = 0
        while i < n:
            if not cells[i] & closed:
                if fenced == 0:
                    if lengths[i] > reach:
                        return out
                    open_ = plain or self.lack(t, seat, i, step, it) == OK
                elif cells[i] & grazed == 0:
                    open_ = (around[i] & fenced != 0) != apart and (plain or self.lack(t, seat, i, step, it) == OK)
                else:
                    open_ = cells[i] & ~grazed == 0 and self.lack(t, seat, i, step, it) == OK
                if open_:
                    new = count(borders[i] & ~fences)
                    if new > 0 and new <= reach:
                        out = append(out, first_number + i)
                        if first:
                            return out
            i += 1
        return out

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if t.fences_left(seat) == 0:
            return FENCE_LIMIT
        if len(self.find(t, seat, 0, it, True, vec[i64]())) > 0:
            return OK
        return NOTHING_PERFORMED if self.free or self.reach(t, seat, 0) >= t.fences_left(seat) else NOTHING_PAID

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if self.over(step) and t.fence_grant(t.stack[f + SEAT]) <= 0:
            self.end(t, f)
            return False
        return True

    def end(self, t: Table, f: i64) -> None:
        seat, step = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        t.lose_fences(seat)
        emit(t, FENCED, seat, step)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        if step:
            out = append(out, PASS)
        return self.find(t, t.stack[f + SEAT], step, t.stack[f + IT], False, out)

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        step = t.stack[f + STEP]
        if action == PASS:
            return OK if step else WRONG_PART
        if not t.game.act_fence.has(action):
            return WRONG_PART
        shape = action - t.game.act_fence.start
        if shape >= t.grid(seat).shapes.count:
            return WRONG_PART
        reason = self.lack(t, seat, shape, step, t.stack[f + IT])
        if reason != OK:
            return reason
        new = count(t.grid(seat).shapes.borders[shape] & ~t.farms[seat * FARM + FENCES])
        if new == 0:
            return FENCE_LOOSE
        if new > t.fences_left(seat):
            return FENCE_LIMIT
        return OK if new <= self.reach(t, seat, step) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.end(t, f)
            return
        seat = t.stack[f + SEAT]
        shape = action - t.game.act_fence.start
        shapes = t.grid(seat).shapes
        step = t.stack[f + STEP]
        new = count(shapes.borders[shape] & ~t.farms[seat * FARM + FENCES])
        fresh = shapes.cells[shape] & ~t.farms[seat * FARM + GRAZED]
        t.stack[f + STEP] = one_more_fenced(step, new, fresh)
        t.push(self.put, seat, 0, shape)
        if self.over(step):
            t.note_fences(seat, new)
        elif self.free:
            beyond = fences_of(step) + new - self.most if self.most else 0
            done = fences_of(step) - self.most if self.most else 0
            t.note_fences(seat, (beyond if beyond > 0 else 0) - (done if done > 0 else 0))
        else:
            t.push(t.game.pay, seat, 0, self.bill(t, seat, new, fences_of(step)))
