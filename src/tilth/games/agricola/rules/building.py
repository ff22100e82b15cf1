# compiled
"""Rooms, stables and renovation (§7, §10.1)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed, Piece, cells_from
from tilth.games.agricola.rules.actions import (
    ALREADY_STONE,
    CELL_NOT_FREE,
    DOUBLE_RENOVATION,
    RENOVATE,
    ROOM_NOT_ADJACENT,
    STABLE_CELL,
    STABLE_LIMIT,
    WRONG_MATERIAL,
)
from tilth.games.agricola.rules.bills import ROOM_BILL, renovation_bill, stable_bill
from tilth.games.agricola.rules.events import LEAPS, RENOVATED, ROOMED, STABLED
from tilth.games.agricola.rules.goods import (
    MATERIAL,
    ROOM_MATERIAL,
    STONY,
    WOODEN,
)
from tilth.games.agricola.rules.grid import MOST_STABLES, count
from tilth.games.agricola.rules.layout import FARM, HOUSE, LEAPT, ROOMS, STABLES
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CANNOT_PAY,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Position,
)
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit


class PutRoom(Piece):
    """A room that is paid for stands. IT: the cell."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).farms[seat * FARM + ROOMS] |= BIT[it]


class Rooms(Deed):
    """Build rooms (§7.1-§7.3): at least one, at most `most` (0: any number). `free`: nothing is paid. STEP: built."""

    def __init__(self, most: i64 = 0, free: bool = False) -> None:
        super().__init__("rooms")
        self.most: i64 = most
        self.free: bool = free
        self.put = PutRoom()
        self.parts = [self.put]

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if not self.free and not can_pay(t, seat, ROOM_BILL):
            return CANNOT_PAY
        if t.room_cells(seat):
            return OK
        return ROOM_NOT_ADJACENT if t.free(seat) else CELL_NOT_FREE

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        if done and done == self.most:
            self.end(cast(Table, p), f)
            return False
        return True

    def end(self, t: Table, f: i64) -> None:
        seat, done = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        emit(t, ROOMED, seat, done)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP]:
            out = append(out, PASS)
        if self.doable(t, seat, 0) == OK:
            out = cells_from(t.room_cells(seat), t.game.act_room.start, out)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if not t.game.act_room.has(action):
            return WRONG_PART
        cell = action - t.game.act_room.start
        if not t.free(seat) & BIT[cell]:
            return CELL_NOT_FREE
        if not t.room_cells(seat) & BIT[cell]:
            return ROOM_NOT_ADJACENT
        if self.free or can_pay(t, seat, ROOM_BILL):
            return OK
        house = t.farms[seat * FARM + HOUSE]
        other: i64 = 0
        while other <= STONY:  # there would be enough for a room of another house
            if other != house and t.farms[seat * FARM + MATERIAL[other]] >= ROOM_MATERIAL:
                return WRONG_MATERIAL
            other += 1
        return CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.end(t, f)
            return
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] += 1
        t.push(self.put, seat, 0, action - t.game.act_room.start)
        if not self.free:
            t.push(t.game.pay, seat, 0, ROOM_BILL)


class PutStable(Piece):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + STABLES] |= BIT[it]
        emit(t, STABLED, seat, it)


class Stables(Deed):
    """Build stables (§10.1): at least one, at most `most` (0: any number), for `price` wood each. STEP: built."""

    def __init__(self, most: i64, price: i64) -> None:
        super().__init__("stables")
        self.most: i64 = most
        self.price: i64 = price
        self.put = PutStable()
        self.parts = [self.put]

    def affordable(self, t: Table, seat: i64) -> bool:
        return self.price == 0 or can_pay(t, seat, stable_bill(self.price))

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if count(t.farms[seat * FARM + STABLES]) >= MOST_STABLES:
            return STABLE_LIMIT
        if not t.stable_cells(seat):
            return STABLE_CELL
        return OK if self.affordable(t, seat) else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] and p.stack[f + STEP] == self.most:
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP]:
            out = append(out, PASS)
        if self.affordable(t, seat):
            out = cells_from(t.stable_cells(seat), t.game.act_stable.start, out)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if not t.game.act_stable.has(action):
            return WRONG_PART
        if count(t.farms[seat * FARM + STABLES]) >= MOST_STABLES:
            return STABLE_LIMIT
        if not t.stable_cells(seat) & BIT[action - t.game.act_stable.start]:
            return STABLE_CELL
        return OK if self.affordable(t, seat) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] += 1
        t.push(self.put, seat, 0, action - t.game.act_stable.start)
        if self.price:
            t.push(t.game.pay, seat, 0, stable_bill(self.price))


class Renovated(Piece):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it > t.farms[seat * FARM + HOUSE] + 1:
            t.farms[seat * FARM + LEAPT] = 1
        t.farms[seat * FARM + HOUSE] = it
        t.refit_all()
        emit(t, RENOVATED, seat, it)


class Renovate(Deed):
    """The whole house is renovated one step (§7.4, §7.5). `only`: to this material alone; -1: any."""

    def __init__(self, only: i64 = -1) -> None:
        super().__init__("renovate")
        self.only: i64 = only
        self.change = Renovated()
        self.parts = [self.change]
        self.spent = DOUBLE_RENOVATION

    def lack(self, t: Table, seat: i64, house: i64) -> i64:
        now = t.farms[seat * FARM + HOUSE]
        if now == STONY:
            return ALREADY_STONE
        if self.only >= 0 and house != self.only:
            return WRONG_PART
        if house != now + 1 and (now != WOODEN or house != STONY or ask(t, LEAPS, seat, 0, 0) == 0):
            return DOUBLE_RENOVATION if house > now else WRONG_PART
        return OK if can_pay(t, seat, renovation_bill(house)) else CANNOT_PAY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        now = t.farms[seat * FARM + HOUSE]
        if now == STONY:
            return ALREADY_STONE
        reason = self.lack(t, seat, now + 1)
        return OK if now == WOODEN and self.lack(t, seat, STONY) == OK else reason

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        house: i64 = 1
        while house <= STONY:
            if self.lack(t, t.stack[f + SEAT], house) == OK:
                out = append(out, RENOVATE + house - 1)
            house += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < RENOVATE or action > RENOVATE + 1:
            return WRONG_PART
        return self.lack(t, seat, action - RENOVATE + 1)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        house = action - RENOVATE + 1
        t.pop()
        t.push(self.change, seat, 0, house)
        t.push(t.game.pay, seat, 0, renovation_bill(house))
