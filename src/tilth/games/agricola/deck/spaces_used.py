# compiled
"""Cards for the moment at which an action space is used, by their owner or by others (§5)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.boards import toll
from tilth.games.agricola.rules.actions import SPACES, TAKE
from tilth.games.agricola.rules.cards import CARD_IDS, Maker, card
from tilth.games.agricola.rules.effects import Buy, Choose, If, OnSpace, Sale, TakeOne, instant
from tilth.games.agricola.rules.goods import (
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    KINDS,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from tilth.games.agricola.rules.layout import (
    ANNOUNCED,
    CLAIMED,
    ENTERED,
    FARM,
    HOME,
    MINOR,
    OTHER,
    PARTING,
    RECEIVED,
    SPACE,
    START,
    TOOK,
    USED,
)
from tilth.games.agricola.rules.payments import can_pay, food_bill
from tilth.games.agricola.rules.requirements import FromRound, UntilRound
from tilth.games.agricola.rules.table import UNIT, Need, Table, amount
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, OK, PASS, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Seq, Several, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS

BUILDING: Final[list[i64]] = [WOOD, CLAY, REED, STONE]


# -- what a space has given ------------------------------------------------------------------------------------------


def mask_of(goods: list[i64]) -> i64:
    mask: i64 = 0
    for good in goods:
        mask |= BIT[good]
    return mask


def kinds_in(bundle: i64) -> i64:
    """Which goods are among these, as a mask."""
    mask: i64 = 0
    good: i64 = 0
    while bundle:
        if bundle % 64:
            mask |= BIT[good]
        bundle //= 64
        good += 1
    return mask


class Given(Need):
    """What the space in use has given: all of some kinds, one of others, none of others. Goods left there or sold
    count; `lying`: only what lay on the space."""

    def __init__(self, every: list[i64], any_of: list[i64], none: list[i64], lying: bool = False) -> None:
        self.every: i64 = mask_of(every)
        self.any_of: i64 = mask_of(any_of)
        self.none: i64 = mask_of(none)
        self.lying: bool = lying

    def holds(self, t: Table, seat: i64) -> bool:
        found = kinds_in(t.heap if self.lying else t.got)
        if found & self.every != self.every or found & self.none:
            return False
        return self.any_of == 0 or found & self.any_of != 0


def gives(goods: list[i64]) -> Given:
    """One of these at least."""
    return Given([], goods, [])


def lies(goods: list[i64]) -> Given:
    """One of these at least, of what lay on the space."""
    return Given([], goods, [], lying=True)


def with_more(good: i64) -> Given:
    """This building resource and another one."""
    return Given([good], [other for other in BUILDING if other != good], [])


def without_more(good: i64) -> Given:
    """This building resource and no other one."""
    return Given([good], [], [other for other in BUILDING if other != good])


def kept(t: Table, good: i64) -> i64:
    """What the user of the space has kept of the goods that it gave."""
    return amount(t.got, good) - amount(t.parted, good)


def at(c: Maker, part: Node, *spaces: str) -> None:
    """Something more when the owner takes what these spaces give."""
    c.on(TOOK, OnSpace(c.spaces(*spaces), part))


def taking(c: Maker, test: Need, part: Node) -> None:
    """Something more when the owner takes certain goods from whatever space."""
    c.on(TOOK, If(test, part))


def quiet(node: Node) -> Node:
    """A choice that can be made before or after other effects of the same moment: nobody is asked for the order."""
    node.still = True
    return node


# -- goods that go back or on ----------------------------------------------------------------------------------------


def part_with(t: Table, good: i64, n: i64) -> None:
    """The user of the space gives up some of the goods that it gave."""
    t.farms[t.user * FARM + good] -= n
    t.parted += n * UNIT[good]


class Leave(Provided):
    """Some of the goods that lay on the space stay there, and something else is taken for them."""

    def __init__(self, good: i64, n: i64, part: Node) -> None:
        super().__init__(part)
        self.good: i64 = good
        self.n: i64 = n

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        lying = amount(t.heap, self.good) - amount(t.parted, self.good)
        return OK if lying >= self.n and t.farms[seat * FARM + self.good] >= self.n else CANNOT_PAY

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        part_with(t, self.good, self.n)
        t.heaps[t.space] += self.n * UNIT[self.good]


class Demand(Step):
    """Before somebody uses a space some of the goods there are claimed; then another space may be chosen instead."""

    def __init__(self, card: i64, good: i64, n: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.good: i64 = good
        self.n: i64 = n
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if amount(cast(Table, p).heaps[it], self.good) >= self.n else WRONG_PART

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
        return t.used[self.card] == t.errand(t.user) - 8  # the person stands there by now


class Claim(Step):
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
        if kept(t, self.good) < self.n or t.farms[t.user * FARM + self.good] < self.n:
            return WRONG_PART
        return OK if can_pay(t, seat, food_bill(self.price)) else CANNOT_PAY

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        p.push(cast(Table, p).game.pay, seat, 0, food_bill(self.price))


class FirstThere(Need):
    """Nobody has used one of these spaces before in this round."""

    def __init__(self, spaces: i64) -> None:
        self.spaces: i64 = spaces

    def holds(self, t: Table, seat: i64) -> bool:
        space: i64 = 0
        while space < SPACES:
            if self.spaces & BIT[space]:
                others = t.taken[space] & ~BIT[t.user] if space == t.space else t.taken[space]
                if others:
                    return False
            space += 1
        return True


# -- the spaces of the board -----------------------------------------------------------------------------------------


@card("fishing_rod")
def fishing_rod(c: Maker) -> None:
    at(c, If(UntilRound(c.n["from"] - 1), c.gain(food=c.n["early"])), "fishing")
    at(c, If(FromRound(c.n["from"]), c.gain(food=c.n["late"])), "fishing")


@card("raft")
def raft(c: Maker) -> None:
    goods = [c.n["food"] * UNIT[FOOD], c.n["reed"] * UNIT[REED]]
    at(c, quiet(TakeOne(goods, c.source)), "fishing")


@card("canoe")
def canoe(c: Maker) -> None:
    at(c, c.gain(food=c.n["food"], reed=c.n["reed"]), "fishing")


@card("corn_scoop")
def corn_scoop(c: Maker) -> None:
    at(c, c.gain(grain=c.n["grain"]), "take-grain")


@card("grain_cart")
def grain_cart(c: Maker) -> None:
    at(c, c.gain(grain=c.n["grain"]), "take-grain")


@card("seed_seller")
def seed_seller(c: Maker) -> None:
    c.plays(c.gain(grain=c.n["grain"]))
    at(c, c.gain(grain=c.n["more"]), "take-grain")


@card("greengrocer")
def greengrocer(c: Maker) -> None:
    at(c, c.gain(vegetable=c.n["vegetable"]), "take-grain")


class OthersGain(Step):
    """Every other player gets goods from the general supply."""

    def __init__(self, good: i64, n: i64, source: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            if other != seat:
                t.gain(other, self.good, self.n, self.source)
            other += 1


@card("market_crier")
def market_crier(c: Maker) -> None:
    mine = c.gain(grain=c.n["grain"], vegetable=c.n["vegetable"])
    at(c, quiet(c.may(Seq(mine, OthersGain(GRAIN, c.n["others"], c.source)))), "take-grain")


@card("land_agent")
def land_agent(c: Maker) -> None:
    c.plays(c.gain(vegetable=c.n["vegetable"]))
    at(c, c.gain(grain=c.n["grain"]), "take-vegetable")


@card("quarry")
def quarry(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "day-laborer")


@card("clay_pit")
def clay_pit(c: Maker) -> None:
    at(c, c.gain(clay=c.n["clay"]), "day-laborer")


@card("undergardener")
def undergardener(c: Maker) -> None:
    at(c, c.gain(vegetable=c.n["vegetable"]), "day-laborer")


@card("seasonal_worker")
def seasonal_worker(c: Maker) -> None:
    goods = [c.n["grain"] * UNIT[GRAIN], c.n["vegetable"] * UNIT[VEGETABLE]]
    at(c, If(UntilRound(c.n["from"] - 1), c.gain(grain=c.n["grain"])), "day-laborer")
    at(c, If(FromRound(c.n["from"]), quiet(TakeOne(goods, c.source))), "day-laborer")


@card("stone_tongs")
def stone_tongs(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "stone")


@card("wooden_crane")
def wooden_crane(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "stone")
    more = Buy(c.n["price"] * UNIT[FOOD], c.gain(stone=c.n["more"] - c.n["stone"]))
    c.on(USED, OnSpace(c.spaces("stone"), If(gives([STONE]), c.may(more))))


@card("swineherd")
def swineherd(c: Maker) -> None:
    at(c, c.gain(boar=c.n["boar"]), "boar-1")


@card("cowherd")
def cowherd(c: Maker) -> None:
    at(c, c.gain(cattle=c.n["cattle"]), "cattle-1")


@card("animal_dealer")
def animal_dealer(c: Maker) -> None:
    price = c.n["food"] * UNIT[FOOD]
    at(c, c.may(Buy(price, c.gain(sheep=c.n["animals"]))), "sheep-1")
    at(c, c.may(Buy(price, c.gain(boar=c.n["animals"]))), "boar-1")
    at(c, c.may(Buy(price, c.gain(cattle=c.n["animals"]))), "cattle-1")


# -- certain goods, from whatever space ------------------------------------------------------------------------------


@card("woodcutter")
def woodcutter(c: Maker) -> None:
    taking(c, gives([WOOD]), c.gain(wood=c.n["wood"]))


@card("wood_cart")
def wood_cart(c: Maker) -> None:
    taking(c, lies([WOOD]), c.gain(wood=c.n["wood"]))


class FromCard(When):
    """A part, if goods came from one card and this good is among them. IT: what RECEIVED says."""

    def __init__(self, number: i64, good: i64, part: Node) -> None:
        super().__init__(part)
        self.number: i64 = number
        self.good: i64 = good

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it % 4096 // 8 - 1 == self.number and amount(it // 4096, self.good) > 0


@card("berry_picker")
def berry_picker(c: Maker) -> None:
    taking(c, gives([WOOD]), c.gain(food=c.n["food"]))
    c.on(RECEIVED, FromCard(CARD_IDS.index("building_material"), WOOD, c.gain(food=c.n["food"])))


@card("clay_worker")
def clay_worker(c: Maker) -> None:
    taking(c, gives([WOOD, CLAY]), c.gain(clay=c.n["clay"]))


@card("clay_mixer")
def clay_mixer(c: Maker) -> None:
    rest: list[i64] = [good for good in range(KINDS) if good != CLAY]
    taking(c, Given([CLAY], [], rest), c.gain(clay=c.n["clay"]))


@card("stone_carrier")
def stone_carrier(c: Maker) -> None:
    taking(c, without_more(STONE), c.gain(stone=c.n["stone"]))
    bought = Buy(c.n["food"] * UNIT[FOOD], c.gain(stone=c.n["stone"]))
    c.on(USED, If(with_more(STONE), c.may(bought)))


@card("storehouse_keeper")
def storehouse_keeper(c: Maker) -> None:
    goods = [c.n["clay"] * UNIT[CLAY], c.n["grain"] * UNIT[GRAIN]]
    taking(c, Given([REED, STONE], [], []), quiet(TakeOne(goods, c.source)))


@card("fish_trap")
def fish_trap(c: Maker) -> None:
    at(c, c.gain(food=c.n["food"]), "fishing")
    taking(c, gives([REED]), c.gain(food=c.n["food"]))


@card("landing_net")
def landing_net(c: Maker) -> None:
    taking(c, without_more(REED), c.gain(food=c.n["food"]))
    taking(c, with_more(REED), c.gain(food=c.n["mixed"]))


class VegetablesCame(When):
    """A part, if vegetables came from a space or a minor improvement. IT: what RECEIVED says."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it % 8 in (SPACE, MINOR) and amount(it // 4096, VEGETABLE) > 0


@card("market_woman")
def market_woman(c: Maker) -> None:
    c.on(RECEIVED, VegetablesCame(c.gain(grain=c.n["grain"])))


class OneMore(Sale):
    """One more of each kind of goods that the space has given, for food. STEP: the kinds bought, as a mask."""

    def __init__(self, more: i64, prices: dict[i64, i64], source: i64) -> None:
        super().__init__("take")
        self.more: i64 = more
        self.prices: vec[i64] = vec[i64]([0] * 10)  # for each good; 0: not for sale
        for good, price in prices.items():
            self.prices[good] = price
        self.source: i64 = source
        self.sure = True
        self.arrives = Arrives(more, source)
        self.parts = [self.arrives]

    def food_for(self, good: i64) -> i64:
        return self.prices[good]

    def lack(self, t: Table, seat: i64, bought: i64, good: i64) -> i64:
        if self.prices[good] == 0 or amount(t.got, good) == 0 or bought & BIT[good]:
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


class Arrives(Step):
    """Goods that were paid for. IT: which. The frame below is told nothing."""

    def __init__(self, n: i64, source: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.source: i64 = source

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat, good = t.stack[f + SEAT], t.stack[f + 3]
        t.drop()
        t.gain(seat, good, self.n, self.source)
        return False


@card("pieceworker")
def pieceworker(c: Maker) -> None:
    prices: dict[i64, i64] = {good: c.n["food"] for good in [*BUILDING, GRAIN]}
    prices[VEGETABLE] = c.n["vegetable_food"]
    c.on(USED, OneMore(c.n["more"], prices, c.source))


# -- wood and food that stay on the space ----------------------------------------------------------------------------


@card("basket")
def basket(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(food=c.n["food"])))))


@card("mushroom_collector")
def mushroom_collector(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(food=c.n["food"])))))


@card("pig_catcher")
def pig_catcher(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(boar=c.n["boar"])))))


@card("storyteller")
def storyteller(c: Maker) -> None:
    left = c.may(Leave(FOOD, c.n["food"], c.gain(vegetable=c.n["vegetable"])))
    c.on(PARTING, OnSpace(c.spaces("traveling-players"), quiet(left)))


# -- traveling players, and food taken twice -------------------------------------------------------------------------


@card("conjurer")
def conjurer(c: Maker) -> None:
    at(c, c.gain(grain=c.n["grain"]), "traveling-players")


@card("street_musician")
def street_musician(c: Maker) -> None:
    c.on(TOOK, OnSpace(c.spaces("traveling-players"), c.gain(grain=c.n["grain"])), OTHERS)


class LastPerson(Need):
    """The last person of the round has been placed."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.farms[seat * FARM + HOME] == 0


@card("magician")
def magician(c: Maker) -> None:
    at(c, If(LastPerson(), c.gain(grain=c.n["grain"], food=c.n["food"])), "traveling-players")


class TopUp(Step):
    """What the space gives of food is made up to so much, unless the rival card has been used in this turn."""

    def __init__(self, c: Maker, least: i64, rival: i64) -> None:
        super().__init__()
        self.number: i64 = c.number
        self.source: i64 = c.source
        self.least: i64 = least
        self.rival: i64 = rival
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        nothing = amount(t.heap, FOOD) == 0 or kept(t, FOOD) >= self.least
        return nothing or t.used[self.rival] == t.stint(seat)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, t.stint(seat))
        t.gain(seat, FOOD, self.least - kept(t, FOOD), self.source)


@card("dancer")
def dancer(c: Maker) -> None:
    more = TopUp(c, c.n["least"], CARD_IDS.index("juggler"))
    c.on(USED, OnSpace(c.spaces("traveling-players"), more))


class Fees(Step):
    """The owners of certain cards get food that has been paid."""

    def __init__(self, names: list[str], fee: i64) -> None:
        super().__init__()
        self.cards: vec[i64] = vec[i64]([CARD_IDS.index(name) for name in names])
        self.fee: i64 = fee

    def due(self, t: Table, seat: i64) -> i64:
        """What the seat has to pay to others."""
        food: i64 = 0
        for number in self.cards:
            if t.owner[number] >= 0 and t.owner[number] != seat:
                food += self.fee
        return food

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in self.cards:
            if t.owner[number] >= 0 and t.owner[number] != seat:
                t.gain(t.owner[number], FOOD, self.fee, OTHER)


class Double(Several):
    """The food that lay on the space once more, and fees to others; not if a rival card was used in this turn."""

    def __init__(self, c: Maker, names: list[str], rival: i64) -> None:
        fees = Fees(names, c.n["fee"])
        super().__init__([fees], "")
        self.fees = fees
        self.number: i64 = c.number
        self.source: i64 = c.source
        self.rival: i64 = rival

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if self.rival >= 0 and t.used[self.rival] == t.stint(seat):
            return WRONG_PART
        food = amount(t.heap, FOOD)
        t.farms[seat * FARM + FOOD] += food  # it comes before the fees are paid
        payable = can_pay(t, seat, food_bill(self.fees.due(t, seat)))
        t.farms[seat * FARM + FOOD] -= food
        return OK if payable else CANNOT_PAY

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return amount(cast(Table, p).heap, FOOD) == 0

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        due = self.fees.due(t, seat)
        t.set_used(self.number, t.stint(seat))
        t.become(self.fees, 0)
        if due:
            t.push(t.game.pay, seat, 0, food_bill(due))
        t.gain(seat, FOOD, amount(t.heap, FOOD), self.source)
        return False


@card("fisherman")
def fisherman(c: Maker) -> None:
    names = ["fishing_rod", "raft", "canoe", "fish_trap", "landing_net"]
    c.on(USED, OnSpace(c.spaces("fishing"), c.may(Double(c, names, -1))))


@card("juggler")
def juggler(c: Maker) -> None:
    names = [
        "magician", "conjurer", "street_musician", "puppeteer", "acrobat", "dancer", "animal_trainer", "storyteller",
    ]  # fmt: skip
    twice = c.may(Double(c, names, CARD_IDS.index("dancer")))
    c.on(USED, OnSpace(c.spaces("traveling-players"), twice))


class Menagerie(Sale):
    """Animals for the food that lay on the space and was kept. STEP: the food spent."""

    def __init__(self, prices: list[int], source: i64) -> None:
        super().__init__("take")
        self.prices: vec[i64] = vec[i64](prices)  # of sheep, boar, cattle
        self.source: i64 = source
        self.sure = False

    def food_for(self, good: i64) -> i64:
        return self.prices[good - SHEEP]

    def lack(self, t: Table, seat: i64, spent: i64, kind: i64) -> i64:
        price = self.prices[kind]
        budget = amount(t.heap, FOOD) - amount(t.parted, FOOD) - spent
        return OK if budget >= price and t.farms[seat * FARM + FOOD] >= price else CANNOT_PAY

    def open(self, t: Table, seat: i64, spent: i64) -> bool:
        kind: i64 = 0
        while kind < 3:
            if self.lack(t, seat, spent, kind) == OK:
                return True
            kind += 1
        return False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.open(cast(Table, p), seat, 0) else CANNOT_PAY

    def run(self, p: Position, f: i64) -> bool:
        spent = p.stack[f + STEP]
        if spent and not self.open(cast(Table, p), p.stack[f + SEAT], spent):
            p.pop()
            return False
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if t.stack[f + STEP]:
            out = append(out, PASS)
        kind: i64 = 0
        while kind < 3:
            if self.lack(t, t.stack[f + SEAT], t.stack[f + STEP], kind) == OK:
                out = append(out, TAKE + SHEEP + kind)
            kind += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return OK if t.stack[f + STEP] else WRONG_PART
        if action < TAKE + SHEEP or action > TAKE + CATTLE:
            return WRONG_PART
        return self.lack(t, seat, t.stack[f + STEP], action - TAKE - SHEEP)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        if action == PASS:
            t.pop()
            return
        seat, good = t.stack[f + SEAT], action - TAKE
        t.stack[f + STEP] += self.prices[good - SHEEP]
        t.farms[seat * FARM + FOOD] -= self.prices[good - SHEEP]
        t.gain(seat, good, 1, self.source)


@card("animal_trainer")
def animal_trainer(c: Maker) -> None:
    bought = c.may(Menagerie([c.n["sheep"], c.n["boar"], c.n["cattle"]], c.source))
    c.on(USED, OnSpace(c.spaces("traveling-players"), bought))


# -- before the action -----------------------------------------------------------------------------------------------


class NewestCard(When):
    """A part, if the space in IT is the round card of the current round."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.order[t.round] == it


@card("outrider")
def outrider(c: Maker) -> None:
    c.on(ENTERED, NewestCard(c.gain(grain=c.n["grain"])))


@card("serf")
def serf(c: Maker) -> None:
    swap = Buy(c.n["pay"] * UNIT[GRAIN], c.gain(vegetable=c.n["vegetable"]))
    c.on(ENTERED, OnSpace(c.spaces("sow-bake"), Choose(c.gain(grain=c.n["grain"]), swap)))


@card("sycophant")
def sycophant(c: Maker) -> None:
    spaces = c.spaces("take-grain")
    toll(c, spaces, c.n["fee"])
    c.on(ENTERED, OnSpace(spaces, c.gain(food=c.n["food"])), ANYBODY)


# -- goods of others -------------------------------------------------------------------------------------------------


@card("spinney")
def spinney(c: Maker) -> None:
    spaces = c.spaces("wood-3")
    c.on(ANNOUNCED, OnSpace(spaces, c.may(Demand(c.number, WOOD, c.n["wood"]))), OTHERS)
    c.on(CLAIMED, OnSpace(spaces, Demanded(c.number, Claim(WOOD, c.n["wood"], c.source))), OTHERS)


@card("wood_buyer")
def wood_buyer(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(BuyFrom(WOOD, c.n["wood"], c.n["food"], 0, c.source))), OTHERS)


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


# -- a stack of resources --------------------------------------------------------------------------------------------

STACK: Final[list[i64]] = [WOOD, CLAY, REED, CLAY, STONE, CLAY, STONE]  # from the top


def rest_of(taken: i64) -> i64:
    """What is left of the stack when so many have been taken."""
    bundle: i64 = 0
    i = taken
    while i < len(STACK):
        bundle += UNIT[STACK[i]]
        i += 1
    return bundle


class Stacked(Step):
    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, 0)
        t.set_store(self.number, rest_of(0))


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
        empty = cast(Table, p).used[self.number] % 8 >= len(STACK)
        return empty or kinds_in(it // 4096) & mask_of(BUILDING) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        used = t.used[self.number]
        taken = used % 8
        of_space = it % 8 == SPACE
        came: i64 = 0
        for good in BUILDING:
            n = amount(it // 4096, good)
            if n > 0 and not (of_space and kept(t, good) <= 0):
                came |= BIT[good - 1]
        turn = self.turn(t, seat)
        waiting: i64 = 0
        if not of_space:
            if turn and used // 128 == turn:
                waiting = used // 8 % 16
            came |= waiting
        released: i64 = 0
        while taken < len(STACK) and came & BIT[STACK[taken] - 1]:
            came &= ~BIT[STACK[taken] - 1]
            released += UNIT[STACK[taken]]
            taken += 1
        if of_space or turn == 0:
            came = 0
        t.set_used(self.number, taken + 8 * (turn * 16 + came))
        t.set_store(self.number, rest_of(taken))
        t.gain_bundle(seat, released, self.source)


class NotFrom(When):
    """A part, if what came did not come from this card. IT: what RECEIVED says."""

    def __init__(self, source: i64, part: Node) -> None:
        super().__init__(part)
        self.source: i64 = source

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it % 4096 != self.source


@card("resource_seller")
def resource_seller(c: Maker) -> None:
    c.plays(Stacked(c.number))
    c.on(RECEIVED, NotFrom(c.source, Release(c.number, c.source)))
