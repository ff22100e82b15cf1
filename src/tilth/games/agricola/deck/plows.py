# compiled
"""Plows, and fields plowed without one (§9)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.effects import If, OnSpace
from tilth.games.agricola.rules.events import FURROWED, ROUND_START, USED
from tilth.games.agricola.rules.fields import Plow
from tilth.games.agricola.rules.goods import ROUNDS, STONY
from tilth.games.agricola.rules.packed_events import NO_CARD, fields_plowed, plow_used
from tilth.games.agricola.rules.requirements import LivesIn
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import in_play
from tilth.kernel.core import Node, Position
from tilth.kernel.expressions import Offer, When
from tilth.kernel.native import BIT, i64
from tilth.kernel.reactions import ANYBODY, OTHERS

# -- plows -----------------------------------------------------------------------------------------------------------


def both_spaces(c: Maker) -> i64:
    return c.spaces("plowing")


@card("riding_plow")
def riding_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], both_spaces(c))


@card("turnwrest_plow")
def turnwrest_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], both_spaces(c))


def first_space(c: Maker) -> i64:
    return c.spaces("plow-field")


@card("moldboard_plow")
def moldboard_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], first_space(c))


@card("swing_plow")
def swing_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], first_space(c))


@card("crooked_plow")
def crooked_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], first_space(c))


@card("harrow")
def harrow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], both_spaces(c), c.n["price"])


class AfterPlow(When):
    """A part, if more than one field was plowed with a plow."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return plow_used(it) != NO_CARD and fields_plowed(it) > 1


@card("punner")
def punner(c: Maker) -> None:
    c.on(FURROWED, AfterPlow(c.may(Plow(c.n["fields"], plain=True))), OTHERS)


class During(When):
    """A part, while the action of one of these spaces (a mask) is under way."""

    def __init__(self, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.space >= 0 and self.spaces & BIT[t.space] != 0


@card("plow_maker")
def plow_maker(c: Maker) -> None:
    more = c.buy(Plow(c.n["fields"], plain=True), food=c.n["food"])
    c.on(FURROWED, During(both_spaces(c), c.may(more)))


# -- more fields -----------------------------------------------------------------------------------------------------


@card("field")
def field(c: Maker) -> None:
    c.plays(Plow(c.n["fields"], plain=True))


@card("field_watchman")
def field_watchman(c: Maker) -> None:
    c.on(USED, OnSpace(c.spaces("take-grain"), c.may(Plow(plain=True))))


@card("plow_driver")
def plow_driver(c: Maker) -> None:
    c.on(ROUND_START, c.may(If(LivesIn(STONY), c.buy(Plow(), food=c.n["food"]))), ANYBODY)


class PlowPerPlow(Plow):
    """As many fields as there are plows in play, so many for each."""

    def __init__(self, each: i64) -> None:
        super().__init__(each, plain=True)

    def allowed(self, t: Table, seat: i64) -> i64:
        n: i64 = 0
        for plow in t.game.plows:
            if in_play(t, plow.number):
                n += self.most
        return n


@card("yoke")
def yoke(c: Maker) -> None:
    c.plays(Offer(PlowPerPlow(c.n["fields"]), least=0, asks="plow"))


class PlowPerRound(Plow):
    """As many fields as there are rounds to come, up to `most`."""

    def __init__(self, most: i64) -> None:
        super().__init__(most, plain=True)

    def allowed(self, t: Table, seat: i64) -> i64:
        left = ROUNDS - t.round
        return left if left < self.most else self.most


@card("ox_team")
def ox_team(c: Maker) -> None:
    c.plays(Offer(PlowPerRound(c.n["most"]), least=0, asks="plow"))
