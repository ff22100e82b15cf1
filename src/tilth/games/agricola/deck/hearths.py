# compiled
"""Fireplaces and hearths, and what an animal turned into food brings besides (§12, §14.3)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import InPhases, Yes, quiet
from tilth.games.agricola.deck.points import OnCard
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Score
from tilth.games.agricola.rules.effects import Awake, Choose, Once, Optional
from tilth.games.agricola.rules.events import BUTCHERED, COOKED, FEEDS_LAST, NEED
from tilth.games.agricola.rules.goods import BOAR, CATTLE, FOOD, GOODS, SHEEP, WOOD
from tilth.games.agricola.rules.layout import FEEDING
from tilth.games.agricola.rules.packed_events import MANY, way_of
from tilth.games.agricola.rules.requirements import AtLeast
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import lay_on_card, on_card, spared, spend, uses_of
from tilth.kernel.core import CANNOT_PAY, IT, OK, PASS, SEAT, WRONG_PART, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import OTHERS, instant

# -- pots ------------------------------------------------------------------------------------------------------------


@card("fireplace_2")
def fireplace_2(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("fireplace_3")
def fireplace_3(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_4")
def cooking_hearth_4(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_5")
def cooking_hearth_5(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("simple_fireplace")
def simple_fireplace(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_corner")
def cooking_corner(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("cooking_hearth_k")
def cooking_hearth_k(c: Maker) -> None:
    """Cooks and bakes: all in its facts."""


@card("spices")
def spices(c: Maker) -> None:
    c.card.spice = c.n["food"]


@card("gypsys_crock")
def gypsys_crock(c: Maker) -> None:
    c.card.pots = c.n["per"]
    c.card.pot_food = c.n["food"]


# -- butchers --------------------------------------------------------------------------------------------------------


def butchers(c: Maker) -> None:
    """All three kinds of animals become food, without a pot."""
    for kind in (SHEEP, BOAR, CATTLE):
        c.way(kind, 1, c.n[GOODS[kind]])


@card("butcher")
def butcher(c: Maker) -> None:
    butchers(c)


@card("meat_seller")
def meat_seller(c: Maker) -> None:
    c.ready(AtLeast("ovens", 1))
    butchers(c)


@card("spit_roast")
def spit_roast(c: Maker) -> None:
    c.on(BUTCHERED, InPhases(FEEDING, FEEDING, Once(c.number, c.gain(food=c.n["food"]))))


def slaughters(c: Maker) -> None:
    """Food when others turn animals into food; its owner feeds the family last."""
    c.on(BUTCHERED, Awake(c.gain(food=c.n["food"])), OTHERS)
    c.says(FEEDS_LAST, Yes())


@card("slaughterhouse")
def slaughterhouse(c: Maker) -> None:
    slaughters(c)


@card("slaughterman")
def slaughterman(c: Maker) -> None:
    slaughters(c)


class FewEatFull(Answer):
    """Only so many people eat as usual, all others less."""

    def __init__(self, full: i64, food: i64) -> None:
        super().__init__()
        self.full: i64 = full
        self.food: i64 = food

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        if owner != seat or arg <= self.full:
            return value
        return value - (arg - self.full) * (cast(Table, p).game.adult_food - self.food)


@card("cook")
def cook(c: Maker) -> None:
    c.says(NEED, FewEatFull(c.n["full"], c.n["food"]))


# -- an animal just cooked -------------------------------------------------------------------------------------------


# What an animal can be used for once it is cooked; a hide excludes both others. What it was used for, and what its
# owner has declined, stands in IT of the instant above what COOKED tells.
HIDE: Final[i64] = 1
BRISTLES: Final[i64] = 2
GREASE: Final[i64] = 4
NOTHING: Final[i64] = 0  # what excludes nothing
USED_FOR: Final[i64] = 4096
DECLINED: Final[i64] = 8 * USED_FOR


def rivals(use: i64) -> i64:
    """Uses that exclude this one, as a mask."""
    return BRISTLES | GREASE if use == HIDE else HIDE if use else 0


def wanted(use: i64, kind: i64) -> str:
    """What a card counts as that wants animals of this kind."""
    return f"use {use} of {kind}"


def cooked_kind(t: Table, it: i64) -> i64:
    return t.game.way_good[way_of(it % USED_FOR)]


def note(p: Position, mark: i64) -> None:
    """Later reactions to the same instant shall know this."""
    p.stack[instant(p) + IT] |= mark


class UseAnimal(Step):
    """An animal just cooked, if it is of one of these kinds, is used for something, unless a rival has used it."""

    def __init__(self, c: Maker, use: i64, kinds: list[int]) -> None:
        super().__init__()
        self.number: i64 = c.number
        self.use: i64 = use
        self.kinds = kinds
        self.sure = False
        for kind in kinds:
            c.card.tags.add(wanted(use, kind))

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        raise NotImplementedError(self.path)

    def work(self, t: Table, seat: i64, kind: i64) -> None:
        raise NotImplementedError(self.path)

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        kind = cooked_kind(t, it)
        if kind not in self.kinds or it // USED_FOR & rivals(self.use):
            return WRONG_PART
        return self.lack(t, seat, kind)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        self.work(t, seat, cooked_kind(t, it))
        note(t, USED_FOR * self.use)


class FreeUse(Optional):
    """A use that costs nothing: the owner is asked only if a rival use could be wanted and was not declined."""

    def __init__(self, part: UseAnimal) -> None:
        super().__init__(part.number, part)
        self.use: i64 = part.use
        self.still = True

    def contested(self, t: Table, seat: i64, it: i64) -> bool:
        if it // DECLINED & rivals(self.use):
            return False
        for use in (HIDE, BRISTLES, GREASE):
            if rivals(self.use) & use and t.owns_tag(seat, wanted(use, cooked_kind(t, it))):
                return True
        return False

    def run(self, p: Position, f: i64) -> bool:
        if not super().run(p, f):
            return False
        if self.contested(cast(Table, p), p.stack[f + SEAT], p.stack[f + IT]):
            return True
        p.become(self.parts[0], 0)
        return False

    def take(self, p: Position, f: i64, action: i64) -> None:
        if action == PASS:
            note(p, DECLINED * self.use)
        super().take(p, f, action)


class PutAnimal(UseAnimal):
    """It is put on the card."""

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        return OK if on_card(t, self.number, kind) < MANY - 1 else WRONG_PART

    def work(self, t: Table, seat: i64, kind: i64) -> None:
        lay_on_card(t, self.number, kind, 1)


@card("brush_maker")
def brush_maker(c: Maker) -> None:
    c.on(COOKED, FreeUse(PutAnimal(c, BRISTLES, [int(BOAR)])))
    c.scores(OnCard(c.number).add(BOAR, c.n["needs"], c.n["points"]))


@card("tanner")
def tanner(c: Maker) -> None:
    c.on(COOKED, FreeUse(PutAnimal(c, HIDE, [int(BOAR), int(CATTLE)])))
    score = OnCard(c.number).add(BOAR, c.n["boars"], c.n["boar_points"])
    c.scores(score.add(CATTLE, c.n["cattle"], c.n["cattle_points"]))


class LayWood(UseAnimal):
    """Wood from the supply is laid on the card."""

    def __init__(self, c: Maker, n: i64) -> None:
        super().__init__(c, GREASE, [int(BOAR)])
        self.n: i64 = n

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        if on_card(t, self.number, WOOD) + self.n >= MANY:
            return WRONG_PART
        return OK if spared(t, seat, WOOD, self.n) else CANNOT_PAY

    def work(self, t: Table, seat: i64, kind: i64) -> None:
        spend(t, seat, WOOD, self.n)
        lay_on_card(t, self.number, WOOD, self.n)


class Basins(Score):
    """Points for each piece of wood on the card, some of them left out."""

    def __init__(self, number: i64, each: i64, without: list[int]) -> None:
        self.number: i64 = number
        self.each: i64 = each
        self.without = without

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        wood = on_card(t, self.number, WOOD)
        out: i64 = 0
        for number in self.without:
            if number <= wood:
                out += 1
        return self.each * (wood - out) if owner == seat else 0


@card("basin_maker")
def basin_maker(c: Maker) -> None:
    c.on(COOKED, quiet(c.may(Choose(*[LayWood(c, n) for n in range(1, c.n["most"] + 1)]))))
    c.scores(Basins(c.number, c.n["points"], c.n["without"]))


class StoreFood(UseAnimal):
    """Food goes into a room that has none. Their number stands in `used`."""

    def __init__(self, c: Maker) -> None:
        super().__init__(c, NOTHING, [int(kind) for kind in c.rules.animals])
        self.food: i64 = c.n["food"]

    def lack(self, t: Table, seat: i64, kind: i64) -> i64:
        if uses_of(t, self.number) >= t.rooms(seat):
            return WRONG_PART
        return OK if spared(t, seat, FOOD, self.food) else CANNOT_PAY

    def work(self, t: Table, seat: i64, kind: i64) -> None:
        spend(t, seat, FOOD, self.food)
        t.set_used(self.number, uses_of(t, self.number) + 1)


class Stored(Score):
    """Points for each room with food."""

    def __init__(self, number: i64, each: i64) -> None:
        self.number: i64 = number
        self.each: i64 = each

    def points(self, t: Table, owner: i64, seat: i64) -> i64:
        return self.each * uses_of(t, self.number) if owner == seat else 0


@card("pelts")
def pelts(c: Maker) -> None:
    c.on(COOKED, quiet(c.may(StoreFood(c))))
    c.scores(Stored(c.number, c.n["points"]))
