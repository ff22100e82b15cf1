# compiled
"""What things cost and how they can be paid (§4.8, §7, §10, §15, §16).

A bill (bills.py) says what is to be paid for. From the printed prices and all cards that change them follow the
payments; those that another one beats are left out. Food that is lacking is made in between (§12.3).
"""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import PAY, PRICES
from tilth.games.agricola.rules.bills import (
    CARD_BILL,
    FENCE_BILL,
    FOOD_BILL,
    GOODS_BILL,
    RENOVATION_BILL,
    ROOM_BILL,
    STABLE_BILL,
    card_wanted,
    fee,
    fences_standing,
    fences_wanted,
    food_wanted,
    house_wanted,
    kind_of,
    node_asking,
    terms,
    wood_wanted,
)
from tilth.games.agricola.rules.cards import Card
from tilth.games.agricola.rules.events import (
    CARD_PRICE,
    FENCE_NUMBERS,
    FENCE_WOOD,
    RENOVATION_PRICE,
    ROOM_PRICE,
    STABLE_PRICE,
)
from tilth.games.agricola.rules.facts import OCCUPATION_CARD
from tilth.games.agricola.rules.goods import (
    CLAY,
    FOOD,
    MATERIAL,
    MOST_GOODS,
    REED,
    RENOVATION_REED,
    ROOM_MATERIAL,
    ROOM_REED,
    STONE,
    WOOD,
)
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.layout import FARM, HOUSE
from tilth.games.agricola.rules.packed import heap
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import Price, ask, bargains, paid, prices
from tilth.kernel.core import CANNOT_PAY, IT, NOT_YOUR_TURN, OK, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, Provided
from tilth.kernel.native import BIT, append, i64, mypyc_attr, vec

ENOUGH: Final[i64] = 1
LACKING: Final[i64] = 0
ASK: Final[i64] = 2
NOTHING: Final[vec[i64]] = vec[i64]([0] * MOST_GOODS)

QUESTION_OF: Final[vec[i64]] = vec[i64](
    [ROOM_PRICE, RENOVATION_PRICE, STABLE_PRICE, CARD_PRICE, FENCE_WOOD, -1, -1],
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Priced(Provided):
    """A part that has a price in goods: so many of each."""

    def __init__(self, price: vec[i64], part: Node) -> None:
        super().__init__(part)
        self.price: vec[i64] = price


class Payment:
    """One way to pay: goods, improvements given up, and the cards it rests on."""

    def __init__(self, goods: vec[i64], price: Price | None, back: vec[i64], out: bool = False) -> None:
        self.goods: vec[i64] = goods
        self.price: Price | None = price
        self.back: vec[i64] = back
        self.out: bool = out  # do they leave the game?


def printed(t: Table, seat: i64, bill: i64) -> vec[i64]:
    """The price on the board for everything but cards."""
    arg = terms(bill)
    kind = kind_of(bill)
    if kind == GOODS_BILL:
        return cast(Priced, t.nodes[node_asking(arg)]).price
    goods = t.game.nothing[:]
    if kind == ROOM_BILL:
        goods[MATERIAL[t.farms[seat * FARM + HOUSE]]] = ROOM_MATERIAL
        goods[REED] = ROOM_REED
    elif kind == RENOVATION_BILL:
        goods[MATERIAL[house_wanted(arg)]] = t.rooms(seat)
        goods[REED] = RENOVATION_REED
    elif kind == STABLE_BILL:
        goods[WOOD] = wood_wanted(arg)
    elif kind == FENCE_BILL:
        fences, built = fences_wanted(arg), fences_standing(arg)
        goods[WOOD] = fences - granted(t, seat, fences, built) - numbered(t, seat, fences, built)
    else:
        assert kind == FOOD_BILL
        goods[FOOD] = food_wanted(arg)
    return goods


def needing_wood(t: Table, seat: i64, fences: i64, built: i64) -> i64:
    """Which of the next fences on a farm with `built` need wood, as a mask; the others are free by their number."""
    return ask(t, FENCE_NUMBERS, seat, BIT[fences] - 1, built)


def numbered(t: Table, seat: i64, fences: i64, built: i64) -> i64:
    """How many of the next fences are free by their number."""
    if len(t.answerers[FENCE_NUMBERS]) == 0:
        return 0
    return fences - count(needing_wood(t, seat, fences, built))


def granted(t: Table, seat: i64, fences: i64, built: i64) -> i64:
    """How many of the next fences need no wood because others are built in this turn: never the first one."""
    grant = t.fence_grant(seat)
    if grant <= 0:
        return 0
    mask = needing_wood(t, seat, fences, built)
    first = not t.has_fenced(seat)
    most = count(mask) - (1 if first and mask % 2 else 0)
    return grant if grant < most else most


def payments(t: Table, seat: i64, bill: i64) -> list[Payment]:
    """All ways to pay a bill, whether there are the goods for it or not."""
    kind = kind_of(bill)
    if kind == CARD_BILL:
        return card_payments(t, seat, t.game.card(card_wanted(terms(bill))), fee(terms(bill)))
    return changed(t, seat, QUESTION_OF[kind], printed(t, seat, bill), terms(bill), vec[i64]())


def changed(
    t: Table, seat: i64, question: i64, goods: vec[i64], arg: i64, back: vec[i64], out: bool = False
) -> list[Payment]:
    """A printed price and what cards make of it."""
    if question < 0 or not bargains(t, question, seat, arg):
        return [Payment(goods, None, back, out)]
    return [Payment(price.goods, price, back, out) for price in prices(t, question, seat, goods, arg)]


def card_payments(t: Table, seat: i64, card: Card, food: i64) -> list[Payment]:
    found: list[Payment] = []
    question = CARD_PRICE
    if card.kind == OCCUPATION_CARD:
        question = -1
    if len(card.costs) == 0:
        goods = t.game.nothing[:]
        goods[FOOD] = food
        return changed(t, seat, question, goods, card.number, vec[i64]())
    for cost in card.costs:
        goods = cost.goods[:]
        goods[FOOD] += food
        if not cost.gives_up:
            found += changed(t, seat, question, goods, card.number, vec[i64](), cost.out)
            continue
        for back in given_up(t, seat, card, cost.gives_up, cost.how_many):
            found += changed(t, seat, question, goods, card.number, back, cost.out)
    return found


def serves(t: Table, number: i64, card: Card, tag: str) -> bool:
    """Could this card in play be given up for another?"""
    other = t.game.card(number)
    return number != card.number and other.kind != OCCUPATION_CARD and (tag == "improvement" or tag in other.tags)


def can_give_up(t: Table, seat: i64, card: Card, tag: str, n: i64) -> bool:
    """Are there n improvements that could be given up for a card?"""
    mine = t.played[seat]
    i: i64 = 0
    while n > 0 and i < len(mine):
        if serves(t, mine[i], card, tag):
            n -= 1
        i += 1
    return n == 0


def given_up(t: Table, seat: i64, card: Card, tag: str, n: i64) -> list[vec[i64]]:
    """The improvements that could be given up for a card: each choice of n of them."""
    if not tag:
        return [vec[i64]()]
    mine = vec[i64]()
    for number in t.played[seat]:
        if serves(t, number, card, tag):
            mine = append(mine, number)
    found: list[vec[i64]] = []
    size: i64 = len(mine)
    i: i64 = 0
    while i < size:
        if n == 1:
            found.append(vec[i64]([mine[i]]))
        j = i + 1
        while n == 2 and j < size:
            found.append(vec[i64]([mine[i], mine[j]]))
            j += 1
        i += 1
    return found


def stock(t: Table, seat: i64, goods: vec[i64], wanted: vec[i64]) -> i64:
    """Is there enough of what a price takes besides food as it lies there, or is something lacking that cannot be made
    either? Mostly one of these tells already; otherwise ASK `affordable`."""
    f = seat * FARM
    farms, made_of = t.farms, t.game.made_of
    found = ENOUGH
    n: i64 = len(wanted)
    i: i64 = 0
    while i < n:
        good = wanted[i]
        lacking = goods[good] - farms[f + good]
        if lacking > 0:
            source = made_of[good]
            if source < 0:
                return LACKING
            if farms[f + source] < goods[source] + lacking and source != FOOD and made_of[source] < 0:
                return LACKING
            found = ASK
        i += 1
    return found


def affordable(t: Table, seat: i64, goods: vec[i64]) -> bool:
    """Are the goods there, and the food, as it is or made (§12.3)?"""
    f = seat * FARM
    farms = t.farms
    kinds = t.game.kinds
    good: i64 = 1
    while good < kinds:
        if farms[f + good] < goods[good]:
            if t.game.made_of[good] < 0:
                return False
            goods = with_makings(t, seat, goods)
            good = 0  # of what it is made there must be more now
        good += 1
    return farms[f + FOOD] >= goods[FOOD] or t.most_food(seat, goods) >= goods[FOOD]


def with_makings(t: Table, seat: i64, goods: vec[i64]) -> vec[i64]:
    """The same price in what is at hand: of a good that can be made of another no more than there is, and the rest of
    that other."""
    made = goods
    kinds, made_of = t.game.kinds, t.game.made_of
    good: i64 = 1
    while good < kinds:
        source = made_of[good]
        lacking = made[good] - t.farms[seat * FARM + good]
        if source >= 0 and lacking > 0:
            made = made[:]
            made[good] -= lacking
            made[source] += lacking
        good += 1
    return made


def can_pay(t: Table, seat: i64, bill: i64) -> bool:
    kind = kind_of(bill)
    if kind == CARD_BILL:
        return can_pay_card(t, seat, t.game.card(card_wanted(terms(bill))), fee(terms(bill)))
    question = QUESTION_OF[kind]
    bargaining = question >= 0 and bargains(t, question, seat)
    if question >= 0 and not bargaining:  # the cases that come up all the time
        f = seat * FARM
        if kind == ROOM_BILL:
            return t.farms[f + REED] >= ROOM_REED and t.farms[f + MATERIAL[t.farms[f + HOUSE]]] >= ROOM_MATERIAL
        if kind == STABLE_BILL:
            return t.farms[f + WOOD] >= wood_wanted(terms(bill))
        if kind == RENOVATION_BILL:
            material = MATERIAL[house_wanted(terms(bill))]
            return t.farms[f + REED] >= RENOVATION_REED and t.farms[f + material] >= t.rooms(seat)
    if not bargaining:
        return affordable(t, seat, printed(t, seat, bill))
    for payment in payments(t, seat, bill):
        if affordable(t, seat, payment.goods):
            return True
    return False


def can_pay_card(t: Table, seat: i64, card: Card, food: i64) -> bool:
    """Can a card be paid for, and the food of the action that plays it?"""
    if can_pay_printed(t, seat, card, food):  # other prices stand beside this one, or are lower
        return True
    if card.kind == OCCUPATION_CARD or not bargains(t, CARD_PRICE, seat, card.number):
        return False
    for payment in card_payments(t, seat, card, food):
        if affordable(t, seat, payment.goods):
            return True
    return False


def can_pay_printed(t: Table, seat: i64, card: Card, food: i64) -> bool:
    """Can a card be paid for as it is printed, and the food of the action with it?"""
    if len(card.costs) == 0:
        return t.farms[seat * FARM + FOOD] >= food or t.most_food(seat, NOTHING) >= food
    for cost in card.costs:
        goods = cost.goods
        found = stock(t, seat, goods, cost.wanted)
        if found == LACKING:
            continue
        if found == ASK or t.farms[seat * FARM + FOOD] < goods[FOOD] + food:
            if food:
                goods = goods[:]
                goods[FOOD] += food
            if not affordable(t, seat, goods):
                continue
        if not cost.gives_up or can_give_up(t, seat, card, cost.gives_up, cost.how_many):
            return True
    return False


def resources(t: Table, seat: i64) -> i64:
    """The building resources of a seat, as `beyond` wants them."""
    f = seat * FARM
    farms = t.farms
    return heap(farms[f + WOOD], farms[f + CLAY], farms[f + REED], farms[f + STONE])


class Pay(Ask):
    """Pay a bill. IT: the bill; STEP: 0, or the chosen payment plus 1."""

    def __init__(self) -> None:
        super().__init__("pay")
        self.sure = False
        self.swift = True

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if can_pay(cast(Table, p), seat, it) else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        chosen = t.stack[f + STEP] - 1
        if chosen < 0:
            return True
        seat = t.stack[f + SEAT]
        bill = t.stack[f + IT]
        payment = payments(t, seat, bill)[chosen]
        farm = seat * FARM
        if t.farms[farm + FOOD] < payment.goods[FOOD]:
            t.push(t.game.food, seat, 0, payment.goods[FOOD])
            return False
        t.drop()
        if kind_of(bill) == FENCE_BILL:
            t.note_fences(seat, granted(t, seat, fences_wanted(terms(bill)), fences_standing(terms(bill))))
        goods = with_makings(t, seat, payment.goods) if t.game.makes else payment.goods
        good: i64 = 0
        while good < t.game.kinds:
            t.farms[farm + good] -= goods[good]
            good += 1
        if t.game.lying_kind >= 0:
            t.fewer(seat, t.game.lying_kind, goods[t.game.lying_kind])
        price = payment.price
        if price is not None:
            paid(t, QUESTION_OF[kind_of(bill)], price)
        if t.game.kindling >= 0 and kind_of(bill) == CARD_BILL:
            self.lay_kindling(t, card_wanted(terms(bill)), payment)
        i: i64 = 0
        while i < len(payment.back):
            t.leave(seat, payment.back[i], payment.out)
            i += 1
        return False

    def lay_kindling(self, t: Table, number: i64, payment: Payment) -> None:
        """What cooks is cold when it is built; taken for another that is given up, it is if that one was."""
        cold: bool = len(payment.back) == 0
        for other in payment.back:
            cold = cold or t.cold(other)
        if cold and t.game.card(number).cooks:
            t.lay_in_store(number, t.game.kindling, 1)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        i: i64 = 0
        for payment in payments(t, seat, t.stack[f + IT]):
            if affordable(t, seat, payment.goods):
                out = append(out, PAY + i)
            i += 1
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        t = cast(Table, p)
        if seat != t.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action < PAY or action >= PAY + PRICES:
            return WRONG_PART
        known = payments(t, seat, t.stack[f + IT])
        offered = action < PAY + len(known)
        return OK if offered and affordable(t, seat, known[action - PAY].goods) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        p.stack[f + STEP] = action - PAY + 1
