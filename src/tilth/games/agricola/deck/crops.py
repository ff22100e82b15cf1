# compiled
"""Places to sow on cards, more crops on every field, and the field phase (§9, §14.2)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import quiet
from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import SPACES
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Holder, Need
from tilth.games.agricola.rules.effects import Awake, If
from tilth.games.agricola.rules.events import (
    BETWEEN,
    FIELD_END,
    HARVESTED,
    OWN_FIELDS,
    ROUND_END,
    SOW_EXTRA,
    SOWED,
    STAYS,
    USED,
)
from tilth.games.agricola.rules.fields import Sow
from tilth.games.agricola.rules.goods import FOOD, GRAIN, HARVEST, MOST_PEOPLE
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.harvest import reap_alone
from tilth.games.agricola.rules.packed_events import crop_sown, plot_sown
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import beside_room, left_on, plots_of, skip_harvest, sown_plots
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Offer, Seq, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS, emit, reacting

GRAIN_PLOT: Final[i64] = 1  # crops of a place to sow, as masks
VEGETABLE_PLOT: Final[i64] = 2
WOOD_PLOT: Final[i64] = 4


# -- places to sow on cards ------------------------------------------------------------------------------------------


@card("bean_field")
def bean_field(c: Maker) -> None:
    c.plots(1, VEGETABLE_PLOT)


@card("turnip_field")
def turnip_field(c: Maker) -> None:
    c.plots(1, VEGETABLE_PLOT)
    c.plays(Offer(Sow(), least=0, asks="sow"))


class FromPlots(When):
    """A part, if one of these plots is among those in IT."""

    def __init__(self, plots: i64, part: Node) -> None:
        super().__init__(part)
        self.plots: i64 = plots

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return self.plots & it != 0


@card("lettuce_patch")
def lettuce_patch(c: Maker) -> None:
    c.plots(1, VEGETABLE_PLOT)
    cooked = c.buy(c.gain(food=c.n["food"]), vegetable=1)
    c.on(HARVESTED, FromPlots(c.card.plots, c.may(cooked)))


@card("acreage")
def acreage(c: Maker) -> None:
    c.plots(c.n["plots"], GRAIN_PLOT)


@card("copse")
def copse(c: Maker) -> None:
    c.plots(c.n["plots"], WOOD_PLOT)


@card("forester")
def forester(c: Maker) -> None:
    c.plots(c.n["plots"], WOOD_PLOT)


# -- more crops ------------------------------------------------------------------------------------------------------


class MoreSown(Answer):
    """So much more on every newly sown plot: of grain, of vegetables, of wood. `near`: only beside a room."""

    def __init__(self, grain: i64, vegetables: i64, wood: i64, near: bool = False) -> None:
        super().__init__()
        self.more: vec[i64] = vec[i64]([0, grain, vegetables, wood])
        self.near: bool = near

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat:
            return value
        plot = plot_sown(arg)
        t = cast(Table, p)
        if self.near and (plot >= t.game.card_plots or not beside_room(t, seat, plot)):
            return value
        return value + self.more[crop_sown(arg)]


@card("potato_dibber")
def potato_dibber(c: Maker) -> None:
    c.card.growth = c.n["vegetable"]
    c.says(SOW_EXTRA, MoreSown(0, c.n["vegetable"], 0))


@card("liquid_manure")
def liquid_manure(c: Maker) -> None:
    c.card.growth = c.n["more"]
    c.says(SOW_EXTRA, MoreSown(c.n["more"], c.n["more"], c.n["more"]))


@card("planter_box")
def planter_box(c: Maker) -> None:
    c.card.growth = c.n["grain"]
    c.says(SOW_EXTRA, MoreSown(c.n["grain"], c.n["vegetable"], 0, near=True))


def add_crops(t: Table, seat: i64, plots: i64, crops: i64, n: i64) -> None:
    """So much more on each of these plots that carries one of these crops (a mask)."""
    plot: i64 = 0
    while plots:
        crop = t.crop(seat, plot)
        if plots % 2 and crop and crops & BIT[crop - 1]:
            t.set_crop(seat, plot, crop, left_on(t, seat, plot) + n)
        plots //= 2
        plot += 1


class FewSown(Step):
    """More on each plot of a sow action (IT) that sowed only one or two."""

    def __init__(self, one: i64, two: i64) -> None:
        super().__init__()
        self.gives: vec[i64] = vec[i64]([0, one, two])
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return count(it) > 2

    def act(self, p: Position, seat: i64, it: i64) -> None:
        if count(it) <= 2:
            add_crops(cast(Table, p), seat, it, GRAIN_PLOT | VEGETABLE_PLOT | WOOD_PLOT, self.gives[count(it)])


@card("fieldsman")
def fieldsman(c: Maker) -> None:
    c.card.growth = c.n["one"]
    c.on(SOWED, FewSown(c.n["one"], c.n["two"]))


def plots_for(t: Table, crops: i64) -> i64:
    """All plots of the game that take one of these crops, as a mask."""
    found: i64 = 0
    plot: i64 = 0
    n: i64 = len(t.game.plot_crops)
    while plot < n:
        if t.game.plot_crops[plot] & crops:
            found |= BIT[plot]
        plot += 1
    return found


class SmallFarm(Step):
    """More grain or vegetables on each plot of a sow action (IT), on a farm with few fields."""

    def __init__(self, fields: i64, n: i64) -> None:
        super().__init__()
        self.fields: i64 = fields
        self.n: i64 = n

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        plots = plots_for(t, GRAIN_PLOT | VEGETABLE_PLOT)
        return it & plots == 0 or count(plots_of(t, seat) & plots) > self.fields

    def act(self, p: Position, seat: i64, it: i64) -> None:
        add_crops(cast(Table, p), seat, it, GRAIN_PLOT | VEGETABLE_PLOT, self.n)


class SmallPastures(Holder):
    """Pastures of one size hold more."""

    def __init__(self, capacity: i64, holds: i64) -> None:
        self.capacity: i64 = capacity
        self.holds: i64 = holds

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.small = self.capacity
        places.small_holds = self.holds


@card("smallholder")
def smallholder(c: Maker) -> None:
    c.holds(SmallPastures(c.n["capacity"], c.n["holds"]))
    c.card.growth = c.n["extra"]
    c.on(SOWED, quiet(c.may(SmallFarm(c.n["fields"], c.n["extra"]))))


class FieldHand(Step):
    """One good or another, by the number of players."""

    def __init__(self, players: i64, few: vec[i64], many: vec[i64], source: i64) -> None:
        super().__init__()
        self.players: i64 = players
        self.few: vec[i64] = few
        self.many: vec[i64] = many
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_all(seat, self.few if t.game.seats <= self.players else self.many, self.source)


@card("field_worker")
def field_worker(c: Maker) -> None:
    grain, food = c.goods(grain=c.n["grain"]), c.goods(food=c.n["food"])
    c.on(SOWED, Awake(FieldHand(c.n["players"], grain, food, c.source)), OTHERS)


@card("hobby_farmer")
def hobby_farmer(c: Maker) -> None:
    sow = Sow(VEGETABLE_PLOT, 0, c.n["vegetable"])
    c.plays(Seq(c.gain(vegetable=c.n["vegetable"]), Offer(sow, least=0, asks="sow")))


class Fatten(Step):
    """More on every plot with grain, and on every plot with wood."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n: i64 = n
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        add_crops(t, seat, plots_of(t, seat), GRAIN_PLOT | WOOD_PLOT, self.n)


class GrowthSpaces(When):
    """What both conditions about spaces for family growth know: the spaces, and since which round each allows it."""

    def __init__(self, c: Maker, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces
        self.since: vec[i64] = vec[i64]([0] * SPACES)
        for space, fact in enumerate(c.rules.space_facts):
            for option in fact["structure"]["options"]:
                self.since[space] = max(int(self.since[space]), option.get("min_round", 0))

    def open(self, t: Table, space: i64) -> bool:
        return self.spaces & BIT[space] != 0 and t.round >= self.since[space]


class OnGrowthSpace(GrowthSpaces):
    """A part, if the space in IT is one for family growth, whatever was done there."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return self.open(cast(Table, p), it)


class UsedGrowthSpace(GrowthSpaces):
    """A part, if the seat has used a space for family growth earlier in this round."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        space: i64 = 0
        while space < SPACES:
            if space != t.space and t.people_on(space, seat) and self.open(t, space):
                return True
            space += 1
        return False


@card("clapper")
def clapper(c: Maker) -> None:
    spaces = c.spaces("growth")
    c.card.growth = c.n["grain"] * MOST_PEOPLE  # once for each child, and when it is played
    c.plays(UsedGrowthSpace(c, spaces, Fatten(c.n["grain"])))
    c.on(USED, OnGrowthSpace(c, spaces, Fatten(c.n["grain"])))


# -- the field phase -------------------------------------------------------------------------------------------------


class CropStays(Answer):
    """This crop is taken from the general supply; what stands on the fields stays."""

    def __init__(self, crop: i64) -> None:
        super().__init__()
        self.crop: i64 = crop

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return 1 if owner == seat and arg == self.crop else value


@card("gardener")
def gardener(c: Maker) -> None:
    c.says(STAYS, CropStays(2))


def sows_late(c: Maker) -> Node:
    """Grain may be sown, but fewer grow than usual."""
    return c.may(Sow(crops=1, fewer=c.n["fewer"]))


@card("corn_storehouse")
def corn_storehouse(c: Maker) -> None:
    c.on(FIELD_END, sows_late(c), ANYBODY)
    c.on(OWN_FIELDS, sows_late(c))


class Glean(Deed):
    """Take grain from a field of somebody else, who gets food for it: `field B.0,1`."""

    def __init__(self, c: Maker) -> None:
        super().__init__("field")
        self.grain: i64 = c.n["grain"]
        self.food: i64 = c.n["food"]
        self.source: i64 = c.source

    def ripe(self, t: Table, seat: i64, other: i64, plot: i64) -> bool:
        return other != seat and sown_plots(t, other) & BIT[plot] != 0 and t.crop(other, plot) == 1

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            plot: i64 = 0
            while plot < t.game.plots:
                if self.ripe(t, t.stack[f + SEAT], other, plot):
                    out = append(out, t.game.act_field.start + other * t.game.plots + plot)
                plot += 1
            other += 1
        return out

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        other: i64 = 0
        while other < t.game.seats:
            if other != seat and t.fields_with(other, 1) > 0:
                return OK
            other += 1
        return CANNOT_PAY

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        field = action - t.game.act_field.start
        if field < 0 or field >= t.game.seats * t.game.plots:
            return WRONG_PART
        return OK if self.ripe(t, seat, field // t.game.plots, field % t.game.plots) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        field = action - t.game.act_field.start
        other, plot = field // t.game.plots, field % t.game.plots
        t.pop()
        left = left_on(t, other, plot)
        t.set_crop(other, plot, 1, left - self.grain)
        t.gain(other, FOOD, self.food, self.source)
        t.gain(seat, GRAIN, self.grain, self.source)


@card("harvest_helper")
def harvest_helper(c: Maker) -> None:
    c.on(BETWEEN, c.may(Glean(c)), ANYBODY)


class NoHarvest(Need):
    """This round ends without a harvest."""

    def holds(self, t: Table, seat: i64) -> bool:
        return HARVEST[t.round] == 0


class FieldPhase(Step):
    """A field phase of one's own: one crop of every sown field, then what may be done when it is over."""

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        if sown_plots(t, seat):
            return False
        for node in reacting(t, OWN_FIELDS, seat):
            if not node.idle(t, seat, 0):
                return False
        return True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        emit(t, OWN_FIELDS, seat, 0)
        reap_alone(t, seat)


@card("manure")
def manure(c: Maker) -> None:
    c.on(ROUND_END, If(NoHarvest(), c.may(FieldPhase())), ANYBODY)


class SkipHarvest(Step):
    """The next harvest passes this farm by."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        skip_harvest(cast(Table, p), seat)


@card("layabout")
def layabout(c: Maker) -> None:
    c.plays(SkipHarvest())
