# compiled
"""What rooms, renovations and improvements cost (§7, §15)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.bills import ROOM_BILL, renovation_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.events import (
    CARD_PRICE,
    FENCE_WOOD,
    IMPROVES,
    MAJOR_ACTION,
    MINOR_ACTION,
    RENOVATION_PRICE,
    ROOM_PRICE,
    STABLE_PRICE,
)
from tilth.games.agricola.rules.facts import CARD_IDS, MAJOR_CARD
from tilth.games.agricola.rules.goods import (
    CLAY,
    CLAYEY,
    MATERIAL,
    REED,
    RESOURCES,
    STONE,
    STONY,
    WOOD,
    WOODEN,
)
from tilth.games.agricola.rules.payments import printed
from tilth.games.agricola.rules.requirements import LivesIn
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import house_of, uses_of
from tilth.kernel.answers import ask
from tilth.kernel.core import Position
from tilth.kernel.doors import Answer
from tilth.kernel.native import i64, vec


def same_goods(one: vec[i64], other: vec[i64]) -> bool:
    good: i64 = 0
    while good < len(one):
        if one[good] != other[good]:
            return False
        good += 1
    return True


def numbers(*slugs: str) -> list[int]:
    """Cards by name."""
    return [CARD_IDS.index(slug) for slug in slugs]


# -- rooms -----------------------------------------------------------------------------------------------------------


class RoomFor(Answer):
    """Another base price of a room (§7.6), in a house of this material (-1: of any). It takes the place of the printed
    one, so that for one room only one such card counts."""

    def __init__(self, house: i64, material: i64, wood: i64, reed: i64) -> None:
        super().__init__()
        self.house: i64 = house
        self.material: i64 = material  # of what the house is made of
        self.wood: i64 = wood  # besides
        self.reed: i64 = reed

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        house = house_of(t, seat)
        if self.house >= 0 and self.house != house:
            return []
        if not same_goods(price, printed(t, seat, ROOM_BILL)):
            return []
        goods = vec[i64]([0] * len(price))
        goods[WOOD] = self.wood
        goods[REED] = self.reed
        goods[MATERIAL[house]] += self.material
        return [goods]


@card("axe")
def axe(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(WOODEN, c.n["wood"], 0, c.n["reed"]))


@card("clay_supports")
def clay_supports(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(CLAYEY, c.n["clay"], c.n["wood"], c.n["reed"]))


@card("carpenter")
def carpenter(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(-1, c.n["material"], 0, c.n["reed"]))


def is_printed(t: Table, number: i64, price: vec[i64]) -> bool:
    """Is it a price printed on the card, which nothing has changed yet?"""
    for cost in t.game.card(number).costs:
        if same_goods(cost.goods, price):
            return True
    return False


class Instead(Answer):
    """Other goods in the place of printed ones: of a renovation to this house, or of certain cards."""

    def __init__(self, rules: AgricolaRules, goods: dict[str, int], args: list[int], renovation: bool = False) -> None:
        super().__init__()
        self.goods: vec[i64] = rules.amounts(goods)
        self.args = args
        self.renovation = renovation

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        if arg not in self.args:
            return []
        if self.renovation:
            untouched = same_goods(price, printed(t, seat, renovation_bill(arg)))
        else:
            untouched = is_printed(t, arg, price)
        return [self.goods[:]] if untouched else []


@card("clay_plasterer")
def clay_plasterer(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(CLAYEY, c.n["room_clay"], 0, c.n["room_reed"]))
    c.says(RENOVATION_PRICE, Instead(c.rules, {"clay": c.n["clay"], "reed": c.n["reed"]}, [int(CLAYEY)], True))


# -- roofs -----------------------------------------------------------------------------------------------------------


class OneForOne(Answer):
    """Any part of a good may be replaced by another, one for one."""

    def __init__(self, good: i64, other: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.other: i64 = other

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        k: i64 = 1
        while k <= price[self.good]:
            goods = price[:]
            goods[self.good] -= k
            goods[self.other] += k
            found.append(goods)
            k += 1
        return found


def other_roof(c: Maker, good: i64) -> None:
    """Reed may be replaced by another good."""
    c.says(ROOM_PRICE, OneForOne(REED, good))
    c.says(RENOVATION_PRICE, OneForOne(REED, good))


@card("clay_roof")
def clay_roof(c: Maker) -> None:
    other_roof(c, CLAY)


@card("brushwood_roof")
def brushwood_roof(c: Maker) -> None:
    other_roof(c, WOOD)


class Swap(Answer):
    """Exactly so many of one of some goods (0: all of it) are replaced by so many of another."""

    def __init__(self, goods: list[int], n: i64, other: i64, m: i64) -> None:
        super().__init__()
        self.goods = goods
        self.n: i64 = n
        self.other: i64 = other
        self.m: i64 = m

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        for good in self.goods:
            n = self.n if self.n else price[good]
            if n > 0 and price[good] >= n:
                goods = price[:]
                goods[good] -= n
                goods[self.other] += self.m
                found.append(goods)
        return found


@card("brushwood_collector")
def brushwood_collector(c: Maker) -> None:
    c.says(ROOM_PRICE, Swap([int(REED)], 0, WOOD, c.n["wood"]))
    c.says(RENOVATION_PRICE, Swap([int(REED)], 0, WOOD, c.n["wood"]))


class Less(Answer):
    """So much less of a good (0: none of it is needed), never below 0. `args`: only for these; none: for all."""

    def __init__(self, good: i64, n: i64, args: list[int]) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.args = args

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if price[self.good] == 0 or (len(self.args) > 0 and arg not in self.args):
            return []
        goods = price[:]
        left = price[self.good] - self.n
        goods[self.good] = left if self.n and left > 0 else 0
        return [goods]


@card("straw_thatched_roof")
def straw_thatched_roof(c: Maker) -> None:
    c.says(ROOM_PRICE, Less(REED, 0, []))
    c.says(RENOVATION_PRICE, Less(REED, 0, []))


def cheaper_reed(c: Maker) -> None:
    """Less reed for rooms, renovations and the improvements that are named."""
    named = numbers("water_mill", "half_timbered_house", "chicken_coop", "holiday_house", "mansion", "corn_storehouse")
    c.says(ROOM_PRICE, Less(REED, c.n["reed"], []))
    c.says(RENOVATION_PRICE, Less(REED, c.n["reed"], []))
    c.says(CARD_PRICE, Less(REED, c.n["reed"], named))


@card("ladder")
def ladder(c: Maker) -> None:
    cheaper_reed(c)


@card("thatcher")
def thatcher(c: Maker) -> None:
    cheaper_reed(c)


# -- all kinds of building -------------------------------------------------------------------------------------------


@card("stonecutter")
def stonecutter(c: Maker) -> None:
    c.says(ROOM_PRICE, Less(STONE, c.n["stone"], []))
    c.says(RENOVATION_PRICE, Less(STONE, c.n["stone"], []))
    c.says(CARD_PRICE, Less(STONE, c.n["stone"], []))


@card("renovator")
def renovator(c: Maker) -> None:
    c.says(RENOVATION_PRICE, Less(CLAY, c.n["clay"], [int(CLAYEY)]))
    c.says(RENOVATION_PRICE, Less(STONE, c.n["stone"], [int(STONY)]))


@card("bricklayer")
def bricklayer(c: Maker) -> None:
    c.says(ROOM_PRICE, Less(CLAY, c.n["room"], []))
    c.says(RENOVATION_PRICE, Less(CLAY, c.n["renovation"], []))
    c.says(CARD_PRICE, Less(CLAY, c.n["improvement"], []))


@card("frame_builder")
def frame_builder(c: Maker) -> None:
    c.says(ROOM_PRICE, Swap([int(CLAY), int(STONE)], c.n["room"], WOOD, c.n["wood"]))
    c.says(RENOVATION_PRICE, Swap([int(CLAY), int(STONE)], c.n["renovation"], WOOD, c.n["wood"]))


class Carving(Answer):
    """So much less of a good, once in a round: the card's counter holds the round of the last use. `house`: only in a
    house of this material; -1: always."""

    def __init__(self, number: i64, good: i64, n: i64, house: i64 = -1) -> None:
        super().__init__()
        self.number: i64 = number
        self.good: i64 = good
        self.n: i64 = n
        self.house: i64 = house
        self.spends = True

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        if price[self.good] == 0 or uses_of(t, self.number) == t.round:
            return []
        if self.house >= 0 and self.house != house_of(t, seat):
            return []
        goods = price[:]
        left = price[self.good] - self.n
        goods[self.good] = left if left > 0 else 0
        return [goods]

    def used(self, p: Position, owner: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, t.round)


@card("wood_carver")
def wood_carver(c: Maker) -> None:
    """Each of the four, but one of them in a round."""
    c.says(ROOM_PRICE, Carving(c.number, WOOD, c.n["wood"], WOODEN))
    c.says(STABLE_PRICE, Carving(c.number, WOOD, c.n["wood"]))
    c.says(FENCE_WOOD, Carving(c.number, WOOD, c.n["wood"]))
    c.says(CARD_PRICE, Carving(c.number, WOOD, c.n["wood"]))


# -- majors that count as minors -------------------------------------------------------------------------------------


class AsMinor(Answer):
    """Certain majors can be built with an action that allows a minor improvement, if a condition holds."""

    def __init__(self, args: list[int], test: Need | None = None) -> None:
        super().__init__()
        self.args = args
        self.test = test

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg not in self.args or not value & MINOR_ACTION:
            return value
        test = self.test
        return value | MAJOR_ACTION if test is None or test.holds(cast(Table, p), seat) else value


def counts_as_minor(t: Table, seat: i64, number: i64) -> bool:
    return t.game.card_kind[number] != MAJOR_CARD or ask(t, IMPROVES, seat, MINOR_ACTION, number) & MAJOR_ACTION != 0


class AnyLess(Answer):
    """So many building resources less, of any kinds, for certain cards, if a condition holds."""

    def __init__(self, n: i64, args: list[int], test: Need | None = None) -> None:
        super().__init__()
        self.n: i64 = n
        self.args = args
        self.test = test

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if arg not in self.args:
            return []
        test = self.test
        if test is not None and not test.holds(cast(Table, p), seat):
            return []
        found = [price]
        n = self.n
        while n > 0:
            fewer: list[vec[i64]] = []
            for known in found:
                for good in RESOURCES:
                    if known[good] > 0:
                        goods = known[:]
                        goods[good] -= 1
                        if not any(same_goods(goods, other) for other in fewer):
                            fewer.append(goods)
            if len(fewer) == 0:
                break
            found = fewer
            n -= 1
        return [] if n == self.n else found


@card("baking_tray")
def baking_tray(c: Maker) -> None:
    c.says(IMPROVES, AsMinor(numbers("clay_oven", "stone_oven")))
    c.says(CARD_PRICE, AnyLess(c.n["less"], numbers("clay_oven", "stone_oven", "wood_fired_oven")))


@card("ceramics")
def ceramics(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    c.says(IMPROVES, AsMinor(numbers("pottery")))
    c.says(CARD_PRICE, Instead(c.rules, {}, numbers("pottery")))


@card("well_builder")
def well_builder(c: Maker) -> None:
    c.says(IMPROVES, AsMinor(numbers("well")))
    c.says(CARD_PRICE, Instead(c.rules, {"wood": c.n["wood"], "stone": c.n["stone"]}, numbers("well")))


@card("manufacturer")
def manufacturer(c: Maker) -> None:
    shops = numbers("joinery", "pottery", "basketmakers_workshop")
    c.says(IMPROVES, AsMinor(shops, LivesIn(CLAYEY, STONY)))
    c.says(CARD_PRICE, AnyLess(c.n["less"], shops, LivesIn(CLAYEY, STONY)))
