# compiled
"""Fireplaces and hearths, and what an animal turned into food brings besides (§12, §14.3)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import InPhases
from tilth.games.agricola.deck.points import OnCard
from tilth.games.agricola.rules.cards import Maker, card
from tilth.games.agricola.rules.effects import Awake, Choose, Once, Optional
from tilth.games.agricola.rules.goods import BOAR, CATTLE, FOOD, GOODS, SHEEP, WOOD
from tilth.games.agricola.rules.layout import BUTCHERED, COOKED, FEEDING, FEEDS_LAST, NEED
from tilth.games.agricola.rules.payments import affordable, can_pay, payments
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import Score, Table
from tilth.games.agricola.rules.verbs import lay_on_card, on_card, spend, stock
from tilth.kernel.core import CANNOT_PAY, FRAME, IT, NODE, OK, PASS, SEAT, STEP, WRONG_PART, Answer, Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import OTHERS, instant

# -- pots ------------------------------------------------------------------------------------------------------------


@card("fireplace_2")
def fireplace_2(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("fireplace_3")
def fireplace_3(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_4")
def cooking_hearth_4(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_5")
def cooking_hearth_5(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("simple_fireplace")
def simple_fireplace(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_corner")
def cooking_corner(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_k")
def cooking_hearth_k(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("spices")
def spices(c: Maker) -> None:
    c.card.spice = c.n["food"]


@card("gypsys_crock")
def gypsys_crock(c: Maker) -> None:
    c.card.pots = c.n["per"]
    c.card.pot_food = c.n["food"]


# -- butchers --------------------------------------------------------------------------------------------------------


def butchers(c: Maker) -> None:
    """All three kinds of animals become food, without a pot."""
    for kind in (SHEEP, BOAR, CATTLE):
        c.way(kind, 1, c.n[GOODS[kind]])


@card("butcher")
def butcher(c: Maker) -> None:
    butchers(c)


@card("meat_seller")
def meat_seller(c: Maker) -> None:
    c.ready(AtLeast("ovens", 1))
    butchers(c)


@card("spit_roast")
def spit_roast(c: Maker) -> None:
    c.on(BUTCHERED, InPhases(FEEDING, FEEDING, Once(c.number, c.gain(food=c.n["food"]))))


class EatsLast(Answer):
    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat else value


def slaughters(c: Maker) -> None:
    """Food when others turn animals into food; its owner feeds the family last."""
    c.on(BUTCHERED, Awake(c.gain(food=c.n["food"])), OTHERS)
    c.says(FEEDS_LAST, EatsLast())


@card("slaughterhouse")
def slaughterhouse(c: Maker) -> None:
    slaughters(c)


@card("slaughterman")
def slaughterman(c: Maker) -> None:
    slaughters(c)


class FewEatFull(Answer):
    """Only so many people eat as usual, all others less."""

    def __init__(self, full: i64, food: i64) -> None:
        super().__init__()
        self.full: i64 = full
        self.food: i64 = food

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg <= self.full:
            return value
        return value - (arg - self.full) * (cast(Table, p).game.adult_food - self.food)


@card("cook")
def cook(c: Maker) -> None:
    c.says(NEED, FewEatFull(c.n["full"], c.n["food"]))


# -- an animal just cooked -------------------------------------------------------------------------------------------


TANNED: Final[i64] = 4096
BRUSHED: Final[i64] = 8192
NOT_TANNED: Final[i64] = 32768
NOT_BRUSHED: Final[i64] = 65536


def note(p: Position, mark: i64) -> None:
    """Later reactions to the same instant shall know this."""
    p.stack[instant(p) + IT] |= mark


# What has been done with an animal that was cooked stands in IT of the instant, above the way.
WAYS_END: Final[i64] = 4096


def cooked_good(t: Table, it: i64) -> i64:
    return t.game.way_good[it % WAYS_END // 64]


class PutAnimal(Step):
    """An animal just cooked, from boar to kind `last`, is put on the card. `mark` says so to others, `bars` are theirs
    that exclude it."""

    def __init__(self, number: i64, last: i64, mark: i64, bars: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.last: i64 = last
        self.mark: i64 = mark
        self.bars: i64 = bars
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        good = cooked_good(t, it)
        if good < BOAR or good > self.last or it & self.bars or on_card(t, self.number, good) >= 63:
            return WRONG_PART
        return OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        lay_on_card(t, self.number, cooked_good(t, it), 1)
        note(t, self.mark)


class Shelf(Optional):
    """The owner is asked only if another card could want the same boar and has not been asked yet."""

    def __init__(self, number: i64, part: PutAnimal, declined: i64, rivals: list[str], asked: i64) -> None:
        super().__init__(number, part)
        self.declined: i64 = declined
        self.rivals = rivals
        self.asked: i64 = asked
        self.still = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        it = t.stack[f + IT]
        if not super().run(p, f):
            return False
        if cooked_good(t, it) == BOAR and not it & self.asked:
            for rival in self.rivals:
                if t.owns_tag(t.stack[f + SEAT], rival):
                    return True
        t.become(self.parts[0], 0)
        return False

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            note(p, self.declined)
        super().take(p, f, action)


@card("brush_maker")
def brush_maker(c: Maker) -> None:
    put = PutAnimal(c.number, BOAR, BRUSHED, TANNED)
    c.on(COOKED, Shelf(c.number, put, NOT_BRUSHED, ["tanner"], NOT_TANNED))
    c.scores(OnCard(c.number).add(BOAR, c.n["needs"], c.n["points"]))


BASINED: Final[i64] = 16384


@card("tanner")
def tanner(c: Maker) -> None:
    put = PutAnimal(c.number, CATTLE, TANNED, BRUSHED | BASINED)
    c.on(COOKED, Shelf(c.number, put, NOT_TANNED, ["brush_maker", "basin_maker"], NOT_BRUSHED))
    score = OnCard(c.number).add(BOAR, c.n["boars"], c.n["boar_points"])
    c.scores(score.add(CATTLE, c.n["cattle"], c.n["cattle_points"]))


def spared(t: Table, seat: i64, good: i64, n: i64) -> bool:
    """Could so much be laid aside without spoiling a payment that is under way?"""
    if stock(t, seat, good) < n:
        return False
    spend(t, seat, good, n)
    fine = True
    f: i64 = 0
    while f < t.top and fine:
        if t.stack[f + NODE] == t.game.pay.id and t.stack[f + SEAT] == seat:
            chosen = t.stack[f + STEP] - 1
            if chosen >= 0:
                fine = affordable(t, seat, payments(t, seat, t.stack[f + IT])[chosen].goods)
            else:
                fine = can_pay(t, seat, t.stack[f + IT])
        f += FRAME
    spend(t, seat, good, -n)
    return fine


class LayWood(Step):
    """Wood from the supply is laid on the card, for a boar just cooked."""

    def __init__(self, number: i64, n: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if cooked_good(t, it) != BOAR or it & TANNED or on_card(t, self.number, WOOD) + self.n > 63:
            return WRONG_PART
        return OK if spared(t, seat, WOOD, self.n) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        spend(t, seat, WOOD, self.n)
        lay_on_card(t, self.number, WOOD, self.n)
        note(t, BASINED)


class Basins(Score):
    """Points for each piece of wood on the card, some of them left out."""

    def __init__(self, number: i64, each: i64, without: list[int]) -> None:
        self.number: i64 = number
        self.each: i64 = each
        self.without = without

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        wood = on_card(t, self.number, WOOD)
        out: i64 = 0
        for number in self.without:
            if number <= wood:
                out += 1
        return self.each * (wood - out) if owner == seat else 0


@card("basin_maker")
def basin_maker(c: Maker) -> None:
    node = c.may(Choose(*[LayWood(c.number, n) for n in range(1, c.n["most"] + 1)]))
    node.still = True
    c.on(COOKED, node)
    c.scores(Basins(c.number, c.n["points"], c.n["without"]))


class StoreFood(Step):
    """For an animal just cooked food goes into a room that has none. Their number stands in `used`."""

    def __init__(self, number: i64, food: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.food: i64 = food
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if cooked_good(t, it) < SHEEP or t.used[self.number] >= t.rooms(seat):
            return WRONG_PART
        return OK if spared(t, seat, FOOD, self.food) else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        spend(t, seat, FOOD, self.food)
        t.set_used(self.number, t.used[self.number] + 1)


class Stored(Score):
    """Points for each room with food."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * t.used[self.number] if owner == seat else 0


@card("pelts")
def pelts(c: Maker) -> None:
    node = c.may(StoreFood(c.number, c.n["food"]))
    node.still = True
    c.on(COOKED, node)
    c.scores(Stored(c.number, c.n["points"]))
