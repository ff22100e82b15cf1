# compiled
"""What a village is worth: its ducats (§15)."""

from __future__ import annotations

from typing import cast

from tilth.games.villagers.rules.table import Table
from tilth.kernel.core import Position
from tilth.kernel.doors import Scoring
from tilth.kernel.native import i64


class VillageScoring(Scoring):
    def points(self, p: Position, seat: i64) -> i64:
        return cast(Table, p).ducats[seat]
