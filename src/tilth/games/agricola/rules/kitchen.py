# compiled
"""Making food: ways to cook, and what all decisions about food share (§12)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    BREEDING_LOCK,
    CONVERT,
    CRAFT,
    NOTHING_PERFORMED,
    WAY,
    too_late,
)
from tilth.games.agricola.rules.events import BUTCHERED, COOKED
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.layout import BEST, BREEDING, COOKS, END, FARM, POTS, TRADING
from tilth.games.agricola.rules.packed_events import cooked
from tilth.games.agricola.rules.payments import NOTHING, payments
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    CANNOT_PAY,
    FRAME,
    IT,
    NODE,
    NOT_YOUR_TURN,
    OK,
    SEAT,
    STEP,
    WRONG_PART,
    Position,
)
from tilth.kernel.expressions import Ask, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit
from tilth.kernel.vecs import contains

MEAT: Final[i64] = 1024  # animals cooked at one time are counted in thousands beside the goods in pots


def cook(t: Table, seat: i64, way: i64) -> None:
    """Turn goods into food in one of the ways that are open."""
    rules = t.game
    good = rules.way_good[way]
    n = rules.way_n[way]
    f = seat * FARM
    t.farms[f + good] -= n
    t.fewer(seat, good, n)
    food = t.way_yield(seat, way)
    if rules.way_pot[way]:
        t.pot += n
        food += t.potful(seat, t.pot % MEAT)
    t.farms[f + FOOD] += food
    if rules.herded[good]:
        if t.pot < MEAT:
            emit(t, BUTCHERED, seat, n)
        t.pot += MEAT
    if len(t.listeners[COOKED]) > 0:
        emit(t, COOKED, seat, cooked(way, n))


def butcher(t: Table, seat: i64, kind: i64, food: i64) -> None:
    """An animal is turned into food because a card says so; any way to cook its kind tells other cards which it was."""
    f = seat * FARM
    t.farms[f + kind] -= 1
    t.fewer(seat, kind, 1)
    t.farms[f + FOOD] += food
    emit(t, BUTCHERED, seat, 1)
    way: i64 = 0
    while way < len(t.game.way_good) and len(t.listeners[COOKED]) > 0:
        if t.game.way_good[way] == kind:
            emit(t, COOKED, seat, cooked(way, 1))
            return
        way += 1


def locked(t: Table) -> bool:
    """From the births on no animal becomes food in this harvest (§12.3)."""
    return t.phase >= BREEDING and not (t.game.late_cooking and t.phase == END)


def cold_for(t: Table, seat: i64, good: i64) -> bool:
    """Would a card that is cold make food of this good?"""
    for number in t.played[seat]:
        way: i64 = 0
        while way < len(t.game.way_good) and t.cold(number):
            if t.game.way_good[way] == good and t.game.card(number).ways & BIT[way]:
                return True
            way += 1
    return False


class Kindle(Step):
    """A card that was cold cooks and bakes from now on."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).cold(self.card) else NOTHING_PERFORMED

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_store(self.card, t.game.nothing)
        t.refit_all()


def way_lack(t: Table, seat: i64, way: i64, spare: vec[i64]) -> i64:
    """Why a way to make food is not open; `spare` is needed for something else."""
    rules = t.game
    if way >= len(rules.way_good):
        return WRONG_PART
    good = rules.way_good[way]
    f = seat * FARM
    if not t.farms[f + COOKS] & BIT[way]:
        return rules.unkindled if rules.kindling >= 0 and cold_for(t, seat, good) else rules.uncooked[good]
    if rules.herded[good] and locked(t):
        return BREEDING_LOCK
    return OK if t.farms[f + good] - spare[good] >= rules.way_n[way] else CANNOT_PAY


def best_ways(t: Table, seat: i64, spare: vec[i64], meat: bool, out: vec[i64]) -> vec[i64]:
    """The best way for each good at hand; with the full list, every way. `meat`: for animals only, and what may go into
    the pot with them."""
    f = seat * FARM
    pots = t.farms[f + POTS] > 0
    mask: i64 = 0
    if t.game.full_list and not t.strict:
        mask = t.farms[f + COOKS]
    else:
        good: i64 = 1
        while good < t.game.kinds:
            if t.farms[f + good] > 0 and t.farms[f + BEST + good]:
                way = t.farms[f + BEST + good] - 1
                if t.farms[f + good] - spare[good] < t.game.way_n[way]:
                    way = t.single_way(seat, good)
                if way >= 0:
                    mask |= BIT[way]
            good += 1
    w: i64 = 0
    while mask:
        wanted = not meat or t.game.herded[t.game.way_good[w]] != 0 or (pots and t.game.way_pot[w] != 0)
        if mask % 2 and wanted and way_lack(t, seat, w, spare) == OK:
            out = append(out, WAY + w)
        mask //= 2
        w += 1
    return out


class Kitchen(Ask):
    """What all decisions about making food share. The session begins with the first and ends with the last. The best
    ways are listed; any other may be named (§12.6), also to eat raw what could be cooked (§12.1)."""

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.terse = True

    def begin(self, t: Table) -> None:
        t.pot = 0

    def spare(self, t: Table, f: i64) -> vec[i64]:
        return NOTHING

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        listed = contains(self.options(t, f, vec[i64]()), action)
        return OK if listed else self.refusal(t, f, seat, action)

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= WAY and action < CRAFT:
            return way_lack(t, seat, action - WAY, self.spare(t, f))
        if action >= CONVERT and action < CONVERT + len(t.game.trade_nodes):
            k = action - CONVERT
            mine = t.farms[seat * FARM + TRADING] & BIT[k] != 0
            return t.game.trade_nodes[k].doable(t, seat, t.game.trade_cards[k]) if mine else WRONG_PART
        return too_late(t.game.usual(action))


class Food(Kitchen):
    """Food is lacking for a price. IT: so much is needed."""

    def __init__(self) -> None:
        super().__init__("food")
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            self.begin(t)
        if t.farms[t.stack[f + SEAT] * FARM + FOOD] >= t.stack[f + IT]:
            t.pot = 0
            t.drop()
            return False
        return True

    def spare(self, t: Table, f: i64) -> vec[i64]:
        """The goods that the price itself asks for."""
        below = f - FRAME
        if below >= 0 and t.stack[below + NODE] == t.game.pay.id and t.stack[below + STEP] > 0:
            known = payments(t, t.stack[below + SEAT], t.stack[below + IT])
            return known[t.stack[below + STEP] - 1].goods
        return NOTHING

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        spare = self.spare(t, f)
        first: i64 = len(out)
        ways = best_ways(t, seat, spare, False, out)
        if not t.game.full_list or t.strict:
            return ways
        kept = ways[:first]
        i = first
        while i < len(ways):
            if self.enough(t, f, ways[i] - WAY):
                kept = append(kept, ways[i])
            i += 1
        return kept

    def enough(self, t: Table, f: i64, way: i64) -> bool:
        """Can there still be enough food if one unit is used in this way?"""
        seat = t.stack[f + SEAT]
        q = t.copy()
        cook(q, seat, way)
        return q.most_food(seat, self.spare(t, f), q.pot % MEAT) >= t.stack[f + IT]

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        reason = super().refusal(t, f, seat, action)
        if reason != OK:
            return reason
        if action >= CRAFT:
            return WRONG_PART  # exchanges come before the price is chosen
        return OK if self.enough(t, f, action - WAY) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        cook(t, t.stack[f + SEAT], action - WAY)


def trade_options(t: Table, seat: i64, out: vec[i64], among: i64 = -1) -> vec[i64]:
    """What cards allow at any time besides making food; `among`: only these."""
    mask = t.trades(seat, among)
    k: i64 = 0
    while mask:
        if mask % 2:
            out = append(out, CONVERT + k)
        mask //= 2
        k += 1
    return out
