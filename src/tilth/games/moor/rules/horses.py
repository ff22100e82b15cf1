# compiled
"""Horses that lie: they stay where they are, but have no young and count less (M§20)."""

from __future__ import annotations

from typing import cast

from tilth.games.agricola.rules.actions import FEW_ANIMALS
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.core import OK, Position
from tilth.kernel.expressions import Step
from tilth.kernel.native import i64


def lying_horses(t: Table, seat: i64) -> i64:
    return t.seat_number(seat, t.game.lying)


class LayDown(Step):
    """A horse that stands lies down, and does not stand up again."""

    def __init__(self, m: Moor) -> None:
        super().__init__()
        self.m = m
        self.sure = False

    def doable(self, p: Position, seat: i64, it: i64) -> i64:
        t = cast(Table, p)
        return OK if t.farms[seat * FARM + self.m.horse] > lying_horses(t, seat) else FEW_ANIMALS

    def act(self, p: Position, seat: i64, it: i64) -> None:
        t = cast(Table, p)
        t.set_seat_number(seat, t.game.lying, lying_horses(t, seat) + 1)
