# compiled
"""Rooms, stables and renovation (§7, §10.1)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.action_parts import Deed, Piece, cells_from
from tilth.games.agricola.rules.actions import (
    ALREADY_STONE,
    CELL_NOT_FREE,
    DOUBLE_RENOVATION,
    RENOVATE,
    ROOM_NOT_ADJACENT,
    STABLE_CELL,
    STABLE_LIMIT,
    USE,
    WRONG_MATERIAL,
    Block,
)
from tilth.games.agricola.rules.bills import ROOM_BILL, renovation_bill, stable_bill
from tilth.games.agricola.rules.cards import Card
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
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit

FREE: Final[i64] = -1  # no bill


@mypyc_attr(allow_interpreted_subclasses=True)
class Build(Deed):
    """Something built on cells, one after the other: at least one, at most `most` (0: any number). STEP: built.

    `put` lets what is paid for stand on the cell in IT; `bill`: what each costs, FREE: nothing."""

    def __init__(self, asks: str, put: Piece, most: i64, bill: i64) -> None:
        super().__init__(asks)
        self.put = put
        self.most: i64 = most
        self.bill: i64 = bill
        self.parts.append(self.put)

    def block(self, t: Table) -> Block:
        """The actions, one for each cell."""
        raise NotImplementedError(self.path)

    def cells(self, t: Table, seat: i64) -> i64:
        """Where it can be built."""
        raise NotImplementedError(self.path)

    def lack(self, t: Table, seat: i64, cell: i64) -> i64:
        """Why it cannot be built there, the price apart."""
        raise NotImplementedError(self.path)

    def too_dear(self, t: Table, seat: i64) -> i64:
        """Why it cannot be paid for, if it cannot."""
        return CANNOT_PAY

    def end(self, t: Table, f: i64) -> None:
        t.pop()

    def affordable(self, t: Table, seat: i64) -> bool:
        return self.bill == FREE or can_pay(t, seat, self.bill)

    def run(self, p: Position, f: i64) -> bool:
        done = p.stack[f + STEP]
        if done and done == self.most:
            self.end(cast(Table, p), f)
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP]:
            out = append(out, PASS)
        if self.affordable(t, seat):
            out = cells_from(self.cells(t, seat), self.block(t).start, out)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        block = self.block(t)
        if not block.has(action):
            return WRONG_PART
        lack = self.lack(t, seat, action - block.start)
        return lack if lack != OK or self.affordable(t, seat) else self.too_dear(t, seat)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.end(t, f)
            return
        seat = t.stack[f + SEAT]
        t.stack[f + STEP] += 1
        t.push(self.put, seat, 0, action - self.block(t).start)
        if self.bill != FREE:
            t.push(t.game.pay, seat, 0, self.bill)


class PutRoom(Piece):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + ROOMS] |= BIT[it]
        t.take_up(seat, BIT[it])


class Rooms(Build):
    """Build rooms (§7.1-§7.3): at least one, at most `most` (0: any number). `free`: nothing is paid."""

    def __init__(self, most: i64 = 0, free: bool = False) -> None:
        super().__init__("rooms", PutRoom(), most, FREE if free else ROOM_BILL)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if not self.affordable(t, seat):
            return CANNOT_PAY
        if t.room_cells(seat):
            return OK
        return ROOM_NOT_ADJACENT if t.free(seat) else CELL_NOT_FREE

    def end(self, t: Table, f: i64) -> None:
        seat, done = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        emit(t, ROOMED, seat, done)

    def block(self, t: Table) -> Block:
        return t.game.act_room

    def cells(self, t: Table, seat: i64) -> i64:
        return t.room_cells(seat)

    def lack(self, t: Table, seat: i64, cell: i64) -> i64:
        if not t.free(seat) & BIT[cell]:
            return t.hindrance(seat, BIT[cell], CELL_NOT_FREE)
        return OK if t.room_cells(seat) & BIT[cell] else ROOM_NOT_ADJACENT

    def too_dear(self, t: Table, seat: i64) -> i64:
        house = t.farms[seat * FARM + HOUSE]
        other: i64 = 0
        while other < house:  # there would be enough for a room of what the house was made of
            if t.farms[seat * FARM + MATERIAL[other]] >= ROOM_MATERIAL:
                return WRONG_MATERIAL
            other += 1
        return CANNOT_PAY


class PutStable(Piece):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + STABLES] |= BIT[it]
        emit(t, STABLED, seat, it)
        t.take_up(seat, BIT[it])


class Stables(Build):
    """Build stables (§10.1): at least one, at most `most` (0: any number), for `price` wood each."""

    def __init__(self, most: i64, price: i64) -> None:
        super().__init__("stables", PutStable(), most, stable_bill(price) if price else FREE)
        self.price: i64 = price

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if count(t.farms[seat * FARM + STABLES]) >= MOST_STABLES:
            return STABLE_LIMIT
        if not t.stable_cells(seat):
            return STABLE_CELL
        return OK if self.affordable(t, seat) else CANNOT_PAY

    def block(self, t: Table) -> Block:
        return t.game.act_stable

    def cells(self, t: Table, seat: i64) -> i64:
        return t.stable_cells(seat)

    def lack(self, t: Table, seat: i64, cell: i64) -> i64:
        if count(t.farms[seat * FARM + STABLES]) >= MOST_STABLES:
            return STABLE_LIMIT
        return OK if t.stable_cells(seat) & BIT[cell] else t.hindrance(seat, BIT[cell], STABLE_CELL)


class Renovated(Piece):
    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if it > t.farms[seat * FARM + HOUSE] + 1:
            t.farms[seat * FARM + LEAPT] = 1
        t.farms[seat * FARM + HOUSE] = it
        t.refit_all()
        emit(t, RENOVATED, seat, it)


class Renovate(Deed):
    """The whole house is renovated one step (§7.4, §7.5), or what a card says is done instead. `only`: to this material
    alone; -1: any."""

    def __init__(self, only: i64 = -1) -> None:
        super().__init__("renovate")
        self.only: i64 = only
        self.change = Renovated()
        self.parts.append(self.change)
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
        for card in t.game.instead:
            if self.instead_lack(t, seat, card) == OK:
                return OK
        if now == STONY:
            return ALREADY_STONE
        reason = self.lack(t, seat, now + 1)
        return OK if now == WOODEN and self.lack(t, seat, STONY) == OK else reason

    def instead_lack(self, t: Table, seat: i64, card: Card) -> i64:
        """Why something else cannot be done by this card."""
        node = card.instead
        if node is None or t.owner[card.number] != seat:
            return WRONG_PART
        return node.doable(t, seat, card.number)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        for card in t.game.instead:
            if self.instead_lack(t, t.stack[f + SEAT], card) == OK:
                out = append(out, USE + card.number)
        house: i64 = 1
        while house <= STONY:
            if self.lack(t, t.stack[f + SEAT], house) == OK:
                out = append(out, RENOVATE + house - 1)
            house += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        for card in t.game.instead:
            if action == USE + card.number:
                return self.instead_lack(t, seat, card)
        if action < RENOVATE or action > RENOVATE + 1:
            return WRONG_PART
        return self.lack(t, seat, action - RENOVATE + 1)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action >= USE and action < USE + len(t.game.cards):
            instead = t.game.card(action - USE).instead
            assert instead is not None
            t.pop()
            t.push(instead, seat, 0, action - USE)
            return
        house = action - RENOVATE + 1
        t.pop()
        t.push(self.change, seat, 0, house)
        t.push(t.game.pay, seat, 0, renovation_bill(house))
