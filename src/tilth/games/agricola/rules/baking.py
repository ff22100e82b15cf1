# compiled
"""Baking bread (§13)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import (
    BAKE,
    BAKE_LIMIT,
    NO_BAKER,
)
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.events import BAKED
from tilth.games.agricola.rules.goods import (
    FOOD,
    GRAIN,
)
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.packed_events import NO_CARD, baked
from tilth.games.agricola.rules.packed_steps import all_baked, all_potted, baked_at, one_more_baked
from tilth.games.agricola.rules.table import Table
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
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import emit


class Bake(Deed):
    """One bake bread action (§13): at least 1 grain, each in one improvement within its limit.

    `alone`: with the improvement in IT only; `grant`: the card that allows it. STEP: the grain baked, that in each
    improvement with a limit, and that in pots (`packed_steps`).
    """

    def __init__(self, alone: bool = False, grant: i64 = NO_CARD) -> None:
        super().__init__("bake")
        self.alone: bool = alone
        self.grant: i64 = grant
        self.terse = True  # the best oven is listed; any other may be named (§13.2)

    def place(self, t: Table, seat: i64, card: Card) -> i64:
        """Of an improvement with a limit, its place among those of the seat; -1: it has none."""
        place: i64 = -1
        if card.bake_limit:
            for other in t.played[seat]:
                if t.game.card(other).bake_limit:
                    place += 1
                    if other == card.number:
                        break
        return place

    def usable(self, t: Table, f: i64, seat: i64, card: Card) -> bool:
        if card.bakes == 0 or t.cold(card.number) or (self.alone and card.number != t.stack[f + IT]):
            return False
        if card.bake_limit == 0:
            return True
        return baked_at(t.stack[f + STEP], self.place(t, seat, card)) < card.bake_limit

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        mine = t.played[seat]
        lack: i64 = NO_BAKER
        i: i64 = 0
        n: i64 = len(mine)
        while i < n:
            if t.game.card(mine[i]).bakes and (not self.alone or mine[i] == it):
                if not t.cold(mine[i]):
                    return OK if t.farms[seat * FARM + GRAIN] > 0 else CANNOT_PAY
                lack = t.game.unkindled
            i += 1
        return lack

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
        if t.cold(number):
            return t.game.unkindled
        if not self.usable(t, f, seat, t.game.card(number)):
            return BAKE_LIMIT
        if t.farms[seat * FARM + GRAIN] == 0:
            return CANNOT_PAY
        return OK

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            grain, grant = all_baked(t.stack[f + STEP]), t.stack[f + IT]
            t.pop()
            emit(t, BAKED, seat, baked(grain, grant if self.alone else self.grant))
            return
        card = t.game.card(action - BAKE)
        t.stack[f + STEP] = one_more_baked(t.stack[f + STEP], self.place(t, seat, card), card.pot)
        t.farms[seat * FARM + GRAIN] -= 1
        t.farms[seat * FARM + FOOD] += card.bakes
        if card.pot:
            t.farms[seat * FARM + FOOD] += t.potful(seat, all_potted(t.stack[f + STEP]))
