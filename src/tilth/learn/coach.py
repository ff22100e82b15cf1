"""The coach: which choices would be serious mistakes, by what is expected of them."""

from __future__ import annotations

from typing import Final

from tilth.bots.levels import Learned, Level
from tilth.bots.protocol import Budget
from tilth.kernel.core import Position
from tilth.kernel.moves import Move, moves
from tilth.kernel.rng import Rng
from tilth.learn.outlook import expected, points_words
from tilth.text.sentences import Speech

__all__ = ["BUDGET", "COACH", "mistake_words", "mistakes"]

COACH: Final = Level("coach", width=8, breadth=16, visits=120, worlds=2)
BUDGET: Final = Budget(seconds=0.6)
LEAST: Final = 3.0  # points that a serious mistake costs
SHARE: Final = 0.06  # of the points expected at the end, which it costs, too: games count in different measures
STAKE: Final = 1.1  # times what is at stake: how much better the best choice is than all on the whole


def mistakes(p: Position, seat: int, rng: Rng, budget: Budget = BUDGET, level: Level = COACH) -> dict[int, float]:
    """The choices of the seat that decides which cost a lot, each with how many points: by a first look at all of them
    and by a search, whichever thinks better of it."""
    thinker, world = Learned(level), p.resample(seat, rng)
    world.patient = False
    judge = thinker.judges_for(world)[seat]
    glance = moves(world, seat, judge, level.width, rng)
    lost, deeper = losses(glance), losses(thinker.judged(world, seat, rng, budget))
    points = expected(judge, glance[0].after, seat, ())
    stake = sum(lost.values()) / len(lost)
    serious = max(LEAST, SHARE * abs(points), STAKE * stake)
    costs = {action: min(loss, deeper.get(action, loss)) for action, loss in lost.items()}
    return {action: loss for action, loss in costs.items() if loss >= serious}


def losses(found: list[Move]) -> dict[int, float]:
    """By how much the best move with each first choice falls behind the best of all."""
    values: dict[int, float] = {}
    for move in found:
        action = int(move.action())
        values[action] = max(values.get(action, move.value), move.value)
    best = max(values.values())
    return {action: best - value for action, value in values.items()}


def mistake_words(speech: Speech, loss: float) -> str:
    return speech.say("coach-mistake", points=points_words(speech, loss))
