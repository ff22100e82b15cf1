# compiled
"""Feeding a family: cooking, crafts, begging (§14.3)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import (
    BEG,
    CONVERT,
    CRAFT,
    CRAFT_LIMIT,
    FOOD_LACKING,
    HOLD_BACK_FOOD,
    RELEASE,
    WAY,
)
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.events import CRAFTED
from tilth.games.agricola.rules.goods import FOOD, ROUNDS
from tilth.games.agricola.rules.kitchen import Kitchen, best_ways, cook, trade_options
from tilth.games.agricola.rules.layout import BEGGING, CRAFTS, FARM, FEEDING, TRADING
from tilth.games.agricola.rules.payments import NOTHING
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    CANNOT_PAY,
    IT,
    OK,
    PASS,
    SEAT,
    STEP,
    Position,
)
from tilth.kernel.expressions import Step
from tilth.kernel.native import append, i64, vec
from tilth.kernel.reactions import emit

MOST_LACKING: Final[i64] = 24  # food, in words about it


def craft_lack(t: Table, seat: i64, card: Card) -> i64:
    if t.owner[card.number] != seat or t.phase != FEEDING or t.used[card.number] >= card.craft_limit:
        return CRAFT_LIMIT
    if card.craft_good >= 0:
        return OK if t.farms[seat * FARM + card.craft_good] > 0 else CANNOT_PAY
    node = card.feeding
    return CRAFT_LIMIT if node is None else node.doable(t, seat, card.number)


class Feed(Kitchen):
    """One family eats (§14.3). IT: the food it needs, fixed when it begins. STEP 1: begun."""

    def __init__(self) -> None:
        super().__init__("feed")
        self.sure = True
        self.swift = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            seat = t.stack[f + SEAT]
            t.stack[f + STEP] = 1
            t.stack[f + IT] = t.need(seat)
            self.begin(t)
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        need = t.stack[f + IT]
        lacking = need - t.farms[farm + FOOD]
        if lacking <= 0:
            out = append(out, PASS)
        out = best_ways(t, seat, NOTHING, lacking <= 0, out)
        out = self.crafts(t, seat, out)
        if lacking > 0:
            out = append(out, BEG + lacking)
        if not t.game.must_pay:
            k: i64 = 1
            if lacking > 0:
                k += lacking
            while k <= need:
                out = append(out, BEG + k)
                k += 1
        if t.farms[farm + TRADING]:
            out = trade_options(t, seat, out, self.trades_listed(t, f, seat, lacking))
        return out

    def trades_listed(self, t: Table, f: i64, seat: i64, lacking: i64) -> i64:
        """Exchanges of cards that are worth a line now, as a mask; others may be named."""
        last = t.round == ROUNDS  # what is not exchanged now never will be
        if lacking > 0 or last:
            return -1
        return t.game.trade_births

    def crafts(self, t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
        """What cards do once in each feeding phase."""
        if t.farms[seat * FARM + CRAFTS]:
            mine = sorted(t.played[seat])
            for number in mine:
                card = t.game.card(number)
                if (card.craft_good >= 0 or card.feeding is not None) and craft_lack(t, seat, card) == OK:
                    out = append(out, CRAFT + number)
        return out

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= CRAFT and action < CRAFT + len(t.game.cards):
            card = t.game.cards[action - CRAFT]
            return CRAFT_LIMIT if card is None else craft_lack(t, seat, card)
        lacking = t.stack[f + IT] - t.farms[seat * FARM + FOOD]
        begs = action >= BEG and action < RELEASE
        if action == PASS or (begs and action - BEG < lacking):
            return FOOD_LACKING + (lacking if lacking < MOST_LACKING else MOST_LACKING)
        return HOLD_BACK_FOOD if begs else super().refusal(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        if action >= WAY and action < CRAFT:
            cook(t, seat, action - WAY)
        elif action >= CRAFT and action < BEG:
            self.craft(t, seat, t.game.card(action - CRAFT))
        elif action >= CONVERT:
            k = action - CONVERT
            t.push(t.game.trade_nodes[k], seat, 0, t.game.trade_cards[k])
        else:
            begs: i64 = 0
            if action >= BEG:
                begs = action - BEG
            t.farms[farm + BEGGING] += begs
            t.farms[farm + FOOD] -= t.stack[f + IT] - begs
            t.pot = 0
            self.fed(t, f, begs < t.stack[f + IT])

    def fed(self, t: Table, f: i64, paid: bool) -> None:
        """The family has eaten; `paid`: there was something."""
        t.drop()

    def craft(self, t: Table, seat: i64, card: Card) -> None:
        t.set_used(card.number, t.used[card.number] + 1)
        node = card.feeding
        if card.craft_good >= 0:
            t.farms[seat * FARM + card.craft_good] -= 1
            t.farms[seat * FARM + FOOD] += card.craft_food
            emit(t, CRAFTED, seat, card.number)
        if node is not None:
            t.push(node, seat, 0, card.number)


class ReadyCrafts(Step):
    """A new harvest: cards that convert in the feeding phase can be used again."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            if t.farms[s * FARM + CRAFTS]:
                for number in t.played[s]:
                    if t.game.card(number).craft_limit and t.used[number]:
                        t.set_used(number, 0)
            s += 1
