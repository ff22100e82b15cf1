# compiled
"""Games played to their end at random."""

from __future__ import annotations

from tilth.kernel.core import CHANCE, NOBODY, Position
from tilth.kernel.native import i64
from tilth.kernel.rng import Rng


def playout(p: Position, rng: Rng, most: i64) -> i64:
    """Play to the end at random. Returns the number of decisions; chance's draws are not counted."""
    decisions: i64 = 0
    while p.who != NOBODY and decisions < most:
        if p.who == CHANCE:
            p.act(p.draw(rng))
        else:
            choices = p.choices
            n: i64 = len(choices)
            p.act(choices[rng.below(n)])
            decisions += 1
    return decisions
