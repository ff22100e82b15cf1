# compiled
"""A person from outside the farm who lives in a forest, and helps in the round in which the forest goes (M§20)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import FAMILY_FULL
from tilth.games.agricola.rules.layout import FARM, GUESTS, WORK
from tilth.games.agricola.rules.packed import guest
from tilth.games.agricola.rules.table import Table
from tilth.games.agricola.rules.verbs import come_home, lodgers_of, people_of
from tilth.games.moor.rules.registered import Moor
from tilth.games.moor.rules.terrain import ChooseCell, forests
from tilth.kernel.core import Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import BIT, i64


class IntoForest(ChooseCell):
    """One of the people not in play goes to live in a forest; no child can be made of that one."""

    def __init__(self, m: Moor) -> None:
        super().__init__(m, "forest-person")

    def cells(self, t: Table, seat: i64) -> i64:
        left = t.most_people(seat) - people_of(t, seat) - lodgers_of(t, seat)
        return forests(t, self.m, seat) if left > 0 else 0

    def cell_lack(self, t: Table, seat: i64, cell: i64) -> i64:
        return self.m.no_terrain

    def empty(self, t: Table, seat: i64) -> i64:
        return FAMILY_FULL if forests(t, self.m, seat) else self.m.no_terrain

    def apply(self, t: Table, seat: i64, cell: i64) -> None:
        t.set_seat_number(seat, t.game.bound, t.seat_number(seat, t.game.bound) + 1)
        t.set_seat_number(seat, self.m.forest_people, t.seat_number(seat, self.m.forest_people) | BIT[cell])


class OutOfForest(Step):
    """A forest is gone: who lived there can be placed in this round, if people still are. IT: the cell."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        return not cast(Table, p).seat_number(seat, self.m.forest_people) & BIT[it]

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_seat_number(seat, self.m.forest_people, t.seat_number(seat, self.m.forest_people) & ~BIT[it])
        if t.phase < WORK:
            t.farms[seat * FARM + GUESTS] += guest(False)
        elif t.phase == WORK:
            come_home(t, seat)
        else:
            leave_again(t, self.m, seat)


def leave_again(t: Table, m: Moor, seat: i64) -> None:
    """Who lived in a forest and does not any more is outside the farm again, and a child can be made of that one."""
    t.set_seat_number(seat, t.game.bound, 1 if t.seat_number(seat, m.forest_people) else 0)


class OutsideAgain(Step):
    """People have gone home, and who came out of a forest has gone away."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m
        self.still = True

    def idle(self, p: Position, seat: i64, it: i64) -> bool:
        t = cast(Table, p)
        return t.seat_number(seat, t.game.bound) == 0 or t.seat_number(seat, self.m.forest_people) != 0

    def act(self, p: Position, seat: i64, it: i64) -> None:
        leave_again(cast(Table, p), self.m, seat)


class NobodyInForest(Step):
    """The card is given up, and whoever lived there by it has gone away."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_seat_number(seat, self.m.forest_people, 0)
        leave_again(t, self.m, seat)
