# compiled
"""Prices of rooms, renovations and improvements; more improvements and occupations in one action; the family."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.farms import InRound, Spend
from tilth.games.agricola.deck.kitchens import IsOccupation, OneOf, TookSome, WellBuilt
from tilth.games.agricola.deck.majors import lay_ahead
from tilth.games.agricola.deck.spaces_used import OthersGain
from tilth.games.agricola.rules.actions import ACTION_LIMIT, MAJORS
from tilth.games.agricola.rules.card_play import OCCUPATION_START, Improve, Occupy
from tilth.games.agricola.rules.cards import CARD_IDS, Maker, card
from tilth.games.agricola.rules.dealing import MINOR_DECK, deal
from tilth.games.agricola.rules.effects import Buy, Choose, If, Only, OnSpace, Optional, actor
from tilth.games.agricola.rules.farming import Grow, Piece, Renovate, Rooms, moves_out
from tilth.games.agricola.rules.goods import (
    CLAY,
    CLAYEY,
    FOOD,
    KINDS,
    MATERIAL,
    MOST_PEOPLE,
    REED,
    RESOURCES,
    ROUNDS,
    STONE,
    STONY,
    WOOD,
    WOODEN,
    amounts,
)
from tilth.games.agricola.rules.layout import (
    BY_LOT,
    CARD_PRICE,
    CHILDREN,
    EXTRA,
    FARM,
    FENCE_WOOD,
    FLEXIBLE,
    GREW,
    GROWS_ANYWAY,
    HOME,
    HOUSE,
    IMPROVED,
    IMPROVES,
    LEAPS,
    LEAPT,
    LEARNED,
    MAJOR_ACTION,
    MINOR_ACTION,
    OCCUPATION_FOOD,
    OF_SPACE,
    PEOPLE,
    PLAYED,
    RENOVATED,
    RENOVATION_PRICE,
    REPEATABLE,
    ROOM_PRICE,
    ROOMED,
    ROUND_END,
    ROUND_START,
    STABLE_PRICE,
    USED,
    WORK,
)
from tilth.games.agricola.rules.payments import RENOVATION_BILL, ROOM_BILL, printed
from tilth.games.agricola.rules.requirements import LivesIn, UntilRound
from tilth.games.agricola.rules.table import Need, Table
from tilth.kernel.answers import ask
from tilth.kernel.core import FRAME, IT, OK, PASS, REST_IMPOSSIBLE, SEAT, STEP, WRONG_PART, Answer, Node, Position
from tilth.kernel.expressions import Offer, Provided, Seq, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS, Instant

# -- prices ----------------------------------------------------------------------------------------------------------


def same_goods(one: vec[i64], other: vec[i64]) -> bool:
    good: i64 = 0
    while good < KINDS:
        if one[good] != other[good]:
            return False
        good += 1
    return True


def is_printed(t: Table, number: i64, price: vec[i64]) -> bool:
    """Is it a price printed on the card, which nothing has changed yet?"""
    for cost in t.game.card(number).costs:
        if same_goods(cost.goods, price):
            return True
    return False


class RoomFor(Answer):
    """Another base price of a room (§7.6), in a house of this material (-1: of any). It takes the place of the printed
    one, so that for one room only one such card counts."""

    def __init__(self, house: i64, material: i64, wood: i64, reed: i64) -> None:
        super().__init__()
        self.house: i64 = house
        self.material: i64 = material  # of what the house is made of
        self.wood: i64 = wood  # besides
        self.reed: i64 = reed

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        house = t.farms[seat * FARM + HOUSE]
        if owner != seat or (self.house >= 0 and self.house != house):
            return []
        if not same_goods(price, printed(t, seat, ROOM_BILL)):
            return []
        goods = vec[i64]([0] * 10)
        goods[WOOD] = self.wood
        goods[REED] = self.reed
        goods[MATERIAL[house]] += self.material
        return [goods]


class Instead(Answer):
    """Other goods in the place of printed ones: of a renovation to this house, or of certain cards."""

    def __init__(self, goods: dict[str, int], args: list[int], renovation: bool = False) -> None:
        super().__init__()
        self.goods: vec[i64] = amounts(goods)
        self.args = args
        self.renovation = renovation

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        if owner != seat or arg not in self.args:
            return []
        if self.renovation:
            untouched = same_goods(price, printed(t, seat, RENOVATION_BILL + 8 * arg))
        else:
            untouched = is_printed(t, arg, price)
        return [self.goods[:]] if untouched else []


class Less(Answer):
    """So much less of a good (0: none of it is needed), never below 0. `args`: only for these; none: for all."""

    def __init__(self, good: i64, n: i64, args: list[int]) -> None:
        super().__init__()
        self.good: i64 = good
        self.n: i64 = n
        self.args = args

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if owner != seat or price[self.good] == 0 or (len(self.args) > 0 and arg not in self.args):
            return []
        goods = price[:]
        left = price[self.good] - self.n
        goods[self.good] = left if self.n and left > 0 else 0
        return [goods]


class AnyLess(Answer):
    """So many building resources less, of any kinds, for certain cards, if a condition holds."""

    def __init__(self, n: i64, args: list[int], test: Need | None = None) -> None:
        super().__init__()
        self.n: i64 = n
        self.args = args
        self.test = test

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if owner != seat or arg not in self.args:
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


class OneForOne(Answer):
    """Any part of a good may be replaced by another, one for one."""

    def __init__(self, good: i64, other: i64) -> None:
        super().__init__()
        self.good: i64 = good
        self.other: i64 = other

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        k: i64 = 1
        while owner == seat and k <= price[self.good]:
            goods = price[:]
            goods[self.good] -= k
            goods[self.other] += k
            found.append(goods)
            k += 1
        return found


class Swap(Answer):
    """Exactly so many of one of some goods (0: all of it) are replaced by so many of another."""

    def __init__(self, goods: list[int], n: i64, other: i64, m: i64) -> None:
        super().__init__()
        self.goods = goods
        self.n: i64 = n
        self.other: i64 = other
        self.m: i64 = m

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        found: list[vec[i64]] = []
        for good in self.goods:
            n = self.n if self.n else price[good]
            if owner == seat and n > 0 and price[good] >= n:
                goods = price[:]
                goods[good] -= n
                goods[self.other] += self.m
                found.append(goods)
        return found


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

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        t = cast(Table, p)
        if owner != seat or price[self.good] == 0 or t.used[self.number] == t.round:
            return []
        if self.house >= 0 and self.house != t.farms[seat * FARM + HOUSE]:
            return []
        goods = price[:]
        left = price[self.good] - self.n
        goods[self.good] = left if left > 0 else 0
        return [goods]

    def used(self, p: Position, owner: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.number, t.round)


def numbers(*slugs: str) -> list[int]:
    """Cards by name."""
    return [CARD_IDS.index(slug) for slug in slugs]


def cheaper_reed(c: Maker) -> None:
    """Less reed for rooms, renovations and the improvements that are named."""
    named = numbers("water_mill", "half_timbered_house", "chicken_coop", "holiday_house", "mansion", "corn_storehouse")
    c.says(ROOM_PRICE, Less(REED, c.n["reed"], []))
    c.says(RENOVATION_PRICE, Less(REED, c.n["reed"], []))
    c.says(CARD_PRICE, Less(REED, c.n["reed"], named))


def other_roof(c: Maker, good: i64) -> None:
    """Reed may be replaced by another good."""
    c.says(ROOM_PRICE, OneForOne(REED, good))
    c.says(RENOVATION_PRICE, OneForOne(REED, good))


@card("axe")
def axe(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(WOODEN, c.n["wood"], 0, c.n["reed"]))


@card("clay_supports")
def clay_supports(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(CLAYEY, c.n["clay"], c.n["wood"], c.n["reed"]))


@card("carpenter")
def carpenter(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(-1, c.n["material"], 0, c.n["reed"]))


@card("clay_plasterer")
def clay_plasterer(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(CLAYEY, c.n["room_clay"], 0, c.n["room_reed"]))
    c.says(RENOVATION_PRICE, Instead({"clay": c.n["clay"], "reed": c.n["reed"]}, [int(CLAYEY)], True))


@card("clay_roof")
def clay_roof(c: Maker) -> None:
    other_roof(c, CLAY)


@card("brushwood_roof")
def brushwood_roof(c: Maker) -> None:
    other_roof(c, WOOD)


@card("brushwood_collector")
def brushwood_collector(c: Maker) -> None:
    c.says(ROOM_PRICE, Swap([int(REED)], 0, WOOD, c.n["wood"]))
    c.says(RENOVATION_PRICE, Swap([int(REED)], 0, WOOD, c.n["wood"]))


@card("straw_thatched_roof")
def straw_thatched_roof(c: Maker) -> None:
    c.says(ROOM_PRICE, Less(REED, 0, []))
    c.says(RENOVATION_PRICE, Less(REED, 0, []))


@card("ladder")
def ladder(c: Maker) -> None:
    cheaper_reed(c)


@card("thatcher")
def thatcher(c: Maker) -> None:
    cheaper_reed(c)


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
    return number >= MAJORS or ask(t, IMPROVES, seat, MINOR_ACTION, number) & MAJOR_ACTION != 0


@card("baking_tray")
def baking_tray(c: Maker) -> None:
    c.says(IMPROVES, AsMinor(numbers("clay_oven", "stone_oven")))
    c.says(CARD_PRICE, AnyLess(c.n["less"], numbers("clay_oven", "stone_oven", "wood_fired_oven")))


@card("ceramics")
def ceramics(c: Maker) -> None:
    c.plays(c.gain(food=c.n["food"]))
    c.says(IMPROVES, AsMinor(numbers("pottery")))
    c.says(CARD_PRICE, Instead({}, numbers("pottery")))


@card("well_builder")
def well_builder(c: Maker) -> None:
    c.says(IMPROVES, AsMinor(numbers("well")))
    c.says(CARD_PRICE, Instead({"wood": c.n["wood"], "stone": c.n["stone"]}, numbers("well")))


@card("manufacturer")
def manufacturer(c: Maker) -> None:
    shops = numbers("joinery", "pottery", "basketmakers_workshop")
    c.says(IMPROVES, AsMinor(shops, LivesIn(CLAYEY, STONY)))
    c.says(CARD_PRICE, AnyLess(c.n["less"], shops, LivesIn(CLAYEY, STONY)))


# -- renovations and rooms without an action -------------------------------------------------------------------------


class RenovateFrom(Renovate):
    """A renovation of a house of this material only, by one step."""

    def __init__(self, house: i64) -> None:
        super().__init__(house + 1)
        self.house: i64 = house

    def lack(self, t: Table, seat: i64, house: i64) -> i64:
        return super().lack(t, seat, house) if t.farms[seat * FARM + HOUSE] == self.house else WRONG_PART


class Between(Need):
    """No action of a space is under way."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.space < 0


class Dawns(Need):
    """The seat has another card that works at the start of a round."""

    def holds(self, t: Table, seat: i64) -> bool:
        n: i64 = 0
        for entry in t.listeners[ROUND_START]:
            if entry >= 0 and entry // 4 % 16 == seat:
                n += 1
        return n > 1


class LastSmallHouse(Need):
    """The seat is the only one whose house has no more rooms than this."""

    def __init__(self, rooms: i64) -> None:
        self.rooms: i64 = rooms

    def holds(self, t: Table, seat: i64) -> bool:
        s: i64 = 0
        while s < t.game.seats:
            if (t.rooms(s) <= self.rooms) != (s == seat):
                return False
            s += 1
        return True


class OnceInGame(Provided):
    """A part, once in the game: the card's counter says whether it was done."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__(part)
        self.number: i64 = number

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return ACTION_LIMIT if cast(Table, p).used[self.number] else OK

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.number, 1)


def renovates(c: Maker, parts: list[Node]) -> None:
    """At any time. There is a question as a round ends, and one as a round starts if that may count."""
    c.trade(parts[0])
    c.on(ROUND_END, c.may(parts[1]), ANYBODY)
    c.on(ROUND_START, If(Dawns(), c.may(parts[2])), ANYBODY)


@card("builders_trowel")
def builders_trowel(c: Maker) -> None:
    renovates(c, [Only(Between(), RenovateFrom(WOODEN)) for _ in range(3)])


@card("stone_breaker")
def stone_breaker(c: Maker) -> None:
    renovates(c, [RenovateFrom(CLAYEY) for _ in range(3)])


@card("conservator")
def conservator(c: Maker) -> None:
    c.says(LEAPS, Yes())


class Yes(Answer):
    """The owner may."""

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat else value


ROOM = "room"  # what a card counts as on which a room lies ready


class BuiltRooms(Need):
    """So many rooms, not counting those that lay ready on cards (rulebook: "built the usual way")."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def holds(self, t: Table, seat: i64) -> bool:
        built = t.rooms(seat)
        for number in t.played[seat]:
            if ROOM in t.game.card(number).tags and t.used[number]:
                built -= 1
        return built >= self.n


@card("master_builder")
def master_builder(c: Maker) -> None:
    c.card.tags.add(ROOM)
    large = BuiltRooms(c.n["rooms"])
    c.trade(OnceInGame(c.number, Only(large, Rooms(1, True))), True, True)
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(large, Rooms(1, True)))), ANYBODY)


@card("mason")
def mason(c: Maker) -> None:
    c.card.tags.add(ROOM)
    large = BuiltRooms(c.n["rooms"])
    c.trade(OnceInGame(c.number, Only(LivesIn(STONY), Only(large, Rooms(1, True)))), True, True)
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(LivesIn(STONY), Only(large, Rooms(1, True))))), ANYBODY)


@card("pastor")
def pastor(c: Maker) -> None:
    last = LastSmallHouse(c.n["rooms"])
    parts = [
        c.gain(wood=c.n["wood"], clay=c.n["clay"], reed=c.n["reed"], stone=c.n["stone"]) for _ in range(2)
    ]  # fmt: skip
    c.trade(OnceInGame(c.number, Only(last, parts[0])))
    c.on(ROUND_END, c.may(OnceInGame(c.number, Only(last, parts[1]))), ANYBODY)


@card("hut_builder")
def hut_builder(c: Maker) -> None:
    c.needs(UntilRound(c.n["last"]))
    room = If(LivesIn(WOODEN, CLAYEY), c.may(Rooms(1, True)))
    c.on(ROUND_START, If(InRound(c.n["round"]), room), ANYBODY)


@card("wooden_hut_extension")
def wooden_hut_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


@card("clay_hut_extension")
def clay_hut_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


@card("stone_house_extension")
def stone_house_extension(c: Maker) -> None:
    c.plays(Rooms(1, True))


class Climb(Step):
    """Goods for being among the first to reach a level: from the first place on so much. IT: the new house."""

    def __init__(self, places: list[int], stone: list[int], source: i64) -> None:
        super().__init__()
        self.places = places
        self.stone = stone
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        place: i64 = 0
        s: i64 = 0
        while s < t.game.seats:
            f = s * FARM
            if t.farms[f + HOUSE] >= it and (it == STONY or not t.farms[f + LEAPT]):
                place += 1
            s += 1
        for k, stone in zip(self.places, self.stone):
            if place == k:
                t.gain(seat, STONE, stone, self.source)


@card("social_climber")
def social_climber(c: Maker) -> None:
    c.on(RENOVATED, Climb(c.n["place"], c.n["stone"], c.source))


# -- more improvements -----------------------------------------------------------------------------------------------


class ImproveAgain(Improve):
    """An improvement action like the one in IT, which cannot be repeated once more."""

    def __init__(self) -> None:
        super().__init__(0)

    def granted(self, it: i64) -> i64:
        return it % 32 & ~REPEATABLE


class Invest(Buy):
    """Pay, then a part that may need goods too: both must be possible one after the other."""

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        reason = super().doable(p, seat, it)
        if reason != OK:
            return reason
        return OK if p.rehearse(self, seat, it) else REST_IMPOSSIBLE


class IfRepeatable(When):
    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it & REPEATABLE != 0


class IfMinorThere(When):
    """A space's own improvement action brought what counts as a minor improvement, on one of these spaces."""

    def __init__(self, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if not it & OF_SPACE or t.space < 0 or not self.spaces & BIT[t.space]:
            return False
        return counts_as_minor(t, seat, it // 32)


class IfMinorForMajor(When):
    """An action for a major or a minor improvement brought what counts as a minor one."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        if not it & FLEXIBLE or not it & MAJOR_ACTION or not it & MINOR_ACTION:
            return False
        return counts_as_minor(cast(Table, p), seat, it // 32)


class Peddles(Answer):
    """An action for a minor improvement may bring a major one."""

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        fits = owner == seat and value & FLEXIBLE != 0 and value & MINOR_ACTION != 0
        return value | MAJOR_ACTION if fits else value


@card("merchant")
def merchant(c: Maker) -> None:
    c.on(IMPROVED, IfRepeatable(c.may(Invest(c.n["food"], ImproveAgain()))))


@card("businessman")
def businessman(c: Maker) -> None:
    more = Improve(MINOR_ACTION + MAJOR_ACTION + FLEXIBLE)
    c.on(IMPROVED, IfMinorThere(c.spaces("starting-player"), c.may(more)))


@card("traveling_salesman")
def traveling_salesman(c: Maker) -> None:
    c.says(IMPROVES, Peddles())
    c.on(IMPROVED, IfMinorForMajor(c.may(Improve(MINOR_ACTION))))


class DiscardMinors(Step):
    """All minor improvements of a hand leave the game; only their owner knows them."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in t.hands[seat]:
            if number < OCCUPATION_START:
                t.leave_hand(seat, number)
                t.gone = append(t.gone[:], seat * 512 + number)


class DrawMinors(Step):
    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        deal(cast(Table, p), seat, MINOR_DECK, self.n, False)


@card("broom")
def broom(c: Maker) -> None:
    c.plays(Seq(DiscardMinors(), DrawMinors(c.n["cards"]), Offer(Improve(MINOR_ACTION), least=0, asks="improvement")))


class JoinIn(Step):
    """Cards that have come into play while a card reacted take part in the same instant."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        f = p.top - FRAME
        while not isinstance(p.nodes[p.stack[f]], Instant):
            f -= FRAME
        table = p.listeners[ROUND_START]
        i = p.stack[f + STEP] // 16
        n: i64 = len(table)
        while i < n:
            if table[i] >= 0 and table[i] // 4 % 16 == seat:
                p.stack[f + FRAME + STEP] |= BIT[i]  # the frame above orders what this seat's cards do
            i += 1


@card("scholar")
def scholar(c: Maker) -> None:
    fee = c.n["food"]
    either = Choose(Occupy(fee, fee, fee), Improve(MINOR_ACTION + MAJOR_ACTION + REPEATABLE))
    c.on(ROUND_START, If(LivesIn(STONY), c.may(Seq(either, JoinIn()))), ANYBODY)


# -- more occupations ------------------------------------------------------------------------------------------------


class More(Answer):
    """So much more for the owner."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value + self.n if owner == seat else value


class ByLot(Answer):
    """The owner may have an occupation drawn: food for it, and begging cards for each food that is lacking."""

    def __init__(self, number: i64, food: i64, begging: i64) -> None:
        super().__init__()
        self.answer: i64 = (begging * 64 + food) * 512 + number

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return self.answer if owner == seat else value


@card("bookshelf")
def bookshelf(c: Maker) -> None:
    c.says(OCCUPATION_FOOD, More(c.n["food"]))


@card("patron")
def patron(c: Maker) -> None:
    c.says(OCCUPATION_FOOD, More(c.n["food"]))


@card("writing_desk")
def writing_desk(c: Maker) -> None:
    c.on(LEARNED, c.may(Occupy(c.n["price"], c.n["price"], c.n["price"])))


@card("perpetual_student")
def perpetual_student(c: Maker) -> None:
    c.says(BY_LOT, ByLot(c.number, c.n["food"], c.n["begging"]))


@card("educator")
def educator(c: Maker) -> None:
    play = Occupy(0, 0, 0)
    play.prices = vec[i64]([c.n["food"]] * (c.n["from"] - 1) + [c.n["late_food"]])
    c.on(PLAYED, IsOccupation(c.may(play)), OTHERS)


@card("puppeteer")
def puppeteer(c: Maker) -> None:
    fee = c.n["food"]
    play = TookSome(FOOD, c.may(Occupy(fee, fee, fee)))
    c.on(USED, OnSpace(c.spaces("traveling-players"), play), OTHERS)


# -- the family ------------------------------------------------------------------------------------------------------


class PerRoom(Optional):
    """A part that may be done as often as the number in IT says. STEP: how often it was done."""

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + STEP] >= p.stack[f + IT]:
            p.pop()
            return False
        return super().run(p, f)

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            p.pop()
            return
        p.stack[f + STEP] += 1
        p.push(self.parts[0], p.stack[f + SEAT], 0, p.stack[f + IT])


class Adopt(Step):
    """A child just born goes home at once as one who can be placed."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.farms[seat * FARM + CHILDREN] -= 1
        if t.phase == WORK:
            t.farms[seat * FARM + HOME] += 1


class Roomless(Answer):
    """From a clay hut on, the next child needs no room, until the card is used up."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        open_ = owner == seat and t.used[self.number] == 0 and t.farms[seat * FARM + HOUSE] >= CLAYEY
        return 1 if open_ else value


class Midwifery(Step):
    """Food if the family of the one whose child was born is larger now: so much, or more from a certain gap on."""

    def __init__(self, food: i64, gap: i64, more: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.gap: i64 = gap
        self.more: i64 = more
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        ahead = t.farms[actor(p) * FARM + PEOPLE] - t.farms[seat * FARM + PEOPLE]
        if ahead > 0:
            t.gain(seat, FOOD, self.more if ahead >= self.gap else self.food, self.source)


class Lodge(Step):
    """One of the people not in play yet comes to live on the card, and can be placed in this round already."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        f = seat * FARM
        if t.farms[f + PEOPLE] + t.farms[f + EXTRA] < MOST_PEOPLE:
            t.farms[f + EXTRA] += 1
            if t.phase == WORK:
                t.farms[f + HOME] += 1


class MoveIn(Step):
    """The one on the card was the child just born: nobody new has come. Not if that one was placed for it."""

    def __init__(self) -> None:
        super().__init__()
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        f = seat * FARM
        acted = t.phase == WORK and t.farms[f + HOME] == 0
        return OK if t.farms[f + EXTRA] > 0 and not acted else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        moves_out(cast(Table, p), seat)


class Evict(Piece):
    """The card is given up: whoever lived there goes."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        if t.farms[seat * FARM + EXTRA] > 0:
            moves_out(t, seat)


@card("wet_nurse")
def wet_nurse(c: Maker) -> None:
    c.on(ROOMED, PerRoom(c.number, Buy(c.n["food"], Grow(True))))


@card("adoptive_parents")
def adoptive_parents(c: Maker) -> None:
    c.on(GREW, c.may(Buy(c.n["food"], Adopt())))


@card("farm_steward")
def farm_steward(c: Maker) -> None:
    c.says(GROWS_ANYWAY, Roomless(c.number))
    c.on(GREW, If(LivesIn(CLAYEY, STONY), Spend(c.number)))


@card("lover")
def lover(c: Maker) -> None:
    c.plays(Grow(False))


@card("midwife")
def midwife(c: Maker) -> None:
    c.on(GREW, Midwifery(c.n["food"], c.n["gap"], c.n["more_food"], c.source), OTHERS)


@card("reed_hut")
def reed_hut(c: Maker) -> None:
    c.plays(Lodge())
    c.on(GREW, c.may(MoveIn()))
    c.leaves(Evict())


# -- goods for certain cards -----------------------------------------------------------------------------------------


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
            if t.owner[number] == seat:
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


class Stands(Need):
    """Somebody has this card in play."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def holds(self, t: Table, seat: i64) -> bool:
        return t.anybody_owns(self.slug)


def treat(c: Maker) -> Node:
    """Food for the owner and for all others."""
    others = OthersGain(FOOD, c.n["others"], c.source)
    others.still = True
    return Seq(c.gain(food=c.n["own"]), others)


@card("flagon")
def flagon(c: Maker) -> None:
    c.plays(Seq(If(Stands("well"), treat(c)), If(Stands("village_well"), treat(c))))
    c.on(PLAYED, OneOf(["well", "village_well"], treat(c)), ANYBODY)


@card("water_carrier")
def water_carrier(c: Maker) -> None:
    c.plays(If(WellBuilt(), lay_ahead(c, FOOD, c.n["food"], int(ROUNDS))))
    c.on(PLAYED, OneOf(["well"], lay_ahead(c, FOOD, c.n["food"], int(ROUNDS))), ANYBODY)
