# compiled
"""Fences, stables, and room for animals (§10, §11)."""

from __future__ import annotations

from typing import Final, cast

from tilth.games.agricola.deck.occasions import More, PickSpace, Spend
from tilth.games.agricola.rules.actions import FENCE_LIMIT, SPACE_NOT_REVEALED
from tilth.games.agricola.rules.building import Stables
from tilth.games.agricola.rules.capacity import ANY_NUMBER, Places
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Holder
from tilth.games.agricola.rules.effects import Choose, If, Once
from tilth.games.agricola.rules.events import (
    FEED_STEP,
    FENCE_GRANT,
    FENCE_NUMBERS,
    FENCED,
    ROUND_START,
    STABLE_PRICE,
    STABLED,
    USED,
)
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import BOAR, GOODS, SHEEP, STONY, WOOD
from tilth.games.agricola.rules.grid import count
from tilth.games.agricola.rules.packed_steps import fences_of, ground_of
from tilth.games.agricola.rules.requirements import LivesIn
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import pastures_of, put_aside, stables_of, uses_of
from tilth.kernel.core import IT, OK, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Several, Step, When
from tilth.kernel.native import BIT, i64, vec
from tilth.kernel.reactions import ANYBODY, OTHERS

# -- fences ----------------------------------------------------------------------------------------------------------


@card("mini_pasture")
def mini_pasture(c: Maker) -> None:
    c.plays(Fence(free=True, pastures=1, cells=1, fresh=True))


@card("hedge_keeper")
def hedge_keeper(c: Maker) -> None:
    c.says(FENCE_GRANT, More(c.n["fences"]))


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

    def offer(self, p: Position, seat: i64, price: vec[i64], arg: i64) -> list[vec[i64]]:
        if uses_of(cast(Table, p), self.number):
            return []
        return [vec[i64]([0] * len(price))]


@card("sawhorse")
def sawhorse(c: Maker) -> None:
    c.says(STABLE_PRICE, FreeStable(c.number))
    c.on(STABLED, Spend(c.number))
    c.says(FENCE_NUMBERS, FreeNumbers(c.n["fences"]))


class LargePastures(Step):
    """Sheep for every new pasture of so many cells, as they stand when the fence action (IT) is over."""

    def __init__(self, least: i64, sheep: i64, source: i64) -> None:
        super().__init__()
        self.least: i64 = least
        self.sheep: i64 = sheep
        self.source: i64 = source

    def found(self, t: Table, seat: i64, it: i64) -> i64:
        n: i64 = 0
        for pasture in pastures_of(t, seat):
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

    def __init__(self, number: i64, first: vec[i64], later: vec[i64], source: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.first: vec[i64] = first
        self.later: vec[i64] = later
        self.source: i64 = source

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        goods = self.later if uses_of(t, self.number) else self.first
        t.set_used(self.number, 1)
        t.gain_all(seat, goods, self.source)


@card("farmer")
def farmer(c: Maker) -> None:
    boar, cattle = c.goods(boar=c.n["boar"]), c.goods(cattle=c.n["cattle"])
    c.on(FENCED, FirstThenLater(c.number, boar, cattle, c.source))


class NewGround(When):
    """A part, if the fence action in IT has enclosed a cell that holds nothing."""

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return ground_of(it) & ~stables_of(cast(Table, p), seat) != 0


@card("animal_breeder")
def animal_breeder(c: Maker) -> None:
    pairs = [c.buy(c.gain(**{kind: c.n["pair"]}), food=c.n[kind]) for kind in GOODS[SHEEP:]]
    c.on(FENCED, NewGround(c.may(Once(c.number, Choose(*pairs), turn=True))))


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


JUST_PLAYED: Final[i64] = 64  # on a card that marks a space: the action under way has played it


class MarkSpace(PickSpace):
    """A fence is laid on an open space for good. The card remembers the space, plus 1."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if cast(Table, p).fences_left(seat) > 0 else FENCE_LIMIT

    def lack(self, t: Table, seat: i64, space: i64) -> i64:
        return OK if t.face_up(space) else SPACE_NOT_REVEALED

    def picked(self, t: Table, seat: i64, space: i64) -> None:
        put_aside(t, seat, 1)
        t.set_used(self.number, space + 1 + (JUST_PLAYED if t.space == space and t.user == seat else 0))


class OnMarked(Several):
    """A part, if the space in IT is the marked one; not in the action that marked it."""

    def __init__(self, number: i64, part: Node) -> None:
        super().__init__([part], "")
        self.number: i64 = number
        self.sure = part.sure

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        mark = uses_of(cast(Table, p), self.number)
        return mark % JUST_PLAYED != it + 1 or (mark < JUST_PLAYED and self.parts[0].idle(p, seat, it))

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        mark = uses_of(t, self.number)
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


@card("fence_overseer")
def fence_overseer(c: Maker) -> None:
    fence = Fence(free=True, pastures=1, here=True)
    c.on(STABLED, c.may(Once(c.number, c.buy(fence, food=c.n["food"]))))


# -- stables ---------------------------------------------------------------------------------------------------------


@card("stable")
def stable(c: Maker) -> None:
    c.plays(Stables(1, 0))


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
            if count(stables_of(t, seat)) == number:
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


@card("groom")
def groom(c: Maker) -> None:
    c.on(ROUND_START, c.may(If(LivesIn(STONY), Stables(1, c.n["wood"]))), ANYBODY)


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
        places.own[BOAR - SHEEP] += ANY_NUMBER


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


class InRooms(Holder):
    """So many animals in every room, instead of the one in the house."""

    def __init__(self, animals: i64) -> None:
        self.animals: i64 = animals

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.pets = self.animals * places.rooms


@card("animal_tamer")
def animal_tamer(c: Maker) -> None:
    c.holds(InRooms(c.n["animals"]))


class NoPets(Holder):
    """No animal may live in the house."""

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.shut = True


class MoveOut(Step):
    """Animals that have lost their place are kept elsewhere, cooked or released."""

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.push(t.game.housing, seat, 0, 0)


@card("house_goat")
def house_goat(c: Maker) -> None:
    c.holds(NoPets())
    c.plays(MoveOut())
    c.on(FEED_STEP, c.gain(food=c.n["food"]), ANYBODY)
