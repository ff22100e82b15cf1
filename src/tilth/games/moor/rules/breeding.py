# compiled
"""Births where others may keep an animal on somebody's card: there it counts for the owner of the card, who comes last
(M§19, M§20)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.action_parts import Deed
from tilth.games.agricola.rules.actions import OVER_CAPACITY
from tilth.games.agricola.rules.animals import Breed
from tilth.games.agricola.rules.effects import Emit
from tilth.games.agricola.rules.events import BREED_END
from tilth.games.agricola.rules.harvest import BeginPhase, BreedOne, EndHarvest
from tilth.games.agricola.rules.layout import BREEDING
from tilth.games.agricola.rules.rulebook import AgricolaRules
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import owner_of
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.answers import ask
from tilth.kernel.core import CANNOT_PAY, OK, SEAT, STEP, WRONG_PART, Node, Position
from tilth.kernel.doors import Answer
from tilth.kernel.expressions import Seq, Step
from tilth.kernel.native import append, i64, vec


def guests(t: Table, m: Moor, seat: i64) -> vec[i64]:
    """Kinds of animals of which one can stand on somebody else's card while the others stay at home; none, if all find
    room at home."""
    found = vec[i64]()
    owner = owner_of(t, m.shared) if m.shared >= 0 else -1
    if owner < 0 or owner == seat:
        return found
    places = t.places(seat)
    places.singles -= m.shared_places
    herd = t.herd(seat)
    if places.hold(herd):
        return found
    k: i64 = 0
    while k < len(herd):
        if herd[k] > 0:
            herd[k] -= 1
            if places.hold(herd):
                found = append(found, k)
            herd[k] += 1
        k += 1
    return found


class Overnight(Deed):
    """Animals that do not all find room at home: one kind is named of which one stands on the card at that moment."""

    def __init__(self, m: Moor) -> None:
        super().__init__("night")
        self.m = m
        self.sure = True

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        if len(guests(t, self.m, t.stack[f + SEAT])) > 0:
            return True
        t.set_seat_number(t.stack[f + SEAT], self.m.night, 0)
        t.drop()
        return False

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        t = cast(Table, p)
        for k in guests(t, self.m, t.stack[f + SEAT]):
            out = append(out, self.m.act_night.start + k)
        return out

    def reason(self, t: Table, f: i64, seat: i64, action: i64) -> i64:
        if not self.m.act_night.has(action):
            return WRONG_PART
        wanted = action - self.m.act_night.start
        if t.herd(seat)[wanted] == 0:
            return CANNOT_PAY
        for k in guests(t, self.m, seat):
            if k == wanted:
                return OK
        return OVER_CAPACITY

    def take(self, p: Position, f: i64, action: i64) -> None:
        t = cast(Table, p)
        seat = t.stack[f + SEAT]
        t.drop()
        t.set_seat_number(seat, self.m.night, action - self.m.act_night.start + 1)


class BreedInTurn(Node):
    """All farms breed, clockwise from the starting player; owners of certain cards last. STEP: how many."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.sure = True
        self.m = m
        self.breed = BreedOne(Breed())
        self.overnight = Overnight(m)
        self.parts.extend([self.breed, self.overnight])

    def run(self, p: Position, f: i64) -> bool:
        t = cast(Table, p)
        n = t.game.seats
        step = t.stack[f + STEP]
        if step >= 2 * n:
            t.drop()
            return False
        t.stack[f + STEP] = step + 1
        seat = (t.starter + step) % n
        last = ask(t, self.m.breeds_last, seat, 0, 0)
        if last != step // n:
            return False
        t.push(self.breed, seat, 0, 0)
        if not last:
            t.push(self.overnight, seat, 0, 0)
            return False
        turn = n - 1
        while turn > 0:  # the one after the owner is asked first
            t.push(self.overnight, (seat + turn) % n, 0, 0)
            turn -= 1
        return False


class Morning(Step):
    """Nobody's animals count for others any more."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        s: i64 = 0
        while s < t.game.seats:
            if t.seat_number(s, self.m.night):
                t.set_seat_number(s, self.m.night, 0)
            s += 1


def breeding_phase(m: Moor, rules: AgricolaRules) -> Node:
    return Seq(BeginPhase(BREEDING), BreedInTurn(m), Morning(m), Emit(BREED_END), EndHarvest())


class ParentsThere(Answer):
    """Animals of all players on the card count for its owner alone."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def kept_there(self, t: Table, seat: i64) -> i64:
        """The kind of the animal that somebody else keeps there, plus 1; 0: none. Outside the harvest, where nobody is
        asked, it is one of which there are most."""
        if t.phase == BREEDING:
            return t.seat_number(seat, self.m.night)
        best: i64 = 0
        for k in guests(t, self.m, seat):
            if best == 0 or t.herd(seat)[k] > t.herd(seat)[best - 1]:
                best = k + 1
        return best

    def change(self, p: Position, owner: i64, seat: i64, value: i64, arg: i64) -> i64:
        t = cast(Table, p)
        if seat != owner:
            return value - 1 if self.kept_there(t, seat) == arg + 1 else value
        s: i64 = 0
        while s < t.game.seats:
            if s != owner and self.kept_there(t, s) == arg + 1:
                value += 1
            s += 1
        return value
