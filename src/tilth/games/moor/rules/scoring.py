# compiled
"""Points that the expansion adds or changes (M§13)."""

from __future__ import annotations

from typing import Final

from tilth.games.agricola.rules.cards import ScoreItem
from tilth.games.agricola.rules.layout import FARM
from tilth.games.agricola.rules.scoring import PEOPLE_POINTS
from tilth.games.agricola.rules.table import Table
from tilth.games.moor.rules.registered import Moor
from tilth.kernel.native import i64, vec

ILL: Final[i64] = -2  # a person in bed counts 1 instead of 3 (M§11.5)


class Horses(ScoreItem):
    """1 for each, and -1 for none (M§13.1); people in bed count less."""

    def __init__(self, m: Moor) -> None:
        super().__init__("horses")
        self.tabled = True
        self.m = m

    def points(self, t: Table, seat: i64) -> i64:
        n = t.farms[seat * FARM + self.m.horse]
        return n if n else -1

    def change(self, t: Table, seat: i64, sheet: vec[i64]) -> None:
        sheet[PEOPLE_POINTS] += ILL * t.seat_number(seat, self.m.bed)
