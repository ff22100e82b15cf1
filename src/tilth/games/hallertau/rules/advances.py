# compiled
"""Phase 9: advances of the production buildings (§8)."""

from __future__ import annotations

from typing import cast

from tilth.games.hallertau.rules.actions import (
    ADVANCE,
    BOULDER,
    PAY,
    PAY_JEWEL,
    PUSH,
    ROW_END,
    WRONG_TOTAL,
)
from tilth.games.hallertau.rules.card_play import Acting
from tilth.games.hallertau.rules.goods import AMOUNTS, BUNDLES, KINDS, LAST, ROUNDS
from tilth.games.hallertau.rules.layout import ADVANCED, BUILT, FARM, JEWEL
from tilth.games.hallertau.rules.table import Table
from tilth.kernel.core import (
    CANNOT_PAY,
    IT,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Position,
)
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import BIT, append, i64, vec


def affords(t: Table, seat: i64, bundle: i64) -> bool:
    i = bundle * KINDS
    farm = seat * FARM
    k: i64 = 0
    while k < KINDS:
        if AMOUNTS[i + k] > t.farms[farm + k]:
            return False
        k += 1
    return True


def any_price(t: Table, seat: i64, building: i64) -> bool:
    if t.farms[seat * FARM + JEWEL] > 0:
        return True
    kinds = BUNDLES.kinds[building]
    goods: i64 = 0
    k: i64 = 0
    while k < len(kinds):
        goods += t.farms[seat * FARM + kinds[k]]
        k += 1
    if goods < BUNDLES.fewest[building * ROUNDS + t.round - 1]:
        return False
    farms = t.farms
    farm = seat * FARM
    bill = BUNDLES.bills[building * ROUNDS + t.round - 1]
    n: i64 = len(bill)
    i: i64 = 0
    while i < n:
        if (
            farms[farm + bill[i]] >= bill[i + 1]
            and farms[farm + bill[i + 2]] >= bill[i + 3]
            and farms[farm + bill[i + 4]] >= bill[i + 5]
        ):
            return True
        i += 6
    return False


def lacks_advance(t: Table, seat: i64, building: i64) -> i64:
    """OK, or why this building cannot go one space right in phase 9."""
    if t.farms[seat * FARM + BUILT + building] >= LAST:
        return ROW_END
    if t.tools_needed(seat, building) > t.usable_tools(seat):
        return BOULDER
    return OK if any_price(t, seat, building) else CANNOT_PAY


class Progress(Ask):
    """Phase 9: any number of advances (§8). STEP: the buildings that can advance now, as a mask."""

    def __init__(self) -> None:
        super().__init__("advance")
        self.pay = Acting(PayAdvance())
        self.parts.append(self.pay)

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.game.turns9:
            t.active = seat
        reach = self.within_reach(t, seat)
        t.stack[f + STEP] = reach
        if t.patient or self.asked(t, seat, reach):
            return True
        self.take(p, f, PASS)
        return False

    def asked(self, t: Table, seat: i64, reach: i64) -> bool:
        """Is there something to decide: an advance, or a card that may bring what one lacks?"""
        if reach > 0:
            return True
        return t.offer(seat)

    def within_reach(self, t: Table, seat: i64) -> i64:
        """The buildings that can advance, as a mask."""
        found: i64 = 0
        b: i64 = 0
        while b < 5:
            if lacks_advance(t, seat, b) == OK:
                found |= BIT[b]
            b += 1
        return found

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        out = append(out, PASS)
        b: i64 = 0
        reach = t.stack[f + STEP]
        if t.game.idle_push and t.usable_tools(seat) > 0 and self.asked(t, seat, reach):
            while b < 10:
                if t.pushable(seat, b):
                    out = append(out, PUSH + b)
                b += 1
        b = 0
        while b < 5:
            if reach & BIT[b]:
                out = append(out, ADVANCE + b)
            b += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART:
            return reason
        if action >= ADVANCE and action < ADVANCE + 5:
            return lacks_advance(cast(Table, p), seat, action - ADVANCE)
        return BOULDER if action >= PUSH and action < PUSH + 10 else reason

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.declines(seat)
        if action == PASS:
            t.drop()
            return
        if action < ADVANCE:
            t.work(seat, 1)
            t.push_boulder(seat, action - PUSH)
            return
        t.next_step()
        t.push(t.game.inner, seat, 0, 0)
        t.push(self.pay, seat, 0, action - ADVANCE)


class PayAdvance(Ask):
    """One advance is paid and made: boulders first, then the price, then the move (§8.8). IT: the building."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        cast(Table, p).paying = True
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat, building = t.stack[f + SEAT], t.stack[f + IT]
        prices = BUNDLES.prices[building * ROUNDS + t.round - 1]
        n: i64 = len(prices)
        i: i64 = 0
        while i < n:
            if affords(t, seat, prices[i]):
                out = append(out, PAY + prices[i])
            i += 1
        if t.farms[seat * FARM + JEWEL] > 0:
            out = append(out, PAY_JEWEL)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        reason = super().why(p, f, seat, action)
        if reason != WRONG_PART or action < PAY or action > PAY_JEWEL:
            return reason
        t = cast(Table, p)
        if action == PAY_JEWEL:
            return CANNOT_PAY
        prices = BUNDLES.prices[t.stack[f + IT] * ROUNDS + t.round - 1]
        i: i64 = 0
        while i < len(prices):
            if prices[i] == action - PAY:
                return CANNOT_PAY
            i += 1
        return WRONG_TOTAL

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Table, p)
        t.paying = False
        t.clear_way(seat, it)
        if action == PAY_JEWEL:
            t.spend(seat, JEWEL, 1)
        else:
            i = (action - PAY) * KINDS
            k: i64 = 0
            while k < KINDS:
                t.farms[seat * FARM + k] -= AMOUNTS[i + k]
                k += 1
        t.move_building(seat, it, 1)
        t.farms[seat * FARM + ADVANCED + it] += 1


class Realign(Step):
    """Phase 10 (§9.1); without cards the marker passes on (§12.1)."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            t.set_boulders(s)
            s += 1
        if not t.game.with_cards:
            t.starter = (t.starter + 1) % t.game.seats
