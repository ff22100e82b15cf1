"""Playing games out between bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilth.bots import bot
from tilth.bots.protocol import Opponent
from tilth.kernel.core import CHANCE, Position
from tilth.kernel.rng import Rng


def seed_of(seed: int, k: int) -> int:
    """The seed of game `k` of a run, and with it the dice of the seats: the same however the games are shared out."""
    return (seed * 1_000_000_007 + k) * 16


def seated(names: Sequence[str], seed: int) -> list[Opponent]:
    """The bots of a game with this seed, each with dice of its own."""
    return [bot(name, seed + seat + 1) for seat, name in enumerate(names)]


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
