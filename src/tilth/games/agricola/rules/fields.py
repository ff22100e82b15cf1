# compiled
"""Plowing and sowing (§9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed, cells_from
from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    CELL_NOT_FREE,
    FIELD_NOT_ADJACENT,
    FIELD_NOT_EMPTY,
    NO_SEED,
    USE,
)
from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.events import FURROWED, PLOWED, SOW_EXTRA, SOWED, SUPPLY
from tilth.games.agricola.rules.goods import (
    CROP_GOOD,
    FOOD,
    GROWN,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, FIELDS, SOWN
from tilth.games.agricola.rules.packed import lent, lent_to, uses_by_owner
from tilth.games.agricola.rules.packed_events import NO_CARD, furrowed, sowing
from tilth.games.agricola.rules.packed_steps import chosen_plow, fields_so_far, plowing_with
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


class Plow(Deed):
    """Plow fields (§9.1, §9.2): one, up to `most`. On a plowing space one plow may be used, unless `plain`.

    STEP: fields plowed, and the plow in use (`packed_steps`).
    """

    def __init__(self, most: i64 = 1, plain: bool = False) -> None:
        super().__init__("plow")
        self.most: i64 = most
        self.plain: bool = plain

    def allowed(self, t: Table, seat: i64) -> i64:
        """How many fields without a plow."""
        return self.most

    def limit(self, t: Table, seat: i64, step: i64) -> i64:
        plow = chosen_plow(step)
        return t.game.card(plow).furrows if plow >= 0 else self.allowed(t, seat)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.allowed(t, seat) <= 0:
            return ACTION_LIMIT
        if t.field_cells(seat):
            return OK
        return FIELD_NOT_ADJACENT if t.free(seat) else CELL_NOT_FREE

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        step = t.stack[f + STEP]
        seat = t.stack[f + SEAT]
        done = fields_so_far(step)
        if done and (done >= self.limit(t, seat, step) or not t.field_cells(seat)):
            self.end(t, f)
            return False
        return True

    def end(self, t: Table, f: i64) -> None:
        seat, step = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        if not self.plain:
            plow = chosen_plow(step)
            emit(t, FURROWED, seat, furrowed(fields_so_far(step), plow if plow >= 0 else NO_CARD))

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        step = t.stack[f + STEP]
        if fields_so_far(step):
            out = append(out, PASS)
        out = cells_from(t.field_cells(seat), t.game.act_plow.start, out)
        if step == 0 and t.space >= 0 and not self.plain:
            for card in t.game.plows:
                if self.plow_lack(t, seat, card) == OK:
                    out = append(out, USE + card.number)
        return out

    def plow_lack(self, t: Table, seat: i64, card: Card) -> i64:
        """Why a plow cannot be used: whose it is, the space, and how often it has been used."""
        owner = t.owner[card.number]
        if self.plain or owner < 0 or t.space < 0 or not card.furrow_spaces & BIT[t.space]:
            return WRONG_PART
        if owner == seat:
            return OK if uses_by_owner(t.used[card.number]) < card.furrow_uses else ACTION_LIMIT
        if card.furrow_rent == 0:
            return WRONG_PART
        if lent_to(t.used[card.number], seat):
            return ACTION_LIMIT
        return OK if can_pay(t, seat, food_bill(card.furrow_rent)) else CANNOT_PAY

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        step = t.stack[f + STEP]
        if action == PASS:
            return OK if fields_so_far(step) else WRONG_PART
        if action >= USE and action < USE + len(t.game.cards):
            card = t.game.cards[action - USE]
            if card is None or card.furrows == 0:
                return WRONG_PART
            return ACTION_LIMIT if step else self.plow_lack(t, seat, card)
        if not t.game.act_plow.has(action):
            return WRONG_PART
        cell = action - t.game.act_plow.start
        if not t.free(seat) & BIT[cell]:
            return t.hindrance(seat, BIT[cell], CELL_NOT_FREE)
        return OK if t.field_cells(seat) & BIT[cell] else FIELD_NOT_ADJACENT

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            self.end(t, f)
        elif not t.game.act_plow.has(action):
            card = t.game.card(action - USE)
            owner = t.owner[card.number]
            t.stack[f + STEP] = plowing_with(card.number)
            if owner == seat:
                t.set_used(card.number, t.used[card.number] + 1)
            else:
                t.set_used(card.number, lent(t.used[card.number], seat))
                t.gain(owner, FOOD, card.furrow_rent, SUPPLY)
                t.push(t.game.pay, seat, 0, food_bill(card.furrow_rent))
        else:
            t.stack[f + STEP] += 1
            plow(t, seat, action - t.game.act_plow.start)


def plow(t: Table, seat: i64, cell: i64) -> None:
    t.farms[seat * FARM + FIELDS] |= BIT[cell]
    emit(t, PLOWED, seat, cell)
    t.take_up(seat, BIT[cell])


class Sow(Deed):
    """Sow empty fields (§9.4): at least one. `crops`: which, as a mask (1 grain, 2 vegetables, 4 wood); `fewer`: so
    much less from the supply; `most` fields, 0: any number. STEP: the plots sown, as a mask."""

    def __init__(self, crops: i64 = 7, fewer: i64 = 0, most: i64 = 0) -> None:
        super().__init__("sow")
        self.crops: i64 = crops
        self.fewer: i64 = fewer
        self.most: i64 = most

    def lack(self, t: Table, seat: i64, crop: i64, plot: i64) -> i64:
        f = seat * FARM
        sowable = t.sowable(seat)
        if plot < t.game.card_plots and not sowable & BIT[plot]:
            return FIELD_NOT_EMPTY
        if not sowable & BIT[plot] or not self.crops & t.game.plot_crops[plot] & BIT[crop]:
            return WRONG_PART
        if t.farms[f + SOWN] & BIT[plot]:
            return FIELD_NOT_EMPTY
        return OK if t.farms[f + CROP_GOOD[crop + 1]] > 0 else NO_SEED

    def seeds(self, t: Table, seat: i64) -> i64:
        """Crops of which there is seed, as a mask."""
        f = seat * FARM
        found: i64 = 0
        crop: i64 = 0
        while crop < 3:
            if t.farms[f + CROP_GOOD[crop + 1]] > 0:
                found |= BIT[crop]
            crop += 1
        return found & self.crops

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        f = seat * FARM
        empty = t.sowable(seat) & ~t.farms[f + SOWN]
        if not empty:
            return FIELD_NOT_EMPTY
        seeds = self.seeds(t, seat)
        if seeds & 3 and empty & t.grid(seat).all:
            return OK
        plot = t.game.card_plots
        while plot < len(t.game.plot_crops):
            if empty & BIT[plot] and seeds & t.game.plot_crops[plot]:
                return OK
            plot += 1
        return NO_SEED

    def run(self, p: Position, f: i64) -> bool:
        if self.most and count(p.stack[f + STEP]) >= self.most:
            self.end(cast(Table, p), f)
            return False
        return True

    def end(self, t: Table, f: i64) -> None:
        seat, plots = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        emit(t, SOWED, seat, plots)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        if t.stack[f + STEP]:
            out = append(out, PASS)
        seeds = self.seeds(t, seat)
        empty = t.sowable(seat) & ~t.farms[farm + SOWN]
        crop: i64 = 0
        while crop < 3:
            if seeds & BIT[crop]:
                left = empty
                plot: i64 = 0
                while left:
                    if left % 2 and t.game.plot_crops[plot] & BIT[crop]:
                        out = append(out, t.game.act_sow.start + crop * t.game.plots + plot)
                    left //= 2
                    plot += 1
            crop += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if not t.game.act_sow.has(action):
            return WRONG_PART
        sown = action - t.game.act_sow.start
        plot = sown % t.game.plots
        if plot >= len(t.game.plot_crops):
            return WRONG_PART
        return self.lack(t, seat, sown // t.game.plots, plot)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            self.end(t, f)
            return
        seat = t.stack[f + SEAT]
        sown = action - t.game.act_sow.start
        crop, plot = sown // t.game.plots + 1, sown % t.game.plots
        t.stack[f + STEP] |= BIT[plot]
        sow(t, seat, crop, plot, GROWN[crop] - self.fewer)


def sow(t: Table, seat: i64, crop: i64, plot: i64, n: i64) -> None:
    """One seed from the supply becomes n crops on a plot, and what cards add."""
    t.farms[seat * FARM + CROP_GOOD[crop]] -= 1
    t.set_crop(seat, plot, crop, ask(t, SOW_EXTRA, seat, n, sowing(crop, plot)))
