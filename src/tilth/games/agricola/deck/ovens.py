# compiled
"""Ovens, and baking bread on other occasions (§13)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import InPhases, IsOccupation
from tilth.games.agricola.rules.baking import Bake
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import Awake, Once, OnSpace
from tilth.games.agricola.rules.events import BAKED, FEED_START, PLAYED, USED
from tilth.games.agricola.rules.goods import FOOD, GRAIN
from tilth.games.agricola.rules.layout import BREEDING, FIELD_PHASE, RETURN, START
from tilth.games.agricola.rules.packed_events import baking_granted, grain_baked
from tilth.games.agricola.rules.table import Table
from tilth.kernel.core import Node, Position
from tilth.kernel.expressions import Offer, Step, When
from tilth.kernel.native import i64
from tilth.kernel.reactions import ANYBODY, OTHERS

# -- ovens -----------------------------------------------------------------------------------------------------------


def bake_at_once(c: Maker) -> Offer:
    """A bake bread action on being built, or none (§13.4)."""
    return Offer(Bake(alone=not c.rules.bake_with_all), least=0, asks="bake")


@card("clay_oven")
def clay_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("stone_oven")
def stone_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("wood_fired_oven")
def wood_fired_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakers_oven")
def bakers_oven(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakers_kitchen")
def bakers_kitchen(c: Maker) -> None:
    c.plays(bake_at_once(c))


@card("bakehouse")
def bakehouse(c: Maker) -> None:
    c.plays(bake_at_once(c))


# -- bread -----------------------------------------------------------------------------------------------------------


@card("windmill")
def windmill(c: Maker) -> None:
    c.way(GRAIN, 1, c.n["food"])


@card("millstone")
def millstone(c: Maker) -> None:
    c.on(BAKED, InPhases(START, RETURN, c.gain(food=c.n["food"])))
    c.on(BAKED, InPhases(FIELD_PHASE, BREEDING, Once(c.number, c.gain(food=c.n["food"]))))


def bakes_on_plowing(c: Maker) -> None:
    """On each space where one plows its owner may bake too."""
    c.on(USED, OnSpace(c.spaces("plowing"), c.may(Bake())))


@card("threshing_board")
def threshing_board(c: Maker) -> None:
    bakes_on_plowing(c)


@card("flail")
def flail(c: Maker) -> None:
    bakes_on_plowing(c)


@card("bread_paddle")
def bread_paddle(c: Maker) -> None:
    c.on(PLAYED, IsOccupation(c.may(Bake())))


@card("baker")
def baker(c: Maker) -> None:
    c.plays(c.may(Bake()))
    c.on(FEED_START, c.may(Bake()), ANYBODY)


class BakedOtherwise(When):
    """A part, unless the baking in IT was allowed by this card."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__(part)
        self.card: i64 = number

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return baking_granted(it) != self.card


@card("master_baker")
def master_baker(c: Maker) -> None:
    c.on(BAKED, Awake(c.may(Bake(grant=c.number))), OTHERS)
    c.on(BAKED, BakedOtherwise(c.number, c.gain(food=c.n["food"])))


class PerGrain(Step):
    """So much food for each grain of the baking in IT."""

    def __init__(self, food: i64, source: i64) -> None:
        super().__init__()
        self.food: i64 = food
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, FOOD, grain_baked(it) * self.food, self.source)


@card("bread_seller")
def bread_seller(c: Maker) -> None:
    c.on(BAKED, Awake(PerGrain(c.n["food"], c.source)), ANYBODY)


class ForBaking(When):
    """A part, if the card in IT has the symbol of baking."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).game.card(it).bakes > 0


@card("charcoal_burner")
def charcoal_burner(c: Maker) -> None:
    c.on(PLAYED, ForBaking(c.gain(food=c.n["food"], wood=c.n["wood"])), ANYBODY)
