# compiled
"""Building on the farm: rooms, stables, renovation, children, fields, sowing, baking (§7-§10, §13)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    ALREADY_STONE,
    BAKE,
    BAKE_LIMIT,
    CELL_NOT_FREE,
    DOUBLE_RENOVATION,
    FAMILY_FULL,
    FIELD_NOT_ADJACENT,
    FIELD_NOT_EMPTY,
    NO_BAKER,
    NO_ROOM,
    NO_SEED,
    NOTHING_PERFORMED,
    RENOVATE,
    ROOM_NOT_ADJACENT,
    STABLE_CELL,
    STABLE_LIMIT,
    TOO_EARLY,
    USE,
    WRONG_MATERIAL,
)
from tilth.games.agricola.rules.bills import ROOM_BILL, food_bill, renovation_bill, stable_bill
from tilth.games.agricola.rules.goods import (
    CROP_GOOD,
    FOOD,
    GRAIN,
    GROWN,
    MATERIAL,
    MOST_PEOPLE,
    ROOM_MATERIAL,
    STONY,
    WOODEN,
)
from tilth.games.agricola.rules.grid import MOST_STABLES, count
from tilth.games.agricola.rules.layout import (
    BAKED,
    CHILDREN,
    EXTRA,
    FARM,
    FIELDS,
    FURROWED,
    GREW,
    GROWS_ANYWAY,
    HOME,
    HOUSE,
    LEAPS,
    LEAPT,
    PEOPLE,
    PLOWED,
    RENOVATED,
    ROOMED,
    ROOMS,
    SOW_EXTRA,
    SOWED,
    SOWN,
    STABLED,
    STABLES,
    SUPPLY,
    WORK,
)
from tilth.games.agricola.rules.packed_events import NO_CARD, baked, furrowed, sowing
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.table import Card, Table
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    CANNOT_PAY,
    IT,
    NOT_YOUR_TURN,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Position,
)
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec
from tilth.kernel.reactions import emit


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Ask):
    """A part of an action that asks. `reason` is exact: OK if and only if the choice is open."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.sure = False
        self.swift = True
        self.spent = ACTION_LIMIT

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        reason = self.reason(cast(Table, p), f, seat, action)
        return NOTHING_PERFORMED if reason == WRONG_PART and action == PASS else reason  # before anything is done

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        raise NotImplementedError(self.path)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(Step):
    """A step pushed beside others: it ends without handing its IT to the frame below."""

    def run(self, p: Position, f: i64) -> bool:
        seat, it = p.stack[f + SEAT], p.stack[f + IT]
        p.drop()
        self.act(p, seat, it)
        return False


# -- rooms and stables -----------------------------------------------------------------------------------------------


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


def cells_from(cells: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """A choice for each cell of a mask."""
    cell: i64 = 0
    while cells:
        if cells % 2:
            out = append(out, first + cell)
        cells //= 2
        cell += 1
    return out


# -- the house and the family ----------------------------------------------------------------------------------------


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


class Grow(Step):
    """A child is born (§8). `room`: only if there is a room for it; `since`: not before this round."""

    def __init__(self, room: bool, since: i64 = 0) -> None:
        super().__init__()
        self.room: bool = room
        self.since: i64 = since
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        f = seat * FARM
        if t.round < self.since:
            return TOO_EARLY
        if t.farms[f + PEOPLE] >= MOST_PEOPLE:
            return FAMILY_FULL
        all_here = t.farms[f + PEOPLE] + t.farms[f + EXTRA] >= MOST_PEOPLE
        if all_here and t.phase == WORK and t.farms[f + HOME] <= 0:
            return FAMILY_FULL  # the last to be placed lives on a card, and cannot become its own child
        crowded = self.room and t.rooms(seat) <= t.farms[f + PEOPLE]
        return NO_ROOM if crowded and not ask(t, GROWS_ANYWAY, seat, 0, 0) else OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        f = seat * FARM
        if t.farms[f + PEOPLE] + t.farms[f + EXTRA] >= MOST_PEOPLE:
            moves_out(t, seat)  # nobody is left but the one who lives on a card: that one moves in as the child
        t.farms[f + PEOPLE] += 1
        t.farms[f + CHILDREN] += 1
        emit(t, GREW, seat, 1 if self.room else 0)


def moves_out(t: Table, seat: i64) -> None:
    """One who lives on a card leaves it. They are placed last: while people are at home, that one is too."""
    f = seat * FARM
    t.farms[f + EXTRA] -= 1
    if t.phase == WORK and t.farms[f + HOME] > 0:
        t.farms[f + HOME] -= 1


# -- fields ----------------------------------------------------------------------------------------------------------


class Plow(Deed):
    """Plow fields (§9.1, §9.2): one, up to `most`. On a plowing space one plow may be used, unless `plain`.

    STEP: fields plowed, plus 16 times the number of the plow in use, plus 1.
    """

    def __init__(self, most: i64 = 1, plain: bool = False) -> None:
        super().__init__("plow")
        self.most: i64 = most
        self.plain: bool = plain

    def allowed(self, t: Table, seat: i64) -> i64:
        """How many fields without a plow."""
        return self.most

    def limit(self, t: Table, seat: i64, step: i64) -> i64:
        return t.game.card(step // 16 - 1).furrows if step >= 16 else self.allowed(t, seat)

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
        if step % 16 and (step % 16 >= self.limit(t, seat, step) or not t.field_cells(seat)):
            self.end(t, f)
            return False
        return True

    def end(self, t: Table, f: i64) -> None:
        seat, step = t.stack[f + SEAT], t.stack[f + STEP]
        t.pop()
        if not self.plain:
            emit(t, FURROWED, seat, furrowed(step % 16, step // 16 - 1 if step >= 16 else NO_CARD))

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        step = t.stack[f + STEP]
        if step % 16:
            out = append(out, PASS)
        out = cells_from(t.field_cells(seat), t.game.act_plow.start, out)
        if step == 0 and t.space >= 0 and not self.plain:
            for card in t.game.plows:
                if self.plow_lack(t, seat, card) == OK:
                    out = append(out, USE + card.number)
        return out

    def plow_lack(self, t: Table, seat: i64, card: Card) -> i64:
        """Why a plow cannot be used: whose it is, the space, and how often it has been used (in `used`; by others, a
        bit for each seat from 16 on)."""
        owner = t.owner[card.number]
        if self.plain or owner < 0 or t.space < 0 or not card.furrow_spaces & BIT[t.space]:
            return WRONG_PART
        if owner == seat:
            return OK if t.used[card.number] % 16 < card.furrow_uses else ACTION_LIMIT
        if card.furrow_rent == 0:
            return WRONG_PART
        if t.used[card.number] & BIT[4 + seat]:
            return ACTION_LIMIT
        return OK if can_pay(t, seat, food_bill(card.furrow_rent)) else CANNOT_PAY

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        step = t.stack[f + STEP]
        if action == PASS:
            return OK if step % 16 else WRONG_PART
        if action >= USE and action < USE + len(t.game.cards):
            card = t.game.cards[action - USE]
            if card is None or card.furrows == 0:
                return WRONG_PART
            return ACTION_LIMIT if step else self.plow_lack(t, seat, card)
        if not t.game.act_plow.has(action):
            return WRONG_PART
        cell = action - t.game.act_plow.start
        if not t.free(seat) & BIT[cell]:
            return CELL_NOT_FREE
        return OK if t.field_cells(seat) & BIT[cell] else FIELD_NOT_ADJACENT

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            self.end(t, f)
        elif not t.game.act_plow.has(action):
            card = t.game.card(action - USE)
            owner = t.owner[card.number]
            t.stack[f + STEP] = 16 * (card.number + 1)
            if owner == seat:
                t.set_used(card.number, t.used[card.number] + 1)
            else:
                t.set_used(card.number, t.used[card.number] | BIT[4 + seat])
                t.gain(owner, FOOD, card.furrow_rent, SUPPLY)
                t.push(t.game.pay, seat, 0, food_bill(card.furrow_rent))
        else:
            t.stack[f + STEP] += 1
            plow(t, seat, action - t.game.act_plow.start)


def plow(t: Table, seat: i64, cell: i64) -> None:
    t.farms[seat * FARM + FIELDS] |= BIT[cell]
    emit(t, PLOWED, seat, cell)


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
        if plot < t.game.card_plots and not t.farms[f + FIELDS] & BIT[plot]:
            return FIELD_NOT_EMPTY
        if not t.farms[f + FIELDS] & BIT[plot] or not self.crops & t.game.plot_crops[plot] & BIT[crop]:
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
        empty = t.farms[f + FIELDS] & ~t.farms[f + SOWN]
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
        empty = t.farms[farm + FIELDS] & ~t.farms[farm + SOWN]
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


# -- bread -----------------------------------------------------------------------------------------------------------

POTTED: Final[i64] = 16777216  # grain baked in pots, behind what else a bake action remembers


class Bake(Deed):
    """One bake bread action (§13): at least 1 grain, each in one improvement within its limit.

    `alone`: with the improvement in IT only; `grant`: the card that allows it. STEP: grain baked, from 1024 on four
    times the grain of each limited improvement, by its place among those owned, and then the grain baked in pots.
    """

    def __init__(self, alone: bool = False, grant: i64 = NO_CARD) -> None:
        super().__init__("bake")
        self.alone: bool = alone
        self.grant: i64 = grant
        self.terse = True  # the best oven is listed; any other may be named (§13.2)

    def baked_in(self, t: Table, f: i64, seat: i64, number: i64) -> i64:
        """Grain baked in this improvement during this action."""
        counts = t.stack[f + STEP] // 1024
        for other in t.played[seat]:
            card = t.game.card(other)
            if card.bake_limit:
                if other == number:
                    return counts % 4
                counts //= 4
        return 0

    def usable(self, t: Table, f: i64, seat: i64, card: Card) -> bool:
        if card.bakes == 0 or (self.alone and card.number != t.stack[f + IT]):
            return False
        return card.bake_limit == 0 or self.baked_in(t, f, seat, card.number) < card.bake_limit

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        mine = t.played[seat]
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            if t.game.card(mine[i]).bakes and (not self.alone or mine[i] == it):
                return OK if t.farms[seat * FARM + GRAIN] > 0 else CANNOT_PAY
            i += 1
        return NO_BAKER

    def best(self, t: Table, f: i64, seat: i64) -> i64:
        """The improvement that gives most for the next grain; -1: none."""
        found: i64 = -1
        food: i64 = 0
        for number in t.played[seat]:
            card = t.game.card(number)
            tied = card.pot and card.bakes == food and not t.game.card(found).pot
            if (card.bakes > food or tied) and self.usable(t, f, seat, card):
                found = number
                food = card.bakes
        return found

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP]:
            out = append(out, PASS)
        if t.farms[seat * FARM + GRAIN] > 0:
            if t.game.full_list:
                for number in sorted(t.played[seat]):
                    if self.usable(t, f, seat, t.game.card(number)):
                        out = append(out, BAKE + number)
            else:
                best = self.best(t, f, seat)
                if best >= 0:
                    out = append(out, BAKE + best)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if action < BAKE or action >= BAKE + len(t.game.cards):
            return WRONG_PART
        number = action - BAKE
        if t.owner[number] != seat or t.game.card(number).bakes == 0:
            return NO_BAKER
        if not self.usable(t, f, seat, t.game.card(number)):
            return BAKE_LIMIT
        if t.farms[seat * FARM + GRAIN] == 0:
            return CANNOT_PAY
        return OK

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            grain, grant = t.stack[f + STEP] % 1024, t.stack[f + IT]
            t.pop()
            emit(t, BAKED, seat, baked(grain, grant if self.alone else self.grant))
            return
        number = action - BAKE
        unit: i64 = 1024
        for other in t.played[seat]:
            card = t.game.card(other)
            if other == number:
                t.farms[seat * FARM + GRAIN] -= 1
                t.farms[seat * FARM + FOOD] += card.bakes
                t.stack[f + STEP] += 1 + (unit if card.bake_limit else 0)
                if card.pot:
                    t.stack[f + STEP] += POTTED
                    t.farms[seat * FARM + FOOD] += t.potful(seat, t.stack[f + STEP] // POTTED)
                return
            if card.bake_limit:
                unit *= 4
