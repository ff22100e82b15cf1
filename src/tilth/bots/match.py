"""Playing games out between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilth.bots.protocol import Opponent
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng


def finish(
    p: Position, bots: Sequence[Opponent], rng: Rng, on_move: Callable[[Position, int], None] | None = None
) -> int:
    """Play to the end, in place. `on_move` hears of every action before it is played. Returns the seats' decisions."""
    decisions = 0
    while not p.over:
        if p.who == CHANCE:
            action = int(p.draw(rng))
        else:
            action = bots[p.who].choose(p, int(p.who))
            decisions += 1
        if on_move:
            on_move(p, action)
        p.play(action)
    return decisions
