# compiled
"""Fuel, heating and what the harvest brings; horses that lie down."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.occasions import at
from tilth.games.agricola.rules.actions import CRAFT_LIMIT, NOTHING_PERFORMED
from tilth.games.agricola.rules.bundles import some
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Holder, Score
from tilth.games.agricola.rules.effects import Choose, If
from tilth.games.agricola.rules.events import BIRTHS, FEED_END, FIELD_START, FIELD_STEP, GREW
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.goods import SHEEP
from tilth.games.agricola.rules.layout import FIELD_PHASE
from tilth.games.agricola.rules.packed_events import how_many, kind_of
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.scoring import item_names
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import stock, uses_of
from tilth.games.moor.deck.honours import WORKSHOPS
from tilth.games.moor.rules.heating import AT_MOST, BURNT, LESS, wood_burnt
from tilth.games.moor.rules.horses import LayDown, lying_horses
from tilth.games.moor.rules.occasions import AtMost, Bonus, Heating, OnSpecial
from tilth.games.moor.rules.registered import HIRING_FAIR, Moor, moor_of
from tilth.games.moor.rules.usage import tokens, trade
from tilth.kernel.core import OK, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Loop, Provided, Seq, Step
from tilth.kernel.native import i64, vec
from tilth.kernel.reactions import ANYBODY

# -- heating ---------------------------------------------------------------------------------------------------------


class LessForWood(Heating):
    """Fuel is saved by burning wood in the same feeding phase."""

    def __init__(self, m: Moor, less: i64) -> None:
        super().__init__(BURNT)
        self.m = m
        self.less: i64 = less

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        return value + self.less if wood_burnt(t, self.m, seat) > 0 else value


@card("firewood")
def firewood(c: Maker) -> None:
    m = moor_of(c.rules)
    c.plays(c.gain(fuel=c.n["fuel"]))
    c.says(m.heating, LessForWood(m, c.n["less"]))


@card("oven-installation")
def oven_installation(c: Maker) -> None:
    c.says(moor_of(c.rules).heating, AtMost(AT_MOST, c.fact["heating"]["most"]))


class CountSheep(Step):
    """The card remembers how many sheep there are."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return uses_of(t, self.card) == stock(t, seat, SHEEP)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_used(self.card, stock(t, seat, SHEEP))


class LessPerSheep(Heating):
    """Fuel less for every so many sheep of the field phase; before it, of those that there are."""

    def __init__(self, card: i64, per: i64, less: i64) -> None:
        super().__init__(LESS)
        self.card: i64 = card
        self.per: i64 = per
        self.less: i64 = less

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        sheep = uses_of(t, self.card) if t.phase >= FIELD_PHASE else stock(t, seat, SHEEP)
        return value - sheep // self.per * self.less


@card("spinning-mill")
def spinning_mill(c: Maker) -> None:
    c.on(FIELD_STEP, CountSheep(c.number), ANYBODY)
    c.says(moor_of(c.rules).heating, LessPerSheep(c.number, c.n["sheep"], c.n["less"]))


# -- fuel ------------------------------------------------------------------------------------------------------------


@card("coal-seam")
def coal_seam(c: Maker) -> None:
    c.plays(c.gain(fuel=c.n["fuel"]))
    c.on(moor_of(c.rules).special, OnSpecial([HIRING_FAIR], c.gain(fuel=c.n["more"])))
    at(c, c.gain(fuel=c.n["more"]), "day-laborer", "day-laborer-family")


@card("peat-iron")
def peat_iron(c: Maker) -> None:
    c.on(FIELD_START, If(AtLeast("moors", c.n["moors"]), c.gain(fuel=c.n["fuel"])), ANYBODY)


@card("birthing-house")
def birthing_house(c: Maker) -> None:
    c.on(GREW, Seq(c.gain(fuel=c.n["fuel"], food=c.n["food"]), Bonus(c.n["points"])))


class FillUp(Step):
    """So much of each good as is lacking to have as many as these."""

    def __init__(self, goods: vec[i64], source: i64) -> None:
        super().__init__()
        self.goods: vec[i64] = goods
        self.source: i64 = source
        self.sure = False

    def lacking(self, t: Table, seat: i64) -> vec[i64]:
        found = self.goods[:]
        good: i64 = 0
        while good < len(found):
            found[good] -= stock(t, seat, good)
            if found[good] < 0:
                found[good] = 0
            good += 1
        return found

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if some(self.lacking(cast(Table, p), seat)) else NOTHING_PERFORMED

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_all(seat, self.lacking(t, seat), self.source)


@card("winter-storehouse")
def winter_storehouse(c: Maker) -> None:
    tokens(c, FillUp(c.goods(**{good: c.n[good] for good in c.n}), c.source), fuel=True)


# -- horses that lie ---------------------------------------------------------------------------------------------------


class NoYoung(Answer):
    """Horses that lie have no young."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or kind_of(arg) != self.m.horses:
            return value
        return value if how_many(arg) - lying_horses(cast(Table, p), seat) >= 2 else 0


class FewerPoints(Score):
    """So many of the horses that lie count as one."""

    def __init__(self, c: Maker) -> None:
        self.rules = c.rules
        self.per: i64 = c.n["per_point"]

    def change(self, t: Table, owner: i64, sheet: vec[i64]) -> vec[i64]:
        lying = lying_horses(t, owner)
        sheet[item_names(self.rules).index("horses")] -= lying - lying // self.per
        return sheet


class NeedNoPlace(Holder):
    """Horses that lie do so on the card."""

    def __init__(self, m: Moor) -> None:
        self.m = m

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.own[self.m.horses] += lying_horses(t, seat)


@card("bog-pony")
def bog_pony(c: Maker) -> None:
    m = moor_of(c.rules)
    trade(c, Seq(LayDown(m), c.gain(fuel=c.n["fuel"])), fuel=True)
    c.says(BIRTHS, NoYoung(m))
    c.scores(FewerPoints(c))
    if not m.switches["m084_lying_needs_place"]:
        c.holds(NeedNoPlace(m))


# -- workshops that rest -----------------------------------------------------------------------------------------------


def at_rest(t: Table, seat: i64, workshop: i64) -> bool:
    """Does the seat have the workshop, and has it not used it in this harvest?"""
    return t.has(seat, workshop) and uses_of(t, workshop) == 0


def shut(t: Table, workshop: i64) -> None:
    """It makes no food in this harvest any more."""
    t.set_used(workshop, t.game.card(workshop).craft_limit)


class Rests(Provided):
    """A part for a workshop that is not used in this harvest."""

    def __init__(self, workshop: i64, part: Node) -> None:
        super().__init__(part)
        self.workshop: i64 = workshop

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if at_rest(cast(Table, p), seat, self.workshop) else CRAFT_LIMIT

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        shut(cast(Table, p), self.workshop)


class RestsStill(Loop):
    """A part for each workshop that was not used when the feeding phase ends."""

    def __init__(self, workshops: list[i64], part: Node) -> None:
        super().__init__(part)
        self.workshops = workshops

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        for workshop in self.workshops:
            if at_rest(t, seat, workshop):
                return False
        return True

    def more(self, p: Position, seat: i64, step: i64) -> bool:
        t = cast(Table, p)
        for workshop in self.workshops:
            if at_rest(t, seat, workshop):
                shut(t, workshop)
                return True
        return False


@card("routine-work")
def routine_work(c: Maker) -> None:
    workshops = [CARD_IDS.index(slug) for slug in WORKSHOPS]
    parts = [Rests(workshop, c.one_of(fuel=c.n["fuel"], food=c.n["food"])) for workshop in workshops]
    c.feeds(Choose(*parts), len(workshops))
    c.on(FEED_END, RestsStill(workshops, c.one_of(fuel=c.n["fuel"], food=c.n["food"])), ANYBODY)
