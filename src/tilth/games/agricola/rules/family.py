# compiled
"""Family growth (§8)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import (
    FAMILY_FULL,
    NO_ROOM,
    TOO_EARLY,
)
from tilth.games.agricola.rules.events import GREW, GROWS_ANYWAY, ROOMY
from tilth.games.agricola.rules.layout import CHILDREN, EXTRA, FARM, HOME, PEOPLE, WORK
from tilth.games.agricola.rules.table import Table
from tilth.kernel.answers import ask
from tilth.kernel.core import (
    OK,
    Position,
)
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64
from tilth.kernel.reactions import emit


class Grow(Step):
    """A child is born (§8). `room`: only if there is a room for it; `since`: not before this round."""

    def __init__(self, room: bool, since: i64 = 0) -> None:
        super().__init__()
        self.room: bool = room
        self.since: i64 = since
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        f = seat * FARM
        if t.round < self.since:
            return TOO_EARLY
        if t.farms[f + PEOPLE] >= t.most_people(seat):
            return FAMILY_FULL
        all_here = t.farms[f + PEOPLE] + t.farms[f + EXTRA] >= t.most_people(seat)
        if all_here and t.phase == WORK and t.farms[f + HOME] <= 0:
            return FAMILY_FULL  # the last to be placed lives on a card, and cannot become its own child
        rooms = t.rooms(seat)
        if len(t.answerers[ROOMY]) > 0:
            rooms = ask(t, ROOMY, seat, rooms, 0)
        crowded = self.room and rooms <= t.farms[f + PEOPLE]
        return NO_ROOM if crowded and not ask(t, GROWS_ANYWAY, seat, 0, 0) else OK

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        f = seat * FARM
        if t.farms[f + PEOPLE] + t.farms[f + EXTRA] >= t.most_people(seat):
            moves_out(t, seat)  # nobody is left but the one who lives on a card: that one moves in as the child
        t.farms[f + PEOPLE] += 1
        t.farms[f + CHILDREN] += 1
        emit(t, GREW, seat, 1 if self.room else 0)


def moves_out(t: Table, seat: i64) -> None:
    """One who lives on a card leaves it. They are placed last: while people are at home, that one is too."""
    f = seat * FARM
    t.farms[f + EXTRA] -= 1
    if t.phase == WORK and t.farms[f + HOME] > 0:
        t.farms[f + HOME] -= 1
