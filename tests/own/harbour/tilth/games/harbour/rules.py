"""What the harbour brings to the rules: a turn at sea, ponds, salting at the harvest, boats, points."""

from __future__ import annotations

from typing import Any, cast

from tilth.games.agricola.rules.actions import CELL_NOT_FREE, Block
from tilth.games.agricola.rules.bills import card_bill
from tilth.games.agricola.rules.capacity import Places
from tilth.games.agricola.rules.card_making import Maker, card
from tilth.games.agricola.rules.cards import FREE, Holder, ScoreItem
from tilth.games.agricola.rules.events import GAINED, SUPPLY
from tilth.games.agricola.rules.facts import CARD_IDS
from tilth.games.agricola.rules.fencing import Fence
from tilth.games.agricola.rules.goods import CLAY, FOOD
from tilth.games.agricola.rules.grid import extension_places, pair_word, pairs_around
from tilth.games.agricola.rules.packed_events import good_gained
from tilth.games.agricola.rules.payments import can_pay
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import at_home, lay_on_card, spend, stock
from tilth.games.agricola.rules.work_phase import Placement
from tilth.kernel.core import CANNOT_PAY, NOT_YOUR_TURN, OK, PASS, SEAT, WRONG_PART, Node, Position
from tilth.kernel.expressions import Ask, EachSeat, Step, When
from tilth.kernel.native import BIT, append, i64, vec

from .facts import FACTS

BOATS = [fact["slug"] for fact in FACTS["cards"] if fact["kind"] == "boat"]
POND = "0,3"  # the cell that is a pond at the start
MOST_LAND = 17  # cells, of which a farm has 15 at the start


class Harbour:
    """What was registered: the numbers by which the rules know it."""

    def __init__(self, rules: AgricolaRules, deep: bool) -> None:
        self.salt = rules.add_good("salt")
        self.goose = rules.add_animal("goose")
        self.pond = rules.add_cover("pond")
        self.raft = rules.add_thing("raft")
        self.steep = rules.add_reason("CLIFF", "H§3")
        self.cliff = rules.add_cover("cliff", self.steep)
        self.pile = rules.add_cell_actions("pile")
        self.pairs = pairs_around(rules.grid, 2)
        self.reclaim = rules.add_actions("reclaim", [pair_word(pair) for pair in self.pairs])
        self.sunk = rules.add_reason("NO_LAND", "H§4")
        self.piled = rules.add_seat_number("piled", "cells")
        self.weather = rules.add_seat_number("weather", ["fair", "foul"])
        self.cast = rules.add_actions("cast", ["net", "line"])
        self.sail = rules.add_actions("sail", BOATS)
        self.salting = rules.add_actions("salt")
        self.tired = rules.add_reason("ALREADY_CAST", "H§1")
        self.moored = rules.add_reason("BOAT_TAKEN", "H§2")
        self.last_cast = rules.add_seat_number("last_cast")
        self.spoiled = rules.add_seat_number("spoiled")
        self.catch = rules.add_table_number("catch")
        self.net_food: i64 = 2 if deep else 1
        self.boats = [CARD_IDS.index(boat) for boat in BOATS]


# -- a turn without a person -----------------------------------------------------------------------------------------


class SeaTurn(Placement):
    """Place a person; or, once in a round, fish: a net brings food, a line brings salt; or buy one of the boats."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__()
        self.harbour = harbour

    def cast_lack(self, t: Table, seat: i64) -> i64:
        return self.harbour.tired if t.seat_number(seat, self.harbour.last_cast) == t.round else OK

    def sail_lack(self, t: Table, seat: i64, boat: i64) -> i64:
        number = self.harbour.boats[boat]
        if t.owner[number] != FREE:
            return self.harbour.moored
        return OK if can_pay(t, seat, card_bill(number)) else CANNOT_PAY

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if self.cast_lack(cast(Table, p), seat) == OK else super().doable(p, seat, it)

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if at_home(t, seat) > 0:
            out = super().options(p, f, out)
        if self.cast_lack(t, seat) == OK:
            out = append(append(out, self.harbour.cast.start), self.harbour.cast.start + 1)
        for boat in range(len(BOATS)):
            if self.sail_lack(t, seat, boat) == OK:
                out = append(out, self.harbour.sail.start + boat)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if self.harbour.cast.has(action):
            return self.cast_lack(t, seat)
        if self.harbour.sail.has(action):
            return self.sail_lack(t, seat, action - self.harbour.sail.start)
        return super().reason(t, f, seat, action)

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        if self.harbour.cast.has(action):
            t.drop()
            t.set_seat_number(seat, self.harbour.last_cast, t.round)
            t.set_table_number(self.harbour.catch, t.table_number(self.harbour.catch) + 1)
            if action == self.harbour.cast.start:
                t.gain(seat, FOOD, self.harbour.net_food, SUPPLY)
            else:
                t.gain(seat, self.harbour.salt, 1, SUPPLY)
        elif self.harbour.sail.has(action):
            number = self.harbour.boats[action - self.harbour.sail.start]
            t.drop()
            t.push(t.game.enters, seat, 0, number)
            t.push(t.game.pay, seat, 0, card_bill(number))
        else:
            super().take(p, f, action)


# -- a space ---------------------------------------------------------------------------------------------------------


class Drain(Step):
    """The ponds of a farm become free cells, and there is clay on their ground."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__()
        self.harbour = harbour
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return OK if t.lying_on(seat, self.harbour.pond) else WRONG_PART

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.cover(seat, self.harbour.pond, 0)
        t.gain(seat, CLAY, 1, SUPPLY)


class OnGround(Ask):
    """Where something is laid when a card is played; there may be no place for it."""

    def __init__(self, asks: str, block: Block) -> None:
        super().__init__(asks)
        self.block = block

    def lack(self, t: Table, seat: i64, place: i64) -> i64:
        raise NotImplementedError

    def put(self, t: Table, seat: i64, place: i64) -> None:
        raise NotImplementedError

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        return OK if len(self.places(cast(Table, p), seat)) else WRONG_PART

    def places(self, t: Table, seat: i64) -> list[int]:
        return [k for k in range(self.block.size) if self.lack(t, seat, k) == OK]

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        for k in self.places(cast(Table, p), p.stack[f + SEAT]):
            out = append(out, self.block.start + k)
        return out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        return self.lack(cast(Table, p), seat, action - self.block.start) if self.block.has(action) else WRONG_PART

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat = p.stack[f + SEAT]
        p.drop()
        self.put(cast(Table, p), seat, action - self.block.start)


class Reclaim(OnGround):
    """Two cells are won from the sea."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__("reclaim", harbour.reclaim)
        self.harbour = harbour

    def lack(self, t: Table, seat: i64, place: i64) -> i64:
        fits = self.harbour.pairs[place] in extension_places(t.grid(seat), mixed=False)
        return OK if fits and t.grid(seat).cells < MOST_LAND else self.harbour.sunk

    def put(self, t: Table, seat: i64, place: i64) -> None:
        t.extend(seat, self.harbour.pairs[place])


class Pile(OnGround):
    """Stones are piled up on an unused cell."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__("pile", harbour.pile)
        self.harbour = harbour

    def lack(self, t: Table, seat: i64, place: i64) -> i64:
        return OK if t.free(seat) & BIT[place] else t.hindrance(seat, BIT[place], CELL_NOT_FREE)

    def put(self, t: Table, seat: i64, place: i64) -> None:
        t.cover(seat, self.harbour.cliff, t.lying_on(seat, self.harbour.cliff) | BIT[place])
        t.set_seat_number(seat, self.harbour.piled, t.seat_number(seat, self.harbour.piled) | BIT[place])
        t.set_seat_number(seat, self.harbour.weather, 1)


# -- a second payment at the harvest ---------------------------------------------------------------------------------


class Salting(Ask):
    """A family salts its meat, or some of it spoils."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__("salting")
        self.harbour = harbour
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        out = append(out, PASS)
        t = cast(Table, p)
        return append(out, self.harbour.salting.start) if stock(t, t.stack[f + SEAT], self.harbour.salt) else out

    def why(self, p: Position, f: i64, seat: i64, action: i64) -> i64:
        if seat != p.stack[f + SEAT]:
            return NOT_YOUR_TURN
        if action == PASS:
            return OK
        if action != self.harbour.salting.start:
            return WRONG_PART
        return OK if stock(cast(Table, p), seat, self.harbour.salt) else CANNOT_PAY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.drop()
        if action == PASS:
            t.set_seat_number(seat, self.harbour.spoiled, t.seat_number(seat, self.harbour.spoiled) + 1)
        else:
            spend(t, seat, self.harbour.salt, 1)


def salting_phase(harbour: Harbour) -> Node:
    return EachSeat(Salting(harbour))


class Tide(Step):
    """As a round begins, what was caught in the last one is counted anew."""

    def __init__(self, harbour: Harbour) -> None:
        super().__init__()
        self.harbour = harbour

    def act(self, p: Position, seat: i64, it: i64) -> None:
        cast(Table, p).set_table_number(self.harbour.catch, 0)


# -- points ----------------------------------------------------------------------------------------------------------


class Geese(ScoreItem):
    def __init__(self, harbour: Harbour) -> None:
        super().__init__("geese")
        self.harbour = harbour

    def points(self, t: Table, seat: i64) -> i64:
        n = stock(t, seat, self.harbour.goose)
        return n if n else -1


class Spoiled(ScoreItem):
    def __init__(self, harbour: Harbour) -> None:
        super().__init__("spoiled")
        self.harbour = harbour

    def points(self, t: Table, seat: i64) -> i64:
        return -t.seat_number(seat, self.harbour.spoiled)


# -- cards -----------------------------------------------------------------------------------------------------------


@card("smokehouse")
def smokehouse(c: Maker) -> None:
    """Its facts say all."""


class Pen(Holder):
    """Geese on the card."""

    def __init__(self, kind: i64, geese: i64) -> None:
        self.kind: i64 = kind
        self.geese: i64 = geese

    def hold(self, t: Table, seat: i64, places: Places) -> None:
        places.own[self.kind] += self.geese


@card("goose_pen")
def goose_pen(c: Maker) -> None:
    c.holds(Pen(c.rules.herded[c.rules.goods.index("goose")] - 1, c.n["geese"]))


class SaltCame(When):
    """A part, if salt came. IT: what GAINED says."""

    def __init__(self, salt: i64, part: Node) -> None:
        super().__init__(part)
        self.salt: i64 = salt

    def holds(self, p: Position, seat: i64, it: i64) -> bool:
        return good_gained(it) == self.salt


class Stock(Step):
    """Salt from the general supply lies on the card."""

    def __init__(self, number: i64, salt: i64, n: i64) -> None:
        super().__init__()
        self.number: i64 = number
        self.salt: i64 = salt
        self.n: i64 = n

    def act(self, p: Position, seat: i64, it: i64) -> None:
        lay_on_card(cast(Table, p), self.number, self.salt, self.n)


@card("salt_store")
def salt_store(c: Maker) -> None:
    salt = c.rules.goods.index("salt")
    c.plays(Stock(c.number, salt, c.n["salt"]))
    c.on(GAINED, SaltCame(salt, c.gain(food=c.n["food"])))


@card("cutter")
def cutter(c: Maker) -> None:
    """It is worth its points."""


@card("lugger")
def lugger(c: Maker) -> None:
    """It is worth its points."""


def deeds(harbour: Harbour) -> dict[str, Any]:
    """What spaces of the harbour do, and how it is made."""
    return {
        "drain_pond": lambda rules, space, option: Drain(harbour),
        "reclaim_land": lambda rules, space, option: Reclaim(harbour),
        "pile_stones": lambda rules, space, option: Pile(harbour),
        "fence_island": lambda rules, space, option: Fence(free=True, pastures=1, cells=1, detached=True),
    }


def flood(t: Table, harbour: Harbour, seat: i64) -> None:
    t.cover(seat, harbour.pond, BIT[t.grid(seat).number[POND]])
