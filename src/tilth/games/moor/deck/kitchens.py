# compiled
"""Cooking, horses too; what an animal turned into food brings besides (M§12.3, M§15.4)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.hearths import cooked_kind
from tilth.games.agricola.deck.points import AskOthers
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import FEW_ANIMALS
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Need
from tilth.games.agricola.rules.events import COOKED
from tilth.games.agricola.rules.facts import MAJOR_CARD
from tilth.games.agricola.rules.goods import BOAR, CATTLE, WOOD
from tilth.games.agricola.rules.kitchen import butcher
from tilth.games.agricola.rules.packed_events import number_cooked
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import cards_of, stock
from tilth.games.moor.deck.majors import discounts
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.kernel.core import OK, PASS, SEAT, WRONG_PART, Position
from tilth.kernel.expressions import Seq, Step
from tilth.kernel.native import append, i64, vec


@card("open-grill")
def open_grill(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("horse-butchery")
def horse_butchery(c: Maker) -> None:
    c.way(moor_of(c.rules).horse, c.n["horses"], c.n["pair"])


class OwnsHearth(Need):
    """A fireplace or cooking hearth of the own; `minors`: a minor improvement that counts as one will do."""

    def __init__(self, minors: bool) -> None:
        self.minors: bool = minors

    def holds(self, t: Table, seat: i64) -> bool:
        for number in cards_of(t, seat):
            owned = t.game.card(number)
            hearth = "fireplace" in owned.tags or "cooking_hearth" in owned.tags
            if hearth and (owned.kind == MAJOR_CARD or self.minors) and not t.cold(number):
                return True
        return False


@card("pot-roast-recipe")
def pot_roast_recipe(c: Maker) -> None:
    m = moor_of(c.rules)
    c.ready(OwnsHearth(m.switches["m107_minor_hearths"]))
    c.way(m.horse, 1, c.n["food"], pot=True)


# -- the butcher's block ---------------------------------------------------------------------------------------------


class ButcherOne(Deed):
    """Just one animal is turned into food, at the rates of the card; `optional`: or none. Who has none is not asked."""

    def __init__(self, m: Moor, food: vec[i64], optional: bool) -> None:
        super().__init__("butcher")
        self.m = m
        self.food: vec[i64] = food  # for each kind of animal
        self.optional: bool = optional
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if t.animals(t.stack[f + SEAT]) > 0:
            return True
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        if self.optional:
            out = append(out, PASS)
        k: i64 = 0
        while k < len(self.food):
            if stock(t, t.stack[f + SEAT], t.game.animals[k]) > 0:
                out = append(out, self.m.act_butcher.start + k)
            k += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS and self.optional:
            return OK
        if not self.m.act_butcher.has(action):
            return WRONG_PART
        return OK if stock(t, seat, t.game.animals[action - self.m.act_butcher.start]) > 0 else FEW_ANIMALS

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat, k = t.stack[f + SEAT], action - self.m.act_butcher.start
        t.drop()
        if action != PASS:
            butcher(t, seat, t.game.animals[k], self.food[k])


@card("butchers-block")
def butchers_block(c: Maker) -> None:
    m = moor_of(c.rules)
    food = vec[i64]([c.n[c.rules.goods[kind]] for kind in c.rules.animals])
    c.plays(Seq(AskOthers(ButcherOne(m, food, False)), ButcherOne(m, food, True)))


# -- bark for the tanner ---------------------------------------------------------------------------------------------


class WoodForAnimals(Step):
    """Wood for each animal of certain kinds just turned into food. IT: what COOKED tells."""

    def __init__(self, kinds: vec[i64], wood: i64, source: i64) -> None:
        super().__init__()
        self.kinds: vec[i64] = kinds
        self.wood: i64 = wood
        self.source: i64 = source
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cooked_kind(cast(Table, p), it) not in self.kinds

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, WOOD, self.wood * number_cooked(it), self.source)


@card("oak-bark")
def oak_bark(c: Maker) -> None:
    c.plays(c.gain(wood=c.n["wood"]))
    c.on(COOKED, WoodForAnimals(vec[i64]([BOAR, CATTLE, moor_of(c.rules).horse]), c.n["more"], c.source))


# -- the museum in the open ------------------------------------------------------------------------------------------


@card("living-history-museum")
def living_history_museum(c: Maker) -> None:
    discounts(c)
