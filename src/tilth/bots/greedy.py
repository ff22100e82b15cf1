"""One move ahead: the move after which the game's own hand-made evaluation looks best."""

from __future__ import annotations

from tilth.bots.protocol import Budget
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.doors import Evaluation
from tilth.kernel.moves import moves
from tilth.kernel.rng import Rng

WIDTH = 8  # ways to complete a choice that are kept in view


class AfterLuck(Evaluation):
    """The hand-made evaluation where chance has taken its course, with the same luck for all."""

    def __init__(self, made: Evaluation, rng: Rng) -> None:
        self.made = made
        self.rng = rng

    def value(self, p: Position, seat: int) -> float:
        if p.who == CHANCE:
            luck = self.rng.copy()
            p = p.copy()
            while p.who == CHANCE:
                p.act(p.draw(luck))
        return self.made.value(p, seat)


class Greedy:
    """Looks at whole moves: one with several small decisions is one step."""

    def choose(self, position: Position, seat: int, rng: Rng, budget: Budget) -> int:
        judge = AfterLuck(position.rules.evaluation, rng)
        return int(moves(position, seat, judge, WIDTH, rng)[0].action())
