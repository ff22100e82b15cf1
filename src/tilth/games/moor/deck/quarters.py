# compiled
"""Room for people and animals: huts, rooms, stables, places beside the pastures (M§10, M§20)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.deck.builders import RoomFor
from tilth.games.agricola.deck.occasions import More, Yes
from tilth.games.agricola.rules.actions import WRONG_MATERIAL
from tilth.games.agricola.rules.building import Rooms, Stables
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import Holder
from tilth.games.agricola.rules.events import PARENTS, ROOM_PRICE, ROOMED, ROOMY
from tilth.games.agricola.rules.goods import WOODEN
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import house_of
from tilth.games.moor.rules.breeding import ParentsThere
from tilth.games.moor.rules.heating import BESIDES, LESS
from tilth.games.moor.rules.occasions import Heating
from tilth.games.moor.rules.registered import Moor, moor_of
from tilth.games.moor.rules.terrain import beside_house, forest_count
from tilth.kernel.core import OK, Node, Position
from tilth.kernel.expressions import Provided, Step, When
from tilth.kernel.native import i64

# -- people ----------------------------------------------------------------------------------------------------------


class HutFuel(Heating):
    """So much fuel more."""

    def __init__(self, stage: i64, n: i64) -> None:
        super().__init__(stage)
        self.n: i64 = n

    def heat(self, t: Table, seat: i64, value: i64) -> i64:
        return value + self.n


class HutBecomesRoom(Provided):
    """The card is given up, and the wooden house gets a room for nothing."""

    def __init__(self, number: i64, rooms: i64) -> None:
        super().__init__(Rooms(rooms, free=True))
        self.number: i64 = number

    def lack(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if house_of(cast(Table, p), seat) == WOODEN else WRONG_MATERIAL

    def begin(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).leave(seat, self.number)


@card("peat-hut")
def peat_hut(c: Maker) -> None:
    m = moor_of(c.rules)
    c.says(ROOMY, More(c.n["people"]))
    c.says(m.heating, HutFuel(LESS if m.switches["m032_hut_discounted"] else BESIDES, c.n["fuel"]))
    c.instead_of_renovation(HutBecomesRoom(c.number, c.n["rooms"]))


@card("peat-moss")
def peat_moss(c: Maker) -> None:
    c.says(ROOM_PRICE, RoomFor(WOODEN, c.n["wood"], 0, c.n["reed"]))


class ManyRooms(When):
    """A part, if so many rooms (IT) were built in one action."""

    def __init__(self, least: i64, part: Node) -> None:
        super().__init__(part)
        self.least: i64 = least

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return it >= self.least


@card("building-plan")
def building_plan(c: Maker) -> None:
    c.on(ROOMED, ManyRooms(c.n["rooms"], c.may(Stables(c.n["stables"], 0))))


# -- animals ---------------------------------------------------------------------------------------------------------


class NightPlaces(Holder):
    """So many animals on the card; `mixed`: of several kinds."""

    def __init__(self, animals: i64, mixed: bool) -> None:
        self.animals: i64 = animals
        self.mixed: bool = mixed

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        if self.mixed:
            places.singles += self.animals
        else:
            places.pen(self.animals, self.animals)


@card("night-pasture")
def night_pasture(c: Maker) -> None:
    m = moor_of(c.rules)
    c.holds(NightPlaces(c.n["animals"], bool(m.switches["m033_mixed"])))
    c.lends(NightPlaces(c.n["others"], True))
    c.says(PARENTS, ParentsThere(m))
    c.says(m.breeds_last, Yes())
    m.shared, m.shared_places = c.number, c.n["others"]


class Rehouse(Step):
    """A place is gone: animals that stood there need another one."""

    def __init__(self) -> None:
        super().__init__()
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return cast(Table, p).all_housed(seat)

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.push(t.game.housing, seat, 0, 0)


class InWoods(Holder):
    """So many animals in each forest that is seen, no sheep."""

    def __init__(self, m: Moor, animals: i64) -> None:
        self.m = m
        self.animals: i64 = animals

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.wild += self.animals * forest_count(t, self.m, seat)


@card("home-wood")
def home_wood(c: Maker) -> None:
    m = moor_of(c.rules)
    c.holds(InWoods(m, c.n["animals"]))
    c.on(m.forest_gone, Rehouse())


class AtTheHouse(Holder):
    """Horses on an unused cell beside a room, on so many such cells."""

    def __init__(self, m: Moor, horses: i64, cells: i64) -> None:
        self.m = m
        self.horses: i64 = horses
        self.cells: i64 = cells

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        found = beside_house(t, seat)
        places.own[self.m.horses] += self.horses * (self.cells if found > self.cells else found)


@card("horse-trough")
def horse_trough(c: Maker) -> None:
    c.holds(AtTheHouse(moor_of(c.rules), c.n["horses"], c.n["cells"]))
    c.on(c.rules.cells_used, Rehouse())
