# compiled
"""Goods laid on the round spaces, given or sold as the round starts (§15.9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import OneOf, OthersGain, quiet
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import If, Later
from tilth.games.agricola.rules.events import PLAYED, RENOVATED, ROUND_START
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.fields import Plow
from tilth.games.agricola.rules.goods import CLAY, CLAYEY, FOOD, GOODS, ROUNDS, SHEEP, STONY
from tilth.games.agricola.rules.layout import FENCE_PIECE, FIELD_TILE
from tilth.games.agricola.rules.packed import laid_good, laid_number
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import (
    house_of,
    lies_ready,
    pieces_ready,
    put_aside,
    take_back,
    take_ready,
    uses_of,
)
from tilth.kernel.core import OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, Seq, Several, Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY


def lay_ahead(c: Maker, good: i64, n: i64, rounds: int) -> Later:
    """So many of a good on each of the next rounds."""
    return Later(good, n, list(range(1, rounds + 1)), True)


def next_rounds(c: Maker, good: str) -> Later:
    """So many of a good on each of the next rounds."""
    return lay_ahead(c, GOODS.index(good), c.n[good], c.n["rounds"])


def every_round(c: Maker, good: str) -> Later:
    """On all rounds still to come."""
    return lay_ahead(c, GOODS.index(good), c.n[good], int(ROUNDS))


# -- ponds and gardens -----------------------------------------------------------------------------------------------


@card("reed_pond")
def reed_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "reed"))


@card("goose_pond")
def goose_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("duck_pond")
def duck_pond(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("swan_lake")
def swan_lake(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


def on_rounds(c: Maker, good: str, rounds: list[int]) -> None:
    """When it is played, on those of certain rounds that are still to come."""
    c.plays(Later(GOODS.index(good), c.n[good], rounds, False))


def odd() -> list[int]:
    return list(range(1, int(ROUNDS) + 1, 2))


@card("carp_pond")
def carp_pond(c: Maker) -> None:
    on_rounds(c, "food", odd())


@card("strawberry_patch")
def strawberry_patch(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("herb_garden")
def herb_garden(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


def span(c: Maker) -> list[int]:
    """From one round to another, as printed."""
    return list(range(c.n["from"], c.n["to"] + 1))


@card("fruit_tree")
def fruit_tree(c: Maker) -> None:
    on_rounds(c, "food", span(c))


def even() -> list[int]:
    return list(range(2, int(ROUNDS) + 1, 2))


@card("beehive")
def beehive(c: Maker) -> None:
    on_rounds(c, "food", even())


@card("dovecote")
def dovecote(c: Maker) -> None:
    on_rounds(c, "food", span(c))


@card("chicken_coop")
def chicken_coop(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


@card("animal_pen")
def animal_pen(c: Maker) -> None:
    c.plays(every_round(c, "food"))


@card("private_forest")
def private_forest(c: Maker) -> None:
    on_rounds(c, "wood", even())


# -- wells -----------------------------------------------------------------------------------------------------------


@card("well")
def well(c: Maker) -> None:
    c.plays(lay_ahead(c, FOOD, c.n["food"], c.n["rounds"]))


@card("village_well")
def village_well(c: Maker) -> None:
    c.plays(next_rounds(c, "food"))


class WellBuilt(Need):
    """Somebody has built the Well, be it given up since."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.was_built(CARD_IDS.index("well")) or t.anybody_owns("village_well")


@card("water_carrier")
def water_carrier(c: Maker) -> None:
    c.plays(If(WellBuilt(), lay_ahead(c, FOOD, c.n["food"], int(ROUNDS))))
    c.on(PLAYED, OneOf(["well"], lay_ahead(c, FOOD, c.n["food"], int(ROUNDS))), ANYBODY)


class Stands(Need):
    """Somebody has this card in play."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def holds(self, t: Table, seat: i64) -> bool:
        return t.anybody_owns(self.slug)


def treat(c: Maker) -> Node:
    """Food for the owner and for all others."""
    return Seq(c.gain(food=c.n["own"]), quiet(OthersGain(FOOD, c.n["others"], c.source)))


@card("flagon")
def flagon(c: Maker) -> None:
    c.plays(Seq(If(Stands("well"), treat(c)), If(Stands("village_well"), treat(c))))
    c.on(PLAYED, OneOf(["well", "village_well"], treat(c)), ANYBODY)


@card("tinsmith")
def tinsmith(c: Maker) -> None:
    c.way(CLAY, c.n["clay"], c.n["food"])
    c.ready(WellBuilt())
    c.way(CLAY, c.n["more_clay"], c.n["more_food"])


# -- deliverymen -----------------------------------------------------------------------------------------------------


@card("clay_deliveryman")
def clay_deliveryman(c: Maker) -> None:
    on_rounds(c, "clay", span(c))


@card("wood_deliveryman")
def wood_deliveryman(c: Maker) -> None:
    on_rounds(c, "wood", span(c))


@card("wood_collector")
def wood_collector(c: Maker) -> None:
    c.plays(next_rounds(c, "wood"))


@card("reed_collector")
def reed_collector(c: Maker) -> None:
    c.plays(next_rounds(c, "reed"))


@card("stone_cart")
def stone_cart(c: Maker) -> None:
    on_rounds(c, "stone", even())


@card("sack_cart")
def sack_cart(c: Maker) -> None:
    on_rounds(c, "grain", c.n["rounds"])


@card("granary")
def granary(c: Maker) -> None:
    on_rounds(c, "grain", c.n["rounds"])


@card("master_shepherd")
def master_shepherd(c: Maker) -> None:
    c.plays(next_rounds(c, "sheep"))


def rounds_after(c: Maker, good: str) -> None:
    """When it is played, on the rounds that come so many rounds after the current one."""
    c.plays(Later(GOODS.index(good), c.n[good], c.n["after"], True))


@card("sheep_whisperer")
def sheep_whisperer(c: Maker) -> None:
    rounds_after(c, "sheep")


@card("pig_whisperer")
def pig_whisperer(c: Maker) -> None:
    rounds_after(c, "boar")


@card("cattle_whisperer")
def cattle_whisperer(c: Maker) -> None:
    rounds_after(c, "cattle")


# -- once the house is good enough -----------------------------------------------------------------------------------


class Moved(Several):
    """A part, once in the game: as soon as the house is of this material or a better one."""

    def __init__(self, number: i64, house: i64, part: Node) -> None:
        super().__init__([part], "")
        self.number: i64 = number
        self.house: i64 = house
        self.sure = part.sure
        self.still = part.still

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return uses_of(t, self.number) > 0 or house_of(t, seat) < self.house

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if self.idle(t, t.stack[f + SEAT], 0):
            t.pop()
        else:
            t.set_used(self.number, 1)
            t.become(self.parts[0], 0)
        return False


@card("maid")
def maid(c: Maker) -> None:
    c.plays(Moved(c.number, CLAYEY, every_round(c, "food")))
    c.on(RENOVATED, Moved(c.number, CLAYEY, every_round(c, "food")))


@card("manservant")
def manservant(c: Maker) -> None:
    c.plays(Moved(c.number, STONY, every_round(c, "food")))
    c.on(RENOVATED, Moved(c.number, STONY, every_round(c, "food")))


@card("clay_hut_builder")
def clay_hut_builder(c: Maker) -> None:
    c.plays(Moved(c.number, CLAYEY, next_rounds(c, "clay")))
    c.on(RENOVATED, Moved(c.number, CLAYEY, next_rounds(c, "clay")))


@card("shepherd_boy")
def shepherd_boy(c: Maker) -> None:
    c.plays(Moved(c.number, STONY, every_round(c, "sheep")))
    c.on(RENOVATED, Moved(c.number, STONY, every_round(c, "sheep")))


# -- for sale as the round starts ------------------------------------------------------------------------------------


class TakeLaid(Step):
    """Goods that the card has laid on the space of this round."""

    def __init__(self, number: i64, source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.source: i64 = source
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if lies_ready(cast(Table, p), self.number) else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        taken = take_ready(t, self.number)
        t.gain(seat, laid_good(taken), laid_number(taken), self.source)


def for_sale(c: Maker, food: i64, part: Node) -> None:
    """As a round starts, its owner may pay food for what lies on its space."""
    c.on(ROUND_START, c.may(c.buy(part, food=food)), ANYBODY)


@card("greenhouse")
def greenhouse(c: Maker) -> None:
    c.plays(Later(GOODS.index("vegetable"), c.n["vegetable"], c.n["after"], True, c.number))
    for_sale(c, c.n["price"], TakeLaid(c.number, c.source))


class PlowLaid(Provided):
    """A field that the card has laid on the space of this round is plowed."""

    def __init__(self, number: i64) -> None:
        super().__init__(Plow())
        self.number: i64 = number

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if lies_ready(cast(Table, p), self.number) else WRONG_PART

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        take_ready(cast(Table, p), self.number)


@card("plowman")
def plowman(c: Maker) -> None:
    c.plays(Later(FIELD_TILE, c.n["fields"], c.n["after"], True, c.number))
    for_sale(c, c.n["food"], PlowLaid(c.number))


class LayFences(Step):
    """Fences of the player's own are laid on rounds so many rounds from now: `n` each, as far as there are any."""

    def __init__(self, number: i64, n: i64, after: list[int]) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.after = after

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        for after in self.after:
            left = t.fences_left(seat)
            n = self.n if self.n < left else left
            if n > 0 and t.round + after <= ROUNDS:
                t.lay_later(seat, t.round + after, FENCE_PIECE, n, self.number)
                put_aside(t, seat, n)


class FenceLaid(Several):
    """Fences that the card has laid on the space of this round are built without wood, as many of them as wanted."""

    def __init__(self, number: i64, most: int) -> None:
        super().__init__([Fence(free=True, most=n + 1) for n in range(most)], "")
        self.number: i64 = number

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        if not lies_ready(t, self.number):
            return WRONG_PART
        n = pieces_ready(t, self.number)
        take_back(t, seat, n)  # they are at hand by then
        reason = self.parts[n - 1].doable(t, seat, it)
        put_aside(t, seat, n)
        return reason

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = laid_number(take_ready(t, self.number))
        take_back(t, t.stack[f + SEAT], n)
        t.become(self.parts[n - 1], 0)
        return False


@card("fence_deliveryman")
def fence_deliveryman(c: Maker) -> None:
    c.plays(LayFences(c.number, c.n["fences"], c.n["after"]))
    for_sale(c, c.n["food"], FenceLaid(c.number, c.n["fences"]))


class LayAnimals(Step):
    """For each kind of animal: so many on one round, if it is still to come."""

    def __init__(self, number: i64, n: i64, rounds: list[int]) -> None:
        super().__init__()
        self.number: i64 = number
        self.n: i64 = n
        self.rounds = rounds

    def act(self, p: Position, seat: i64, it: i64) -> None:
        good: i64 = SHEEP
        for round in self.rounds:
            cast(Table, p).lay_later(seat, round, good, self.n, self.number)
            good += 1


@card("animal_handler")
def animal_handler(c: Maker) -> None:
    c.plays(LayAnimals(c.number, c.n["animals"], [c.n["sheep_round"], c.n["boar_round"], c.n["cattle_round"]]))
    for_sale(c, c.n["food"], TakeLaid(c.number, c.source))
