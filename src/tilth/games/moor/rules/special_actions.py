# compiled
"""The seven special actions (M§7): what each does, from its facts."""

from __future__ import annotations

from typing import Any, cast

from tilth.games.agricola.rules.card_play import Improve
from tilth.games.agricola.rules.cards import wanted
from tilth.games.agricola.rules.effects import Buy
from tilth.games.agricola.rules.events import FLEXIBLE, IMPROVES, MAJOR_ACTION, MINOR_ACTION, REPEATABLE, SUPPLY
from tilth.games.agricola.rules.goods import FOOD
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.payments import ASK, LACKING, affordable, stock, with_makings
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import (
    BLACK_MARKET,
    CUT_PEAT,
    FELL_TREES,
    HIRING_FAIR,
    HORSE_MARKET,
    ILLICIT_WORK,
    SLASH_AND_BURN,
    Moor,
    performed,
)
from tilth.games.moor.rules.terrain import ChooseCell, SwapForField, remove_tile, tile_for_field
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, STEP, Node, Position
from tilth.kernel.expressions import Seq, Several, Step
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import emit


class ClearLand(ChooseCell):
    """Cut Peat and Fell Trees: a tile goes, goods come."""

    def __init__(self, m: Moor, action: i64, thing: i64, goods: vec[i64]) -> None:
        super().__init__(m, "terrain")
        self.action: i64 = action
        self.thing: i64 = thing
        self.goods: vec[i64] = goods

    def cells(self, t: Table, seat: i64) -> i64:
        return t.lying_on(seat, self.thing)

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.m.no_terrain

    def empty(self, t: Table, seat: i64) -> i64:
        return self.m.no_terrain

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        emit(t, self.m.special, seat, performed(self.action, cell))
        remove_tile(t, self.m, seat, cell)
        t.gain_all(seat, self.goods, SUPPLY)


class SlashAndBurn(SwapForField):
    """A forest becomes a field; nothing is plowed, and there is no wood (M§7.2)."""

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        emit(t, self.m.special, seat, performed(SLASH_AND_BURN, cell))
        tile_for_field(t, self.m, seat, cell)


class Receive(Step):
    """Horse Market and Hiring Fair: goods come."""

    def __init__(self, m: Moor, action: i64, goods: vec[i64]) -> None:
        super().__init__()
        self.m = m
        self.action: i64 = action
        self.goods: vec[i64] = goods

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        emit(t, self.m.special, seat, performed(self.action, -1))
        t.gain_all(seat, self.goods, SUPPLY)


class Performed(Step):
    """A special action is over, and cards hear of it."""

    def __init__(self, m: Moor, action: i64) -> None:
        super().__init__()
        self.m = m
        self.action: i64 = action

    def act(self, p: Position, seat: i64, it: i64) -> None:
        emit(p, self.m.special, seat, performed(self.action, -1))


class SpecialAction(Several):
    """One special action, by whatever permission: cards may react before it."""

    def __init__(self, m: Moor, action: i64, part: Node) -> None:
        super().__init__([part], "")
        self.m = m
        self.action: i64 = action
        self.part = part
        self.sure = part.sure

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return self.part.doable(p, seat, it)

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] == 0 and len(p.listeners[self.m.before]) > 0:
            p.stack[f + STEP] = 1
            emit(p, self.m.before, p.stack[f + SEAT], self.action)
        elif self.part.sure or self.part.doable(p, p.stack[f + SEAT], 0) == OK:
            p.become(self.part, 0)
        else:
            p.lapse(p.stack[f + SEAT])
            p.drop()
        return False


class Bargain(Buy):
    """A price, and then a special action. `tied`: it has a price of its own, and what pays the one cannot pay the other
    (M§6.4, M§7.4)."""

    def __init__(self, m: Moor, price: vec[i64], part: Node, tied: bool) -> None:
        super().__init__(price, part)
        self.m = m
        self.part = part
        self.tied: bool = tied
        self.paid: vec[i64] = wanted(price)
        made = m.rules.made_of
        sources = [made[good] for good in self.paid if made[good] >= 0]
        # Does it take more than a look at the one good to know whether it can be made?
        self.knotty: bool = len(self.paid) > 1 or any(source == FOOD or made[source] >= 0 for source in sources)
        self.made: i64 = made[self.paid[0]] if len(self.paid) > 0 else -1  # of what the first good can be made
        self.from_hand: bool = isinstance(part, SpecialAction) and part.action == BLACK_MARKET
        self.plain: bool = len(m.rules.mode.hand) == 0  # no card has a say in what food is made of
        self.touched: vec[i64] = vec[i64](sorted({FOOD, *self.paid, *sources}))  # there may be less of these then

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        goods = self.price
        food = goods[FOOD]
        fed = t.farms[seat * FARM + FOOD] >= food
        found = stock(t, seat, goods, self.paid)
        if found == LACKING:
            return CANNOT_PAY
        if found == ASK:
            if (not fed or self.knotty) and not affordable(t, seat, goods):
                return CANNOT_PAY
        elif not fed and t.most_food(seat, goods) < food:
            return CANNOT_PAY
        part = self.part
        if not self.tied:
            return OK if part.sure else part.doable(t, seat, it)
        if not fed and not self.plain:  # what becomes food is the seat's choice
            return OK if t.rehearse(self, seat, it) else self.m.impossible
        if self.from_hand and len(t.hands[seat]) == 0 and len(t.answerers[IMPROVES]) == 0:
            return self.m.impossible
        return OK if self.paid_for(t, seat, it, found == ASK) else self.m.impossible

    def paid_for(self, t: Table, seat: i64, it: i64, making: bool) -> bool:
        """Can the action be carried out once the price is paid? `making`: something for it has to be made first. Food
        that is lacking is owed: whatever the action costs must leave enough to make it of."""
        goods = self.price
        f = seat * FARM
        made: i64 = 0  # of the only good, if it is simple
        if making and self.knotty:
            goods = with_makings(t, seat, goods)
        elif making:
            made = goods[self.paid[0]] - t.farms[f + self.paid[0]]
            t.farms[f + self.paid[0]] += made
            t.farms[f + self.made] -= made
        self.change(t, seat, goods, -1)
        fine = self.part.doable(t, seat, it) == OK
        self.change(t, seat, goods, 1)
        if made:
            t.farms[f + self.paid[0]] -= made
            t.farms[f + self.made] += made
        return fine

    def change(self, t: Table, seat: i64, goods: vec[i64], sign: i64) -> None:
        i: i64 = 0
        while i < len(self.touched):
            t.farms[seat * FARM + self.touched[i]] += sign * goods[self.touched[i]]
            i += 1


def make_action(m: Moor, action: i64, fact: dict[str, Any], food: int) -> Node:
    """The action without its price. `food`: what a Hiring Fair gives."""
    rules = m.rules
    goods = rules.amounts(fact.get("gives", {}))
    part: Node
    if action == CUT_PEAT:
        part = ClearLand(m, action, m.moor, goods)
    elif action == FELL_TREES:
        part = ClearLand(m, action, m.forest, goods)
    elif action == SLASH_AND_BURN:
        part = SlashAndBurn(m, m.forest)
    elif action == HORSE_MARKET:
        part = Receive(m, action, goods)
    elif action == HIRING_FAIR:
        part = Receive(m, action, rules.amounts({"food": food}))
    else:
        heard = FLEXIBLE + REPEATABLE if m.switches["special_counts_as_improvement_action"] else 0
        assert action in (BLACK_MARKET, ILLICIT_WORK)
        part = Seq(Improve(MINOR_ACTION + heard if action == BLACK_MARKET else MAJOR_ACTION), Performed(m, action))
    return SpecialAction(m, action, part)
