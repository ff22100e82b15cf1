# compiled
"""More of what a space gives: fish, wood, clay, stone, grain and vegetables (§5)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import (
    Forget,
    Given,
    OthersGain,
    Remember,
    at,
    gives,
    lies,
    quiet,
    taking,
    with_more,
    without_more,
)
from tilth.games.agricola.rules.bills import food_bill
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Choose, If, OnSpace
from tilth.games.agricola.rules.events import ENTERED, GOING_HOME, MINOR, OTHER, PARTING, RECEIVED, SPACE, TOOK, USED
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import CLAY, FOOD, GRAIN, KINDS, REED, STONE, VEGETABLE, WOOD
from tilth.games.agricola.rules.packed_events import good_received, received_from, source_card, source_kind
from tilth.games.agricola.rules.requirements import FromRound, UntilRound
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    gave,
    in_play,
    lay_on_space,
    lay_there,
    on_space,
    owner_of,
    part_with,
    parted_with,
    payable_with,
    round_card,
    stock,
    take_off_space,
    uses_of,
)
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Seq, Several, Step, When
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import ANYBODY

# -- fish ------------------------------------------------------------------------------------------------------------


@card("fishing_rod")
def fishing_rod(c: Maker) -> None:
    at(c, If(UntilRound(c.n["from"] - 1), c.gain(food=c.n["early"])), "fishing")
    at(c, If(FromRound(c.n["from"]), c.gain(food=c.n["late"])), "fishing")


@card("raft")
def raft(c: Maker) -> None:
    at(c, quiet(c.one_of(food=c.n["food"], reed=c.n["reed"])), "fishing")


@card("canoe")
def canoe(c: Maker) -> None:
    at(c, c.gain(food=c.n["food"], reed=c.n["reed"]), "fishing")


@card("fish_trap")
def fish_trap(c: Maker) -> None:
    at(c, c.gain(food=c.n["food"]), "fishing")
    taking(c, gives([REED]), c.gain(food=c.n["food"]))


@card("landing_net")
def landing_net(c: Maker) -> None:
    taking(c, without_more(REED), c.gain(food=c.n["food"]))
    taking(c, with_more(REED), c.gain(food=c.n["mixed"]))


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
            if in_play(t, number) and not t.has(seat, number):
                food += self.fee
        return food

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for number in self.cards:
            if in_play(t, number) and not t.has(seat, number):
                t.gain(owner_of(t, number), FOOD, self.fee, OTHER)


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
        if self.rival >= 0 and uses_of(t, self.rival) == t.stint(seat):
            return WRONG_PART
        fees = food_bill(self.fees.due(t, seat))  # the food comes before they are paid
        return OK if payable_with(t, seat, FOOD, lay_there(t, FOOD), fees) else CANNOT_PAY

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return lay_there(cast(Table, p), FOOD) == 0

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        due = self.fees.due(t, seat)
        t.set_used(self.number, t.stint(seat))
        t.become(self.fees, 0)
        if due:
            t.push(t.game.pay, seat, 0, food_bill(due))
        t.gain(seat, FOOD, lay_there(t, FOOD), self.source)
        return False


@card("fisherman")
def fisherman(c: Maker) -> None:
    names = ["fishing_rod", "raft", "canoe", "fish_trap", "landing_net"]
    c.on(USED, OnSpace(c.spaces("fishing"), c.may(Double(c, names, -1))))


class ReedTaken(Remember):
    """The card has a claim if the space in use has given reed."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return gave(cast(Table, p), REED) == 0


class TakeCatch(Forget):
    """The food that is left on a space goes to whoever has a claim; this is no use of the space."""

    def __init__(self, card: i64, space: i64, source: i64) -> None:
        super().__init__(card)
        self.space: i64 = space
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        super().act(p, seat, it)
        food = on_space(t, self.space, FOOD)
        take_off_space(t, self.space, FOOD, food)
        t.gain(seat, FOOD, food, self.source)


@card("net_fisherman")
def net_fisherman(c: Maker) -> None:
    c.on(TOOK, ReedTaken(c.number))
    c.on(GOING_HOME, TakeCatch(c.number, c.rules.space_slugs.index("fishing"), c.source), ANYBODY)


# -- wood ------------------------------------------------------------------------------------------------------------


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
        return source_card(received_from(it)) == self.number and good_received(it, self.good) > 0


@card("berry_picker")
def berry_picker(c: Maker) -> None:
    taking(c, gives([WOOD]), c.gain(food=c.n["food"]))
    c.on(RECEIVED, FromCard(CARD_IDS.index("building_material"), WOOD, c.gain(food=c.n["food"])))


class Leave(Provided):
    """Some of the goods that lay on the space stay there, and something else is taken for them."""

    def __init__(self, good: i64, n: i64, part: Node) -> None:
        super().__init__(part)
        self.good: i64 = good
        self.n: i64 = n

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        lying = lay_there(t, self.good) - parted_with(t, self.good)
        return OK if lying >= self.n and stock(t, seat, self.good) >= self.n else CANNOT_PAY

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        part_with(t, self.good, self.n)
        lay_on_space(t, t.space, self.good, self.n)


@card("basket")
def basket(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(food=c.n["food"])))))


@card("mushroom_collector")
def mushroom_collector(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(food=c.n["food"])))))


@card("pig_catcher")
def pig_catcher(c: Maker) -> None:
    c.on(PARTING, quiet(c.may(Leave(WOOD, c.n["wood"], c.gain(boar=c.n["boar"])))))


# -- clay ------------------------------------------------------------------------------------------------------------


@card("clay_pit")
def clay_pit(c: Maker) -> None:
    at(c, c.gain(clay=c.n["clay"]), "day-laborer")


@card("clay_worker")
def clay_worker(c: Maker) -> None:
    taking(c, gives([WOOD, CLAY]), c.gain(clay=c.n["clay"]))


@card("clay_mixer")
def clay_mixer(c: Maker) -> None:
    rest: list[i64] = [good for good in range(KINDS) if good != CLAY]
    taking(c, Given([CLAY], [], rest), c.gain(clay=c.n["clay"]))


# -- stone -----------------------------------------------------------------------------------------------------------


@card("quarry")
def quarry(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "day-laborer")


@card("stone_tongs")
def stone_tongs(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "stone")


@card("wooden_crane")
def wooden_crane(c: Maker) -> None:
    at(c, c.gain(stone=c.n["stone"]), "stone")
    more = c.buy(c.gain(stone=c.n["more"] - c.n["stone"]), food=c.n["price"])
    c.on(USED, OnSpace(c.spaces("stone"), If(gives([STONE]), c.may(more))))


@card("stone_carrier")
def stone_carrier(c: Maker) -> None:
    taking(c, without_more(STONE), c.gain(stone=c.n["stone"]))
    bought = c.buy(c.gain(stone=c.n["stone"]), food=c.n["food"])
    c.on(USED, If(with_more(STONE), c.may(bought)))


@card("storehouse_keeper")
def storehouse_keeper(c: Maker) -> None:
    taking(c, Given([REED, STONE], [], []), quiet(c.one_of(clay=c.n["clay"], grain=c.n["grain"])))


# -- grain and vegetables --------------------------------------------------------------------------------------------


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


@card("market_crier")
def market_crier(c: Maker) -> None:
    mine = c.gain(grain=c.n["grain"], vegetable=c.n["vegetable"])
    at(c, quiet(c.may(Seq(mine, OthersGain(GRAIN, c.n["others"], c.source)))), "take-grain")


@card("land_agent")
def land_agent(c: Maker) -> None:
    c.plays(c.gain(vegetable=c.n["vegetable"]))
    at(c, c.gain(grain=c.n["grain"]), "take-vegetable")


class VegetablesCame(When):
    """A part, if vegetables came from a space or a minor improvement. IT: what RECEIVED says."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return source_kind(received_from(it)) in (SPACE, MINOR) and good_received(it, VEGETABLE) > 0


@card("market_woman")
def market_woman(c: Maker) -> None:
    c.on(RECEIVED, VegetablesCame(c.gain(grain=c.n["grain"])))


@card("undergardener")
def undergardener(c: Maker) -> None:
    at(c, c.gain(vegetable=c.n["vegetable"]), "day-laborer")


@card("seasonal_worker")
def seasonal_worker(c: Maker) -> None:
    at(c, If(UntilRound(c.n["from"] - 1), c.gain(grain=c.n["grain"])), "day-laborer")
    at(c, If(FromRound(c.n["from"]), quiet(c.one_of(grain=c.n["grain"], vegetable=c.n["vegetable"]))), "day-laborer")


@card("serf")
def serf(c: Maker) -> None:
    swap = c.buy(c.gain(vegetable=c.n["vegetable"]), grain=c.n["pay"])
    c.on(ENTERED, OnSpace(c.spaces("sow-bake"), Choose(c.gain(grain=c.n["grain"]), swap)))


class NewestCard(When):
    """A part, if the space in IT is the round card of the current round."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return round_card(t, t.round) == it


@card("outrider")
def outrider(c: Maker) -> None:
    c.on(ENTERED, NewestCard(c.gain(grain=c.n["grain"])))
