# compiled
"""Goods for goods, from the general supply and from others (§12)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import BUILDING, quiet
from tilth.games.agricola.rules.action_parts import Deed, Piece
from tilth.games.agricola.rules.actions import CHOICE, SPACES, TAKE
from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, OnSpace, Optional, Sale
from tilth.games.agricola.rules.events import ANNOUNCED, CLAIMED, OTHER, PARTING, RECEIVED, SPACE, USED
from tilth.games.agricola.rules.goods import CLAY, FOOD, GOODS, GRAIN, KINDS, MOST_GOODS, REED, STONE, VEGETABLE, WOOD
from tilth.games.agricola.rules.layout import START
from tilth.games.agricola.rules.packed_events import good_received, received_from, source_kind
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    gave,
    kept,
    lay_on_card,
    on_space,
    part_with,
    pieces_on,
    spend,
    stock,
    take_off_card,
    uses_of,
)
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import OTHERS, instant

# -- at any time -----------------------------------------------------------------------------------------------------


@card("dock_worker")
def dock_worker(c: Maker) -> None:
    for given in BUILDING:
        price = c.n["wood"] if given == WOOD else c.n["alike"]
        others = {GOODS[good]: 1 for good in BUILDING if good != given}
        c.trade(c.buy(c.one_of(**others), **{GOODS[given]: price}), goods=True)


@card("clay_firer")
def clay_firer(c: Maker) -> None:
    c.trade(c.buy(c.gain(stone=c.n["few_stone"]), clay=c.n["few_clay"]), goods=True)
    c.trade(c.buy(c.gain(stone=c.n["many_stone"]), clay=c.n["many_clay"]), goods=True)


@card("clay_seller")
def clay_seller(c: Maker) -> None:
    c.trade(c.buy(c.gain(sheep=1), clay=c.n["sheep"]), births=True)
    c.trade(c.buy(c.gain(reed=1), clay=c.n["reed"]), goods=True)
    c.trade(c.buy(c.gain(boar=1), clay=c.n["boar"]), births=True)
    c.trade(c.buy(c.gain(stone=1), clay=c.n["stone"]), goods=True)
    c.trade(c.buy(c.gain(cattle=1), clay=c.n["cattle"]), births=True)


# What the grocer sells, from the bottom to the top.
GROCERIES: Final[vec[i64]] = vec[i64]([VEGETABLE, REED, CLAY, WOOD, VEGETABLE, STONE, GRAIN, REED])


class StackUp(Step):
    """All the groceries lie on the card. IT: the card."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        for good in GROCERIES:
            lay_on_card(cast(Table, p), it, good, 1)


class TopPiece(Step):
    """The uppermost piece of what still lies on the card. IT: the card."""

    def __init__(self, source: i64) -> None:
        super().__init__()
        self.source: i64 = source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if pieces_on(cast(Table, p), it) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        good = GROCERIES[pieces_on(t, it) - 1]
        take_off_card(t, it, good, 1)
        t.gain(seat, good, 1, self.source)


@card("grocer")
def grocer(c: Maker) -> None:
    c.plays(StackUp())
    c.trade(c.buy(TopPiece(c.source), food=c.n["price"]), goods=True)


class Bid(Optional):
    """Another player may buy the grain that is about to become food; what the part says is done by the seller."""

    def __init__(self, c: Maker) -> None:
        super().__init__(c.number, c.buy(c.gain(grain=c.n["grain"]), food=c.n["offer"]))

    def run(self, p: Position, f: i64) -> bool:
        return True

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat = p.stack[f + SEAT]
        p.drop()
        if action != PASS:
            p.stack[p.top - FRAME + STEP] += 8 * BIT[seat]


class GrainSold(Step):
    """The grain changes hands, once the price is paid. IT: the buyer."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.grain: i64 = c.n["grain"]
        self.price: i64 = c.n["offer"]
        self.source: i64 = c.source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(it, GRAIN, self.grain, self.source)
        t.gain(seat, FOOD, self.price, self.source)


class Profiteer(Deed):
    """A grain becomes food, unless somebody pays for it; of several the owner takes one: `choose` and the number of the
    seat. STEP: how many have been asked, and 8 times the mask of those who want it."""

    def __init__(self, c: Maker) -> None:
        super().__init__("choice")
        self.grain: i64 = c.n["grain"]
        self.food: i64 = c.n["food"]
        self.price: i64 = c.n["offer"]
        self.source: i64 = c.source
        self.bid = Bid(c)
        self.sold = GrainSold(c)
        self.parts.extend([self.bid, self.sold])

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if stock(cast(Table, p), seat, GRAIN) >= self.grain else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        n = t.game.seats
        asked = t.stack[f + STEP] % 8
        if t.stack[f + STEP] == 0:
            spend(t, seat, GRAIN, self.grain)  # at once, so that it is not eaten meanwhile
        if asked < n - 1:
            other = (seat + 1 + asked) % n
            t.stack[f + STEP] += 1
            if can_pay(t, other, food_bill(self.price)):
                t.push(self.bid, other, 0, 0)
            return False
        if t.stack[f + STEP] // 8:
            return True
        t.pop()
        t.gain(seat, FOOD, self.food, self.source)
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        other: i64 = 0
        while other < p.rules.seats:
            if p.stack[f + STEP] // 8 & BIT[other]:
                out = append(out, CHOICE + other)
            other += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < CHOICE or action >= CHOICE + t.game.seats:
            return WRONG_PART
        return OK if t.stack[f + STEP] // 8 & BIT[action - CHOICE] else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        t.push(self.sold, seat, 0, action - CHOICE)
        t.push(t.game.pay, action - CHOICE, 0, food_bill(self.price))


@card("corn_profiteer")
def corn_profiteer(c: Maker) -> None:
    c.trade(Profiteer(c))


# -- beside what a space gives ---------------------------------------------------------------------------------------


class Arrives(Piece):
    """Goods that were paid for. IT: which."""

    def __init__(self, n: i64, source: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, it, self.n, self.source)


class OneMore(Sale):
    """One more of each kind of goods that the space has given, for food. STEP: the kinds bought, as a mask."""

    def __init__(self, more: i64, prices: dict[i64, i64], source: i64) -> None:
        super().__init__("take")
        self.more: i64 = more
        self.prices: vec[i64] = vec[i64]([0] * MOST_GOODS)  # for each good; 0: not for sale
        for good, price in prices.items():
            self.prices[good] = price
        self.source: i64 = source
        self.sure = True
        self.arrives = Arrives(more, source)
        self.parts.append(self.arrives)

    def food_for(self, good: i64) -> i64:
        return self.prices[good]

    def lack(self, t: Table, seat: i64, bought: i64, good: i64) -> i64:
        if self.prices[good] == 0 or gave(t, good) == 0 or bought & BIT[good]:
            return WRONG_PART
        return OK if can_pay(t, seat, food_bill(self.prices[good])) else CANNOT_PAY

    def open(self, t: Table, seat: i64, bought: i64) -> bool:
        """Is there anything to buy?"""
        good: i64 = 0
        while good < KINDS:
            if self.lack(t, seat, bought, good) == OK:
                return True
            good += 1
        return False

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not self.open(cast(Table, p), seat, 0)

    def run(self, p: Position, f: i64) -> bool:
        if self.open(cast(Table, p), p.stack[f + SEAT], p.stack[f + STEP]):
            return True
        p.pop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        out = append(out, PASS)
        good: i64 = 0
        while good < KINDS:
            if self.lack(t, t.stack[f + SEAT], t.stack[f + STEP], good) == OK:
                out = append(out, TAKE + good)
            good += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK
        if action < TAKE or action >= TAKE + KINDS:
            return WRONG_PART
        return self.lack(t, seat, t.stack[f + STEP], action - TAKE)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat, good = t.stack[f + SEAT], action - TAKE
        t.stack[f + STEP] |= BIT[good]
        t.push(self.arrives, seat, 0, good)
        t.push(t.game.pay, seat, 0, food_bill(self.prices[good]))


@card("pieceworker")
def pieceworker(c: Maker) -> None:
    prices: dict[i64, i64] = {good: c.n["food"] for good in [*BUILDING, GRAIN]}
    prices[VEGETABLE] = c.n["vegetable_food"]
    c.on(USED, OneMore(c.n["more"], prices, c.source))


STACK: Final[list[i64]] = [WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE]  # from the top


def rest_of(t: Table, taken: i64) -> vec[i64]:
    """What is left of the stack when so many have been taken."""
    goods = t.game.nothing[:]
    i = taken
    while i < len(STACK):
        goods[STACK[i]] += 1
        i += 1
    return goods


def resources_came(it: i64) -> bool:
    """Are there building resources among what RECEIVED tells of?"""
    for good in BUILDING:
        if good_received(it, good) > 0:
            return True
    return False


class Stacked(Step):
    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, 0)
        t.set_store(self.number, rest_of(t, 0))


class Release(Step):
    """Resources came: the top of the stack goes along if it is of such a kind, and so on. IT: what RECEIVED says.

    First counts what a space gives. Effects of cards in one turn have the order their owner chooses, so kinds that came
    too early for the stack are remembered: `used` is the number taken + 8 * (turn * 16 + those kinds as a mask).
    """

    def __init__(self, number: i64, source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.source: i64 = source
        self.still = True

    def turn(self, t: Table, seat: i64) -> i64:
        """Whose turn it is, as a number; 0: outside of turns."""
        if t.space >= 0:
            return t.stint(t.user) * 8 + t.user + 1
        return t.stint(seat) * 8 if t.phase == START else 0

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        empty = uses_of(cast(Table, p), self.number) % 8 >= len(STACK)
        return empty or not resources_came(it)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        used = uses_of(t, self.number)
        taken = used % 8
        of_space = source_kind(received_from(it)) == SPACE
        came: i64 = 0
        for good in BUILDING:
            n = good_received(it, good)
            if n > 0 and not (of_space and kept(t, good) <= 0):
                came |= BIT[good - 1]
        turn = self.turn(t, seat)
        waiting: i64 = 0
        if not of_space:
            if turn and used // 128 == turn:
                waiting = used // 8 % 16
            came |= waiting
        released = t.game.nothing[:]
        while taken < len(STACK) and came & BIT[STACK[taken] - 1]:
            came &= ~BIT[STACK[taken] - 1]
            released[STACK[taken]] += 1
            taken += 1
        if of_space or turn == 0:
            came = 0
        t.set_used(self.number, taken + 8 * (turn * 16 + came))
        t.set_store(self.number, rest_of(t, taken))
        t.gain_all(seat, released, self.source)


class NotFrom(When):
    """A part, if what came did not come from this card. IT: what RECEIVED says."""

    def __init__(self, source: i64, part: Node) -> None:
        super().__init__(part)
        self.source: i64 = source

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return received_from(it) != self.source


@card("resource_seller")
def resource_seller(c: Maker) -> None:
    c.plays(Stacked(c.number))
    c.on(RECEIVED, NotFrom(c.source, Release(c.number, c.source)))


# -- from whoever uses a space ---------------------------------------------------------------------------------------


class Sold(Step):
    """Goods of the space go to the one who has paid for them, and food to its user, more than was paid for some."""

    def __init__(self, good: i64, n: i64, food: i64, source: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.food: i64 = food
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        part_with(t, self.good, self.n)
        t.gain(t.user, FOOD, self.food, OTHER)
        t.gain(seat, self.good, self.n, self.source)


class BuyFrom(Provided):
    """Buy goods of the space from its user, who cannot refuse."""

    def __init__(self, good: i64, n: i64, price: i64, bonus: i64, source: i64) -> None:
        super().__init__(Sold(good, n, price + bonus, source))
        self.good: i64 = good
        self.n: i64 = n
        self.price: i64 = price

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if kept(t, self.good) < self.n or stock(t, t.user, self.good) < self.n:
            return WRONG_PART
        return OK if can_pay(t, seat, food_bill(self.price)) else CANNOT_PAY

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        p.push(cast(Table, p).game.pay, seat, 0, food_bill(self.price))


@card("wood_buyer")
def wood_buyer(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(BuyFrom(WOOD, c.n["wood"], c.n["food"], 0, c.source))), OTHERS)


class FirstThere(Need):
    """Nobody has used one of these spaces before in this round."""

    def __init__(self, spaces: i64) -> None:
        self.spaces: i64 = spaces

    def holds(self, t: Table, seat: i64) -> bool:
        space: i64 = 0
        while space < SPACES:
            used = t.others_on(space, t.user) or (space != t.space and t.people_on(space, t.user) > 0)
            if used and self.spaces & BIT[space]:
                return False
            space += 1
        return True


@card("reed_buyer")
def reed_buyer(c: Maker) -> None:
    buy = c.may(BuyFrom(REED, c.n["reed"], c.n["food"], c.n["bonus"], c.source))
    spaces = c.spaces("reed-1", "reed-stone-food-4p", "reed-stone-wood-5p")
    c.on(PARTING, If(FirstThere(spaces), quiet(buy)), OTHERS)


@card("stone_buyer")
def stone_buyer(c: Maker) -> None:
    buy = c.may(BuyFrom(STONE, c.n["stone"], c.n["food"], c.n["bonus"], c.source))
    spaces = c.spaces("stone", "reed-stone-food-4p", "reed-stone-wood-5p")
    c.on(PARTING, If(FirstThere(spaces), quiet(buy)), OTHERS)


class Demand(Step):
    """Before somebody uses a space some of the goods there are claimed; then another space may be chosen instead."""

    def __init__(self, card: i64, good: i64, n: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.good: i64 = good
        self.n: i64 = n
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if on_space(cast(Table, p), it, self.good) >= self.n else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        f = instant(t)
        t.set_used(self.card, t.errand(t.stack[f + SEAT]))
        t.stack[f - FRAME + IT] |= BIT[it]  # the placement below learns of it


class Demanded(When):
    """A part, if the card has made its claim before this use of a space."""

    def __init__(self, card: i64, part: Node) -> None:
        super().__init__(part)
        self.card: i64 = card

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return uses_of(t, self.card) == t.errand(t.user) - 8  # the person stands there by now


class HandOver(Step):
    """The user of the space must hand over some of the goods that lay there."""

    def __init__(self, good: i64, n: i64, source: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.source: i64 = source
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return kept(cast(Table, p), self.good) < self.n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        part_with(t, self.good, self.n)
        t.gain(seat, self.good, self.n, self.source)


@card("spinney")
def spinney(c: Maker) -> None:
    spaces = c.spaces("wood-3")
    c.on(ANNOUNCED, OnSpace(spaces, c.may(Demand(c.number, WOOD, c.n["wood"]))), OTHERS)
    c.on(CLAIMED, OnSpace(spaces, Demanded(c.number, HandOver(WOOD, c.n["wood"], c.source))), OTHERS)
