"""Any legal move."""

from __future__ import annotations

from tilth.bots.protocol import Budget
from tilth.kernel.core import Position
from tilth.kernel.rng import Rng


class Random:
    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        legal = position.legal()
        return legal[rng.below(len(legal))]
