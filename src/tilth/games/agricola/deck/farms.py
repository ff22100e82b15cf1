# compiled
"""Cards about fields, sowing, fences, stables, room for animals and births (§9-§11, §14.5)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.rules.actions import FENCE_LIMIT, PLACE, SPACE_NOT_REVEALED, SPACES, WHICH
from tilth.games.agricola.rules.cards import Maker, card
from tilth.games.agricola.rules.effects import Awake, Buy, Choose, During, If, Once, OnSpace
from tilth.games.agricola.rules.farming import Deed, Plow, Sow, Stables
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import BOAR, CATTLE, FOOD, GOODS, MOST_PEOPLE, ROUNDS, SHEEP, VEGETABLE, WOOD
from tilth.games.agricola.rules.grid import ALL, CELLS, NEXT, count
from tilth.games.agricola.rules.kitchen import Breed
from tilth.games.agricola.rules.layout import (
    ASIDE,
    BIRTHS,
    FARM,
    FENCE_GRANT,
    FENCE_NUMBERS,
    FENCED,
    FIELDS,
    FURROWED,
    HARVESTED,
    ROOMS,
    ROUND_END,
    SOW_EXTRA,
    SOWED,
    STABLE_PRICE,
    STABLED,
    STABLES,
    TILLED,
    USED,
)
from tilth.games.agricola.rules.packing import PACK
from tilth.games.agricola.rules.places import Places
from tilth.games.agricola.rules.spaces import SPACE_FACTS
from tilth.games.agricola.rules.table import UNIT, Holder, Need, Table
from tilth.kernel.core import IT, OK, SEAT, WRONG_PART, Answer, Node, Position
from tilth.kernel.expressions import Offer, Seq, Several, Step, When
from tilth.kernel.native import BIT, append, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS

GRAIN_PLOT: Final[i64] = 1  # crops of a place to sow, as masks
VEGETABLE_PLOT: Final[i64] = 2
WOOD_PLOT: Final[i64] = 4
NO_PLOW: Final[i64] = 511  # in what FURROWED tells
JUST_PLAYED: Final[i64] = 64  # on a card that marks a space: the action under way has played it


# -- fields: plows, and cards that plow ------------------------------------------------------------------------------


@card("field")
def field(c: Maker) -> None:
    c.plays(Plow(c.n["fields"], plain=True))


def both_spaces(c: Maker) -> i64:
    return c.spaces("plowing")


def first_space(c: Maker) -> i64:
    return c.spaces("plow-field")


@card("riding_plow")
def riding_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], both_spaces(c))


@card("turnwrest_plow")
def turnwrest_plow(c: Maker) -> None:
    c.plow(c.n["fields"], c.n["uses"], both_spaces(c))


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
        return it % 512 != NO_PLOW and it // 512 > 1


@card("punner")
def punner(c: Maker) -> None:
    c.on(FURROWED, AfterPlow(c.may(Plow(c.n["fields"], plain=True))), OTHERS)


@card("plow_maker")
def plow_maker(c: Maker) -> None:
    more = Buy(c.n["food"] * UNIT[FOOD], Plow(c.n["fields"], plain=True))
    c.on(FURROWED, During(both_spaces(c), c.may(more)))


@card("field_watchman")
def field_watchman(c: Maker) -> None:
    c.on(USED, OnSpace(c.spaces("take-grain"), c.may(Plow(plain=True))))


class PlowPerPlow(Plow):
    """As many fields as there are plows in play, so many for each."""

    def __init__(self, each: i64) -> None:
        super().__init__(each, plain=True)

    def allowed(self, t: Table, seat: i64) -> i64:
        n: i64 = 0
        for plow in t.game.plows:
            if t.owner[plow.number] >= 0:
                n += self.most
        return n


class PlowPerRound(Plow):
    """As many fields as there are rounds to come, up to `most`."""

    def __init__(self, most: i64) -> None:
        super().__init__(most, plain=True)

    def allowed(self, t: Table, seat: i64) -> i64:
        left = ROUNDS - t.round
        return left if left < self.most else self.most


@card("yoke")
def yoke(c: Maker) -> None:
    c.plays(Offer(PlowPerPlow(c.n["fields"]), least=0, asks="plow"))


@card("ox_team")
def ox_team(c: Maker) -> None:
    c.plays(Offer(PlowPerRound(c.n["most"]), least=0, asks="plow"))


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
    cooked = Buy(UNIT[VEGETABLE], c.gain(food=c.n["food"]))
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
        plot = arg % 64
        if self.near and (plot >= CELLS or not NEXT[plot] & cast(Table, p).farms[seat * FARM + ROOMS]):
            return value
        return value + self.more[arg // 64]


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
    f = seat * FARM + TILLED
    plot: i64 = 0
    while plots:
        held = t.farms[f + plot]
        if plots % 2 and held and crops & BIT[held // 32 - 1]:
            t.set_crop(seat, plot, held // 32, held % 32 + n)
        plots //= 2
        plot += 1


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


class SmallFarm(Step):
    """More grain or vegetables on each plot of a sow action (IT), on a farm with few fields."""

    def __init__(self, fields: i64, n: i64) -> None:
        super().__init__()
        self.fields: i64 = fields
        self.n: i64 = n

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        plots = plots_for(t, GRAIN_PLOT | VEGETABLE_PLOT)
        return it & plots == 0 or count(t.farms[seat * FARM + FIELDS] & plots) > self.fields

    def act(self, p: Position, seat: i64, it: i64) -> None:
        add_crops(cast(Table, p), seat, it, GRAIN_PLOT | VEGETABLE_PLOT, self.n)


class FieldHand(Step):
    """One good or another, by the number of players."""

    def __init__(self, players: i64, few: i64, many: i64, source: i64) -> None:
        super().__init__()
        self.players: i64 = players
        self.few: i64 = few
        self.many: i64 = many
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain_bundle(seat, self.few if t.game.seats <= self.players else self.many, self.source)


@card("field_worker")
def field_worker(c: Maker) -> None:
    grain, food = c.gain(grain=c.n["grain"]).bundle, c.gain(food=c.n["food"]).bundle
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
        add_crops(t, seat, t.farms[seat * FARM + FIELDS], GRAIN_PLOT | WOOD_PLOT, self.n)


class GrowthSpaces(When):
    """What both conditions about spaces for family growth know: the spaces, and since which round each allows it."""

    def __init__(self, spaces: i64, part: Node) -> None:
        super().__init__(part)
        self.spaces: i64 = spaces
        self.since: vec[i64] = vec[i64]([0] * SPACES)
        for space, fact in enumerate(SPACE_FACTS):
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
            if space != t.space and t.taken[space] & BIT[seat] and self.open(t, space):
                return True
            space += 1
        return False


@card("clapper")
def clapper(c: Maker) -> None:
    spaces = c.spaces("growth")
    c.card.growth = c.n["grain"] * MOST_PEOPLE  # once for each child, and when it is played
    c.plays(UsedGrowthSpace(spaces, Fatten(c.n["grain"])))
    c.on(USED, OnGrowthSpace(spaces, Fatten(c.n["grain"])))


# -- fences and stables ----------------------------------------------------------------------------------------------


def fences_of(fenced: i64) -> i64:
    """How many fences a fence action (what FENCED tells) has built."""
    return fenced % 64


def ground_of(fenced: i64) -> i64:
    """The cells it has newly enclosed."""
    return fenced // 64 & ALL


@card("mini_pasture")
def mini_pasture(c: Maker) -> None:
    c.plays(Fence(free=True, pastures=1, cells=1, fresh=True))


@card("stable")
def stable(c: Maker) -> None:
    c.plays(Stables(1, 0))


class LargePastures(Step):
    """Sheep for every new pasture of so many cells, as they stand when the fence action (IT) is over."""

    def __init__(self, least: i64, sheep: i64, source: i64) -> None:
        super().__init__()
        self.least: i64 = least
        self.sheep: i64 = sheep
        self.source: i64 = source

    def found(self, t: Table, seat: i64, it: i64) -> i64:
        n: i64 = 0
        for pasture in t.pastures[seat]:
            if not pasture & ~ground_of(it) and count(pasture) >= self.least:
                n += 1
        return n

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.found(cast(Table, p), seat, it) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.gain(seat, SHEEP, self.sheep * self.found(t, seat, it), self.source)


@card("shepherds_crook")
def shepherds_crook(c: Maker) -> None:
    c.on(FENCED, LargePastures(c.n["least"], c.n["sheep"], c.source))


class FirstThenLater(Step):
    """Goods the first time, others every later time."""

    def __init__(self, number: i64, first: i64, later: i64, source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.first: i64 = first
        self.later: i64 = later
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        bundle = self.later if t.used[self.number] else self.first
        t.set_used(self.number, 1)
        t.gain_bundle(seat, bundle, self.source)


@card("farmer")
def farmer(c: Maker) -> None:
    boar, cattle = c.gain(boar=c.n["boar"]).bundle, c.gain(cattle=c.n["cattle"]).bundle
    c.on(FENCED, FirstThenLater(c.number, boar, cattle, c.source))


class Grants(Answer):
    """So many fences without wood in a turn in which others are built."""

    def __init__(self, fences: i64) -> None:
        super().__init__()
        self.fences: i64 = fences

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        return value + self.fences if owner == seat else value


@card("hedge_keeper")
def hedge_keeper(c: Maker) -> None:
    c.says(FENCE_GRANT, Grants(c.n["fences"]))


class FreeNumbers(Answer):
    """The fences with these numbers on the farm need no wood."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self.numbers = numbers

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner == seat:
            for number in self.numbers:
                if number > arg:
                    value &= ~BIT[number - 1 - arg]
        return value


class FreeStable(Answer):
    """The next stable costs nothing."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def offer(self, p: Position, owner: i64, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if owner != seat or cast(Table, p).used[self.number]:
            return []
        return [vec[i64]([0] * len(price))]


class Spend(Step):
    """The card has done once and for all what it can do once."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).used[self.number] > 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_used(self.number, 1)


@card("sawhorse")
def sawhorse(c: Maker) -> None:
    c.says(STABLE_PRICE, FreeStable(c.number))
    c.on(STABLED, Spend(c.number))
    c.says(FENCE_NUMBERS, FreeNumbers(c.n["fences"]))


@card("stablehand")
def stablehand(c: Maker) -> None:
    c.on(FENCED, Once(c.number, Stables(1, 0)))


class StableNumber(Step):
    """An animal for the second, the third and the fourth stable."""

    def __init__(self, numbers: list[int], animals: i64, source: i64) -> None:
        super().__init__()
        self.numbers = numbers  # for sheep, boar, cattle
        self.animals: i64 = animals
        self.source: i64 = source

    def good(self, t: Table, seat: i64) -> i64:
        """What the stable just built brings; 0: nothing."""
        good: i64 = SHEEP
        for number in self.numbers:
            if count(t.farms[seat * FARM + STABLES]) == number:
                return good
            good += 1
        return 0

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return self.good(cast(Table, p), seat) == 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        good = self.good(t, seat)
        if good:
            t.gain(seat, good, self.animals, self.source)


@card("stockman")
def stockman(c: Maker) -> None:
    c.on(STABLED, StableNumber([c.n["sheep_at"], c.n["boar_at"], c.n["cattle_at"]], c.n["animals"], c.source))


@card("fence_overseer")
def fence_overseer(c: Maker) -> None:
    fence = Fence(free=True, pastures=1, here=True)
    c.on(STABLED, c.may(Once(c.number, Buy(c.n["food"] * UNIT[FOOD], fence))))


class FencePay(Step):
    """Wood for fences that somebody else has built (IT), more of it for many."""

    def __init__(self, many: i64, wood: i64, more: i64, source: i64) -> None:
        super().__init__()
        self.many: i64 = many
        self.wood: i64 = wood
        self.more: i64 = more
        self.source: i64 = source
        self.still = True

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).gain(seat, WOOD, self.more if fences_of(it) >= self.many else self.wood, self.source)


@card("fencer")
def fencer(c: Maker) -> None:
    c.on(FENCED, FencePay(c.n["many"], c.n["wood"], c.n["more_wood"], c.source), OTHERS)


class MarkSpace(Deed):
    """A fence is laid on an open space for good. The card remembers the space, plus 1."""

    def __init__(self, number: i64) -> None:
        super().__init__("space")
        self.number: i64 = number

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).fences_left(seat) > 0 else FENCE_LIMIT

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        space: i64 = 0
        while space < SPACES:
            if cast(Table, p).face_up(space):
                out = append(out, WHICH + space)
            space += 1
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if action < WHICH or action >= PLACE:
            return WRONG_PART
        return OK if t.face_up(action - WHICH) else SPACE_NOT_REVEALED

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.pop()
        space = action - WHICH
        t.farms[seat * FARM + ASIDE] += 1
        t.set_used(self.number, space + 1 + (JUST_PLAYED if t.space == space and t.user == seat else 0))


class OnMarked(Several):
    """A part, if the space in IT is the marked one; not in the action that marked it."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__([part], "")
        self.number: i64 = number
        self.sure = part.sure

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        mark = cast(Table, p).used[self.number]
        return mark % JUST_PLAYED != it + 1 or (mark < JUST_PLAYED and self.parts[0].idle(p, seat, it))

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        mark = t.used[self.number]
        if mark == t.stack[f + IT] + 1:
            t.become(self.parts[0], 0)
            return False
        t.set_used(self.number, mark % JUST_PLAYED)
        t.pop()
        return False


@card("fence_builder")
def fence_builder(c: Maker) -> None:
    c.plays(MarkSpace(c.number))
    c.on(USED, OnMarked(c.number, c.may(Fence())))


class NewGround(When):
    """A part, if the fence action in IT has enclosed a cell that holds nothing."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return ground_of(it) & ~cast(Table, p).farms[seat * FARM + STABLES] != 0


@card("animal_breeder")
def animal_breeder(c: Maker) -> None:
    pairs = [Buy(c.n[kind] * UNIT[FOOD], c.gain(**{kind: c.n["pair"]})) for kind in GOODS[SHEEP:]]
    c.on(FENCED, NewGround(c.may(Once(c.number, Choose(*pairs), turn=True))))


# -- room for animals ------------------------------------------------------------------------------------------------


class Pipe(Holder):
    """More sheep in pastures with sheep, and in unfenced stables."""

    def __init__(self, more: i64, stable: i64) -> None:
        self.more: i64 = more
        self.stable: i64 = stable

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.more_sheep += self.more
        places.stable_sheep = self.stable


@card("shepherds_pipe")
def shepherds_pipe(c: Maker) -> None:
    c.holds(Pipe(c.n["more"], c.n["stable"]))


class Trough(Holder):
    """More animals in every pasture."""

    def __init__(self, more: i64) -> None:
        self.more: i64 = more

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.more += self.more


@card("drinking_trough")
def drinking_trough(c: Maker) -> None:
    c.holds(Trough(c.n["more"]))


class Yard(Holder):
    """Animals of any kind on the card."""

    def __init__(self, animals: i64) -> None:
        self.animals: i64 = animals

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.singles += self.animals
        places.yards += 1


@card("animal_yard")
def animal_yard(c: Maker) -> None:
    c.holds(Yard(c.n["animals"]))


class Reserve(Holder):
    """So many animals of each kind on the card."""

    def __init__(self, sheep: i64, boar: i64, cattle: i64) -> None:
        self.animals: vec[i64] = vec[i64]([sheep, boar, cattle])

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        k: i64 = 0
        while k < 3:
            places.own[k] += self.animals[k]
            k += 1
        places.reserves += 1


@card("wildlife_reserve")
def wildlife_reserve(c: Maker) -> None:
    c.holds(Reserve(c.n["sheep"], c.n["boar"], c.n["cattle"]))


class Woods(Holder):
    """Any number of boar on the card."""

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.own[BOAR - SHEEP] += PACK


@card("forest_pasture")
def forest_pasture(c: Maker) -> None:
    c.holds(Woods())


class BigStable(Holder):
    """One unfenced stable is larger."""

    def __init__(self, capacity: i64) -> None:
        self.capacity: i64 = capacity

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.big_stable = self.capacity


@card("stablemaster")
def stablemaster(c: Maker) -> None:
    c.holds(BigStable(c.n["capacity"]))


class Mixing(Holder):
    """A pasture may hold several kinds."""

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.mixed = True


@card("animal_keeper")
def animal_keeper(c: Maker) -> None:
    c.holds(Mixing())


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
    more = c.may(SmallFarm(c.n["fields"], c.n["extra"]))
    more.still = True
    c.on(SOWED, more)


class InRooms(Holder):
    """So many animals in every room, instead of the one in the house."""

    def __init__(self, animals: i64) -> None:
        self.animals: i64 = animals

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.pets = self.animals * places.rooms


@card("animal_tamer")
def animal_tamer(c: Maker) -> None:
    c.holds(InRooms(c.n["animals"]))


# -- births ----------------------------------------------------------------------------------------------------------


class MoreLambs(Answer):
    """More than one newborn of a kind, if there are many parents."""

    def __init__(self, kind: i64, least: i64, young: i64) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.least: i64 = least
        self.young: i64 = young

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg // 64 != self.kind or arg % 64 < self.least:
            return value
        return self.young


@card("shepherd")
def shepherd(c: Maker) -> None:
    c.says(BIRTHS, MoreLambs(0, c.n["least"], c.n["lambs"]))


class InRound(Need):
    """It is this round."""

    def __init__(self, round: i64) -> None:
        self.round: i64 = round

    def holds(self, t: Table, seat: i64) -> bool:
        return t.round == self.round


@card("pig_breeder")
def pig_breeder(c: Maker) -> None:
    c.plays(c.gain(boar=c.n["boar"]))
    c.on(ROUND_END, If(InRound(c.n["round"]), Breed(BOAR - SHEEP)), ANYBODY)


@card("cattle_breeder")
def cattle_breeder(c: Maker) -> None:
    c.plays(c.gain(cattle=c.n["cattle"]))
    c.on(ROUND_END, If(InRound(c.n["round"]), Breed(CATTLE - SHEEP)), ANYBODY)
