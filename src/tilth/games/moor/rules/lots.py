# compiled
"""A number by lot: one of the nine layout cards is drawn, open to all (M§20)."""

from __future__ import annotations

from tilth.games.moor.rules.registered import LAYOUT_CARDS, Moor
from tilth.kernel.core import CHANCE, IT, SEAT, Node, Position
from tilth.kernel.expressions import Ask
from tilth.kernel.native import append, i64, vec
from tilth.kernel.rng import Rng


class DrawNumber(Ask):
    """Chance draws a number from 1 to 9; the part that follows finds it in IT. IT here: for whom."""

    def __init__(self, m: Moor, then: Node) -> None:
        super().__init__("lot")
        self.m = m
        self.parts.append(then)
        self.still = then.still

    def run(self, p: Position, f: i64) -> bool:
        if p.stack[f + SEAT] != CHANCE:
            p.stack[f + IT] = p.stack[f + SEAT]
            p.stack[f + SEAT] = CHANCE
        return True

    def options(self, p: Position, f: i64, out: vec[i64]) -> vec[i64]:
        k: i64 = 0
        while k < LAYOUT_CARDS:
            out = append(out, self.m.act_layout.start + k)
            k += 1
        return out

    def draw(self, p: Position, f: i64, rng: Rng) -> i64:
        return self.m.act_layout.start + rng.below(LAYOUT_CARDS)

    def take(self, p: Position, f: i64, action: i64) -> None:
        seat = p.stack[f + IT]
        p.drop()
        p.push(self.parts[0], seat, 0, action - self.m.act_layout.start + 1)
