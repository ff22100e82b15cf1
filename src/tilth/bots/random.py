"""Any legal move."""

from __future__ import annotations

from tilth.kernel.core import Position
from tilth.kernel.rng import Rng


class Random:
    def choose(self, p: Position, seat: int, rng: Rng) -> int:
        legal = p.legal()
        return legal[rng.below(len(legal))]
