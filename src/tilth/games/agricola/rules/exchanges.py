# compiled
"""Exchanges at any decision of one's own: the panel of all that can become food, three cards for one (§12.3, §20.1)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import (
    ACTION_LIMIT,
    BREEDING_LOCK,
    CONVERT,
    CRAFT,
    FEW_ANIMALS,
    FEW_CARDS,
    RELEASE,
    WAY,
)
from tilth.games.agricola.rules.animals import Breed
from tilth.games.agricola.rules.goods import GRAIN, VEGETABLE
from tilth.games.agricola.rules.kitchen import Kitchen, cook, trade_options, way_lack
from tilth.games.agricola.rules.layout import (
    BEST,
    COOKS,
    FARM,
    PLACED,
)
from tilth.games.agricola.rules.payments import NOTHING, Pay
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import (
    CANNOT_PAY,
    FRAME,
    NOT_YOUR_TURN,
    OK,
    PASS,
    SEAT,
    STEP,
    WRONG_PART,
    Node,
    Position,
)
from tilth.kernel.native import BIT, append, i64, vec


def can_exchange(t: Table, seat: i64) -> bool:
    f = seat * FARM
    farms = t.farms
    if farms[f + GRAIN] or farms[f + VEGETABLE]:
        return True
    if farms[f + COOKS] > 3:
        good: i64 = 1
        while good < t.game.kinds:
            if farms[f + good] and farms[f + BEST + good]:
                way = farms[f + BEST + good] - 1
                if way_lack(t, seat, way, NOTHING) == OK or t.single_way(seat, good) >= 0:
                    return True
            good += 1
    if t.animals(seat):
        return True
    return t.trades(seat, -1) != 0


def moment(t: Table, f: i64) -> i64:
    """A number for the decision at a frame: once the panel was closed there unused, it is not offered there again."""
    seat = t.stack[f + SEAT]
    made = (f * 4096 + t.stack[f]) * 64 + t.stack[f + STEP] % 64
    made = ((made * 8 + seat + 1) * 16 + t.round) * 16
    return made + t.farms[seat * FARM + PLACED] if seat >= 0 else made


class Aside(Node):
    """What a seat may do at any decision of its own: open the kitchen; exchange three cards for one (§12.3, §20.1)."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = True
        self.still = True

    def allowed(self, t: Table, f: i64, seat: i64) -> bool:
        """Not at births (§12.3), nor before the first round."""
        return seat >= 0 and t.round > 0 and not isinstance(t.nodes[t.stack[f]], Breed)

    def cooking(self, t: Table, f: i64, seat: i64) -> bool:
        """Is food being made anyway, or a price being paid, so that what is at hand is spoken for?"""
        if isinstance(t.nodes[t.stack[f]], Kitchen):
            return True
        g = f - FRAME
        while g >= 0:
            if t.stack[g + SEAT] == seat:
                node = t.nodes[t.stack[g]]
                if isinstance(node, Pay):  # one by one: for a tuple of classes the compiled look is slow
                    return True
                if isinstance(node, Kitchen):
                    return True
            g -= FRAME
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if t.strict or not self.allowed(t, f, seat):
            return out
        if t.closed != moment(t, f) and can_exchange(t, seat) and not self.cooking(t, f, seat):
            out = append(out, t.game.exchange)
        if t.game.three_for_one and self.can_trade(t, f, seat):
            out = append(out, t.game.trade)
        return out

    def can_trade(self, t: Table, f: i64, seat: i64) -> bool:
        node = t.nodes[t.stack[f]]
        if node is t.game.trading or len(t.hands[seat]) < 3 or self.cooking(t, f, seat):
            return False
        if len(t.decks[0]) == 0 and len(t.decks[1]) == 0:
            return False
        return node.sure or len(t.completed(vec[i64]([t.game.trade]), f, seat, vec[i64]())) > 0

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if not self.allowed(t, f, seat):
            return BREEDING_LOCK if isinstance(t.nodes[t.stack[f]], Breed) else WRONG_PART
        if self.cooking(t, f, seat):
            return WRONG_PART
        if action == t.game.exchange:
            if t.closed == moment(t, f):
                return ACTION_LIMIT
            return OK if can_exchange(t, seat) else CANNOT_PAY
        if action == t.game.trade and t.game.three_for_one:
            return OK if self.can_trade(t, f, seat) else FEW_CARDS
        return WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        t.open_apart(f, t.game.kitchen if action == t.game.exchange else t.game.trading)


class Exchange(Kitchen):
    """The panel of exchanges (§12). STEP: how many were made."""

    def __init__(self) -> None:
        super().__init__("exchange")
        self.sure = True
        self.apart = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.stack[f + STEP] == 0:
            self.begin(t)
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        farm = seat * FARM
        out = append(out, PASS)
        if t.strict:  # one exchange must leave the question possible without another
            return out
        mask = t.farms[farm + COOKS]
        w: i64 = 0
        while mask:
            if mask % 2 and self.useful(t, seat, w) and way_lack(t, seat, w, NOTHING) == OK:
                out = append(out, WAY + w)
            mask //= 2
            w += 1
        k: i64 = 0
        while k < len(t.game.animals):
            if t.farms[farm + t.game.animals[k]]:
                out = append(out, RELEASE + k)
            k += 1
        return trade_options(t, seat, out)

    def refusal(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action >= RELEASE and action < RELEASE + len(t.game.animals):
            return FEW_ANIMALS
        return super().refusal(t, f, seat, action)

    def useful(self, t: Table, seat: i64, way: i64) -> bool:
        """Of two ways that differ in nothing only the first is worth a line, and raw food only where none is better."""
        if t.game.full_list:
            return True
        good = t.game.way_good[way]
        best = t.farms[seat * FARM + BEST + good] - 1
        if way == best:
            return True
        if t.game.way_card[way] < 0:
            return False
        if t.game.way_n[way] != t.game.way_n[best]:
            return True
        other: i64 = 0
        while other < way:
            same = t.game.way_good[other] == good and t.game.way_food[other] == t.game.way_food[way]
            if same and t.farms[seat * FARM + COOKS] & BIT[other] and t.game.way_card[other] >= 0:
                return False
            other += 1
        return t.game.way_food[way] != t.game.way_food[best]

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if action == PASS:
            t.pot = 0
            if t.stack[f + STEP] == 0:
                t.closed = moment(t, f - FRAME)
            t.close_apart()
            return
        t.stack[f + STEP] = 1
        if action < CRAFT:
            cook(t, seat, action - WAY)
        elif action < CONVERT:
            t.let_go(seat, action - RELEASE)
        else:
            k = action - CONVERT
            t.push(t.game.trade_nodes[k], seat, 0, t.game.trade_cards[k])
