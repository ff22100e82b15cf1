# compiled
"""Workshops and craftsmen: goods turned into food, at any time or when the family eats (§14.3, §15.4)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.builders import numbers
from tilth.games.agricola.deck.occasions import OneOf
from tilth.games.agricola.deck.points import Stock
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Awake, Choose
from tilth.games.agricola.rules.events import CRAFTED, FIELD_END, OWN_FIELDS, PLAYED
from tilth.games.agricola.rules.goods import CLAY, FOOD, GOODS, GRAIN, REED, STONE, VEGETABLE, WOOD
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import owner_of, spend, stock
from tilth.kernel.core import CANNOT_PAY, OK, Node, Position
from tilth.kernel.expressions import EachSeat, Seq, Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY

# -- workshops -------------------------------------------------------------------------------------------------------


def workshop(c: Maker, good: i64, crop: i64 = 0) -> None:
    c.craft(good, c.n["food"], c.n["most"])
    c.scores(Stock(good, c.n["needs"], c.n["gives"], crop))


@card("joinery")
def joinery(c: Maker) -> None:
    workshop(c, WOOD)


@card("pottery")
def pottery(c: Maker) -> None:
    workshop(c, CLAY)


@card("basketmakers_workshop")
def basketmakers_workshop(c: Maker) -> None:
    workshop(c, REED)


@card("brewery")
def brewery(c: Maker) -> None:
    c.craft(GRAIN, c.n["food"], c.n["most"])
    c.scores(Stock(GRAIN, [c.n["least"]], [c.n["points"]], 1))


@card("schnaps_distillery")
def schnaps_distillery(c: Maker) -> None:
    workshop(c, VEGETABLE, 2)


@card("sawmill")
def sawmill(c: Maker) -> None:
    workshop(c, WOOD, 3)  # wood that still grows gives points too


# -- craftsmen -------------------------------------------------------------------------------------------------------


@card("hand_mill")
def hand_mill(c: Maker) -> None:
    c.craft(GRAIN, c.n["food"], c.n["most"])


def crafts(c: Maker, good: i64) -> None:
    """At most so many of a good become food."""
    c.craft(good, c.n["food"], c.n[GOODS[good]])


@card("master_brewer")
def master_brewer(c: Maker) -> None:
    crafts(c, GRAIN)


@card("schnaps_distiller")
def schnaps_distiller(c: Maker) -> None:
    crafts(c, VEGETABLE)


@card("basketmaker")
def basketmaker(c: Maker) -> None:
    crafts(c, REED)


@card("stone_carver")
def stone_carver(c: Maker) -> None:
    crafts(c, STONE)


@card("cabinetmaker")
def cabinetmaker(c: Maker) -> None:
    crafts(c, WOOD)


@card("potter")
def potter(c: Maker) -> None:
    crafts(c, CLAY)


@card("plane")
def plane(c: Maker) -> None:
    more = Choose(c.gain(food=c.n["food"]), c.buy(c.gain(food=c.n["second"]), wood=1))
    c.on(CRAFTED, OneOf(["joinery", "sawmill", "cabinetmaker"], more))


class PerCard(Step):
    """So much of a good for each of some cards that the seat has in play."""

    def __init__(self, cards: list[int], good: i64, n: i64, source: i64) -> None:
        super().__init__()
        self.cards = cards
        self.good: i64 = good
        self.n: i64 = n
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in self.cards:
            if t.has(seat, number):
                t.gain(seat, self.good, self.n, self.source)


@card("guildmaster")
def guildmaster(c: Maker) -> None:
    """A joinery that has become a sawmill counts when this card is played (§15.5)."""
    crafts = [("wood", WOOD, ["joinery", "cabinetmaker"], ["sawmill"])]
    crafts.append(("clay", CLAY, ["pottery", "potter"], []))
    crafts.append(("reed", REED, ["basketmakers_workshop", "basketmaker"], []))
    already: list[Node] = []
    for name, good, named, grown in crafts:
        already.append(PerCard(numbers(*named, *grown), good, c.n["already"], c.source))
        c.on(PLAYED, OneOf(named, c.gain(**{name: c.n[name]})))
    c.plays(Seq(*already))


# -- at any time -----------------------------------------------------------------------------------------------------


@card("turner")
def turner(c: Maker) -> None:
    c.way(WOOD, c.n["wood"], c.n["food"])


@card("quarryman")
def quarryman(c: Maker) -> None:
    c.way(STONE, c.n["stone"], c.n["food"])


# -- for everybody ---------------------------------------------------------------------------------------------------


class Mill(Step):
    """A seat turns grain into food; others than the owner of the mill leave some of it to the owner."""

    def __init__(self, c: Maker) -> None:
        super().__init__()
        self.card: i64 = c.number
        self.n: i64 = c.n["most"]
        self.food: i64 = c.n["food"]
        self.fee: i64 = c.n["fee"]
        self.source: i64 = c.source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if stock(cast(Table, p), seat, GRAIN) >= self.n else CANNOT_PAY

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        owner = owner_of(t, self.card)
        spend(t, seat, GRAIN, self.n)
        if seat == owner:
            t.gain(seat, FOOD, self.food, self.source)
        else:
            t.gain(owner, FOOD, self.fee, self.source)
            t.gain(seat, FOOD, self.food - self.fee, self.source)


class ForAll(EachSeat):
    """What every seat may do with one card, in turn."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        s: i64 = 0
        while s < p.rules.seats:
            if not self.parts[0].idle(p, s, it):
                return False
            s += 1
        return True


@card("water_mill")
def water_mill(c: Maker) -> None:
    c.on(FIELD_END, ForAll(Awake(c.may(Mill(c)))), ANYBODY, absent=True)
    c.on(OWN_FIELDS, c.may(Mill(c)))
