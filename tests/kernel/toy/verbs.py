"""The verbs of Acre. Some need no decision (a `Step`), some ask (an `Ask`)."""

from __future__ import annotations

from typing import cast

from tilth.kernel.answers import Price, ask, paid, prices
from tilth.kernel.core import CANNOT_PAY, IT, OK, SEAT, Node, Position
from tilth.kernel.expressions import Apart, Ask, Seq, Step
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import emit

from .farm import (
    BAKE,
    CARDS,
    CATCH,
    FOOD,
    GET,
    GIVE,
    GOODS,
    MOST,
    NO_OVEN,
    NOT_IN_HAND,
    OCCUPIED,
    PAY,
    PLAY,
    PRICE,
    TOOK,
    Farms,
    goods,
)


class Gain(Step):
    """Goods from the supply. Among gains the order never matters."""

    def __init__(self, wood: i64 = 0, clay: i64 = 0, food: i64 = 0, coin: i64 = 0) -> None:
        super().__init__()
        self.goods = goods(wood, clay, food, coin)
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).move(seat, self.goods, 1)


class Pay(Step):
    """Goods back to the supply: not always possible, so not `sure`."""

    def __init__(self, wood: i64 = 0, clay: i64 = 0, food: i64 = 0, coin: i64 = 0) -> None:
        super().__init__()
        self.goods = goods(wood, clay, food, coin)
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return CANNOT_PAY if cast(Farms, p).lacks(seat, self.goods) else OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).move(seat, self.goods, -1)


class Take(Step):
    """Goods from a space. Everybody may react, and learns who took what."""

    def __init__(self, good: i64, amount: i64) -> None:
        super().__init__()
        self.good = good
        self.amount = amount

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).put(seat, self.good, self.amount)
        emit(p, TOOK, seat, seat * 8 + self.good)


class Visit(Step):
    """Send a worker to a space that has none."""

    def __init__(self, space: i64) -> None:
        super().__init__()
        self.space = space
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OCCUPIED if cast(Farms, p).busy & BIT[self.space] else OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Farms, p).busy |= BIT[self.space]


class Fish(Step):
    """Food, as much as weather and cards say."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Farms, p)
        t.put(seat, FOOD, ask(p, CATCH, seat, 1 + t.sunny, 0))


class Give(Ask):
    """Hand over one good of your choice. What comes after knows it as `it`."""

    def __init__(self) -> None:
        super().__init__("give")
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if any(cast(Farms, p).has(seat, good) for good in range(len(GOODS))) else CANNOT_PAY

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for good in range(len(GOODS)):
            if cast(Farms, p).has(p.stack[f + SEAT], good):
                out = append(out, GIVE + good)
        return out

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        cast(Farms, p).put(seat, action - GIVE, -1)
        p.set_it(action - GIVE)


class Get(Ask):
    """Receive another good than the one given."""

    def __init__(self) -> None:
        super().__init__("get")

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for good in range(len(GOODS)):
            if good != p.stack[f + IT]:
                out = append(out, GET + good)
        return out

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        cast(Farms, p).put(seat, action - GET, 1)


class Build(Ask):
    """A room, at one of the prices that the cards in play allow."""

    def __init__(self, wood: i64 = 3, clay: i64 = 1) -> None:
        super().__init__("pay")
        self.printed = goods(wood, clay)
        self.sure = False

    def payable(self, p: Position, seat: i64) -> dict[i64, Price]:
        """What the seat can pay, by action. Of two ways to pay the same the first counts."""
        found: dict[i64, Price] = {}
        for price in prices(p, PRICE, seat, self.printed, 0):
            if not cast(Farms, p).lacks(seat, price.goods):
                found.setdefault(PAY + sum(price.goods[good] * MOST**good for good in range(len(GOODS))), price)
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.payable(p, seat) else CANNOT_PAY

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for action in sorted(self.payable(p, p.stack[f + SEAT])):
            out = append(out, action)
        return out

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Farms, p)
        price = self.payable(p, seat)[action]
        t.move(seat, price.goods, -1)
        paid(p, PRICE, price)
        t.rooms[seat] += 1


class PlayCard(Ask):
    """A card from the hand. What it does at once must be possible."""

    def __init__(self) -> None:
        super().__init__("card")
        self.sure = False

    def lacking(self, p: Position, seat: i64, card: i64) -> i64:
        t = cast(Farms, p)
        return t.acre.cards[card].on_play.doable(p, seat, 0) if t.hands[seat] & BIT[card] else NOT_IN_HAND

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return min(self.lacking(p, seat, card) for card in range(len(CARDS)))

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for card in range(len(CARDS)):
            if self.lacking(p, p.stack[f + SEAT], card) == OK:
                out = append(out, PLAY + card)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat == p.stack[f + SEAT] and PLAY <= action < GIVE:
            return self.lacking(p, seat, action - PLAY)
        return super().why(p, f, seat, action)

    def chosen(self, p: Position, seat: i64, it: i64, action: i64) -> None:
        t = cast(Farms, p)
        card = action - PLAY
        t.hands[seat] &= ~BIT[card]
        t.enter(seat, card)
        p.begin(t.acre.cards[card].on_play, seat, 0)


class Bake(Node):
    """With an oven, at any decision of one's own: a wood fire, two loaves. The question waits meanwhile."""

    def __init__(self) -> None:
        super().__init__()
        self.parts.append(Apart(Seq(Pay(wood=1), Gain(food=2))))

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT] or action != BAKE:
            return super().why(p, f, seat, action)
        if not cast(Farms, p).played[seat] & BIT[CARDS.index("oven")]:
            return NO_OVEN
        return self.parts[0].doable(p, seat, 0)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        return append(out, BAKE) if self.why(p, f, p.stack[f + SEAT], BAKE) == OK else out

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.push(self.parts[0], p.stack[f + SEAT], 0, 0)
