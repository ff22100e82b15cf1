# compiled
"""Animals without a place are cooked or leave; births (§11.5, §14.5)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    BREEDING_LOCK,
    CONVERT,
    CRAFT,
    FIELD,
    HERDS,
    KEEP,
    OVER_CAPACITY,
    RELEASE,
    WAY,
)
from tilth.games.agricola.rules.goods import VEGETABLE
from tilth.games.agricola.rules.kitchen import cook, locked, trade_options, way_lack
from tilth.games.agricola.rules.layout import (
    BEST,
    FARM,
    POTS,
)
from tilth.games.agricola.rules.payments import NOTHING
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    CANNOT_PAY,
    NOT_YOUR_TURN,
    OK,
    SEAT,
    STEP,
    WRONG_PART,
    Position,
)
from tilth.kernel.expressions import Ask
from tilth.kernel.native import append, i64, vec

PARTED: Final[i64] = 2  # in STEP: single animals have been named


class Housing(Ask):
    """Animals without a place are cooked as well as possible, or released; the seat says which stay (§11.5).

    The largest herds are listed. Any smaller one is reached by naming animals to cook or release first, one by one;
    then what is left has to be kept, even if it found room before.
    """

    def __init__(self, asks: str) -> None:
        super().__init__(asks)
        self.swift = True
        self.terse = True
        self.cooks: bool = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] < PARTED and t.all_housed(t.stack[f + SEAT]):
            t.drop()
            return False
        return True

    def herds(self, t: Table, seat: i64) -> list[vec[i64]]:
        return t.places(seat).choices(t.herd(seat))

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        n: i64 = len(self.herds(t, t.stack[f + SEAT]))
        i: i64 = 0
        while i < n and i < HERDS:
            out = append(out, KEEP + i)
            i += 1
        pot = self.pot_way(t, t.stack[f + SEAT])
        if pot >= 0:
            out = append(out, WAY + pot)
        if t.game.trade_rooms and self.cooks and not locked(t) and not t.all_housed(t.stack[f + SEAT]):
            out = trade_options(t, t.stack[f + SEAT], out, t.game.trade_rooms)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action >= CONVERT and action < FIELD:
            return super().why(p, f, seat, action)
        if action >= RELEASE and action < RELEASE + len(t.game.animals):
            return OK if t.farms[seat * FARM + t.game.animals[action - RELEASE]] > 0 else CANNOT_PAY
        if action >= WAY and action < CRAFT:
            return self.meat_lack(t, seat, action - WAY)
        if action < KEEP or action >= KEEP + HERDS:
            return WRONG_PART
        return OK if action - KEEP < len(self.herds(t, seat)) else OVER_CAPACITY

    def meat_lack(self, t: Table, seat: i64, way: i64) -> i64:
        """Why an animal cannot be cooked in this way instead of being kept."""
        reason = way_lack(t, seat, way, NOTHING)
        if reason != OK:
            return reason
        if not t.game.herded[t.game.way_good[way]]:
            return OK if way == self.pot_way(t, seat) else WRONG_PART
        return OK if self.cooks else BREEDING_LOCK

    def pot_way(self, t: Table, seat: i64) -> i64:
        """How a vegetable can go into the pot with animals that find no room, where that gives more food; -1: not at
        all."""
        way = t.farms[seat * FARM + BEST + VEGETABLE] - 1
        if not self.cooks or locked(t) or t.farms[seat * FARM + POTS] == 0 or way < 0 or not t.game.way_pot[way]:
            return -1
        return way if way_lack(t, seat, way, NOTHING) == OK and not t.all_housed(seat) else -1

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action >= CONVERT:
            trade = action - CONVERT
            t.push(t.game.trade_nodes[trade], seat, 0, t.game.trade_cards[trade])
            return
        farm = seat * FARM
        if t.stack[f + STEP] < PARTED:
            t.pot = 0
        if action >= WAY:
            t.stack[f + STEP] |= PARTED
            if action < CRAFT:
                cook(t, seat, action - WAY)
            else:
                t.let_go(seat, action - RELEASE)
            return
        herd = self.herds(t, seat)[action - KEEP]
        t.drop()
        k: i64 = len(herd) - 1
        while k >= 0:
            good = t.game.animals[k]
            left = t.farms[farm + good] - herd[k]
            while left > 0:
                way = t.way_for(seat, good, left)
                if way >= 0 and self.cooks and not locked(t):
                    cook(t, seat, way)
                    left -= t.game.way_n[way]
                else:
                    t.let_go(seat, k)
                    left -= 1
            k -= 1
        t.pot = 0


class Breed(Housing):
    """The births of one farm (§14.5). `only`: of this kind, -1: of all. STEP 1: the young are there."""

    def __init__(self, only: i64 = -1) -> None:
        super().__init__("breed")
        self.only: i64 = only
        self.cooks = False

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return self.only >= 0 and t.births(seat, self.only) == 0

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.stack[f + STEP] == 0:
            t.stack[f + STEP] = 1
            k: i64 = 0
            while k < len(t.game.animals):
                if self.only < 0 or k == self.only:
                    t.farms[seat * FARM + t.game.animals[k]] += t.births(seat, k)
                k += 1
        return super().run(p, f)
