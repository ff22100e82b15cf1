# compiled
"""Actions besides those of people: a child, a helper, special actions, building after a take."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import BUILDING, Yes, taking
from tilth.games.agricola.rules.building import Renovate, Rooms
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.effects import Choose, If, Later, Once, OnSpace
from tilth.games.agricola.rules.events import ROUND_START, USED
from tilth.games.agricola.rules.family import Grow
from tilth.games.agricola.rules.goods import GOODS
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import lies_ready, take_ready
from tilth.games.moor.rules.facts import ACTIONS
from tilth.games.moor.rules.forest_people import IntoForest, NobodyInForest, OutOfForest, OutsideAgain
from tilth.games.moor.rules.occasions import EnoughTaken, OnSpecial
from tilth.games.moor.rules.registered import CUT_PEAT, SLASH_AND_BURN, moor_of
from tilth.games.moor.rules.special_actions import make_action
from tilth.games.moor.rules.specials import TakeSpecial
from tilth.kernel.core import OK, WRONG_PART, Node, Position
from tilth.kernel.expressions import Provided, When
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import ANYBODY

# -- people ----------------------------------------------------------------------------------------------------------


@card("wedding-coach")
def wedding_coach(c: Maker) -> None:
    c.plays(c.may(Grow(False)))


@card("forest-hut")
def forest_hut(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(IntoForest(m))
    c.on(m.forest_gone, OutOfForest(m))
    c.on(m.came_home, OutsideAgain(m), ANYBODY)
    c.leaves(NobodyInForest(m))


# -- special actions -------------------------------------------------------------------------------------------------


class SomebodyHome(Need):
    """A healthy person is still to be placed."""

    def holds(self, t: Table, seat: i64) -> bool:
        return t.ready(seat) > 0


@card("agricultural-implement")
def agricultural_implement(c: Maker) -> None:
    m = moor_of(c.rules)
    part: Node = c.may(TakeSpecial(m.specials))
    if m.switches["m054_needs_person"]:
        part = If(SomebodyHome(), part)
    c.on(USED, OnSpace(c.spaces("plow-field", "plow-sow"), part))


class BeforeSpecial(When):
    """A part, if this special action is about to be carried out (IT)."""

    def __init__(self, action: i64, part: Node) -> None:
        super().__init__(part)
        self.action: i64 = action

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it == self.action


@card("tool-shed")
def tool_shed(c: Maker) -> None:
    m = moor_of(c.rules)
    for one, other in ((CUT_PEAT, SLASH_AND_BURN), (SLASH_AND_BURN, CUT_PEAT)):
        both = c.may(Once(c.number, make_action(m, other, ACTIONS[other], 0)))
        c.on(m.before, BeforeSpecial(one, both))
        after = c.may(Once(c.number, make_action(m, other, ACTIONS[other], 0)))
        c.on(m.special, OnSpecial([one], after))


class WhatLiesReady(Provided):
    """A part for what the card has laid on the space of this round."""

    def __init__(self, card: i64, part: Node) -> None:
        super().__init__(part)
        self.card: i64 = card

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if lies_ready(cast(Table, p), self.card) else WRONG_PART

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        take_ready(cast(Table, p), self.card)


@card("peat-cutting-rights")
def peat_cutting_rights(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(Later(m.fuel, c.n["fuel"], c.n["ahead"], True, c.number))
    c.on(ROUND_START, c.may(WhatLiesReady(c.number, TakeSpecial(m.specials, BIT[CUT_PEAT]))), ANYBODY)


@card("taps")
def taps(c: Maker) -> None:
    c.says(moor_of(c.rules).late_turn, Yes())


# -- building --------------------------------------------------------------------------------------------------------


@card("hay-wagon")
def hay_wagon(c: Maker) -> None:
    enough = vec[i64]([c.n[GOODS[good]] for good in BUILDING])
    taking(c, EnoughTaken(vec[i64](BUILDING), enough), c.may(Choose(Rooms(), Renovate())))
